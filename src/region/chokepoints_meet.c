/// src/region/chokepoints_meet.c: where areas meet: steps from one to the other, in groups that
/// hang together, and what lies across each.
#include "../base/exact.h"

#include "../base/array.h"
#include "chokepoints_model.h"

#include <stdlib.h>
#include <string.h>

// ---- Steps between areas ------------------------------------------------------------------------

/// By areas, then cells; all differ but for parallel arcs, which are alike.
static int pave_choke_step_compare(const void *a, const void *b)
{
    const pave_choke_step *one = a, *other = b;
    if (one->low != other->low) return one->low < other->low ? -1 : 1;
    if (one->high != other->high) return one->high < other->high ? -1 : 1;
    if (one->from != other->from) return one->from < other->from ? -1 : 1;
    return (one->to > other->to) - (one->to < other->to);
}

static bool pave_choke_crosses(const pave_choke_job *job, int32_t from, int32_t to)
{
    return job->area[from] > 0 && job->area[from] < job->area[to];
}

/// All steps from a lower to a higher area.
static pave_result pave_choke_list_steps(pave_choke_job *job)
{
    const pave_graph *graph = job->graph;
    for (int32_t cell = 0; cell < job->cell_count; cell++)
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            job->step_room += pave_choke_crosses(job, cell, graph->to[arc]);
    job->steps = pave_array_allocate(&job->allocator, (size_t)job->step_room, sizeof *job->steps);
    if (!job->steps) return PAVE_NO_MEMORY;
    for (int32_t cell = 0; cell < job->cell_count; cell++)
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (pave_choke_crosses(job, cell, to))
                job->steps[job->step_count++] =
                    (pave_choke_step){job->area[cell], job->area[to], cell, to};
        }
    qsort(job->steps, (size_t)job->step_count, sizeof *job->steps, pave_choke_step_compare);
    return PAVE_OK;
}

// ---- What a chokepoint is like ------------------------------------------------------------------

static double pave_choke_away(const pave_choke_job *job, int32_t cell, pave_vec2 point)
{
    if (!job->graph->positions) return 0.0;
    pave_vec2 at = job->graph->positions[cell];
    return (at.x - point.x) * (at.x - point.x) + (at.y - point.y) * (at.y - point.y);
}

/// The middle of the cells across.
static int32_t pave_choke_middle(const pave_choke_job *job, const int32_t *cells, int32_t count)
{
    pave_vec2 mean = {0, 0};
    for (int32_t i = 0; i < count && job->graph->positions; i++) {
        mean.x += job->graph->positions[cells[i]].x / count;
        mean.y += job->graph->positions[cells[i]].y / count;
    }
    int32_t best = cells[0];
    for (int32_t i = 1; i < count; i++) {
        int32_t deeper = job->distance[cells[i]] - job->distance[best];
        if (deeper > 0 || (deeper == 0 &&
                           pave_choke_away(job, cells[i], mean) < pave_choke_away(job, best, mean)))
            best = cells[i];
    }
    return best;
}

/// The closed cell next to the cells across that is farthest from a point; -1: none is closed.
static int32_t pave_choke_side(const pave_choke_job *job, const int32_t *cells, int32_t count,
                               pave_vec2 point, int32_t but)
{
    const pave_graph *graph = job->graph;
    int32_t best = -1;
    for (int32_t i = 0; i < count; i++)
        for (int32_t arc = graph->start[cells[i]]; arc < graph->start[cells[i] + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (job->distance[to] != 0 || to == but) continue;
            double more = best < 0
                              ? 1.0
                              : pave_choke_away(job, to, point) - pave_choke_away(job, best, point);
            if (more > 0.0 || (!(more < 0.0) && to < best)) best = to;
        }
    return best;
}

/// Both ends: the closed cell farthest from the middle, and that farthest from there, if it lies
/// beyond the middle.
static void pave_choke_find_sides(const pave_choke_job *job, const int32_t *cells,
                                  pave_chokepoint *item)
{
    const pave_vec2 *positions = job->graph->positions;
    pave_vec2 middle = positions ? positions[item->cell] : pave_vec2_of(0, 0);
    item->sides[0] = pave_choke_side(job, cells, item->width, middle, -1);
    item->sides[1] = -1;
    if (item->sides[0] < 0) return;
    pave_vec2 one = positions ? positions[item->sides[0]] : middle;
    int32_t other = pave_choke_side(job, cells, item->width, one, item->sides[0]);
    if (other < 0) return;
    pave_vec2 two = positions ? positions[other] : middle;
    double turn = (one.x - middle.x) * (two.x - middle.x) + (one.y - middle.y) * (two.y - middle.y);
    if (!positions || turn <= 0.0) item->sides[1] = other;
}

/// One chokepoint, round `count` cells of `queue`.
static pave_result pave_choke_add(pave_choke_job *job, const pave_choke_step *step, int32_t count)
{
    pave_chokepoint item = {.areas = {step->low, step->high}, .start = job->across_count};
    pave_result result = pave_choke_cut(job, step->low, count, &item.width);
    if (result != PAVE_OK) return result;
    if (item.width == 0 || (job->def->width_max > 0 && item.width > job->def->width_max)) {
        job->across_count = item.start;
        return PAVE_OK;
    }
    const int32_t *cells = job->across + item.start;
    item.cell = pave_choke_middle(job, cells, item.width);
    pave_choke_find_sides(job, cells, &item);
    if (job->item_count == INT32_MAX ||
        !pave_array_reserve(&job->allocator, &job->items, &job->item_room,
                            (int64_t)job->item_count + 1, sizeof *job->items))
        return PAVE_NO_MEMORY;
    job->items[job->item_count++] = item;
    return PAVE_OK;
}

// ---- Groups -------------------------------------------------------------------------------------

/// The cells of a pair that hang together with one of them, into `queue`. Returns how many.
static int32_t pave_choke_group(pave_choke_job *job, int32_t cell, int32_t pair)
{
    const pave_graph *graph = job->graph;
    int32_t found = 0;
    job->group[cell] = pair;
    job->queue[found++] = cell;
    for (int32_t at = 0; at < found; at++)
        for (int32_t arc = graph->start[job->queue[at]]; arc < graph->start[job->queue[at] + 1];
             arc++) {
            int32_t to = graph->to[arc];
            if (job->pair[to] != pair || job->group[to] == pair) continue;
            job->group[to] = pair;
            job->queue[found++] = to;
        }
    return found;
}

static int pave_choke_item_compare(const void *a, const void *b)
{
    const pave_chokepoint *one = a, *other = b;
    if (one->areas[0] != other->areas[0]) return one->areas[0] < other->areas[0] ? -1 : 1;
    if (one->areas[1] != other->areas[1]) return one->areas[1] < other->areas[1] ? -1 : 1;
    if (one->cell != other->cell) return one->cell < other->cell ? -1 : 1;
    return (one->start > other->start) - (one->start < other->start);
}

static void pave_choke_fill_tight(pave_choke_job *job)
{
    const pave_graph *graph = job->graph;
    for (int32_t cell = 0; cell < job->cell_count; cell++) {
        int32_t open = 0, distance = job->distance[cell];
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1] && open < 15; arc++)
            open += job->distance[graph->to[arc]] > 0;
        job->tight[cell] = 16 * (distance < INT32_MAX / 32 ? distance : INT32_MAX / 32) + open;
    }
}

pave_result pave_choke_meetings(pave_choke_job *job)
{
    pave_result result = pave_choke_list_steps(job);
    pave_choke_fill_tight(job);
    int32_t pair = 0;
    for (int64_t first = 0, end; result == PAVE_OK && first < job->step_count; first = end) {
        const pave_choke_step *steps = job->steps;
        pair++;
        for (end = first; end < job->step_count && steps[end].low == steps[first].low &&
                          steps[end].high == steps[first].high;
             end++)
            job->pair[steps[end].from] = job->pair[steps[end].to] = pair;
        for (int64_t i = first; result == PAVE_OK && i < end; i++) {
            if (job->group[steps[i].from] == pair) continue;
            result = pave_choke_add(job, &steps[i], pave_choke_group(job, steps[i].from, pair));
        }
    }
    if (result == PAVE_OK && job->item_count > 0)
        qsort(job->items, (size_t)job->item_count, sizeof *job->items, pave_choke_item_compare);
    return result;
}
