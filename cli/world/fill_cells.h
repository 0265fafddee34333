/// cli/world/fill_cells.h: fills windows of any grid, and multigrids.
#ifndef PAVE_CLI_WORLD_FILL_CELLS_H
#define PAVE_CLI_WORLD_FILL_CELLS_H

#include "../opt.h"
#include "world_source.h"

#include <pave/world.h>

typedef struct cli_window_fill {
    const cli_call *call;
    cli_named_world *ground; ///< ground with its world
    const grid_window_options *options;
    pave_cell at;
    const char *at_text;         ///< --at on a multigrid; NULL if not given
    const char *within, *output; ///< NULL if not given
    const char *from;            ///< the file that the JSON refers to; may be NULL
    const cli_wishes *wishes;
    uint64_t seed;
    bool csv, json; ///< csv contains only the tiles
    bool hash;      ///< prints the hash
    bool mask;      ///< writes a mask by ground->connection.passable instead of tiles
    pave_runner runner;
} cli_window_fill;

/// Fills and writes the tiles. Returns an exit code, after a message unless it is CLI_DONE.
int cli_fill_window(const cli_window_fill *fill);

/// Like cli_fill_window, on a multigrid.
int cli_fill_rhombs(const cli_window_fill *fill);

#endif
