/// src/region/chokepoints_territories.c: the borders and the territories without which others no
/// longer hang together.
#include "../base/exact.h"

#include "../base/memory.h"

#include <pave/chokepoints.h>

/// Bridges or articulation points of the graph of territories. On success the caller releases
/// `found`, of `room` elements.
typedef pave_result pave_cut_finder(const pave_graph *graph, const pave_allocator *allocator,
                                    int32_t *out, int64_t capacity, int64_t *count);

static pave_result pave_territories_cuts(const pave_graph *graph, pave_cut_finder *finder,
                                         int32_t room, const pave_allocator *allocator,
                                         int32_t **found, int64_t *count)
{
    *found = pave_array_take(allocator, (size_t)room, sizeof **found);
    if (!*found) return PAVE_NO_MEMORY;
    pave_result result = finder(graph, allocator, *found, room, count);
    if (result == PAVE_OK) return PAVE_OK;
    pave_array_release(allocator, *found, (size_t)room, sizeof **found);
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
        result = pave_territories_cuts(graph, pave_graph_bridges, room, allocator, &arcs, &found);
    if (result == PAVE_OK) *count = found;
    if (result == PAVE_OK && found > capacity) result = PAVE_CAPACITY;
    for (int32_t i = 0, node = 0; result == PAVE_OK && i < found; i++) {
        while (graph->start[node + 1] <= arcs[i])
            node++; // arcs increase; the lower of both twins leads up
        out[i] = (pave_territory_bridge){node + 1, graph->to[arcs[i]] + 1,
                                         territories->lengths[arcs[i]]};
    }
    pave_array_release(allocator, arcs, (size_t)room, sizeof *arcs);
    pave_graph_destroy(graph);
    return result;
}

pave_result pave_territories_articulations(const pave_territories *territories,
                                           const pave_allocator *allocator, int32_t *out,
                                           int64_t capacity, int64_t *count)
{
    pave_graph *graph = NULL;
    int32_t *nodes = NULL, room = territories->count;
    int64_t found = 0;
    pave_result result = pave_territories_graph(territories, allocator, &graph, NULL);
    if (result == PAVE_OK)
        result = pave_territories_cuts(graph, pave_graph_articulation_points, room, allocator,
                                       &nodes, &found);
    if (result == PAVE_OK) *count = found;
    if (result == PAVE_OK && found > capacity) result = PAVE_CAPACITY;
    for (int32_t i = 0; result == PAVE_OK && i < found; i++) out[i] = nodes[i] + 1;
    pave_array_release(allocator, nodes, (size_t)room, sizeof *nodes);
    pave_graph_destroy(graph);
    return result;
}
