/// src/region/borders.c: borders of a map. Sides whose cells are of different territories are
/// borders; where exactly two of them meet, an arc goes on. Arcs are walked with the territory of
/// the higher number on the right, which is never 0: so there is a cell around which the walk can
/// turn. Rings are then made of arcs: the boundary of a connected component is walked with its
/// cells on the right, and at every vertex the walk turns around what is on the left, other cells
/// or the outside. So each ring encloses one component of the complement, meets no vertex twice,
/// and what is cut off by a vertex alone gets a separate ring.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/memory.h"
#include "../base/sort.h"
#include "borders_parts.h"

#include <string.h>

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
    int32_t *component;  ///< of each cell: its connected component across sides, or -1
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
static inline int32_t borders_id(const pave_borders_job *job, int32_t neighbor)
{
    return neighbor < 0 ? 0 : job->of_cell[neighbor];
}

/// By what arcs and rings are sorted.
typedef struct pave_borders_key {
    uint32_t major, minor;
} pave_borders_key;

// ---- Memory -------------------------------------------------------------------------------------

static void borders_release(const pave_borders *borders, const void *memory, int64_t count,
                            size_t size)
{
    pave_array_release(&borders->allocator, (void *)(uintptr_t)memory, (size_t)count, size);
}

void pave_borders_destroy(pave_borders *borders)
{
    if (!borders) return;
    pave_allocator allocator = borders->allocator;
    borders_release(borders, borders->refs, borders->ref_count, sizeof *borders->refs);
    borders_release(borders, borders->rings, borders->ring_count, sizeof *borders->rings);
    borders_release(borders, borders->ring_start, (int64_t)borders->count + 1,
                    sizeof *borders->ring_start);
    borders_release(borders, borders->points, borders->point_count, sizeof *borders->points);
    borders_release(borders, borders->arcs, borders->arc_count, sizeof *borders->arcs);
    borders_release(borders, borders->sides, borders->side_count, sizeof *borders->sides);
    pave_array_release(&allocator, borders, 1, sizeof *borders);
}

/// Writes the numbers of `count` keys, at most 2^31, in their order; equal ones stay in order.
static pave_result borders_sort(const pave_allocator *allocator, const pave_borders_key *keys,
                                int64_t count, int32_t *order)
{
    const size_t room = 2 * (size_t)count;
    uint64_t *memory = pave_array_take(allocator, room, sizeof *memory), *sorted = memory;
    if (!memory) return PAVE_NO_MEMORY;
    for (int64_t i = 0; i < count; i++) sorted[i] = (uint64_t)keys[i].minor << 32 | (uint64_t)i;
    for (int pass = 0; pass < 2; pass++) {
        sorted = pave_sort_keys(sorted, sorted == memory ? memory + count : memory, count, 32, 64);
        for (int64_t i = 0; i < count; i++) {
            order[i] = (int32_t)(sorted[i] & INT32_MAX);
            sorted[i] = (uint64_t)keys[order[i]].major << 32 | (uint64_t)order[i];
        }
    }
    pave_array_release(allocator, memory, room, sizeof *memory);
    return PAVE_OK;
}

static pave_result borders_job_take(pave_borders_job *job)
{
    const pave_polygons *polygons = job->polygons;
    job->at_vertex =
        pave_array_allocate(job->allocator, (size_t)polygons->vertex_count, sizeof *job->at_vertex);
    job->ref_at =
        pave_array_take(job->allocator, (size_t)polygons->corner_count, sizeof *job->ref_at);
    if (!job->at_vertex || !job->ref_at) return PAVE_NO_MEMORY;
    for (int64_t i = 0; i < polygons->corner_count; i++) job->ref_at[i] = PAVE_REF_NONE;
    return PAVE_OK;
}

static void borders_job_give(pave_borders_job *job)
{
    const pave_polygons *polygons = job->polygons;
    pave_array_release(job->allocator, job->refs, (size_t)job->borders->ref_count,
                       sizeof *job->refs);
    pave_array_release(job->allocator, job->rings, (size_t)job->ring_room, sizeof *job->rings);
    pave_array_release(job->allocator, job->arcs, (size_t)job->arc_room, sizeof *job->arcs);
    pave_array_release(job->allocator, job->first_cell, (size_t)polygons->cell_count,
                       sizeof *job->first_cell);
    pave_array_release(job->allocator, job->component, (size_t)polygons->cell_count,
                       sizeof *job->component);
    pave_array_release(job->allocator, job->ref_at, (size_t)polygons->corner_count,
                       sizeof *job->ref_at);
    pave_array_release(job->allocator, job->at_vertex, (size_t)polygons->vertex_count,
                       sizeof *job->at_vertex);
}

// ---- Sides and junctions ------------------------------------------------------------------------

/// Whether a side belongs to a border and its cell is the one on the right.
static bool borders_leads(const pave_borders_job *job, pave_cell_side at)
{
    return job->of_cell[at.cell] >
           borders_id(job, job->polygons->neighbors[pave_borders_corner(job->polygons, at)]);
}

static void borders_mark_vertex(uint8_t *at_vertex, bool rim)
{
    const unsigned all = *at_vertex & 3u, on_rim = *at_vertex >> 2;
    *at_vertex =
        (uint8_t)((all < 3 ? all + 1 : 3) | (rim && on_rim < 3 ? on_rim + 1 : on_rim) << 2);
}

static bool borders_junction(const pave_borders_job *job, int32_t vertex)
{
    return (job->at_vertex[vertex] & 3) != 2 || job->at_vertex[vertex] >> 2 == 1;
}

/// Counts the sides of borders, and marks the vertices at their ends.
static int64_t borders_mark(const pave_borders_job *job)
{
    const pave_polygons *polygons = job->polygons;
    int64_t count = 0;
    for (pave_cell_side at = {0, 0}; at.cell < polygons->cell_count; at.cell++) {
        const int32_t sides = pave_polygons_side_count(polygons, at.cell);
        for (at.side = 0; at.side < sides && job->of_cell[at.cell] > 0; at.side++) {
            if (!borders_leads(job, at)) continue;
            const bool rim = polygons->neighbors[pave_borders_corner(polygons, at)] < 0;
            borders_mark_vertex(&job->at_vertex[pave_borders_vertex(polygons, at)], rim);
            borders_mark_vertex(
                &job->at_vertex[pave_borders_vertex(polygons, pave_borders_after(polygons, at))],
                rim);
            count++;
        }
    }
    return count;
}

// ---- Arcs ---------------------------------------------------------------------------------------

/// The next side of a border, beyond a vertex that is no junction: one turns about the vertex
/// through one's own territory.
static pave_cell_side borders_next(const pave_borders_job *job, pave_cell_side at)
{
    at = pave_borders_after(job->polygons, at);
    while (!borders_leads(job, at))
        at = pave_borders_after(job->polygons, pave_borders_twin(job->polygons, at));
    return at;
}

static pave_result borders_add_arc(pave_borders_job *job, pave_cell_side first)
{
    const pave_polygons *polygons = job->polygons;
    const int32_t across = polygons->neighbors[pave_borders_corner(polygons, first)];
    pave_arc arc = {
        .right = job->of_cell[first.cell], .left = borders_id(job, across), .rim = across < 0};
    pave_cell_side at = first;
    int64_t count = job->borders->side_count;
    if (job->arc_count == PAVE_ARCS_MAX) return PAVE_RANGE;
    if (!pave_array_reserve(job->allocator, &job->arcs, &job->arc_room, job->arc_count + 1,
                            sizeof *job->arcs))
        return PAVE_NO_MEMORY;
    arc.side_start = count;
    arc.from = arc.to = pave_borders_vertex(polygons, first);
    do {
        job->ref_at[pave_borders_corner(polygons, at)] = 0;
        job->sides[count++] = at;
        arc.to = pave_borders_vertex(polygons, pave_borders_after(polygons, at));
        if (borders_junction(job, arc.to)) break;
        at = borders_next(job, at);
    } while (at.cell != first.cell || at.side != first.side);
    arc.closed = !borders_junction(job, arc.to);
    arc.side_count = count - arc.side_start;
    arc.count = arc.side_count + !arc.closed;
    job->borders->side_count = count;
    job->borders->point_count += arc.count;
    job->arcs[job->arc_count++] = arc;
    return PAVE_OK;
}

/// Adds the arcs that begin at junctions; after that, all others are closed.
static pave_result borders_add_arcs(pave_borders_job *job, bool closed)
{
    const pave_polygons *polygons = job->polygons;
    for (pave_cell_side at = {0, 0}; at.cell < polygons->cell_count; at.cell++) {
        const int32_t sides = pave_polygons_side_count(polygons, at.cell);
        for (at.side = 0; at.side < sides && job->of_cell[at.cell] > 0; at.side++) {
            if (job->ref_at[pave_borders_corner(polygons, at)] != PAVE_REF_NONE ||
                !borders_leads(job, at))
                continue;
            if (!closed && !borders_junction(job, pave_borders_vertex(polygons, at))) continue;
            pave_result result = borders_add_arc(job, at);
            if (result != PAVE_OK) return result;
        }
    }
    return PAVE_OK;
}

// ---- Arcs in order, with points -----------------------------------------------------------------

static pave_result borders_sort_arcs(pave_borders_job *job)
{
    const pave_allocator *allocator = job->allocator;
    const size_t count = (size_t)job->arc_count;
    int32_t *order = pave_array_take(allocator, count, sizeof *order);
    pave_borders_key *keys = pave_array_take(allocator, count, sizeof *keys);
    pave_arc *arcs = pave_array_take(allocator, count, sizeof *arcs);
    pave_result result = order && keys && arcs ? PAVE_OK : PAVE_NO_MEMORY;
    for (size_t i = 0; i < count && result == PAVE_OK; i++)
        keys[i] = (pave_borders_key){(uint32_t)job->arcs[i].left, (uint32_t)job->arcs[i].right};
    if (result == PAVE_OK) result = borders_sort(allocator, keys, job->arc_count, order);
    for (size_t i = 0; i < count && result == PAVE_OK; i++) arcs[i] = job->arcs[order[i]];
    pave_array_release(allocator, keys, count, sizeof *keys);
    pave_array_release(allocator, order, count, sizeof *order);
    job->borders->arcs = arcs;
    job->borders->arc_count = arcs ? (int32_t)count : 0;
    return result;
}

/// The points of an arc are the vertices of its sides.
static void borders_place_arc(const pave_borders *borders, const pave_arc *arc, pave_vec2 *points)
{
    const pave_polygons *polygons = borders->polygons;
    for (int64_t k = 0; k < arc->side_count; k++)
        points[arc->start + k] =
            polygons->vertices[pave_borders_vertex(polygons, borders->sides[arc->side_start + k])];
    if (!arc->closed) points[arc->start + arc->side_count] = polygons->vertices[arc->to];
}

/// Traces the arcs, sorts them, and places their points.
static pave_result borders_trace(pave_borders_job *job)
{
    pave_borders *borders = job->borders;
    const int64_t count = borders_mark(job);
    borders->sides = job->sides =
        pave_array_take(job->allocator, (size_t)count, sizeof *job->sides);
    if (!job->sides) return PAVE_NO_MEMORY;
    pave_result result = borders_add_arcs(job, false);
    if (result == PAVE_OK) result = borders_add_arcs(job, true);
    if (result != PAVE_OK) borders->side_count = count; // what was taken is what is released
    assert(borders->side_count == count);
    if (result == PAVE_OK) result = borders_sort_arcs(job);
    if (result != PAVE_OK) return result;
    pave_vec2 *points =
        pave_array_take(job->allocator, (size_t)borders->point_count, sizeof *points);
    borders->points = points;
    if (!points) return PAVE_NO_MEMORY;
    pave_arc *arcs = (pave_arc *)(uintptr_t)borders->arcs;
    for (int32_t i = 0; i < borders->arc_count; i++) {
        arcs[i].start = i == 0 ? 0 : arcs[i - 1].start + arcs[i - 1].count;
        borders_place_arc(borders, &arcs[i], points);
    }
    return PAVE_OK;
}

// ---- Connected components -----------------------------------------------------------------------

static void borders_flood(const pave_borders_job *job, int32_t first, int32_t *stack)
{
    const pave_polygons *polygons = job->polygons;
    int64_t count = 0;
    stack[count++] = first;
    job->component[first] = job->component_count;
    while (count > 0) {
        const int32_t cell = stack[--count];
        for (int64_t i = polygons->start[cell]; i < polygons->start[cell + 1]; i++) {
            const int32_t there = polygons->neighbors[i];
            if (there < 0 || job->component[there] >= 0 ||
                job->of_cell[there] != job->of_cell[cell])
                continue;
            job->component[there] = job->component_count;
            stack[count++] = there;
        }
    }
}

/// Numbers the components by their first cells. The cells that are still to be looked at lie in
/// `first_cell`, behind the components: each component and each such cell has been numbered, so
/// there is room for all.
static pave_result borders_find_components(pave_borders_job *job)
{
    const size_t cells = (size_t)job->polygons->cell_count;
    job->component = pave_array_take(job->allocator, cells, sizeof *job->component);
    job->first_cell = pave_array_take(job->allocator, cells, sizeof *job->first_cell);
    if (!job->component || !job->first_cell) return PAVE_NO_MEMORY;
    for (size_t i = 0; i < cells; i++) job->component[i] = -1;
    for (int32_t i = 0; i < job->polygons->cell_count; i++) {
        if (job->of_cell[i] == 0 || job->component[i] >= 0) continue;
        borders_flood(job, i, job->first_cell + job->component_count);
        job->first_cell[job->component_count++] = i;
    }
    return PAVE_OK;
}

// ---- Rings --------------------------------------------------------------------------------------

/// Turns about the end of a side, through what is not the polygon, to the side of the polygon that
/// begins there.
static pave_cell_side borders_turn(const pave_borders_job *job, pave_cell_side at)
{
    const pave_polygons *polygons = job->polygons;
    const int32_t component = job->component[at.cell];
    for (;;) {
        const int32_t across = polygons->neighbors[pave_borders_corner(polygons, at)];
        if (across < 0) {
            const pave_outer_side *next = &polygons->rim[polygons->rim[~across].next];
            at = (pave_cell_side){next->cell, next->side};
        } else {
            at = pave_borders_twin(polygons, at);
        }
        if (job->component[at.cell] == component) return at;
        at = pave_borders_before(polygons, at);
    }
}

/// The last side of an arc as its reference goes.
static pave_cell_side borders_last_side(const pave_borders *borders, int32_t ref)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    if (ref >= 0) return borders->sides[arc->side_start + arc->side_count - 1];
    return pave_borders_twin(borders->polygons, borders->sides[arc->side_start]);
}

/// Writes down where arcs begin, from both hands, and returns how many references there are.
static int64_t borders_mark_refs(const pave_borders_job *job)
{
    const pave_borders *borders = job->borders;
    int64_t count = 0;
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const pave_arc *arc = &borders->arcs[i];
        const pave_cell_side first = borders->sides[arc->side_start],
                             last = borders->sides[arc->side_start + arc->side_count - 1];
        job->ref_at[pave_borders_corner(job->polygons, first)] = i;
        count += 1 + (arc->left > 0);
        if (arc->left > 0)
            job->ref_at[pave_borders_corner(job->polygons,
                                            pave_borders_twin(job->polygons, last))] = ~i;
    }
    return count;
}

static pave_result borders_add_ring(pave_borders_job *job, int32_t first, uint8_t *seen)
{
    const pave_borders *borders = job->borders;
    pave_traced_ring ring = {.start = 0};
    int32_t ref = first;
    if (!pave_array_reserve(job->allocator, &job->rings, &job->ring_room, job->ring_count + 1,
                            sizeof *job->rings))
        return PAVE_NO_MEMORY;
    if (job->ring_count > 0)
        ring.start = job->rings[job->ring_count - 1].start + job->rings[job->ring_count - 1].count;
    ring.component = job->component[borders_last_side(borders, first).cell];
    do {
        job->refs[ring.start + ring.count++] = ref;
        seen[ref < 0 ? ~ref : ref] |= ref < 0 ? 2 : 1;
        if (borders->arcs[ref < 0 ? ~ref : ref].closed) break;
        ref = job->ref_at[pave_borders_corner(job->polygons,
                                              borders_turn(job, borders_last_side(borders, ref)))];
        assert(ref != PAVE_REF_NONE);
    } while (ref != first);
    ring.hole = pave_borders_twice_area(borders, job->refs + ring.start, ring.count) < 0.0;
    job->rings[job->ring_count++] = ring;
    return PAVE_OK;
}

static pave_result borders_add_rings(pave_borders_job *job)
{
    const pave_borders *borders = job->borders;
    uint8_t *seen = pave_array_allocate(job->allocator, (size_t)borders->arc_count, sizeof *seen);
    pave_result result = seen ? PAVE_OK : PAVE_NO_MEMORY;
    for (int32_t i = 0; i < borders->arc_count && result == PAVE_OK; i++) {
        if (!(seen[i] & 1)) result = borders_add_ring(job, i, seen);
        if (result == PAVE_OK && borders->arcs[i].left > 0 && !(seen[i] & 2))
            result = borders_add_ring(job, ~i, seen);
    }
    pave_array_release(job->allocator, seen, (size_t)borders->arc_count, sizeof *seen);
    return result;
}

// ---- Rings in order -----------------------------------------------------------------------------

static int32_t borders_ring_territory(const pave_borders_job *job, int64_t ring)
{
    return job->of_cell[job->first_cell[job->rings[ring].component]];
}

/// By territory, component, and whether it is a hole.
static pave_borders_key borders_ring_key(const pave_borders_job *job, int64_t ring)
{
    const pave_traced_ring *one = &job->rings[ring];
    return (pave_borders_key){(uint32_t)borders_ring_territory(job, ring),
                              2 * (uint32_t)one->component + one->hole};
}

static void borders_copy_rings(const pave_borders_job *job, const int32_t *order,
                               int32_t *ring_start, pave_ring *rings, int32_t *refs)
{
    int64_t done = 0;
    for (int64_t i = 0; i < job->ring_count; i++) {
        const pave_traced_ring *from = &job->rings[order[i]];
        ring_start[borders_ring_territory(job, order[i])]++;
        rings[i] = (pave_ring){done, from->count, from->hole};
        for (int64_t k = 0; k < from->count; k++) refs[done++] = job->refs[from->start + k];
    }
    for (int32_t t = 1; t <= job->count; t++) ring_start[t] += ring_start[t - 1];
}

static pave_result borders_place_rings(pave_borders_job *job)
{
    pave_borders *borders = job->borders;
    const size_t count = (size_t)job->ring_count;
    int32_t *order = pave_array_take(job->allocator, count, sizeof *order);
    pave_borders_key *keys = pave_array_take(job->allocator, count, sizeof *keys);
    int32_t *ring_start =
        pave_array_allocate(job->allocator, (size_t)job->count + 1, sizeof *ring_start);
    pave_ring *rings = pave_array_take(job->allocator, count, sizeof *rings);
    int32_t *refs = pave_array_take(job->allocator, (size_t)borders->ref_count, sizeof *refs);
    pave_result result = order && keys && ring_start && rings && refs ? PAVE_OK : PAVE_NO_MEMORY;
    for (size_t i = 0; i < count && result == PAVE_OK; i++)
        keys[i] = borders_ring_key(job, (int64_t)i);
    if (result == PAVE_OK) result = borders_sort(job->allocator, keys, job->ring_count, order);
    if (result == PAVE_OK) borders_copy_rings(job, order, ring_start, rings, refs);
    pave_array_release(job->allocator, keys, count, sizeof *keys);
    pave_array_release(job->allocator, order, count, sizeof *order);
    borders->ring_start = ring_start;
    borders->ring_count = (int32_t)count;
    borders->rings = rings;
    borders->refs = refs;
    return result;
}

/// Traces the rings, which are made of arcs that are sorted, and orders them.
static pave_result borders_trace_rings(pave_borders_job *job)
{
    pave_result result = borders_find_components(job);
    if (result != PAVE_OK) return result;
    const int64_t count = job->borders->ref_count = borders_mark_refs(job);
    job->refs = pave_array_take(job->allocator, (size_t)count, sizeof *job->refs);
    if (!job->refs) return PAVE_NO_MEMORY;
    result = borders_add_rings(job);
    return result == PAVE_OK ? borders_place_rings(job) : result;
}

// ---- Making them --------------------------------------------------------------------------------

static pave_result borders_check(const pave_polygons *polygons, const int32_t *of_cell,
                                 int32_t count, pave_error *error)
{
    if (count < 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "count must be 0 or more, not %d",
                              (int)count);
    for (int32_t i = 0; i < polygons->cell_count; i++)
        if (of_cell[i] < 0 || of_cell[i] > count)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                                  "the territory of cell %d must be 0 to %d, not %d", (int)i,
                                  (int)count, (int)of_cell[i]);
    return PAVE_OK;
}

static pave_result borders_make(pave_borders_job *job)
{
    pave_result result = borders_job_take(job);
    if (result == PAVE_OK) result = borders_trace(job);
    return result == PAVE_OK ? borders_trace_rings(job) : result;
}

pave_result pave_borders_create(const pave_polygons *polygons, const int32_t *of_cell,
                                int32_t count, const pave_allocator *allocator, pave_borders **out,
                                pave_error *error)
{
    *out = NULL;
    pave_result result = borders_check(polygons, of_cell, count, error);
    if (result != PAVE_OK) return result;
    pave_borders *borders = pave_array_allocate(allocator, 1, sizeof *borders);
    if (!borders)
        return pave_error_set(error, PAVE_NO_MEMORY, NULL, 0, 0, "%s",
                              pave_result_text(PAVE_NO_MEMORY));
    borders->allocator = pave_allocator_or_default(allocator);
    borders->polygons = polygons;
    borders->count = count;
    pave_borders_job job = {.polygons = polygons,
                            .of_cell = of_cell,
                            .count = count,
                            .allocator = &borders->allocator,
                            .borders = borders};
    result = borders_make(&job);
    borders_job_give(&job);
    if (result == PAVE_OK) {
        *out = borders;
        return PAVE_OK;
    }
    pave_borders_destroy(borders);
    return pave_error_set(error, result, NULL, 0, 0, "%s",
                          result == PAVE_RANGE ? "the map has more than 2^30 arcs"
                                               : pave_result_text(result));
}
