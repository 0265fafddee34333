/// formats/draw/draw_pdf.c: writes a scene as a PDF, on one page or on sheets of paper.
#include "draw_cairo.h"

#include <cairo-pdf.h>

/// PDF points (1/72 inch) per pixel (1/96 inch).
#define POINTS 0.75
#define POINTS_OF_MILLIMETER (72 / 25.4)

/// Writes bytes of the PDF. Reports no progress, since the total size is unknown.
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
                                   ""); // the default is the current time, which would make every
                                        // file differ
}

/// Draws the scene as one page and advances the progress by `share`.
static void draw_page(cairo_t *cairo, pave_draw_work *work, int64_t share)
{
    const int64_t done = work->done;
    pave_draw_items(cairo, work, 0, work->frame->height, share);
    work->done = done + share;
    if (work->output->result == PAVE_OK) cairo_show_page(cairo);
    pave_draw_failed(work->output, cairo_status(cairo));
}

/// Draws the pages after the first.
static void draw_pages(cairo_t *cairo, pave_draw_work *work, int64_t share)
{
    pave_output *output = work->output;
    for (int64_t page = 1; page < work->pages && output->result == PAVE_OK; page++) {
        pave_scene *made;
        if (pave_scene_create_page(work->whole, work->paper, page, output->allocator, &made,
                                   &work->pages, NULL) != PAVE_OK) {
            pave_output_no_memory(output); // the first page had no other failure
            return;
        }
        work->scene = made;
        draw_page(cairo, work, share);
        pave_scene_destroy(made);
    }
}

void pave_draw_pdf(pave_draw_work *work)
{
    const pave_scene_frame *frame = work->frame;
    pave_output *output = work->output;
    pave_scene_def def = pave_scene_get_def(work->scene);
    const int64_t count = pave_scene_count(work->scene);
    const bool paper = frame->paper.x > 0;
    work->total = (work->pages + 1) * count + 1; // cairo records the items, then writes them
    if (pave_draw_stopped(work, 0)) return;
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(
        take_bytes, work, paper ? POINTS_OF_MILLIMETER * frame->paper.x : POINTS * frame->width,
        paper ? POINTS_OF_MILLIMETER * frame->paper.y : POINTS * frame->height);
    set_metadata(surface, &def);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, POINTS, POINTS);
    draw_page(cairo, work, count);
    draw_pages(cairo, work, count);
    cairo_destroy(cairo);
    cairo_surface_finish(surface);
    pave_draw_failed(output, cairo_surface_status(surface));
    cairo_surface_destroy(surface);
}
