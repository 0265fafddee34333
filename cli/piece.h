/// cli/piece.h: pieces of grids, before they are made.
#ifndef PAVE_CLI_PIECE_H
#define PAVE_CLI_PIECE_H

#include <pave/window.h>

/// About how many cells a window would have. By its numbers alone, so that one that is too large
/// takes no memory.
double cli_piece_cells(const pave_window_def *def);

#endif
