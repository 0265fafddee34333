/// src/scene/scene_bounds.c: the bounds of a scene, and its placement on pixels.
#include "../base/exact.h"

#include "scene_model.h"

#include <math.h>

bool pave_scene_has_area(pave_box box) { return box.max.x > box.min.x && box.max.y > box.min.y; }

// ---- Items --------------------------------------------------------------------------------------

/// Returns how far a stroke extends beyond its points. A square cap extends half the diagonal of a
/// square.
static double scene_stroke_reach(const pave_scene_item *item)
{
    const pave_scene_style *style = &item->style;
    bool corners = item->kind == PAVE_SCENE_POLYGON ||
                   (item->kind == PAVE_SCENE_LINE && item->point_count > 2);
    bool ends = item->kind == PAVE_SCENE_LINE || style->gap > 0;
    if ((style->stroke & 0xff) == 0) return 0;
    if (corners && style->join == PAVE_SCENE_JOIN_MITER)
        return style->width / 2 * PAVE_SCENE_MITER_MAX;
    return ends && style->cap == PAVE_SCENE_CAP_SQUARE ? style->width * 0.7072 : style->width / 2;
}

/// Returns the bounds of a label, a rectangle along the reading direction. Accents extend about 0.6
/// em above the middle of capitals, and descenders the same distance below.
static pave_box scene_label_bounds(const pave_scene_item *item)
{
    static const double begin[] = {-0.5, 0, -1};
    const pave_scene_font *font = &item->font;
    pave_vec2 at = item->points[0], along = font->along;
    double width = pave_scene_text_width(item->text) * font->size * (font->bold ? 1.1 : 1),
           height = 0.65 * font->size;
    double halo = (font->halo & 0xff) ? font->halo_width : 0, left = begin[font->anchor] * width;
    pave_box box = {at, at};
    for (int corner = 0; corner < 4; corner++) {
        double u = corner & 1 ? left + width : left, v = corner & 2 ? height : -height;
        box = pave_box_add(
            box, pave_vec2_of(at.x + u * along.x - v * along.y, at.y + u * along.y + v * along.x));
    }
    return pave_box_widened(box, halo);
}

pave_box pave_scene_item_bounds(const pave_scene_item *item)
{
    pave_box box = {{0, 0}, {0, 0}};
    if (item->kind == PAVE_SCENE_GROUP || item->kind == PAVE_SCENE_GROUP_END) return box;
    if (item->kind == PAVE_SCENE_LABEL) return scene_label_bounds(item);
    box.min = box.max = item->points[0];
    for (int64_t i = 1; i < item->point_count; i++) box = pave_box_add(box, item->points[i]);
    if (item->kind == PAVE_SCENE_IMAGE) return box;
    return pave_box_widened(box, item->radius + scene_stroke_reach(item));
}

// ---- Entry points -------------------------------------------------------------------------------

pave_box pave_scene_bounds(const pave_scene *scene)
{
    if (pave_scene_has_area(scene->view)) return scene->view;
    pave_box box = pave_box_widened(scene->reach, scene->margin);
    if (!(box.max.x > box.min.x)) {
        box.min.x -= 0.5;
        box.max.x += 0.5;
    }
    if (!(box.max.y > box.min.y)) {
        box.min.y -= 0.5;
        box.max.y += 0.5;
    }
    return box;
}

/// Returns the number of pixels that a length touches. Ignores rounding errors of up to a
/// millionth.
static double scene_pixels(double length, double scale)
{
    double pixels = ceil(length * scale - 1e-6);
    return pixels < 1 ? 1 : pixels;
}

pave_result pave_scene_check_size(const pave_scene_size *size, pave_error *error)
{
    if (!isfinite(size->scale) || size->scale < 0 || size->width < 0 || size->height < 0)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "the size of the picture is negative or not a number; use numbers above 0");
    if (size->scale > 0 && (size->width > 0 || size->height > 0))
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the picture has both a scale and a width or height; leave one out");
    return PAVE_OK;
}

pave_result pave_scene_measure(const pave_scene *scene, const pave_scene_size *size,
                               pave_scene_frame *out, pave_error *error)
{
    pave_scene_size wanted = scene->size;
    if (scene->error.result != PAVE_OK)
        return PAVE_FAIL(error, scene->error.result, "%s", scene->error.message);
    const bool sized = size && (size->scale != 0 || size->width != 0 || size->height != 0);
    const bool on_paper = !sized && scene->paper > 0;
    if (on_paper) wanted = (pave_scene_size){.scale = PAVE_SCENE_MILLIMETER * scene->paper};
    if (sized) wanted = *size;
    pave_result result = pave_scene_check_size(&wanted, error);
    if (result != PAVE_OK) return result;

    pave_box box = pave_scene_bounds(scene);
    double x = box.max.x - box.min.x, y = box.max.y - box.min.y, scale = wanted.scale;
    if (scale == 0 && wanted.width == 0 && wanted.height == 0)
        scale = PAVE_SCENE_PICTURE_SIZE_DEFAULT / (x > y ? x : y);
    if (scale == 0) {
        double across = wanted.width / x, down = wanted.height / y;
        scale = wanted.height == 0 || (wanted.width > 0 && across < down) ? across : down;
    }
    double width = wanted.width > 0 ? wanted.width : scene_pixels(x, scale);
    double height = wanted.height > 0 ? wanted.height : scene_pixels(y, scale);
    if (!(scale <= PAVE_SCENE_COORDINATE_MAX && scale >= 1 / PAVE_SCENE_COORDINATE_MAX))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the scale of the picture must be 2^-40 to 2^40 pixels per world unit; "
                         "choose another size");
    if (!(width <= PAVE_SCENE_PICTURE_SIZE_MAX && height <= PAVE_SCENE_PICTURE_SIZE_MAX))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a side of the picture is longer than 2^30 pixels; choose a smaller "
                         "scale, or draw less");
    out->scale = scale;
    out->width = (int32_t)width;
    out->height = (int32_t)height;
    out->origin =
        pave_vec2_of(box.min.x + (x - width / scale) / 2, box.min.y + (y - height / scale) / 2);
    out->paper = pave_vec2_of(0, 0);
    if (!on_paper) return PAVE_OK;
    out->origin = box.min;
    out->paper = pave_vec2_of(x * scene->paper, y * scene->paper);
    return PAVE_OK;
}
