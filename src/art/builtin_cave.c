/// src/art/builtin_cave.c: the ground of the built-in cave: a stone floor between raised rocks,
/// whose outlines have the shape of the meadow's shores.
#include "../base/exact.h"

#include "builtin_art.h"

const pave_art_walls pave_art_cave_walls = {pave_art_cave_open, 0.33f, 0.22f, true};

float pave_art_cave_open(const pave_art_tile *tile, float u, float v)
{
    return -pave_art_shore_distance(tile->id, pave_art_clamp(u, 0, 1), pave_art_clamp(v, 0, 1));
}

static pave_art_color cave_top(const pave_art_sight *sight, pave_art_grain grain)
{
    const pave_art_color rim = {151, 132, 128}, rock = {96, 83, 92}, high = {72, 62, 76},
                         deep = {58, 50, 64}, line = {44, 36, 46};
    float depth = -sight->open, rough = 0.04f * grain.middle;
    pave_art_color color =
        pave_art_mix(rim, rock, pave_art_smooth(0.02f, 0.085f, depth + 0.02f * grain.fine));
    float ledge = depth - 0.15f + rough;
    color = pave_art_mix(color, high, pave_art_smooth(0, 0.02f, ledge));
    color = pave_art_mix(color, rock,
                         0.55f * pave_art_smooth(0.02f, 0.03f, ledge) *
                             (1 - pave_art_smooth(0.035f, 0.08f, ledge)));
    color = pave_art_mix(color, deep, pave_art_smooth(0.25f, 0.5f, depth + rough));
    float facet = pave_art_smooth(0.02f, 0.1f, grain.middle + 0.3f * grain.fine);
    color = pave_art_shade(color, 0.97f + 0.06f * facet + 0.05f * grain.fine);
    float slope = 1 - pave_art_smooth(0.02f, 0.12f, depth);
    color = pave_art_shade(color, 1 + 0.24f * sight->lit * slope);
    return pave_art_mix(line, color, pave_art_smooth(0.004f, 0.02f, depth));
}

static pave_art_color cave_face(const pave_art_tile *tile, const pave_art_sight *sight,
                                pave_art_grain grain)
{
    const pave_art_color high = {128, 104, 92}, low = {70, 55, 56}, lip = {164, 138, 118};
    float streak = pave_art_noise(&tile->fine, pave_art_clamp(sight->along, 0, 1),
                                  pave_art_clamp(sight->hit_v + 0.12f * sight->down, 0, 1));
    float crack = pave_art_noise(&tile->middle, pave_art_clamp(sight->along, 0, 1),
                                 pave_art_clamp(sight->hit_v, 0, 1));
    pave_art_color color = pave_art_mix(high, low, pave_art_smooth(0.15f, 1, sight->down));
    color = pave_art_mix(color, lip, 0.8f * (1 - pave_art_smooth(0.05f, 0.2f, sight->down)));
    color = pave_art_shade(color, 1 + 0.2f * streak + 0.3f * crack + 0.05f * grain.fine);
    return pave_art_shade(color, sight->east ? 0.7f : 1);
}

static pave_art_color cave_floor(const pave_art_sight *sight, pave_art_grain grain)
{
    const pave_art_color dark = {151, 129, 103}, light = {178, 155, 124}, dust = {196, 174, 140};
    float patch = 0.5f + 0.35f * grain.broad + 0.5f * grain.middle;
    pave_art_color color =
        pave_art_mix(dark, light, pave_art_smooth(0.25f, 0.75f, patch + 0.15f * grain.fine));
    color = pave_art_mix(color, dust, 0.6f * pave_art_smooth(0.62f, 0.8f, patch));
    float crack = pave_art_absolute(grain.middle + 0.35f * grain.broad - 0.06f);
    color = pave_art_shade(color, 1 - 0.12f * (1 - pave_art_smooth(0.012f, 0.03f, crack)) *
                                          pave_art_smooth(0, 0.15f, grain.broad));
    color = pave_art_shade(color, 1 + 0.03f * grain.fine);
    color = pave_art_shade(color, 0.66f + 0.34f * pave_art_smooth(-0.01f, 0.1f, sight->foot));
    const pave_art_color gloom = {74, 62, 82};
    return pave_art_mix(color, gloom, 0.42f * sight->shade);
}

pave_art_color pave_art_cave(const pave_art_tile *tile, const pave_art_view *view, float soft,
                             float u, float v)
{
    pave_art_grain grain = pave_art_grain_at(tile, u, v);
    pave_art_sight sight;
    float bump = 0.07f * grain.broad + 0.045f * grain.middle + 0.008f * grain.fine;
    pave_art_look(&pave_art_cave_walls, tile, view, soft, bump, u, v, &sight);
    if (sight.top >= 1) return cave_top(&sight, grain);
    pave_art_color color = cave_floor(&sight, grain);
    if (sight.face > 0) color = pave_art_mix(color, cave_face(tile, &sight, grain), sight.face);
    return pave_art_mix(color, cave_top(&sight, grain), sight.top);
}
