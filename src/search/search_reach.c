/// src/search/search_reach.c: movement ranges.
///
/// The search settles nodes by cost; nodes of equal cost are then sorted by index. Cost and index
/// form a key of few bits, which is sorted by radix sort, lowest digit first (H. H. Seward,
/// "Information sorting in the application of electronic digital computers", 1954).
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/sort.h"
#include "search_core.h"

/// Breadth-first search of at most `budget` steps. Returns the number of nodes found. A node's
/// total is its distance.
PAVE_SEARCH_BODY int32_t pave_reach_breadth_first(pave_search *search, bool lists, int32_t a,
                                                  int32_t budget)
{
    int32_t *order = search->order, found = 1, level_end = 1, next = 0;
    uint32_t *stamps = search->stamps, seen = search->fresh;
    order[0] = a;
    stamps[a] = seen;
    search->nodes[a].total = 0;
    for (int32_t distance = 0; distance < budget && next < found; distance++, level_end = found) {
        for (; next < level_end; next++) {
            int32_t first, count;
            const int32_t *near = pave_search_near(search, lists, order[next], &first, &count);
            for (int32_t k = 0; k < count; k++) {
                int32_t to = near[k];
                bool fresh = stamps[to] != seen;
                order[found] = to;
                found += fresh;
                stamps[to] = seen;
            }
        }
        for (int32_t i = level_end; i < found; i++) search->nodes[order[i]].total = distance + 1;
    }
    return found;
}

/// Like pave_reach_breadth_first, but with costs. Returns -1 if out of memory.
PAVE_SEARCH_BODY int32_t pave_reach_by_cost(pave_search *search, bool lists, int32_t a,
                                            int32_t budget, const pave_steps *steps)
{
    pave_search_node *nodes = search->nodes;
    uint32_t *stamps = search->stamps;
    bool failed = false;
    int32_t found = 0, node;
    stamps[a] = search->fresh;
    nodes[a].total = 0;
    pave_queue_start(&search->queue, 0);
    failed = !pave_queue_put(&search->queue, 0, a, PAVE_QUEUE_FIRST_IN_FIRST);
    while (!failed && pave_queue_take(&search->queue, PAVE_QUEUE_FIRST_IN_FIRST, &node, &failed)) {
        if (stamps[node] == search->fresh + 1) continue;
        stamps[node] = search->fresh + 1;
        search->order[found++] = node;
        int32_t arc, count;
        const int32_t *near = pave_search_near(search, lists, node, &arc, &count);
        for (int32_t k = 0; k < count && !failed; k++) {
            int32_t to = near[k];
            int64_t step = pave_steps_cost(steps, arc + k, to, nodes[node].total);
            int64_t total = nodes[node].total + step;
            if (step < 0 || total > budget || stamps[to] == search->fresh + 1) continue;
            if (stamps[to] == search->fresh && nodes[to].total <= total) continue;
            stamps[to] = search->fresh;
            nodes[to].total = total;
            failed = !pave_queue_put(&search->queue, total, to, PAVE_QUEUE_FIRST_IN_FIRST);
        }
    }
    return failed ? -1 : found;
}

/// Returns the number of significant bits of a number.
static int reach_width(uint64_t number)
{
    int width = 0;
    for (; number; number >>= 1) width++;
    return width;
}

/// Returns the nodes found as keys sorted by cost, then index. The low `bits` bits of a key are the
/// index minus `least`; the bits above are the cost.
static const uint64_t *reach_sorted(pave_search *search, int32_t count, int32_t *least, int *bits)
{
    uint64_t *keys = search->keys;
    const int32_t *order = search->order;
    int32_t low = order[0], high = order[0];
    for (int32_t i = 0; i < count; i++) {
        low = order[i] < low ? order[i] : low;
        high = order[i] > high ? order[i] : high;
    }
    *least = low;
    *bits = reach_width((uint64_t)(high - low));
    for (int32_t i = 0; i < count; i++)
        keys[i] = (uint64_t)search->nodes[order[i]].total << *bits | (uint64_t)(order[i] - low);
    const uint64_t highest = (uint64_t)search->nodes[order[count - 1]].total;
    return pave_sort_keys(keys, keys + count, count, 0, *bits + reach_width(highest));
}

pave_result pave_search_reach(pave_search *search, int32_t a, int32_t budget,
                              const pave_costs *costs, pave_reached *out, int64_t capacity,
                              int64_t *count)
{
    pave_steps steps = pave_steps_of(costs);
    const uint64_t *sorted;
    int32_t found, least;
    int bits;
    assert(a >= 0 && a < search->node_count && capacity >= 0);
    *count = 0;
    if (pave_search_lacks_arcs(search, costs)) return PAVE_UNSUPPORTED;
    if (budget < 0) return PAVE_OK;
    if (budget == PAVE_FAR) budget--; // a total of PAVE_FAR is too large
    pave_search_begin(search);
    if (steps.unit)
        found = search->to ? pave_reach_breadth_first(search, true, a, budget)
                           : pave_reach_breadth_first(search, false, a, budget);
    else
        found = search->to ? pave_reach_by_cost(search, true, a, budget, &steps)
                           : pave_reach_by_cost(search, false, a, budget, &steps);
    if (found < 0) return PAVE_NO_MEMORY;
    *count = found;
    if (found > capacity) return PAVE_CAPACITY;
    if (!pave_array_reserve(&search->allocator, &search->keys, &search->key_room,
                            2 * (int64_t)found, sizeof *search->keys))
        return PAVE_NO_MEMORY;
    sorted = reach_sorted(search, found, &least, &bits);
    for (int32_t i = 0; i < found; i++) {
        out[i].node = least + (int32_t)(sorted[i] & pave_bits_ones(bits));
        out[i].cost = (int32_t)(sorted[i] >> bits);
    }
    return PAVE_OK;
}
