/// src/graph/graph_components.c: what of a graph hangs together, and spanning trees.
#include "../base/exact.h"

#include "../base/memory.h"
#include "graph_union.h"

#include <pave/graph.h>

#include <stdlib.h>

// ---- Components ---------------------------------------------------------------------------------

static void pave_union_singles(int32_t *parents, int32_t count)
{
    for (int32_t i = 0; i < count; i++) parents[i] = i;
}

pave_result pave_graph_components(const pave_graph *graph, int32_t *labels, int32_t *count)
{
    int32_t found = 0;
    pave_union_singles(labels, graph->node_count);
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (graph->to[arc] < node) (void)pave_union_join(labels, node, graph->to[arc]);
    // A parent is never greater than its child, so its label stands when the child's turn comes.
    for (int32_t node = 0; node < graph->node_count; node++)
        labels[node] = labels[node] == node ? found++ : labels[labels[node]];
    if (count) *count = found;
    return PAVE_OK;
}

// ---- Spanning trees -----------------------------------------------------------------------------

typedef struct pave_tree_list {
    int32_t *out;
    int32_t capacity, count;
} pave_tree_list;

static void pave_tree_add(pave_tree_list *list, int32_t arc)
{
    if (list->count < list->capacity) list->out[list->count] = arc;
    list->count++;
}

typedef struct pave_tree_edge {
    int32_t weight, arc, from;
} pave_tree_edge;

static int pave_tree_edge_compare(const void *a, const void *b)
{
    const pave_tree_edge *one = a, *two = b;
    if (one->weight != two->weight) return one->weight < two->weight ? -1 : 1;
    return one->arc < two->arc ? -1 : one->arc > two->arc;
}

/// The arcs from a lesser node to a greater one: one of each pair, that of the lower number.
static int32_t pave_tree_edges(const pave_graph *graph, const int32_t *weights, pave_tree_edge *out)
{
    int32_t count = 0;
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (graph->to[arc] > node)
                out[count++] = (pave_tree_edge){.weight = weights[arc], .arc = arc, .from = node};
    return count;
}

static pave_result pave_tree_least(const pave_graph *graph, const int32_t *weights,
                                   const pave_allocator *allocator, pave_tree_list *list)
{
    size_t nodes = (size_t)graph->node_count, room = (size_t)graph->arc_count / 2;
    int32_t *parents = pave_array_allocate(allocator, nodes, sizeof *parents);
    pave_tree_edge *edges = pave_array_allocate(allocator, room, sizeof *edges);
    if (parents && edges) {
        int32_t count = pave_tree_edges(graph, weights, edges);
        qsort(edges, (size_t)count, sizeof *edges, pave_tree_edge_compare);
        pave_union_singles(parents, graph->node_count);
        for (int32_t i = 0; i < count; i++)
            if (pave_union_join(parents, edges[i].from, graph->to[edges[i].arc]))
                pave_tree_add(list, edges[i].arc);
    }
    pave_result result = parents && edges ? PAVE_OK : PAVE_NO_MEMORY;
    pave_array_release(allocator, edges, room, sizeof *edges);
    pave_array_release(allocator, parents, nodes, sizeof *parents);
    return result;
}

static pave_result pave_tree_breadth_first(const pave_graph *graph, const pave_allocator *allocator,
                                           pave_tree_list *list)
{
    size_t nodes = (size_t)graph->node_count;
    int32_t *queue = pave_array_allocate(allocator, nodes, sizeof *queue);
    bool *reached = pave_array_allocate(allocator, nodes, sizeof *reached);
    for (int32_t root = 0, head = 0, tail = 0; queue && reached && root < graph->node_count;
         root++) {
        if (reached[root]) continue;
        reached[root] = true;
        for (queue[tail++] = root; head < tail; head++)
            for (int32_t arc = graph->start[queue[head]]; arc < graph->start[queue[head] + 1];
                 arc++) {
                if (reached[graph->to[arc]]) continue;
                reached[graph->to[arc]] = true;
                queue[tail++] = graph->to[arc];
                pave_tree_add(list, arc);
            }
    }
    pave_result result = queue && reached ? PAVE_OK : PAVE_NO_MEMORY;
    pave_array_release(allocator, reached, nodes, sizeof *reached);
    pave_array_release(allocator, queue, nodes, sizeof *queue);
    return result;
}

pave_result pave_graph_spanning_tree(const pave_graph *graph, const int32_t *weights,
                                     const pave_allocator *allocator, int32_t *out,
                                     int32_t capacity, int32_t *count)
{
    pave_tree_list list = {.out = out, .capacity = capacity};
    pave_result result = weights ? pave_tree_least(graph, weights, allocator, &list)
                                 : pave_tree_breadth_first(graph, allocator, &list);
    *count = list.count;
    return result == PAVE_OK && list.count > capacity ? PAVE_CAPACITY : result;
}
