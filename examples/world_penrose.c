/// A walk along a road on Penrose rhombs. No map is made: each tile is decided on demand, from the
/// name of its cell and the seed.
#include <pave/pave.h>

#include <stdio.h>

/// Returns a side of a cell with a road, other than the side from which the walk came; -1 at a dead
/// end.
static int road_on(const pave_world *world, pave_cell cell, int from)
{
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    pave_world_colors_at(world, cell, colors);
    for (int step = 1; step < 4; step++) {
        const int side = from < 0 ? step - 1 : (from + step) % 4;
        if (colors[2 * side] == 2) return side;
    }
    return -1;
}

int main(void)
{
    pave_multigrid rhombs;
    pave_multigrid_def def = {0};
    def.families = 5;
    if (pave_multigrid_make(&def, &rhombs, NULL) != PAVE_OK) return 1;

    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_error error;
    pave_world_def made = {0};
    pave_result result = pave_builtin_create_sides(PAVE_BUILTIN_ROADS, 4, NULL, &set, &error);
    made.set = set;
    made.seed = 7;
    made.multigrid = &rhombs;
    if (result == PAVE_OK) result = pave_world_create(&made, NULL, &world, &error);
    pave_wang_destroy(set);
    if (result != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }

    pave_cell cell = pave_multigrid_cell_at(&rhombs, pave_vec2_of(1e8, 0.0)); // far away
    int from = -1;
    for (int step = 0; step < 12; step++) {
        pave_cell across[4];
        int twins[4];
        const int side = road_on(world, cell, from);
        printf("%d,%d,%d has tile %u", (int)cell.q, (int)cell.r, (int)cell.s,
               (unsigned)pave_world_at(world, cell));
        if (side < 0) break;
        printf(", and a road on side %d\n", side);
        pave_multigrid_neighbors(&rhombs, cell, across, twins);
        cell = across[side];
        from = twins[side];
    }
    printf("\n");
    pave_world_destroy(world);
    return 0;
}
