/// pave/borders.h: the borders of territories: arcs that neighbours share, rings with holes,
/// smoothing, and positions for labels.
///
/// An *arc* is a stretch of border between the same two territories, or between a territory and
/// none, from one junction to the next, or closed. It is stored once, and the rings of both sides
/// refer to it, so neighbours always fit, bit for bit. A *junction* is a vertex at which not
/// exactly two sides of borders meet, or at which a border leaves the rim of the map.
///
/// A territory is one or more polygons: an outer ring, clockwise on screen where y points down, and
/// its holes, counterclockwise. Each connected component across sides is one polygon, and every
/// ring is simple: where a territory touches itself in a vertex alone, its ring does not visit that
/// vertex twice; instead a hole touches the ring there. Components connected only across vertices,
/// or over the cut of a window that wraps, are several polygons.
///
/// Territory numbers may be those of pave_territories or any others: owners give the borders of
/// realms.
///
/// Examples: borders_smooth.c, picture_map.c.
#ifndef PAVE_BORDERS_H
#define PAVE_BORDERS_H

#include <pave/polygons.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Arcs and rings -----------------------------------------------------------------------------

/// A stretch of border. `left` and `right` are as seen walking along it on a screen where y points
/// down.
typedef struct pave_arc {
    int32_t left, right;  ///< territories: left < right; 0: none
    int32_t from, to;     ///< the vertices of the polygons at which it begins and ends, or other
                          ///< numbers of those of a window; of a closed arc, the same
    int64_t start, count; ///< its points are points[start] .. points[start + count - 1]; a closed
                          ///< arc does not repeat its first point
    int64_t side_start, side_count; ///< the sides of cells along which it runs before smoothing:
                                    ///< sides[side_start] and on
    bool closed;                    ///< it has no junction
    bool rim;                       ///< it runs along the outside, not between cells
} pave_arc;

/// A side of a cell.
typedef struct pave_cell_side {
    int32_t cell, side;
} pave_cell_side;

/// A ring of arcs: refs[start] .. refs[start + count - 1], each the index i of an arc, or ~i: that
/// arc backwards.
typedef struct pave_ring {
    int64_t start, count;
    bool hole; ///< else it is an outer ring, and its holes follow
} pave_ring;

/// Borders. Read only; made by pave_borders_create.
typedef struct pave_borders {
    const pave_polygons *polygons; ///< along which they run; NULL: the cells of the window
    const pave_window *window;     ///< NULL: polygons
    pave_layout layout;            ///< of the window
    int32_t count;                 ///< territories: 1..count
    int32_t arc_count, ring_count;
    int64_t point_count, side_count;
    /// arc_count, by increasing (left, right), open arcs before closed ones, then by the first cell
    /// and side on their right.
    const pave_arc *arcs;
    const pave_vec2 *points;     ///< point_count, arc by arc
    const pave_cell_side *sides; ///< side_count: the cell on the right, and its side
    /// count + 1: the rings of territory t are rings[ring_start[t - 1]] .. rings[ring_start[t] -
    /// 1].
    const int32_t *ring_start;
    const pave_ring *rings; ///< ring_count
    const int32_t *refs;    ///< ref_count: those of a territory are consecutive, each arc once
    int64_t ref_count;
    pave_allocator allocator;
} pave_borders;

/// The most arcs that borders may have.
#define PAVE_ARCS_MAX (INT32_C(1) << 30)

/// What borders are made of: the cells of polygons or of a window. Either must live as long as the
/// borders; `of_cell` need not.
typedef struct pave_borders_def {
    const pave_polygons *polygons; ///< NULL: `window`
    /// Its cells have the outlines of pave_polygons_create_from_window, which take no memory here.
    /// At most INT32_MAX / tiling->sides_max cells.
    const pave_window *window;
    pave_orientation orientation; ///< of the window, in the default layout of its tiling
    const int32_t *of_cell;       ///< territories 0..count of all cells; 0: none
    int32_t count;                ///< 0 or more; a number that no cell has is one without rings
} pave_borders_def;

/// Makes the borders of a map. Returns PAVE_OK; PAVE_RANGE where a field is out of its range or
/// there are more than PAVE_ARCS_MAX arcs; PAVE_NO_MEMORY. On failure `out` is NULL and `error`
/// (may be NULL) has the reason. Linear time. Memory: 24 bytes a side of the borders, 64 an arc and
/// 24 a ring; during the call also 56 an arc, and a fifth of a byte a corner and 4 a cell.
PAVE_API pave_result pave_borders_create(const pave_borders_def *def,
                                         const pave_allocator *allocator, pave_borders **out,
                                         pave_error *error);

/// Releases borders; NULL is allowed.
PAVE_API void pave_borders_destroy(pave_borders *borders);

/// The rings of a territory, `count` of them, which may be 0: an outer ring, its holes, the next
/// outer ring. Constant time.
PAVE_INLINE const pave_ring *pave_borders_rings(const pave_borders *borders, int32_t territory,
                                                int32_t *count)
{
    assert(territory >= 1 && territory <= borders->count);
    *count = borders->ring_start[territory] - borders->ring_start[territory - 1];
    return borders->rings + borders->ring_start[territory - 1];
}

/// Writes the points of ring k of a territory, in its direction; the first is not repeated at the
/// end. k must be 0..the count of its rings - 1. `out` must hold at least `capacity` elements.
/// Returns PAVE_OK, with the number of points in `count`; PAVE_CAPACITY, with the need in `count`
/// and nothing else written. Linear time.
PAVE_API pave_result pave_borders_ring(const pave_borders *borders, int32_t territory, int32_t k,
                                       pave_vec2 *out, int64_t capacity, int64_t *count);

/// A hash of arcs, rings and the bits of all points, the same on every machine. Linear time.
PAVE_API uint64_t pave_borders_hash(const pave_borders *borders);

// ---- Sizes --------------------------------------------------------------------------------------
// As the arcs run now: smooth ones are shorter. In world units; linear in the points of the
// territory.

/// The area of a territory: inside its outer rings, outside its holes; 0 where it has no cells.
PAVE_API double pave_borders_area(const pave_borders *borders, int32_t territory);

/// The bounding box of a territory. Returns false, and leaves `out` untouched, where it has no
/// cells.
PAVE_API bool pave_borders_box(const pave_borders *borders, int32_t territory, pave_box *out);

/// Whether a point is inside a territory. A point on a border is inside the territory at greater x,
/// on a horizontal border inside the one at greater y.
PAVE_API bool pave_borders_contains(const pave_borders *borders, int32_t territory,
                                    pave_vec2 point);

// ---- Smoothing ----------------------------------------------------------------------------------

enum { PAVE_SMOOTH_PASSES_MAX = 100, PAVE_SMOOTH_ROUNDS_MAX = 6 };

/// How borders are smoothed. {0} suits maps: gentle curves without the zigzag of hexagons or the
/// steps of squares.
typedef struct pave_smooth_def {
    bool corners;   ///< true: lines run along the corners of cells, which are then rounded; false:
                    ///< through the middles of their sides, and are straightened by passes
    int32_t passes; ///< of straightening: more give calmer lines; 0: 6; below 0: none; at most
                    ///< PAVE_SMOOTH_PASSES_MAX. Ignored with `corners`
    int32_t rounds; ///< of rounding: each doubles the points; 0: 2; below 0: none; at most
                    ///< PAVE_SMOOTH_ROUNDS_MAX
    double wiggle;  ///< 0..1: how far lines are bent at random; 1: as far as their cells allow.
                    ///< Ignored with `corners`
    uint64_t seed;  ///< of the wiggle
    bool rim;       ///< true: the outer rim is smoothed as well; false: it keeps its points
} pave_smooth_def;

/// Smooths all arcs, each once, so neighbours still fit. Each call starts from the sides of the
/// cells; `corners` with passes and rounds below 0 restores them. `def` may be NULL. Junctions keep
/// their points, bit for bit. No two arcs cross or touch except in junctions, and every ring stays
/// simple: an arc that comes too close to another is smoothed less. Returns PAVE_OK; PAVE_RANGE for
/// a field out of its range; PAVE_NO_MEMORY. On failure the borders are unchanged, and `error` (may
/// be NULL) has the reason. Time: the points afterwards, plus passes times sides.
/// docs/decisions/0023-borders-are-shared-arcs.md has the method. (G. Taubin, "Curve and Surface
/// Smoothing without Shrinkage", 1995; G. Chaikin, "An Algorithm for High-Speed Curve Generation",
/// 1974.)
PAVE_API pave_result pave_borders_smooth(pave_borders *borders, const pave_smooth_def *def,
                                         pave_error *error);

// ---- Positions for labels -----------------------------------------------------------------------

/// Finds the pole of inaccessibility of a territory: the centre of the largest ellipse inside it,
/// `aspect` times as wide as high (1/1024..1024): 1 is a circle, 3 suits a label. `radius` (may be
/// NULL) becomes half its height, at most `precision` less than the greatest. `precision` is in
/// world units; 0: a 256th of the shorter side of the territory's box, its width divided by
/// `aspect`; at least a 65536th. Returns PAVE_OK; PAVE_NOT_FOUND where it has no cells;
/// PAVE_RANGE; PAVE_NO_MEMORY. On failure only `error` (may be NULL) is written. Mostly n log n in
/// its points. Memory: the borders' allocator. (V. Agafonkin, "A new algorithm for finding a visual
/// center of a polygon", 2016.)
PAVE_API pave_result pave_borders_pole(const pave_borders *borders, int32_t territory,
                                       double aspect, double precision, pave_vec2 *out,
                                       double *radius, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
