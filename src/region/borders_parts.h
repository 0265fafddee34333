/// src/region/borders_parts.h: what the sources of borders share.
#ifndef PAVE_SRC_BORDERS_PARTS_H
#define PAVE_SRC_BORDERS_PARTS_H

#include "../mesh/polygons_parts.h"

#include <pave/borders.h>

// ---- Sides and corners --------------------------------------------------------------------------
// Those of polygons are in memory; those of the cells of a window are arithmetic.

/// A side of a cell, and the corner at which it begins.
typedef struct pave_border_at {
    int32_t cell, side;
    pave_cell place; ///< of a window: where the cell is
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

/// The side after or before one in the ring of its cell.
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

/// Goes around the end of a side, over it and all outside, to the next cell: to its side that
/// begins there. Returns whether there was an outside.
static inline bool pave_borders_cross(const pave_borders *borders, pave_border_at *at)
{
    const pave_polygons *polygons = borders->polygons;
    bool outside = false;
    if (polygons) {
        const int32_t across = polygons->neighbors[polygons->start[at->cell] + at->side];
        outside = across < 0;
        if (outside) {
            const pave_outer_side *next = &polygons->rim[polygons->rim[~across].next];
            *at = (pave_border_at){.cell = next->cell, .side = next->side};
        } else {
            at->side = pave_polygons_twin(polygons, at->cell, at->side);
            at->cell = across;
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

/// The number of a corner among those of all cells, which may have gaps.
static inline int64_t pave_borders_corner(const pave_borders *borders, pave_border_at at)
{
    return (borders->window ? (int64_t)at.cell * borders->window->tiling->sides_max
                            : borders->polygons->start[at.cell]) +
           at.side;
}

/// The position of the corner.
static inline pave_vec2 pave_borders_point(const pave_borders *borders, pave_border_at at)
{
    return borders->window ? pave_tiling_corner_point(borders->window->tiling, &borders->layout,
                                                      at.place, at.side)
                           : pave_polygons_corner(borders->polygons, at.cell, at.side);
}

// ---- Arcs ---------------------------------------------------------------------------------------

/// The points of an arc as a ring meets them: the i-th of those that begin the sides, backwards
/// where `ref` is ~arc.
static inline pave_vec2 pave_borders_ref_point(const pave_borders *borders, int32_t ref, int64_t i)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    return borders->points[arc->start + (ref < 0 ? arc->count - 1 - i : i)];
}

/// How many points an arc adds to a ring: all but the last, where the next arc begins.
static inline int64_t pave_borders_ref_count(const pave_borders *borders, int32_t ref)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    return arc->count - !arc->closed;
}

/// Twice the area on the right of a run of references, a closed ring.
double pave_borders_twice_area(const pave_borders *borders, const int32_t *refs, int64_t count);

/// How much an arc is smoothed. What comes too close to another goes on to the next.
typedef enum pave_smooth_level {
    PAVE_SMOOTH_WHOLE = 0, ///< as requested
    PAVE_SMOOTH_MIDDLES,   ///< by the middles of its sides, rounded, neither straightened nor bent
    PAVE_SMOOTH_NOT        ///< by its vertices
} pave_smooth_level;

/// Sets crossed[i] to 1 for the arcs that cross or touch themselves or others but where they begin
/// and end, or come so near that doubles do not tell; all others are left as they are. `points` are
/// those that the arcs say.
pave_result pave_borders_find_crossings(const pave_allocator *allocator, const pave_arc *arcs,
                                        int32_t arc_count, const pave_vec2 *points,
                                        int64_t point_count, uint8_t *crossed);

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

/// The arcs between two different territories, either of which may be 0: returns the index of the
/// first, and in `count` their number, which may be 0; they are consecutive. Logarithmic time.
int32_t pave_borders_between(const pave_borders *borders, int32_t a, int32_t b, int32_t *count);

#endif
