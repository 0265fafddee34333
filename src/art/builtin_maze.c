/// src/art/builtin_maze.c: the ground of the built-in maze: hedges along the sides, with gravel
/// paths in between.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

const pave_art_walls pave_art_maze_walls = {pave_art_maze_open, 0.13f, 0.1f, false};

static const float maze_hedge = 0.175f; ///< half the thickness of a hedge
static const float maze_round = 0.1f;   ///< radius of the corners

static float maze_box(float x, float y, float half_x, float half_y)
{
    float dx = pave_art_absolute(x) - half_x + maze_round,
          dy = pave_art_absolute(y) - half_y + maze_round;
    float out_x = pave_art_most(dx, 0), out_y = pave_art_most(dy, 0);
    return sqrtf(out_x * out_x + out_y * out_y) + pave_art_least(pave_art_most(dx, dy), 0) -
           maze_round;
}

float pave_art_maze_open(const pave_art_tile *tile, float u, float v)
{
    float x = u - 0.5f, y = v - 0.5f, half = 0.5f - maze_hedge;
    if (tile->id == 0) // solid hedge, or a garden without a door
        return tile->variant == 0 ? -1 : -maze_box(x, y, half - 0.03f, half - 0.03f);
    float floor = maze_box(x, y, half, half);
    for (int k = 0; k < 4; k++) {
        if (!tile->colors[k]) continue;
        float away_x = k == 1   ? 0.5f
                       : k == 3 ? -0.5f
                                : 0,
              away_y = k == 2   ? 0.5f
                       : k == 0 ? -0.5f
                                : 0;
        floor =
            pave_art_join(floor,
                          maze_box(x - away_x, y - away_y, away_x != 0 ? 0.5f + maze_hedge : half,
                                   away_y != 0 ? 0.5f + maze_hedge : half),
                          0.1f);
    }
    return -floor;
}

/// Returns the colour of leaves, in three shades.
static pave_art_color maze_leaves(pave_art_grain grain, float light)
{
    const pave_art_color dark = {42, 98, 58}, mid = {66, 136, 66}, pale = {112, 176, 82};
    float leaf = grain.fine + 0.5f * grain.middle + light;
    pave_art_color color = pave_art_mix(dark, mid, pave_art_smooth(-0.35f, -0.05f, leaf));
    return pave_art_mix(color, pale, pave_art_smooth(0.18f, 0.42f, leaf));
}

static pave_art_color maze_top(const pave_art_sight *sight, pave_art_grain grain)
{
    const pave_art_color line = {26, 66, 46};
    float depth = -sight->open, rim = 1 - pave_art_smooth(0.02f, 0.09f, depth);
    pave_art_color color = maze_leaves(grain, 0.04f + 0.28f * sight->lit * rim);
    return pave_art_mix(line, color, pave_art_smooth(0.002f, 0.02f, depth));
}

static pave_art_color maze_face(const pave_art_sight *sight, pave_art_grain grain)
{
    pave_art_color color = maze_leaves(grain, -0.1f - 0.3f * sight->down);
    color = pave_art_shade(color, 0.86f - 0.3f * sight->down);
    return pave_art_shade(color, sight->east ? 0.72f : 1);
}

static pave_art_color maze_floor(const pave_art_tile *tile, const pave_art_sight *sight,
                                 pave_art_grain grain)
{
    const pave_art_color gravel = {236, 217, 170}, worn = {222, 199, 148}, crown = {244, 229, 190},
                         gloom = {52, 84, 72};
    float patch = 0.5f + 0.35f * grain.broad + 0.5f * grain.middle;
    pave_art_color color = pave_art_mix(worn, gravel, pave_art_smooth(0.3f, 0.7f, patch));
    color = pave_art_mix(color, crown, 0.8f * pave_art_smooth(0.14f, 0.26f, sight->foot));
    color = pave_art_shade(color, 1 + 0.03f * grain.fine);
    pave_art_color grass = pave_art_grass(grain);
    float verge =
        tile->id == 0 ? 1 : 1 - pave_art_smooth(0.02f, 0.045f, sight->foot + 0.03f * grain.fine);
    color = pave_art_mix(color, grass, verge);
    color = pave_art_shade(color, 0.72f + 0.28f * pave_art_smooth(-0.01f, 0.05f, sight->foot));
    return pave_art_mix(color, gloom, 0.4f * sight->shade);
}

pave_art_color pave_art_maze(const pave_art_tile *tile, const pave_art_view *view, float soft,
                             float u, float v)
{
    pave_art_grain grain = pave_art_grain_at(tile, u, v);
    pave_art_sight sight;
    float bump = 0.02f * grain.middle + 0.022f * grain.fine;
    pave_art_look(&pave_art_maze_walls, tile, view, soft, bump, u, v, &sight);
    if (sight.top >= 1) return maze_top(&sight, grain);
    pave_art_color color = maze_floor(tile, &sight, grain);
    if (sight.face > 0) color = pave_art_mix(color, maze_face(&sight, grain), sight.face);
    return pave_art_mix(color, maze_top(&sight, grain), sight.top);
}
