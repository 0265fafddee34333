/// Every node becomes a tile: a hub with eight neighbours, and a tail. A ring of border nodes is
/// added around them, so that the outer nodes become tiles too.
#include <pave/pave.h>

#include <stdio.h>

enum { NODES = 11, EDGES = 18 };

static const pave_vec2 places[NODES] = {{0, 0},   {3, 0},  {2, 2},  {0, 3}, {-2, 2}, {-3, 0},
                                        {-2, -2}, {0, -3}, {2, -2}, {6, 0}, {9, 1}};
static const int32_t edges[EDGES][2] = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}, {0, 8}, // the hub
    {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}, {7, 8}, {8, 1}, // around it
    {1, 9}, {9, 10}};                                               // the tail

int main(void)
{
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    pave_mesh *mesh = NULL;
    pave_error error;
    const pave_edges_def drawn = {NODES, places, EDGES, edges};
    if (pave_graph_create_from_edges(&drawn, NULL, &graph, &error) != PAVE_OK) return 1;
    const pave_adjacency_def def = {
        .graph = graph, .take_graph = true, .border_rule = PAVE_BORDER_RING};
    if (pave_adjacency_create(&def, NULL, &adjacency, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        pave_graph_destroy(graph);
        return 1;
    }
    const pave_mesh_def how = {.relax.steps = 20};
    if (pave_mesh_create_from_adjacency(adjacency, &how, NULL, NULL, &mesh, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    printf("%d nodes are %d tiles; the ring has %d\n", NODES, (int)mesh->tile_count,
           (int)adjacency->graph->node_count - NODES);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t sides;
        pave_mesh_ring(mesh, tile, &sides);
        printf("tile %d has %d sides\n", (int)tile, (int)sides);
    }
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
    return 0;
}
