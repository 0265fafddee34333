/// Turns on triangles: the cells that a unit reaches in one or two turns past slow woods and a
/// wall, and the cells that it threatens if it shoots after its move.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 25, HEIGHT = 7, CELLS = WIDTH * HEIGHT, POINTS = 4, RANGE = 2 };

static const char map[] = "........................."
                          ".......####.....^^......."
                          ".......#........^^^......"
                          "......##...x....^^......."
                          ".......#..........^......"
                          ".......######............"
                          ".........................";

int main(void)
{
    const pave_window_def def = {.tiling = pave_tiling_tri(), .width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_moves *moves = NULL;
    pave_search *search = NULL;
    int32_t costs[CELLS], start = 0, zone[CELLS], sources[CELLS];
    int64_t count, zone_count, source_count = 0;
    pave_reached reached[CELLS];
    char shown[CELLS];
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    for (int32_t i = 0; i < CELLS; i++) {
        shown[i] = map[i];
        pave_mask_set_cell(walls, i, map[i] == '#');
        costs[i] = map[i] == '^' ? 3 : 1;
        if (map[i] == 'x') start = i;
    }

    // A step across an edge costs 1, to the opposite triangle 2. Each turn has 4 points; unused
    // points are lost.
    const pave_moves_def moves_def = {
        .walls = walls, .metric = PAVE_TRI_SHORTCUT, .costs = costs, .points = POINTS};
    if (pave_moves_create(&moves_def, NULL, &moves, NULL) != PAVE_OK) return 1;
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    if (pave_search_create(&ground, NULL, &search, NULL) != PAVE_OK ||
        pave_search_reach(search, start, 2 * POINTS, &moves->costs, reached, CELLS, &count) !=
            PAVE_OK)
        return 1;
    for (int64_t i = 1; i < count; i++) {
        const pave_move_turn turn = pave_move_turn_of(reached[i].cost, POINTS);
        shown[reached[i].node] = (char)('0' + turn.number);
        if (turn.number == 1) sources[source_count++] = reached[i].node;
    }
    for (int i = 0; i < CELLS; i++) printf("%c%s", shown[i], i % WIDTH == WIDTH - 1 ? "\n" : "");

    // Range is measured in steps between touching cells, and walls block sight.
    const pave_zone_def zone_def = {.walls = walls,
                                    .sources = sources,
                                    .source_count = source_count,
                                    .most = RANGE,
                                    .metric = PAVE_TRI_TOUCH,
                                    .sight = true};
    if (pave_zone_cells(&zone_def, NULL, zone, CELLS, &zone_count, NULL) != PAVE_OK) return 1;
    printf("It reaches %d cells in one turn, %d in two, and threatens %d.\n", (int)source_count,
           (int)count - 1, (int)zone_count);

    pave_search_destroy(search);
    pave_moves_destroy(moves);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return 0;
}
