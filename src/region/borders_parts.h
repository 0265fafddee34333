/// src/region/borders_parts.h: what the sources of borders share.
#ifndef PAVE_SRC_BORDERS_PARTS_H
#define PAVE_SRC_BORDERS_PARTS_H

#include "../mesh/polygons_parts.h"

#include <pave/borders.h>

/// The element of `corners` and `neighbors` that belongs to a side.
static inline int64_t pave_borders_corner(const pave_polygons *polygons, pave_cell_side at)
{
    return polygons->start[at.cell] + at.side;
}

/// The vertex at which a side begins, on the hand of its cell.
static inline int32_t pave_borders_vertex(const pave_polygons *polygons, pave_cell_side at)
{
    return polygons->corners[pave_borders_corner(polygons, at)];
}

/// The side after or before one in the ring of its cell.
static inline pave_cell_side pave_borders_after(const pave_polygons *polygons, pave_cell_side at)
{
    return (pave_cell_side){
        at.cell, at.side + 1 < pave_polygons_side_count(polygons, at.cell) ? at.side + 1 : 0};
}

static inline pave_cell_side pave_borders_before(const pave_polygons *polygons, pave_cell_side at)
{
    return (pave_cell_side){
        at.cell, (at.side > 0 ? at.side : pave_polygons_side_count(polygons, at.cell)) - 1};
}

/// The same side as that of the cell across it, which there must be.
static inline pave_cell_side pave_borders_twin(const pave_polygons *polygons, pave_cell_side at)
{
    return (pave_cell_side){pave_polygons_neighbor(polygons, at.cell, at.side),
                            pave_polygons_twin(polygons, at.cell, at.side)};
}

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
