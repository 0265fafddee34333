/// src/board/adjacency_parts.h: shared private declarations of adjacencies.
#ifndef PAVE_SRC_ADJACENCY_PARTS_H
#define PAVE_SRC_ADJACENCY_PARTS_H

#include <pave/adjacency.h>

/// A list of faults; faults beyond `capacity` are only counted.
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

/// Returns the node that an arc leaves.
static inline int32_t pave_arc_from(const pave_graph *graph, int32_t arc)
{
    return graph->to[graph->twin[arc]];
}

/// Returns whether an edge can be a side of a tile: at least one end is an inner node.
static inline bool pave_arc_is_side(const pave_adjacency *adjacency, int32_t arc)
{
    return !pave_adjacency_is_border(adjacency, adjacency->graph->to[arc]) ||
           !pave_adjacency_is_border(adjacency, pave_arc_from(adjacency->graph, arc));
}

/// Returns whether node a is left of node b, or above it at the same x.
static inline bool pave_node_before(const pave_graph *graph, int32_t a, int32_t b)
{
    pave_vec2 one = graph->positions[a], two = graph->positions[b];
    return one.x != two.x ? one.x < two.x : one.y < two.y;
}

/// For the leftmost node of a connected component, returns the uncut arc whose face is the
/// component's outer one, or -1.
int32_t pave_adjacency_outside(const pave_adjacency *adjacency, int32_t node);

/// Adds faults of kinds 6..12 to a list; faults beyond its capacity are only counted. Returns
/// PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_adjacency_find_faults(const pave_adjacency *adjacency,
                                       const pave_allocator *allocator, pave_fault_list *list);

/// Like pave_adjacency_repair, but first tries the edges with an arc in `first` (a bit set like
/// pave_adjacency.cuts; NULL: empty), in increasing order, and then all others. If these cuts alone
/// are valid, all of them are kept.
pave_result pave_adjacency_repair_first(pave_adjacency *adjacency, const uint64_t *first,
                                        const pave_allocator *allocator, int32_t *out,
                                        int64_t capacity, int64_t *count);

/// Numbers the faces in the order of their lowest arcs: labels[arc] receives the face of the arc,
/// or -1 if the arc is cut. `labels` must have arc_count elements. Returns the number of faces.
/// Linear time.
int32_t pave_adjacency_label(const pave_adjacency *adjacency, int32_t *labels);

/// Returns the next uncut arc of the same node, clockwise; `arc` itself if it is the only one; -1
/// if all are cut. Linear in the number of cut arcs skipped.
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

/// Returns the number of uncut arcs of a node. Linear in its arcs.
static inline int32_t pave_adjacency_degree(const pave_adjacency *adjacency, int32_t node)
{
    int32_t degree = 0;
    assert(node >= 0 && node < adjacency->graph->node_count);
    for (int32_t arc = adjacency->graph->start[node]; arc < adjacency->graph->start[node + 1];
         arc++)
        degree += !pave_adjacency_is_cut(adjacency, arc);
    return degree;
}

/// Returns the next arc of a face: the first uncut arc after the twin, clockwise around the twin's
/// node, possibly the twin itself. `arc` must not be cut. Linear in the number of cut arcs skipped.
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
