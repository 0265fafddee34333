/// src/graph/graph_components.c: connected components of a graph, and spanning forests.
#include "../base/exact.h"

#include "../base/memory.h"
#include "graph_union.h"

#include <pave/graph.h>

#include <stdlib.h>

// ---- Components ---------------------------------------------------------------------------------

static void union_singles(int32_t *parents, int32_t count)
{
    for (int32_t i = 0; i < count; i++) parents[i] = i;
}

pave_result pave_graph_components(const pave_graph *graph, int32_t *labels, int32_t *count)
{
    int32_t found = 0;
    union_singles(labels, graph->node_count);
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (graph->to[arc] < node) (void)pave_union_join(labels, node, graph->to[arc]);
    // A parent is never greater than its child, so it is labelled before the child.
    for (int32_t node = 0; node < graph->node_count; node++)
        labels[node] = labels[node] == node ? found++ : labels[labels[node]];
    if (count) *count = found;
    return PAVE_OK;
}

// ---- Spanning trees -----------------------------------------------------------------------------

/// Writes the arcs if they fit. `arcs` contains `need` arcs and, for a queue, negative entries for
/// roots.
static pave_result tree_write(const int32_t *arcs, int32_t length, int64_t need, int32_t *out,
                              int64_t capacity, int64_t *count)
{
    *count = need;
    if (need > capacity) return PAVE_CAPACITY;
    for (int32_t i = 0; i < length; i++)
        if (arcs[i] >= 0) *out++ = arcs[i];
    return PAVE_OK;
}

typedef struct pave_tree_edge {
    int32_t weight, arc, from;
} pave_tree_edge;

static int tree_edge_compare(const void *a, const void *b)
{
    const pave_tree_edge *one = a, *two = b;
    if (one->weight != two->weight) return one->weight < two->weight ? -1 : 1;
    return one->arc < two->arc ? -1 : one->arc > two->arc;
}

/// Lists the arcs from a lower to a higher node, which are the arcs with the lower index of each
/// pair.
static int32_t tree_edges(const pave_graph *graph, const int32_t *weights, pave_tree_edge *out)
{
    int32_t count = 0;
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (graph->to[arc] > node)
                out[count++] = (pave_tree_edge){.weight = weights[arc], .arc = arc, .from = node};
    return count;
}

static pave_result tree_least(const pave_graph *graph, const int32_t *weights,
                              const pave_allocator *allocator, int32_t *out, int64_t capacity,
                              int64_t *count)
{
    size_t nodes = (size_t)graph->node_count, room = (size_t)graph->arc_count / 2;
    int32_t *parents = pave_array_allocate(allocator, nodes, sizeof *parents);
    int32_t *arcs = pave_array_allocate(allocator, nodes, sizeof *arcs);
    pave_tree_edge *edges = pave_array_allocate(allocator, room, sizeof *edges);
    pave_result result = parents && arcs && edges ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        int32_t edge_count = tree_edges(graph, weights, edges), kept = 0;
        qsort(edges, (size_t)edge_count, sizeof *edges, tree_edge_compare);
        union_singles(parents, graph->node_count);
        for (int32_t i = 0; i < edge_count; i++)
            if (pave_union_join(parents, edges[i].from, graph->to[edges[i].arc]))
                arcs[kept++] = edges[i].arc;
        result = tree_write(arcs, kept, kept, out, capacity, count);
    }
    PAVE_RELEASE(allocator, edges, arcs, parents);
    return result;
}

/// The queue holds the arc by which each node was reached, or -1 - root for a root.
static pave_result tree_breadth_first(const pave_graph *graph, const pave_allocator *allocator,
                                      int32_t *out, int64_t capacity, int64_t *count)
{
    size_t nodes = (size_t)graph->node_count;
    int32_t *queue = pave_array_allocate(allocator, nodes, sizeof *queue), roots = 0, tail = 0;
    bool *reached = pave_array_allocate(allocator, nodes, sizeof *reached);
    pave_result result = queue && reached ? PAVE_OK : PAVE_NO_MEMORY;
    for (int32_t root = 0, head = 0; result == PAVE_OK && root < graph->node_count; root++) {
        if (reached[root]) continue;
        reached[root] = true;
        roots++;
        for (queue[tail++] = -1 - root; head < tail; head++) {
            int32_t node = queue[head] < 0 ? root : graph->to[queue[head]];
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
                if (reached[graph->to[arc]]) continue;
                reached[graph->to[arc]] = true;
                queue[tail++] = arc;
            }
        }
    }
    if (result == PAVE_OK) result = tree_write(queue, tail, tail - roots, out, capacity, count);
    PAVE_RELEASE(allocator, reached, queue);
    return result;
}

pave_result pave_graph_spanning_forest(const pave_graph *graph, const int32_t *weights,
                                       const pave_allocator *allocator, int32_t *out,
                                       int64_t capacity, int64_t *count)
{
    assert(capacity >= 0);
    *count = 0;
    return weights ? tree_least(graph, weights, allocator, out, capacity, count)
                   : tree_breadth_first(graph, allocator, out, capacity, count);
}
