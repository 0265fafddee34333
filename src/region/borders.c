/// src/region/borders.c: borders of a map, as a whole; what one asks of them.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "borders_parts.h"

#include <string.h>

// ---- Memory -------------------------------------------------------------------------------------

static void pave_borders_release(const pave_borders *borders, const void *memory, int64_t count,
                                 size_t size)
{
    pave_array_release(&borders->allocator, (void *)(uintptr_t)memory, (size_t)count, size);
}

void pave_borders_destroy(pave_borders *borders)
{
    if (!borders) return;
    pave_allocator allocator = borders->allocator;
    pave_borders_release(borders, borders->refs, borders->ref_count, sizeof *borders->refs);
    pave_borders_release(borders, borders->rings, borders->ring_count, sizeof *borders->rings);
    pave_borders_release(borders, borders->ring_start, (int64_t)borders->count + 1,
                         sizeof *borders->ring_start);
    pave_borders_release(borders, borders->points, borders->point_count, sizeof *borders->points);
    pave_borders_release(borders, borders->arcs, borders->arc_count, sizeof *borders->arcs);
    pave_borders_release(borders, borders->sides, borders->side_count, sizeof *borders->sides);
    pave_array_release(&allocator, borders, 1, sizeof *borders);
}

pave_result pave_borders_sort(const pave_allocator *allocator, const pave_borders_key *keys,
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

static pave_result pave_borders_job_take(pave_borders_job *job)
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

static void pave_borders_job_give(pave_borders_job *job)
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

// ---- Making them --------------------------------------------------------------------------------

static pave_result pave_borders_check(const pave_polygons *polygons, const int32_t *of_cell,
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

static pave_result pave_borders_make(pave_borders_job *job)
{
    pave_result result = pave_borders_job_take(job);
    if (result == PAVE_OK) result = pave_borders_trace(job);
    return result == PAVE_OK ? pave_borders_trace_rings(job) : result;
}

pave_result pave_borders_create(const pave_polygons *polygons, const int32_t *of_cell,
                                int32_t count, const pave_allocator *allocator, pave_borders **out,
                                pave_error *error)
{
    *out = NULL;
    pave_result result = pave_borders_check(polygons, of_cell, count, error);
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
    result = pave_borders_make(&job);
    pave_borders_job_give(&job);
    if (result == PAVE_OK) {
        *out = borders;
        return PAVE_OK;
    }
    pave_borders_destroy(borders);
    return pave_error_set(error, result, NULL, 0, 0, "%s",
                          result == PAVE_RANGE ? "the map has more than 2^30 arcs"
                                               : pave_result_text(result));
}

// ---- Asking them --------------------------------------------------------------------------------

/// The first arc whose pair is not below (left, right).
static int32_t pave_borders_lower(const pave_borders *borders, int32_t left, int64_t right)
{
    int32_t from = 0, end = borders->arc_count;
    while (from < end) {
        const int32_t middle = from + (end - from) / 2;
        const pave_arc *arc = &borders->arcs[middle];
        if (arc->left < left || (arc->left == left && arc->right < right))
            from = middle + 1;
        else
            end = middle;
    }
    return from;
}

int32_t pave_borders_between(const pave_borders *borders, int32_t a, int32_t b, int32_t *count)
{
    assert(a != b && a >= 0 && b >= 0 && a <= borders->count && b <= borders->count);
    const int32_t left = a < b ? a : b, right = a < b ? b : a,
                  first = pave_borders_lower(borders, left, right);
    *count = pave_borders_lower(borders, left, (int64_t)right + 1) - first;
    return first;
}

pave_result pave_borders_ring(const pave_borders *borders, int32_t territory, int32_t k,
                              pave_vec2 *out, int64_t capacity, int64_t *count)
{
    int32_t rings;
    const pave_ring *ring = pave_borders_rings(borders, territory, &rings) + k;
    assert(k >= 0 && k < rings);
    *count = 0;
    for (int64_t r = 0; r < ring->count; r++)
        *count += pave_borders_ref_count(borders, borders->refs[ring->start + r]);
    if (*count > capacity) return PAVE_CAPACITY;
    for (int64_t r = 0; r < ring->count; r++) {
        const int32_t ref = borders->refs[ring->start + r];
        for (int64_t i = 0, end = pave_borders_ref_count(borders, ref); i < end; i++)
            *out++ = pave_borders_ref_point(borders, ref, i);
    }
    return PAVE_OK;
}

static uint64_t pave_borders_hash_number(uint64_t hash, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return pave_hash_word(pave_hash_word(hash, (uint32_t)bits), (uint32_t)(bits >> 32));
}

uint64_t pave_borders_hash(const pave_borders *borders)
{
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)borders->arc_count);
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const pave_arc *arc = &borders->arcs[i];
        const uint32_t words[] = {(uint32_t)arc->left,
                                  (uint32_t)arc->right,
                                  (uint32_t)arc->from,
                                  (uint32_t)arc->to,
                                  (uint32_t)arc->count,
                                  arc->closed,
                                  arc->rim};
        hash = pave_hash(hash, words, sizeof words / sizeof *words);
    }
    for (int64_t i = 0; i < borders->point_count; i++)
        hash = pave_borders_hash_number(pave_borders_hash_number(hash, borders->points[i].x),
                                        borders->points[i].y);
    for (int32_t i = 0; i < borders->ring_count; i++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)borders->rings[i].count),
                              borders->rings[i].hole);
    for (int64_t i = 0; i < borders->ref_count; i++)
        hash = pave_hash_word(hash, (uint32_t)borders->refs[i]);
    return hash;
}
