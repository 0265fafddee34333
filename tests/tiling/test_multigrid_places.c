/// tests/tiling/test_multigrid_places.c: the cell under a point against other ways to find it, and
/// the cells of areas against a flood.
#include <pave/multigrid.h>
#include <pave/random.h>

#include <math.h>

#include "../../src/base/exact_turn.h"
#include "../../src/base/index.h"
#include "../../src/tiling/multigrid_parts.h"
#include "../sparse.h"
#include "../test.h"
#include "src/base/area.h"

enum { N_MIN = PAVE_MULTIGRID_FAMILIES_MIN, N_MAX = PAVE_MULTIGRID_FAMILIES_MAX };

#if defined(PAVE_SOAK)
enum { POINTS = 1200000 };
#else
enum { POINTS = 120000 / SPARSE(4) };
#endif

static pave_multigrid multigrid_of(int32_t families, uint64_t seed)
{
    pave_multigrid multigrid;
    const pave_multigrid_def def = {.families = families, .seed = seed};
    assert_ok(pave_multigrid_make(&def, &multigrid, NULL));
    return multigrid;
}

static void assert_cell(pave_cell a, pave_cell b)
{
    if (!pave_cell_equal(a, b)) fail_msg("%d,%d,%d is not %d,%d,%d", a.q, a.r, a.s, b.q, b.r, b.s);
}

/// A point within `scale` along x and y.
static pave_vec2 point_of(int32_t number, double scale)
{
    const pave_random_words words = pave_random_at(5, PAVE_STREAM_USER, number, 0, 0, 0);
    return pave_vec2_of(scale * ((double)words.word[0] * 0x1p-31 - 1.0),
                        scale * ((double)words.word[1] * 0x1p-31 - 1.0));
}

// ---- The cell under a point ---------------------------------------------------------------------

/// How many sides of a cell a point is strictly beyond, and on how many it lies.
static void count_sides(const pave_multigrid *multigrid, pave_cell cell, pave_vec2 point,
                        int *beyond, int *on)
{
    pave_vec2 corners[4];
    pave_multigrid_corners(multigrid, cell, corners);
    *beyond = *on = 0;
    for (int k = 0; k < 4; k++) {
        const int turn = pave_exact_turn(corners[k], corners[(k + 1) & 3], point);
        *beyond += turn < 0;
        *on += turn == 0;
    }
}

TEST(test_points)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, 99);
        static const double scales[] = {30.0, 1e5, PAVE_MULTIGRID_FAR};
        for (int32_t i = 0; i < POINTS / SPARSE(2); i++) {
            const pave_vec2 point = point_of(i, scales[i % 3]);
            const pave_cell cell = pave_multigrid_cell_at(&multigrid, point);
            int beyond, on;
            count_sides(&multigrid, cell, point, &beyond, &on);
            assert_int_equal(beyond, 0);
            if (i % 100 == 0) assert_cell(pave_multigrid_search_at(&multigrid, point), cell);
        }
    }
}

/// Every point of a disk is in exactly one of its cells, and the query finds that cell.
TEST(test_brute_force)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, 4);
        const pave_area area = pave_area_disk(pave_vec2_of(700.0, -900.0), 8.0);
        static pave_cell cells[1000];
        int64_t count;
        assert_ok(pave_multigrid_cells(&multigrid, &area, NULL, cells, 1000, &count));
        for (int32_t i = 0; i < 2000 / SPARSE(8); i++) {
            pave_vec2 point = point_of(i, 4.0);
            point = pave_vec2_of(point.x + 700.0, point.y - 900.0);
            int holders = 0, beyond, on;
            pave_cell holder = {0, 0, 0};
            for (int64_t c = 0; c < count; c++) {
                count_sides(&multigrid, cells[c], point, &beyond, &on);
                if (beyond > 0) continue;
                assert_int_equal(on, 0);
                holder = cells[c];
                holders++;
            }
            assert_int_equal(holders, 1);
            assert_cell(pave_multigrid_cell_at(&multigrid, point), holder);
        }
    }
}

/// On corners and sides: the cell of the point moved a little to greater x, far less to greater y.
TEST(test_on_sides)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, 31);
        int on_sides = 0;
        for (int32_t i = 0; i < 3000 / SPARSE(4); i++) {
            const double scale = i % 2 ? 200.0 : PAVE_MULTIGRID_FAR / 2;
            const pave_cell cell = pave_multigrid_cell_at(&multigrid, point_of(i, scale));
            pave_vec2 corners[4];
            pave_multigrid_corners(&multigrid, cell, corners);
            const pave_vec2 a = corners[i & 3], b = corners[(i + 1) & 3],
                            points[2] = {a, {(a.x + b.x) / 2, (a.y + b.y) / 2}};
            for (int p = 0; p < 2; p++) {
                const pave_cell found = pave_multigrid_cell_at(&multigrid, points[p]);
                int beyond, on;
                count_sides(&multigrid, found, points[p], &beyond, &on);
                assert_int_equal(beyond, 0);
                on_sides += on > 0;
                assert_cell(pave_multigrid_search_at(&multigrid, points[p]), found);
                const pave_vec2 moved = {points[p].x + 1e-4, points[p].y + 1e-7};
                if (on > 0) assert_cell(pave_multigrid_cell_at(&multigrid, moved), found);
            }
        }
        assert_true(on_sides > 3000 / SPARSE(4));
    }
}

TEST(test_far_points)
{
    const double far = PAVE_MULTIGRID_FAR;
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, 2);
        const struct {
            pave_vec2 point, moved;
        } pairs[] = {{{NAN, NAN}, {0, 0}},
                     {{INFINITY, -INFINITY}, {far, -far}},
                     {{-1e300, 5.0}, {-far, 5.0}},
                     {{NAN, far + 1}, {0, far}}};
        for (int i = 0; i < 4; i++)
            assert_cell(pave_multigrid_cell_at(&multigrid, pairs[i].point),
                        pave_multigrid_cell_at(&multigrid, pairs[i].moved));
    }
}

// ---- The cells of an area -----------------------------------------------------------------------

/// Cells without repetition, and their index.
typedef struct flood {
    const pave_multigrid *multigrid;
    pave_cell cells[20000];
    int64_t count;
    pave_index index;
} flood;

static void flood_add(flood *all, pave_cell cell)
{
    const uint64_t key = ((uint64_t)(uint32_t)cell.q << 32 | (uint32_t)cell.r) * 67 +
                         (uint64_t)(uint32_t)cell.s; // no two in a small disk have the same
    if (pave_index_get(&all->index, key) >= 0) return;
    assert_true(all->count < 20000);
    assert_true(pave_index_put(&all->index, key, (int32_t)all->count));
    all->cells[all->count++] = cell;
}

/// All cells within a distance of a point, by neighbours of neighbours.
static void flood_fill(flood *all, pave_vec2 middle, double radius)
{
    flood_add(all, pave_multigrid_cell_at(all->multigrid, middle));
    for (int64_t i = 0; i < all->count; i++) {
        pave_cell next[4];
        pave_multigrid_neighbors(all->multigrid, all->cells[i], next, NULL);
        for (int k = 0; k < 4; k++) {
            const pave_vec2 at = pave_multigrid_center(all->multigrid, next[k]);
            if (hypot(at.x - middle.x, at.y - middle.y) <= radius) flood_add(all, next[k]);
        }
    }
}

static bool in_stripes(void *context, pave_vec2 point)
{
    (*(int64_t *)context)++;
    return floor(point.x * 0.5) - 2 * floor(point.x * 0.25) == 0.0;
}

static void check_area(const flood *all, const pave_area *area)
{
    static pave_cell cells[20000];
    int64_t count = -1, expected = 0;
    for (int64_t i = 0; i < all->count; i++)
        expected += pave_area_contains(area, pave_multigrid_center(all->multigrid, all->cells[i]));
    assert_ok(pave_multigrid_cells(all->multigrid, area, NULL, cells, 20000, &count));
    assert_int_equal(count, expected);
    for (int64_t i = 0; i < count; i++) {
        const pave_vec2 at = pave_multigrid_center(all->multigrid, cells[i]);
        assert_true(pave_area_contains(area, at));
        if (i == 0) continue;
        const pave_vec2 before = pave_multigrid_center(all->multigrid, cells[i - 1]);
        assert_true(before.y < at.y || (before.y == at.y && before.x < at.x));
    }
    if (count == 0) return;
    const pave_cell kept = cells[0];
    cells[0] = pave_cell_of(-77, -77);
    int64_t need = -1;
    assert_int_equal(pave_multigrid_cells(all->multigrid, area, NULL, cells, count - 1, &need),
                     PAVE_CAPACITY);
    assert_int_equal(need, count);
    assert_cell(cells[0], pave_cell_of(-77, -77));
    cells[0] = kept;
}

TEST(test_areas)
{
    static flood all;
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        for (int place = n % SPARSE(3); place < 3; place += SPARSE(3)) {
            const pave_multigrid multigrid = multigrid_of(n, (uint64_t)place);
            const pave_vec2 middle = {place * 1.2e8, -place * 1.3e8 + 0.25};
            memset(&all, 0, sizeof all);
            all.multigrid = &multigrid;
            flood_fill(&all, middle, 40.0);
            int64_t calls = 0;
            pave_area areas[] = {
                pave_area_disk(middle, 36.0), // what is within may be reached from beyond
                pave_area_disk(middle, 0.0),
                pave_area_disk(middle, 1.0),
                pave_area_rectangle(pave_vec2_of(middle.x - 20, middle.y - 0.01),
                                    pave_vec2_of(middle.x + 20, middle.y + 0.01)),
                pave_area_rectangle(pave_vec2_of(middle.x - 0.05, middle.y - 30),
                                    pave_vec2_of(middle.x + 0.05, middle.y + 10)),
                pave_area_rectangle(pave_vec2_of(middle.x - 20, middle.y - 20),
                                    pave_vec2_of(middle.x + 20, middle.y + 20)),
                pave_area_rectangle(pave_vec2_of(middle.x + 20, middle.y - 20), // nothing
                                    pave_vec2_of(middle.x - 20, middle.y + 20))};
            for (size_t i = 0; i < sizeof areas / sizeof *areas; i++) check_area(&all, &areas[i]);
            areas[5].contains = in_stripes;
            areas[5].context = &calls;
            check_area(&all, &areas[5]);
            assert_true(calls > 1000);
            pave_index_release(&all.index);
        }
    }
}

/// In an area that is the centre of a cell there is that cell alone.
TEST(test_centers)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid multigrid = multigrid_of(n, 12);
        for (int32_t i = 0; i < POINTS / 10; i += SPARSE(3)) {
            const double scale = i % 2 ? 1000.0 : PAVE_MULTIGRID_FAR - 2.0;
            const pave_cell cell = pave_multigrid_cell_at(&multigrid, point_of(i, scale));
            const pave_vec2 center = pave_multigrid_center(&multigrid, cell);
            const pave_area area = pave_area_rectangle(center, center);
            pave_cell found;
            int64_t count;
            assert_ok(pave_multigrid_cells(&multigrid, &area, NULL, &found, 1, &count));
            assert_int_equal(count, 1);
            assert_cell(found, cell);
        }
    }
}

TEST(test_area_refusals)
{
    const pave_multigrid multigrid = multigrid_of(5, 1);
    const double far = PAVE_MULTIGRID_FAR;
    int64_t count = -5;
    const pave_area areas[] = {pave_area_disk(pave_vec2_of(far, 0), 1.0),
                               pave_area_disk(pave_vec2_of(0, NAN), 1.0),
                               pave_area_disk(pave_vec2_of(0, 0), INFINITY),
                               pave_area_rectangle(pave_vec2_of(-far - 1, 0), pave_vec2_of(0, 0))};
    for (int i = 0; i < 4; i++)
        assert_int_equal(pave_multigrid_cells(&multigrid, &areas[i], NULL, NULL, 0, &count),
                         PAVE_RANGE);
    assert_int_equal(count, -5);
    // The rim of the range belongs to it.
    const pave_area corner =
        pave_area_rectangle(pave_vec2_of(far - 5, far - 5), pave_vec2_of(far, far));
    pave_cell cells[100];
    assert_ok(pave_multigrid_cells(&multigrid, &corner, NULL, cells, 100, &count));
    assert_true(count > 20 && count < 40);
    for (int64_t i = 0; i < count; i++)
        assert_true(pave_multigrid_cell_valid(&multigrid, cells[i]));
}

int main(void) { return run_all_tests(NULL, NULL); }
