/// src/scene/picture_skirmish_units.c: soldiers, archers and creatures of a skirmish, and crosses
/// where they fell.
#include "../base/exact.h"

#include "picture_skirmish.h"

// In edges.
#define PAVE_FRAY_RADIUS 0.23 // of a soldier or an archer
#define PAVE_FRAY_RIM 0.045
#define PAVE_FRAY_INSET 0.1 // of a creature in its cells
#define PAVE_FRAY_CROSS 0.13

const pave_fray_look pave_fray_looks[PAVE_SKIRMISH_SIDES] = {{0x2f6bc4ff, 0x122f5fff, 0xbcd6f7ff},
                                                             {0xc93a2bff, 0x5c120bff, 0xf7c8bcff}};

/// The direction from a point to another, of length 1; up where they are the same.
static pave_vec2 fray_direction(pave_vec2 from, pave_vec2 to)
{
    const double length = pave_picture_distance(from, to);
    return length > 0 ? pave_vec2_of((to.x - from.x) / length, (to.y - from.y) / length)
                      : pave_vec2_of(0, -1);
}

/// A point `ahead` along a direction and `right` across it.
static pave_vec2 fray_at(pave_vec2 at, pave_vec2 direction, double ahead, double right)
{
    return pave_vec2_of(at.x + ahead * direction.x - right * direction.y,
                        at.y + ahead * direction.y + right * direction.x);
}

/// Dots in a row, one for each hit that is left.
static void fray_pips(pave_fray *fray, pave_vec2 at, int32_t hits, double size)
{
    const pave_scene_style style = {.fill = PAVE_FRAY_LIGHT};
    for (int32_t i = 0; i < hits; i++)
        pave_scene_add_circle(
            fray->scene, pave_vec2_of(at.x + (2 * i - hits + 1) * 1.35 * size, at.y), size, &style);
}

// ---- Soldiers and archers -----------------------------------------------------------------------

/// A shield whose tip is where it looks.
static void fray_soldier(pave_fray *fray, pave_vec2 at, pave_vec2 ahead,
                         const pave_scene_style *style)
{
    static const double outline[][2] = {{1.45, 0},      {0.75, 0.85}, {-0.35, 1},   {-0.95, 0.45},
                                        {-0.95, -0.45}, {-0.35, -1},  {0.75, -0.85}};
    enum { CORNERS = sizeof outline / sizeof *outline };
    pave_vec2 corners[CORNERS];
    for (int i = 0; i < CORNERS; i++)
        corners[i] =
            fray_at(at, ahead, PAVE_FRAY_RADIUS * outline[i][0], PAVE_FRAY_RADIUS * outline[i][1]);
    pave_scene_add_polygon(fray->scene, corners, CORNERS, style);
}

/// A round one with a bow before it.
static void fray_archer(pave_fray *fray, pave_vec2 at, pave_vec2 ahead,
                        const pave_scene_style *style)
{
    static const double bow[][2] = {
        {0.35, -1.35}, {1.05, -0.85}, {1.35, 0}, {1.05, 0.85}, {0.35, 1.35}};
    enum { POINTS = sizeof bow / sizeof *bow };
    const pave_scene_style wood = {.stroke = style->stroke, .width = 0.055},
                           string = {.stroke = style->stroke, .width = 0.02};
    pave_vec2 points[POINTS];
    for (int i = 0; i < POINTS; i++)
        points[i] = fray_at(at, ahead, PAVE_FRAY_RADIUS * bow[i][0], PAVE_FRAY_RADIUS * bow[i][1]);
    const pave_vec2 ends[2] = {points[0], points[POINTS - 1]};
    pave_scene_add_line(fray->scene, ends, 2, &string);
    pave_scene_add_line(fray->scene, points, POINTS, &wood);
    pave_scene_add_circle(fray->scene, at, 0.85 * PAVE_FRAY_RADIUS, style);
}

static void fray_small(pave_fray *fray, const pave_skirmish_unit *u)
{
    const pave_fray_look *look = &pave_fray_looks[u->side];
    const pave_vec2 at = pave_fray_point(fray, u->cell),
                    ahead = fray_direction(at, pave_fray_point(fray, u->look));
    const pave_scene_style style = {
        .fill = look->body, .stroke = look->rim, .width = PAVE_FRAY_RIM};
    const pave_scene_style shade = {.fill = UINT32_C(0x14101850)};
    pave_scene_add_circle(fray->scene, pave_vec2_of(at.x + 0.04, at.y + 0.06),
                          1.1 * PAVE_FRAY_RADIUS, &shade);
    if (u->kind == PAVE_SKIRMISH_SOLDIER)
        fray_soldier(fray, at, ahead, &style);
    else
        fray_archer(fray, at, ahead, &style);
    fray_pips(fray, at, u->hits, 0.038);
}

// ---- Creatures ----------------------------------------------------------------------------------

/// The corners of a body, moved inwards along the lines to its middle.
static int fray_outline(const pave_fray *fray, const pave_skirmish_unit *u, double inset,
                        pave_vec2 *out, pave_vec2 *middle)
{
    pave_tri_vertex corners[PAVE_CREATURE_CORNERS_MAX];
    const int count = pave_creature_corners(u->creature, u->pose, corners);
    pave_vec2 sum = {0, 0};
    for (int i = 0; i < count; i++) {
        out[i] = pave_tri_vertex_point(&fray->layout, corners[i]);
        sum = pave_vec2_of(sum.x + out[i].x, sum.y + out[i].y);
    }
    *middle = pave_vec2_of(sum.x / count, sum.y / count);
    for (int i = 0; i < count; i++)
        out[i] = pave_fray_along(out[i], *middle, inset / pave_picture_distance(out[i], *middle));
    return count;
}

static void fray_eyes(pave_fray *fray, pave_vec2 at, pave_vec2 ahead, double size)
{
    const pave_scene_style white = {.fill = 0xfff6d8ff, .stroke = PAVE_FRAY_INK, .width = 0.04},
                           black = {.fill = PAVE_FRAY_INK};
    for (int side = -1; side <= 1; side += 2) {
        const pave_vec2 eye = fray_at(at, ahead, 1.6 * size, 1.4 * side * size);
        pave_scene_add_circle(fray->scene, eye, size, &white);
        pave_scene_add_circle(fray->scene, fray_at(eye, ahead, 0.35 * size, 0), 0.5 * size, &black);
    }
}

static void fray_creature(pave_fray *fray, const pave_skirmish_unit *u)
{
    const pave_fray_look *look = &pave_fray_looks[u->side];
    const pave_scene_style hide = {.fill = pave_picture_blend(look->body, PAVE_FRAY_INK, 0.25),
                                   .stroke = look->rim,
                                   .width = 0.09},
                           back = {.fill = look->body}, shade = {.fill = UINT32_C(0x14101850)};
    pave_vec2 corners[PAVE_CREATURE_CORNERS_MAX], inner[PAVE_CREATURE_CORNERS_MAX],
        shadow[PAVE_CREATURE_CORNERS_MAX], middle;
    const int count = fray_outline(fray, u, PAVE_FRAY_INSET, corners, &middle);
    const pave_vec2 ahead = fray_direction(middle, pave_fray_point(fray, u->look));
    for (int i = 0; i < count; i++) {
        inner[i] = pave_fray_along(corners[i], middle, 0.3);
        shadow[i] = pave_vec2_of(corners[i].x + 0.08, corners[i].y + 0.12);
    }
    pave_scene_add_polygon(fray->scene, shadow, count, &shade);
    pave_scene_add_polygon(fray->scene, corners, count, &hide);
    pave_scene_add_polygon(fray->scene, inner, count, &back);
    fray_eyes(fray, middle, ahead, 0.07 + 0.05 * u->creature.size);
    fray_pips(fray, pave_vec2_of(middle.x, middle.y + 0.16 + 0.14 * u->creature.size),
              (u->hits + 1) / 2, 0.045);
}

// ---- All ----------------------------------------------------------------------------------------

void pave_fray_paint_units(pave_fray *fray)
{
    pave_scene_open_group(fray->scene, "units");
    for (int32_t i = 0; i < fray->skirmish->unit_count; i++) {
        const pave_skirmish_unit *u = &fray->skirmish->units[i];
        if (u->hits == 0) continue;
        if (u->kind == PAVE_SKIRMISH_CREATURE)
            fray_creature(fray, u);
        else
            fray_small(fray, u);
    }
    pave_scene_close_group(fray->scene);
}

static void fray_cross(pave_fray *fray, int32_t unit, bool now)
{
    const pave_skirmish_unit *u = &fray->skirmish->units[unit];
    const pave_fray_look *look = &pave_fray_looks[u->side];
    const double arm = PAVE_FRAY_CROSS * (u->kind == PAVE_SKIRMISH_CREATURE ? 3 : 1);
    const uint32_t color = now ? look->body : (look->rim & ~UINT32_C(255)) | 0x90;
    pave_vec2 at = pave_fray_point(fray, u->cell), corners[PAVE_CREATURE_CORNERS_MAX];
    if (u->kind == PAVE_SKIRMISH_CREATURE) fray_outline(fray, u, 0, corners, &at);
    for (int layer = 0; layer < 2; layer++) {
        const pave_scene_style style = {.stroke = layer ? color : PAVE_FRAY_LIGHT,
                                        .width = (layer ? 0.5 : 0.85) * arm};
        for (int turn = -1; turn <= 1 && (layer || now); turn += 2) {
            const pave_vec2 line[2] = {pave_vec2_of(at.x - arm, at.y - turn * arm),
                                       pave_vec2_of(at.x + arm, at.y + turn * arm)};
            pave_scene_add_line(fray->scene, line, 2, &style);
        }
    }
}

void pave_fray_paint_fallen(pave_fray *fray)
{
    const pave_skirmish *s = fray->skirmish;
    pave_scene_open_group(fray->scene, "fallen");
    for (int64_t i = 0; i < s->event_count; i++)
        if (s->events[i].kind == PAVE_SKIRMISH_FALLS)
            fray_cross(fray, s->events[i].unit, i >= s->turn_start);
    pave_scene_close_group(fray->scene);
}
