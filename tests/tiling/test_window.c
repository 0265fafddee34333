/// tests/tiling/test_window.c: rectangles: counting, numbering, membership and intersection, small
/// ones exhaustively and large ones at the limits; the bounds of windows; words.
#include <pave/window.h>

#include "../test.h"
#include "tiling_fixture.h"

#define LIMIT PAVE_COORDINATE_MAX

static void fail_rect(pave_rect rect, const char *what)
{
    fail_msg("%d,%d %dx%d: %s", (int)rect.q, (int)rect.r, (int)rect.width, (int)rect.height, what);
}

/// The number of a cell, row by row: the inverse of pave_rect_cell.
static int64_t index_in(pave_rect rect, pave_cell cell)
{
    if (!pave_rect_contains(rect, cell)) return -1;
    return ((int64_t)cell.r - rect.r) * rect.width + ((int64_t)cell.q - rect.q);
}

static bool same_rect(pave_rect a, pave_rect b)
{
    return a.q == b.q && a.r == b.r && a.width == b.width && a.height == b.height;
}

// ---- Small ones, all of them --------------------------------------------------------------------

enum { FIRST = -3, LAST = 2, SIZE_MAX_SMALL = 4 };

/// Calls `check` with every rectangle that begins in -3..2 and has sizes 0..4.
static void for_each_small(void (*check)(pave_rect))
{
    for (int32_t q = FIRST; q <= LAST; q++)
        for (int32_t r = FIRST; r <= LAST; r++)
            for (int32_t width = 0; width <= SIZE_MAX_SMALL; width++)
                for (int32_t height = 0; height <= SIZE_MAX_SMALL; height++)
                    check(pave_rect_of(q, r, width, height));
}

/// Membership by the definition, and numbers that count up in reading order.
static void check_numbering(pave_rect rect)
{
    int64_t next = 0;
    for (int32_t r = FIRST - 2; r <= LAST + SIZE_MAX_SMALL + 2; r++)
        for (int32_t q = FIRST - 2; q <= LAST + SIZE_MAX_SMALL + 2; q++) {
            pave_cell cell = pave_cell_of(q, r), other_face = {q, r, 1};
            bool inside =
                q >= rect.q && q < rect.q + rect.width && r >= rect.r && r < rect.r + rect.height;
            if (pave_rect_contains(rect, cell) != inside) fail_rect(rect, "membership");
            if (index_in(rect, cell) != (inside ? next : -1)) fail_rect(rect, "index");
            if (inside && !pave_cell_equal(pave_rect_cell(rect, next), cell))
                fail_rect(rect, "cell of an index");
            if (pave_rect_contains(rect, other_face) || index_in(rect, other_face) != -1)
                fail_rect(rect, "squares have one face");
            next += inside;
        }
    if (pave_rect_count(rect) != next) fail_rect(rect, "count");
    if (!pave_rect_in_range(rect)) fail_rect(rect, "range");
}

TEST(small_rects_number_their_cells) { for_each_small(check_numbering); }

static pave_rect other_rect;

/// The intersection holds what is in both, in either order.
static void check_intersection(pave_rect rect)
{
    pave_rect both = pave_rect_intersection(rect, other_rect),
              again = pave_rect_intersection(other_rect, rect);
    int64_t count = 0;
    for (int32_t r = FIRST; r <= LAST + SIZE_MAX_SMALL; r++)
        for (int32_t q = FIRST; q <= LAST + SIZE_MAX_SMALL; q++) {
            pave_cell cell = pave_cell_of(q, r);
            bool in_both = pave_rect_contains(rect, cell) && pave_rect_contains(other_rect, cell);
            count += in_both;
            if (pave_rect_contains(both, cell) != in_both) fail_rect(rect, "intersection");
        }
    if (pave_rect_count(both) != count) fail_rect(rect, "count of the intersection");
    if (!same_rect(both, again)) fail_rect(rect, "intersection depends on the order");
    if (count == 0 && (both.width != 0 || both.height != 0))
        fail_rect(rect, "an empty intersection is not 0x0");
}

TEST(small_rects_intersect)
{
    for (int32_t i = 0; i < 5 * 5 * 4 * 4; i++) {
        other_rect = pave_rect_of(i % 5 - 2, i / 5 % 5 - 2, i / 25 % 4, i / 100);
        for_each_small(check_intersection);
    }
}

TEST(a_zeroed_rect_is_empty)
{
    pave_rect rect = {0};
    assert_int_equal(pave_rect_count(rect), 0);
    assert_true(pave_rect_in_range(rect));
    assert_false(pave_rect_contains(rect, pave_cell_of(0, 0)));
    assert_int_equal(index_in(rect, pave_cell_of(0, 0)), -1);
}

// ---- At the limits ------------------------------------------------------------------------------

/// All the cells that there are: 2^29 to either side and the one in the middle.
static pave_rect everything(void)
{
    return pave_rect_of(-LIMIT, -LIMIT, 2 * LIMIT + 1, 2 * LIMIT + 1);
}

typedef struct range_case {
    pave_rect rect;
    bool in_range;
} range_case;

static const range_case range_cases[] = {
    {{0, 0, 1, 1}, true},
    {{LIMIT, LIMIT, 1, 1}, true},
    {{LIMIT, LIMIT, 2, 1}, false},
    {{LIMIT, LIMIT, 1, 2}, false},
    {{LIMIT + 1, 0, 0, 0}, true}, // no cell lies beyond
    {{LIMIT + 1, 0, 1, 1}, false},
    {{LIMIT + 2, 0, 0, 0}, false},
    {{-LIMIT, -LIMIT, 1, 1}, true},
    {{-LIMIT - 1, 0, 1, 1}, false},
    {{0, -LIMIT - 1, 1, 1}, false},
    {{0, 0, -1, 1}, false},
    {{0, 0, 1, -1}, false},
    {{-LIMIT, -LIMIT, 2 * LIMIT + 1, 2 * LIMIT + 1}, true},
    {{-LIMIT, -LIMIT, 2 * LIMIT + 1, 2 * LIMIT + 2}, false},
    {{-LIMIT, -LIMIT, INT32_MAX, 1}, false},
    {{LIMIT, 0, INT32_MAX, 1}, false},
    {{INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX}, false},
    {{INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX}, false},
    {{INT32_MIN, 0, 0, 0}, false},
    {{0, 0, INT32_MIN, INT32_MIN}, false},
};

TEST(ranges_end_at_the_limits)
{
    for (size_t i = 0; i < sizeof range_cases / sizeof range_cases[0]; i++)
        if (pave_rect_in_range(range_cases[i].rect) != range_cases[i].in_range)
            fail_rect(range_cases[i].rect, "range");
}

TEST(the_largest_rect_numbers_its_cells)
{
    pave_rect all = everything();
    int64_t side = 2 * (int64_t)LIMIT + 1;
    assert_true(pave_rect_count(all) == side * side);
    static const int32_t places[] = {-LIMIT, -LIMIT + 1, -1, 0, 1, LIMIT - 1, LIMIT};
    for (int i = 0; i < 49; i++) {
        pave_cell cell = pave_cell_of(places[i % 7], places[i / 7]);
        int64_t index = index_in(all, cell);
        assert_true(index == ((int64_t)cell.r + LIMIT) * side + cell.q + LIMIT);
        assert_true(pave_cell_equal(pave_rect_cell(all, index), cell));
        assert_true(pave_rect_contains(all, cell));
    }
    assert_false(pave_rect_contains(all, pave_cell_of(LIMIT + 1, 0)));
    assert_false(pave_rect_contains(all, pave_cell_of(0, -LIMIT - 1)));
    assert_true(index_in(all, pave_cell_of(LIMIT + 1, 0)) == -1);
}

/// A corner piece at each of the four limits, against the whole and against each other.
TEST(corners_of_the_world_intersect)
{
    pave_rect all = everything();
    for (int i = 0; i < 4; i++) {
        pave_rect corner =
            pave_rect_of(i % 2 ? LIMIT - 9 : -LIMIT, i / 2 ? LIMIT - 9 : -LIMIT, 10, 10);
        assert_true(pave_rect_in_range(corner));
        assert_true(same_rect(pave_rect_intersection(all, corner), corner));
        assert_true(same_rect(pave_rect_intersection(corner, corner), corner));
        for (int64_t n = 0; n < 100; n++)
            assert_true(index_in(corner, pave_rect_cell(corner, n)) == n);
        pave_rect far_one = pave_rect_of(-corner.q - 9, -corner.r - 9, 10, 10);
        assert_true(pave_rect_count(pave_rect_intersection(corner, far_one)) == 0);
    }
}

/// Rectangles that a caller has not checked yet neither overflow nor give nonsense.
TEST(unchecked_rects_intersect)
{
    pave_rect far_one = pave_rect_of(INT32_MAX - 1, INT32_MAX - 1, INT32_MAX, INT32_MAX);
    assert_true(same_rect(pave_rect_intersection(far_one, far_one), far_one));
    assert_true(pave_rect_contains(far_one, pave_cell_of(INT32_MAX, INT32_MAX)));
    assert_int_equal(index_in(far_one, pave_cell_of(INT32_MAX - 1, INT32_MAX - 1)), 0);
    pave_rect wide = pave_rect_of(INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX);
    assert_true(pave_rect_count(wide) == (int64_t)INT32_MAX * INT32_MAX);
    assert_true(pave_rect_count(pave_rect_intersection(wide, far_one)) == 0);
    assert_true(same_rect(pave_rect_intersection(wide, everything()),
                          pave_rect_of(-LIMIT, -LIMIT, LIMIT - 1, LIMIT - 1)));
    assert_true(pave_rect_count(pave_rect_intersection(pave_rect_of(5, 5, -2, 3), everything())) ==
                0);
}

// ---- Bounds of windows --------------------------------------------------------------------------

/// The box of all corners of all cells.
static pave_box box_by_cells(const pave_window *window, const pave_layout *layout)
{
    pave_box box = {0};
    for (int64_t i = 0; i < window->count; i++) {
        const pave_cell cell = pave_window_cell(window, i);
        for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++) {
            const pave_vec2 at = pave_tiling_corner_point(window->tiling, layout, cell, k);
            box = i == 0 && k == 0 ? pave_box_of(at, at) : pave_box_add(box, at);
        }
    }
    return box;
}

static void check_bounds(const pave_window *window)
{
    const pave_layout_def defs[] = {{0},
                                    {.orientation = PAVE_FLAT, .y_up = true, .size = 3},
                                    {.size = 0.25, .origin = {1000, -7}}};
    for (int n = 0; n < 6; n++) {
        pave_layout layout;
        assert_ok(pave_tiling_layout(window->tiling, &defs[n % 3], &layout, NULL));
        if (n >= 3) // turned and sheared
            assert_ok(pave_layout_transform(&layout, pave_vec2_of(0.6, 0.9),
                                            pave_vec2_of(-0.7, 0.5), &layout));
        const pave_box box = pave_window_bounds(window, &layout),
                       wanted = box_by_cells(window, &layout);
        if (memcmp(&box, &wanted, sizeof box) != 0)
            fail_msg("%s, shape %d, metric %d, layout %d", window->tiling->name,
                     (int)window->def.shape, (int)window->def.metric, n);
    }
}

TEST(windows_have_bounds)
{
    int made = 0;
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        assert_ok(any_tiling_create(index, NULL, &tiling));
        for (int n = 0; n < 5 * 5 * 4; n++) {
            const int size = n / 25;
            const pave_window_def def = {.tiling = tiling,
                                         .shape = (pave_window_shape)(n % 5),
                                         .width = 3 * size,
                                         .height = 1 + 2 * size,
                                         .radius = size,
                                         .metric = n / 5 % 5,
                                         .at = {-2, 3, 0}};
            pave_window *window;
            if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) continue;
            check_bounds(window);
            pave_window_destroy(window);
            made++;
        }
        pave_tiling_destroy(tiling);
    }
    assert_true(made > 1000);
}

TEST(an_empty_window_has_empty_bounds)
{
    const pave_window_def def = {0};
    const pave_box none = {0};
    pave_layout layout;
    pave_window *window;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    assert_ok(pave_tiling_layout(window->tiling, NULL, &layout, NULL));
    const pave_box box = pave_window_bounds(window, &layout);
    assert_memory_equal(&box, &none, sizeof box);
    pave_window_destroy(window);
}

// ---- Words --------------------------------------------------------------------------------------

TEST(metrics_of_grids_have_words)
{
    static const int counts[] = {0, 3, 2, 5};
    for (int grid = 0; grid < 4; grid++) {
        const pave_window_grid of = (pave_window_grid)grid;
        int32_t metric = 77;
        for (int number = 0; number < counts[grid]; number++) {
            assert_ok(pave_window_metric_read(of, pave_window_metric_name(of, number), &metric));
            assert_int_equal(metric, number);
        }
        metric = 77;
        assert_null(pave_window_metric_name(of, counts[grid]));
        assert_null(pave_window_metric_name(of, -1));
        assert_int_equal(pave_window_metric_read(of, "miles", &metric), PAVE_NOT_FOUND);
        assert_int_equal(metric, 77);
    }
    assert_string_equal(pave_window_metric_name(PAVE_WINDOW_SQUARES, PAVE_SQUARE_8), "8");
    assert_string_equal(pave_window_metric_name(PAVE_WINDOW_HEXAGONS, PAVE_HEX_STEPS), "steps");
    assert_string_equal(pave_window_metric_name(PAVE_WINDOW_TRIANGLES, PAVE_TRI_FLANK), "flank");
    int32_t metric = 0;
    assert_int_equal(pave_window_metric_read(PAVE_WINDOW_HEXAGONS, "touch", &metric),
                     PAVE_NOT_FOUND);
    assert_null(pave_window_metric_name((pave_window_grid)4, 0));
}

int main(void) { return run_all_tests(NULL, NULL); }
