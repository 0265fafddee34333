/// formats/draw/draw_cairo.h: draws scene items with cairo.
#ifndef PAVE_FORMATS_DRAW_CAIRO_H
#define PAVE_FORMATS_DRAW_CAIRO_H

#include "../common/common_output.h"

#include <pave/formats/draw.h>

#include <cairo.h>

/// State and progress of a drawing.
typedef struct pave_draw_work {
    const pave_scene *scene;
    const pave_scene_frame *frame;
    pave_output *output;           ///< fails when the work must stop
    const pave_scene *whole;       ///< content of all pages; `scene` is the first page
    const pave_draw_parts *parts;  ///< PNG only
    const pave_scene_paper *paper; ///< NULL: a single page, the scene
    int64_t pages;
    int64_t done, total;
} pave_draw_work;

/// Maximum size in pixels. Cairo's fixed-point numbers, with 24 integer bits, would overflow
/// beyond.
#define PAVE_DRAW_PIXELS_MAX 4e6

static inline double pave_draw_clamp(double pixels)
{
    return pixels < -PAVE_DRAW_PIXELS_MAX  ? -PAVE_DRAW_PIXELS_MAX
           : pixels > PAVE_DRAW_PIXELS_MAX ? PAVE_DRAW_PIXELS_MAX
                                           : pixels;
}

/// Converts a point to pixels of the frame.
static inline pave_vec2 pave_draw_point(const pave_scene_frame *frame, pave_vec2 point)
{
    return pave_vec2_of(pave_draw_clamp((point.x - frame->origin.x) * frame->scale),
                        pave_draw_clamp((point.y - frame->origin.y) * frame->scale));
}

/// Reports progress. Returns true if the output has failed and drawing must stop.
bool pave_draw_stopped(pave_draw_work *work, int64_t done);

/// Draws the background and all items that touch the rows top..bottom-1 of the frame. One unit of
/// `cairo` is a pixel of the frame, and (0, 0) its upper left corner. Errors are kept in `cairo`.
/// Progress runs from `done` to `done + share`; drawing ends early if the work must stop.
void pave_draw_items(cairo_t *cairo, pave_draw_work *work, int32_t top, int32_t bottom,
                     int64_t share);

/// Makes the output fail if the cairo status is an error. Returns true if the output has failed.
bool pave_draw_failed(pave_output *output, cairo_status_t status);

/// Makes all pixels transparent.
void pave_draw_clear(cairo_t *cairo);

/// Converts a row of cairo's pixels to RGBA with straight alpha. `out` must hold at least 4 * width
/// elements.
void pave_draw_unpack(const unsigned char *from, int32_t width, uint8_t *out);

/// Write the scene to the work's open output and set the total. Errors are kept in the output.
void pave_draw_pdf(pave_draw_work *work);
void pave_draw_png(pave_draw_work *work);

#endif
