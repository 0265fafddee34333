/// src/mesh/mesh_report.c: sizes of tiles, the check of a mesh and its report.
///
/// The check takes nothing on trust but that the numbers in rings and lists are numbers of vertices
/// and tiles.
#include "../base/exact.h"

#include "../base/memory.h"
#include "mesh_parts.h"
#include "mesh_rim.h"

#include <math.h>

// ---- Lengths and areas --------------------------------------------------------------------------

static double pave_sizes_distance(pave_point a, pave_point b)
{
    const double x = (double)((int64_t)b.x - a.x), y = (double)((int64_t)b.y - a.y);
    return sqrt(x * x + y * y);
}

double pave_mesh_area(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    return pave_turns_number(pave_mesh_turns(mesh, ring, count)) * 0.5 * mesh->step * mesh->step;
}

double pave_mesh_perimeter(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    double sum = 0;
    for (int32_t k = 0; k < count; k++)
        sum += pave_sizes_distance(mesh->vertices[ring[k]],
                                   mesh->vertices[ring[k + 1 < count ? k + 1 : 0]]);
    return sum * mesh->step;
}

pave_vec2 pave_mesh_centroid(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point first = mesh->vertices[ring[0]];
    double area = 0, x = 0, y = 0;
    for (int32_t k = 2; k < count; k++) {
        const pave_point a = mesh->vertices[ring[k - 1]], b = mesh->vertices[ring[k]];
        const double turn = (double)pave_turn(first, a, b);
        area += turn;
        x += turn * (double)((int64_t)a.x + b.x - 2 * (int64_t)first.x);
        y += turn * (double)((int64_t)a.y + b.y - 2 * (int64_t)first.y);
    }
    if (area == 0.0) return pave_mesh_center(mesh, tile);
    return pave_vec2_of(mesh->origin.x + mesh->step * ((double)first.x + x / (3.0 * area)),
                        mesh->origin.y + mesh->step * ((double)first.y + y / (3.0 * area)));
}

/// From c to the segment a-b: to the line where the foot lies between them, else to the nearer end.
static double pave_sizes_distance_to_side(pave_point c, pave_point a, pave_point b)
{
    const double x = (double)((int64_t)b.x - a.x), y = (double)((int64_t)b.y - a.y),
                 square = x * x + y * y;
    const double along = x * (double)((int64_t)c.x - a.x) + y * (double)((int64_t)c.y - a.y);
    if (along <= 0.0) return pave_sizes_distance(c, a);
    if (along >= square) return pave_sizes_distance(c, b);
    return fabs((double)pave_turn(c, a, b)) / sqrt(square);
}

/// From the centre of a tile to the nearest point of its sides, and to its farthest corner; world
/// units.
typedef struct pave_tile_radii {
    double inner, outer;
} pave_tile_radii;

static pave_tile_radii pave_mesh_radii(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point center = pave_mesh_center_point(mesh, tile);
    pave_tile_radii radii = {HUGE_VAL, 0};
    for (int32_t k = 0; k < count; k++) {
        const pave_point a = mesh->vertices[ring[k]],
                         b = mesh->vertices[ring[k + 1 < count ? k + 1 : 0]];
        const double near = pave_sizes_distance_to_side(center, a, b),
                     far = pave_sizes_distance(center, a);
        if (near < radii.inner) radii.inner = near;
        if (far > radii.outer) radii.outer = far;
    }
    radii.inner *= mesh->step;
    radii.outer *= mesh->step;
    return radii;
}

double pave_mesh_inscribed_radius(const pave_mesh *mesh, int32_t tile)
{
    return pave_mesh_radii(mesh, tile).inner;
}

// ---- Angles -------------------------------------------------------------------------------------

/// The arc tangent of 0 <= t <= 1. Halved three times by atan t = 2 atan (t / (1 + sqrt(1 + t t))),
/// which leaves less than 0.0985, where the terms of the series after the one of t^15 are below
/// 1e-18.
static double pave_sizes_arc(double t)
{
    for (int i = 0; i < 3; i++) t = t / (1.0 + sqrt(1.0 + t * t));
    const double square = t * t;
    double sum = 0.0;
    for (int k = 15; k >= 1; k -= 2) sum = 1.0 / (double)k - square * sum;
    return 8.0 * t * sum;
}

/// The angle of the direction (x, y) in degrees, above -180 and at most 180. 0 of no direction.
static double pave_sizes_degrees(double x, double y)
{
    const double wide = fabs(x), high = fabs(y);
    if (wide == 0.0 && high == 0.0) return 0.0;
    const double eighth =
        pave_sizes_arc(wide > high ? high / wide : wide / high) * 57.295779513082320877;
    double angle = wide > high ? eighth : 90.0 - eighth;
    if (x < 0.0) angle = 180.0 - angle;
    return y < 0.0 ? -angle : angle;
}

double pave_mesh_angle(const pave_mesh *mesh, int32_t tile, int32_t k)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    assert(k >= 0 && k < count);
    const pave_point at = mesh->vertices[ring[k]],
                     next = mesh->vertices[ring[k + 1 < count ? k + 1 : 0]];
    const pave_point before = mesh->vertices[ring[k > 0 ? k - 1 : count - 1]];
    const double nx = (double)((int64_t)next.x - at.x), ny = (double)((int64_t)next.y - at.y);
    const double bx = (double)((int64_t)before.x - at.x), by = (double)((int64_t)before.y - at.y);
    const double angle = pave_sizes_degrees(nx * bx + ny * by, (double)pave_turn(at, next, before));
    return angle < 0.0 ? angle + 360.0 : angle;
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Whether the ring of a tile is a simple polygon.
static pave_result pave_check_ring(const pave_mesh *mesh, int32_t tile,
                                   const pave_allocator *allocator, bool *simple)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_point *points = pave_array_allocate(allocator, (size_t)count, sizeof *points);
    if (!points) return PAVE_NO_MEMORY;
    for (int32_t k = 0; k < count; k++) points[k] = mesh->vertices[ring[k]];
    pave_result result = pave_rim_is_simple(points, count, allocator, simple);
    pave_array_release(allocator, points, (size_t)count, sizeof *points);
    return result;
}

/// A star that goes round once is simple, and its area is the sum of its triangles; so only others
/// are looked at closely.
static pave_result pave_check_tiles(const pave_mesh *mesh, const pave_allocator *allocator,
                                    pave_mesh_faults *out, pave_turns *sum)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        const pave_turns turns = pave_mesh_turns(mesh, ring, count);
        bool simple;
        pave_turns_join(sum, turns);
        if (pave_mesh_tile_is_star(mesh, tile)) continue;
        pave_result result = pave_check_ring(mesh, tile, allocator, &simple);
        if (result != PAVE_OK) return result;
        out->not_star_shaped++;
        out->inverted += !pave_turns_positive(turns);
        out->self_intersecting += !simple;
        if (out->tile < 0) out->tile = tile;
    }
    return PAVE_OK;
}

/// Whether the tiles at each vertex are those whose rings say so. `seen` holds vertex_count zeros.
static bool pave_check_lists(const pave_mesh *mesh, int32_t *seen)
{
    int32_t count, tiles;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        for (int32_t k = 0; k < count; k++) {
            const int32_t *at = pave_mesh_tiles_at(mesh, ring[k], &tiles);
            if (seen[ring[k]] >= tiles || at[seen[ring[k]]] != tile) return false;
            seen[ring[k]]++;
        }
    }
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        (void)pave_mesh_tiles_at(mesh, vertex, &tiles);
        if (seen[vertex] != tiles) return false;
    }
    return true;
}

// ---- The rim ------------------------------------------------------------------------------------

/// Whether the sides without a twin are those of mesh->rim, in that order, and it meets no vertex
/// twice.
static bool pave_check_rim_closed(const pave_mesh *mesh, const pave_sides *sides, int32_t *next)
{
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) next[vertex] = -1;
    for (int64_t side = 0; side < sides->room; side++) {
        if (sides->tile[side] < 0 || sides->twin[side] != PAVE_SIDE_NONE) continue;
        if (next[mesh->rings[side]] >= 0) return false;
        next[mesh->rings[side]] = pave_sides_end(mesh, sides, (uint32_t)side);
    }
    if (sides->single_count + sides->fault_count != mesh->rim_count) return false;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++)
        if (pave_mesh_on_rim(mesh, vertex) != (next[vertex] >= 0)) return false;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        const int32_t vertex = mesh->rim[i];
        if (next[vertex] < 0 || next[vertex] != mesh->rim[i + 1 < mesh->rim_count ? i + 1 : 0])
            return false;
        next[vertex] = -1; // so that it is met once
    }
    return true;
}

static pave_result pave_check_sides(const pave_mesh *mesh, const pave_allocator *allocator,
                                    pave_mesh_faults *out)
{
    pave_sides sides;
    const size_t vertices = (size_t)mesh->vertex_count;
    int32_t *room = pave_array_allocate(allocator, vertices, sizeof *room);
    if (!room) return PAVE_NO_MEMORY;
    out->lists_differ = !pave_check_lists(mesh, room);
    pave_result result = pave_sides_pair(mesh, allocator, &sides);
    if (result == PAVE_OK) {
        out->sides = sides.fault_count;
        out->rim_open = !pave_check_rim_closed(mesh, &sides, room);
    }
    pave_sides_free(&sides);
    pave_array_release(allocator, room, vertices, sizeof *room);
    if (result != PAVE_OK) return result;
    result = pave_mesh_rim_check(mesh, allocator);
    out->rim_crossing = result == PAVE_INVALID;
    return result == PAVE_INVALID ? PAVE_OK : result;
}

// ---- All of it ----------------------------------------------------------------------------------

/// As pave_mesh_check, but PAVE_OK whatever is found, or PAVE_NO_MEMORY. Also computes twice the
/// area of all tiles, and that inside the rim.
static pave_result pave_mesh_check_areas(const pave_mesh *mesh, const pave_allocator *allocator,
                                         pave_mesh_faults *out, pave_turns *tiles, pave_turns *rim)
{
    *out = (pave_mesh_faults){.tile = -1};
    *tiles = (pave_turns){0, 0};
    *rim = pave_mesh_turns(mesh, mesh->rim, mesh->rim_count);
    pave_result result = pave_check_tiles(mesh, allocator, out, tiles);
    if (result == PAVE_OK) result = pave_check_sides(mesh, allocator, out);
    out->area_differs = !pave_turns_equal(*tiles, *rim);
    return result;
}

pave_result pave_mesh_check(const pave_mesh *mesh, const pave_allocator *allocator,
                            pave_mesh_faults *out)
{
    assert(mesh && out);
    pave_turns tiles, rim;
    pave_result result = pave_mesh_check_areas(mesh, allocator, out, &tiles, &rim);
    if (result != PAVE_OK) return result;
    const bool whole = out->not_star_shaped == 0 && out->sides == 0 && !out->rim_open &&
                       !out->rim_crossing && !out->area_differs && !out->lists_differ;
    return whole ? PAVE_OK : PAVE_INVALID;
}

// ---- The report ---------------------------------------------------------------------------------

static void pave_report_tile(const pave_mesh *mesh, int32_t tile, pave_mesh_report *out)
{
    const int32_t sides = pave_mesh_side_count(mesh, tile);
    const double area = pave_mesh_area(mesh, tile);
    const pave_tile_radii radii = pave_mesh_radii(mesh, tile);
    const double aspect = radii.inner > 0.0 ? radii.outer / radii.inner : HUGE_VAL;
    out->sides[sides < PAVE_MESH_SIDES_MAX ? sides : PAVE_MESH_SIDES_MAX]++;
    if (tile == 0 || area < out->min_area) out->min_area = area;
    if (tile == 0 || area > out->max_area) out->max_area = area;
    if (aspect > out->max_aspect) out->max_aspect = aspect;
    out->mean_aspect += aspect;
    for (int32_t k = 0; k < sides; k++) {
        const double angle = pave_mesh_angle(mesh, tile, k);
        if ((tile == 0 && k == 0) || angle < out->min_angle) out->min_angle = angle;
    }
}

/// The standard deviation of areas, divided by their mean.
static double pave_report_variation(const pave_mesh *mesh, double mean)
{
    double sum = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const double off = pave_mesh_area(mesh, tile) - mean;
        sum += off * off;
    }
    return mean > 0.0 ? sqrt(sum / (double)mesh->tile_count) / mean : 0.0;
}

pave_result pave_mesh_report_make(const pave_mesh *mesh, const pave_allocator *allocator,
                                  pave_mesh_report *out)
{
    assert(mesh && out);
    pave_mesh_faults faults;
    pave_turns tiles, rim;
    *out = (pave_mesh_report){
        .tiles = mesh->tile_count, .vertices = mesh->vertex_count, .rim = mesh->rim_count};
    out->edges = (mesh->corner_count + mesh->rim_count) / 2;
    out->euler = out->vertices - out->edges + out->tiles + 1;
    pave_result result = pave_mesh_check_areas(mesh, allocator, &faults, &tiles, &rim);
    if (result != PAVE_OK || mesh->tile_count == 0) return result;
    out->inverted = faults.inverted;
    out->self_intersecting = faults.self_intersecting;
    out->not_star_shaped = faults.not_star_shaped;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) pave_report_tile(mesh, tile, out);
    out->mean_aspect /= (double)mesh->tile_count;
    out->area = pave_turns_number(tiles) * 0.5 * mesh->step * mesh->step;
    out->mean_area = out->area / (double)mesh->tile_count;
    out->area_cv = pave_report_variation(mesh, out->mean_area);
    if (!pave_turns_equal(tiles, rim))
        out->coverage_error =
            fabs(pave_turns_number(tiles) - pave_turns_number(rim)) / fabs(pave_turns_number(rim));
    return PAVE_OK;
}
