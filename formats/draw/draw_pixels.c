/// formats/draw/draw_pixels.c: draws a scene to pixels in memory.
#include "draw_cairo.h"

void pave_draw_clear(cairo_t *cairo)
{
    cairo_save(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR);
    cairo_paint(cairo);
    cairo_restore(cairo);
}

void pave_draw_unpack(const unsigned char *from, int32_t width, uint8_t *out)
{
    const uint32_t *pixels = (const uint32_t *)(const void *)from;
    uint32_t opaque = 255;
    for (int32_t x = 0; x < width; x++) { // no branches, so that it vectorizes
        const uint32_t pixel = pixels[x];
        for (int i = 0; i < 3; i++) out[4 * x + i] = (uint8_t)(pixel >> (16 - 8 * i));
        out[4 * x + 3] = (uint8_t)(pixel >> 24);
        opaque &= pixel >> 24;
    }
    for (int32_t x = 0; opaque < 255 && x < width; x++, out += 4)
        for (int i = 0; out[3] % 255 > 0 && i < 3; i++)
            out[i] = (uint8_t)((out[i] * 255 + out[3] / 2) / out[3]);
}

static pave_result check(const pave_scene *scene, const pave_scene_frame *frame, pave_error *error)
{
    const pave_error *failure = pave_scene_error(scene);
    if (failure->result != PAVE_OK)
        return PAVE_FAIL(error, failure->result, "%s", failure->message);
    if (frame->width < 1 || frame->height < 1 || frame->width > PAVE_DRAW_PNG_SIZE_MAX ||
        frame->height > PAVE_DRAW_PNG_SIZE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%d x %d pixels: give 1 to %d each way",
                         (int)frame->width, (int)frame->height, PAVE_DRAW_PNG_SIZE_MAX);
    const double most = PAVE_SCENE_COORDINATE_MAX, x = frame->origin.x, y = frame->origin.y;
    if (!(frame->scale >= 1 / most && frame->scale <= most) ||
        !(x >= -most && x <= most && y >= -most && y <= most))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the scale must be 2^-40 to 2^40, and the origin at most 2^40");
    return PAVE_OK;
}

static void draw(cairo_surface_t *surface, pave_draw_work *work, uint8_t *out)
{
    const pave_scene_frame *frame = work->frame;
    cairo_t *cairo = cairo_create(surface);
    pave_draw_clear(cairo);
    pave_draw_items(cairo, work, 0, frame->height, work->total);
    const bool failed = pave_draw_failed(work->output, cairo_status(cairo));
    cairo_destroy(cairo);
    if (failed || pave_draw_stopped(work, work->total)) return;
    cairo_surface_flush(surface);
    const unsigned char *data = cairo_image_surface_get_data(surface);
    const size_t stride = (size_t)cairo_image_surface_get_stride(surface),
                 row = 4 * (size_t)frame->width;
    for (int32_t y = 0; y < frame->height; y++)
        pave_draw_unpack(data + (size_t)y * stride, frame->width, out + (size_t)y * row);
}

pave_result pave_draw_pixels(const pave_scene *scene, const pave_scene_frame *frame,
                             const pave_batch *batch, uint8_t *out, pave_error *error)
{
    pave_result result = check(scene, frame, error);
    if (result != PAVE_OK) return result;
    pave_output output = {.error = error, .batch = batch}; // used only for errors and progress
    pave_draw_work work = {
        .scene = scene, .frame = frame, .output = &output, .total = pave_scene_count(scene) + 1};
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, frame->width, frame->height);
    if (!pave_draw_failed(&output, cairo_surface_status(surface))) draw(surface, &work, out);
    cairo_surface_destroy(surface);
    return output.result;
}
