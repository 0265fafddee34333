/// src/region/borders_parts.h: borders while they are being made, and what their sources share.
#ifndef PAVE_SRC_BORDERS_PARTS_H
#define PAVE_SRC_BORDERS_PARTS_H

#include <pave/borders.h>

/// A ring that was traced, whose place among all rings is not known yet.
typedef struct pave_traced_ring {
    int64_t start, count; ///< of its references
    int32_t component;    ///< of its cells
    bool hole;
} pave_traced_ring;

/// What is known while borders are made. Arcs are in the order in which they are found until they
/// are sorted.
typedef struct pave_borders_job {
    const pave_polygons *polygons;
    const int32_t *of_cell;
    int32_t count;
    const pave_allocator *allocator;
    pave_borders *borders;
    uint8_t *at_vertex; ///< how many sides of borders meet there (2 bits), how many of these on the
                        ///< rim (2 bits); 3 is 3 or more
    int32_t *ref_at; ///< for a corner whose side is the first of an arc, in the direction of that
                     ///< side: the reference; PAVE_REF_NONE
    int32_t *component;  ///< of each cell: what hangs together across sides; -1: none
    int32_t *first_cell; ///< of each component
    int32_t component_count;
    pave_cell_side *sides; ///< borders->sides
    pave_arc *arcs;        ///< arc_room
    int64_t arc_count, arc_room;
    pave_traced_ring *rings; ///< ring_room
    int64_t ring_count, ring_room;
    int32_t *refs; ///< borders->ref_count, in the order of tracing
} pave_borders_job;

#define PAVE_REF_NONE INT32_MIN

/// The territory of a cell, or of what is across a side.
static inline int32_t pave_borders_id(const pave_borders_job *job, int32_t neighbor)
{
    return neighbor < 0 ? 0 : job->of_cell[neighbor];
}

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

/// By what arcs and rings are sorted.
typedef struct pave_borders_key {
    uint32_t major, minor;
} pave_borders_key;

/// Writes the numbers of `count` keys, at most 2^31, in their order; equal ones stay in order.
pave_result pave_borders_sort(const pave_allocator *allocator, const pave_borders_key *keys,
                              int64_t count, int32_t *order);

/// Traces the arcs, sorts them, and places their points.
pave_result pave_borders_trace(pave_borders_job *job);

/// Traces the rings, which are made of arcs that are sorted, and orders them.
pave_result pave_borders_trace_rings(pave_borders_job *job);

#endif
