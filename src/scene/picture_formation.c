/// src/scene/picture_formation.c: formations on a board: soldiers with facings, their tracks and
/// their lines of attack.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../tactics/formation_parts.h"
#include "picture_shared.h"

#include <stdio.h>

#define PAVE_PARADE_ENEMY UINT32_C(0xb1432fff)
#define PAVE_PARADE_ENEMY_RIM UINT32_C(0x5e1d14ff)
#define PAVE_PARADE_LIGHT UINT32_C(0xfffdf4ff)
#define PAVE_PARADE_CLEAR UINT32_C(0x17263fff)
#define PAVE_PARADE_STOPPED UINT32_C(0xd22d2dff)

// Radius of a body, and distance from its centre to its point, relative to the inradius of a cell.
// Triangles have more space in their corners.
#define PAVE_PARADE_BODY (p->window->grid == PAVE_WINDOW_TRIANGLES ? 0.76 : 0.56)
#define PAVE_PARADE_POINT (p->window->grid == PAVE_WINDOW_TRIANGLES ? 1.28 : 0.98)
#define PAVE_PARADE_RIM 0.12

// Minimum legible height of numbers, in pixels.
#define PAVE_PARADE_LABEL_PIXELS 6

/// Body and rim colour of each rank. All further ranks use the last colour.
static const uint32_t parade_ranks[][2] = {{0x2c5aa0ff, 0x16305cff},
                                           {0x4fa0c8ff, 0x20566fff},
                                           {0xa9d3d8ff, 0x4d7f88ff},
                                           {0xe3ead9ff, 0x7e8c78ff}};

typedef struct pave_parade_painter {
    const pave_picture_formation_def *def;
    const pave_allocator *allocator;
    const pave_formation *formation;
    const pave_window *window;
    pave_picture_grid grid;
    double room, scale; ///< inradius of a cell; pixels per world unit
    pave_scene *scene;
} pave_parade_painter;

static const uint32_t *parade_look(const pave_parade_painter *p, int32_t i)
{
    const int32_t last = (int32_t)(sizeof parade_ranks / sizeof *parade_ranks) - 1;
    const int32_t rank = p->formation->places[p->formation->soldiers[i].place].rank;
    return parade_ranks[rank < last ? rank : last];
}

static pave_vec2 parade_point(const pave_parade_painter *p, pave_cell cell)
{
    return pave_tiling_face_point(p->window->tiling, &p->grid.layout, cell);
}

/// Returns the cell of soldier i at the current turn.
static pave_cell parade_at(const pave_parade_painter *p, int32_t i)
{
    const int64_t turn = p->formation->turn_count - p->def->ago;
    return p->formation->track[turn * p->formation->count + i];
}

/// Returns the facing of soldier i. Until the last turn of a wheel, this is the facing before the
/// wheel.
static int parade_facing(const pave_parade_painter *p, int32_t i)
{
    const int facings = pave_formation_facing_count(p->window->grid);
    const int facing = p->formation->places[p->formation->soldiers[i].place].facing;
    return p->def->ago > 0 ? (facing - p->formation->turned + facings) % facings : facing;
}

/// Returns the unit vector of a facing: the direction of two steps of its ray, which add up to a
/// translation.
static pave_vec2 parade_ahead(const pave_parade_painter *p, int32_t facing)
{
    const pave_window_grid grid = p->window->grid;
    const int direction = pave_formation_direction(grid, facing);
    const pave_cell zero = pave_cell_of(0, 0);
    const pave_cell cell = grid == PAVE_WINDOW_TRIANGLES  ? pave_tri_ray(zero, direction, 2)
                           : grid == PAVE_WINDOW_HEXAGONS ? pave_hex_ray(zero, direction, 2)
                                                          : pave_square_ray(zero, direction, 2);
    const pave_vec2 from = parade_point(p, zero), to = parade_point(p, cell);
    const double length = pave_picture_distance(from, to);
    return pave_vec2_of((to.x - from.x) / length, (to.y - from.y) / length);
}

/// Returns the point at a given offset ahead of a point and to its right.
static pave_vec2 parade_moved(pave_vec2 at, pave_vec2 ahead, double forward, double right)
{
    return pave_vec2_of(at.x + forward * ahead.x - right * ahead.y,
                        at.y + forward * ahead.y + right * ahead.x);
}

// ---- Soldiers -----------------------------------------------------------------------------------

/// Draws a body with a point at the front, like a shield seen from above.
static void parade_token(const pave_parade_painter *p, pave_vec2 at, pave_vec2 ahead,
                         const pave_scene_style *style)
{
    // The rear half of a circle, in steps of 22.5 degrees, followed by the point.
    static const double arc[][2] = {
        {0.7071, 0.7071},   {0.3827, 0.9239},   {0, 1},  {-0.3827, 0.9239},
        {-0.7071, 0.7071},  {-0.9239, 0.3827},  {-1, 0}, {-0.9239, -0.3827},
        {-0.7071, -0.7071}, {-0.3827, -0.9239}, {0, -1}, {0.3827, -0.9239},
        {0.7071, -0.7071}};
    enum { ARC = sizeof arc / sizeof *arc };
    const double body = PAVE_PARADE_BODY * p->room;
    pave_vec2 corners[ARC + 1];
    for (int k = 0; k < ARC; k++)
        corners[k] = parade_moved(at, ahead, body * arc[k][0], body * arc[k][1]);
    corners[ARC] = parade_moved(at, ahead, PAVE_PARADE_POINT * p->room, 0);
    pave_scene_add_polygon(p->scene, corners, ARC + 1, style);
}

static void parade_number(const pave_parade_painter *p, pave_vec2 at, int32_t i)
{
    char text[24];
    pave_scene_font font = {.color = i < 0 ? 0 : PAVE_PARADE_LIGHT, .bold = true};
    pave_picture_digits(i + 1, text);
    font.size =
        pave_picture_least(0.85 * p->room, 1.05 * p->room / (1.1 * pave_scene_text_width(text)));
    if (parade_look(p, i) >= parade_ranks[2]) font.color = parade_look(p, i)[1];
    if (font.size * p->scale >= PAVE_PARADE_LABEL_PIXELS)
        pave_scene_add_label(p->scene, at, text, &font);
}

/// Adds the colour of a soldier's rank to the legend; all further ranks share the last entry.
static void parade_key(const pave_parade_painter *p, int32_t i, const pave_scene_style *style)
{
    const int last = (int)(sizeof parade_ranks / sizeof *parade_ranks),
              rank = p->formation->places[p->formation->soldiers[i].place].rank + 1;
    char text[PAVE_SCENE_KEY_SIZE];
    const bool lost = style->stroke == PAVE_PARADE_STOPPED;
    snprintf(text, sizeof text,
             lost          ? "not in place"
             : rank < last ? "rank %d"
                           : "rank %d and on",
             rank < last ? rank : last);
    pave_scene_add_key(p->scene, style, text);
}

/// At the last turn, soldiers who did not reach their positions get a red rim.
static void parade_soldiers(const pave_parade_painter *p)
{
    const pave_formation *formation = p->formation;
    pave_scene_open_group(p->scene, "soldiers");
    for (int32_t i = 0; i < formation->count; i++) {
        const pave_formation_soldier *soldier = &formation->soldiers[i];
        const pave_vec2 at = parade_point(p, parade_at(p, i));
        const bool lost = p->def->ago == 0 && soldier->state != PAVE_FORMATION_IN_PLACE;
        const pave_scene_style style = {.fill = parade_look(p, i)[0],
                                        .stroke = lost ? PAVE_PARADE_STOPPED : parade_look(p, i)[1],
                                        .width = (lost ? 2 : 1) * PAVE_PARADE_RIM * p->room};
        parade_token(p, at, parade_ahead(p, parade_facing(p, i)), &style);
        parade_key(p, i, &style);
        if (p->def->numbers) parade_number(p, at, i);
    }
    pave_scene_close_group(p->scene);
}

/// Enemies face the formation.
static void parade_enemies(const pave_parade_painter *p)
{
    const pave_scene_style style = {.fill = PAVE_PARADE_ENEMY,
                                    .stroke = PAVE_PARADE_ENEMY_RIM,
                                    .width = PAVE_PARADE_RIM * p->room};
    const pave_vec2 ahead = parade_ahead(p, p->formation->def.facing);
    if (p->def->enemy_count == 0) return;
    pave_scene_add_key(p->scene, &style, "enemy");
    pave_scene_open_group(p->scene, "enemies");
    for (int64_t i = 0; i < p->def->enemy_count; i++)
        parade_token(p, parade_point(p, p->def->enemies[i]), pave_vec2_of(-ahead.x, -ahead.y),
                     &style);
    pave_scene_close_group(p->scene);
}

// ---- Lines --------------------------------------------------------------------------------------

/// Draws the tracks. Returns false if memory runs out.
static bool parade_tracks(const pave_parade_painter *p)
{
    const pave_formation *formation = p->formation;
    const size_t count = (size_t)(formation->turn_count - p->def->ago) + 1;
    if (!p->def->tracks || count < 2) return true;
    pave_vec2 *points = pave_array_take(p->allocator, count, sizeof *points);
    if (!points) return false;
    pave_scene_open_group(p->scene, "tracks");
    for (int32_t i = 0; i < formation->count; i++) {
        const uint32_t color = parade_look(p, i)[1];
        const pave_scene_style style = {.stroke = (color & ~UINT32_C(255)) | 0x80,
                                        .width = 0.16 * p->room};
        const pave_scene_style start = {.fill = (color & ~UINT32_C(255)) | 0x80};
        int64_t used = 0;
        for (size_t t = 0; t < count; t++) {
            const pave_cell cell = formation->track[(int64_t)t * formation->count + i];
            if (t > 0 &&
                pave_cell_equal(cell, formation->track[((int64_t)t - 1) * formation->count + i]))
                continue;
            points[used++] = parade_point(p, cell);
        }
        pave_scene_add_circle(p->scene, points[0], 0.2 * p->room, &start);
        if (used > 1) pave_scene_add_line(p->scene, points, used, &style);
    }
    pave_scene_close_group(p->scene);
    pave_array_release(p->allocator, points);
    return true;
}

/// Draws an arrow from the point of a soldier most of the way to a target.
static void parade_attack(const pave_parade_painter *p, const pave_attack *attack)
{
    const pave_vec2 from = parade_point(p, p->formation->soldiers[attack->soldier].cell),
                    to = parade_point(p, p->def->targets[attack->target]);
    const bool clear = attack->state == PAVE_ATTACK_CLEAR;
    const double length = pave_picture_distance(from, to);
    const pave_vec2 along = pave_vec2_of((to.x - from.x) / length, (to.y - from.y) / length);
    const pave_scene_style style = {.stroke = clear ? PAVE_PARADE_CLEAR : PAVE_PARADE_STOPPED,
                                    .width = (clear ? 0.15 : 0.1) * p->room,
                                    .dash = clear ? 0 : 0.22 * p->room,
                                    .gap = clear ? 0 : 0.2 * p->room};
    const pave_scene_style cross = {.stroke = PAVE_PARADE_STOPPED, .width = 0.13 * p->room};
    const pave_vec2 line[2] = {parade_moved(from, along, 0.3 * p->room, 0),
                               parade_moved(to, along, -0.05 * p->room, 0)};
    pave_scene_add_key(p->scene, &style, clear ? "line of attack" : "blocked line");
    if (clear) {
        pave_scene_add_arrow(p->scene, line, 2, 0.5 * p->room, &style);
        return;
    }
    // The cross is on the blocking soldier, or in the middle of the line.
    const pave_vec2 stop = attack->state == PAVE_ATTACK_FRIEND
                               ? parade_point(p, p->formation->soldiers[attack->blocker].cell)
                           : attack->state == PAVE_ATTACK_TARGET
                               ? parade_point(p, p->def->targets[attack->blocker])
                               : parade_moved(from, along, length / 2, 0);
    const double way = (stop.x - from.x) * along.x + (stop.y - from.y) * along.y;
    const pave_vec2 at = parade_moved(from, along, way, 0);
    pave_scene_add_line(p->scene, line, 2, &style);
    for (int turn = -1; turn <= 1; turn += 2) {
        const double half = 0.16 * p->room;
        const pave_vec2 bar[2] = {parade_moved(at, along, -half, -turn * half),
                                  parade_moved(at, along, half, turn * half)};
        pave_scene_add_line(p->scene, bar, 2, &cross);
    }
}

/// Draws blocked lines first, so that clear ones are on top.
static void parade_attacks(const pave_parade_painter *p)
{
    if (p->def->attack_count == 0) return;
    pave_scene_open_group(p->scene, "attacks");
    for (int clear = 0; clear < 2; clear++)
        for (int64_t i = 0; i < p->def->attack_count; i++)
            if ((p->def->attacks[i].state == PAVE_ATTACK_CLEAR) == clear)
                parade_attack(p, &p->def->attacks[i]);
    pave_scene_close_group(p->scene);
}

// ---- The picture --------------------------------------------------------------------------------

static pave_result parade_check_def(const pave_picture_formation_def *def, pave_error *error)
{
    const pave_formation *formation = def->formation;
    if (!formation) return PAVE_FAIL(error, PAVE_INVALID, "no formation is given; set it");
    if (def->ago < 0 || def->ago > formation->turn_count || def->enemy_count < 0 ||
        def->attack_count < 0 || (unsigned)def->orientation > PAVE_FLAT)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "%d turns ago: the last order had %d; or a count or the orientation is "
                         "out of its range",
                         (int)def->ago, (int)formation->turn_count);
    for (int64_t i = 0; i < def->enemy_count; i++)
        if (!pave_window_contains(formation->walls->window, def->enemies[i]))
            return PAVE_FAIL(error, PAVE_INVALID, "enemy %d is not on the board; leave it out",
                             (int)i);
    return PAVE_OK;
}

/// Returns the bounding box of the enemies and of the soldiers at all turns.
static pave_box parade_view(const pave_parade_painter *p)
{
    const pave_formation *formation = p->formation;
    const int64_t places = (int64_t)(formation->turn_count + 1) * formation->count;
    const pave_vec2 first = parade_point(p, formation->track[0]);
    pave_box box = {first, first};
    for (int64_t i = 0; i < places; i++)
        box = pave_box_add(box, parade_point(p, formation->track[i]));
    for (int64_t i = 0; i < p->def->enemy_count; i++)
        box = pave_box_add(box, parade_point(p, p->def->enemies[i]));
    return pave_box_widened(box, 2.5);
}

static pave_result parade_paint(pave_parade_painter *p, pave_error *error)
{
    const pave_picture_formation_def *def = p->def;
    const pave_layout_def layout = {.orientation = def->orientation};
    pave_scene_frame frame;
    pave_result result = pave_tiling_layout(p->window->tiling, &layout, &p->grid.layout, error);
    if (result != PAVE_OK) return result;
    const pave_picture_tactics_def board = {.walls = p->formation->walls,
                                            .ground = def->ground,
                                            .cells = true,
                                            .orientation = def->orientation,
                                            .view = def->close ? parade_view(p)
                                                               : (pave_box){{0, 0}, {0, 0}},
                                            .title = def->title,
                                            .caption = def->caption,
                                            .size = def->size};
    result = pave_picture_tactics(&board, p->allocator, &p->scene, error);
    if (result != PAVE_OK) return result;
    if (pave_picture_grid_open(&p->grid, p->allocator) != PAVE_OK)
        return pave_picture_no_memory(error);
    result = pave_scene_measure(p->scene, NULL, &frame, error);
    if (result != PAVE_OK) return result;
    p->scale = frame.scale;
    p->room = pave_picture_room_in(&p->grid, pave_cell_of(0, 0));
    if (!parade_tracks(p)) return pave_picture_no_memory(error);
    parade_enemies(p);
    parade_soldiers(p);
    parade_attacks(p);
    return PAVE_OK;
}

pave_result pave_picture_formation(const pave_picture_formation_def *def,
                                   const pave_allocator *allocator, pave_scene **out,
                                   pave_error *error)
{
    pave_parade_painter p = {.def = def, .allocator = allocator};
    *out = NULL;
    pave_result result = parade_check_def(def, error);
    if (result != PAVE_OK) return result;
    p.formation = def->formation;
    p.window = p.formation->walls->window;
    p.grid.tiling = p.window->tiling;
    result = parade_paint(&p, error);
    pave_picture_grid_close(&p.grid, allocator);
    return pave_picture_finish(p.scene, result, out, error);
}
