/// src/tactics/terrain_prisms.c: terrain as triangular prisms. A wall stands between a cell and a
/// lower one, or the rim, as one polygon. Its upright sides have a point at every height at which
/// another cell at that vertex ends, and its level sides have the points at which the faces above
/// and below are cut for rivers: so every side of a triangle has its counterpart.
#include "../base/exact.h"

#include "../base/memory.h"
#include "terrain_model.h"

enum { PAVE_STEP_MIN = 256, PAVE_STEP_MAX = 1 << 24 };

typedef struct pave_terrain_mason {
    pave_terrain_cutter cutter;
    int32_t *tops; ///< heights of cells
    int32_t floor;
} pave_terrain_mason;

static int32_t pave_terrain_datum(const pave_terrain *terrain)
{
    return terrain->def.dry ? terrain->lowest : terrain->def.sea;
}

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

/// Turns tiers into heights, and finds the floor.
static pave_result pave_terrain_stack(pave_terrain_mason *mason, int32_t step, int32_t base)
{
    const pave_terrain *terrain = mason->cutter.terrain;
    const int64_t ground = pave_terrain_datum(terrain);
    int64_t lowest = INT64_MAX;
    pave_terrain_tiers(terrain, (int32_t)ground, step, mason->tops);
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
        const int64_t top = ground + (int64_t)mason->tops[cell] * step;
        if (top > PAVE_SOLID_COORDINATE_MAX) return PAVE_RANGE;
        mason->tops[cell] = (int32_t)top;
        lowest = top < lowest ? top : lowest;
    }
    if (lowest - base < -PAVE_SOLID_COORDINATE_MAX) return PAVE_RANGE;
    mason->floor = (int32_t)(lowest - base);
    return PAVE_OK;
}

static int32_t pave_terrain_top(const pave_terrain_mason *mason, pave_cell cell)
{
    const int64_t index = pave_window_index(mason->cutter.terrain->window, cell);
    return index < 0 ? mason->floor : mason->tops[index];
}

/// The heights strictly between `low` and `high` at which cells end at a vertex, rising, each once.
static int32_t pave_terrain_between_tops(const pave_terrain_mason *mason, pave_tri_vertex vertex,
                                         int32_t low, int32_t high, int32_t out[6])
{
    int32_t count = 0;
    for (int k = 0; k < PAVE_TRI_TOUCHES_MAX; k++) {
        const int32_t top = pave_terrain_top(mason, pave_tri_touches(vertex, k));
        int32_t at = count;
        if (top <= low || top >= high) continue;
        while (at > 0 && out[at - 1] > top) at--;
        if (at > 0 && out[at - 1] == top) continue;
        for (int32_t i = count++; i > at; i--) out[i] = out[i - 1];
        out[at] = top;
    }
    return count;
}

// ---- Walls --------------------------------------------------------------------------------------

/// A wall along a side: from vertex 0 to vertex 1 its upper cell is on the left, seen from above.
typedef struct pave_terrain_wall {
    pave_tri_vertex at[2];
    int32_t vertices[2], low, high;
    bool below; ///< a cell lies at its foot, not the floor
    pave_solid_point points[32];
    int32_t count;
} pave_terrain_wall;

static pave_solid_point pave_terrain_wall_point(const pave_terrain_wall *wall, int end, int32_t h)
{
    return (pave_solid_point){wall->at[end].q * PAVE_SOLID_UNIT, wall->at[end].r * PAVE_SOLID_UNIT,
                              h};
}

/// The points of a level side from one end towards the other, with those of rivers at both ends.
static void pave_terrain_lay_level(const pave_terrain_mason *mason, pave_terrain_wall *wall,
                                   int from, int32_t h, bool cut)
{
    const int to = 1 - from;
    const pave_solid_point a = pave_terrain_wall_point(wall, from, h),
                           b = pave_terrain_wall_point(wall, to, h);
    const int32_t *radii = mason->cutter.radii;
    cut =
        cut && !pave_terrain_is_river(mason->cutter.terrain, wall->vertices[0], wall->vertices[1]);
    wall->points[wall->count++] = a;
    if (cut && radii[wall->vertices[from]] > 0)
        wall->points[wall->count++] = pave_terrain_near(&mason->cutter, wall->vertices[from], a, b);
    if (cut && radii[wall->vertices[to]] > 0)
        wall->points[wall->count++] = pave_terrain_near(&mason->cutter, wall->vertices[to], b, a);
    wall->points[wall->count++] = b;
}

/// The points of an upright side, rising or falling.
static void pave_terrain_lay_upright(const pave_terrain_mason *mason, pave_terrain_wall *wall,
                                     int end, bool rising)
{
    int32_t heights[PAVE_TRI_TOUCHES_MAX];
    const int32_t count =
        pave_terrain_between_tops(mason, wall->at[end], wall->low, wall->high, heights);
    for (int32_t i = 0; i < count; i++)
        wall->points[wall->count++] =
            pave_terrain_wall_point(wall, end, heights[rising ? i : count - 1 - i]);
}

static int32_t pave_terrain_wall_zone(pave_terrain_zone upper, bool river)
{
    if (river) return PAVE_TERRAIN_RIVER;
    return upper <= PAVE_TERRAIN_LAKE || upper == PAVE_TERRAIN_SNOW ? (int32_t)upper
                                                                    : PAVE_TERRAIN_ROCK;
}

/// Adds the wall at side k of a cell, if the cell beyond it is lower.
static void pave_terrain_add_wall(pave_terrain_mason *mason, int32_t cell, int k)
{
    const pave_terrain *terrain = mason->cutter.terrain;
    const pave_cell at = pave_window_cell(terrain->window, cell),
                    beyond = pave_tri_neighbors(at, k);
    pave_terrain_wall wall = {.low = pave_terrain_top(mason, beyond),
                              .high = mason->tops[cell],
                              .below = pave_window_contains(terrain->window, beyond)};
    if (wall.low >= wall.high) return;
    for (int end = 0; end < 2; end++) { // sides run clockwise, so the cell is on their right
        wall.at[end] = pave_tri_corners(at, (k + 1 - end) % 3);
        wall.vertices[end] = pave_terrain_index(terrain, wall.at[end]);
    }
    pave_terrain_lay_level(mason, &wall, 0, wall.low, wall.below);
    pave_terrain_lay_upright(mason, &wall, 1, true);
    pave_terrain_lay_level(mason, &wall, 1, wall.high, true);
    pave_terrain_lay_upright(mason, &wall, 0, false);
    const bool river = pave_terrain_is_river(terrain, wall.vertices[0], wall.vertices[1]);
    pave_terrain_add(&mason->cutter, wall.points, wall.count,
                     pave_terrain_wall_zone((pave_terrain_zone)terrain->zones[cell], river));
}

static void pave_terrain_build(pave_terrain_mason *mason, int32_t cell)
{
    pave_terrain_face face = pave_terrain_face_of(mason->cutter.terrain, cell);
    pave_solid_point floor[3];
    for (int k = 0; k < 3; k++) {
        face.points[k].h = mason->tops[cell];
        floor[2 - k] = face.points[k];
        floor[2 - k].h = mason->floor;
    }
    pave_terrain_cut(&mason->cutter, &face);
    pave_terrain_add(&mason->cutter, floor, 3, PAVE_TERRAIN_ROCK);
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) pave_terrain_add_wall(mason, cell, k);
}

pave_result pave_terrain_prisms(const pave_terrain *terrain, const pave_terrain_prisms_def *def,
                                const pave_allocator *allocator, pave_solid **out,
                                pave_error *error)
{
    const int32_t step = def->step ? def->step : PAVE_TERRAIN_UNIT / 2,
                  base = def->base ? def->base : step;
    *out = NULL;
    if (step < PAVE_STEP_MIN || step > PAVE_STEP_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "step must be %d to %d, not %d",
                              PAVE_STEP_MIN, PAVE_STEP_MAX, step);
    if (base < 1 || base > PAVE_TERRAIN_HEIGHT_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "base must be 1 to %d, not %d",
                              PAVE_TERRAIN_HEIGHT_MAX, base);
    pave_terrain_mason mason;
    pave_terrain_cutter_begin(&mason.cutter, terrain, false, allocator);
    mason.tops = pave_array_take(allocator, (size_t)terrain->cell_count, sizeof *mason.tops);
    if (!mason.tops) mason.cutter.result = PAVE_NO_MEMORY;
    if (mason.cutter.result == PAVE_OK)
        mason.cutter.result = pave_terrain_stack(&mason, step, base);
    for (int32_t cell = 0; cell < terrain->cell_count && mason.cutter.result == PAVE_OK; cell++)
        pave_terrain_build(&mason, cell);
    pave_array_release(allocator, mason.tops, (size_t)terrain->cell_count, sizeof *mason.tops);
    return pave_terrain_cutter_end(&mason.cutter, allocator, out, error);
}
