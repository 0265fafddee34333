/// src/art/builtin_garden.c: the ground of the built-in garden: paths and water from the middles of
/// the sides to a gravel ring, around a basin or, if there is no water, a flower bed.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

/// The 0-based colours of sides.
enum { PAVE_GARDEN_LAWN, PAVE_GARDEN_PATH, PAVE_GARDEN_AVENUE, PAVE_GARDEN_BROOK };

/// Half widths of the path or water at a side, by the side's colour.
static const float garden_halves[] = {0, 0.042f, 0.085f, 0.058f, 0.105f};

static const float garden_ring = 0.215f;      ///< mean radius of the ring
static const float garden_ring_half = 0.042f; ///< half the width of the ring
static const float garden_basin = 0.158f;     ///< radius of the basin and of the flower bed
static const float garden_bush = 0.024f;      ///< radius of a bush along an avenue

/// Returns a point relative to a side: its lateral distance from the side's path, and its distance
/// from the tile's centre towards the side.
static pave_art_point garden_from(int side, float u, float v)
{
    const float x = u - 0.5f, y = v - 0.5f;
    switch (side) {
    case 0: return (pave_art_point){x, -y};
    case 1: return (pave_art_point){y, x};
    case 2: return (pave_art_point){-x, y};
    default: return (pave_art_point){-y, -x};
    }
}

static bool garden_is_water(int color) { return color >= PAVE_GARDEN_BROOK; }

static bool garden_is_wet(const pave_art_tile *tile)
{
    bool wet = false;
    for (int k = 0; k < 4; k++) wet = wet || garden_is_water(tile->colors[k]);
    return wet;
}

static float garden_radius(float u, float v)
{
    const float x = u - 0.5f, y = v - 0.5f;
    return sqrtf(x * x + y * y);
}

/// Returns the distance from the path or water at a side, which starts at distance `start` from the
/// centre.
static float garden_arm(const pave_art_tile *tile, int side, float start, float u, float v)
{
    const pave_art_point at = garden_from(side, u, v);
    return pave_art_most(pave_art_absolute(at.x) - garden_halves[tile->colors[side]], start - at.y);
}

static float garden_way(const pave_art_tile *tile, float u, float v)
{
    float distance = pave_art_absolute(garden_radius(u, v) - garden_ring) - garden_ring_half;
    for (int k = 0; k < 4; k++)
        if (tile->colors[k] != PAVE_GARDEN_LAWN && !garden_is_water(tile->colors[k]))
            distance = pave_art_join(distance, garden_arm(tile, k, garden_ring, u, v), 0.05f);
    return distance;
}

static float garden_from_water(const pave_art_tile *tile, float u, float v)
{
    if (!garden_is_wet(tile)) return 1;
    float distance = garden_radius(u, v) - garden_basin;
    for (int k = 0; k < 4; k++)
        if (garden_is_water(tile->colors[k]))
            distance = pave_art_join(distance, garden_arm(tile, k, 0, u, v), 0.05f);
    return distance;
}

static float garden_bed(const pave_art_tile *tile, float u, float v)
{
    return garden_is_wet(tile) ? 1 : garden_radius(u, v) - garden_basin;
}

/// Returns the distance from the nearest of the round bushes in rows along the avenues.
static float garden_topiary(const pave_art_tile *tile, float u, float v)
{
    static const float places[] = {0.325f, 0.395f, 0.465f};
    float nearest = 1;
    for (int k = 0; k < 4; k++) {
        if (tile->colors[k] != PAVE_GARDEN_AVENUE) continue;
        const pave_art_point at = garden_from(k, u, v);
        for (int i = 0; i < 3; i++) {
            const float x = pave_art_absolute(at.x) - garden_halves[PAVE_GARDEN_AVENUE] - 0.04f,
                        y = at.y - places[i];
            nearest = pave_art_least(nearest, sqrtf(x * x + y * y) - garden_bush);
        }
    }
    return nearest;
}

float pave_art_garden_green(const pave_art_tile *tile, float u, float v)
{
    const float dry = pave_art_least(garden_from_water(tile, u, v), garden_bed(tile, u, v));
    return pave_art_least(pave_art_least(dry, garden_way(tile, u, v)), garden_topiary(tile, u, v));
}

float pave_art_garden_pool(const pave_art_tile *tile, float u, float v)
{
    return pave_art_most(garden_from_water(tile, u, v), -garden_way(tile, u, v));
}

// ---- Surfaces -----------------------------------------------------------------------------------

/// Returns the pattern of stones in rows across an avenue: 0 in a joint, 1 inside a stone. `tone`
/// differs between stones. Rows are counted from the side, so that the rows of adjacent tiles match
/// there.
static float garden_stones(pave_art_point at, float soft, float *tone)
{
    enum { ROWS = 18 };
    const float along = (0.5f - at.y) * ROWS, row = floorf(along),
                across = at.x * 21 + ((int32_t)row % 2 ? 0.5f : 0), column = floorf(across);
    const float x = pave_art_absolute(across - column - 0.5f),
                y = pave_art_absolute(along - row - 0.5f), joint = 0.07f + 6 * soft;
    const uint32_t word =
        pave_art_word(71, (uint32_t)(int32_t)row, (uint32_t)(int32_t)(column + 64));
    *tone = pave_art_part(word, 0);
    return 1 - pave_art_smooth(0.5f - joint, 0.5f, pave_art_most(x, y));
}

/// Returns the colour of the paths at a distance `inside` from their edge.
static pave_art_color garden_surface(const pave_art_tile *tile, float inside, float soft, float u,
                                     float v, pave_art_grain grain)
{
    const pave_art_color kerb = {168, 142, 104}, gravel = {240, 223, 180}, worn = {228, 206, 158},
                         stone = {206, 140, 112}, pale = {222, 164, 132}, joint = {150, 98, 82};
    pave_art_color color = pave_art_mix(gravel, worn, 0.5f + 0.6f * grain.middle);
    color = pave_art_shade(color, 1 + 0.035f * grain.fine);
    for (int k = 0; k < 4; k++) {
        if (tile->colors[k] != PAVE_GARDEN_AVENUE) continue;
        const pave_art_point at = garden_from(k, u, v);
        const float edge = garden_ring + garden_ring_half + 0.012f;
        const float paved = pave_art_clamp(0.5f + (at.y - edge) / soft, 0, 1);
        if (paved <= 0 || pave_art_absolute(at.x) > 0.2f) continue;
        float tone;
        const float whole = garden_stones(at, soft, &tone);
        pave_art_color laid = pave_art_mix(joint, pave_art_mix(stone, pale, tone), whole);
        laid = pave_art_shade(laid, 1 + 0.04f * grain.fine);
        color = pave_art_mix(color, laid, paved);
    }
    return pave_art_mix(kerb, color, pave_art_clamp(0.5f + (inside - 0.012f) / soft, 0, 1));
}

/// Returns the colour of water at a distance `inside` from its stone rim.
static pave_art_color garden_water(float inside, float soft, pave_art_grain grain)
{
    const pave_art_color rim = {226, 218, 200}, shaded = {150, 144, 136}, shallow = {104, 190, 206},
                         deep = {46, 128, 182}, foam = {232, 248, 248}, dark = {40, 96, 130};
    const float depth = inside - 0.018f;
    pave_art_color color =
        pave_art_mix(shallow, deep, pave_art_smooth(0, 0.075f, depth + 0.012f * grain.middle));
    color = pave_art_shade(color, 1 + 0.04f * grain.middle + 0.015f * grain.fine);
    const float ripple = pave_art_absolute(grain.middle + 0.4f * grain.fine - 0.1f);
    color = pave_art_mix(color, foam,
                         0.3f * (1 - pave_art_smooth(0.012f, 0.03f + soft, ripple)) *
                             pave_art_smooth(0.03f, 0.05f, depth));
    color = pave_art_mix(dark, color, 0.45f + 0.55f * pave_art_smooth(0, 0.016f, depth));
    pave_art_color stone = pave_art_mix(rim, shaded, pave_art_smooth(0.012f, 0.02f, inside));
    stone = pave_art_shade(stone, 1 + 0.03f * grain.fine);
    return pave_art_mix(stone, color, pave_art_clamp(0.5f + depth / soft, 0, 1));
}

/// Returns the pattern of blooms in jittered rows.
static float garden_blooms(const pave_art_tile *tile, float soft, float u, float v)
{
    enum { CELLS = 30 };
    const float y = v * CELLS, row = floorf(y), x = u * CELLS + ((int32_t)row % 2 ? 0.5f : 0),
                column = floorf(x);
    const uint32_t word = pave_art_word(73 + tile->id, (uint32_t)column, (uint32_t)row);
    const float dx = x - column - 0.38f - 0.24f * pave_art_part(word, 0),
                dy = y - row - 0.38f - 0.24f * pave_art_part(word, 1);
    const float size = 0.26f + 0.12f * pave_art_part(word, 2);
    return 1 - pave_art_smooth(size, size + 0.06f + CELLS * soft, sqrtf(dx * dx + dy * dy));
}

/// Returns the colour of a flower bed: rings of flowers inside a low hedge. Colours vary between
/// tiles.
static pave_art_color garden_flowers(const pave_art_tile *tile, float inside, float soft, float u,
                                     float v, pave_art_grain grain)
{
    static const uint32_t petals[3][3] = {{0xc22a55, 0xf28fb0, 0xfff0f4},
                                          {0x6a48b8, 0xb49ae6, 0xf6f0ff},
                                          {0xe8892a, 0xf9c84a, 0xfff3c4}};
    const pave_art_color hedge = {44, 104, 54}, lit = {98, 160, 80}, leaf = {66, 120, 58};
    const uint32_t ring = inside > 0.11f ? 2 : inside > 0.075f ? 1 : 0;
    pave_art_color color = pave_art_shade(leaf, 1 + 0.2f * grain.fine);
    color = pave_art_mix(color, pave_art_rgb(petals[tile->id % 3][ring]),
                         garden_blooms(tile, soft, u, v));
    const float round = pave_art_absolute(inside - 0.016f);
    pave_art_color box = pave_art_mix(lit, hedge, pave_art_smooth(0.002f, 0.018f, round));
    box = pave_art_shade(box, 1 + 0.16f * grain.fine);
    return pave_art_mix(box, color, pave_art_clamp(0.5f + (inside - 0.036f) / soft, 0, 1));
}

/// Returns the colour of the lawn with its bushes.
static pave_art_color garden_lawn(const pave_art_tile *tile, float way, float water, float soft,
                                  float u, float v, pave_art_grain grain)
{
    const pave_art_color verge = {100, 150, 66}, bush = {46, 108, 54}, lit = {112, 172, 86};
    pave_art_color color = pave_art_grass(grain);
    const float near = pave_art_least(way, water);
    color = pave_art_mix(verge, color, 0.4f + 0.6f * pave_art_smooth(0.004f, 0.03f, near));
    const float ball = garden_topiary(tile, u, v), light = pave_art_smooth(0, garden_bush, -ball);
    color = pave_art_shade(color, 0.72f + 0.28f * pave_art_smooth(-0.004f, 0.012f, ball));
    pave_art_color leaf = pave_art_mix(bush, lit, light);
    leaf = pave_art_shade(leaf, 1 + 0.12f * grain.fine);
    return pave_art_mix(color, leaf, pave_art_clamp(0.5f - ball / soft, 0, 1));
}

pave_art_color pave_art_garden(const pave_art_tile *tile, const pave_art_view *view, float soft,
                               float u, float v)
{
    (void)view;
    const pave_art_grain grain = pave_art_grain_at(tile, u, v);
    const float way = garden_way(tile, u, v), water = garden_from_water(tile, u, v),
                bed = garden_bed(tile, u, v);
    pave_art_color color = {0, 0, 0};
    if (bed < 0)
        color = garden_flowers(tile, -bed, soft, u, v, grain);
    else if (water < soft)
        color = garden_water(-water, soft, grain);
    if (bed >= 0 && water > -soft)
        color = pave_art_mix(color, garden_lawn(tile, way, water, soft, u, v, grain),
                             pave_art_clamp(0.5f + water / soft, 0, 1));
    if (water < 0) // bridges cast a shadow on the water
        color = pave_art_shade(color, 0.7f + 0.3f * pave_art_smooth(0, 0.022f, way));
    if (way > soft) return color;
    return pave_art_mix(color, garden_surface(tile, -way, soft, u, v, grain),
                        pave_art_clamp(0.5f - way / soft, 0, 1));
}
