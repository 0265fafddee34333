/// formats/tiled/tiled_png_tiles.h: writes a PNG of a rectangle of tiles that cover their cells.
/// The compressor need not search for repeated bytes: it remembers where each row of each tile was
/// last written. The time therefore depends mostly on the number of tiles that were not used
/// recently. Equal pixels give equal bytes.
///
/// Based on: W3C, "Portable Network Graphics (PNG) Specification", second edition, 2003; P.
/// Deutsch, "DEFLATE Compressed Data Format Specification", RFC 1951, 1996.
#ifndef PAVE_FORMATS_TILED_PNG_TILES_H
#define PAVE_FORMATS_TILED_PNG_TILES_H

#include "../common/common_png_writer.h"

typedef struct pave_png_tiles {
    pave_output *output; ///< receives the bytes and any error
    int32_t columns, rows, tile_width, tile_height;
    pave_png_palette *palette; ///< all colours; NULL: RGB
    uint32_t slots;            ///< maximum number of tiles
    struct pave_png_tile **tiles;
    struct pave_png_state *state;
    pave_png_writer png;
} pave_png_tiles;

/// Writes the header of a picture whose sizes, palette and slots are set. Always call
/// pave_png_tiles_end afterwards, even after a failure.
void pave_png_tiles_begin(pave_png_tiles *self);

/// Returns true if the slot has a tile.
static inline bool pave_png_tiles_has(const pave_png_tiles *self, uint32_t slot)
{
    return self->tiles[slot] != NULL;
}

/// Sets the tile of a slot from its pixels.
void pave_png_tiles_add(pave_png_tiles *self, uint32_t slot, const uint8_t *rgba);

/// Writes the next `count` rows of tiles, by their slots, which must all be set: at most
/// PAVE_PNG_BANDS_MAX. Bands begin with each call, so the counts change the bytes.
void pave_png_tiles_rows(pave_png_tiles *self, const uint32_t *slots, int32_t count);

/// Finishes the file unless the output has failed, and releases the writer.
void pave_png_tiles_end(pave_png_tiles *self);

#endif
