/// A segregation on the ranks of MPI: each has a strip of the rows, and together they give the
/// result of one process. Run it by `mpirun -n 4 mpi_segregation`, or alone.
#include <pave/formats/mpi.h>
#include <pave/segregation_part.h>

#include <stdio.h>

enum { SIZE = 300, STEPS = 100 };

// What the first rank alone writes, of an error that all ranks have.
static int failed(const pave_ranks *ranks, const char *message)
{
    if (pave_ranks_rank(ranks) == 0) fprintf(stderr, "%s\n", message);
    return 1;
}

static int run(const pave_ranks *ranks)
{
    const pave_segregation_part_def def = {
        .window = {.tiling = pave_tiling_square(), .width = SIZE, .height = SIZE},
        .seed = 7,
        .races = 4};
    pave_segregation_part *part = NULL;
    pave_error error = {0};
    uint64_t hash;
    if (pave_segregation_part_create(&def, ranks, NULL, &part, &error) != PAVE_OK)
        return failed(ranks, error.message);
    pave_result result = pave_segregation_part_run(part, STEPS, NULL);
    if (result == PAVE_OK) result = pave_segregation_part_hash(part, &hash);
    if (result == PAVE_OK && pave_ranks_rank(ranks) == 0) {
        const pave_segregation_part_state state = pave_segregation_part_get_state(part);
        printf("%d ranks: %s after %d steps, %lld of %lld agents satisfied; hash %016llx\n",
               (int)pave_ranks_count(ranks), pave_segregation_status_name(state.status),
               (int)state.steps, (long long)state.satisfied, (long long)state.agents,
               (unsigned long long)hash);
    }
    pave_segregation_part_destroy(part);
    return result == PAVE_OK ? 0 : failed(ranks, pave_result_text(result));
}

int main(int argc, char **argv)
{
    pave_mpi *mpi = NULL;
    pave_error error = {0};
    MPI_Init(&argc, &argv);
    int code = 1;
    if (pave_mpi_open(MPI_COMM_WORLD, NULL, &mpi, &error) == PAVE_OK)
        code = run(pave_mpi_ranks(mpi));
    else
        fprintf(stderr, "%s\n", error.message);
    pave_mpi_close(mpi);
    MPI_Finalize();
    return code;
}
