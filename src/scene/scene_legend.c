/// src/scene/scene_legend.c: the legend of colours below a picture.
#include "../base/exact.h"

#include "scene_model.h"

#include <string.h>

#define PAVE_LEGEND_PAPER UINT32_C(0xfffdf8ff)
#define PAVE_LEGEND_INK UINT32_C(0x33302bff)

// Sizes relative to the letter size: width of a square and the gap after it, gap between columns,
// height of a row, and gap above and below the legend.
#define PAVE_LEGEND_SQUARE 1.2
#define PAVE_LEGEND_MARK 1.7
#define PAVE_LEGEND_GAP 1.2
#define PAVE_LEGEND_ROW 1.7
#define PAVE_LEGEND_RIM 0.9 // margin that keeps letters off adjacent pages

static const char *legend_text(const pave_scene *keys, int64_t i)
{
    return (const char *)keys->text.elements +
           ((const pave_scene_key *)keys->keys.elements)[i].text;
}

/// Returns the width of a column, relative to the letter size.
static double legend_column(const pave_scene *keys)
{
    double widest = 0;
    for (int64_t i = 0; i < (int64_t)keys->keys.count; i++) {
        const double width = pave_scene_text_width(legend_text(keys, i));
        widest = width > widest ? width : widest;
    }
    return PAVE_LEGEND_MARK + widest + PAVE_LEGEND_GAP;
}

static int64_t legend_columns(const pave_scene *keys, double width, double size)
{
    const double most = (width / size - PAVE_LEGEND_GAP) / legend_column(keys);
    return most < 1                          ? 1
           : most < (double)keys->keys.count ? (int64_t)most
                                             : (int64_t)keys->keys.count;
}

double pave_scene_legend_height(const pave_scene *keys, double width, double size)
{
    const int64_t count = (int64_t)keys->keys.count;
    if (count == 0) return 0;
    const int64_t columns = legend_columns(keys, width, size);
    return size *
           (PAVE_LEGEND_ROW * (double)((count + columns - 1) / columns) + 2 * PAVE_LEGEND_RIM);
}

/// Adds a square, or a line if the style has no fill.
static void legend_mark(pave_scene *scene, pave_scene_style style, pave_vec2 at, double size)
{
    const double half = PAVE_LEGEND_SQUARE / 2 * size, right = at.x + 2 * half;
    style.width = 0.06 * size;
    style.join = PAVE_SCENE_JOIN_MITER;
    if (style.gap > 0) style.dash = style.gap = 0.25 * size;
    if ((style.fill & 0xff) == 0) {
        const pave_vec2 ends[] = {at, {right, at.y}};
        style.width = 0.2 * size;
        pave_scene_add_line(scene, ends, 2, &style);
        return;
    }
    if ((style.stroke & 0xff) == 0) style.stroke = PAVE_LEGEND_INK;
    pave_scene_add_box(scene, (pave_box){{at.x, at.y - 0.8 * half}, {right, at.y + 0.8 * half}},
                       &style);
}

void pave_scene_draw_legend(pave_scene *scene, const pave_scene *keys, pave_vec2 corner,
                            double width, double size)
{
    const pave_scene_font font = {
        .size = size, .color = PAVE_LEGEND_INK, .anchor = PAVE_SCENE_ANCHOR_START};
    const double column = legend_column(keys) * size;
    const int64_t columns = legend_columns(keys, width, size);
    for (int64_t i = 0; i < (int64_t)keys->keys.count; i++) {
        const pave_scene_key *key = (const pave_scene_key *)keys->keys.elements + i;
        const pave_vec2 at = {
            corner.x + PAVE_LEGEND_GAP * size + column * (double)(i % columns),
            corner.y + size * (PAVE_LEGEND_RIM + PAVE_LEGEND_ROW * ((double)(i / columns) + 0.5))};
        char text[PAVE_SCENE_KEY_SIZE]; // a copy, because the scene's texts move when it grows
        strcpy(text, legend_text(keys, i));
        legend_mark(scene, key->style, at, size);
        pave_scene_add_label(scene, pave_vec2_of(at.x + PAVE_LEGEND_MARK * size, at.y), text,
                             &font);
    }
}

pave_result pave_scene_add_legend(pave_scene *scene)
{
    const double share = 1.0 / 56; // letter size relative to the longer side
    if (scene->error.result != PAVE_OK) return scene->error.result;
    if (scene->keys.count == 0) return PAVE_NOT_FOUND;
    pave_box box = pave_scene_bounds(scene);
    const double width = box.max.x - box.min.x, height = box.max.y - box.min.y,
                 fits = width / (legend_column(scene) + PAVE_LEGEND_GAP);
    double size = share * (width > height ? width : height);
    size = size < fits ? size : fits;
    scene->legend = pave_scene_legend_height(scene, width, size);
    const pave_vec2 corner = {box.min.x, box.max.y};
    box.max.y += scene->legend;
    scene->view = box;
    // The paper extends beyond the view to cover the last pixels fully.
    const pave_scene_style paper = {.fill = PAVE_LEGEND_PAPER};
    const pave_vec2 from = {corner.x - size / 4, corner.y},
                    to = {box.max.x + size / 4, box.max.y + size / 4};
    pave_scene_open_group(scene, "legend");
    pave_scene_add_box(scene, pave_box_of(from, to), &paper);
    pave_scene_draw_legend(scene, scene, corner, width, size);
    return pave_scene_close_group(scene);
}
