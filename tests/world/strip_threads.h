/// tests/world/strip_threads.h: a runner with several threads, for the tests of fills.
#ifndef PAVE_TESTS_STRIP_THREADS_H
#define PAVE_TESTS_STRIP_THREADS_H

#include "world_fixture.h"

#include <pthread.h>

/// The strips of a thread: every `threads`-th, backwards.
typedef struct thread_job {
    int32_t threads, me, count;
    void (*strip)(void *, int32_t);
    void *job;
} thread_job;

static inline void *run_share(void *context)
{
    thread_job *share = context;
    for (int32_t i = share->count - 1 - share->me; i >= 0; i -= share->threads)
        share->strip(share->job, i);
    return NULL;
}

/// The `run` of a pave_runner whose context is an int32_t, the number of threads: 1 to 3. They take
/// strips turn by turn.
static inline void run_threads(void *context, int32_t count, void (*strip)(void *, int32_t),
                               void *job)
{
    int32_t threads = *(int32_t *)context;
    pthread_t thread[3];
    thread_job share[3];
    for (int32_t i = 0; i < threads; i++) {
        share[i] = (thread_job){threads, i, count, strip, job};
        assert_int_equal(pthread_create(&thread[i], NULL, run_share, &share[i]), 0);
    }
    for (int32_t i = 0; i < threads; i++) pthread_join(thread[i], NULL);
}

#endif
