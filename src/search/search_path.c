/// src/search/search_path.c: shortest paths by A*.
///
/// The heuristic never decreases by more than the cost of a step. A node's total is therefore final
/// when the node is first taken from the queue, and keys never decrease. If the caller's `least` is
/// too large, the path found may not be the cheapest; nothing else is affected.
#include "../base/exact.h"

#include "search_core.h"
#include "search_heuristic.h"

/// Records that `node` is reached at `total` if this is the node's minimum so far. Returns false if
/// out of memory.
static inline bool path_reach(pave_search *search, const pave_heuristic_goal *goal, int32_t node,
                              int32_t parent, int64_t total)
{
    pave_search_node *seen = &search->nodes[node];
    uint32_t stamp = search->stamps[node];
    if (stamp == search->fresh + 1 || (stamp == search->fresh && seen->total <= total)) return true;
    search->stamps[node] = search->fresh;
    seen->total = total;
    seen->parent = parent;
    return pave_queue_put(&search->queue, total + pave_heuristic_of(goal, seen->cell), node,
                          PAVE_QUEUE_LAST_IN_FIRST);
}

/// Settles nodes until b is settled. Returns PAVE_OK, PAVE_NOT_FOUND or PAVE_NO_MEMORY.
PAVE_SEARCH_BODY pave_result pave_path_search(pave_search *search, bool lists, int32_t b,
                                              const pave_steps *steps,
                                              const pave_heuristic_goal *goal)
{
    bool failed = false;
    int32_t node;
    while (!failed && pave_queue_take(&search->queue, PAVE_QUEUE_LAST_IN_FIRST, &node, &failed)) {
        int64_t total = search->nodes[node].total;
        if (search->stamps[node] == search->fresh + 1) continue;
        search->stamps[node] = search->fresh + 1;
        if (node == b) return PAVE_OK;
        int32_t arc, count;
        const int32_t *near = pave_search_near(search, lists, node, &arc, &count);
        for (int32_t k = 0; k < count && !failed; k++) {
            int64_t step = steps->unit ? 1 : pave_steps_cost(steps, arc + k, near[k], total);
            if (step >= 0) failed = !path_reach(search, goal, near[k], node, total + step);
        }
    }
    return failed ? PAVE_NO_MEMORY : PAVE_NOT_FOUND;
}

pave_result pave_search_path(pave_search *search, int32_t a, int32_t b, const pave_costs *costs,
                             int32_t *out, int64_t capacity, pave_path *path)
{
    pave_steps steps = pave_steps_of(costs);
    pave_heuristic_goal goal;
    pave_result result;
    int64_t length = 0;
    assert(a >= 0 && a < search->node_count && b >= 0 && b < search->node_count && capacity >= 0);
    *path = (pave_path){0};
    if (pave_search_lacks_arcs(search, costs)) return PAVE_UNSUPPORTED;
    pave_heuristic_aim(search, b, &steps, &goal);
    pave_search_begin(search);
    pave_queue_start(&search->queue, pave_heuristic_of(&goal, search->nodes[a].cell));
    result = !path_reach(search, &goal, a, -1, 0) ? PAVE_NO_MEMORY
             : search->to                         ? pave_path_search(search, true, b, &steps, &goal)
                          : pave_path_search(search, false, b, &steps, &goal);
    if (result != PAVE_OK) return result;
    if (search->nodes[b].total >= PAVE_FAR) return PAVE_RANGE;
    for (int32_t node = b; node >= 0; node = search->nodes[node].parent) length++;
    path->count = length;
    path->cost = (int32_t)search->nodes[b].total;
    if (length > capacity) return PAVE_CAPACITY;
    for (int32_t node = b; node >= 0; node = search->nodes[node].parent) out[--length] = node;
    return PAVE_OK;
}
