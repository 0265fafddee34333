/// src/base/memory.h: allocation with checked arithmetic.
#ifndef PAVE_SRC_MEMORY_H
#define PAVE_SRC_MEMORY_H

#include <pave/base.h>

/// Returns the caller's allocator, or the default: realloc and free.
pave_allocator pave_allocator_or_default(const pave_allocator *allocator);

/// Allocates an array of `count` elements of `size` bytes, all zero. Returns NULL if out of memory.
/// A count of 0 allocates one element.
void *pave_array_allocate(const pave_allocator *allocator, size_t count, size_t size);

/// Like pave_array_allocate, but with uninitialized elements.
void *pave_array_take(const pave_allocator *allocator, size_t count, size_t size);

/// Resizes an array to a capacity of `count` elements; the array may move. Returns NULL, with the
/// old array unchanged, if out of memory. `elements` may be NULL.
void *pave_array_resize(const pave_allocator *allocator, void *elements, size_t count, size_t size);

/// Releases an array; NULL is allowed. The array stores its own size. `elements` may point to
/// const.
void pave_array_release(const pave_allocator *allocator, const void *elements);

/// Releases `count` arrays in the given order; each may be NULL. The allocator may be part of the
/// last array.
void pave_arrays_release(const pave_allocator *allocator, const void *const *arrays, size_t count);

/// Releases several arrays: PAVE_RELEASE(allocator, a, b, c).
#define PAVE_RELEASE(allocator, ...)                              \
    pave_arrays_release(allocator, (const void *[]){__VA_ARGS__}, \
                        sizeof((const void *[]){__VA_ARGS__}) / sizeof(void *))

/// Prefetches memory that will be needed soon, so that several cache misses overlap. Affects only
/// speed.
#if defined(__GNUC__)
#define PAVE_PREFETCH(address) __builtin_prefetch(address)
#else
#define PAVE_PREFETCH(address) ((void)(address))
#endif

#endif
