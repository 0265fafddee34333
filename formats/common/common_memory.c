/// formats/common/common_memory.c: memory from the caller's allocator.
#include "common_memory.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

void *pave_common_resize(const pave_allocator *allocator, void *memory, size_t old_size,
                         size_t new_size)
{
    if (allocator && allocator->resize)
        return allocator->resize(allocator->context, memory, old_size, new_size);
    if (new_size != 0) return realloc(memory, new_size);
    free(memory);
    return NULL;
}

void *pave_common_array(const pave_allocator *allocator, size_t count, size_t size)
{
    assert(size > 0);
    if (count == 0) count = 1;
    if (count > SIZE_MAX / size) return NULL;
    void *memory = pave_common_resize(allocator, NULL, 0, count * size);
    if (memory) memset(memory, 0, count * size);
    return memory;
}

void pave_common_array_release(const pave_allocator *allocator, void *memory, size_t count,
                               size_t size)
{
    if (memory) (void)pave_common_resize(allocator, memory, (count ? count : 1) * size, 0);
}

/// Precedes a block and keeps its size.
typedef union block_head {
    size_t size;
    max_align_t alignment;
} block_head;

void *pave_common_malloc(const pave_allocator *allocator, size_t size)
{
    if (size > SIZE_MAX - sizeof(block_head)) return NULL;
    block_head *head = pave_common_resize(allocator, NULL, 0, sizeof *head + size);
    if (!head) return NULL;
    head->size = sizeof *head + size;
    return head + 1;
}

void pave_common_free(const pave_allocator *allocator, void *memory)
{
    if (!memory) return;
    block_head *head = (block_head *)memory - 1;
    (void)pave_common_resize(allocator, head, head->size, 0);
}
