/// Areas of sizes of one's own: an empire, two kingdoms and five towns, on a mesh or any other
/// graph.
#include <pave/pave.h>

#include <stdio.h>

enum { AREAS = 8, CELLS_MAX = 2000 };

int main(void)
{
    // A triangle of triangles; pave_mesh_to_graph gives the graph of a mesh.
    pave_window_def place = {
        .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_TRIANGLE, .radius = 40};
    static const double shares[AREAS] = {10, 5, 5, 1, 1, 1, 1, 1};
    static int32_t labels[CELLS_MAX], sizes[AREAS + 1];
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    pave_error error = {0};
    if (pave_window_create(&place, NULL, &window, &error) != PAVE_OK || window->count > CELLS_MAX)
        return 1;
    pave_graph_def of_window = {.window = window};
    if (pave_graph_create(&of_window, NULL, &graph, NULL) != PAVE_OK) return 1;

    pave_growth_def def = {.ground = pave_ground_of_graph(graph),
                           .seed = 1,
                           .areas = AREAS,
                           .shares = shares,
                           .tolerance = 0.05};
    pave_growth_result result;
    if (pave_growth_make(&def, NULL, NULL, labels, &result, &error) != PAVE_OK) return 1;
    for (int32_t i = 0; i < graph->node_count; i++) sizes[labels[i]]++;
    for (int area = 1; area <= AREAS; area++)
        printf("area %d: share %2.0f of 25, %4d cells, wanted %4.0f\n", area, shares[area - 1],
               (int)sizes[area], graph->node_count * shares[area - 1] / 25);
    printf("within five percent: %s (%.3f to %.3f of the share)\n", result.within ? "yes" : "no",
           result.share_min, result.share_max);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    return 0;
}
