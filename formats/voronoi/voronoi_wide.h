/// formats/voronoi/voronoi_wide.h: 128-bit integers for exact predicates: sums of products of two
/// int64_t.
#ifndef PAVE_FORMATS_VORONOI_WIDE_H
#define PAVE_FORMATS_VORONOI_WIDE_H

#include <pave/base.h>

/// high * 2^64 + low.
typedef struct pave_wide {
    int64_t high;
    uint64_t low;
} pave_wide;

/// Returns a * b, exactly.
static inline pave_wide pave_wide_product(int64_t a, int64_t b)
{
    const uint64_t mask = UINT32_MAX;
    uint64_t ua = a < 0 ? 0 - (uint64_t)a : (uint64_t)a, ub = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;
    uint64_t low = (ua & mask) * (ub & mask), left = (ua >> 32) * (ub & mask),
             right = (ua & mask) * (ub >> 32);
    uint64_t middle = (low >> 32) + (left & mask) + (right & mask);
    uint64_t high = (ua >> 32) * (ub >> 32) + (left >> 32) + (right >> 32) + (middle >> 32);
    low = middle << 32 | (low & mask);
    if ((a < 0) != (b < 0)) {
        low = ~low + 1;
        high = ~high + (low == 0);
    }
    pave_wide product = {(int64_t)high, low};
    return product;
}

/// Returns a + b, which must be below 2^127.
static inline pave_wide pave_wide_sum(pave_wide a, pave_wide b)
{
    uint64_t low = a.low + b.low;
    pave_wide sum = {(int64_t)((uint64_t)a.high + (uint64_t)b.high + (low < a.low)), low};
    return sum;
}

/// Returns the sign: -1, 0 or 1.
static inline int pave_wide_sign(pave_wide a) { return a.high < 0 ? -1 : a.high > 0 || a.low > 0; }

/// Converts to double, with an error of a few units in the last place.
static inline double pave_wide_double(pave_wide a)
{
    return (double)a.high * 18446744073709551616.0 + (double)a.low;
}

/// Computes the quotient, rounded down, and the remainder; returns false if the quotient is 2^40 or
/// more, or -2^40 or less. `divisor` must be in 1..2^62.
static inline bool pave_wide_divide(pave_wide number, int64_t divisor, int64_t *quotient,
                                    int64_t *rest)
{
    assert(divisor >= 1 && divisor <= INT64_C(1) << 62);
    double about = pave_wide_double(number) / (double)divisor;
    if (!(about < 1099511627776.0 && about > -1099511627776.0)) return false;
    int64_t guess = (int64_t)about; // error below 2: the remainder fits in 64 bits
    int64_t left = (int64_t)pave_wide_sum(number, pave_wide_product(-guess, divisor)).low;
    *quotient = guess + pave_floor_divide(left, divisor);
    *rest = pave_floor_modulo(left, divisor);
    return true;
}

#endif
