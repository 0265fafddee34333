/// src/region/territory_measure.c: adjacency of territories with the number of shared edges; their
/// sizes, boxes and means; and the depth of their cells, breadth first from their borders.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/bits.h"
#include "../base/memory.h"
#include "territory_parts.h"

#include <string.h>

// ---- Neighbours ---------------------------------------------------------------------------------

// Each cell adds its component to the lists of all neighbouring components. Duplicates in each list
// are then merged, and the lists are transposed, which sorts them.

/// Counts the neighbours in other territories: `start` gets the prefix sums of neighbours that are
/// in a territory, `coast` the count of neighbours that are not. Marks the cells that have such
/// neighbours.
static pave_result pairs_count(pave_territory_job *job, int32_t *start, int32_t *coast)
{
    int64_t total = 0;
    memset(job->border, 0, pave_bits_words(job->near.shown.cell_count) * sizeof *job->border);
    for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++) {
        int32_t own = job->of_cell[cell], degree, base, i = 0, foreign = 0, none = 0;
        if (own == 0) continue;
        const int32_t *to = pave_neighbors_from(&job->near.shown, cell, &degree, &base);
        while (i < degree && job->of_cell[base + to[i]] == own) i++;
        if (i == degree) continue;
        for (; i < degree; i++) {
            int32_t other = job->of_cell[base + to[i]];
            foreign += other != own;
            none += other == 0;
        }
        job->border[cell >> 6] |= UINT64_C(1) << (cell & 63);
        start[own] += foreign - none;
        coast[own - 1] += none;
    }
    for (int32_t i = 1; i <= job->count; i++) {
        total += start[i];
        if (total > INT32_MAX) return PAVE_RANGE;
        start[i] = (int32_t)total;
    }
    return PAVE_OK;
}

/// Fills the lists. next[t - 1] is the start of the list of t on entry, and its end on return.
static void pairs_list(pave_territory_job *job, int32_t *next, int32_t *list)
{
    for (size_t word = 0; word < pave_bits_words(job->near.shown.cell_count); word++)
        for (uint64_t bits = job->border[word]; bits; bits &= bits - 1) {
            int32_t cell = (int32_t)(64 * word) + pave_bits_lowest(bits), own = job->of_cell[cell],
                    degree, base;
            const int32_t *to = pave_neighbors_from(&job->near.shown, cell, &degree, &base);
            for (int32_t i = 0; i < degree; i++) {
                int32_t other = job->of_cell[base + to[i]];
                if (other != own && other != 0) list[next[own - 1]++] = other;
            }
        }
}

/// Merges duplicates in place: each neighbour occurs once, followed by its length. Sets `ends[t -
/// 1]` to the end of the list of t. `seen` has a zeroed element per component. Returns the number
/// of pairs.
static int32_t pairs_shorten(int32_t count, const int32_t *start, int32_t *ends, int32_t *seen,
                             int32_t *list, int32_t *lengths)
{
    int32_t pairs = 0;
    for (int32_t t = 0; t < count; t++) {
        int32_t end = start[t];
        for (int32_t i = start[t]; i < start[t + 1]; i++) {
            int32_t place = seen[list[i] - 1] - 1; // index in this list, if present
            if (place >= start[t] && place < end && list[place] == list[i]) {
                lengths[place]++;
                continue;
            }
            list[end] = list[i];
            lengths[end++] = 1;
            seen[list[end - 1] - 1] = end;
        }
        ends[t] = end;
        pairs += end - start[t];
    }
    return pairs;
}

/// Transposes the lists: visiting them in order of number sorts the neighbours of each component.
/// Pairs are symmetric, so the lengths are the same.
static void pairs_turn(const pave_territory_pairs *out, const int32_t *start, const int32_t *ends,
                       const int32_t *list, const int32_t *lengths, int32_t *next)
{
    out->start[0] = 0;
    for (int32_t t = 0; t < out->count; t++) {
        next[t] = out->start[t];
        out->start[t + 1] = out->start[t] + ends[t] - start[t];
    }
    for (int32_t t = 0; t < out->count; t++)
        for (int32_t i = start[t]; i < ends[t]; i++) {
            int32_t place = next[list[i] - 1]++;
            out->neighbors[place] = t + 1;
            out->lengths[place] = lengths[i];
        }
}

pave_result pave_territory_pairs_begin(pave_territory_job *job, pave_territory_pairs *out)
{
    size_t count = (size_t)job->count;
    *out = (pave_territory_pairs){.count = job->count};
    out->start = pave_array_allocate(job->allocator, count + 1, sizeof *out->start);
    out->coast = pave_array_allocate(job->allocator, count, sizeof *out->coast);
    out->told = pave_array_allocate(job->allocator, count + 1, sizeof *out->told);
    return out->start && out->coast && out->told ? pairs_count(job, out->told, out->coast)
                                                 : PAVE_NO_MEMORY;
}

pave_result pave_territory_pairs_end(pave_territory_job *job, pave_territory_pairs *out)
{
    size_t count = (size_t)job->count, told = (size_t)out->told[job->count];
    int32_t *ends = pave_array_take(job->allocator, count, sizeof *ends);
    int32_t *seen = pave_array_allocate(job->allocator, count, sizeof *seen);
    int32_t *list = pave_array_take(job->allocator, told, sizeof *list);
    int32_t *lengths = pave_array_take(job->allocator, told, sizeof *lengths);
    if (ends && seen && list && lengths) {
        if (count > 0) memcpy(ends, out->told, count * sizeof *ends);
        pairs_list(job, ends, list);
        out->room = pairs_shorten(job->count, out->told, ends, seen, list, lengths);
        out->neighbors = pave_array_take(job->allocator, (size_t)out->room, sizeof *out->neighbors);
        out->lengths = pave_array_take(job->allocator, (size_t)out->room, sizeof *out->lengths);
        if (out->neighbors && out->lengths) pairs_turn(out, out->told, ends, list, lengths, seen);
    }
    PAVE_RELEASE(job->allocator, lengths, list, seen, ends);
    return out->neighbors && out->lengths ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_territory_pairs_take(pave_territory_job *job, pave_territory_pairs *out)
{
    pave_result result = pave_territory_pairs_begin(job, out);
    return result == PAVE_OK ? pave_territory_pairs_end(job, out) : result;
}

void pave_territory_pairs_give(const pave_allocator *allocator, pave_territory_pairs *pairs)
{
    PAVE_RELEASE(allocator, pairs->lengths, pairs->neighbors, pairs->coast, pairs->start,
                 pairs->told);
    *pairs = (pave_territory_pairs){0};
}

// ---- Measurements -------------------------------------------------------------------------------

// Pairs and measurements are independent, except that depths begin at the borders that pairs mark.
// Therefore there are two passes, each with two strips.

typedef struct pave_measure {
    pave_territory_job *job;
    pave_territory_pairs *pairs;
    pave_territory *items;
    pave_near near; ///< neighbours for depths, because only one thread can use job->near
    bool *rim;
    int32_t *depths; ///< depth of each cell: 1 at a border; 0: not reached yet
    int32_t *queue, queue_count;
    double *nearest; ///< distance of each centre from the mean
    pave_result results[2];
} pave_measure;

static void measure_reach(pave_measure *measure, int32_t cell, int32_t depth)
{
    measure->depths[cell] = depth;
    measure->items[measure->job->of_cell[cell] - 1].depth = depth;
    measure->queue[measure->queue_count++] = cell;
}

/// Finds the depths, breadth first. All neighbours of a cell deeper than 1 are in its territory.
static void measure_depths(pave_measure *measure)
{
    const pave_territory_job *job = measure->job;
    int32_t *depths = measure->depths, degree, base;
    for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++) {
        if (job->of_cell[cell] == 0) continue;
        depths[cell] = measure->rim[cell] || pave_bits_test(job->border, cell);
        if (depths[cell]) measure->items[job->of_cell[cell] - 1].depth = 1;
    }
    for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++) {
        if (depths[cell] != 0 || job->of_cell[cell] == 0) continue;
        const int32_t *to = pave_neighbors_from(&measure->near.shown, cell, &degree, &base);
        int32_t i = 0;
        while (i < degree && depths[base + to[i]] != 1) i++;
        if (i < degree) measure_reach(measure, cell, 2);
    }
    for (int32_t head = 0; head < measure->queue_count; head++) {
        const int32_t cell = measure->queue[head],
                      *to = pave_neighbors_from(&measure->near.shown, cell, &degree, &base);
        for (int32_t i = 0; i < degree; i++)
            if (depths[base + to[i]] == 0) measure_reach(measure, base + to[i], depths[cell] + 1);
    }
}

static void measure_add(pave_territory *item, int32_t cell, int32_t label, pave_vec2 point)
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

/// Visits all cells in order. Walking along a window avoids divisions.
static void measure_points(const pave_territory_job *job, pave_territory *items)
{
    const pave_near *near = &job->near;
    if (near->graph && !near->made) {
        for (int32_t cell = 0; cell < near->shown.cell_count; cell++)
            if (job->of_cell[cell] != 0)
                measure_add(&items[job->of_cell[cell] - 1], cell, job->labels[cell],
                            pave_near_point(near, cell));
        return;
    }
    for (pave_window_walk walk = pave_window_begin(near->window); pave_window_next(&walk);) {
        int32_t cell = (int32_t)walk.index;
        if (job->of_cell[cell] != 0)
            measure_add(&items[job->of_cell[cell] - 1], cell, job->labels[cell],
                        pave_tiling_face_point(near->window->tiling, &near->layout, walk.cell));
    }
}

static double measure_far(pave_vec2 a, pave_vec2 b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

static void measure_centers(pave_measure *measure)
{
    const pave_territory_job *job = measure->job;
    pave_territory *items = measure->items;
    for (int32_t t = 0; t < job->count; t++) items[t].center = -1;
    for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++) {
        int32_t t = job->of_cell[cell] - 1;
        if (t < 0 || measure->depths[cell] < items[t].depth) continue;
        double far = measure_far(pave_near_point(&job->near, cell), items[t].mean);
        if (items[t].center >= 0 && !(far < measure->nearest[t])) continue;
        items[t].center = cell;
        measure->nearest[t] = far;
    }
}

static void measure_first(void *context, int32_t strip)
{
    pave_measure *measure = context;
    pave_territory_job *job = measure->job;
    if (strip == 0) {
        measure->results[0] = pave_territory_pairs_begin(job, measure->pairs);
        return;
    }
    measure->results[1] = pave_near_rim(&job->near, measure->rim);
    measure_points(job, measure->items);
    for (int32_t t = 0; t < job->count; t++) {
        measure->items[t].mean.x /= measure->items[t].size;
        measure->items[t].mean.y /= measure->items[t].size;
    }
}

/// Takes the memory of the second pass.
static pave_result measure_take(pave_measure *measure)
{
    const pave_allocator *allocator = measure->job->allocator;
    size_t cells = (size_t)measure->job->near.shown.cell_count, count = (size_t)measure->job->count;
    measure->depths = pave_array_allocate(allocator, cells, sizeof *measure->depths);
    measure->queue = pave_array_take(allocator, cells, sizeof *measure->queue);
    measure->nearest = pave_array_take(allocator, count, sizeof *measure->nearest);
    return measure->depths && measure->queue && measure->nearest ? PAVE_OK : PAVE_NO_MEMORY;
}

static void measure_second(void *context, int32_t strip)
{
    pave_measure *measure = context;
    if (strip == 0) {
        measure->results[0] = pave_territory_pairs_end(measure->job, measure->pairs);
        return;
    }
    measure->results[1] = measure_take(measure);
    if (measure->results[1] != PAVE_OK) return;
    measure_depths(measure);
    measure_centers(measure);
}

pave_result pave_territory_measure(pave_territory_job *job, const pave_batch *batch,
                                   pave_territory_pairs *pairs, pave_territory *items)
{
    pave_measure measure = {.job = job, .pairs = pairs, .items = items};
    void (*const passes[2])(void *job, int32_t strip) = {measure_first, measure_second};
    *pairs = (pave_territory_pairs){0};
    pave_result result = pave_near_begin(&job->ground, job->allocator, &measure.near);
    if (result != PAVE_OK) return result;
    measure.rim = pave_array_allocate(job->allocator, (size_t)job->near.shown.cell_count,
                                      sizeof *measure.rim);
    result = measure.rim ? PAVE_OK : PAVE_NO_MEMORY;
    for (int i = 0; i < 2 && result == PAVE_OK; i++) {
        if (pave_batch_stop(batch, i, 2)) {
            result = PAVE_STOPPED;
            break;
        }
        pave_batch_run(batch, 2, passes[i], &measure);
        result = measure.results[0] != PAVE_OK ? measure.results[0] : measure.results[1];
    }
    if (result == PAVE_OK) (void)pave_batch_stop(batch, 2, 2);
    PAVE_RELEASE(job->allocator, measure.nearest, measure.queue, measure.depths, measure.rim);
    pave_near_end(&measure.near);
    return result;
}
