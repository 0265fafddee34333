/// A picture of two worlds painted by the built-in sets, at any size one likes: roads seen from
/// above, a meadow of diamonds. It is written as a PPM, which nearly every viewer opens. Usage:
/// picture [FILE], picture.ppm where no file is given.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

enum {
    SIDE = 12,
    SQUARE = 32,
    DIAMOND = 64,
    HEIGHT = SIDE * SQUARE,
    WIDTH = 3 * HEIGHT,
    TILE_BYTES = 4 * DIAMOND * DIAMOND
};

/// Lays a tile over the picture, its upper left at (x, y). What is half transparent mixes with what
/// is below.
static void lay(const uint8_t *tile, int width, int height, int x, int y, uint8_t *picture)
{
    for (int row = 0; row < height; row++)
        for (int column = 0; column < width; column++)
            for (int channel = 0; channel < 3; channel++) {
                const uint8_t *from = tile + 4 * (row * width + column);
                uint8_t *to = picture + 3 * ((y + row) * WIDTH + x + column) + channel;
                *to = (uint8_t)((from[channel] * from[3] + *to * (255 - from[3])) / 255);
            }
}

static void paint_from_above(pave_builtin builtin, const uint32_t *tiles, uint8_t *picture)
{
    static uint8_t tile[TILE_BYTES];
    for (int i = 0; i < SIDE * SIDE; i++) {
        pave_builtin_paint(builtin, tiles[i], PAVE_ORTHOGONAL, SQUARE, tile, 4 * SQUARE);
        lay(tile, SQUARE, SQUARE, i % SIDE * SQUARE, i / SIDE * SQUARE, picture);
    }
}

static void paint_diamonds(pave_builtin builtin, const uint32_t *tiles, uint8_t *picture)
{
    static uint8_t tile[TILE_BYTES];
    for (int i = 0; i < SIDE * SIDE; i++) {
        int column = i % SIDE, row = i / SIDE, x = HEIGHT + (SIDE - 1 + column - row) * DIAMOND / 2;
        pave_builtin_paint(builtin, tiles[i], PAVE_ISOMETRIC, DIAMOND, tile, 4 * DIAMOND);
        lay(tile, DIAMOND, DIAMOND / 2, x, (column + row) * DIAMOND / 4, picture);
    }
}

/// The tiles of a piece of a world of a built-in set.
static bool fill(pave_builtin builtin, uint32_t *tiles)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    if (pave_builtin_create(builtin, NULL, &set, NULL) != PAVE_OK) return false;
    pave_world_def def = {.set = set, .seed = 7};
    bool filled =
        pave_world_create(&def, NULL, &world, NULL) == PAVE_OK &&
        pave_world_fill(world, pave_rect_of(0, 0, SIDE, SIDE), NULL, tiles, SIDE) == PAVE_OK;
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return filled;
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "picture.ppm";
    uint32_t roads[SIDE * SIDE], meadow[SIDE * SIDE];
    uint8_t *picture = calloc(3 * WIDTH, HEIGHT);
    if (!picture || !fill(PAVE_BUILTIN_ROADS, roads) || !fill(PAVE_BUILTIN_MEADOW, meadow))
        return 1;
    paint_from_above(PAVE_BUILTIN_ROADS, roads, picture);
    paint_diamonds(PAVE_BUILTIN_MEADOW, meadow, picture);

    FILE *file = fopen(path, "wb");
    if (file) fprintf(file, "P6\n%d %d\n255\n", WIDTH, HEIGHT);
    bool written = file && fwrite(picture, 3 * WIDTH, HEIGHT, file) == HEIGHT;
    if (file && fclose(file) != 0) written = false;
    printf("%s%s\n", path,
           written ? ": roads from above, a meadow of diamonds"
                   : " cannot be written: name another file");
    free(picture);
    return written ? 0 : 1;
}
