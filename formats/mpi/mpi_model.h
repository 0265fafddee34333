/// formats/mpi/mpi_model.h: what the sources of pave_mpi share.
#ifndef PAVE_FORMATS_MPI_MODEL_H
#define PAVE_FORMATS_MPI_MODEL_H

#include <pave/formats/mpi.h>

struct pave_mpi {
    pave_ranks ranks;
    pave_bake_files files;
    pave_allocator allocator;
    MPI_Comm communicator;
    int64_t piece; // the most bytes that one call of MPI takes; at least 8
};

/// What one call of MPI takes. Counts are int there; some implementations fail just below INT_MAX.
#define PAVE_MPI_PIECE (INT64_C(1) << 30)

/// How many bytes the piece of `size` bytes at `from` has: 0 behind the last.
static inline int pave_mpi_piece(const pave_mpi *mpi, int64_t size, int64_t from)
{
    const int64_t rest = size > from ? size - from : 0;
    return (int)(rest < mpi->piece ? rest : mpi->piece);
}

/// PAVE_OK for MPI_SUCCESS, else PAVE_IO.
static inline pave_result pave_mpi_result(int code)
{
    return code == MPI_SUCCESS ? PAVE_OK : PAVE_IO;
}

/// Fills `error` (may be NULL) with `what`, and what MPI calls the code. Returns PAVE_IO.
pave_result pave_mpi_fail(pave_error *error, const char *path, int code, const char *what);

/// Makes an error known: the first rank whose error->result is not PAVE_OK gives its error to all.
/// Collective. Returns that result, now error->result of all; PAVE_OK where no rank has an error;
/// PAVE_IO where MPI fails.
pave_result pave_mpi_agree(pave_mpi *mpi, pave_error *error);

/// The functions of pave_mpi.ranks; their context is the pave_mpi.
pave_result pave_mpi_sum(void *context, int64_t *values, int64_t count);
pave_result pave_mpi_most(void *context, int64_t *values, int64_t count);
pave_result pave_mpi_before(void *context, int64_t *values, int64_t count);
pave_result pave_mpi_gather(void *context, const void *mine, size_t size, void *all);

/// The function of pave_mpi.files; the same.
pave_result pave_mpi_file_open(void *context, const char *path, pave_bake_file *out,
                               pave_error *error);

#endif
