/// formats/common/common_memory.c: memory from the caller's allocator.
#include "common_memory.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

/// Header in front of each block; stores its size.
typedef union block_head {
    size_t size;
    max_align_t alignment;
} block_head;

static void *resize(const pave_allocator *allocator, block_head *head, size_t new_size)
{
    if (allocator && allocator->resize)
        return allocator->resize(allocator->context, head, head ? head->size : 0, new_size);
    if (new_size != 0) return realloc(head, new_size);
    free(head);
    return NULL;
}

void *pave_common_realloc(const pave_allocator *allocator, void *memory, size_t size)
{
    block_head *head = memory ? (block_head *)memory - 1 : NULL;
    if (size > SIZE_MAX - sizeof *head) return NULL;
    head = resize(allocator, head, sizeof *head + size);
    if (!head) return NULL;
    head->size = sizeof *head + size;
    return head + 1;
}

void *pave_common_malloc(const pave_allocator *allocator, size_t size)
{
    return pave_common_realloc(allocator, NULL, size);
}

void *pave_common_array(const pave_allocator *allocator, size_t count, size_t size)
{
    assert(size > 0);
    if (count == 0) count = 1;
    if (count > SIZE_MAX / size) return NULL;
    void *memory = pave_common_malloc(allocator, count * size);
    if (memory) memset(memory, 0, count * size);
    return memory;
}

void pave_common_free(const pave_allocator *allocator, const void *memory)
{
    if (memory) (void)resize(allocator, (block_head *)(uintptr_t)memory - 1, 0);
}

void pave_common_free_all(const pave_allocator *allocator, const void *const *blocks, size_t count)
{
    for (size_t i = 0; i < count; i++) pave_common_free(allocator, blocks[i]);
}
