/// A roguelike on hexagons: a dungeon from an endless connected world, the path to the exit, and
/// the cells seen on the way. Every seed gives a connected dungeon.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 32, HEIGHT = 13, CELLS = WIDTH * HEIGHT, SIGHT = 5 };

/// Draws the cells that are visible from a cell, and those seen earlier.
static void draw(const pave_mask *walls, int64_t hero, int64_t exit, char *memory)
{
    static const char *const gaps[] = {"\n", "\n "}; // odd rows are shifted
    int64_t seen[CELLS], count = 0;
    const pave_view_def view = {walls, hero, SIGHT, 0};
    if (pave_field_of_view_far(&view, NULL, seen, CELLS, &count, NULL) != PAVE_OK) abort();
    for (int64_t i = 0; i < count; i++)
        memory[seen[i]] = pave_mask_cell(walls, seen[i]) ? '#' : seen[i] == exit ? '>' : '.';
    for (int64_t i = 0; i < CELLS; i++)
        printf("%s%c", i % WIDTH ? " " : gaps[i / WIDTH % 2], i == hero ? '@' : memory[i]);
    printf("\n");
}

int main(int argc, char **argv)
{
    const uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 7;
    bool passable[8] = {false};
    char memory[CELLS];
    uint32_t ids[CELLS];
    int32_t far[CELLS], way[CELLS], from = CELLS / 2, to;
    pave_wang_set *set;
    pave_world *world;
    pave_window *window;
    pave_mask *walls;
    pave_graph *graph;
    pave_search *search;
    pave_path path;
    memset(memory, ' ', sizeof memory);
    for (int i = 1; i <= pave_builtin_color_count(PAVE_BUILTIN_DUNGEON); i++)
        passable[i] = pave_builtin_color_passable(PAVE_BUILTIN_DUNGEON, i);
    // The world is endless; the window is the part used as the board.
    const pave_window_def shape = {.tiling = pave_tiling_hex(), .width = WIDTH, .height = HEIGHT};
    if (pave_builtin_create_sides(PAVE_BUILTIN_DUNGEON, 6, NULL, &set, NULL) != PAVE_OK ||
        pave_window_create(&shape, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    const pave_wang_set *sets[1] = {set};
    const pave_world_def def = {.sets = sets,
                                .tiling = pave_tiling_hex(),
                                .seed = seed,
                                .passable = passable,
                                .solid = .45};
    if (pave_world_create(&def, NULL, &world, NULL) != PAVE_OK ||
        pave_world_fill_window(world, window, NULL, ids) != PAVE_OK ||
        pave_world_mask(sets, ids, passable, walls) != PAVE_OK)
        return 1;
    // From the middle to the farthest cell.
    if (pave_graph_create(&(pave_graph_def){.walls = walls}, NULL, &graph, NULL) != PAVE_OK ||
        pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL) != PAVE_OK)
        return 1;
    while (pave_mask_cell(walls, from)) from++;
    if (pave_search_field(search, &from, 1, NULL, far, NULL) != PAVE_OK) return 1;
    to = from;
    for (int32_t i = 0; i < CELLS; i++) to = far[i] != PAVE_FAR && far[i] > far[to] ? i : to;
    if (pave_search_path(search, from, to, NULL, way, CELLS, &path) != PAVE_OK) return 1;
    for (int64_t i = 0; i < path.count; i += 12) draw(walls, way[i], to, memory);
    draw(walls, to, to, memory);
    printf("%d steps from the middle to the exit\n", (int)path.cost);
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return 0;
}
