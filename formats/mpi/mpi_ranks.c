/// formats/mpi/mpi_ranks.c: the functions of pave_ranks by those of MPI. Their counts are int:
/// what is larger goes in pieces.
#include "mpi_model.h"

#include <string.h>

enum { TAG = 1 };

static void count_call(pave_mpi *mpi, int64_t bytes)
{
    mpi->cost.calls++;
    mpi->cost.bytes += bytes;
}

// ---- Numbers ------------------------------------------------------------------------------------

typedef int reduction(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op,
                      MPI_Comm communicator);

static pave_result reduce(pave_mpi *mpi, reduction *how, MPI_Op op, int64_t *values, int64_t count)
{
    const int64_t size = (int64_t)sizeof *values, most = mpi->piece / size;
    int code = MPI_SUCCESS;
    for (int64_t i = 0; i < count && code == MPI_SUCCESS; i += most) {
        const int part = (int)(count - i < most ? count - i : most);
        code = how(MPI_IN_PLACE, values + i, part, MPI_INT64_T, op, mpi->communicator);
    }
    count_call(mpi, count * size);
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
    pave_mpi *mpi = context;
    const pave_result result = reduce(mpi, MPI_Exscan, MPI_SUM, values, count);
    // MPI leaves the first rank's undefined.
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
    pave_mpi *mpi = context;
    int code = MPI_SUCCESS;
    if ((int64_t)size <= mpi->piece)
        code =
            MPI_Allgather(mine, (int)size, MPI_BYTE, all, (int)size, MPI_BYTE, mpi->communicator);
    for (int64_t from = 0; (int64_t)size > mpi->piece && from < (int64_t)size; from += mpi->piece) {
        const int part = pave_mpi_piece(mpi, (int64_t)size, from);
        code = gather_piece(mpi, (const char *)mine + from, part, size, (char *)all + from);
        if (code != MPI_SUCCESS) break;
    }
    count_call(mpi, (int64_t)size * (mpi->ranks.count - 1));
    return pave_mpi_result(code);
}

// ---- Messages -----------------------------------------------------------------------------------

// One exchange, and where its parts for and of a rank lie.
typedef struct exchange {
    pave_mpi *mpi;
    const char *out;
    char *in;
    const int64_t *out_sizes, *in_sizes;
    int64_t from; // the piece of each part that is exchanged begins here
    int code, pending;
} exchange;

static void receive(exchange *e, int rank, char *part)
{
    const int size = pave_mpi_piece(e->mpi, e->in_sizes[rank], e->from);
    if (size == 0 || e->code != MPI_SUCCESS) return;
    e->code = MPI_Irecv(part + e->from, size, MPI_BYTE, rank, TAG, e->mpi->communicator,
                        &e->mpi->requests[e->pending]);
    e->pending += e->code == MPI_SUCCESS;
}

static void send(exchange *e, int rank, const char *part)
{
    const int size = pave_mpi_piece(e->mpi, e->out_sizes[rank], e->from);
    if (size == 0 || e->code != MPI_SUCCESS) return;
    e->code = MPI_Isend(part + e->from, size, MPI_BYTE, rank, TAG, e->mpi->communicator,
                        &e->mpi->requests[e->pending]);
    e->pending += e->code == MPI_SUCCESS;
}

// A piece of each part. Both sides know the sizes, so they agree on how many pieces there are;
// messages between two ranks arrive in order.
static void exchange_pieces(exchange *e)
{
    const pave_ranks *ranks = &e->mpi->ranks;
    char *in = e->in;
    const char *out = e->out;
    e->pending = 0;
    for (int k = 0; k < ranks->count; in += e->in_sizes[k++])
        if (k != ranks->rank) receive(e, k, in);
    for (int k = 0; k < ranks->count; out += e->out_sizes[k++])
        if (k != ranks->rank) send(e, k, out);
    for (int i = 0; i < e->pending; i++) {
        const int code = MPI_Wait(&e->mpi->requests[i], MPI_STATUS_IGNORE);
        if (e->code == MPI_SUCCESS) e->code = code;
    }
}

// What a rank sends to itself, and the sizes of the largest part and of all that is sent.
static void keep_own(const exchange *e, int64_t *largest, int64_t *sent)
{
    const pave_ranks *ranks = &e->mpi->ranks;
    char *in = e->in;
    const char *out = e->out;
    *largest = *sent = 0;
    for (int k = 0; k < ranks->count; k++) {
        const int64_t out_size = e->out_sizes[k], in_size = e->in_sizes[k];
        const int64_t more = out_size > in_size ? out_size : in_size;
        if (k == ranks->rank) {
            assert(out_size == in_size);
            if (in_size > 0) memcpy(in, out, (size_t)in_size);
        } else {
            *largest = more > *largest ? more : *largest;
            *sent += out_size;
        }
        out += out_size;
        in += in_size;
    }
}

pave_result pave_mpi_exchange(void *context, const void *out, const int64_t *out_sizes, void *in,
                              const int64_t *in_sizes)
{
    pave_mpi *mpi = context;
    exchange e = {.mpi = mpi,
                  .out = out,
                  .in = in,
                  .out_sizes = out_sizes,
                  .in_sizes = in_sizes,
                  .code = MPI_SUCCESS};
    int64_t largest, sent;
    keep_own(&e, &largest, &sent);
    for (; e.from < largest && e.code == MPI_SUCCESS; e.from += mpi->piece) exchange_pieces(&e);
    count_call(mpi, sent);
    return pave_mpi_result(e.code);
}
