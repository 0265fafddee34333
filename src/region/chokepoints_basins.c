/// src/region/chokepoints_basins.c: the distance of each cell to the next obstacle, breadth first;
/// and areas: the basins of these distances, from the deepest cells up (a watershed). Based on: L.
/// Vincent, P. Soille, "Watersheds in Digital Spaces: An Efficient Algorithm Based on Immersion
/// Simulations", 1991.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "../graph/ground_near.h"
#include "chokepoints_model.h"

// ---- Distances ----------------------------------------------------------------------------------

/// Cells of a window's graph without any arc are closed: they were masked.
static bool choke_is_closed(const pave_choke_job *job, int32_t cell)
{
    const pave_graph *graph = job->graph;
    if (job->def->closed && job->def->closed[cell]) return true;
    return graph->window && graph->arc_count > 0 && graph->start[cell] == graph->start[cell + 1];
}

/// Whether something masked is beside a cell of a window's graph: over some side lies a cell of the
/// window, but no arc leads there.
static bool choke_is_walled(const pave_graph *graph, int32_t index, pave_cell cell)
{
    const pave_tiling *tiling = graph->window->tiling;
    for (int32_t k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        int64_t beyond = pave_window_wrapped(graph->window, pave_tiling_neighbors(tiling, cell, k));
        bool joined = beyond < 0 || beyond == index;
        for (int32_t arc = graph->start[index]; arc < graph->start[index + 1] && !joined; arc++)
            joined = graph->to[arc] == beyond;
        if (!joined) return true;
    }
    return false;
}

/// Cells beside a wall that is no cell: at the rim, or at masked ones.
static pave_result choke_beside_walls(pave_choke_job *job, bool *beside)
{
    const pave_graph *graph = job->graph;
    pave_ground ground = pave_ground_of_graph(graph);
    pave_near near;
    pave_result result = PAVE_OK;
    if (!job->def->open_rim) {
        result = pave_near_begin(&ground, &job->allocator, &near);
        if (result != PAVE_OK) return result;
        result = pave_near_rim(&near, beside);
        pave_near_end(&near);
    }
    if (result != PAVE_OK || !graph->window) return result;
    for (pave_window_walk walk = pave_window_begin(graph->window); pave_window_next(&walk);)
        if (!beside[walk.index])
            beside[walk.index] = choke_is_walled(graph, (int32_t)walk.index, walk.cell);
    return PAVE_OK;
}

/// Breadth first from all obstacles.
static void choke_spread(pave_choke_job *job, const bool *beside)
{
    const pave_graph *graph = job->graph;
    int32_t found = 0;
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        bool closed = choke_is_closed(job, cell);
        job->distance[cell] = closed ? 0 : PAVE_FAR;
        if (closed) job->queue[found++] = cell;
    }
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        if (job->distance[cell] == 0 || !beside[cell]) continue;
        job->distance[cell] = 1;
        job->queue[found++] = cell;
    }
    for (int32_t at = 0; at < found; at++) {
        int32_t cell = job->queue[at];
        job->deepest = job->distance[cell];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (job->distance[to] != PAVE_FAR) continue;
            job->distance[to] = job->distance[cell] + 1;
            job->queue[found++] = to;
        }
    }
}

pave_result pave_choke_field(pave_choke_job *job)
{
    bool *beside = pave_array_allocate(&job->allocator, (size_t)job->cell_count, sizeof *beside);
    if (!beside) return PAVE_NO_MEMORY;
    pave_result result = choke_beside_walls(job, beside);
    if (result == PAVE_OK) choke_spread(job, beside);
    pave_array_release(&job->allocator, beside, (size_t)job->cell_count, sizeof *beside);
    return result;
}

// ---- Basins -------------------------------------------------------------------------------------

/// Distances count from here; what has no obstacle is one deeper than all that have.
static int32_t choke_level(const pave_choke_job *job, int32_t cell)
{
    return job->distance[cell] == PAVE_FAR ? job->deepest + 1 : job->distance[cell];
}

static int32_t choke_bucket(const void *self, int32_t cell) { return choke_level(self, cell); }

/// Cells by distance into `order`, the least first; of equal ones by number.
static void choke_sort(pave_choke_job *job)
{
    pave_sort_buckets(NULL, job->cell_count, choke_bucket, job, job->deepest + 2, job->starts,
                      job->order);
}

/// Cells of one level that are connected to the queue belong to the same basin.
static void choke_flood(pave_choke_job *job, int32_t found, int32_t level)
{
    const pave_graph *graph = job->graph;
    for (int32_t at = 0; at < found; at++) {
        int32_t cell = job->queue[at];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (job->area[to] || choke_level(job, to) != level) continue;
            job->area[to] = job->area[cell];
            job->queue[found++] = to;
        }
    }
}

/// Cells of a level go to the basins that they touch; where they lie between two, half to either.
/// What touches none is a new one.
static void choke_sink(pave_choke_job *job, int32_t level)
{
    const pave_graph *graph = job->graph;
    int32_t found = 0;
    for (int32_t i = job->starts[level]; i < job->starts[level + 1]; i++) {
        int32_t cell = job->order[i];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1] && !job->area[cell];
             arc++)
            if (job->area[graph->to[arc]] && choke_level(job, graph->to[arc]) > level)
                job->area[cell] = job->area[graph->to[arc]];
        if (job->area[cell]) job->queue[found++] = cell;
    }
    choke_flood(job, found, level);
    for (int32_t i = job->starts[level]; i < job->starts[level + 1]; i++) {
        int32_t cell = job->order[i];
        if (job->area[cell]) continue;
        job->area[cell] = ++job->basin_count;
        job->parent[job->basin_count] = job->basin_count;
        job->height[job->basin_count] = level;
        job->queue[0] = cell;
        choke_flood(job, 1, level);
    }
}

static void choke_join(pave_choke_job *job, int32_t a, int32_t b)
{
    int32_t height = job->height[a] > job->height[b] ? job->height[a] : job->height[b];
    (void)pave_union_join(job->parent, a, b);
    job->height[pave_union_find(job->parent, a)] = height;
}

/// Basins that meet at a level are one where that is nearly as wide as the lesser.
static void choke_meet(pave_choke_job *job, int32_t level, double ratio)
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
            if (level > ratio * lesser) choke_join(job, a, b);
        }
    }
}

/// For every basin the neighbour with the widest saddle, of those the one that was found first.
static void choke_neighbors(pave_choke_job *job)
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
static void choke_absorb(pave_choke_job *job)
{
    for (bool joined = job->def->size_min > 1; joined;) {
        joined = false;
        choke_neighbors(job);
        for (int32_t basin = 1; basin <= job->basin_count; basin++) {
            int32_t root = pave_union_find(job->parent, basin);
            if (root != basin || job->size[basin] >= job->def->size_min || !job->best[basin])
                continue;
            int32_t other = pave_union_find(job->parent, job->best[basin]);
            if (other == basin) continue;
            int32_t size = job->size[basin] + job->size[other];
            choke_join(job, basin, other);
            job->size[pave_union_find(job->parent, basin)] = size;
            joined = true;
        }
    }
}

/// Areas get their numbers by first cells, and their centres.
static pave_result choke_number(pave_choke_job *job)
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
    choke_sort(job);
    for (int32_t level = job->deepest + 1; level > 0; level--) {
        choke_sink(job, level);
        choke_meet(job, level, ratio);
    }
    pave_array_release(&job->allocator, job->starts, levels, sizeof *job->starts);
    choke_absorb(job);
    return choke_number(job);
}
