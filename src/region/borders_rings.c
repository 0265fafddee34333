/// src/region/borders_rings.c: rings of arcs. What hangs together across sides is one polygon. Its
/// boundary is walked with the cells on the right, and at every vertex one turns about what lies on
/// the left, be it other cells or the outside: so each ring goes round one piece of what is not the
/// polygon, meets no vertex twice, and a piece that is cut off by a vertex alone gets a ring of its
/// own.
#include "../base/exact.h"

#include "../base/array.h"
#include "borders_parts.h"

// ---- What hangs together ------------------------------------------------------------------------

static void pave_borders_flood(const pave_borders_job *job, int32_t first, int32_t *stack)
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
static pave_result pave_borders_find_components(pave_borders_job *job)
{
    const size_t cells = (size_t)job->polygons->cell_count;
    job->component = pave_array_take(job->allocator, cells, sizeof *job->component);
    job->first_cell = pave_array_take(job->allocator, cells, sizeof *job->first_cell);
    if (!job->component || !job->first_cell) return PAVE_NO_MEMORY;
    for (size_t i = 0; i < cells; i++) job->component[i] = -1;
    for (int32_t i = 0; i < job->polygons->cell_count; i++) {
        if (job->of_cell[i] == 0 || job->component[i] >= 0) continue;
        pave_borders_flood(job, i, job->first_cell + job->component_count);
        job->first_cell[job->component_count++] = i;
    }
    return PAVE_OK;
}

// ---- Walking ------------------------------------------------------------------------------------

/// Turns about the end of a side, through what is not the polygon, to the side of the polygon that
/// begins there.
static pave_cell_side pave_borders_turn(const pave_borders_job *job, pave_cell_side at)
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
static pave_cell_side pave_borders_last_side(const pave_borders *borders, int32_t ref)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    if (ref >= 0) return borders->sides[arc->side_start + arc->side_count - 1];
    return pave_borders_twin(borders->polygons, borders->sides[arc->side_start]);
}

/// Writes down where arcs begin, from both hands, and returns how many references there are.
static int64_t pave_borders_mark_refs(const pave_borders_job *job)
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

double pave_borders_twice_area(const pave_borders *borders, const int32_t *refs, int64_t count)
{
    const pave_vec2 origin = pave_borders_ref_point(borders, refs[0], 0);
    pave_vec2 a = {0.0, 0.0};
    double twice = 0.0;
    for (int64_t r = 0; r < count; r++)
        for (int64_t i = 0, end = pave_borders_ref_count(borders, refs[r]); i < end; i++) {
            const pave_vec2 point = pave_borders_ref_point(borders, refs[r], i),
                            b = {point.x - origin.x, point.y - origin.y};
            twice += a.x * b.y - a.y * b.x;
            a = b;
        }
    return twice;
}

static pave_result pave_borders_add_ring(pave_borders_job *job, int32_t first, uint8_t *seen)
{
    const pave_borders *borders = job->borders;
    pave_traced_ring ring = {.start = 0};
    int32_t ref = first;
    if (!pave_array_reserve(job->allocator, &job->rings, &job->ring_room, job->ring_count + 1,
                            sizeof *job->rings))
        return PAVE_NO_MEMORY;
    if (job->ring_count > 0)
        ring.start = job->rings[job->ring_count - 1].start + job->rings[job->ring_count - 1].count;
    ring.component = job->component[pave_borders_last_side(borders, first).cell];
    do {
        job->refs[ring.start + ring.count++] = ref;
        seen[ref < 0 ? ~ref : ref] |= ref < 0 ? 2 : 1;
        if (borders->arcs[ref < 0 ? ~ref : ref].closed) break;
        ref = job->ref_at[pave_borders_corner(
            job->polygons, pave_borders_turn(job, pave_borders_last_side(borders, ref)))];
        assert(ref != PAVE_REF_NONE);
    } while (ref != first);
    ring.hole = pave_borders_twice_area(borders, job->refs + ring.start, ring.count) < 0.0;
    job->rings[job->ring_count++] = ring;
    return PAVE_OK;
}

static pave_result pave_borders_add_rings(pave_borders_job *job)
{
    const pave_borders *borders = job->borders;
    uint8_t *seen = pave_array_allocate(job->allocator, (size_t)borders->arc_count, sizeof *seen);
    pave_result result = seen ? PAVE_OK : PAVE_NO_MEMORY;
    for (int32_t i = 0; i < borders->arc_count && result == PAVE_OK; i++) {
        if (!(seen[i] & 1)) result = pave_borders_add_ring(job, i, seen);
        if (result == PAVE_OK && borders->arcs[i].left > 0 && !(seen[i] & 2))
            result = pave_borders_add_ring(job, ~i, seen);
    }
    pave_array_release(job->allocator, seen, (size_t)borders->arc_count, sizeof *seen);
    return result;
}

// ---- In order -----------------------------------------------------------------------------------

static int32_t pave_borders_ring_territory(const pave_borders_job *job, int64_t ring)
{
    return job->of_cell[job->first_cell[job->rings[ring].component]];
}

/// By territory, component, and whether it is a hole.
static pave_borders_key pave_borders_ring_key(const pave_borders_job *job, int64_t ring)
{
    const pave_traced_ring *one = &job->rings[ring];
    return (pave_borders_key){(uint32_t)pave_borders_ring_territory(job, ring),
                              2 * (uint32_t)one->component + one->hole};
}

static void pave_borders_copy_rings(const pave_borders_job *job, const int32_t *order,
                                    int32_t *ring_start, pave_ring *rings, int32_t *refs)
{
    int64_t done = 0;
    for (int64_t i = 0; i < job->ring_count; i++) {
        const pave_traced_ring *from = &job->rings[order[i]];
        ring_start[pave_borders_ring_territory(job, order[i])]++;
        rings[i] = (pave_ring){done, from->count, from->hole};
        for (int64_t k = 0; k < from->count; k++) refs[done++] = job->refs[from->start + k];
    }
    for (int32_t t = 1; t <= job->count; t++) ring_start[t] += ring_start[t - 1];
}

static pave_result pave_borders_place_rings(pave_borders_job *job)
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
        keys[i] = pave_borders_ring_key(job, (int64_t)i);
    if (result == PAVE_OK) result = pave_borders_sort(job->allocator, keys, job->ring_count, order);
    if (result == PAVE_OK) pave_borders_copy_rings(job, order, ring_start, rings, refs);
    pave_array_release(job->allocator, keys, count, sizeof *keys);
    pave_array_release(job->allocator, order, count, sizeof *order);
    borders->ring_start = ring_start;
    borders->ring_count = (int32_t)count;
    borders->rings = rings;
    borders->refs = refs;
    return result;
}

pave_result pave_borders_trace_rings(pave_borders_job *job)
{
    pave_result result = pave_borders_find_components(job);
    if (result != PAVE_OK) return result;
    const int64_t count = job->borders->ref_count = pave_borders_mark_refs(job);
    job->refs = pave_array_take(job->allocator, (size_t)count, sizeof *job->refs);
    if (!job->refs) return PAVE_NO_MEMORY;
    result = pave_borders_add_rings(job);
    return result == PAVE_OK ? pave_borders_place_rings(job) : result;
}
