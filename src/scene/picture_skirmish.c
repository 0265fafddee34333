/// src/scene/picture_skirmish.c: pictures of skirmishes: the field, the gate, ways, attacks, and
/// how strong the sides are.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_skirmish.h"

#include <stdio.h>

#define PAVE_FRAY_SPARK UINT32_C(0xffd23fff)
#define PAVE_FRAY_FIRE UINT32_C(0xe8590cff)
#define PAVE_FRAY_RUBBLE UINT32_C(0x9c8a70ff)

// ---- The field ----------------------------------------------------------------------------------

static pave_result fray_field(pave_fray *fray, pave_error *error)
{
    const pave_skirmish_def *def = &fray->skirmish->def;
    if (def->citadel) {
        const pave_picture_citadel_def town = {
            .citadel = def->citadel, .title = fray->def->title, .size = fray->def->size};
        return pave_picture_citadel(&town, fray->allocator, &fray->scene, error);
    }
    const pave_picture_terrain_def land = {
        .terrain = def->terrain, .cells = true, .title = fray->def->title, .size = fray->def->size};
    return pave_picture_terrain(&land, fray->allocator, NULL, &fray->scene, error);
}

/// Firs on the cells that stop shots; three of a citadel's own are in its picture.
static void fray_woods(pave_fray *fray)
{
    static const double places[3][2] = {{-0.17, 0.02}, {0.15, -0.06}, {0.0, 0.13}};
    const pave_scene_style leaves = {.fill = 0x35643cff, .stroke = 0x1f4228ff, .width = 0.025};
    if (fray->skirmish->def.citadel) return;
    pave_scene_open_group(fray->scene, "woods");
    for (int64_t i = 0; i < fray->skirmish->window->count; i++) {
        if (!pave_mask_cell(fray->skirmish->sight, i)) continue;
        const pave_vec2 at = pave_fray_point(fray, (int32_t)i);
        for (int k = 0; k < 3; k++) {
            const double x = at.x + places[k][0], y = at.y + places[k][1];
            const pave_vec2 fir[3] = {pave_vec2_of(x, y - 0.2), pave_vec2_of(x + 0.1, y + 0.08),
                                      pave_vec2_of(x - 0.1, y + 0.08)};
            pave_scene_add_polygon(fray->scene, fir, 3, &leaves);
        }
    }
    pave_scene_close_group(fray->scene);
}

/// Stones where the gate was.
static void fray_rubble(pave_fray *fray, int32_t cell)
{
    static const double stones[][3] = {
        {-0.16, -0.05, 0.07}, {0.14, 0.08, 0.06}, {0.02, -0.12, 0.05}, {-0.04, 0.14, 0.06}};
    const pave_window *window = fray->skirmish->window;
    const pave_scene_style ground = {.fill = 0xcbbd9dff},
                           stone = {.fill = PAVE_FRAY_RUBBLE, .stroke = 0x5f5241ff, .width = 0.03};
    const pave_vec2 at = pave_fray_point(fray, cell);
    pave_vec2 corners[PAVE_TRI_CORNERS_MAX];
    pave_tri_face_corner_points(&fray->layout, pave_window_cell(window, cell), corners);
    pave_scene_add_polygon(fray->scene, corners, PAVE_TRI_CORNERS_MAX, &ground);
    for (size_t i = 0; i < sizeof stones / sizeof *stones; i++)
        pave_scene_add_circle(fray->scene, pave_vec2_of(at.x + stones[i][0], at.y + stones[i][1]),
                              stones[i][2], &stone);
}

/// A bar of what is left: `share` of it in a colour.
static void fray_bar(pave_fray *fray, pave_box box, double share, uint32_t color)
{
    const pave_vec2 a = box.min, b = box.max;
    const double end = a.x + share * (b.x - a.x);
    const pave_vec2 all[4] = {a, {b.x, a.y}, b, {a.x, b.y}},
                    left[4] = {a, {end, a.y}, {end, b.y}, {a.x, b.y}};
    const pave_scene_style back = {
        .fill = 0xfffdf4d8, .stroke = PAVE_FRAY_INK, .width = 0.12 * (b.y - a.y)};
    const pave_scene_style fill = {.fill = color};
    pave_scene_add_polygon(fray->scene, all, 4, &back);
    if (share > 0) pave_scene_add_polygon(fray->scene, left, 4, &fill);
}

static void fray_gate(pave_fray *fray)
{
    const pave_skirmish *s = fray->skirmish;
    if (s->gate_count == 0) return;
    pave_scene_open_group(fray->scene, "gate");
    for (int32_t i = 0; i < s->gate_count && s->gate_hits == 0; i++) fray_rubble(fray, s->gate[i]);
    if (s->gate_hits > 0 && s->gate_hits < PAVE_SKIRMISH_GATE_HITS) {
        const pave_vec2 at = pave_fray_point(fray, s->gate[s->gate_count / 2]);
        const pave_box box = {{at.x - 0.8, at.y - 0.12}, {at.x + 0.8, at.y + 0.12}};
        fray_bar(fray, box, (double)s->gate_hits / PAVE_SKIRMISH_GATE_HITS, 0xd9a441ff);
    }
    pave_scene_close_group(fray->scene);
}

// ---- The last turn ------------------------------------------------------------------------------

/// The middle of the body at a step of a way.
static pave_vec2 fray_way_point(const pave_fray *fray, const pave_skirmish_event *e, int32_t i)
{
    const pave_skirmish *s = fray->skirmish;
    const pave_skirmish_unit *u = &s->units[e->unit];
    const int32_t at = s->ways[e->way + i], cells = (int32_t)s->window->count;
    if (u->kind != PAVE_SKIRMISH_CREATURE) return pave_fray_point(fray, at);
    const pave_creature_pose pose = {pave_window_cell(s->window, at % cells),
                                     (pave_tri_edge_kind)(at / cells)};
    pave_tri_vertex corners[PAVE_CREATURE_CORNERS_MAX];
    const int count = pave_creature_corners(u->creature, pose, corners);
    pave_vec2 sum = {0, 0};
    for (int k = 0; k < count; k++) {
        const pave_vec2 corner = pave_tri_vertex_point(&fray->layout, corners[k]);
        sum = pave_vec2_of(sum.x + corner.x / count, sum.y + corner.y / count);
    }
    return sum;
}

/// The ways of the last turn. False: no memory.
static bool fray_ways(pave_fray *fray)
{
    const pave_skirmish *s = fray->skirmish;
    int32_t most = 1;
    for (int64_t i = s->turn_start; i < s->event_count; i++)
        if (s->events[i].way_count > most) most = s->events[i].way_count;
    pave_vec2 *points = pave_array_take(fray->allocator, (size_t)most, sizeof *points);
    if (!points) return false;
    pave_scene_open_group(fray->scene, "ways");
    for (int64_t i = s->turn_start; i < s->event_count; i++) {
        const pave_skirmish_event *e = &s->events[i];
        if (e->way_count < 2) continue;
        const pave_scene_style style = {
            .stroke = (pave_fray_looks[e->side].body & ~UINT32_C(255)) | 0x80,
            .width = s->units[e->unit].kind == PAVE_SKIRMISH_CREATURE ? 0.2 : 0.09};
        for (int32_t k = 0; k < e->way_count; k++) points[k] = fray_way_point(fray, e, k);
        pave_scene_add_line(fray->scene, points, e->way_count, &style);
    }
    pave_scene_close_group(fray->scene);
    pave_array_release(fray->allocator, points, (size_t)most, sizeof *points);
    return true;
}

/// An arrow: solid where it hits, else dashed.
static void fray_shot(pave_fray *fray, const pave_skirmish_event *e)
{
    const pave_vec2 a = pave_fray_point(fray, e->from), b = pave_fray_point(fray, e->to);
    const double length = pave_picture_distance(a, b);
    const pave_vec2 line[2] = {pave_fray_along(a, b, 0.28 / length),
                               pave_fray_along(a, b, 1 - 0.16 / length)};
    for (int layer = 0; layer < 2; layer++) {
        pave_scene_style style = {.stroke = layer ? pave_fray_looks[e->side].rim : PAVE_FRAY_LIGHT,
                                  .width = layer ? 0.06 : 0.13};
        if (!e->hits) style.dash = style.gap = 0.2;
        if (layer || e->hits)
            pave_scene_add_arrow(fray->scene, line, 2, layer ? 0.26 : 0.36, &style);
    }
}

/// A star between both: of fire where it hits, else a small spark.
static void fray_flash(pave_fray *fray, const pave_skirmish_event *e)
{
    // The corners of a star of eight rays: (cos, sin) of eighths of a quarter.
    static const double turn[16][2] = {
        {1, 0},  {0.924, 0.383},   {0.707, 0.707},   {0.383, 0.924},
        {0, 1},  {-0.383, 0.924},  {-0.707, 0.707},  {-0.924, 0.383},
        {-1, 0}, {-0.924, -0.383}, {-0.707, -0.707}, {-0.383, -0.924},
        {0, -1}, {0.383, -0.924},  {0.707, -0.707},  {0.924, -0.383}};
    const pave_vec2 at =
        pave_picture_middle(pave_fray_point(fray, e->from), pave_fray_point(fray, e->to));
    const double size = e->hits ? 0.26 : 0.15;
    const pave_scene_style style = {.fill = e->hits ? PAVE_FRAY_SPARK : PAVE_FRAY_LIGHT,
                                    .stroke = e->hits ? PAVE_FRAY_FIRE : PAVE_FRAY_INK,
                                    .width = 0.03};
    pave_vec2 star[16];
    for (int i = 0; i < 16; i++) {
        const double radius = i % 2 ? 0.42 * size : i % 4 ? 0.75 * size : size;
        star[i] = pave_vec2_of(at.x + radius * turn[i][0], at.y + radius * turn[i][1]);
    }
    pave_scene_add_polygon(fray->scene, star, 16, &style);
}

static void fray_attacks(pave_fray *fray)
{
    const pave_skirmish *s = fray->skirmish;
    pave_scene_open_group(fray->scene, "attacks");
    for (int64_t i = s->turn_start; i < s->event_count; i++) {
        if (s->events[i].kind == PAVE_SKIRMISH_SHOOTS) fray_shot(fray, &s->events[i]);
        if (s->events[i].kind == PAVE_SKIRMISH_STRIKES) fray_flash(fray, &s->events[i]);
    }
    pave_scene_close_group(fray->scene);
}

// ---- The heading --------------------------------------------------------------------------------

/// The turn, or who won, between bars of the strengths.
static void fray_heading(pave_fray *fray)
{
    static const char *const won[] = {"blue wins", "red wins"};
    const pave_skirmish *s = fray->skirmish;
    const pave_box view = pave_scene_bounds(fray->scene);
    const double width = view.max.x - view.min.x, high = width / 60, y = view.min.y + high,
                 middle = view.min.x + width / 2;
    char text[32];
    pave_scene_open_group(fray->scene, "heading");
    for (int32_t side = 0; side < PAVE_SKIRMISH_SIDES; side++) {
        int32_t most;
        const int32_t left = pave_skirmish_strength(s, side, &most);
        const double start = side ? middle + width / 9 : view.min.x + high;
        const pave_box box = {{start, y},
                              {start + middle - width / 9 - view.min.x - high, y + high}};
        fray_bar(fray, box, (double)left / most, pave_fray_looks[side].body);
    }
    const pave_scene_font font = {.size = 1.5 * high,
                                  .color = PAVE_FRAY_INK,
                                  .halo = 0xfffdf4e0,
                                  .halo_width = 0.2 * high,
                                  .bold = true};
    snprintf(text, sizeof text, "turn %d", (int)s->turn);
    pave_scene_add_label(fray->scene, pave_vec2_of(middle, y + high / 2),
                         !s->over         ? text
                         : s->winner >= 0 ? won[s->winner]
                                          : "no winner",
                         &font);
    pave_scene_close_group(fray->scene);
}

// ---- The picture --------------------------------------------------------------------------------

pave_result pave_picture_skirmish(const pave_picture_skirmish_def *def,
                                  const pave_allocator *allocator, pave_scene **out,
                                  pave_error *error)
{
    pave_fray fray = {.def = def, .skirmish = def->skirmish, .allocator = allocator};
    *out = NULL;
    if (!def->skirmish)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "there is no skirmish to draw; set one");
    pave_result result = pave_tri_layout(&(pave_layout_def){0}, &fray.layout, error);
    if (result == PAVE_OK) result = fray_field(&fray, error);
    if (result != PAVE_OK) return result;
    fray_woods(&fray);
    fray_gate(&fray);
    if (!fray_ways(&fray)) result = pave_picture_no_memory(error);
    pave_fray_paint_fallen(&fray);
    pave_fray_paint_units(&fray);
    fray_attacks(&fray);
    fray_heading(&fray);
    return pave_picture_finish(fray.scene, result, out, error);
}
