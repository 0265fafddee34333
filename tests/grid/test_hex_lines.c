/// tests/grid/test_hex_lines.c: distances of hexagons by search, and lines against the nearest
/// cells, found exactly.
#include "../test.h"
#include "hex_fixture.h"

__extension__ typedef __int128 wide;

// ---- Distance -----------------------------------------------------------------------------------

enum { REACH = 14, SPAN = 2 * REACH + 1 };

/// Steps from `from` to every cell of the window around the origin, by breadth first.
static void search_from(pave_cell from, int (*steps)[SPAN])
{
    pave_cell queue[SPAN * SPAN];
    int head = 0, tail = 0;
    memset(steps, -1, SPAN * SPAN * sizeof(int));
    steps[from.r + REACH][from.q + REACH] = 0;
    queue[tail++] = from;
    while (head < tail) {
        pave_cell at = queue[head++];
        for (int k = 0; k < PAVE_HEX_NEIGHBORS_MAX; k++) {
            pave_cell next = pave_hex_neighbors(at, k);
            if (abs(next.q) > REACH || abs(next.r) > REACH ||
                steps[next.r + REACH][next.q + REACH] >= 0)
                continue;
            steps[next.r + REACH][next.q + REACH] = steps[at.r + REACH][at.q + REACH] + 1;
            queue[tail++] = next;
        }
    }
}

TEST(distance_is_what_search_finds)
{
    static int steps[SPAN][SPAN];
    static const pave_cell moves[] = {{0, 0, 0},
                                      {-1, -1, 0},
                                      {LIMIT - REACH, -LIMIT + REACH, 0},
                                      {-LIMIT + REACH, -LIMIT + REACH, 0}};
    for (int32_t from = -1; from <= 1; from++) {
        search_from(pave_cell_of(from, -2 * from), steps); // the window is convex for steps
        for (int32_t r = -REACH; r <= REACH; r++)
            for (int32_t q = -REACH; q <= REACH; q++)
                for (int m = 0; m < 4; m++) {
                    pave_cell a = pave_cell_of(moves[m].q + from, moves[m].r - 2 * from),
                              b = pave_cell_of(moves[m].q + q, moves[m].r + r);
                    assert_int_equal(pave_hex_distance(a, b), steps[r + REACH][q + REACH]);
                    assert_int_equal(pave_hex_distance(b, a), steps[r + REACH][q + REACH]);
                }
    }
}

TEST(distances_reach_across_everything)
{
    pave_cell a = pave_cell_of(-LIMIT, -LIMIT), b = pave_cell_of(LIMIT, LIMIT),
              c = pave_cell_of(-LIMIT, LIMIT), d = pave_cell_of(LIMIT, -LIMIT);
    assert_true(pave_hex_distance(a, b) == INT64_C(1) << 31);
    assert_true(pave_hex_distance(c, d) == INT64_C(1) << 30);
    assert_true(pave_hex_norm(a, b) == UINT64_C(3) << 60);
    assert_true(pave_hex_norm(c, d) == UINT64_C(1) << 60);
}

TEST(norm_is_the_squared_way)
{
    uint64_t random = 1;
    for (int i = 0; i < 10000; i++) {
        int32_t size = i % 2 ? 20 : LIMIT;
        pave_cell a =
            pave_cell_of(random_in(&random, -size, size), random_in(&random, -size, size));
        pave_cell b =
            pave_cell_of(random_in(&random, -size, size), random_in(&random, -size, size));
        spot from = spot_of_face(a), to = spot_of_face(b);
        wide x = to.x - from.x, y = to.y - from.y;
        assert_true((wide)pave_hex_norm(a, b) * 12 == 3 * x * x + y * y);
    }
}

// ---- Lines --------------------------------------------------------------------------------------

/// The squared way, times 12 n^2, from `cell` to the point i/n of the way from a to b.
static wide way_to_point(pave_cell cell, pave_cell a, pave_cell b, int64_t i, int64_t n)
{
    spot from = spot_of_face(a), to = spot_of_face(b), at = spot_of_face(cell);
    wide x = (wide)n * (at.x - from.x) - (wide)i * (to.x - from.x),
         y = (wide)n * (at.y - from.y) - (wide)i * (to.y - from.y);
    return 3 * x * x + y * y;
}

/// Whether the i-th cell of a line is the one nearest to its point, and of those equally near the
/// one of the greatest q, then r. All cells around it are looked at: if there were a better one
/// farther away, one of them would be better too.
static void check_nearest(pave_cell cell, pave_cell a, pave_cell b, int64_t i, int64_t n)
{
    wide own = way_to_point(cell, a, b, i, n);
    for (int32_t r = -2; r <= 2; r++)
        for (int32_t q = -2; q <= 2; q++) {
            if (q == 0 && r == 0) continue;
            wide way = way_to_point(pave_cell_of(cell.q + q, cell.r + r), a, b, i, n);
            bool greater = q > 0 || (q == 0 && r > 0);
            if (way < own || (way == own && greater))
                fail_msg("cell %lld of the line %d,%d to %d,%d is %d,%d, but the one %d,%d further "
                         "is better",
                         (long long)i, (int)a.q, (int)a.r, (int)b.q, (int)b.r, (int)cell.q,
                         (int)cell.r, (int)q, (int)r);
        }
}

/// Draws a line both ways and checks all that is promised; `stride` of the cells are held against
/// the exact nearest ones.
static void check_line(pave_cell a, pave_cell b, pave_cell *line, pave_cell *back, int64_t room,
                       int64_t stride)
{
    int64_t count = -1, count_back = -1;
    guard_cells(line, room);
    assert_ok(pave_hex_line(a, b, line, room, &count));
    assert_ok(pave_hex_line(b, a, back, room, &count_back));
    assert_true(count == pave_hex_distance(a, b) + 1 && count_back == count);
    assert_true(pave_cell_equal(line[0], a) && pave_cell_equal(line[count - 1], b));
    for (int64_t i = 0; i < count; i++) {
        if (i > 0) assert_true(pave_hex_distance(line[i - 1], line[i]) == 1);
        assert_true(pave_cell_equal(back[count - 1 - i], line[i]));
        assert_true(pave_cell_in_range(line[i]));
        if (i % stride == 0 && count > 1) check_nearest(line[i], a, b, i, count - 1);
    }
    assert_guards(line + count, room - count < 8 ? room - count : 8);
}

TEST(short_lines_are_the_nearest_cells)
{
    enum { FAR = 11, ROOM = 2 * FAR + 9 };
    pave_cell line[ROOM], back[ROOM];
    for (int32_t r = -FAR; r <= FAR; r++)
        for (int32_t q = -FAR; q <= FAR; q++) {
            check_line(pave_cell_of(0, 0), pave_cell_of(q, r), line, back, ROOM, 1);
            check_line(pave_cell_of(-1, -1), pave_cell_of(q, r), line, back, ROOM, 1);
            check_line(pave_cell_of(LIMIT - FAR, -LIMIT + FAR),
                       pave_cell_of(LIMIT - FAR + q, -LIMIT + FAR + r), line, back, ROOM, 1);
        }
}

/// Anywhere within the limits, long and short.
TEST(long_lines_are_exact)
{
    enum { ROOM = 1 << 19 };
    pave_cell *line = malloc(2 * ROOM * sizeof *line);
    uint64_t random = 4;
    assert_non_null(line);
    for (int i = 0; i < 60; i++) {
        int32_t size = 1 << random_in(&random, 1, 17);
        pave_cell a = pave_cell_of(random_in(&random, -LIMIT + size, LIMIT - size),
                                   random_in(&random, -LIMIT + size, LIMIT - size));
        pave_cell b = pave_cell_of(a.q + random_in(&random, -size, size),
                                   a.r + random_in(&random, -size, size));
        check_line(a, b, line, line + ROOM, ROOM, 37);
    }
    free(line);
}

TEST(lines_keep_the_protocol)
{
    pave_cell out[4];
    int64_t count = -1;
    guard_cells(out, 4);
    assert_int_equal(pave_hex_line(pave_cell_of(0, 0), pave_cell_of(3, 0), out, 3, &count),
                     PAVE_CAPACITY);
    assert_int_equal(count, 4);
    assert_guards(out, 4);
    assert_int_equal(
        pave_hex_line(pave_cell_of(-LIMIT, -LIMIT), pave_cell_of(LIMIT, LIMIT), NULL, 0, &count),
        PAVE_CAPACITY);
    assert_true(count == (INT64_C(1) << 31) + 1);
    static const pave_cell beyond[] = {
        {LIMIT + 1, 0, 0}, {-LIMIT - 1, 0, 0}, {0, LIMIT + 1, 0}, {0, -LIMIT - 1, 0}};
    for (int i = 0; i < 8; i++) {
        pave_cell near_to = pave_cell_of(beyond[i / 2].q / 2 * 2, beyond[i / 2].r / 2 * 2),
                  a = i % 2 ? near_to : beyond[i / 2];
        count = 77;
        assert_int_equal(pave_hex_line(a, i % 2 ? beyond[i / 2] : near_to, out, 4, &count),
                         PAVE_RANGE);
        assert_int_equal(count, 0);
    }
    assert_guards(out, 4);
    assert_ok(
        pave_hex_line(pave_cell_of(LIMIT, -LIMIT), pave_cell_of(LIMIT, -LIMIT), out, 4, &count));
    assert_int_equal(count, 1);
    ASSERT_CELL(out[0], LIMIT, -LIMIT);
    assert_guards(out + 1, 3);
}

int main(void) { return run_all_tests(NULL, NULL); }
