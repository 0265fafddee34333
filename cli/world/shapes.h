/// cli/world/shapes.h: the smallest complete sets of the shapes of a grid, and their sheet.
#ifndef PAVE_CLI_SHAPES_H
#define PAVE_CLI_SHAPES_H

#include "sheet.h"

#include "../grid/grid_cache.h"

#include <pave/wang_complete.h>

/// {0} at first; cli_shapes_close at the end.
typedef struct cli_shapes {
    grid_cache cache;
    grid_answer answer;
    const char *grid; // the name of a tiling; NULL: one shape alone
    int count;
    pave_wang_complete_def defs[PAVE_WANG_SIDES_MAX]; // by the order of the faces
} cli_shapes;

/// Finds the shapes of `grid`: square, hex, tri, a number of sides, a tiling or TILING.json; the
/// other fields of the sets are those of `base`. A picture of a shape lies as the first face of it
/// does, where that is a regular polygon. Returns an exit code, after a message where it is not
/// CLI_DONE.
int cli_shapes_open(const char *grid, const pave_wang_complete_def *base, cli_shapes *out);

void cli_shapes_close(cli_shapes *shapes);

/// Writes a sheet of all shapes, whose tiles are `tile` pixels wide, narrower shapes by as much as
/// their sides are equal, and its tile set; never over what the call reads. Returns the same.
int cli_shapes_write(const cli_call *call, const cli_shapes *shapes, const char *png, int tile,
                     bool force);

#endif
