/// A distance field: the distance of every cell from the nearest source. Following it downhill
/// gives a shortest path without another search.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 14, HEIGHT = 7, CELLS = WIDTH * HEIGHT };

static const char map[] = ".............."
                          "..####....#..."
                          ".....#..#.#..."
                          "..x..#..#.##.."
                          "..####..#....."
                          "........#..x.."
                          "..............";

int main(void)
{
    pave_window_def def = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_graph *graph = NULL;
    pave_search *search = NULL;
    int32_t sources[CELLS], source_count = 0, distances[CELLS], from[CELLS], way[CELLS];
    int64_t count;
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    for (int32_t i = 0; i < CELLS; i++) {
        pave_mask_set_cell(walls, i, map[i] == '#');
        if (map[i] == 'x') sources[source_count++] = i;
    }
    pave_graph_def graph_def = {.walls = walls};
    if (pave_graph_create(&graph_def, NULL, &graph, NULL) != PAVE_OK ||
        pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL) != PAVE_OK)
        return 1;

    // One search computes, for all cells, the distance and the cell from which they were reached.
    if (pave_search_field(search, sources, source_count, NULL, distances, from) != PAVE_OK)
        return 1;
    for (int32_t i = 0; i < CELLS; i++) {
        if (distances[i] == PAVE_FAR)
            printf("  #");
        else
            printf("%3d", (int)distances[i]);
        if (i % WIDTH == WIDTH - 1) printf("\n");
    }

    // The path from the upper left corner to the nearest source.
    if (pave_search_field_path(search, distances, from, 0, way, CELLS, &count) != PAVE_OK) return 1;
    printf("From 0,0 one goes");
    for (int32_t i = 1; i < count; i++)
        printf(" %d,%d", (int)(way[i] % WIDTH), (int)(way[i] / WIDTH));
    printf("\n");

    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return 0;
}
