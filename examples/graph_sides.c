/// Costs of edges: a river runs between the hexagons, so each arc that crosses one of its sides
/// costs more; and there is a bridge.
#include <pave/pave.h>

#include <stdio.h>

enum {
    WIDTH = 6,
    HEIGHT = 5,
    CELLS = WIDTH * HEIGHT,
    ARCS_MAX = CELLS * PAVE_HEX_NEIGHBORS_MAX,
    WADE = 9
};

int main(void)
{
    pave_window_def def = {.tiling = pave_tiling_hex(), .width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    pave_search *search = NULL;
    char text[PAVE_TILING_TEXT_SIZE];
    int32_t cross[ARCS_MAX] = {0}, way[CELLS];
    pave_path path;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    if (pave_graph_create(&(pave_graph_def){.window = window}, NULL, &graph, NULL) != PAVE_OK)
        return 1;
    if (pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL) != PAVE_OK)
        return 1;

    // The river: the sides between the third and the fourth cell of each row, and those beside
    // them.
    for (int32_t row = 0; row < HEIGHT; row++) {
        int32_t node = row * WIDTH + 2;
        for (int32_t side = 0; side < PAVE_HEX_NEIGHBORS_MAX; side++) {
            int32_t arc = pave_graph_side_arc(graph, node, side);
            if (arc >= 0 && graph->to[arc] % WIDTH == 3)
                cross[arc] = cross[graph->twin[arc]] = WADE;
        }
    }
    // The bridge, in the last row: both arcs over one side.
    int32_t bridge = pave_graph_side_arc(graph, (HEIGHT - 1) * WIDTH + 2, PAVE_HEX_E);
    cross[bridge] = cross[graph->twin[bridge]] = 0;

    pave_costs costs = {.cross = cross};
    if (pave_search_path(search, 0, WIDTH - 1, &costs, way, CELLS, &path) != PAVE_OK) return 1;
    printf("The way costs %d:", (int)path.cost);
    for (int64_t i = 0; i < path.count; i++)
        printf(" %s",
               pave_tiling_face_text(window->tiling, pave_window_cell(window, way[i]), text));
    printf("\nThe bridge is side %d of one cell and side %d of the other\n",
           (int)pave_graph_arc_side(graph, (HEIGHT - 1) * WIDTH + 2, bridge),
           (int)pave_graph_arc_side(graph, graph->to[bridge], graph->twin[bridge]));

    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    return 0;
}
