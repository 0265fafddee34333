/// formats/mpi/mpi.c: the duplicate communicator.
#include "mpi_model.h"

#include "../common/common_memory.h"

#include <string.h>

/// Fills `error` (may be NULL) with `what` and MPI's text for the code. Returns PAVE_IO.
static pave_result fail(pave_error *error, int code, const char *what)
{
    char words[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    MPI_Error_string(code, words, &length);
    return PAVE_FAIL(error, PAVE_IO, "%s: %s", what, words);
}

// ---- Opening ------------------------------------------------------------------------------------

static pave_result check(MPI_Comm communicator, pave_error *error)
{
    int begun = 0, ended = 0, between = 0;
    MPI_Initialized(&begun);
    MPI_Finalized(&ended);
    if (!begun || ended)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "MPI is not running; call MPI_Init before, and MPI_Finalize after");
    if (communicator == MPI_COMM_NULL)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "MPI_COMM_NULL has no processes; pass another communicator");
    MPI_Comm_test_inter(communicator, &between);
    if (between)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "it is an intercommunicator; merge it with MPI_Intercomm_merge first");
    return PAVE_OK;
}

static void release(pave_mpi *mpi)
{
    if (!mpi) return;
    const pave_allocator allocator = mpi->allocator;
    pave_common_free(&allocator, mpi);
}

// Allocates everything but the communicator. NULL if memory runs out.
static pave_mpi *make(const pave_allocator *allocator, int rank, int count)
{
    pave_mpi *mpi = pave_common_array(allocator, 1, sizeof *mpi);
    if (!mpi) return NULL;
    *mpi = (pave_mpi){.ranks = {.rank = rank,
                                .count = count,
                                .sum = pave_mpi_sum,
                                .most = pave_mpi_most,
                                .before = pave_mpi_before,
                                .gather = pave_mpi_gather,
                                .context = mpi},
                      .allocator = allocator ? *allocator : (pave_allocator){0},
                      .piece = PAVE_MPI_PIECE};
    return mpi;
}

// Whether a condition is true on all ranks of a communicator.
static int all_have(MPI_Comm communicator, bool mine, bool *out)
{
    int have = mine;
    const int code = MPI_Allreduce(MPI_IN_PLACE, &have, 1, MPI_INT, MPI_MIN, communicator);
    *out = have != 0;
    return code;
}

pave_result pave_mpi_open(MPI_Comm communicator, const pave_allocator *allocator, pave_mpi **out,
                          pave_error *error)
{
    MPI_Comm own = MPI_COMM_NULL;
    int rank = 0, count = 1;
    bool all = false;
    *out = NULL;
    pave_result result = check(communicator, error);
    if (result != PAVE_OK) return result;
    int code = MPI_Comm_dup(communicator, &own);
    if (code != MPI_SUCCESS) return fail(error, code, "the communicator cannot be duplicated");
    MPI_Comm_set_errhandler(own, MPI_ERRORS_RETURN);
    MPI_Comm_rank(own, &rank);
    MPI_Comm_size(own, &count);
    pave_mpi *mpi = make(allocator, rank, count);
    code = all_have(own, mpi, &all);
    if (code == MPI_SUCCESS && all) {
        mpi->communicator = own;
        *out = mpi;
        return PAVE_OK;
    }
    release(mpi);
    MPI_Comm_free(&own);
    return code == MPI_SUCCESS ? PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory")
                               : fail(error, code, "the ranks cannot agree");
}

void pave_mpi_close(pave_mpi *mpi)
{
    if (!mpi) return;
    MPI_Comm_free(&mpi->communicator);
    release(mpi);
}

const pave_ranks *pave_mpi_ranks(const pave_mpi *mpi) { return &mpi->ranks; }
