/// tests/grid/test_square_lines.c: lines of the square grid against an exact search for the nearest
/// cell, and their promises.
#include "../test.h"
#include "square_places.h"

enum { LINE_MAX = 4096 };

static const pave_square_metric metrics[] = {PAVE_SQUARE_4, PAVE_SQUARE_8};
enum { METRICS = 2 };

static void complain(pave_cell a, pave_cell b, pave_square_metric metric, int64_t i,
                     const char *what)
{
    fail_msg("the %s-line from %d,%d to %d,%d at %lld: %s", metric == PAVE_SQUARE_4 ? "4" : "8",
             (int)a.q, (int)a.r, (int)b.q, (int)b.r, (long long)i, what);
}

/// Writes a line with guards around it and returns its length.
static int64_t get_line(pave_cell a, pave_cell b, pave_square_metric metric, pave_cell *out)
{
    int64_t count = -1, need = pave_square_distance(a, b, metric) + 1;
    if (need > LINE_MAX) complain(a, b, metric, need, "is too long for the test");
    out[need] = (pave_cell){77, 77, 77};
    if (pave_square_line(a, b, metric, out, need, &count) != PAVE_OK)
        complain(a, b, metric, 0, "failed");
    if (count != need) complain(a, b, metric, count, "has another size than was said");
    if (out[need].q != 77 || out[need].r != 77 || out[need].s != 77)
        complain(a, b, metric, need, "wrote past its end");
    return count;
}

// ---- The nearest cell, searched exactly ---------------------------------------------------------

__extension__ typedef __int128
    wide; // squares of what is as far apart as the world is wide, times the length

/// The cell that is i steps from a and nearest to the point i/n of the way to b: of all around that
/// point, ties to the greater q, then r.
static pave_cell nearest(pave_cell a, pave_cell b, pave_square_metric metric, int64_t i)
{
    const int64_t n = pave_square_distance(a, b, metric), x = (int64_t)b.q - a.q,
                  y = (int64_t)b.r - a.r;
    pave_cell best = a;
    wide best_norm = -1;
    if (n == 0) return a;
    for (int64_t dr = -2; dr <= 2; dr++)
        for (int64_t dq = -2; dq <= 2; dq++) {
            pave_cell cell =
                pave_cell_of((int32_t)(a.q + i * x / n + dq), (int32_t)(a.r + i * y / n + dr));
            wide away_x = (wide)n * (cell.q - (int64_t)a.q) - (wide)i * x,
                 away_y = (wide)n * (cell.r - (int64_t)a.r) - (wide)i * y;
            wide norm = away_x * away_x + away_y * away_y;
            if (pave_square_distance(a, cell, metric) != i) continue;
            bool greater = cell.q > best.q || (cell.q == best.q && cell.r > best.r);
            if (best_norm < 0 || norm < best_norm || (norm == best_norm && greater))
                best = cell, best_norm = norm;
        }
    return best;
}

static void check_nearest(pave_cell a, pave_cell b, pave_square_metric metric, int64_t i,
                          pave_cell cell)
{
    if (!pave_cell_equal(cell, nearest(a, b, metric, i)))
        complain(a, b, metric, i, "is not the nearest cell");
}

/// Everything that a line promises, except that it can be translated.
static void check_line(pave_cell a, pave_cell b, pave_square_metric metric)
{
    static pave_cell there[LINE_MAX + 1], back[LINE_MAX + 1];
    int64_t count = get_line(a, b, metric, there);
    if (count != pave_square_distance(a, b, metric) + 1)
        complain(a, b, metric, count, "is not as long as the distance says");
    if (!pave_cell_equal(there[0], a) || !pave_cell_equal(there[count - 1], b))
        complain(a, b, metric, 0, "has other ends");
    if (get_line(b, a, metric, back) != count)
        complain(b, a, metric, 0, "is longer than its reverse");
    for (int64_t i = 0; i < count; i++) {
        check_nearest(a, b, metric, i, there[i]);
        if (i > 0 && pave_square_distance(there[i - 1], there[i], metric) != 1)
            complain(a, b, metric, i, "is no step from the one before");
        if (!pave_cell_equal(there[i], back[count - 1 - i]))
            complain(a, b, metric, i, "differs on the way back");
    }
}

TEST(short_lines_keep_every_promise)
{
    for (int p = 0; p < PLACES; p++)
        for (int m = 0; m < METRICS; m++)
            for (int32_t i = 0; i < 25 * 25; i++) {
                pave_cell from = place_within(p, 12);
                check_line(from, moved(from, i % 25 - 12, i / 25 - 12), metrics[m]);
            }
}

TEST(lines_of_any_slope_keep_every_promise)
{
    uint64_t seed = 1;
    for (int m = 0; m < METRICS; m++)
        for (int i = 0; i < 300; i++) {
            int32_t length = (int32_t)chance_of(&seed, 1, LINE_MAX / 4 - 1),
                    wide_end = i % 2 ? length : 3;
            pave_cell a = place_within((int)chance_of(&seed, 0, PLACES - 1), length);
            check_line(a,
                       moved(a, (int32_t)chance_of(&seed, -length, length),
                             (int32_t)chance_of(&seed, -wide_end, wide_end)),
                       metrics[m]);
        }
}

/// One list that is long: no error may grow over its millions of steps.
TEST(a_long_list_is_exact)
{
    const pave_cell a = pave_cell_of(-LIMIT, LIMIT),
                    b = pave_cell_of(-LIMIT + 3000017, LIMIT - 1234567);
    for (int m = 0; m < METRICS; m++) {
        int64_t count, need = pave_square_distance(a, b, metrics[m]) + 1;
        pave_cell *cells = malloc((size_t)need * sizeof *cells);
        assert_non_null(cells);
        assert_ok(pave_square_line(a, b, metrics[m], cells, need, &count));
        for (int64_t i = 0; i < count; i += 7) check_nearest(a, b, metrics[m], i, cells[i]);
        free(cells);
    }
}

// ---- The protocol -------------------------------------------------------------------------------

TEST(a_small_buffer_is_told_the_need)
{
    pave_cell out[5] = {{0}};
    int64_t count = -1;
    memset(out, 7, sizeof out);
    assert_int_equal(
        pave_square_line(pave_cell_of(0, 0), pave_cell_of(3, 1), PAVE_SQUARE_4, out, 4, &count),
        PAVE_CAPACITY);
    assert_int_equal(count, 5);
    assert_int_equal(out[0].q, 0x07070707);
    assert_int_equal(
        pave_square_line(pave_cell_of(0, 0), pave_cell_of(3, 1), PAVE_SQUARE_4, NULL, 0, &count),
        PAVE_CAPACITY);
    assert_int_equal(count, 5);
    assert_int_equal(pave_square_line(place(3), place(6), PAVE_SQUARE_4, NULL, 0, &count),
                     PAVE_CAPACITY);
    assert_true(count == 4 * (int64_t)LIMIT + 1);
    assert_ok(
        pave_square_line(pave_cell_of(0, 0), pave_cell_of(3, 1), PAVE_SQUARE_4, out, 5, &count));
}

TEST(ends_beyond_the_limits_are_refused)
{
    static const int32_t ends[][2] = {
        {LIMIT + 1, 0}, {-LIMIT - 1, 0}, {0, LIMIT + 1}, {0, -LIMIT - 1}};
    for (int i = 0; i < 4; i++) {
        pave_cell end = pave_cell_of(ends[i][0], ends[i][1]);
        int64_t count = -1;
        assert_int_equal(pave_square_line(end, end, PAVE_SQUARE_8, NULL, 0, &count), PAVE_RANGE);
        assert_int_equal(count, 0);
        assert_int_equal(pave_square_line(pave_cell_of(0, 0), end, PAVE_SQUARE_4, NULL, 0, &count),
                         PAVE_RANGE);
        assert_int_equal(pave_square_line(end, pave_cell_of(0, 0), PAVE_SQUARE_4, NULL, 0, &count),
                         PAVE_RANGE);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
