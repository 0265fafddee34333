/// src/region/territory_measure.c: sizes, boxes and middles of territories; and how deep their
/// cells lie, breadth first from their borders.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "territory_parts.h"

typedef struct pave_depths {
    int32_t *of_cell; ///< 1 at a border; 0: not reached
    int32_t *queue;
    int32_t count; ///< of the queue
} pave_depths;

// ---- How deep -----------------------------------------------------------------------------------

static void pave_depths_add(pave_depths *depths, int32_t cell, int32_t depth)
{
    depths->of_cell[cell] = depth;
    depths->queue[depths->count++] = cell;
}

static void pave_depths_find(pave_territory_job *job, const bool *rim, pave_depths *depths)
{
    for (int32_t cell = 0; cell < job->near.cells; cell++)
        if (job->of_cell[cell] != 0 && (rim[cell] || pave_bits_test(job->border, cell)))
            pave_depths_add(depths, cell, 1);
    for (int32_t head = 0; head < depths->count; head++) {
        int32_t cell = depths->queue[head], degree;
        const int32_t *to = pave_near_list(&job->near, cell, &degree);
        for (int32_t i = 0; i < degree; i++)
            if (depths->of_cell[to[i]] == 0 && job->of_cell[to[i]] == job->of_cell[cell])
                pave_depths_add(depths, to[i], depths->of_cell[cell] + 1);
    }
}

// ---- What each is like --------------------------------------------------------------------------

static void pave_measure_add(pave_territory *item, int32_t cell, int32_t label, pave_vec2 point)
{
    if (item->size++ == 0) {
        item->label = label;
        item->first = cell;
        item->box = pave_box_of(point, point);
    }
    item->mean.x += point.x;
    item->mean.y += point.y;
    item->box = pave_box_add(item->box, point);
}

/// All cells by their order. Walking along a window needs no divisions.
static void pave_measure_points(const pave_territory_job *job, pave_territory *items)
{
    const pave_near *near = &job->near;
    if (near->graph && !near->made) {
        for (int32_t cell = 0; cell < near->cells; cell++)
            if (job->of_cell[cell] != 0)
                pave_measure_add(&items[job->of_cell[cell] - 1], cell, job->labels[cell],
                                 pave_near_point(near, cell));
        return;
    }
    for (pave_window_walk walk = pave_window_begin(near->window); pave_window_next(&walk);) {
        int32_t cell = (int32_t)walk.index;
        if (job->of_cell[cell] != 0)
            pave_measure_add(
                &items[job->of_cell[cell] - 1], cell, job->labels[cell],
                pave_tiling_face_point(near->window->tiling, &near->layout, walk.cell));
    }
}

static double pave_measure_far(pave_vec2 a, pave_vec2 b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// The centres: `nearest` has how far each is from the mean.
static void pave_measure_centers(const pave_territory_job *job, const int32_t *depths,
                                 double *nearest, pave_territory *items)
{
    for (int32_t cell = 0; cell < job->near.cells; cell++) {
        if (job->of_cell[cell] == 0) continue;
        pave_territory *item = &items[job->of_cell[cell] - 1];
        if (depths[cell] > item->depth) item->depth = depths[cell];
    }
    for (int32_t t = 0; t < job->count; t++) items[t].center = -1;
    for (int32_t cell = 0; cell < job->near.cells; cell++) {
        int32_t t = job->of_cell[cell] - 1;
        if (t < 0 || depths[cell] < items[t].depth) continue;
        double far = pave_measure_far(pave_near_point(&job->near, cell), items[t].mean);
        if (items[t].center >= 0 && !(far < nearest[t])) continue;
        items[t].center = cell;
        nearest[t] = far;
    }
}

static void pave_measure_all(pave_territory_job *job, const bool *rim, pave_depths *depths,
                             double *nearest, pave_territory *items)
{
    pave_measure_points(job, items);
    for (int32_t t = 0; t < job->count; t++) {
        items[t].mean.x /= items[t].size;
        items[t].mean.y /= items[t].size;
    }
    pave_depths_find(job, rim, depths);
    pave_measure_centers(job, depths->of_cell, nearest, items);
}

pave_result pave_territory_measure(pave_territory_job *job, pave_territory *items)
{
    size_t cells = (size_t)job->near.cells, count = (size_t)job->count;
    bool *rim = pave_array_allocate(job->allocator, cells, sizeof *rim);
    int32_t *of_cell = pave_array_allocate(job->allocator, cells, sizeof *of_cell);
    int32_t *queue = pave_array_take(job->allocator, cells, sizeof *queue);
    double *nearest = pave_array_take(job->allocator, count, sizeof *nearest);
    pave_result result =
        rim && of_cell && queue && nearest ? pave_near_rim(&job->near, rim) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        pave_depths depths = {.of_cell = of_cell, .queue = queue};
        pave_measure_all(job, rim, &depths, nearest, items);
    }
    pave_array_release(job->allocator, nearest, count, sizeof *nearest);
    pave_array_release(job->allocator, queue, cells, sizeof *queue);
    pave_array_release(job->allocator, of_cell, cells, sizeof *of_cell);
    pave_array_release(job->allocator, rim, cells, sizeof *rim);
    return result;
}
