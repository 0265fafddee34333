/// Exploring a world: each tile is a function of the seed and the cell, so two walks in different
/// orders find the same tiles. They share only the seed.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { SIDE = 7, CELLS = SIDE * SIDE, COLUMNS = 4 * SIDE + 1, LINES = 2 * SIDE + 1, ROAD = 2 };

static const pave_rect land = {-3, -3, SIDE, SIDE};

/// Walks a spiral outwards from the centre and records the tiles. `turn` is +1 for clockwise, -1
/// for anticlockwise.
static void explore(const pave_world *world, int direction, int turn, uint32_t *map)
{
    pave_cell cell = pave_cell_of(0, 0);
    map[(cell.r - land.r) * SIDE + cell.q - land.q] = pave_world_at(world, cell);
    for (int step = 1, run = 1, turns = 0; step < CELLS;
         direction = (direction + turn + 4) % 4, run += ++turns % 2 == 0)
        for (int i = 0; i < run && step < CELLS; i++, step++) {
            cell = pave_square_neighbors(cell, direction);
            map[(cell.r - land.r) * SIDE + cell.q - land.q] = pave_world_at(world, cell);
        }
}

/// A world returns ids; the set has their colours.
static void draw(const pave_wang_set *set, const uint32_t *map, char (*picture)[COLUMNS])
{
    memset(picture, ' ', LINES * COLUMNS);
    for (int i = 0; i < CELLS; i++) {
        const uint8_t *c = pave_wang_tile_colors(set, pave_wang_tile_index(set, map[i]));
        int x = 4 * (i % SIDE) + 2, y = 2 * (i / SIDE) + 1;
        bool upright = c[PAVE_WANG_T] == ROAD || c[PAVE_WANG_B] == ROAD,
             level = c[PAVE_WANG_L] == ROAD || c[PAVE_WANG_R] == ROAD;
        if (c[PAVE_WANG_T] == ROAD) picture[y - 1][x] = '|';
        if (c[PAVE_WANG_B] == ROAD) picture[y + 1][x] = '|';
        if (c[PAVE_WANG_L] == ROAD) memset(&picture[y][x - 2], '-', 2);
        if (c[PAVE_WANG_R] == ROAD) memset(&picture[y][x + 1], '-', 2);
        picture[y][x] = i == CELLS / 2     ? '@'
                        : upright && level ? '+'
                        : upright          ? '|'
                        : level            ? '-'
                                           : ' ';
    }
}

/// Creates the world, walks through it, and destroys it.
static bool visit(const pave_wang_set *set, int direction, int turn, uint32_t *map)
{
    pave_world *world;
    pave_world_def def = {.set = set, .seed = 31};
    if (pave_world_create(&def, NULL, &world, NULL) != PAVE_OK) return false;
    explore(world, direction, turn, map);
    pave_world_destroy(world);
    return true;
}

int main(void)
{
    pave_wang_set *roads;
    uint32_t north[CELLS], east[CELLS];
    char left[LINES][COLUMNS], right[LINES][COLUMNS];
    int same = 0;
    if (pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL) != PAVE_OK) return 1;
    if (!visit(roads, PAVE_SQUARE_N, 1, north) || !visit(roads, PAVE_SQUARE_E, -1, east)) return 1;
    draw(roads, north, left);
    draw(roads, east, right);
    printf("  %-*s    %s\n", COLUMNS, "Walked north first", "The same seed, east first");
    for (int y = 0; y < LINES; y++) printf("  %.*s    %.*s\n", COLUMNS, left[y], COLUMNS, right[y]);
    for (int i = 0; i < CELLS; i++) same += north[i] == east[i];
    printf("%d of %d tiles are the same.\n", same, CELLS);
    pave_wang_destroy(roads);
    return same == CELLS ? 0 : 1;
}
