/// tests/scene/test_picture_citadel.c: pictures of citadels: their groups, roofs that cover houses
/// once, water, works and roads where the zones say, and every allocation failing once.
#include <math.h>

#include "../test.h"
#include "picture_fixture.h"

#include <pave/citadel.h>

static pave_citadel *town_of(const pave_citadel_def *def)
{
    pave_citadel *citadel = NULL;
    pave_error error = {0};
    if (pave_citadel_create(def, NULL, &citadel, &error) != PAVE_OK) fail_msg("%s", error.message);
    return citadel;
}

static pave_scene *picture_of(const pave_citadel *citadel)
{
    const pave_picture_citadel_def def = {.citadel = citadel, .title = "a town"};
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_citadel(&def, NULL, &scene, &error) != PAVE_OK) fail_msg("%s", error.message);
    return scene;
}

static int64_t count_zone(const pave_citadel *citadel, pave_citadel_zone zone)
{
    int64_t count = 0;
    for (int64_t i = 0; i < citadel->window->count; i++) count += citadel->zones[i] == zone;
    return count;
}

/// Twice the area of the first ring of an item.
static double area_of(const pave_scene_item *item)
{
    double sum = 0;
    const int64_t count = item->ring_ends[0];
    for (int64_t i = 0; i < count; i++) {
        const pave_vec2 a = item->points[i], b = item->points[(i + 1) % count];
        sum += a.x * b.y - a.y * b.x;
    }
    return fabs(sum);
}

/// The sides of a roof cover it, and do not overlap: their areas add up. Returns how many roofs
/// were seen. A roof is a polygon with a dark line, and its sides follow.
static int check_roofs(const pave_scene *scene)
{
    const double roof_line = 0.05, side_line = 0.012, close = 1e-9;
    int roofs = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item roof = pave_scene_at(scene, i);
        if (roof.kind != PAVE_SCENE_POLYGON || fabs(roof.style.width - roof_line) > close ||
            roof.style.fill == roof.style.stroke)
            continue;
        double sides = 0;
        for (i++; i < pave_scene_count(scene); i++) {
            const pave_scene_item side = pave_scene_at(scene, i);
            if (side.kind != PAVE_SCENE_POLYGON || fabs(side.style.width - side_line) > close)
                break;
            sides += area_of(&side);
        }
        assert_true(fabs(sides - area_of(&roof)) < close);
        roofs++;
        i--;
    }
    return roofs;
}

TEST(groups_and_roofs)
{
    static const char *const groups[] = {"land", "streets", "houses", "works", "trees"};
    for (int outline = PAVE_CITADEL_OUTLINE_TRIANGLE; outline <= PAVE_CITADEL_OUTLINE_FREE;
         outline++)
        for (uint64_t seed = 0; seed < 4; seed++) {
            const pave_citadel_def def = {.seed = seed,
                                          .size = 28 + 8 * (int32_t)seed,
                                          .outline = (pave_citadel_outline)outline,
                                          .moat = seed % 2 == 0,
                                          .ravelins = seed < 2};
            pave_citadel *citadel = town_of(&def);
            pave_scene *scene = picture_of(citadel);
            for (int i = 0; i < (int)(sizeof groups / sizeof *groups); i++)
                assert_true(items_in(scene, groups[i], PAVE_SCENE_POLYGON) > 0 ||
                            items_in(scene, groups[i], PAVE_SCENE_CIRCLE) > 0);
            const int64_t wet =
                count_zone(citadel, PAVE_CITADEL_MOAT) + count_zone(citadel, PAVE_CITADEL_WATER);
            assert_int_equal(items_in(scene, "water", PAVE_SCENE_POLYGON) > 0, wet > 0);
            const int roofs = check_roofs(scene);
            assert_true(roofs <= citadel->house_count);
            assert_true(roofs > citadel->house_count * 9 / 10);
            pave_scene_destroy(scene);
            pave_citadel_destroy(citadel);
        }
}

/// Nothing is drawn farther than shadows reach from the window, and the view lies within it.
TEST(all_lies_in_the_window)
{
    const double reach = 1;
    const pave_citadel_def def = {.seed = 5, .moat = true, .ravelins = true};
    pave_citadel *citadel = town_of(&def);
    pave_scene *scene = picture_of(citadel);
    pave_layout layout;
    assert_ok(pave_tri_layout(NULL, &layout, NULL));
    const pave_box window = pave_window_bounds(citadel->window, &layout),
                   view = pave_scene_bounds(scene);
    assert_true(view.min.x > window.min.x && view.max.x < window.max.x);
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        for (int64_t k = 0; k < item.point_count; k++) {
            assert_true(item.points[k].x > window.min.x - reach &&
                        item.points[k].x < window.max.x + reach);
            assert_true(item.points[k].y > window.min.y - reach &&
                        item.points[k].y < window.max.y + reach);
        }
    }
    pave_scene_destroy(scene);
    pave_citadel_destroy(citadel);
}

static bool item_covers(const pave_scene_item *item, pave_vec2 at)
{
    bool inside = false;
    for (int64_t ring = 0, i = 0; ring < item->ring_count; ring++)
        for (const int64_t first = i; i < item->ring_ends[ring]; i++) {
            const pave_vec2 a = item->points[i],
                            b = item->points[i + 1 < item->ring_ends[ring] ? i + 1 : first];
            if ((a.y > at.y) != (b.y > at.y) &&
                at.x < a.x + (at.y - a.y) * (b.x - a.x) / (b.y - a.y))
                inside = !inside;
        }
    return inside;
}

/// Returns the fill of the top polygon at a position, without shadows.
static uint32_t top_fill(const pave_scene *scene, pave_vec2 at)
{
    for (int64_t i = pave_scene_count(scene) - 1; i >= 0; i--) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_POLYGON && (item.style.fill & 255) == 255 &&
            item_covers(&item, at))
            return item.style.fill;
    }
    return 0;
}

/// Roads and bridges lie on top of everything, also where they cross a ravelin.
TEST(roads_are_seen)
{
    pave_layout layout;
    assert_ok(pave_tri_layout(NULL, &layout, NULL));
    for (uint64_t seed = 0; seed < 8; seed++) {
        const pave_citadel_def def = {
            .seed = seed, .size = 40, .moat = seed % 2, .ravelins = seed < 6};
        pave_citadel *citadel = town_of(&def);
        pave_scene *scene = picture_of(citadel);
        for (int64_t i = 0; i < citadel->window->count; i++) {
            const pave_vec2 at = pave_tri_face_point(&layout, pave_window_cell(citadel->window, i));
            if (citadel->zones[i] == PAVE_CITADEL_ROAD)
                assert_int_equal(top_fill(scene, at), 0xe0cd9dff);
            if (citadel->zones[i] == PAVE_CITADEL_BRIDGE)
                assert_int_equal(top_fill(scene, at), 0xa57f50ff);
        }
        pave_scene_destroy(scene);
        pave_citadel_destroy(citadel);
    }
}

/// The looks come from the seed: the same again, another town looks different.
TEST(looks_are_of_the_seed)
{
    uint64_t hashes[2];
    for (uint64_t seed = 0; seed < 2; seed++) {
        const pave_citadel_def def = {.seed = seed, .size = 24};
        pave_citadel *citadel = town_of(&def);
        pave_scene *scene = picture_of(citadel), *again = picture_of(citadel);
        hashes[seed] = pave_scene_hash(scene);
        assert_true(hashes[seed] == pave_scene_hash(again));
        pave_scene_destroy(again);
        pave_scene_destroy(scene);
        pave_citadel_destroy(citadel);
    }
    assert_true(hashes[0] != hashes[1]);
}

static pave_result make(const void *def, const pave_allocator *allocator, pave_scene **out,
                        pave_error *error)
{
    return pave_picture_citadel((const pave_picture_citadel_def *)def, allocator, out, error);
}

TEST(every_allocation_may_fail)
{
    const pave_citadel_def def = {.seed = 1, .size = 13, .moat = true};
    pave_citadel *citadel = town_of(&def);
    const pave_picture_citadel_def picture = {.citadel = citadel};
    fail_each_allocation(make, &picture);
    pave_citadel_destroy(citadel);
}

int main(void) { return run_all_tests(NULL, NULL); }
