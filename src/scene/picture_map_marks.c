/// src/scene/picture_map_marks.c: labels and dice in pictures of maps.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_map.h"

#include <stdlib.h>

#define PAVE_PICTURE_HALO UINT32_C(0xffffffb0)

/// Minimum legible letter height, in pixels.
#define PAVE_PICTURE_READABLE 7

/// Space for a label on a territory: an ellipse inside the territory.
typedef struct pave_picture_spot {
    int32_t territory;
    pave_vec2 at;
    double radius; // half the height of the ellipse
} pave_picture_spot;

// ---- Positions ----------------------------------------------------------------------------------

static pave_vec2 picture_cell_point(const pave_picture_mapper *m, int32_t cell)
{
    if (m->map->mesh) return pave_mesh_center(m->map->mesh, cell);
    if (m->window)
        return pave_tiling_face_point(m->window->tiling, &m->layout,
                                      pave_window_cell(m->window, cell));
    return pave_ground_position(&m->map->ground, cell);
}

/// Returns an approximate spot for maps without outlines: the deepest cell or, for a graph, the
/// circle of its node.
static pave_picture_spot picture_rough_spot(const pave_picture_mapper *m, int32_t territory)
{
    const pave_territory *item = &m->map->territories->items[territory - 1];
    double depth = item->depth > 0 ? item->depth : sqrt(item->size);
    double radius =
        pave_picture_has_outlines(m->map) ? 1.7 * depth - 0.85 : 0.7 * PAVE_PICTURE_NODE;
    return (pave_picture_spot){territory, picture_cell_point(m, item->center), radius * m->unit};
}

/// Finds the spot of a territory. Returns false if memory runs out.
static bool picture_find_spot(const pave_picture_mapper *m, int32_t territory, int32_t part,
                              double aspect, pave_picture_spot *out)
{
    *out = picture_rough_spot(m, territory);
    if (!m->borders) return true;
    return pave_borders_pole(m->borders, part, aspect, 0, &out->at, &out->radius, NULL) !=
           PAVE_NO_MEMORY;
}

// ---- Dots ---------------------------------------------------------------------------------------

void pave_picture_map_dots(pave_picture_mapper *m)
{
    const double least = 3; // minimum number of pixels per cell edge
    const pave_scene_style style = {
        .fill = PAVE_PICTURE_MAP_PAPER, .stroke = PAVE_PICTURE_MAP_INK, .width = 0.1 * m->unit};
    if (!m->def->dots || m->unit * m->scale < least) return;
    pave_scene_open_group(m->scene, "dots");
    for (int32_t i = 0; i < m->map->territories->cell_count; i++)
        if (m->def->dots[i])
            pave_scene_add_circle(m->scene, picture_cell_point(m, i), 0.24 * m->unit, &style);
    pave_scene_close_group(m->scene);
}

// ---- Labels -------------------------------------------------------------------------------------

/// Writes the label of a territory; `room` must hold at least 24 bytes.
static const char *picture_mark_text(const pave_picture_mapper *m, int32_t territory, char *room)
{
    const pave_map *map = m->map;
    const pave_territory *item = &map->territories->items[territory - 1];
    int32_t number = territory;
    switch (m->marks) {
    case PAVE_PICTURE_MARK_NAME:
        if (!m->def->names) return pave_map_name(map, territory);
        return m->def->names[territory - 1] ? m->def->names[territory - 1] : "";
    case PAVE_PICTURE_MARK_SIZE: number = item->size; break;
    case PAVE_PICTURE_MARK_LABEL: number = item->label; break;
    case PAVE_PICTURE_MARK_OWNER: number = map->owners[territory - 1]; break;
    case PAVE_PICTURE_MARK_DICE: number = map->dice[territory - 1]; break;
    default: break;
    }
    pave_picture_digits(number, room);
    return room;
}

/// Returns the font size at which the bounding box of a label fits in an ellipse.
static double picture_text_size(const pave_picture_mapper *m, const pave_picture_spot *spot,
                                double aspect, const char *text)
{
    const double capital = 0.73, bold = 1.1;
    double width = bold * pave_scene_text_width(text), half = spot->radius;
    double size = 2 * half / sqrt(capital * capital + width * width / (aspect * aspect));
    return pave_picture_least(0.95 * size, pave_picture_most(1.25 * m->unit, 0.55 * half));
}

/// Skips illegible text.
static void picture_add_text(const pave_picture_mapper *m, const pave_picture_spot *spot,
                             double aspect, const char *text)
{
    double size = picture_text_size(m, spot, aspect, text);
    if (size * m->scale < PAVE_PICTURE_READABLE) return;
    const pave_scene_font font = {.size = size,
                                  .color = PAVE_PICTURE_MAP_INK,
                                  .halo = PAVE_PICTURE_HALO,
                                  .halo_width = 0.1 * size,
                                  .bold = true};
    pave_scene_add_label(m->scene, spot->at, text, &font);
}

/// Labels only some territories on a map of many small ones would be confusing.
static bool picture_marks_wanted(const pave_picture_mapper *m)
{
    int64_t roomy = 0;
    int32_t count = pave_picture_territories(m);
    for (int32_t territory = 1; territory <= count; territory++)
        roomy += picture_rough_spot(m, territory).radius * m->scale >= PAVE_PICTURE_READABLE;
    return m->def->marks || 2 * roomy >= count;
}

/// Returns false if memory runs out.
static bool picture_add_texts(const pave_picture_mapper *m, const int32_t *parts)
{
    const double least = 2; // in pixels; far too small to read, and there may be many such
                            // territories
    for (int32_t territory = 1; territory <= pave_picture_territories(m); territory++) {
        char room[24];
        pave_picture_spot spot;
        const char *text = picture_mark_text(m, territory, room);
        double aspect = pave_picture_most(1, 1.3 * pave_scene_text_width(text));
        if (picture_rough_spot(m, territory).radius * m->scale < least) continue;
        if (!picture_find_spot(m, territory, parts[territory], aspect, &spot)) return false;
        picture_add_text(m, &spot, aspect, text);
    }
    return true;
}

// ---- Dice ---------------------------------------------------------------------------------------

static int picture_compare_spots(const void *a, const void *b)
{
    const pave_picture_spot *x = a, *y = b;
    if (x->at.y < y->at.y || x->at.y > y->at.y) return x->at.y < y->at.y ? -1 : 1;
    return (x->territory > y->territory) - (x->territory < y->territory);
}

/// Returns the ratio of width to height of a stack; 1 for a number.
static double picture_stack_aspect(const pave_picture_mapper *m, int32_t territory)
{
    int32_t count = m->map->dice[territory - 1];
    pave_vec2 size = pave_picture_dice_size(count);
    return count <= PAVE_PICTURE_DICE_MAX ? size.x / size.y : 1;
}

/// Draws a stack as large as fits in the ellipse. The fit ignores the empty corners of a stack's
/// bounding box.
static void picture_add_stack(const pave_picture_mapper *m, const pave_picture_spot *spot)
{
    const double fitting = 0.8;
    const pave_map *map = m->map;
    int32_t count = map->dice[spot->territory - 1];
    int32_t owner = map->owners ? map->owners[spot->territory - 1] : -1;
    uint32_t color =
        owner >= 0 ? pave_picture_color(PAVE_PICTURE_PLAYERS, owner) : PAVE_PICTURE_MAP_PAPER;
    double edge = pave_picture_least(0.8 * m->unit,
                                     fitting * 2 * spot->radius / pave_picture_dice_size(count).y);
    char text[24];
    if (count > PAVE_PICTURE_DICE_MAX || edge * m->scale < PAVE_PICTURE_DICE_PIXELS)
        picture_add_text(m, spot, picture_stack_aspect(m, spot->territory),
                         picture_mark_text(m, spot->territory, text));
    else
        pave_picture_add_dice(m->scene, spot->at, edge, count, color, edge * m->scale);
}

/// Draws stacks from the top of the picture to the bottom, so that nearer stacks hide farther ones.
/// Returns false if memory runs out.
static bool picture_add_stacks(const pave_picture_mapper *m, const int32_t *parts)
{
    int32_t count = pave_picture_territories(m);
    pave_picture_spot *spots = pave_array_take(m->allocator, (size_t)count, sizeof *spots);
    bool fine = spots != NULL;
    for (int32_t territory = 1; fine && territory <= count; territory++)
        fine = picture_find_spot(m, territory, parts[territory], picture_stack_aspect(m, territory),
                                 &spots[territory - 1]);
    if (fine && count > 1) qsort(spots, (size_t)count, sizeof *spots, picture_compare_spots);
    for (int32_t i = 0; fine && i < count; i++) picture_add_stack(m, &spots[i]);
    pave_array_release(m->allocator, spots);
    return fine;
}

pave_result pave_picture_map_labels(pave_picture_mapper *m)
{
    bool dice = m->marks == PAVE_PICTURE_MARK_DICE, fine = true;
    size_t count = (size_t)pave_picture_territories(m) + 1;
    if (m->marks == PAVE_PICTURE_MARK_NOTHING) return PAVE_OK;
    int32_t *parts = pave_array_allocate(m->allocator, count, sizeof *parts); // parts by territory
    if (!parts) return pave_picture_map_no_memory(m);
    for (int32_t part = 1; part <= m->part_count; part++)
        if (m->territory_of[part] > 0) parts[m->territory_of[part]] = part;
    pave_scene_open_group(m->scene, dice ? "dice" : "labels");
    if (dice)
        fine = picture_add_stacks(m, parts);
    else if (picture_marks_wanted(m))
        fine = picture_add_texts(m, parts);
    pave_scene_close_group(m->scene);
    pave_array_release(m->allocator, parts);
    return fine ? PAVE_OK : pave_picture_map_no_memory(m);
}
