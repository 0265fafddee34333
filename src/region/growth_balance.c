/// src/region/growth_balance.c: balances sizes: computes the flow across borders that minimizes
/// transport, and moves cells accordingly. Because amounts are rounded and some borders do not let
/// any cell pass, an excess may remain; it is moved cell by cell across the minimum number of
/// borders. Then borders are shortened within the tolerance. Based on: Y. Hu, R. Blake, "An Optimal
/// Migration Algorithm for Dynamic Load Balancing", 1998; M. Hestenes, E. Stiefel, "Methods of
/// Conjugate Gradients for Solving Linear Systems", 1952; L. Ford, D. Fulkerson, "Maximal Flow
/// Through a Network", 1956 and J. Edmonds, R. Karp, 1972 (shortest augmenting paths); C. Fiduccia,
/// R. Mattheyses, "A Linear-Time Heuristic for Improving Network Partitions", 1982.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "growth_flow.h"
#include "growth_model.h"

#include <math.h>
#include <string.h>

enum { PAVE_GROWTH_BALANCE_ROUNDS = 24, PAVE_GROWTH_BALANCE_PATIENCE = 3, PAVE_GROWTH_FEW = 16 };

// ---- Neighbours ---------------------------------------------------------------------------------

static int32_t growth_bucket(const void *self, int32_t cell)
{
    return ((const pave_growth *)self)->of[cell];
}

void pave_growth_count(pave_growth *growth, int32_t count)
{
    pave_sort_buckets(NULL, growth->cell_count, growth_bucket, growth, count + 1, growth->first,
                      growth->list);
}

pave_result pave_growth_touch(pave_growth *growth, int32_t count, const uint8_t *changed)
{
    pave_growth_borders *borders = &growth->borders;
    if (!changed) borders->count = 0;
    for (int32_t id = 0; id <= count; id++) borders->slots[id] = -1;
    for (int32_t id = 0; id <= count; id++) {
        if (changed && !changed[id]) continue;
        borders->start[id] = borders->count;
        for (int32_t i = growth->first[id]; i < growth->first[id + 1]; i++) {
            const pave_growth_arcs arcs = pave_growth_arcs_of(growth, growth->list[i]);
            for (int32_t arc = 0; arc < arcs.count; arc++) {
                int32_t other = growth->of[arcs.base + arcs.to[arc]];
                if (other == id || other < 0) continue;
                if (borders->slots[other] < borders->start[id]) {
                    if (borders->count == INT32_MAX ||
                        !pave_array_reserve(growth->allocator, &borders->list, &borders->room,
                                            (int64_t)borders->count + 1, sizeof *borders->list))
                        return PAVE_NO_MEMORY;
                    borders->slots[other] = borders->count;
                    borders->list[borders->count++] = (pave_growth_border){.to = other};
                }
                borders->list[borders->slots[other]].length++;
            }
        }
        borders->end[id] = borders->count;
    }
    return PAVE_OK;
}

/// Returns whether cells can move from one area to the other.
static bool growth_flows(const pave_growth *growth, int32_t a, int32_t b)
{
    if (growth->areas[a].fixed || growth->areas[b].fixed) return false;
    return growth->sea || (a > 0 && b > 0);
}

/// Drops the borders over which cells cannot move.
static void growth_keep_flows(pave_growth *growth)
{
    pave_growth_borders *borders = &growth->borders;
    for (int32_t area = 0; area <= growth->area_count; area++) {
        int32_t i = borders->start[area], end = borders->end[area];
        for (borders->end[area] = i; i < end; i++)
            if (growth_flows(growth, area, borders->list[i].to))
                borders->list[borders->end[area]++] = borders->list[i];
    }
}

// ---- Target sizes -------------------------------------------------------------------------------

static int32_t growth_within(const pave_growth_area *area)
{
    return area->size < area->least  ? area->least
           : area->size > area->most ? area->most
                                     : area->size;
}

int64_t pave_growth_excess(const pave_growth *growth)
{
    int64_t excess = 0;
    for (int32_t area = growth->sea ? 0 : 1; area <= growth->area_count; area++) {
        int64_t beyond = (int64_t)growth->areas[area].size - growth_within(&growth->areas[area]);
        excess += beyond < 0 ? -beyond : beyond;
    }
    return excess;
}

/// Finds the groups of areas that can exchange cells, directly or through others.
static void growth_flow_groups(pave_growth_flow *flow)
{
    pave_growth *growth = flow->growth;
    for (int32_t area = 0; area <= growth->area_count; area++) flow->group[area] = area;
    for (int32_t area = 0; area <= growth->area_count; area++)
        for (int32_t i = growth->borders.start[area]; i < growth->borders.end[area]; i++)
            (void)pave_union_join(flow->group, area, growth->borders.list[i].to);
}

/// Sets the target sizes. Each size is clamped to its tolerance. The surplus goes to areas of the
/// group in proportion to their remaining capacity; missing cells are taken in the same way. If the
/// capacity is too small, the areas share the remainder equally, which exceeds their limits.
static void growth_flow_wants(pave_growth_flow *flow)
{
    pave_growth *growth = flow->growth;
    int32_t areas = growth->area_count;
    for (int32_t area = 0; area <= areas; area++)
        flow->beyond[area] = flow->up[area] = flow->down[area] = flow->members[area] = 0;
    for (int32_t area = 0; area <= areas; area++) {
        const pave_growth_area *one = &growth->areas[area];
        int32_t group = pave_union_find(flow->group, area), within = growth_within(one);
        flow->want[area] = within;
        if (one->fixed || (area == 0 && !growth->sea)) continue;
        flow->beyond[group] += (int64_t)one->size - within;
        flow->up[group] += one->most - within;
        flow->down[group] += within - one->least;
        flow->members[group]++;
    }
    for (int32_t area = 0; area <= areas; area++) {
        const pave_growth_area *one = &growth->areas[area];
        int32_t group = pave_union_find(flow->group, area);
        if (one->fixed || (area == 0 && !growth->sea)) continue;
        int64_t beyond = flow->beyond[group], amount = beyond < 0 ? -beyond : beyond, part = 0;
        int64_t room = beyond > 0 ? one->most - flow->want[area] : flow->want[area] - one->least;
        int64_t *rooms = beyond > 0 ? &flow->up[group] : &flow->down[group];
        if (amount > *rooms)
            part = room + (amount - *rooms) / flow->members[group];
        else if (*rooms > 0)
            part = (amount * room + *rooms - 1) / *rooms;
        if (part > amount) part = amount;
        *rooms -= room;
        flow->members[group]--;
        flow->beyond[group] -= beyond > 0 ? part : -part;
        flow->want[area] += (int32_t)(beyond > 0 ? part : -part);
        if (flow->want[area] < 1 && area > 0) flow->want[area] = 1;
    }
}

// ---- Remaining cells ----------------------------------------------------------------------------

enum { PAVE_GROWTH_MEND_TRIES = 16 };

/// Excludes a border over which no cell could pass: its length is negated on both sides.
static void growth_mend_bar(pave_growth *growth, int32_t from, int32_t to)
{
    pave_growth_borders *borders = &growth->borders;
    const int32_t ends[] = {from, to};
    for (int k = 0; k < 2; k++)
        for (int32_t i = borders->start[ends[k]]; i < borders->end[ends[k]]; i++)
            if (borders->list[i].to == ends[1 - k] && borders->list[i].length > 0)
                borders->list[i].length = -borders->list[i].length;
}

/// Returns whether an area can take or give a cell.
static bool growth_mend_ends(const pave_growth *growth, int32_t area, bool gives)
{
    const pave_growth_area *one = &growth->areas[area];
    return gives ? one->size > one->least && one->size > 1 : one->size < one->most;
}

typedef struct pave_growth_mend_search {
    pave_growth_flow *flow; ///< `order` is the queue, `group` holds the back pointers
    int32_t found;
    bool gives;
} pave_growth_mend_search;

/// Visits an area from its neighbour. Returns whether the search ends there.
static bool growth_mend_reach(pave_growth_mend_search *search, int32_t here, int32_t to)
{
    pave_growth_flow *flow = search->flow;
    if (flow->group[to] >= 0 || !growth_flows(flow->growth, here, to)) return false;
    flow->group[to] = here;
    flow->order[search->found++] = to;
    return growth_mend_ends(flow->growth, to, search->gives);
}

/// Visits the sea from an area, or all areas from the sea: cells of any area can turn into sea,
/// even without a coast. Returns the area at which the search ends, or -1.
static int32_t growth_mend_coast(pave_growth_mend_search *search, int32_t here)
{
    const pave_growth *growth = search->flow->growth;
    if (!growth->sea || search->gives != (here == 0)) return -1;
    if (here > 0) return growth_mend_reach(search, here, 0) ? 0 : -1;
    for (int32_t to = 1; to <= growth->area_count; to++)
        if (growth_mend_reach(search, here, to)) return to;
    return -1;
}

/// Finds the nearest area that can take (or give) a cell. Returns -1 if it finds no area.
static int32_t growth_mend_way(pave_growth_flow *flow, int32_t area, bool gives)
{
    const pave_growth *growth = flow->growth;
    const pave_growth_borders *borders = &growth->borders;
    pave_growth_mend_search search = {.flow = flow, .gives = gives};
    for (int32_t i = 0; i <= growth->area_count; i++) flow->group[i] = -1;
    flow->group[area] = area;
    flow->order[search.found++] = area;
    for (int32_t at = 0; at < search.found; at++) {
        int32_t here = flow->order[at];
        for (int32_t i = borders->start[here]; i < borders->end[here]; i++)
            if (borders->list[i].length > 0 &&
                growth_mend_reach(&search, here, borders->list[i].to))
                return borders->list[i].to;
        int32_t coast = growth_mend_coast(&search, here);
        if (coast >= 0) return coast;
    }
    return -1;
}

/// Moves one cell over each border of the path, starting at the far end. If no cell can pass a
/// border, excludes this border, skips the rest of the path and returns false.
static bool growth_mend_carry(pave_growth_flow *flow, int32_t end, bool gives)
{
    pave_growth *growth = flow->growth;
    for (int32_t here = end; flow->group[here] != here; here = flow->group[here]) {
        int32_t next = flow->group[here], from = gives ? here : next, to = gives ? next : here;
        if (pave_growth_hand(growth, from, to, 1) > 0) continue;
        growth_mend_bar(growth, from, to);
        return false;
    }
    return true;
}

static void growth_mend_area(pave_growth_flow *flow, int32_t area)
{
    pave_growth *growth = flow->growth;
    const pave_growth_area *one = &growth->areas[area];
    for (int32_t tries = 0;
         tries < PAVE_GROWTH_MEND_TRIES && (one->size < one->least || one->size > one->most);) {
        bool gives = one->size < one->least;
        int32_t end = growth_mend_way(flow, area, gives);
        if (end < 0) return;
        tries += !growth_mend_carry(flow, end, gives);
    }
}

/// Balances every area beyond its tolerance: moves one cell at a time to or from the nearest area
/// that can take or give one, across the minimum number of borders.
static void growth_mend(pave_growth_flow *flow)
{
    for (int32_t area = flow->growth->sea ? 0 : 1; area <= flow->growth->area_count; area++)
        if (!flow->growth->areas[area].fixed) growth_mend_area(flow, area);
}

// ---- Rounds -------------------------------------------------------------------------------------

/// Runs one round. If `few`, cells move one by one, otherwise along the flow. If `again`, only
/// cells have moved along the flow since the last round.
static pave_result growth_balance_round(pave_growth_flow *flow, bool few, bool again)
{
    pave_growth *growth = flow->growth;
    pave_growth_count(growth, growth->area_count);
    pave_result result =
        pave_growth_touch(growth, growth->area_count, again ? growth->changed : NULL);
    memset(growth->changed, 0, (size_t)growth->area_count + 1);
    if (result != PAVE_OK) return result;
    growth_keep_flows(growth);
    growth->rounds++;
    if (few) {
        growth_mend(flow);
        return PAVE_OK;
    }
    growth_flow_groups(flow);
    growth_flow_wants(flow);
    result = pave_growth_flow_solve(flow);
    if (result == PAVE_OK) pave_growth_flow_carry(flow);
    return result;
}

/// Allocates the arrays for moving cells, on first use.
static bool growth_balance_take(pave_growth *growth)
{
    size_t cells = (size_t)growth->cell_count;
    growth->marks = pave_growth_take(growth, cells, sizeof *growth->marks);
    growth->waiting = pave_growth_take(growth, cells, sizeof *growth->waiting);
    growth->moved = pave_growth_take(growth, cells, sizeof *growth->moved);
    growth->changed = pave_growth_take(growth, (size_t)growth->area_count + 1, 1);
    return pave_growth_flow_take(growth);
}

pave_result pave_growth_balance(pave_growth *growth)
{
    if (!growth->flow && !growth_balance_take(growth)) return PAVE_NO_MEMORY;
    int64_t excess = pave_growth_excess(growth);
    if (excess == 0) return PAVE_OK;
    pave_result result = PAVE_OK;
    bool few = true;
    for (int32_t round = 0, idle = 0;
         result == PAVE_OK && excess > 0 && round < PAVE_GROWTH_BALANCE_ROUNDS &&
         idle < PAVE_GROWTH_BALANCE_PATIENCE;
         round++) {
        const int64_t part = round * PAVE_GROWTH_PARTS / (2 * PAVE_GROWTH_BALANCE_ROUNDS);
        if (pave_growth_told(growth, part)) break;
        const bool again = !few; // lengths of excluded borders have changed
        few = excess <= PAVE_GROWTH_FEW || idle > 0;
        result = growth_balance_round(growth->flow, few, again);
        int64_t now = pave_growth_excess(growth);
        idle = now < excess ? 0 : idle + 1;
        if (now < excess) excess = now;
    }
    return result;
}

// ---- Shortening borders -------------------------------------------------------------------------

// A cell moves to the neighbouring area that has more of the surrounding cells, if sizes and
// connectivity allow it. Each move shortens the total length of all borders (to neighbours and
// their neighbours), so this terminates.

enum { PAVE_GROWTH_PASSES = 6, PAVE_GROWTH_OTHERS_MAX = 16 };

/// Returns whether the sizes allow a cell to move.
static bool growth_may_go(const pave_growth *growth, int32_t from, int32_t to, int32_t slack)
{
    const pave_growth_area *giver = &growth->areas[from], *taker = &growth->areas[to];
    if (taker->fixed || giver->fixed) return false;
    return giver->size > giver->least - (from == 0 ? slack : 0) &&
           taker->size < taker->most + (to == 0 ? slack : 0);
}

/// Moves a cell to the surrounding area with the largest gain, if its own area stays connected.
/// Returns whether the cell moved.
static bool growth_shape_cell(pave_growth *growth, int32_t cell, int32_t slack)
{
    int32_t from = growth->of[cell], seen[PAVE_GROWTH_OTHERS_MAX], count = 0, best = -1,
            best_gain = growth->rough / 22;
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
    for (int32_t arc = 0; arc < arcs.count; arc++) {
        int32_t to = growth->of[arcs.base + arcs.to[arc]], i = 0;
        if (to == from || to < 0 || count == PAVE_GROWTH_OTHERS_MAX) continue;
        while (i < count && seen[i] != to) i++;
        if (i < count) continue;
        seen[count++] = to;
        if (!growth_may_go(growth, from, to, slack)) continue;
        int32_t gain = pave_growth_gain(growth, cell, to);
        if (gain > best_gain || (gain == best_gain && best >= 0 && to < best)) {
            best_gain = gain;
            best = to;
        }
    }
    if (best < 0 || pave_growth_release(growth, cell, best, 0) != 0) return false;
    pave_growth_move(growth, cell, best);
    return true;
}

/// Returns whether at least half of a cell's neighbours belong to other areas.
static bool growth_sticks_out(const pave_growth *growth, int32_t cell)
{
    int32_t own = 0;
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
    for (int32_t arc = 0; arc < arcs.count; arc++)
        own += growth->of[arcs.base + arcs.to[arc]] == growth->of[cell];
    return 2 * own <= arcs.count;
}

void pave_growth_shape(pave_growth *growth, int32_t slack)
{
    for (int32_t pass = 0, moved = 1; pass < PAVE_GROWTH_PASSES && moved > 0; pass++) {
        moved = 0;
        for (int32_t i = 0; i < growth->cell_count; i++) {
            if (i % PAVE_GROWTH_CELLS == 0 &&
                pave_growth_told(growth, PAVE_GROWTH_PARTS / 2 + pass))
                return;
            int32_t cell = pass % 2 ? growth->cell_count - 1 - i : i;
            if (growth->of[cell] < 0 || growth->held[cell] || (growth->of[cell] == 0 && slack == 0))
                continue;
            if (!growth_sticks_out(growth, cell)) continue;
            moved += growth_shape_cell(growth, cell, slack);
        }
    }
    growth->rounds++;
}
