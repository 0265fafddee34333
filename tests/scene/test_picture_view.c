/// tests/scene/test_picture_view.c: parts of pictures of worlds: a view of pictures has the pixels
/// of the whole, a view of shapes has its shapes, moved; the same far out; what is refused.
#include <math.h>

#include "../test.h"
#include "picture_tiles_fixture.h"

enum { FAR = PAVE_COORDINATE_MAX - 64 };

static pave_scene *made_of(const pave_picture_world_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_world(def, NULL, NULL, &scene, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return scene;
}

/// Where a lattice point is in a layout.
static pave_vec2 point_of(const pave_layout *layout, int32_t q, int32_t r)
{
    return pave_layout_point(layout, q, r);
}

// ---- Pictures -----------------------------------------------------------------------------------

static pave_window *window_at(const pave_tiling *tiling, int32_t q, int32_t r, int32_t size)
{
    const pave_window_def def = {.tiling = tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = size,
                                 .height = size,
                                 .at = {q, r, 0}};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

/// The corner of all vertices of a window, as far as it counts from its first cell.
static pave_vec2 low_of(const pave_window *window, const pave_layout *layout)
{
    pave_vec2 low = {1e300, 1e300};
    pave_window_walk walk = pave_window_begin(window);
    while (pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++) {
            const pave_cell near = {walk.cell.q - window->def.at.q, walk.cell.r - window->def.at.r,
                                    walk.cell.s};
            const pave_vec2 at = pave_tiling_corner_point(window->tiling, layout, near, k);
            low = pave_vec2_of(fmin(low.x, at.x), fmin(low.y, at.y));
        }
    return low;
}

/// Compares a box of the picture of a window, from (x, y) on, with a view of the same.
static void check_pictures(const land *l, const pave_window *window, const pave_layout *layout,
                           int32_t x, int32_t y, int32_t width, int32_t height)
{
    const pave_vec2 low = low_of(window, layout);
    const pave_cell from = {window->def.at.q + 1, window->def.at.r - 2, 0}; // any that is near
    const pave_vec2 moved = point_of(layout, 1, -2);
    const pave_vec2 first = {low.x + x - moved.x, low.y + y - moved.y};
    const pave_picture_view view = {
        from, pave_box_of(first, pave_vec2_of(first.x + width, first.y + height))};
    pave_picture_world_def def = {.world = l->world,
                                  .window = window,
                                  .pictures = l->lists,
                                  .layout = layout,
                                  .size = {.scale = 1}};
    pave_scene *whole = made_of(&def);
    def.view = &view;
    pave_scene *part = made_of(&def);
    const pave_scene_item all = pave_scene_at(whole, 0), seen = pave_scene_at(part, 0);
    assert_true(seen.width == width && seen.height == height);
    for (int32_t k = 0; k < height; k++)
        assert_memory_equal(seen.rgba + 4 * (size_t)k * (size_t)width,
                            all.rgba + 4 * ((size_t)(y + k) * (size_t)all.width + (size_t)x),
                            4 * (size_t)width);
    pave_scene_destroy(part);
    pave_scene_destroy(whole);
}

TEST(a_view_of_pictures_has_the_pixels_of_the_whole)
{
    static const char *const names[] = {"square", "hex", "tri", "cairo"};
    for (int i = 0; i < 4; i++) {
        land l;
        pave_layout layout;
        land_open(&l, names[i], PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
        assert_ok(pave_picture_tile_layout(l.tiling, l.lists, NULL, &layout, NULL));
        pave_window *far = window_at(l.tiling, FAR, -FAR, 4);
        check_pictures(&l, l.window, &layout, 0, 0, 90, 70);
        check_pictures(&l, l.window, &layout, 37, 21, 101, 80);
        check_pictures(&l, far, &layout, 37, 21, 101, 80);
        pave_window_destroy(far);
        land_close(&l);
    }
}

/// What the layout of pictures promises: it is that of the picture where the size is open.
TEST(the_layout_of_pictures_has_whole_steps)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i += SPARSE(2)) {
        land l;
        pave_layout layout;
        land_open(&l, pave_tiling_name(i), PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
        assert_ok(pave_picture_tile_layout(l.tiling, l.lists, NULL, &layout, NULL));
        const double steps[] = {layout.i.x, layout.i.y, layout.j.x, layout.j.y};
        for (int k = 0; k < 4; k++) assert_true(steps[k] == floor(steps[k]));
        pave_scene *open = drawn(&l, NULL, 0), *said = drawn(&l, &layout, 1);
        assert_true(pave_scene_hash(open) == pave_scene_hash(said));
        pave_scene_destroy(open);
        pave_scene_destroy(said);
        land_close(&l);
    }
}

// ---- Shapes -------------------------------------------------------------------------------------

static pave_world *theme_world(const pave_tiling *tiling, pave_builtin theme)
{
    pave_wang_set *made[PAVE_WANG_SIDES_MAX + 1] = {NULL};
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    pave_world *world = NULL;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int n = pave_tiling_side_count(tiling, s);
        if (!made[n]) assert_ok(pave_builtin_create_sides(theme, n, NULL, &made[n], NULL));
        sets[s] = made[n];
    }
    const pave_world_def def = {.sets = sets, .tiling = tiling, .seed = 5};
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    for (int n = 0; n <= PAVE_WANG_SIDES_MAX; n++) pave_wang_destroy(made[n]);
    return world;
}

/// All points of a scene are those of another, moved, within a millionth of an edge.
static void check_moved(const pave_scene *a, const pave_scene *b, pave_vec2 by)
{
    assert_int_equal(pave_scene_count(a), pave_scene_count(b));
    for (int64_t i = 0; i < pave_scene_count(a); i++) {
        const pave_scene_item p = pave_scene_at(a, i), q = pave_scene_at(b, i);
        assert_int_equal(p.kind, q.kind);
        assert_int_equal(p.point_count, q.point_count);
        for (int64_t k = 0; k < p.point_count; k++)
            if (fabs(p.points[k].x + by.x - q.points[k].x) > 1e-6 ||
                fabs(p.points[k].y + by.y - q.points[k].y) > 1e-6)
                fail_msg("item %d, point %d: %g,%g and %g,%g", (int)i, (int)k, p.points[k].x,
                         p.points[k].y, q.points[k].x, q.points[k].y);
    }
}

TEST(a_view_of_shapes_has_them_moved)
{
    static const char *const names[] = {"hex", "tri", "cairo", "4.6.12"};
    static const pave_builtin themes[] = {PAVE_BUILTIN_ROADS, PAVE_BUILTIN_MEADOW,
                                          PAVE_BUILTIN_LAND, PAVE_BUILTIN_DUNGEON};
    for (int i = 0; i < 4; i++) {
        pave_tiling *tiling = NULL;
        pave_layout layout;
        assert_ok(pave_tiling_create_named(names[i], NULL, &tiling, NULL));
        assert_ok(pave_tiling_layout(tiling, NULL, &layout, NULL));
        pave_world *world = theme_world(tiling, themes[i]);
        pave_window *window = window_at(tiling, 12, -7, 3);
        const pave_picture_view view = {{10, -6, 0}, {{-1, -2}, {3, 4}}};
        pave_picture_world_def def = {.world = world, .window = window, .theme = themes[i]};
        pave_scene *whole = made_of(&def);
        def.view = &view;
        pave_scene *part = made_of(&def);
        check_moved(part, whole, point_of(&layout, 10, -6));
        const pave_box box = pave_scene_bounds(part);
        assert_true(box.min.x == -1 && box.min.y == -2 && box.max.x == 3 && box.max.y == 4);
        pave_scene_destroy(part);
        pave_scene_destroy(whole);
        pave_window_destroy(window);
        pave_world_destroy(world);
        pave_tiling_destroy(tiling);
    }
}

/// Two views of one hedge have the same leaves, however its length is rounded: 6 edges are 5 units
/// of hexagons.
TEST(hedges_have_the_same_leaves_in_all_views)
{
    const pave_tiling *tiling = pave_tiling_hex();
    pave_world *world = theme_world(tiling, PAVE_BUILTIN_MAZE);
    pave_window *window = window_at(tiling, -4, 9, 6);
    int64_t count = 0;
    for (int k = 0; k < 40; k++) {
        const pave_picture_view view = {{-4 + k % 7, 9 + k / 7, 0}, {{0, 0}, {1, 1}}};
        pave_layout layout;
        const pave_layout_def size = {.size = 7.3 + k};
        assert_ok(pave_tiling_layout(tiling, &size, &layout, NULL));
        const pave_picture_world_def def = {.world = world,
                                            .window = window,
                                            .theme = PAVE_BUILTIN_MAZE,
                                            .layout = &layout,
                                            .view = &view};
        pave_scene *scene = made_of(&def);
        if (k == 0) count = pave_scene_count(scene);
        assert_int_equal(pave_scene_count(scene), count);
        pave_scene_destroy(scene);
    }
    pave_window_destroy(window);
    pave_world_destroy(world);
}

/// 2^29 cells away shapes are as exact as they are near.
TEST(far_shapes_are_as_exact_as_near_ones)
{
    enum { SIZE = 4 };
    static uint8_t colors[SIZE * SIZE * PAVE_WANG_PLACES_MAX];
    const pave_tiling *tiling = pave_tiling_hex();
    const uint32_t rgba[] = {0x204060ff, 0xf0e0c0ff};
    pave_scene *scenes[2];
    for (size_t i = 0; i < sizeof colors; i++)
        colors[i] = (uint8_t)(1 + pave_hash_word(3, (uint32_t)i) % 2);
    for (int k = 0; k < 2; k++) {
        const int32_t at = k ? FAR : 0;
        pave_window *window = window_at(tiling, at, -at, SIZE);
        const pave_picture_view view = {{at, -at, 0}, {{0, 0}, {4, 4}}};
        const pave_picture_world_def def = {.cell_colors = colors,
                                            .window = window,
                                            .colors = rgba,
                                            .color_count = 2,
                                            .view = &view};
        scenes[k] = made_of(&def);
        pave_window_destroy(window);
    }
    assert_int_equal(pave_scene_count(scenes[0]), pave_scene_count(scenes[1]));
    const pave_box a = pave_scene_bounds(scenes[0]), b = pave_scene_bounds(scenes[1]);
    assert_memory_equal(&a, &b, sizeof a);
    for (int64_t i = 0; i < pave_scene_count(scenes[0]); i++) {
        const pave_scene_item p = pave_scene_at(scenes[0], i), q = pave_scene_at(scenes[1], i);
        assert_int_equal(p.kind, q.kind);
        if (p.kind == PAVE_SCENE_LINE) // without what is random by its place
            assert_memory_equal(p.points, q.points, (size_t)p.point_count * sizeof *p.points);
    }
    pave_scene_destroy(scenes[0]);
    pave_scene_destroy(scenes[1]);
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(wrong_views_are_refused)
{
    land l;
    pave_layout layout;
    land_open(&l, "hex", PAVE_WANG_EDGE, PAVE_WANG_ROTATE, 0);
    assert_ok(pave_picture_tile_layout(l.tiling, l.lists, NULL, &layout, NULL));
    const pave_picture_view good = {{0, 0, 0}, {{0, 0}, {9, 9}}},
                            flat = {{0, 0, 0}, {{0, 0}, {9, 0}}},
                            never = {{0, 0, 0}, {{0, 0}, {NAN, 9}}},
                            huge = {{0, 0, 0}, {{0, 0}, {1e9, 9}}},
                            away = {{FAR, 0, 0}, {{0, 0}, {9, 9}}};
    const struct {
        const pave_picture_view *view;
        const pave_layout *layout;
        double scale;
        pave_result result;
    } rows[] = {{&good, &layout, 1, PAVE_OK},      {&flat, &layout, 1, PAVE_RANGE},
                {&never, &layout, 1, PAVE_RANGE},  {&huge, &layout, 1, PAVE_RANGE},
                {&away, &layout, 1, PAVE_RANGE},   {&good, NULL, 1, PAVE_INVALID},
                {&good, &layout, 2, PAVE_INVALID}, {&good, &layout, 0, PAVE_INVALID}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const pave_picture_world_def def = {.world = l.world,
                                            .window = l.window,
                                            .pictures = l.lists,
                                            .layout = rows[i].layout,
                                            .view = rows[i].view,
                                            .size = {.scale = rows[i].scale}};
        pave_scene *scene = NULL;
        pave_error error = {0};
        if (pave_picture_world(&def, NULL, NULL, &scene, &error) != rows[i].result)
            fail_msg("row %d: %d, not %d", (int)i, (int)error.result, (int)rows[i].result);
        assert_true(rows[i].result == PAVE_OK ? scene != NULL : strlen(error.message) > 10);
        pave_scene_destroy(scene);
    }
    const pave_picture_tile_list none = {.tiles = NULL};
    assert_int_equal(pave_picture_tile_layout(l.tiling, &none, NULL, &layout, NULL), PAVE_RANGE);
    land_close(&l);
}

int main(void) { return run_all_tests(NULL, NULL); }
