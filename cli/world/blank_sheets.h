/// cli/world/blank_sheets.h: the smallest complete sets of the shapes of a grid, and their sheet.
#ifndef PAVE_CLI_BLANK_SHEETS_H
#define PAVE_CLI_BLANK_SHEETS_H

#include "../grid/grid_cache.h"
#include "named_set.h"

#include <pave/wang.h>

enum { CLI_SHEET_PATH_SIZE = 4096 };

/// A sheet of some tiles.
typedef struct cli_sheet {
    pave_tiled_template_def def;  ///< its tsx_path is found here
    const char *grid;             ///< a tiling; NULL: by the sides
    const uint8_t *color_mirrors; ///< NULL: each colour is its own
    const cli_call *call;         ///< what it reads is not replaced
    const cli_source *source;     ///< neither are the files of this; NULL: none
    bool force;                   ///< replace what else is there
} cli_sheet;

/// Writes the picture, def.png_path, and beside it a TSX, or where Tiled has no form for the set a
/// JSON: both, or neither. Returns an exit code, after a message where it is not CLI_DONE.
int cli_sheet_write(const cli_sheet *sheet);

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
