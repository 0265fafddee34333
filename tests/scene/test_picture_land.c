/// tests/scene/test_picture_land.c: pictures of worlds on every tiling: each corner and
/// side is drawn as its colour requires; rejected arguments.
#include <math.h>

#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "picture_fixture.h"

#define FOAM UINT32_C(0xf7fcf8ff)   ///< the shore of meadows, just beyond the middle of an edge
#define ROCK UINT32_C(0x2c242eff)   ///< the outline of rocks
#define GRAVEL UINT32_C(0xecd9aaff) ///< of roads
#define HEDGE UINT32_C(0x24583aff)  ///< the top of hedges

typedef struct land {
    pave_tiling *owned;
    const pave_tiling *tiling;
    pave_world *world;
    pave_window *window;
    pave_layout layout;
} land;

/// A world of a built-in set on a tiling with a name, and a window of a few cells.
static void land_open(land *l, pave_builtin theme, const char *name, uint64_t seed)
{
    pave_wang_set *made[PAVE_WANG_SIDES_MAX + 1] = {NULL};
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    *l = (land){.tiling = NULL};
    assert_ok(pave_tiling_create_named(name, NULL, &l->owned, NULL));
    l->tiling = l->owned;
    for (int32_t s = 0; s < l->tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(l->tiling, s);
        if (!made[sides])
            assert_ok(pave_builtin_create_sides(theme, sides, NULL, &made[sides], NULL));
        sets[s] = made[sides];
    }
    const pave_world_def def = {.sets = sets, .tiling = l->tiling, .seed = seed};
    assert_ok(pave_world_create(&def, NULL, &l->world, NULL));
    for (int k = 0; k <= PAVE_WANG_SIDES_MAX; k++) pave_wang_destroy(made[k]);
    const int32_t size = l->tiling->face_count > 4 ? 2 : 5;
    const pave_window_def window = {.tiling = l->tiling,
                                    .shape = PAVE_WINDOW_PARALLELOGRAM,
                                    .width = size,
                                    .height = size,
                                    .at = {-3, -2, 0}};
    assert_ok(pave_window_create(&window, NULL, &l->window, NULL));
    assert_ok(pave_tiling_layout(l->tiling, NULL, &l->layout, NULL));
}

static void land_close(land *l)
{
    pave_window_destroy(l->window);
    pave_world_destroy(l->world);
    pave_tiling_destroy(l->owned);
}

static pave_scene *drawn(const land *l, pave_builtin theme, uint64_t seed)
{
    const pave_picture_world_def def = {
        .world = l->world, .window = l->window, .theme = theme, .seed = seed};
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_world(&def, NULL, NULL, &scene, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return scene;
}

// ---- Looking into the scene ---------------------------------------------------------------------

static double away_from(pave_vec2 a, pave_vec2 b, pave_vec2 p)
{
    const double x = b.x - a.x, y = b.y - a.y;
    const double t = ((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y);
    const double at = t < 0 ? 0 : t > 1 ? 1 : t;
    return hypot(a.x + at * x - p.x, a.y + at * y - p.y);
}

/// The distance of a point from the nearest line of a colour.
static double from_lines(const pave_scene *scene, uint32_t color, pave_vec2 p)
{
    double least = 1e9;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind != PAVE_SCENE_LINE || item.style.stroke != color) continue;
        for (int64_t k = 0; k + 1 < item.point_count; k++)
            least = fmin(least, away_from(item.points[k], item.points[k + 1], p));
    }
    return least;
}

/// Calls `check` for every side of every cell with its colours and its middle.
typedef void check_side(const pave_scene *scene, const uint8_t *colors, int k, pave_vec2 corner,
                        pave_vec2 middle, pave_vec2 center);

static void check_cells(const land *l, const pave_scene *scene, check_side *check)
{
    pave_window_walk walk = pave_window_begin(l->window);
    while (pave_window_next(&walk)) {
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        const int sides = pave_tiling_side_count(l->tiling, walk.cell.s);
        pave_world_colors_at(l->world, walk.cell, colors);
        for (int k = 0; k < sides; k++) {
            const pave_vec2 a = pave_tiling_corner_point(l->tiling, &l->layout, walk.cell, k),
                            b = pave_tiling_corner_point(l->tiling, &l->layout, walk.cell,
                                                         (k + 1) % sides);
            check(scene, colors, k, b, pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2),
                  pave_tiling_face_point(l->tiling, &l->layout, walk.cell));
        }
    }
}

static void check_each(pave_builtin theme, check_side *check)
{
    for (int32_t name = (int32_t)theme % SPARSE(4); name < PAVE_TILING_NAMES; name += SPARSE(4))
        for (uint64_t seed = 1; seed <= 3; seed += SPARSE(3)) {
            land l;
            land_open(&l, theme, pave_tiling_name(name), seed);
            pave_scene *scene = drawn(&l, theme, seed);
            check_cells(&l, scene, check);
            pave_scene_destroy(scene);
            land_close(&l);
        }
}

// ---- What is drawn ------------------------------------------------------------------------------

/// A point just inside the cell at the corner that ends side k is in the region or not.
static void check_corner(const pave_scene *scene, const uint8_t *colors, int k, pave_vec2 corner,
                         pave_vec2 middle, pave_vec2 center)
{
    (void)middle;
    const pave_vec2 p = pave_vec2_of(corner.x + 0.05 * (center.x - corner.x),
                                     corner.y + 0.05 * (center.y - corner.y));
    bool found = false, filled = false;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind != PAVE_SCENE_POLYGON || (item.style.fill != FOAM && item.style.fill != ROCK))
            continue;
        filled = filled || is_filled(&item, p);
        found = true;
    }
    assert_true(found || colors[2 * k + 1] == 1);
    assert_int_equal(filled, colors[2 * k + 1] == 2);
}

TEST(corners_are_in_their_region)
{
    check_each(PAVE_BUILTIN_MEADOW, check_corner);
    check_each(PAVE_BUILTIN_CAVE, check_corner);
}

static void check_lane(const pave_scene *scene, const uint8_t *colors, int k, pave_vec2 corner,
                       pave_vec2 middle, pave_vec2 center)
{
    (void)corner, (void)center;
    const double away = from_lines(scene, GRAVEL, middle);
    if (colors[2 * k] == 2)
        assert_true(away < 1e-9);
    else
        assert_true(away > 0.01);
}

TEST(roads_cross_the_middles_of_their_edges) { check_each(PAVE_BUILTIN_ROADS, check_lane); }

static void check_hedge(const pave_scene *scene, const uint8_t *colors, int k, pave_vec2 corner,
                        pave_vec2 middle, pave_vec2 center)
{
    (void)corner, (void)center;
    const double away = from_lines(scene, HEDGE, middle);
    if (colors[2 * k] == 1)
        assert_true(away < 1e-9);
    else
        assert_true(away > 0.01);
}

TEST(hedges_stand_along_their_edges) { check_each(PAVE_BUILTIN_MAZE, check_hedge); }

/// A door leaves a gap: no wall, but wood.
static void check_door(const pave_scene *scene, const uint8_t *colors, int k, pave_vec2 corner,
                       pave_vec2 middle, pave_vec2 center)
{
    (void)corner, (void)center;
    const double wall = from_lines(scene, UINT32_C(0x2a2436ff), middle),
                 wood = from_lines(scene, UINT32_C(0xc08a4cff), middle);
    assert_int_equal(wall < 1e-9, colors[2 * k] == 1);
    assert_int_equal(wood < 1e-9, colors[2 * k] == 2);
}

TEST(doors_are_in_the_walls) { check_each(PAVE_BUILTIN_DUNGEON, check_door); }

// ---- In the colours of a set --------------------------------------------------------------------

static const uint32_t own[3] = {0x112233ff, 0x445566ff, 0x778899ff};

static pave_scene *drawn_in_own(const land *l)
{
    const pave_picture_world_def def = {.world = l->world,
                                        .window = l->window,
                                        .colors = own,
                                        .color_count = 3,
                                        .layout = &l->layout};
    pave_scene *scene = NULL;
    assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
    return scene;
}

/// What is seen at the corner that ends side k, and whether a band crosses the side.
static void check_own(const pave_scene *scene, const uint8_t *colors, int k, pave_vec2 corner,
                      pave_vec2 middle, pave_vec2 center)
{
    const int at_corner = colors[2 * k + 1], at_edge = colors[2 * k];
    const pave_vec2 p = pave_vec2_of(corner.x + 0.05 * (center.x - corner.x),
                                     corner.y + 0.05 * (center.y - corner.y));
    uint32_t seen = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_POLYGON && is_filled(&item, p)) seen = item.style.fill;
    }
    assert_int_equal(seen, own[at_corner ? at_corner - 1 : 0]);
    for (int c = 1; c < 3; c++)
        assert_int_equal(from_lines(scene, own[c], middle) < 1e-9, at_edge == c + 1);
}

/// Corners of three colours on triangles.
static void land_open_three(land *l, uint64_t seed)
{
    uint8_t colors[27][6] = {{0}};
    for (int i = 0; i < 27; i++) {
        colors[i][1] = (uint8_t)(1 + i % 3);
        colors[i][3] = (uint8_t)(1 + i / 3 % 3);
        colors[i][5] = (uint8_t)(1 + i / 9);
    }
    pave_wang_set *set = NULL;
    const pave_wang_def three = {.kind = PAVE_WANG_CORNER,
                                 .sides = 3,
                                 .color_count = 3,
                                 .tile_count = 27,
                                 .colors = colors[0]};
    land_open(l, PAVE_BUILTIN_MEADOW, "tri", seed);
    pave_world_destroy(l->world);
    assert_ok(pave_wang_create(&three, NULL, &set, NULL));
    const pave_world_def def = {.set = set, .tiling = l->tiling, .seed = seed};
    assert_ok(pave_world_create(&def, NULL, &l->world, NULL));
    pave_wang_destroy(set);
}

TEST(own_colours_are_where_they_belong)
{
    static const pave_builtin themes[] = {PAVE_BUILTIN_MEADOW, PAVE_BUILTIN_DUNGEON};
    for (int32_t i = 0; i < 2 * PAVE_TILING_NAMES + 5; i += SPARSE(5)) {
        land l;
        if (i < 2 * PAVE_TILING_NAMES)
            land_open(&l, themes[i % 2], pave_tiling_name(i / 2), 7);
        else
            land_open_three(&l, (uint64_t)i);
        if (i % 3 == 0) // sheared and stretched
            assert_ok(pave_layout_transform(&l.layout, pave_vec2_of(1.2, 0.1),
                                            pave_vec2_of(-0.3, 0.9), &l.layout));
        pave_scene *scene = drawn_in_own(&l);
        check_cells(&l, scene, check_own);
        pave_scene_destroy(scene);
        land_close(&l);
    }
}

/// The ground covers the window once: its rings have the area of the cells.
TEST(the_ground_covers_the_window)
{
    for (int32_t name = 0; name < PAVE_TILING_NAMES; name++) {
        land l;
        double cells = 0, rings = 0;
        land_open(&l, PAVE_BUILTIN_RIVER, pave_tiling_name(name), 5);
        pave_scene *scene = drawn(&l, PAVE_BUILTIN_RIVER, 5);
        const pave_scene_item ground = pave_scene_at(scene, 0);
        assert_int_equal(ground.kind, PAVE_SCENE_POLYGON);
        for (int64_t ring = 0, first = 0; ring < ground.ring_count;
             first = ground.ring_ends[ring++])
            for (int64_t k = first, last = ground.ring_ends[ring] - 1; k < ground.ring_ends[ring];
                 last = k++)
                rings += ground.points[last].x * ground.points[k].y -
                         ground.points[k].x * ground.points[last].y;
        pave_window_walk walk = pave_window_begin(l.window);
        while (pave_window_next(&walk)) {
            const int sides = pave_tiling_side_count(l.tiling, walk.cell.s);
            for (int k = 0; k < sides; k++) {
                const pave_vec2 a = pave_tiling_corner_point(l.tiling, &l.layout, walk.cell, k),
                                b = pave_tiling_corner_point(l.tiling, &l.layout, walk.cell,
                                                             (k + 1) % sides);
                cells += a.x * b.y - b.x * a.y;
            }
        }
        assert_true(fabs(cells - rings) < 1e-9 * fabs(cells));
        pave_scene_destroy(scene);
        land_close(&l);
    }
}

TEST(the_same_everywhere)
{
    static const char *const names[] = {"square", "hex", "tri", "cairo", "truncated-trihexagonal"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int k = 0; k < PAVE_BUILTIN_GARDEN; k++) {
            land l;
            if (k == PAVE_BUILTIN_LAND && i == 4) continue; // it has no faces of 12 sides
            land_open(&l, (pave_builtin)k, names[i], 11);
            pave_scene *one = drawn(&l, (pave_builtin)k, 1);
            note_picture(one);
            if (((int)i + k) % SPARSE(4) == 0) {
                pave_scene *again = drawn(&l, (pave_builtin)k, 1),
                           *other = drawn(&l, (pave_builtin)k, 2);
                assert_true(pave_scene_hash(one) == pave_scene_hash(again));
                assert_true(pave_scene_hash(one) != pave_scene_hash(other));
                pave_scene_destroy(again);
                pave_scene_destroy(other);
            }
            pave_scene_destroy(one);
            land_close(&l);
        }
    same_pictures(UINT64_C(0x52f84d5eb8072ad7));
}

// ---- Parts of a window, and colours without a world ---------------------------------------------

/// The colours of the cells, by index.
static uint8_t *read_colors(const land *l)
{
    uint8_t *colors = calloc((size_t)l->window->count, PAVE_WANG_PLACES_MAX);
    assert_non_null(colors);
    for (int64_t i = 0; i < l->window->count; i++)
        pave_world_colors_at(l->world, pave_window_cell(l->window, i),
                             colors + i * PAVE_WANG_PLACES_MAX);
    return colors;
}

TEST(colours_and_masks_stand_for_a_world)
{
    static const char *const names[] = {"square", "hex", "tri", "cairo"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int k = 0; k < PAVE_BUILTIN_GARDEN; k++) {
            land l;
            land_open(&l, (pave_builtin)k, names[i], 11);
            uint8_t *colors = read_colors(&l);
            pave_mask *mask = NULL;
            assert_ok(pave_mask_create(l.window, NULL, &mask, NULL));
            for (int64_t c = 0; c < l.window->count; c++) pave_mask_set_cell(mask, c, true);
            pave_picture_world_def def = {.window = l.window,
                                          .theme = (pave_builtin)k,
                                          .seed = 1,
                                          .cell_colors = colors,
                                          // Without it caves are framed.
                                          .within = k == PAVE_BUILTIN_CAVE ? NULL : mask};
            pave_scene *one = drawn(&l, (pave_builtin)k, 1), *other = NULL;
            assert_ok(pave_picture_world(&def, NULL, NULL, &other, NULL));
            assert_true(pave_scene_hash(one) == pave_scene_hash(other));
            pave_scene_destroy(other);
            memset(colors, 1, (size_t)l.window->count * PAVE_WANG_PLACES_MAX);
            def.within = NULL;
            assert_ok(pave_picture_world(&def, NULL, NULL, &other, NULL));
            assert_true(pave_scene_hash(one) != pave_scene_hash(other));
            pave_scene_destroy(other);
            pave_scene_destroy(one);
            pave_mask_destroy(mask);
            free(colors);
            land_close(&l);
        }
}

/// With a mask the ground has the area of the cells that are set.
TEST(a_mask_leaves_cells_out)
{
    land l;
    land_open(&l, PAVE_BUILTIN_ROADS, "hex", 5);
    pave_mask *mask = NULL;
    assert_ok(pave_mask_create(l.window, NULL, &mask, NULL));
    for (int64_t c = 0; c < l.window->count; c += 3) pave_mask_set_cell(mask, c, true);
    const pave_picture_world_def def = {.world = l.world, .window = l.window, .within = mask};
    pave_scene *scene = NULL;
    assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
    const pave_scene_item ground = pave_scene_at(scene, 0);
    for (int64_t c = 0; c < l.window->count; c++) {
        const pave_vec2 middle =
            pave_tiling_face_point(l.tiling, &l.layout, pave_window_cell(l.window, c));
        assert_int_equal(is_filled(&ground, middle), pave_mask_cell(mask, c));
    }
    pave_scene *whole = drawn(&l, PAVE_BUILTIN_ROADS, 0);
    const pave_box a = pave_scene_bounds(scene), b = pave_scene_bounds(whole);
    assert_true(a.min.x == b.min.x && a.min.y == b.min.y && a.max.x == b.max.x &&
                a.max.y == b.max.y);
    pave_scene_destroy(whole);
    pave_scene_destroy(scene);
    land other;
    land_open(&other, PAVE_BUILTIN_ROADS, "hex", 5);
    const pave_picture_world_def wrong = {
        .world = other.world, .window = other.window, .within = mask};
    assert_int_equal(pave_picture_world(&wrong, NULL, NULL, &scene, NULL), PAVE_INVALID);
    land_close(&other);
    pave_mask_destroy(mask);
    land_close(&l);
}

/// Of a single cell nothing is drawn over cells that are far from it, in any theme.
TEST(one_cell_covers_no_other)
{
    for (int k = 0; k < PAVE_BUILTIN_GARDEN; k++) {
        land l;
        land_open(&l, (pave_builtin)k, "hex", 5);
        pave_mask *mask = NULL;
        assert_ok(pave_mask_create(l.window, NULL, &mask, NULL));
        pave_mask_set_cell(mask, 0, true);
        const pave_picture_world_def def = {
            .world = l.world, .window = l.window, .within = mask, .theme = (pave_builtin)k};
        pave_scene *scene = NULL;
        assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
        const pave_vec2 far = pave_tiling_face_point(
            l.tiling, &l.layout, pave_window_cell(l.window, l.window->count - 1));
        for (int64_t i = 0; i < pave_scene_count(scene); i++) {
            const pave_scene_item item = pave_scene_at(scene, i);
            if (item.kind == PAVE_SCENE_POLYGON) assert_false(is_filled(&item, far));
        }
        pave_scene_destroy(scene);
        pave_mask_destroy(mask);
        land_close(&l);
    }
}

// ---- What is refused ----------------------------------------------------------------------------

/// On a window the garden has the colours of its set.
TEST(the_garden_is_drawn_in_its_colours)
{
    land l;
    uint32_t colors[5];
    land_open(&l, PAVE_BUILTIN_GARDEN, "square", 3);
    for (int k = 0; k < 5; k++)
        colors[k] = pave_builtin_color_rgb(PAVE_BUILTIN_GARDEN, k + 1) << 8 | UINT8_MAX;
    const pave_picture_world_def def = {
        .world = l.world, .window = l.window, .colors = colors, .color_count = 5};
    pave_scene *one = drawn(&l, PAVE_BUILTIN_GARDEN, 1), *other = NULL;
    assert_ok(pave_picture_world(&def, NULL, NULL, &other, NULL));
    assert_true(pave_scene_hash(one) == pave_scene_hash(other));
    pave_scene_destroy(one);
    pave_scene_destroy(other);
    land_close(&l);
}

TEST(wrong_definitions_are_refused)
{
    land l, squares;
    land_open(&l, PAVE_BUILTIN_ROADS, "hex", 1);
    land_open(&squares, PAVE_BUILTIN_ROADS, "cairo", 1);
    const pave_picture_world_def good = {.world = l.world, .window = l.window};
    enum { ROWS = 7 };
    pave_picture_world_def rows[ROWS] = {good, good, good, good, good, good, good};
    static const pave_result results[ROWS] = {PAVE_INVALID, PAVE_RANGE, PAVE_INVALID, PAVE_RANGE,
                                              PAVE_INVALID, PAVE_RANGE, PAVE_RANGE};
    rows[6].color_count = 255;
    rows[0].world = NULL;
    rows[1].theme = PAVE_BUILTIN_COUNT;
    rows[2].window = squares.window;
    rows[3].orientation = (pave_orientation)7;
    rows[4].title = "\xff";
    pave_window *empty = NULL;
    const pave_window_def none = {.tiling = l.tiling, .shape = PAVE_WINDOW_PARALLELOGRAM};
    assert_ok(pave_window_create(&none, NULL, &empty, NULL));
    rows[5].window = empty;
    for (int i = 0; i < ROWS; i++) {
        pave_scene *scene = (pave_scene *)(uintptr_t)1;
        pave_error error = {0};
        if (pave_picture_world(&rows[i], NULL, NULL, &scene, &error) != results[i])
            fail_msg("row %d: %d, not %d", i, (int)error.result, (int)results[i]);
        assert_null(scene);
        assert_int_equal(error.result, results[i]);
        assert_true(strlen(error.message) > 10);
    }
    const pave_batch batch = {.progress = {stop_at_once, NULL}};
    pave_scene *scene = NULL;
    assert_int_equal(pave_picture_world(&good, NULL, &batch, &scene, NULL), PAVE_STOPPED);
    assert_null(scene);
    pave_window_destroy(empty);
    land_close(&squares);
    land_close(&l);
}

int main(void) { return run_all_tests(NULL, NULL); }
