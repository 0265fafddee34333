/// src/region/territory.c: creates territories step by step: changes labels, numbers the connected
/// components, and measures each of them. Edge-connected components of windows use the runs of
/// graph_runs.h; all others use union-find per cell. Based on: R. Tarjan, "Efficiency of a Good But
/// Not Linear Set Union Algorithm", 1975.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "../graph/graph_union.h"
#include "territory_parts.h"

#include <string.h>

// ---- Memory -------------------------------------------------------------------------------------

void pave_territories_destroy(pave_territories *territories)
{
    if (!territories) return;
    pave_allocator allocator = territories->allocator;
    PAVE_RELEASE(&territories->allocator, territories->lengths, territories->neighbors,
                 territories->start, territories->items, territories->of_cell, territories->labels);
    pave_array_release(&allocator, territories);
}

// ---- Connected components -----------------------------------------------------------------------

static int32_t label_components_by_cells(const pave_near *near, const int32_t *labels,
                                         bool with_none, int32_t *of_cell)
{
    int32_t found = 0;
    for (int32_t cell = 0; cell < near->shown.cell_count; cell++) {
        int32_t degree;
        const int32_t *to = pave_near_list(near, cell, &degree);
        of_cell[cell] = cell;
        for (int32_t i = 0; i < degree; i++)
            if (to[i] < cell && labels[to[i]] == labels[cell])
                (void)pave_union_join(of_cell, cell, to[i]);
    }
    // A parent is never greater than its child, so its number is final when the child is visited.
    for (int32_t cell = 0; cell < near->shown.cell_count; cell++) {
        int32_t parent = of_cell[cell];
        of_cell[cell] = labels[cell] == 0 && !with_none ? 0
                        : parent == cell                ? ++found
                                                        : of_cell[parent];
    }
    return found;
}

pave_result pave_label_components(const pave_ground *ground, const int32_t *labels, bool with_none,
                                  const pave_allocator *allocator, int32_t *of_cell, int32_t *count)
{
    pave_near near;
    if (pave_ground_count(*ground) > INT32_MAX) return PAVE_RANGE;
    if (!ground->graph && ground->contact == PAVE_CONTACT_EDGE) {
        pave_run_job job = {.window = ground->window,
                            .cells = labels,
                            .with_none = with_none,
                            .closed = 0,
                            .labels = of_cell};
        return pave_components(&job, allocator, count);
    }
    pave_result result = pave_near_begin(ground, allocator, &near);
    if (result != PAVE_OK) return result;
    int32_t found = label_components_by_cells(&near, labels, with_none, of_cell);
    if (count) *count = found;
    pave_near_end(&near);
    return PAVE_OK;
}

// ---- Creation -----------------------------------------------------------------------------------

pave_result pave_territory_number(pave_territory_job *job, bool with_none)
{
    return pave_label_components(&job->ground, job->labels, with_none, job->allocator, job->of_cell,
                                 &job->count);
}

/// Runs the merging steps in order.
static pave_result territories_merge(pave_territory_job *job, const pave_territory_def *def,
                                     pave_territories *out)
{
    pave_result result = pave_territory_number(job, false);
    if (result == PAVE_OK && def->grow_into_none) result = pave_territory_grow(job, &out->grown);
    if (result == PAVE_OK && def->size_min > 1)
        result = pave_territory_absorb(job, def->size_min, &out->absorbed);
    if (result == PAVE_OK && def->fill_holes)
        result = pave_territory_fill(job, def->hole_max, &out->filled);
    return result;
}

/// Sums up the borders of each territory, and moves the arrays of pairs to the result.
static void territories_bound(pave_territories *out, pave_territory *items,
                              pave_territory_pairs *pairs)
{
    for (int32_t t = 0; t < out->count; t++) {
        items[t].border = items[t].coast = pairs->coast[t];
        for (int32_t i = pairs->start[t]; i < pairs->start[t + 1]; i++)
            items[t].border += pairs->lengths[i];
    }
    out->start = pairs->start;
    out->neighbors = pairs->neighbors;
    out->lengths = pairs->lengths;
    pairs->start = pairs->neighbors = pairs->lengths = NULL;
}

static pave_result territories_measure(pave_territory_job *job, const pave_batch *batch,
                                       pave_territories *out)
{
    pave_territory_pairs pairs;
    out->count = job->count;
    pave_territory *items = pave_array_allocate(job->allocator, (size_t)job->count, sizeof *items);
    out->items = items;
    if (!items) return PAVE_NO_MEMORY;
    pave_result result = pave_territory_measure(job, batch, &pairs, items);
    if (result == PAVE_OK) territories_bound(out, items, &pairs);
    pave_territory_pairs_give(job->allocator, &pairs);
    return result;
}

static pave_result territories_make(pave_territory_job *job, const pave_territory_def *def,
                                    const pave_batch *batch, pave_territories *out)
{
    size_t cells = (size_t)job->near.shown.cell_count,
           words = pave_bits_words(job->near.shown.cell_count);
    out->cell_count = job->near.shown.cell_count;
    out->labels = job->labels = pave_array_take(job->allocator, cells, sizeof *job->labels);
    out->of_cell = job->of_cell = pave_array_take(job->allocator, cells, sizeof *job->of_cell);
    job->border = pave_array_take(job->allocator, words, sizeof *job->border);
    pave_result result = job->labels && job->of_cell && job->border ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        if (cells > 0) memcpy(job->labels, def->labels, cells * sizeof *job->labels);
        result = territories_merge(job, def, out);
    }
    if (result == PAVE_OK) result = territories_measure(job, batch, out);
    pave_array_release(job->allocator, job->border);
    return result;
}

static pave_result territories_check(const pave_territory_def *def, pave_error *error)
{
    if (def->size_min < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "size_min must be 0 or more, not %d",
                         (int)def->size_min);
    if (def->hole_max < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "hole_max must be 0 or more, not %d",
                         (int)def->hole_max);
    return PAVE_OK;
}

pave_result pave_territories_create(const pave_territory_def *def, const pave_allocator *allocator,
                                    const pave_batch *batch, pave_territories **out,
                                    pave_error *error)
{
    pave_territory_job job = {.allocator = allocator, .ground = def->ground};
    *out = NULL;
    pave_result result = territories_check(def, error);
    if (result != PAVE_OK) return result;
    result = pave_near_begin(&def->ground, allocator, &job.near);
    if (job.near.made) job.ground = pave_ground_of_graph(job.near.made);
    if (result == PAVE_OK) {
        pave_territories *territories = pave_array_allocate(allocator, 1, sizeof *territories);
        result = territories ? PAVE_OK : PAVE_NO_MEMORY;
        if (territories) {
            territories->allocator = pave_allocator_or_default(allocator);
            result = territories_make(&job, def, batch, territories);
            if (result != PAVE_OK) pave_territories_destroy(territories);
            if (result == PAVE_OK) *out = territories;
        }
    }
    pave_near_end(&job.near);
    if (result == PAVE_RANGE)
        return PAVE_FAIL(error, result,
                         "the ground has more than %d cells or borders: use a smaller one",
                         INT32_MAX);
    return result == PAVE_OK ? result : PAVE_FAIL(error, result, "%s", pave_result_text(result));
}

// ---- Queries ------------------------------------------------------------------------------------

uint64_t pave_territories_hash(const pave_territories *territories)
{
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)territories->cell_count);
    for (int32_t cell = 0; cell < territories->cell_count; cell++) {
        hash = pave_hash_word(hash, (uint32_t)territories->labels[cell]);
        hash = pave_hash_word(hash, (uint32_t)territories->of_cell[cell]);
    }
    return hash;
}
