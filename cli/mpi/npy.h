/// cli/mpi/npy.h: a file of NumPy that many processes write together.
#ifndef PAVE_CLI_MPI_NPY_H
#define PAVE_CLI_MPI_NPY_H

#include "../opt.h"

/// An array of bytes, and which of them this rank has.
typedef struct mpi_npy {
    const char *path;
    int64_t rows, columns; ///< of the whole; columns 0: it has one dimension, of `rows`
    const uint8_t *bytes;  ///< count
    int64_t first, count;
} mpi_npy;

/// Writes the array beside its target, and renames it when it is whole. Collective. Returns an exit
/// code, the same on all ranks, after a message where it is not CLI_DONE. Based on: NumPy
/// developers, "A Simple File Format for NumPy Arrays", NEP 1, 2007.
int mpi_npy_write(const mpi_npy *array, const pave_ranks *ranks, const pave_bake_files *files);

#endif
