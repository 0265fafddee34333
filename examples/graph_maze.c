/// A maze is a spanning tree with random weights: every edge outside the tree becomes a wall.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 20, HEIGHT = 8, CELLS = WIDTH * HEIGHT };

int main(void)
{
    pave_window_def place = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_graph *graph = NULL;
    int32_t weights[4 * CELLS], tree[CELLS];
    int64_t count = 0;
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    pave_graph_def def = {.window = window};
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) return 1;

    // Draws a random weight for each edge, keyed by its lower arc; its twin gets the same weight.
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        int32_t lower = arc < graph->twin[arc] ? arc : graph->twin[arc];
        weights[arc] = (int32_t)(pave_random_at(7, 0x8000, lower, 0, 0, 0).word[0] >> 1);
    }
    if (pave_graph_spanning_forest(graph, weights, NULL, tree, CELLS, &count) != PAVE_OK) return 1;

    // Puts walls everywhere, then removes the walls that the tree's steps cross: each step leads to
    // a cell across a common side.
    for (int64_t i = 0; i < window->count; i++)
        for (int k = 0; k < PAVE_SQUARE_NEIGHBORS_MAX; k++)
            if (pave_mask_set_side(walls, i, k, true) != PAVE_OK) return 1;
    for (int32_t i = 0; i < count; i++) {
        int32_t from = graph->to[graph->twin[tree[i]]], step = graph->to[tree[i]] - from;
        if (pave_mask_set_side(walls, from, step == 1 ? PAVE_SQUARE_E : PAVE_SQUARE_S, false) !=
            PAVE_OK)
            return 1;
    }
    for (int32_t q = 0; q < WIDTH; q++) printf(" _");
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        if (walk.cell.q == 0) printf("\n|");
        printf("%c%c", pave_mask_side(walls, walk.index, PAVE_SQUARE_S) ? '_' : ' ',
               pave_mask_side(walls, walk.index, PAVE_SQUARE_E) ? '|' : ' ');
    }
    printf("\n%d steps join %d cells\n", (int)count, CELLS);
    pave_graph_destroy(graph);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return 0;
}
