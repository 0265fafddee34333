/// src/graph/graph_heap.c: a binary heap of nodes. (J. Williams, "Algorithm 232: Heapsort", 1964.)
#include "../base/exact.h"

#include "../base/memory.h"
#include "graph_heap.h"

pave_result pave_color_heap_take(const pave_graph *graph, const pave_allocator *allocator,
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

void pave_color_heap_give(const pave_allocator *allocator, pave_color_heap *heap)
{
    size_t nodes = (size_t)heap->graph->node_count;
    pave_array_release(allocator, heap->nodes, nodes, sizeof *heap->nodes);
    pave_array_release(allocator, heap->place, nodes, sizeof *heap->place);
    pave_array_release(allocator, heap->saturation, nodes, sizeof *heap->saturation);
}

static bool pave_color_heap_before(const pave_color_heap *heap, int32_t a, int32_t b)
{
    const int32_t *start = heap->graph->start;
    int32_t arcs_a = start[a + 1] - start[a], arcs_b = start[b + 1] - start[b];
    if (heap->saturation[a] != heap->saturation[b])
        return heap->saturation[a] > heap->saturation[b];
    return arcs_a != arcs_b ? arcs_a > arcs_b : a < b;
}

static void pave_color_heap_put(pave_color_heap *heap, int32_t node, int32_t place)
{
    heap->nodes[place] = node;
    heap->place[node] = place;
}

static void pave_color_heap_rise(pave_color_heap *heap, int32_t node)
{
    int32_t place = heap->place[node];
    for (; place > 0 && pave_color_heap_before(heap, node, heap->nodes[(place - 1) / 2]);
         place = (place - 1) / 2)
        pave_color_heap_put(heap, heap->nodes[(place - 1) / 2], place);
    pave_color_heap_put(heap, node, place);
}

static void pave_color_heap_sink(pave_color_heap *heap, int32_t node)
{
    int32_t place = heap->place[node];
    while (place < heap->count / 2) { // it has a child
        int32_t child = 2 * place + 1;
        if (child + 1 < heap->count &&
            pave_color_heap_before(heap, heap->nodes[child + 1], heap->nodes[child]))
            child++;
        if (!pave_color_heap_before(heap, heap->nodes[child], node)) break;
        pave_color_heap_put(heap, heap->nodes[child], place);
        place = child;
    }
    pave_color_heap_put(heap, node, place);
}

void pave_color_heap_push(pave_color_heap *heap, int32_t node)
{
    assert(heap->place[node] < 0);
    heap->place[node] = heap->count++;
    pave_color_heap_rise(heap, node);
}

int32_t pave_color_heap_pop(pave_color_heap *heap)
{
    assert(heap->count > 0);
    int32_t first = heap->nodes[0], last = heap->nodes[--heap->count];
    heap->place[first] = -1;
    if (first == last) return first;
    heap->place[last] = 0;
    pave_color_heap_sink(heap, last);
    return first;
}

void pave_color_heap_change(pave_color_heap *heap, int32_t node, int32_t by)
{
    heap->saturation[node] += by;
    if (heap->place[node] < 0) return;
    if (by > 0)
        pave_color_heap_rise(heap, node);
    else
        pave_color_heap_sink(heap, node);
}
