/// tests/grid/test_tri_lists.c: rings, disks, spirals and ranges of the triangle grid against lists
/// made by asking every cell.
#include "../test.h"
#include "tri_places.h"

#define GRID(name) pave_tri_##name
#define METRIC pave_tri_metric
#define EUCLID PAVE_TRI_EUCLID
#define RADIUS_MAX PAVE_TRI_RADIUS_MAX
enum { KINDS = 2 };
#include "grid_lists.h"

static int64_t steps_between(pave_cell a, pave_cell b, pave_tri_metric metric)
{
    return pave_tri_distance(a, b, metric);
}

static spot middle_of(pave_cell cell)
{
    thirds middle = face_middle(cell);
    return (spot){2 * middle.u + middle.v, middle.v};
}

TEST(lists_are_what_every_cell_says)
{
    for (int m = 0; m < METRICS; m++)
        for (int p = 0; p < PLACES; p++)
            for (int64_t k = 0; k <= 8; k++)
                for (int32_t s = 0; s < 2; s++)
                    check_lists(with_kind(place_within(p, 14), s), k, metrics[m]);
}

TEST(larger_lists_too)
{
    static const int64_t radii[] = {13, 29, 40, 53};
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 4; i++)
            check_lists(pave_tri_face_of(-5, 9, i & 1), radii[i], metrics[m]);
}

TEST(great_rings_are_in_order)
{
    for (int m = 0; m < METRICS; m++)
        check_great_ring(pave_tri_face_of(-1000, 777, m & 1), 3000, metrics[m]);
}

/// The widest lists that the world holds, and one step more.
TEST(the_widest_fit_just_so)
{
    int64_t count = -1;
    assert_int_equal(pave_tri_ring(pave_cell_of(0, 0), PAVE_TRI_RADIUS_MAX, PAVE_TRI_EDGE_STEPS,
                                   NULL, 0, &count),
                     PAVE_CAPACITY);
    assert_true(count == 3 * PAVE_TRI_RADIUS_MAX);
    for (int m = 1; m < METRICS; m++) {
        assert_int_equal(
            pave_tri_disk(pave_cell_of(0, 0), PAVE_TRI_RADIUS_MAX, metrics[m], NULL, 0, &count),
            PAVE_RANGE);
        assert_int_equal(count, 0);
    }
}

// ---- Ranges -------------------------------------------------------------------------------------

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
                bool in = q >= spans->q.min && q <= spans->q.max && r >= spans->r.min &&
                          r <= spans->r.max && sum >= spans->sum.min && sum <= spans->sum.max &&
                          q - r >= spans->q_minus_r.min && q - r <= spans->q_minus_r.max &&
                          q + sum >= spans->q_plus_sum.min && q + sum <= spans->q_plus_sum.max &&
                          r + sum >= spans->r_plus_sum.min && r + sum <= spans->r_plus_sum.max;
                pave_cell cell = {q, r, s};
                if (in) out[count++] = cell;
            }
    return count;
}

/// The range must lie within the window that is asked.
static void check_range(const pave_tri_range *range, pave_cell center)
{
    int64_t count = -1, need = ask_range(range, center, expected);
    set_guards(need);
    assert_ok(pave_tri_range_cells(range, list, need, &count));
    if (!list_is_expected(count, need))
        fail_msg("a range of %lld cells differs from what every cell says", (long long)need);
    if (need == 0) return;
    assert_int_equal(pave_tri_range_cells(range, NULL, 0, &count), PAVE_CAPACITY);
    assert_int_equal(count, need);
}

TEST(disks_are_ranges_and_meet_in_ranges)
{
    static pave_cell other[LIST_MAX];
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
            pave_cell cell = {middle.q - AROUND + c / 2 % (2 * AROUND + 1),
                              middle.r - AROUND + c / 2 / (2 * AROUND + 1), c & 1};
            bool in_all = true;
            for (int d = 0; d < disks; d++)
                in_all = in_all && pave_tri_distance(center[d], cell, metric[d]) <= k[d];
            if (in_all && (met >= need || !pave_cell_equal(other[met], cell)))
                fail_msg("a range lacks what all disks have");
            met += in_all;
        }
        assert_int_equal(met, need);
        if (k[0] <= 6) check_range(&range, middle); // within the window
    }
}

/// Spans at random: many are wide open, some empty, slivers of one line too. q and r stay within
/// the window.
TEST(any_spans_make_a_range)
{
    uint64_t seed = 4;
    for (int i = 0; i < 30000; i++) {
        pave_tri_range range;
        for (int s = 0; s < 2; s++) {
            pave_span *spans = &range.kind[s].q;
            pave_span *all[6] = {spans,
                                 &range.kind[s].r,
                                 &range.kind[s].sum,
                                 &range.kind[s].q_minus_r,
                                 &range.kind[s].q_plus_sum,
                                 &range.kind[s].r_plus_sum};
            for (int f = 0; f < 6; f++) {
                int64_t from = chance_of(&seed, -9, 9), wide_open = chance_of(&seed, 0, 2);
                *all[f] = pave_span_of(
                    from, from + chance_of(&seed, wide_open ? 0 : -1, wide_open ? 6 : 2));
                if (wide_open == 2)
                    *all[f] =
                        f < 2 ? pave_span_of(-AROUND, AROUND) : pave_span_of(INT64_MIN, INT64_MAX);
            }
        }
        check_range(&range, pave_cell_of(0, 0));
    }
}

TEST(ranges_know_the_limits)
{
    int64_t count = -1;
    pave_tri_range nothing = {0},
                   range = pave_tri_range_of_disk(pave_cell_of(LIMIT, 0), 3, PAVE_TRI_TOUCH);
    assert_ok(pave_tri_range_cells(&nothing, list, LIST_MAX, &count));
    assert_int_equal(count, 1);
    assert_true(pave_cell_equal(list[0], pave_cell_of(0, 0)));
    int64_t within = 0, all = ask_all(pave_cell_of(LIMIT, 0), 3, -1, PAVE_TRI_TOUCH, expected);
    for (int64_t i = 0; i < all; i++)
        if (pave_cell_in_range(expected[i])) expected[within++] = expected[i];
    assert_true(within > 0 && within < all);
    set_guards(within);
    assert_ok(pave_tri_range_cells(&range, list, within, &count));
    if (!list_is_expected(count, within)) fail_msg("a range is not cut off at the limits");
    const pave_span any = pave_span_of(INT64_MIN, INT64_MAX), last = pave_span_of(LIMIT, INT64_MAX);
    pave_tri_range corner = {{{last, last, any, any, any, any}, {last, last, any, any, any, any}}};
    assert_ok(pave_tri_range_cells(&corner, list, 2, &count));
    assert_int_equal(count, 2);
    assert_true(pave_cell_equal(list[1], pave_tri_face_of(LIMIT, LIMIT, 1)));
}

int main(void) { return run_all_tests(NULL, NULL); }
