/// pave/borders.h: the borders of territories: arcs shared by neighbours, rings with holes,
/// smoothing, and label positions.
///
/// An *arc* is a stretch of border between the same two territories, or between a territory and
/// unowned ground. It runs from one junction to the next, or is closed. It is stored once and the
/// rings of both sides refer to it, so neighbours always fit exactly. A *junction* is a vertex
/// where the number of border sides is not two, or where a border leaves the rim of the map.
///
/// A territory is one or more polygons: an outer ring, clockwise on screen where y points down, and
/// its holes, counterclockwise. Each component connected across sides is one polygon, and every
/// ring is simple: where a territory touches itself only in a vertex, a hole touches the ring
/// there, and the ring does not visit the vertex twice. Components connected only across vertices,
/// or over the cut of a window that wraps, are separate polygons.
///
/// Territory numbers may come from pave_territories or elsewhere; if the numbers are owners, the
/// result is the borders between players.
///
/// Examples: borders_smooth.c, picture_map.c.
#ifndef PAVE_BORDERS_H
#define PAVE_BORDERS_H

#include <pave/polygons.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Arcs and rings -----------------------------------------------------------------------------

/// A stretch of border. Left and right are as seen when walking along it on a screen where y points
/// down.
typedef struct pave_arc {
    int32_t left, right; ///< territories, left < right; 0: none
    int32_t from, to;    ///< first and last vertex, equal for a closed arc; arcs meet where these
                      ///< numbers are equal. Vertices of the polygons; for a window, cell index *
                      ///< tiling->sides_max + k, where k is the first corner at the vertex
    int64_t start, count; ///< points[start] .. points[start + count - 1]; an open arc includes both
                          ///< of its junctions, a closed one does not repeat its first point
    int64_t side_start, side_count; ///< sides of cells along which it runs before smoothing:
                                    ///< sides[side_start] .. sides[side_start + side_count - 1]
    bool closed;                    ///< without junctions
    bool rim;                       ///< along the outside of the map, not between cells
} pave_arc;

/// Side of a cell.
typedef struct pave_cell_side {
    int32_t cell, side;
} pave_cell_side;

/// A ring of arcs: refs[start] .. refs[start + count - 1]. Each element is the index i of an arc,
/// or ~i if the arc runs backwards.
typedef struct pave_ring {
    int64_t start, count;
    bool hole; ///< false: an outer ring, followed by its holes
} pave_ring;

/// Borders. Read only; created by pave_borders_create.
typedef struct pave_borders {
    /// Polygons whose sides the borders follow; NULL: the cells of the window.
    const pave_polygons *polygons;
    const pave_window *window; ///< NULL with polygons
    pave_layout layout;        ///< layout of the window
    int32_t count;             ///< number of territories, 1..count
    int32_t arc_count, ring_count;
    int64_t point_count, side_count;
    /// arc_count arcs, sorted by (left, right), open arcs before closed ones, then by the first
    /// cell and side on their right.
    const pave_arc *arcs;
    const pave_vec2 *points;     ///< point_count points, arc by arc
    const pave_cell_side *sides; ///< side_count sides: the cell on the right, and its side
    /// count + 1 offsets: the rings of territory t are rings[ring_start[t - 1]] ..
    /// rings[ring_start[t] - 1].
    const int32_t *ring_start;
    const pave_ring *rings; ///< ring_count rings
    /// ref_count references. The references of a territory are consecutive, and each of its arcs
    /// occurs once.
    const int32_t *refs;
    int64_t ref_count;
    /// With polygons, polygons->corner_count elements: for each side, the index of the same side in
    /// the cell across it; outer sides have no twin.
    const int32_t *twins;
    pave_allocator allocator;
} pave_borders;

/// Maximum number of arcs.
#define PAVE_ARCS_MAX (INT32_C(1) << 30)

/// Parameters of pave_borders_create: cells of polygons or of a window. Both must outlive the
/// borders; `of_cell` need not.
typedef struct pave_borders_def {
    const pave_polygons *polygons; ///< NULL: `window` is used
    /// The cells have the outlines of pave_polygons_create_from_window, at no cost in memory. At
    /// most INT32_MAX / tiling->sides_max cells.
    const pave_window *window;
    /// Orientation of the window, in the default layout of its tiling.
    pave_orientation orientation;
    const int32_t *of_cell; ///< territory of each cell, 0..count; 0: none
    int32_t count;          ///< number of territories, 0 or more; one without cells has no rings
} pave_borders_def;

/// Creates the borders of a map, along the corners of its cells; pave_borders_smooth smooths them.
/// Returns PAVE_OK; PAVE_RANGE if a field is out of range or there are more than PAVE_ARCS_MAX
/// arcs; PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason. Linear
/// time. Memory: 24 bytes per border side, 64 per arc, 24 per ring and 4 per corner of polygons;
/// temporarily also 56 per arc, 0.2 per corner, 8 per cell and 4 per vertex.
PAVE_API pave_result pave_borders_create(const pave_borders_def *def,
                                         const pave_allocator *allocator, pave_borders **out,
                                         pave_error *error);

/// Releases borders. NULL is allowed.
PAVE_API void pave_borders_destroy(pave_borders *borders);

/// Returns the rings of a territory: an outer ring, its holes, the next outer ring, and so on.
/// `count` receives their number, which may be 0. Constant time.
PAVE_INLINE const pave_ring *pave_borders_rings(const pave_borders *borders, int32_t territory,
                                                int32_t *count)
{
    assert(territory >= 1 && territory <= borders->count);
    *count = borders->ring_start[territory] - borders->ring_start[territory - 1];
    return borders->rings + borders->ring_start[territory - 1];
}

/// Writes the points of ring k of a territory, in its direction; the first point is not repeated. k
/// must be in 0..N-1 for N rings. `out` must hold at least `capacity` elements. Returns PAVE_OK
/// with the number of points in `count`; PAVE_CAPACITY with the required capacity in `count`
/// (nothing else is written). Linear time.
PAVE_API pave_result pave_borders_ring(const pave_borders *borders, int32_t territory, int32_t k,
                                       pave_vec2 *out, int64_t capacity, int64_t *count);

/// Returns a hash of the arcs, the rings and the bits of all points, the same on every machine.
/// Linear time.
PAVE_API uint64_t pave_borders_hash(const pave_borders *borders);

// ---- Sizes --------------------------------------------------------------------------------------
// These measure the arcs as they are now: smoothed arcs are shorter. In world units; linear in the
// number of points of the territory.

/// Returns the area of a territory: inside its outer rings, outside its holes; 0 if it has no
/// cells.
PAVE_API double pave_borders_area(const pave_borders *borders, int32_t territory);

/// Computes the bounding box of a territory. Returns false and leaves `out` unchanged if the
/// territory has no cells.
PAVE_API bool pave_borders_box(const pave_borders *borders, int32_t territory, pave_box *out);

// ---- Smoothing ----------------------------------------------------------------------------------

enum { PAVE_SMOOTH_PASSES_MAX = 100, PAVE_SMOOTH_ROUNDS_MAX = 6 };

/// Smoothing of borders. {0} suits maps: gentle curves without the zigzag of hexagons or the steps
/// of squares.
typedef struct pave_smooth_def {
    bool corners; ///< true: lines follow the corners of cells, which are then rounded; false: lines
                  ///< run through the midpoints of sides and are straightened by passes
    int32_t passes; ///< straightening passes; more give smoother lines; 0 means 6; negative: none;
                    ///< at most PAVE_SMOOTH_PASSES_MAX. Ignored with `corners`
    int32_t rounds; ///< rounding passes, each doubles the points; 0 means 2; negative: none; at
                    ///< most PAVE_SMOOTH_ROUNDS_MAX
    double wiggle;  ///< 0..1: random bending of lines; 1: as far as the cells allow. Ignored with
                    ///< `corners`
    uint64_t seed;  ///< seed of the wiggle
    bool rim;       ///< true: the outer rim is smoothed too; false: it keeps its points
} pave_smooth_def;

/// Smooths each arc once, so neighbours still fit. Each call starts from the sides of the cells;
/// `corners` with negative passes and rounds restores them. `def` may be NULL. Junctions keep their
/// points exactly. Arcs cross or touch only in junctions, and every ring stays simple: an arc that
/// would be too close to another is smoothed less. Returns PAVE_OK; PAVE_RANGE for a field out of
/// range; PAVE_NO_MEMORY. On failure the borders are unchanged and `error` (may be NULL) has the
/// reason. Linear in the number of resulting points, plus passes times sides. Method:
/// docs/proofs/regions.md. Based on: G. Taubin, "Curve and Surface Smoothing without Shrinkage",
/// 1995; G. Chaikin, "An Algorithm for High-Speed Curve Generation", 1974.
PAVE_API pave_result pave_borders_smooth(pave_borders *borders, const pave_smooth_def *def,
                                         pave_error *error);

// ---- Positions for labels -----------------------------------------------------------------------

/// Finds the pole of inaccessibility of a territory: the centre of the largest ellipse inside it,
/// `aspect` times as wide as high (1/1024..1024; 1 is a circle, 3 suits a label). `radius` (may be
/// NULL) receives half its height, within `precision` of the maximum. `precision` is in world
/// units; 0 means 1/256 of the shorter side of the territory's box, its width divided by `aspect`;
/// at least 1/65536 of it. Returns PAVE_OK; PAVE_NOT_FOUND if the territory has no cells;
/// PAVE_RANGE; PAVE_NO_MEMORY. On failure only `error` (may be NULL) is written. Typically O(n log
/// n) for n points. Uses the allocator of the borders. Based on: V. Agafonkin, "A new algorithm for
/// finding a visual center of a polygon", 2016.
PAVE_API pave_result pave_borders_pole(const pave_borders *borders, int32_t territory,
                                       double aspect, double precision, pave_vec2 *out,
                                       double *radius, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
