/// tests/test_hex_rings.c: rings, disks, spirals and ranges of hexagons against a look at every cell around.
#include "hex_fixture.h"

enum { FAR = 14, ROOM = (2 * FAR + 1) * (2 * FAR + 1) + 16 };

/// Middles of which everything up to FAR lies within the limits.
static const pave_cell middles[] = {
    {0, 0, 0}, {-1, -1, 0}, {-LIMIT + FAR, -LIMIT + FAR, 0}, {LIMIT - FAR, -LIMIT + FAR, 0}, {LIMIT - FAR, LIMIT - FAR, 0}};
static const pave_hex_metric metrics[2] = {PAVE_HEX_STEPS, PAVE_HEX_EUCLID};
enum { MIDDLES = sizeof middles / sizeof middles[0] };

static pave_cell middle_now; // for qsort
static int by_angle(const void *a, const void *b)
{
    spot from = spot_of_face(middle_now), to_a = spot_of_face(*(const pave_cell *)a), to_b = spot_of_face(*(const pave_cell *)b);
    spot way_a = {to_a.x - from.x, to_a.y - from.y}, way_b = {to_b.x - from.x, to_b.y - from.y};
    if (turns_before(way_a, way_b)) return -1;
    if (turns_before(way_b, way_a)) return 1;
    uint64_t norm_a = pave_hex_norm(middle_now, *(const pave_cell *)a), norm_b = pave_hex_norm(middle_now, *(const pave_cell *)b);
    return (norm_a > norm_b) - (norm_a < norm_b);
}

static bool in_disk(pave_cell middle, pave_cell cell, int64_t k, pave_hex_metric metric)
{
    if (k < 0) return false;
    if (metric == PAVE_HEX_STEPS) return pave_hex_distance(middle, cell) <= k;
    return pave_hex_norm(middle, cell) <= (uint64_t)(k * k);
}

/// The cells of a disk less those of a smaller one, row by row.
static int64_t collect(pave_cell middle, int64_t k, int64_t without, pave_hex_metric metric, pave_cell *out)
{
    int64_t count = 0;
    int32_t reach = (int32_t)(k + k / 4 + 1);
    for (int32_t r = -reach; r <= reach; r++)
        for (int32_t q = -reach; q <= reach; q++) {
            pave_cell cell = pave_cell_of(middle.q + q, middle.r + r);
            if (in_disk(middle, cell, k, metric) && !in_disk(middle, cell, without, metric)) out[count++] = cell;
        }
    return count;
}

static void assert_same(const pave_cell *got, const pave_cell *wanted, int64_t count)
{
    for (int64_t i = 0; i < count; i++) ASSERT_CELL(got[i], wanted[i].q, wanted[i].r);
}

typedef pave_result list_function(pave_cell, int64_t, pave_hex_metric, pave_cell *, int64_t, int64_t *);

/// Calls a list function with more room than it needs, with just enough, and with too little, and compares with what is wanted.
static void check_list(list_function *list, pave_cell middle, int64_t k, pave_hex_metric metric, const pave_cell *wanted, int64_t wanted_count)
{
    static pave_cell out[4 * ROOM];
    for (int64_t room = wanted_count - 1; room <= wanted_count + 9; room++) {
        int64_t count = -1;
        guard_cells(out, wanted_count + 16);
        pave_result result = list(middle, k, metric, out, room, &count);
        assert_true(count == wanted_count);
        assert_int_equal(result, room < wanted_count ? PAVE_CAPACITY : PAVE_OK);
        if (result == PAVE_OK) assert_same(out, wanted, count);
        assert_guards(out + (result == PAVE_OK ? count : 0), 16);
    }
}

static void check_lists(pave_cell middle, int64_t k, pave_hex_metric metric)
{
    static pave_cell ring[4 * ROOM], disk[4 * ROOM], spiral[4 * ROOM];
    int64_t ring_count = 0, spiral_count = 0;
    middle_now = middle;
    for (int64_t i = 0; i <= k; i++) {
        ring_count = collect(middle, i, i - 1, metric, ring);
        qsort(ring, (size_t)ring_count, sizeof *ring, by_angle);
        memcpy(spiral + spiral_count, ring, (size_t)ring_count * sizeof *ring);
        spiral_count += ring_count;
    }
    int64_t disk_count = collect(middle, k, -1, metric, disk);
    assert_true(spiral_count == disk_count);
    assert_true(pave_hex_ring_size(k, metric) == ring_count);
    assert_true(pave_hex_disk_size(k, metric) == disk_count);
    check_list(pave_hex_ring, middle, k, metric, ring, ring_count);
    check_list(pave_hex_disk, middle, k, metric, disk, disk_count);
    check_list(pave_hex_spiral, middle, k, metric, spiral, spiral_count);
}

static void lists_are_the_cells_around(void **state)
{
    (void)state;
    for (int i = 0; i < MIDDLES; i++)
        for (int64_t k = 0; k <= 12; k++) {
            check_lists(middles[i], k, PAVE_HEX_STEPS);
            if (k + k / 4 < FAR) check_lists(middles[i], k, PAVE_HEX_EUCLID);
        }
    for (int64_t k = 13; k <= 20; k++) check_lists(pave_cell_of(3, -8), k, PAVE_HEX_EUCLID);
}

static void the_order_is_as_stated(void **state)
{
    (void)state;
    static const pave_cell ring[] = {{1, -2, 0}, {2, -2, 0}, {2, -1, 0}, {2, 0, 0},   {1, 1, 0},   {0, 2, 0},
                                     {-1, 2, 0}, {-2, 2, 0}, {-2, 1, 0}, {-2, 0, 0}, {-1, -1, 0}, {0, -2, 0}};
    pave_cell out[12];
    int64_t count;
    assert_int_equal(pave_hex_ring(pave_cell_of(0, 0), 2, PAVE_HEX_STEPS, out, 12, &count), PAVE_OK);
    assert_int_equal(count, 12);
    assert_same(out, ring, 12);
    assert_int_equal(pave_hex_ring(pave_cell_of(0, 0), 1, PAVE_HEX_EUCLID, out, 12, &count), PAVE_OK);
    assert_int_equal(count, 6);
    for (int k = 0; k < 6; k++) assert_true(pave_cell_equal(out[k], pave_hex_neighbors(pave_cell_of(0, 0), k)));
}

static void great_rings_turn_and_are_whole(void **state)
{
    (void)state;
    static const int64_t radii[] = {100, 101, 999, 5000, 5001};
    static pave_cell out[40000];
    for (int i = 0; i < 10; i++) {
        const pave_hex_metric metric = i < 5 ? PAVE_HEX_STEPS : PAVE_HEX_EUCLID;
        const int64_t k = radii[i % 5];
        int64_t count;
        middle_now = pave_cell_of(-7, LIMIT - 10000);
        assert_int_equal(pave_hex_ring(middle_now, k, metric, out, 40000, &count), PAVE_OK);
        assert_true(count == pave_hex_disk_size(k, metric) - pave_hex_disk_size(k - 1, metric));
        for (int64_t j = 0; j < count; j++) {
            assert_true(in_disk(middle_now, out[j], k, metric) && !in_disk(middle_now, out[j], k - 1, metric));
            if (j > 0) assert_true(by_angle(&out[j - 1], &out[j]) < 0);
        }
    }
}

static void sizes_grow_to_the_greatest_radius(void **state)
{
    (void)state;
    const int64_t k = PAVE_HEX_RADIUS_MAX;
    assert_true(pave_hex_ring_size(k, PAVE_HEX_STEPS) == 6 * k);
    assert_true(pave_hex_disk_size(k, PAVE_HEX_STEPS) == 3 * k * k + 3 * k + 1);
    // A disk of radius k has about 2 pi / sqrt(3) k^2 cells.
    double many = (double)pave_hex_disk_size(1 << 20, PAVE_HEX_EUCLID) / ((double)(1 << 20) * (1 << 20));
    assert_true(many > 3.627598 && many < 3.627600);
}

static void disks_of_any_norm(void **state)
{
    (void)state;
    static pave_cell wanted[2 * ROOM], out[2 * ROOM];
    for (uint64_t norm = 0; norm <= 150; norm++) {
        int64_t wanted_count = 0, count;
        pave_cell middle = middles[norm % MIDDLES];
        for (int32_t r = -FAR; r <= FAR; r++)
            for (int32_t q = -FAR; q <= FAR; q++) {
                pave_cell cell = pave_cell_of(middle.q + q, middle.r + r);
                if (pave_hex_norm(middle, cell) <= norm) wanted[wanted_count++] = cell;
            }
        guard_cells(out, wanted_count + 16);
        assert_int_equal(pave_hex_disk_norm(middle, norm, out, wanted_count, &count), PAVE_OK);
        assert_true(count == wanted_count);
        assert_same(out, wanted, count);
        assert_guards(out + count, 16);
        assert_int_equal(pave_hex_disk_norm(middle, norm, out, wanted_count - 1, &count), PAVE_CAPACITY);
    }
    static const uint64_t great[] = {UINT64_MAX, UINT64_C(1) << 62, UINT64_C(3) << 58, (UINT64_C(1) << 60) + 1, UINT64_C(1) << 60};
    for (int i = 0; i < 5; i++) {
        int64_t count = 77;
        assert_int_equal(pave_hex_disk_norm(pave_cell_of(0, 0), great[i], NULL, 0, &count), PAVE_RANGE);
        assert_int_equal(count, 0);
    }
}

/// Lists that end just at a limit, and one cell beyond it, on each side; a disk reaches as far in q as in r.
static void lists_end_at_the_limits(void **state)
{
    (void)state;
    static pave_cell all[2 * ROOM];
    static const int8_t side[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    list_function *const lists[] = {pave_hex_ring, pave_hex_disk, pave_hex_spiral};
    for (int metric = 0; metric < 2; metric++)
        for (int64_t k = 0; k <= 10; k++) {
            int64_t count = collect(pave_cell_of(0, 0), k, -1, metrics[metric], all);
            int32_t reach = all[count - 1].r; // the last row
            for (int i = 0; i < 4 * 3; i++)
                for (int32_t beyond = 0; beyond < 2; beyond++) {
                    int32_t at = LIMIT - reach + beyond;
                    pave_cell middle = pave_cell_of(at * side[i % 4][0], at * side[i % 4][1]);
                    guard_cells(all, 8);
                    assert_int_equal(lists[i / 4](middle, k, metrics[metric], all, ROOM, &count), beyond ? PAVE_RANGE : PAVE_OK);
                    if (beyond) assert_int_equal(count, 0);
                    if (beyond) assert_guards(all, 8);
                }
        }
    for (int i = 0; i < 6; i++) {
        int64_t count = 77;
        assert_int_equal(lists[i / 2](pave_cell_of(0, 0), -1, metrics[i % 2], NULL, 0, &count), PAVE_RANGE);
        assert_int_equal(count, 0);
        count = 77;
        assert_int_equal(lists[i / 2](pave_cell_of(0, 0), INT64_MAX, metrics[i % 2], NULL, 0, &count), PAVE_RANGE);
        assert_int_equal(count, 0);
    }
    int64_t count;
    assert_int_equal(pave_hex_disk(pave_cell_of(0, 0), LIMIT, PAVE_HEX_STEPS, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count == pave_hex_disk_size(LIMIT, PAVE_HEX_STEPS));
}

// ---- Ranges -----------------------------------------------------------------------------------------------------------------

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

static bool is_open(const pave_hex_range *range)
{
    return (range->q.min == INT64_MIN) + (range->r.min == INT64_MIN) + (range->s.min == INT64_MIN) > 1;
}

static void ranges_hold_what_their_spans_hold(void **state)
{
    (void)state;
    enum { WIDE = 30 };
    static pave_cell wanted[8 * ROOM], out[8 * ROOM];
    uint64_t random = 5;
    for (int i = 0; i < 3000; i++) {
        pave_hex_range a = random_range(&random), b = random_range(&random), both = pave_hex_range_intersection(a, b);
        int64_t wanted_count = 0, count;
        for (int32_t r = -WIDE; r <= WIDE; r++)
            for (int32_t q = -WIDE; q <= WIDE; q++) {
                pave_cell cell = pave_cell_of(q, r);
                int64_t s = -(int64_t)q - r;
                bool in_a = q >= a.q.min && q <= a.q.max && r >= a.r.min && r <= a.r.max && s >= a.s.min && s <= a.s.max;
                assert_true(pave_hex_range_contains(&a, cell) == in_a);
                assert_true(pave_hex_range_contains(&both, cell) == (in_a && pave_hex_range_contains(&b, cell)));
                if (in_a) wanted[wanted_count++] = cell;
            }
        if (is_open(&a)) continue;
        assert_true(pave_hex_range_size(&a) == wanted_count);
        guard_cells(out, wanted_count + 16);
        assert_int_equal(pave_hex_range_cells(&a, out, wanted_count, &count), PAVE_OK);
        assert_true(count == wanted_count);
        assert_same(out, wanted, count);
        assert_guards(out + count, 16);
        if (count > 0) assert_int_equal(pave_hex_range_cells(&a, out, count - 1, &count), PAVE_CAPACITY);
        assert_true(count == wanted_count);
    }
}

static void ranges_of_disks_are_disks(void **state)
{
    (void)state;
    static pave_cell disk[ROOM], out[ROOM];
    for (int i = 0; i < MIDDLES; i++)
        for (int64_t k = 0; k <= FAR; k++) {
            int64_t count, disk_count;
            pave_hex_range range = pave_hex_range_of_disk(middles[i], k);
            assert_int_equal(pave_hex_range_cells(&range, out, ROOM, &count), PAVE_OK);
            assert_int_equal(pave_hex_disk(middles[i], k, PAVE_HEX_STEPS, disk, ROOM, &disk_count), PAVE_OK);
            assert_true(count == disk_count && pave_hex_range_size(&range) == count);
            assert_same(out, disk, count);
        }
}

static void ranges_know_the_limits(void **state)
{
    (void)state;
    const pave_span any = pave_span_of(INT64_MIN, INT64_MAX);
    pave_hex_range one = {0}, all = {any, any, any}, row = {any, pave_span_of(LIMIT, LIMIT + 1), any};
    pave_hex_range nothing_beyond = {pave_span_of(LIMIT + 5, LIMIT + 9), pave_span_of(0, 3), pave_span_of(0, 3)};
    pave_hex_range corner = {pave_span_of(LIMIT - 1, INT64_MAX), pave_span_of(LIMIT - 1, LIMIT), pave_span_of(-3 * (int64_t)LIMIT, -2 * LIMIT + 1)};
    int64_t count = 77;
    pave_cell out[4];
    assert_true(pave_hex_range_size(&one) == 1);
    assert_int_equal(pave_hex_range_cells(&one, out, 4, &count), PAVE_OK);
    ASSERT_CELL(out[0], 0, 0);
    assert_true(pave_hex_range_size(&all) == ((INT64_C(1) << 30) + 1) * ((INT64_C(1) << 30) + 1));
    assert_int_equal(pave_hex_range_cells(&all, NULL, 0, &count), PAVE_RANGE);
    assert_int_equal(count, 0);
    assert_true(pave_hex_range_size(&row) == (INT64_C(1) << 30) + 1);
    assert_int_equal(pave_hex_range_cells(&row, NULL, 0, &count), PAVE_RANGE);
    assert_true(pave_hex_range_size(&nothing_beyond) == 0); // bounds beyond the limits, but no cell there
    assert_int_equal(pave_hex_range_cells(&nothing_beyond, NULL, 0, &count), PAVE_OK);
    assert_int_equal(count, 0);
    assert_true(pave_hex_range_size(&corner) == 3);
    assert_int_equal(pave_hex_range_cells(&corner, NULL, 0, &count), PAVE_RANGE);
    corner.q.max = LIMIT;
    assert_int_equal(pave_hex_range_cells(&corner, out, 4, &count), PAVE_OK);
    assert_int_equal(count, 3);
    assert_false(pave_hex_range_contains(&one, (pave_cell){0, 0, 1}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_the_cells_around),
        cmocka_unit_test(the_order_is_as_stated),
        cmocka_unit_test(great_rings_turn_and_are_whole),
        cmocka_unit_test(sizes_grow_to_the_greatest_radius),
        cmocka_unit_test(disks_of_any_norm),
        cmocka_unit_test(lists_end_at_the_limits),
        cmocka_unit_test(ranges_hold_what_their_spans_hold),
        cmocka_unit_test(ranges_of_disks_are_disks),
        cmocka_unit_test(ranges_know_the_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
