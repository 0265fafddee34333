/// src/search/search.c: the workspace of the searches.
#include "../base/exact.h"

#include "../base/memory.h"
#include "search_core.h"
#include "search_heuristic.h"

pave_result pave_search_create(const pave_graph *graph, const pave_allocator *allocator,
                               pave_search **out)
{
    pave_allocator memory = pave_allocator_or_default(allocator);
    pave_search *search = pave_array_allocate(&memory, 1, sizeof *search);
    size_t count = (size_t)graph->node_count;
    assert(graph->node_count >= 0);
    *out = NULL;
    if (!search) return PAVE_NO_MEMORY;
    search->graph = graph;
    search->allocator = search->queue.allocator = memory;
    search->stamps = pave_array_allocate(&memory, count, sizeof *search->stamps);
    search->nodes = pave_array_allocate(&memory, count, sizeof *search->nodes);
    search->order = pave_array_allocate(&memory, count + 1, sizeof *search->order);
    if (!search->stamps || !search->nodes || !search->order) {
        pave_search_destroy(search);
        return PAVE_NO_MEMORY;
    }
    pave_heuristic_prepare(search);
    *out = search;
    return PAVE_OK;
}

void pave_search_destroy(pave_search *search)
{
    if (!search) return;
    pave_allocator memory = search->allocator;
    size_t count = (size_t)search->graph->node_count;
    pave_queue_release(&search->queue);
    pave_array_release(&memory, search->keys, (size_t)search->key_room, sizeof *search->keys);
    pave_array_release(&memory, search->order, count + 1, sizeof *search->order);
    pave_array_release(&memory, search->nodes, count, sizeof *search->nodes);
    pave_array_release(&memory, search->stamps, count, sizeof *search->stamps);
    pave_array_release(&memory, search, 1, sizeof *search);
}
