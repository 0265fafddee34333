/// src/region/territory_measure.c: adjacency of territories with the number of shared edges; their
/// sizes, boxes and means; and the depth of their cells, breadth first from their borders.
#include "../base/exact.h"

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
        int32_t own = job->of_cell[cell], degree, foreign = 0, none = 0;
        if (own == 0) continue;
        const int32_t *to = pave_near_list(&job->near, cell, &degree);
        for (int32_t i = 0; i < degree; i++) {
            int32_t other = job->of_cell[to[i]];
            foreign += other != own;
            none += other == 0;
        }
        if (foreign == 0) continue;
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
                    degree;
            const int32_t *to = pave_near_list(&job->near, cell, &degree);
            for (int32_t i = 0; i < degree; i++) {
                int32_t other = job->of_cell[to[i]];
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

static pave_result pairs_make(pave_territory_job *job, int32_t *start, int32_t *ends, int32_t *seen,
                              pave_territory_pairs *out)
{
    pave_result result = pairs_count(job, start, out->coast);
    if (result != PAVE_OK) return result;
    size_t told = (size_t)start[job->count];
    int32_t *list = pave_array_take(job->allocator, told, sizeof *list);
    int32_t *lengths = pave_array_take(job->allocator, told, sizeof *lengths);
    if (list && lengths) {
        memcpy(ends, start, (size_t)job->count * sizeof *ends);
        pairs_list(job, ends, list);
        out->room = pairs_shorten(job->count, start, ends, seen, list, lengths);
        out->neighbors = pave_array_take(job->allocator, (size_t)out->room, sizeof *out->neighbors);
        out->lengths = pave_array_take(job->allocator, (size_t)out->room, sizeof *out->lengths);
        if (out->neighbors && out->lengths) pairs_turn(out, start, ends, list, lengths, seen);
    }
    PAVE_RELEASE(job->allocator, lengths, list);
    return out->neighbors && out->lengths ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_territory_pairs_take(pave_territory_job *job, pave_territory_pairs *out)
{
    size_t count = (size_t)job->count;
    *out = (pave_territory_pairs){.count = job->count};
    out->start = pave_array_allocate(job->allocator, count + 1, sizeof *out->start);
    out->coast = pave_array_allocate(job->allocator, count, sizeof *out->coast);
    int32_t *start = pave_array_allocate(job->allocator, count + 1, sizeof *start);
    int32_t *ends = pave_array_allocate(job->allocator, count, sizeof *ends);
    int32_t *seen = pave_array_allocate(job->allocator, count, sizeof *seen);
    pave_result result =
        out->start && out->coast && start && ends && seen ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) result = pairs_make(job, start, ends, seen, out);
    PAVE_RELEASE(job->allocator, seen, ends, start);
    return result;
}

void pave_territory_pairs_give(const pave_allocator *allocator, pave_territory_pairs *pairs)
{
    PAVE_RELEASE(allocator, pairs->lengths, pairs->neighbors, pairs->coast, pairs->start);
    *pairs = (pave_territory_pairs){0};
}

typedef struct pave_depths {
    int32_t *of_cell; ///< depth of each cell: 1 at a border; 0: not reached yet
    int32_t *queue;
    int32_t count; ///< length of the queue
} pave_depths;

// ---- Depths -------------------------------------------------------------------------------------

static void depths_add(pave_depths *depths, int32_t cell, int32_t depth)
{
    depths->of_cell[cell] = depth;
    depths->queue[depths->count++] = cell;
}

static void depths_find(pave_territory_job *job, const bool *rim, pave_depths *depths)
{
    for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++)
        if (job->of_cell[cell] != 0 && (rim[cell] || pave_bits_test(job->border, cell)))
            depths_add(depths, cell, 1);
    for (int32_t head = 0; head < depths->count; head++) {
        int32_t cell = depths->queue[head], degree;
        const int32_t *to = pave_near_list(&job->near, cell, &degree);
        for (int32_t i = 0; i < degree; i++)
            if (depths->of_cell[to[i]] == 0 && job->of_cell[to[i]] == job->of_cell[cell])
                depths_add(depths, to[i], depths->of_cell[cell] + 1);
    }
}

// ---- Measurements -------------------------------------------------------------------------------

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

/// Finds the centres. `nearest` holds the distance of each centre from the mean.
static void measure_centers(const pave_territory_job *job, const int32_t *depths, double *nearest,
                            pave_territory *items)
{
    for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++) {
        if (job->of_cell[cell] == 0) continue;
        pave_territory *item = &items[job->of_cell[cell] - 1];
        if (depths[cell] > item->depth) item->depth = depths[cell];
    }
    for (int32_t t = 0; t < job->count; t++) items[t].center = -1;
    for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++) {
        int32_t t = job->of_cell[cell] - 1;
        if (t < 0 || depths[cell] < items[t].depth) continue;
        double far = measure_far(pave_near_point(&job->near, cell), items[t].mean);
        if (items[t].center >= 0 && !(far < nearest[t])) continue;
        items[t].center = cell;
        nearest[t] = far;
    }
}

static void measure_all(pave_territory_job *job, const bool *rim, pave_depths *depths,
                        double *nearest, pave_territory *items)
{
    measure_points(job, items);
    for (int32_t t = 0; t < job->count; t++) {
        items[t].mean.x /= items[t].size;
        items[t].mean.y /= items[t].size;
    }
    depths_find(job, rim, depths);
    measure_centers(job, depths->of_cell, nearest, items);
}

pave_result pave_territory_measure(pave_territory_job *job, pave_territory *items)
{
    size_t cells = (size_t)job->near.shown.cell_count, count = (size_t)job->count;
    bool *rim = pave_array_allocate(job->allocator, cells, sizeof *rim);
    int32_t *of_cell = pave_array_allocate(job->allocator, cells, sizeof *of_cell);
    int32_t *queue = pave_array_take(job->allocator, cells, sizeof *queue);
    double *nearest = pave_array_take(job->allocator, count, sizeof *nearest);
    pave_result result =
        rim && of_cell && queue && nearest ? pave_near_rim(&job->near, rim) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        pave_depths depths = {.of_cell = of_cell, .queue = queue};
        measure_all(job, rim, &depths, nearest, items);
    }
    PAVE_RELEASE(job->allocator, nearest, queue, of_cell, rim);
    return result;
}
