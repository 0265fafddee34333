/// src/graph/graph_heap.h: which node is coloured next: a heap of the nodes that wait, in which
/// every node knows its place.
#ifndef PAVE_SRC_GRAPH_HEAP_H
#define PAVE_SRC_GRAPH_HEAP_H

#include <pave/graph.h>

typedef struct pave_color_heap {
    const pave_graph *graph;
    int32_t *saturation; ///< of each node: how many colours its neighbours have
    int32_t *place;      ///< of each node: where it stands in `nodes`, or -1
    int32_t *nodes;
    int32_t count;
} pave_color_heap;

/// Takes the arrays, for all nodes of a graph. Whatever it returns, pave_color_heap_give releases
/// them.
pave_result pave_color_heap_take(const pave_graph *graph, const pave_allocator *allocator,
                                 pave_color_heap *heap);
void pave_color_heap_give(const pave_allocator *allocator, pave_color_heap *heap);

/// Adds a node that is not in it.
void pave_color_heap_push(pave_color_heap *heap, int32_t node);

/// Takes out the first: the greatest saturation, then the most arcs, then the least number. There
/// must be one.
int32_t pave_color_heap_pop(pave_color_heap *heap);

/// Changes a node's saturation, and its place if it waits.
void pave_color_heap_change(pave_color_heap *heap, int32_t node, int32_t by);

#endif
