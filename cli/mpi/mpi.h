/// cli/mpi/mpi.h: one message and one exit code of the many processes of pave-mpi.
#ifndef PAVE_CLI_MPI_H
#define PAVE_CLI_MPI_H

#include "../opt.h"

/// Makes the ranks behind the first one silent: what they print is lost, and the first messages
/// that they write to standard error are kept. Call it once, before any message.
void mpi_silence(const pave_ranks *ranks);

/// How a call has ended, the same on all ranks.
typedef struct mpi_end {
    int code;   ///< the greatest exit code of all ranks
    int signal; ///< the greatest signal that came to one of them; 0: none
} mpi_end;

/// Gathers how the call has ended on all ranks; `code` is the own exit code. Where the first rank
/// has written no message, it writes that of the first rank that has one.
mpi_end mpi_gather_end(const pave_ranks *ranks, int code);

#endif
