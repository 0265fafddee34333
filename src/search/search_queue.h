/// src/search/search_queue.h: a queue of nodes, ordered by integer keys that are never below the
/// last key taken.
///
/// Each key near the last one taken has a bucket in a circle, so finding the next key means finding
/// a set bit. Keys beyond the circle wait in a binary heap until the circle reaches them. Nodes
/// with equal keys are taken in insertion order or in reverse insertion order, even if some of them
/// were in the heap. A node may be in the queue several times; the search checks whether an entry
/// is outdated. Based on: R. B. Dial, "Algorithm 360: shortest-path forest with topological
/// ordering", 1969.
#ifndef PAVE_SRC_SEARCH_QUEUE_H
#define PAVE_SRC_SEARCH_QUEUE_H

#include "../base/bits.h"

#include <pave/base.h>

#include <string.h>

enum { PAVE_QUEUE_BUCKETS = 1024, PAVE_QUEUE_WORDS = PAVE_QUEUE_BUCKETS / 64 };

/// The order of nodes with equal keys.
typedef enum pave_queue_order {
    PAVE_QUEUE_FIRST_IN_FIRST = 0,
    PAVE_QUEUE_LAST_IN_FIRST = 1
} pave_queue_order;

typedef struct pave_queue_item {
    int32_t node;
    int32_t next; ///< next item in the bucket or in the free list; -1 at the end
} pave_queue_item;

/// An item beyond the circle.
typedef struct pave_queue_later {
    int64_t key;
    int64_t number; ///< insertion number, which keeps equal keys in order
    int32_t node;
} pave_queue_later;

typedef struct pave_queue {
    /// key of the last node taken; the circle has this key and the next PAVE_QUEUE_BUCKETS - 1 keys
    int64_t key;
    uint64_t used[PAVE_QUEUE_WORDS];
    int32_t head[PAVE_QUEUE_BUCKETS],
        tail[PAVE_QUEUE_BUCKETS]; ///< indices of items; undefined for unused buckets
    pave_queue_item *items;
    int32_t item_count, free;
    int64_t item_room;
    pave_queue_later *later;
    int32_t later_count;
    int64_t later_room;
    int64_t number;
    pave_allocator allocator;
} pave_queue;

void pave_queue_release(pave_queue *queue);

/// Ensures capacity for one more item. Returns false if out of memory.
bool pave_queue_grow(pave_queue *queue);

/// Adds a node with a key beyond the circle. Returns false if out of memory.
bool pave_queue_put_later(pave_queue *queue, int64_t key, int32_t node);

/// Moves items whose keys are now within the circle into it. Returns false if out of memory.
bool pave_queue_admit(pave_queue *queue, pave_queue_order order);

/// Empties the queue. Keys added later must not be below `key`.
static inline void pave_queue_start(pave_queue *queue, int64_t key)
{
    memset(queue->used, 0, sizeof queue->used);
    queue->key = key;
    queue->item_count = 0;
    queue->free = -1;
    queue->later_count = 0;
    queue->number = 0;
}

static inline bool pave_queue_put_near(pave_queue *queue, int64_t key, int32_t node,
                                       pave_queue_order order)
{
    int32_t bucket = (int32_t)((uint64_t)key % PAVE_QUEUE_BUCKETS), item = queue->free;
    uint64_t bit = UINT64_C(1) << (bucket % 64);
    bool empty = !(queue->used[bucket / 64] & bit);
    if (item >= 0) {
        queue->free = queue->items[item].next;
    } else {
        if (queue->item_count == queue->item_room && !pave_queue_grow(queue)) return false;
        item = queue->item_count++;
    }
    queue->items[item].node = node;
    queue->items[item].next = -1;
    if (empty) {
        queue->used[bucket / 64] |= bit;
        queue->head[bucket] = queue->tail[bucket] = item;
    } else if (order == PAVE_QUEUE_LAST_IN_FIRST) {
        queue->items[item].next = queue->head[bucket];
        queue->head[bucket] = item;
    } else {
        queue->items[queue->tail[bucket]].next = item;
        queue->tail[bucket] = item;
    }
    return true;
}

/// Adds a node. A key below the last key taken counts as that key. Returns false if out of memory.
/// `order` must be the same for all nodes between two starts.
static inline bool pave_queue_put(pave_queue *queue, int64_t key, int32_t node,
                                  pave_queue_order order)
{
    if (key < queue->key) key = queue->key;
    if (key - queue->key < PAVE_QUEUE_BUCKETS) return pave_queue_put_near(queue, key, node, order);
    return pave_queue_put_later(queue, key, node);
}

/// Returns the distance from the current key to the next used bucket; -1 if all buckets are empty.
static inline int32_t pave_queue_gap(const pave_queue *queue)
{
    int32_t start = (int32_t)((uint64_t)queue->key % PAVE_QUEUE_BUCKETS), word = start / 64;
    uint64_t bits = queue->used[word] >> (start % 64);
    if (bits) return pave_bits_lowest(bits);
    for (int32_t i = 1; i <= PAVE_QUEUE_WORDS; i++) {
        bits = queue->used[(word + i) % PAVE_QUEUE_WORDS];
        if (bits) return 64 * i - start % 64 + pave_bits_lowest(bits);
    }
    return -1;
}

/// Takes the next node. Returns false if the queue is empty. If out of memory, sets `failed`; the
/// queue is then empty.
static inline bool pave_queue_take(pave_queue *queue, pave_queue_order order, int32_t *node,
                                   bool *failed)
{
    int32_t gap = pave_queue_gap(queue), bucket, item;
    if (gap != 0) {
        if (gap < 0 && queue->later_count == 0) return false;
        queue->key = gap < 0 ? queue->later[0].key : queue->key + gap;
        if (queue->later_count > 0 && !pave_queue_admit(queue, order)) {
            *failed = true;
            return false;
        }
    }
    bucket = (int32_t)((uint64_t)queue->key % PAVE_QUEUE_BUCKETS);
    item = queue->head[bucket];
    *node = queue->items[item].node;
    queue->head[bucket] = queue->items[item].next;
    if (queue->items[item].next < 0) queue->used[bucket / 64] &= ~(UINT64_C(1) << (bucket % 64));
    queue->items[item].next = queue->free;
    queue->free = item;
    return true;
}

#endif
