/// formats/common/common_memory.h: memory from the caller's allocator, for ourselves and for the
/// libraries that we call.
#ifndef PAVE_FORMATS_COMMON_MEMORY_H
#define PAVE_FORMATS_COMMON_MEMORY_H

#include <pave/base.h>

/// The allocator's resize, or realloc and free where the caller gave none. See pave_allocator.
void *pave_common_resize(const pave_allocator *allocator, void *memory, size_t old_size,
                         size_t new_size);

/// An array of `count` elements of `size` bytes, all zero; NULL when there is no memory. A count of
/// 0 gives one element's room.
void *pave_common_array(const pave_allocator *allocator, size_t count, size_t size);

/// Releases what pave_common_array gave for the same count and size; NULL is allowed.
void pave_common_array_release(const pave_allocator *allocator, void *memory, size_t count,
                               size_t size);

/// malloc and free on an allocator, for libraries that do not say the size of what they release.
void *pave_common_malloc(const pave_allocator *allocator, size_t size);
void pave_common_free(const pave_allocator *allocator, void *memory);

#endif
