/// cli/world/sheet.h: sheets to paint over, with their tile sets.
#ifndef PAVE_CLI_SHEET_H
#define PAVE_CLI_SHEET_H

#include "source.h"

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

#endif
