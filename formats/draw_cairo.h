/// formats/draw_cairo.h: the items of a scene, drawn by cairo.
#ifndef PAVE_FORMATS_DRAW_CAIRO_H
#define PAVE_FORMATS_DRAW_CAIRO_H

#include "common_output.h"

#include <pave/formats/draw.h>

#include <cairo.h>

/// Draws the background and all items that touch the rows top..bottom-1 of the frame. One unit of `cairo` is a pixel of the frame, and (0, 0) its
/// upper left corner. What goes wrong stays in `cairo`.
void pave_draw_items(cairo_t *cairo, const pave_scene *scene, const pave_scene_frame *frame, int32_t top, int32_t bottom);

/// Makes the output fail if a status of cairo says so. Returns whether it has failed, now or before.
bool pave_draw_failed(pave_output *output, cairo_status_t status);

/// Write the scene into an open output. What goes wrong stays in the output.
void pave_draw_pdf(const pave_scene *scene, const pave_scene_frame *frame, pave_output *output);
void pave_draw_png(const pave_scene *scene, const pave_scene_frame *frame, pave_output *output);

#endif
