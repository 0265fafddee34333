/// tests/tiling/test_window.c: rectangles: counting, numbering, membership and intersection, small
/// ones exhaustively and large ones at the limits.
#include <pave/window.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#define LIMIT PAVE_COORDINATE_MAX

static void fail_rect(pave_rect rect, const char *what)
{
    fail_msg("%d,%d %dx%d: %s", (int)rect.q, (int)rect.r, (int)rect.width, (int)rect.height, what);
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
            if (pave_rect_index(rect, cell) != (inside ? next : -1)) fail_rect(rect, "index");
            if (inside && !pave_cell_equal(pave_rect_cell(rect, next), cell))
                fail_rect(rect, "cell of an index");
            if (pave_rect_contains(rect, other_face) || pave_rect_index(rect, other_face) != -1)
                fail_rect(rect, "squares have one face");
            next += inside;
        }
    if (pave_rect_count(rect) != next) fail_rect(rect, "count");
    if (!pave_rect_in_range(rect)) fail_rect(rect, "range");
}

static void small_rects_number_their_cells(void **state)
{
    (void)state;
    for_each_small(check_numbering);
}

static pave_rect other_rect;

/// What both have is what is in both; nothing depends on who comes first.
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

static void small_rects_intersect(void **state)
{
    (void)state;
    for (int32_t i = 0; i < 5 * 5 * 4 * 4; i++) {
        other_rect = pave_rect_of(i % 5 - 2, i / 5 % 5 - 2, i / 25 % 4, i / 100);
        for_each_small(check_intersection);
    }
}

static void a_zeroed_rect_is_empty(void **state)
{
    (void)state;
    pave_rect rect = {0};
    assert_int_equal(pave_rect_count(rect), 0);
    assert_true(pave_rect_in_range(rect));
    assert_false(pave_rect_contains(rect, pave_cell_of(0, 0)));
    assert_int_equal(pave_rect_index(rect, pave_cell_of(0, 0)), -1);
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

static void ranges_end_at_the_limits(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof range_cases / sizeof range_cases[0]; i++)
        if (pave_rect_in_range(range_cases[i].rect) != range_cases[i].in_range)
            fail_rect(range_cases[i].rect, "range");
}

static void the_largest_rect_numbers_its_cells(void **state)
{
    (void)state;
    pave_rect all = everything();
    int64_t side = 2 * (int64_t)LIMIT + 1;
    assert_true(pave_rect_count(all) == side * side);
    static const int32_t places[] = {-LIMIT, -LIMIT + 1, -1, 0, 1, LIMIT - 1, LIMIT};
    for (int i = 0; i < 49; i++) {
        pave_cell cell = pave_cell_of(places[i % 7], places[i / 7]);
        int64_t index = pave_rect_index(all, cell);
        assert_true(index == ((int64_t)cell.r + LIMIT) * side + cell.q + LIMIT);
        assert_true(pave_cell_equal(pave_rect_cell(all, index), cell));
        assert_true(pave_rect_contains(all, cell));
    }
    assert_false(pave_rect_contains(all, pave_cell_of(LIMIT + 1, 0)));
    assert_false(pave_rect_contains(all, pave_cell_of(0, -LIMIT - 1)));
    assert_true(pave_rect_index(all, pave_cell_of(LIMIT + 1, 0)) == -1);
}

/// A corner piece at each of the four limits, against the whole and against each other.
static void corners_of_the_world_intersect(void **state)
{
    (void)state;
    pave_rect all = everything();
    for (int i = 0; i < 4; i++) {
        pave_rect corner =
            pave_rect_of(i % 2 ? LIMIT - 9 : -LIMIT, i / 2 ? LIMIT - 9 : -LIMIT, 10, 10);
        assert_true(pave_rect_in_range(corner));
        assert_true(same_rect(pave_rect_intersection(all, corner), corner));
        assert_true(same_rect(pave_rect_intersection(corner, corner), corner));
        for (int64_t n = 0; n < 100; n++)
            assert_true(pave_rect_index(corner, pave_rect_cell(corner, n)) == n);
        pave_rect far_one = pave_rect_of(-corner.q - 9, -corner.r - 9, 10, 10);
        assert_true(pave_rect_count(pave_rect_intersection(corner, far_one)) == 0);
    }
}

/// Rectangles that a caller has not checked yet neither overflow nor give nonsense.
static void unchecked_rects_intersect(void **state)
{
    (void)state;
    pave_rect far_one = pave_rect_of(INT32_MAX - 1, INT32_MAX - 1, INT32_MAX, INT32_MAX);
    assert_true(same_rect(pave_rect_intersection(far_one, far_one), far_one));
    assert_true(pave_rect_contains(far_one, pave_cell_of(INT32_MAX, INT32_MAX)));
    assert_int_equal(pave_rect_index(far_one, pave_cell_of(INT32_MAX - 1, INT32_MAX - 1)), 0);
    pave_rect wide = pave_rect_of(INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX);
    assert_true(pave_rect_count(wide) == (int64_t)INT32_MAX * INT32_MAX);
    assert_true(pave_rect_count(pave_rect_intersection(wide, far_one)) == 0);
    assert_true(same_rect(pave_rect_intersection(wide, everything()),
                          pave_rect_of(-LIMIT, -LIMIT, LIMIT - 1, LIMIT - 1)));
    assert_true(pave_rect_count(pave_rect_intersection(pave_rect_of(5, 5, -2, 3), everything())) ==
                0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_rects_number_their_cells),
        cmocka_unit_test(small_rects_intersect),
        cmocka_unit_test(a_zeroed_rect_is_empty),
        cmocka_unit_test(ranges_end_at_the_limits),
        cmocka_unit_test(the_largest_rect_numbers_its_cells),
        cmocka_unit_test(corners_of_the_world_intersect),
        cmocka_unit_test(unchecked_rects_intersect),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
