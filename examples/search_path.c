/// The shortest path by A*: terrain costs differ, water is impassable, and a cliff can only be
/// crossed downwards.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 12, HEIGHT = 6, CELLS = WIDTH * HEIGHT, ARCS_MAX = 6 * CELLS };

/// . plain, ^ hill, ~ water, : the top of a cliff above the next row
static const char map[] = "A..^^^......"
                          "...^^^..~~.."
                          "....^..~~~.."
                          "::::::::~~::"
                          "........~..."
                          "......~~~..B";

static void print_way(pave_search *search, int32_t a, int32_t b, const pave_costs *costs)
{
    int32_t way[CELLS];
    pave_path path;
    char picture[sizeof map];
    if (pave_search_path(search, a, b, costs, way, CELLS, &path) != PAVE_OK) {
        printf("From %d to %d there is no way.\n", (int)a, (int)b);
        return;
    }
    for (int i = 0; i < CELLS; i++) picture[i] = map[i];
    for (int64_t i = 1; i + 1 < path.count; i++) picture[way[i]] = '*';
    printf("From %d to %d: %d steps, cost %d\n", (int)a, (int)b, (int)path.count - 1,
           (int)path.cost);
    for (int r = 0; r < HEIGHT; r++) {
        printf("%*s", 2 + r % 2, "");
        for (int q = 0; q < WIDTH; q++) printf(" %c", picture[r * WIDTH + q]);
        printf("\n");
    }
}

int main(void)
{
    pave_window_def def = {.tiling = pave_tiling_hex(), .width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    pave_search *search = NULL;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    pave_graph_def graph_def = {.window = window};
    if (pave_graph_create(&graph_def, NULL, &graph, NULL) != PAVE_OK) return 1;
    if (pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL) != PAVE_OK)
        return 1;

    // The cost of entering each cell (a negative cost closes it), and the cost of crossing each arc
    // (closed if it leads up the cliff).
    int32_t enter[CELLS], cross[ARCS_MAX] = {0};
    for (int32_t i = 0; i < CELLS; i++) enter[i] = map[i] == '^' ? 4 : map[i] == '~' ? -1 : 1;
    for (int32_t node = 0; node < CELLS; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (map[graph->to[arc]] == ':' && node / WIDTH > graph->to[arc] / WIDTH)
                cross[arc] = -1;

    // No step costs less than 1. With this bound A* examines fewer cells.
    pave_costs costs = {.enter = enter, .cross = cross, .least = 1};
    print_way(search, 0, CELLS - 1, &costs);
    print_way(search, CELLS - 1, 0, &costs);
    print_way(search, CELLS - 1, 0, NULL);

    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    return 0;
}
