// cli/mpi/mpi_end.c: one message and one exit code of many processes.
#include "mpi.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT_SIZE = 2048 };

/// Where the silent ranks' standard error leads; -1: it is what it was.
static int kept = -1;

void mpi_silence(const pave_ranks *ranks)
{
    int ends[2];
    if (pave_ranks_rank(ranks) == 0) return;
    const int nothing = open("/dev/null", O_WRONLY);
    if (nothing >= 0) dup2(nothing, STDOUT_FILENO);
    if (pipe(ends) != 0) {
        if (nothing >= 0) dup2(nothing, STDERR_FILENO);
        return;
    }
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFL, O_NONBLOCK); // what it cannot hold is lost
    dup2(ends[1], STDERR_FILENO);
    close(ends[1]);
    kept = ends[0];
}

typedef struct ending {
    int code, signal;
    bool said;
    char text[TEXT_SIZE];
} ending;

static ending own_ending(int code)
{
    ending own = {.code = code, .signal = cli_signal(), .said = cli_has_said()};
    fflush(stderr);
    const ssize_t size = kept >= 0 ? read(kept, own.text, TEXT_SIZE - 1) : 0;
    own.text[size > 0 ? size : 0] = '\0';
    return own;
}

// The messages of the first rank that has any.
static void repeat(const ending *all, int32_t count)
{
    for (int32_t k = 0; k < count; k++) {
        if (!all[k].said) continue;
        cli_progress_hide();
        fputs(all[k].text, stderr);
        return;
    }
}

mpi_end mpi_gather_end(const pave_ranks *ranks, int code)
{
    const int32_t count = pave_ranks_count(ranks);
    const ending own = own_ending(code);
    mpi_end end = {code, own.signal};
    ending *all = calloc((size_t)count, sizeof *all);
    const bool memory = all; // some KB a rank
    int64_t lacks = !memory;
    if (pave_ranks_most(ranks, 1, &lacks) == PAVE_OK && !lacks &&
        pave_ranks_gather(ranks, &own, sizeof own, all) == PAVE_OK) {
        for (int32_t k = 0; k < count; k++) {
            end.code = all[k].code > end.code ? all[k].code : end.code;
            end.signal = all[k].signal > end.signal ? all[k].signal : end.signal;
        }
        if (pave_ranks_rank(ranks) == 0 && !own.said && !end.signal) repeat(all, count);
    }
    free(all);
    return end;
}
