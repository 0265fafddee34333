/// src/search/search_field.c: distance fields, and paths along them to the sources.
#include "../base/exact.h"

#include "search_core.h"

/// Writes the distinct sources, at distance 0, to the order. Returns their number.
static int32_t field_sources(pave_search *search, const int32_t *sources, int64_t source_count,
                             int32_t *distances)
{
    int32_t found = 0;
    for (int64_t i = 0; i < source_count; i++) {
        int32_t source = sources[i];
        assert(source >= 0 && source < search->node_count);
        if (distances[source] == 0) continue;
        distances[source] = 0;
        search->order[found++] = source;
    }
    return found;
}

/// Breadth-first search that uses distances as marks. It does not branch on whether a node is new,
/// because that is hard to predict on a grid.
PAVE_SEARCH_BODY void pave_field_breadth_first(pave_search *search, bool lists, int32_t found,
                                               int32_t *distances, int32_t *from)
{
    int32_t *order = search->order, none, *came = from;
    for (int32_t next = 0; next < found; next++) {
        int32_t node = order[next], step = distances[node] + 1, first, count;
        const int32_t *near = pave_search_near(search, lists, node, &first, &count);
        for (int32_t k = 0; k < count; k++) {
            int32_t to = near[k], known = distances[to];
            bool fresh = known == PAVE_FAR;
            came = from ? &from[to] : &none;
            order[found] = to;
            found += fresh;
            distances[to] = fresh ? step : known;
            *came = fresh ? node : from ? *came : 0;
        }
    }
}

/// Returns whether a step leads from a reached to an unreached node. Such a node was left out
/// because its distance would be too large.
static bool field_is_cut(const pave_search *search, const pave_steps *steps,
                         const int32_t *distances)
{
    for (int32_t node = 0; node < search->node_count; node++) {
        int32_t arc, count;
        if (distances[node] == PAVE_FAR) continue;
        const int32_t *near = pave_search_near(search, search->to != NULL, node, &arc, &count);
        for (int32_t k = 0; k < count; k++)
            if (distances[near[k]] == PAVE_FAR &&
                pave_steps_cost(steps, arc + k, near[k], distances[node]) >= 0)
                return true;
    }
    return false;
}

PAVE_SEARCH_BODY pave_result pave_field_by_cost(pave_search *search, bool lists, int32_t found,
                                                const pave_steps *steps, int32_t *distances,
                                                int32_t *from)
{
    pave_queue *queue = &search->queue;
    bool failed = false, cut = false;
    int32_t node;
    pave_queue_start(queue, 0);
    for (int32_t i = 0; i < found && !failed; i++)
        failed = !pave_queue_put(queue, 0, search->order[i], PAVE_QUEUE_FIRST_IN_FIRST);
    while (!failed && pave_queue_take(queue, PAVE_QUEUE_FIRST_IN_FIRST, &node, &failed)) {
        if (distances[node] != queue->key) continue;
        int32_t arc, count;
        const int32_t *near = pave_search_near(search, lists, node, &arc, &count);
        for (int32_t k = 0; k < count && !failed; k++) {
            int32_t to = near[k];
            int64_t step = pave_steps_cost(steps, arc + k, to, queue->key);
            int64_t total = queue->key + step;
            if (step < 0 || total >= distances[to]) {
                cut |= total >= PAVE_FAR;
                continue;
            }
            distances[to] = (int32_t)total;
            if (from) from[to] = node;
            failed = !pave_queue_put(queue, total, to, PAVE_QUEUE_FIRST_IN_FIRST);
        }
    }
    if (failed) return PAVE_NO_MEMORY;
    return cut && field_is_cut(search, steps, distances) ? PAVE_RANGE : PAVE_OK;
}

pave_result pave_search_field(pave_search *search, const int32_t *sources, int64_t source_count,
                              const pave_costs *costs, int32_t *distances, int32_t *from)
{
    pave_steps steps = pave_steps_of(costs);
    int32_t found;
    assert(source_count >= 0);
    if (pave_search_lacks_arcs(search, costs)) return PAVE_UNSUPPORTED;
    for (int32_t node = 0; node < search->node_count; node++) distances[node] = PAVE_FAR;
    if (from) memset(from, 0xff, (size_t)search->node_count * sizeof *from);
    found = field_sources(search, sources, source_count, distances);
    if (!steps.unit)
        return search->to ? pave_field_by_cost(search, true, found, &steps, distances, from)
                          : pave_field_by_cost(search, false, found, &steps, distances, from);
    if (search->to)
        pave_field_breadth_first(search, true, found, distances, from);
    else
        pave_field_breadth_first(search, false, found, distances, from);
    return PAVE_OK;
}

// ---- Paths along a field ------------------------------------------------------------------------

/// Returns the next node on the path to a source; -1 if the arrays are not a field.
static int32_t field_down(const pave_search *search, const int32_t *distances, const int32_t *from,
                          int32_t node)
{
    int32_t best = -1, least = distances[node], first, count;
    if (from) {
        best = from[node];
        return best >= 0 && best < search->node_count && distances[best] <= least ? best : -1;
    }
    const int32_t *near = pave_search_near(search, search->to != NULL, node, &first, &count);
    for (int32_t k = 0; k < count; k++) {
        if (distances[near[k]] >= least) continue;
        best = near[k];
        least = distances[best];
    }
    return best;
}

/// Returns whether the path ends at `node`.
static bool field_ends(const int32_t *distances, const int32_t *from, int32_t node)
{
    return distances[node] == 0 && (!from || from[node] < 0);
}

pave_result pave_search_field_path(pave_search *search, const int32_t *distances,
                                   const int32_t *from, int32_t node, int32_t *out,
                                   int64_t capacity, int64_t *count)
{
    int32_t length = 1, nodes = search->node_count;
    assert(node >= 0 && node < nodes && capacity >= 0);
    *count = 0;
    if (distances[node] == PAVE_FAR) return PAVE_NOT_FOUND;
    for (int32_t at = node; !field_ends(distances, from, at); length++) {
        at = field_down(search, distances, from, at);
        if (at < 0 || length == nodes) return PAVE_INVALID;
    }
    *count = length;
    if (length > capacity) return PAVE_CAPACITY;
    for (int32_t i = 0; i < length; i++) {
        out[i] = node;
        if (i + 1 < length) node = field_down(search, distances, from, node);
    }
    return PAVE_OK;
}
