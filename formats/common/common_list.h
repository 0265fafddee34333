/// formats/common/common_list.h: lists that grow, in memory from the caller's allocator.
///
/// The rule of the objects that readers make, so that one destroy function fits all: an array is
/// pave_common_array of exactly its count (or NULL when that is 0), a text is pave_common_text_copy
/// or anything else from pave_common_malloc.
#ifndef PAVE_FORMATS_COMMON_LIST_H
#define PAVE_FORMATS_COMMON_LIST_H

#include "common_memory.h"
#include "common_text.h"

/// A list of elements of one size that grows at its end. One of which only element_size is set is
/// empty.
typedef struct pave_common_list {
    void *elements;
    size_t element_size, count, capacity;
} pave_common_list;

/// Adds `count` elements of zeros, at least 1, and returns the first; NULL when there is no memory
/// (the list is as it was).
void *pave_common_list_add(pave_common_list *list, const pave_allocator *allocator, size_t count);

/// Moves the elements out into a pave_common_array of exactly their number (NULL for none), leaving
/// the list empty. False when there is no memory; then the list is as it was.
bool pave_common_list_take(pave_common_list *list, const pave_allocator *allocator, void **out);

/// Releases the elements (not what they point to) and leaves the list empty.
void pave_common_list_release(pave_common_list *list, const pave_allocator *allocator);

#endif
