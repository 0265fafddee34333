/// src/base/memory.h: taking memory from an allocator, with the arithmetic checked.
#ifndef PAVE_SRC_MEMORY_H
#define PAVE_SRC_MEMORY_H

#include <pave/base.h>

/// The caller's allocator, or realloc and free where it gave none.
pave_allocator pave_allocator_or_default(const pave_allocator *allocator);

/// An array of `count` elements of `size` bytes, all zero; NULL when there is no memory. A count of
/// 0 gives one element's room.
void *pave_array_allocate(const pave_allocator *allocator, size_t count, size_t size);

/// The same, but the elements may hold anything.
void *pave_array_take(const pave_allocator *allocator, size_t count, size_t size);

/// The array with room for `count` elements, moved if necessary; NULL when there is no memory, and
/// then the old one stays. `elements` may be NULL.
void *pave_array_resize(const pave_allocator *allocator, void *elements, size_t count, size_t size);

/// Releases an array, which knows its size; NULL is allowed. Const is for those who read only.
void pave_array_release(const pave_allocator *allocator, const void *elements);

/// Releases `count` arrays in this order; each may be NULL. The allocator may be part of the last.
void pave_arrays_release(const pave_allocator *allocator, const void *const *arrays, size_t count);

/// Releases the arrays it names: PAVE_RELEASE(allocator, a, b, c).
#define PAVE_RELEASE(allocator, ...)                              \
    pave_arrays_release(allocator, (const void *[]){__VA_ARGS__}, \
                        sizeof((const void *[]){__VA_ARGS__}) / sizeof(void *))

/// Asks for the memory at an address, which is needed soon: several such waits take the time of
/// one. It reads nothing, and changes nothing but speed.
#if defined(__GNUC__)
#define PAVE_PREFETCH(address) __builtin_prefetch(address)
#else
#define PAVE_PREFETCH(address) ((void)(address))
#endif

#endif
