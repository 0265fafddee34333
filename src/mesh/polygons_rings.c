/// src/mesh/polygons_rings.c: outlines of given polygons. Sides are looked up by their end
/// vertices. Where cells touch only at a vertex, the rim sides are sorted by exact directions.
#include "../base/exact.h"

#include "../base/exact_turn.h"
#include "../base/index.h"
#include "mesh_parts.h"
#include "polygons_build.h"

typedef struct pave_outlines_job {
    const pave_mesh_rings *from;
    pave_polygons *polygons;
    pave_polygons_parts parts;
    pave_index sides; ///< maps both end vertices of a side to the index of its corner
    pave_error *error;
} pave_outlines_job;

// ---- Sides --------------------------------------------------------------------------------------

static uint64_t outlines_key(int32_t a, int32_t b)
{
    return (uint64_t)(uint32_t)a << 32 | (uint32_t)b;
}

/// Copies vertices and rings.
static pave_result outlines_copy(pave_outlines_job *job)
{
    const pave_mesh_rings *from = job->from;
    for (int32_t cell = 0; cell < from->tile_count; cell++)
        job->parts.start[cell + 1] = from->start[cell + 1];
    pave_result result = pave_polygons_take_corners(job->polygons, &job->parts);
    if (result == PAVE_OK)
        result = pave_polygons_take_vertices(job->polygons, &job->parts, from->vertex_count);
    if (result != PAVE_OK) return result;
    for (int32_t i = 0; i < from->vertex_count; i++) job->parts.vertices[i] = from->vertices[i];
    for (int64_t i = 0; i < job->polygons->corner_count; i++)
        job->parts.corners[i] = from->rings[i];
    for (int32_t cell = 0; cell < from->tile_count; cell++)
        if (!(pave_polygons_area(job->polygons, cell) > 0.0))
            return PAVE_FAIL(
                job->error, PAVE_INVALID,
                "cell %" PRId32
                " has no positive area: list its corners clockwise on screen, where y points down",
                cell);
    return PAVE_OK;
}

static pave_result outlines_index_sides(pave_outlines_job *job)
{
    const pave_polygons *polygons = job->polygons;
    if (!pave_index_reserve(&job->sides, polygons->corner_count)) return PAVE_NO_MEMORY;
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, cell); k++) {
            const int64_t corner = polygons->start[cell] + k;
            const uint64_t key =
                outlines_key(polygons->corners[corner], pave_polygons_end(polygons, cell, k));
            const int32_t other = pave_index_get(&job->sides, key);
            if (other >= 0)
                return PAVE_FAIL(
                    job->error, PAVE_INVALID,
                    "cells %" PRId32 " and %" PRId32 " overlap along the side from vertex %" PRId32
                    " to %" PRId32 ": move or remove one",
                    other, cell, polygons->corners[corner], pave_polygons_end(polygons, cell, k));
            if (!pave_index_put(&job->sides, key, cell)) return PAVE_NO_MEMORY;
        }
    return PAVE_OK;
}

static void outlines_join(pave_outlines_job *job)
{
    const pave_polygons *polygons = job->polygons;
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, cell); k++) {
            const int64_t corner = polygons->start[cell] + k;
            job->parts.neighbors[corner] =
                pave_index_get(&job->sides, outlines_key(pave_polygons_end(polygons, cell, k),
                                                         polygons->corners[corner]));
        }
}

// ---- The rim ------------------------------------------------------------------------------------

/// Returns whether direction `a` comes before direction `b`, clockwise around `at` from the
/// direction to `from`.
static bool outlines_before(pave_vec2 at, pave_vec2 from, pave_vec2 a, pave_vec2 b)
{
    const int turn_a = pave_exact_turn(at, from, a), turn_b = pave_exact_turn(at, from, b);
    const bool half_a = turn_a < 0, half_b = turn_b < 0; // more than a half turn
    if (half_a != half_b) return half_b;
    return pave_exact_turn(at, a, b) > 0;
}

/// Returns the first rim side, clockwise from rim side `i`, that begins at the end of `i`.
static int32_t outlines_next(const pave_outlines_job *job, int32_t i, const int32_t *first,
                             const int32_t *others)
{
    const pave_polygons *polygons = job->polygons;
    const pave_outer_side *rim = job->parts.rim;
    const int32_t vertex = pave_polygons_end(polygons, rim[i].cell, rim[i].side);
    const pave_vec2 at = polygons->vertices[vertex],
                    from = pave_polygons_corner(polygons, rim[i].cell, rim[i].side);
    int32_t best = first[vertex];
    for (int32_t k = others[best]; k >= 0; k = others[k]) {
        const pave_vec2
            a = polygons->vertices[pave_polygons_end(polygons, rim[k].cell, rim[k].side)],
            b = polygons->vertices[pave_polygons_end(polygons, rim[best].cell, rim[best].side)];
        if (outlines_before(at, from, a, b)) best = k;
    }
    return best;
}

/// Checks that each rim side has exactly one predecessor; otherwise a walk along the rim might
/// never end. `before` has one element per rim side.
static pave_result outlines_check_rim(const pave_outlines_job *job, int32_t *before)
{
    const pave_outer_side *rim = job->parts.rim;
    for (int32_t i = 0; i < job->polygons->rim_count; i++) before[i] = -1;
    for (int32_t i = 0; i < job->polygons->rim_count; i++) {
        if (before[rim[i].next] >= 0)
            return PAVE_FAIL(job->error, PAVE_INVALID, PAVE_OUTLINES_MEET,
                             rim[before[rim[i].next]].cell, rim[i].cell);
        before[rim[i].next] = i;
    }
    return PAVE_OK;
}

static pave_result outlines_link(pave_outlines_job *job)
{
    const pave_polygons *polygons = job->polygons;
    const pave_allocator *allocator = &job->sides.allocator;
    const size_t vertices = (size_t)polygons->vertex_count, rim = (size_t)polygons->rim_count;
    int32_t *first = pave_array_take(allocator, vertices, sizeof *first);
    int32_t *others = pave_array_take(allocator, rim, sizeof *others);
    if (first && others) {
        for (int32_t i = 0; i < polygons->vertex_count; i++) first[i] = -1;
        for (int32_t i = 0; i < polygons->rim_count; i++) {
            const pave_outer_side *side = &job->parts.rim[i];
            const int32_t at = polygons->corners[polygons->start[side->cell] + side->side];
            others[i] = first[at];
            first[at] = i;
        }
        for (int32_t i = 0; i < polygons->rim_count; i++)
            job->parts.rim[i].next = outlines_next(job, i, first, others);
    }
    const pave_result result = first && others ? outlines_check_rim(job, others) : PAVE_NO_MEMORY;
    PAVE_RELEASE(allocator, others, first);
    return result;
}

// ---- Creation -----------------------------------------------------------------------------------

static pave_result outlines_make(pave_outlines_job *job, const pave_allocator *allocator)
{
    pave_result result = pave_mesh_rings_check(job->from, false, allocator, job->error);
    if (result != PAVE_OK) return result;
    result = pave_polygons_begin(job->from->tile_count, allocator, &job->polygons, &job->parts);
    if (result == PAVE_OK) result = outlines_copy(job);
    if (result == PAVE_OK) result = outlines_index_sides(job);
    if (result != PAVE_OK) return result;
    outlines_join(job);
    result = pave_polygons_list_rim(job->polygons, &job->parts);
    return result == PAVE_OK ? outlines_link(job) : result;
}

pave_result pave_polygons_create_from_rings(const pave_mesh_rings *from,
                                            const pave_allocator *allocator, pave_polygons **out,
                                            pave_error *error)
{
    assert(from && from->start && out);
    pave_outlines_job job = {
        .from = from, .sides.allocator = pave_allocator_or_default(allocator), .error = error};
    const pave_result result = outlines_make(&job, allocator);
    pave_index_release(&job.sides);
    *out = job.polygons;
    if (result == PAVE_OK) return PAVE_OK;
    pave_polygons_destroy(*out);
    *out = NULL;
    return result == PAVE_NO_MEMORY ? pave_mesh_fail(error, result, "outlines of polygons")
                                    : result;
}
