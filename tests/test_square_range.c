/// tests/test_square_range.c: rings, disks, spirals and ranges of the square grid against plain searches over every cell round them.
#include "square_places.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LIST_MAX = 20000, GUARDS = 16 };

static const pave_square_metric metrics[] = {PAVE_SQUARE_4, PAVE_SQUARE_8, PAVE_SQUARE_EUCLID};
static const char *const metric_names[] = {"4", "8", "Euclid"};
enum { METRICS = 3 };

typedef pave_result (*lister)(pave_cell, int64_t, pave_square_metric, pave_cell *, int64_t, int64_t *);

/// A list with guards behind it.
typedef struct list {
    pave_cell cells[LIST_MAX + GUARDS];
    int64_t count;
} list;

static void set_guards(list *out, int64_t at)
{
    assert_true(at <= LIST_MAX);
    for (int i = 0; i < GUARDS; i++) out->cells[at + i] = (pave_cell){77, 77, 77};
}

static void check_guards(const list *of)
{
    for (int i = 0; i < GUARDS; i++) assert_int_equal(of->cells[of->count + i].s, 77);
}

static void get(lister lists, pave_cell center, int64_t k, pave_square_metric metric, int64_t size, list *out)
{
    set_guards(out, size);
    assert_int_equal(lists(center, k, metric, out->cells, size, &out->count), PAVE_OK);
    assert_int_equal(out->count, size);
    check_guards(out);
}

static void check_equal(const list *a, const list *b, const char *what, int64_t k, int metric)
{
    if (a->count != b->count) fail_msg("%s %lld of %s: %lld cells, not %lld", what, (long long)k, metric_names[metric], (long long)a->count, (long long)b->count);
    for (int64_t i = 0; i < a->count; i++)
        if (!pave_cell_equal(a->cells[i], b->cells[i])) fail_msg("%s %lld of %s differs at %lld", what, (long long)k, metric_names[metric], (long long)i);
}

// ---- Plain searches ---------------------------------------------------------------------------------------------------------

static bool in_disk(pave_cell center, pave_cell cell, int64_t k, pave_square_metric metric)
{
    if (k < 0) return false;
    return metric == PAVE_SQUARE_EUCLID ? pave_square_norm(center, cell) <= (uint64_t)(k * k) : pave_square_distance(center, cell, metric) <= k;
}

/// All cells of the box of radius k that `inside` wants, by r and then q.
static void search(pave_cell center, int64_t k, pave_square_metric metric, bool rim_only, list *out)
{
    out->count = 0;
    for (int64_t r = -k; r <= k; r++)
        for (int64_t q = -k; q <= k; q++) {
            pave_cell cell = moved(center, (int32_t)q, (int32_t)r);
            if (!in_disk(center, cell, k, metric) || (rim_only && in_disk(center, cell, k - 1, metric))) continue;
            assert_true(out->count < LIST_MAX);
            out->cells[out->count++] = cell;
        }
}

/// Whether the way a comes before the way b, turning clockwise on screen from north; the nearer first where they are one way.
static bool turns_before(int64_t ax, int64_t ay, int64_t bx, int64_t by)
{
    bool a_left = ax < 0 || (ax == 0 && ay > 0), b_left = bx < 0 || (bx == 0 && by > 0);
    int64_t turn = ax * by - ay * bx;
    if (a_left != b_left) return b_left;
    return turn != 0 ? turn > 0 : ax * ax + ay * ay < bx * bx + by * by;
}

static pave_cell sort_center; // for qsort, which hands on nothing else

static int compare_ways(const void *one, const void *other)
{
    const pave_cell *a = one, *b = other, *c = &sort_center;
    return turns_before(a->q - (int64_t)c->q, a->r - (int64_t)c->r, b->q - (int64_t)c->q, b->r - (int64_t)c->r) ? -1 : 1;
}

static void search_ring(pave_cell center, int64_t k, pave_square_metric metric, list *out)
{
    search(center, k, metric, true, out);
    sort_center = center;
    qsort(out->cells, (size_t)out->count, sizeof out->cells[0], compare_ways);
}

// ---- Rings, disks, spirals --------------------------------------------------------------------------------------------------

static list found, wanted; // too big for the stack

static void check_radius(pave_cell center, int64_t k, int m)
{
    int64_t ring_size = pave_square_ring_size(k, metrics[m]), disk_size = pave_square_disk_size(k, metrics[m]), ring_count = 0;
    search(center, k, metrics[m], false, &wanted);
    get(pave_square_disk, center, k, metrics[m], disk_size, &found);
    check_equal(&found, &wanted, "disk", k, m);
    search_ring(center, k, metrics[m], &wanted);
    get(pave_square_ring, center, k, metrics[m], ring_size, &found);
    check_equal(&found, &wanted, "ring", k, m);

    get(pave_square_spiral, center, k, metrics[m], disk_size, &found);
    for (int64_t i = 0; i <= k; i++) {
        int64_t count;
        assert_int_equal(pave_square_ring(center, i, metrics[m], wanted.cells + ring_count, LIST_MAX - ring_count, &count), PAVE_OK);
        ring_count += count;
    }
    wanted.count = ring_count;
    check_equal(&found, &wanted, "spiral", k, m);
}

static void lists_are_what_a_search_finds(void **state)
{
    (void)state;
    for (int p = 0; p < PLACES; p++)
        for (int m = 0; m < METRICS; m++)
            for (int32_t k = 0; k <= (p == 0 ? 45 : 12); k++) check_radius(place_within(p, k), k, m);
}

static void disks_of_any_norm_are_what_a_search_finds(void **state)
{
    (void)state;
    const pave_cell center = pave_cell_of(-3, 5);
    for (uint64_t norm = 0; norm <= 700; norm++) {
        wanted.count = 0;
        for (int32_t r = -30; r <= 30; r++)
            for (int32_t q = -30; q <= 30; q++)
                if ((uint64_t)(q * q + r * r) <= norm) wanted.cells[wanted.count++] = moved(center, q, r);
        set_guards(&found, wanted.count);
        assert_int_equal(pave_square_disk_norm(center, norm, found.cells, wanted.count, &found.count), PAVE_OK);
        check_guards(&found);
        check_equal(&found, &wanted, "disk of norm", (int64_t)norm, 2);
    }
}

/// How many points of the lattice lie in a circle: K. Gauss; the numbers of sequence A000328 of the OEIS.
static void sizes_are_known_ones(void **state)
{
    (void)state;
    const int64_t far = PAVE_SQUARE_RADIUS_MAX;
    assert_true(pave_square_disk_size(10, PAVE_SQUARE_EUCLID) == 317);
    assert_true(pave_square_disk_size(100, PAVE_SQUARE_EUCLID) == 31417);
    assert_true(pave_square_disk_size(1000, PAVE_SQUARE_EUCLID) == 3141549);
    assert_true(pave_square_disk_size(far, PAVE_SQUARE_4) == INT64_C(2305843011361177601));
    assert_true(pave_square_disk_size(far, PAVE_SQUARE_8) == INT64_C(4611686022722355201));
    assert_true(pave_square_ring_size(far, PAVE_SQUARE_4) == 4 * far);
    assert_true(pave_square_ring_size(far, PAVE_SQUARE_8) == 8 * far);
}

/// A ring too wide to search round: sorted, of the right norms, and as many as it should be.
static void a_wide_ring_turns_clockwise(void **state)
{
    (void)state;
    const int64_t k = 100003, size = pave_square_ring_size(k, PAVE_SQUARE_EUCLID);
    const pave_cell center = pave_cell_of(LIMIT - (int32_t)k, (int32_t)k - LIMIT);
    pave_cell *ring = malloc((size_t)size * sizeof *ring);
    int64_t count;
    assert_non_null(ring);
    assert_int_equal(pave_square_ring(center, k, PAVE_SQUARE_EUCLID, ring, size, &count), PAVE_OK);
    assert_true(pave_cell_equal(ring[0], moved(center, 0, -(int32_t)k)));
    sort_center = center;
    for (int64_t i = 0; i < count; i++) {
        uint64_t norm = pave_square_norm(center, ring[i]);
        assert_true(norm <= (uint64_t)(k * k) && norm > (uint64_t)((k - 1) * (k - 1)));
        assert_true(i == 0 || compare_ways(&ring[i - 1], &ring[i]) < 0);
    }
    free(ring);
}

// ---- Ranges -----------------------------------------------------------------------------------------------------------------

/// The cells of a range within `radius` of a cell, and whether one of them is beyond the limits; returns how many are within.
static int64_t search_range(const pave_square_range *range, pave_cell about, int32_t radius, bool *beyond)
{
    int64_t within = 0;
    wanted.count = 0;
    *beyond = false;
    for (int32_t r = -radius; r <= radius; r++)
        for (int32_t q = -radius; q <= radius; q++) {
            pave_cell cell = moved(about, q, r);
            bool all = cell.q >= range->q.min && cell.q <= range->q.max && cell.r >= range->r.min && cell.r <= range->r.max &&
                       cell.q + cell.r >= range->sum.min && cell.q + cell.r <= range->sum.max &&
                       cell.q - cell.r >= range->difference.min && cell.q - cell.r <= range->difference.max;
            if (all != pave_square_range_contains(range, cell)) fail_msg("contains is wrong about %d,%d", (int)cell.q, (int)cell.r);
            if (!all) continue;
            if (!pave_cell_in_range(cell)) *beyond = true;
            within += pave_cell_in_range(cell);
            wanted.cells[wanted.count++] = cell;
        }
    return within;
}

static void check_range(const pave_square_range *range, pave_cell about, int32_t radius)
{
    bool beyond;
    int64_t within = search_range(range, about, radius, &beyond);
    assert_int_equal(pave_square_range_size(range), within);
    set_guards(&found, wanted.count);
    pave_result result = pave_square_range_cells(range, found.cells, wanted.count, &found.count);
    assert_int_equal(result, beyond ? PAVE_RANGE : PAVE_OK);
    if (beyond) {
        assert_int_equal(found.count, 0);
        return;
    }
    check_guards(&found);
    check_equal(&found, &wanted, "range", 0, 0);
}

/// A span round `middle` that is often short, sometimes empty, sometimes without an end.
static pave_span chance_span(uint64_t *seed, int64_t middle, int64_t reach, bool endless)
{
    int64_t a = chance_of(seed, -reach, reach), b = chance_of(seed, -reach, reach);
    if (chance_of(seed, 0, 3) == 0) b = a + chance_of(seed, -1, 1);
    if (chance_of(seed, 0, 7)) { // mostly not empty
        int64_t low = a < b ? a : b;
        b = a < b ? b : a;
        a = low;
    }
    if (endless && chance_of(seed, 0, 2) == 0) return pave_span_of(INT64_MIN, chance_of(seed, 0, 1) ? middle + b : INT64_MAX);
    if (endless && chance_of(seed, 0, 2) == 0) return pave_span_of(middle + a, INT64_MAX);
    return pave_span_of(middle + a, middle + b);
}

static void ranges_are_what_a_search_finds(void **state)
{
    (void)state;
    uint64_t seed = 4;
    for (int p = 0; p < PLACES; p++)
        for (int i = 0; i < 4000; i++) {
            pave_cell at = place(p);
            pave_square_range range;
            range.q = chance_span(&seed, at.q, 9, false);
            range.r = chance_span(&seed, at.r, 9, false);
            range.sum = chance_span(&seed, (int64_t)at.q + at.r, 12, true);
            range.difference = chance_span(&seed, (int64_t)at.q - at.r, 12, true);
            if (i % 3 == 1) range.q = pave_span_of(INT64_MIN, INT64_MAX), range.sum = chance_span(&seed, (int64_t)at.q + at.r, 5, false);
            if (i % 3 == 2) { // a diamond
                range.q = range.r = pave_span_of(INT64_MIN, INT64_MAX);
                range.sum = chance_span(&seed, (int64_t)at.q + at.r, 6, false);
                range.difference = chance_span(&seed, (int64_t)at.q - at.r, 6, false);
            }
            check_range(&range, at, 25);
        }
}

static void disks_are_ranges_and_meet(void **state)
{
    (void)state;
    uint64_t seed = 5;
    for (int i = 0; i < 3000; i++) {
        pave_cell a = chance_cell(&seed, 6), b = chance_cell(&seed, 6);
        int64_t k = chance_of(&seed, 0, 7), l = chance_of(&seed, 0, 7);
        pave_square_metric m = metrics[i % 2], n = metrics[i / 2 % 2];
        pave_square_range one = pave_square_range_of_disk(a, k, m), other = pave_square_range_of_disk(b, l, n);
        pave_square_range both = pave_square_range_intersection(one, other);
        check_range(&both, pave_cell_of(0, 0), 20);
        for (int32_t c = 0; c < 41 * 41; c++) {
            pave_cell cell = pave_cell_of(c % 41 - 20, c / 41 - 20);
            assert_int_equal(pave_square_range_contains(&one, cell), in_disk(a, cell, k, m));
            assert_int_equal(pave_square_range_contains(&both, cell), in_disk(a, cell, k, m) && in_disk(b, cell, l, n));
        }
    }
    pave_square_range zero = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    check_range(&zero, pave_cell_of(0, 0), 3);
    assert_false(pave_square_range_contains(&zero, (pave_cell){0, 0, 1}));
}

static void endless_ranges_are_refused_or_empty(void **state)
{
    (void)state;
    const pave_span any = {INT64_MIN, INT64_MAX}, none = {1, 0};
    pave_square_range all = {any, any, any, any}, beyond = {{LIMIT + 5LL, LIMIT + 9LL}, {0, 0}, any, any}, empty = {none, any, any, any};
    pave_square_range column = {{LIMIT, LIMIT}, any, any, any}, diagonal = {any, any, {2 * (int64_t)LIMIT, INT64_MAX}, {0, 0}};
    int64_t count = -1;
    assert_int_equal(pave_square_range_cells(&all, NULL, 0, &count), PAVE_RANGE);
    assert_int_equal(count, 0);
    assert_int_equal(pave_square_range_cells(&beyond, NULL, 0, &count), PAVE_RANGE);
    assert_int_equal(pave_square_range_cells(&column, NULL, 0, &count), PAVE_RANGE);
    assert_int_equal(pave_square_range_cells(&diagonal, NULL, 0, &count), PAVE_RANGE);
    assert_int_equal(pave_square_range_size(&diagonal), 1);
    assert_int_equal(pave_square_range_size(&beyond), 0);
    assert_int_equal(pave_square_range_cells(&empty, NULL, 0, &count), PAVE_OK);
    assert_int_equal(count, 0);
    empty.q = any, empty.r = none;
    assert_int_equal(pave_square_range_cells(&empty, NULL, 0, &count), PAVE_OK);
    empty.r = any, empty.sum = none;
    assert_int_equal(pave_square_range_cells(&empty, NULL, 0, &count), PAVE_OK);
    empty.sum = any, empty.difference = none;
    assert_int_equal(pave_square_range_cells(&empty, NULL, 0, &count), PAVE_OK);
}

// ---- The protocol -----------------------------------------------------------------------------------------------------------

static const lister listers[] = {pave_square_ring, pave_square_disk, pave_square_spiral};

static void a_small_buffer_is_told_the_need(void **state)
{
    (void)state;
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 3; i++) {
            int64_t need = i == 0 ? pave_square_ring_size(4, metrics[m]) : pave_square_disk_size(4, metrics[m]), count = -1;
            set_guards(&found, 0);
            assert_int_equal(listers[i](pave_cell_of(0, 0), 4, metrics[m], found.cells, need - 1, &count), PAVE_CAPACITY);
            assert_int_equal(count, need);
            found.count = 0;
            check_guards(&found);
            assert_int_equal(listers[i](pave_cell_of(0, 0), 4, metrics[m], NULL, 0, &count), PAVE_CAPACITY);
        }
    int64_t count = -1;
    set_guards(&found, 0);
    assert_int_equal(pave_square_disk_norm(pave_cell_of(0, 0), 2, found.cells, 8, &count), PAVE_CAPACITY);
    assert_int_equal(count, 9);
    pave_square_range range = pave_square_range_of_disk(pave_cell_of(0, 0), 1, PAVE_SQUARE_8);
    assert_int_equal(pave_square_range_cells(&range, found.cells, 8, &count), PAVE_CAPACITY);
    assert_int_equal(count, 9);
    found.count = 0;
    check_guards(&found);
    range = pave_square_range_of_disk(pave_cell_of(0, 0), LIMIT, PAVE_SQUARE_4);
    assert_int_equal(pave_square_range_cells(&range, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count == pave_square_disk_size(LIMIT, PAVE_SQUARE_4));
}

static void what_leaves_the_limits_is_refused(void **state)
{
    (void)state;
    static const int32_t ways[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 3; i++)
            for (int w = 0; w < 4; w++) {
                pave_cell near_rim = pave_cell_of(ways[w][0] * (LIMIT - 3), ways[w][1] * (LIMIT - 3));
                int64_t count = -1;
                assert_int_equal(listers[i](near_rim, 3, metrics[m], found.cells, LIST_MAX, &count), PAVE_OK);
                assert_int_equal(listers[i](near_rim, 4, metrics[m], found.cells, LIST_MAX, &count), PAVE_RANGE);
                assert_int_equal(count, 0);
                assert_int_equal(listers[i](near_rim, -1, metrics[m], found.cells, LIST_MAX, &count), PAVE_RANGE);
                assert_int_equal(listers[i](near_rim, INT64_MAX, metrics[m], found.cells, LIST_MAX, &count), PAVE_RANGE);
                assert_int_equal(listers[i](near_rim, INT64_MIN, metrics[m], found.cells, LIST_MAX, &count), PAVE_RANGE);
                assert_int_equal(pave_square_disk_norm(near_rim, 15, found.cells, LIST_MAX, &count), PAVE_OK);
                assert_int_equal(pave_square_disk_norm(near_rim, 16, found.cells, LIST_MAX, &count), PAVE_RANGE);
                assert_int_equal(pave_square_disk_norm(near_rim, UINT64_MAX, found.cells, LIST_MAX, &count), PAVE_RANGE);
            }
    int64_t count = -1;
    assert_int_equal(pave_square_ring(pave_cell_of(LIMIT + 1, 0), 0, PAVE_SQUARE_4, found.cells, LIST_MAX, &count), PAVE_RANGE);
}

/// 94906268 is the first even number whose square less one is rounded up to the square as a double: its root must be told from it.
static void great_norms_have_exact_radii(void **state)
{
    (void)state;
    const int32_t radius = 94906267;
    const uint64_t next = (uint64_t)(radius + 1) * (uint64_t)(radius + 1);
    const pave_cell center = pave_cell_of(0, LIMIT - radius);
    int64_t count = -1;
    assert_true((double)(next - 1) == (double)next);
    assert_int_equal(pave_square_disk_norm(center, next, NULL, 0, &count), PAVE_RANGE);
    assert_int_equal(pave_square_disk_norm(center, next - 1, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count > pave_square_disk_size(1000, PAVE_SQUARE_4));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_what_a_search_finds),
        cmocka_unit_test(disks_of_any_norm_are_what_a_search_finds),
        cmocka_unit_test(sizes_are_known_ones),
        cmocka_unit_test(a_wide_ring_turns_clockwise),
        cmocka_unit_test(ranges_are_what_a_search_finds),
        cmocka_unit_test(disks_are_ranges_and_meet),
        cmocka_unit_test(endless_ranges_are_refused_or_empty),
        cmocka_unit_test(great_norms_have_exact_radii),
        cmocka_unit_test(a_small_buffer_is_told_the_need),
        cmocka_unit_test(what_leaves_the_limits_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
