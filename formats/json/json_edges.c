/// formats/json/json_edges.c: lists of nodes and edges, and their conversion to an adjacency.
#include "json_edges.h"

#include "../common/common_file.h"

#include <string.h>

// ---- Building lists ----------------------------------------------------------------------------

void pave_edge_builder_begin(pave_edge_builder *builder, const pave_allocator *allocator)
{
    *builder = (pave_edge_builder){.allocator = allocator,
                                   .positions.element_size = sizeof(pave_vec2),
                                   .edges.element_size = sizeof(int32_t[2]),
                                   .border.element_size = sizeof(int32_t),
                                   .faults.element_size = sizeof(pave_fault)};
}

void pave_edge_builder_release(pave_edge_builder *builder)
{
    pave_common_list_release(&builder->faults, builder->allocator);
    pave_common_list_release(&builder->border, builder->allocator);
    pave_common_list_release(&builder->edges, builder->allocator);
    pave_common_list_release(&builder->positions, builder->allocator);
}

bool pave_edge_builder_position(pave_edge_builder *builder, pave_vec2 position)
{
    pave_vec2 *room = pave_common_list_add(&builder->positions, builder->allocator, 1);
    if (room) *room = position;
    return room != NULL;
}

bool pave_edge_builder_edge(pave_edge_builder *builder, int32_t a, int32_t b)
{
    int32_t *room = pave_common_list_add(&builder->edges, builder->allocator, 1);
    if (room) {
        room[0] = a;
        room[1] = b;
    }
    return room != NULL;
}

/// Moves pairs to `to`, stably sorted by element `which`. `ends` holds node_count + 1 zeros.
static void sort_by(const int32_t (*from)[2], int32_t (*to)[2], size_t count, int which,
                    size_t *ends, int32_t node_count)
{
    for (size_t i = 0; i < count; i++) {
        assert(from[i][which] >= 0 && from[i][which] < node_count);
        ends[from[i][which] + 1]++;
    }
    for (int32_t n = 0; n < node_count; n++) ends[n + 1] += ends[n];
    for (size_t i = 0; i < count; i++) {
        const size_t at = ends[from[i][which]]++;
        to[at][0] = from[i][0];
        to[at][1] = from[i][1];
    }
}

bool pave_pairs_sort(int32_t (*pairs)[2], size_t count, int32_t node_count,
                     const pave_allocator *allocator)
{
    const size_t room = (size_t)node_count + 1;
    size_t *ends = pave_common_array(allocator, room, sizeof *ends);
    int32_t(*other)[2] = pave_common_array(allocator, count, sizeof *other);
    const bool well = ends && other;
    if (well && count > 0) {
        sort_by((const int32_t(*)[2])pairs, other, count, 1, ends, node_count);
        memset(ends, 0, room * sizeof *ends);
        sort_by((const int32_t(*)[2])other, pairs, count, 0, ends, node_count);
    }
    PAVE_COMMON_FREE(allocator, other, ends);
    return well;
}

bool pave_edge_builder_finish(pave_edge_builder *builder, pave_edge_list *out)
{
    void *positions = NULL, *edges = NULL, *border = NULL, *faults = NULL;
    *out = (pave_edge_list){0};
    if (builder->allocator) out->allocator = *builder->allocator;
    // Cannot overflow, since the size of the text is limited.
    out->node_count = (int32_t)builder->positions.count;
    out->edge_count = (int32_t)builder->edges.count;
    out->border_count = (int32_t)builder->border.count;
    out->fault_count = (int32_t)builder->faults.count;
    out->border_rule = builder->border_rule;
    const bool well = pave_common_list_take(&builder->positions, builder->allocator, &positions) &&
                      pave_common_list_take(&builder->edges, builder->allocator, &edges) &&
                      pave_common_list_take(&builder->border, builder->allocator, &border) &&
                      pave_common_list_take(&builder->faults, builder->allocator, &faults);
    out->positions = positions;
    out->edges = edges;
    out->border = border;
    out->faults = faults;
    if (!well) pave_edge_list_release(out);
    return well;
}

void pave_edge_list_release(pave_edge_list *list)
{
    const pave_allocator *allocator = &list->allocator;
    PAVE_COMMON_FREE(allocator, list->positions, list->edges, list->border, list->faults);
    *list = (pave_edge_list){0};
}

// ---- Conversion to an adjacency -----------------------------------------------------------------

static pave_result describe_fault(const pave_fault *fault, pave_error *error)
{
    const char *what = pave_fault_text(fault->kind);
    const int a = fault->nodes[0], b = fault->nodes[1], c = fault->nodes[2], d = fault->nodes[3];
    switch (fault->kind) {
    case PAVE_FAULT_SELF_EDGE:
        return PAVE_FAIL(error, PAVE_INVALID, "%s: %d; leave it out", what, a);
    case PAVE_FAULT_DUPLICATE_EDGE:
        return PAVE_FAIL(error, PAVE_INVALID, "%s: %d and %d; leave one edge out", what, a, b);
    case PAVE_FAULT_ASYMMETRIC:
        return PAVE_FAIL(error, PAVE_INVALID,
                         "%s: %d lists %d, but not the reverse; list both, or neither", what, a, b);
    case PAVE_FAULT_SAME_POSITION:
        return PAVE_FAIL(error, PAVE_INVALID, "%s: %d and %d; move one of them", what, a, b);
    case PAVE_FAULT_CROSSING:
        if (c == d)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "%s: tile %d is on the edge from %d to %d; move it", what, c, a, b);
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "%s: the one from %d to %d and the one from %d to %d; leave one out, or move a tile",
            what, a, b, c, d);
    default: return PAVE_FAIL(error, PAVE_INVALID, "%s: tile %d", what, a);
    }
}

/// Finds the first fault of a list, or PAVE_FAULT_NONE.
static pave_result first_fault(const pave_edge_list *list, const pave_edges_def *edges,
                               const pave_allocator *allocator, pave_fault *fault,
                               pave_error *error)
{
    int64_t count = 0, room;
    if (list->fault_count > 0) {
        *fault = list->faults[0];
        return PAVE_OK;
    }
    pave_result result = pave_edges_check(edges, allocator, NULL, 0, &count, error);
    if (result != PAVE_CAPACITY) return result;
    room = count;
    pave_fault *faults = pave_common_array(allocator, (size_t)room, sizeof *faults);
    if (!faults)
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for %lld faults",
                         (long long)room);
    result = pave_edges_check(edges, allocator, faults, room, &count, error);
    if (result == PAVE_OK) *fault = faults[0];
    pave_common_free(allocator, faults);
    return result;
}

pave_result pave_edge_list_to_adjacency(const pave_edge_list *list, const pave_allocator *allocator,
                                        pave_adjacency **out, pave_fault *fault, pave_error *error)
{
    pave_graph *graph = NULL;
    pave_fault found = {PAVE_FAULT_NONE, {-1, -1, -1, -1}};
    *out = NULL;
    if (error) *error = (pave_error){0};
    if (!list->positions && list->node_count > 0)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the nodes of the graph have no positions; give it nodes");
    const pave_edges_def edges = {list->node_count, list->positions, list->edge_count,
                                  (const int32_t(*)[2])list->edges};
    pave_result result = first_fault(list, &edges, allocator, &found, error);
    if (fault) *fault = found;
    if (result != PAVE_OK) return result;
    if (found.kind != PAVE_FAULT_NONE) return describe_fault(&found, error);
    result = pave_graph_create_from_edges(&edges, allocator, &graph, error);
    if (result != PAVE_OK) return result;
    const pave_adjacency_def def = {.graph = graph,
                                    .border = list->border_count > 0 ? list->border : NULL,
                                    .border_count = list->border_count,
                                    .take_graph = true,
                                    .border_rule = list->border_rule};
    result = pave_adjacency_create(&def, allocator, out, error);
    if (result != PAVE_OK) pave_graph_destroy(graph);
    return result;
}

/// Counts the edges and border nodes, or writes them.
static void gather_edges(const pave_adjacency *adjacency, pave_edge_list *list, bool write)
{
    const pave_graph *graph = adjacency->graph;
    list->edge_count = list->border_count = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (write) list->positions[node] = graph->positions[node];
        if (pave_adjacency_is_border(adjacency, node)) {
            if (write) list->border[list->border_count] = node;
            list->border_count++;
        }
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (graph->to[arc] < node || pave_adjacency_is_cut(adjacency, arc)) continue;
            if (write) list->edges[list->edge_count][0] = node;
            if (write) list->edges[list->edge_count][1] = graph->to[arc];
            list->edge_count++;
        }
    }
}

pave_result pave_edge_list_from_adjacency(const pave_adjacency *adjacency,
                                          const pave_allocator *allocator, pave_edge_list *out,
                                          pave_error *error)
{
    *out = (pave_edge_list){.node_count = adjacency->graph->node_count};
    if (error) *error = (pave_error){0};
    if (allocator) out->allocator = *allocator;
    gather_edges(adjacency, out, false);
    if (out->border_count == 0) out->border_rule = PAVE_BORDER_NONE;
    out->positions = pave_common_array(allocator, (size_t)out->node_count, sizeof *out->positions);
    out->edges = pave_common_array(allocator, (size_t)out->edge_count, sizeof *out->edges);
    out->border = pave_common_array(allocator, (size_t)out->border_count, sizeof *out->border);
    if (!out->positions || !out->edges || !out->border) {
        pave_edge_list_release(out);
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for the list of that graph");
    }
    gather_edges(adjacency, out, true);
    return PAVE_OK;
}
