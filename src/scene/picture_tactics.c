/// src/scene/picture_tactics.c: game boards: ground, coloured cells, outlines, labels.
#include "../base/exact.h"

#include "picture_tactics.h"
#include "scene_model.h"

#define PAVE_BATTLE_PAGE UINT32_C(0xfaf6ecff)
#define PAVE_BATTLE_LINE UINT32_C(0x7f8f6a66)
#define PAVE_BATTLE_SIDE UINT32_C(0x20180c48)
#define PAVE_BATTLE_OUTLINE UINT32_C(0x2b2440ff)
#define PAVE_BATTLE_HALO UINT32_C(0xfffdf6b0)
#define PAVE_BATTLE_INK UINT32_C(0x2a2430ff)
#define PAVE_BATTLE_LIGHT UINT32_C(0xfffdf6ff)
#define PAVE_BATTLE_LEAVES UINT32_C(0x4f7f4cff)
#define PAVE_BATTLE_LEAVES_LIT UINT32_C(0x7ba866ff)
#define PAVE_BATTLE_TRUNK UINT32_C(0x5d4a37ff)

// Minimum legible label height, in pixels.
#define PAVE_BATTLE_LABEL_PIXELS 6

// ---- Colours ------------------------------------------------------------------------------------

uint32_t pave_picture_scale_color(int32_t number, int32_t most)
{
    static const uint32_t stops[] = {0xfff6cfff, 0xfdd98aff, 0xf6a65dff, 0xe36d5eff,
                                     0xb3456fff, 0x743a76ff, 0x382a5eff};
    enum { STEPS = sizeof stops / sizeof *stops - 1 };
    most = most < 1 ? 1 : most;
    number = number < 0 ? 0 : number > most ? most : number;
    const double at = (double)number * STEPS / most;
    const int stop = (int)at < STEPS ? (int)at : STEPS - 1;
    return pave_picture_blend(stops[stop], stops[stop + 1], at - stop);
}

/// Returns whether light letters are more legible on a colour.
static bool battle_is_dark(uint32_t color)
{
    const uint32_t red = color >> 24, green = color >> 16 & 0xff, blue = color >> 8 & 0xff;
    return (color & 0xff) > 0x80 && 299 * red + 587 * green + 114 * blue < 140000;
}

// ---- Ground -------------------------------------------------------------------------------------

/// Returns the grass colour of a cell. Two shades alternate by cell class.
static uint32_t battle_grass(pave_cell cell)
{
    static const uint32_t colors[] = {0xdfe9c6ff, 0xd4e1b9ff, 0xdae5bfff};
    return colors[cell.s % 3];
}

static void battle_paint_cell(pave_battle *b, pave_cell cell, const pave_scene_style *style)
{
    const int count = pave_picture_corners(&b->grid, cell);
    pave_scene_add_polygon(b->scene, b->grid.corners, count, style);
}

/// Draws the ground, except under cells that an opaque colour covers.
static void battle_paint_ground(pave_battle *b)
{
    const pave_scene *ground = b->def->ground;
    pave_window_walk walk = pave_window_begin(b->window);
    pave_scene_open_group(b->scene, "ground");
    if (ground) pave_scene_add_scene(b->scene, ground, pave_vec2_of(0, 0), 1);
    while ((!ground || b->def->cells) && pave_window_next(&walk)) {
        if (!ground && b->def->colors && (b->def->colors[walk.index] & 0xff) == 0xff) continue;
        const pave_scene_style style = {.fill = ground ? 0 : battle_grass(walk.cell),
                                        .stroke = ground ? PAVE_BATTLE_SIDE : PAVE_BATTLE_LINE,
                                        .width = 0.025 * b->grid.unit};
        battle_paint_cell(b, walk.cell, &style);
    }
    pave_scene_close_group(b->scene);
}

/// Returns the colour of a cell, which is translucent over a ground.
static uint32_t battle_color(const pave_battle *b, int64_t cell)
{
    const uint32_t color = b->def->colors ? b->def->colors[cell] : 0, most = 0x90;
    return b->def->ground && (color & 0xff) > most ? (color & ~UINT32_C(0xff)) | most : color;
}

static void battle_paint_colors(pave_battle *b)
{
    if (!b->def->colors) return;
    pave_window_walk walk = pave_window_begin(b->window);
    pave_scene_open_group(b->scene, "cells");
    while (pave_window_next(&walk)) {
        const uint32_t color = battle_color(b, walk.index);
        const pave_scene_style style = {.fill = color,
                                        .stroke = pave_picture_blend(color, 0x2a2430ff, 0.25),
                                        .width = 0.02 * b->grid.unit};
        if (color) battle_paint_cell(b, walk.cell, &style);
    }
    pave_scene_close_group(b->scene);
}

/// Draws a fir with two tiers.
static void battle_paint_tree(pave_battle *b, pave_vec2 foot, double height)
{
    const pave_scene_style trunk = {.stroke = PAVE_BATTLE_TRUNK,
                                    .width = 0.16 * height * b->grid.unit};
    const pave_scene_style leaves = {.fill = PAVE_BATTLE_LEAVES},
                           lit = {.fill = PAVE_BATTLE_LEAVES_LIT};
    const pave_vec2 stem[2] = {foot, pave_battle_moved(b, foot, 0, -0.3 * height)};
    pave_scene_add_line(b->scene, stem, 2, &trunk);
    for (int tier = 0; tier < 2; tier++) {
        const double low = (0.2 + 0.3 * tier) * height, wide = (0.36 - 0.09 * tier) * height,
                     top = low + 0.55 * height;
        const pave_vec2 all[3] = {pave_battle_moved(b, foot, -wide, -low),
                                  pave_battle_moved(b, foot, wide, -low),
                                  pave_battle_moved(b, foot, 0, -top)};
        const pave_vec2 half[3] = {all[0], pave_battle_moved(b, foot, -0.1 * wide, -low), all[2]};
        pave_scene_add_polygon(b->scene, all, 3, &leaves);
        pave_scene_add_polygon(b->scene, half, 3, &lit);
    }
}

static void battle_paint_rough(pave_battle *b)
{
    if (!b->def->rough || b->def->ground) return;
    pave_window_walk walk = pave_window_begin(b->window);
    pave_scene_open_group(b->scene, "rough");
    while (pave_window_next(&walk)) {
        if (!pave_mask_cell(b->def->rough, walk.index)) continue;
        const double room = pave_picture_room_in(&b->grid, walk.cell) / b->grid.unit;
        const pave_vec2 at = pave_battle_middle(b, walk.cell);
        battle_paint_tree(b, pave_battle_moved(b, at, -0.55 * room, 0.35 * room), 1.1 * room);
        battle_paint_tree(b, pave_battle_moved(b, at, 0.45 * room, 0.6 * room), 1.3 * room);
    }
    pave_scene_close_group(b->scene);
}

// ---- Outlines -----------------------------------------------------------------------------------

static void battle_paint_outlines(pave_battle *b)
{
    const int32_t *outlines = b->def->outlines;
    const pave_scene_style style = {.stroke = PAVE_BATTLE_OUTLINE, .width = 0.06 * b->grid.unit};
    const pave_tiling *tiling = b->window->tiling;
    if (!outlines) return;
    pave_window_walk walk = pave_window_begin(b->window);
    pave_scene_open_group(b->scene, "outlines");
    while (pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_side_count(tiling, walk.cell.s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, walk.cell.s, k);
            const int64_t beyond =
                pave_window_index(b->window, pave_tiling_neighbors(tiling, walk.cell, k));
            pave_vec2 ends[2];
            if (beyond >= 0 ? beyond < walk.index || outlines[beyond] == outlines[walk.index]
                            : outlines[walk.index] == 0)
                continue;
            pave_picture_edge_ends(
                &b->grid,
                (pave_cell){walk.cell.q + side->edge_q, walk.cell.r + side->edge_r, side->edge},
                ends);
            pave_scene_add_line(b->scene, ends, 2, &style);
        }
    pave_scene_close_group(b->scene);
}

// ---- Labels -------------------------------------------------------------------------------------

static void battle_paint_labels(pave_battle *b)
{
    const double most = 0.3, away = 0.04;
    if (!b->def->names.write) return;
    pave_window_walk walk = pave_window_begin(b->window);
    pave_scene_open_group(b->scene, "labels");
    while (pave_window_next(&walk)) {
        char text[PAVE_PICTURE_TEXT_SIZE] = "";
        const uint32_t color = battle_color(b, walk.index);
        b->def->names.write(b->def->names.context,
                            (pave_picture_part){PAVE_PICTURE_FACE, walk.cell}, text);
        if (!text[0]) continue;
        pave_scene_font font = {.color =
                                    battle_is_dark(color) ? PAVE_BATTLE_LIGHT : PAVE_BATTLE_INK};
        font.size = pave_picture_least(most * b->grid.unit,
                                       pave_picture_size_within(&b->grid, walk.cell,
                                                                pave_scene_text_width(text) / 2,
                                                                away * b->grid.unit));
        if (b->def->ground || (b->def->rough && pave_mask_cell(b->def->rough, walk.index))) {
            font.halo = b->def->ground ? PAVE_BATTLE_HALO : color ? color : battle_grass(walk.cell);
            if (b->def->ground) font.color = PAVE_BATTLE_INK;
            font.halo_width = 0.2 * font.size;
        }
        const pave_vec2 at = pave_battle_middle(b, walk.cell);
        const double half = font.size * pave_scene_text_width(text) / 2;
        const bool cut = pave_scene_has_area(b->scene->view) &&
                         (at.x - half < b->scene->view.min.x || at.x + half > b->scene->view.max.x);
        if (font.size * b->scale >= PAVE_BATTLE_LABEL_PIXELS && !cut)
            pave_scene_add_label(b->scene, at, text, &font);
    }
    pave_scene_close_group(b->scene);
}

static void battle_paint_caption(pave_battle *b)
{
    const double share = 1.0 / 28;
    const char *caption = b->def->caption;
    const double width = caption ? pave_scene_text_width(caption) : 0;
    if (width <= 0) return;
    const pave_box box = pave_scene_bounds(b->scene);
    const double across = box.max.x - box.min.x,
                 size = pave_picture_least(share * across, across / width);
    const pave_scene_font font = {.size = size, .color = PAVE_BATTLE_INK};
    pave_scene_add_label(b->scene,
                         pave_vec2_of((box.min.x + box.max.x) / 2, box.max.y + 0.4 * size), caption,
                         &font);
    if (pave_scene_has_area(b->scene->view)) b->scene->view.max.y += 1.1 * size;
}

// ---- The picture --------------------------------------------------------------------------------

static bool battle_has_cells(const pave_window *window, const int32_t *cells, int64_t count)
{
    bool fine = count > 0;
    for (int64_t i = 0; i < count; i++) fine = fine && cells[i] >= 0 && cells[i] < window->count;
    return fine;
}

static pave_result battle_check(const pave_battle *b, pave_error *error)
{
    const pave_picture_tactics_def *def = b->def;
    const char *wrong = NULL;
    if (!b->window)
        return PAVE_FAIL(error, PAVE_INVALID, "no window is given; set window or walls");
    if (b->window->count == 0) wrong = "the window has no cell; draw a larger one";
    if (def->walls && def->walls->window->count != b->window->count)
        wrong = "the walls are a mask of another window; leave the window out";
    if (def->rough && def->rough->window->count != b->window->count)
        wrong = "the mask of rough ground is of another window; use the picture's window";
    for (int64_t i = 0; !wrong && i < def->token_count; i++)
        if (!battle_has_cells(b->window, def->tokens[i].cells, def->tokens[i].cell_count))
            wrong = "a token is not on a cell of the window; give it one";
    for (int64_t i = 0; !wrong && i < def->trail_count; i++)
        if (!battle_has_cells(b->window, def->trails[i].cells, def->trails[i].cell_count))
            wrong = "a trail has no cell, or one that is not in the window; give it cells there";
    return wrong ? PAVE_FAIL(error, PAVE_INVALID, "%s", wrong) : PAVE_OK;
}

static bool battle_paint(pave_battle *b)
{
    pave_scene_frame frame;
    battle_paint_ground(b);
    battle_paint_colors(b);
    b->scale = pave_scene_measure(b->scene, NULL, &frame, NULL) == PAVE_OK ? frame.scale : 1;
    battle_paint_rough(b);
    battle_paint_outlines(b);
    if (!pave_battle_paint_trails(b)) return false;
    if (!b->def->ground) pave_battle_paint_walls(b);
    pave_battle_paint_bars(b);
    battle_paint_labels(b);
    pave_battle_paint_tokens(b);
    battle_paint_caption(b);
    return true;
}

pave_result pave_picture_tactics(const pave_picture_tactics_def *def,
                                 const pave_allocator *allocator, pave_scene **out,
                                 pave_error *error)
{
    pave_scene_def scene = {
        .title = def->title, .background = PAVE_BATTLE_PAGE, .margin = 0.3, .size = def->size};
    const pave_layout_def layout = {.orientation = def->orientation};
    pave_battle b = {.def = def, .allocator = allocator};
    *out = NULL;
    b.window = def->window || !def->walls ? def->window : def->walls->window;
    pave_result result = battle_check(&b, error);
    if (result != PAVE_OK) return result;
    b.grid.tiling = b.window->tiling;
    result = pave_tiling_layout(b.grid.tiling, &layout, &b.grid.layout, error);
    if (def->layout) b.grid.layout = *def->layout;
    if (pave_scene_has_area(def->view)) {
        const pave_box all =
            pave_box_widened(pave_window_bounds(b.window, &b.grid.layout), scene.margin);
        scene.view = pave_box_of(
            pave_vec2_of(fmax(all.min.x, def->view.min.x), fmax(all.min.y, def->view.min.y)),
            pave_vec2_of(fmin(all.max.x, def->view.max.x), fmin(all.max.y, def->view.max.y)));
    }
    scene.cell = pave_picture_cell_length(b.grid.tiling, &b.grid.layout);
    if (def->ground) {
        const pave_scene_def ground = pave_scene_get_def(def->ground);
        const pave_scene_size *size = &def->size;
        scene.background = ground.background;
        if (!pave_scene_has_area(def->view)) scene.view = pave_scene_bounds(def->ground);
        if (!(size->scale > 0) && !size->width && !size->height) scene.size = ground.size;
        if (!def->title) scene.title = ground.title;
    }
    if (result == PAVE_OK) result = pave_scene_create(&scene, allocator, &b.scene, error);
    if (result != PAVE_OK) return result;
    if (pave_picture_grid_open(&b.grid, allocator) != PAVE_OK || !battle_paint(&b))
        result = pave_picture_no_memory(error);
    pave_picture_grid_close(&b.grid, allocator);
    return pave_picture_finish(b.scene, result, out, error);
}
