/// src/tactics/terrain/terrain_prisms.c: terrain as triangular prisms: tiers of cells, and their
/// heights.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "terrain_model.h"

enum { PAVE_STEP_MIN = 256, PAVE_STEP_MAX = 1 << 24 };

void pave_terrain_tiers(const pave_terrain *terrain, int32_t base, int32_t step, int32_t *out)
{
    assert(step >= 1 && out);
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
        int32_t corners[3];
        int64_t sum = 0;
        pave_terrain_corners(terrain, cell, corners);
        for (int k = 0; k < 3; k++) sum += (int64_t)terrain->levels[corners[k]] - base;
        out[cell] = (int32_t)-pave_floor_divide(-sum, 3 * (int64_t)step);
    }
}

// ---- Heights ------------------------------------------------------------------------------------

/// Converts tiers to heights, and finds the floor.
static pave_result terrain_stack(const pave_terrain *terrain, const pave_terrain_prisms_def *def,
                                 int32_t *tops, int32_t *floor)
{
    const int64_t ground = terrain->def.dry ? terrain->lowest : terrain->def.sea;
    int64_t lowest = INT64_MAX;
    pave_terrain_tiers(terrain, (int32_t)ground, def->step, tops);
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
        const int64_t top = ground + (int64_t)tops[cell] * def->step;
        if (top > PAVE_SOLID_COORDINATE_MAX) return PAVE_RANGE;
        tops[cell] = (int32_t)top;
        lowest = top < lowest ? top : lowest;
    }
    if (lowest - def->base < -PAVE_SOLID_COORDINATE_MAX) return PAVE_RANGE;
    *floor = (int32_t)(lowest - def->base);
    return PAVE_OK;
}

/// Chooses the zones of walls: water and snow keep their zone; all other walls are rock.
static void terrain_wall_zones(const pave_terrain *terrain, uint8_t *out)
{
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
        const uint8_t zone = terrain->zones[cell];
        out[cell] =
            zone <= PAVE_TERRAIN_LAKE || zone == PAVE_TERRAIN_SNOW ? zone : PAVE_TERRAIN_ROCK;
    }
}

static void terrain_build(const pave_terrain *terrain, const pave_terrain_prisms_def *def,
                          const pave_allocator *allocator, pave_terrain_cutter *cutter)
{
    const size_t count = (size_t)terrain->cell_count;
    int32_t *tops = pave_array_take(allocator, count, sizeof *tops), floor = 0;
    uint8_t *walls = pave_array_take(allocator, count, 1);
    if (!tops || !walls) cutter->result = PAVE_NO_MEMORY;
    if (cutter->result == PAVE_OK) cutter->result = terrain_stack(terrain, def, tops, &floor);
    if (cutter->result == PAVE_OK) {
        pave_mason mason = {.cutter = *cutter,
                            .window = terrain->window,
                            .tops = tops,
                            .zones = terrain->zones,
                            .walls = walls,
                            .floor = floor,
                            .floor_zone = PAVE_TERRAIN_ROCK};
        terrain_wall_zones(terrain, walls);
        for (int32_t i = 0; i < terrain->cell_count && mason.cutter.result == PAVE_OK; i++)
            pave_mason_build(&mason, i);
        cutter->result = mason.cutter.result;
    }
    PAVE_RELEASE(allocator, walls, tops);
}

pave_result pave_terrain_prisms(const pave_terrain *terrain, const pave_terrain_prisms_def *def,
                                const pave_allocator *allocator, pave_solid **out,
                                pave_error *error)
{
    const int32_t step = def->step ? def->step : PAVE_TERRAIN_UNIT / 2,
                  base = def->base ? def->base : step;
    *out = NULL;
    if (step < PAVE_STEP_MIN || step > PAVE_STEP_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "step must be %d to %d, not %d", PAVE_STEP_MIN,
                         PAVE_STEP_MAX, step);
    if (base < 1 || base > PAVE_TERRAIN_HEIGHT_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "base must be 1 to %d, not %d", PAVE_TERRAIN_HEIGHT_MAX,
                         base);
    pave_terrain_cutter cutter;
    pave_terrain_cutter_begin(&cutter, terrain, false, allocator);
    if (cutter.result == PAVE_OK)
        terrain_build(terrain, &(pave_terrain_prisms_def){step, base}, allocator, &cutter);
    return pave_terrain_cutter_end(&cutter, allocator, out, error);
}
