/// tests/calls.h: what tests give to a pave_batch: a runner, and a progress that stops.
#ifndef PAVE_TESTS_CALLS_H
#define PAVE_TESTS_CALLS_H

#include <stdbool.h>
#include <stdint.h>

/// Runs strips in another order, the last one first.
static inline void run_backwards(void *context, int32_t count,
                                 void (*strip)(void *job, int32_t index), void *job)
{
    (void)context;
    while (count-- > 0) strip(job, count);
}

/// Stops before anything is done, and not at the end.
static inline bool stop_at_once(void *context, int64_t done, int64_t total)
{
    (void)context;
    return done < total;
}

#endif
