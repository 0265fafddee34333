// Uses the installed core and pave_mpi, on one rank.
#include <pave/formats/mpi.h>
#include <pave/pave.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    pave_mpi *mpi = NULL;
    pave_error error;
    int64_t value = 7;
    MPI_Init(&argc, &argv);
    if (pave_mpi_open(MPI_COMM_WORLD, NULL, &mpi, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    const pave_result result = pave_ranks_most(pave_mpi_ranks(mpi), 1, &value);
    pave_mpi_close(mpi);
    MPI_Finalize();
    if (result != PAVE_OK || value != 7) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
