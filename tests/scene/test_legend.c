/// tests/scene/test_legend.c: legends: where their entries lie, on paper too, and what fails.
#include <pave/picture.h>

#include <math.h>

#include "../failing.h"
#include "../test.h"
#include "scene_fixture.h"

enum { KEYS = 9, TEXT = 16 };

/// A square of 30 x 20 units with entries; the last is a dashed line.
static pave_scene *keyed(const pave_allocator *allocator)
{
    const pave_scene_def def = {.view = {{2, 3}, {32, 23}}, .background = 0x204060ff};
    const pave_vec2 corners[] = {{2, 3}, {32, 3}, {32, 23}};
    const pave_scene_style red = {.fill = 0xff0000ff},
                           line = {.stroke = 0x00ff00ff, .width = 9, .dash = 1, .gap = 7};
    pave_scene *scene = NULL;
    if (pave_scene_create(&def, allocator, &scene, NULL) != PAVE_OK) return NULL;
    pave_scene_add_polygon(scene, corners, 3, &red);
    for (int i = 0; i < KEYS; i++) {
        char text[TEXT];
        snprintf(text, sizeof text, "meaning %d", i);
        pave_scene_add_key(scene, i + 1 < KEYS ? &red : &line, text);
        pave_scene_add_key(scene, &line, text); // once more is nothing
    }
    return scene;
}

static bool within(pave_box inner, pave_box outer)
{
    return inner.min.x >= outer.min.x && inner.min.y >= outer.min.y && inner.max.x <= outer.max.x &&
           inner.max.y <= outer.max.y;
}

/// How many labels "meaning N" a scene has; each has to lie within the box, away from the others.
static int count_texts(const pave_scene *scene, pave_box box)
{
    pave_box seen[KEYS];
    int count = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind != PAVE_SCENE_LABEL || strncmp(item.text, "meaning ", 8) != 0) continue;
        assert_int_equal(item.text[8] - '0', count);
        const pave_box own = seen[count] = pave_scene_item_bounds(&item);
        assert_true(within(own, box));
        for (int k = 0; k < count; k++)
            assert_true(own.min.x >= seen[k].max.x || own.max.x <= seen[k].min.x ||
                        own.min.y >= seen[k].max.y || own.max.y <= seen[k].min.y);
        count++;
    }
    return count;
}

TEST(it_lies_below_the_picture)
{
    pave_scene *scene = keyed(NULL), *plain = NULL;
    const uint64_t hash = pave_scene_hash(scene);
    const pave_box before = pave_scene_bounds(scene);
    assert_ok(pave_scene_create(NULL, NULL, &plain, NULL));
    assert_int_equal(pave_scene_add_legend(plain), PAVE_NOT_FOUND);
    assert_int_equal(pave_scene_count(plain), 0);
    assert_int_equal(pave_scene_error(plain)->result, PAVE_OK);
    assert_ok(pave_scene_add_scene(plain, scene, pave_vec2_of(100, 0), 0.5)); // takes the entries
    pave_scene *both[] = {scene, plain};
    for (int k = 0; k < 2; k++) {
        const pave_box old = pave_scene_bounds(both[k]);
        assert_ok(pave_scene_add_legend(both[k]));
        const pave_box now = pave_scene_bounds(both[k]);
        const pave_box below = {{old.min.x, old.max.y}, now.max};
        assert_true(now.min.x == old.min.x && now.min.y == old.min.y && now.max.x == old.max.x);
        assert_int_equal(count_texts(both[k], below), KEYS);
    }
    assert_true(pave_scene_hash(scene) != hash);
    assert_true(before.max.y < pave_scene_bounds(scene).max.y);
    int lines = 0, squares = -1; // one is the paper
    const int64_t first = 1;     // the triangle
    for (int64_t i = first; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        lines += item.kind == PAVE_SCENE_LINE && item.style.width < 1;
        squares += item.kind == PAVE_SCENE_POLYGON;
    }
    assert_int_equal(lines, 1);
    assert_int_equal(squares, KEYS - 1);
    pave_scene_destroy(scene);
    pave_scene_destroy(plain);
}

TEST(narrow_pictures_have_one_column)
{
    const pave_scene_def def = {.view = {{0, 0}, {1, 100}}};
    const pave_scene_style style = {.fill = 0xff};
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(&def, NULL, &scene, NULL));
    for (int i = 0; i < KEYS; i++)
        pave_scene_add_key(scene, &style,
                           (char[]){'m', 'e', 'a', 'n', 'i', 'n', 'g', ' ', (char)('0' + i), '\0'});
    assert_ok(pave_scene_add_legend(scene));
    assert_int_equal(count_texts(scene, (pave_box){{0, 100}, pave_scene_bounds(scene).max}), KEYS);
    pave_scene_destroy(scene);
}

/// On one page it is below the picture, of several on the key page alone.
TEST(paper)
{
    static const pave_scene_paper papers[] = {{210, 297, 10, 10, 0}, {210, 297, 10, 10, 20}};
    pave_scene *scene = keyed(NULL);
    assert_ok(pave_scene_add_legend(scene));
    for (int k = 0; k < 2; k++) {
        int64_t count = 1;
        for (int64_t i = 0; i < count; i++) {
            pave_scene *page = NULL;
            assert_ok(pave_scene_create_page(scene, &papers[k], i, NULL, &page, &count, NULL));
            const pave_box sheet = {{10, 10}, {200, 287}};
            assert_int_equal(count_texts(page, sheet), i == 0 ? KEYS : 0);
            pave_scene_destroy(page);
        }
        assert_int_equal(count, k == 0 ? 1 : 9); // 600 x 400 mm: 4 x 2 sheets and a key
    }
    pave_scene_destroy(scene);
}

TEST(wrong_entries)
{
    static const char *const texts[] = {
        "two\nlines", "\xff",
        "entries of more than sixty-three bytes are too long for a legend key"};
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
        const pave_scene_style style = {.fill = 0xff};
        pave_scene *scene = NULL;
        assert_ok(pave_scene_create(NULL, NULL, &scene, NULL));
        assert_int_equal(pave_scene_add_key(scene, &style, texts[k]), PAVE_INVALID);
        assert_int_equal(pave_scene_add_key(scene, &style, "fine"), PAVE_INVALID);
        assert_int_equal(pave_scene_add_legend(scene), PAVE_INVALID);
        pave_scene_destroy(scene);
    }
}

TEST(memory)
{
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_scene *scene = keyed(&memory.allocator);
        const pave_result result = scene ? pave_scene_add_legend(scene) : PAVE_NO_MEMORY;
        assert_true(result == PAVE_OK || result == PAVE_NO_MEMORY);
        pave_scene_destroy(scene);
    }
}

/// A citadel's legend has the zones that there are, and no others.
TEST(zones_of_a_citadel)
{
    const pave_citadel_def def = {
        .seed = 7, .size = 24, .moat = true, .shore = PAVE_CITADEL_SHORE_SEA};
    pave_citadel *citadel = NULL;
    pave_scene *scene = NULL;
    bool there[PAVE_CITADEL_ZONES] = {false}, said[PAVE_CITADEL_ZONES] = {false};
    assert_ok(pave_citadel_create(&def, NULL, &citadel, NULL));
    assert_ok(
        pave_picture_citadel(&(pave_picture_citadel_def){.citadel = citadel}, NULL, &scene, NULL));
    assert_ok(pave_scene_add_legend(scene));
    for (int64_t i = 0; i < citadel->window->count; i++) there[citadel->zones[i]] = true;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind != PAVE_SCENE_LABEL) continue;
        const int zone = pave_word_number(pave_citadel_zone_words, item.text);
        assert_true(zone >= 0 && !said[zone]);
        said[zone] = true;
    }
    there[PAVE_CITADEL_GROUND] = false; // fields of many colours
    for (int zone = 0; zone < PAVE_CITADEL_ZONES; zone++)
        if (there[zone] != said[zone])
            fail_msg("%s is %s", pave_word(pave_citadel_zone_words, zone),
                     there[zone] ? "missing" : "not there");
    pave_scene_destroy(scene);
    pave_citadel_destroy(citadel);
}

/// A terrain's legend has its zones with the least and the greatest height, in tenths of an edge.
TEST(heights_of_a_terrain)
{
    const pave_window_def shape = {.tiling = pave_tiling_tri(), .width = 60, .height = 30};
    pave_window *window = NULL;
    pave_terrain *terrain = NULL;
    pave_scene *scene = NULL;
    double low = 1e9, high = -1e9;
    int count = 0;
    assert_ok(pave_window_create(&shape, NULL, &window, NULL));
    assert_ok(pave_terrain_create(&(pave_terrain_def){.window = window, .seed = 3}, NULL, &terrain,
                                  NULL));
    assert_ok(
        pave_picture_terrain(&(pave_picture_terrain_def){.terrain = terrain, .size = {.scale = 2}},
                             NULL, NULL, &scene, NULL));
    assert_ok(pave_scene_add_legend(scene));
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        char zone[16];
        double from, to;
        if (item.kind != PAVE_SCENE_LABEL || !strchr(item.text, ',')) continue;
        assert_int_equal(sscanf(item.text, "%15[a-z], height %lf to %lf", zone, &from, &to), 3);
        assert_true(pave_word_number(pave_terrain_zone_words, zone) >= 0 && from <= to);
        low = from < low ? from : low;
        high = to > high ? to : high;
        count++;
    }
    assert_true(count > 2);
    assert_true(fabs(low - (double)terrain->lowest / PAVE_TERRAIN_UNIT) <= 0.0501);
    assert_true(fabs(high - (double)terrain->highest / PAVE_TERRAIN_UNIT) <= 0.0501);
    pave_scene_destroy(scene);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
