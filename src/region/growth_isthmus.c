/// src/region/growth_isthmus.c: pieces of land are joined by the shortest ways over the sea, the
/// nearest ones first, as long as there are any. Based on: J. Kruskal, "On the Shortest Spanning
/// Subtree of a Graph", 1956.
#include "../base/exact.h"

#include "../graph/graph_union.h"
#include "growth_model.h"

/// Of cells: `before` is the piece of land that came first, 0: none; `next` the cell by which it
/// came, -1: it is land itself. Of pieces: `slots` are the sets of those that hang together by now.

/// Land is where the search begins, piece by piece.
static int32_t pave_growth_isthmus_begin(pave_growth *growth, int32_t *pieces)
{
    const pave_graph *graph = growth->graph;
    int32_t found = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) growth->before[cell] = 0;
    for (int32_t first = 0; first < growth->cell_count; first++) {
        if (growth->of[first] <= 0 || growth->before[first]) continue;
        growth->borders.slots[*pieces] = *pieces;
        growth->before[first] = ++*pieces;
        int32_t at = found;
        growth->queue[found++] = first;
        for (; at < found; at++) {
            int32_t cell = growth->queue[at];
            growth->next[cell] = -1;
            for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
                int32_t to = graph->to[arc];
                if (growth->of[to] <= 0 || growth->before[to]) continue;
                growth->before[to] = *pieces;
                growth->queue[found++] = to;
            }
        }
    }
    return found;
}

/// The land from which a cell was reached.
static int32_t pave_growth_isthmus_end(const pave_growth *growth, int32_t cell)
{
    while (growth->next[cell] >= 0) cell = growth->next[cell];
    return growth->of[cell];
}

/// All cells on the way back to land become the area's.
static void pave_growth_isthmus_claim(pave_growth *growth, int32_t cell, int32_t area)
{
    for (; growth->next[cell] >= 0; cell = growth->next[cell])
        if (growth->of[cell] == 0) pave_growth_move(growth, cell, area);
}

/// Two pieces have met. Each end takes the way up to the middle; a fixed one takes nothing. Returns
/// whether they are one now.
static bool pave_growth_isthmus_join(pave_growth *growth, int32_t a, int32_t b)
{
    int32_t area_a = pave_growth_isthmus_end(growth, a),
            area_b = pave_growth_isthmus_end(growth, b);
    bool fixed_a = growth->areas[area_a].fixed, fixed_b = growth->areas[area_b].fixed;
    if (fixed_a && fixed_b) return false;
    pave_growth_isthmus_claim(growth, a, fixed_a ? area_b : area_a);
    pave_growth_isthmus_claim(growth, b, fixed_b ? area_a : area_b);
    return true;
}

void pave_growth_isthmus(pave_growth *growth)
{
    const pave_graph *graph = growth->graph;
    int32_t pieces = 0, found = pave_growth_isthmus_begin(growth, &pieces),
            *sets = growth->borders.slots;
    for (int32_t at = 0; at < found && pieces > 1; at++) {
        int32_t cell = growth->queue[at];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (growth->of[to] < 0) continue;
            if (!growth->before[to]) {
                growth->before[to] = growth->before[cell];
                growth->next[to] = cell;
                growth->queue[found++] = to;
                continue;
            }
            int32_t a = pave_union_find(sets, growth->before[cell] - 1),
                    b = pave_union_find(sets, growth->before[to] - 1);
            if (a == b || !pave_growth_isthmus_join(growth, cell, to)) continue;
            (void)pave_union_join(sets, a, b);
            pieces--;
        }
    }
}
