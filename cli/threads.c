// cli/threads.c: the runner of the command.
#include "threads.h"

#ifdef _OPENMP
#include <omp.h>

static void run(void *context, int32_t count, void (*strip)(void *job, int32_t index), void *job)
{
    const int64_t *wanted = context;
    int threads = *wanted > 0 ? (int)*wanted : omp_get_max_threads();
    if (threads > count)
        threads = count; // the others would only wait, and waiting is not free
#pragma omp parallel for schedule(dynamic) num_threads(threads) if (threads > 1)
    for (int32_t index = 0; index < count; index++)
        strip(job, index);
}

pave_runner cli_runner(const int64_t *threads)
{
    return (pave_runner){.run = *threads == 1 ? NULL : run, .context = (void *)(uintptr_t)threads};
}

#else

pave_runner cli_runner(const int64_t *threads)
{
    (void)threads;
    return (pave_runner){0};
}

#endif
