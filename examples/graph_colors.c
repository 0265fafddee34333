/// Colouring the cells of a map so that none touches its like: greedily, and with the fewest
/// colours there can be.
#include <pave/pave.h>

#include <stdio.h>

static int color(const char *what, const pave_window_def *place, pave_contact contact)
{
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    int32_t colors[100], greedy = 0, fewest = 0;
    if (pave_window_create(place, NULL, &window, NULL) != PAVE_OK || window->count > 100) return 1;
    pave_graph_def def = {.window = window, .contact = contact};
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) return 1;
    if (pave_graph_color_greedy(graph, NULL, colors, &greedy) != PAVE_OK) return 1;
    pave_result result = pave_graph_color_exact(graph, 12, 1000000, NULL, colors, &fewest);
    printf("%s: %d colours greedily, %s %d\n", what, (int)greedy,
           result == PAVE_OK ? "and never fewer than" : "and it is not known whether fewer than",
           (int)fewest);
    for (int32_t node = 0; node < graph->node_count && place->width == 6; node++)
        printf("%c%s", 'a' + (int)colors[node], (node + 1) % 6 ? " " : "\n");
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    return 0;
}

int main(void)
{
    pave_window_def squares = {.width = 6, .height = 3}, hexagons = {.tiling = pave_tiling_hex(),
                                                                     .shape = PAVE_WINDOW_HEXAGON,
                                                                     .radius = 4};
    pave_window_def torus = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 3, .wrap = true};
    pave_window_def triangles = {
        .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_TRIANGLE, .radius = 5};
    if (color("Squares across edges", &squares, PAVE_CONTACT_EDGE)) return 1;
    if (color("Squares round corners too", &squares, PAVE_CONTACT_VERTEX)) return 1;
    if (color("Hexagons", &hexagons, PAVE_CONTACT_EDGE)) return 1;
    if (color("Hexagons that wrap", &torus, PAVE_CONTACT_EDGE)) return 1;
    return color("Triangles round corners too", &triangles, PAVE_CONTACT_VERTEX);
}
