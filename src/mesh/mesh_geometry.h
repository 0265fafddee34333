/// src/mesh/mesh_geometry.h: fixed-point arithmetic of meshes. All code that moves vertices uses
/// these functions, so that the dense kernels and the general code give identical bits. Results do
/// not depend on the order of summation.
#ifndef PAVE_SRC_MESH_GEOMETRY_H
#define PAVE_SRC_MESH_GEOMETRY_H

#include <pave/mesh.h>

#include <math.h>

// ---- Means and turns ----------------------------------------------------------------------------

/// Returns the mean of n >= 1 integers, halves rounded up: floor((2 sum + n) / (2 n)). Invariant
/// under translation. Requires |sum| <= n 2^30 and n < 2^31. For n <= 64 the quotient is far below
/// 2^53 and is either an integer or at least 1/128 away from the next one, so a division of doubles
/// cannot round it to a wrong integer; it is much faster than an integer division.
static inline int32_t pave_mean_of(int64_t sum, int64_t n)
{
    if (n > 64) return (int32_t)pave_floor_divide(2 * sum + n, 2 * n);
    const double mean = (double)(2 * sum + n) / (double)(2 * n);
    const int32_t towards_zero = (int32_t)mean;
    return towards_zero - ((double)towards_zero > mean);
}

/// Returns twice the signed area of (a, b, c): positive if the points turn clockwise on screen (y
/// down). Exact: coordinates differ by at most 2^31, so the result is at most 2^62. The products
/// may wrap, but their difference is correct.
static inline int64_t pave_turn(pave_point a, pave_point b, pave_point c)
{
    uint64_t left = (uint64_t)((int64_t)b.x - a.x) * (uint64_t)((int64_t)c.y - a.y);
    uint64_t right = (uint64_t)((int64_t)b.y - a.y) * (uint64_t)((int64_t)c.x - a.x);
    return (int64_t)(left - right);
}

static inline bool pave_point_equal(pave_point a, pave_point b) { return a.x == b.x && a.y == b.y; }

/// Rounds a position to the nearest point, clamped to the range of coordinates.
static inline pave_point pave_point_near(double x, double y)
{
    const double most = PAVE_MESH_COORDINATE_MAX;
    return (pave_point){(int32_t)(x >= most    ? most
                                  : x <= -most ? -most
                                               : floor(x + 0.5)),
                        (int32_t)(y >= most    ? most
                                  : y <= -most ? -most
                                               : floor(y + 0.5))};
}

// ---- Boxes --------------------------------------------------------------------------------------

/// A bounding box of points in fixed-point coordinates.
typedef struct pave_point_box {
    pave_point min, max;
} pave_point_box;

/// The empty box: the identity of add and union; it meets no box.
static const pave_point_box pave_point_box_none = {{INT32_MAX, INT32_MAX}, {INT32_MIN, INT32_MIN}};

static inline pave_point_box pave_point_box_add(pave_point_box box, pave_point point)
{
    box.min.x = point.x < box.min.x ? point.x : box.min.x;
    box.min.y = point.y < box.min.y ? point.y : box.min.y;
    box.max.x = point.x > box.max.x ? point.x : box.max.x;
    box.max.y = point.y > box.max.y ? point.y : box.max.y;
    return box;
}

static inline pave_point_box pave_point_box_union(pave_point_box a, pave_point_box b)
{
    a.min.x = b.min.x < a.min.x ? b.min.x : a.min.x;
    a.min.y = b.min.y < a.min.y ? b.min.y : a.min.y;
    a.max.x = b.max.x > a.max.x ? b.max.x : a.max.x;
    a.max.y = b.max.y > a.max.y ? b.max.y : a.max.y;
    return a;
}

/// Returns whether two boxes have a point in common.
static inline bool pave_point_box_meet(pave_point_box a, pave_point_box b)
{
    return a.max.x >= b.min.x && b.max.x >= a.min.x && a.max.y >= b.min.y && b.max.y >= a.min.y;
}

// ---- Pushes -------------------------------------------------------------------------------------

/// Maximum radius of pushes, in fixed-point units.
#define PAVE_PUSH_RADIUS_MAX (1 << 17)

/// Points whose coordinates differ by at least this much do not push each other; smaller
/// differences are exact as floats.
#define PAVE_PUSH_FAR (1 << 20)

/// Rounds to the nearest integer, ties to even; |number| < 2^22. Adding 1.5 * 2^23 drops the
/// fraction bits.
static inline int32_t pave_push_round(float number)
{
    float shifted = number + 12582912.0F;
    return (int32_t)(shifted - 12582912.0F);
}

/// Returns the push of a centre on a vertex at offset (dx, dy) from it: directed away from the
/// centre, with length `radius` minus the distance. Zero if the distance is zero or at least
/// `radius`. `radius_squared` is radius * radius.
static inline pave_point pave_push(int32_t dx, int32_t dy, float radius, float radius_squared)
{
    const pave_point none = {0, 0};
    if (dx <= -PAVE_PUSH_FAR || dx >= PAVE_PUSH_FAR || dy <= -PAVE_PUSH_FAR || dy >= PAVE_PUSH_FAR)
        return none;
    float x = (float)dx, y = (float)dy, square = x * x + y * y;
    if (square >= radius_squared || square == 0.0F) return none;
    float length = sqrtf(square), scale = (radius - length) / length;
    const pave_point push = {pave_push_round(x * scale), pave_push_round(y * scale)};
    return push;
}

/// Returns the factor, in units of 1/4096, that turns a sum of pushes of m tiles into their mean;
/// at least 1.
static inline int32_t pave_push_weight(int32_t m)
{
    int32_t weight = (int32_t)((4096 + (int64_t)m / 2) / m);
    return weight > 0 ? weight : 1;
}

/// Returns the move of a vertex for a sum of pushes, rounded to the nearest integer; ties round up.
static inline int32_t pave_push_move(int64_t sum, int32_t weight)
{
    return (int32_t)pave_floor_divide(sum * weight + 2048, 4096);
}

// ---- Guard --------------------------------------------------------------------------------------

/// Returns the guard's floor: the minimum turn that a relaxation step may leave, unless the tile
/// had less before. It is 1/32 of the mean turn of the mesh's triangles. `turns` is twice the area
/// inside the rim.
static inline int64_t pave_guard_floor(uint64_t turns, int64_t corner_count)
{
    return corner_count > 0 ? (int64_t)(turns / (uint64_t)corner_count / 32) : 0;
}

/// Limits of the guard. A minimum turn of `floor` is always enough. A tile below `floor` must keep
/// 7/10 of its minimum turn, and at least `deep`; a tile below `deep` must keep all of it. If
/// `deep` equals `floor`, every tile below `floor` must keep all of it.
typedef struct pave_guard_floors {
    int64_t floor, deep;
} pave_guard_floors;

/// Ratio of `floor` to `deep` if tiles may lose some of their minimum turn: `deep` is then 1/4096
/// of the mean triangle's turn.
#define PAVE_GUARD_DEEP 128

/// Returns the minimum turn that a tile must have after a step if it was `before` > 0 before the
/// step.
static inline int64_t pave_guard_least(pave_guard_floors floors, int64_t before)
{
    if (before >= floors.floor) return floors.floor;
    const int64_t kept = before - before / 10 * 3 - before % 10 * 3 / 10,
                  deep = before < floors.deep ? before : floors.deep;
    return kept > deep ? kept : deep;
}

#endif
