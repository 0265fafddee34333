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

/// Draws a sprite, turned as `bits` say, with its lower left corner at (left, bottom), cut off at
/// the canvas. Only turned hexagons take memory, from `allocator`. Returns PAVE_OK or
/// PAVE_NO_MEMORY. Linear in the pixels.
pave_result pave_tiled_canvas_draw(const pave_tiled_canvas *canvas, const pave_tiled_sprite *sprite,
                                   uint32_t bits, pave_tiled_orientation orientation,
                                   const pave_allocator *allocator, int64_t left, int64_t bottom);

#endif
