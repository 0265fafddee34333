/// tests/grid/grid_lists.h: rings, disks and spirals of a grid against lists made by asking every
/// cell around. A test of a grid says, before it includes this file, `GRID(name)` (how its
/// functions are called), the type METRIC and the metric EUCLID of it, the numbers METRICS, KINDS
/// (faces of a unit cell) and RADIUS_MAX, and metric_names; and, behind it, what is only declared
/// here.
#ifndef PAVE_TESTS_GRID_LISTS_H
#define PAVE_TESTS_GRID_LISTS_H

#include "../test.h"
#include "clockwise.h"

enum { LIST_MAX = 40000, GUARDS = 16 };

typedef pave_result list_function(pave_cell, int64_t, METRIC, pave_cell *, int64_t, int64_t *);

static int64_t steps_between(pave_cell a, pave_cell b, METRIC metric); ///< not for EUCLID
static spot middle_of(pave_cell cell);                                 ///< on screen

static pave_cell list[LIST_MAX + GUARDS], expected[LIST_MAX];

static void complain(const char *name, pave_cell center, int64_t k, METRIC metric, int64_t i,
                     const char *what)
{
    fail_msg("the %s %s of %lld about %d,%d,%d at %lld: %s", metric_names[metric], name,
             (long long)k, (int)center.q, (int)center.r, (int)center.s, (long long)i, what);
}

// ---- What is expected ---------------------------------------------------------------------------

/// Whether a cell is at most at distance k, by definition.
static bool reaches(pave_cell center, int64_t k, METRIC metric, pave_cell cell)
{
    if (k < 0) return false;
    return metric == EUCLID ? GRID(norm)(center, cell) <= (uint64_t)(k * k)
                            : steps_between(center, cell, metric) <= k;
}

/// The cells of a disk without that of radius `inner`, asked one by one, row by row; returns how
/// many.
static int64_t ask_all(pave_cell center, int64_t k, int64_t inner, METRIC metric, pave_cell *out)
{
    const int32_t far =
        (int32_t)(k + k / 4 + 2); // in leaning grids a circle reaches 2/sqrt(3) as far in q and r
    int64_t count = 0;
    for (int32_t r = center.r - far; r <= center.r + far; r++)
        for (int32_t q = center.q - far; q <= center.q + far; q++)
            for (int32_t s = 0; s < KINDS; s++) {
                pave_cell cell = {q, r, s};
                if (reaches(center, k, metric, cell) && !reaches(center, inner, metric, cell))
                    out[count++] = cell;
            }
    return count;
}

static pave_cell sort_center; // for qsort, which hands on nothing else

static spot way_to(pave_cell cell)
{
    spot from = middle_of(sort_center), to = middle_of(cell);
    return (spot){to.x - from.x, to.y - from.y};
}

/// By the angle clockwise from north, at one angle the nearer first.
static int by_angle(const void *one, const void *another)
{
    const pave_cell *a = one, *b = another;
    spot way_a = way_to(*a), way_b = way_to(*b);
    if (turns_before(way_a, way_b)) return -1;
    if (turns_before(way_b, way_a)) return 1;
    uint64_t norm_a = GRID(norm)(sort_center, *a), norm_b = GRID(norm)(sort_center, *b);
    return (norm_a > norm_b) - (norm_a < norm_b);
}

static int64_t ask_ring(pave_cell center, int64_t k, METRIC metric, pave_cell *out)
{
    int64_t count = ask_all(center, k, k - 1, metric, out);
    sort_center = center;
    qsort(out, (size_t)count, sizeof *out, by_angle);
    return count;
}

// ---- Lists --------------------------------------------------------------------------------------

/// Puts cells that no list has where none may be written.
static void set_guards(int64_t from)
{
    for (int64_t i = from; i < from + GUARDS; i++) list[i] = (pave_cell){77, 78, 79};
}

static bool guards_stand(int64_t from)
{
    for (int64_t i = from; i < from + GUARDS; i++)
        if (list[i].q != 77 || list[i].r != 78 || list[i].s != 79) return false;
    return true;
}

/// Returns whether `list` holds the expected elements and the guards after it are intact.
static bool list_is_expected(int64_t count, int64_t need)
{
    return count == need && guards_stand(need) &&
           memcmp(list, expected, (size_t)need * sizeof *list) == 0;
}

/// Calls a function with exactly the needed capacity, with more, and with less, and compares the
/// results with the expected ones.
static void check_list(const char *name, list_function *get, pave_cell center, int64_t k,
                       METRIC metric, int64_t need)
{
    int64_t count = -1;
    for (int64_t room = need; room <= need + 9; room += 9) {
        set_guards(need);
        if (get(center, k, metric, list, room, &count) != PAVE_OK)
            complain(name, center, k, metric, count, "failed");
        if (!list_is_expected(count, need))
            complain(name, center, k, metric, count, "differs from what every cell says");
    }
    set_guards(0);
    if (get(center, k, metric, list, need - 1, &count) != PAVE_CAPACITY || count != need ||
        !guards_stand(0))
        complain(name, center, k, metric, count, "does not refuse a small buffer");
    if (get(center, k, metric, NULL, 0, &count) != PAVE_CAPACITY || count != need)
        complain(name, center, k, metric, count, "does not tell its need");
}

static void check_lists(pave_cell center, int64_t k, METRIC metric)
{
    int64_t spiral = 0;
    check_list("disk", GRID(disk), center, k, metric, ask_all(center, k, -1, metric, expected));
    check_list("ring", GRID(ring), center, k, metric, ask_ring(center, k, metric, expected));
    for (int64_t i = 0; i <= k; i++) spiral += ask_ring(center, i, metric, expected + spiral);
    check_list("spiral", GRID(spiral), center, k, metric, spiral);
}

/// How many cells a list has.
static int64_t size_of(list_function *get, pave_cell center, int64_t k, METRIC metric)
{
    int64_t count = -1;
    assert_int_equal(get(center, k, metric, NULL, 0, &count), PAVE_CAPACITY);
    return count;
}

/// A ring too wide to ask around: in order by exact angle, all of it in the ring, and as many as
/// there are.
static void check_great_ring(pave_cell center, int64_t k, METRIC metric)
{
    const int64_t size =
        size_of(GRID(disk), center, k, metric) - size_of(GRID(disk), center, k - 1, metric);
    pave_cell *ring = malloc((size_t)size * sizeof *ring);
    int64_t count = -1;
    assert_non_null(ring);
    sort_center = center;
    if (GRID(ring)(center, k, metric, ring, size, &count) != PAVE_OK || count != size)
        complain("ring", center, k, metric, count, "failed");
    for (int64_t i = 0; i < count; i++) {
        if (!reaches(center, k, metric, ring[i]) || reaches(center, k - 1, metric, ring[i]))
            complain("ring", center, k, metric, i, "is not in the ring");
        if (i > 0 && by_angle(&ring[i - 1], &ring[i]) >= 0)
            complain("ring", center, k, metric, i, "is out of order");
    }
    free(ring);
}

// ---- At the limits ------------------------------------------------------------------------------

static void check_limit(const char *name, list_function *get, pave_cell center, int64_t k,
                        METRIC metric, int64_t need)
{
    int64_t count = -1;
    bool fits = true;
    for (int64_t i = 0; i < need; i++) fits = fits && pave_cell_in_range(expected[i]);
    set_guards(0);
    if (get(center, k, metric, list, LIST_MAX, &count) != (fits ? PAVE_OK : PAVE_RANGE) ||
        count != (fits ? need : 0) || guards_stand(0) == fits)
        complain(name, center, k, metric, count, "is wrong about the limits");
}

/// Near a limit, a list is there exactly where every cell of it is.
TEST(lists_end_where_the_world_does)
{
    enum { WAYS = 8, INSETS = 8 };
    static const int8_t toward[WAYS][2] = {{1, 0},  {-1, 0},  {0, 1},  {0, -1},
                                           {1, -1}, {-1, -1}, {-1, 1}, {1, 1}};
    for (int m = 0; m < METRICS; m++)
        for (int32_t i = 0; i < WAYS * INSETS * KINDS; i++) {
            const int32_t at = PAVE_COORDINATE_MAX - i / WAYS % INSETS;
            const pave_cell center = {toward[i % WAYS][0] * at, toward[i % WAYS][1] * at,
                                      i / WAYS / INSETS};
            for (int64_t k = 0; k <= INSETS; k++) {
                int64_t need = ask_all(center, k, -1, (METRIC)m, expected);
                check_limit("disk", GRID(disk), center, k, (METRIC)m, need);
                check_limit("spiral", GRID(spiral), center, k, (METRIC)m, need);
                check_limit("ring", GRID(ring), center, k, (METRIC)m,
                            ask_all(center, k, k - 1, (METRIC)m, expected));
            }
        }
}

TEST(wrong_radii_and_places_are_refused)
{
    enum { FUNCTIONS = 3, PLACES_BEYOND = 4, WRONG_RADII = 4 };
    static list_function *const functions[FUNCTIONS] = {GRID(disk), GRID(ring), GRID(spiral)};
    static const int64_t radii[WRONG_RADII] = {-1, INT64_MIN, RADIUS_MAX + 1, INT64_MAX};
    static const pave_cell beyond[PLACES_BEYOND] = {{PAVE_COORDINATE_MAX + 1, 0, 0},
                                                    {-PAVE_COORDINATE_MAX - 1, 0, 0},
                                                    {0, PAVE_COORDINATE_MAX + 1, 0},
                                                    {0, -PAVE_COORDINATE_MAX - 1, 0}};
    int64_t count = -1;
    for (int f = 0; f < FUNCTIONS; f++)
        for (int m = 0; m < METRICS; m++) {
            for (int i = 0; i < WRONG_RADII; i++) {
                count = -1;
                assert_int_equal(
                    functions[f](pave_cell_of(0, 0), radii[i], (METRIC)m, list, LIST_MAX, &count),
                    PAVE_RANGE);
                assert_int_equal(count, 0);
            }
            for (int i = 0; i < PLACES_BEYOND; i++)
                assert_int_equal(functions[f](beyond[i], 0, (METRIC)m, list, LIST_MAX, &count),
                                 PAVE_RANGE);
        }
}

#endif
