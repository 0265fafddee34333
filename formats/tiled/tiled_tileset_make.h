/// formats/tiled/tiled_tileset_make.h: tile sets that are made here instead of read. They are
/// released as those that are read.
#ifndef PAVE_FORMATS_TILED_TILESET_MAKE_H
#define PAVE_FORMATS_TILED_TILESET_MAKE_H

#include "../common/common_png_writer.h"

#include <pave/formats/tiled.h>

/// An empty tile set; NULL when there is no memory.
pave_tiled_tileset *pave_tiled_tileset_make(const pave_allocator *allocator);

/// Gives a tile set its one wang set, with room for colours and tiles; false when there is no
/// memory.
bool pave_tiled_tileset_make_wangset(pave_tiled_tileset *tileset, const char *name,
                                     pave_wang_kind kind, int colors, uint32_t tiles);

/// The files of a tile set that is made here, on their way.
typedef struct pave_tiled_sheet_files {
    pave_output picture, text;
} pave_tiled_sheet_files;

/// Opens and writes the sheet to tileset->image.path and, unless tileset->path is NULL, the TSX,
/// without closing them. `paint` writes all rows. `out` receives the output to close, of which the
/// other one is the companion. Returns PAVE_OK; what opening them returns, and then nothing is
/// open. A failure while writing is in `out`.
pave_result pave_tiled_sheet_open(pave_tiled_sheet_files *files, const pave_tiled_tileset *tileset,
                                  void (*paint)(void *context, pave_png_writer *png), void *context,
                                  pave_output **out, pave_error *error);

/// The same of a built-in set whose paths are set.
pave_result pave_tiled_builtin_open(pave_tiled_sheet_files *files,
                                    const pave_tiled_tileset *tileset, pave_output **out,
                                    pave_error *error);

/// Whether a tile set was made of a built-in set and has no paths yet: its tiles can only be
/// painted.
bool pave_tiled_is_builtin(const pave_tiled_tileset *tileset, pave_builtin *out);

/// Sets the paths of a tile set, of its sheet and of its TSX (NULL: it has none). Returns PAVE_OK;
/// PAVE_INVALID where they are the same file; PAVE_NO_MEMORY.
pave_result pave_tiled_sheet_place(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path, pave_error *error);

/// Paints the sheet to `png_path`, with the size that tileset->image says, and, unless tsx_path is
/// NULL, writes the TSX; sets the paths in `tileset`. `paint` writes all rows. Where one of the two
/// files cannot be written, neither is.
pave_result pave_tiled_sheet_write(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path,
                                   void (*paint)(void *context, pave_png_writer *png),
                                   void *context, pave_error *error);

#endif
