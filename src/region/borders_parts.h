/// src/region/borders_parts.h: shared internals of borders.
#ifndef PAVE_SRC_BORDERS_PARTS_H
#define PAVE_SRC_BORDERS_PARTS_H

#include "../base/kernels.h"
#include "../mesh/polygons_build.h"

#include <pave/borders.h>

// ---- Sides and corners --------------------------------------------------------------------------
// Sides of polygons are stored; sides of window cells are computed.

/// A side of a cell, and the corner at which it begins.
typedef struct pave_border_at {
    int32_t cell, side;
    pave_cell place; ///< in a window: position of the cell
} pave_border_at;

static inline pave_border_at pave_borders_at(const pave_borders *borders, pave_cell_side side)
{
    return (pave_border_at){side.cell, side.side,
                            borders->window ? pave_window_cell(borders->window, side.cell)
                                            : pave_cell_of(0, 0)};
}

static inline int32_t pave_borders_sides(const pave_borders *borders, pave_border_at at)
{
    return borders->window ? pave_tiling_side_count(borders->window->tiling, at.place.s)
                           : pave_polygons_side_count(borders->polygons, at.cell);
}

/// Return the next and the previous side in the ring of a cell.
static inline pave_border_at pave_borders_after(const pave_borders *borders, pave_border_at at)
{
    at.side = at.side + 1 < pave_borders_sides(borders, at) ? at.side + 1 : 0;
    return at;
}

static inline pave_border_at pave_borders_before(const pave_borders *borders, pave_border_at at)
{
    at.side = (at.side > 0 ? at.side : pave_borders_sides(borders, at)) - 1;
    return at;
}

/// Moves `at` across its side and around the end of that side, skipping areas outside the cells, to
/// the side of the next cell that begins there. Returns whether an outside area was skipped.
static inline bool pave_borders_cross(const pave_borders *borders, pave_border_at *at)
{
    const pave_polygons *polygons = borders->polygons;
    bool outside = false;
    if (polygons) {
        const int64_t corner = polygons->start[at->cell] + at->side;
        const int32_t across = polygons->neighbors[corner];
        outside = across < 0;
        if (outside) {
            const pave_outer_side *next = &polygons->rim[polygons->rim[~across].next];
            *at = (pave_border_at){.cell = next->cell, .side = next->side};
        } else {
            *at = (pave_border_at){.cell = across, .side = borders->twins[corner]};
        }
        return outside;
    }
    for (;; outside = true) {
        const pave_tiling *tiling = borders->window->tiling;
        const int32_t twin = pave_tiling_side_of(tiling, at->place.s, at->side)->twin;
        at->place = pave_tiling_neighbors(tiling, at->place, at->side);
        at->cell = (int32_t)pave_window_index(borders->window, at->place);
        at->side = twin;
        if (at->cell >= 0) return outside;
        *at = pave_borders_before(borders, *at);
    }
}

/// Returns the number of a corner among the corners of all cells. Numbers may have gaps.
static inline int64_t pave_borders_corner(const pave_borders *borders, pave_border_at at)
{
    return (borders->window ? (int64_t)at.cell * borders->window->tiling->sides_max
                            : borders->polygons->start[at.cell]) +
           at.side;
}

/// Returns the position of a corner.
static inline pave_vec2 pave_borders_point(const pave_borders *borders, pave_border_at at)
{
    return borders->window ? pave_tiling_corner_point(borders->window->tiling, &borders->layout,
                                                      at.place, at.side)
                           : pave_polygons_corner(borders->polygons, at.cell, at.side);
}

// ---- Arcs ---------------------------------------------------------------------------------------

/// Returns the i-th point of an arc in the direction of a ring: the start points of its sides, in
/// reverse if `ref` is ~arc.
static inline pave_vec2 pave_borders_ref_point(const pave_borders *borders, int32_t ref, int64_t i)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    return borders->points[arc->start + (ref < 0 ? arc->count - 1 - i : i)];
}

/// Returns the number of points that an arc adds to a ring: all except the last, where the next arc
/// begins.
static inline int64_t pave_borders_ref_count(const pave_borders *borders, int32_t ref)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    return arc->count - !arc->closed;
}

/// Returns twice the area to the right of a closed run of references.
double pave_borders_twice_area(const pave_borders *borders, const int32_t *refs, int64_t count);

// ---- Poles --------------------------------------------------------------------------------------

typedef struct pave_pole_segment {
    pave_vec2 a, b;  ///< a has the lower y, so that rays hit the segment at the same point for both
                     ///< directions
    pave_vec2 along; ///< from a to b
    double square;   ///< squared length; 1 if the length is 0
} pave_pole_segment;

enum { PAVE_POLE_PARTS = 4 };

/// PAVE_POLE_PARTS points, x and y, and `count` segments: those of a list.
typedef struct pave_pole_look {
    const pave_pole_segment *segments;
    const int32_t *list;
    int64_t count;
    const double *x, *y;
} pave_pole_look;

typedef struct pave_pole_kernel {
    pave_kernel kernel;
    /// Writes the squared distances of the points from each segment, and the least for each point.
    void (*measure)(const pave_pole_look *look, double *squares, double *least);
} pave_pole_kernel;

extern const pave_kernel_table pave_pole_kernels;

// ---- Smoothing ----------------------------------------------------------------------------------

/// Smoothing level of an arc. An arc that comes too close to another moves to the next level.
typedef enum pave_smooth_level {
    PAVE_SMOOTH_WHOLE = 0, ///< as requested
    PAVE_SMOOTH_MIDDLES,   ///< rounded midpoints of its sides, without straightening or wiggle
    PAVE_SMOOTH_NOT        ///< its vertices
} pave_smooth_level;

/// Sets crossed[i] to 1 for each arc that crosses or touches itself or another anywhere except at
/// shared ends, or comes so close that doubles cannot decide. Other elements are unchanged.
/// `points` are the points that the arcs refer to.
pave_result pave_borders_find_crossings(const pave_allocator *allocator, const pave_arc *arcs,
                                        int32_t arc_count, const pave_vec2 *points,
                                        int64_t point_count, uint8_t *crossed);

/// Returns the arcs of a territory: `count` references in the form used by rings, each arc once.
/// Constant time.
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

#endif
