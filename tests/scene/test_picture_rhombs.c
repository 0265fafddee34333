/// tests/scene/test_picture_rhombs.c: pictures of worlds on multigrids: each corner and
/// side is drawn as its colour requires, on every multigrid; rejected arguments, stopping, and each
/// allocation failing once.
#include <math.h>

#include "../calls.h"
#include "../test.h"
#include "picture_fixture.h"

#define FOAM UINT32_C(0xf7fcf8ff)   ///< the shore of meadows, just beyond the middle of an edge
#define GRASS UINT32_C(0x8abf58ff)  ///< the ground of meadows and roads
#define GRAVEL UINT32_C(0xecd9aaff) ///< of roads

enum { SIDES = 4 };

typedef struct rhombs {
    pave_multigrid grid;
    pave_world *world;
    pave_patch *patch;
} rhombs;

static void rhombs_open(rhombs *r, pave_builtin theme, int32_t families, uint64_t seed)
{
    const pave_multigrid_def grid = {.families = families, .seed = seed};
    const pave_area area = pave_area_disk(pave_vec2_of(0.5, -70), 4);
    pave_wang_set *set;
    assert_ok(pave_multigrid_make(&grid, &r->grid, NULL));
    assert_ok(pave_builtin_create_sides(theme, SIDES, NULL, &set, NULL));
    const pave_world_def def = {.set = set, .multigrid = &r->grid, .seed = seed};
    assert_ok(pave_world_create(&def, NULL, &r->world, NULL));
    assert_ok(pave_patch_create_from_multigrid(&r->grid, &area, NULL, &r->patch, NULL));
    pave_wang_destroy(set);
}

static void rhombs_close(rhombs *r)
{
    pave_patch_destroy(r->patch);
    pave_world_destroy(r->world);
}

static pave_scene *drawn(const pave_picture_world_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_world(def, NULL, NULL, &scene, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return scene;
}

// ---- Looking into the scene ---------------------------------------------------------------------

static bool is_in_region(const pave_scene *scene, uint32_t color, pave_vec2 p)
{
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_POLYGON && item.style.fill == color && is_filled(&item, p))
            return true;
    }
    return false;
}

static double from_lines(const pave_scene *scene, uint32_t color, pave_vec2 p)
{
    double least = 1e9;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind != PAVE_SCENE_LINE || item.style.stroke != color) continue;
        for (int64_t k = 0; k < item.point_count; k++)
            least = fmin(least, hypot(item.points[k].x - p.x, item.points[k].y - p.y));
    }
    return least;
}

static pave_vec2 between(pave_vec2 a, pave_vec2 b, double share)
{
    return pave_vec2_of(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
}

// ---- What is there ------------------------------------------------------------------------------

/// A corner of the second colour lies in water, one of the first does not; and where two corners of
/// the second colour that lie opposite each other are nearer than the others, the water joins them.
TEST(corners_are_in_their_region)
{
    int joined = 0, apart = 0;
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        rhombs r;
        rhombs_open(&r, PAVE_BUILTIN_MEADOW, n, (uint64_t)n);
        const pave_picture_world_def def = {
            .world = r.world, .patch = r.patch, .theme = PAVE_BUILTIN_MEADOW, .seed = 1};
        pave_scene *scene = drawn(&def);
        for (int32_t i = 0; i < r.patch->cell_count; i++) {
            uint8_t colors[PAVE_WANG_PLACES_MAX];
            pave_vec2 corners[SIDES];
            const pave_vec2 middle = pave_multigrid_center(&r.grid, r.patch->cells[i]);
            pave_multigrid_corners(&r.grid, r.patch->cells[i], corners);
            pave_world_colors_at(r.world, r.patch->cells[i], colors);
            bool water[SIDES];
            for (int k = 0; k < SIDES; k++) {
                water[k] = colors[2 * ((k + 3) % SIDES) + 1] == 2;
                const pave_vec2 near = between(corners[k], middle, 0.1);
                assert_true(is_in_region(scene, FOAM, near) == water[k]);
                assert_true(is_in_region(scene, GRASS, near));
            }
            if (water[0] != water[2] || water[1] != water[3] || water[0] == water[1]) continue;
            const int first = water[0] ? 0 : 1;
            const double own = hypot(corners[first].x - corners[first + 2].x,
                                     corners[first].y - corners[first + 2].y),
                         other = hypot(corners[1 - first].x - corners[3 - first].x,
                                       corners[1 - first].y - corners[3 - first].y);
            if (own < 0.9 * other) {
                assert_true(is_in_region(scene, FOAM, middle));
                joined++;
            } else if (own > 1.2 * other) {
                assert_false(is_in_region(scene, FOAM, middle));
                apart++;
            }
        }
        pave_scene_destroy(scene);
        rhombs_close(&r);
    }
    assert_true(joined > 5 && apart > 5);
}

TEST(roads_cross_the_middles_of_their_edges)
{
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        rhombs r;
        rhombs_open(&r, PAVE_BUILTIN_ROADS, n, (uint64_t)n + 50);
        const pave_picture_world_def def = {.world = r.world, .patch = r.patch, .seed = 1};
        pave_scene *scene = drawn(&def);
        for (int32_t i = 0; i < r.patch->cell_count; i++) {
            uint8_t colors[PAVE_WANG_PLACES_MAX];
            pave_vec2 corners[SIDES];
            pave_multigrid_corners(&r.grid, r.patch->cells[i], corners);
            pave_world_colors_at(r.world, r.patch->cells[i], colors);
            for (int k = 0; k < SIDES; k++) {
                const pave_vec2 middle = between(corners[k], corners[(k + 1) % SIDES], 0.5);
                assert_true((from_lines(scene, GRAVEL, middle) < 1e-9) == (colors[2 * k] == 2));
            }
        }
        pave_scene_destroy(scene);
        rhombs_close(&r);
    }
}

/// Every theme can be drawn; of equal definitions the same is drawn, by colours as by the world.
TEST(the_same_everywhere)
{
    for (int theme = 0; theme < PAVE_BUILTIN_GARDEN; theme++) {
        rhombs r;
        rhombs_open(&r, (pave_builtin)theme, 5, 9);
        pave_picture_world_def def = {
            .world = r.world, .patch = r.patch, .theme = (pave_builtin)theme, .seed = 1};
        const size_t cells = (size_t)r.patch->cell_count;
        uint8_t *colors = calloc(cells, PAVE_WANG_PLACES_MAX);
        assert_non_null(colors);
        for (size_t i = 0; i < cells; i++)
            pave_world_colors_at(r.world, r.patch->cells[i], colors + i * PAVE_WANG_PLACES_MAX);
        pave_scene *one = drawn(&def), *again = drawn(&def);
        def.world = NULL;
        def.cell_colors = colors;
        pave_scene *other = drawn(&def);
        def.seed = 2;
        pave_scene *seeded = drawn(&def);
        assert_true(pave_scene_hash(one) == pave_scene_hash(again));
        assert_true(pave_scene_hash(one) == pave_scene_hash(other));
        assert_true(pave_scene_hash(one) != pave_scene_hash(seeded));
        pave_scene_destroy(seeded);
        pave_scene_destroy(other);
        pave_scene_destroy(again);
        pave_scene_destroy(one);
        free(colors);
        rhombs_close(&r);
    }
}

/// Own colours, on a part of the patch, seen in a view.
TEST(colours_and_views)
{
    static const uint32_t colors[] = {0x112233ff, 0x445566ff};
    rhombs r;
    rhombs_open(&r, PAVE_BUILTIN_MEADOW, 7, 3);
    const pave_vec2 at = pave_multigrid_center(&r.grid, r.patch->cells[0]);
    const pave_picture_view view = {.box = {{at.x - 1, at.y - 1}, {at.x + 1, at.y + 1}}};
    pave_picture_world_def def = {
        .world = r.world, .patch = r.patch, .colors = colors, .color_count = 2};
    pave_scene *whole = drawn(&def);
    for (int32_t i = 0; i < r.patch->cell_count; i++) {
        uint8_t own[PAVE_WANG_PLACES_MAX];
        pave_vec2 corners[SIDES];
        const pave_vec2 middle = pave_multigrid_center(&r.grid, r.patch->cells[i]);
        pave_multigrid_corners(&r.grid, r.patch->cells[i], corners);
        pave_world_colors_at(r.world, r.patch->cells[i], own);
        for (int k = 0; k < SIDES; k++)
            assert_true(is_in_region(whole, colors[1], between(corners[k], middle, 0.1)) ==
                        (own[2 * ((k + 3) % SIDES) + 1] == 2));
    }
    def.view = &view;
    pave_scene *part = drawn(&def);
    const pave_box bounds = pave_scene_bounds(part);
    assert_true(bounds.min.x == view.box.min.x && bounds.max.y == view.box.max.y);
    pave_scene_destroy(part);
    pave_scene_destroy(whole);
    rhombs_close(&r);
}

// ---- What is refused ----------------------------------------------------------------------------

static void refuse(pave_picture_world_def def, pave_result expected, const char *words)
{
    pave_scene *scene = (pave_scene *)(uintptr_t)1;
    pave_error error = {0};
    assert_int_equal(pave_picture_world(&def, NULL, NULL, &scene, &error), expected);
    assert_null(scene);
    if (!strstr(error.message, words)) fail_msg("\"%s\" lacks \"%s\"", error.message, words);
}

TEST(wrong_definitions_are_refused)
{
    rhombs r, other;
    rhombs_open(&r, PAVE_BUILTIN_ROADS, 5, 1);
    rhombs_open(&other, PAVE_BUILTIN_ROADS, 5, 2);
    const pave_picture_world_def good = {.world = r.world, .patch = r.patch};
    pave_picture_world_def wrong = good;
    pave_window *window;
    const pave_window_def squares = {.width = 2, .height = 2};
    assert_ok(pave_window_create(&squares, NULL, &window, NULL));
    wrong.window = window;
    refuse(wrong, PAVE_UNSUPPORTED, "leave them out");
    wrong = good, wrong.patch = other.patch;
    refuse(wrong, PAVE_INVALID, "not of the world's multigrid");
    wrong = good, wrong.world = NULL;
    refuse(wrong, PAVE_INVALID, "no world");
    wrong = good, wrong.patch = NULL, wrong.window = window;
    refuse(wrong, PAVE_INVALID, "another tiling");
    pave_layout layout;
    assert_ok(pave_tiling_layout(pave_tiling_square(), NULL, &layout, NULL));
    wrong = good, wrong.layout = &layout;
    refuse(wrong, PAVE_UNSUPPORTED, "leave them out");
    const pave_picture_tile_list lists = {.count = 0};
    wrong = good, wrong.pictures = &lists;
    refuse(wrong, PAVE_UNSUPPORTED, "leave them out");
    const pave_picture_view view = {.box = {{0, 0}, {0, 1}}};
    wrong = good, wrong.view = &view;
    refuse(wrong, PAVE_RANGE, "view");
    bool *none = calloc((size_t)r.patch->cell_count, sizeof *none);
    assert_non_null(none);
    pave_patch *empty;
    assert_ok(pave_patch_create_part(r.patch, none, NULL, &empty, NULL));
    wrong = good, wrong.patch = empty;
    refuse(wrong, PAVE_RANGE, "no cell");
    const pave_batch batch = {.progress = {stop_at_once, NULL}};
    pave_scene *scene = NULL;
    assert_int_equal(pave_picture_world(&good, NULL, &batch, &scene, NULL), PAVE_STOPPED);
    assert_null(scene);
    pave_patch_destroy(empty);
    free(none);
    pave_window_destroy(window);
    rhombs_close(&other);
    rhombs_close(&r);
}

/// A cell of more sides than tiles have; one of as many.
TEST(many_sides)
{
    for (int sides = PAVE_WANG_SIDES_MAX; sides <= PAVE_WANG_SIDES_MAX + 1; sides++) {
        pave_vec2 vertices[PAVE_WANG_SIDES_MAX + 1];
        int32_t corners[PAVE_WANG_SIDES_MAX + 1];
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        const int64_t start[] = {0, sides};
        memset(colors, 2, sizeof colors);
        for (int k = 0; k < sides; k++) {
            vertices[k] = pave_vec2_of(cos(6.283185 * k / sides), sin(6.283185 * k / sides));
            corners[k] = k;
        }
        const pave_patch_def def = {.cell_count = 1,
                                    .vertex_count = sides,
                                    .vertices = vertices,
                                    .start = start,
                                    .corners = corners};
        pave_patch *patch;
        assert_ok(pave_patch_create(&def, NULL, &patch, NULL));
        const pave_picture_world_def picture = {.patch = patch, .cell_colors = colors};
        if (sides > PAVE_WANG_SIDES_MAX)
            refuse(picture, PAVE_UNSUPPORTED, "sides");
        else
            pave_scene_destroy(drawn(&picture));
        pave_patch_destroy(patch);
    }
}

TEST(every_allocation_fails_once)
{
    static const pave_builtin themes[] = {PAVE_BUILTIN_CAVE, PAVE_BUILTIN_ROADS};
    for (int i = 0; i < 2; i++) {
        rhombs r;
        rhombs_open(&r, themes[i], 5, 1);
        const pave_picture_world_def def = {
            .world = r.world, .patch = r.patch, .theme = themes[i], .title = "title"};
        fail_each_allocation(make_picture_world, &def);
        rhombs_close(&r);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
