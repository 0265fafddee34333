/// src/base/sort.c: radix sort of keys, starting with the lowest digit.
#include "exact.h"

#include "sort.h"

#include "bits.h"

enum { PAVE_SORT_DIGIT_MAX = 11, PAVE_SORT_FEW = 48 };

static void sort_few(uint64_t *keys, int64_t count, int low, uint64_t mask)
{
    for (int64_t i = 1; i < count; i++) {
        const uint64_t key = keys[i], digits = key >> low & mask;
        int64_t at = i;
        for (; at > 0 && (keys[at - 1] >> low & mask) > digits; at--) keys[at] = keys[at - 1];
        keys[at] = key;
    }
}

/// Sorts by one digit. Returns false, with nothing written, if all keys have the same digit.
static bool sort_digit(const uint64_t *keys, uint64_t *out, int64_t count, int shift, int width)
{
    int64_t start[(1 << PAVE_SORT_DIGIT_MAX) + 1] = {0};
    const uint64_t mask = pave_bits_ones(width);
    for (int64_t i = 0; i < count; i++) start[(keys[i] >> shift & mask) + 1]++;
    if (start[(keys[0] >> shift & mask) + 1] == count) return false;
    for (uint64_t digit = 0; digit < mask; digit++) start[digit + 1] += start[digit];
    for (int64_t i = 0; i < count; i++) out[start[keys[i] >> shift & mask]++] = keys[i];
    return true;
}

uint64_t *pave_sort_keys(uint64_t *keys, uint64_t *spare, int64_t count, int low, int high)
{
    assert(count >= 0 && low >= 0 && low <= high && high <= 64);
    if (low == high || count < 2) return keys;
    if (count <= PAVE_SORT_FEW) {
        sort_few(keys, count, low, pave_bits_ones(high - low));
        return keys;
    }
    const int most = count < 1 << 10 ? 8 : PAVE_SORT_DIGIT_MAX; // for few keys, clearing the counts
                                                                // would dominate
    const int passes = (high - low + most - 1) / most, width = (high - low + passes - 1) / passes;
    for (int shift = low; shift < high; shift += width) {
        const int rest = high - shift < width ? high - shift : width;
        if (!sort_digit(keys, spare, count, shift, rest)) continue;
        uint64_t *sorted = spare;
        spare = keys;
        keys = sorted;
    }
    return keys;
}
