/// src/base/array.h: growing arrays. An array consists of a pointer to its elements, their count,
/// and the capacity in elements. The caller owns all three.
#ifndef PAVE_SRC_ARRAY_H
#define PAVE_SRC_ARRAY_H

#include "memory.h"

/// The slow path of pave_array_reserve, if the capacity is too small.
bool pave_array_grow(const pave_allocator *allocator, void *array, int64_t *capacity, int64_t need,
                     size_t size);

/// Ensures a capacity of at least `need` elements of `size` bytes. `array` is the address of the
/// pointer to the elements. An empty array is NULL with capacity 0; an array from pave_array_take
/// has a capacity equal to its count. If the capacity is too small, it grows by half or to `need`,
/// whichever is larger, so appending elements one by one takes linear time. Existing elements are
/// kept; new ones are uninitialized. Returns false if out of memory or if the size overflows, with
/// nothing changed. Free the array with pave_array_release.
static inline bool pave_array_reserve(const pave_allocator *allocator, void *array,
                                      int64_t *capacity, int64_t need, size_t size)
{
    return need <= *capacity || pave_array_grow(allocator, array, capacity, need, size);
}

#endif
