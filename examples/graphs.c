/// Graphs: lists of neighbours from a window and its walls, across edges or around corners.
#include <pave/pave.h>

#include <stdio.h>

static void print_neighbors(const pave_graph *graph, int32_t node)
{
    char text[PAVE_TILING_TEXT_SIZE];
    const pave_window *window = graph->window;
    printf("%s:", pave_tiling_face_text(window->tiling, pave_window_cell(window, node), text));
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
        printf(" %s", pave_tiling_face_text(window->tiling,
                                            pave_window_cell(window, graph->to[arc]), text));
    printf("\n");
}

int main(void)
{
    static const char *const rules[] = {"one way round is free", "both ways are", "any corner"};
    pave_window_def place = {.width = 5, .height = 4};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_graph *graph = NULL;
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) return 1;
    if (pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK) return 1;
    int32_t middle = (int32_t)pave_window_index(window, pave_cell_of(2, 1));
    pave_mask_set_cell(walls, pave_window_index(window, pave_cell_of(2, 0)),
                       true); // a pillar to the north
    if (pave_mask_set_side(walls, middle, PAVE_SQUARE_E, true) != PAVE_OK)
        return 1; // a wall to the east

    pave_graph_def def = {.walls = walls};
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) return 1;
    printf("Across edges from ");
    print_neighbors(graph, middle);
    int32_t arc = graph->start[middle], twin = graph->twin[arc];
    printf("The arc %d leads from cell %d to %d, and its twin %d back; the centre of that cell is "
           "%.1f %.1f\n",
           (int)arc, (int)graph->to[twin], (int)graph->to[arc], (int)twin,
           graph->positions[graph->to[arc]].x, graph->positions[graph->to[arc]].y);
    pave_graph_destroy(graph);

    def.contact = PAVE_CONTACT_VERTEX;
    for (int rule = 0; rule < 3; rule++) {
        def.corners = (pave_corner_rule)rule;
        if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) return 1;
        printf("Round corners where %s, from ", rules[rule]);
        print_neighbors(graph, middle);
        pave_graph_destroy(graph);
    }
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return 0;
}
