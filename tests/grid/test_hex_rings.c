/// tests/grid/test_hex_rings.c: rings, disks, spirals and ranges of hexagons against lists made by
/// asking every cell.
#include "../test.h"
#include "hex_fixture.h"

#define GRID(name) pave_hex_##name
#define METRIC pave_hex_metric
#define EUCLID PAVE_HEX_EUCLID
#define RADIUS_MAX PAVE_HEX_RADIUS_MAX
enum { METRICS = 2, KINDS = 1 };
static const char *const metric_names[METRICS] = {"steps", "Euclid"};
#include "grid_lists.h"

enum { FAR = 14, ROOM = (2 * FAR + 1) * (2 * FAR + 1) + 16 };

/// Middles of which everything up to FAR lies within the limits.
static const pave_cell middles[] = {{0, 0, 0},
                                    {-1, -1, 0},
                                    {-LIMIT + FAR, -LIMIT + FAR, 0},
                                    {LIMIT - FAR, -LIMIT + FAR, 0},
                                    {LIMIT - FAR, LIMIT - FAR, 0}};
static const pave_hex_metric metrics[METRICS] = {PAVE_HEX_STEPS, PAVE_HEX_EUCLID};
enum { MIDDLES = sizeof middles / sizeof middles[0] };

static int64_t steps_between(pave_cell a, pave_cell b, pave_hex_metric metric)
{
    (void)metric;
    return pave_hex_distance(a, b);
}
static spot middle_of(pave_cell cell) { return spot_of_face(cell); }

TEST(lists_are_what_every_cell_says)
{
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < MIDDLES; i++)
            for (int64_t k = 0; k <= 8; k++) check_lists(middles[i], k, metrics[m]);
    static const int64_t radii[] = {12, 13, 29, 40};
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 4; i++) check_lists(pave_cell_of(3, -8), radii[i], metrics[m]);
}

TEST(the_order_is_as_stated)
{
    static const pave_cell ring[] = {{1, -2, 0}, {2, -2, 0}, {2, -1, 0},  {2, 0, 0},
                                     {1, 1, 0},  {0, 2, 0},  {-1, 2, 0},  {-2, 2, 0},
                                     {-2, 1, 0}, {-2, 0, 0}, {-1, -1, 0}, {0, -2, 0}};
    pave_cell out[12];
    int64_t count;
    assert_ok(pave_hex_ring(pave_cell_of(0, 0), 2, PAVE_HEX_STEPS, out, 12, &count));
    assert_int_equal(count, 12);
    assert_memory_equal(out, ring, sizeof ring);
    assert_ok(pave_hex_ring(pave_cell_of(0, 0), 1, PAVE_HEX_EUCLID, out, 12, &count));
    assert_int_equal(count, 6);
    for (int k = 0; k < 6; k++)
        assert_true(pave_cell_equal(out[k], pave_hex_neighbors(pave_cell_of(0, 0), k)));
}

TEST(great_rings_turn_and_are_whole)
{
    static const int64_t radii[] = {100, 101, 999, 5000, 5001};
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 5; i++)
            check_great_ring(pave_cell_of(-7, LIMIT - 10000), radii[i], metrics[m]);
}

TEST(sizes_grow_to_the_greatest_radius)
{
    const int64_t k = LIMIT;
    const pave_cell at = pave_cell_of(0, 0);
    assert_true(size_of(pave_hex_ring, at, k, PAVE_HEX_STEPS) == 6 * k);
    assert_true(size_of(pave_hex_disk, at, k, PAVE_HEX_STEPS) == 3 * k * k + 3 * k + 1);
    // A disk of radius k has about 2 pi / sqrt(3) k^2 cells.
    double many = (double)size_of(pave_hex_disk, at, 1 << 20, PAVE_HEX_EUCLID) /
                  ((double)(1 << 20) * (1 << 20));
    assert_true(many > 3.627598 && many < 3.627600);
}

// ---- Ranges -------------------------------------------------------------------------------------

static pave_span random_span(uint64_t *random)
{
    if (next_random(random) % 8 == 0) return pave_span_of(INT64_MIN, INT64_MAX);
    int32_t min = random_in(random, -8, 8);
    return pave_span_of(min, min + random_in(random, -1, 8));
}

static pave_hex_range random_range(uint64_t *random)
{
    pave_hex_range range = {random_span(random), random_span(random), random_span(random)};
    return range;
}

static bool range_has(const pave_hex_range *range, pave_cell cell)
{
    const int64_t q = cell.q, r = cell.r, s = -q - r;
    return q >= range->q.min && q <= range->q.max && r >= range->r.min && r <= range->r.max &&
           s >= range->s.min && s <= range->s.max;
}

static int64_t range_size(const pave_hex_range *range)
{
    int64_t count = -1;
    (void)pave_hex_range_cells(range, NULL, 0, &count);
    return count;
}

static bool is_open(const pave_hex_range *range)
{
    return (range->q.min == INT64_MIN) + (range->r.min == INT64_MIN) + (range->s.min == INT64_MIN) >
           1;
}

TEST(ranges_hold_what_their_spans_hold)
{
    enum { WIDE = 30 };
    uint64_t random = 5;
    for (int i = 0; i < 3000; i++) {
        pave_hex_range a = random_range(&random), b = random_range(&random),
                       both = pave_hex_range_intersection(a, b);
        int64_t need = 0, count;
        for (int32_t r = -WIDE; r <= WIDE; r++)
            for (int32_t q = -WIDE; q <= WIDE; q++) {
                pave_cell cell = pave_cell_of(q, r);
                assert_true(range_has(&both, cell) == (range_has(&a, cell) && range_has(&b, cell)));
                if (range_has(&a, cell)) expected[need++] = cell;
            }
        if (is_open(&a)) continue;
        set_guards(need);
        assert_ok(pave_hex_range_cells(&a, list, need, &count));
        assert_true(list_is_expected(count, need));
        if (count > 0)
            assert_int_equal(pave_hex_range_cells(&a, list, count - 1, &count), PAVE_CAPACITY);
        assert_true(count == need);
    }
}

TEST(ranges_of_disks_are_disks)
{
    static pave_cell disk[ROOM], out[ROOM];
    for (int i = 0; i < MIDDLES; i++)
        for (int64_t k = 0; k <= FAR; k++) {
            int64_t count, disk_count;
            pave_hex_range range = pave_hex_range_of_disk(middles[i], k);
            assert_ok(pave_hex_range_cells(&range, out, ROOM, &count));
            assert_ok(pave_hex_disk(middles[i], k, PAVE_HEX_STEPS, disk, ROOM, &disk_count));
            assert_true(count == disk_count);
            assert_memory_equal(out, disk, (size_t)count * sizeof *out);
        }
}

TEST(ranges_know_the_limits)
{
    const pave_span any = pave_span_of(INT64_MIN, INT64_MAX);
    pave_hex_range one = {0}, all = {any, any, any},
                   row = {any, pave_span_of(LIMIT, LIMIT + 1), any};
    pave_hex_range nothing_beyond = {pave_span_of(LIMIT + 5, LIMIT + 9), pave_span_of(0, 3),
                                     pave_span_of(0, 3)};
    pave_hex_range corner = {pave_span_of(LIMIT - 1, INT64_MAX), pave_span_of(LIMIT - 1, LIMIT),
                             pave_span_of(-3 * (int64_t)LIMIT, -2 * LIMIT + 1)};
    int64_t count = 77;
    pave_cell out[4];
    assert_true(range_size(&one) == 1);
    assert_ok(pave_hex_range_cells(&one, out, 4, &count));
    ASSERT_CELL(out[0], 0, 0);
    assert_true(range_size(&all) == ((INT64_C(1) << 30) + 1) * ((INT64_C(1) << 30) + 1));
    pave_hex_range limits = pave_hex_range_of_disk(pave_cell_of(0, 0), INT64_C(1) << 30);
    limits.q = limits.r = pave_span_of(-LIMIT, LIMIT);
    assert_true(range_size(&limits) == range_size(&all));
    assert_true(range_size(&row) == (INT64_C(1) << 30) + 1);
    assert_true(range_size(&nothing_beyond) == 0); // bounds beyond the limits, but no cell there
    assert_ok(pave_hex_range_cells(&nothing_beyond, NULL, 0, &count));
    assert_int_equal(count, 0);
    assert_true(range_size(&corner) == 3);
    assert_ok(pave_hex_range_cells(&corner, out, 4, &count));
    assert_int_equal(count, 3);
    ASSERT_CELL(out[0], LIMIT, LIMIT - 1);
    ASSERT_CELL(out[1], LIMIT - 1, LIMIT);
    ASSERT_CELL(out[2], LIMIT, LIMIT);
}

int main(void) { return run_all_tests(NULL, NULL); }
