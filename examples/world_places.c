/// Asking a world about single places. It stores nothing, so its ends are as near as its middle:
/// 1,000 parachutes over a world of 10^18 cells cost as much as 1,000 steps around the house.
#include <pave/pave.h>

#include <stdio.h>

enum { PARACHUTES = 1000, WATER = 2 };

/// Where the i-th comes down: anywhere.
static pave_cell landing(int32_t i)
{
    pave_random_words words = pave_random_at(5, PAVE_STREAM_USER, i, 0, 0, 0);
    return pave_cell_of(
        pave_random_between(words.word[0], -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX),
        pave_random_between(words.word[1], -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX));
}

/// How many corners of a tile are under water.
static int depth(const pave_wang_set *set, uint32_t id)
{
    const uint8_t *colors = pave_wang_tile_colors(set, pave_wang_tile_index(set, id));
    int count = 0;
    for (int place = PAVE_WANG_TR; place <= PAVE_WANG_TL; place += 2)
        count += colors[place] == WATER;
    return count;
}

int main(void)
{
    static const char *const fates[] = {"dry as a bone", "a wet foot", "knee-deep",
                                        "up to the chest", "swims"};
    pave_wang_set *meadow;
    pave_world *world;
    if (pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &meadow, NULL) != PAVE_OK) return 1;
    pave_world_def def = {.set = meadow, .seed = 64};
    if (pave_world_create(&def, NULL, &world, NULL) != PAVE_OK) return 1;

    // One place.
    for (int32_t i = 0; i < 5; i++) {
        pave_cell cell = landing(i);
        uint32_t id = pave_world_at(world, cell);
        printf("  %10d,%-10d tile %2u: %s\n", (int)cell.q, (int)cell.r, (unsigned)id,
               fates[depth(meadow, id)]);
    }

    // Many at a time; a batch, as in world_rectangle.c, would spread them over threads.
    static pave_cell cells[PARACHUTES];
    static uint32_t ids[PARACHUTES];
    int count[5] = {0};
    for (int32_t i = 0; i < PARACHUTES; i++) cells[i] = landing(i);
    if (pave_world_at_many(world, cells, PARACHUTES, NULL, ids) != PAVE_OK) return 1;
    for (int i = 0; i < PARACHUTES; i++) count[depth(meadow, ids[i])]++;
    for (int d = 0; d < 5; d++)
        printf("  %-16s%4d %.*s\n", fates[d], count[d], count[d] / 10,
               "############################################");

    // The world has an end all the same, and asking many says so before anything is written.
    cells[PARACHUTES - 1].q = PAVE_COORDINATE_MAX + 1;
    pave_result result = pave_world_at_many(world, cells, PARACHUTES, NULL, ids);
    printf("  one step beyond the edge: %s\n", pave_result_text(result));
    pave_world_destroy(world);
    pave_wang_destroy(meadow);
    return result == PAVE_RANGE ? 0 : 1;
}
