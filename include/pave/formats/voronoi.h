/// pave/formats/voronoi.h: Voronoi diagrams as meshes, for comparison with meshes of chosen
/// adjacency. Library pave_voronoi (Qhull).
///
/// Tile i is the cell of point i: the part of a rectangle that is nearer to it than to any other
/// point. Points have fixed-point coordinates. Which cells are neighbours, and the positions of
/// their corners before rounding, are decided exactly. Therefore the mesh is the same with any
/// compiler, on any machine and with any version of Qhull: Qhull computes a first triangulation,
/// and each of its edges is verified in integers, or flipped. Only failure depends on Qhull: if it
/// fails or runs out of memory, no mesh is made.
///
/// Corners that become equal by rounding are merged. If a cell would not be positive after rounding
/// (see mesh.h), a side of at most PAVE_VORONOI_SHORT units is collapsed to a corner: its two cells
/// then meet only in that corner. Among random points this affects about one side in 300,000.
///
/// This library uses the allocator; Qhull uses malloc. Together they take about 700 bytes per
/// point.
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
    /// Maximum number of points of a diagram.
    PAVE_VORONOI_POINTS_MAX = 1 << 24,
    /// Maximum number of Lloyd steps.
    PAVE_VORONOI_LLOYD_MAX = 10000,
    /// Maximum length of a side that may be collapsed, in fixed-point units. The average side has
    /// 2^16 to 2^17 units.
    PAVE_VORONOI_SHORT = 64
};

/// Parameters of pave_voronoi_create. With only `count` set: random points of seed 0, in a square
/// of area 1 per point.
typedef struct pave_voronoi_def {
    /// Number of points, 1..PAVE_VORONOI_POINTS_MAX.
    int32_t count;
    /// count points in the rectangle (points on its sides move one unit inwards); NULL: random, by
    /// the stream PAVE_STREAM_VORONOI_POINT.
    const pave_vec2 *points;
    /// count lines: the line of each point in its file, for errors; NULL: errors use the index.
    const int32_t *lines;
    /// Seed of random points.
    uint64_t seed;
    /// Corner of the rectangle with minimum x and y.
    pave_vec2 corner;
    /// Width and height of the rectangle, 1e-6 to 1e9 each, rounded to fixed-point units; (0, 0):
    /// sqrt(count) each.
    pave_vec2 size;
    /// The rectangle repeats in both directions: the mesh has the cell of each point once, and its
    /// outline, which is not the rectangle, tiles the plane. Points may be anywhere; 1 to
    /// PAVE_VORONOI_POINTS_MAX / 9 of them. Takes nine times the memory and time.
    bool wrap;
    /// Number of moves of each point to the centroid of its cell, 0..PAVE_VORONOI_LLOYD_MAX.
    int32_t lloyd_steps;
} pave_voronoi_def;

/// Creates the mesh of the cells. `points` (may be NULL) must hold at least def->count elements and
/// receives their final positions. Progress counts the lloyd_steps + 1 diagrams. Returns PAVE_OK;
/// PAVE_RANGE for a number of `def` out of range, points outside the rectangle or not finite, or a
/// rectangle too long for its width; PAVE_INVALID for two points that are equal or so close that
/// their cells vanish by rounding; PAVE_UNSUPPORTED if Qhull fails; PAVE_NO_MEMORY; PAVE_STOPPED.
/// On failure `out` is NULL. O(count log count) per diagram for evenly spread points. Based on: G.
/// Voronoi, 1908; S. Lloyd, "Least Squares Quantization in PCM", 1982; C. B. Barber, D. Dobkin, H.
/// Huhdanpaa, "The Quickhull Algorithm for Convex Hulls", 1996.
PAVE_API pave_result pave_voronoi_create(const pave_voronoi_def *def,
                                         const pave_allocator *allocator, const pave_batch *batch,
                                         pave_vec2 *points, pave_mesh **out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
