/// formats/tiled/tiled_canvas.h: a part of a picture in memory, and tiles that are drawn into it.
#ifndef PAVE_FORMATS_TILED_CANVAS_H
#define PAVE_FORMATS_TILED_CANVAS_H

#include "tiled_sprites.h"

/// Pixels left..right-1, top..bottom-1 of a picture; right - left fits into a row of `stride`
/// bytes.
typedef struct pave_tiled_canvas {
    uint8_t *rgba;
    size_t stride;
    int64_t left, top, right, bottom;
} pave_tiled_canvas;

/// Draws the sprite of a tile, turned as the bits of its id say, with its lower left corner at
/// (left, bottom), cut off at the canvas. PAVE_WANG_EMPTY draws nothing. Only turned hexagons take
/// memory. Returns PAVE_OK, PAVE_INVALID if the tile has no sprite, or PAVE_NO_MEMORY. Linear in
/// the pixels.
pave_result pave_tiled_canvas_put(const pave_tiled_canvas *canvas, pave_tiled_sprites *sprites,
                                  uint32_t id, pave_tiled_orientation orientation, int64_t left,
                                  int64_t bottom);

#endif
