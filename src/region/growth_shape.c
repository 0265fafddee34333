/// src/region/growth_shape.c: borders are shortened: a cell goes to the neighbour to whom more of
/// what lies round it belongs, where sizes and connection allow it. Every such step makes the sum
/// of all borders (to neighbours, and to their neighbours) less, so it comes to an end. Based on:
/// C. Fiduccia, R. Mattheyses, "A Linear-Time Heuristic for Improving Network Partitions", 1982.
#include "../base/exact.h"

#include "growth_model.h"

enum { PAVE_GROWTH_PASSES = 6, PAVE_GROWTH_OTHERS_MAX = 16 };

/// Whether sizes allow a cell to go.
static bool pave_growth_may_go(const pave_growth *growth, int32_t from, int32_t to, int32_t slack)
{
    const pave_growth_area *giver = &growth->areas[from], *taker = &growth->areas[to];
    if (taker->fixed || giver->fixed) return false;
    return giver->size > giver->least - (from == 0 ? slack : 0) &&
           taker->size < taker->most + (to == 0 ? slack : 0);
}

/// Tries the neighbours of a cell that are not its own area, what gains most first. Returns whether
/// it went.
static bool pave_growth_shape_cell(pave_growth *growth, int32_t cell, int32_t slack)
{
    const pave_graph *graph = growth->graph;
    int32_t from = growth->of[cell], seen[PAVE_GROWTH_OTHERS_MAX], count = 0, best = -1,
            best_gain = growth->rough / 22;
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
        int32_t to = growth->of[graph->to[arc]], i = 0;
        if (to == from || to < 0 || count == PAVE_GROWTH_OTHERS_MAX) continue;
        while (i < count && seen[i] != to) i++;
        if (i < count) continue;
        seen[count++] = to;
        if (!pave_growth_may_go(growth, from, to, slack)) continue;
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

/// Whether it is worth a look: half of its neighbours or more are others'.
static bool pave_growth_sticks_out(const pave_growth *growth, int32_t cell)
{
    const pave_graph *graph = growth->graph;
    int32_t own = 0;
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
        own += growth->of[graph->to[arc]] == growth->of[cell];
    return 2 * own <= graph->start[cell + 1] - graph->start[cell];
}

void pave_growth_shape(pave_growth *growth, int32_t slack)
{
    for (int32_t pass = 0, moved = 1; pass < PAVE_GROWTH_PASSES && moved > 0; pass++) {
        moved = 0;
        for (int32_t i = 0; i < growth->cell_count; i++) {
            int32_t cell = pass % 2 ? growth->cell_count - 1 - i : i;
            if (growth->of[cell] < 0 || growth->held[cell] || (growth->of[cell] == 0 && slack == 0))
                continue;
            if (!pave_growth_sticks_out(growth, cell)) continue;
            moved += pave_growth_shape_cell(growth, cell, slack);
        }
    }
    growth->rounds++;
}
