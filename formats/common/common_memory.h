/// formats/common/common_memory.h: memory from the caller's allocator, for ourselves and for the
/// libraries that we call.
#ifndef PAVE_FORMATS_COMMON_MEMORY_H
#define PAVE_FORMATS_COMMON_MEMORY_H

#include <pave/base.h>

/// An array of `count` elements of `size` bytes, all zero; NULL when there is no memory. A count of
/// 0 gives one element's room.
void *pave_common_array(const pave_allocator *allocator, size_t count, size_t size);

/// malloc, realloc and free on an allocator: a block knows its size. They serve also the libraries
/// that we call.
void *pave_common_malloc(const pave_allocator *allocator, size_t size);
void *pave_common_realloc(const pave_allocator *allocator, void *memory, size_t size);
void pave_common_free(const pave_allocator *allocator, const void *memory);

/// Frees `count` blocks in this order; each may be NULL.
void pave_common_free_all(const pave_allocator *allocator, const void *const *blocks, size_t count);

/// Frees the blocks it names: PAVE_COMMON_FREE(allocator, a, b, c).
#define PAVE_COMMON_FREE(allocator, ...)                           \
    pave_common_free_all(allocator, (const void *[]){__VA_ARGS__}, \
                         sizeof((const void *[]){__VA_ARGS__}) / sizeof(void *))

#endif
