/// Your own tile set, with ids and weights. The two methods of a world use weights differently:
/// FEATURE treats all cells equally; PHASE follows the weights exactly in the cells of one parity.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

enum { LAWN = 1, HEDGE = 2, TILES = 17, SIDE = 1000 };

/// Hedges between lawns: one tile for each combination, and a second tile for the open lawn, with a
/// fountain.
static pave_wang_set *make_garden(void)
{
    uint8_t colors[TILES * PAVE_WANG_PLACES_SQUARE] = {0};
    uint32_t ids[TILES];
    double weights[TILES];
    for (uint32_t i = 0; i < TILES; i++) {
        uint32_t hedges = i < 16 ? i : 0; // the fountain is the last one
        for (uint32_t side = 0; side < 4; side++)
            colors[PAVE_WANG_PLACES_SQUARE * i + 2 * side] = hedges >> side & 1 ? HEDGE : LAWN;
        ids[i] = i < 16 ? 100 + i : 777;
        weights[i] = i == 0 ? 7.5 : i < 16 ? 1 : 0.5;
    }
    pave_wang_def def = {.kind = PAVE_WANG_EDGE,
                         .color_count = 2,
                         .tile_count = TILES,
                         .colors = colors,
                         .ids = ids,
                         .tile_weights = weights};
    pave_error error = {0};
    pave_wang_set *set = NULL;
    if (pave_wang_create(&def, NULL, &set, &error) != PAVE_OK)
        fprintf(stderr, "%s\n", error.message);
    return set;
}

/// Counts the tiles in a square of the world by index, separately for even and odd q + r.
static bool measure(const pave_wang_set *set, pave_world_method method, double (*share)[TILES])
{
    pave_world_def def = {.set = set, .seed = 9, .method = method};
    pave_world *world = NULL;
    uint32_t *tiles = malloc(sizeof *tiles * SIDE * SIDE);
    if (!tiles || pave_world_create(&def, NULL, &world, NULL) != PAVE_OK) return false;
    bool filled =
        pave_world_fill(world, pave_rect_of(0, 0, SIDE, SIDE), NULL, tiles, SIDE) == PAVE_OK;
    for (int i = 0; filled && i < SIDE * SIDE; i++)
        share[(i / SIDE + i % SIDE) % 2][pave_wang_tile_index(set, tiles[i])] +=
            2.0 / (SIDE * SIDE);
    pave_world_destroy(world);
    free(tiles);
    return filled;
}

int main(void)
{
    static const struct {
        uint32_t id;
        const char *name;
    } rows[] = {{100, "open lawn"}, {777, "fountain"}, {105, "straight hedge"}};
    double share[2][2][TILES] = {{{0}}}, sum = 0;
    pave_wang_set *set = make_garden();
    if (!set || !measure(set, PAVE_WORLD_FEATURE, share[0]) ||
        !measure(set, PAVE_WORLD_PHASE, share[1]))
        return 1;
    for (uint32_t i = 0; i < TILES; i++) sum += (double)pave_wang_tile_weight(set, i);
    printf("%-16s %7s  feature: even, odd   phase: even, odd\n", "tile", "weight");
    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
        uint32_t i = pave_wang_tile_index(set, rows[k].id);
        printf("%-16s %6.2f%%", rows[k].name, 100 * (double)pave_wang_tile_weight(set, i) / sum);
        for (int method = 0; method < 2; method++)
            for (int parity = 0; parity < 2; parity++)
                printf("  %6.2f%%", 100 * share[method][parity][i]);
        putchar('\n');
    }
    pave_wang_destroy(set);
    return 0;
}
