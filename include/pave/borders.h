/// pave/borders.h: the lines between territories: arcs that neighbours share, rings with holes,
/// smoothing that keeps neighbours glued, and places for labels.
///
/// An arc is a stretch of border between the same two territories, or between a territory and none,
/// from one junction to the next, or closed. It is kept once, and the rings of both sides name it:
/// so whatever becomes of an arc, neighbours fit, bit for bit. A junction is a vertex at which not
/// exactly two sides of borders meet, or at which a border leaves the rim of the map.
///
/// A territory is one or more polygons: an outer ring, clockwise on screen where y points down, and
/// holes, which run the other way. Cells that hang together across sides are one polygon, and every
/// ring is simple: where a territory touches itself in a vertex alone, its ring does not go through
/// that vertex twice, but there is a hole which touches the ring there. What hangs together only
/// across vertices, or over the cut of a window that wraps, are several polygons.
///
/// The numbers of territories are those of pave_territories or any others: with owners instead,
/// these are the borders of realms.
///
/// Examples: borders_smooth.c, picture_map.c.
#ifndef PAVE_BORDERS_H
#define PAVE_BORDERS_H

#include <pave/polygons.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Arcs and rings -----------------------------------------------------------------------------

/// A stretch of border. Walking along it, `left` and `right` are on these hands on a screen where y
/// points down.
typedef struct pave_arc {
    int32_t left, right;  ///< territories: left < right; 0: none
    int32_t from, to;     ///< the vertices of the polygons at which it begins and ends; where it is
                          ///< closed, the same
    int64_t start, count; ///< its points are points[start] .. points[start + count - 1]; where it
                          ///< is closed, the first is not there again
    int64_t side_start, side_count; ///< the sides of cells along which it runs before smoothing:
                                    ///< sides[side_start] and on
    bool closed;                    ///< it has no junction
    bool rim;                       ///< it runs along the outside, and not between cells
} pave_arc;

/// A side of a cell.
typedef struct pave_cell_side {
    int32_t cell, side;
} pave_cell_side;

/// A ring of arcs: refs[start] .. refs[start + count - 1], each the number i of an arc, or ~i: that
/// arc backwards.
typedef struct pave_ring {
    int64_t start, count;
    bool hole; ///< else it is an outer ring, and the holes that follow are its own
} pave_ring;

/// Borders. Read only; made by pave_borders_create.
typedef struct pave_borders {
    const pave_polygons *polygons;
    int32_t count; ///< territories: 1..count
    int32_t arc_count, ring_count;
    int64_t point_count, side_count;
    const pave_arc *arcs;    ///< arc_count, by increasing (left, right); of those open ones first,
                             ///< then by the first cell and side on their right
    const pave_vec2 *points; ///< point_count, arc after arc
    const pave_cell_side *sides; ///< side_count: of the cell on the right of each side of each arc
    const int32_t *ring_start; ///< count + 1: the rings of territory t are rings[ring_start[t - 1]]
                               ///< .. rings[ring_start[t] - 1]
    const pave_ring *rings;    ///< ring_count
    const int32_t *refs; ///< those of each territory lie together, and name each of its arcs once
    int64_t ref_count;
    pave_allocator allocator;
} pave_borders;

/// The most arcs that borders may have.
#define PAVE_ARCS_MAX (INT32_C(1) << 30)

/// Makes the borders of a map. `of_cell` must hold at least polygons->cell_count elements:
/// territories 0..count, 0 being none. Numbers that no cell has are territories without rings.
/// `polygons` must live as long; `of_cell` need not. Returns PAVE_OK; PAVE_RANGE where an element
/// of `of_cell` is not in 0..count, or count is below 0, which `error` (may be NULL) tells, or
/// beyond PAVE_ARCS_MAX arcs; PAVE_NO_MEMORY. On failure `out` is NULL. Linear time; memory 24
/// bytes a side of the borders, 64 an arc and 24 a ring, and for the while 4 bytes a cell and a
/// corner and 1 a vertex.
PAVE_API pave_result pave_borders_create(const pave_polygons *polygons, const int32_t *of_cell,
                                         int32_t count, const pave_allocator *allocator,
                                         pave_borders **out, pave_error *error);

/// Releases borders; NULL is allowed.
PAVE_API void pave_borders_destroy(pave_borders *borders);

/// The rings of a territory: `count`, which may be 0. An outer ring, its holes, the next outer
/// ring. Constant time.
static inline const pave_ring *pave_borders_rings(const pave_borders *borders, int32_t territory,
                                                  int32_t *count)
{
    assert(territory >= 1 && territory <= borders->count);
    *count = borders->ring_start[territory] - borders->ring_start[territory - 1];
    return borders->rings + borders->ring_start[territory - 1];
}

/// The arcs of a territory: `count` references as in its rings, each arc once. Constant time.
static inline const int32_t *pave_borders_arcs_of(const pave_borders *borders, int32_t territory,
                                                  int64_t *count)
{
    int32_t rings;
    const pave_ring *first = pave_borders_rings(borders, territory, &rings);
    *count = 0;
    if (rings == 0) return borders->refs;
    *count = first[rings - 1].start + first[rings - 1].count - first->start;
    return borders->refs + first->start;
}

/// The arcs between two different territories, either of which may be 0: `count` of them, which may
/// be 0; returns the number of the first one, and the others follow it. Logarithmic time.
PAVE_API int32_t pave_borders_between(const pave_borders *borders, int32_t a, int32_t b,
                                      int32_t *count);

/// Writes the points of ring k of a territory, in its direction; the first is not there again at
/// the end. k is 0..the number of its rings - 1. `out` must hold at least `capacity` elements.
/// Returns PAVE_OK, and in `count` how many points there are; PAVE_CAPACITY, with the need in
/// `count`, and then nothing is written. Linear time.
PAVE_API pave_result pave_borders_ring(const pave_borders *borders, int32_t territory, int32_t k,
                                       pave_vec2 *out, int64_t capacity, int64_t *count);

/// A number for borders: arcs, rings, and the bits of all points. Linear time.
PAVE_API uint64_t pave_borders_hash(const pave_borders *borders);

// ---- Sizes --------------------------------------------------------------------------------------
// As the arcs run now: smooth ones are shorter. In world units; linear in the points of the
// territory.

/// The area of a territory: that inside its outer rings, less the holes; 0 where it has no cells.
PAVE_API double pave_borders_area(const pave_borders *borders, int32_t territory);

/// The length of all its rings; 0 where it has no cells.
PAVE_API double pave_borders_perimeter(const pave_borders *borders, int32_t territory);

/// The length of an arc.
PAVE_API double pave_borders_length(const pave_borders *borders, int32_t arc);

/// The bounding box of a territory. Returns false, and leaves `out` untouched, where it has no
/// cells.
PAVE_API bool pave_borders_box(const pave_borders *borders, int32_t territory, pave_box *out);

/// Whether a point lies inside a territory. Every point that lies on no border is inside one
/// territory at most; one on a border may be inside either.
PAVE_API bool pave_borders_contains(const pave_borders *borders, int32_t territory,
                                    pave_vec2 point);

// ---- Smoothing ----------------------------------------------------------------------------------

enum { PAVE_SMOOTH_PASSES_MAX = 100, PAVE_SMOOTH_ROUNDS_MAX = 6 };

/// How borders are smoothed. {0} is what looks well on a map: gentle curves without the zigzag of
/// hexagons or the steps of squares.
typedef struct pave_smooth_def {
    bool corners; ///< lines go by the corners of cells, which are then rounded; else by the middles
                  ///< of their sides, and are straightened by passes
    int32_t passes; ///< of straightening: more make calmer lines; 0: 6; below 0: none; at most
                    ///< PAVE_SMOOTH_PASSES_MAX. Not where `corners` is set
    int32_t rounds; ///< of rounding: each doubles the points; 0: 2; below 0: none; at most
                    ///< PAVE_SMOOTH_ROUNDS_MAX
    double wiggle; ///< 0..1: how far lines are bent at random, 1 being as far as their cells allow;
                   ///< 0: not at all. Not where `corners` is set
    uint64_t seed; ///< of the wiggle
    bool rim;      ///< the outer rim is smoothed too; else it stays as it is, and so do its corners
} pave_smooth_def;

/// Smooths all arcs, each once, so that neighbours stay glued. It begins anew from the sides of the
/// cells each time: twice is as once, and `corners`, with passes and rounds below 0, gives back the
/// borders as they were. `def` may be NULL.
///
/// Junctions stay where they are, bit for bit. No two arcs cross or touch but in their junctions,
/// and none crosses itself; every ring stays simple and keeps its direction. For the points of
/// lines stay within the kites of their sides (an end of the side, the centre of one cell, the
/// other end, the centre of the other cell), which do not overlap, and at the end all segments are
/// held against each other and the rings are looked at; arcs that come too close all the same are
/// smoothed less, at the worst not at all (docs/decisions/0023-borders-that-stay-glued.md). Closed
/// arcs keep the area that the middles of their sides enclose, where their kites allow it.
///
/// Returns PAVE_OK; PAVE_RANGE, with the field in `error` (may be NULL), for one that is out of its
/// range; PAVE_NO_MEMORY; on failure the borders are as they were. Time: the points that there are
/// afterwards, and the passes times the sides. (Straightening without shrinking: G. Taubin, "Curve
/// and Surface Smoothing without Shrinkage", 1995. Rounding: G. Chaikin, "An Algorithm for
/// High-Speed Curve Generation", 1974. Kites: A. Patel, "Noisy Edges", 2010.)
PAVE_API pave_result pave_borders_smooth(pave_borders *borders, const pave_smooth_def *def,
                                         pave_error *error);

// ---- Places for labels --------------------------------------------------------------------------

/// Finds the pole of inaccessibility of a territory: where the largest ellipse that lies inside it,
/// `aspect` times as wide as high, has its centre; 1 is a circle, 3 a label's shape. It lies inside
/// the territory, as its borders run now; of several polygons, in the one where it is largest.
/// `radius` (may be NULL) is half the height of the ellipse: no other that lies inside has more
/// than `precision` above that. `precision` is in world units; 0: a 256th of the shorter side of
/// the box round the territory, its width divided by `aspect`; finer than a 65536th counts as that.
/// Of several places that are as good, one is taken by fixed rules. Returns PAVE_OK; PAVE_NOT_FOUND
/// where the territory has no cells; PAVE_RANGE where the aspect is not in 1/1024..1024, the
/// precision is negative or not finite, or the territory has more than INT32_MAX points;
/// PAVE_NO_MEMORY. On failure `out` and `radius` are untouched. Time: n log n of the points of the
/// territory in most cases; where many places are as good as each other, as in long corridors, the
/// length of these divided by the precision. Memory comes from the allocator of the borders, so
/// that a thread that asks for poles must be the only one that uses it. (D. Garcia-Castellanos, U.
/// Lombardo, "Poles of Inaccessibility", 2007; best box first: V. Agafonkin, "A new algorithm for
/// finding a visual center of a polygon", 2016.)
PAVE_API pave_result pave_borders_pole(const pave_borders *borders, int32_t territory,
                                       double aspect, double precision, pave_vec2 *out,
                                       double *radius, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
