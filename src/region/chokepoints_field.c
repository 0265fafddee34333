/// src/region/chokepoints_field.c: how many steps each cell is away from the next obstacle.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/ground_near.h"
#include "chokepoints_model.h"

/// Cells of a window's graph without any arc are closed: they were masked.
static bool pave_choke_is_closed(const pave_choke_job *job, int32_t cell)
{
    const pave_graph *graph = job->graph;
    if (job->def->closed && job->def->closed[cell]) return true;
    return graph->window && graph->arc_count > 0 && graph->start[cell] == graph->start[cell + 1];
}

/// Whether something masked is beside a cell of a window's graph: over some side lies a cell of the
/// window, but no arc leads there.
static bool pave_choke_is_walled(const pave_graph *graph, int32_t index, pave_cell cell)
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
static pave_result pave_choke_beside_walls(pave_choke_job *job, bool *beside)
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
            beside[walk.index] = pave_choke_is_walled(graph, (int32_t)walk.index, walk.cell);
    return PAVE_OK;
}

/// Breadth first from all obstacles.
static void pave_choke_spread(pave_choke_job *job, const bool *beside)
{
    const pave_graph *graph = job->graph;
    int32_t found = 0;
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        bool closed = pave_choke_is_closed(job, cell);
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
    pave_result result = pave_choke_beside_walls(job, beside);
    if (result == PAVE_OK) pave_choke_spread(job, beside);
    pave_array_release(&job->allocator, beside, (size_t)job->cell_count, sizeof *beside);
    return result;
}
