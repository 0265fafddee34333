/// pave/formats/voronoi.h: Voronoi diagrams as meshes, to compare with meshes of chosen adjacency.
/// Library pave_voronoi (Qhull).
///
/// Tile i is the cell of point i: the part of a rectangle that is nearer to it than to any other
/// point. Points have fixed-point coordinates; which cells are neighbours, and the positions of
/// their corners before rounding, are decided exactly. So the mesh is the same with any compiler,
/// on any machine and with any version of Qhull: Qhull gives a first triangulation, and each of its
/// edges is proved in whole numbers, or flipped. Only failure depends on Qhull: it may fail, or run
/// out of memory, and then no mesh is made.
///
/// Corners that rounding makes equal are one corner. Where a cell would not be positive after
/// rounding (see mesh.h), a side of at most PAVE_VORONOI_SHORT units shrinks to a corner: cells
/// that were neighbours along it meet in that corner alone. Among random points this is about one
/// side in 300,000.
///
/// The allocator provides the memory of this library; Qhull uses malloc. Together they take about
/// 700 bytes a point.
///
/// Example: voronoi_cells.c.
#ifndef PAVE_FORMATS_VORONOI_H
#define PAVE_FORMATS_VORONOI_H

#include <pave/mesh.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    /// The maximum number of points of a diagram.
    PAVE_VORONOI_POINTS_MAX = 1 << 24,
    /// The maximum number of Lloyd steps.
    PAVE_VORONOI_LLOYD_MAX = 10000,
    /// Fixed-point units: sides up to this length may become a corner. The mean side has 2^16 to
    /// 2^17
    /// units.
    PAVE_VORONOI_SHORT = 64
};

/// A diagram. With `count` alone: random points of seed 0, in a square of area 1 for each point.
typedef struct pave_voronoi_def {
    /// The number of points, 1 to PAVE_VORONOI_POINTS_MAX.
    int32_t count;
    /// count, in the rectangle (those on its sides move one unit inwards); NULL: random, by the
    /// stream PAVE_STREAM_VORONOI_POINT.
    const pave_vec2 *points;
    /// count: the line of a file that has each point, by which errors name it; NULL: its index.
    const int32_t *lines;
    /// Of random points.
    uint64_t seed;
    /// The corner of the rectangle with the smallest x and y.
    pave_vec2 corner;
    /// The width and height of the rectangle, 1e-6 to 1e9 each, rounded to whole units; (0, 0):
    /// sqrt(count) each.
    pave_vec2 size;
    /// The rectangle repeats in both directions: the mesh has the cell of each point once, and its
    /// outline, which is not the rectangle, tiles the plane. Points may lie anywhere; 1 to
    /// PAVE_VORONOI_POINTS_MAX / 9 of them. Memory and time are nine times those without.
    bool wrap;
    /// How often each point moves to the centroid of its cell, 0 to PAVE_VORONOI_LLOYD_MAX.
    int32_t lloyd_steps;
} pave_voronoi_def;

/// Makes the mesh of the cells. `points` (may be NULL) must hold at least def->count elements and
/// receives their final positions. Progress counts the lloyd_steps + 1 diagrams. Returns PAVE_OK;
/// PAVE_RANGE for a number of `def` out of range, points outside the rectangle or not finite
/// included, or a rectangle too long for its width; PAVE_INVALID for two points that are equal, or
/// so close that their cells vanish in rounding;
/// PAVE_UNSUPPORTED when Qhull fails; PAVE_NO_MEMORY; PAVE_STOPPED. On failure `out` is NULL.
/// O(count log count) a diagram for evenly spread points. (G. Voronoi, 1908; S. Lloyd, "Least
/// Squares Quantization in PCM", 1982; C. B. Barber, D. Dobkin, H. Huhdanpaa, "The Quickhull
/// Algorithm for Convex Hulls", 1996.)
PAVE_API pave_result pave_voronoi_create(const pave_voronoi_def *def,
                                         const pave_allocator *allocator, const pave_batch *batch,
                                         pave_vec2 *points, pave_mesh **out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
