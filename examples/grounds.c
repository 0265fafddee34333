/// A ground is a window or a graph, and whoever makes a map need not know which.
#include <pave/pave.h>

#include <stdio.h>

static void describe(const char *name, pave_ground ground)
{
    const pave_graph *graph = NULL;
    pave_graph *made = NULL;
    pave_vec2 first = pave_ground_position(&ground, 0);
    if (pave_ground_graph(&ground, NULL, &graph, &made, NULL) != PAVE_OK) return;
    printf("%-22s %3d cells, the first at (%.2f, %.2f), %4d neighbours in all; the graph %s\n",
           name, (int)pave_ground_count(ground), first.x, first.y, (int)graph->arc_count,
           made ? "was made for this" : "was there");
    pave_graph_destroy(made); // NULL is allowed
}

int main(void)
{
    pave_window_def place = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 5};
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    static const pave_vec2 towns[] = {{0, 0}, {3, 1}, {1, 4}, {5, 5}};
    static const int32_t roads[][2] = {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {1, 2}};
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) return 1;
    if (pave_graph_create_from_edges(&(pave_edges_def){4, towns, 5, roads}, NULL, &graph, NULL) !=
        PAVE_OK)
        return 1;

    pave_ground corners = pave_ground_of_window(window);
    corners.contact = PAVE_CONTACT_VERTEX; // hexagons that share a corner share an edge
    describe("hexagons", pave_ground_of_window(window));
    describe("hexagons round corners", corners);
    describe("towns", pave_ground_of_graph(graph));
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    return 0;
}
