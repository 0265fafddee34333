/// cli/world/blank_sheets.h: writes a sheet of tiles and its tile-set file: blank, to be painted
/// over, or in the theme of a built-in set.
#ifndef PAVE_CLI_BLANK_SHEETS_H
#define PAVE_CLI_BLANK_SHEETS_H

#include "../grid/grid_cache.h"
#include "set_source.h"

#include <pave/wang.h>

enum { CLI_SHEET_PATH_SIZE = 4096 };

/// A sheet of tiles.
typedef struct cli_sheet {
    pave_tiled_template_def def;  ///< cli_sheet_write sets its tsx_path
    const char *grid;             ///< name of a tiling; NULL: the number of sides is used
    const uint8_t *color_mirrors; ///< NULL if each colour is its own mirror image
    const pave_builtin *theme;    ///< paints the tiles like this set; NULL: blank tiles
    const cli_call *call;         ///< call whose inputs must not be replaced
    const cli_source *source;     ///< source whose files must not be replaced; may be NULL
    bool force;                   ///< whether other existing files are replaced
} cli_sheet;

/// Writes the picture, def.png_path, and next to it a TSX, or a JSON if Tiled cannot represent the
/// set: both or neither. Returns an exit code, after a message unless it is CLI_DONE.
int cli_sheet_write(const cli_sheet *sheet);

/// The shapes of a grid. Initialize to {0}; release with cli_shapes_close.
typedef struct cli_shapes {
    grid_cache cache;
    grid_answer answer;
    const char *grid;          // name of a tiling; NULL: a single shape
    const pave_builtin *theme; // paints the tiles like this set; NULL: blank tiles
    int count;
    pave_wang_complete_def defs[PAVE_WANG_SIDES_MAX]; // in the order of the faces
} cli_shapes;

/// Finds the shapes of `grid`: square, hex, tri, a number of sides, a tiling or TILING.json; the
/// other fields of the sets come from `base`. The picture of a shape has the orientation of its
/// first face, if that is a regular polygon. Returns an exit code, after a message unless it is
/// CLI_DONE.
int cli_shapes_open(const char *grid, const pave_wang_complete_def *base, cli_shapes *out);

void cli_shapes_close(cli_shapes *shapes);

/// Writes a sheet of all shapes and its tile set. Tiles are `tile` pixels wide; narrower shapes are
/// scaled so that sides are equal. Never overwrites inputs of the command. Returns an exit code as
/// above.
int cli_shapes_write(const cli_call *call, const cli_shapes *shapes, const char *png, int tile,
                     bool force);

#endif
