/// src/graph/ground_rim.c: where a ground ends: cells of a window with a side beyond it, and what
/// lies on the walks round a drawing.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "ground_near.h"

// ---- Of windows ---------------------------------------------------------------------------------

/// A cell that has fewer neighbours than sides. Of rows without gaps only those need a look that
/// lie outside the inner ones.
static pave_result pave_ground_rim_of_window(const pave_near *of, bool *rim)
{
    const pave_window *window = of->window;
    pave_ground ground = pave_ground_of_window(window);
    pave_near near;
    if (window->def.wrap || window->count == 0) return PAVE_OK;
    pave_result result = pave_near_begin(&ground, &of->allocator, &near);
    if (result != PAVE_OK) return result;
    for (int32_t row = 0; row < window->row_count; row++) {
        for (int64_t i = window->rows[row].start; i < window->rows[row + 1].start; i++) {
            int32_t count;
            (void)pave_near_list(&near, (int32_t)i, &count);
            rim[i] = count < pave_tiling_side_count(window->tiling, pave_window_cell(window, i).s);
            if (near.cache && near.cache->now->row == row && i + 1 == near.cache->now->first &&
                near.cache->now->end > i + 1)
                i = near.cache->now->end - 1;
        }
    }
    pave_near_end(&near);
    return PAVE_OK;
}

// ---- Of drawings --------------------------------------------------------------------------------

/// The next arc of a walk round what lies between arcs: at each node it turns to the arc before the
/// one by which it came.
static int32_t pave_ground_rim_turn(const pave_graph *graph, int32_t arc, int32_t *node)
{
    *node = graph->to[arc];
    arc = graph->twin[arc];
    return arc > graph->start[*node] ? arc - 1 : graph->start[*node + 1] - 1;
}

/// Twice the area that a walk goes round, clockwise on screen. Marks its arcs.
static double pave_ground_rim_walk(const pave_graph *graph, int32_t node, int32_t arc,
                                   uint64_t *walked)
{
    double area = 0;
    pave_vec2 origin = graph->positions[node];
    while (!pave_bits_test(walked, arc)) {
        pave_vec2 a = graph->positions[node], b = graph->positions[graph->to[arc]];
        area += (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y);
        pave_bits_set(walked, arc);
        arc = pave_ground_rim_turn(graph, arc, &node);
    }
    return area;
}

static void pave_ground_rim_mark(const pave_graph *graph, int32_t node, int32_t first, bool *rim)
{
    int32_t arc = first;
    do {
        rim[node] = true;
        arc = pave_ground_rim_turn(graph, arc, &node);
    } while (arc != first);
}

/// The walks round all that is drawn go the other way round than those within, or, of trees,
/// enclose nothing.
static pave_result pave_ground_rim_of_graph(const pave_near *near, bool *rim)
{
    const pave_graph *graph = near->graph;
    size_t words = pave_bits_words(graph->arc_count);
    uint64_t *walked = pave_array_allocate(&near->allocator, words, sizeof *walked);
    if (!walked) return PAVE_NO_MEMORY;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (graph->start[node] == graph->start[node + 1]) rim[node] = true;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (!pave_bits_test(walked, arc) && pave_ground_rim_walk(graph, node, arc, walked) <= 0)
                pave_ground_rim_mark(graph, node, arc, rim);
    }
    pave_array_release(&near->allocator, walked, words, sizeof *walked);
    return PAVE_OK;
}

pave_result pave_near_rim(const pave_near *near, bool *rim)
{
    if (near->window) return pave_ground_rim_of_window(near, rim);
    return near->graph->twin && near->graph->positions ? pave_ground_rim_of_graph(near, rim)
                                                       : PAVE_OK;
}
