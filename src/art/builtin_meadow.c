/// src/art/builtin_meadow.c: the ground of the built-in meadow: grass, a beach and water. A smooth
/// shore crosses the midpoints of the sides whose ends differ.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

static float meadow_slope(float t) { return 6 * t * (1 - t); }

/// A height over the tile with its gradient: 1 at water corners, 0 at grass corners. The gradient
/// across the borders is 0.
typedef struct pave_meadow_field {
    float height, dx, dy;
} pave_meadow_field;

static pave_meadow_field meadow_corners(uint32_t id, float u, float v)
{
    float top_right = (float)(id & 1), bottom_right = (float)(id >> 1 & 1);
    float bottom_left = (float)(id >> 2 & 1), top_left = (float)(id >> 3 & 1);
    float s = pave_art_blend(u), t = pave_art_blend(v);
    float top = top_left + (top_right - top_left) * s,
          bottom = bottom_left + (bottom_right - bottom_left) * s;
    float across = (top_right - top_left) * (1 - t) + (bottom_right - bottom_left) * t;
    pave_meadow_field field = {top + (bottom - top) * t, meadow_slope(u) * across,
                               meadow_slope(v) * (bottom - top)};
    return field;
}

/// Near the shore, the height divided by its gradient approximates the distance. The shore of a
/// single corner is within 1 % of a quarter circle. Two opposite water corners would touch at a
/// point; instead each gets a separate shore, so the land between them stays connected.
float pave_art_shore_distance(uint32_t id, float u, float v)
{
    pave_meadow_field field = meadow_corners(id, u, v);
    if (id == 5 || id == 10) {
        pave_meadow_field one = meadow_corners(id & 3, u, v), other = meadow_corners(id & 12, u, v);
        field = one.height > other.height ? one : other;
    }
    return (2 * field.height - 1) / sqrtf(4 * (field.dx * field.dx + field.dy * field.dy) + 1.5f);
}

static pave_art_color meadow_water(float depth, float middle, float fine)
{
    const pave_art_color pale = {158, 226, 216}, shallow = {98, 199, 208}, blue = {61, 160, 200},
                         deep = {44, 128, 182};
    pave_art_color color = pave_art_mix(pale, shallow, pave_art_smooth(0, 0.09f, depth));
    color = pave_art_mix(color, blue, pave_art_smooth(0.07f, 0.24f, depth + 0.02f * middle));
    color = pave_art_mix(color, deep, pave_art_smooth(0.2f, 0.6f, depth + 0.05f * middle));
    return pave_art_shade(color, 1 + 0.012f * fine + 0.035f * middle);
}

/// Returns the coverage of a sample by a line of width `width` at `offset`.
static float meadow_line(float offset, float width, float soft)
{
    return pave_art_clamp(0.5f + (width / 2 - pave_art_absolute(offset)) / soft, 0, 1) *
           pave_art_least(1, width / soft);
}

pave_art_color pave_art_water(float depth, float soft, pave_art_grain grain)
{
    const pave_art_color foam = {247, 252, 248};
    float middle = grain.middle;
    pave_art_color color = meadow_water(depth, middle, grain.fine);
    if (depth > 0.25f) return color;
    float edge = meadow_line(depth - 0.008f, 0.016f + 0.008f * middle, soft);
    float wave = meadow_line(depth - 0.085f - 0.012f * middle, 0.011f, soft) *
                 pave_art_smooth(-0.1f, 0.25f, middle + grain.broad);
    float swell = meadow_line(depth - 0.16f - 0.02f * middle, 0.009f, soft) *
                  pave_art_smooth(0.1f, 0.4f, middle - grain.broad);
    color = pave_art_mix(color, foam, 0.9f * edge);
    color = pave_art_mix(color, foam, 0.55f * wave);
    return pave_art_mix(color, foam, 0.35f * swell);
}

static pave_art_color meadow_dry(float height, float soft, pave_art_grain grain)
{
    const pave_art_color sand = {241, 225, 176}, damp = {219, 197, 142}, turf = {110, 160, 68};
    float inland = height - 0.105f + 0.035f * grain.middle;
    if (inland > 0.06f) return pave_art_grass(grain);
    pave_art_color beach =
        pave_art_mix(damp, sand, pave_art_smooth(0.012f, 0.045f, height + 0.01f * grain.middle));
    beach = pave_art_shade(beach, 1 + 0.035f * grain.fine);
    if (inland < -soft) return beach;
    pave_art_color grass =
        pave_art_mix(turf, pave_art_grass(grain), pave_art_smooth(0, 0.035f, inland));
    return pave_art_mix(beach, grass, pave_art_clamp(0.5f + inland / soft, 0, 1));
}

pave_art_color pave_art_meadow(const pave_art_tile *tile, const pave_art_view *view, float soft,
                               float u, float v)
{
    (void)view;
    pave_art_grain grain = pave_art_grain_at(tile, u, v);
    if (tile->id == 0) return pave_art_grass(grain);
    float depth =
        pave_art_shore_distance(tile->id, u, v) + 0.035f * grain.broad + 0.012f * grain.middle;
    if (depth > soft) return pave_art_water(depth, soft, grain);
    if (depth < -soft) return meadow_dry(-depth, soft, grain);
    float cover = pave_art_clamp(0.5f + depth / soft, 0, 1);
    return pave_art_mix(meadow_dry(-depth, soft, grain), pave_art_water(depth, soft, grain), cover);
}
