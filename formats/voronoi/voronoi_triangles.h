/// formats/voronoi/voronoi_triangles.h: the Delaunay triangulation of points with whole
/// coordinates, exactly.
///
/// Qhull gives a first triangulation in floating point. What counts is decided here, with whole
/// numbers: that it is a triangulation at all, and then, side by side, that it is Delaunay's; sides
/// that are not are flipped. So neither Qhull's rounding nor its order decides anything but which
/// diagonals are drawn among four and more points on one circle, and those are not sides of cells.
///
/// Based on: B. Delaunay, "Sur la sphere vide", 1934; C. Lawson, "Software for C1 Surface
/// Interpolation", 1977 (flips); C. B. Barber, D. Dobkin, H. Huhdanpaa, "The Quickhull Algorithm
/// for Convex Hulls", 1996.
#ifndef PAVE_FORMATS_VORONOI_TRIANGLES_H
#define PAVE_FORMATS_VORONOI_TRIANGLES_H

#include <pave/mesh.h>

/// Coordinates of two points of a triangulation differ by less than this.
#define PAVE_VORONOI_SPAN_MAX (INT64_C(1) << 30)

/// Corners turn clockwise on screen. Side k lies opposite corner k: from corner k + 1 to corner k
/// + 2.
typedef struct pave_voronoi_triangles {
    const pave_point *points; ///< the last four are the corners of a rectangle that has all others
                              ///< in its inside: clockwise on screen
    int32_t point_count;
    int32_t count;
    int32_t (*corners)[3];
    int32_t (*beyond)[3]; ///< the triangle across side k; -1 on the rectangle
    int32_t room;         ///< triangles for which there is memory
    pave_allocator allocator;
} pave_voronoi_triangles;

/// Fills `triangles`, whose points, point_count and allocator are set; no two points may be in one
/// place. Returns PAVE_OK; PAVE_NO_MEMORY; PAVE_UNSUPPORTED when Qhull fails or does not give a
/// triangulation, with Qhull's own words in the error.
pave_result pave_voronoi_triangulate(pave_voronoi_triangles *triangles, pave_error *error);

/// Releases the arrays, not the points.
void pave_voronoi_triangles_release(pave_voronoi_triangles *triangles);

/// Qhull's triangulation, as it comes: `corners` gets memory for *room triangles, of which *count
/// are filled; corners in any turn. `attempt` 0 triangulates merged facets, 1 joggles the points.
pave_result pave_voronoi_qhull(const pave_point *points, int32_t point_count, int attempt,
                               const pave_allocator *allocator, int32_t (**corners)[3],
                               int32_t *room, int32_t *count, pave_error *error);

/// Twice the signed area: positive where a, b, c turn clockwise on screen.
static inline int64_t pave_voronoi_turn(pave_point a, pave_point b, pave_point c)
{
    return ((int64_t)b.x - a.x) * ((int64_t)c.y - a.y) -
           ((int64_t)b.y - a.y) * ((int64_t)c.x - a.x);
}

/// A centre of a circle, rounded to fixed-point coordinates, and whether the true one lies
/// in 0..width, 0..height.
typedef struct pave_voronoi_center {
    pave_point at;
    bool inside;
} pave_voronoi_center;

/// The centre of the circle through a, b, c, which turn clockwise. Where it is not inside, `at`
/// says nothing.
pave_voronoi_center pave_voronoi_center_of(pave_point a, pave_point b, pave_point c, int32_t width,
                                           int32_t height);

#endif
