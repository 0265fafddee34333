/// src/search/search.c: the workspace of the searches.
#include "../base/exact.h"

#include "../base/memory.h"
#include "search_core.h"
#include "search_heuristic.h"

/// Sets up the neighbour lists of the ground or, if it has none, the functions that compute
/// neighbours.
static pave_result search_take_ground(pave_search *search, const pave_ground *ground)
{
    search->graph = ground->graph;
    search->window = ground->graph ? ground->graph->window : ground->window;
    search->contact = ground->graph ? ground->graph->contact : ground->contact;
    if (ground->graph) {
        search->node_count = ground->graph->node_count;
        search->start = ground->graph->start;
        search->to = ground->graph->to;
        return PAVE_OK;
    }
    pave_result result =
        pave_neighbors_create(ground, &search->allocator, &search->neighbors, NULL);
    if (result != PAVE_OK) return result;
    search->node_count = search->neighbors->cell_count;
    search->start = search->neighbors->start;
    search->to = search->neighbors->to;
    return PAVE_OK;
}

static pave_result search_make(const pave_ground *ground, const pave_allocator *memory,
                               pave_search **out)
{
    pave_search *search = *out = pave_array_allocate(memory, 1, sizeof *search);
    if (!search) return PAVE_NO_MEMORY;
    search->allocator = search->queue.allocator = *memory;
    pave_result result = search_take_ground(search, ground);
    if (result != PAVE_OK) return result;
    size_t count = (size_t)search->node_count;
    search->stamps = pave_array_allocate(memory, count, sizeof *search->stamps);
    search->nodes = pave_array_allocate(memory, count, sizeof *search->nodes);
    search->order = pave_array_allocate(memory, count + 1, sizeof *search->order);
    if (!search->stamps || !search->nodes || !search->order) return PAVE_NO_MEMORY;
    pave_heuristic_prepare(search);
    return PAVE_OK;
}

pave_result pave_search_create(const pave_ground *ground, const pave_allocator *allocator,
                               pave_search **out, pave_error *error)
{
    pave_allocator memory = pave_allocator_or_default(allocator);
    assert(ground->graph || ground->window);
    pave_result result = search_make(ground, &memory, out);
    if (result == PAVE_OK) return PAVE_OK;
    pave_search_destroy(*out);
    *out = NULL;
    return PAVE_FAIL(error, result,
                     result == PAVE_RANGE
                         ? "a ground has at most INT32_MAX cells and arcs, and its contact must be "
                           "an enumerator: use a smaller window, or contact across edges"
                         : "not enough memory to search that ground");
}

void pave_search_destroy(pave_search *search)
{
    if (!search) return;
    pave_allocator memory = search->allocator;
    pave_queue_release(&search->queue);
    PAVE_RELEASE(&memory, search->keys, search->order, search->nodes, search->stamps);
    pave_neighbors_destroy(search->neighbors);
    pave_array_release(&memory, search);
}
