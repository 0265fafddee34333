/// Tiles from any planar graph: the pentagons of the Cairo tiling, some of which no longer touch.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_tiling *tiling = NULL;
    pave_window *window = NULL;
    pave_adjacency *adjacency = NULL;
    pave_mesh *mesh = NULL;
    pave_error error;
    if (pave_tiling_create_named("cairo", NULL, &tiling, NULL) != PAVE_OK) return 1;
    pave_window_def place = {.tiling = tiling, .width = 6, .height = 5};
    if (pave_window_create(&place, NULL, &window, &error) != PAVE_OK) return 1;
    pave_adjacency_window_def def = {.window = window};
    if (pave_adjacency_create_from_window(&def, NULL, &adjacency, &error) != PAVE_OK) return 1;

    // Removes a fifth of the edges, then restores those without which no polygons exist.
    pave_removal removal;
    int64_t repaired;
    if (pave_adjacency_remove_random(adjacency, &(pave_removal_def){.seed = 7, .share = 0.2}, NULL,
                                     &removal, NULL) != PAVE_OK)
        return 1;
    pave_result result = pave_adjacency_repair(adjacency, NULL, NULL, 0, &repaired);
    if (result != PAVE_OK) return 1;
    printf("%d of %d edges are gone; %d were put back\n", (int)removal.removed,
           (int)removal.inner_edges, (int)repaired);

    pave_mesh_def how = {.vertex_rule = PAVE_VERTEX_CENTROID};
    if (pave_mesh_create_from_adjacency(adjacency, &how, NULL, NULL, &mesh, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    printf("%d cells are tiles; the border around them has %d\n", (int)mesh->tile_count,
           (int)(adjacency->graph->node_count - mesh->tile_count));

    // Nodes are the cells of the window in order, then the border nodes; tiles are in node order.
    char text[PAVE_TILING_TEXT_SIZE];
    int32_t node = pave_mesh_node(mesh, 3);
    pave_vec2 was = adjacency->graph->positions[node], is = pave_mesh_center(mesh, 3);
    printf("Tile 3 is node %d, cell %s. Its centre was %.2f %.2f and is %.2f %.2f\n", (int)node,
           pave_tiling_face_text(tiling, pave_window_cell(window, node), text), was.x, was.y, is.x,
           is.y);

    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
    pave_window_destroy(window);
    pave_tiling_destroy(tiling);
    return 0;
}
