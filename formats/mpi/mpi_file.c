/// formats/mpi/mpi_file.c: a file written by all ranks, with MPI-IO.
#define _XOPEN_SOURCE 700 // open
#include "mpi_model.h"

#include "../common/common_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

typedef struct mpi_file {
    pave_mpi *mpi;
    MPI_File handle;
} mpi_file;

// Each rank writes separately, because MPI_File_write_at_all may change the bytes between the
// parts: Open MPI 4.1 writes the parts together with the gaps and fills the gaps with arbitrary
// data, even where another rank has written, or beyond the end (darshan-hpc/darshan, issue 1064;
// also observed with 4.1.4).
static pave_result write_at(void *context, int64_t offset, const void *bytes, int64_t size)
{
    const mpi_file *file = context;
    int code = MPI_SUCCESS, part, written;
    for (int64_t from = 0; code == MPI_SUCCESS && from < size; from += part) {
        MPI_Status status;
        part = pave_mpi_piece(file->mpi, size, from);
        code = MPI_File_write_at(file->handle, (MPI_Offset)(offset + from),
                                 (const char *)bytes + from, part, MPI_BYTE, &status);
        if (code == MPI_SUCCESS) code = MPI_Get_count(&status, MPI_BYTE, &written);
        if (code == MPI_SUCCESS && written != part) code = MPI_ERR_NO_SPACE;
    }
    return pave_mpi_result(code);
}

static pave_result resize(void *context, int64_t size)
{
    const mpi_file *file = context;
    return pave_mpi_result(MPI_File_set_size(file->handle, (MPI_Offset)size));
}

static pave_result sync_file(void *context)
{
    const mpi_file *file = context;
    return pave_mpi_result(MPI_File_sync(file->handle));
}

static pave_result close_file(void *context)
{
    mpi_file *file = context;
    const pave_allocator *allocator = &file->mpi->allocator;
    const int code = MPI_File_close(&file->handle);
    pave_common_free(allocator, file);
    return pave_mpi_result(code);
}

// Checks whether this rank can open the file, which the first rank creates: if MPI_File_open fails
// on one rank, it never returns on the other ranks.
static void try_to_open(const char *path, int flags, pave_error *error)
{
    const int descriptor = open(path, O_RDWR | O_CLOEXEC | flags, 0666);
    if (descriptor >= 0)
        close(descriptor);
    else
        pave_error_set(error, PAVE_IO, path, 0, 0,
                       "cannot be opened: %s; all machines must be able to write it under this "
                       "name",
                       strerror(errno));
}

static pave_result open_all(pave_mpi *mpi, const char *path, mpi_file *file, pave_error *error)
{
    const bool first = mpi->ranks.rank == 0;
    if (!file) pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, "out of memory");
    pave_result result = pave_mpi_agree(mpi, error);
    if (result == PAVE_OK && first) try_to_open(path, O_CREAT, error);
    if (result == PAVE_OK) result = pave_mpi_agree(mpi, error);
    if (result == PAVE_OK && !first) try_to_open(path, 0, error);
    if (result == PAVE_OK) result = pave_mpi_agree(mpi, error);
    if (result != PAVE_OK) return result;
    const int code =
        MPI_File_open(mpi->communicator, path, MPI_MODE_RDWR, MPI_INFO_NULL, &file->handle);
    if (code != MPI_SUCCESS) pave_mpi_fail(error, path, code, "cannot be opened");
    return pave_mpi_agree(mpi, error);
}

pave_result pave_mpi_file_open(void *context, const char *path, pave_bake_file *out,
                               pave_error *error)
{
    pave_mpi *mpi = context;
    pave_error own = {0};
    mpi_file *file = pave_common_array(&mpi->allocator, 1, sizeof *file);
    if (file) file->mpi = mpi;
    const pave_result result = open_all(mpi, path, file, &own);
    if (result == PAVE_OK)
        *out = (pave_bake_file){write_at, resize, sync_file, close_file, file};
    else
        pave_common_free(&mpi->allocator, file);
    if (error && result != PAVE_OK) *error = own;
    return result;
}
