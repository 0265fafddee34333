/// src/world/world_fill_cells.c: fills lists of cells and the cells of windows, using the caller's
/// runner.
#include "../base/exact.h"

#include "../base/batch.h"
#include "world_model.h"

#include <string.h>

enum {
    PAVE_LIST_CELLS = 4096, ///< cells of a list per strip
    /// rows of a window per strip; strips begin where r is a multiple of 16
    PAVE_LIST_ROWS = 16,
    PAVE_LIST_ROOM = 4096,    ///< capacity: ids computed at a time
    PAVE_LIST_ROUND = 1 << 22 ///< approximate number of cells between two progress reports
};

// ---- Lists of cells -----------------------------------------------------------------------------

typedef struct pave_list_job {
    const pave_world *world;
    const pave_cell *cells;
    int64_t first, count;
    uint32_t *out;
} pave_list_job;

static void list_strip(void *context, int32_t index)
{
    const pave_list_job *job = context;
    int64_t i = job->first + (int64_t)index * PAVE_LIST_CELLS, end = i + PAVE_LIST_CELLS;
    if (end > job->count) end = job->count;
    for (; i < end; i++) job->out[i] = pave_world_at(job->world, job->cells[i]);
}

pave_result pave_world_fill_cells(const pave_world *world, const pave_cell *cells, int64_t count,
                                  const pave_batch *batch, uint32_t *out)
{
    assert(world && count >= 0 && (count == 0 || (cells && out)));
    for (int64_t i = 0; i < count; i++)
        if (!pave_world_has(world, cells[i])) return PAVE_RANGE;
    pave_list_job job = {world, cells, 0, count, out};
    for (; job.first < count; job.first += PAVE_LIST_ROUND) {
        int64_t left = count - job.first;
        if (left > PAVE_LIST_ROUND) left = PAVE_LIST_ROUND;
        if (pave_batch_stop(batch, job.first, count)) return PAVE_STOPPED;
        pave_batch_run(batch, (int32_t)((left + PAVE_LIST_CELLS - 1) / PAVE_LIST_CELLS), list_strip,
                       &job);
    }
    if (count > 0) pave_batch_stop(batch, count, count); // complete
    return PAVE_OK;
}

// ---- Windows ------------------------------------------------------------------------------------

typedef struct pave_window_job {
    const pave_world *world;
    const pave_window *window;
    int64_t first; ///< number of the round's first strip
    uint32_t *out;
} pave_window_job;

/// Finds the unit cells of a row that have a cell in the window: first..end-1.
static void window_units(const pave_window *window, int32_t row, int64_t *first, int64_t *end)
{
    const pave_window_row *run = &window->rows[row];
    const int64_t faces = window->face_count;
    int64_t slots = run[1].start - run->start;
    if (window->gaps) slots += window->gaps[row].before + window->gaps[row].after;
    *first = run->slot / faces - (run->slot % faces < 0);
    const int64_t last = run->slot + slots - 1;
    *end = slots == 0 ? *first : last / faces - (last % faces < 0) + 1;
}

/// Copies the cells of a row from the ids of the unit cells starting at q.
static void window_copy(const pave_window_job *job, int32_t row, int64_t q, int64_t width,
                        const uint32_t *ids)
{
    const pave_window *window = job->window;
    const pave_window_row *run = &window->rows[row];
    const int64_t first = q * window->face_count, slots = width * window->face_count;
    if (window->gaps) {
        for (int64_t i = 0; i < slots; i++) {
            const pave_cell cell = {(int32_t)(q + i / window->face_count), window->r + row,
                                    (int32_t)(i % window->face_count)};
            const int64_t index = pave_window_index(window, cell);
            if (index >= 0) job->out[index] = ids[i];
        }
        return;
    }
    int64_t from = run->slot > first ? run->slot : first;
    int64_t end = run->slot + (run[1].start - run->start);
    if (end > first + slots) end = first + slots;
    if (from < end)
        memcpy(job->out + run->start + (from - run->slot), ids + (from - first),
               (size_t)(end - from) * sizeof *ids);
}

/// Fills the unit cells q..q+width-1 of the rows low..high-1 of the window.
static void window_block(const pave_window_job *job, int32_t low, int32_t high, int64_t q,
                         int64_t width)
{
    const pave_world *world = job->world;
    uint32_t ids[PAVE_LIST_ROOM];
    const ptrdiff_t stride = (ptrdiff_t)width * job->window->face_count;
    const pave_rect rect =
        pave_rect_of((int32_t)q, job->window->r + low, (int32_t)width, high - low);
    world->way->fill_strip(world, rect, ids, stride);
    for (int32_t row = low; row < high; row++)
        window_copy(job, row, q, width, ids + (row - low) * stride);
}

/// Fills a strip of the window, which begins where r is a multiple of PAVE_LIST_ROWS.
static void window_strip(void *context, int32_t index)
{
    const pave_window_job *job = context;
    const pave_window *window = job->window;
    const int64_t r = ((window->r >> 4) + job->first + index) * PAVE_LIST_ROWS - window->r;
    int32_t low = r > 0 ? (int32_t)r : 0, high = (int32_t)(r + PAVE_LIST_ROWS);
    if (high > window->row_count) high = window->row_count;
    const int64_t capacity = PAVE_LIST_ROOM / PAVE_LIST_ROWS / window->face_count;
    const int32_t step = capacity > 0 ? high - low : 1;
    for (; low < high; low += step) {
        const int32_t end = low + step < high ? low + step : high;
        int64_t first = INT64_MAX, last = INT64_MIN;
        for (int32_t row = low; row < end; row++) {
            int64_t a, b;
            window_units(window, row, &a, &b);
            if (a < b && a < first) first = a;
            if (a < b && b > last) last = b;
        }
        const int64_t most = capacity > 0 ? capacity : PAVE_LIST_ROOM / window->face_count;
        for (int64_t q = first; q < last; q += most)
            window_block(job, low, end, q, last - q < most ? last - q : most);
    }
}

pave_result pave_world_fill_window(const pave_world *world, const pave_window *window,
                                   const pave_batch *batch, uint32_t *out)
{
    assert(world && window && (out || window->count == 0));
    if (!world->way->fill_strip) return PAVE_UNSUPPORTED;
    if (window->face_count != world->face_count) return PAVE_INVALID;
    if (window->count == 0) return PAVE_OK;
    const int64_t strips =
        ((window->r + (int64_t)window->row_count - 1) >> 4) - (window->r >> 4) + 1;
    const int64_t mean = window->count / strips + 1, round = PAVE_LIST_ROUND / mean + 1;
    pave_window_job job = {world, window, 0, out};
    for (; job.first < strips; job.first += round) {
        const int64_t left = strips - job.first,
                      row = ((window->r >> 4) + job.first) * PAVE_LIST_ROWS - window->r;
        const int64_t done = row > 0 ? window->rows[row].start : 0;
        if (pave_batch_stop(batch, done, window->count)) return PAVE_STOPPED;
        pave_batch_run(batch, (int32_t)(left < round ? left : round), window_strip, &job);
    }
    pave_batch_stop(batch, window->count, window->count);
    return PAVE_OK;
}
