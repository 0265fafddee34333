/// src/base/exact_turn.c: signs of sums of products of doubles. Tries an estimate with an error
/// bound, then exact differences, then integers long enough for all doubles.
#include "exact.h"

#include "exact_turn.h"

#include <math.h>
#include <string.h>

// ---- Long integers ------------------------------------------------------------------------------

enum {
    PAVE_LONG_LOW = 2 * 1074, ///< a product of two doubles is a multiple of 2^-PAVE_LONG_LOW
    PAVE_LONG_HIGH = 700,     ///< sums of a dozen products of numbers within 1e200 are below 2 to
                              ///< this power
    PAVE_LONG_WORDS = (PAVE_LONG_LOW + PAVE_LONG_HIGH) / 32 + 1
};

/// A sum in units of 2^-PAVE_LONG_LOW: `parts[0]` is the sum of the positive terms, `parts[1]` of
/// the negative terms.
typedef struct pave_long_sum {
    uint32_t parts[2][PAVE_LONG_WORDS];
} pave_long_sum;

/// Splits a number so that |number| = *whole * 2^*power. Returns whether the number is negative.
static bool long_split(double number, uint64_t *whole, int *power)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    const int exponent = (int)(bits >> 52 & 0x7ff);
    *whole = (bits & ((UINT64_C(1) << 52) - 1)) | (uint64_t)(exponent > 0) << 52;
    *power = (exponent > 0 ? exponent : 1) - 1075;
    return bits >> 63 != 0;
}

static void long_add(uint32_t *words, int bit, uint64_t value)
{
    const int shift = bit % 32;
    const uint64_t low = (value & UINT32_MAX) << shift, high = (value >> 32) << shift;
    const uint64_t adds[3] = {low & UINT32_MAX, (low >> 32) + (high & UINT32_MAX), high >> 32};
    uint64_t carry = 0;
    for (int i = 0, word = bit / 32; i < 3 || carry != 0; i++, word++) {
        carry += words[word] + (i < 3 ? adds[i] : 0);
        words[word] = (uint32_t)carry;
        carry >>= 32;
    }
}

/// Adds sign * a * b * 2^doublings to the sum.
static void long_add_product(pave_long_sum *sum, int sign, double a, double b, int doublings)
{
    uint64_t whole_a, whole_b;
    int power_a, power_b;
    const bool below = long_split(a, &whole_a, &power_a) != long_split(b, &whole_b, &power_b);
    uint32_t *words = sum->parts[below != (sign < 0)];
    const int bit = PAVE_LONG_LOW + power_a + power_b + doublings;
    const uint64_t a_low = whole_a & UINT32_MAX, a_high = whole_a >> 32,
                   b_low = whole_b & UINT32_MAX, b_high = whole_b >> 32;
    long_add(words, bit, a_low * b_low);
    long_add(words, bit + 32, a_low * b_high);
    long_add(words, bit + 32, a_high * b_low);
    long_add(words, bit + 64, a_high * b_high);
}

static int long_sign(const pave_long_sum *sum)
{
    for (int word = PAVE_LONG_WORDS - 1; word >= 0; word--)
        if (sum->parts[0][word] != sum->parts[1][word])
            return sum->parts[0][word] > sum->parts[1][word] ? 1 : -1;
    return 0;
}

static int long_turn(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    pave_long_sum sum = {0};
    long_add_product(&sum, 1, a.x, b.y, 0);
    long_add_product(&sum, -1, a.y, b.x, 0);
    long_add_product(&sum, 1, b.x, c.y, 0);
    long_add_product(&sum, -1, b.y, c.x, 0);
    long_add_product(&sum, 1, c.x, a.y, 0);
    long_add_product(&sum, -1, c.y, a.x, 0);
    return long_sign(&sum);
}

// ---- Exact differences --------------------------------------------------------------------------

/// If a product is at least this large, neither it nor its rounding error underflows.
#define PAVE_PRODUCT_LEAST 0x1p-900

static void factor_split(double number, double *high, double *low)
{
    const double scaled = 134217729.0 * number; // 2^27 + 1
    *high = scaled - (scaled - number);
    *low = number - *high;
}

/// Returns the rounding error of a * b. Based on: T. Dekker, "A Floating-Point Technique for
/// Extending the Available Precision", 1971.
static double factor_rest(double a, double b, double product)
{
    double a_high, a_low, b_high, b_low;
    factor_split(a, &a_high, &a_low);
    factor_split(b, &b_high, &b_low);
    return ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low;
}

/// Returns whether `difference`, which is b - a rounded, is exact. Based on: D. Knuth, "The Art of
/// Computer Programming", volume 2, 1969.
static bool factor_whole(double a, double b, double difference)
{
    const double a_part = b - difference, b_part = difference + a_part;
    return (b - b_part) + (a_part - a) == 0.0;
}

static int factor_sign(double number) { return (number > 0.0) - (number < 0.0); }

/// Returns whether a product of exact factors can be compared by its rounded value and its error.
static bool factor_plain(double a, double b, double product)
{
    return a == 0.0 || b == 0.0 || fabs(product) >= PAVE_PRODUCT_LEAST;
}

// ---- Signs --------------------------------------------------------------------------------------

int pave_exact_turn(pave_vec2 a, pave_vec2 b, pave_vec2 c)
{
    const double bx = b.x - a.x, by = b.y - a.y, cx = c.x - a.x, cy = c.y - a.y;
    const double left = bx * cy, right = by * cx, turn = left - right,
                 size = fabs(left) + fabs(right);
    if (size >= PAVE_PRODUCT_LEAST && fabs(turn) > 0x1p-51 * size) return factor_sign(turn);
    if (!factor_whole(a.x, b.x, bx) || !factor_whole(a.y, b.y, by) || !factor_whole(a.x, c.x, cx) ||
        !factor_whole(a.y, c.y, cy) || !factor_plain(bx, cy, left) || !factor_plain(by, cx, right))
        return long_turn(a, b, c);
    // Rounding never reverses the order of two products.
    if (left != right) return left > right ? 1 : -1;
    return factor_sign(factor_rest(bx, cy, left) - factor_rest(by, cx, right));
}

int pave_exact_compare_lengths(pave_vec2 a, pave_vec2 b, pave_vec2 c, pave_vec2 d)
{
    const pave_vec2 ends[2][2] = {{a, b}, {c, d}};
    pave_long_sum sum = {0};
    for (int line = 0; line < 2; line++) {
        const pave_vec2 from = ends[line][0], to = ends[line][1];
        const int sign = line == 0 ? 1 : -1;
        long_add_product(&sum, sign, from.x, from.x, 0);
        long_add_product(&sum, -sign, from.x, to.x, 1);
        long_add_product(&sum, sign, to.x, to.x, 0);
        long_add_product(&sum, sign, from.y, from.y, 0);
        long_add_product(&sum, -sign, from.y, to.y, 1);
        long_add_product(&sum, sign, to.y, to.y, 0);
    }
    return long_sign(&sum);
}
