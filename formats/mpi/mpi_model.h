/// formats/mpi/mpi_model.h: internals of pave_mpi.
#ifndef PAVE_FORMATS_MPI_MODEL_H
#define PAVE_FORMATS_MPI_MODEL_H

#include <pave/formats/mpi.h>

struct pave_mpi {
    pave_ranks ranks;
    pave_allocator allocator;
    MPI_Comm communicator;
    int64_t piece; // maximum number of bytes per MPI call; at least 8
};

/// Default maximum per MPI call. MPI counts are int, and some implementations fail just below
/// INT_MAX.
#define PAVE_MPI_PIECE (INT64_C(1) << 30)

/// Returns the length of the piece at offset `from` of `size` bytes; 0 past the end.
static inline int pave_mpi_piece(const pave_mpi *mpi, int64_t size, int64_t from)
{
    const int64_t rest = size > from ? size - from : 0;
    return (int)(rest < mpi->piece ? rest : mpi->piece);
}

/// PAVE_OK for MPI_SUCCESS, otherwise PAVE_IO.
static inline pave_result pave_mpi_result(int code)
{
    return code == MPI_SUCCESS ? PAVE_OK : PAVE_IO;
}

/// The functions of pave_mpi.ranks; their context is the pave_mpi.
pave_result pave_mpi_sum(void *context, int64_t *values, int64_t count);
pave_result pave_mpi_most(void *context, int64_t *values, int64_t count);
pave_result pave_mpi_before(void *context, int64_t *values, int64_t count);
pave_result pave_mpi_gather(void *context, const void *mine, size_t size, void *all);

#endif
