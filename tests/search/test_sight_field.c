/// tests/search/test_sight_field.c: fields of view: the tables, segment by segment and
/// pave_line_of_sight give one answer, on every grid and metric.
#include <pave/search.h>

#include "../test.h"
#include "sight_fixture.h"

#include <pave/hex.h>
#include <pave/tri.h>

static bool sees(const pave_mask *walls, pave_cell a, pave_cell b)
{
    bool seen = false;
    assert_ok(pave_line_of_sight(walls, a, b, &seen));
    return seen;
}

// ---- What is near -------------------------------------------------------------------------------

static bool is_near(const pave_window *window, int32_t radius, int32_t metric, pave_cell a,
                    pave_cell b)
{
    uint64_t reach = (uint64_t)radius * (uint64_t)radius;
    pave_vec2 from, to;
    pave_layout layout;
    switch (window->grid) {
    case PAVE_WINDOW_SQUARES:
        return metric == PAVE_SQUARE_EUCLID
                   ? pave_square_norm(a, b) <= reach
                   : pave_square_distance(a, b, (pave_square_metric)metric) <= radius;
    case PAVE_WINDOW_HEXAGONS:
        return metric == PAVE_HEX_EUCLID ? pave_hex_norm(a, b) <= reach
                                         : pave_hex_distance(a, b) <= radius;
    case PAVE_WINDOW_TRIANGLES:
        return metric == PAVE_TRI_EUCLID
                   ? pave_tri_norm(a, b) <= reach
                   : pave_tri_distance(a, b, (pave_tri_metric)metric) <= radius;
    case PAVE_WINDOW_OTHER: break;
    }
    assert_ok(pave_tiling_layout(window->tiling, NULL, &layout, NULL));
    from = pave_tiling_face_point(window->tiling, &layout, a);
    to = pave_tiling_face_point(window->tiling, &layout, b);
    return (to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y) <=
           (radius + 1e-6) * (radius + 1e-6);
}

/// The field as it is defined: every image of every cell. `seen` holds a flag for each cell of the
/// window.
static void field_as_defined(const pave_mask *walls, int64_t index, int32_t radius, int32_t metric,
                             bool *seen)
{
    const pave_window *window = walls->window;
    pave_cell from = pave_window_cell(window, index), to;
    int32_t span = 3 * radius + 4;
    memset(seen, 0, (size_t)window->count);
    for (to.r = from.r - span; to.r <= from.r + span; to.r++)
        for (to.q = from.q - span; to.q <= from.q + span; to.q++)
            for (to.s = 0; to.s < window->face_count; to.s++) {
                int64_t at = pave_window_wrapped(window, to);
                if (at >= 0 && !seen[at] && is_near(window, radius, metric, from, to))
                    seen[at] = sees(walls, from, to);
            }
}

static void check_list(const char *name, const bool *seen, int64_t cells, const int64_t *list,
                       int64_t count)
{
    int64_t next = 0;
    for (int64_t i = 0; i < cells; i++) {
        if (!seen[i]) continue;
        if (next >= count || list[next] != i)
            fail_msg("%s: the field is not as defined at cell %d", name, (int)i);
        next++;
    }
    assert_int_equal(next, count);
}

static void check_fields(const char *name, const pave_sight *sight, const pave_mask *walls,
                         int64_t from, int32_t radius, int32_t metric)
{
    int64_t cells = walls->window->count, count = -1, need = -1;
    int64_t *list = malloc((size_t)cells * sizeof *list);
    bool *seen = malloc((size_t)cells);
    field_as_defined(walls, from, radius, metric, seen);
    assert_ok(pave_field_of_view(sight, walls, from, list, cells, &count));
    check_list(name, seen, cells, list, count);
    list[0] = -7;
    assert_int_equal(pave_field_of_view(sight, walls, from, list, count - 1, &need), PAVE_CAPACITY);
    assert_int_equal(need, count);
    assert_true(list[0] == -7);
    assert_ok(pave_field_of_view(sight, walls, from, list, count, &need));
    assert_ok(pave_field_of_view_far(&(pave_view_def){walls, from, radius, metric}, NULL, list,
                                     cells, &count, NULL));
    check_list(name, seen, cells, list, count);
    for (int64_t i = 0; i < count; i++) list[i] = -7;
    assert_int_equal(pave_field_of_view_far(&(pave_view_def){walls, from, radius, metric}, NULL,
                                            list, count - 1, &need, NULL),
                     PAVE_CAPACITY);
    assert_int_equal(need, count);
    for (int64_t i = 0; i < count; i++) assert_true(list[i] == -7);
    assert_ok(pave_field_of_view_far(&(pave_view_def){walls, from, radius, metric}, NULL, list,
                                     count, &need, NULL)); // counted before it is written
    check_list(name, seen, cells, list, need);
    free(list);
    free(seen);
}

static void check_window(const char *name, const pave_window *window, int32_t radius,
                         int32_t metric, uint32_t *state)
{
    static const uint32_t percents[][2] = {{0, 0}, {12, 0}, {35, 0}, {0, 10}, {10, 5}};
    pave_sight *sight;
    assert_ok(pave_sight_create(window->tiling, radius, metric, NULL, &sight, NULL));
    for (int p = 0; p < 5; p++) {
        pave_mask *walls = fixture_walls(window, percents[p][0], percents[p][1], state);
        for (int64_t from = (int64_t)(fixture_random(state) % 4); from < window->count;
             from += 1 + (int64_t)(fixture_random(state) % 9))
            check_fields(name, sight, walls, from, radius, metric);
        pave_mask_destroy(walls);
    }
    pave_sight_destroy(sight);
}

TEST(three_ways_give_one_answer)
{
    static const int32_t metrics[FIXTURE_GRIDS] = {PAVE_SQUARE_EUCLID + 1, PAVE_HEX_EUCLID + 1,
                                                   PAVE_TRI_EUCLID + 1};
    uint32_t words = 11;
    for (int i = 0; i < FIXTURE_SHAPES; i++) {
        const fixture_shape *shape = &fixture_shapes[i];
        pave_window *window = fixture_window(shape, fixture_tiling(shape->grid));
        for (int32_t metric = 0; metric < metrics[shape->grid]; metric++)
            check_window(shape->name, window, 1 + (i + metric) % 5, metric, &words);
        pave_window_destroy(window);
    }
}

TEST(radius_0_sees_itself)
{
    uint32_t words = 12;
    pave_window *window = fixture_window(&fixture_shapes[0], pave_tiling_square());
    pave_mask *walls = fixture_walls(window, 100, 0, &words);
    pave_sight *sight;
    int64_t out, count;
    assert_ok(pave_sight_create(window->tiling, 0, 0, NULL, &sight, NULL));
    assert_ok(pave_field_of_view(sight, walls, 5, &out, 1, &count));
    assert_true(count == 1 && out == 5);
    out = 0;
    assert_ok(
        pave_field_of_view_far(&(pave_view_def){walls, 5, 0, 0}, NULL, &out, 1, &count, NULL));
    assert_true(count == 1 && out == 5);
    pave_sight_destroy(sight);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

/// A radius beyond the window, a window far from the origin, a field that is larger than a word in
/// every row.
TEST(large_fields_agree)
{
    uint32_t words = 13;
    for (int grid = 0; grid < FIXTURE_GRIDS; grid++) {
        pave_window_def def = {.tiling = fixture_tiling(grid),
                               .shape = PAVE_WINDOW_PARALLELOGRAM,
                               .width = 150,
                               .height = 90,
                               .at = {-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 89, 0}};
        pave_window *window;
        pave_sight *sight;
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        assert_ok(pave_sight_create(window->tiling, 35, 1, NULL, &sight, NULL));
        pave_mask *walls = fixture_walls(window, 3, 0, &words);
        int64_t *near = malloc((size_t)window->count * sizeof *near),
                *far = malloc((size_t)window->count * sizeof *far), near_count, far_count;
        for (int round = 0; round < 20; round++) {
            int64_t from = (int64_t)(fixture_random(&words) % (uint64_t)window->count);
            assert_ok(pave_field_of_view(sight, walls, from, near, window->count, &near_count));
            assert_ok(pave_field_of_view_far(&(pave_view_def){walls, from, 35, 1}, NULL, far,
                                             window->count, &far_count, NULL));
            assert_int_equal(near_count, far_count);
            assert_memory_equal(near, far, (size_t)near_count * sizeof *near);
        }
        free(near), free(far);
        pave_mask_destroy(walls);
        pave_sight_destroy(sight);
        pave_window_destroy(window);
    }
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(wrong_numbers_are_told)
{
    uint32_t words = 14;
    pave_sight *sight;
    int64_t out, count;
    assert_int_equal(pave_sight_create(pave_tiling_hex(), -1, 0, NULL, &sight, NULL), PAVE_RANGE);
    assert_null(sight);
    assert_int_equal(
        pave_sight_create(pave_tiling_hex(), PAVE_SIGHT_RADIUS_MAX + 1, 0, NULL, &sight, NULL),
        PAVE_RANGE);
    assert_int_equal(
        pave_sight_create(pave_tiling_hex(), 3, PAVE_HEX_EUCLID + 1, NULL, &sight, NULL),
        PAVE_RANGE);
    assert_int_equal(pave_sight_create(pave_tiling_tri(), 3, -1, NULL, &sight, NULL), PAVE_RANGE);
    pave_sight_destroy(NULL);
    pave_window *window = fixture_window(&fixture_shapes[2], pave_tiling_square());
    pave_mask *walls = fixture_walls(window, 0, 0, &words);
    assert_int_equal(
        pave_field_of_view_far(&(pave_view_def){walls, 0, -1, 0}, NULL, &out, 1, &count, NULL),
        PAVE_RANGE);
    assert_int_equal(
        pave_field_of_view_far(&(pave_view_def){walls, 0, 3, 9}, NULL, &out, 1, &count, NULL),
        PAVE_RANGE);
    pave_error error = {0}; // a radius beyond all coordinates is named, not what it leads to
    assert_int_equal(pave_field_of_view_far(&(pave_view_def){walls, 0, PAVE_COORDINATE_MAX + 1, 0},
                                            NULL, &out, 1, &count, &error),
                     PAVE_RANGE);
    assert_non_null(strstr(error.message, "the radius must be 0 to"));
    assert_int_equal(pave_field_of_view_far(&(pave_view_def){walls, 0, PAVE_COORDINATE_MAX, 0},
                                            NULL, &out, 1, &count, NULL),
                     PAVE_RANGE);
    assert_int_equal(pave_field_of_view_far(&(pave_view_def){walls, 0, PAVE_COORDINATE_MAX - 2, 0},
                                            NULL, &out, 1, &count, NULL),
                     PAVE_RANGE); // images beyond the limits
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

TEST(no_memory_is_told)
{
    uint32_t words = 15;
    pave_window *window = fixture_window(&fixture_shapes[FIXTURE_SHAPES - 1], pave_tiling_tri());
    pave_mask *walls = fixture_walls(window, 10, 0, &words);
    int64_t out[1000], count;
    int failed = 0, made = 0;
    assert_true(window->def.wrap);
    for (int64_t fail_at = 0; made == 0 || failed < made; fail_at++) {
        failing memory = {.fail_at = fail_at};
        pave_allocator allocator = failing_allocator(&memory);
        pave_sight *sight;
        pave_result result = pave_sight_create(window->tiling, 4, 0, &allocator, &sight, NULL);
        if (result == PAVE_OK) {
            made++;
            failed += pave_field_of_view(sight, walls, 3, out, 1000, &count) == PAVE_NO_MEMORY;
            memory.fail_at = -1;
            assert_ok(pave_field_of_view(sight, walls, 3, out, 1000, &count));
            pave_sight_destroy(sight);
        } else {
            assert_int_equal(result, PAVE_NO_MEMORY);
            assert_null(sight);
        }
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
        assert_true(fail_at < 1000);
    }
    failing memory = {.fail_at = 0};
    pave_allocator allocator = failing_allocator(&memory);
    assert_int_equal(pave_field_of_view_far(&(pave_view_def){walls, 3, 4, 0}, &allocator, out, 1000,
                                            &count, NULL),
                     PAVE_NO_MEMORY);
    assert_ok(pave_field_of_view_far(&(pave_view_def){walls, 3, 4, 0}, &allocator, out, 1000,
                                     &count, NULL));
    assert_int_equal(memory.alive, 0);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
