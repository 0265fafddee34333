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

/// Paints the sheet to `png_path`, with the size that tileset->image says, and, unless tsx_path is
/// NULL, writes the TSX; sets the paths in `tileset`. `paint` writes all rows. Where one of the two
/// files cannot be written, neither is.
pave_result pave_tiled_sheet_write(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path,
                                   void (*paint)(void *context, pave_png_writer *png),
                                   void *context, pave_error *error);

#endif
