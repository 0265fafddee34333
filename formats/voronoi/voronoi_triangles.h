/// formats/voronoi/voronoi_triangles.h: exact Delaunay triangulation of points with integer
/// coordinates.
///
/// Qhull computes an initial triangulation in floating point. This file checks in integers that it
/// is a triangulation and flips each side that is not Delaunay. Qhull's rounding and order
/// therefore affect only diagonals between four or more points on one circle, which are not sides
/// of cells.
///
/// Based on: B. Delaunay, "Sur la sphere vide", 1934; C. Lawson, "Software for C1 Surface
/// Interpolation", 1977 (flips); C. B. Barber, D. Dobkin, H. Huhdanpaa, "The Quickhull Algorithm
/// for Convex Hulls", 1996.
#ifndef PAVE_FORMATS_VORONOI_TRIANGLES_H
#define PAVE_FORMATS_VORONOI_TRIANGLES_H

#include <pave/mesh.h>

/// Coordinates of any two points of a triangulation differ by less than this.
#define PAVE_VORONOI_SPAN_MAX (INT64_C(1) << 30)

/// 128-bit integers, for exact sums of products.
__extension__ typedef __int128 pave_wide;

/// Corners turn clockwise on screen. Side k is opposite corner k: from corner k + 1 to corner k +
/// 2.
typedef struct pave_voronoi_triangles {
    const pave_point *points; ///< the last four are the corners, clockwise on screen, of a
                              ///< rectangle that strictly contains all others
    int32_t point_count;
    int32_t count;
    int32_t (*corners)[3];
    int32_t (*beyond)[3]; ///< triangle across side k; -1 on the rectangle
    int32_t room;         ///< capacity, in triangles
    pave_allocator allocator;
} pave_voronoi_triangles;

/// Fills `triangles`, whose points, point_count and allocator are set; all points must differ.
/// Returns PAVE_OK; PAVE_NO_MEMORY; PAVE_UNSUPPORTED if Qhull fails or does not return a
/// triangulation, with Qhull's message in the error.
pave_result pave_voronoi_triangulate(pave_voronoi_triangles *triangles, pave_error *error);

/// Releases the arrays, not the points.
void pave_voronoi_triangles_release(pave_voronoi_triangles *triangles);

/// Runs Qhull. `corners` receives memory for *room triangles, of which *count are filled, with
/// corners in either orientation. `attempt` 0 triangulates merged facets, 1 joggles the points.
pave_result pave_voronoi_qhull(const pave_point *points, int32_t point_count, int attempt,
                               const pave_allocator *allocator, int32_t (**corners)[3],
                               int32_t *room, int32_t *count, pave_error *error);

/// Returns twice the signed area: positive if a, b, c turn clockwise on screen.
static inline int64_t pave_voronoi_turn(pave_point a, pave_point b, pave_point c)
{
    return ((int64_t)b.x - a.x) * ((int64_t)c.y - a.y) -
           ((int64_t)b.y - a.y) * ((int64_t)c.x - a.x);
}

/// Computes the quotient, rounded down, and the remainder; returns false if the quotient is 2^40 or
/// more, or -2^40 or less. `divisor` must be in 1..2^62.
bool pave_wide_divide(pave_wide number, int64_t divisor, int64_t *quotient, int64_t *rest);

/// The centre of a circle, rounded to fixed-point coordinates, and whether the exact centre is in
/// 0..width, 0..height.
typedef struct pave_voronoi_center {
    pave_point at;
    bool inside;
} pave_voronoi_center;

/// Returns the circumcentre of a, b, c, which turn clockwise. If it is not inside, `at` is
/// undefined.
pave_voronoi_center pave_voronoi_center_of(pave_point a, pave_point b, pave_point c, int32_t width,
                                           int32_t height);

#endif
