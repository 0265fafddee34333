/// src/region/growth_balance.c: sizes are evened out: what flow over the borders does it with the
/// least carrying, and cells handed over along it. Based on: Y. Hu, R. Blake, "An Optimal Migration
/// Algorithm for Dynamic Load Balancing", 1998; M. Hestenes, E. Stiefel, "Methods of Conjugate
/// Gradients for Solving Linear Systems", 1952.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "growth_flow.h"

#include <math.h>

enum { PAVE_GROWTH_BALANCE_ROUNDS = 24, PAVE_GROWTH_BALANCE_PATIENCE = 3, PAVE_GROWTH_FEW = 16 };

// ---- Who touches whom ---------------------------------------------------------------------------

static int32_t pave_growth_bucket(const void *self, int32_t cell)
{
    return ((const pave_growth *)self)->of[cell];
}

void pave_growth_count(pave_growth *growth, int32_t count)
{
    pave_sort_buckets(NULL, growth->cell_count, pave_growth_bucket, growth, count + 1,
                      growth->first, growth->list);
}

pave_result pave_growth_touch(pave_growth *growth, int32_t count)
{
    const pave_graph *graph = growth->graph;
    pave_growth_borders *borders = &growth->borders;
    borders->count = 0;
    for (int32_t id = 0; id <= count; id++) borders->slots[id] = -1;
    for (int32_t id = 0; id <= count; id++) {
        borders->start[id] = borders->count;
        for (int32_t i = growth->first[id]; i < growth->first[id + 1]; i++) {
            int32_t cell = growth->list[i];
            for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
                int32_t other = growth->of[graph->to[arc]];
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
    }
    borders->start[count + 1] = borders->count;
    return PAVE_OK;
}

// ---- What everyone is to have -------------------------------------------------------------------

static int32_t pave_growth_within(const pave_growth_area *area)
{
    return area->size < area->least  ? area->least
           : area->size > area->most ? area->most
                                     : area->size;
}

int64_t pave_growth_excess(const pave_growth *growth)
{
    int64_t excess = 0;
    for (int32_t area = growth->sea ? 0 : 1; area <= growth->area_count; area++) {
        int64_t beyond =
            (int64_t)growth->areas[area].size - pave_growth_within(&growth->areas[area]);
        excess += beyond < 0 ? -beyond : beyond;
    }
    return excess;
}

/// Which areas may give each other cells, at least over others.
static void pave_growth_flow_groups(pave_growth_flow *flow)
{
    pave_growth *growth = flow->growth;
    for (int32_t area = 0; area <= growth->area_count; area++) flow->group[area] = area;
    for (int32_t area = 0; area <= growth->area_count; area++)
        for (int32_t i = growth->borders.start[area]; i < growth->borders.start[area + 1]; i++)
            if (pave_growth_flows(growth, area, growth->borders.list[i].to))
                (void)pave_union_join(flow->group, area, growth->borders.list[i].to);
    for (int32_t area = 0; area <= growth->area_count; area++)
        flow->group[area] = pave_union_find(flow->group, area);
}

/// The sizes within the tolerance that are nearest, where all cells have an owner: what is too much
/// goes to those who have room, in proportion to it. Where a group has more cells than room, all
/// are at their limits, and what is beyond is shared alike.
static void pave_growth_flow_wants(pave_growth_flow *flow)
{
    pave_growth *growth = flow->growth;
    int32_t areas = growth->area_count;
    for (int32_t area = 0; area <= areas; area++)
        flow->beyond[area] = flow->up[area] = flow->down[area] = flow->members[area] = 0;
    for (int32_t area = 0; area <= areas; area++) {
        const pave_growth_area *one = &growth->areas[area];
        int32_t group = flow->group[area], within = pave_growth_within(one);
        flow->want[area] = within;
        if (one->fixed || (area == 0 && !growth->sea)) continue;
        flow->beyond[group] += (int64_t)one->size - within;
        flow->up[group] += one->most - within;
        flow->down[group] += within - one->least;
        flow->members[group]++;
    }
    for (int32_t area = 0; area <= areas; area++) {
        const pave_growth_area *one = &growth->areas[area];
        int32_t group = flow->group[area];
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

// ---- Rounds -------------------------------------------------------------------------------------

/// Few cells go one by one, many by the flow.
static pave_result pave_growth_balance_round(pave_growth_flow *flow, bool few)
{
    pave_growth *growth = flow->growth;
    pave_growth_count(growth, growth->area_count);
    pave_result result = pave_growth_touch(growth, growth->area_count);
    if (result != PAVE_OK) return result;
    growth->rounds++;
    if (few) {
        pave_growth_mend(flow);
        return PAVE_OK;
    }
    pave_growth_flow_groups(flow);
    pave_growth_flow_wants(flow);
    pave_growth_flow_solve(flow);
    pave_growth_flow_carry(flow);
    return PAVE_OK;
}

/// Takes what handing over needs, the first time.
static bool pave_growth_balance_take(pave_growth *growth)
{
    size_t cells = (size_t)growth->cell_count;
    if (growth->marks) return true;
    growth->marks = pave_growth_take(growth, cells, sizeof *growth->marks);
    growth->waiting = pave_growth_take(growth, cells, sizeof *growth->waiting);
    growth->moved = pave_growth_take(growth, cells, sizeof *growth->moved);
    return !growth->failed;
}

pave_result pave_growth_balance(pave_growth *growth)
{
    pave_growth_flow flow = {.growth = growth};
    if (!pave_growth_balance_take(growth)) return PAVE_NO_MEMORY;
    int64_t excess = pave_growth_excess(growth);
    if (excess == 0) return PAVE_OK;
    pave_result result = pave_growth_flow_take(&flow);
    for (int32_t round = 0, idle = 0;
         result == PAVE_OK && excess > 0 && round < PAVE_GROWTH_BALANCE_ROUNDS &&
         idle < PAVE_GROWTH_BALANCE_PATIENCE;
         round++) {
        result = pave_growth_balance_round(&flow, excess <= PAVE_GROWTH_FEW || idle > 0);
        int64_t now = pave_growth_excess(growth);
        idle = now < excess ? 0 : idle + 1;
        if (now < excess) excess = now;
    }
    pave_growth_flow_give(&flow);
    return result;
}
