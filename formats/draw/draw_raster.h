/// formats/draw/draw_raster.h: fills and strokes of scenes in pixels. Cairo's are general, and take
/// several times as long for the many small shapes that pictures consist of.
#ifndef PAVE_FORMATS_DRAW_RASTER_H
#define PAVE_FORMATS_DRAW_RASTER_H

#include "draw_cairo.h"

/// An edge of a shape, in pixels.
typedef struct pave_draw_edge {
    pave_vec2 from, to;
} pave_draw_edge;

/// {0} at first, with the frame set.
typedef struct pave_draw_raster {
    const pave_scene_frame *frame;
    const pave_allocator *allocator;
    uint32_t *pixels; ///< premultiplied ARGB, of the frame's rows from `top` up to `bottom`
    size_t stride;    ///< pixels from a row to the next
    int32_t top, bottom;
    float *cover;          ///< all zero between shapes
    pave_draw_edge *edges; ///< of a shape
    size_t count, room;
    bool failed; ///< no memory
} pave_draw_raster;

/// Draws an item. Returns false where cairo must do it: images, labels, dashes, and corners of
/// strokes that are not round.
bool pave_draw_raster_item(pave_draw_raster *raster, const pave_scene_item *item);

void pave_draw_raster_release(pave_draw_raster *raster);

#endif
