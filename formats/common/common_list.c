/// formats/common/common_list.c: growable lists.
#include "common_list.h"

#include <string.h>

// Reserves memory for `count` more elements. Capacity doubles, so appending takes amortized
// constant time.
static bool list_reserve(pave_common_list *list, const pave_allocator *allocator, size_t count)
{
    assert(list->element_size > 0);
    size_t most = SIZE_MAX / list->element_size / 2;
    if (list->capacity - list->count >= count) return true;
    if (list->count > most || count > most - list->count) return false;
    size_t capacity = list->capacity < 16 ? 16 : list->capacity * 2;
    if (capacity < list->count + count) capacity = list->count + count;
    void *elements = pave_common_realloc(allocator, list->elements, capacity * list->element_size);
    if (elements == NULL) return false;
    list->elements = elements;
    list->capacity = capacity;
    return true;
}

void *pave_common_list_add(pave_common_list *list, const pave_allocator *allocator, size_t count)
{
    assert(count >= 1);
    if (!list_reserve(list, allocator, count)) return NULL;
    char *first = (char *)list->elements + list->count * list->element_size;
    memset(first, 0, count * list->element_size);
    list->count += count;
    return first;
}

bool pave_common_list_take(pave_common_list *list, const pave_allocator *allocator, void **out)
{
    void *elements = NULL;
    if (list->count == 0) {
        pave_common_list_release(list, allocator);
    } else if (list->count == list->capacity) {
        elements = list->elements;
    } else {
        elements = pave_common_realloc(allocator, list->elements, list->count * list->element_size);
        if (elements == NULL) return false;
    }
    list->elements = NULL;
    list->count = 0;
    list->capacity = 0;
    *out = elements;
    return true;
}

void pave_common_list_release(pave_common_list *list, const pave_allocator *allocator)
{
    pave_common_free(allocator, list->elements);
    list->elements = NULL;
    list->count = 0;
    list->capacity = 0;
}
