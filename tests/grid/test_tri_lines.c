/// tests/grid/test_tri_lines.c: lines of the triangle grid against the exact times at which a
/// segment crosses lanes, and their promises.
#include "../test.h"
#include "tri_places.h"

enum { LINE_MAX = 8192 };

static void complain(pave_cell a, pave_cell b, pave_tri_metric metric, int64_t i, const char *what)
{
    fail_msg("the %s line from %d,%d,%d to %d,%d,%d at %lld: %s", metric_names[metric], (int)a.q,
             (int)a.r, (int)a.s, (int)b.q, (int)b.r, (int)b.s, (long long)i, what);
}

static int64_t line_size(pave_cell a, pave_cell b, pave_tri_metric metric)
{
    int64_t count = -1;
    assert_int_equal(pave_tri_line(a, b, metric, NULL, 0, &count), PAVE_CAPACITY);
    return count;
}

/// Writes a line with a guard behind it and returns its length.
static int64_t get_line(pave_cell a, pave_cell b, pave_tri_metric metric, pave_cell *out)
{
    int64_t count = -1, need = line_size(a, b, metric);
    if (need > LINE_MAX) complain(a, b, metric, need, "is too long for the test");
    out[need] = (pave_cell){77, 77, 77};
    if (pave_tri_line(a, b, metric, out, need, &count) != PAVE_OK)
        complain(a, b, metric, 0, "failed");
    if (count != need) complain(a, b, metric, count, "has another size than was said");
    if (out[need].q != 77 || out[need].r != 77 || out[need].s != 77)
        complain(a, b, metric, need, "wrote past its end");
    return count;
}

// ---- The crossings of a segment, exactly --------------------------------------------------------

__extension__ typedef __int128 wide; // ways as wide as the world, multiplied

/// When a segment crosses a line of a family (0: of q, 1: of r, 2: of the third lane): after `past`
/// of `all` of its way.
typedef struct crossing {
    int64_t past, all;
    int family, rank; ///< of those at one time, that of the least rank comes first
} crossing;

static int by_time(const void *a, const void *b)
{
    const crossing *x = a, *y = b;
    wide left = (wide)x->past * y->all, right = (wide)y->past * x->all;
    return left != right ? (left > right) - (left < right)
                         : (x->rank > y->rank) - (x->rank < y->rank);
}

/// All crossings of the segment from a to b, which is the end to count from, sorted; returns how
/// many.
static int64_t crossings_of(pave_cell a, pave_cell b, crossing *out)
{
    const thirds from = face_middle(a), to = face_middle(b);
    const int64_t start[3] = {from.u, from.v, from.u + from.v}, end[3] = {to.u, to.v, to.u + to.v};
    int64_t way[3], count = 0;
    int longest = 0;
    for (int i = 0; i < 3; i++) {
        way[i] = llabs(end[i] - start[i]);
        if (way[i] >= way[longest]) longest = i;
    }
    for (int i = 0; i < 3; i++) {
        int64_t low = start[i] < end[i] ? start[i] : end[i],
                high = start[i] < end[i] ? end[i] : start[i];
        for (int64_t line = low + (3 - (low % 3 + 3) % 3) % 3; line <= high; line += 3) {
            int rank = i == longest ? 1
                       : i < 3 - i - longest
                           ? 0
                           : 2; // the other of the two that are not longest is 3 - i - longest
            out[count++] = (crossing){llabs(line - start[i]), way[i], i, rank};
        }
    }
    qsort(out, (size_t)count, sizeof *out, by_time);
    return count;
}

static bool counts_from(pave_cell a, pave_cell b)
{
    return a.s != b.s ? a.s == PAVE_TRI_L : a.q != b.q ? a.q < b.q : a.r <= b.r;
}

/// Steps across edges follow the crossings one by one.
static void check_crossings(pave_cell a, pave_cell b, const pave_cell *line, int64_t count)
{
    static crossing expected[LINE_MAX];
    if (!counts_from(a, b)) return; // the reverse is compared with it
    if (crossings_of(a, b, expected) != count - 1)
        complain(a, b, PAVE_TRI_EDGE_STEPS, count, "crosses another number of lines");
    for (int64_t i = 1; i < count; i++) {
        pave_cell was = line[i - 1], is = line[i];
        bool changes[3] = {is.q != was.q, is.r != was.r,
                           is.q + is.r + is.s != was.q + was.r + was.s};
        for (int family = 0; family < 3; family++)
            if (changes[family] != (family == expected[i - 1].family))
                complain(a, b, PAVE_TRI_EDGE_STEPS, i, "does not follow the segment");
    }
}

/// The segment really passes each cell, or touches it at a corner: not all three corners lie on one
/// side of it.
static void check_passes(pave_cell a, pave_cell b, const pave_cell *line, int64_t count)
{
    const thirds from = face_middle(a), way = way_between(a, b);
    for (int64_t i = 0; i < count; i++) {
        thirds corner[3];
        int left = 0, right = 0;
        face_corners(line[i], corner);
        for (int k = 0; k < 3; k++) {
            wide side = (wide)way.u * (corner[k].v - from.v) - (wide)way.v * (corner[k].u - from.u);
            left += side < 0;
            right += side > 0;
        }
        if ((way.u != 0 || way.v != 0) && (left == 3 || right == 3))
            complain(a, b, PAVE_TRI_EDGE_STEPS, i, "the segment does not pass here");
    }
}

// ---- The promises -------------------------------------------------------------------------------

static void check_steps(pave_cell a, pave_cell b, pave_tri_metric metric, const pave_cell *line,
                        int64_t count)
{
    int64_t cost = 0;
    if (!pave_cell_equal(line[0], a) || !pave_cell_equal(line[count - 1], b))
        complain(a, b, metric, 0, "has other ends");
    for (int64_t i = 1; i < count; i++) {
        int step = step_cost(line[i - 1], line[i], metric);
        if (step == 0) complain(a, b, metric, i, "is no step of the metric");
        cost += step;
    }
    if (cost != pave_tri_distance(a, b, metric))
        complain(a, b, metric, cost, "costs something else than the distance");
}

static void check_line(pave_cell a, pave_cell b)
{
    static pave_cell edges[LINE_MAX + 1], there[LINE_MAX + 1], back[LINE_MAX + 1];
    int64_t steps = get_line(a, b, PAVE_TRI_EDGE_STEPS, edges);
    check_crossings(a, b, edges, steps);
    check_passes(a, b, edges, steps);
    for (int m = 0; m < STEP_METRICS; m++) {
        int64_t count = get_line(a, b, metrics[m], there), next = 0;
        check_steps(a, b, metrics[m], there, count);
        if (get_line(b, a, metrics[m], back) != count)
            complain(b, a, metrics[m], 0, "is longer than its reverse");
        for (int64_t i = 0; i < count; i++) {
            if (!pave_cell_equal(there[i], back[count - 1 - i]))
                complain(a, b, metrics[m], i, "differs on the way back");
            while (next < steps && !pave_cell_equal(edges[next], there[i]))
                next++; // strides of the same walk
            if (next == steps)
                complain(a, b, metrics[m], i, "is not on the way of steps across edges");
        }
    }
}

TEST(short_lines_keep_every_promise)
{
    for (int p = 0; p < PLACES; p++)
        for (int32_t i = 0; i < 21 * 21 * 4; i++) {
            pave_cell from = place_within(p, 10);
            check_line(with_kind(from, i & 1),
                       face_moved(with_kind(from, i >> 1 & 1), i / 4 % 21 - 10, i / 84 - 10));
        }
}

TEST(lines_of_any_slope_keep_every_promise)
{
    uint64_t seed = 1;
    for (int i = 0; i < 300; i++) {
        int32_t length = (int32_t)chance_of(&seed, 1, LINE_MAX / 4 - 2),
                wide_end = i % 2 ? length : 3;
        pave_cell a = place_within((int)chance_of(&seed, 0, PLACES - 1), length);
        int32_t q = (int32_t)chance_of(&seed, -length, length),
                r = (int32_t)chance_of(&seed, -wide_end, wide_end);
        if (i % 3 == 0) r = -r / 2;
        check_line(with_kind(a, i & 1),
                   face_moved(with_kind(a, i >> 1 & 1), i & 4 ? r : q, i & 4 ? q : r));
    }
}

/// Which of the two ways around a vertex, written down: the segment from L 0,0 to the opposite
/// cells goes through a corner.
TEST(ties_fall_as_is_said)
{
    static const struct {
        pave_cell to, over[2];
    } cases[] = {
        {{-1, -1, 1}, {{-1, 0, 1}, {-1, 0, 0}}}, // longest in the third lane: q, third, r
        {{1, -1, 1}, {{0, -1, 1}, {1, -1, 0}}},  // longest in q: r, q, third
        {{-1, 1, 1}, {{-1, 0, 1}, {-1, 1, 0}}},  // longest in r: q, r, third
    };
    for (int i = 0; i < 3; i++) {
        pave_cell out[4], from = {0, 0, PAVE_TRI_L};
        int64_t count;
        assert_ok(pave_tri_line(from, cases[i].to, PAVE_TRI_EDGE_STEPS, out, 4, &count));
        assert_int_equal(count, 4);
        for (int k = 0; k < 2; k++) assert_true(pave_cell_equal(out[k + 1], cases[i].over[k]));
        assert_ok(pave_tri_line(from, cases[i].to, PAVE_TRI_SHORTCUT, out, 4, &count));
        assert_int_equal(count, 2);
    }
}

/// Which of the strides of two steps is another one, from the steps across edges alone, by trying
/// all: that for which the rest has steps of the metric and which is nearest to the middle, of two
/// the earlier; -1 if no stride is.
static int64_t odd_place_of(const pave_cell *edges, int64_t steps, int64_t strides, int odd_steps)
{
    int64_t best = -1;
    if (2 * strides == steps) return -1;
    for (int64_t i = 0; i < strides; i++) {
        if (odd_steps == 3 && step_cost(edges[2 * i], edges[2 * i + 3], PAVE_TRI_TOUCH) == 0)
            continue;
        if (best < 0 || llabs(2 * i - (strides - 1)) < llabs(2 * best - (strides - 1))) best = i;
    }
    return best;
}

TEST(the_odd_stride_comes_in_the_middle)
{
    static pave_cell edges[LINE_MAX + 1], line[LINE_MAX + 1];
    static const pave_tri_metric bundled[] = {PAVE_TRI_FLANK, PAVE_TRI_TOUCH};
    uint64_t seed = 4;
    int64_t threes = 0, ones = 0;
    for (int n = 0; n < 4000; n++) {
        const pave_cell a = chance_face(&seed, n < 3000 ? 12 : 300),
                        b = chance_face(&seed, n < 3000 ? 12 : 300);
        if (!counts_from(a, b)) continue;
        const int64_t steps = get_line(a, b, PAVE_TRI_EDGE_STEPS, edges) - 1;
        for (int m = 0; m < 2; m++) {
            const int64_t strides = get_line(a, b, bundled[m], line) - 1;
            const int odd_steps = 2 * strides < steps ? 3 : 1;
            const int64_t odd = odd_place_of(edges, steps, strides, odd_steps);
            threes += odd >= 0 && odd_steps == 3;
            ones += odd >= 0 && odd_steps == 1;
            for (int64_t i = 0; i <= strides; i++)
                if (!pave_cell_equal(line[i],
                                     edges[2 * i + (odd >= 0 && i > odd ? odd_steps - 2 : 0)]))
                    complain(a, b, bundled[m], i,
                             "has its odd stride elsewhere than in the middle");
        }
    }
    assert_true(threes > 100 && ones > 100);
}

/// One list that is long, from a corner of the world: no error may grow over its millions of
/// steps.
TEST(a_long_list_is_exact)
{
    const pave_cell a = {-LIMIT, LIMIT, PAVE_TRI_L},
                    b = {-LIMIT + 1000003, LIMIT - 412345, PAVE_TRI_R};
    int64_t count, need = line_size(a, b, PAVE_TRI_EDGE_STEPS);
    pave_cell *cells = malloc((size_t)need * sizeof *cells);
    crossing *expected = malloc((size_t)need * sizeof *expected);
    assert_non_null(cells);
    assert_non_null(expected);
    assert_int_equal(crossings_of(a, b, expected), need - 1);
    assert_ok(pave_tri_line(a, b, PAVE_TRI_EDGE_STEPS, cells, need, &count));
    for (int64_t i = 1; i < count; i++) {
        bool changes[3] = {cells[i].q != cells[i - 1].q, cells[i].r != cells[i - 1].r, false};
        if (changes[0] != (expected[i - 1].family == 0) ||
            changes[1] != (expected[i - 1].family == 1))
            complain(a, b, PAVE_TRI_EDGE_STEPS, i, "does not follow the segment");
    }
    check_passes(a, b, cells, count);
    for (int m = 1; m < STEP_METRICS; m++) {
        assert_ok(pave_tri_line(a, b, metrics[m], cells, need, &count));
        check_steps(a, b, metrics[m], cells, count);
    }
    free(expected);
    free(cells);
}

// ---- The protocol -------------------------------------------------------------------------------

TEST(a_small_buffer_is_told_the_need)
{
    const pave_cell a = {0, 0, PAVE_TRI_L}, b = {3, 1, PAVE_TRI_R};
    for (int m = 0; m < STEP_METRICS; m++) {
        pave_cell out[16];
        int64_t count = -1, need = line_size(a, b, metrics[m]);
        memset(out, 7, sizeof out);
        assert_int_equal(pave_tri_line(a, b, metrics[m], out, need - 1, &count), PAVE_CAPACITY);
        assert_int_equal(count, need);
        for (int i = 0; i < 16; i++)
            assert_true(out[i].q == 0x07070707 && out[i].r == 0x07070707 && out[i].s == 0x07070707);
        assert_int_equal(pave_tri_line(a, b, metrics[m], NULL, 0, &count), PAVE_CAPACITY);
        assert_int_equal(count, need);
        assert_ok(pave_tri_line(a, b, metrics[m], out, need, &count));
    }
    int64_t count = -1;
    const pave_cell low = {-LIMIT, -LIMIT, PAVE_TRI_L}, high = {LIMIT, LIMIT, PAVE_TRI_R};
    assert_int_equal(pave_tri_line(low, high, PAVE_TRI_EDGE_STEPS, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count == 8 * (int64_t)LIMIT + 2);
    assert_int_equal(pave_tri_line(low, high, PAVE_TRI_TOUCH, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count == 4 * (int64_t)LIMIT + 2);
    assert_int_equal(pave_tri_line(low, high, PAVE_TRI_SHORTCUT, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count == 4 * (int64_t)LIMIT + 2);
}

TEST(ends_beyond_the_limits_are_refused)
{
    static const int32_t ends[][2] = {
        {LIMIT + 1, 0}, {-LIMIT - 1, 0}, {0, LIMIT + 1}, {0, -LIMIT - 1}};
    for (int i = 0; i < 4; i++) {
        pave_cell end = pave_cell_of(ends[i][0], ends[i][1]), out[4];
        int64_t count = -1;
        assert_int_equal(pave_tri_line(end, end, PAVE_TRI_TOUCH, out, 4, &count), PAVE_RANGE);
        assert_int_equal(count, 0);
        assert_int_equal(
            pave_tri_line(pave_cell_of(0, 0), end, PAVE_TRI_EDGE_STEPS, NULL, 0, &count),
            PAVE_RANGE);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
