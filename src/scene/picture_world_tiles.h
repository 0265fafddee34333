/// src/scene/picture_world_tiles.h: draws a world by fitting the image of each tile into its cell,
/// on any tiling.
#ifndef PAVE_SRC_PICTURE_WORLD_TILES_H
#define PAVE_SRC_PICTURE_WORLD_TILES_H

#include "picture_parts.h"

enum {
    PAVE_TILES_BITS = 8, ///< of a coordinate behind the point, in the image and in the pictures
    PAVE_TILES_UNIT = 1 << PAVE_TILES_BITS
};

/// A point of the image and where it comes from in the picture of the tile. With
/// PAVE_PICTURE_TILE_SIZE_MAX pixels all products of the fill stay within 2^62.
typedef struct pave_tiles_point {
    int64_t x, y; ///< of the image, in 1 / PAVE_TILES_UNIT pixels
    int64_t u, v; ///< of the picture
} pave_tiles_point;

/// A polygon that is filled from a picture.
typedef struct pave_tiles_cell {
    int sides;
    pave_tiles_point corners[PAVE_WANG_SIDES_MAX], middle;
    const pave_picture_tile *tile;
    bool boxed; ///< the polygon of the picture is all of it: squares
    /// Of the sides of the picture's polygon: a x + b y + c is the distance of a point from it, in
    /// pixels, inwards, less half of what a pixel reaches.
    double a[PAVE_WANG_SIDES_MAX], b[PAVE_WANG_SIDES_MAX], c[PAVE_WANG_SIDES_MAX];
} pave_tiles_cell;

/// The rows of an image that are filled.
typedef struct pave_tiles_band {
    uint8_t *rgba;
    int32_t width;
    int32_t top, bottom; ///< rows top..bottom - 1
} pave_tiles_band;

/// Fills the pixels whose middles are in the cell; of two cells that share a side, a middle on it
/// belongs to one. Linear in the pixels.
void pave_tiles_fill(const pave_tiles_cell *cell, const pave_tiles_band *band);

/// Draws a world by def->pictures. PAVE_OK, or what went wrong with `error` filled.
pave_result pave_tiles_picture(const pave_picture_world_def *def, const pave_allocator *allocator,
                               const pave_batch *batch, pave_scene **out, pave_error *error);

#endif
