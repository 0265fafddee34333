/// Connected components, bridges and articulation points of a map.
#include <pave/pave.h>

#include <stdio.h>

static const char *const plan[] = {
    "......#....", "......#....", "...........", "......#....",
    "#####.#.###", "...........", "...#######.",
};

int main(void)
{
    pave_window_def place = {.width = 11, .height = 7};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_graph *graph = NULL;
    int32_t labels[77], bridges[77], cells[77], rooms = 0;
    int64_t bridge_count = 0;
    int64_t cell_count = 0;
    char map[78];
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    for (int i = 0; i < 77; i++) {
        map[i] = plan[i / 11][i % 11];
        pave_mask_set_cell(walls, i, map[i] == '#');
    }
    pave_graph_def def = {.walls = walls};
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) return 1;
    if (pave_graph_components(graph, labels, &rooms) != PAVE_OK) return 1;
    if (pave_graph_bridges(graph, NULL, bridges, 77, &bridge_count) != PAVE_OK) return 1;
    if (pave_graph_articulation_points(graph, NULL, cells, 77, &cell_count) != PAVE_OK) return 1;

    for (int32_t i = 0; i < cell_count; i++) map[cells[i]] = 'X';
    for (int row = 0; row < 7; row++) printf("  %.11s\n", map + 11 * row);
    printf("X is where one can be cut off: %d cells\n", (int)cell_count);
    printf("%d steps that cannot be gone round, the first between cell %d and its neighbor\n",
           (int)bridge_count, (int)graph->to[graph->twin[bridges[0]]]);
    printf("The last cell %s reached from the first.\n",
           labels[76] == labels[0] ? "can be" : "cannot be");
    pave_graph_destroy(graph);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return 0;
}
