/// src/base/batch.h: runs the strips of a batch and reports progress. A batch may be NULL, and may
/// lack a runner or a progress callback.
#ifndef PAVE_SRC_BATCH_H
#define PAVE_SRC_BATCH_H

#include <pave/base.h>

/// Returns whether strips may run concurrently.
static inline bool pave_batch_shared(const pave_batch *batch) { return batch && batch->runner.run; }

/// Runs strip(job, 0) .. strip(job, count - 1) by the runner or, without a runner, in order.
static inline void pave_batch_run(const pave_batch *batch, int32_t count,
                                  void (*strip)(void *job, int32_t index), void *job)
{
    if (pave_batch_shared(batch)) {
        batch->runner.run(batch->runner.context, count, strip, job);
        return;
    }
    for (int32_t i = 0; i < count; i++) strip(job, i);
}

/// Reports that `done` of `total` units are done. Returns whether the caller must stop.
static inline bool pave_batch_stop(const pave_batch *batch, int64_t done, int64_t total)
{
    return batch && batch->progress.stop &&
           batch->progress.stop(batch->progress.context, done, total);
}

#endif
