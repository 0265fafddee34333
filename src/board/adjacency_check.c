/// src/board/adjacency_check.c: the conditions under which every tile can be a polygon. The inner
/// tiles must be connected, and so must the outside (the border and everything beyond it), so that
/// one closed rim separates the two. No edge may have the same face on both sides, no tile may meet
/// a face twice, no two faces may share two edges, and every tile needs at least three neighbours.
/// These conditions are sufficient: with a vertex in each tile, joined to its corners, the faces
/// form a triangulation without double edges, which can be drawn with straight lines. (W. Tutte,
/// "How to Draw a Graph", 1963.)
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "adjacency_parts.h"

enum {
    PAVE_MARK_FEW = 1,     ///< node: inner, with fewer than three neighbours
    PAVE_MARK_OUTSIDE = 2, ///< node: on the outer face of its component
    PAVE_MARK_INNER = 4,   ///< first node of a component: the component has inner nodes
    PAVE_MARK_RIM = 8      ///< first node of a border component: the component can be reached from
                           ///< outside
};

typedef struct pave_check {
    const pave_adjacency *adjacency;
    const pave_graph *graph;
    pave_fault_list list;
    int32_t *whole; ///< component of each node in the graph, as disjoint sets
    int32_t *kinds; ///< component of each node among inner tiles only, or among border nodes only
    int32_t *left;  ///< leftmost node of each component, stored at the component's first node
    uint8_t *marks; ///< flags of each node
    int32_t *faces; ///< face of each arc
    int32_t *order; ///< the lower arc of each edge, sorted by the lower of the edge's two faces
    int32_t *start; ///< start of each face's edges in `order`
    int32_t *met;   ///< for each face, the last tile or face that met it, counted from 1
    int32_t *at;    ///< the arc where that happened
    int32_t face_count;
} pave_check;

static bool check_inner(const pave_check *check, int32_t node)
{
    return !pave_adjacency_is_border(check->adjacency, node);
}

/// Returns whether an arc is the lower arc of an uncut edge that can be a side of a tile.
static bool check_side(const pave_check *check, int32_t arc)
{
    return arc < check->graph->twin[arc] && !pave_adjacency_is_cut(check->adjacency, arc) &&
           pave_arc_is_side(check->adjacency, arc);
}

// ---- Components ---------------------------------------------------------------------------------

static void check_join(pave_check *check)
{
    const pave_graph *graph = check->graph;
    for (int32_t node = 0; node < graph->node_count; node++)
        check->whole[node] = check->kinds[node] = node;
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (to < node || pave_adjacency_is_cut(check->adjacency, arc)) continue;
            (void)pave_union_join(check->whole, node, to);
            if (check_inner(check, node) == check_inner(check, to))
                (void)pave_union_join(check->kinds, node, to);
        }
    for (int32_t node = 0; node < graph->node_count; node++) {
        int32_t part = check->whole[node] = pave_union_find(check->whole, node);
        if (part == node || pave_node_before(graph, node, check->left[part]))
            check->left[part] = node; // the first node of a component is visited first
        if (check_inner(check, node)) check->marks[part] |= PAVE_MARK_INNER;
    }
}

static void check_connected(pave_check *check)
{
    int32_t first = -1;
    for (int32_t node = 0; node < check->graph->node_count; node++) {
        if (!check_inner(check, node) || check->kinds[node] != node) continue;
        if (first >= 0)
            pave_fault_add(&check->list,
                           pave_fault_of(PAVE_FAULT_DISCONNECTED, first, node, -1, -1));
        if (first < 0) first = node;
    }
}

static void check_neighbors(pave_check *check)
{
    const pave_graph *graph = check->graph;
    for (int32_t node = 0; node < graph->node_count; node++) {
        int32_t neighbors[2] = {-1, -1}, degree = 0;
        if (!check_inner(check, node)) continue;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1] && degree < 3; arc++) {
            if (pave_adjacency_is_cut(check->adjacency, arc)) continue;
            if (degree < 2) neighbors[degree] = graph->to[arc];
            degree++;
        }
        if (degree >= 3) continue;
        check->marks[node] |= PAVE_MARK_FEW;
        pave_fault_add(&check->list, pave_fault_of(PAVE_FAULT_FEW_NEIGHBORS, node, neighbors[0],
                                                   neighbors[1], -1));
    }
}

// ---- Faces seen from outside --------------------------------------------------------------------

/// Marks the nodes on the outer faces of all components that have inner nodes.
static void check_walk_round(pave_check *check)
{
    for (int32_t part = 0; part < check->graph->node_count; part++) {
        if (check->whole[part] != part || !(check->marks[part] & PAVE_MARK_INNER)) continue;
        int32_t first = pave_adjacency_outside(check->adjacency, check->left[part]), arc = first;
        if (first < 0) continue; // an isolated tile
        do {
            int32_t node = check->graph->to[arc];
            check->marks[node] |= PAVE_MARK_OUTSIDE;
            check->marks[pave_union_find(check->kinds, node)] |= PAVE_MARK_RIM;
            arc = pave_adjacency_next(check->adjacency, arc);
        } while (arc != first);
    }
}

static void check_outside(pave_check *check)
{
    int32_t nodes = check->graph->node_count;
    check_walk_round(check);
    for (int32_t node = 0; node < nodes; node++)
        if (check_inner(check, node) && check->marks[node] & PAVE_MARK_OUTSIDE)
            pave_fault_add(&check->list, pave_fault_of(PAVE_FAULT_NO_BORDER, node, -1, -1, -1));
    for (int32_t node = 0; node < nodes; node++) {
        if (check_inner(check, node) || check->kinds[node] != node ||
            check->marks[node] & PAVE_MARK_RIM)
            continue;
        if (check->marks[check->whole[node]] & PAVE_MARK_INNER)
            pave_fault_add(&check->list, pave_fault_of(PAVE_FAULT_HOLE, node, -1, -1, -1));
    }
}

// ---- Faces --------------------------------------------------------------------------------------

static void check_bridges(pave_check *check)
{
    const pave_graph *graph = check->graph;
    for (int32_t arc = 0; arc < graph->arc_count; arc++)
        if (check_side(check, arc) && check->faces[arc] == check->faces[graph->twin[arc]])
            pave_fault_add(&check->list, pave_fault_of(PAVE_FAULT_BRIDGE, pave_arc_from(graph, arc),
                                                       graph->to[arc], -1, -1));
}

/// Returns the first arc of a tile whose face differs from the previous arc's; -1 if all corners
/// belong to one face.
static int32_t check_first_corner(const pave_check *check, int32_t node)
{
    const pave_graph *graph = check->graph;
    int32_t last = -1;
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
        if (!pave_adjacency_is_cut(check->adjacency, arc)) last = check->faces[arc];
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
        if (pave_adjacency_is_cut(check->adjacency, arc)) continue;
        if (check->faces[arc] != last) return arc;
        last = check->faces[arc];
    }
    return -1;
}

/// Checks the corners of a tile in order. Corners separated only by a bridge count as one.
static void check_corners(pave_check *check, int32_t node)
{
    const pave_graph *graph = check->graph;
    int32_t first = check_first_corner(check, node), arc = first, last = -1;
    if (first < 0) return;
    do {
        int32_t face = check->faces[arc];
        if (face != last && check->met[face] == node + 1)
            pave_fault_add(&check->list,
                           pave_fault_of(PAVE_FAULT_FACE_TWICE, node, graph->to[check->at[face]],
                                         graph->to[arc], -1));
        if (face != last) check->at[face] = arc;
        check->met[face] = node + 1;
        last = face;
        arc = pave_adjacency_successor(check->adjacency, arc);
    } while (arc != first);
}

static bool check_shared_matters(const pave_check *check, int32_t arc)
{
    int32_t a = pave_arc_from(check->graph, arc), b = check->graph->to[arc];
    return check->faces[arc] != check->faces[check->graph->twin[arc]] &&
           !((check->marks[a] | check->marks[b]) & PAVE_MARK_FEW);
}

static int32_t check_lower_face(const pave_check *check, int32_t arc)
{
    int32_t one = check->faces[arc], two = check->faces[check->graph->twin[arc]];
    return one < two ? one : two;
}

/// Returns the lower face of an edge that can be a side of a tile; -1 for other edges.
static int32_t check_bucket(const void *self, int32_t arc)
{
    const pave_check *check = self;
    return check_side(check, arc) && check_shared_matters(check, arc) ? check_lower_face(check, arc)
                                                                      : -1;
}

/// Sorts these edges by their lower faces: the edges of a face are start[face] .. start[face + 1] -
/// 1 of `order`, in the order of their arcs.
static void check_order(pave_check *check)
{
    pave_sort_buckets(NULL, check->graph->arc_count, check_bucket, check, check->face_count,
                      check->start, check->order);
}

static void check_shared(pave_check *check)
{
    const pave_graph *graph = check->graph;
    check_order(check);
    for (int32_t face = 0; face < check->face_count; face++) check->met[face] = 0;
    for (int32_t face = 0; face < check->face_count; face++)
        for (int32_t i = check->start[face]; i < check->start[face + 1]; i++) {
            int32_t arc = check->order[i],
                    other = check->faces[arc] + check->faces[graph->twin[arc]] - face,
                    before = check->at[other];
            if (check->met[other] == face + 1)
                pave_fault_add(&check->list,
                               pave_fault_of(PAVE_FAULT_SHARED_TWICE, pave_arc_from(graph, before),
                                             graph->to[before], pave_arc_from(graph, arc),
                                             graph->to[arc]));
            check->met[other] = face + 1;
            check->at[other] = arc;
        }
}

static void check_faces(pave_check *check)
{
    check_bridges(check);
    for (int32_t node = 0; node < check->graph->node_count; node++)
        if (check_inner(check, node)) check_corners(check, node);
    check_shared(check);
}

// ---- The check ----------------------------------------------------------------------------------

static pave_result check_take(pave_check *check, const pave_allocator *allocator)
{
    size_t nodes = (size_t)check->graph->node_count, arcs = (size_t)check->graph->arc_count;
    check->whole = pave_array_allocate(allocator, nodes, sizeof *check->whole);
    check->kinds = pave_array_allocate(allocator, nodes, sizeof *check->kinds);
    check->left = pave_array_allocate(allocator, nodes, sizeof *check->left);
    check->marks = pave_array_allocate(allocator, nodes, sizeof *check->marks);
    check->faces = pave_array_allocate(allocator, arcs, sizeof *check->faces);
    check->order = pave_array_allocate(allocator, arcs / 2, sizeof *check->order);
    if (!check->whole || !check->kinds || !check->left || !check->marks || !check->faces ||
        !check->order)
        return PAVE_NO_MEMORY;
    check->face_count = pave_adjacency_label(check->adjacency, check->faces);
    size_t faces = (size_t)check->face_count;
    check->start = pave_array_allocate(allocator, faces + 1, sizeof *check->start);
    check->met = pave_array_allocate(allocator, faces, sizeof *check->met);
    check->at = pave_array_allocate(allocator, faces, sizeof *check->at);
    return check->start && check->met && check->at ? PAVE_OK : PAVE_NO_MEMORY;
}

static void check_give(pave_check *check, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, check->at, check->met, check->start, check->order, check->faces,
                 check->marks, check->left, check->kinds, check->whole);
}

pave_result pave_adjacency_find_faults(const pave_adjacency *adjacency,
                                       const pave_allocator *allocator, pave_fault_list *list)
{
    pave_check check = {.adjacency = adjacency, .graph = adjacency->graph, .list = *list};
    pave_result result = check_take(&check, allocator);
    if (result == PAVE_OK) {
        check_join(&check);
        check_connected(&check);
        check_neighbors(&check);
        check_outside(&check);
        check_faces(&check);
    }
    *list = check.list;
    check_give(&check, allocator);
    return result;
}

pave_result pave_adjacency_check(const pave_adjacency *adjacency, const pave_allocator *allocator,
                                 pave_fault *out, int64_t capacity, int64_t *count)
{
    pave_fault_list list = {NULL, 0, 0};
    assert(capacity >= 0);
    *count = 0;
    pave_result result = pave_adjacency_find_faults(adjacency, allocator, &list);
    if (result != PAVE_OK) return result;
    *count = list.count;
    if (list.count > capacity) return PAVE_CAPACITY;
    if (list.count == 0) return PAVE_OK;
    list = (pave_fault_list){out, capacity, 0}; // all faults fit: repeat the search and write them
    return pave_adjacency_find_faults(adjacency, allocator, &list);
}
