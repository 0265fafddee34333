/// formats/embed/embed_order.c: planar embedding: the order of edges around nodes.
#include "embed_parts.h"

#include <planarity/graph.h>

#include <string.h>

static pave_result no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory to embed the graph; use fewer nodes");
}

// ---- The graph ----------------------------------------------------------------------------------

static pave_result check_edges(const pave_embed_def *def, pave_error *error)
{
    if (def->node_count < 0 || def->node_count > PAVE_EMBED_NODES_MAX || def->edge_count < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "the number of nodes must be 0 to 4194304");
    for (int32_t e = 0; e < def->edge_count; e++) {
        const int a = def->edges[e][0], b = def->edges[e][1];
        if (a < 0 || b < 0 || a >= def->node_count || b >= def->node_count)
            return PAVE_FAIL(error, PAVE_RANGE, "node %d does not exist; nodes are 0 to %d",
                             a < 0 || a >= def->node_count ? a : b, (int)def->node_count - 1);
        if (a == b)
            return PAVE_FAIL(error, PAVE_INVALID, "an edge joins node %d to itself; leave it out",
                             a);
    }
    return PAVE_OK;
}

/// Lists the arcs of each node: start[v] to start[v + 1] - 1 of `arcs`.
static void list_arcs(const pave_embed_def *def, int32_t *start, int32_t *arcs)
{
    memset(start, 0, ((size_t)def->node_count + 1) * sizeof *start);
    for (int32_t arc = 0; arc < 2 * def->edge_count; arc++) start[def->edges[arc >> 1][arc & 1]]++;
    for (int32_t v = 1; v <= def->node_count; v++) start[v] += start[v - 1];
    for (int32_t arc = 2 * def->edge_count; arc-- > 0;)
        arcs[--start[def->edges[arc >> 1][arc & 1]]] = arc;
}

static pave_result check_twice(const pave_embed_def *def, const int32_t *start, const int32_t *arcs,
                               int32_t *seen, pave_error *error)
{
    for (int32_t v = 0; v < def->node_count; v++) seen[v] = -1;
    for (int32_t v = 0; v < def->node_count; v++)
        for (int32_t k = start[v]; k < start[v + 1]; k++) {
            const int32_t to = def->edges[arcs[k] >> 1][!(arcs[k] & 1)];
            if (seen[to] == v)
                return PAVE_FAIL(error, PAVE_INVALID,
                                 "there are two edges from node %d to node %d; leave one out",
                                 (int)v, (int)to);
            seen[to] = v;
        }
    return PAVE_OK;
}

// ---- The library --------------------------------------------------------------------------------

/// Embeds the graph; `*planar` receives whether it is planar. Returns false if out of memory.
static bool embed(graphP graph, const pave_embed_def *def, bool *planar)
{
    if (gp_EnsureArcCapacity(graph, 2 * def->edge_count + 2) != OK ||
        gp_InitGraph(graph, def->node_count) != OK)
        return false;
    for (int32_t e = 0; e < def->edge_count; e++)
        if (gp_AddEdge(graph, gp_GetFirstVertex(graph) + def->edges[e][0], 0,
                       gp_GetFirstVertex(graph) + def->edges[e][1], 0) != OK)
            return false;
    const int result = gp_Embed(graph, EMBEDFLAGS_PLANAR);
    *planar = result == OK;
    return (result == OK || result == NONEMBEDDABLE) && gp_SortVertices(graph) == OK;
}

/// Reads the order of arcs around each node; `arc_to` is scratch memory of node_count elements.
static void take_order(graphP graph, const pave_embed_def *def, const int32_t *start,
                       const int32_t *arcs, int32_t *arc_to, pave_embed_plane *plane)
{
    for (int32_t v = 0; v < def->node_count; v++) {
        int32_t last = -1;
        for (int32_t k = start[v]; k < start[v + 1]; k++)
            arc_to[def->edges[arcs[k] >> 1][!(arcs[k] & 1)]] = arcs[k];
        plane->first[v] = -1;
        for (int e = gp_GetFirstArc(graph, gp_GetFirstVertex(graph) + v); gp_IsArc(e);
             e = gp_GetNextArc(graph, e)) {
            const int32_t arc = arc_to[gp_GetNeighbor(graph, e) - gp_GetFirstVertex(graph)];
            if (last < 0)
                plane->first[v] = arc;
            else
                plane->next[last] = arc;
            last = arc;
        }
        if (last >= 0) plane->next[last] = plane->first[v];
    }
}

/// Marks the edges of the obstruction that the library finds in a nonplanar graph.
static void mark_obstruction(graphP graph, const pave_embed_def *def, const int32_t *start,
                             const int32_t *arcs, int32_t *arc_to, bool *out)
{
    memset(out, 0, (size_t)def->edge_count * sizeof *out);
    for (int32_t v = 0; v < def->node_count; v++) {
        for (int32_t k = start[v]; k < start[v + 1]; k++)
            arc_to[def->edges[arcs[k] >> 1][!(arcs[k] & 1)]] = arcs[k];
        for (int e = gp_GetFirstArc(graph, gp_GetFirstVertex(graph) + v); gp_IsArc(e);
             e = gp_GetNextArc(graph, e))
            out[arc_to[gp_GetNeighbor(graph, e) - gp_GetFirstVertex(graph)] >> 1] = true;
    }
}

static bool make_plane(const pave_embed_def *def, pave_embed_plane *plane)
{
    const size_t nodes = (size_t)def->node_count, edges = (size_t)def->edge_count;
    plane->node_count = plane->node_room = def->node_count;
    plane->edge_count = plane->edge_room = def->edge_count;
    plane->ends = pave_common_array(plane->allocator, edges, sizeof *plane->ends);
    plane->next = pave_common_array(plane->allocator, 2 * edges, sizeof *plane->next);
    plane->first = pave_common_array(plane->allocator, nodes, sizeof *plane->first);
    if (!plane->ends || !plane->next || !plane->first) return false;
    if (edges > 0) memcpy(plane->ends, def->edges, edges * sizeof *plane->ends);
    return true;
}

void pave_embed_plane_release(pave_embed_plane *plane)
{
    PAVE_COMMON_FREE(plane->allocator, plane->first, plane->next, plane->ends);
}

static pave_result run_library(const pave_embed_def *def, const int32_t *start, const int32_t *arcs,
                               int32_t *work, pave_embed_plane *plane, bool *obstruction,
                               pave_error *error)
{
    bool planar = true;
    graphP graph = gp_New();
    const bool fine = graph && embed(graph, def, &planar);
    if (fine && planar) take_order(graph, def, start, arcs, work, plane);
    if (fine && !planar && obstruction)
        mark_obstruction(graph, def, start, arcs, work, obstruction);
    if (graph) gp_Free(&graph);
    if (!fine) return no_memory(error);
    return planar ? PAVE_OK : PAVE_FAIL(error, PAVE_INVALID, "the graph is not planar");
}

pave_result pave_embed_find_order(const pave_embed_def *def, pave_embed_plane *plane,
                                  bool *obstruction, pave_error *error)
{
    for (int32_t e = 0; obstruction && e < def->edge_count; e++) obstruction[e] = false;
    pave_result result = check_edges(def, error);
    if (result != PAVE_OK) return result;
    const size_t nodes = (size_t)def->node_count, edges = (size_t)def->edge_count;
    int32_t *start = pave_common_array(plane->allocator, nodes + 1, sizeof *start),
            *arcs = pave_common_array(plane->allocator, 2 * edges, sizeof *arcs),
            *work = pave_common_array(plane->allocator, nodes, sizeof *work);
    if (!start || !arcs || !work || !make_plane(def, plane)) {
        result = no_memory(error);
    } else {
        list_arcs(def, start, arcs);
        result = check_twice(def, start, arcs, work, error);
        if (result == PAVE_OK && edges > 0)
            result = run_library(def, start, arcs, work, plane, obstruction, error);
        for (size_t v = 0; edges == 0 && v < nodes; v++) plane->first[v] = -1;
    }
    PAVE_COMMON_FREE(plane->allocator, work, arcs, start);
    return result;
}
