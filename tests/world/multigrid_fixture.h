/// tests/world/multigrid_fixture.h: worlds of scene sets on the cells of a multigrid around a
/// point, for the tests of worlds.
#ifndef PAVE_TESTS_MULTIGRID_FIXTURE_H
#define PAVE_TESTS_MULTIGRID_FIXTURE_H

#include "../../scenes/worlds.h"

enum { RHOMB_SIDES = 4 };

typedef struct rhombs {
    pave_multigrid grid;
    pave_wang_set *set;
    const pave_wang_set *sets[PAVE_MULTIGRID_PAIRS_MAX]; ///< of each pair that set
    pave_world *world;
    pave_cell *cells;
    uint32_t *ids; ///< of the world
    int64_t count;
} rhombs;

static inline void close_rhombs(rhombs *r)
{
    free(r->ids);
    free(r->cells);
    pave_world_destroy(r->world);
    pave_wang_destroy(r->set);
}

/// False where anything fails. The seed of the multigrid is 1000 more than that of the world.
static inline bool open_rhombs(int32_t families, scene_set scene, uint64_t seed, pave_vec2 at,
                               double radius, rhombs *out)
{
    const pave_multigrid_def grid = {.families = families, .seed = seed + 1000};
    const pave_area area = pave_area_disk(at, radius);
    *out = (rhombs){.set = scene_set_create(&scene)};
    if (!out->set || pave_multigrid_make(&grid, &out->grid, NULL)) return false;
    for (int32_t s = 0; s < out->grid.pair_count; s++) out->sets[s] = out->set;
    const pave_world_def def = {.set = out->set, .seed = seed, .multigrid = &out->grid};
    if (pave_world_create(&def, NULL, &out->world, NULL)) return false;
    pave_multigrid_cells(&out->grid, &area, NULL, NULL, 0, &out->count);
    out->cells = (pave_cell *)malloc((size_t)out->count * sizeof *out->cells);
    out->ids = (uint32_t *)malloc((size_t)out->count * sizeof *out->ids);
    return out->cells && out->ids &&
           pave_multigrid_cells(&out->grid, &area, NULL, out->cells, out->count, &out->count) ==
               PAVE_OK &&
           pave_world_fill_cells(out->world, out->cells, out->count, NULL, out->ids) == PAVE_OK;
}

/// Sets that are laid on the multigrids in turn.
static const scene_set rhomb_sets[] = {
    {PAVE_WANG_EDGE, 3, 1, false}, {PAVE_WANG_CORNER, 2, 2, true},  {PAVE_WANG_MIXED, 2, 1, false},
    {PAVE_WANG_EDGE, 2, 3, true},  {PAVE_WANG_CORNER, 4, 1, false}, {PAVE_WANG_MIXED, 2, 2, true}};
enum { RHOMB_SETS = sizeof rhomb_sets / sizeof *rhomb_sets };

#endif
