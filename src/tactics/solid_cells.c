/// src/tactics/solid_cells.c: cells of a window as triangular prisms. A wall between a cell and a
/// lower one, or at the rim, is one polygon. Its upright sides have a point at every height where
/// another cell at that vertex ends, and its level sides have points where rivers cut the faces
/// above and below. Every side of a triangle therefore has its counterpart.
#include "../base/exact.h"

#include "solid_parts.h"
#include "terrain/terrain_model.h"

static int32_t mason_top(const pave_mason *mason, pave_cell cell)
{
    const int64_t index = pave_window_index(mason->window, cell);
    return index < 0 ? mason->floor : mason->tops[index];
}

/// Lists the distinct heights strictly between `low` and `high` at which cells end at a vertex, in
/// increasing order.
static int32_t mason_between(const pave_mason *mason, pave_tri_vertex vertex, int32_t low,
                             int32_t high, int32_t out[6])
{
    int32_t count = 0;
    for (int k = 0; k < PAVE_TRI_TOUCHES_MAX; k++) {
        const int32_t top = mason_top(mason, pave_tri_touches(vertex, k));
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

/// A wall along a side. Seen from above, its upper cell is to the left going from vertex 0 to
/// vertex 1.
typedef struct pave_mason_wall {
    pave_tri_vertex at[2];
    int32_t vertices[2], low, high;
    bool below; ///< a cell, not the floor, is at its foot
    bool river; ///< a river flows along it
    pave_solid_point points[32];
    int32_t count;
} pave_mason_wall;

static pave_solid_point mason_point(const pave_mason_wall *wall, int end, int32_t h)
{
    return (pave_solid_point){wall->at[end].q * PAVE_SOLID_UNIT, wall->at[end].r * PAVE_SOLID_UNIT,
                              h};
}

/// Adds the points of a level side from one end to the other, including the points of rivers at
/// both ends.
static void mason_lay_level(const pave_mason *mason, pave_mason_wall *wall, int from, int32_t h,
                            bool cut)
{
    const int to = 1 - from;
    const pave_solid_point a = mason_point(wall, from, h), b = mason_point(wall, to, h);
    const int32_t *radii = mason->cutter.radii;
    cut = cut && mason->cutter.terrain && !wall->river;
    wall->points[wall->count++] = a;
    if (cut && radii[wall->vertices[from]] > 0)
        wall->points[wall->count++] = pave_terrain_near(&mason->cutter, wall->vertices[from], a, b);
    if (cut && radii[wall->vertices[to]] > 0)
        wall->points[wall->count++] = pave_terrain_near(&mason->cutter, wall->vertices[to], b, a);
    wall->points[wall->count++] = b;
}

/// Adds the points of an upright side, upwards or downwards.
static void mason_lay_upright(const pave_mason *mason, pave_mason_wall *wall, int end, bool rising)
{
    int32_t heights[PAVE_TRI_TOUCHES_MAX];
    const int32_t count = mason_between(mason, wall->at[end], wall->low, wall->high, heights);
    for (int32_t i = 0; i < count; i++)
        wall->points[wall->count++] = mason_point(wall, end, heights[rising ? i : count - 1 - i]);
}

/// Finds the numbers of a wall's ends on a terrain, and whether a river flows along it.
static void mason_survey(const pave_mason *mason, pave_mason_wall *wall)
{
    const pave_terrain *terrain = mason->cutter.terrain;
    for (int end = 0; terrain && end < 2; end++)
        wall->vertices[end] = pave_terrain_index(terrain, wall->at[end]);
    wall->river = terrain && pave_terrain_is_river(terrain, wall->vertices[0], wall->vertices[1]);
}

/// Adds the wall at side k of a cell, if the cell across it is lower.
static void mason_add_wall(pave_mason *mason, int32_t cell, int k)
{
    const pave_cell at = pave_window_cell(mason->window, cell), beyond = pave_tri_neighbors(at, k);
    pave_mason_wall wall = {.low = mason_top(mason, beyond),
                            .high = mason->tops[cell],
                            .below = pave_window_contains(mason->window, beyond)};
    if (wall.low >= wall.high) return;
    for (int end = 0; end < 2; end++) // sides run clockwise, so the cell is on their right
        wall.at[end] = pave_tri_corners(at, (k + 1 - end) % 3);
    mason_survey(mason, &wall);
    mason_lay_level(mason, &wall, 0, wall.low, wall.below);
    mason_lay_upright(mason, &wall, 1, true);
    mason_lay_level(mason, &wall, 1, wall.high, true);
    mason_lay_upright(mason, &wall, 0, false);
    const bool earth =
        mason->cutter.terrain && !wall.below && mason->walls[cell] == PAVE_TERRAIN_SNOW;
    pave_terrain_add(&mason->cutter, wall.points, wall.count,
                     wall.river ? PAVE_TERRAIN_RIVER
                     : earth    ? mason->floor_zone // cross-section of a mountain
                                : mason->walls[cell]);
}

void pave_mason_build(pave_mason *mason, int32_t cell)
{
    pave_terrain_face face = {.zone = mason->zones[cell]};
    const pave_cell at = pave_window_cell(mason->window, cell);
    pave_solid_point floor[3];
    for (int k = 0; k < 3; k++) {
        const pave_tri_vertex corner = pave_tri_corners(at, 2 - k);
        face.points[k] = (pave_solid_point){corner.q * PAVE_SOLID_UNIT, corner.r * PAVE_SOLID_UNIT,
                                            mason->tops[cell]};
        floor[2 - k] = face.points[k];
        floor[2 - k].h = mason->floor;
        if (mason->cutter.terrain)
            face.vertices[k] = pave_terrain_index(mason->cutter.terrain, corner);
    }
    if (mason->cutter.terrain)
        pave_terrain_cut(&mason->cutter, &face);
    else
        pave_terrain_add(&mason->cutter, face.points, 3, face.zone);
    pave_terrain_add(&mason->cutter, floor, 3, mason->floor_zone);
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) mason_add_wall(mason, cell, k);
}

// ---- Cells of any window ------------------------------------------------------------------------

pave_result pave_solid_add_cells(pave_solid *solid, const pave_solid_cells *cells)
{
    assert(solid && cells && cells->window && cells->tops && cells->zones);
    const pave_window *window = cells->window;
    pave_mason mason = {.cutter = {.solid = solid},
                        .window = window,
                        .tops = cells->tops,
                        .zones = cells->zones,
                        .walls = cells->walls ? cells->walls : cells->zones,
                        .floor = cells->floor,
                        .floor_zone = cells->floor_zone};
    if (window->grid != PAVE_WINDOW_TRIANGLES || window->def.wrap || window->count > INT32_MAX)
        return PAVE_INVALID;
    for (int64_t i = 0; i < window->count; i++)
        if (cells->tops[i] <= cells->floor) return PAVE_INVALID;
    for (int64_t i = 0; i < window->count && mason.cutter.result == PAVE_OK; i++) {
        const pave_cell at = pave_window_cell(window, i);
        if (at.q < -PAVE_TERRAIN_COORDINATE_MAX || at.q > PAVE_TERRAIN_COORDINATE_MAX ||
            at.r < -PAVE_TERRAIN_COORDINATE_MAX || at.r > PAVE_TERRAIN_COORDINATE_MAX)
            return PAVE_RANGE;
        pave_mason_build(&mason, (int32_t)i);
    }
    return mason.cutter.result;
}
