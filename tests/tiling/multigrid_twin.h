/// tests/tiling/multigrid_twin.h: multigrids once more, slowly: crossings as long fixed-point
/// numbers, sines by their series. It knows the definition in multigrid.h and no table of pave.
#ifndef PAVE_TESTS_MULTIGRID_TWIN_H
#define PAVE_TESTS_MULTIGRID_TWIN_H

#include <pave/multigrid.h>

#include <string.h>

// ---- Long numbers -------------------------------------------------------------------------------

enum { BIG_FRACTION = 18, BIG_WORDS = BIG_FRACTION + 4 };

/// A number with 576 binary places, below 2^128; the lowest word first.
typedef struct big {
    bool below; ///< below 0
    uint32_t words[BIG_WORDS];
} big;

static inline big big_of(int64_t number)
{
    const uint64_t size = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    big out = {number < 0, {0}};
    out.words[BIG_FRACTION] = (uint32_t)size;
    out.words[BIG_FRACTION + 1] = (uint32_t)(size >> 32);
    return out;
}

static inline big big_negative(big a)
{
    a.below = !a.below;
    return a;
}

static inline int big_compare_sizes(const big *a, const big *b)
{
    for (int i = BIG_WORDS - 1; i >= 0; i--)
        if (a->words[i] != b->words[i]) return a->words[i] > b->words[i] ? 1 : -1;
    return 0;
}

static inline int big_sign(big a)
{
    for (int i = 0; i < BIG_WORDS; i++)
        if (a.words[i] != 0) return a.below ? -1 : 1;
    return 0;
}

static inline big big_add(big a, big b)
{
    if (a.below != b.below && big_compare_sizes(&a, &b) < 0) {
        const big swap = a;
        a = b;
        b = swap;
    }
    int64_t carry = 0;
    for (int i = 0; i < BIG_WORDS; i++) {
        carry += (int64_t)a.words[i] + (a.below == b.below ? 1 : -1) * (int64_t)b.words[i];
        a.words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return a;
}

static inline big big_subtract(big a, big b) { return big_add(a, big_negative(b)); }

/// Rounded towards 0.
static inline big big_multiply(big a, big b)
{
    uint32_t product[2 * BIG_WORDS] = {0};
    for (int i = 0; i < BIG_WORDS; i++) {
        uint64_t carry = 0;
        for (int j = 0; j < BIG_WORDS; j++) {
            carry += (uint64_t)a.words[i] * b.words[j] + product[i + j];
            product[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        product[i + BIG_WORDS] = (uint32_t)carry;
    }
    big out = {a.below != b.below, {0}};
    memcpy(out.words, product + BIG_FRACTION, sizeof out.words);
    return out;
}

/// Rounded towards 0.
static inline big big_divide(big a, uint32_t divisor)
{
    uint64_t rest = 0;
    for (int i = BIG_WORDS - 1; i >= 0; i--) {
        rest = rest << 32 | a.words[i];
        a.words[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    return a;
}

/// The arc tangent of 1 / n, by its series.
static inline big big_arctangent(uint32_t n)
{
    big power = big_divide(big_of(1), n), sum = power;
    for (uint32_t k = 3; big_sign(power) != 0; k += 2) {
        power = big_negative(big_divide(big_divide(power, n), n));
        sum = big_add(sum, big_divide(power, k));
    }
    return sum;
}

/// J. Machin, 1706.
static inline big big_pi(void)
{
    return big_subtract(big_multiply(big_of(16), big_arctangent(5)),
                        big_multiply(big_of(4), big_arctangent(239)));
}

/// The sine (`odd`) or cosine of an angle, by its series.
static inline big big_series(big angle, bool odd)
{
    const big square = big_multiply(angle, angle);
    big term = odd ? angle : big_of(1), sum = term;
    for (uint32_t k = odd ? 2 : 1; big_sign(term) != 0; k += 2) {
        term = big_negative(big_divide(big_divide(big_multiply(term, square), k), k + 1));
        sum = big_add(sum, term);
    }
    return sum;
}

// ---- Multigrids ---------------------------------------------------------------------------------

/// Sines and cosines of the angles from a family to another: element d + N - 1 is that of e_(i + d)
/// seen from e_i.
typedef struct twin_angles {
    int32_t families;
    big sine[2 * PAVE_MULTIGRID_FAMILIES_MAX], cosine[2 * PAVE_MULTIGRID_FAMILIES_MAX];
} twin_angles;

static inline void twin_angles_make(int32_t families, twin_angles *out)
{
    const big step =
        big_divide(big_multiply(big_of(families % 2 ? 2 : 1), big_pi()), (uint32_t)families);
    out->families = families;
    for (int32_t d = 0; d < families; d++) {
        const big angle = big_multiply(big_of(d), step);
        out->sine[families - 1 + d] = big_series(angle, true);
        out->cosine[families - 1 + d] = big_series(angle, false);
        out->sine[families - 1 - d] = big_negative(out->sine[families - 1 + d]);
        out->cosine[families - 1 - d] = out->cosine[families - 1 + d];
    }
}

static inline const big *twin_sine(const twin_angles *angles, int32_t from, int32_t to)
{
    return &angles->sine[to - from + angles->families - 1];
}

static inline const big *twin_cosine(const twin_angles *angles, int32_t from, int32_t to)
{
    return &angles->cosine[to - from + angles->families - 1];
}

static inline big twin_line(const pave_multigrid *multigrid, int32_t family, int64_t number)
{
    return big_of(number * (INT64_C(1) << 32) + multigrid->offsets[family]);
}

/// The line i, a has the points A e_i + t f_i, where f_i is e_i turned by a quarter clockwise; it
/// meets the line l, n where t = (T - A cos) / sin. This is (T - A cos), with the sign of t.
static inline big twin_way(const pave_multigrid *multigrid, const twin_angles *angles, int32_t i,
                           int64_t a, int32_t l, int64_t n)
{
    const big way =
        big_subtract(twin_line(multigrid, l, n),
                     big_multiply(twin_line(multigrid, i, a), *twin_cosine(angles, i, l)));
    return twin_sine(angles, i, l)->below ? big_negative(way) : way;
}

/// Walking forwards along the line i, a, whether l, n is met before (-1) or after (1) k, m; 0: with
/// it.
static inline int twin_compare(const pave_multigrid *multigrid, const twin_angles *angles,
                               int32_t i, int64_t a, int32_t l, int64_t n, int32_t k, int64_t m)
{
    big l_sine = *twin_sine(angles, i, l), k_sine = *twin_sine(angles, i, k);
    l_sine.below = k_sine.below = false;
    const big left = big_multiply(twin_way(multigrid, angles, i, a, l, n), k_sine),
              right = big_multiply(twin_way(multigrid, angles, i, a, k, m), l_sine);
    big difference = big_subtract(left, right);
    for (int w = 0; w < 4; w++) difference.words[w] = 0; // what may be rounding
    return big_sign(difference);
}

/// The sign of x . e_l - T at the crossing x of the lines i, a and j, b, where T is line n of l.
static inline int twin_side(const pave_multigrid *multigrid, const twin_angles *angles, int32_t i,
                            int64_t a, int32_t j, int64_t b, int32_t l, int64_t n)
{
    const big sine = *twin_sine(angles, i, j),
              way = big_subtract(
                  twin_line(multigrid, j, b),
                  big_multiply(twin_line(multigrid, i, a), *twin_cosine(angles, i, j))),
              at = big_multiply(twin_line(multigrid, i, a), *twin_cosine(angles, i, l)),
              off = big_multiply(big_subtract(at, twin_line(multigrid, l, n)), sine);
    big height = big_add(off, big_multiply(way, *twin_sine(angles, i, l)));
    for (int w = 0; w < 4; w++) height.words[w] = 0;
    return sine.below ? -big_sign(height) : big_sign(height);
}

/// The number of family l at corner 0 of the ring of a crossing: the first line that is not below
/// it, found from a number that is near.
static inline int32_t twin_number(const pave_multigrid *multigrid, const twin_angles *angles,
                                  int32_t i, int32_t a, int32_t j, int32_t b, int32_t l,
                                  int32_t near)
{
    while (twin_side(multigrid, angles, i, a, j, b, l, near) > 0) near++;
    while (twin_side(multigrid, angles, i, a, j, b, l, near - 1) <= 0) near--;
    return near;
}

/// The cell of the next crossing along the line of family i of a cell of i and j; `numbers` are
/// near those of the crossing.
static inline pave_cell twin_neighbor(const pave_multigrid *multigrid, const twin_angles *angles,
                                      int32_t i, int32_t a, int32_t j, int32_t b, bool forwards,
                                      const int32_t *numbers)
{
    const int way = forwards ? 1 : -1;
    int32_t best = -1, best_number = 0;
    for (int32_t l = 0; l < multigrid->families; l++) {
        if (l == i) continue;
        for (int32_t n = numbers[l] - 3; n <= numbers[l] + 3; n++) {
            if (l == j && n == b) continue;
            if (twin_compare(multigrid, angles, i, a, l, n, j, b) != way) continue;
            if (best >= 0 && twin_compare(multigrid, angles, i, a, l, n, best, best_number) == way)
                continue;
            best = l;
            best_number = n;
        }
    }
    pave_cell cell = i < best ? pave_cell_of(a, best_number) : pave_cell_of(best_number, a);
    const int32_t low = i < best ? i : best, high = i < best ? best : i;
    for (int32_t first = 0; first < low; first++) cell.s += multigrid->families - 1 - first;
    cell.s += high - low - 1;
    return cell;
}

#endif
