/// src/region/chokepoints.c: areas of open ground and the narrow places between them: the steps
/// follow each other. Based on: L. Vincent, P. Soille, "Watersheds in Digital Spaces: An Efficient
/// Algorithm Based on Immersion Simulations", 1991; L. Perkins, "Terrain Analysis in Real-Time
/// Strategy Games: An Integrated Approach to Choke Point Detection and Region Decomposition", 2010.
#include "../base/exact.h"

#include "../base/memory.h"
#include "chokepoints_model.h"

enum { PAVE_CHOKE_ARRAYS = 14 };

/// An array of the job: how many elements there are for each cell.
typedef struct pave_choke_array {
    int32_t **memory;
    size_t count;
} pave_choke_array;

static void choke_arrays(pave_choke_job *job, pave_choke_array *out)
{
    size_t cells = (size_t)job->cell_count;
    const pave_choke_array arrays[PAVE_CHOKE_ARRAYS] = {
        {&job->order, cells},      {&job->queue, 3 * cells}, {&job->parent, cells + 1},
        {&job->height, cells + 1}, {&job->size, cells + 1},  {&job->best, cells + 1},
        {&job->widest, cells + 1}, {&job->pair, cells},      {&job->group, cells},
        {&job->depth, cells},      {&job->tight, cells},     {&job->before, 2 * cells},
        {&job->arc, 2 * cells},    {&job->seen, 2 * cells},
    };
    for (int i = 0; i < PAVE_CHOKE_ARRAYS; i++) out[i] = arrays[i];
}

static pave_result choke_take(pave_choke_job *job)
{
    pave_choke_array arrays[PAVE_CHOKE_ARRAYS];
    bool all = true;
    choke_arrays(job, arrays);
    for (int i = 0; i < PAVE_CHOKE_ARRAYS; i++)
        all = (*arrays[i].memory =
                   pave_array_allocate(&job->allocator, arrays[i].count, sizeof(int32_t))) &&
              all;
    job->distance =
        pave_array_allocate(&job->allocator, (size_t)job->cell_count, sizeof *job->distance);
    job->area = pave_array_allocate(&job->allocator, (size_t)job->cell_count, sizeof *job->area);
    job->through =
        pave_array_allocate(&job->allocator, (size_t)job->cell_count, sizeof *job->through);
    job->flow =
        pave_array_allocate(&job->allocator, (size_t)job->graph->arc_count, sizeof *job->flow);
    if (!all || !job->through || !job->flow || !job->distance || !job->area) return PAVE_NO_MEMORY;
    for (int32_t cell = 0; cell < job->cell_count; cell++) job->depth[cell] = -1;
    return PAVE_OK;
}

/// What is needed no more.
static void choke_give(pave_choke_job *job)
{
    pave_choke_array arrays[PAVE_CHOKE_ARRAYS];
    choke_arrays(job, arrays);
    pave_array_release(&job->allocator, job->flow, (size_t)job->graph->arc_count,
                       sizeof *job->flow);
    pave_array_release(&job->allocator, job->through, (size_t)job->cell_count,
                       sizeof *job->through);
    pave_array_release(&job->allocator, job->steps, (size_t)job->step_room, sizeof *job->steps);
    for (int i = PAVE_CHOKE_ARRAYS; i-- > 0;)
        pave_array_release(&job->allocator, *arrays[i].memory, arrays[i].count, sizeof(int32_t));
}

/// What stays: exactly as many elements as there are.
static pave_result choke_keep(pave_choke_job *job, pave_chokepoints *out)
{
    pave_chokepoint *items =
        pave_array_take(&job->allocator, (size_t)job->item_count, sizeof *items);
    int32_t *across = pave_array_take(&job->allocator, (size_t)job->across_count, sizeof *across);
    if (!items || !across) {
        pave_array_release(&job->allocator, across, (size_t)job->across_count, sizeof *across);
        pave_array_release(&job->allocator, items, (size_t)job->item_count, sizeof *items);
        return PAVE_NO_MEMORY;
    }
    for (int32_t i = 0; i < job->item_count; i++) items[i] = job->items[i];
    for (int32_t i = 0; i < job->across_count; i++) across[i] = job->across[i];
    *out = (pave_chokepoints){.cell_count = job->cell_count,
                              .area_count = job->area_count,
                              .count = job->item_count,
                              .of_cell = job->area,
                              .distance = job->distance,
                              .areas = job->areas,
                              .items = items,
                              .cells = across,
                              .across_count = job->across_count,
                              .allocator = job->allocator};
    job->area = job->distance = NULL;
    job->areas = NULL;
    return PAVE_OK;
}

static pave_result choke_run(pave_choke_job *job, pave_chokepoints *out)
{
    pave_result result = choke_take(job);
    if (result == PAVE_OK) result = pave_choke_field(job);
    if (result == PAVE_OK) result = pave_choke_basins(job);
    if (result == PAVE_OK) result = pave_choke_meetings(job);
    if (result == PAVE_OK) result = choke_keep(job, out);
    size_t cells = (size_t)job->cell_count;
    pave_array_release(&job->allocator, job->across, (size_t)job->across_room, sizeof *job->across);
    pave_array_release(&job->allocator, job->items, (size_t)job->item_room, sizeof *job->items);
    pave_array_release(&job->allocator, job->areas, (size_t)job->area_room, sizeof *job->areas);
    pave_array_release(&job->allocator, job->area, cells, sizeof *job->area);
    pave_array_release(&job->allocator, job->distance, cells, sizeof *job->distance);
    choke_give(job);
    return result;
}

static pave_result choke_check(const pave_chokepoints_def *def, pave_error *error)
{
    int64_t cells = pave_ground_count(def->ground);
    if (cells > INT32_MAX / 3)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the ground has %lld cells: use at most %d", (long long)cells,
                              INT32_MAX / 3);
    if (!(def->ratio >= 0.0 && def->ratio <= 1.0))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "ratio must be above 0 and at most 1, not %g", def->ratio);
    if (def->size_min < 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "size_min must be 0 or more, not %d",
                              def->size_min);
    if (def->width_max < 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "width_max must be 0 or more, not %d",
                              def->width_max);
    return PAVE_OK;
}

pave_result pave_chokepoints_create(const pave_chokepoints_def *def,
                                    const pave_allocator *allocator, pave_chokepoints **out,
                                    pave_error *error)
{
    pave_choke_job job = {.def = def, .allocator = pave_allocator_or_default(allocator)};
    pave_graph *made = NULL;
    *out = NULL;
    pave_result result = choke_check(def, error);
    if (result != PAVE_OK) return result;
    pave_chokepoints *chokepoints = pave_array_allocate(&job.allocator, 1, sizeof *chokepoints);
    result = chokepoints ? pave_ground_graph(&def->ground, &job.allocator, &job.graph, &made, NULL)
                         : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        job.cell_count = job.graph->node_count;
        result = choke_run(&job, chokepoints);
    }
    pave_graph_destroy(made);
    if (result == PAVE_OK) {
        *out = chokepoints;
        return PAVE_OK;
    }
    pave_array_release(&job.allocator, chokepoints, 1, sizeof *chokepoints);
    return pave_error_set(error, result, NULL, 0, 0, "%s", pave_result_text(result));
}

void pave_chokepoints_destroy(pave_chokepoints *chokepoints)
{
    if (!chokepoints) return;
    pave_allocator allocator = chokepoints->allocator;
    size_t cells = (size_t)chokepoints->cell_count;
    // The arrays are const for those who read them.
    pave_array_release(&allocator, (void *)(uintptr_t)chokepoints->cells,
                       (size_t)chokepoints->across_count, sizeof *chokepoints->cells);
    pave_array_release(&allocator, (void *)(uintptr_t)chokepoints->items,
                       (size_t)chokepoints->count, sizeof *chokepoints->items);
    pave_array_release(&allocator, (void *)(uintptr_t)chokepoints->areas,
                       (size_t)chokepoints->area_count, sizeof *chokepoints->areas);
    pave_array_release(&allocator, (void *)(uintptr_t)chokepoints->distance, cells,
                       sizeof *chokepoints->distance);
    pave_array_release(&allocator, (void *)(uintptr_t)chokepoints->of_cell, cells,
                       sizeof *chokepoints->of_cell);
    pave_array_release(&allocator, chokepoints, 1, sizeof *chokepoints);
}
