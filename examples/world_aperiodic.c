/// A world that never repeats: the garden's eleven tiles match everywhere, and however the map is
/// shifted along its rows, some cell soon has a different tile.
#include <pave/pave.h>

#include <stdio.h>

enum { PERIODS = 1000, ROWS = 100000 };

/// Returns the first row whose tiles at x = 0 and x = `shift` differ; ROWS if no such row is found.
static int first_difference(const pave_world *world, int shift)
{
    int row = 0;
    while (row < ROWS && pave_world_at(world, pave_cell_of(0, row)) ==
                             pave_world_at(world, pave_cell_of(shift, row)))
        row++;
    return row;
}

int main(void)
{
    pave_wang_set *garden = NULL;
    pave_world *world = NULL;
    pave_error error;
    pave_result result = pave_builtin_create(PAVE_BUILTIN_GARDEN, NULL, &garden, &error);
    const pave_world_def def = {.set = garden, .seed = 7, .method = PAVE_WORLD_APERIODIC};
    if (result == PAVE_OK) result = pave_world_create(&def, NULL, &world, &error);
    if (result != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        pave_wang_destroy(garden);
        return 1;
    }

    // Each cell is computed on its own, here or half a billion cells away.
    printf("0,0 is tile %u, 500000000,-500000000 is tile %u\n",
           (unsigned)pave_world_at(world, pave_cell_of(0, 0)),
           (unsigned)pave_world_at(world, pave_cell_of(500000000, -500000000)));

    int longest = 0, at = 0;
    for (int shift = 1; shift <= PERIODS; shift++) {
        const int row = first_difference(world, shift);
        if (row >= longest) longest = row, at = shift;
    }
    printf("a shift by %d holds longest: for %d rows\n", at, longest);

    pave_world_destroy(world);
    pave_wang_destroy(garden);
    return longest < ROWS ? 0 : 1;
}
