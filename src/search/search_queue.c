/// src/search/search_queue.c: the parts of the queue that are seldom needed: growing, and what
/// waits beyond the circle of buckets.
#include "../base/exact.h"

#include "search_queue.h"

enum { PAVE_QUEUE_ITEMS_FIRST = 256 };

/// The memory of an array of `count` grown to twice as many, and `count` with it; NULL when there
/// is no memory or int32_t ends.
static void *pave_queue_doubled(const pave_allocator *allocator, void *memory, int32_t *count,
                                size_t size)
{
    int32_t more = *count == 0 ? PAVE_QUEUE_ITEMS_FIRST : *count <= INT32_MAX / 2 ? 2 * *count : 0;
    void *moved = NULL;
    if (more > 0 && (size_t)more <= SIZE_MAX / size)
        moved = allocator->resize(allocator->context, memory, (size_t)*count * size,
                                  (size_t)more * size);
    if (moved) *count = more;
    return moved;
}

void pave_queue_release(pave_queue *queue)
{
    const pave_allocator *allocator = &queue->allocator;
    if (queue->items)
        (void)allocator->resize(allocator->context, queue->items,
                                (size_t)queue->item_capacity * sizeof *queue->items, 0);
    if (queue->later)
        (void)allocator->resize(allocator->context, queue->later,
                                (size_t)queue->later_capacity * sizeof *queue->later, 0);
    queue->items = NULL;
    queue->later = NULL;
    queue->item_capacity = queue->later_capacity = 0;
}

bool pave_queue_grow(pave_queue *queue)
{
    pave_queue_item *items =
        pave_queue_doubled(&queue->allocator, queue->items, &queue->item_capacity, sizeof *items);
    if (items) queue->items = items;
    return items != NULL;
}

/// The order of the heap: by key, then as they were put in.
static bool pave_queue_later_before(const pave_queue_later *a, const pave_queue_later *b)
{
    return a->key != b->key ? a->key < b->key : a->number < b->number;
}

bool pave_queue_put_later(pave_queue *queue, int64_t key, int32_t node)
{
    pave_queue_later one = {key, queue->number, node}, *later = queue->later;
    int32_t at = queue->later_count;
    if (at == queue->later_capacity) {
        later = pave_queue_doubled(&queue->allocator, later, &queue->later_capacity, sizeof *later);
        if (!later) return false;
        queue->later = later;
    }
    queue->number++;
    queue->later_count++;
    for (; at > 0 && pave_queue_later_before(&one, &later[(at - 1) / 2]); at = (at - 1) / 2)
        later[at] = later[(at - 1) / 2];
    later[at] = one;
    return true;
}

/// Takes the first of the heap off it.
static void pave_queue_drop_later(pave_queue *queue)
{
    int32_t count = --queue->later_count, at = 0;
    pave_queue_later *later = queue->later, last = later[count];
    while (2 * (int64_t)at + 1 < count) {
        int32_t child = 2 * at + 1;
        if (child + 1 < count && pave_queue_later_before(&later[child + 1], &later[child])) child++;
        if (!pave_queue_later_before(&later[child], &last)) break;
        later[at] = later[child];
        at = child;
    }
    later[at] = last;
}

bool pave_queue_admit(pave_queue *queue, pave_queue_order order)
{
    while (queue->later_count > 0 && queue->later[0].key - queue->key < PAVE_QUEUE_BUCKETS) {
        pave_queue_later first = queue->later[0];
        pave_queue_drop_later(queue);
        if (!pave_queue_put_near(queue, first.key, first.node, order)) return false;
    }
    return true;
}
