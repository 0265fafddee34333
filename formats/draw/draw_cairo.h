/// formats/draw/draw_cairo.h: the items of a scene, drawn by cairo.
#ifndef PAVE_FORMATS_DRAW_CAIRO_H
#define PAVE_FORMATS_DRAW_CAIRO_H

#include "../common/common_output.h"

#include <pave/formats/draw.h>

#include <cairo.h>

/// How far the drawing is.
typedef struct pave_draw_work {
    const pave_scene *scene;
    const pave_scene_frame *frame;
    pave_output *output;           ///< fails where the work is to stop
    const pave_scene *whole;       ///< what the pages show; `scene` is the first of them
    const pave_draw_parts *parts;  ///< of a PNG
    const pave_scene_paper *paper; ///< NULL: one page, the scene
    int64_t pages;
    int64_t done, total;
} pave_draw_work;

/// Beyond this many pixels cairo's fixed numbers, of 24 bits before the point, would overflow.
#define PAVE_DRAW_PIXELS_MAX 4e6

static inline double pave_draw_clamp(double pixels)
{
    return pixels < -PAVE_DRAW_PIXELS_MAX  ? -PAVE_DRAW_PIXELS_MAX
           : pixels > PAVE_DRAW_PIXELS_MAX ? PAVE_DRAW_PIXELS_MAX
                                           : pixels;
}

/// Where a point is, in pixels of the frame.
static inline pave_vec2 pave_draw_point(const pave_scene_frame *frame, pave_vec2 point)
{
    return pave_vec2_of(pave_draw_clamp((point.x - frame->origin.x) * frame->scale),
                        pave_draw_clamp((point.y - frame->origin.y) * frame->scale));
}

/// Tells how far it is. Returns whether there is a reason to go no further: the output has failed,
/// now or before.
bool pave_draw_stopped(pave_draw_work *work, int64_t done);

/// Draws the background and all items that touch the rows top..bottom-1 of the frame. One unit of
/// `cairo` is a pixel of the frame, and (0, 0) its upper left corner. What goes wrong stays in
/// `cairo`. All of it is `share` of the total, from `done` on; it ends early where the work is to
/// stop.
void pave_draw_items(cairo_t *cairo, pave_draw_work *work, int32_t top, int32_t bottom,
                     int64_t share);

/// Makes the output fail if a status of cairo says so. Returns whether it has failed, now or
/// before.
bool pave_draw_failed(pave_output *output, cairo_status_t status);

/// Makes all pixels nothing.
void pave_draw_clear(cairo_t *cairo);

/// Writes a row of cairo's pixels as RGBA, alpha not premultiplied. `out` must hold at least
/// 4 * width elements.
void pave_draw_unpack(const unsigned char *from, int32_t width, uint8_t *out);

/// Write the scene into the output of the work, which is open, and set the total. What goes wrong
/// stays in the output.
void pave_draw_pdf(pave_draw_work *work);
void pave_draw_png(pave_draw_work *work);

#endif
