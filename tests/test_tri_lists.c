/// tests/test_tri_lists.c: rings, disks, spirals and ranges of the triangle grid against lists made by asking every cell.
#include "tri_places.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LIST_MAX = 40000 };

static pave_cell list[LIST_MAX + 1], expected[LIST_MAX + 1], other[LIST_MAX + 1];

typedef pave_result list_function(pave_cell, int64_t, pave_tri_metric, pave_cell *, int64_t, int64_t *);

static void complain(const char *name, pave_cell center, int64_t k, pave_tri_metric metric, int64_t i, const char *what)
{
    fail_msg("the %s %s of %lld about %d,%d,%d at %lld: %s", metric_names[metric], name, (long long)k, (int)center.q, (int)center.r,
             (int)center.s, (long long)i, what);
}

/// Whether the cell is at most at distance k, by definition.
static bool reaches(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell cell)
{
    if (k < 0) return false;
    if (metric == PAVE_TRI_EUCLID) return pave_tri_norm(center, cell) <= (uint64_t)(k * k);
    return pave_tri_distance(center, cell, metric) <= k;
}

/// The cells of a disk without that of radius `inner`, asked one by one, row by row; returns how many.
static int64_t ask_all(pave_cell center, int64_t k, int64_t inner, pave_tri_metric metric, pave_cell *out)
{
    const int32_t far = (int32_t)k + 2;
    int64_t count = 0;
    for (int32_t r = center.r - far; r <= center.r + far; r++)
        for (int32_t q = center.q - far; q <= center.q + far; q++)
            for (int32_t s = 0; s < 2; s++) {
                pave_cell cell = {q, r, s};
                if (reaches(center, k, metric, cell) && !reaches(center, inner, metric, cell)) out[count++] = cell;
            }
    return count;
}

static pave_cell sort_center;

static int by_angle(const void *a, const void *b)
{
    thirds x = way_between(sort_center, *(const pave_cell *)a), y = way_between(sort_center, *(const pave_cell *)b);
    return before_by_angle(y, x) - before_by_angle(x, y);
}

static int64_t ask_ring(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell *out)
{
    int64_t count = ask_all(center, k, k - 1, metric, out);
    sort_center = center;
    qsort(out, (size_t)count, sizeof *out, by_angle);
    return count;
}

/// Gets a list, with a guard behind it, and compares it with what is expected.
static void check_list(const char *name, list_function *get, pave_cell center, int64_t k, pave_tri_metric metric, int64_t size, int64_t need)
{
    int64_t count = -1;
    if (size != need) complain(name, center, k, metric, size, "the size function differs");
    list[need] = (pave_cell){77, 77, 77};
    if (get(center, k, metric, list, need, &count) != PAVE_OK || count != need) complain(name, center, k, metric, count, "failed");
    if (list[need].q != 77 || list[need].r != 77 || list[need].s != 77) complain(name, center, k, metric, need, "wrote past its end");
    for (int64_t i = 0; i < need; i++)
        if (!pave_cell_equal(list[i], expected[i])) complain(name, center, k, metric, i, "is another cell");
    list[0] = (pave_cell){77, 77, 77};
    if (get(center, k, metric, list, need - 1, &count) != PAVE_CAPACITY || count != need || list[0].q != 77)
        complain(name, center, k, metric, count, "does not refuse a small buffer");
    if (get(center, k, metric, NULL, 0, &count) != PAVE_CAPACITY || count != need) complain(name, center, k, metric, count, "does not tell its need");
}

static void check_lists(pave_cell center, int64_t k, pave_tri_metric metric)
{
    int64_t spiral = 0;
    check_list("disk", pave_tri_disk, center, k, metric, pave_tri_disk_size(k, metric), ask_all(center, k, -1, metric, expected));
    check_list("ring", pave_tri_ring, center, k, metric, pave_tri_ring_size(k, metric), ask_ring(center, k, metric, expected));
    for (int64_t i = 0; i <= k; i++) spiral += ask_ring(center, i, metric, expected + spiral);
    check_list("spiral", pave_tri_spiral, center, k, metric, pave_tri_disk_size(k, metric), spiral);
}

static void small_lists_are_what_every_cell_says(void **state)
{
    (void)state;
    for (int m = 0; m < METRICS; m++)
        for (int p = 0; p < PLACES; p++)
            for (int64_t k = 0; k <= 8; k++)
                for (int32_t s = 0; s < 2; s++) check_lists(with_kind(place_within(p, 14), s), k, metrics[m]);
}

static void larger_lists_too(void **state)
{
    (void)state;
    static const int64_t radii[] = {13, 29, 40, 53};
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 4; i++) check_lists(pave_tri_face_of(-5, 9, i & 1), radii[i], metrics[m]);
}

static void rings_are_disks_less_the_next_smaller(void **state)
{
    (void)state;
    for (int m = 0; m < METRICS; m++)
        for (int64_t k = 1; k <= 300; k++)
            assert_true(pave_tri_ring_size(k, metrics[m]) == pave_tri_disk_size(k, metrics[m]) - pave_tri_disk_size(k - 1, metrics[m]));
    assert_true(pave_tri_disk_size(PAVE_TRI_RADIUS_MAX, PAVE_TRI_TOUCH) == 6 * PAVE_TRI_RADIUS_MAX * (PAVE_TRI_RADIUS_MAX + 1) + 1);
}

/// A ring of many thousands: in order by exact angle, all of it in the ring, and as many as there are.
static void a_large_ring_is_in_order(void **state)
{
    (void)state;
    const int64_t k = 3000;
    for (int m = 0; m < METRICS; m++) {
        const pave_cell center = {-1000, 777, m & 1};
        int64_t count;
        assert_int_equal(pave_tri_ring(center, k, metrics[m], list, LIST_MAX, &count), PAVE_OK);
        for (int64_t i = 0; i < count; i++) {
            if (!reaches(center, k, metrics[m], list[i]) || reaches(center, k - 1, metrics[m], list[i]))
                complain("ring", center, k, metrics[m], i, "is not in the ring");
            if (i > 0 && !before_by_angle(way_between(center, list[i - 1]), way_between(center, list[i])))
                complain("ring", center, k, metrics[m], i, "is out of order");
        }
    }
}

// ---- At the limits ----------------------------------------------------------------------------------------------------------

/// Near a limit, a list is there exactly where every cell of it is.
static void lists_end_where_the_world_does(void **state)
{
    (void)state;
    static const int8_t toward[][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, -1}};
    for (int m = 0; m < METRICS; m++)
        for (int32_t i = 0; i < 6 * 12 * 2; i++) {
            const int8_t *way = toward[i % 6];
            const int32_t inset = i / 6 % 12, s = i / 72;
            const pave_cell center = {way[0] * (LIMIT - inset), way[1] * (LIMIT - inset), s};
            for (int64_t k = 0; k <= 12; k++) {
                int64_t count = -1, need = ask_all(center, k, -1, metrics[m], expected);
                bool fits = true;
                for (int64_t c = 0; c < need; c++) fits = fits && pave_cell_in_range(expected[c]);
                pave_result wanted = fits ? PAVE_OK : PAVE_RANGE;
                if (pave_tri_disk(center, k, metrics[m], list, LIST_MAX, &count) != wanted || count != (fits ? need : 0))
                    complain("disk", center, k, metrics[m], count, "is wrong about the limits");
                if (pave_tri_spiral(center, k, metrics[m], list, LIST_MAX, &count) != wanted) complain("spiral", center, k, metrics[m], 0, "limits");
                need = ask_all(center, k, k - 1, metrics[m], expected);
                fits = true;
                for (int64_t c = 0; c < need; c++) fits = fits && pave_cell_in_range(expected[c]);
                wanted = fits ? PAVE_OK : PAVE_RANGE;
                if (pave_tri_ring(center, k, metrics[m], list, LIST_MAX, &count) != wanted || count != (fits ? need : 0))
                    complain("ring", center, k, metrics[m], count, "is wrong about the limits");
            }
        }
}

static void wrong_radii_and_places_are_refused(void **state)
{
    (void)state;
    static list_function *const functions[] = {pave_tri_disk, pave_tri_ring, pave_tri_spiral};
    static const pave_cell outside[] = {{LIMIT + 1, 0, 0}, {-LIMIT - 1, 0, 1}, {0, LIMIT + 1, 0}, {0, -LIMIT - 1, 1}};
    int64_t count = -1;
    for (int f = 0; f < 3; f++)
        for (int m = 0; m < METRICS; m++) {
            static const int64_t radii[] = {-1, INT64_MIN, PAVE_TRI_RADIUS_MAX + 1, INT64_MAX, PAVE_TRI_RADIUS_MAX};
            for (int i = 0; i < 5; i++) {
                if (i == 4 && metrics[m] == PAVE_TRI_EDGE_STEPS) continue; // that fits about 0,0, just so
                count = -1;
                assert_int_equal(functions[f](pave_cell_of(0, 0), radii[i], metrics[m], list, LIST_MAX, &count), PAVE_RANGE);
                assert_int_equal(count, 0);
            }
            for (int i = 0; i < 4; i++) assert_int_equal(functions[f](outside[i], 0, metrics[m], list, LIST_MAX, &count), PAVE_RANGE);
        }
    assert_int_equal(pave_tri_ring(pave_cell_of(0, 0), PAVE_TRI_RADIUS_MAX, PAVE_TRI_EDGE_STEPS, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count == 3 * PAVE_TRI_RADIUS_MAX);
    assert_int_equal(pave_tri_disk_norm(outside[0], 1, list, LIST_MAX, &count), PAVE_RANGE);
    assert_int_equal(pave_tri_disk_norm(pave_cell_of(0, 0), UINT64_MAX, list, LIST_MAX, &count), PAVE_RANGE);
    assert_int_equal(pave_tri_disk_norm(pave_cell_of(0, 0), (UINT64_C(1) << 62) - 1, list, LIST_MAX, &count), PAVE_RANGE);
}

static void disks_of_any_norm(void **state)
{
    (void)state;
    for (uint64_t norm = 0; norm <= 130; norm++)
        for (int32_t s = 0; s < 2; s++) {
            const pave_cell center = {-3, 2, s};
            int64_t count = -1, need = 0, all = ask_all(center, 14, -1, PAVE_TRI_EUCLID, other);
            for (int64_t i = 0; i < all; i++)
                if (pave_tri_norm(center, other[i]) <= norm) expected[need++] = other[i];
            assert_int_equal(pave_tri_disk_norm(center, norm, list, need, &count), PAVE_OK);
            assert_int_equal(count, need);
            assert_memory_equal(list, expected, (size_t)need * sizeof *list);
            assert_int_equal(pave_tri_disk_norm(center, norm, list, need - 1, &count), PAVE_CAPACITY);
            assert_int_equal(count, need);
        }
}

// ---- Ranges -----------------------------------------------------------------------------------------------------------------

enum { AROUND = 16 };

/// The cells of a range as its definition says, in a window about `center`; returns how many.
static int64_t ask_range(const pave_tri_range *range, pave_cell center, pave_cell *out)
{
    int64_t count = 0;
    for (int32_t r = center.r - AROUND; r <= center.r + AROUND; r++)
        for (int32_t q = center.q - AROUND; q <= center.q + AROUND; q++)
            for (int32_t s = 0; s < 2; s++) {
                const pave_tri_spans *spans = &range->kind[s];
                const int64_t sum = (int64_t)q + r + s;
                bool in = q >= spans->q.min && q <= spans->q.max && r >= spans->r.min && r <= spans->r.max && sum >= spans->sum.min &&
                          sum <= spans->sum.max && q - r >= spans->q_minus_r.min && q - r <= spans->q_minus_r.max &&
                          q + sum >= spans->q_plus_sum.min && q + sum <= spans->q_plus_sum.max && r + sum >= spans->r_plus_sum.min &&
                          r + sum <= spans->r_plus_sum.max;
                pave_cell cell = {q, r, s};
                assert_int_equal(pave_tri_range_contains(range, cell), in);
                if (in) out[count++] = cell;
            }
    return count;
}

/// The range must lie within the window that is asked.
static void check_range(const pave_tri_range *range, pave_cell center)
{
    int64_t count = -1, need = ask_range(range, center, expected);
    assert_int_equal(pave_tri_range_size(range), need);
    list[need] = (pave_cell){77, 77, 77};
    assert_int_equal(pave_tri_range_cells(range, list, need, &count), PAVE_OK);
    assert_int_equal(count, need);
    assert_int_equal(list[need].q, 77);
    for (int64_t i = 0; i < need; i++)
        if (!pave_cell_equal(list[i], expected[i])) fail_msg("cell %lld of a range is another", (long long)i);
    if (need == 0) return;
    assert_int_equal(pave_tri_range_cells(range, NULL, 0, &count), PAVE_CAPACITY);
    assert_int_equal(count, need);
}

static void disks_are_ranges_and_meet_in_ranges(void **state)
{
    (void)state;
    uint64_t seed = 3;
    for (int i = 0; i < 4000; i++) {
        const pave_cell middle = place_within(i % PLACES, 2 * AROUND);
        pave_tri_range range = {0};
        int disks = (int)chance_of(&seed, 1, 3);
        pave_cell center[3];
        int64_t k[3];
        pave_tri_metric metric[3];
        for (int d = 0; d < disks; d++) {
            pave_cell offset = chance_face(&seed, 5);
            center[d] = with_kind(moved(middle, offset.q, offset.r), offset.s);
            k[d] = chance_of(&seed, 0, 9);
            metric[d] = metrics[chance_of(&seed, 0, 3)];
            pave_tri_range disk = pave_tri_range_of_disk(center[d], k[d], metric[d]);
            range = d ? pave_tri_range_intersection(range, disk) : disk;
        }
        int64_t need = ask_range(&range, middle, other), met = 0;
        for (int32_t c = 0; c < (2 * AROUND + 1) * (2 * AROUND + 1) * 2; c++) {
            pave_cell cell = {middle.q - AROUND + c / 2 % (2 * AROUND + 1), middle.r - AROUND + c / 2 / (2 * AROUND + 1), c & 1};
            bool in_all = true;
            for (int d = 0; d < disks; d++) in_all = in_all && pave_tri_distance(center[d], cell, metric[d]) <= k[d];
            if (in_all && (met >= need || !pave_cell_equal(other[met], cell))) fail_msg("a range lacks what all disks have");
            met += in_all;
        }
        assert_int_equal(met, need);
        if (k[0] <= 6) check_range(&range, middle); // within the window
    }
}

/// Spans at random: many are wide open, some empty, slivers of one line too. q and r stay within the window.
static void any_spans_make_a_range(void **state)
{
    (void)state;
    uint64_t seed = 4;
    for (int i = 0; i < 30000; i++) {
        pave_tri_range range;
        for (int s = 0; s < 2; s++) {
            pave_span *spans = &range.kind[s].q;
            pave_span *all[6] = {spans, &range.kind[s].r, &range.kind[s].sum, &range.kind[s].q_minus_r, &range.kind[s].q_plus_sum,
                                 &range.kind[s].r_plus_sum};
            for (int f = 0; f < 6; f++) {
                int64_t from = chance_of(&seed, -9, 9), wide_open = chance_of(&seed, 0, 2);
                *all[f] = pave_span_of(from, from + chance_of(&seed, wide_open ? 0 : -1, wide_open ? 6 : 2));
                if (wide_open == 2) *all[f] = f < 2 ? pave_span_of(-AROUND, AROUND) : pave_span_of(INT64_MIN, INT64_MAX);
            }
        }
        check_range(&range, pave_cell_of(0, 0));
    }
}

static void ranges_know_the_limits(void **state)
{
    (void)state;
    int64_t count = -1;
    pave_tri_range nothing = {0}, range = pave_tri_range_of_disk(pave_cell_of(LIMIT, 0), 3, PAVE_TRI_TOUCH);
    assert_int_equal(pave_tri_range_cells(&nothing, list, LIST_MAX, &count), PAVE_OK);
    assert_int_equal(count, 1);
    assert_true(pave_cell_equal(list[0], pave_cell_of(0, 0)));
    assert_int_equal(pave_tri_range_cells(&range, list, LIST_MAX, &count), PAVE_RANGE);
    assert_int_equal(count, 0);
    int64_t within = 0, all = ask_all(pave_cell_of(LIMIT, 0), 3, -1, PAVE_TRI_TOUCH, expected);
    for (int64_t i = 0; i < all; i++) within += pave_cell_in_range(expected[i]);
    assert_int_equal(pave_tri_range_size(&range), within);
    for (int s = 0; s < 2; s++) range.kind[s].q.max = LIMIT;
    assert_int_equal(pave_tri_range_cells(&range, list, LIST_MAX, &count), PAVE_OK);
    assert_int_equal(count, within);
    // Every distance in the world is within reach of the widest disk.
    range = pave_tri_range_of_disk(pave_tri_face_of(-LIMIT, -LIMIT, 0), INT64_C(1) << 33, PAVE_TRI_SHORTCUT);
    assert_true(pave_tri_range_contains(&range, pave_tri_face_of(LIMIT, LIMIT, 1)));
    assert_false(pave_tri_range_contains(&range, (pave_cell){0, 0, 2}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_lists_are_what_every_cell_says),
        cmocka_unit_test(larger_lists_too),
        cmocka_unit_test(rings_are_disks_less_the_next_smaller),
        cmocka_unit_test(a_large_ring_is_in_order),
        cmocka_unit_test(lists_end_where_the_world_does),
        cmocka_unit_test(wrong_radii_and_places_are_refused),
        cmocka_unit_test(disks_of_any_norm),
        cmocka_unit_test(disks_are_ranges_and_meet_in_ranges),
        cmocka_unit_test(any_spans_make_a_range),
        cmocka_unit_test(ranges_know_the_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
