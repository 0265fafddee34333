/// src/tactics/terrain/terrain_surface.c: terrain as a surface, and the cutting of faces along
/// rivers, which is also used for prisms. A cut point is on an edge, at a distance determined by
/// its vertex alone, so the faces on both sides of the edge have the same points.
#include "../../base/exact.h"

#include "../../base/bits.h"
#include "../../base/memory.h"
#include "../solid_parts.h"
#include "terrain_model.h"

enum { PAVE_RIVER_NARROW = 260, PAVE_RIVER_WIDER = 110, PAVE_RIVER_WIDE = 1100 };

/// Returns half the width of a river, computed from its runoff: each doubling of the runoff adds a
/// constant, up to a maximum.
static int32_t terrain_radius(const pave_terrain *terrain, int32_t vertex)
{
    const int32_t times = terrain->runoff[vertex] / terrain->def.river;
    const int32_t radius =
        PAVE_RIVER_NARROW + PAVE_RIVER_WIDER * (times > 0 ? pave_bits_highest((uint64_t)times) : 0);
    return radius < PAVE_RIVER_WIDE ? radius : PAVE_RIVER_WIDE;
}

/// Computes the radii of rivers at both ends of each edge, including where a river leaves a lake or
/// enters water.
static void terrain_measure_rivers(pave_terrain_cutter *cutter)
{
    const pave_terrain *terrain = cutter->terrain;
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        const int32_t to = terrain->down[i];
        const bool river = terrain->waters[i] == PAVE_WATER_RIVER;
        if (to < 0 || !pave_terrain_flows(terrain, i, to)) {
            if (river) cutter->radii[i] = terrain_radius(terrain, i); // at the rim
            continue;
        }
        const int32_t radius = terrain_radius(terrain, river ? i : to);
        if (cutter->radii[i] < radius) cutter->radii[i] = radius;
        if (cutter->radii[to] < radius) cutter->radii[to] = radius;
    }
}

void pave_terrain_cutter_begin(pave_terrain_cutter *cutter, const pave_terrain *terrain,
                               bool smooth, const pave_allocator *allocator)
{
    pave_solid_zone zones[PAVE_TERRAIN_ZONES];
    for (int i = 0; i < PAVE_TERRAIN_ZONES; i++)
        zones[i] = (pave_solid_zone){pave_word(pave_terrain_zone_words, i),
                                     pave_terrain_zone_color((pave_terrain_zone)i)};
    *cutter = (pave_terrain_cutter){.terrain = terrain};
    cutter->result =
        pave_solid_create(zones, PAVE_TERRAIN_ZONES, smooth, allocator, &cutter->solid, NULL);
    if (cutter->result != PAVE_OK) return;
    cutter->radii =
        pave_array_allocate(allocator, (size_t)terrain->vertex_count, sizeof *cutter->radii);
    if (cutter->radii)
        terrain_measure_rivers(cutter);
    else
        cutter->result = PAVE_NO_MEMORY;
}

pave_result pave_terrain_cutter_end(pave_terrain_cutter *cutter, const pave_allocator *allocator,
                                    pave_solid **out, pave_error *error)
{
    pave_array_release(allocator, cutter->radii);
    *out = cutter->solid;
    if (cutter->result == PAVE_OK) return PAVE_OK;
    pave_solid_destroy(cutter->solid);
    *out = NULL;
    return PAVE_FAIL(error, cutter->result,
                     cutter->result == PAVE_NO_MEMORY
                         ? "out of memory for the solid of a terrain"
                         : "the solid would be too large: use a smaller terrain");
}

// ---- Faces --------------------------------------------------------------------------------------

pave_terrain_face pave_terrain_face_of(const pave_terrain *terrain, int32_t cell)
{
    const pave_cell at = pave_window_cell(terrain->window, cell);
    pave_terrain_face face = {.zone = terrain->zones[cell]};
    for (int k = 0; k < 3; k++) {
        const pave_tri_vertex corner = pave_tri_corners(at, 2 - k);
        face.vertices[k] = pave_terrain_index(terrain, corner);
        face.points[k] =
            (pave_solid_point){corner.q * PAVE_SOLID_UNIT, corner.r * PAVE_SOLID_UNIT, 0};
    }
    return face;
}

/// Interpolates from `from` to `to`; `part` is in 4096ths.
static int32_t terrain_between(int32_t from, int32_t to, int32_t part)
{
    return (int32_t)(from + pave_floor_divide(((int64_t)to - from) * part, PAVE_SOLID_UNIT));
}

pave_solid_point pave_terrain_near(const pave_terrain_cutter *cutter, int32_t vertex,
                                   pave_solid_point from, pave_solid_point to)
{
    const int32_t part = cutter->radii[vertex];
    return (pave_solid_point){terrain_between(from.u, to.u, part),
                              terrain_between(from.v, to.v, part),
                              terrain_between(from.h, to.h, part)};
}

void pave_terrain_add(pave_terrain_cutter *cutter, const pave_solid_point *points, int32_t count,
                      int32_t zone)
{
    int32_t numbers[PAVE_SOLID_CORNERS_MAX];
    assert(count <= PAVE_SOLID_CORNERS_MAX);
    for (int32_t i = 0; i < count && cutter->result == PAVE_OK; i++)
        cutter->result = pave_solid_add_point(cutter->solid, points[i], &numbers[i]);
    if (cutter->result == PAVE_OK)
        cutter->result = pave_solid_add_polygon(cutter->solid, numbers, count, zone);
}

/// Returns the cut point of corner k of a face, on the edge towards corner m.
static pave_solid_point terrain_cut_point(const pave_terrain_cutter *cutter,
                                          const pave_terrain_face *face, int k, int m)
{
    return pave_terrain_near(cutter, face->vertices[k], face->points[k], face->points[m]);
}

/// Cuts off corner k if a river flows through it but not along an edge of this face. Adds the
/// remaining corner points to the land.
static int32_t terrain_cut_corner(pave_terrain_cutter *cutter, const pave_terrain_face *face, int k,
                                  pave_solid_point *land, int32_t count)
{
    const int before = (k + 2) % 3, after = (k + 1) % 3;
    if (cutter->radii[face->vertices[k]] == 0) {
        land[count] = face->points[k];
        return count + 1;
    }
    const pave_solid_point corner[3] = {face->points[k], terrain_cut_point(cutter, face, k, after),
                                        terrain_cut_point(cutter, face, k, before)};
    const bool river = cutter->terrain->waters[face->vertices[k]] == PAVE_WATER_RIVER;
    pave_terrain_add(cutter, corner, 3, river ? PAVE_TERRAIN_RIVER : face->zone);
    land[count] = corner[2];
    land[count + 1] = corner[1];
    return count + 2;
}

/// Adds a face with a river only along the edge from corner k to the next.
static void terrain_cut_one(pave_terrain_cutter *cutter, const pave_terrain_face *face, int k)
{
    const int next = (k + 1) % 3, last = (k + 2) % 3;
    pave_solid_point land[4] = {terrain_cut_point(cutter, face, k, last),
                                terrain_cut_point(cutter, face, next, last)};
    const pave_solid_point strip[4] = {face->points[k], face->points[next], land[1], land[0]};
    pave_terrain_add(cutter, strip, 4, PAVE_TERRAIN_RIVER);
    pave_terrain_add(cutter, land, terrain_cut_corner(cutter, face, last, land, 2), face->zone);
}

/// Adds a face with rivers along both edges at corner k. The strips meet at an interior point.
static void terrain_cut_two(pave_terrain_cutter *cutter, const pave_terrain_face *face, int k)
{
    const int next = (k + 1) % 3, last = (k + 2) % 3;
    const pave_solid_point corner = face->points[k], a = terrain_cut_point(cutter, face, k, next),
                           b = terrain_cut_point(cutter, face, k, last);
    const pave_solid_point inside = {a.u + b.u - corner.u, a.v + b.v - corner.v,
                                     a.h + b.h - corner.h};
    const pave_solid_point from = terrain_cut_point(cutter, face, last, next),
                           to = terrain_cut_point(cutter, face, next, last);
    const pave_solid_point one[4] = {face->points[last], corner, inside, from},
                           two[4] = {corner, face->points[next], to, inside},
                           land[3] = {from, inside, to};
    pave_terrain_add(cutter, one, 4, PAVE_TERRAIN_RIVER);
    pave_terrain_add(cutter, two, 4, PAVE_TERRAIN_RIVER);
    pave_terrain_add(cutter, land, 3, face->zone);
}

void pave_terrain_cut(pave_terrain_cutter *cutter, const pave_terrain_face *face)
{
    bool river[3]; // along the edge from corner k to the next
    int count = 0, first = 0;
    for (int k = 0; k < 3; k++) {
        river[k] =
            pave_terrain_is_river(cutter->terrain, face->vertices[k], face->vertices[(k + 1) % 3]);
        count += river[k];
    }
    while (first < 2 && !river[first]) first++;
    if (count == 2) { // the corner between the two edges
        while (!(river[first] && river[(first + 2) % 3])) first = (first + 1) % 3;
        terrain_cut_two(cutter, face, first);
        return;
    }
    assert(count < 2); // drainage has no cycles
    if (count == 1) {
        terrain_cut_one(cutter, face, first);
        return;
    }
    pave_solid_point land[6];
    int32_t corners = 0;
    for (int k = 0; k < 3; k++) corners = terrain_cut_corner(cutter, face, k, land, corners);
    pave_terrain_add(cutter, land, corners, face->zone);
}

pave_result pave_terrain_surface(const pave_terrain *terrain, const pave_allocator *allocator,
                                 pave_solid **out, pave_error *error)
{
    pave_terrain_cutter cutter;
    pave_terrain_cutter_begin(&cutter, terrain, true, allocator);
    for (int32_t cell = 0; cell < terrain->cell_count && cutter.result == PAVE_OK; cell++) {
        pave_terrain_face face = pave_terrain_face_of(terrain, cell);
        for (int k = 0; k < 3; k++) face.points[k].h = terrain->levels[face.vertices[k]];
        pave_terrain_cut(&cutter, &face);
    }
    return pave_terrain_cutter_end(&cutter, allocator, out, error);
}
