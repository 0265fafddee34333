/// Exploring as with a box of tiles: each new one is drawn among those that match what lies around
/// it. All of them fit, and yet the order of exploration shapes the world: the same seed, walked
/// north first and east first, gives two. explore_seeded.c mends that.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { SIDE = 7, CELLS = SIDE * SIDE, COLUMNS = 4 * SIDE + 1, LINES = 2 * SIDE + 1, ROAD = 2 };

static const pave_rect land = {-3, -3, SIDE, SIDE};

/// Puts a tile where there is none. The word depends on how many steps were made before: a
/// generator that is seeded once.
static void place_tile(const pave_wang_set *set, pave_cell cell, uint32_t step, uint32_t *map)
{
    uint32_t around[PAVE_SQUARE_TOUCHING_MAX], fitting[16];
    int64_t count;
    uint8_t demands[PAVE_WANG_PLACES_SQUARE];
    for (int k = 0; k < PAVE_SQUARE_TOUCHING_MAX; k++) {
        int64_t index = pave_rect_index(land, pave_square_touching(cell, k));
        around[k] = index < 0 ? UINT32_MAX : map[index];
    }
    pave_wang_constraints_around(set, around, demands);
    if (step <= 3 && pave_wang_match(set, demands, fitting, 16, &count) == PAVE_OK)
        printf("  step %u onto %d,%d: %d tiles fit\n", (unsigned)step, (int)cell.q, (int)cell.r,
               (int)count);
    uint32_t word = pave_random_at(31, PAVE_STREAM_USER, (int32_t)step, 0, 0, 0).word[0];
    map[pave_rect_index(land, cell)] = pave_wang_pick(set, demands, word);
}

/// Spirals outwards from a crossroads: `turn` is +1 clockwise, -1 the other way.
static void explore(const pave_wang_set *set, int direction, int turn, uint32_t *map)
{
    pave_cell cell = pave_cell_of(0, 0);
    memset(map, 0xff, CELLS * sizeof *map);
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        if (memcmp(pave_wang_tile_colors(set, i), "\2\0\2\0\2\0\2\0", 8) == 0)
            map[pave_rect_index(land, cell)] = i;
    for (uint32_t step = 1, run = 1, turns = 0; step < CELLS;
         direction = (direction + turn + 4) % 4, run += ++turns % 2 == 0)
        for (uint32_t i = 0; i < run && step < CELLS; i++, step++) {
            cell = pave_square_neighbors(cell, direction);
            place_tile(set, cell, step, map);
        }
}

static void draw(const pave_wang_set *set, const uint32_t *map, char (*picture)[COLUMNS])
{
    memset(picture, ' ', LINES * COLUMNS);
    for (int i = 0; i < CELLS; i++) {
        const uint8_t *c = pave_wang_tile_colors(set, map[i]);
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

int main(void)
{
    pave_wang_set *roads;
    uint32_t north[CELLS], east[CELLS];
    char left[LINES][COLUMNS], right[LINES][COLUMNS];
    int same = 0;
    if (pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL) != PAVE_OK) return 1;
    printf("From the crossroads @, north first:\n");
    explore(roads, PAVE_SQUARE_N, 1, north);
    printf("The same seed, east first:\n");
    explore(roads, PAVE_SQUARE_E, -1, east);
    draw(roads, north, left);
    draw(roads, east, right);
    for (int y = 0; y < LINES; y++) printf("  %.*s    %.*s\n", COLUMNS, left[y], COLUMNS, right[y]);
    for (int i = 0; i < CELLS; i++) same += north[i] == east[i];
    printf("%d of %d tiles are the same.\n", same, CELLS);
    pave_wang_destroy(roads);
    return 0;
}
