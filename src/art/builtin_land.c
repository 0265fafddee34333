/// src/art/builtin_land.c: the ground of the built-in land: water, sand, grass and forest, at four
/// heights. All intermediate terrains occur between two different corners, so a rim of sand and a
/// rim of grass separate water from forest.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

// ---- Heights ------------------------------------------------------------------------------------

/// A height over the tile, 0..3, with its slopes. The slope across the borders is 0.
typedef struct pave_terrain_field {
    float height, dx, dy;
} pave_terrain_field;

/// Returns the height by which both of two opposite corners exceed the other two. Such corners are
/// joined by a ridge.
static float terrain_saddle(float top_right, float bottom_right, float bottom_left, float top_left)
{
    const float rising = pave_art_least(top_right, bottom_left),
                falling = pave_art_least(top_left, bottom_right);
    const float above = pave_art_most(rising - pave_art_most(top_left, bottom_right),
                                      falling - pave_art_most(top_right, bottom_left));
    return pave_art_most(above, 0);
}

static pave_terrain_field terrain_at(const pave_art_tile *tile, float u, float v)
{
    const float top_right = tile->colors[0], bottom_right = tile->colors[1],
                bottom_left = tile->colors[2], top_left = tile->colors[3];
    const float s = pave_art_blend(u), t = pave_art_blend(v);
    const float top = top_left + (top_right - top_left) * s,
                bottom = bottom_left + (bottom_right - bottom_left) * s;
    const float across = (top_right - top_left) * (1 - t) + (bottom_right - bottom_left) * t;
    const float ridge = 0.3f * terrain_saddle(top_right, bottom_right, bottom_left, top_left) * 256;
    const float x = u * (1 - u), y = v * (1 - v);
    pave_terrain_field field = {top + (bottom - top) * t + ridge * x * x * y * y,
                                6 * x * across + ridge * 2 * x * (1 - 2 * u) * y * y,
                                6 * y * (bottom - top) + ridge * 2 * y * (1 - 2 * v) * x * x};
    return field;
}

/// Returns the strength of a clearing at a point. The rare variant of a forest has a clearing in
/// the middle.
static float terrain_clearing(const pave_art_tile *tile, float u, float v)
{
    enum { FOREST = 255, RARE = 2 };
    if (tile->id != FOREST || tile->variant != RARE) return 0;
    const float x = u - 0.5f, y = v - 0.52f;
    return 1 - pave_art_smooth(0.2f, 0.34f, sqrtf(x * x + y * y));
}

/// Returns the waviness of a forest's rim, as a height. It is small, so that the rim is as round as
/// the shores.
static float terrain_sway(pave_art_grain grain) { return 0.5f * grain.broad; }

/// Returns the approximate distance from the contour line of a height. It is positive above that
/// height.
static float terrain_distance(const pave_terrain_field *field, float height)
{
    return (field->height - height) / sqrtf(field->dx * field->dx + field->dy * field->dy + 0.375f);
}

float pave_art_land_distance(const pave_art_tile *tile, int terrain, float u, float v)
{
    const pave_terrain_field field = terrain_at(tile, u, v);
    const float clearing = terrain == 3 ? terrain_clearing(tile, u, v) : 0;
    return terrain_distance(&field, (float)terrain - 0.5f) - clearing;
}

// ---- The forest ---------------------------------------------------------------------------------

enum { PAVE_ART_CANOPY_SHADES = 4 };

/// Returns the random word of a crown. It is the same for all tiles that share the crown.
static uint32_t canopy_word(const pave_art_tile *tile, int i, int j)
{
    enum { CORNER = 71, HORIZONTAL = 72, VERTICAL = 73, INSIDE = 74 };
    const uint8_t *c = tile->colors; // TR, BR, BL, TL
    const bool side = i == 0 || i == PAVE_ART_CANOPY_CELLS,
               level = j == 0 || j == PAVE_ART_CANOPY_CELLS;
    if (side && level) return pave_art_word(CORNER, 0, 0);
    if (level)
        return pave_art_word(HORIZONTAL, j == 0 ? c[3] + 4u * c[0] : c[2] + 4u * c[1], (uint32_t)i);
    if (side)
        return pave_art_word(VERTICAL, i == 0 ? c[3] + 4u * c[2] : c[0] + 4u * c[1], (uint32_t)j);
    return pave_art_word(INSIDE + 8 * tile->variant, tile->id,
                         (uint32_t)(j * PAVE_ART_CANOPY_NODES + i));
}

/// Shrinks a crown to fit the rim of the forest and, inside the tile, the borders. A crown without
/// enough space is omitted.
static void canopy_fit(const pave_art_tile *tile, bool side, bool level, pave_art_crown *crown)
{
    const float shadow = 0.045f, least = 0.03f;
    const pave_terrain_field field = terrain_at(tile, crown->u, crown->v);
    const float inside = field.height - 2.5f - terrain_clearing(tile, crown->u, crown->v) +
                         terrain_sway(pave_art_grain_at(tile, crown->u, crown->v));
    crown->radius *= 0.72f + 0.28f * pave_art_smooth(0, 0.3f, inside);
    if (!side)
        crown->radius =
            pave_art_least(crown->radius, pave_art_least(crown->u, 1 - crown->u) - shadow);
    if (!level)
        crown->radius =
            pave_art_least(crown->radius, pave_art_least(crown->v, 1 - crown->v) - shadow);
    if (inside < 0 || crown->radius < least) crown->radius = 0;
}

static void canopy_plant(const pave_art_tile *tile, int i, int j, pave_art_crown *out)
{
    const float jitter = 0.13f;
    const uint32_t word = canopy_word(tile, i, j);
    const bool side = i == 0 || i == PAVE_ART_CANOPY_CELLS,
               level = j == 0 || j == PAVE_ART_CANOPY_CELLS;
    const float part = pave_art_part(word, 2);
    *out = (pave_art_crown){(float)i / PAVE_ART_CANOPY_CELLS, (float)j / PAVE_ART_CANOPY_CELLS,
                            0.105f + 0.055f * part * part, 0.05f * pave_art_part(word, 3), word};
    if (!side) out->u += jitter * (pave_art_part(word, 0) - 0.5f);
    if (!level) out->v += jitter * (pave_art_part(word, 1) - 0.5f);
    canopy_fit(tile, side, level, out);
    if (!side && !level && (word >> 5 & 31) < 2) out->radius = 0;
}

static void canopy_plant_between(const pave_art_tile *tile, int i, int j, pave_art_crown *out)
{
    enum { BETWEEN = 79 };
    const float jitter = 0.1f;
    const uint32_t word = pave_art_word(BETWEEN + 8 * tile->variant, tile->id,
                                        (uint32_t)(j * PAVE_ART_CANOPY_CELLS + i));
    *out = (pave_art_crown){
        ((float)i + 0.5f) / PAVE_ART_CANOPY_CELLS + jitter * (pave_art_part(word, 0) - 0.5f),
        ((float)j + 0.5f) / PAVE_ART_CANOPY_CELLS + jitter * (pave_art_part(word, 1) - 0.5f),
        0.085f + 0.05f * pave_art_part(word, 2), 0.02f + 0.05f * pave_art_part(word, 3), word};
    canopy_fit(tile, false, false, out);
    if ((word >> 5 & 31) < 10) out->radius = 0;
}

void pave_art_canopy_init(pave_art_tile *tile)
{
    pave_art_canopy *out = &tile->canopy;
    for (int j = 0; j < PAVE_ART_CANOPY_NODES; j++)
        for (int i = 0; i < PAVE_ART_CANOPY_NODES; i++)
            canopy_plant(tile, i, j, &out->crowns[j][i]);
    for (int j = 0; j < PAVE_ART_CANOPY_CELLS; j++)
        for (int i = 0; i < PAVE_ART_CANOPY_CELLS; i++)
            canopy_plant_between(tile, i, j, &out->between[j][i]);
}

/// The topmost object at a point.
typedef struct pave_canopy_view {
    float u, v, rough;
    const pave_art_crown *crown; ///< NULL: none
    float height;
    float rim; ///< 0 in the middle of the crown, 1 at its rim
} pave_canopy_view;

static void canopy_raise(pave_canopy_view *view, const pave_art_crown *crown)
{
    if (crown->radius <= 0) return;
    const float x = (view->u - crown->u) / crown->radius, y = (view->v - crown->v) / crown->radius;
    const float square = (x * x + y * y) * view->rough;
    const float height = 0.1f + crown->lift + crown->radius * (1 - square);
    if (square >= 1 || height <= view->height) return;
    view->height = height;
    view->rim = square;
    view->crown = crown;
}

/// Finds the topmost crown at a point; NULL: none.
static const pave_art_crown *canopy_find(const pave_art_canopy *canopy, float fine, float u,
                                         float v, float *rim)
{
    const int column = (int)(u * PAVE_ART_CANOPY_CELLS + 0.5f),
              row = (int)(v * PAVE_ART_CANOPY_CELLS + 0.5f);
    pave_canopy_view view = {u, v, 1 + 0.5f * pave_art_absolute(fine), NULL, 0, 0};
    for (int j = row > 0 ? row - 1 : 0; j <= row + 1 && j < PAVE_ART_CANOPY_NODES; j++)
        for (int i = column > 0 ? column - 1 : 0; i <= column + 1 && i < PAVE_ART_CANOPY_NODES; i++)
            canopy_raise(&view, &canopy->crowns[j][i]);
    for (int j = row > 1 ? row - 2 : 0; j <= row + 1 && j < PAVE_ART_CANOPY_CELLS; j++)
        for (int i = column > 1 ? column - 2 : 0; i <= column + 1 && i < PAVE_ART_CANOPY_CELLS; i++)
            canopy_raise(&view, &canopy->between[j][i]);
    *rim = view.rim;
    return view.crown;
}

static pave_art_color canopy_color(const pave_art_crown *crown, pave_art_grain grain, float rim,
                                   float u, float v)
{
    static const uint32_t shades[PAVE_ART_CANOPY_SHADES][3] = {{0x24593c, 0x397f47, 0x6fb257},
                                                               {0x1f5340, 0x2f754d, 0x5aa564},
                                                               {0x2c6038, 0x4a8c43, 0x8cc45d},
                                                               {0x28583a, 0x3f8145, 0x7aba5b}};
    const uint32_t *shade = shades[crown->word >> 13 & (PAVE_ART_CANOPY_SHADES - 1)];
    const float x = (u - crown->u) / crown->radius, y = (v - crown->v) / crown->radius;
    const float lit = -0.62f * x - 0.78f * y + 0.5f * grain.fine;
    pave_art_color color = pave_art_mix(pave_art_rgb(shade[0]), pave_art_rgb(shade[1]),
                                        pave_art_smooth(-0.7f, 0.15f, lit - 0.3f * rim));
    color = pave_art_mix(color, pave_art_rgb(shade[2]),
                         0.85f * pave_art_smooth(0.05f, 0.75f, lit - 0.35f * rim));
    color = pave_art_shade(color, 1 - 0.22f * pave_art_smooth(0.7f, 1, rim));
    return pave_art_shade(color, 1 + 0.06f * grain.broad + 0.07f * grain.fine);
}

// ---- The ground ---------------------------------------------------------------------------------

static pave_art_color terrain_sand(float dry, float soft, pave_art_grain grain)
{
    const pave_art_color sand = {240, 222, 170}, damp = {214, 190, 134}, light = {249, 236, 194};
    const float wind = grain.broad + 0.8f * grain.middle;
    pave_art_color color =
        pave_art_mix(damp, sand, pave_art_smooth(0.015f, 0.065f, dry + 0.012f * grain.middle));
    const float dune = pave_art_absolute(wind - 0.1f);
    color = pave_art_mix(color, light,
                         0.5f * (1 - pave_art_smooth(0, 0.2f + soft, dune)) *
                             pave_art_smooth(0.06f, 0.14f, dry));
    return pave_art_shade(color, 1 + 0.03f * grain.fine + 0.035f * grain.middle);
}

/// Returns the colour of land: sand, then grass from `green` on, then forest floor from `deep` on.
static pave_art_color terrain_dry(float dry, float green, float deep, float soft,
                                  pave_art_grain grain)
{
    const pave_art_color turf = {104, 150, 66}, floor = {54, 96, 56}, shade = {86, 140, 66};
    if (green < -soft) return terrain_sand(dry, soft, grain);
    pave_art_color grass =
        pave_art_mix(turf, pave_art_grass(grain), pave_art_smooth(0, 0.045f, green));
    if (green < soft)
        grass = pave_art_mix(terrain_sand(dry, soft, grain), grass,
                             pave_art_clamp(0.5f + green / soft, 0, 1));
    if (deep < -0.16f) return grass;
    grass = pave_art_mix(grass, shade, 0.7f * pave_art_smooth(-0.16f, -0.02f, deep));
    return pave_art_mix(grass, floor, pave_art_smooth(-0.03f, 0.04f, deep + 0.02f * grain.fine));
}

static pave_art_color terrain_ground(const pave_terrain_field *field, float clearing, float soft,
                                     pave_art_grain grain)
{
    const float wave = 0.035f * grain.broad + 0.012f * grain.middle;
    const float dry = terrain_distance(field, 0.5f) - wave;
    if (dry < -soft) return pave_art_water(-dry, soft, grain);
    const float green = terrain_distance(field, 1.5f) + 0.03f * grain.broad +
                        0.045f * grain.middle + 0.02f * grain.fine;
    const float deep =
        terrain_distance(field, 2.5f - terrain_sway(grain)) - 0.02f * grain.middle - clearing;
    const pave_art_color land = terrain_dry(dry, green, deep, soft, grain);
    if (dry > soft) return land;
    return pave_art_mix(pave_art_water(pave_art_most(-dry, 0), soft, grain), land,
                        pave_art_clamp(0.5f + dry / soft, 0, 1));
}

pave_art_color pave_art_land(const pave_art_tile *tile, const pave_art_view *view, float soft,
                             float u, float v)
{
    (void)view;
    const pave_art_grain grain = pave_art_grain_at(tile, u, v);
    const pave_terrain_field field = terrain_at(tile, u, v);
    float rim = 0;
    if (field.height > 2) {
        const pave_art_crown *crown = canopy_find(&tile->canopy, grain.fine, u, v, &rim);
        if (crown) return canopy_color(crown, grain, rim, u, v);
    }
    const pave_art_color ground = terrain_ground(&field, terrain_clearing(tile, u, v), soft, grain);
    if (field.height < 1.9f) return ground;
    const bool shaded = canopy_find(&tile->canopy, grain.fine, pave_art_most(u - 0.028f, 0),
                                    pave_art_most(v - 0.036f, 0), &rim) != NULL;
    return shaded ? pave_art_shade(ground, 0.66f) : ground;
}
