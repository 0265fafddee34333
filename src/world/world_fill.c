/// src/world/world_fill.c: fills rectangles: divides them into strips of rows and passes the strips
/// to the runner.
#include "../base/exact.h"

#include "../base/batch.h"
#include "world_model.h"

enum {
    /// a strip has up to 64 rows and starts at a multiple of 64, so that no two strips draw the
    /// same block of north edges
    PAVE_STRIP_ROWS_LOG = 6,
    PAVE_ROUND_ALONE =
        1 << 22, ///< approximate number of tiles between two progress reports on one thread
    PAVE_ROUND_SHARED = 1 << 24, ///< the same when a runner provides threads
    PAVE_ROUND_STEPS_MAX = 4096
};

// ---- Rounds of strips ---------------------------------------------------------------------------

/// A job of `steps` steps, each of `strips` strips and `step_cells` cells. The first step has
/// `head` fewer cells, and the last one may also have fewer. `first` is the number of a round's
/// first strip. Progress is reported between steps.
typedef struct pave_rounds {
    const pave_batch *batch;
    int64_t steps, strips, step_cells, head, cells;
    int64_t slow; ///< cost of a cell relative to a cheap one, 1
    void (*strip)(void *job, int32_t index);
    void *job;
    int64_t *first;
} pave_rounds;

static bool rounds_stop(const pave_rounds *rounds, int64_t done)
{
    return pave_batch_stop(rounds->batch, done, rounds->cells);
}

/// Passes the strips to the runner in rounds. Between rounds it reports progress on the calling
/// thread.
static pave_result rounds_run(const pave_rounds *rounds)
{
    int64_t per_round = (pave_batch_shared(rounds->batch) ? PAVE_ROUND_SHARED : PAVE_ROUND_ALONE) /
                            (rounds->step_cells * rounds->slow) +
                        1;
    if (per_round > PAVE_ROUND_STEPS_MAX) per_round = PAVE_ROUND_STEPS_MAX;
    for (int64_t first = 0; first < rounds->steps; first += per_round) {
        int64_t done = first * rounds->step_cells - rounds->head;
        if (rounds_stop(rounds, done > 0 ? done : 0)) return PAVE_STOPPED;
        *rounds->first = first * rounds->strips;
        int64_t left = rounds->steps - first;
        pave_batch_run(rounds->batch,
                       (int32_t)((left < per_round ? left : per_round) * rounds->strips),
                       rounds->strip, rounds->job);
    }
    rounds_stop(rounds, rounds->cells); // complete: a request to stop would have no effect
    return PAVE_OK;
}

// ---- Rectangles ---------------------------------------------------------------------------------

typedef struct pave_fill_job {
    const pave_world *world;
    pave_rect rect;
    uint32_t *out;
    ptrdiff_t stride;
    int log;         ///< log2 of the number of columns of a strip
    int64_t columns; ///< number of strips side by side
    int64_t first;
} pave_fill_job;

/// Fills the part of a strip that is in the rectangle.
static void fill_strip(void *context, int32_t index)
{
    const pave_fill_job *job = context;
    int64_t strip = job->first + index, q = (job->rect.q >> job->log) + strip % job->columns;
    int64_t r = (job->rect.r >> PAVE_STRIP_ROWS_LOG) + strip / job->columns;
    pave_rect whole =
        pave_rect_of((int32_t)(q * (1 << job->log)), (int32_t)(r * (1 << PAVE_STRIP_ROWS_LOG)),
                     1 << job->log, 1 << PAVE_STRIP_ROWS_LOG);
    pave_rect part = pave_rect_intersection(job->rect, whole);
    uint32_t *out = job->out + (part.r - job->rect.r) * job->stride +
                    (ptrdiff_t)(part.q - job->rect.q) * job->world->face_count;
    job->world->way->fill_strip(job->world, part, out, job->stride);
}

/// Returns the number of strips of 2^log cells along one axis, starting at `first`. Strips begin at
/// multiples of their size.
static int64_t strip_count(int32_t first, int32_t size, int log)
{
    int64_t last = (int64_t)first + size - 1;
    return (last >> log) - (first >> log) + 1;
}

pave_result pave_world_fill(const pave_world *world, pave_rect rect, const pave_batch *batch,
                            uint32_t *out, ptrdiff_t stride)
{
    assert(world);
    if (!world->way->fill_strip) return PAVE_UNSUPPORTED;
    if (!pave_rect_in_range(rect)) return PAVE_RANGE;
    if (pave_rect_count(rect) == 0) return PAVE_OK;
    assert(out && (stride < 0 ? -stride : stride) >= (int64_t)rect.width * world->face_count);
    const int log = world->strip_columns_log;
    const int64_t row = (int64_t)rect.width * world->face_count;
    pave_fill_job job = {.world = world,
                         .rect = rect,
                         .out = out,
                         .stride = stride,
                         .log = log,
                         .columns = strip_count(rect.q, rect.width, log)};
    const int64_t steps = strip_count(rect.r, rect.height, PAVE_STRIP_ROWS_LOG);
    if (!batch && steps == 1 && job.columns == 1) { // common case: one chunk of a game map
        world->way->fill_strip(world, rect, out, stride);
        return PAVE_OK;
    }
    pave_rounds rounds = {.batch = batch,
                          .steps = steps,
                          .strips = job.columns,
                          .step_cells = row << PAVE_STRIP_ROWS_LOG,
                          .head = row * (rect.r & ((1 << PAVE_STRIP_ROWS_LOG) - 1)),
                          .cells = row * rect.height,
                          .slow = world->slow,
                          .strip = fill_strip,
                          .job = &job,
                          .first = &job.first};
    return rounds_run(&rounds);
}
