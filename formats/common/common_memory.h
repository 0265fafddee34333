/// formats/common/common_memory.h: memory from the caller's allocator, for pave and the libraries
/// it calls.
#ifndef PAVE_FORMATS_COMMON_MEMORY_H
#define PAVE_FORMATS_COMMON_MEMORY_H

#include <pave/base.h>

/// Allocates `count` zeroed elements of `size` bytes. A count of 0 allocates one element. Returns
/// NULL if out of memory.
void *pave_common_array(const pave_allocator *allocator, size_t count, size_t size);

/// malloc, realloc and free on an allocator; each block stores its size. Third-party libraries use
/// them through callbacks.
void *pave_common_malloc(const pave_allocator *allocator, size_t size);
void *pave_common_realloc(const pave_allocator *allocator, void *memory, size_t size);
void pave_common_free(const pave_allocator *allocator, const void *memory);

/// Frees `count` blocks in order; each may be NULL.
void pave_common_free_all(const pave_allocator *allocator, const void *const *blocks, size_t count);

/// Frees the listed blocks: PAVE_COMMON_FREE(allocator, a, b, c).
#define PAVE_COMMON_FREE(allocator, ...)                           \
    pave_common_free_all(allocator, (const void *[]){__VA_ARGS__}, \
                         sizeof((const void *[]){__VA_ARGS__}) / sizeof(void *))

#endif
