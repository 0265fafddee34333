/// src/region/growth_keys.c: sorting by digits, and a heap of numbers.
#include "../base/exact.h"

#include "growth_model.h"

void pave_growth_sort(pave_growth *growth, int32_t count)
{
    for (int shift = 32; shift < 64; shift += 8) {
        int32_t starts[257] = {0};
        for (int32_t i = 0; i < count; i++) starts[(growth->keys[i] >> shift & 255) + 1]++;
        for (int digit = 0; digit < 256; digit++) starts[digit + 1] += starts[digit];
        for (int32_t i = 0; i < count; i++)
            growth->spare[starts[growth->keys[i] >> shift & 255]++] = growth->keys[i];
        uint64_t *sorted = growth->spare;
        growth->spare = growth->keys;
        growth->keys = sorted;
    }
}

void pave_growth_heap_push(pave_growth *growth, uint64_t key)
{
    uint64_t *heap = growth->keys;
    int32_t at = growth->heap_count++;
    while (at > 0 && heap[(at - 1) / 2] > key) {
        heap[at] = heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    heap[at] = key;
}

uint64_t pave_growth_heap_pop(pave_growth *growth)
{
    uint64_t *heap = growth->keys, top = heap[0], last = heap[--growth->heap_count];
    int32_t count = growth->heap_count, at = 0;
    for (int32_t child = 1; child < count; child = 2 * at + 1) {
        if (child + 1 < count && heap[child + 1] < heap[child]) child++;
        if (heap[child] >= last) break;
        heap[at] = heap[child];
        at = child;
    }
    if (count > 0) heap[at] = last;
    return top;
}
