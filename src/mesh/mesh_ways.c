/// src/mesh/mesh_ways.c: what tiles tell their corners in the kinds of relaxation that count in
/// whole numbers, and where vertices go by it.
///
/// Sums of whole numbers are the same in any order.
#include "../base/exact.h"

#include "mesh_even.h"

#include "../base/kernels.h"
#include "mesh_geometry.h"
#include "mesh_unit.h"

#include <math.h>
#include <string.h>

/// What the tile of a ring tells its corners.
typedef void pave_way_tile(const pave_even_pass *pass, const int32_t *ring, int32_t sides,
                           pave_band_row *told);

// ---- Points -------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE pave_point pave_way_center(const pave_even_pass *pass,
                                                     const int32_t *ring, int32_t sides)
{
    int64_t x = 0, y = 0;
    for (int32_t k = 0; k < sides; k++) {
        x += pass->points[ring[k]].x;
        y += pass->points[ring[k]].y;
    }
    return (pave_point){pave_mean_of(x, sides), pave_mean_of(y, sides)};
}

/// The nearest whole number, halves up; false where that is no coordinate. A floor without a call.
static PAVE_ALWAYS_INLINE bool pave_way_whole(double number, int32_t *out)
{
    const double most = PAVE_MESH_COORDINATE_MAX;
    number += 0.5;
    if (!(number >= -most && number < most + 1)) return false; // also no NaN
    const int32_t towards_zero = (int32_t)number;
    *out = towards_zero - ((double)towards_zero > number);
    return true;
}

static PAVE_ALWAYS_INLINE pave_point pave_way_round(double x, double y, pave_point otherwise)
{
    pave_point point;
    return pave_way_whole(x, &point.x) && pave_way_whole(y, &point.y) ? point : otherwise;
}

static PAVE_ALWAYS_INLINE void pave_way_tell_point(pave_band_row *told, pave_point point)
{
    told->whole[0] = point.x;
    told->whole[1] = point.y;
}

static PAVE_ALWAYS_INLINE void pave_way_tell_all(pave_band_row *told, int32_t sides,
                                                 pave_point point)
{
    for (int32_t k = 0; k < sides; k++) pave_way_tell_point(&told[k], point);
}

// ---- Tiles --------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE void pave_way_reapply_tile(const pave_even_pass *pass,
                                                     const int32_t *ring, int32_t sides,
                                                     pave_band_row *told)
{
    pave_way_tell_all(told, sides, pave_way_center(pass, ring, sides));
}

static PAVE_ALWAYS_INLINE void pave_way_push_tile(const pave_even_pass *pass, const int32_t *ring,
                                                  int32_t sides, pave_band_row *told)
{
    const pave_point center = pave_way_center(pass, ring, sides);
    for (int32_t k = 0; k < sides; k++) {
        const pave_point at = pass->points[ring[k]];
        pave_way_tell_point(&told[k], pave_push(at.x - center.x, at.y - center.y, pass->radius,
                                                pass->radius_squared));
    }
}

/// The centroid of the tile's area, summed by the triangles at its centre.
static PAVE_ALWAYS_INLINE void pave_way_lloyd_tile(const pave_even_pass *pass, const int32_t *ring,
                                                   int32_t sides, pave_band_row *told)
{
    const pave_point center = pave_way_center(pass, ring, sides);
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
        centroid = pave_way_round(center.x + x / (3 * area), center.y + y / (3 * area), center);
    pave_way_tell_all(told, sides, centroid);
}

static PAVE_ALWAYS_INLINE pave_vec2 pave_way_unit(const pave_even_pass *pass, int32_t k,
                                                  int32_t sides)
{
    return sides <= PAVE_BAND_SIDES ? pass->units[sides][k] : pave_unit_at(k, sides);
}

/// Gives each vertex of the tile the corner of a regular polygon around its centre: of its number
/// of sides and its mean radius, and turned so that the corners are nearest to the vertices (the
/// turn is that of the sum of the vertices, each turned back by the angle of its corner).
static PAVE_ALWAYS_INLINE void pave_way_angle_tile(const pave_even_pass *pass, const int32_t *ring,
                                                   int32_t sides, pave_band_row *told)
{
    const pave_point center = pave_way_center(pass, ring, sides);
    double lengths = 0;
    pave_vec2 turn = {0, 0};
    for (int32_t k = 0; k < sides; k++) {
        const pave_point at = pass->points[ring[k]];
        const double x = (double)at.x - center.x, y = (double)at.y - center.y;
        const pave_vec2 unit = pave_way_unit(pass, k, sides);
        lengths += sqrt(x * x + y * y);
        turn.x += x * unit.x + y * unit.y;
        turn.y += y * unit.x - x * unit.y;
    }
    const double length = sqrt(turn.x * turn.x + turn.y * turn.y),
                 scale = length > 0 ? lengths / (double)sides / length : 0;
    for (int32_t k = 0; k < sides; k++) {
        const pave_vec2 unit = pave_way_unit(pass, k, sides);
        const double x = (turn.x * unit.x - turn.y * unit.y) * scale,
                     y = (turn.y * unit.x + turn.x * unit.y) * scale;
        const pave_point at = pass->points[ring[k]];
        pave_way_tell_point(&told[k],
                            scale > 0 ? pave_way_round(center.x + x, center.y + y, at) : at);
    }
}

// ---- Bands --------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE void pave_way_tell_kind(const pave_even_pass *pass, int32_t first,
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

static PAVE_ALWAYS_INLINE void pave_way_tell(const pave_even_pass *pass, int32_t band,
                                             pave_band_row *told, pave_way_tile *tile)
{
    const int32_t first = pave_band_first(pass->bands, band);
    const uint16_t *order = pass->bands->order + first, *ends = pave_band_ends(pass->bands, band);
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++)
        pave_way_tell_kind(pass, first, order + ends[sides - 1], order + ends[sides], sides, told,
                           tile);
}

/// The loop over a band, and what tells of one tile.
#define PAVE_WAY_TELL(kind)                                                                       \
    static void pave_way_tell_##kind(const pave_even_pass *pass, int32_t band,                    \
                                     pave_band_row *told)                                         \
    {                                                                                             \
        pave_way_tell(pass, band, told, pave_way_##kind##_tile);                                  \
    }                                                                                             \
    static void pave_way_##kind##_alone(const pave_even_pass *pass, const int32_t *ring,          \
                                        int32_t sides, pave_band_row *told)                       \
    {                                                                                             \
        pave_way_##kind##_tile(pass, ring, sides, told);                                          \
    }                                                                                             \
    static void pave_way_tell_##kind##_one(const pave_even_pass *pass, int32_t tile, float scale, \
                                           float *room, pave_band_row *told)                      \
    {                                                                                             \
        const uint32_t *start = pass->bands->start + tile;                                        \
        (void)scale;                                                                              \
        (void)room;                                                                               \
        pave_way_##kind##_alone(pass, pass->bands->rings + start[0],                              \
                                (int32_t)(start[1] - start[0]), told);                            \
    }

PAVE_WAY_TELL(push)
PAVE_WAY_TELL(angle)
PAVE_WAY_TELL(lloyd)
PAVE_WAY_TELL(reapply)

static void pave_way_add(pave_band_row *sums, uint32_t mask, const int32_t *corners, int64_t count,
                         const pave_band_row *told)
{
    for (int64_t i = 0; i < count; i++) {
        pave_band_row *sum = &sums[(uint32_t)corners[i] & mask];
        sum->whole[0] += told[i].whole[0];
        sum->whole[1] += told[i].whole[1];
    }
}

// ---- Vertices -----------------------------------------------------------------------------------

/// Where a vertex goes whose tiles have told it this.
typedef pave_point pave_way_vertex(pave_point at, const pave_band_row *sum, int32_t tiles);

static PAVE_ALWAYS_INLINE pave_point pave_way_mean(pave_point at, const pave_band_row *sum,
                                                   int32_t tiles)
{
    (void)at;
    return (pave_point){pave_mean_of(sum->whole[0], tiles), pave_mean_of(sum->whole[1], tiles)};
}

static PAVE_ALWAYS_INLINE pave_point pave_way_pushed(pave_point at, const pave_band_row *sum,
                                                     int32_t tiles)
{
    const int32_t weight = pave_push_weight(tiles);
    return (pave_point){at.x + pave_push_move(sum->whole[0], weight),
                        at.y + pave_push_move(sum->whole[1], weight)};
}

static PAVE_ALWAYS_INLINE void pave_way_go(const pave_even_pass *pass, pave_band_row *sums,
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

static void pave_way_go_mean(const pave_even_pass *pass, pave_band_row *sums, int32_t vertex,
                             int32_t count)
{
    pave_way_go(pass, sums, vertex, count, pave_way_mean);
}

static void pave_way_go_pushed(const pave_even_pass *pass, pave_band_row *sums, int32_t vertex,
                               int32_t count)
{
    pave_way_go(pass, sums, vertex, count, pave_way_pushed);
}

// ---- Entries ------------------------------------------------------------------------------------

#if PAVE_X86 && PAVE_WIDE_VECTORS
/// Corners that are nearer than that to the first one, in x and in y, are for lanes.
#define PAVE_WAY_NEAR (1 << 19)

#define PAVE_WIDE 4
#define PAVE_WIDE_NAME(name) pave_way_four_##name
#define PAVE_WIDE_TARGET PAVE_TARGET_AVX2
#include "mesh_lanes.h"

#include "mesh_ways_lanes.h"

#include "mesh_lanes_end.h"

#define PAVE_WIDE 8
#define PAVE_WIDE_NAME(name) pave_way_eight_##name
#define PAVE_WIDE_TARGET PAVE_TARGET_AVX512
#include "mesh_lanes.h"

#include "mesh_ways_lanes.h"

#include "mesh_lanes_end.h"
#endif

/// The ways of an entry: `lanes` begins the names of what tells.
#define PAVE_WAY_ALL(lanes)                                                                    \
    {                                                                                          \
        [PAVE_RELAX_PUSH] = {lanes##_tell_push, pave_way_tell_push_one, pave_way_add,          \
                             pave_way_go_pushed},                                              \
        [PAVE_RELAX_ANGLE] = {lanes##_tell_angle, pave_way_tell_angle_one, pave_way_add,       \
                              pave_way_go_mean},                                               \
        [PAVE_RELAX_LLOYD] = {lanes##_tell_lloyd, pave_way_tell_lloyd_one, pave_way_add,       \
                              pave_way_go_mean},                                               \
        [PAVE_RELAX_REAPPLY] = {lanes##_tell_reapply, pave_way_tell_reapply_one, pave_way_add, \
                                pave_way_go_mean},                                             \
    }

static const pave_way_kernel pave_way_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, PAVE_WAY_ALL(pave_way)},
#if PAVE_X86 && PAVE_WIDE_VECTORS
    {{"avx2", PAVE_ISA_AVX2}, PAVE_WAY_ALL(pave_way_four)},
    {{"avx512", PAVE_ISA_AVX512}, PAVE_WAY_ALL(pave_way_eight)},
#endif
};

const pave_kernel_table pave_way_kernels = PAVE_KERNEL_TABLE(pave_way_entries);
