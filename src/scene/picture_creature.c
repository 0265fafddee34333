/// src/scene/picture_creature.c: creatures on a board of triangles: a body with scales and eyes,
/// ghosts along its path, and clearance maps.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../tactics/creature_shape.h"
#include "picture_shared.h"

#include <stdio.h>

// ---- Appearance ---------------------------------------------------------------------------------
// Colours of the three kinds: the hide, its rim, and two shades of scales.

typedef struct pave_beast_look {
    uint32_t hide, rim, light, dark;
} pave_beast_look;

static const pave_beast_look beast_looks[] = {
    {0x4a6fa8ff, 0x243a63ff, 0x7fa3d4ff, 0x6389bfff},  // rhombus
    {0x8a6f9fff, 0x473760ff, 0xb096c4ff, 0x9c82b2ff},  // hexagon
    {0xc0693fff, 0x6d3319ff, 0xdf9060ff, 0xcf7c4dff}}; // triangle

#define PAVE_BEAST_PASSED UINT32_C(0xf6e3b4ff) // cells that the creature passes
#define PAVE_BEAST_WAY UINT32_C(0x4a4238ff)
#define PAVE_BEAST_NEAR UINT32_C(0xf3ecd9ff) // cells with clearance 0
#define PAVE_BEAST_FAR UINT32_C(0x3f8f8bff)  // cells with the maximum clearance

// Gap between a cell's boundary and the body, and between the body's outline and its rim, in board
// edges.
#define PAVE_BEAST_INSET 0.07
#define PAVE_BEAST_RIM 0.08
#define PAVE_BEAST_SCALE 0.8  // radius of a scale, relative to a cell
#define PAVE_BEAST_GHOSTS 1.4 // distance between two ghosts, relative to k

typedef struct pave_beast_painter {
    const pave_picture_creature_def *def;
    const pave_allocator *allocator;
    const pave_window *window;
    pave_layout layout;
    double edge; ///< length of an edge of the board
    const pave_beast_look *look;
    pave_cell *cells; ///< capacity `room`: the cells of a body, or those swept by a move
    int64_t room;
    uint32_t *colors;
    int32_t most; ///< maximum clearance
    pave_scene *scene;
} pave_beast_painter;

static pave_vec2 beast_towards(pave_vec2 from, pave_vec2 to, double share)
{
    return pave_vec2_of(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
}

static pave_vec2 beast_middle(const pave_vec2 *corners, int count)
{
    pave_vec2 sum = {0, 0};
    for (int i = 0; i < count; i++) sum = pave_vec2_of(sum.x + corners[i].x, sum.y + corners[i].y);
    return pave_vec2_of(sum.x / count, sum.y / count);
}

/// Computes the outline of the body as a polygon, inset by `inset`. Stores the middle, and returns
/// the number of corners.
static int beast_outline(const pave_beast_painter *p, pave_creature_pose pose, double inset,
                         pave_vec2 *out, pave_vec2 *middle)
{
    pave_tri_vertex corners[PAVE_CREATURE_CORNERS_MAX];
    const int count = pave_creature_corners(p->def->creature, pose, corners);
    pave_vec2 points[PAVE_CREATURE_CORNERS_MAX];
    for (int i = 0; i < count; i++) points[i] = pave_tri_vertex_point(&p->layout, corners[i]);
    *middle = beast_middle(points, count);
    for (int i = 0; i < count; i++) {
        // Both sides at a corner move inwards by `inset`, so the corner moves by inset / sine along
        // each.
        const pave_vec2 at = points[i], before = points[(i + count - 1) % count],
                        after = points[(i + 1) % count];
        const double a = pave_picture_distance(at, before), b = pave_picture_distance(at, after);
        const pave_vec2 u = pave_vec2_of((before.x - at.x) / a, (before.y - at.y) / a),
                        v = pave_vec2_of((after.x - at.x) / b, (after.y - at.y) / b);
        const double sine = fabs(u.x * v.y - u.y * v.x);
        out[i] = pave_vec2_of(at.x + inset * (u.x + v.x) / sine, at.y + inset * (u.y + v.y) / sine);
    }
    return count;
}

// ---- The board ----------------------------------------------------------------------------------

static void beast_tint(pave_beast_painter *p, const pave_tri_range *range)
{
    int64_t count = 0;
    if (pave_tri_range_cells(range, p->cells, p->room, &count) != PAVE_OK) return;
    for (int64_t i = 0; i < count; i++) {
        const int64_t index = pave_window_index(p->window, p->cells[i]);
        if (index >= 0) p->colors[index] = PAVE_BEAST_PASSED;
    }
}

/// Tints the cells swept by the move between two poses. If no move connects the poses, tints the
/// cells of the second body.
static void beast_tint_move(pave_beast_painter *p, pave_creature_pose from, pave_creature_pose to)
{
    const pave_creature creature = p->def->creature;
    pave_tri_range passed = pave_creature_body(creature, to);
    for (int move = 0; move < pave_creature_move_count(creature.kind); move++) {
        const pave_creature_pose moved = pave_creature_moved(creature, from, move);
        if (pave_cell_equal(moved.anchor, to.anchor) && moved.stance == to.stance)
            passed = pave_creature_sweep(creature, from, move);
    }
    beast_tint(p, &passed);
}

static uint32_t beast_clearance_color(const pave_beast_painter *p, int32_t clearance)
{
    return pave_picture_blend(PAVE_BEAST_NEAR, PAVE_BEAST_FAR, (double)clearance / (double)p->most);
}

static void beast_tint_clearance(pave_beast_painter *p)
{
    for (int64_t i = 0; i < p->window->count; i++)
        p->most = p->def->clearance[i] > p->most ? p->def->clearance[i] : p->most;
    for (int64_t i = 0; i < p->window->count && p->most > 0; i++)
        if (p->def->clearance[i] > 0) p->colors[i] = beast_clearance_color(p, p->def->clearance[i]);
}

/// Writes the clearance of a cell unless it is 0.
static void beast_name(void *context, pave_picture_part part, char *out)
{
    const pave_beast_painter *p = context;
    const int64_t index = pave_window_index(p->window, part.at);
    if (index >= 0 && p->def->clearance[index] > 0)
        pave_picture_digits(p->def->clearance[index], out);
}

static pave_result beast_board(pave_beast_painter *p, pave_error *error)
{
    const pave_picture_creature_def *def = p->def;
    const pave_picture_tactics_def board = {.walls = def->walls,
                                            .ground = def->ground,
                                            .cells = true,
                                            .orientation = def->orientation,
                                            .colors = p->colors,
                                            .names = {def->clearance ? beast_name : NULL, p},
                                            .title = def->title,
                                            .size = def->size};
    if (def->clearance) beast_tint_clearance(p);
    for (int64_t i = 0; i < def->pose_count; i++)
        beast_tint_move(p, def->poses[i > 0 ? i - 1 : 0], def->poses[i]);
    return pave_picture_tactics(&board, p->allocator, &p->scene, error);
}

// ---- The path -----------------------------------------------------------------------------------

/// Returns whether a ghost is drawn at pose i, because it is far enough from the previous ghost,
/// whose middle is `last`, or because the creature has turned.
static bool beast_is_shown(const pave_beast_painter *p, int64_t i, pave_vec2 last, pave_vec2 middle)
{
    const pave_creature_pose *poses = p->def->poses;
    const bool turned =
        poses[i].stance != poses[i - 1].stance || poses[i].anchor.s != poses[i - 1].anchor.s;
    return turned || pave_picture_distance(last, middle) >
                         PAVE_BEAST_GHOSTS * p->def->creature.size * p->edge;
}

static void beast_ghosts(pave_beast_painter *p)
{
    const int64_t last = p->def->pose_count - 1;
    const pave_scene_style ghost = {.fill = (p->look->hide & ~UINT32_C(255)) | 0x1c,
                                    .stroke = (p->look->rim & ~UINT32_C(255)) | 0x78,
                                    .width = 0.045 * p->edge};
    const pave_scene_style goal = {.fill = (p->look->hide & ~UINT32_C(255)) | 0x58,
                                   .stroke = p->look->rim,
                                   .width = PAVE_BEAST_RIM * p->edge,
                                   .dash = 0.28 * p->edge,
                                   .gap = 0.22 * p->edge};
    pave_vec2 corners[PAVE_CREATURE_CORNERS_MAX], middle, before;
    beast_outline(p, p->def->poses[0], 0, corners, &before);
    pave_scene_open_group(p->scene, "ghosts");
    for (int64_t i = 1; i <= last; i++) {
        const int sides =
            beast_outline(p, p->def->poses[i], PAVE_BEAST_INSET * p->edge, corners, &middle);
        if (i < last && !beast_is_shown(p, i, before, middle)) continue;
        pave_scene_add_polygon(p->scene, corners, sides, i < last ? &ghost : &goal);
        before = middle;
    }
    pave_scene_close_group(p->scene);
}

/// Draws the path of the creature's middle. Returns false if memory runs out.
static bool beast_way(pave_beast_painter *p)
{
    const int64_t count = p->def->pose_count;
    const pave_scene_style line = {.stroke = (PAVE_BEAST_WAY & ~UINT32_C(255)) | 0xb0,
                                   .width = 0.09 * p->edge};
    pave_vec2 corners[PAVE_CREATURE_CORNERS_MAX];
    if (count < 2) return true;
    pave_vec2 *points = pave_array_take(p->allocator, (size_t)count, sizeof *points);
    if (!points) return false;
    for (int64_t i = 0; i < count; i++) beast_outline(p, p->def->poses[i], 0, corners, &points[i]);
    pave_scene_open_group(p->scene, "way");
    pave_scene_add_arrow(p->scene, points, count, 0.4 * p->edge, &line);
    pave_scene_close_group(p->scene);
    pave_array_release(p->allocator, points);
    return true;
}

// ---- The body -----------------------------------------------------------------------------------

/// Draws a scale on each cell, in two shades. All scales move towards the middle by `share`, which
/// keeps the rim clear.
static void beast_scales(pave_beast_painter *p, pave_creature_pose pose, pave_vec2 middle,
                         double share)
{
    const pave_tri_range body = pave_creature_body(p->def->creature, pose);
    int64_t count = 0;
    if (pave_tri_range_cells(&body, p->cells, p->room, &count) != PAVE_OK) return;
    for (int64_t i = 0; i < count; i++) {
        const pave_scene_style style = {.fill = p->cells[i].s == PAVE_TRI_L ? p->look->light
                                                                            : p->look->dark};
        const pave_vec2 center = pave_tri_face_point(&p->layout, p->cells[i]);
        pave_vec2 corners[PAVE_TRI_CORNERS_MAX];
        pave_tri_face_corner_points(&p->layout, p->cells[i], corners);
        for (int k = 0; k < PAVE_TRI_CORNERS_MAX; k++)
            corners[k] =
                beast_towards(middle, beast_towards(center, corners[k], PAVE_BEAST_SCALE), share);
        pave_scene_add_polygon(p->scene, corners, PAVE_TRI_CORNERS_MAX, &style);
    }
}

/// Draws two eyes that look along the unit vector `ahead`.
static void beast_eyes(pave_beast_painter *p, pave_vec2 middle, double size, pave_vec2 ahead)
{
    const pave_scene_style white = {
        .fill = 0xfffdf4ff, .stroke = p->look->rim, .width = 0.22 * size};
    const pave_scene_style black = {.fill = 0x221c16ff};
    for (int side = -1; side <= 1; side += 2) {
        const pave_vec2 at =
            pave_vec2_of(middle.x + size * (1.1 * ahead.x - 1.35 * side * ahead.y),
                         middle.y + size * (1.1 * ahead.y + 1.35 * side * ahead.x));
        pave_scene_add_circle(p->scene, at, size, &white);
        pave_scene_add_circle(
            p->scene, pave_vec2_of(at.x + 0.4 * size * ahead.x, at.y + 0.4 * size * ahead.y),
            0.52 * size, &black);
    }
}

/// Returns the direction of travel: towards the middle of the next pose, or to the right if there
/// is no next pose.
static pave_vec2 beast_ahead(const pave_beast_painter *p)
{
    pave_vec2 corners[PAVE_CREATURE_CORNERS_MAX], from, to;
    if (p->def->pose_count < 2) return pave_vec2_of(1, 0);
    beast_outline(p, p->def->poses[0], 0, corners, &from);
    beast_outline(p, p->def->poses[1], 0, corners, &to);
    const double length = pave_picture_distance(from, to);
    return length > 0 ? pave_vec2_of((to.x - from.x) / length, (to.y - from.y) / length)
                      : pave_vec2_of(1, 0);
}

static void beast_body(pave_beast_painter *p)
{
    static const double widths[] = {0.433, 0.866, 0.289}; // from the middle to a side, relative to
                                                          // k edges
    const pave_creature creature = p->def->creature;
    const pave_creature_pose pose = p->def->poses[0];
    const double room = widths[creature.kind] * creature.size * p->edge;
    const pave_scene_style hide = {
        .fill = p->look->hide, .stroke = p->look->rim, .width = PAVE_BEAST_RIM * p->edge};
    pave_vec2 corners[PAVE_CREATURE_CORNERS_MAX], middle;
    const int count =
        beast_outline(p, pose, (PAVE_BEAST_INSET + PAVE_BEAST_RIM / 2) * p->edge, corners, &middle);
    pave_scene_open_group(p->scene, "creature");
    pave_scene_add_polygon(p->scene, corners, count, &hide);
    beast_scales(p, pose, middle, 1 - (PAVE_BEAST_INSET + PAVE_BEAST_RIM) * p->edge / room);
    beast_eyes(p, middle, pave_picture_least(0.26 * room, 0.45 * p->edge), beast_ahead(p));
    pave_scene_close_group(p->scene);
}

// ---- The picture --------------------------------------------------------------------------------

static pave_result beast_check(const pave_picture_creature_def *def, pave_error *error)
{
    const pave_window *window = def->walls ? def->walls->window : NULL;
    if (!window) return PAVE_FAIL(error, PAVE_INVALID, "no board is given; set the walls");
    if (window->grid != PAVE_WINDOW_TRIANGLES || window->def.wrap)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "creatures live on triangles that do not wrap: give such a board");
    if ((unsigned)def->orientation > PAVE_FLAT || def->pose_count < 0)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the orientation does not exist, or the count of poses is below 0");
    for (int64_t i = 0; i < def->pose_count; i++) {
        const pave_result result = pave_creature_check(def->creature, def->poses[i], error);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

/// A move sweeps at most twice the cells of a body plus an adjacent strip.
static pave_result beast_take(pave_beast_painter *p)
{
    const int64_t k = p->def->creature.size;
    p->room =
        p->def->pose_count > 0 ? 2 * pave_creature_cell_count(p->def->creature) + 8 * k + 8 : 0;
    p->cells = pave_array_take(p->allocator, (size_t)p->room, sizeof *p->cells);
    p->colors = pave_array_allocate(p->allocator, (size_t)p->window->count, sizeof *p->colors);
    return p->cells && p->colors ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result beast_paint(pave_beast_painter *p, pave_error *error)
{
    enum { CLEARANCES = 12 };
    const pave_layout_def layout = {.orientation = p->def->orientation};
    pave_result result = pave_tiling_layout(p->window->tiling, &layout, &p->layout, error);
    if (result == PAVE_OK) result = beast_board(p, error);
    for (int32_t i = 1; result == PAVE_OK && i <= p->most && i <= CLEARANCES; i++) {
        char text[PAVE_SCENE_KEY_SIZE];
        const pave_scene_style style = {.fill = beast_clearance_color(p, i)};
        snprintf(text, sizeof text, "clearance %d", (int)i);
        pave_scene_add_key(p->scene, &style, text);
    }
    if (result != PAVE_OK || p->def->pose_count == 0) return result;
    p->edge = pave_picture_distance(pave_layout_point(&p->layout, 0, 0),
                                    pave_layout_point(&p->layout, 1, 0));
    beast_ghosts(p);
    if (!beast_way(p)) return pave_picture_no_memory(error);
    beast_body(p);
    pave_scene_add_key(p->scene, &(pave_scene_style){.fill = p->look->hide},
                       pave_word(pave_creature_kind_words, p->def->creature.kind));
    if (p->def->pose_count > 1)
        pave_scene_add_key(p->scene, &(pave_scene_style){.fill = PAVE_BEAST_PASSED}, "passed");
    return PAVE_OK;
}

pave_result pave_picture_creature(const pave_picture_creature_def *def,
                                  const pave_allocator *allocator, pave_scene **out,
                                  pave_error *error)
{
    pave_beast_painter p = {.def = def, .allocator = allocator};
    *out = NULL;
    pave_result result = beast_check(def, error);
    if (result != PAVE_OK) return result;
    p.window = def->walls->window;
    p.look = &beast_looks[def->pose_count > 0 ? def->creature.kind : 0];
    result = beast_take(&p);
    result = result == PAVE_OK ? beast_paint(&p, error) : pave_picture_no_memory(error);
    PAVE_RELEASE(allocator, p.colors, p.cells);
    return pave_picture_finish(p.scene, result, out, error);
}
