/// src/region/borders_trace.c: arcs. Sides whose cells are of different territories are borders;
/// where exactly two of them meet, an arc goes on. Arcs are walked with the territory of the higher
/// number on the right, which is never none: so there is a cell whose sides one can turn about.
#include "../base/exact.h"

#include "../base/array.h"
#include "borders_parts.h"

// ---- Sides and junctions ------------------------------------------------------------------------

/// Whether a side belongs to a border and its cell is the one on the right.
static bool pave_borders_leads(const pave_borders_job *job, pave_cell_side at)
{
    return job->of_cell[at.cell] >
           pave_borders_id(job, job->polygons->neighbors[pave_borders_corner(job->polygons, at)]);
}

static void pave_borders_mark_vertex(uint8_t *at_vertex, bool rim)
{
    const unsigned all = *at_vertex & 3u, on_rim = *at_vertex >> 2;
    *at_vertex =
        (uint8_t)((all < 3 ? all + 1 : 3) | (rim && on_rim < 3 ? on_rim + 1 : on_rim) << 2);
}

static bool pave_borders_junction(const pave_borders_job *job, int32_t vertex)
{
    return (job->at_vertex[vertex] & 3) != 2 || job->at_vertex[vertex] >> 2 == 1;
}

/// Counts the sides of borders, and marks the vertices at their ends.
static int64_t pave_borders_mark(const pave_borders_job *job)
{
    const pave_polygons *polygons = job->polygons;
    int64_t count = 0;
    for (pave_cell_side at = {0, 0}; at.cell < polygons->cell_count; at.cell++) {
        const int32_t sides = pave_polygons_side_count(polygons, at.cell);
        for (at.side = 0; at.side < sides && job->of_cell[at.cell] > 0; at.side++) {
            if (!pave_borders_leads(job, at)) continue;
            const bool rim = polygons->neighbors[pave_borders_corner(polygons, at)] < 0;
            pave_borders_mark_vertex(&job->at_vertex[pave_borders_vertex(polygons, at)], rim);
            pave_borders_mark_vertex(
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
static pave_cell_side pave_borders_next(const pave_borders_job *job, pave_cell_side at)
{
    at = pave_borders_after(job->polygons, at);
    while (!pave_borders_leads(job, at))
        at = pave_borders_after(job->polygons, pave_borders_twin(job->polygons, at));
    return at;
}

static pave_result pave_borders_add_arc(pave_borders_job *job, pave_cell_side first)
{
    const pave_polygons *polygons = job->polygons;
    const int32_t across = polygons->neighbors[pave_borders_corner(polygons, first)];
    pave_arc arc = {
        .right = job->of_cell[first.cell], .left = pave_borders_id(job, across), .rim = across < 0};
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
        if (pave_borders_junction(job, arc.to)) break;
        at = pave_borders_next(job, at);
    } while (at.cell != first.cell || at.side != first.side);
    arc.closed = !pave_borders_junction(job, arc.to);
    arc.side_count = count - arc.side_start;
    arc.count = arc.side_count + !arc.closed;
    job->borders->side_count = count;
    job->borders->point_count += arc.count;
    job->arcs[job->arc_count++] = arc;
    return PAVE_OK;
}

/// Adds the arcs that begin at junctions; after that, all others are closed.
static pave_result pave_borders_add_arcs(pave_borders_job *job, bool closed)
{
    const pave_polygons *polygons = job->polygons;
    for (pave_cell_side at = {0, 0}; at.cell < polygons->cell_count; at.cell++) {
        const int32_t sides = pave_polygons_side_count(polygons, at.cell);
        for (at.side = 0; at.side < sides && job->of_cell[at.cell] > 0; at.side++) {
            if (job->ref_at[pave_borders_corner(polygons, at)] != PAVE_REF_NONE ||
                !pave_borders_leads(job, at))
                continue;
            if (!closed && !pave_borders_junction(job, pave_borders_vertex(polygons, at))) continue;
            pave_result result = pave_borders_add_arc(job, at);
            if (result != PAVE_OK) return result;
        }
    }
    return PAVE_OK;
}

// ---- In order, with points ----------------------------------------------------------------------

static pave_result pave_borders_sort_arcs(pave_borders_job *job)
{
    const pave_allocator *allocator = job->allocator;
    const size_t count = (size_t)job->arc_count;
    int32_t *order = pave_array_take(allocator, count, sizeof *order);
    pave_borders_key *keys = pave_array_take(allocator, count, sizeof *keys);
    pave_arc *arcs = pave_array_take(allocator, count, sizeof *arcs);
    pave_result result = order && keys && arcs ? PAVE_OK : PAVE_NO_MEMORY;
    for (size_t i = 0; i < count && result == PAVE_OK; i++)
        keys[i] = (pave_borders_key){(uint32_t)job->arcs[i].left, (uint32_t)job->arcs[i].right};
    if (result == PAVE_OK) result = pave_borders_sort(allocator, keys, job->arc_count, order);
    for (size_t i = 0; i < count && result == PAVE_OK; i++) arcs[i] = job->arcs[order[i]];
    pave_array_release(allocator, keys, count, sizeof *keys);
    pave_array_release(allocator, order, count, sizeof *order);
    job->borders->arcs = arcs;
    job->borders->arc_count = arcs ? (int32_t)count : 0;
    return result;
}

/// The points of an arc are the vertices of its sides.
static void pave_borders_place_arc(const pave_borders *borders, const pave_arc *arc,
                                   pave_vec2 *points)
{
    const pave_polygons *polygons = borders->polygons;
    for (int64_t k = 0; k < arc->side_count; k++)
        points[arc->start + k] =
            polygons->vertices[pave_borders_vertex(polygons, borders->sides[arc->side_start + k])];
    if (!arc->closed) points[arc->start + arc->side_count] = polygons->vertices[arc->to];
}

pave_result pave_borders_trace(pave_borders_job *job)
{
    pave_borders *borders = job->borders;
    const int64_t count = pave_borders_mark(job);
    borders->sides = job->sides =
        pave_array_take(job->allocator, (size_t)count, sizeof *job->sides);
    if (!job->sides) return PAVE_NO_MEMORY;
    pave_result result = pave_borders_add_arcs(job, false);
    if (result == PAVE_OK) result = pave_borders_add_arcs(job, true);
    if (result != PAVE_OK) borders->side_count = count; // what was taken is what is released
    assert(borders->side_count == count);
    if (result == PAVE_OK) result = pave_borders_sort_arcs(job);
    if (result != PAVE_OK) return result;
    pave_vec2 *points =
        pave_array_take(job->allocator, (size_t)borders->point_count, sizeof *points);
    borders->points = points;
    if (!points) return PAVE_NO_MEMORY;
    pave_arc *arcs = (pave_arc *)(uintptr_t)borders->arcs;
    for (int32_t i = 0; i < borders->arc_count; i++) {
        arcs[i].start = i == 0 ? 0 : arcs[i - 1].start + arcs[i - 1].count;
        pave_borders_place_arc(borders, &arcs[i], points);
    }
    return PAVE_OK;
}
