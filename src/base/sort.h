/// src/base/sort.h: sorting by small whole numbers: 64-bit keys by digits, and items into buckets.
/// Both are stable: what is equal stays in its order. Based on: H. Seward, "Information Sorting in
/// the Application of Electronic Digital Computers to Business Operations", 1954.
#ifndef PAVE_SRC_SORT_H
#define PAVE_SRC_SORT_H

#include "kernels.h"

/// Sorts keys by their bits low..high-1 and no others, the least first. 0 <= low <= high <= 64.
/// `keys` and `spare` must hold at least `count` elements each; the result is in one of them, which
/// is returned, and the other then holds anything. Linear time.
uint64_t *pave_sort_keys(uint64_t *keys, uint64_t *spare, int64_t count, int low, int high);

/// Sorts items into buckets: those of bucket b are then out[start[b]] .. out[start[b + 1] - 1], in
/// the order in which they came. The items are items[0..count-1], or 0..count-1 where `items` is
/// NULL; `bucket` gives 0..bucket_count-1, or a negative number for an item that is left out, and
/// is called twice for each. `start` must hold at least bucket_count + 1 elements, `out` at least
/// `count`. Linear time.
static PAVE_ALWAYS_INLINE void pave_sort_buckets(const int32_t *items, int32_t count,
                                                 int32_t (*bucket)(const void *self, int32_t item),
                                                 const void *self, int32_t bucket_count,
                                                 int32_t *start, int32_t *out)
{
    for (int32_t b = 0; b <= bucket_count; b++) start[b] = 0;
    for (int32_t i = 0; i < count; i++) {
        const int32_t b = bucket(self, items ? items[i] : i);
        if (b >= 0) start[b]++;
    }
    for (int32_t b = 0, sum = 0; b <= bucket_count; b++) { // where it ends
        sum += start[b];
        start[b] = sum;
    }
    for (int32_t i = count - 1; i >= 0; i--) {
        const int32_t item = items ? items[i] : i, b = bucket(self, item);
        if (b >= 0) out[--start[b]] = item;
    }
}

#endif
