/// src/graph/graph_edges.c: creates graphs from lists of edges. Directions are compared exactly,
/// using the given positions, so that rounding cannot change the order around a node.
#include "../base/exact.h"

#include "../base/exact_turn.h"
#include "../base/memory.h"
#include "graph_parts.h"

#include <inttypes.h>
#include <stdlib.h>

// ---- Directions ---------------------------------------------------------------------------------

/// One end of an edge, at a node.
typedef struct pave_graph_half {
    const pave_vec2 *positions;
    int32_t from, to, edge;
    int32_t end; ///< 0 at the edge's first node, 1 at its second
} pave_graph_half;

/// Returns the half-plane of a direction: 0 for north and everything east of the vertical, 1 for
/// south and everything west of it.
static int graph_half_plane(const pave_graph_half *half)
{
    const pave_vec2 from = half->positions[half->from], to = half->positions[half->to];
    return !(to.x > from.x || (to.x == from.x && to.y < from.y));
}

/// Orders two ends at one node clockwise on screen from north.
static int graph_direction_compare(const pave_graph_half *a, const pave_graph_half *b)
{
    const int plane_a = graph_half_plane(a), plane_b = graph_half_plane(b);
    if (plane_a != plane_b) return plane_a - plane_b;
    return -pave_exact_turn(a->positions[a->from], a->positions[a->to], b->positions[b->to]);
}

static int graph_half_compare(const void *a, const void *b)
{
    const pave_graph_half *one = a, *two = b;
    if (one->from != two->from) return one->from < two->from ? -1 : 1;
    int order = graph_direction_compare(one, two);
    if (order != 0) return order;
    return one->edge < two->edge ? -1 : one->edge > two->edge;
}

// ---- Checks -------------------------------------------------------------------------------------

pave_result pave_graph_positions_check(const char *whose, int32_t count, const pave_vec2 *positions,
                                       pave_error *error)
{
    for (int32_t n = 0; n < count; n++) {
        const double most = PAVE_GRAPH_POSITION_MAX;
        double x = positions[n].x, y = positions[n].y;
        if (x >= -most && x <= most && y >= -most && y <= most) continue; // NaN or infinite
        return PAVE_FAIL(error, PAVE_RANGE,
                         "%s %" PRId32 " has no finite position up to 1e100: give it one", whose,
                         n);
    }
    return PAVE_OK;
}

pave_result pave_edges_def_check(const pave_edges_def *def, pave_error *error)
{
    if (def->node_count < 0 || def->edge_count < 0 || def->edge_count > INT32_MAX / 2)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "%" PRId32 " nodes and %" PRId32
                         " edges: nodes must be 0 or more, edges 0 to %" PRId32,
                         def->node_count, def->edge_count, INT32_MAX / 2);
    return pave_graph_positions_check("node", def->node_count, def->positions, error);
}

static pave_result graph_halves_make(const pave_edges_def *def, pave_graph_half *halves,
                                     pave_error *error)
{
    const pave_vec2 *positions = def->positions;
    int32_t node_count = def->node_count;
    for (int32_t edge = 0; edge < def->edge_count; edge++) {
        int32_t a = def->edges[edge][0], b = def->edges[edge][1];
        if (a < 0 || a >= node_count || b < 0 || b >= node_count)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "edge %" PRId32 " joins %" PRId32 " and %" PRId32
                             ", but there are %" PRId32 " nodes, counted from 0",
                             edge, a, b, node_count);
        if (a == b)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "edge %" PRId32 " joins node %" PRId32 " to itself: leave it out",
                             edge, a);
        if (positions[a].x == positions[b].x && positions[a].y == positions[b].y)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "edge %" PRId32 " has no direction: its nodes %" PRId32 " and %" PRId32
                             " have the same position",
                             edge, a, b);
        halves[2 * edge] = (pave_graph_half){positions, a, b, edge, 0};
        halves[2 * edge + 1] = (pave_graph_half){positions, b, a, edge, 1};
    }
    return PAVE_OK;
}

static pave_result graph_halves_check(const pave_graph_half *halves, int32_t count,
                                      pave_error *error)
{
    for (int32_t i = 1; i < count; i++) {
        const pave_graph_half *a = &halves[i - 1], *b = &halves[i];
        if (a->from != b->from || graph_direction_compare(a, b) != 0) continue;
        if (a->to == b->to)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "edges %" PRId32 " and %" PRId32 " both join the nodes %" PRId32
                             " and %" PRId32 ": leave one out",
                             a->edge, b->edge, a->from, a->to);
        return PAVE_FAIL(error, PAVE_INVALID,
                         "edges %" PRId32 " and %" PRId32 " leave node %" PRId32
                         " in the same direction: move a node",
                         a->edge, b->edge, a->from);
    }
    return PAVE_OK;
}

// ---- Creation -----------------------------------------------------------------------------------

/// Writes the half-edges to the graph. Stores the new index of each half-edge in `places`.
static void graph_halves_take(const pave_graph_half *halves, int32_t arc_count, int32_t node_count,
                              pave_graph_parts *parts, int32_t *places)
{
    for (int32_t arc = 0; arc < arc_count; arc++) {
        parts->start[halves[arc].from + 1]++;
        parts->to[arc] = halves[arc].to;
        places[2 * halves[arc].edge + halves[arc].end] = arc;
    }
    for (int32_t node = 0; node < node_count; node++) parts->start[node + 1] += parts->start[node];
    for (int32_t arc = 0; arc < arc_count; arc++)
        parts->twin[arc] = places[2 * halves[arc].edge + 1 - halves[arc].end];
}

static pave_result graph_edges_make(const pave_edges_def *def, pave_graph_half *halves,
                                    int32_t *places, const pave_allocator *allocator,
                                    pave_graph **out, pave_error *error)
{
    pave_graph_parts parts;
    int32_t node_count = def->node_count, arc_count = 2 * def->edge_count;
    pave_result result = graph_halves_make(def, halves, error);
    if (result != PAVE_OK) return result;
    qsort(halves, (size_t)arc_count, sizeof *halves, graph_half_compare);
    result = graph_halves_check(halves, arc_count, error);
    if (result != PAVE_OK) return result;
    result = pave_graph_begin(node_count, allocator, out, &parts);
    if (result == PAVE_OK) result = pave_graph_take_arcs(*out, &parts, arc_count, true, true);
    if (result != PAVE_OK)
        return PAVE_FAIL(error, result, "not enough memory for a graph of that size");
    graph_halves_take(halves, arc_count, node_count, &parts, places);
    for (int32_t node = 0; node < node_count; node++) parts.positions[node] = def->positions[node];
    return PAVE_OK;
}

pave_result pave_graph_create_from_edges(const pave_edges_def *def, const pave_allocator *allocator,
                                         pave_graph **out, pave_error *error)
{
    *out = NULL;
    pave_result result = pave_edges_def_check(def, error);
    if (result != PAVE_OK) return result;
    size_t arcs = 2 * (size_t)def->edge_count;
    pave_graph_half *halves = pave_array_allocate(allocator, arcs, sizeof *halves);
    int32_t *places = pave_array_allocate(allocator, arcs, sizeof *places);
    if (halves && places)
        result = graph_edges_make(def, halves, places, allocator, out, error);
    else
        result = PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a graph of that size");
    PAVE_RELEASE(allocator, places, halves);
    if (result == PAVE_OK) return PAVE_OK;
    pave_graph_destroy(*out);
    *out = NULL;
    return result;
}
