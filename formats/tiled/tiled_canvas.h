/// formats/tiled/tiled_canvas.h: part of a picture in memory, and drawing tiles into it.
#ifndef PAVE_FORMATS_TILED_CANVAS_H
#define PAVE_FORMATS_TILED_CANVAS_H

#include "tiled_sprites.h"

/// Pixels left..right-1, top..bottom-1 of a picture; each row of right - left pixels fits in
/// `stride` bytes.
typedef struct pave_tiled_canvas {
    uint8_t *rgba;
    size_t stride;
    int64_t left, top, right, bottom;
} pave_tiled_canvas;

/// Draws the sprite of a tile, turned by the bits of its id, with its lower left corner at (left,
/// bottom), clipped to the canvas. PAVE_WANG_EMPTY draws nothing. Only turned hexagons allocate
/// memory. Returns PAVE_OK, PAVE_INVALID if the tile has no sprite, or PAVE_NO_MEMORY. Linear in
/// the number of pixels.
pave_result pave_tiled_canvas_put(const pave_tiled_canvas *canvas, pave_tiled_sprites *sprites,
                                  uint32_t id, pave_tiled_orientation orientation, int64_t left,
                                  int64_t bottom);

#endif
