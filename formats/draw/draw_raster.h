/// formats/draw/draw_raster.h: rasterizes fills and strokes of scenes. On pictures of many small
/// shapes it is several times as fast as cairo.
#ifndef PAVE_FORMATS_DRAW_RASTER_H
#define PAVE_FORMATS_DRAW_RASTER_H

#include "draw_cairo.h"

/// An edge of a shape, in pixels.
typedef struct pave_draw_edge {
    pave_vec2 from, to;
} pave_draw_edge;

/// A rasterizer. Initialize to {0} and set the frame.
typedef struct pave_draw_raster {
    const pave_scene_frame *frame;
    const pave_allocator *allocator;
    uint32_t *pixels; ///< premultiplied ARGB of the frame's rows top..bottom-1
    size_t stride;    ///< pixels per row in memory
    int32_t top, bottom;
    float *cover;          ///< all zero between shapes
    pave_draw_edge *edges; ///< edges of the current shape
    size_t count, room;
    bool failed; ///< out of memory
} pave_draw_raster;

/// Draws an item. Returns false if cairo must draw it: images, labels, dashes, and strokes with
/// corners that are not round.
bool pave_draw_raster_item(pave_draw_raster *raster, const pave_scene_item *item);

void pave_draw_raster_release(pave_draw_raster *raster);

#endif
