/// src/scene/scene_part.c: adds a scene to another scene.
#include "../base/exact.h"

#include "../base/memory.h"
#include "scene_model.h"

/// Transform of a part, and buffers for the points and rings of its items.
typedef struct pave_scene_move {
    pave_vec2 at;
    double scale;
    const pave_box *within; ///< clip box in the part; NULL: no clipping
    pave_scene_cut *cut;    ///< function that adds images; NULL: each image is added whole
    pave_vec2 *points;
    int64_t *rings;
} pave_scene_move;

static pave_scene_style scene_move_style(pave_scene_style style, double scale)
{
    style.width *= scale;
    style.dash *= scale;
    style.gap *= scale;
    return style;
}

static void scene_move_polygon(pave_scene *scene, const pave_scene_item *item,
                               const pave_scene_style *style, const pave_scene_move *move)
{
    for (int64_t i = 0; i < item->ring_count; i++)
        move->rings[i] = item->ring_ends[i] - (i > 0 ? item->ring_ends[i - 1] : 0);
    pave_scene_add_polygon_rings(scene, move->points, move->rings, item->ring_count, style);
}

/// Returns whether an item is outside the clip box. The bounds of a label are an estimate.
static bool scene_is_outside(const pave_scene_item *item, const pave_box *within)
{
    if (!within || item->kind == PAVE_SCENE_GROUP || item->kind == PAVE_SCENE_GROUP_END)
        return false;
    const pave_box box =
        pave_box_widened(pave_scene_item_bounds(item), item->font.size * (item->text ? 1 : 0));
    return box.max.x < within->min.x || box.min.x > within->max.x || box.max.y < within->min.y ||
           box.min.y > within->max.y;
}

static void scene_move_item(pave_scene *scene, const pave_scene_item *item,
                            const pave_scene_move *move)
{
    const pave_scene_style style = scene_move_style(item->style, move->scale);
    pave_scene_font font = item->font;
    for (int64_t i = 0; i < item->point_count; i++)
        move->points[i] = pave_vec2_of(move->at.x + move->scale * item->points[i].x,
                                       move->at.y + move->scale * item->points[i].y);
    font.size *= move->scale;
    font.halo_width *= move->scale;
    switch (item->kind) {
    case PAVE_SCENE_POLYGON: scene_move_polygon(scene, item, &style, move); break;
    case PAVE_SCENE_LINE:
        pave_scene_add_line(scene, move->points, item->point_count, &style);
        break;
    case PAVE_SCENE_CIRCLE:
        pave_scene_add_circle(scene, move->points[0], move->scale * item->radius, &style);
        break;
    case PAVE_SCENE_IMAGE:
        if (move->cut)
            move->cut(scene, item, pave_box_of(move->points[0], move->points[1]), move->within);
        else
            pave_scene_add_image(scene, pave_box_of(move->points[0], move->points[1]), item->rgba,
                                 item->width, item->height, item->smooth);
        break;
    case PAVE_SCENE_LABEL: pave_scene_add_label(scene, move->points[0], item->text, &font); break;
    case PAVE_SCENE_GROUP: pave_scene_open_group(scene, NULL); break;
    case PAVE_SCENE_GROUP_END: pave_scene_close_group(scene); break;
    }
}

pave_result pave_scene_add_scene(pave_scene *scene, const pave_scene *part, pave_vec2 at,
                                 double scale)
{
    return pave_scene_add_part(scene, part, at, scale, NULL, NULL);
}

pave_result pave_scene_add_part(pave_scene *scene, const pave_scene *part, pave_vec2 at,
                                double scale, const pave_box *within, pave_scene_cut *cut)
{
    assert(scene != part && part->open_groups == 0);
    if (scene->error.result != PAVE_OK) return scene->error.result;
    if (part->error.result != PAVE_OK)
        return pave_scene_fail(scene, part->error.result, part->error.message);
    if (!(scale > 0 && scale <= PAVE_SCENE_COORDINATE_MAX))
        return pave_scene_fail(scene, PAVE_RANGE, "the scale of an inner scene must be above 0");
    int64_t points = 0, rings = 0;
    for (int64_t i = 0; i < pave_scene_count(part); i++) {
        const pave_scene_item item = pave_scene_at(part, i);
        points = item.point_count > points ? item.point_count : points;
        rings = item.ring_count > rings ? item.ring_count : rings;
    }
    const pave_allocator *allocator = &scene->allocator;
    pave_scene_move move = {.at = at, .scale = scale, .within = within, .cut = cut};
    move.points = pave_array_take(allocator, (size_t)points, sizeof *move.points);
    move.rings = pave_array_take(allocator, (size_t)rings, sizeof *move.rings);
    if (!move.points || !move.rings) pave_scene_no_memory(scene);
    pave_scene_open_group(scene, NULL);
    for (int64_t i = 0; scene->error.result == PAVE_OK && i < pave_scene_count(part); i++) {
        const pave_scene_item item = pave_scene_at(part, i);
        if (!scene_is_outside(&item, within)) scene_move_item(scene, &item, &move);
    }
    if (scene->error.result == PAVE_OK) pave_scene_close_group(scene);
    const pave_scene_key *keys = part->keys.elements;
    for (size_t i = 0; i < part->keys.count; i++)
        pave_scene_add_key(scene, &keys[i].style, (const char *)part->text.elements + keys[i].text);
    PAVE_RELEASE(allocator, move.rings, move.points);
    return scene->error.result;
}
