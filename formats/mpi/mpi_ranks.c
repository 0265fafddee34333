/// formats/mpi/mpi_ranks.c: implements pave_ranks with MPI. MPI counts are int, so larger data is
/// sent in pieces.
#include "mpi_model.h"

#include <string.h>

// ---- Numbers ------------------------------------------------------------------------------------

typedef int reduction(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op,
                      MPI_Comm communicator);

static pave_result reduce(const pave_mpi *mpi, reduction *how, MPI_Op op, int64_t *values,
                          int64_t count)
{
    const int64_t size = (int64_t)sizeof *values, most = mpi->piece / size;
    int code = MPI_SUCCESS;
    for (int64_t i = 0; i < count && code == MPI_SUCCESS; i += most) {
        const int part = (int)(count - i < most ? count - i : most);
        code = how(MPI_IN_PLACE, values + i, part, MPI_INT64_T, op, mpi->communicator);
    }
    return pave_mpi_result(code);
}

pave_result pave_mpi_sum(void *context, int64_t *values, int64_t count)
{
    return reduce(context, MPI_Allreduce, MPI_SUM, values, count);
}

pave_result pave_mpi_most(void *context, int64_t *values, int64_t count)
{
    return reduce(context, MPI_Allreduce, MPI_MAX, values, count);
}

pave_result pave_mpi_before(void *context, int64_t *values, int64_t count)
{
    const pave_mpi *mpi = context;
    const pave_result result = reduce(mpi, MPI_Exscan, MPI_SUM, values, count);
    // MPI leaves the first rank's value undefined.
    if (mpi->ranks.rank == 0 && count > 0) memset(values, 0, (size_t)count * sizeof *values);
    return result;
}

// ---- Bytes --------------------------------------------------------------------------------------

// Gathers `part` bytes of each rank, which are `size` bytes apart in `all`.
static int gather_piece(const pave_mpi *mpi, const void *mine, int part, size_t size, void *all)
{
    MPI_Datatype bytes, apart;
    int code = MPI_Type_contiguous(part, MPI_BYTE, &bytes);
    if (code != MPI_SUCCESS) return code;
    code = MPI_Type_create_resized(bytes, 0, (MPI_Aint)size, &apart);
    MPI_Type_free(&bytes);
    if (code != MPI_SUCCESS) return code;
    code = MPI_Type_commit(&apart);
    if (code == MPI_SUCCESS)
        code = MPI_Allgather(mine, part, MPI_BYTE, all, 1, apart, mpi->communicator);
    MPI_Type_free(&apart);
    return code;
}

pave_result pave_mpi_gather(void *context, const void *mine, size_t size, void *all)
{
    const pave_mpi *mpi = context;
    int code = MPI_SUCCESS;
    if ((int64_t)size <= mpi->piece)
        code =
            MPI_Allgather(mine, (int)size, MPI_BYTE, all, (int)size, MPI_BYTE, mpi->communicator);
    for (int64_t from = 0; (int64_t)size > mpi->piece && from < (int64_t)size; from += mpi->piece) {
        const int part = pave_mpi_piece(mpi, (int64_t)size, from);
        code = gather_piece(mpi, (const char *)mine + from, part, size, (char *)all + from);
        if (code != MPI_SUCCESS) break;
    }
    return pave_mpi_result(code);
}
