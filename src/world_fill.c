/// src/world_fill.c: many cells at a time: strips of rows, and lists of cells in pieces, over the caller's runner.
#include "exact.h"

#include "world_model.h"

enum {
    PAVE_STRIP_ROWS = 64,       ///< rows of a strip; strips begin where r is a multiple, so that they share no north edges' calls
    PAVE_STRIP_CELLS = 4096,    ///< cells of a piece of a list
    PAVE_ROUND_TILES = 1 << 22, ///< about this many between two reports of progress
    PAVE_ROUND_STRIPS_MAX = 4096
};

// ---- Rounds of strips -------------------------------------------------------------------------------------------------------

static void pave_run_in_order(void *context, int32_t count, void (*strip)(void *job, int32_t index), void *job)
{
    (void)context;
    for (int32_t i = 0; i < count; i++) strip(job, i);
}

/// A job of `strips` strips, each worth about `strip_cells`; `first` is the strip that a round's index 0 stands for.
typedef struct pave_rounds {
    const pave_batch *batch;
    int64_t strips, strip_cells, cells;
    void (*strip)(void *job, int32_t index);
    void *job;
    int64_t *first;
} pave_rounds;

static bool pave_rounds_stop(const pave_rounds *rounds, int64_t done)
{
    if (!rounds->batch || !rounds->batch->progress.stop) return false;
    return rounds->batch->progress.stop(rounds->batch->progress.context, done, rounds->cells);
}

/// Hands the strips to the runner in rounds, so that progress is told on this thread between them.
static pave_result pave_rounds_run(const pave_rounds *rounds)
{
    static const pave_runner in_order = {pave_run_in_order, NULL};
    pave_runner runner = rounds->batch && rounds->batch->runner.run ? rounds->batch->runner : in_order;
    int64_t per_round = PAVE_ROUND_TILES / rounds->strip_cells + 1;
    if (per_round > PAVE_ROUND_STRIPS_MAX) per_round = PAVE_ROUND_STRIPS_MAX;
    for (int64_t first = 0; first < rounds->strips; first += per_round) {
        int64_t done = first * rounds->strip_cells;
        if (pave_rounds_stop(rounds, done < rounds->cells ? done : rounds->cells)) return PAVE_STOPPED;
        *rounds->first = first;
        int64_t left = rounds->strips - first;
        runner.run(runner.context, (int32_t)(left < per_round ? left : per_round), rounds->strip, rounds->job);
    }
    pave_rounds_stop(rounds, rounds->cells); // all is done: stopping now would change nothing
    return PAVE_OK;
}

// ---- Rectangles -------------------------------------------------------------------------------------------------------------

typedef struct pave_fill_job {
    const pave_world *world;
    pave_rect rect;
    uint32_t *out;
    ptrdiff_t stride;
    int64_t first;
} pave_fill_job;

/// The rows of one strip that lie in the rectangle.
static void pave_fill_strip(void *context, int32_t index)
{
    const pave_fill_job *job = context;
    int64_t strip = (int64_t)(job->rect.r >> 6) + job->first + index;
    pave_rect whole = pave_rect_of(job->rect.q, (int32_t)(strip * PAVE_STRIP_ROWS), job->rect.width, PAVE_STRIP_ROWS);
    pave_rect rows = pave_rect_intersection(job->rect, whole);
    pave_world_fill_rows(job->world, rows, job->out + (rows.r - job->rect.r) * job->stride, job->stride);
}

pave_result pave_world_fill(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride, const pave_batch *batch)
{
    assert(world);
    if (!pave_rect_in_range(rect)) return PAVE_RANGE;
    if (pave_rect_count(rect) == 0) return PAVE_OK;
    assert(out && (stride >= rect.width || stride <= -(ptrdiff_t)rect.width));
    pave_fill_job job = {world, rect, out, stride, 0};
    int64_t last = (int64_t)rect.r + rect.height - 1;
    int64_t strips = (last >> 6) - (rect.r >> 6) + 1;
    pave_rounds rounds = {.batch = batch,
                          .strips = strips,
                          .strip_cells = (int64_t)rect.width * PAVE_STRIP_ROWS,
                          .cells = pave_rect_count(rect),
                          .strip = pave_fill_strip,
                          .job = &job,
                          .first = &job.first};
    return pave_rounds_run(&rounds);
}

// ---- Lists of cells ---------------------------------------------------------------------------------------------------------

typedef struct pave_list_job {
    const pave_world *world;
    const pave_cell *cells;
    int64_t count;
    uint32_t *out;
    int64_t first;
} pave_list_job;

static void pave_list_strip(void *context, int32_t index)
{
    const pave_list_job *job = context;
    int64_t begin = (job->first + index) * PAVE_STRIP_CELLS;
    int64_t end = job->count - begin < PAVE_STRIP_CELLS ? job->count : begin + PAVE_STRIP_CELLS;
    for (int64_t i = begin; i < end; i++) job->out[i] = pave_world_at(job->world, job->cells[i]);
}

pave_result pave_world_at_many(const pave_world *world, const pave_cell *cells, int64_t count, uint32_t *out, const pave_batch *batch)
{
    assert(world && count >= 0 && (count == 0 || (cells && out)));
    for (int64_t i = 0; i < count; i++)
        if (!pave_cell_in_range(cells[i]) || cells[i].s != 0) return PAVE_RANGE;
    pave_list_job job = {world, cells, count, out, 0};
    pave_rounds rounds = {.batch = batch,
                          .strips = (count + PAVE_STRIP_CELLS - 1) / PAVE_STRIP_CELLS,
                          .strip_cells = PAVE_STRIP_CELLS,
                          .cells = count,
                          .strip = pave_list_strip,
                          .job = &job,
                          .first = &job.first};
    return pave_rounds_run(&rounds);
}
