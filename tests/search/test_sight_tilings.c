/// tests/search/test_sight_tilings.c: sight on tilings that are not regular grids: symmetric, the
/// same three ways, and as clipping says.
#include <pave/search.h>

#include <math.h>

#include "../sparse.h"
#include "../test.h"
#include "search_fixture.h"

static bool sees(const pave_mask *walls, pave_cell a, pave_cell b)
{
    bool seen = false;
    assert_ok(pave_line_of_sight(walls, a, b, &seen));
    return seen;
}

// ---- By clipping --------------------------------------------------------------------------------
// In world coordinates, with a hair of 1e-7 of an edge: wider than the library's, and far narrower
// than anything else in these windows.

static double turn_of(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static bool crosses(pave_vec2 from, pave_vec2 to, pave_vec2 a, pave_vec2 b)
{
    return (turn_of(from, to, a) < 0) != (turn_of(from, to, b) < 0) &&
           (turn_of(a, b, from) < 0) != (turn_of(a, b, to) < 0);
}

/// Whether a point lies in a face of any shape: by how many sides a ray crosses.
static bool is_inside(const pave_vec2 *corners, int count, pave_vec2 point)
{
    bool inside = false;
    for (int k = 0; k < count; k++) {
        pave_vec2 a = corners[k], b = corners[(k + 1) % count];
        if ((a.y > point.y) != (b.y > point.y) &&
            point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y))
            inside = !inside;
    }
    return inside;
}

static bool is_free(const pave_mask *walls, const pave_layout *layout, pave_cell a, pave_cell b,
                    double hair)
{
    const pave_tiling *tiling = walls->window->tiling;
    pave_vec2 from = pave_tiling_face_point(tiling, layout, a),
              to = pave_tiling_face_point(tiling, layout, b), corners[32];
    double x = to.x - from.x, y = to.y - from.y, length = sqrt(x * x + y * y);
    from.x -= y / length * hair, to.x -= y / length * hair;
    from.y += x / length * hair, to.y += x / length * hair;
    for (int64_t i = 0; i < walls->window->count; i++) {
        pave_cell cell = pave_window_cell(walls->window, i);
        int count = pave_tiling_side_count(tiling, cell.s);
        bool blocks =
            pave_mask_cell(walls, i) && !pave_cell_equal(cell, a) && !pave_cell_equal(cell, b);
        for (int k = 0; k < count; k++)
            corners[k] = pave_tiling_corner_point(tiling, layout, cell, k);
        for (int k = 0; k < count; k++)
            if ((blocks || pave_mask_side(walls, i, k)) &&
                crosses(from, to, corners[k], corners[(k + 1) % count]))
                return false;
        if (blocks && (is_inside(corners, count, from) || is_inside(corners, count, to)))
            return false;
    }
    return true;
}

static void check_definition(const char *name, const pave_mask *walls, uint32_t *state)
{
    const pave_window *window = walls->window;
    pave_layout layout;
    assert_ok(pave_tiling_layout(window->tiling, NULL, &layout, NULL));
    for (int round = 0; round < 400; round++) {
        pave_cell a =
            pave_window_cell(window, (int64_t)(fixture_random(state) % (uint64_t)window->count));
        pave_cell b =
            pave_window_cell(window, (int64_t)(fixture_random(state) % (uint64_t)window->count));
        bool expected = pave_cell_equal(a, b) || is_free(walls, &layout, a, b, 1e-7) ||
                        is_free(walls, &layout, a, b, -1e-7);
        bool found = sees(walls, a, b);
        if (found != expected)
            fail_msg("%s: %d,%d,%d to %d,%d,%d is %d", name, (int)a.q, (int)a.r, (int)a.s, (int)b.q,
                     (int)b.r, (int)b.s, (int)found);
        if (found != sees(walls, b, a)) fail_msg("%s: not symmetric", name);
    }
}

// ---- Three ways ---------------------------------------------------------------------------------

static void check_fields(const char *name, const pave_sight *sight, const pave_mask *walls,
                         int64_t from, int32_t radius)
{
    const pave_window *window = walls->window;
    int64_t *table = malloc((size_t)window->count * sizeof *table),
            *far = malloc((size_t)window->count * sizeof *far), count, far_count, next = 0;
    pave_layout layout;
    assert_ok(pave_tiling_layout(window->tiling, NULL, &layout, NULL));
    assert_ok(pave_field_of_view(sight, walls, from, table, window->count, &count));
    assert_ok(pave_field_of_view_far(&(pave_view_def){walls, from, radius, 0}, NULL, far,
                                     window->count, &far_count, NULL));
    if (count != far_count || memcmp(table, far, (size_t)count * sizeof *far) != 0)
        fail_msg("%s: the fields differ at %d", name, (int)from);
    pave_vec2 center =
        pave_tiling_face_point(window->tiling, &layout, pave_window_cell(window, from));
    for (int64_t i = 0; i < window->count && !window->def.wrap; i++) {
        pave_vec2 other =
            pave_tiling_face_point(window->tiling, &layout, pave_window_cell(window, i));
        double x = other.x - center.x, y = other.y - center.y;
        if (x * x + y * y > (radius + 1e-6) * (radius + 1e-6) ||
            !sees(walls, pave_window_cell(window, from), pave_window_cell(window, i)))
            continue;
        if (next >= count || table[next++] != i)
            fail_msg("%s: the field of %d is not as defined at %d", name, (int)from, (int)i);
    }
    if (!window->def.wrap) assert_int_equal(next, count);
    free(table), free(far);
}

static void check_tiling(const char *name, const pave_tiling *tiling, int32_t size, int32_t radius,
                         uint32_t *state)
{
    static const uint32_t percents[][2] = {{15, 0}, {0, 10}, {8, 4}};
    pave_sight *sight;
    assert_ok(pave_sight_create(tiling, radius, 0, NULL, &sight, NULL));
    for (int p = 0; p < 6; p++) {
        pave_window_def def = {.tiling = tiling,
                               .shape = PAVE_WINDOW_PARALLELOGRAM,
                               .width = size,
                               .height = size,
                               .at = {70, -30, 0},
                               .wrap = p >= 3};
        pave_window *window;
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        pave_mask *walls = fixture_walls(window, percents[p % 3][0], percents[p % 3][1], state);
        if (!def.wrap) check_definition(name, walls, state);
        for (int round = 0; round < 12; round++)
            check_fields(name, sight, walls,
                         (int64_t)(fixture_random(state) % (uint64_t)window->count), radius);
        pave_mask_destroy(walls);
        pave_window_destroy(window);
    }
    pave_sight_destroy(sight);
}

TEST(named_tilings_see_as_defined)
{
    uint32_t words = 808;
    int checked = 0;
    for (int32_t i = 0; pave_tiling_name(i); i++) {
        pave_tiling *tiling;
        assert_ok(pave_tiling_create_named(pave_tiling_name(i), NULL, &tiling, NULL));
        bool regular =
            tiling->face_count == 1 || (tiling->face_count == 2 && tiling->sides_max == 3);
        if (!regular)
            check_tiling(pave_tiling_name(i), tiling, tiling->face_count > 6 ? 4 : 6, 4, &words);
        checked += !regular;
        pave_tiling_destroy(tiling);
    }
    assert_true(checked >= 16);
}

/// Faces that are not convex, one whose centroid lies outside of it among them: a frame open to one
/// side, and what fills it.
TEST(hollow_faces_see_as_defined)
{
    static const pave_vec2 upper[] = {{1, 1}, {5, 1}, {5, 2}, {1, 2}},
                           lower[] = {{1, 2}, {5, 2}, {5, 4}, {1, 4}};
    static const pave_vec2 frame_whole[] = {{0, 0}, {5, 0}, {5, 1}, {1, 1}, {1, 2}, {1, 4},
                                            {5, 4}, {5, 5}, {0, 5}, {0, 4}, {0, 2}, {0, 1}};
    pave_tiling_polygon faces[] = {{12, frame_whole}, {4, upper}, {4, lower}};
    pave_tiling_def def = {
        .name = "hollow", .i = {5, 0}, .j = {0, 5}, .face_count = 3, .faces = faces};
    pave_tiling *tiling;
    pave_error error = {0};
    uint32_t words = 809;
    if (pave_tiling_create(&def, NULL, &tiling, &error) != PAVE_OK) fail_msg("%s", error.message);
    check_tiling("hollow", tiling, 6, 9, &words);
    pave_tiling_destroy(tiling);

    // The same with one face taken from elsewhere: it belongs to another unit cell, far from where
    // it lies.
    pave_vec2 moved[4];
    for (int k = 0; k < 4; k++) moved[k] = pave_vec2_of(upper[k].x + 35, upper[k].y - 55);
    faces[1].corners = moved;
    if (pave_tiling_create(&def, NULL, &tiling, &error) != PAVE_OK) fail_msg("%s", error.message);
    check_tiling("hollow, one face elsewhere", tiling, 16, 9, &words);
    pave_tiling_destroy(tiling);
}

enum { BENT_FACES = 12, BENT_SIDES = 12, BENT_VERTICES = 32 };

/// A tiling whose vertices are moved at random, so that most faces lose their convexity and every
/// symmetry is gone; NULL where they overlap.
static pave_tiling *bent_tiling(const pave_tiling *tiling, double by, uint32_t *state)
{
    pave_vec2 moved[BENT_VERTICES], corners[BENT_FACES][BENT_SIDES];
    pave_tiling_polygon faces[BENT_FACES];
    pave_tiling *bent = NULL;
    for (int32_t v = 0; v < tiling->vertex_count; v++) {
        moved[v].x =
            tiling->vertices[v].x + by * ((int32_t)(fixture_random(state) % 2001) - 1000) / 1000;
        moved[v].y =
            tiling->vertices[v].y + by * ((int32_t)(fixture_random(state) % 2001) - 1000) / 1000;
    }
    for (int32_t s = 0; s < tiling->face_count; s++) {
        faces[s].corner_count = pave_tiling_side_count(tiling, s);
        faces[s].corners = corners[s];
        for (int k = 0; k < faces[s].corner_count; k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            double u = side->vertex_q + moved[side->vertex].x,
                   v = side->vertex_r + moved[side->vertex].y;
            corners[s][k] =
                pave_vec2_of(u * tiling->i.x + v * tiling->j.x, u * tiling->i.y + v * tiling->j.y);
        }
    }
    pave_tiling_def def = {
        .i = tiling->i, .j = tiling->j, .face_count = tiling->face_count, .faces = faces};
    return pave_tiling_create(&def, NULL, &bent, NULL) == PAVE_OK ? bent : NULL;
}

TEST(bent_tilings_see_as_defined)
{
    uint32_t words = 810;
    int checked = 0;
    for (int32_t i = 0; pave_tiling_name(i); i++) {
        pave_tiling *tiling, *bent;
        assert_ok(pave_tiling_create_named(pave_tiling_name(i), NULL, &tiling, NULL));
        assert_true(tiling->face_count <= BENT_FACES && tiling->sides_max <= BENT_SIDES &&
                    tiling->vertex_count <= BENT_VERTICES);
        for (int round = 0; round < 3; round += SPARSE(3)) {
            bent = bent_tiling(tiling, tiling->vertex_count > 3 ? 0.06 : 0.2, &words);
            if (bent)
                check_tiling(pave_tiling_name(i), bent, bent->face_count > 6 ? 4 : 6, 3, &words);
            checked += bent != NULL;
            pave_tiling_destroy(bent);
        }
        pave_tiling_destroy(tiling);
    }
    assert_true(checked >= 40 / SPARSE(3));
}

TEST(far_ends_are_refused)
{
    pave_tiling *tiling;
    pave_window *window;
    pave_mask *walls;
    pave_sight *sight;
    bool seen = true;
    int64_t out, count;
    assert_ok(pave_tiling_create_named("cairo", NULL, &tiling, NULL));
    pave_window_def def = {.tiling = tiling,
                           .width = 4,
                           .height = 4,
                           .shape = PAVE_WINDOW_PARALLELOGRAM,
                           .wrap = true};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    assert_int_equal(
        pave_line_of_sight(walls, (pave_cell){0, 0, 0}, (pave_cell){0, (1 << 20) + 1, 1}, &seen),
        PAVE_RANGE);
    assert_int_equal(
        pave_field_of_view_far(&(pave_view_def){walls, 0, 1 << 22, 0}, NULL, &out, 1, &count, NULL),
        PAVE_RANGE);
    assert_int_equal(pave_sight_create(tiling, 4, 1, NULL, &sight, NULL),
                     PAVE_RANGE); // only steps of 0
    assert_ok(pave_line_of_sight(walls, (pave_cell){0, 0, 0}, (pave_cell){1000, 300, 1}, &seen));
    assert_true(seen);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    pave_tiling_destroy(tiling);
    static const pave_vec2 small[] = {{0, 0}, {0.125, 0}, {0.125, 0.125}, {0, 0.125}};
    pave_tiling_polygon face = {4, small};
    pave_tiling_def small_def = {.i = {0.125, 0}, .j = {0, 0.125}, .face_count = 1, .faces = &face};
    assert_ok(pave_tiling_create(&small_def, NULL, &tiling, NULL));
    assert_int_equal(pave_sight_create(tiling, 13, 0, NULL, &sight, NULL),
                     PAVE_RANGE); // more than 32768 of these are near
    assert_ok(pave_sight_create(tiling, 2, 0, NULL, &sight, NULL));
    pave_sight_destroy(sight);
    pave_tiling_destroy(tiling);
}

int main(void) { return run_all_tests(NULL, NULL); }
