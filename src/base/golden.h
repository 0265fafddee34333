/// src/base/golden.h: exact signs of u + v phi, phi = (1 + sqrt 5) / 2, for integers u and v.
#ifndef PAVE_SRC_GOLDEN_H
#define PAVE_SRC_GOLDEN_H

#include <pave/base.h>

/// The number u + v phi.
typedef struct pave_golden {
    int64_t u, v;
} pave_golden;

/// Computes the 128-bit product of a and b.
static inline void pave_golden_multiply(uint64_t a, uint64_t b, uint64_t *high, uint64_t *low)
{
    const uint64_t a_low = a & UINT32_MAX, a_high = a >> 32, b_low = b & UINT32_MAX,
                   b_high = b >> 32;
    const uint64_t middle = a_high * b_low + (a_low * b_low >> 32),
                   other = a_low * b_high + (middle & UINT32_MAX);
    *high = a_high * b_high + (middle >> 32) + (other >> 32);
    *low = other << 32 | (a_low * b_low & UINT32_MAX);
}

/// Returns whether u > w phi. Both must be at least 0, and not both 0. False if u <= w; otherwise
/// the sign of u^2 - u w - w^2 decides, because the polynomial's other root is negative.
static inline bool pave_golden_exceeds(uint64_t u, uint64_t w)
{
    uint64_t left_high, left_low, right_high, right_low;
    if (u <= w) return false;
    pave_golden_multiply(u, u - w, &left_high, &left_low);
    pave_golden_multiply(w, w, &right_high, &right_low);
    return left_high != right_high ? left_high > right_high : left_low > right_low;
}

/// Returns the sign of u + v phi: -1, 0 or 1. Requires |u|, |v| < 2^63.
static inline int pave_golden_sign(pave_golden z)
{
    if (z.u >= 0 && z.v >= 0) return z.u > 0 || z.v > 0;
    if (z.u <= 0 && z.v <= 0) return -1;
    return z.u > 0 ? (pave_golden_exceeds((uint64_t)z.u, (uint64_t)-z.v) ? 1 : -1)
                   : (pave_golden_exceeds((uint64_t)-z.u, (uint64_t)z.v) ? -1 : 1);
}

static inline pave_golden pave_golden_minus(pave_golden a, pave_golden b)
{
    return (pave_golden){a.u - b.u, a.v - b.v};
}

/// Returns z / phi, using u / phi = (phi - 1) u and v phi / phi = v.
static inline pave_golden pave_golden_over_phi(pave_golden z)
{
    return (pave_golden){z.v - z.u, z.u};
}

#endif
