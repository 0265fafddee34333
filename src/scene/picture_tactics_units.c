/// src/scene/picture_tactics_units.c: units, flags and trails on a board.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_tactics.h"

#include <string.h>

#define PAVE_BATTLE_RING UINT32_C(0xfffdf6ff)
#define PAVE_BATTLE_SHADE UINT32_C(0x2a243050)
#define PAVE_BATTLE_DARK UINT32_C(0x2a2430ff)
#define PAVE_BATTLE_CROSS UINT32_C(0xc0392bff)

// Lengths, in units.
#define PAVE_BATTLE_DISC 0.21

// ---- Units --------------------------------------------------------------------------------------

/// Returns the centre of a token: the mean of the centres of its cells.
static pave_vec2 battle_token_middle(const pave_battle *b, const pave_picture_token *token)
{
    pave_vec2 sum = {0, 0};
    for (int64_t i = 0; i < token->cell_count; i++) {
        const pave_vec2 at = pave_battle_middle(b, pave_window_cell(b->window, token->cells[i]));
        sum = pave_vec2_of(sum.x + at.x, sum.y + at.y);
    }
    return pave_vec2_of(sum.x / (double)token->cell_count, sum.y / (double)token->cell_count);
}

/// Draws a large body: its cells, slightly smaller, over an outline of the full cells.
static void battle_body(pave_battle *b, const pave_picture_token *token)
{
    const double unit = b->grid.unit;
    const pave_scene_style rim = {.fill = pave_picture_blend(token->color, PAVE_BATTLE_DARK, 0.45),
                                  .stroke =
                                      pave_picture_blend(token->color, PAVE_BATTLE_DARK, 0.45),
                                  .width = 0.05 * unit},
                           skin = {.fill = token->color, .stroke = token->color, .width = 0.01};
    for (int layer = 0; layer < 2; layer++)
        for (int64_t i = 0; i < token->cell_count; i++) {
            const pave_cell cell = pave_window_cell(b->window, token->cells[i]);
            const int count = pave_picture_corners(&b->grid, cell);
            const pave_vec2 middle = battle_token_middle(b, token);
            const double share = layer ? 0.9 : 1;
            for (int k = 0; k < count; k++)
                b->grid.corners[k] =
                    pave_vec2_of(middle.x + share * (b->grid.corners[k].x - middle.x),
                                 middle.y + share * (b->grid.corners[k].y - middle.y));
            pave_scene_add_polygon(b->scene, b->grid.corners, count, layer ? &skin : &rim);
        }
}

/// Draws a pointed nose at the rim of a disc, in its facing direction.
static void battle_nose(pave_battle *b, pave_vec2 at, pave_vec2 facing, double radius,
                        uint32_t color)
{
    const double length = sqrt(facing.x * facing.x + facing.y * facing.y);
    if (!(length > 0)) return;
    const double x = radius * facing.x / length, y = radius * facing.y / length;
    const pave_vec2 nose[3] = {pave_vec2_of(at.x + 1.55 * x, at.y + 1.55 * y),
                               pave_vec2_of(at.x + 0.6 * x - 0.75 * y, at.y + 0.6 * y + 0.75 * x),
                               pave_vec2_of(at.x + 0.6 * x + 0.75 * y, at.y + 0.6 * y - 0.75 * x)};
    const pave_scene_style style = {
        .fill = color, .stroke = PAVE_BATTLE_RING, .width = 0.03 * b->grid.unit};
    pave_scene_add_polygon(b->scene, nose, 3, &style);
}

/// Labels a counter. If the name is too long, only its first letter is on the counter, and the
/// whole name is below, moved or smaller if it would be cut at the sides of the picture.
static void battle_name(pave_battle *b, pave_vec2 at, double radius, const char *text)
{
    const char *end = text;
    char first[8] = "";
    (void)pave_scene_text_next(&end);
    memcpy(first, text, (size_t)(end - text));
    pave_scene_font font = {.size = 1.2 * radius, .color = PAVE_BATTLE_RING, .bold = true};
    pave_scene_add_label(b->scene, at, first, &font);
    font = (pave_scene_font){.size = 0.75 * radius,
                             .color = PAVE_BATTLE_DARK,
                             .halo = PAVE_BATTLE_RING,
                             .halo_width = 0.12 * radius,
                             .bold = true};
    const pave_box view = b->scene->view;
    if (at.x > view.min.x && at.x < view.max.x) {
        const double width = 1.2 * pave_scene_text_width(text); // bold, and a margin
        font.size = pave_picture_least(font.size, (view.max.x - view.min.x) / width);
        const double half = width * font.size / 2;
        at.x = pave_picture_most(view.min.x + half, pave_picture_least(at.x, view.max.x - half));
    }
    pave_scene_add_label(b->scene, pave_vec2_of(at.x, at.y + 1.45 * radius), text, &font);
}

static void battle_unit(pave_battle *b, const pave_picture_token *token)
{
    const bool counter = token->kind == PAVE_PICTURE_COUNTER;
    const double unit = b->grid.unit, room = 0.8;
    const double radius =
        counter
            ? room * pave_picture_room_in(&b->grid, pave_window_cell(b->window, token->cells[0]))
            : PAVE_BATTLE_DISC * unit;
    const bool large = token->cell_count > 1;
    const pave_vec2 at = battle_token_middle(b, token);
    const pave_scene_style disc = {
        .fill = token->color, .stroke = PAVE_BATTLE_RING, .width = 0.035 * unit};
    if (large) battle_body(b, token);
    battle_nose(b, at, token->facing, radius, token->color);
    if (!large) {
        pave_scene_add_circle(b->scene, pave_battle_moved(b, at, 0.03, 0.05), 1.08 * radius,
                              &(pave_scene_style){.fill = PAVE_BATTLE_SHADE});
    }
    pave_scene_add_circle(b->scene, at, radius, &disc);
    if (!token->text) return;
    const double width = pave_scene_text_width(token->text), letters = 2.4;
    if (counter && width > letters) {
        battle_name(b, at, radius, token->text);
        return;
    }
    const pave_scene_font font = {.size =
                                      pave_picture_least(counter ? 1.2 * radius : 0.27 * unit,
                                                         width > 0 ? 1.5 * radius / width : unit),
                                  .color = PAVE_BATTLE_RING,
                                  .bold = true};
    pave_scene_add_label(b->scene, at, token->text, &font);
}

/// Draws a flag with its pole in the middle of the cell.
static void battle_flag(pave_battle *b, const pave_picture_token *token)
{
    const double unit = b->grid.unit;
    const pave_vec2 at = pave_battle_moved(
        b, pave_battle_middle(b, pave_window_cell(b->window, token->cells[0])), -0.08, 0.16);
    const pave_vec2 pole[2] = {at, pave_battle_moved(b, at, 0, -0.55)};
    const pave_vec2 cloth[4] = {pole[1], pave_battle_moved(b, at, 0.34, -0.47),
                                pave_battle_moved(b, at, 0.26, -0.4),
                                pave_battle_moved(b, at, 0, -0.28)};
    const pave_scene_style foot = {.fill = PAVE_BATTLE_SHADE},
                           stick = {.stroke = PAVE_BATTLE_DARK, .width = 0.045 * unit},
                           flag = {.fill = token->color,
                                   .stroke = PAVE_BATTLE_RING,
                                   .width = 0.02 * unit};
    pave_scene_add_circle(b->scene, at, 0.09 * unit, &foot);
    pave_scene_add_polygon(b->scene, cloth, 4, &flag);
    pave_scene_add_line(b->scene, pole, 2, &stick);
}

void pave_battle_paint_tokens(pave_battle *b)
{
    if (b->def->token_count == 0) return;
    pave_scene_open_group(b->scene, "tokens");
    for (int64_t i = 0; i < b->def->token_count; i++) {
        const pave_picture_token *token = &b->def->tokens[i];
        if (token->kind == PAVE_PICTURE_FLAG)
            battle_flag(b, token);
        else
            battle_unit(b, token);
    }
    pave_scene_close_group(b->scene);
}

// ---- Trails -------------------------------------------------------------------------------------

static void battle_cross(pave_battle *b, pave_vec2 at)
{
    const double arm = 0.1, unit = b->grid.unit;
    for (int layer = 0; layer < 2; layer++) {
        const pave_scene_style style = {.stroke = layer ? PAVE_BATTLE_CROSS : PAVE_BATTLE_RING,
                                        .width = (layer ? 0.06 : 0.11) * unit};
        for (int turn = -1; turn <= 1; turn += 2) {
            const pave_vec2 line[2] = {pave_battle_moved(b, at, -arm, -turn * arm),
                                       pave_battle_moved(b, at, arm, turn * arm)};
            pave_scene_add_line(b->scene, line, 2, &style);
        }
    }
}

/// Draws an unbroken part of a trail: a light line with a line in the trail's colour on top.
static void battle_stroke(pave_battle *b, const pave_picture_trail *trail, const pave_vec2 *points,
                          int64_t count, bool arrow)
{
    const double unit = b->grid.unit;
    for (int layer = 0; layer < 2 && count > 1; layer++) {
        const pave_scene_style style = {.stroke = layer ? trail->color : PAVE_BATTLE_RING,
                                        .width = (layer ? 0.1 : 0.17) * unit};
        if (arrow)
            pave_scene_add_arrow(b->scene, points, count, (layer ? 0.34 : 0.42) * unit, &style);
        else
            pave_scene_add_line(b->scene, points, count, &style);
    }
}

/// Returns the point where a blocked trail stops on its way to the next cell.
static pave_vec2 battle_bar(const pave_battle *b, const pave_picture_trail *trail)
{
    const pave_cell last = pave_window_cell(b->window, trail->cells[trail->cell_count - 1]);
    return pave_picture_middle(pave_battle_middle(b, last), pave_battle_middle(b, trail->beyond));
}

/// Draws a straight line from the first centre to the last centre or to the obstacle.
static void battle_straight(pave_battle *b, const pave_picture_trail *trail)
{
    const bool barred = trail->end == PAVE_PICTURE_TRAIL_BARRED;
    const pave_cell last = pave_window_cell(b->window, trail->cells[trail->cell_count - 1]);
    const pave_vec2 ends[2] = {pave_battle_middle(b, pave_window_cell(b->window, trail->cells[0])),
                               barred ? battle_bar(b, trail) : pave_battle_middle(b, last)};
    if (barred || trail->cell_count > 1)
        battle_stroke(b, trail, ends, 2, trail->end == PAVE_PICTURE_TRAIL_ARROW);
}

/// Draws a trail, which is interrupted at steps across a wrap. `points` must hold at least
/// cell_count + 1 elements.
static void battle_trail(pave_battle *b, const pave_picture_trail *trail, pave_vec2 *points)
{
    const double far = 2.6 * b->grid.unit;
    int64_t count = 0;
    for (int64_t i = 0; i < trail->cell_count; i++) {
        const pave_vec2 at = pave_battle_middle(b, pave_window_cell(b->window, trail->cells[i]));
        if (count > 0 && pave_picture_distance(points[count - 1], at) > far) {
            battle_stroke(b, trail, points, count, false);
            count = 0;
        }
        points[count++] = at;
    }
    if (trail->end == PAVE_PICTURE_TRAIL_BARRED) points[count++] = battle_bar(b, trail);
    battle_stroke(b, trail, points, count, trail->end == PAVE_PICTURE_TRAIL_ARROW);
}

void pave_battle_paint_bars(pave_battle *b)
{
    for (int64_t i = 0; i < b->def->trail_count; i++)
        if (b->def->trails[i].end == PAVE_PICTURE_TRAIL_BARRED)
            battle_cross(b, battle_bar(b, &b->def->trails[i]));
}

bool pave_battle_paint_trails(pave_battle *b)
{
    int64_t most = 0;
    if (b->def->trail_count == 0) return true;
    for (int64_t i = 0; i < b->def->trail_count; i++)
        most = b->def->trails[i].cell_count > most ? b->def->trails[i].cell_count : most;
    pave_vec2 *points = pave_array_take(b->allocator, (size_t)most + 1, sizeof *points);
    if (!points) return false;
    pave_scene_open_group(b->scene, "trails");
    for (int64_t i = 0; i < b->def->trail_count; i++)
        if (b->def->trails[i].straight)
            battle_straight(b, &b->def->trails[i]);
        else
            battle_trail(b, &b->def->trails[i], points);
    pave_scene_close_group(b->scene);
    pave_array_release(b->allocator, points);
    return true;
}
