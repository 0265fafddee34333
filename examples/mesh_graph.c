/// A mesh is a graph again: what runs on grids runs on its tiles.
#include <pave/pave.h>

#include <stdio.h>

enum { TILES = 12 * 8 };

int main(void)
{
    pave_board_def def = {.width = 12, .height = 8};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    pave_graph *graph = NULL;
    pave_search *search = NULL;
    int32_t labels[TILES], colors[TILES], way[TILES], parts, color_count;
    int64_t repaired;
    pave_path path;
    if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK) return 1;
    if (pave_board_remove_random(board, 1, 0.5, NULL, NULL) != PAVE_OK) return 1;
    if (pave_board_repair(board, NULL, NULL, 0, &repaired) == PAVE_NO_MEMORY) return 1;
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL) != PAVE_OK) return 1;
    if (pave_mesh_to_graph(mesh, NULL, &graph, NULL) != PAVE_OK) return 1;

    if (pave_graph_components(graph, labels, &parts) != PAVE_OK) return 1;
    if (pave_graph_color_greedy(graph, NULL, colors, &color_count) != PAVE_OK) return 1;
    printf("%d tiles touch in %d places; they hang together in %d part, and %d colours tell them "
           "apart\n",
           (int)graph->node_count, (int)graph->arc_count / 2, (int)parts, (int)color_count);

    if (pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL) != PAVE_OK)
        return 1;
    if (pave_search_path(search, 0, TILES - 1, NULL, way, TILES, &path) != PAVE_OK) return 1;
    printf("From one corner to the other it is %d steps:", (int)path.cost);
    for (int64_t i = 0; i < path.count; i++) printf(" %d", (int)way[i]);
    printf("\n");

    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return 0;
}
