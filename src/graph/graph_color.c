/// src/graph/graph_color.c: greedy colouring in order of saturation. Based on: D.
/// Brélaz, "New Methods to Color the Vertices of a Graph", 1979.
#include "../base/exact.h"

#include "../base/heap.h"
#include "../base/memory.h"

#include <pave/graph.h>

// ---- Order of colouring: a heap of uncoloured nodes ---------------------------------------------

typedef struct pave_color_heap {
    const pave_graph *graph;
    int32_t *saturation; ///< by node: number of different colours among its neighbours
    int32_t *place;      ///< by node: its index in `nodes`; -1 if it is not in the heap
    int32_t *nodes;
    int32_t count;
} pave_color_heap;

/// Allocates the arrays for all nodes of a graph. Call color_heap_give in any case, also after a
/// failure.
static pave_result color_heap_take(const pave_graph *graph, const pave_allocator *allocator,
                                   pave_color_heap *heap)
{
    size_t nodes = (size_t)graph->node_count;
    *heap = (pave_color_heap){.graph = graph};
    heap->saturation = pave_array_allocate(allocator, nodes, sizeof *heap->saturation);
    heap->place = pave_array_allocate(allocator, nodes, sizeof *heap->place);
    heap->nodes = pave_array_allocate(allocator, nodes, sizeof *heap->nodes);
    if (!heap->saturation || !heap->place || !heap->nodes) return PAVE_NO_MEMORY;
    for (size_t node = 0; node < nodes; node++) heap->place[node] = -1;
    return PAVE_OK;
}

static void color_heap_give(const pave_allocator *allocator, pave_color_heap *heap)
{
    PAVE_RELEASE(allocator, heap->nodes, heap->place, heap->saturation);
}

/// Order: higher saturation, then more arcs, then lower index.
static bool color_heap_before(const void *self, const void *a, const void *b)
{
    const pave_color_heap *heap = self;
    const int32_t *start = heap->graph->start, one = *(const int32_t *)a,
                  other = *(const int32_t *)b;
    const int32_t arcs = start[one + 1] - start[one], other_arcs = start[other + 1] - start[other];
    if (heap->saturation[one] != heap->saturation[other])
        return heap->saturation[one] > heap->saturation[other];
    return arcs != other_arcs ? arcs > other_arcs : one < other;
}

static void color_heap_placed(void *self, const void *element, int64_t at)
{
    ((pave_color_heap *)self)->place[*(const int32_t *)element] = (int32_t)at;
}

static pave_heap_order color_heap_order(pave_color_heap *heap)
{
    return (pave_heap_order){sizeof *heap->nodes, color_heap_before, color_heap_placed, heap};
}

/// Inserts a node that is not in the heap.
static void color_heap_push(pave_color_heap *heap, int32_t node)
{
    assert(heap->place[node] < 0);
    heap->nodes[heap->count] = node;
    pave_heap_rise(color_heap_order(heap), heap->nodes, heap->count++);
}

/// Removes and returns the first node. The heap must not be empty.
static int32_t color_heap_pop(pave_color_heap *heap)
{
    assert(heap->count > 0);
    const int32_t first = heap->nodes[0];
    heap->nodes[0] = heap->nodes[--heap->count];
    pave_heap_sink(color_heap_order(heap), heap->nodes, heap->count, 0);
    heap->place[first] = -1;
    return first;
}

/// Increments the saturation of a node in the heap, and moves the node.
static void color_heap_saturate(pave_color_heap *heap, int32_t node)
{
    heap->saturation[node]++;
    pave_heap_rise(color_heap_order(heap), heap->nodes, heap->place[node]);
}

// ---- Greedy colouring ---------------------------------------------------------------------------

enum { PAVE_COLORS_IN_WORD = 64 };

typedef struct pave_greedy {
    const pave_graph *graph;
    pave_color_heap heap;
    uint64_t *seen; ///< by node: mask of its neighbours' colours among the first 64
    int32_t *colors;
} pave_greedy;

static bool greedy_neighbor_has(const pave_greedy *job, int32_t node, int32_t color)
{
    if (color < PAVE_COLORS_IN_WORD) return job->seen[node] >> color & 1;
    for (int32_t arc = job->graph->start[node]; arc < job->graph->start[node + 1]; arc++)
        if (job->colors[job->graph->to[arc]] == color) return true;
    return false;
}

static void greedy_color_next(pave_greedy *job)
{
    const pave_graph *graph = job->graph;
    int32_t node = color_heap_pop(&job->heap), color = 0;
    while (greedy_neighbor_has(job, node, color)) color++;
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
        int32_t to = graph->to[arc];
        if (job->colors[to] >= 0 || greedy_neighbor_has(job, to, color)) continue;
        if (color < PAVE_COLORS_IN_WORD) job->seen[to] |= UINT64_C(1) << color;
        color_heap_saturate(&job->heap, to);
    }
    job->colors[node] = color;
}

static int32_t colors_count(const int32_t *colors, int32_t count)
{
    int32_t most = -1;
    for (int32_t i = 0; i < count; i++)
        if (colors[i] > most) most = colors[i];
    return most + 1;
}

pave_result pave_graph_color_greedy(const pave_graph *graph, const pave_allocator *allocator,
                                    int32_t *colors, int32_t *count)
{
    size_t nodes = (size_t)graph->node_count;
    pave_greedy job = {.graph = graph, .colors = colors};
    pave_result result = color_heap_take(graph, allocator, &job.heap);
    if (result == PAVE_OK) {
        job.seen = pave_array_allocate(allocator, nodes, sizeof *job.seen);
        result = job.seen ? PAVE_OK : PAVE_NO_MEMORY;
    }
    if (result == PAVE_OK) {
        for (int32_t node = 0; node < graph->node_count; node++) {
            colors[node] = -1;
            color_heap_push(&job.heap, node);
        }
        while (job.heap.count > 0) greedy_color_next(&job);
        if (count) *count = colors_count(colors, graph->node_count);
    }
    pave_array_release(allocator, job.seen);
    color_heap_give(allocator, &job.heap);
    return result;
}
