/// src/graph/graph_union.h: disjoint sets of integers. The root of a set is its minimum.
#ifndef PAVE_SRC_GRAPH_UNION_H
#define PAVE_SRC_GRAPH_UNION_H

#include <stdint.h>

/// Returns the root of the set that contains `number`; halves the path.
static inline int32_t pave_union_find(int32_t *parents, int32_t number)
{
    while (parents[number] != number) {
        parents[number] = parents[parents[number]];
        number = parents[number];
    }
    return number;
}

/// Merges the sets of a and b. Returns whether they were different.
static inline int pave_union_join(int32_t *parents, int32_t a, int32_t b)
{
    a = pave_union_find(parents, a);
    b = pave_union_find(parents, b);
    parents[a > b ? a : b] = a > b ? b : a;
    return a != b;
}

#endif
