/// tests/calls.h: what tests give to a pave_batch: a runner, and a progress callback that checks the
/// numbers it receives, and stops.
#ifndef PAVE_TESTS_CALLS_H
#define PAVE_TESTS_CALLS_H

#include <stdbool.h>
#include <stdint.h>

/// Runs strips in another order, the last one first. The context is NULL, or an int64_t to which
/// the number of strips is added.
static inline void run_backwards(void *context, int32_t count,
                                 void (*strip)(void *job, int32_t index), void *job)
{
    if (context) *(int64_t *)context += count;
    while (count-- > 0) strip(job, count);
}

/// Stops before anything is done, and not at the end.
static inline bool stop_at_once(void *context, int64_t done, int64_t total)
{
    (void)context;
    return done < total;
}

/// What `tell` received, and the number of calls before it stops; INT64_MAX: never.
typedef struct told {
    int64_t stop_at, calls, done, total;
    bool wrong; ///< not from 0 to a total that stays, never back
} told;

static inline bool tell(void *context, int64_t done, int64_t total)
{
    told *t = (told *)context;
    const bool first = t->calls == 0;
    t->wrong |=
        total <= 0 || done < t->done || done > total || (first ? done != 0 : total != t->total);
    t->done = done;
    t->total = total;
    return t->calls++ >= t->stop_at;
}

#endif
