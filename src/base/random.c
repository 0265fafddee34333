/// src/base/random.c: weights, shares and alias tables. All arithmetic is in integers after the
/// weights are read. Based on: A. Walker, "An Efficient Method for Generating Discrete Random
/// Variables with General Distributions", 1977; M. Vose, "A Linear Algorithm for Generating Random
/// Numbers with a Given Distribution", 1991.
#include "exact.h"

#include "memory.h"

#include <pave/random.h>

#include <stdlib.h>
#include <string.h>

uint64_t pave_seed_of(const char *text)
{
    uint64_t seed = PAVE_HASH_START;
    for (; *text; text++) seed = pave_hash_word(seed, (unsigned char)*text);
    return seed;
}

// ---- Reading ------------------------------------------------------------------------------------

enum { PAVE_WEIGHT_DIGITS = 15, PAVE_WEIGHT_EXPONENT_MAX = 15 };

#define PAVE_WEIGHT_VALUE_MAX 1e15

/// Limit to which exponents are clamped. It is larger than the digits of any text can compensate
/// for, but far from overflow.
#define PAVE_WEIGHT_EXPONENT_CUT (INT64_C(1) << 56)

/// A decimal number digits * 10^exponent with at most PAVE_WEIGHT_DIGITS digits, so that the digits
/// and the power are exact doubles.
typedef struct pave_decimal {
    uint64_t digits;
    int count; ///< number of significant digits kept
    int64_t exponent;
    bool any; ///< whether there was any digit
} pave_decimal;

static const char *decimal_digits(const char *text, bool fraction, pave_decimal *decimal)
{
    for (; *text >= '0' && *text <= '9'; text++) {
        decimal->any = true;
        bool kept = decimal->count < PAVE_WEIGHT_DIGITS;
        if (kept) {
            decimal->digits = decimal->digits * 10 + (uint64_t)(*text - '0');
            if (decimal->digits > 0) decimal->count++;
        }
        if (kept && fraction) decimal->exponent--;
        if (!kept && !fraction) decimal->exponent++;
    }
    return text;
}

static const char *decimal_exponent(const char *text, pave_decimal *decimal)
{
    bool negative = *text == '-';
    if (*text == '-' || *text == '+') text++;
    if (*text < '0' || *text > '9') return NULL;
    int64_t exponent = 0;
    for (; *text >= '0' && *text <= '9'; text++)
        if (exponent < PAVE_WEIGHT_EXPONENT_CUT) exponent = exponent * 10 + (*text - '0');
    decimal->exponent += negative ? -exponent : exponent;
    return text;
}

/// digits * 10^exponent, rounded once: the digits are below 2^53, and the power, at most 10^22, is
/// an exact double. Only values below 1e-8 may be rounded more than once.
static pave_result decimal_value(pave_decimal decimal, double *out)
{
    if (decimal.digits == 0) {
        *out = 0;
        return PAVE_OK;
    }
    int64_t leading = decimal.exponent + decimal.count - 1;
    if (leading > PAVE_WEIGHT_EXPONENT_MAX || leading < -PAVE_WEIGHT_EXPONENT_MAX)
        return PAVE_RANGE;
    while (decimal.digits % 10 == 0)
        decimal.digits /= 10,
            decimal.exponent++; // so that large exponents, up to 29, occur only with few digits
    double power = 1;
    int size = (int)(decimal.exponent < 0 ? -decimal.exponent : decimal.exponent);
    for (int i = 0; i < size && i < 22; i++) power *= 10;
    double value =
        decimal.exponent < 0 ? (double)decimal.digits / power : (double)decimal.digits * power;
    for (int i = 22; i < size; i++)
        value /= 10; // needed only for numbers near 1e-15 with many digits
    if (value > PAVE_WEIGHT_VALUE_MAX) return PAVE_RANGE;
    *out = value;
    return PAVE_OK;
}

pave_result pave_weight_read(const char *text, double *out)
{
    pave_decimal decimal = {0};
    if (*text == '+') text++;
    text = decimal_digits(text, false, &decimal);
    if (text && *text == '.') text = decimal_digits(text + 1, true, &decimal);
    if (text && decimal.any && (*text == 'e' || *text == 'E'))
        text = decimal_exponent(text + 1, &decimal);
    if (!text || *text || !decimal.any) return PAVE_INVALID;
    return decimal_value(decimal, out);
}

// ---- Integer weights ----------------------------------------------------------------------------

enum { PAVE_WEIGHT_BITS = 36, PAVE_WEIGHT_COUNT_MAX = 1 << 24 };

/// Splits a positive finite double into mantissa * 2^exponent, with the mantissa in 2^52..2^53
/// (smaller for subnormals).
static uint64_t double_split(double value, int *exponent)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    int biased = (int)(bits >> 52);
    uint64_t mantissa = bits & ((UINT64_C(1) << 52) - 1);
    *exponent = (biased ? biased : 1) - 1075;
    return biased ? mantissa | UINT64_C(1) << 52 : mantissa;
}

static int bit_length(uint64_t value)
{
    int length = 0;
    for (; value; value >>= 1) length++;
    return length;
}

pave_result pave_weights_to_integers(const double *weights, int64_t count, uint64_t *out)
{
    if (count < 1 || count > PAVE_WEIGHT_COUNT_MAX) return PAVE_RANGE;
    double largest = 0;
    for (int64_t i = 0; i < count; i++) {
        if (!(weights[i] >= 0) || weights[i] > DBL_MAX) return PAVE_RANGE;
        if (weights[i] > largest) largest = weights[i];
    }
    if (largest == 0) return PAVE_RANGE;
    int top;
    int length = bit_length(double_split(largest, &top));
    int unit = top + length - 1 - PAVE_WEIGHT_BITS; // one unit of the output is 2^unit
    for (int64_t i = 0; i < count; i++) {
        int exponent;
        uint64_t mantissa = weights[i] > 0 ? double_split(weights[i], &exponent) : 0;
        if (!mantissa) {
            out[i] = 0;
            continue;
        }
        int shift = exponent - unit;
        uint64_t whole = shift >= 0 ? mantissa << shift : shift > -64 ? mantissa >> -shift : 0;
        out[i] = whole ? whole : 1;
    }
    return PAVE_OK;
}

// ---- Shares -------------------------------------------------------------------------------------

/// A remainder and its index. Sorted by decreasing remainder, then by index.
typedef struct pave_remainder {
    uint64_t remainder;
    uint32_t index;
} pave_remainder;

static int remainder_compare(const void *left, const void *right)
{
    const pave_remainder *a = left, *b = right;
    if (a->remainder != b->remainder) return a->remainder > b->remainder ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

/// Computes floor(weight * 2^32 / sum) and the remainder, by long division, because the product may
/// exceed 64 bits. Requires weight <= sum <= 2^63.
static uint64_t share_floor(uint64_t weight, uint64_t sum, uint64_t *remainder)
{
    uint64_t quotient = weight / sum, rest = weight % sum;
    for (int bit = 0; bit < 32; bit++) {
        rest <<= 1;
        quotient <<= 1;
        if (rest >= sum) {
            rest -= sum;
            quotient |= 1;
        }
    }
    *remainder = rest;
    return quotient;
}

/// Returns the sum of the numbers, or 0 if it exceeds `most`.
static uint64_t sum_up_to(const uint64_t *numbers, uint32_t count, uint64_t most)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (numbers[i] > most - sum) return 0;
        sum += numbers[i];
    }
    return sum;
}

pave_result pave_shares(const uint64_t *weights, int64_t count, const pave_allocator *allocator,
                        uint64_t *out)
{
    if (count < 1 || count > PAVE_WEIGHT_COUNT_MAX) return PAVE_RANGE;
    const uint32_t columns = (uint32_t)count;
    uint64_t sum = sum_up_to(weights, columns, UINT64_C(1) << 63);
    if (sum == 0) return PAVE_RANGE;
    pave_remainder *order = pave_array_allocate(allocator, columns, sizeof *order);
    if (!order) return PAVE_NO_MEMORY;
    uint64_t left = UINT64_C(1) << 32;
    for (uint32_t i = 0; i < columns; i++) {
        out[i] = share_floor(weights[i], sum, &order[i].remainder);
        order[i].index = i;
        left -= out[i];
    }
    qsort(order, columns, sizeof *order, remainder_compare);
    for (uint32_t i = 0; i < left; i++)
        out[order[i].index]++; // left < count, and a zero weight has remainder 0, so it never gets
                               // a unit
    pave_array_release(allocator, order);
    return PAVE_OK;
}

// ---- Alias tables -------------------------------------------------------------------------------

/// A column is full at 2^32; the weight of a share is share * count. Columns below it are filled
/// from columns above it.
pave_result pave_alias_build(const uint64_t *shares, int64_t length,
                             const pave_allocator *allocator, pave_alias *out)
{
    const uint64_t full = UINT64_C(1) << 32;
    if (length < 1 || length > PAVE_WEIGHT_COUNT_MAX) return PAVE_RANGE;
    const uint32_t count = (uint32_t)length;
    if (sum_up_to(shares, count, full) != full) return PAVE_RANGE;
    uint64_t *weight = pave_array_allocate(allocator, count, sizeof *weight);
    uint32_t *stack =
        pave_array_allocate(allocator, count, sizeof *stack); // small columns from the bottom,
                                                              // large columns from the top
    pave_result result = weight && stack ? PAVE_OK : PAVE_NO_MEMORY;
    if (!result) {
        uint32_t small = 0, large = count;
        for (uint32_t i = 0; i < count; i++) {
            weight[i] = shares[i] * count;
            out[i] = (pave_alias){.threshold = 0, .value = i, .other = i};
            if (weight[i] < full)
                stack[small++] = i;
            else
                stack[--large] = i;
        }
        while (small > 0 && large < count) {
            uint32_t poor = stack[--small], rich = stack[large];
            out[poor].threshold = (uint32_t)weight[poor];
            out[poor].other = rich;
            weight[rich] -= full - weight[poor];
            if (weight[rich] < full) {
                large++;
                stack[small++] = rich;
            }
        }
    }
    PAVE_RELEASE(allocator, stack, weight);
    return result;
}
