/// formats/tiled_tileset_make.h: tile sets that are made here instead of read. They are released as those that are read.
#ifndef PAVE_FORMATS_TILED_TILESET_MAKE_H
#define PAVE_FORMATS_TILED_TILESET_MAKE_H

#include <pave/formats/tiled.h>

/// An empty tile set; NULL when there is no memory.
pave_tiled_tileset *pave_tiled_tileset_make(const pave_allocator *allocator);

/// A copy of a text, as tile sets hold them; NULL when there is no memory.
char *pave_tiled_tileset_text(const pave_allocator *allocator, const char *text);

/// Gives a tile set its one wang set, with room for colours and tiles; false when there is no memory.
bool pave_tiled_tileset_make_wangset(pave_tiled_tileset *tileset, const char *name, pave_wang_kind kind, int colors, uint32_t tiles);

/// Notes where the sheet and, unless tsx_path is NULL, the tile set itself have been written.
pave_result pave_tiled_tileset_name_files(pave_tiled_tileset *tileset, const char *png_path, const char *tsx_path, pave_error *error);

#endif
