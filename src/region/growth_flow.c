/// src/region/growth_flow.c: flow between areas, and the resulting moves of cells.
/// Based on: Y. Hu, R. Blake, "An Optimal Migration Algorithm for Dynamic Load Balancing", 1998; C.
/// Fiduccia, R. Mattheyses, "A Linear-Time Heuristic for Improving Network Partitions", 1982.
#include "../base/exact.h"

#include "../base/array.h"
#include "growth_flow.h"

enum {
    PAVE_GROWTH_FLOW_STEPS = 400,
    PAVE_GROWTH_GAIN_BIAS = 1 << 20,
    PAVE_GROWTH_NEIGHBORS_MAX = 32
};

bool pave_growth_flow_take(pave_growth *growth)
{
    size_t count = (size_t)growth->area_count + 1 + PAVE_GROWTH_LANES;
    pave_growth_flow *flow = growth->flow = pave_growth_take(growth, 1, sizeof *flow);
    if (!flow) return false;
    flow->growth = growth;
    int32_t **whole[] = {&flow->group, &flow->want, &flow->order, &flow->row_start};
    int64_t **wide[] = {&flow->beyond, &flow->up, &flow->down, &flow->members};
    double **real[] = {&flow->potential, &flow->residual, &flow->direction, &flow->image,
                       &flow->diagonal};
    for (int i = 0; i < 4; i++) *whole[i] = pave_growth_take(growth, count, sizeof(int32_t));
    for (int i = 0; i < 4; i++) *wide[i] = pave_growth_take(growth, count, sizeof(int64_t));
    for (int i = 0; i < 5; i++) *real[i] = pave_growth_take(growth, count, sizeof(double));
    return !growth->failed;
}

// ---- Potentials ---------------------------------------------------------------------------------

/// Stores the borders of PAVE_GROWTH_LANES areas side by side, which is fast to multiply.
static bool growth_flow_rows(pave_growth_flow *flow)
{
    pave_growth *growth = flow->growth;
    const pave_growth_borders *borders = &growth->borders;
    int32_t count = 0;
    for (int32_t area = 0; area <= growth->area_count; area++) {
        const int32_t lane = area % PAVE_GROWTH_LANES;
        int32_t *begun = &flow->row_start[area / PAVE_GROWTH_LANES];
        if (lane == 0) *begun = count;
        for (int32_t i = borders->start[area]; i < borders->end[area]; i++) {
            int32_t row = *begun + i - borders->start[area];
            if (!pave_array_reserve(growth->allocator, &growth->rows, &growth->row_room, row + 1,
                                    sizeof *growth->rows))
                return false;
            if (row == count) growth->rows[count++] = (pave_growth_row){.length = {0.0}};
            growth->rows[row].length[lane] = borders->list[i].length;
            growth->rows[row].to[lane] = borders->list[i].to;
        }
        begun[1] = count;
    }
    return true;
}

/// Multiplies a vector by the matrix: for each area, the sum over its borders of length times
/// difference. Returns the dot product of the vector and the result.
static double growth_flow_image(const pave_growth_flow *flow, const double *restrict direction,
                                double *restrict image)
{
    double product = 0.0;
    for (int32_t first = 0; first <= flow->growth->area_count; first += PAVE_GROWTH_LANES) {
        const int32_t *start = &flow->row_start[first / PAVE_GROWTH_LANES];
        const double *mine = direction + first;
        double sums[PAVE_GROWTH_LANES] = {0.0};
        for (int32_t i = start[0]; i < start[1]; i++) {
            const pave_growth_row *row = &flow->growth->rows[i];
            for (int32_t lane = 0; lane < PAVE_GROWTH_LANES; lane++)
                sums[lane] += row->length[lane] * (mine[lane] - direction[row->to[lane]]);
        }
        for (int32_t lane = 0; lane < PAVE_GROWTH_LANES; lane++) {
            image[first + lane] = sums[lane];
            product += mine[lane] * sums[lane];
        }
    }
    return product;
}

/// Solves by conjugate gradients, with each area's row divided by the sum of its borders. Stops
/// when the residual is far below one cell everywhere.
pave_result pave_growth_flow_solve(pave_growth_flow *flow)
{
    const pave_growth *growth = flow->growth;
    const pave_growth_borders *borders = &growth->borders;
    int32_t areas = growth->area_count;
    double norm = 0.0;
    if (!growth_flow_rows(flow)) return PAVE_NO_MEMORY;
    for (int32_t area = 0; area <= areas; area++) {
        double diagonal = 0.0;
        for (int32_t i = borders->start[area]; i < borders->end[area]; i++)
            diagonal += borders->list[i].length;
        flow->diagonal[area] = diagonal > 0.0 ? 1.0 / diagonal : 0.0;
        flow->potential[area] = 0.0;
        flow->residual[area] = diagonal > 0.0 ? growth->areas[area].size - flow->want[area] : 0.0;
        flow->direction[area] = flow->diagonal[area] * flow->residual[area];
        norm += flow->residual[area] * flow->direction[area];
    }
    for (int32_t step = 0; step < PAVE_GROWTH_FLOW_STEPS && norm > 0.0; step++) {
        double product = growth_flow_image(flow, flow->direction, flow->image), before = norm,
               most = 0.0;
        if (!(product > 0.0)) break;
        double length = norm / product;
        norm = 0.0;
        for (int32_t area = 0; area <= areas; area++) {
            flow->potential[area] += length * flow->direction[area];
            flow->residual[area] -= length * flow->image[area];
            double left = flow->residual[area] < 0.0 ? -flow->residual[area] : flow->residual[area];
            most = left > most ? left : most;
            norm += flow->residual[area] * flow->residual[area] * flow->diagonal[area];
        }
        if (most < 0.05) break;
        for (int32_t area = 0; area <= areas; area++)
            flow->direction[area] =
                flow->diagonal[area] * flow->residual[area] + norm / before * flow->direction[area];
    }
    return PAVE_OK;
}

// ---- Transfers ----------------------------------------------------------------------------------

/// Weight of a neighbour compared with neighbours of neighbours. A cell two steps away counts once
/// per path to it.
enum { PAVE_GROWTH_NEAR = 3 };

/// Returns twice the weight of the surrounding cells that belong to `to`, minus twice the weight of
/// those in the cell's own area. Cells of other areas have weight `others`.
static inline int32_t growth_weigh(const pave_growth *growth, int32_t cell, int32_t to,
                                   int32_t others)
{
    int32_t from = growth->of[cell], sum = 0;
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
    for (int32_t arc = 0; arc < arcs.count; arc++) {
        int32_t near = arcs.base + arcs.to[arc], area = growth->of[near];
        sum += PAVE_GROWTH_NEAR * (area == to ? 2 : area == from ? -2 : others);
        const pave_growth_arcs next = pave_growth_arcs_of(growth, near);
        if (next.count > PAVE_GROWTH_NEIGHBORS_MAX) continue;
        for (int32_t further = 0; further < next.count; further++) {
            int32_t far = next.base + next.to[further];
            if (far != cell)
                sum += growth->of[far] == to ? 2 : growth->of[far] == from ? -2 : others;
        }
    }
    return sum;
}

int32_t pave_growth_gain(const pave_growth *growth, int32_t cell, int32_t to)
{
    return growth_weigh(growth, cell, to, 0) / 2;
}

/// Returns the sort key of a candidate: the largest gain comes first, with a random component on
/// ragged maps. Cells of other areas lower the gain; otherwise areas and the sea would creep along
/// the border between two others.
static uint64_t growth_hand_key(const pave_growth *growth, int32_t cell, int32_t to)
{
    int32_t gain = growth_weigh(growth, cell, to, -1) * 8;
    if (growth->rough > 0) gain -= growth->cost[cell] * growth->rough / 128;
    return (uint64_t)(PAVE_GROWTH_GAIN_BIAS - gain) << 32 | (uint32_t)cell;
}

static bool growth_touches(const pave_growth *growth, int32_t cell, int32_t area)
{
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
    for (int32_t arc = 0; arc < arcs.count; arc++)
        if (growth->of[arcs.base + arcs.to[arc]] == area) return true;
    return false;
}

static void growth_hand_offer(pave_growth *growth, int32_t cell, int32_t from, int32_t to,
                              bool touching)
{
    if (growth->of[cell] != from || growth->held[cell] || growth->waiting[cell] ||
        (touching && !growth_touches(growth, cell, to)))
        return;
    growth->waiting[cell] = 1;
    pave_heap_push_key(growth->keys, &growth->heap_count, growth_hand_key(growth, cell, to));
}

/// Collects the candidates: the border cells in the order of the list. An area without a coast can
/// still gain one.
static void growth_hand_begin(pave_growth *growth, int32_t from, int32_t to)
{
    int32_t side = from > 0 ? from : to;
    growth->heap_count = 0;
    for (int32_t i = growth->first[side]; i < growth->first[side + 1]; i++) {
        int32_t cell = growth->list[i];
        if (from > 0) {
            growth_hand_offer(growth, cell, from, to, true);
            continue;
        }
        if (growth->of[cell] != to) continue;
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
        for (int32_t arc = 0; arc < arcs.count; arc++)
            growth_hand_offer(growth, arcs.base + arcs.to[arc], from, to, true);
    }
    if (to > 0 || growth->heap_count > 0) return;
    for (int32_t i = growth->first[from]; i < growth->first[from + 1]; i++)
        growth_hand_offer(growth, growth->list[i], from, to, false);
}

static void growth_hand_cell(pave_growth *growth, int32_t cell, int32_t to)
{
    int32_t from = growth->of[cell];
    pave_growth_move(growth, cell, to);
    growth->changed[from] = growth->changed[to] = 1;
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
    for (int32_t arc = 0; arc < arcs.count; arc++) {
        const int32_t near = arcs.base + arcs.to[arc];
        if (growth->of[near] >= 0) growth->changed[growth->of[near]] = 1;
        growth_hand_offer(growth, near, from, to, true);
    }
}

int32_t pave_growth_hand(pave_growth *growth, int32_t from, int32_t to, int32_t amount)
{
    int32_t handed = 0;
    growth_hand_begin(growth, from, to);
    while (handed < amount && growth->heap_count > 0) {
        uint64_t key = pave_heap_pop_key(growth->keys, &growth->heap_count);
        int32_t cell = (int32_t)(key & INT32_MAX);
        growth->waiting[cell] = 0;
        if (growth->of[cell] != from) continue;
        uint64_t now = growth_hand_key(growth, cell, to);
        if (now > key && growth->heap_count > 0 && growth->keys[0] < now) {
            growth->waiting[cell] = 1;
            pave_heap_push_key(growth->keys, &growth->heap_count, now);
            continue;
        }
        int32_t along = pave_growth_release(growth, cell, to, amount - handed - 1);
        if (along < 0) continue;
        growth_hand_cell(growth, cell, to);
        for (int32_t i = 0; i < along; i++) growth_hand_cell(growth, growth->moved[i], to);
        handed += 1 + along;
    }
    while (growth->heap_count > 0)
        growth->waiting[growth->keys[--growth->heap_count] & INT32_MAX] = 0;
    return handed;
}

/// Sorts the areas by decreasing potential; ties by number.
static void growth_flow_sort(pave_growth_flow *flow)
{
    pave_growth *growth = flow->growth;
    int32_t areas = growth->area_count;
    double low = flow->potential[0], high = low;
    for (int32_t area = 1; area <= areas; area++) {
        low = flow->potential[area] < low ? flow->potential[area] : low;
        high = flow->potential[area] > high ? flow->potential[area] : high;
    }
    double scale = high > low ? 4294967295.0 / (high - low) : 0.0;
    for (int32_t area = 0; area <= areas; area++)
        growth->keys[area] =
            (uint64_t)((high - flow->potential[area]) * scale) << 32 | (uint32_t)area;
    pave_growth_sort(growth, areas + 1);
    for (int32_t area = 0; area <= areas; area++)
        flow->order[area] = (int32_t)(growth->keys[area] & INT32_MAX);
}

/// Moves an area's excess over its borders in proportion to the flow. Cells that cannot pass one
/// border are tried at the next.
static void growth_flow_from(pave_growth_flow *flow, int32_t area)
{
    pave_growth *growth = flow->growth;
    const pave_growth_borders *borders = &growth->borders;
    double down = 0.0, mine = flow->potential[area];
    for (int32_t i = borders->start[area]; i < borders->end[area]; i++)
        if (flow->potential[borders->list[i].to] < mine)
            down += borders->list[i].length * (mine - flow->potential[borders->list[i].to]);
    for (int32_t i = borders->start[area]; i < borders->end[area]; i++) {
        int32_t to = borders->list[i].to, much = growth->areas[area].size - flow->want[area];
        if (much <= 0) return;
        if (!(flow->potential[to] < mine) || !(down > 0.0)) continue;
        double part = borders->list[i].length * (mine - flow->potential[to]);
        double amount = much * (part / down) + 0.5;
        down -= part;
        int32_t whole = amount >= much ? much : (int32_t)amount;
        if (whole > 0) (void)pave_growth_hand(growth, area, to, whole);
    }
}

void pave_growth_flow_carry(pave_growth_flow *flow)
{
    growth_flow_sort(flow);
    for (int32_t i = 0; i <= flow->growth->area_count; i++) {
        int32_t area = flow->order[i];
        if (flow->growth->areas[area].fixed || (area == 0 && !flow->growth->sea)) continue;
        growth_flow_from(flow, area);
    }
}
