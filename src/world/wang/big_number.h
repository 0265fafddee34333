/// src/world/wang/big_number.h: counts of combinations that may exceed 64 bits.
#ifndef PAVE_SRC_BIG_NUMBER_H
#define PAVE_SRC_BIG_NUMBER_H

#include <pave/base.h>

#include <stdio.h>

enum {
    PAVE_BIG_LIMBS = 7, ///< 10^63 exceeds 24 * 254^24
    PAVE_BIG_BASE = 1000000000
};

/// An integer in limbs of nine decimal digits, lowest first.
typedef struct pave_big {
    uint32_t limb[PAVE_BIG_LIMBS];
} pave_big;

static inline void pave_big_multiply(pave_big *big, uint32_t factor)
{
    uint64_t carry = 0;
    for (int i = 0; i < PAVE_BIG_LIMBS; i++) {
        carry += (uint64_t)big->limb[i] * factor;
        big->limb[i] = (uint32_t)(carry % PAVE_BIG_BASE);
        carry /= PAVE_BIG_BASE;
    }
    assert(carry == 0);
}

static inline void pave_big_add(pave_big *big, const pave_big *other)
{
    uint32_t carry = 0;
    for (int i = 0; i < PAVE_BIG_LIMBS; i++) {
        carry += big->limb[i] + other->limb[i];
        big->limb[i] = carry % PAVE_BIG_BASE;
        carry /= PAVE_BIG_BASE;
    }
    assert(carry == 0);
}

/// Divides by a divisor; the remainder must be 0.
static inline void pave_big_divide(pave_big *big, uint32_t divisor)
{
    uint64_t rest = 0;
    for (int i = PAVE_BIG_LIMBS - 1; i >= 0; i--) {
        rest = rest * PAVE_BIG_BASE + big->limb[i];
        big->limb[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    assert(rest == 0);
}

static inline void pave_big_subtract(pave_big *big, uint32_t amount)
{
    int64_t carry = -(int64_t)amount;
    for (int i = 0; i < PAVE_BIG_LIMBS && carry != 0; i++) {
        carry += big->limb[i];
        int64_t digit = carry % PAVE_BIG_BASE;
        if (digit < 0) digit += PAVE_BIG_BASE;
        big->limb[i] = (uint32_t)digit;
        carry = (carry - digit) / PAVE_BIG_BASE;
    }
    assert(carry == 0);
}

static inline void pave_big_text(const pave_big *big, char *out)
{
    int top = PAVE_BIG_LIMBS - 1;
    while (top > 0 && big->limb[top] == 0) top--;
    out += snprintf(out, 11, "%lu", (unsigned long)big->limb[top]);
    for (int i = top - 1; i >= 0; i--)
        out += snprintf(out, 11, "%09lu", (unsigned long)big->limb[i]);
}

/// Returns the value, at most UINT64_MAX.
static inline uint64_t pave_big_value(const pave_big *big)
{
    uint64_t value = 0;
    for (int i = PAVE_BIG_LIMBS - 1; i >= 0; i--) {
        if (value > (UINT64_MAX - big->limb[i]) / PAVE_BIG_BASE) return UINT64_MAX;
        value = value * PAVE_BIG_BASE + big->limb[i];
    }
    return value;
}

#endif
