/// src/tiling/multigrid_exact.c: decides exactly on which side of the crossing of two lines a third
/// line is.
///
/// The result is the sign of V = A sin a + B sin b + C sin c with integers A, B, C within 2^60 and
/// angles that are multiples of pi / N, none of them 0 or pi, with a + b + c = 0 modulo 2 pi.
///
/// V is 0 only if A, B or C is even. Let u = exp(i a), v = exp(i b). For odd A, B, C, V = 0 means u
/// + 1/u + v + 1/v + u v + 1/(u v) = 0 modulo 2 among the algebraic integers, which is (1 + u) (1 +
/// v) (1 + u v) = 0 modulo 2. 1 + u is prime to 2 unless the order of u is a power of 2, at least
/// 4; then it is the (order / 2)-th root of 2, up to units. Either one or all three of u, v, u v
/// have such an order, and at most one has order 4. So their product is divisible by 2 only for the
/// orders 4, 8, 8: a right angle and two halves. In that case V = 0 means C = (A +- B) / sqrt 2
/// with C = 0. For prime N other than 2 and 3, different sines are linearly independent over the
/// integers, so V is 0 only if one of A, B, C is 0.
///
/// A lower bound of |V|: W = V / sin(pi / N) is an algebraic integer of the field of 2 cos(pi / N),
/// whose degree d is 2 for N = 4, 5, 6; 3 for 7, 9; 4 for 8, 10, 12; 5 for 11. It and its d - 1
/// conjugates are within 3 * 2^60 / sin(pi / N), below 2^63.6, and their product is an integer. So
/// |W| > 2^-(63.6 (d - 1)), and |V| > 2^-257 for all N. The sines here have 383 binary places: the
/// sum is within 2^-321 of V.
#include "../base/exact.h"

#include "multigrid_parts.h"

enum { PAVE_MULTIGRID_LIMBS = 2 * PAVE_MULTIGRID_EXACT_WORDS + 3 };

/// Adds number * sine to a sum of 32-bit words, the lowest first.
static void multigrid_add(uint32_t *sum, uint64_t number, const uint64_t *sine)
{
    for (int half = 0; half < 2; half++) {
        const uint64_t factor = half == 0 ? number & UINT32_MAX : number >> 32;
        uint64_t carry = 0;
        for (int i = half; i < PAVE_MULTIGRID_LIMBS; i++) {
            const int word = i - half;
            if (word < 2 * PAVE_MULTIGRID_EXACT_WORDS)
                carry += factor * (sine[word / 2] >> (word % 2 * 32) & UINT32_MAX);
            carry += sum[i];
            sum[i] = (uint32_t)carry;
            carry >>= 32;
        }
    }
}

int pave_multigrid_turn(const pave_multigrid_tables *tables, pave_multigrid_line a,
                        pave_multigrid_line b, pave_multigrid_line c)
{
    const int64_t factors[3] = {a.at, b.at, c.at};
    const int32_t turns[3] = {c.family - b.family, a.family - c.family, b.family - a.family};
    uint32_t sums[2][PAVE_MULTIGRID_LIMBS] = {{0}, {0}}; // sums of the positive and of the negative
                                                         // terms
    for (int i = 0; i < 3; i++) {
        const int sine = tables->sine[turns[i] + tables->families - 1];
        const uint64_t size = factors[i] < 0 ? 0 - (uint64_t)factors[i] : (uint64_t)factors[i];
        assert(sine != 0 && size <= UINT64_C(1) << 60);
        multigrid_add(sums[(factors[i] < 0) != (sine < 0)], size,
                      tables->exact[(sine < 0 ? -sine : sine) - 1]);
    }
    for (int i = PAVE_MULTIGRID_LIMBS - 1; i >= 0; i--)
        if (sums[0][i] != sums[1][i]) return sums[0][i] > sums[1][i] ? 1 : -1;
    assert(false); // cannot happen: no three lines meet
    return 1;
}

int64_t pave_multigrid_mix_plain(int64_t a, int64_t p, int64_t b, int64_t q)
{
    const int64_t factors[2][2] = {{a, p}, {b, q}};
    uint64_t high = 0, low = 0;
    for (int i = 0; i < 2; i++) {
        const uint64_t x = (uint64_t)factors[i][0], y = (uint64_t)factors[i][1],
                       x_low = x & UINT32_MAX, x_high = x >> 32, y_low = y & UINT32_MAX,
                       y_high = y >> 32, middle = x_high * y_low + (x_low * y_low >> 32),
                       other = x_low * y_high + (middle & UINT32_MAX), product = x * y;
        // Corrects the high word of the unsigned product: as an unsigned number, a negative factor
        // is 2^64 too large.
        high += x_high * y_high + (middle >> 32) + (other >> 32);
        high -= (factors[i][0] < 0 ? y : 0) + (factors[i][1] < 0 ? x : 0);
        low += product;
        high += low < product;
    }
    return (int64_t)(high << 3 | low >> 61);
}
