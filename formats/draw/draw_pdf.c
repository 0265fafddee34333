/// formats/draw/draw_pdf.c: a scene as a PDF of one page.
#include "draw_cairo.h"

#include <cairo-pdf.h>

/// Points of a pixel: 72 to 96 of an inch.
#define POINTS 0.75

/// It is not known how many bytes there will be: what is done stays the same meanwhile.
static cairo_status_t take_bytes(void *context, const unsigned char *bytes, unsigned int size)
{
    pave_draw_work *work = context;
    pave_output_bytes(work->output, bytes, size);
    return pave_draw_stopped(work, work->done) ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
}

static void set_metadata(cairo_surface_t *surface, const pave_scene_def *def)
{
    if (def->title) cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, def->title);
    if (def->description)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, def->description);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                   ""); // else it is now, and no file equals another
}

void pave_draw_pdf(pave_draw_work *work)
{
    const pave_scene_frame *frame = work->frame;
    pave_output *output = work->output;
    pave_scene_def def = pave_scene_get_def(work->scene);
    int64_t count = pave_scene_count(work->scene);
    work->total = 2 * count + 1; // cairo lists the items, and then writes them
    if (pave_draw_stopped(work, 0)) return;
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(
        take_bytes, work, POINTS * frame->width, POINTS * frame->height);
    set_metadata(surface, &def);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, POINTS, POINTS);
    pave_draw_items(cairo, work, 0, frame->height, count);
    work->done = count;
    if (output->result == PAVE_OK) cairo_show_page(cairo);
    pave_draw_failed(output, cairo_status(cairo));
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    pave_draw_failed(output, cairo_surface_status(surface));
    cairo_surface_destroy(surface);
}
