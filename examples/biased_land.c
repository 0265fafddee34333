/// A structured land: lakes, shores, meadows and forests of a size worth exploring. The shares of
/// terrains follow noise, but each tile depends only on the seed and its position.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 64, HEIGHT = 24, SCALE = 16 };

// The terrain of a cell's lower right corner as a character: water, sand, grass, forest.
static char mark_of(const pave_world *world, pave_cell cell)
{
    uint8_t colors[PAVE_WANG_PLACES_SQUARE];
    pave_world_colors_at(world, cell, colors);
    return "?~.,^"[colors[PAVE_WANG_BR]];
}

int main(void)
{
    // From the lowest level to the highest: much water, little sand, much grass, forest.
    static const uint8_t bands[] = {1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 4, 4};
    uint16_t weights[PAVE_BIAS_LEVELS * (4 + 1)];
    if (pave_bias_bands(4, bands, sizeof bands, 256, weights)) return 1;
    const pave_bias bias = {
        .kind = PAVE_BIAS_NOISE, .noise = pave_noise_of(7, SCALE), .weights = weights};

    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_error error = {0};
    if (pave_builtin_create(PAVE_BUILTIN_LAND, NULL, &set, &error)) return 1;
    const pave_world_def def = {.set = set, .seed = 7, .bias = &bias};
    if (pave_world_create(&def, NULL, &world, &error)) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    for (int32_t r = 0; r < HEIGHT; r++) {
        for (int32_t q = 0; q < WIDTH; q++) putchar(mark_of(world, pave_cell_of(q, r)));
        putchar('\n');
    }
    // Far away, without computing anything in between: the tile, and the height of the land,
    // 0..65535.
    const pave_cell far = {300000007, -200000005, 0};
    const int64_t x = (int64_t)far.q * PAVE_NOISE_UNIT, y = (int64_t)far.r * PAVE_NOISE_UNIT;
    printf("at 300000007,-200000005: tile %u, height %u\n", pave_world_at(world, far),
           pave_noise_at(&bias.noise, x, y));
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return 0;
}
