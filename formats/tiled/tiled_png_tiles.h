/// formats/tiled/tiled_png_tiles.h: a PNG of a rectangle of tiles that cover their cells. Nothing
/// is searched for in it: where a row of a tile's pixels stood before is known, and so a picture
/// takes about as long as its tiles that are seen for the first time in a while. The same bytes for
/// the same pixels.
///
/// Based on: W3C, "Portable Network Graphics (PNG) Specification", second edition, 2003; P.
/// Deutsch, "DEFLATE Compressed Data Format Specification", RFC 1951, 1996.
#ifndef PAVE_FORMATS_TILED_PNG_TILES_H
#define PAVE_FORMATS_TILED_PNG_TILES_H

#include "../common/common_output.h"
#include "../common/common_png_palette.h"

typedef struct pave_png_tiles {
    pave_output *output; ///< keeps whatever goes wrong
    int32_t columns, rows, tile_width, tile_height;
    int channels;              ///< 3, or 1 with a palette
    pave_png_palette *palette; ///< all colours; NULL: RGB
    uint32_t slots;            ///< how many tiles there may be
    struct pave_png_tile **tiles;
    struct pave_png_state *state;
} pave_png_tiles;

/// Writes the head of a picture whose sizes, channels and slots are set. Whatever goes wrong,
/// pave_png_tiles_end is called afterwards.
void pave_png_tiles_begin(pave_png_tiles *self);

/// Whether the tile of a slot is known.
static inline bool pave_png_tiles_has(const pave_png_tiles *self, uint32_t slot)
{
    return self->tiles[slot] != NULL;
}

/// Makes a tile known by its pixels.
void pave_png_tiles_add(pave_png_tiles *self, uint32_t slot, const uint8_t *rgba);

/// Writes the next row of tiles, by their slots; all are known.
void pave_png_tiles_row(pave_png_tiles *self, const uint32_t *slots);

/// Writes the end, if nothing went wrong, and releases.
void pave_png_tiles_end(pave_png_tiles *self);

#endif
