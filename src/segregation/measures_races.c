/// src/segregation/measures_races.c: which labels there are.
#include "../base/exact.h"

#include "../base/memory.h"
#include "measures_races.h"

#include <stdlib.h>

static int pave_races_compare(const void *a, const void *b)
{
    int32_t one = *(const int32_t *)a, two = *(const int32_t *)b;
    return one < two ? -1 : one > two;
}

/// Copies and sorts the labels; each stays once.
static pave_result pave_races_sort(const int32_t *labels, int32_t count,
                                   const pave_allocator *allocator, pave_races *races)
{
    int32_t found = 0;
    races->room = count;
    races->list = pave_array_take(allocator, (size_t)count, sizeof *races->list);
    if (!races->list) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < count; i++)
        if (labels[i]) races->list[found++] = labels[i];
    qsort(races->list, (size_t)found, sizeof *races->list, pave_races_compare);
    for (int32_t i = 0; i < found; i++)
        if (races->count == 0 || races->list[races->count - 1] != races->list[i])
            races->list[races->count++] = races->list[i];
    return PAVE_OK;
}

static pave_result pave_races_tabulate(const int32_t *labels, int32_t count,
                                       const pave_allocator *allocator, pave_races *races)
{
    races->table = pave_array_allocate(allocator, (size_t)races->room, sizeof *races->table);
    if (!races->table) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < count; i++)
        if (labels[i]) races->table[(int64_t)labels[i] - races->low] = 1;
    for (int32_t i = 0; i < races->room; i++)
        if (races->table[i]) races->table[i] = races->count++;
    return PAVE_OK;
}

pave_result pave_races_find(const int32_t *labels, int32_t count, const pave_allocator *allocator,
                            pave_races *races)
{
    int32_t low = INT32_MAX, high = INT32_MIN;
    *races = (pave_races){0};
    for (int32_t i = 0; i < count; i++) {
        if (labels[i] == 0) continue;
        if (labels[i] < low) low = labels[i];
        if (labels[i] > high) high = labels[i];
    }
    int64_t spread = low > high ? 1 : (int64_t)high - low + 1;
    if (spread > INT32_MAX || spread > 2 * (int64_t)count + 256)
        return pave_races_sort(labels, count, allocator, races);
    races->low = low;
    races->room = (int32_t)spread;
    return pave_races_tabulate(labels, count, allocator, races);
}

void pave_races_give(pave_races *races, const pave_allocator *allocator)
{
    if (races->table)
        pave_array_release(allocator, races->table, (size_t)races->room, sizeof *races->table);
    if (races->list)
        pave_array_release(allocator, races->list, (size_t)races->room, sizeof *races->list);
    *races = (pave_races){0};
}

int32_t pave_races_search(const pave_races *races, int32_t label)
{
    int32_t low = 0, high = races->count - 1;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (races->list[middle] < label)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
