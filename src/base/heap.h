/// src/base/heap.h: a binary heap in an array that the caller owns. The first element precedes all
/// others; element i precedes 2 i + 1 and 2 i + 2. Based on: J. Williams, "Algorithm 232:
/// Heapsort", 1964.
///
/// To push, append the element, count it, and call pave_heap_rise. To pop, move the last element to
/// the front and call pave_heap_sink. If the key of an element changes, call pave_heap_rise if the
/// element now comes earlier in the order, otherwise pave_heap_sink. If no two elements are
/// equivalent in the order, the sequence of pops does not depend on how the heap was built.
#ifndef PAVE_SRC_HEAP_H
#define PAVE_SRC_HEAP_H

#include "kernels.h"

#include <string.h>

enum { PAVE_HEAP_ELEMENT_MAX = 64 }; ///< in bytes

/// The order of a heap. All functions are inlined, so an order that is known at compile time costs
/// no calls.
typedef struct pave_heap_order {
    size_t size; ///< size of an element, at most PAVE_HEAP_ELEMENT_MAX
    /// Whether element a precedes b.
    bool (*before)(const void *self, const void *a, const void *b);
    /// Receives the new index of an element, 0..count-1; may be NULL.
    void (*placed)(void *self, const void *element, int64_t at);
    void *self;
} pave_heap_order;

static PAVE_ALWAYS_INLINE char *pave_heap_at(pave_heap_order order, void *elements, int64_t at)
{
    return (char *)elements + (size_t)at * order.size;
}

/// Swaps two elements and reports the new index of the element that is now at `from`.
static PAVE_ALWAYS_INLINE void pave_heap_swap(pave_heap_order order, void *elements, int64_t from,
                                              int64_t to)
{
    char one[PAVE_HEAP_ELEMENT_MAX], *a = pave_heap_at(order, elements, from),
                                     *b = pave_heap_at(order, elements, to);
    memcpy(one, a, order.size);
    memcpy(a, b, order.size);
    memcpy(b, one, order.size);
    if (order.placed) order.placed(order.self, a, from);
}

/// Moves the element at index `at` towards the front until it is in order. Logarithmic time.
static PAVE_ALWAYS_INLINE void pave_heap_rise(pave_heap_order order, void *elements, int64_t at)
{
    for (int64_t parent; at > 0; at = parent) {
        parent = (at - 1) / 2;
        if (!order.before(order.self, pave_heap_at(order, elements, at),
                          pave_heap_at(order, elements, parent)))
            break;
        pave_heap_swap(order, elements, at, parent);
    }
    if (order.placed) order.placed(order.self, pave_heap_at(order, elements, at), at);
}

/// Moves the element at index `at`, in a heap of `count`, away from the front until it is in order.
/// Does nothing if `at` is not below `count`. Logarithmic time.
static PAVE_ALWAYS_INLINE void pave_heap_sink(pave_heap_order order, void *elements, int64_t count,
                                              int64_t at)
{
    if (at >= count) return;
    for (int64_t child = 2 * at + 1; child < count; child = 2 * at + 1) {
        if (child + 1 < count && order.before(order.self, pave_heap_at(order, elements, child + 1),
                                              pave_heap_at(order, elements, child)))
            child++;
        if (!order.before(order.self, pave_heap_at(order, elements, child),
                          pave_heap_at(order, elements, at)))
            break;
        pave_heap_swap(order, elements, at, child);
        at = child;
    }
    if (order.placed) order.placed(order.self, pave_heap_at(order, elements, at), at);
}

/// Builds a heap from `count` unordered elements. Linear time.
static PAVE_ALWAYS_INLINE void pave_heap_make(pave_heap_order order, void *elements, int64_t count)
{
    for (int64_t at = count - 1; at >= 0; at--) pave_heap_sink(order, elements, count, at);
}

// ---- Heaps of 64-bit keys, lowest first ---------------------------------------------------------

static inline bool pave_heap_key_before(const void *self, const void *a, const void *b)
{
    (void)self;
    return *(const uint64_t *)a < *(const uint64_t *)b;
}

static const pave_heap_order pave_heap_keys = {.size = sizeof(uint64_t),
                                               .before = pave_heap_key_before};

/// Adds a key to a heap of `*count` keys. The array must have capacity for it.
static inline void pave_heap_push_key(uint64_t *keys, int32_t *count, uint64_t key)
{
    keys[*count] = key;
    pave_heap_rise(pave_heap_keys, keys, (*count)++);
}

/// Removes and returns the lowest key of a nonempty heap.
static inline uint64_t pave_heap_pop_key(uint64_t *keys, int32_t *count)
{
    const uint64_t first = keys[0];
    assert(*count > 0);
    keys[0] = keys[--*count];
    pave_heap_sink(pave_heap_keys, keys, *count, 0);
    return first;
}

#endif
