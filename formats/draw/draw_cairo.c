/// formats/draw/draw_cairo.c: draws scene items with cairo.
#include "draw_raster.h"

typedef struct painter {
    cairo_t *cairo;
    const pave_scene_frame *frame;
} painter;

bool pave_draw_failed(pave_output *output, cairo_status_t status)
{
    if (status == CAIRO_STATUS_NO_MEMORY)
        pave_output_no_memory(output);
    else if (status != CAIRO_STATUS_SUCCESS)
        pave_output_fail(output, PAVE_UNSUPPORTED,
                         "cairo cannot draw this: %s; try another size, or SVG",
                         cairo_status_to_string(status));
    return output->result != PAVE_OK;
}

bool pave_draw_stopped(pave_draw_work *work, int64_t done)
{
    work->done = done;
    return pave_output_stopped(work->output, done, work->total);
}

// ---- Positions and colours ---------------------------------------------------------------------

static double length_of(const painter *self, double length)
{
    return pave_draw_clamp(length * self->frame->scale);
}

static pave_vec2 point_of(const painter *self, pave_vec2 point)
{
    return pave_draw_point(self->frame, point);
}

static void set_color(const painter *self, uint32_t rgba)
{
    cairo_set_source_rgba(self->cairo, (rgba >> 24) / 255.0, (rgba >> 16 & 255) / 255.0,
                          (rgba >> 8 & 255) / 255.0, (rgba & 255) / 255.0);
}

static bool visible(uint32_t rgba) { return (rgba & 0xff) != 0; }

// ---- Shapes -------------------------------------------------------------------------------------

static void set_stroke(const painter *self, const pave_scene_style *style)
{
    static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_MITER,
                                              CAIRO_LINE_JOIN_BEVEL};
    static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_BUTT,
                                            CAIRO_LINE_CAP_SQUARE};
    const double dashes[] = {length_of(self, style->dash), length_of(self, style->gap)};
    bool dashed = dashes[1] > 0;
    set_color(self, style->stroke);
    cairo_set_line_width(self->cairo, length_of(self, style->width));
    cairo_set_line_join(self->cairo, joins[style->join]);
    cairo_set_line_cap(self->cairo, caps[style->cap]);
    cairo_set_dash(self->cairo, dashes, dashed ? 2 : 0, 0);
}

/// Fills and strokes the current path.
static void finish_path(const painter *self, const pave_scene_style *style, bool filled)
{
    if (filled && visible(style->fill)) {
        set_color(self, style->fill);
        cairo_fill_preserve(self->cairo);
    }
    if (visible(style->stroke) && style->width > 0) {
        set_stroke(self, style);
        cairo_stroke_preserve(self->cairo);
    }
    cairo_new_path(self->cairo);
}

static void add_points(const painter *self, const pave_vec2 *points, int64_t count)
{
    for (int64_t i = 0; i < count; i++) {
        pave_vec2 at = point_of(self, points[i]);
        if (i == 0)
            cairo_move_to(self->cairo, at.x, at.y);
        else
            cairo_line_to(self->cairo, at.x, at.y);
    }
}

static void draw_polygon(const painter *self, const pave_scene_item *item)
{
    for (int64_t ring = 0, first = 0; ring < item->ring_count; first = item->ring_ends[ring++]) {
        add_points(self, item->points + first, item->ring_ends[ring] - first);
        cairo_close_path(self->cairo);
    }
    finish_path(self, &item->style, true);
}

static void draw_line(const painter *self, const pave_scene_item *item)
{
    add_points(self, item->points, item->point_count);
    finish_path(self, &item->style, false);
}

static void draw_circle(const painter *self, const pave_scene_item *item)
{
    pave_vec2 at = point_of(self, item->points[0]);
    cairo_new_sub_path(self->cairo);
    cairo_arc(self->cairo, at.x, at.y, length_of(self, item->radius), 0, 6.283185307179586);
    cairo_close_path(self->cairo);
    finish_path(self, &item->style, true);
}

// ---- Images -------------------------------------------------------------------------------------

static uint32_t premultiplied(const uint8_t *rgba)
{
    uint32_t alpha = rgba[3], pixel = alpha;
    for (int i = 0; i < 3; i++) pixel = pixel << 8 | (rgba[i] * alpha + 127) / 255;
    return pixel;
}

/// Converts the pixels to cairo's format. The surface keeps errors.
static cairo_surface_t *image_surface(const pave_scene_item *item)
{
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, item->width, item->height);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) return surface;
    cairo_surface_flush(surface);
    unsigned char *data = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    const uint8_t *from = item->rgba;
    for (int32_t y = 0; y < item->height; y++) {
        uint32_t *row = (uint32_t *)(void *)(data + (size_t)y * stride);
        for (int32_t x = 0; x < item->width; x++, from += 4) row[x] = premultiplied(from);
    }
    cairo_surface_mark_dirty(surface);
    return surface;
}

static void draw_image(const painter *self, const pave_scene_item *item)
{
    pave_vec2 min = point_of(self, item->points[0]), max = point_of(self, item->points[1]);
    if (!(max.x > min.x && max.y > min.y)) return;
    cairo_surface_t *surface = image_surface(item);
    cairo_save(self->cairo);
    cairo_translate(self->cairo, min.x, min.y);
    cairo_scale(self->cairo, (max.x - min.x) / item->width, (max.y - min.y) / item->height);
    cairo_set_source_surface(self->cairo, surface, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(self->cairo),
                             item->smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST);
    cairo_pattern_set_extend(cairo_get_source(self->cairo),
                             CAIRO_EXTEND_PAD); // without this the border would fade
    cairo_rectangle(self->cairo, 0, 0, item->width, item->height);
    cairo_fill(self->cairo);
    cairo_restore(self->cairo);
    cairo_surface_destroy(surface);
}

// ---- Labels -------------------------------------------------------------------------------------

static void draw_label(const painter *self, const pave_scene_item *item)
{
    static const double begin[] = {-0.5, 0, -1};
    const pave_scene_font *font = &item->font;
    double size = length_of(self, font->size), halo = length_of(self, font->halo_width);
    pave_vec2 at = point_of(self, item->points[0]), along = font->along;
    if (size < 0.01) return; // cairo fails on a degenerate matrix
    cairo_matrix_t matrix;
    cairo_text_extents_t extents;
    cairo_matrix_init(&matrix, along.x, along.y, -along.y, along.x, at.x, at.y);
    cairo_save(self->cairo);
    cairo_transform(self->cairo, &matrix);
    cairo_select_font_face(self->cairo, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL,
                           font->bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(self->cairo, size);
    cairo_text_extents(self->cairo, item->text, &extents);
    double x = begin[font->anchor] * extents.x_advance, y = PAVE_SCENE_BASELINE * size;
    if (visible(font->halo) && halo > 0) {
        const pave_scene_style style = {.stroke = font->halo, .width = 2 * font->halo_width};
        cairo_move_to(self->cairo, x, y);
        cairo_text_path(self->cairo, item->text);
        finish_path(self, &style, false);
    }
    set_color(self, font->color);
    cairo_move_to(self->cairo, x, y);
    cairo_show_text(self->cairo, item->text);
    cairo_new_path(self->cairo);
    cairo_restore(self->cairo);
}

// ---- Drawing of scenes -------------------------------------------------------------------------

/// Returns true if an item may touch these rows. A label's bounds are an estimate, so they are
/// doubled.
static bool touches(const painter *self, const pave_scene_item *item, int32_t top, int32_t bottom)
{
    pave_box box = pave_scene_item_bounds(item);
    if (item->kind == PAVE_SCENE_LABEL) {
        pave_vec2 more = pave_vec2_of((box.max.x - box.min.x) / 2, (box.max.y - box.min.y) / 2);
        box.min = pave_vec2_of(box.min.x - more.x, box.min.y - more.y);
        box.max = pave_vec2_of(box.max.x + more.x, box.max.y + more.y);
    }
    pave_vec2 min = point_of(self, box.min), max = point_of(self, box.max);
    return max.x >= -1 && min.x <= self->frame->width + 1 && max.y >= top - 1 &&
           min.y <= bottom + 1;
}

/// Keeps letter shapes and spacing the same at every size and angle.
static void set_font_options(cairo_t *cairo)
{
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(cairo, options);
    cairo_font_options_destroy(options);
}

/// Wraps the surface's pixels if it is an image in memory.
static pave_draw_raster raster_of(cairo_t *cairo, const pave_draw_work *work, int32_t top,
                                  int32_t bottom)
{
    cairo_surface_t *surface = cairo_get_target(cairo);
    if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE) return (pave_draw_raster){0};
    cairo_surface_flush(surface);
    return (pave_draw_raster){.frame = work->frame,
                              .allocator = work->output->allocator,
                              .pixels = (uint32_t *)(void *)cairo_image_surface_get_data(surface),
                              .stride = (size_t)cairo_image_surface_get_stride(surface) /
                                        sizeof(uint32_t),
                              .top = top,
                              .bottom = bottom};
}

void pave_draw_items(cairo_t *cairo, pave_draw_work *work, int32_t top, int32_t bottom,
                     int64_t share)
{
    static void (*const drawers[])(const painter *,
                                   const pave_scene_item *) = {[PAVE_SCENE_POLYGON] = draw_polygon,
                                                               [PAVE_SCENE_LINE] = draw_line,
                                                               [PAVE_SCENE_CIRCLE] = draw_circle,
                                                               [PAVE_SCENE_IMAGE] = draw_image,
                                                               [PAVE_SCENE_LABEL] = draw_label};
    const pave_scene *scene = work->scene;
    const painter self = {.cairo = cairo, .frame = work->frame};
    uint32_t background = pave_scene_get_def(scene).background;
    int64_t begin = work->done, count = pave_scene_count(scene);
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_set_miter_limit(cairo, PAVE_SCENE_MITER_MAX);
    set_font_options(cairo);
    if (visible(background)) {
        set_color(&self, background);
        cairo_paint(cairo);
    }
    pave_draw_raster raster = raster_of(cairo, work, top, bottom);
    for (int64_t i = 0; i < count && cairo_status(cairo) == CAIRO_STATUS_SUCCESS; i++) {
        if (pave_draw_stopped(work, begin + share * i / count)) break;
        pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_GROUP || item.kind == PAVE_SCENE_GROUP_END) continue;
        if (!touches(&self, &item, top, bottom) ||
            (raster.pixels && pave_draw_raster_item(&raster, &item)))
            continue;
        if (raster.pixels) cairo_surface_mark_dirty(cairo_get_target(cairo));
        drawers[item.kind](&self, &item);
        if (raster.pixels) cairo_surface_flush(cairo_get_target(cairo));
    }
    if (raster.pixels) cairo_surface_mark_dirty(cairo_get_target(cairo));
    if (raster.failed) pave_output_no_memory(work->output);
    pave_draw_raster_release(&raster);
}
