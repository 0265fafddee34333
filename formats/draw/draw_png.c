/// formats/draw/draw_png.c: a scene as PNG, band by band, so that a large picture needs not all its
/// pixels at a time.
#include "../common/common_memory.h"
#include "../common/common_png_writer.h"
#include "draw_cairo.h"

enum { BAND_PIXELS = 1 << 24 };

/// Draws the rows from `top` on into the surface, as many as it has.
static void draw_band(cairo_surface_t *surface, pave_draw_work *work, int32_t top, int32_t rows)
{
    cairo_t *cairo = cairo_create(surface);
    pave_draw_clear(cairo);
    cairo_translate(cairo, 0, -top);
    work->done = 2 * (int64_t)top;
    pave_draw_items(cairo, work, top, top + rows, rows);
    pave_draw_failed(work->output, cairo_status(cairo));
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
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
    pave_png_writer_begin(&png, output, frame->width, frame->height);
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
    work->total = 2 * (int64_t)frame->height; // rows that are drawn, and rows that are written
    if (pave_draw_stopped(work, 0)) return;
    size_t row_size = 4 * (size_t)frame->width;
    uint8_t *row = pave_common_array(output->allocator, row_size, 1);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, frame->width, band);
    if (!row) pave_output_no_memory(output);
    if (!pave_draw_failed(output, cairo_surface_status(surface)))
        write_bands(work, band, surface, row);
    cairo_surface_destroy(surface);
    pave_common_array_release(output->allocator, row, row_size, 1);
}
