/// src/graph/graph_cuts.c: bridges and articulation points, found by a single iterative depth-first
/// search. Based on: R. Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972, and "A Note
/// on Finding the Bridges of a Graph", 1974.
#include "../base/exact.h"

#include "../base/memory.h"

#include <pave/graph.h>

/// State of a node during the search.
typedef struct pave_cut_node {
    int32_t order;       ///< discovery order, 1-based; 0 if not reached
    int32_t low;         ///< minimum order reachable from the node's subtree by one arc
    int32_t parent, arc; ///< parent node, and the arc from it
    int32_t next;        ///< next arc to visit
    bool back_seen;      ///< an arc to the parent was seen; a second such arc is a parallel edge
} pave_cut_node;

typedef struct pave_cut_walk {
    const pave_graph *graph;
    pave_cut_node *nodes;
    bool *marks; ///< marks of arcs (bridges) or nodes (articulation points)
    bool bridges;
    int32_t time;
} pave_cut_walk;

static void cut_enter(pave_cut_walk *walk, int32_t node, int32_t parent, int32_t arc)
{
    walk->time++;
    walk->nodes[node] = (pave_cut_node){.order = walk->time,
                                        .low = walk->time,
                                        .parent = parent,
                                        .arc = arc,
                                        .next = walk->graph->start[node]};
}

/// Returns the lower arc of a bridge: the one that leaves the lower node.
static int32_t cut_lower_arc(const pave_graph *graph, int32_t parent, int32_t node, int32_t arc)
{
    if (parent < node) return arc;
    for (arc = graph->start[node]; graph->to[arc] != parent; arc++)
        assert(arc + 1 < graph->start[node + 1]);
    return arc;
}

/// Returns from a completed node to its parent, and marks bridges and articulation points there.
/// The caller marks the root, because it counts the root's children.
static void cut_leave(pave_cut_walk *walk, int32_t node)
{
    int32_t parent = walk->nodes[node].parent, low = walk->nodes[node].low;
    pave_cut_node *above = &walk->nodes[parent];
    if (low < above->low) above->low = low;
    if (walk->bridges && low > above->order)
        walk->marks[cut_lower_arc(walk->graph, parent, node, walk->nodes[node].arc)] = true;
    else if (!walk->bridges && low >= above->order && above->parent >= 0)
        walk->marks[parent] = true;
}

static void cut_walk_from(pave_cut_walk *walk, int32_t root)
{
    const pave_graph *graph = walk->graph;
    int32_t children = 0, node = root;
    cut_enter(walk, root, -1, -1);
    while (node >= 0) {
        pave_cut_node *at = &walk->nodes[node];
        if (at->next == graph->start[node + 1]) {
            if (at->parent >= 0) cut_leave(walk, node);
            children += at->parent == root;
            node = at->parent;
            continue;
        }
        int32_t arc = at->next++, to = graph->to[arc];
        if (to == at->parent && !at->back_seen) {
            at->back_seen = true;
        } else if (walk->nodes[to].order == 0) {
            cut_enter(walk, to, node, arc);
            node = to;
        } else if (walk->nodes[to].order < at->low) {
            at->low = walk->nodes[to].order;
        }
    }
    if (!walk->bridges && children > 1) walk->marks[root] = true;
}

static pave_result cut_list(const bool *marks, int32_t total, int32_t *out, int64_t capacity,
                            int64_t *count)
{
    int64_t found = 0;
    for (int32_t i = 0; i < total; i++) found += marks[i];
    *count = found;
    if (found > capacity) return PAVE_CAPACITY;
    for (int32_t i = 0; i < total; i++) {
        if (marks[i]) *out++ = i;
    }
    return PAVE_OK;
}

static pave_result cut_find(const pave_graph *graph, bool bridges, const pave_allocator *allocator,
                            int32_t *out, int64_t capacity, int64_t *count)
{
    size_t nodes = (size_t)graph->node_count;
    int32_t total = bridges ? graph->arc_count : graph->node_count;
    pave_cut_walk walk = {.graph = graph, .bridges = bridges};
    pave_result result = PAVE_NO_MEMORY;
    *count = 0;
    walk.nodes = pave_array_allocate(allocator, nodes, sizeof *walk.nodes);
    walk.marks = pave_array_allocate(allocator, (size_t)total, sizeof *walk.marks);
    if (walk.nodes && walk.marks) {
        for (int32_t root = 0; root < graph->node_count; root++)
            if (walk.nodes[root].order == 0) cut_walk_from(&walk, root);
        result = cut_list(walk.marks, total, out, capacity, count);
    }
    PAVE_RELEASE(allocator, walk.marks, walk.nodes);
    return result;
}

pave_result pave_graph_bridges(const pave_graph *graph, const pave_allocator *allocator,
                               int32_t *out, int64_t capacity, int64_t *count)
{
    return cut_find(graph, true, allocator, out, capacity, count);
}

pave_result pave_graph_articulation_points(const pave_graph *graph, const pave_allocator *allocator,
                                           int32_t *out, int64_t capacity, int64_t *count)
{
    return cut_find(graph, false, allocator, out, capacity, count);
}
