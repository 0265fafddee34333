/// pave/formats/voronoi.h: Voronoi diagrams as meshes, to be compared with meshes of chosen
/// adjacency. Library pave_voronoi (Qhull).
///
/// Tile i is the cell of point i: what of a rectangle is nearer to it than to any other point.
/// Points lie on a lattice of whole numbers; which cells are neighbours, and where their corners
/// lie before they are rounded to the lattice, is decided exactly. So the mesh is the same with any
/// compiler, on any machine, and with any version of Qhull: Qhull gives a first triangulation,
/// whose every side is then proved with whole numbers or flipped. What depends on Qhull is whether
/// there is one: it may fail, or run out of memory, which is then said.
///
/// Corners that the lattice cannot tell apart are one corner, and where a cell would not be
/// positive after rounding (see mesh.h), a side of at most PAVE_VORONOI_SHORT units is drawn
/// together to a corner: cells that were neighbours along it meet in a corner alone. Among random
/// points this happens to about one side in 300,000.
///
/// Memory for our own work comes from the allocator; Qhull takes its own from malloc. Together they
/// take about 700 bytes a point.
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
    PAVE_VORONOI_POINTS_MAX = 1 << 24, ///< points of a diagram
    PAVE_VORONOI_LLOYD_MAX = 10000,    ///< Lloyd steps
    PAVE_VORONOI_SHORT = 64 ///< lattice units: sides up to this may become a corner. A mean side
                            ///< has 2^16 to 2^17 units
};

/// A diagram. {0} but for `count`: random points of seed 0 in a square that has the area 1 for
/// each.
typedef struct pave_voronoi_def {
    int32_t count;           ///< points, 1..PAVE_VORONOI_POINTS_MAX
    const pave_vec2 *points; ///< count, in the rectangle (those on its sides go one lattice unit
                             ///< inwards); NULL: random, by the stream PAVE_STREAM_VORONOI_POINT
    uint64_t seed;           ///< of random points
    pave_vec2 corner;        ///< of the rectangle: its lowest x and y
    pave_vec2 size; ///< its width and height, 1e-6 to 1e9 each, rounded to the lattice; (0, 0):
                    ///< sqrt(count) each
    int32_t lloyd_steps; ///< how often each point goes to the centroid of its cell,
                         ///< 0..PAVE_VORONOI_LLOYD_MAX
} pave_voronoi_def;

/// Makes the mesh of the cells. `points`, which may be NULL, must hold at least def->count
/// elements: it gets where the points lay at the end. Returns PAVE_OK; PAVE_RANGE for a number of
/// `def` that is out of its range, points outside the rectangle or not finite included, or for a
/// rectangle too long for its width; PAVE_INVALID when two points are in one place or so close that
/// the lattice cannot show their cells; PAVE_UNSUPPORTED when Qhull fails; PAVE_NO_MEMORY;
/// PAVE_STOPPED. On failure `out` is NULL, and `error`, which may be NULL, says what and where.
/// Nothing is printed. Time: O(count log count) for each diagram where points are spread evenly,
/// about 10 us a point. Based on: G. Voronoi, 1908; S. Lloyd, "Least Squares Quantization in PCM",
/// 1982; C. B. Barber, D. Dobkin, H. Huhdanpaa, "The Quickhull Algorithm for Convex Hulls", 1996.
PAVE_API pave_result pave_voronoi_create(const pave_voronoi_def *def,
                                         const pave_allocator *allocator, const pave_batch *batch,
                                         pave_vec2 *points, pave_mesh **out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
