/// src/base/array.c: growing arrays.
#include "exact.h"

#include "array.h"

#include <string.h>

bool pave_array_grow(const pave_allocator *allocator, void *array, int64_t *capacity, int64_t need,
                     size_t size)
{
    enum { FIRST = 16 };
    assert(size > 0 && *capacity >= 0 && need > *capacity);
    const uint64_t limit = SIZE_MAX / 2 / size, most = limit < INT64_MAX ? limit : INT64_MAX;
    uint64_t more = (uint64_t)*capacity + (uint64_t)*capacity / 2 + FIRST;
    if ((uint64_t)need > most) return false;
    if (more < (uint64_t)need) more = (uint64_t)need;
    if (more > most) more = most;
    void *elements; // the pointer is copied as bytes, because it may have any type
    memcpy(&elements, array, sizeof elements);
    elements = pave_array_resize(allocator, elements, (size_t)more, size);
    if (!elements) return false;
    memcpy(array, &elements, sizeof elements);
    *capacity = (int64_t)more;
    return true;
}
