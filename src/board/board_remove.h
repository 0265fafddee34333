/// src/board/board_remove.h: random removal with a chosen kernel, for tests.
#ifndef PAVE_SRC_BOARD_REMOVE_H
#define PAVE_SRC_BOARD_REMOVE_H

#include "../base/random_runs.h"

#include <pave/board.h>

/// Runs pave_board_remove_random with a given entry of the table of random_runs.h.
pave_result pave_board_remove_with(pave_board *board, const pave_removal_def *def,
                                   const pave_random_kernel *kernel,
                                   const pave_allocator *allocator, pave_removal *out,
                                   pave_error *error);

#endif
