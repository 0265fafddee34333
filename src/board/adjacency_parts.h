/// src/board/adjacency_parts.h: what the sources of adjacencies share.
#ifndef PAVE_SRC_ADJACENCY_PARTS_H
#define PAVE_SRC_ADJACENCY_PARTS_H

#include <pave/adjacency.h>

/// Faults as they are found; those beyond `capacity` are only counted.
typedef struct pave_fault_list {
    pave_fault *out;
    int64_t capacity, count;
} pave_fault_list;

static inline pave_fault pave_fault_of(pave_fault_kind kind, int32_t a, int32_t b, int32_t c,
                                       int32_t d)
{
    pave_fault fault = {kind, {a, b, c, d}};
    return fault;
}

static inline void pave_fault_add(pave_fault_list *list, pave_fault fault)
{
    if (list->count < list->capacity) list->out[list->count] = fault;
    list->count++;
}

/// The node that an arc leaves.
static inline int32_t pave_arc_from(const pave_graph *graph, int32_t arc)
{
    return graph->to[graph->twin[arc]];
}

/// Whether an edge can be the side of a tile: an end of it is an inner one.
static inline bool pave_arc_is_side(const pave_adjacency *adjacency, int32_t arc)
{
    return !pave_adjacency_is_border(adjacency, adjacency->graph->to[arc]) ||
           !pave_adjacency_is_border(adjacency, pave_arc_from(adjacency->graph, arc));
}

/// Whether a node lies left of another one, or above it.
static inline bool pave_node_before(const pave_graph *graph, int32_t a, int32_t b)
{
    pave_vec2 one = graph->positions[a], two = graph->positions[b];
    return one.x != two.x ? one.x < two.x : one.y < two.y;
}

/// Of the leftmost node of a part of the graph, the arc that is not cut and whose face is the outer
/// one of that part; or -1.
int32_t pave_adjacency_outside(const pave_adjacency *adjacency, int32_t node);

/// Adds the faults of the kinds 6..12 to a list: beyond its capacity they are only counted. Returns
/// PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_adjacency_find_faults(const pave_adjacency *adjacency,
                                       const pave_allocator *allocator, pave_fault_list *list);

/// pave_adjacency_repair, but the edges of which `first` has an arc's bit (as in
/// pave_adjacency.cuts; NULL: none) are cut again before all others, they too in increasing order.
/// So those stay cut that could all be at once if nothing else were.
pave_result pave_adjacency_repair_first(pave_adjacency *adjacency, const uint64_t *first,
                                        const pave_allocator *allocator, int32_t *out,
                                        int64_t capacity, int64_t *count);

/// Numbers the faces by their lowest arcs: labels[arc] is that of the arc's face, -1 where it is
/// cut. `labels` must hold at least arc_count elements. Returns how many faces there are. Linear
/// time.
int32_t pave_adjacency_label(const pave_adjacency *adjacency, int32_t *labels);

/// The next uncut arc of the same node, clockwise; `arc` itself if it is the only one; -1 if all
/// are cut. Linear in the cut arcs between.
static inline int32_t pave_adjacency_successor(const pave_adjacency *adjacency, int32_t arc)
{
    const pave_graph *graph = adjacency->graph;
    int32_t node = graph->to[graph->twin[arc]], next = arc;
    do {
        next = next + 1 < graph->start[node + 1] ? next + 1 : graph->start[node];
        if (!pave_adjacency_is_cut(adjacency, next)) return next;
    } while (next != arc);
    return -1;
}

/// The number of uncut arcs of a node. Linear in its arcs.
static inline int32_t pave_adjacency_degree(const pave_adjacency *adjacency, int32_t node)
{
    int32_t degree = 0;
    assert(node >= 0 && node < adjacency->graph->node_count);
    for (int32_t arc = adjacency->graph->start[node]; arc < adjacency->graph->start[node + 1];
         arc++)
        degree += !pave_adjacency_is_cut(adjacency, arc);
    return degree;
}

/// The next arc of a face: the uncut one that follows the twin clockwise around its node, or the
/// twin itself. `arc` must not be cut. Linear in the cut arcs between.
static inline int32_t pave_adjacency_next(const pave_adjacency *adjacency, int32_t arc)
{
    const pave_graph *graph = adjacency->graph;
    int32_t node = graph->to[arc], next = graph->twin[arc];
    assert(!pave_adjacency_is_cut(adjacency, arc));
    do next = next + 1 < graph->start[node + 1] ? next + 1 : graph->start[node];
    while (pave_adjacency_is_cut(adjacency, next));
    return next;
}

#endif
