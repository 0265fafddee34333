/// A herringbone world of your own tiles: they consist of characters, are twice as long as wide,
/// and their colours define where a path leaves them. Any part of the world can be printed, in any
/// order.
#include <pave/pave.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 3, WIDE = 72, HIGH = 24 };

/// Paints a tile: walls, and a path from the middle to each edge of colour 2.
static void paint(const pave_herringbone_tile *tile, uint8_t *out, ptrdiff_t stride)
{
    // The pixel at which each edge's path leaves the tile, for flat and upright tiles.
    static const int8_t ends[2][PAVE_HERRINGBONE_PLACES][2] = {
        {{1, 0}, {4, 0}, {0, 1}, {5, 1}, {1, 2}, {4, 2}},
        {{1, 0}, {0, 1}, {2, 1}, {0, 4}, {2, 4}, {1, 5}}};
    const int wide = tile->upright ? SIDE : 2 * SIDE, high = tile->upright ? 2 * SIDE : SIDE;
    for (int y = 0; y < high; y++)
        for (int x = 0; x < wide; x++) {
            const bool middle = tile->upright ? x == 1 && y > 0 && y < 5 : y == 1 && x > 0 && x < 5;
            out[y * stride + x] = middle ? ' ' : '#';
        }
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) {
        const int8_t *end = ends[tile->upright][place];
        if (tile->colors[place] == 2) out[end[1] * stride + end[0]] = ' ';
    }
}

int main(void)
{
    // One tile for each combination: 2^6 flat tiles and 2^6 upright ones.
    enum { TILES = 128, STRIDE = 2 * SIDE };
    static uint8_t pixels[TILES][STRIDE * 2 * SIDE], map[HIGH][WIDE];
    pave_herringbone_tile tiles[TILES] = {{0}};
    for (int i = 0; i < TILES; i++) {
        tiles[i].upright = i >= TILES / 2;
        for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++)
            tiles[i].colors[place] = (uint8_t)(1 + (i >> place & 1));
        tiles[i].pixels = pixels[i];
        paint(&tiles[i], pixels[i], STRIDE);
    }
    const pave_herringbone_def def = {.shape = {PAVE_WANG_EDGE, SIDE, {2, 2, 2, 2, 2, 2}, 0, 0},
                                      .seed = 7,
                                      .channels = 1, // a letter
                                      .tile_count = TILES,
                                      .tiles = tiles,
                                      .stride = STRIDE};
    pave_herringbone *world = NULL;
    pave_error error = {0};
    if (pave_herringbone_create(&def, NULL, &world, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return EXIT_FAILURE;
    }
    const pave_rect part = {400000000, -90, WIDE, HIGH}; // anywhere
    pave_herringbone_fill(world, part, NULL, &map[0][0], WIDE);
    for (int y = 0; y < HIGH; y++) printf("%.*s\n", WIDE, (const char *)map[y]);
    const pave_herringbone_spot spot = pave_herringbone_at(world, part.q / SIDE, part.r / SIDE);
    printf("the first letter is of tile %u, which %s\n", (unsigned)spot.tile,
           spot.upright ? "stands" : "lies");
    pave_herringbone_destroy(world);
    return EXIT_SUCCESS;
}
