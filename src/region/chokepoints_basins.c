/// src/region/chokepoints_basins.c: areas are basins of the field of distances, from the deepest
/// cells up. Based on: L. Vincent, P. Soille, "Watersheds in Digital Spaces: An Efficient Algorithm
/// Based on Immersion Simulations", 1991.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "chokepoints_model.h"

/// Distances count from here; what has no obstacle is one deeper than all that have.
static int32_t pave_choke_level(const pave_choke_job *job, int32_t cell)
{
    return job->distance[cell] == PAVE_FAR ? job->deepest + 1 : job->distance[cell];
}

static int32_t pave_choke_bucket(const void *self, int32_t cell)
{
    return pave_choke_level(self, cell);
}

/// Cells by distance into `order`, the least first; of equal ones by number.
static void pave_choke_sort(pave_choke_job *job)
{
    pave_sort_buckets(NULL, job->cell_count, pave_choke_bucket, job, job->deepest + 2, job->starts,
                      job->order);
}

/// Everything of one level that hangs together with what is in the queue goes to the same basin.
static void pave_choke_flood(pave_choke_job *job, int32_t found, int32_t level)
{
    const pave_graph *graph = job->graph;
    for (int32_t at = 0; at < found; at++) {
        int32_t cell = job->queue[at];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (job->area[to] || pave_choke_level(job, to) != level) continue;
            job->area[to] = job->area[cell];
            job->queue[found++] = to;
        }
    }
}

/// Cells of a level go to the basins that they touch; where they lie between two, half to either.
/// What touches none is a new one.
static void pave_choke_sink(pave_choke_job *job, int32_t level)
{
    const pave_graph *graph = job->graph;
    int32_t found = 0;
    for (int32_t i = job->starts[level]; i < job->starts[level + 1]; i++) {
        int32_t cell = job->order[i];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1] && !job->area[cell];
             arc++)
            if (job->area[graph->to[arc]] && pave_choke_level(job, graph->to[arc]) > level)
                job->area[cell] = job->area[graph->to[arc]];
        if (job->area[cell]) job->queue[found++] = cell;
    }
    pave_choke_flood(job, found, level);
    for (int32_t i = job->starts[level]; i < job->starts[level + 1]; i++) {
        int32_t cell = job->order[i];
        if (job->area[cell]) continue;
        job->area[cell] = ++job->basin_count;
        job->parent[job->basin_count] = job->basin_count;
        job->height[job->basin_count] = level;
        job->queue[0] = cell;
        pave_choke_flood(job, 1, level);
    }
}

static void pave_choke_join(pave_choke_job *job, int32_t a, int32_t b)
{
    int32_t height = job->height[a] > job->height[b] ? job->height[a] : job->height[b];
    (void)pave_union_join(job->parent, a, b);
    job->height[pave_union_find(job->parent, a)] = height;
}

/// Basins that meet at a level are one where that is nearly as wide as the lesser.
static void pave_choke_meet(pave_choke_job *job, int32_t level, double ratio)
{
    const pave_graph *graph = job->graph;
    for (int32_t i = job->starts[level]; i < job->starts[level + 1]; i++) {
        int32_t cell = job->order[i];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            if (!job->area[graph->to[arc]]) continue;
            int32_t a = pave_union_find(job->parent, job->area[cell]),
                    b = pave_union_find(job->parent, job->area[graph->to[arc]]);
            if (a == b) continue;
            int32_t lesser = job->height[a] < job->height[b] ? job->height[a] : job->height[b];
            if (level > ratio * lesser) pave_choke_join(job, a, b);
        }
    }
}

/// For every basin the neighbour with the widest saddle, of those the one that was found first.
static void pave_choke_neighbors(pave_choke_job *job)
{
    const pave_graph *graph = job->graph;
    for (int32_t basin = 1; basin <= job->basin_count; basin++)
        job->size[basin] = job->best[basin] = job->widest[basin] = 0;
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        if (!job->area[cell]) continue;
        int32_t basin = pave_union_find(job->parent, job->area[cell]);
        job->size[basin]++;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc],
                    other = job->area[to] ? pave_union_find(job->parent, job->area[to]) : basin;
            int32_t saddle =
                job->distance[to] < job->distance[cell] ? job->distance[to] : job->distance[cell];
            if (other == basin || saddle <= job->widest[basin]) continue;
            job->widest[basin] = saddle;
            job->best[basin] = other;
        }
    }
}

/// Small basins join others, until none is left that could.
static void pave_choke_absorb(pave_choke_job *job)
{
    for (bool joined = job->def->size_min > 1; joined;) {
        joined = false;
        pave_choke_neighbors(job);
        for (int32_t basin = 1; basin <= job->basin_count; basin++) {
            int32_t root = pave_union_find(job->parent, basin);
            if (root != basin || job->size[basin] >= job->def->size_min || !job->best[basin])
                continue;
            int32_t other = pave_union_find(job->parent, job->best[basin]);
            if (other == basin) continue;
            int32_t size = job->size[basin] + job->size[other];
            pave_choke_join(job, basin, other);
            job->size[pave_union_find(job->parent, basin)] = size;
            joined = true;
        }
    }
}

/// Areas get their numbers by first cells, and their centres.
static pave_result pave_choke_number(pave_choke_job *job)
{
    int32_t *number = job->best;
    for (int32_t basin = 1; basin <= job->basin_count; basin++) number[basin] = 0;
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        if (!job->area[cell]) continue;
        int32_t root = pave_union_find(job->parent, job->area[cell]);
        if (!number[root]) number[root] = ++job->area_count;
        job->area[cell] = number[root];
    }
    job->area_room = job->area_count;
    job->areas = pave_array_allocate(&job->allocator, (size_t)job->area_room, sizeof *job->areas);
    if (!job->areas) return PAVE_NO_MEMORY;
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        if (!job->area[cell]) continue;
        pave_choke_area *area = &job->areas[job->area[cell] - 1];
        area->size++;
        if (job->distance[cell] <= area->distance) continue;
        area->distance = job->distance[cell];
        area->center = cell;
    }
    return PAVE_OK;
}

pave_result pave_choke_basins(pave_choke_job *job)
{
    double ratio = job->def->ratio == 0.0 ? 0.7 : job->def->ratio;
    size_t levels = (size_t)job->deepest + 3;
    job->starts = pave_array_allocate(&job->allocator, levels, sizeof *job->starts);
    if (!job->starts) return PAVE_NO_MEMORY;
    pave_choke_sort(job);
    for (int32_t level = job->deepest + 1; level > 0; level--) {
        pave_choke_sink(job, level);
        pave_choke_meet(job, level, ratio);
    }
    pave_array_release(&job->allocator, job->starts, levels, sizeof *job->starts);
    pave_choke_absorb(job);
    return pave_choke_number(job);
}
