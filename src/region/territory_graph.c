/// src/region/territory_graph.c: graph of territories: bridges, articulation points, and the
/// largest connected component of each owner.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_parts.h"
#include "../graph/graph_union.h"
#include "territory_parts.h"

#include <string.h>

// ---- The graph ----------------------------------------------------------------------------------

/// Fills in the arcs. Territories are visited in increasing order, so the k-th arc that leads to a
/// territory is the twin of its k-th arc.
static void territories_arcs(const pave_territories *territories, pave_graph_parts *parts,
                             int32_t *next)
{
    for (int32_t t = 0; t < territories->count; t++) {
        next[t] = territories->start[t];
        parts->positions[t] = territories->items[t].mean;
    }
    for (int32_t t = 0; t < territories->count; t++)
        for (int32_t i = territories->start[t]; i < territories->start[t + 1]; i++) {
            parts->to[i] = territories->neighbors[i] - 1;
            parts->twin[i] = next[parts->to[i]]++;
        }
}

pave_result pave_territories_graph(const pave_territories *territories,
                                   const pave_allocator *allocator, pave_graph **out,
                                   pave_error *error)
{
    pave_graph_parts parts;
    int32_t count = territories->count;
    pave_result result = pave_graph_begin(count, allocator, out, &parts);
    if (result == PAVE_OK) {
        memcpy(parts.start, territories->start, ((size_t)count + 1) * sizeof *parts.start);
        result = pave_graph_take_arcs(*out, &parts, territories->start[count], true, true);
    }
    int32_t *next = pave_array_take(allocator, (size_t)count, sizeof *next);
    if (!next) result = PAVE_NO_MEMORY;
    if (result == PAVE_OK) territories_arcs(territories, &parts, next);
    pave_array_release(allocator, next);
    if (result == PAVE_OK) return PAVE_OK;
    pave_graph_destroy(*out);
    *out = NULL;
    return PAVE_FAIL(error, result, "%s", pave_result_text(result));
}

// ---- Supply -------------------------------------------------------------------------------------

typedef struct pave_supply_group {
    int32_t territories;
    int64_t cells;
} pave_supply_group;

/// Joins adjacent territories of each owner, and sums up each group at its root.
static void supply_add_up(const pave_territories *territories, const int32_t *owners,
                          int32_t *parents, pave_supply_group *groups)
{
    for (int32_t t = 0; t < territories->count; t++) {
        parents[t] = t;
        for (int32_t i = territories->start[t];
             owners[t] >= 0 && i < territories->start[t + 1] && territories->neighbors[i] <= t; i++)
            if (owners[territories->neighbors[i] - 1] == owners[t])
                (void)pave_union_join(parents, t, territories->neighbors[i] - 1);
    }
    for (int32_t t = 0; t < territories->count; t++) {
        pave_supply_group *group = &groups[pave_union_find(parents, t)];
        group->territories++;
        group->cells += territories->items[t].size;
    }
}

pave_result pave_territories_supply(const pave_territories *territories, const int32_t *owners,
                                    int32_t owner_count, const pave_allocator *allocator,
                                    int32_t *largest, int64_t *cells)
{
    size_t count = (size_t)territories->count;
    assert(owner_count >= 0);
    int32_t *parents = pave_array_take(allocator, count, sizeof *parents);
    pave_supply_group *groups = pave_array_allocate(allocator, count, sizeof *groups);
    int64_t *best = pave_array_allocate(allocator, (size_t)owner_count, sizeof *best);
    pave_result result = parents && groups && best ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        supply_add_up(territories, owners, parents, groups);
        for (int32_t o = 0; o < owner_count; o++) largest[o] = 0;
        for (int32_t t = 0; t < territories->count; t++) {
            assert(owners[t] < owner_count);
            if (owners[t] < 0 || parents[t] != t) continue;
            int32_t o = owners[t], more = groups[t].territories - largest[o];
            if (more < 0 || (more == 0 && groups[t].cells <= best[o])) continue;
            largest[o] = groups[t].territories;
            best[o] = groups[t].cells;
        }
        for (int32_t o = 0; cells && o < owner_count; o++) cells[o] = best[o];
    }
    PAVE_RELEASE(allocator, best, groups, parents);
    return result;
}

// ---- Bridges and articulation points ------------------------------------------------------------

/// Finds bridges or articulation points of the graph of territories. On success the caller must
/// release `found`, which has capacity `room`.
typedef pave_result pave_cut_finder(const pave_graph *graph, const pave_allocator *allocator,
                                    int32_t *out, int64_t capacity, int64_t *count);

static pave_result territories_cuts(const pave_graph *graph, pave_cut_finder *finder, int32_t room,
                                    const pave_allocator *allocator, int32_t **found,
                                    int64_t *count)
{
    *found = pave_array_take(allocator, (size_t)room, sizeof **found);
    if (!*found) return PAVE_NO_MEMORY;
    pave_result result = finder(graph, allocator, *found, room, count);
    if (result == PAVE_OK) return PAVE_OK;
    pave_array_release(allocator, *found);
    *found = NULL;
    return result;
}

pave_result pave_territories_bridges(const pave_territories *territories,
                                     const pave_allocator *allocator, pave_territory_bridge *out,
                                     int64_t capacity, int64_t *count)
{
    pave_graph *graph = NULL;
    int32_t *arcs = NULL, room = territories->count; // there are fewer bridges than nodes
    int64_t found = 0;
    pave_result result = pave_territories_graph(territories, allocator, &graph, NULL);
    if (result == PAVE_OK)
        result = territories_cuts(graph, pave_graph_bridges, room, allocator, &arcs, &found);
    if (result == PAVE_OK) *count = found;
    if (result == PAVE_OK && found > capacity) result = PAVE_CAPACITY;
    for (int32_t i = 0, node = 0; result == PAVE_OK && i < found; i++) {
        while (graph->start[node + 1] <= arcs[i])
            node++; // arcs are sorted, and the lower arc of a pair of twins leads to the node with
                    // the higher number
        out[i] = (pave_territory_bridge){node + 1, graph->to[arcs[i]] + 1,
                                         territories->lengths[arcs[i]]};
    }
    pave_array_release(allocator, arcs);
    pave_graph_destroy(graph);
    return result;
}

pave_result pave_territories_articulation_points(const pave_territories *territories,
                                                 const pave_allocator *allocator, int32_t *out,
                                                 int64_t capacity, int64_t *count)
{
    pave_graph *graph = NULL;
    int32_t *nodes = NULL, room = territories->count;
    int64_t found = 0;
    pave_result result = pave_territories_graph(territories, allocator, &graph, NULL);
    if (result == PAVE_OK)
        result = territories_cuts(graph, pave_graph_articulation_points, room, allocator, &nodes,
                                  &found);
    if (result == PAVE_OK) *count = found;
    if (result == PAVE_OK && found > capacity) result = PAVE_CAPACITY;
    for (int32_t i = 0; result == PAVE_OK && i < found; i++) out[i] = nodes[i] + 1;
    pave_array_release(allocator, nodes);
    pave_graph_destroy(graph);
    return result;
}
