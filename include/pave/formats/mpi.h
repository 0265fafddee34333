/// pave/formats/mpi.h: MPI processes as ranks, for functions that take a pave_ranks (base.h), such
/// as pave_bake_run: worlds baked by many processes, on one machine or several, which share the
/// folder of the output. Library pave_mpi; it needs MPI 3.1 or later, such as Open MPI or MPICH.
///
/// The caller starts and ends MPI: MPI_Init or MPI_Init_thread comes before pave_mpi_open, and
/// MPI_Finalize after pave_mpi_close. The library duplicates the communicator, so its messages
/// never mix with the caller's, and its calls return their errors instead of ending the program.
/// With several threads, MPI_THREAD_FUNNELED is enough: only the thread that calls the library
/// calls MPI.
#ifndef PAVE_FORMATS_MPI_H
#define PAVE_FORMATS_MPI_H

#include <mpi.h>

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The processes of a communicator.
typedef struct pave_mpi pave_mpi;

/// Duplicates an intracommunicator. Collective: all its processes call it. Returns PAVE_OK;
/// PAVE_INVALID before MPI_Init, after MPI_Finalize, for MPI_COMM_NULL and for an
/// intercommunicator; PAVE_NO_MEMORY; PAVE_IO if MPI fails. All ranks return the same. On failure
/// `out` is NULL and `error` (may be NULL) has the reason.
PAVE_API pave_result pave_mpi_open(MPI_Comm communicator, const pave_allocator *allocator,
                                   pave_mpi **out, pave_error *error);

/// Releases the duplicate. NULL is allowed. Collective.
PAVE_API void pave_mpi_close(pave_mpi *mpi);

/// Returns the ranks, valid until pave_mpi_close. Sums and maxima use MPI_Allreduce, sums over
/// lower ranks MPI_Exscan, and gathering MPI_Allgather. Data that exceeds MPI's count limit is sent
/// in several pieces. The functions return PAVE_IO if MPI fails. Constant time.
PAVE_API const pave_ranks *pave_mpi_ranks(const pave_mpi *mpi);

#ifdef __cplusplus
}
#endif
#endif
