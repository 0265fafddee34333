/// src/mesh/relax/mesh_relax_kinds.c: the kinds of relaxation that use integer arithmetic:
/// contributions of tiles to their corners, and the resulting moves of vertices.
///
/// Integer sums do not depend on the order of summation.
#include "../../base/exact.h"

#include "mesh_even.h"

#include "../../base/kernels.h"
#include "../mesh_geometry.h"
#include "../unit_circle.h"

#include <math.h>

/// Computes the contributions of a tile to its corners.
typedef void pave_way_tile(const pave_even_pass *pass, const int32_t *ring, int32_t sides,
                           pave_band_row *told);

// ---- Points -------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE pave_point way_center(const pave_even_pass *pass, const int32_t *ring,
                                                int32_t sides)
{
    int64_t x = 0, y = 0;
    for (int32_t k = 0; k < sides; k++) {
        x += pass->points[ring[k]].x;
        y += pass->points[ring[k]].y;
    }
    return (pave_point){pave_mean_of(x, sides), pave_mean_of(y, sides)};
}

/// Rounds to the nearest integer; ties round up. Returns false if the result is not a valid
/// coordinate. Computes the floor without a function call.
static PAVE_ALWAYS_INLINE bool way_whole(double number, int32_t *out)
{
    const double most = PAVE_MESH_COORDINATE_MAX;
    number += 0.5;
    if (!(number >= -most && number < most + 1)) return false; // also rejects NaN
    const int32_t towards_zero = (int32_t)number;
    *out = towards_zero - ((double)towards_zero > number);
    return true;
}

static PAVE_ALWAYS_INLINE pave_point way_round(double x, double y, pave_point otherwise)
{
    pave_point point;
    return way_whole(x, &point.x) && way_whole(y, &point.y) ? point : otherwise;
}

static PAVE_ALWAYS_INLINE void way_tell_point(pave_band_row *told, pave_point point)
{
    told->whole[0] = point.x;
    told->whole[1] = point.y;
}

static PAVE_ALWAYS_INLINE void way_tell_all(pave_band_row *told, int32_t sides, pave_point point)
{
    for (int32_t k = 0; k < sides; k++) way_tell_point(&told[k], point);
}

// ---- Tiles --------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE void way_reapply_tile(const pave_even_pass *pass, const int32_t *ring,
                                                int32_t sides, pave_band_row *told)
{
    way_tell_all(told, sides, way_center(pass, ring, sides));
}

static PAVE_ALWAYS_INLINE void way_push_tile(const pave_even_pass *pass, const int32_t *ring,
                                             int32_t sides, pave_band_row *told)
{
    const pave_point center = way_center(pass, ring, sides);
    for (int32_t k = 0; k < sides; k++) {
        const pave_point at = pass->points[ring[k]];
        way_tell_point(&told[k], pave_push(at.x - center.x, at.y - center.y, pass->radius,
                                           pass->radius_squared));
    }
}

/// Computes the centroid of the tile's area, summed over the triangles at its centre.
static PAVE_ALWAYS_INLINE void way_lloyd_tile(const pave_even_pass *pass, const int32_t *ring,
                                              int32_t sides, pave_band_row *told)
{
    const pave_point center = way_center(pass, ring, sides);
    pave_point a = pass->points[ring[sides - 1]], centroid = center;
    double area = 0, x = 0, y = 0;
    for (int32_t k = 0; k < sides; k++) {
        const pave_point b = pass->points[ring[k]];
        const double turn = (double)pave_turn(center, a, b);
        area += turn;
        x += turn * (((double)a.x - center.x) + ((double)b.x - center.x));
        y += turn * (((double)a.y - center.y) + ((double)b.y - center.y));
        a = b;
    }
    if (area > 0)
        centroid = way_round(center.x + x / (3 * area), center.y + y / (3 * area), center);
    way_tell_all(told, sides, centroid);
}

static PAVE_ALWAYS_INLINE pave_vec2 way_unit(const pave_even_pass *pass, int32_t k, int32_t sides)
{
    return sides <= PAVE_BAND_SIDES ? pass->units[sides][k] : pave_unit_at(k, sides);
}

/// Moves each vertex of the tile to a corner of a regular polygon around its centre, with the
/// tile's side count and mean radius. The polygon is rotated to fit the vertices best: each vertex
/// is rotated back by the angle of its corner, and the direction of the sum gives the rotation.
static PAVE_ALWAYS_INLINE void way_angle_tile(const pave_even_pass *pass, const int32_t *ring,
                                              int32_t sides, pave_band_row *told)
{
    const pave_point center = way_center(pass, ring, sides);
    double lengths = 0;
    pave_vec2 turn = {0, 0};
    for (int32_t k = 0; k < sides; k++) {
        const pave_point at = pass->points[ring[k]];
        const double x = (double)at.x - center.x, y = (double)at.y - center.y;
        const pave_vec2 unit = way_unit(pass, k, sides);
        lengths += sqrt(x * x + y * y);
        turn.x += x * unit.x + y * unit.y;
        turn.y += y * unit.x - x * unit.y;
    }
    const double length = sqrt(turn.x * turn.x + turn.y * turn.y),
                 scale = length > 0 ? lengths / (double)sides / length : 0;
    for (int32_t k = 0; k < sides; k++) {
        const pave_vec2 unit = way_unit(pass, k, sides);
        const double x = (turn.x * unit.x - turn.y * unit.y) * scale,
                     y = (turn.y * unit.x + turn.x * unit.y) * scale;
        const pave_point at = pass->points[ring[k]];
        way_tell_point(&told[k], scale > 0 ? way_round(center.x + x, center.y + y, at) : at);
    }
}

// ---- Bands --------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE void way_tell_kind(const pave_even_pass *pass, int32_t first,
                                             const uint16_t *order, const uint16_t *end,
                                             int32_t sides, pave_band_row *told,
                                             pave_way_tile *tile)
{
    const pave_bands *bands = pass->bands;
    for (; order < end; order++) {
        const uint32_t start = bands->start[first + *order];
        tile(pass, bands->rings + start, sides, told + (start - bands->start[first]));
    }
}

static PAVE_ALWAYS_INLINE void way_tell(const pave_even_pass *pass, int32_t band,
                                        pave_band_row *told, pave_way_tile *tile)
{
    const int32_t first = pave_band_first(pass->bands, band);
    const uint16_t *order = pass->bands->order + first, *ends = pave_band_ends(pass->bands, band);
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++)
        way_tell_kind(pass, first, order + ends[sides - 1], order + ends[sides], sides, told, tile);
}

/// Defines the loop over a band, and the function for a single tile.
#define PAVE_WAY_TELL(kind)                                                                    \
    static void way_tell_##kind(const pave_even_pass *pass, int32_t band, pave_band_row *told) \
    {                                                                                          \
        way_tell(pass, band, told, way_##kind##_tile);                                         \
    }                                                                                          \
    static void way_tell_##kind##_one(const pave_even_pass *pass, int32_t tile, float scale,   \
                                      float *room, pave_band_row *told)                        \
    {                                                                                          \
        const uint32_t *start = pass->bands->start + tile;                                     \
        (void)scale;                                                                           \
        (void)room;                                                                            \
        way_##kind##_tile(pass, pass->bands->rings + start[0], (int32_t)(start[1] - start[0]), \
                          told);                                                               \
    }

PAVE_WAY_TELL(push)
PAVE_WAY_TELL(angle)
PAVE_WAY_TELL(lloyd)
PAVE_WAY_TELL(reapply)

static void way_add(pave_band_row *sums, uint32_t mask, const int32_t *corners, int64_t count,
                    const pave_band_row *told)
{
    for (int64_t i = 0; i < count; i++) {
        pave_band_row *sum = &sums[(uint32_t)corners[i] & mask];
        sum->whole[0] += told[i].whole[0];
        sum->whole[1] += told[i].whole[1];
    }
}

// ---- Vertices -----------------------------------------------------------------------------------

/// The new position of a vertex, given the sum of its tiles' contributions.
typedef pave_point pave_way_vertex(pave_point at, const pave_band_row *sum, int32_t tiles);

static PAVE_ALWAYS_INLINE pave_point way_mean(pave_point at, const pave_band_row *sum,
                                              int32_t tiles)
{
    (void)at;
    return (pave_point){pave_mean_of(sum->whole[0], tiles), pave_mean_of(sum->whole[1], tiles)};
}

static PAVE_ALWAYS_INLINE pave_point way_pushed(pave_point at, const pave_band_row *sum,
                                                int32_t tiles)
{
    const int32_t weight = pave_push_weight(tiles);
    return (pave_point){at.x + pave_push_move(sum->whole[0], weight),
                        at.y + pave_push_move(sum->whole[1], weight)};
}

static PAVE_ALWAYS_INLINE void way_go(const pave_even_pass *pass, pave_band_row *sums,
                                      int32_t vertex, int32_t count, pave_way_vertex *way)
{
    const pave_mesh *mesh = pass->mesh;
    for (int32_t i = 0; i < count; i++) {
        const pave_point at = pass->points[vertex + i];
        int32_t tiles;
        (void)pave_mesh_tiles_at(mesh, vertex + i, &tiles);
        pass->before[vertex + i] = at;
        if (tiles > 0) pass->points[vertex + i] = way(at, &sums[i], tiles);
        sums[i].whole[0] = sums[i].whole[1] = 0;
    }
}

static void way_go_mean(const pave_even_pass *pass, pave_band_row *sums, int32_t vertex,
                        int32_t count)
{
    way_go(pass, sums, vertex, count, way_mean);
}

static void way_go_pushed(const pave_even_pass *pass, pave_band_row *sums, int32_t vertex,
                          int32_t count)
{
    way_go(pass, sums, vertex, count, way_pushed);
}

// ---- Kinds --------------------------------------------------------------------------------------

const pave_band_way pave_ways[PAVE_RELAX_REAPPLY + 1] = {
    [PAVE_RELAX_PUSH] = {way_tell_push, way_tell_push_one, way_add, way_go_pushed},
    [PAVE_RELAX_ANGLE] = {way_tell_angle, way_tell_angle_one, way_add, way_go_mean},
    [PAVE_RELAX_LLOYD] = {way_tell_lloyd, way_tell_lloyd_one, way_add, way_go_mean},
    [PAVE_RELAX_REAPPLY] = {way_tell_reapply, way_tell_reapply_one, way_add, way_go_mean},
};
