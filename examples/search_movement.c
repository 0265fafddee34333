/// Where a unit can go with the moves that it has: on triangles, where forest costs more and walls
/// stand between cells.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 17, HEIGHT = 6, CELLS = WIDTH * HEIGHT, MOVES = 6 };

static const char map[] = "........TTT......"
                          ".......TTTT......"
                          "......TTT........"
                          "........@........"
                          "................."
                          ".....TTT.........";

int main(void)
{
    pave_window_def def = {.tiling = pave_tiling_tri(), .width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_graph *graph = NULL;
    pave_search *search = NULL;
    int32_t enter[CELLS], unit = 0;
    pave_reached reached[CELLS];
    int64_t count;
    char picture[CELLS];
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    for (int32_t i = 0; i < CELLS; i++) {
        enter[i] = map[i] == 'T' ? 3 : 1;
        if (map[i] == '@') unit = i;
        picture[i] = ' ';
    }
    // A fence east of the unit: the sides between the columns 11 and 12 of all rows.
    for (int r = 0; r < HEIGHT; r++)
        for (int k = 0; k < 3; k++) {
            pave_cell cell = pave_window_cell(window, r * WIDTH + 11);
            if (pave_window_index(window, pave_tiling_neighbors(window->tiling, cell, k)) !=
                r * WIDTH + 12)
                continue;
            if (pave_mask_set_side(walls, r * WIDTH + 11, k, true) != PAVE_OK) return 1;
        }
    pave_graph_def graph_def = {.walls = walls};
    if (pave_graph_create(&graph_def, NULL, &graph, NULL) != PAVE_OK ||
        pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL) != PAVE_OK)
        return 1;

    // By cost, then by index: the unit itself comes first.
    pave_costs costs = {.enter = enter};
    if (pave_search_reach(search, unit, MOVES, &costs, reached, CELLS, &count) != PAVE_OK) return 1;
    for (int64_t i = 0; i < count; i++) picture[reached[i].node] = (char)('0' + reached[i].cost);
    printf("With %d moves it reaches %d cells, the furthest for %d:\n", MOVES, (int)count,
           (int)reached[count - 1].cost);
    for (int r = 0; r < HEIGHT; r++)
        printf("  |%.*s|   %.*s\n", WIDTH, picture + r * WIDTH, WIDTH, map + r * WIDTH);

    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return 0;
}
