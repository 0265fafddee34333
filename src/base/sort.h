/// src/base/sort.h: radix sort of 64-bit keys, bucket sort of items, and search in a sorted list.
/// Both sorts are stable. Based on: H. Seward, "Information Sorting in the Application of
/// Electronic Digital Computers to Business Operations", 1954.
#ifndef PAVE_SRC_SORT_H
#define PAVE_SRC_SORT_H

#include "kernels.h"

/// Sorts keys in increasing order of their bits low..high-1, with 0 <= low <= high <= 64. `keys`
/// and `spare` must each hold at least `count` elements. Returns the array that contains the
/// result; the other one is undefined. Linear time.
uint64_t *pave_sort_keys(uint64_t *keys, uint64_t *spare, int64_t count, int low, int high);

/// Sorts items into buckets: the items of bucket b become out[start[b]] .. out[start[b + 1] - 1],
/// in their original order. The items are items[0..count-1] or, if `items` is NULL, 0..count-1.
/// `bucket` returns 0..bucket_count-1, or a negative number to omit an item; it is called twice per
/// item. `start` must hold at least bucket_count + 1 elements, `out` at least `count`. Linear time.
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
    for (int32_t b = 0, sum = 0; b <= bucket_count; b++) { // the end of the bucket
        sum += start[b];
        start[b] = sum;
    }
    for (int32_t i = count - 1; i >= 0; i--) {
        const int32_t item = items ? items[i] : i, b = bucket(self, item);
        if (b >= 0) out[--start[b]] = item;
    }
}

/// Returns the index of an item in an increasing list, or -1. Logarithmic time.
static inline int32_t pave_sorted_find(const int32_t *items, int32_t count, int32_t item)
{
    int32_t low = 0, high = count;
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (items[middle] < item)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && items[low] == item ? low : -1;
}

#endif
