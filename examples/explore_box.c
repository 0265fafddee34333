/// A board game's box: three copies of each of 16 tiles. Players place them around the centre,
/// drawing each one from those that match, until no remaining tile fits some hole.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { COPIES = 3, RADIUS = 3, SIDE = 2 * RADIUS + 1, CELLS = SIDE * SIDE, TILES = 16 };

/// Prints the roads of a tile as three lines of three characters.
static void draw(const uint8_t *colors, char (*lines)[4])
{
    const char *up = colors[PAVE_WANG_T] == 2 ? " | " : "   ",
               *down = colors[PAVE_WANG_B] == 2 ? " | " : "   ";
    memcpy(lines[0], up, 4);
    memcpy(lines[1], " o ", 4);
    memcpy(lines[2], down, 4);
    if (colors[PAVE_WANG_L] == 2) lines[1][0] = '-';
    if (colors[PAVE_WANG_R] == 2) lines[1][2] = '-';
}

static void print(const pave_naive *naive, const pave_wang_set *set)
{
    for (int r = -RADIUS; r <= RADIUS; r++) {
        char lines[SIDE][3][4];
        for (int q = -RADIUS; q <= RADIUS; q++) {
            const uint32_t tile = pave_naive_at(naive, pave_cell_of(q, r));
            char(*cell)[4] = lines[q + RADIUS];
            for (int y = 0; y < 3; y++) memcpy(cell[y], y == 1 ? " ? " : "   ", 4);
            if (tile != UINT32_MAX) draw(pave_wang_tile_colors(set, tile), cell);
        }
        for (int y = 0; y < 3; y++) {
            for (int q = 0; q < SIDE; q++) printf(" %s", lines[q][y]);
            printf("\n");
        }
    }
}

/// Describes the tile that a hole needs.
static void explain(const pave_naive *naive, pave_cell hole)
{
    static const char *const sides[] = {"north", "east", "south", "west"};
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    pave_naive_constraints(naive, hole, colors);
    printf("  %d,%d needs", hole.q, hole.r);
    for (int k = 0; k < 4; k++)
        if (colors[2 * k] != PAVE_WANG_FREE)
            printf(" %s: %s", sides[k], colors[2 * k] == 2 ? "road" : "grass");
    printf("\n");
}

int main(void)
{
    pave_wang_set *roads = NULL;
    pave_naive *naive = NULL;
    pave_cell spiral[CELLS];
    int64_t stocks[TILES], count;
    int holes = 0;
    for (int i = 0; i < TILES; i++) stocks[i] = COPIES;
    if (pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, NULL) != PAVE_OK) return 1;
    const pave_naive_def def = {.set = roads, .seed = 93, .stocks = stocks};
    if (pave_naive_create(&def, NULL, &naive, NULL) != PAVE_OK) return 1;
    if (pave_square_spiral(pave_cell_of(0, 0), RADIUS, PAVE_SQUARE_8, spiral, CELLS, &count))
        return 1;
    for (int64_t i = 0; i < count; i++) {
        if (pave_naive_visit(naive, spiral[i], NULL) == PAVE_OK) continue;
        if (++holes == 1) printf("Holes, of which the first came after %d tiles:\n", (int)i);
        explain(naive, spiral[i]);
    }
    print(naive, roads);
    printf("%d tiles laid, %d holes, %d tiles left in the box.\n", (int)naive->count, holes,
           TILES * COPIES - (int)naive->count);
    pave_naive_destroy(naive);
    pave_wang_destroy(roads);
    return holes > 0 ? 0 : 1;
}
