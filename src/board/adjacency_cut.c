/// src/board/adjacency_cut.c: tests whether one edge can be cut.
///
/// A cut merges two faces, so only these conditions can fail: an end has too few neighbours; a tile
/// that met both faces meets the new one twice; a face that shared a side with both shares two
/// sides with the new one; or both had border nodes, so that the new face separates the inner tiles
/// (unless the edge leads to the border; then the cut only shortens the rim). Each fault persists
/// when more edges are cut, and restoring an edge never causes one.
#include "../base/exact.h"

#include "../base/index.h"
#include "adjacency_cut.h"
#include "adjacency_parts.h"

// ---- Faults -------------------------------------------------------------------------------------

static bool cut_inner(const pave_cut_view *view, int32_t node)
{
    return !pave_adjacency_is_border(view->adjacency, node);
}

static pave_fault cut_few(const pave_cut_view *view, int32_t node, int32_t arc)
{
    const pave_adjacency *adjacency = view->adjacency;
    int32_t rest[3] = {-1, -1, -1}, count = 0;
    if (!cut_inner(view, node)) return pave_fault_of(PAVE_FAULT_NONE, -1, -1, -1, -1);
    for (int32_t next = pave_adjacency_successor(adjacency, arc); next != arc && count < 3;
         next = pave_adjacency_successor(adjacency, next))
        rest[count++] = adjacency->graph->to[next];
    return pave_fault_of(count < 3 ? PAVE_FAULT_FEW_NEIGHBORS : PAVE_FAULT_NONE, node, rest[0],
                         rest[1], -1);
}

/// Returns an arc of a node whose face is the far one, or -1. Walks around the node or along the
/// face, whichever is shorter.
static int32_t cut_far_corner(const pave_cut_view *view, int32_t node)
{
    const pave_graph *graph = view->adjacency->graph;
    if (graph->start[node + 1] - graph->start[node] <= view->far_length) {
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (!pave_adjacency_is_cut(view->adjacency, arc) && view->is_far(view->self, arc))
                return arc;
        return -1;
    }
    int32_t first = graph->twin[view->arc], arc = first;
    do {
        if (pave_arc_from(graph, arc) == node) return arc;
        arc = pave_adjacency_next(view->adjacency, arc);
    } while (arc != first);
    return -1;
}

/// Returns the fault at an arc of the near face: a fault with the tile that the arc leaves, unless
/// that is an end of the edge, or with the face across the arc.
static pave_fault cut_fault_at(const pave_cut_view *view, int32_t arc)
{
    const pave_graph *graph = view->adjacency->graph;
    int32_t node = pave_arc_from(graph, arc), side = -1;
    bool is_end = node == graph->to[view->arc] || node == pave_arc_from(graph, view->arc);
    int32_t corner = is_end || !cut_inner(view, node) ? -1 : cut_far_corner(view, node);
    if (corner >= 0)
        return pave_fault_of(PAVE_FAULT_FACE_TWICE, node, graph->to[arc], graph->to[corner], -1);
    if (!pave_arc_is_side(view->adjacency, arc))
        return pave_fault_of(PAVE_FAULT_NONE, -1, -1, -1, -1);
    if (view->is_far(view->self, graph->twin[arc]))
        return pave_fault_of(PAVE_FAULT_BRIDGE, node, graph->to[arc], -1, -1);
    if (!view->beside(view->self, arc, &side))
        return pave_fault_of(PAVE_FAULT_NONE, -1, -1, -1, -1);
    return side < 0 ? pave_fault_of(PAVE_FAULT_SHARED_TWICE, node, graph->to[arc], -1, -1)
                    : pave_fault_of(PAVE_FAULT_SHARED_TWICE, node, graph->to[arc],
                                    pave_arc_from(graph, side), graph->to[side]);
}

pave_fault pave_cut_fault(const pave_cut_view *view)
{
    const pave_graph *graph = view->adjacency->graph;
    int32_t a = pave_arc_from(graph, view->arc), b = graph->to[view->arc];
    assert(pave_arc_is_side(view->adjacency, view->arc));
    pave_fault fault = cut_few(view, a, view->arc);
    if (fault.kind == PAVE_FAULT_NONE) fault = cut_few(view, b, graph->twin[view->arc]);
    if (fault.kind != PAVE_FAULT_NONE) return fault;
    if (view->same) return pave_fault_of(PAVE_FAULT_BRIDGE, a, b, -1, -1);
    if (view->both_rim && cut_inner(view, a) && cut_inner(view, b))
        return pave_fault_of(PAVE_FAULT_DISCONNECTED, a, b, -1, -1);
    for (int32_t arc = pave_adjacency_next(view->adjacency, view->arc); arc != view->arc;
         arc = pave_adjacency_next(view->adjacency, arc)) {
        fault = cut_fault_at(view, arc);
        if (fault.kind != PAVE_FAULT_NONE) return fault;
    }
    return pave_fault_of(PAVE_FAULT_NONE, -1, -1, -1, -1);
}

// ---- Faces by walking ---------------------------------------------------------------------------

/// Maps the arcs of walked faces to face numbers.
typedef struct pave_walked {
    const pave_adjacency *adjacency;
    pave_index faces; ///< maps arcs to faces
    int32_t face_count, far;
    /// side_room elements: for each face, 1 plus an arc that it shares with the far face, or 0.
    int32_t *sides;
    size_t side_room;
} pave_walked;

/// Returns the face of an arc, or -1 if it has not been walked.
static int32_t walked_face(const pave_walked *walked, int32_t arc)
{
    return pave_index_get(&walked->faces, (uint32_t)arc);
}

/// Walks the face of an arc unless it has already been walked. Stores its length and whether it has
/// border nodes. Returns false if out of memory.
static bool walked_walk(pave_walked *walked, int32_t first, int32_t *length, bool *rim)
{
    int32_t arc = first;
    if (walked_face(walked, first) >= 0) return true;
    *length = 0;
    *rim = false;
    do {
        if (!pave_index_put(&walked->faces, (uint32_t)arc, walked->face_count)) return false;
        ++*length;
        *rim |= pave_adjacency_is_border(walked->adjacency, walked->adjacency->graph->to[arc]);
        arc = pave_adjacency_next(walked->adjacency, arc);
    } while (arc != first);
    walked->face_count++;
    return true;
}

static bool walked_is_far(void *self, int32_t arc)
{
    const pave_walked *walked = self;
    return walked_face(walked, arc) == walked->far;
}

static bool walked_beside(void *self, int32_t arc, int32_t *side)
{
    const pave_walked *walked = self;
    int32_t face = walked_face(walked, walked->adjacency->graph->twin[arc]);
    *side = walked->sides[face] - 1;
    return *side >= 0;
}

/// Walks the faces across all sides of a face except the edge itself. If `far` is set, also stores
/// the side of each.
static bool walked_round(pave_walked *walked, int32_t edge, bool far)
{
    const pave_adjacency *adjacency = walked->adjacency;
    for (int32_t arc = pave_adjacency_next(adjacency, edge); arc != edge;
         arc = pave_adjacency_next(adjacency, arc)) {
        int32_t across = adjacency->graph->twin[arc], length;
        bool rim;
        if (!pave_arc_is_side(adjacency, arc)) continue;
        if (!walked_walk(walked, across, &length, &rim)) return false;
        int32_t *side = &walked->sides[walked_face(walked, across)];
        if (far && *side == 0) *side = arc + 1;
    }
    return true;
}

/// Walks both faces of an edge and the faces adjacent to them, and then tests the edge.
static pave_result walked_fault(pave_walked *walked, int32_t arc, pave_fault *fault)
{
    const pave_graph *graph = walked->adjacency->graph;
    pave_cut_view view = {.adjacency = walked->adjacency,
                          .is_far = walked_is_far,
                          .beside = walked_beside,
                          .self = walked};
    int32_t lengths[2] = {0, 0};
    bool rims[2] = {false, false};
    for (int i = 0; i < 2; i++)
        if (!walked_walk(walked, i == 0 ? arc : graph->twin[arc], &lengths[i], &rims[i]))
            return PAVE_NO_MEMORY;
    view.same = walked->face_count == 1;
    view.both_rim = rims[0] && rims[1];
    walked->far = lengths[1] >= lengths[0];
    view.arc = walked->far == 1 ? arc : graph->twin[arc];
    view.far_length = lengths[walked->far];
    if (!view.same) {
        walked->side_room = (size_t)lengths[0] + (size_t)lengths[1] + 2;
        walked->sides =
            pave_array_allocate(&walked->faces.allocator, walked->side_room, sizeof *walked->sides);
        if (!walked->sides || !walked_round(walked, graph->twin[view.arc], true) ||
            !walked_round(walked, view.arc, false))
            return PAVE_NO_MEMORY;
    }
    *fault = pave_cut_fault(&view);
    return PAVE_OK;
}

pave_result pave_adjacency_can_cut(const pave_adjacency *adjacency, int32_t arc,
                                   const pave_allocator *allocator, bool *can, pave_fault *why)
{
    pave_walked walked = {.adjacency = adjacency,
                          .faces = {.allocator = pave_allocator_or_default(allocator)}};
    pave_fault fault = pave_fault_of(PAVE_FAULT_NONE, -1, -1, -1, -1);
    pave_result result = PAVE_OK;
    assert(!pave_adjacency_is_cut(adjacency, arc));
    *can = false;
    if (pave_arc_is_side(adjacency, arc)) {
        result = walked_fault(&walked, arc, &fault);
        *can = result == PAVE_OK && fault.kind == PAVE_FAULT_NONE;
    }
    if (why) *why = fault;
    pave_array_release(allocator, walked.sides);
    pave_index_release(&walked.faces);
    return result;
}
