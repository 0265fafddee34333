/// formats/tiled/tiled_sheet_write.h: makes tile sets that are not read from a file, and writes
/// their sheets. Release them like tile sets that were read.
#ifndef PAVE_FORMATS_TILED_SHEET_WRITE_H
#define PAVE_FORMATS_TILED_SHEET_WRITE_H

#include "../common/common_png_writer.h"

#include <pave/formats/tiled.h>

/// Allocates an empty tile set; NULL if out of memory.
pave_tiled_tileset *pave_tiled_tileset_make(const pave_allocator *allocator);

/// Adds a tile set's only wang set, with memory for colours and tiles; returns false if out of
/// memory.
bool pave_tiled_tileset_make_wangset(pave_tiled_tileset *tileset, const char *name,
                                     pave_wang_kind kind, int colors, uint32_t tiles);

/// The open files of a tile set.
typedef struct pave_tiled_sheet_files {
    pave_output picture, text;
} pave_tiled_sheet_files;

/// Opens and writes the sheet to tileset->image.path and, unless tileset->path is NULL, the TSX,
/// without closing them. `paint` writes all rows. `out` receives the output to close, which has the
/// other one as its companion. Returns PAVE_OK, or the error of opening them, in which case no file
/// is open. A failure while writing is in `out`.
pave_result pave_tiled_sheet_open(pave_tiled_sheet_files *files, const pave_tiled_tileset *tileset,
                                  void (*paint)(void *context, pave_png_writer *png), void *context,
                                  pave_output **out, pave_error *error);

/// Like pave_tiled_sheet_open, for a built-in set whose paths are set.
pave_result pave_tiled_builtin_open(pave_tiled_sheet_files *files,
                                    const pave_tiled_tileset *tileset, pave_output **out,
                                    pave_error *error);

/// Returns true if a tile set was made from a built-in set and has no paths yet: its tiles must be
/// painted.
bool pave_tiled_is_builtin(const pave_tiled_tileset *tileset, pave_builtin *out);

/// Sets the paths of a tile set's sheet and TSX (NULL: it has no TSX). Returns PAVE_OK;
/// PAVE_INVALID if they are the same file; PAVE_NO_MEMORY.
pave_result pave_tiled_sheet_place(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path, pave_error *error);

/// Paints the sheet to `png_path`, with the size in tileset->image, and writes the TSX unless
/// tsx_path is NULL; sets the paths in `tileset`. `paint` writes all rows. Writes both files or
/// neither.
pave_result pave_tiled_sheet_write(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path,
                                   void (*paint)(void *context, pave_png_writer *png),
                                   void *context, pave_error *error);

#endif
