/// src/art/builtin_river.c: the ground of the built-in river: water between earth banks, separating
/// corners of different colours, and bridges. The shape is the same as for the built-in roads.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

static float river_open(const pave_art_tile *tile, float u, float v)
{
    return -pave_art_river_distance(tile, u, v);
}

static const pave_art_walls river_walls = {river_open, 0.055f, 0.05f, false};

/// Returns the sides that the river crosses, as a road tile id: the sides whose ends differ. Their
/// number is even, so a river neither ends nor branches.
static uint32_t river_sides(const pave_art_tile *tile)
{
    return tile->id ^ (tile->id << 1 & 15) ^ tile->id >> 3;
}

float pave_art_river_distance(const pave_art_tile *tile, float u, float v)
{
    enum { ALL = 15 };
    static const uint32_t bends[2][2] = {{3, 12}, {6, 9}}; // two rivers that do not meet
    const float x = pave_art_clamp(u, 0, 1), y = pave_art_clamp(v, 0, 1);
    const uint32_t sides = river_sides(tile), *bend = bends[tile->variant & 1];
    if (sides != ALL) return pave_art_road_distance(sides, x, y) - 0.02f;
    return pave_art_least(pave_art_road_distance(bend[0], x, y),
                          pave_art_road_distance(bend[1], x, y)) -
           0.02f;
}

int pave_art_bridge(const pave_art_tile *tile)
{
    enum { DOWN = 5, ACROSS = 10 };
    if (tile->builtin != PAVE_BUILTIN_RIVER || tile->variant != 2) return 0;
    const uint32_t sides = river_sides(tile);
    return sides == DOWN ? 2 : sides == ACROSS ? 1 : 0;
}

static pave_art_color river_water(const pave_art_sight *sight, float soft, pave_art_grain grain)
{
    const pave_art_color pale = {146, 214, 214}, shallow = {92, 184, 208}, blue = {62, 152, 200},
                         deep = {48, 132, 188}, foam = {238, 250, 248}, gloom = {36, 78, 104};
    float depth = sight->foot + 0.02f * grain.middle;
    pave_art_color color = pave_art_mix(pale, shallow, pave_art_smooth(0, 0.05f, depth));
    color = pave_art_mix(color, blue, pave_art_smooth(0.03f, 0.1f, depth));
    color = pave_art_mix(color, deep, pave_art_smooth(0.09f, 0.16f, depth));
    color = pave_art_shade(color, 1 + 0.05f * grain.middle + 0.015f * grain.fine);
    float ripple = pave_art_absolute(grain.middle + 0.4f * grain.fine - 0.12f);
    float crest =
        (1 - pave_art_smooth(0.01f, 0.02f + soft, ripple)) * pave_art_smooth(0.07f, 0.1f, depth);
    color = pave_art_mix(color, foam, 0.4f * crest);
    float edge = 1 - pave_art_smooth(0.008f, 0.022f, pave_art_absolute(sight->foot - 0.006f));
    color = pave_art_mix(color, foam, 0.75f * edge);
    return pave_art_mix(color, gloom, 0.35f * sight->shade);
}

static pave_art_color river_bank(const pave_art_sight *sight, pave_art_grain grain)
{
    const pave_art_color turf = {92, 132, 58}, earth = {150, 112, 72}, wet = {104, 78, 56};
    pave_art_color color = pave_art_mix(earth, wet, pave_art_smooth(0.3f, 1, sight->down));
    color = pave_art_mix(turf, color, pave_art_smooth(0.1f, 0.3f, sight->down));
    color = pave_art_shade(color, 1 + 0.12f * grain.fine);
    return pave_art_shade(color, sight->east ? 0.75f : 1);
}

static pave_art_color river_land(const pave_art_sight *sight, pave_art_grain grain)
{
    const pave_art_color sand = {214, 194, 138}, verge = {112, 158, 70};
    pave_art_color grass = pave_art_grass(grain);
    float inland = -sight->open + 0.02f * grain.middle;
    if (inland > 0.1f) return grass;
    pave_art_color color = pave_art_mix(verge, grass, pave_art_smooth(0.02f, 0.09f, inland));
    float beach = 1 - pave_art_smooth(0.012f, 0.03f, inland + 0.01f * grain.fine);
    return pave_art_mix(color, sand, 0.9f * beach);
}

// ---- Bridges ------------------------------------------------------------------------------------

/// Draws a plank bridge along y, with (x, y) relative to its centre. Returns false off the bridge.
/// `color` is the ground colour on input and the bridge's colour on output.
static bool river_bridge(float x, float y, pave_art_grain grain, pave_art_color *color)
{
    const pave_art_color plank = {182, 132, 80}, line = {112, 74, 46}, rail = {134, 90, 54},
                         lit = {214, 168, 110}, path = {228, 206, 156}, gloom = {36, 78, 104};
    const float half = 0.095f, length = 0.265f;
    float beyond = pave_art_absolute(y) - length;
    float trodden =
        pave_art_absolute(x) - 0.07f + 0.05f * grain.middle + 0.35f * pave_art_most(beyond, 0);
    if (beyond > 0) {
        *color = pave_art_mix(*color, path,
                              0.85f * (1 - pave_art_smooth(-0.02f, 0.01f, trodden)) *
                                  (1 - pave_art_smooth(0.06f, 0.16f, beyond)));
        return false;
    }
    float side = pave_art_absolute(x) - half;
    if (x > 0 && side > 0.03f && side < 0.075f) *color = pave_art_mix(*color, gloom, 0.4f);
    if (side > 0.03f) return false;
    float at = y * 16 - floorf(y * 16);
    *color = pave_art_mix(line, plank, pave_art_smooth(0.04f, 0.2f, pave_art_least(at, 1 - at)));
    *color = pave_art_shade(*color, 1 + 0.05f * grain.fine);
    if (side > -0.012f) *color = pave_art_mix(rail, lit, x < 0 ? 0.9f : 0.25f);
    if (side > 0.018f || (side < -0.004f && side > -0.02f)) *color = line;
    return true;
}

pave_art_color pave_art_river(const pave_art_tile *tile, const pave_art_view *view, float soft,
                              float u, float v)
{
    pave_art_grain grain = pave_art_grain_at(tile, u, v);
    pave_art_sight sight;
    float bump = -0.05f * grain.broad - 0.03f * grain.middle;
    pave_art_color color = pave_art_grass(grain);
    if (river_sides(tile) != 0) {
        pave_art_look(&river_walls, tile, view, soft, bump, u, v, &sight);
        pave_art_color land = river_land(&sight, grain);
        color = land;
        if (sight.top < 1) {
            color = river_water(&sight, soft, grain);
            color = pave_art_mix(color, river_bank(&sight, grain), sight.face);
            color = pave_art_mix(color, land, sight.top);
        }
    }
    int bridge = pave_art_bridge(tile);
    if (bridge == 1) river_bridge(u - 0.5f, v - 0.5f, grain, &color);
    if (bridge == 2) river_bridge(v - 0.5f, u - 0.5f, grain, &color);
    return color;
}
