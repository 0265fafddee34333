/// src/board/adjacency.c: creates adjacencies, and cuts and restores their edges.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/exact_turn.h"
#include "../base/memory.h"
#include "adjacency_parts.h"
#include "adjacency_ring.h"

#include <inttypes.h>

#define PAVE_FAULT_CASE(name, number, text) \
    case number: return text;

const char *pave_fault_text(pave_fault_kind kind)
{
    switch ((int)kind) {
        PAVE_FAULTS(PAVE_FAULT_CASE)
    default: return "unknown fault";
    }
}

// ---- Borders ------------------------------------------------------------------------------------

const char *const pave_border_rule_words[] = {"outer", "ring", "none", NULL};

// ---- Faces --------------------------------------------------------------------------------------

int32_t pave_adjacency_outside(const pave_adjacency *adjacency, int32_t node)
{
    const pave_graph *graph = adjacency->graph;
    const pave_vec2 at = graph->positions[node];
    pave_vec2 before = {0};
    int32_t outside = -1;
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
        if (pave_adjacency_is_cut(adjacency, arc)) continue;
        const pave_vec2 to = graph->positions[graph->to[arc]];
        // No arc points left or straight up, so the order passes north at the arc that turns back
        // relative to the previous one. In graphs of tilings the order may begin in another
        // direction.
        if (outside < 0 || pave_exact_turn(at, before, to) < 0) outside = arc;
        before = to;
    }
    return outside;
}

int32_t pave_adjacency_label(const pave_adjacency *adjacency, int32_t *labels)
{
    int32_t count = 0, arcs = adjacency->graph->arc_count;
    for (int32_t arc = 0; arc < arcs; arc++) labels[arc] = -1;
    for (int32_t first = 0; first < arcs; first++) {
        if (labels[first] >= 0 || pave_adjacency_is_cut(adjacency, first)) continue;
        int32_t arc = first;
        do {
            labels[arc] = count;
            arc = pave_adjacency_next(adjacency, arc);
        } while (arc != first);
        count++;
    }
    return count;
}

// ---- Creation -----------------------------------------------------------------------------------

/// Work memory for creating an adjacency.
typedef struct pave_adjacency_work {
    int32_t *labels; ///< face of each arc
    int32_t *parts;  ///< connected component of each node
    int32_t *marks;  ///< marks of nodes or components
    int32_t part_count;
} pave_adjacency_work;

static pave_result adjacency_work_take(const pave_graph *graph, const pave_allocator *allocator,
                                       pave_adjacency_work *work)
{
    work->labels = pave_array_allocate(allocator, (size_t)graph->arc_count, sizeof *work->labels);
    work->parts = pave_array_allocate(allocator, (size_t)graph->node_count, sizeof *work->parts);
    work->marks = pave_array_allocate(allocator, (size_t)graph->node_count, sizeof *work->marks);
    return work->labels && work->parts && work->marks ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result adjacency_check_simple(const pave_graph *graph, int32_t *marks,
                                          pave_error *error)
{
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (marks[to] == node + 1)
                return PAVE_FAIL(error, PAVE_INVALID,
                                 "the nodes %" PRId32 " and %" PRId32
                                 " are joined twice: leave one edge out",
                                 node, to);
            marks[to] = node + 1;
        }
    return PAVE_OK;
}

/// Checks that V - E + F = 2 for each component that has arcs. The value is smaller if the order of
/// arcs is not planar. (L. Euler, 1758; L. Heffter, 1891, for orders of arcs.)
static pave_result adjacency_check_plane(const pave_adjacency *adjacency, pave_adjacency_work *work,
                                         pave_error *error)
{
    const pave_graph *graph = adjacency->graph;
    int64_t euler = -(int64_t)graph->arc_count / 2 + pave_adjacency_label(adjacency, work->labels);
    pave_result result = pave_graph_components(graph, work->parts, &work->part_count);
    if (result != PAVE_OK) return result;
    for (int32_t part = 0; part < work->part_count; part++) work->marks[part] = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (graph->start[node] == graph->start[node + 1]) continue;
        euler += 1 - 2 * !work->marks[work->parts[node]];
        work->marks[work->parts[node]] = 1;
    }
    assert(euler <= 0 && euler % 2 == 0);
    if (euler == 0) return PAVE_OK;
    return PAVE_FAIL(error, PAVE_INVALID,
                     graph->window ? "edges of the window's graph cross: use a window that does "
                                     "not wrap, and contact across edges"
                                   : "some edges of the graph cross: leave them out");
}

/// Finds the leftmost node of each component that has arcs: marks[component] receives the node, or
/// -1. Returns the leftmost node of the whole graph.
static int32_t adjacency_leftmost(const pave_graph *graph, pave_adjacency_work *work)
{
    int32_t leftmost = -1;
    for (int32_t part = 0; part < work->part_count; part++) work->marks[part] = -1;
    for (int32_t node = 0; node < graph->node_count; node++) {
        int32_t *mark = &work->marks[work->parts[node]];
        if (graph->start[node] == graph->start[node + 1]) continue;
        if (*mark < 0 || pave_node_before(graph, node, *mark)) *mark = node;
        if (leftmost < 0 || pave_node_before(graph, node, leftmost)) leftmost = node;
    }
    return leftmost;
}

static void border_default(pave_adjacency *adjacency, const pave_adjacency_work *work)
{
    const pave_graph *graph = adjacency->graph;
    for (int32_t part = 0; part < work->part_count; part++) {
        if (work->marks[part] < 0) continue;
        int32_t first = pave_adjacency_outside(adjacency, work->marks[part]), arc = first;
        do {
            pave_bits_set(adjacency->border, graph->to[arc]);
            arc = pave_adjacency_next(adjacency, arc);
        } while (arc != first);
    }
    for (int32_t node = 0; node < graph->node_count; node++)
        if (graph->start[node] == graph->start[node + 1]) pave_bits_set(adjacency->border, node);
}

static pave_result border_take(pave_adjacency *adjacency, const pave_adjacency_def *def,
                               pave_error *error)
{
    for (int32_t i = 0; i < def->border_count; i++) {
        int32_t node = def->border[i];
        if (node < 0 || node >= adjacency->graph->node_count)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the border names node %" PRId32 ", but there are %" PRId32
                             " nodes, counted from 0",
                             node, adjacency->graph->node_count);
        if (pave_adjacency_is_border(adjacency, node))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the border names node %" PRId32 " twice: once is enough", node);
        pave_bits_set(adjacency->border, node);
    }
    return PAVE_OK;
}

static pave_result adjacency_fill(pave_adjacency *adjacency, const pave_adjacency_def *def,
                                  pave_adjacency_work *work, pave_error *error)
{
    const pave_graph *graph = adjacency->graph;
    pave_result result = adjacency_check_simple(graph, work->marks, error);
    if (result == PAVE_OK) result = adjacency_check_plane(adjacency, work, error);
    if (result != PAVE_OK) return result;
    int32_t leftmost = adjacency_leftmost(graph, work);
    adjacency->outer_arc = leftmost < 0 ? -1 : pave_adjacency_outside(adjacency, leftmost);
    if (def->border)
        result = border_take(adjacency, def, error);
    else if (def->border_rule == PAVE_BORDER_OUTER)
        border_default(adjacency, work);
    for (int32_t node = 0; node < graph->node_count; node++)
        adjacency->inner_count += !pave_adjacency_is_border(adjacency, node);
    return result;
}

struct pave_adjacency_private {
    bool owns_graph;
};

/// An adjacency and its private fields, allocated together.
typedef struct pave_adjacency_block {
    pave_adjacency adjacency;
    struct pave_adjacency_private own;
} pave_adjacency_block;

static pave_result adjacency_make(const pave_adjacency_def *def, const pave_allocator *allocator,
                                  pave_adjacency **out, pave_error *error)
{
    const pave_graph *graph = def->graph;
    pave_adjacency_work work = {0};
    pave_adjacency_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    pave_adjacency *adjacency = *out = block ? &block->adjacency : NULL;
    if (!adjacency) return PAVE_NO_MEMORY;
    adjacency->own = &block->own;
    adjacency->graph = graph;
    adjacency->allocator = pave_allocator_or_default(allocator);
    adjacency->cuts =
        pave_array_allocate(allocator, pave_bits_words(graph->arc_count), sizeof *adjacency->cuts);
    adjacency->border = pave_array_allocate(allocator, pave_bits_words(graph->node_count),
                                            sizeof *adjacency->border);
    if (!adjacency->cuts || !adjacency->border) return PAVE_NO_MEMORY;
    pave_result result = adjacency_work_take(graph, allocator, &work);
    if (result == PAVE_OK) result = adjacency_fill(adjacency, def, &work, error);
    PAVE_RELEASE(allocator, work.marks, work.parts, work.labels);
    return result;
}

/// Creates the adjacency of a graph without adding a ring.
static pave_result adjacency_make_whole(const pave_adjacency_def *def,
                                        const pave_allocator *allocator, pave_adjacency **out,
                                        pave_error *error)
{
    pave_result result = adjacency_make(def, allocator, out, error);
    if (result == PAVE_OK) return PAVE_OK;
    pave_adjacency_destroy(*out);
    *out = NULL;
    return result;
}

/// Creates the graph with a ring added, and its adjacency, with the new nodes as the border.
static pave_result adjacency_make_ringed(const pave_adjacency_def *def,
                                         const pave_allocator *allocator, pave_adjacency **out,
                                         pave_error *error)
{
    const int32_t inner = def->graph->node_count;
    pave_adjacency *outer = NULL;
    pave_graph *graph = NULL;
    pave_adjacency_def plain = {.graph = def->graph};
    pave_result result = adjacency_make_whole(&plain, allocator, &outer, error);
    if (result == PAVE_OK) result = pave_border_ring_create(outer, allocator, &graph, error);
    pave_adjacency_destroy(outer);
    plain = (pave_adjacency_def){.graph = graph, .border_rule = PAVE_BORDER_NONE};
    if (result == PAVE_OK) result = adjacency_make_whole(&plain, allocator, out, error);
    if (result != PAVE_OK) {
        pave_graph_destroy(graph);
        return result;
    }
    for (int32_t node = inner; node < graph->node_count; node++)
        pave_bits_set((*out)->border, node);
    (*out)->inner_count = inner;
    (*out)->own->owns_graph = true;
    if (def->take_graph) pave_graph_destroy((pave_graph *)(uintptr_t)def->graph);
    return PAVE_OK;
}

static pave_result adjacency_check_def(const pave_adjacency_def *def, pave_error *error)
{
    if (!pave_word(pave_border_rule_words, def->border_rule))
        return PAVE_FAIL(error, PAVE_RANGE, "the rule of the border must be 0 to 2");
    if (def->border && def->border_rule != PAVE_BORDER_OUTER)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "nodes are named as the border, but the rule is \"%s\": leave one out",
                         pave_word(pave_border_rule_words, def->border_rule));
    if (!def->graph->twin || !def->graph->positions)
        return PAVE_FAIL(error, PAVE_INVALID, "the graph has no %s: make it with them",
                         def->graph->twin ? "positions" : "twins");
    return PAVE_OK;
}

pave_result pave_adjacency_create(const pave_adjacency_def *def, const pave_allocator *allocator,
                                  pave_adjacency **out, pave_error *error)
{
    *out = NULL;
    assert(def->graph && def->border_count >= 0);
    pave_result result = adjacency_check_def(def, error);
    if (result != PAVE_OK) return result;
    if (def->border_rule == PAVE_BORDER_RING && def->graph->node_count > 0) {
        result = adjacency_make_ringed(def, allocator, out, error);
    } else {
        result = adjacency_make_whole(def, allocator, out, error);
        if (result == PAVE_OK) (*out)->own->owns_graph = def->take_graph;
    }
    if (result == PAVE_NO_MEMORY)
        PAVE_FAIL(error, result, "not enough memory for an adjacency of that size");
    return result;
}

void pave_adjacency_destroy(pave_adjacency *adjacency)
{
    if (!adjacency) return;
    const pave_graph *graph = adjacency->graph;
    pave_allocator allocator = adjacency->allocator;
    PAVE_RELEASE(&allocator, adjacency->border, adjacency->cuts);
    if (adjacency->own->owns_graph) pave_graph_destroy((pave_graph *)(uintptr_t)graph);
    pave_array_release(&allocator, adjacency);
}

// ---- Edges --------------------------------------------------------------------------------------

pave_result pave_adjacency_set_cut(pave_adjacency *adjacency, int32_t arc, bool cut)
{
    assert(arc >= 0 && arc < adjacency->graph->arc_count);
    if (!pave_arc_is_side(adjacency, arc)) return PAVE_RANGE;
    pave_bits_put(adjacency->cuts, arc, cut);
    pave_bits_put(adjacency->cuts, adjacency->graph->twin[arc], cut);
    return PAVE_OK;
}

int32_t pave_adjacency_find(const pave_adjacency *adjacency, int32_t a, int32_t b)
{
    const pave_graph *graph = adjacency->graph;
    assert(a >= 0 && a < graph->node_count && b >= 0 && b < graph->node_count);
    bool swap = graph->start[a + 1] - graph->start[a] > graph->start[b + 1] - graph->start[b];
    int32_t from = swap ? b : a, to = swap ? a : b;
    for (int32_t arc = graph->start[from]; arc < graph->start[from + 1]; arc++)
        if (graph->to[arc] == to) return swap ? graph->twin[arc] : arc;
    return -1;
}
