/// cli/world/painted_sheet.h: paints a blank sheet of tiles of any shape like a built-in set.
#ifndef PAVE_CLI_PAINTED_SHEET_H
#define PAVE_CLI_PAINTED_SHEET_H

#include <pave/builtin.h>
#include <pave/formats/tiled.h>

/// Paints over the sheet that pave_tiled_template_write has written to def->png_path. Pixels cut by
/// a side of a tile become opaque, so that neighbours on a map leave no gaps. Returns PAVE_OK, or
/// an error with its message.
pave_result cli_sheet_paint(const pave_tiled_template_def *def, pave_builtin theme,
                            pave_progress progress, pave_error *error);

#endif
