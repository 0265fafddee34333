/// src/base/array.h: growing arrays. An array is a pointer to its elements, their count, and the
/// room, which is the number of elements that there is memory for; all three are the caller's.
#ifndef PAVE_SRC_ARRAY_H
#define PAVE_SRC_ARRAY_H

#include "memory.h"

/// pave_array_reserve where the room is too small.
bool pave_array_grow(const pave_allocator *allocator, void *array, int64_t *room, int64_t need,
                     size_t size);

/// Makes room for at least `need` elements of `size` bytes. `array` is the address of the pointer
/// to the elements, which is NULL in the beginning, with a room of 0; an array from pave_array_take
/// has its count as the room. Where the room is too small, it grows by a half or to `need`,
/// whichever is more, so that adding one by one takes linear time. The elements stay; new ones may
/// hold anything. Returns false when there is no memory or the size overflows, and then changes
/// nothing. pave_array_release takes the room as the count.
static inline bool pave_array_reserve(const pave_allocator *allocator, void *array, int64_t *room,
                                      int64_t need, size_t size)
{
    return need <= *room || pave_array_grow(allocator, array, room, need, size);
}

#endif
