/// src/scene/picture_world_tiles.h: draws a world by fitting the image of each tile into its cell,
/// on any tiling.
#ifndef PAVE_SRC_PICTURE_WORLD_TILES_H
#define PAVE_SRC_PICTURE_WORLD_TILES_H

#include "picture_shared.h"

enum {
    PAVE_TILES_BITS = 8, ///< number of fraction bits of coordinates, in the image and in the
                         ///< pictures
    PAVE_TILES_UNIT = 1 << PAVE_TILES_BITS
};

/// A point of the image and its source in the tile's picture. With PAVE_PICTURE_TILE_SIZE_MAX
/// pixels, all products of the fill stay within 2^62.
typedef struct pave_tiles_point {
    int64_t x, y; ///< in the image, in 1 / PAVE_TILES_UNIT pixels
    int64_t u, v; ///< in the picture
} pave_tiles_point;

/// A polygon to be filled with a part of a picture.
typedef struct pave_tiles_cell {
    int sides;
    pave_tiles_point corners[PAVE_WANG_SIDES_MAX], middle;
    const pave_picture_tile *tile;
    bool boxed; ///< the polygon covers the whole picture, as for squares
    /// Sides of the picture's polygon: a x + b y + c is the inward distance of a point in pixels,
    /// minus half the extent of a pixel.
    double a[PAVE_WANG_SIDES_MAX], b[PAVE_WANG_SIDES_MAX], c[PAVE_WANG_SIDES_MAX];
} pave_tiles_cell;

/// The range of image rows to fill.
typedef struct pave_tiles_band {
    uint8_t *rgba;
    int32_t width;
    int32_t top, bottom; ///< rows top..bottom - 1
} pave_tiles_band;

/// Fills the pixels whose centres are in the cell. A centre on a side shared by two cells belongs
/// to one of them. Linear in the number of pixels.
void pave_tiles_fill(const pave_tiles_cell *cell, const pave_tiles_band *band);

/// Draws a world with the pictures in def->pictures. Returns PAVE_OK, or an error with `error`
/// filled.
pave_result pave_tiles_picture(const pave_picture_world_def *def, const pave_allocator *allocator,
                               const pave_batch *batch, pave_scene **out, pave_error *error);

#endif
