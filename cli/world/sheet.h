/// cli/world/sheet.h: sheets to paint over, with their tile sets.
#ifndef PAVE_CLI_SHEET_H
#define PAVE_CLI_SHEET_H

#include <pave/formats/tiled.h>

enum { CLI_SHEET_PATH_SIZE = 4096 };

/// Finds the name of the tile set beside SHEET.png, with another ending, and refuses names that are
/// taken unless `force`. `out` must hold CLI_SHEET_PATH_SIZE characters. Returns an exit code,
/// after a message where it is not CLI_DONE.
int cli_sheet_path(const char *png, const char *ending, bool force, char *out);

/// A sheet of some tiles.
typedef struct cli_sheet {
    pave_tiled_template_def def;  ///< its tsx_path is found here
    const uint8_t *color_mirrors; ///< NULL: each colour is its own
    bool force;
} cli_sheet;

/// Writes the picture and beside it a TSX, or where Tiled has no form for the set a JSON. Returns
/// an exit code, after a message where it is not CLI_DONE.
int cli_sheet_write(const cli_sheet *sheet);

#endif
