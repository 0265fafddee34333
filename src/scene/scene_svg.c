/// src/scene/scene_svg.c: writes a scene as SVG. The root sets the most common attributes (round
/// joins, no fill, ...), so that an item writes only the differences.
///
/// Based on: "Scalable Vector Graphics (SVG) 1.1 (Second Edition)", W3C, 2011.
#include "../base/exact.h"

#include "scene_model.h"
#include "scene_svg.h"

#include <string.h>

// ---- Attributes ---------------------------------------------------------------------------------

/// Writes ` NAME="#rrggbb"`, and the opacity if it is not opaque.
static void svg_color(pave_svg *svg, const char *name, uint32_t rgba)
{
    static const char digits[] = "0123456789abcdef";
    char text[] = "=\"#000000\"";
    for (int i = 0; i < 6; i++) text[3 + i] = digits[rgba >> (28 - 4 * i) & 15];
    pave_svg_text(svg, " ");
    pave_svg_text(svg, name);
    pave_svg_text(svg, text);
    if ((rgba & 0xff) == 0xff) return;
    pave_svg_text(svg, " ");
    pave_svg_text(svg, name);
    pave_svg_text(svg, "-opacity=\"");
    pave_svg_number(svg, (rgba & 0xff) / 255.0);
    pave_svg_text(svg, "\"");
}

static void svg_style(pave_svg *svg, const pave_scene_style *style, bool filled)
{
    static const char *const joins[] = {NULL, "miter", "bevel"}, *const caps[] = {NULL, "butt",
                                                                                  "square"};
    if (filled && (style->fill & 0xff)) svg_color(svg, "fill", style->fill);
    if ((style->stroke & 0xff) == 0 || style->width == 0) return;
    svg_color(svg, "stroke", style->stroke);
    pave_svg_attribute(svg, "stroke-width", style->width * svg->frame.scale);
    if (style->gap > 0) {
        pave_svg_text(svg, " stroke-dasharray=\"");
        pave_svg_length(svg, style->dash);
        pave_svg_text(svg, ",");
        pave_svg_length(svg, style->gap);
        pave_svg_text(svg, "\"");
    }
    if (joins[style->join]) {
        pave_svg_text(svg, " stroke-linejoin=\"");
        pave_svg_text(svg, joins[style->join]);
        pave_svg_text(svg, "\"");
    }
    if (caps[style->cap]) {
        pave_svg_text(svg, " stroke-linecap=\"");
        pave_svg_text(svg, caps[style->cap]);
        pave_svg_text(svg, "\"");
    }
}

static void svg_points(pave_svg *svg, const pave_vec2 *points, int64_t count)
{
    for (int64_t i = 0; i < count; i++) {
        if (i > 0) pave_svg_text(svg, " ");
        pave_svg_point(svg, points[i]);
    }
}

/// Writes x and y under the given attribute names.
static void svg_place(pave_svg *svg, const char *x, const char *y, pave_vec2 point)
{
    pave_svg_attribute(svg, x, (point.x - svg->frame.origin.x) * svg->frame.scale);
    pave_svg_attribute(svg, y, (point.y - svg->frame.origin.y) * svg->frame.scale);
}

// ---- Items --------------------------------------------------------------------------------------

static void svg_polygon(pave_svg *svg, const pave_scene_item *item)
{
    if (item->ring_count == 1) {
        pave_svg_text(svg, "<polygon points=\"");
        svg_points(svg, item->points, item->point_count);
    } else {
        pave_svg_text(svg, "<path d=\"");
        for (int64_t ring = 0, first = 0; ring < item->ring_count;
             first = item->ring_ends[ring++]) {
            pave_svg_text(svg, "M");
            svg_points(svg, item->points + first, item->ring_ends[ring] - first);
            pave_svg_text(svg, "Z");
        }
    }
    pave_svg_text(svg, "\"");
    svg_style(svg, &item->style, true);
    pave_svg_text(svg, "/>\n");
}

static void svg_line(pave_svg *svg, const pave_scene_item *item)
{
    pave_svg_text(svg, "<polyline points=\"");
    svg_points(svg, item->points, item->point_count);
    pave_svg_text(svg, "\"");
    svg_style(svg, &item->style, false);
    pave_svg_text(svg, "/>\n");
}

static void svg_circle(pave_svg *svg, const pave_scene_item *item)
{
    pave_svg_text(svg, "<circle");
    svg_place(svg, "cx", "cy", item->points[0]);
    pave_svg_attribute(svg, "r", item->radius * svg->frame.scale);
    svg_style(svg, &item->style, true);
    pave_svg_text(svg, "/>\n");
}

static void svg_picture(pave_svg *svg, const pave_scene_item *item)
{
    pave_svg_text(svg, "<image");
    svg_place(svg, "x", "y", item->points[0]);
    pave_svg_attribute(svg, "width", (item->points[1].x - item->points[0].x) * svg->frame.scale);
    pave_svg_attribute(svg, "height", (item->points[1].y - item->points[0].y) * svg->frame.scale);
    pave_svg_text(svg, " preserveAspectRatio=\"none\"");
    if (!item->smooth)
        pave_svg_text(svg, " style=\"image-rendering:optimizeSpeed;image-rendering:pixelated\"");
    pave_svg_text(svg, " xlink:href=\"");
    pave_svg_png(svg, item);
    pave_svg_text(svg, "\"/>\n");
}

static void svg_label(pave_svg *svg, const pave_scene_item *item)
{
    static const char *const anchors[] = {NULL, "start", "end"};
    const pave_scene_font *font = &item->font;
    pave_vec2 at = item->points[0], along = font->along;
    double down = PAVE_SCENE_BASELINE * font->size;
    at = pave_vec2_of(at.x - down * along.y, at.y + down * along.x);
    pave_svg_text(svg, "<text");
    if (along.y == 0 && along.x > 0) {
        svg_place(svg, "x", "y", at);
    } else {
        const double matrix[] = {along.x, along.y, -along.y, along.x};
        pave_svg_text(svg, " transform=\"matrix(");
        for (int i = 0; i < 4; i++) {
            pave_svg_decimal(svg, matrix[i],
                             6); // with three decimals, errors would add up along a long text
            pave_svg_text(svg, ",");
        }
        pave_svg_point(svg, at);
        pave_svg_text(svg, ")\"");
    }
    pave_svg_attribute(svg, "font-size", font->size * svg->frame.scale);
    if (font->bold) pave_svg_text(svg, " font-weight=\"bold\"");
    if (anchors[font->anchor]) {
        pave_svg_text(svg, " text-anchor=\"");
        pave_svg_text(svg, anchors[font->anchor]);
        pave_svg_text(svg, "\"");
    }
    svg_color(svg, "fill", font->color);
    if ((font->halo & 0xff) && font->halo_width > 0) {
        svg_color(svg, "stroke", font->halo);
        pave_svg_attribute(svg, "stroke-width", 2 * font->halo_width * svg->frame.scale);
        pave_svg_text(svg, " paint-order=\"stroke\"");
    }
    pave_svg_text(svg, ">");
    pave_svg_escaped(svg, item->text);
    pave_svg_text(svg, "</text>\n");
}

static void svg_group(pave_svg *svg, const pave_scene_item *item)
{
    pave_svg_text(svg, "<g");
    if (item->text) {
        pave_svg_text(svg, " id=\"");
        pave_svg_text(svg, item->text);
        pave_svg_text(svg, "\"");
    }
    pave_svg_text(svg, ">\n");
}

static void svg_group_end(pave_svg *svg, const pave_scene_item *item)
{
    (void)item;
    pave_svg_text(svg, "</g>\n");
}

// ---- Entry points -------------------------------------------------------------------------------

static void svg_element(pave_svg *svg, const char *name, const char *text)
{
    if (!text) return;
    pave_svg_text(svg, "<");
    pave_svg_text(svg, name);
    pave_svg_text(svg, ">");
    pave_svg_escaped(svg, text);
    pave_svg_text(svg, "</");
    pave_svg_text(svg, name);
    pave_svg_text(svg, ">\n");
}

static void svg_head(pave_svg *svg, const pave_scene_def *def)
{
    pave_svg_text(svg, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                       "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"");
    const pave_vec2 paper = svg->frame.paper;
    if (paper.x > 0) {
        pave_svg_text(svg, " width=\"");
        pave_svg_number(svg, paper.x);
        pave_svg_text(svg, "mm\" height=\"");
        pave_svg_number(svg, paper.y);
        pave_svg_text(svg, "mm\"");
    } else {
        pave_svg_attribute(svg, "width", svg->frame.width);
        pave_svg_attribute(svg, "height", svg->frame.height);
    }
    pave_svg_text(svg, " viewBox=\"0 0 ");
    pave_svg_number(svg, paper.x > 0 ? paper.x * PAVE_SCENE_MILLIMETER : svg->frame.width);
    pave_svg_text(svg, " ");
    pave_svg_number(svg, paper.y > 0 ? paper.y * PAVE_SCENE_MILLIMETER : svg->frame.height);
    pave_svg_text(
        svg,
        "\" fill=\"none\" fill-rule=\"evenodd\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
        " font-family=\"DejaVu Sans, Verdana, sans-serif\" text-anchor=\"middle\">\n");
    svg_element(svg, "title", def->title);
    svg_element(svg, "desc", def->description);
    if ((def->background & 0xff) == 0) return;
    pave_svg_text(svg, "<rect width=\"100%\" height=\"100%\"");
    svg_color(svg, "fill", def->background);
    pave_svg_text(svg, "/>\n");
}

pave_result pave_scene_write_svg(const pave_scene *scene, const pave_scene_size *size,
                                 pave_scene_sink sink, pave_error *error)
{
    static void (*const writers[])(pave_svg *, const pave_scene_item *) = {
        [PAVE_SCENE_POLYGON] = svg_polygon,    [PAVE_SCENE_LINE] = svg_line,
        [PAVE_SCENE_CIRCLE] = svg_circle,      [PAVE_SCENE_IMAGE] = svg_picture,
        [PAVE_SCENE_LABEL] = svg_label,        [PAVE_SCENE_GROUP] = svg_group,
        [PAVE_SCENE_GROUP_END] = svg_group_end};
    pave_svg svg;
    assert(scene->open_groups == 0 || scene->error.result != PAVE_OK);
    pave_result result = pave_scene_measure(scene, size, &svg.frame, error);
    if (result != PAVE_OK) return result;
    svg.sink = sink;
    svg.stopped = false;
    svg.used = 0;
    pave_scene_def def = pave_scene_get_def(scene);
    svg_head(&svg, &def);
    for (int64_t i = 0; i < pave_scene_count(scene) && !svg.stopped; i++) {
        pave_scene_item item = pave_scene_at(scene, i);
        writers[item.kind](&svg, &item);
    }
    pave_svg_text(&svg, "</svg>\n");
    pave_svg_flush(&svg);
    return svg.stopped
               ? PAVE_FAIL(error, PAVE_STOPPED, "stopped by the function that receives the bytes")
               : PAVE_OK;
}
