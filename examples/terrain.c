/// Terrain on triangles: a coast with rivers, the costs of walking over it, and the land as a mesh
/// for an engine. All numbers are the same on every machine.
#include <pave/formats/obj.h>
#include <pave/search.h>
#include <pave/terrain.h>

#include <stdio.h>
#include <stdlib.h>

static int failed(const pave_error *error)
{
    char text[PAVE_ERROR_TEXT_SIZE];
    fprintf(stderr, "%s\n", pave_error_text(error, text));
    return EXIT_FAILURE;
}

/// Counts the cells that a walker reaches from the first grass cell with 60 points.
static int64_t reach(const pave_terrain *terrain)
{
    const pave_terrain_costs_def foot = pave_terrain_costs_on_foot();
    const pave_graph_def def = {.window = terrain->window};
    pave_graph *graph = NULL;
    pave_search *search = NULL;
    int64_t count = 0;
    int32_t from = 0, *enter = NULL, *cross = NULL;
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) return 0;
    enter = malloc((size_t)graph->node_count * sizeof *enter);
    cross = malloc((size_t)graph->arc_count * sizeof *cross);
    const pave_ground ground = pave_ground_of_graph(graph);
    const pave_costs costs = {.enter = enter, .cross = cross};
    while (terrain->zones[from] != PAVE_TERRAIN_GRASS) from++;
    if (enter && cross && pave_search_create(&ground, NULL, &search, NULL) == PAVE_OK &&
        pave_terrain_costs(terrain, &foot, graph, enter, cross, NULL) == PAVE_OK)
        pave_search_reach(search, from, 60, &costs, NULL, 0, &count); // only the count
    pave_search_destroy(search);
    free(cross);
    free(enter);
    pave_graph_destroy(graph);
    return count;
}

int main(void)
{
    const pave_window_def board = {.tiling = pave_tiling_tri(), .width = 120, .height = 60};
    pave_window *window = NULL;
    pave_terrain *terrain = NULL;
    pave_solid *solid = NULL;
    pave_error error = {0};
    int64_t rivers = 0;
    if (pave_window_create(&board, NULL, &window, &error) != PAVE_OK) return failed(&error);
    const pave_terrain_def def = {.window = window, .seed = 7, .hills = 24, .erosion = 10};
    if (pave_terrain_create(&def, NULL, &terrain, &error) != PAVE_OK) return failed(&error);
    pave_terrain_rivers(terrain, NULL, 0, &rivers);
    printf("%d cells, %d lakes, %d rivers, up to %.2f edges high\n", (int)terrain->cell_count,
           (int)terrain->lake_count, (int)rivers, (double)terrain->highest / PAVE_TERRAIN_UNIT);
    printf("%d cells within 60 points\n", (int)reach(terrain));
    if (pave_terrain_surface(terrain, NULL, &solid, &error) != PAVE_OK ||
        pave_gltf_solid_write(solid, "terrain.glb", NULL, NULL, &error) != PAVE_OK)
        return failed(&error);
    printf("terrain.glb: %d triangles\n", (int)solid->triangle_count);
    remove("terrain.glb");
    pave_solid_destroy(solid);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
    return EXIT_SUCCESS;
}
