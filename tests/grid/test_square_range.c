/// tests/grid/test_square_range.c: rings, disks, spirals and ranges of the square grid against
/// lists made by asking every cell.
#include "../sparse.h"
#include "../test.h"
#include "square_places.h"

#define GRID(name) pave_square_##name
#define METRIC pave_square_metric
#define EUCLID PAVE_SQUARE_EUCLID
#define RADIUS_MAX PAVE_SQUARE_RADIUS_MAX
enum { METRICS = 3, KINDS = 1 };
static const char *const metric_names[METRICS] = {"4", "8", "Euclid"};
#include "grid_lists.h"

static const pave_square_metric metrics[METRICS] = {PAVE_SQUARE_4, PAVE_SQUARE_8,
                                                    PAVE_SQUARE_EUCLID};

static int64_t steps_between(pave_cell a, pave_cell b, pave_square_metric metric)
{
    return pave_square_distance(a, b, metric);
}
static spot middle_of(pave_cell cell) { return (spot){cell.q, cell.r}; }

TEST(lists_are_what_every_cell_says)
{
    for (int p = 0; p < PLACES; p++)
        for (int m = 0; m < METRICS; m++)
            for (int32_t k = 0; k <= 8; k++) check_lists(place_within(p, k), k, metrics[m]);
    static const int32_t radii[] = {13, 29, 40, 45};
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 4; i++) check_lists(pave_cell_of(-5, 9), radii[i], metrics[m]);
}

/// How many points of the lattice lie in a circle: K. Gauss; the numbers of sequence A000328 of the
/// OEIS.
TEST(sizes_are_known_ones)
{
    const int64_t far = LIMIT;
    const pave_cell at = pave_cell_of(0, 0);
    assert_true(size_of(pave_square_disk, at, 10, PAVE_SQUARE_EUCLID) == 317);
    assert_true(size_of(pave_square_disk, at, 100, PAVE_SQUARE_EUCLID) == 31417);
    assert_true(size_of(pave_square_disk, at, 1000, PAVE_SQUARE_EUCLID) == 3141549);
    assert_true(size_of(pave_square_disk, at, far, PAVE_SQUARE_4) == 2 * far * (far + 1) + 1);
    assert_true(size_of(pave_square_disk, at, far, PAVE_SQUARE_8) == (2 * far + 1) * (2 * far + 1));
    assert_true(size_of(pave_square_ring, at, far, PAVE_SQUARE_4) == 4 * far);
    assert_true(size_of(pave_square_ring, at, far, PAVE_SQUARE_8) == 8 * far);
}

TEST(great_rings_turn_clockwise)
{
    static const int32_t radii[] = {999, 1000, 100003};
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 3; i++)
            check_great_ring(pave_cell_of(LIMIT - radii[i], radii[i] - LIMIT), radii[i],
                             metrics[m]);
}

// ---- Ranges -------------------------------------------------------------------------------------

static bool range_has(const pave_square_range *range, pave_cell cell)
{
    return cell.q >= range->q.min && cell.q <= range->q.max && cell.r >= range->r.min &&
           cell.r <= range->r.max && cell.q + cell.r >= range->sum.min &&
           cell.q + cell.r <= range->sum.max && cell.q - cell.r >= range->difference.min &&
           cell.q - cell.r <= range->difference.max;
}

/// The cells of a range within `radius` of a cell and within the limits; returns how many.
static int64_t ask_range(const pave_square_range *range, pave_cell about, int32_t radius)
{
    int64_t count = 0;
    for (int32_t r = -radius; r <= radius; r++)
        for (int32_t q = -radius; q <= radius; q++) {
            pave_cell cell = moved(about, q, r);
            if (range_has(range, cell) && pave_cell_in_range(cell)) expected[count++] = cell;
        }
    return count;
}

static void check_range(const pave_square_range *range, pave_cell about, int32_t radius)
{
    int64_t count, need = ask_range(range, about, radius);
    set_guards(need);
    assert_ok(pave_square_range_cells(range, list, need, &count));
    assert_int_equal(count, need);
    if (!list_is_expected(count, need))
        fail_msg("a range of %lld cells differs from what every cell says", (long long)need);
}

/// A span around `middle` that is often short, sometimes empty, sometimes without an end.
static pave_span chance_span(uint64_t *seed, int64_t middle, int64_t reach, bool endless)
{
    int64_t a = chance_of(seed, -reach, reach), b = chance_of(seed, -reach, reach);
    if (chance_of(seed, 0, 3) == 0) b = a + chance_of(seed, -1, 1);
    if (chance_of(seed, 0, 7)) { // mostly not empty
        int64_t low = a < b ? a : b;
        b = a < b ? b : a;
        a = low;
    }
    if (endless && chance_of(seed, 0, 2) == 0)
        return pave_span_of(INT64_MIN, chance_of(seed, 0, 1) ? middle + b : INT64_MAX);
    if (endless && chance_of(seed, 0, 2) == 0) return pave_span_of(middle + a, INT64_MAX);
    return pave_span_of(middle + a, middle + b);
}

TEST(ranges_are_what_every_cell_says)
{
    uint64_t seed = 4;
    for (int p = 0; p < PLACES; p++)
        for (int i = 0; i < 4000; i += SPARSE(4)) {
            pave_cell at = place(p);
            pave_square_range range;
            range.q = chance_span(&seed, at.q, 9, false);
            range.r = chance_span(&seed, at.r, 9, false);
            range.sum = chance_span(&seed, (int64_t)at.q + at.r, 12, true);
            range.difference = chance_span(&seed, (int64_t)at.q - at.r, 12, true);
            if (i % 3 == 1)
                range.q = pave_span_of(INT64_MIN, INT64_MAX),
                range.sum = chance_span(&seed, (int64_t)at.q + at.r, 5, false);
            if (i % 3 == 2) { // a diamond
                range.q = range.r = pave_span_of(INT64_MIN, INT64_MAX);
                range.sum = chance_span(&seed, (int64_t)at.q + at.r, 6, false);
                range.difference = chance_span(&seed, (int64_t)at.q - at.r, 6, false);
            }
            check_range(&range, at, 25);
        }
}

TEST(disks_are_ranges_and_meet)
{
    uint64_t seed = 5;
    for (int i = 0; i < 3000; i++) {
        pave_cell a = chance_cell(&seed, 6), b = chance_cell(&seed, 6);
        int64_t k = chance_of(&seed, 0, 7), l = chance_of(&seed, 0, 7);
        pave_square_metric m = metrics[i % 2], n = metrics[i / 2 % 2];
        pave_square_range first = pave_square_range_of_disk(a, k, m),
                          second = pave_square_range_of_disk(b, l, n);
        pave_square_range both = pave_square_range_intersection(first, second);
        check_range(&both, pave_cell_of(0, 0), 20);
        for (int32_t c = 0; c < 41 * 41; c++) {
            pave_cell cell = pave_cell_of(c % 41 - 20, c / 41 - 20);
            assert_int_equal(range_has(&first, cell), reaches(a, k, m, cell));
            assert_int_equal(range_has(&both, cell),
                             reaches(a, k, m, cell) && reaches(b, l, n, cell));
        }
    }
    pave_square_range zero = {{0, 0}, {0, 0}, {0, 0}, {0, 0}};
    check_range(&zero, pave_cell_of(0, 0), 3);
}

TEST(endless_ranges_end_at_the_limits)
{
    const pave_span any = {INT64_MIN, INT64_MAX}, none = {1, 0};
    pave_square_range rows = {any, {-1, 1}, any, any},
                      corner = {{LIMIT - 1, INT64_MAX}, {LIMIT - 1, INT64_MAX}, any, any},
                      beyond = {{LIMIT + 5LL, LIMIT + 9LL}, {0, 0}, any, any},
                      empty = {none, any, any, any};
    pave_square_range column = {{LIMIT, LIMIT}, {LIMIT - 1, LIMIT + 7}, any, any},
                      diagonal = {any, any, {2 * (int64_t)LIMIT, INT64_MAX}, {0, 0}};
    int64_t count = -1;
    assert_int_equal(pave_square_range_cells(&rows, NULL, 0, &count), PAVE_CAPACITY);
    assert_int_equal(count, 3 * (2 * (int64_t)LIMIT + 1));
    assert_int_equal(pave_square_range_cells(&column, NULL, 0, &count), PAVE_CAPACITY);
    assert_int_equal(count, 2);
    assert_ok(pave_square_range_cells(&corner, list, 4, &count));
    assert_int_equal(count, 4);
    assert_true(pave_cell_equal(list[0], pave_cell_of(LIMIT - 1, LIMIT - 1)) &&
                pave_cell_equal(list[3], pave_cell_of(LIMIT, LIMIT)));
    assert_ok(pave_square_range_cells(&diagonal, list, 1, &count));
    assert_int_equal(count, 1);
    assert_true(pave_cell_equal(list[0], pave_cell_of(LIMIT, LIMIT)));
    assert_ok(pave_square_range_cells(&beyond, NULL, 0, &count));
    assert_int_equal(count, 0);
    assert_ok(pave_square_range_cells(&empty, NULL, 0, &count));
    assert_int_equal(count, 0);
    empty.q = any, empty.r = none;
    assert_ok(pave_square_range_cells(&empty, NULL, 0, &count));
    empty.r = any, empty.sum = none;
    assert_ok(pave_square_range_cells(&empty, NULL, 0, &count));
    empty.sum = any, empty.difference = none;
    assert_ok(pave_square_range_cells(&empty, NULL, 0, &count));
}

TEST(a_small_buffer_for_a_range_is_told_the_need)
{
    pave_square_range range = pave_square_range_of_disk(pave_cell_of(0, 0), 1, PAVE_SQUARE_8);
    int64_t count = -1;
    set_guards(0);
    assert_int_equal(pave_square_range_cells(&range, list, 8, &count), PAVE_CAPACITY);
    assert_int_equal(count, 9);
    assert_true(guards_stand(0));
    const int64_t far = LIMIT / SPARSE(16); // rows are counted one by one
    range = pave_square_range_of_disk(pave_cell_of(0, 0), far, PAVE_SQUARE_4);
    assert_int_equal(pave_square_range_cells(&range, NULL, 0, &count), PAVE_CAPACITY);
    assert_true(count == size_of(pave_square_disk, pave_cell_of(0, 0), far, PAVE_SQUARE_4));
}

int main(void) { return run_all_tests(NULL, NULL); }
