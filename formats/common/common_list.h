/// formats/common/common_list.h: growable lists in memory from the caller's allocator.
///
/// Objects made by readers follow one rule, so that one destroy function fits all: an array is a
/// pave_common_array of exactly its count (NULL if 0); a string comes from pave_common_text_copy or
/// pave_common_malloc.
#ifndef PAVE_FORMATS_COMMON_LIST_H
#define PAVE_FORMATS_COMMON_LIST_H

#include "common_memory.h"
#include "common_text.h"

/// A growable list of elements of one size. A list with only element_size set is empty.
typedef struct pave_common_list {
    void *elements;
    size_t element_size, count, capacity;
} pave_common_list;

/// Appends `count` zeroed elements, at least 1, and returns the first. Returns NULL and leaves the
/// list unchanged if out of memory.
void *pave_common_list_add(pave_common_list *list, const pave_allocator *allocator, size_t count);

/// Moves the elements into a pave_common_array of exactly their count (NULL if empty) and empties
/// the list. Returns false and leaves the list unchanged if out of memory.
bool pave_common_list_take(pave_common_list *list, const pave_allocator *allocator, void **out);

/// Frees the elements, not what they point to, and empties the list.
void pave_common_list_release(pave_common_list *list, const pave_allocator *allocator);

#endif
