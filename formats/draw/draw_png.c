/// formats/draw/draw_png.c: draws a scene to a PNG in bands, so that a large picture is never in
/// memory at once.
#include "../common/common_memory.h"
#include "../common/common_png_writer.h"
#include "draw_cairo.h"

enum { BAND_PIXELS = 1 << 22 };

/// Draws the rows of the frame from `top` on into the surface.
static void draw_rows(cairo_surface_t *surface, pave_draw_work *work, int32_t top, int32_t rows)
{
    cairo_t *cairo = cairo_create(surface);
    pave_draw_clear(cairo);
    cairo_translate(cairo, 0, -top);
    pave_draw_items(cairo, work, top, top + rows, rows);
    pave_draw_failed(work->output, cairo_status(cairo));
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
}

/// Like draw_rows, if parts of the picture are separate scenes.
static void draw_part(cairo_surface_t *surface, pave_draw_work *work, int32_t top, int32_t rows)
{
    const pave_scene *whole = work->scene;
    const pave_scene_frame *all = work->frame;
    pave_scene *part = NULL;
    pave_scene_frame frame = *all;
    frame.origin.y += top / all->scale;
    frame.height = rows;
    const pave_result result = work->parts->make(work->parts->context, &frame, &part);
    if (result != PAVE_OK) pave_output_fail(work->output, result, "%s", pave_result_text(result));
    work->scene = part;
    work->frame = &frame;
    if (part) draw_rows(surface, work, 0, rows);
    work->scene = whole;
    work->frame = all;
    pave_scene_destroy(part);
}

static void draw_band(cairo_surface_t *surface, pave_draw_work *work, int32_t top, int32_t rows)
{
    work->done = 2 * (int64_t)top;
    (work->parts->make ? draw_part : draw_rows)(surface, work, top, rows);
}

static void write_rows(pave_png_writer *png, cairo_surface_t *surface, pave_draw_work *work,
                       int32_t top, int32_t rows, uint8_t *row)
{
    const unsigned char *data = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    for (int32_t y = 0; y < rows && !pave_draw_stopped(work, 2 * (int64_t)top + rows + y); y++) {
        pave_draw_unpack(data + (size_t)y * stride, cairo_image_surface_get_width(surface), row);
        pave_png_writer_rows(png, row, 1);
    }
}

static void write_bands(pave_draw_work *work, int32_t band, cairo_surface_t *surface, uint8_t *row)
{
    const pave_scene_frame *frame = work->frame;
    pave_output *output = work->output;
    pave_png_writer png;
    pave_png_writer_begin(&png, output, frame->width, frame->height,
                          (pave_scene_get_def(work->scene).background & 255) == 255 ? 3 : 4, NULL);
    for (int32_t top = 0; top < frame->height && output->result == PAVE_OK; top += band) {
        int32_t rows = frame->height - top < band ? frame->height - top : band;
        draw_band(surface, work, top, rows);
        if (output->result == PAVE_OK) write_rows(&png, surface, work, top, rows, row);
    }
    pave_png_writer_end(&png);
}

void pave_draw_png(pave_draw_work *work)
{
    const pave_scene_frame *frame = work->frame;
    pave_output *output = work->output;
    int32_t fits = BAND_PIXELS / frame->width, band = fits < frame->height ? fits : frame->height;
    work->total = 2 * (int64_t)frame->height; // counts drawn rows and written rows
    if (pave_draw_stopped(work, 0)) return;
    size_t row_size = 4 * (size_t)frame->width;
    uint8_t *row = pave_common_array(output->allocator, row_size, 1);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, frame->width, band);
    if (!row) pave_output_no_memory(output);
    if (!pave_draw_failed(output, cairo_surface_status(surface)))
        write_bands(work, band, surface, row);
    cairo_surface_destroy(surface);
    pave_common_free(output->allocator, row);
}
