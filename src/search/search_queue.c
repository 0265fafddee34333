/// src/search/search_queue.c: the slow paths of the queue: growth, and the heap of keys beyond the
/// circle of buckets.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/heap.h"
#include "search_queue.h"

void pave_queue_release(pave_queue *queue)
{
    PAVE_RELEASE(&queue->allocator, queue->items, queue->later);
    queue->items = NULL;
    queue->later = NULL;
    queue->item_room = queue->later_room = 0;
}

bool pave_queue_grow(pave_queue *queue)
{
    return queue->item_count < INT32_MAX &&
           pave_array_reserve(&queue->allocator, &queue->items, &queue->item_room,
                              (int64_t)queue->item_count + 1, sizeof *queue->items);
}

/// Order of the heap: by key, then by insertion.
static bool queue_later_before(const void *self, const void *a, const void *b)
{
    const pave_queue_later *one = a, *other = b;
    (void)self;
    return one->key != other->key ? one->key < other->key : one->number < other->number;
}

static const pave_heap_order queue_later_order = {.size = sizeof(pave_queue_later),
                                                  .before = queue_later_before};

bool pave_queue_put_later(pave_queue *queue, int64_t key, int32_t node)
{
    if (queue->later_count == INT32_MAX ||
        !pave_array_reserve(&queue->allocator, &queue->later, &queue->later_room,
                            (int64_t)queue->later_count + 1, sizeof *queue->later))
        return false;
    queue->later[queue->later_count] = (pave_queue_later){key, queue->number++, node};
    pave_heap_rise(queue_later_order, queue->later, queue->later_count++);
    return true;
}

/// Removes the first element of the heap.
static void queue_drop_later(pave_queue *queue)
{
    queue->later[0] = queue->later[--queue->later_count];
    pave_heap_sink(queue_later_order, queue->later, queue->later_count, 0);
}

bool pave_queue_admit(pave_queue *queue, pave_queue_order order)
{
    while (queue->later_count > 0 && queue->later[0].key - queue->key < PAVE_QUEUE_BUCKETS) {
        pave_queue_later first = queue->later[0];
        queue_drop_later(queue);
        if (!pave_queue_put_near(queue, first.key, first.node, order)) return false;
    }
    return true;
}
