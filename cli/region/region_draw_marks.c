// cli/region_draw_marks.c: labels and dice on territories, in pictures.
#include "region_draw.h"

#include "region_color.h"
#include "region_dice.h"

#include <math.h>
#include <stdlib.h>

#define HALO UINT32_C(0xffffffb0)

/// Where something may stand on a territory: the middle of an ellipse that lies inside it.
typedef struct mark {
    int32_t territory;
    pave_vec2 at;
    double radius; // half its height
} mark;

enum {
    TEXT_SIZE = 16,
    READABLE = 7 ///< pixels of letters that somebody could read
};

static int no_memory(void) { return cli_failed("out of memory; draw a smaller map"); }

// ---- Places -------------------------------------------------------------------------------------

static pave_vec2 cell_point(const region_drawing *drawing, int32_t cell)
{
    pave_layout layout;
    const pave_window *window = pave_map_window(drawing->map);
    if (drawing->map->mesh) return pave_mesh_center(drawing->map->mesh, cell);
    if (window && pave_tiling_layout(window->tiling,
                                     &(pave_layout_def){.orientation = drawing->map->orientation},
                                     &layout, NULL) == PAVE_OK)
        return pave_tiling_face_point(window->tiling, &layout, pave_window_cell(window, cell));
    return pave_ground_position(&drawing->map->ground, cell);
}

// Without outlines the deepest cell is near enough; of a graph it is its circle.
static mark rough_mark(const region_drawing *drawing, int32_t territory)
{
    const pave_territory *item = &drawing->map->territories->items[territory - 1];
    double depth = item->depth > 0 ? item->depth : sqrt(item->size);
    double radius =
        region_has_outlines(drawing->map) ? 1.7 * depth - 0.85 : 0.7 * REGION_NODE_RADIUS;
    return (mark){territory, cell_point(drawing, item->center), radius * drawing->unit};
}

static bool find_mark(const region_drawing *drawing, int32_t territory, int32_t part, double aspect,
                      mark *out)
{
    *out = rough_mark(drawing, territory);
    if (!drawing->borders.borders) return true;
    pave_result result =
        pave_borders_pole(drawing->borders.borders, part, aspect, 0, &out->at, &out->radius);
    return result != PAVE_NO_MEMORY;
}

// The part that each territory is, by id.
static int32_t *list_parts(const region_drawing *drawing)
{
    int32_t *parts = calloc((size_t)drawing->map->territories->count + 1, sizeof *parts);
    for (int32_t part = 1; parts && part <= drawing->part_count; part++)
        parts[drawing->territory_of[part]] = part;
    return parts;
}

// ---- Narrow places ------------------------------------------------------------------------------

void region_draw_narrow(region_drawing *drawing)
{
    const pave_chokepoints *narrow = drawing->job->narrow;
    const pave_scene_style style = {
        .fill = REGION_ALARM, .stroke = REGION_PAPER, .width = 0.12 * drawing->unit};
    pave_scene_open_group(drawing->scene, "chokepoints");
    for (int32_t i = 0; i < narrow->across_count; i++)
        pave_scene_add_circle(drawing->scene, cell_point(drawing, narrow->cells[i]),
                              0.55 * drawing->unit, &style);
    pave_scene_close_group(drawing->scene);
}

// ---- Labels -------------------------------------------------------------------------------------

static const char *text_of(const region_drawing *drawing, int32_t territory, char *out)
{
    const pave_map *map = drawing->map;
    const pave_territory *item = &map->territories->items[territory - 1];
    int32_t number = territory;
    switch (drawing->labels) {
    case REGION_LABELS_SIZE: number = item->size; break;
    case REGION_LABELS_LABEL: number = item->label; break;
    case REGION_LABELS_OWNER: number = map->owners[territory - 1]; break;
    case REGION_LABELS_DICE: number = map->dice[territory - 1]; break;
    default: break;
    }
    snprintf(out, TEXT_SIZE, "%d", (int)number);
    return out;
}

// The size of a text in an ellipse: that of the largest box of its shape in there.
static double text_size(const region_drawing *drawing, const mark *place, double aspect,
                        const char *text)
{
    const double capital = 0.73, bold = 1.1;
    double width = bold * pave_scene_text_width(text), half = place->radius;
    double size = 2 * half / sqrt(capital * capital + width * width / (aspect * aspect));
    return fmin(0.95 * size, fmax(1.25 * drawing->unit, 0.55 * half));
}

// What nobody could read is left out.
static void draw_text(const region_drawing *drawing, const mark *place, double aspect,
                      const char *text)
{
    double size = text_size(drawing, place, aspect, text);
    if (size * drawing->scale < READABLE) return;
    pave_scene_font font = {
        .size = size, .color = REGION_INK, .halo = HALO, .halo_width = 0.1 * size, .bold = true};
    pave_scene_add_label(drawing->scene, place->at, text, &font);
}

// Where nobody asked for labels, a few on a map of many that have no room would only make one
// wonder.
static bool are_wanted(const region_drawing *drawing)
{
    int64_t roomy = 0;
    const pave_territories *territories = drawing->map->territories;
    for (int32_t territory = 1; territory <= territories->count; territory++)
        roomy += rough_mark(drawing, territory).radius * drawing->scale >= READABLE;
    return cli_given(drawing->job->call, "labels") || 2 * roomy >= territories->count;
}

static int draw_texts(const region_drawing *drawing, const int32_t *parts)
{
    if (!are_wanted(drawing)) return CLI_DONE;
    for (int32_t territory = 1; territory <= drawing->map->territories->count; territory++) {
        char text[TEXT_SIZE];
        mark place;
        double aspect = fmax(1, 1.3 * pave_scene_text_width(text_of(drawing, territory, text)));
        if (rough_mark(drawing, territory).radius * drawing->scale < 2)
            continue; // by far too small, and there may be many of these
        if (!find_mark(drawing, territory, parts[territory], aspect, &place)) return no_memory();
        draw_text(drawing, &place, aspect, text);
    }
    return CLI_DONE;
}

// ---- Dice ---------------------------------------------------------------------------------------

static int compare_marks(const void *a, const void *b)
{
    const mark *x = a, *y = b;
    if (x->at.y < y->at.y || x->at.y > y->at.y) return x->at.y < y->at.y ? -1 : 1;
    return (x->territory > y->territory) - (x->territory < y->territory);
}

// How wide a stack is for its height; of those that are told by a number, as wide as high.
static double stack_aspect(const region_drawing *drawing, int32_t territory)
{
    int32_t count = drawing->map->dice[territory - 1];
    pave_vec2 size = region_dice_size(count);
    return count <= REGION_DICE_STACK_MAX ? size.x / size.y : 1;
}

// So large that it fits into the ellipse, but for corners that stacks do not have.
static void draw_stack(const region_drawing *drawing, const mark *place)
{
    const double fitting = 0.8;
    const pave_map *map = drawing->map;
    int32_t count = map->dice[place->territory - 1];
    uint32_t color = map->owners && map->owners[place->territory - 1] >= 0
                         ? region_player_color(map->owners[place->territory - 1])
                         : REGION_PAPER;
    double edge =
        fmin(0.8 * drawing->unit, fitting * 2 * place->radius / region_dice_size(count).y);
    char text[TEXT_SIZE];
    if (count > REGION_DICE_STACK_MAX || edge * drawing->scale < REGION_DICE_PIXELS)
        draw_text(drawing, place, stack_aspect(drawing, place->territory),
                  text_of(drawing, place->territory, text));
    else
        region_draw_dice(drawing->scene, place->at, edge, count, color, edge * drawing->scale);
}

// From the top to the bottom of the picture, so that stacks in front hide those behind.
static int draw_stacks(const region_drawing *drawing, const int32_t *parts)
{
    int32_t count = drawing->map->territories->count;
    mark *places = malloc(((size_t)count + 1) * sizeof *places);
    bool fine = places;
    for (int32_t territory = 1; fine && territory <= count; territory++)
        fine = find_mark(drawing, territory, parts[territory], stack_aspect(drawing, territory),
                         &places[territory - 1]);
    if (fine) qsort(places, (size_t)count, sizeof *places, compare_marks);
    for (int32_t i = 0; fine && i < count; i++) draw_stack(drawing, &places[i]);
    free(places);
    return fine ? CLI_DONE : no_memory();
}

int region_draw_marks(region_drawing *drawing)
{
    if (drawing->labels == REGION_LABELS_NONE) return CLI_DONE;
    int32_t *parts = list_parts(drawing);
    if (!parts) return no_memory();
    bool dice = drawing->labels == REGION_LABELS_DICE;
    pave_scene_open_group(drawing->scene, dice ? "dice" : "labels");
    int code = dice ? draw_stacks(drawing, parts) : draw_texts(drawing, parts);
    pave_scene_close_group(drawing->scene);
    free(parts);
    return code;
}
