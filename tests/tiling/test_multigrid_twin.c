/// tests/tiling/test_multigrid_twin.c: the tables of multigrids, exact decisions, numbers and
/// neighbours, against a slow twin in long numbers: at random, far from the origin, and where three
/// lines nearly meet.
#include <pave/multigrid.h>
#include <pave/random.h>

#include "../../src/tiling/multigrid_parts.h"
#include "../sparse.h"
#include "../test.h"
#include "multigrid_twin.h"

#if defined(PAVE_SOAK)
enum { MANY = 20 };
#else
enum { MANY = 1 };
#endif

enum { N_MIN = PAVE_MULTIGRID_FAMILIES_MIN, N_MAX = PAVE_MULTIGRID_FAMILIES_MAX };

static twin_angles angles[N_MAX + 1];

static int make_angles(void **state)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) twin_angles_make(n, &angles[n]);
    return 0;
}

static pave_multigrid multigrid_of(int32_t families, uint64_t seed)
{
    pave_multigrid multigrid;
    const pave_multigrid_def def = {.families = families, .seed = seed};
    assert_ok(pave_multigrid_make(&def, &multigrid, NULL));
    return multigrid;
}

/// A word of a counter.
static uint32_t draw(uint32_t *counter)
{
    const uint32_t at = (*counter)++;
    return pave_random_at(2026, PAVE_STREAM_USER, (int32_t)(at >> 2), 0, 0, 0).word[at & 3];
}

/// -limit..limit.
static int32_t draw_within(uint32_t *counter, int32_t limit)
{
    return (int32_t)(((uint64_t)draw(counter) * (2 * (uint64_t)limit + 1)) >> 32) - limit;
}

// ---- Tables -------------------------------------------------------------------------------------

/// |number| <= 2^bits / 2, where `unit` is the size of a unit.
static void assert_half(big number, big unit)
{
    number = big_multiply(big_of(2), number);
    number.below = unit.below = false;
    assert_true(big_compare_sizes(&number, &unit) <= 0);
}

static big power_of_two(int power)
{
    big out = {0};
    out.words[BIG_FRACTION + power / 32] = UINT32_C(1) << (power % 32);
    return out;
}

static void check_tables(int32_t n)
{
    const pave_multigrid_tables *tables = pave_multigrid_tables_of(n);
    const twin_angles *twin = &angles[n];
    assert_int_equal(tables->families, n);
    assert_int_equal(tables->sine_count, n / 2);
    for (int32_t d = -(n - 1); d < n; d++) {
        const int32_t at = d + n - 1;
        const big *sine = &twin->sine[at];
        if (d == 0) {
            assert_int_equal(tables->sine[at], 0);
            continue;
        }
        assert_int_equal(tables->sine[at] < 0, sine->below);
        assert_half(
            big_subtract(big_multiply(big_of(tables->reach[at]), *sine), big_of(INT64_C(1) << 28)),
            *sine);
        for (int32_t b = 1; b < n; b++) {
            const int m =
                tables->sine[b + n - 1] < 0 ? -tables->sine[b + n - 1] : tables->sine[b + n - 1];
            big sine_m = twin->sine[b + n - 1];
            sine_m.below = false;
            assert_half(big_subtract(big_multiply(big_of(tables->ratio[m - 1][at]), sine_m),
                                     big_multiply(power_of_two(61), *sine)),
                        sine_m);
        }
    }
    for (int32_t l = 0; l < n; l++) {
        assert_half(big_subtract(big_of(tables->x[l]),
                                 big_multiply(power_of_two(62), twin->cosine[l + n - 1])),
                    big_of(1));
        assert_half(big_subtract(big_of(tables->y[l]),
                                 big_multiply(power_of_two(62), twin->sine[l + n - 1])),
                    big_of(1));
    }
}

/// Twice 2^-384 at most between the exact sines and the twin's.
static void check_exact_sines(int32_t n)
{
    const pave_multigrid_tables *tables = pave_multigrid_tables_of(n);
    for (int32_t d = 1; d < n; d++) {
        const int m =
            tables->sine[d + n - 1] < 0 ? -tables->sine[d + n - 1] : tables->sine[d + n - 1];
        big sine = angles[n].sine[d + n - 1], read = {0}, unit = {0};
        sine.below = false;
        // The lowest bit of the table stands for 2^-383: bit 193 of a number with 576 places.
        for (int bit = 0; bit < 64 * PAVE_MULTIGRID_EXACT_WORDS; bit++)
            if (tables->exact[m - 1][bit / 64] >> (bit % 64) & 1)
                read.words[(bit + 193) / 32] |= UINT32_C(1) << ((bit + 193) % 32);
        unit.words[193 / 32] = UINT32_C(1) << (193 % 32);
        unit = big_add(unit, big_divide(unit, 1000)); // the twin's own error
        assert_half(big_subtract(read, sine), unit);
    }
}

TEST(test_tables)
{
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        check_tables(n);
        check_exact_sines(n);
    }
}

// ---- Decisions ----------------------------------------------------------------------------------

TEST(test_mix)
{
    uint32_t counter = 0;
    for (int i = 0; i < 200000 * MANY; i++) {
        int64_t numbers[4];
        for (int k = 0; k < 4; k++) {
            const uint64_t word = (uint64_t)draw(&counter) << 32 | draw(&counter);
            numbers[k] = (int64_t)(word >> (1 + draw(&counter) % 40));
            if (k % 2 == 1) numbers[k] >>= 3;
            if (draw(&counter) & 1) numbers[k] = -numbers[k];
        }
        assert_true(pave_multigrid_mix(numbers[0], numbers[1], numbers[2], numbers[3]) ==
                    pave_multigrid_mix_plain(numbers[0], numbers[1], numbers[2], numbers[3]));
    }
    const int64_t most = INT64_MAX, large = INT64_C(1) << 60;
    assert_true(pave_multigrid_mix_plain(most, large, -most, large) == 0);
    assert_true(pave_multigrid_mix_plain(-most, large, -1, 1) == -(INT64_C(1) << 62));
    assert_true(pave_multigrid_mix_plain(-1, 1, 0, 0) == -1);
    assert_true(pave_multigrid_mix_plain(1, (INT64_C(1) << 61) - 1, 0, 0) == 0);
    assert_true(pave_multigrid_mix_plain(1, INT64_C(1) << 61, 0, 0) == 1);
}

/// The sign of the sum of three products, by long numbers.
static int twin_turn(int32_t n, pave_multigrid_line a, pave_multigrid_line b, pave_multigrid_line c)
{
    big sum = big_multiply(big_of(a.at), *twin_sine(&angles[n], b.family, c.family));
    sum = big_add(sum, big_multiply(big_of(b.at), *twin_sine(&angles[n], c.family, a.family)));
    sum = big_add(sum, big_multiply(big_of(c.at), *twin_sine(&angles[n], a.family, b.family)));
    for (int w = 0; w < 4; w++) sum.words[w] = 0;
    return big_sign(sum);
}

/// An odd line near the crossing of two others: within a unit.
static int64_t near_crossing(int32_t n, pave_multigrid_line a, pave_multigrid_line b, int32_t l)
{
    const pave_multigrid_tables *tables = pave_multigrid_tables_of(n);
    const int m = tables->sine[b.family - a.family + n - 1];
    const int64_t at =
        pave_multigrid_mix(tables->ratio[(m < 0 ? -m : m) - 1][b.family - l + n - 1], a.at,
                           tables->ratio[(m < 0 ? -m : m) - 1][l - a.family + n - 1], b.at);
    return (m < 0 ? -at : at) | 1;
}

TEST(test_turns)
{
    uint32_t counter = 0;
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const pave_multigrid_tables *tables = pave_multigrid_tables_of(n);
        for (int i = 0; i < 3000 * MANY; i++) {
            pave_multigrid_line lines[3];
            for (int k = 0; k < 3; k++) {
                lines[k].family = (int32_t)(draw(&counter) % (uint32_t)n);
                lines[k].at = (int64_t)((uint64_t)draw(&counter) << 32 | draw(&counter)) >>
                              (6 + draw(&counter) % 50);
                lines[k].at |= 1;
            }
            if (lines[0].family == lines[1].family || lines[0].family == lines[2].family ||
                lines[1].family == lines[2].family)
                continue;
            if (i % 2 == 1)
                lines[2].at = near_crossing(n, lines[0], lines[1], lines[2].family) +
                              2 * draw_within(&counter, 2);
            const int expected = twin_turn(n, lines[0], lines[1], lines[2]);
            assert_int_not_equal(expected, 0);
            assert_int_equal(pave_multigrid_turn(tables, lines[0], lines[1], lines[2]), expected);
            assert_int_equal(pave_multigrid_turn(tables, lines[1], lines[0], lines[2]), -expected);
            assert_int_equal(pave_multigrid_turn(tables, lines[2], lines[0], lines[1]), expected);
        }
    }
}

/// Sums of lines 0, 1 and 3 that are as small as they become: whole numbers below 2^60 found by
/// reduction of lattices, near 2^-62 where the sines are in a field of degree 2, else near 2^-122.
TEST(test_least_turns)
{
    static const int64_t least[N_MAX - N_MIN + 1][3] = {
        {INT64_C(-835002744095575440), INT64_C(-54364706776895149), INT64_C(1126507498541818452)},
        {INT64_C(889989708002357094), INT64_C(889989708002357095), INT64_C(-1100087778366101931)},
        {INT64_C(579069776145402304), INT64_C(401191309364549223), INT64_C(-200595654682274611)},
        {INT64_C(-797204210244882664), INT64_C(-77169962449682785), INT64_C(951271291958731545)},
        {INT64_C(-1147138865634861369), INT64_C(-960642056428364115), INT64_C(-199558843398809695)},
        {INT64_C(814899735487081113), INT64_C(847954088659230325), INT64_C(-106053374996980711)},
        {INT64_C(-714368511459239918), INT64_C(-548193204790139135), INT64_C(-76378786823557502)},
        {INT64_C(-805934942248395355), INT64_C(-661120146556180441), INT64_C(145592619686043167)},
        {INT64_C(-164473399680021975), INT64_C(166254904241142456), INT64_C(771955054371294421)}};
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        const int64_t *at = least[n - N_MIN];
        const int expected =
            twin_turn(n, (pave_multigrid_line){0, at[0]}, (pave_multigrid_line){1, at[1]},
                      (pave_multigrid_line){3, at[2]});
        assert_int_not_equal(expected, 0);
        for (int sign = -1; sign <= 1; sign += 2) {
            const pave_multigrid_line a = {0, sign * at[0]}, b = {1, sign * at[1]},
                                      c = {3, sign * at[2]};
            assert_int_equal(pave_multigrid_turn(pave_multigrid_tables_of(n), a, b, c),
                             sign * expected);
            assert_int_equal(pave_multigrid_turn(pave_multigrid_tables_of(n), c, b, a),
                             -sign * expected);
        }
    }
}

// ---- Cells --------------------------------------------------------------------------------------

static int cells_checked;

/// The numbers and neighbours of a cell.
static void check_cell(const pave_multigrid *multigrid, pave_cell cell)
{
    const twin_angles *twin = &angles[multigrid->families];
    pave_multigrid_look look;
    int32_t i, j;
    pave_cell neighbors[4];
    pave_multigrid_pair(multigrid, cell.s, &i, &j);
    pave_multigrid_look_at(multigrid, cell, &look);
    for (int32_t l = 0; l < multigrid->families; l++) {
        const int32_t number =
            l == i || l == j ? (l == i ? cell.q : cell.r)
                             : twin_number(multigrid, twin, i, cell.q, j, cell.r, l, look.k[l]);
        assert_int_equal(look.k[l], number);
    }
    pave_multigrid_neighbors(multigrid, cell, neighbors, NULL);
    for (int r = 0; r < 4; r++) {
        const bool lower = look.family[r & 1] == i;
        const pave_cell expected =
            twin_neighbor(multigrid, twin, lower ? i : j, lower ? cell.q : cell.r, lower ? j : i,
                          lower ? cell.r : cell.q, r >= 2, look.k);
        if (!pave_cell_equal(neighbors[(r - look.start) & 3], expected))
            fail_msg("N %d: %d,%d,%d across %d", multigrid->families, cell.q, cell.r, cell.s, r);
    }
    cells_checked++;
}

TEST(test_cells)
{
    uint32_t counter = 0;
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        for (int i = 0; i < 60 / SPARSE(2) * MANY; i++) {
            const pave_multigrid multigrid = multigrid_of(n, draw(&counter));
            const double scale = i % 3 == 0 ? 100.0 : i % 3 == 1 ? 1e6 : PAVE_MULTIGRID_FAR;
            const pave_vec2 point = {scale * draw_within(&counter, 1000) / 1000.0,
                                     scale * draw_within(&counter, 1000) / 1000.0};
            check_cell(&multigrid, pave_multigrid_cell_at(&multigrid, point));
        }
        // The corners and middles of the range.
        for (int i = 0; i < 9; i++) {
            const pave_multigrid multigrid = multigrid_of(n, (uint64_t)i);
            const double far = PAVE_MULTIGRID_FAR;
            check_cell(&multigrid,
                       pave_multigrid_cell_at(
                           &multigrid, pave_vec2_of((i % 3 - 1) * far, (i / 3 % 3 - 1) * far)));
        }
    }
    print_message("%d cells as the twin has them\n", cells_checked);
}

/// Multigrids whose third line passes a crossing within a unit or two of 2^-32.
TEST(test_near_ties)
{
    uint32_t counter = 0;
    int settled = 0;
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        for (int i = 0; i < 40 / SPARSE(8) * MANY; i++) {
            uint32_t offsets[PAVE_MULTIGRID_FAMILIES_MAX];
            for (int32_t l = 0; l < n; l++) offsets[l] = draw(&counter) | 1;
            const int32_t limit = i % 2 ? 1000 : PAVE_MULTIGRID_FAR / 2 / n;
            const int32_t a = draw_within(&counter, limit), b = draw_within(&counter, limit),
                          f = draw_within(&counter, 1 << 20) & 7;
            const int32_t families[3] = {
                f % n, (f + 1) % n, (f + 2 + (int32_t)(draw(&counter) % (uint32_t)(n - 2))) % n};
            pave_multigrid multigrid;
            const pave_multigrid_def def = {.families = n, .offsets = offsets};
            const pave_multigrid_line first = {families[0], (int64_t)a * (INT64_C(1) << 32) +
                                                                offsets[families[0]]},
                                      second = {families[1], (int64_t)b * (INT64_C(1) << 32) +
                                                                 offsets[families[1]]};
            const int64_t third = near_crossing(n, first, second, families[2]);
            offsets[families[2]] = (uint32_t)(uint64_t)third;
            assert_ok(pave_multigrid_make(&def, &multigrid, NULL));
            pave_cell cell = families[0] < families[1] ? pave_cell_of(a, b) : pave_cell_of(b, a);
            cell.s = pave_multigrid_pair_of(&multigrid, families[0], families[1]);
            // The three crossings of a tiny triangle, and the next ones.
            pave_cell neighbors[4];
            check_cell(&multigrid, cell);
            pave_multigrid_neighbors(&multigrid, cell, neighbors, NULL);
            for (int k = 0; k < 4; k++) check_cell(&multigrid, neighbors[k]);
            pave_multigrid_look look;
            pave_multigrid_look_at(&multigrid, cell, &look);
            settled += look.up[families[2]] <= 2 || look.down[families[2]] >= -2;
        }
    }
    assert_true(settled > 300 / SPARSE(8));
}

/// Of 10,000 seeds for each count of families no three lines are found to meet, here or far away:
/// pave_multigrid_turn would assert, and two cells would disagree.
TEST(test_seeds)
{
    uint32_t counter = 0;
    for (int32_t n = N_MIN; n <= N_MAX; n++) {
        for (uint64_t seed = 0; seed < 10000; seed++) {
            const pave_multigrid multigrid = multigrid_of(n, seed);
            for (int32_t l = 0; l < n; l++)
                assert_true(multigrid.offsets[l] % 2 == 1 || (n == 5 && l == 4));
            if (n == 5) {
                uint32_t sum = 0;
                for (int32_t l = 0; l < n; l++) sum += multigrid.offsets[l];
                assert_int_equal(sum, 0);
                assert_int_equal(multigrid.offsets[4] % 4, 2);
            }
            const pave_vec2 point = {draw_within(&counter, PAVE_MULTIGRID_FAR),
                                     draw_within(&counter, PAVE_MULTIGRID_FAR)};
            const pave_cell cell = pave_multigrid_cell_at(&multigrid, point);
            pave_cell neighbors[4], back[4];
            int twins[4];
            pave_multigrid_neighbors(&multigrid, cell, neighbors, twins);
            for (int k = 0; k < 4; k++) {
                pave_multigrid_neighbors(&multigrid, neighbors[k], back, NULL);
                assert_true(pave_cell_equal(back[twins[k]], cell));
            }
        }
    }
}

int main(void) { return run_all_tests(make_angles, NULL); }
