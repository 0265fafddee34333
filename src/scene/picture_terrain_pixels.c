/// src/scene/picture_terrain_pixels.c: the pixels of a shaded relief. Between vertices, heights
/// follow the slopes at the three corners, blended by 3 b^2 - 2 b^3 of the barycentric coordinates
/// b, so that light and coasts show no facets.
#include "../base/exact.h"

#include "picture_terrain.h"

#include <stdio.h>

enum { PAVE_RELIEF_SAMPLES = 2 }; ///< number of samples per pixel, in each direction

typedef struct pave_relief_rgb {
    float c[3];
} pave_relief_rgb;

/// Colour at a height of the land, 0..1, or at a depth of the water.
typedef struct pave_relief_stop {
    float at, c[3];
} pave_relief_stop;

static const pave_relief_stop relief_land[] = {{0.00F, {172, 190, 132}}, {0.10F, {154, 182, 120}},
                                               {0.26F, {186, 194, 130}}, {0.44F, {206, 190, 140}},
                                               {0.62F, {178, 150, 118}}, {0.78F, {168, 156, 148}},
                                               {0.90F, {222, 222, 224}}, {1.00F, {250, 251, 253}}};

static const pave_relief_stop relief_water[] = {{0.00F, {150, 205, 214}},
                                                {0.06F, {116, 183, 205}},
                                                {0.25F, {78, 146, 186}},
                                                {0.60F, {52, 110, 160}},
                                                {1.00F, {36, 82, 132}}};

static pave_relief_rgb relief_mix(pave_relief_rgb a, pave_relief_rgb b, float share)
{
    for (int i = 0; i < 3; i++) a.c[i] += (b.c[i] - a.c[i]) * share;
    return a;
}

static pave_relief_rgb relief_ramp(const pave_relief_stop *stops, int count, float at)
{
    pave_relief_rgb color = {{stops[0].c[0], stops[0].c[1], stops[0].c[2]}};
    for (int i = 1; i < count && at > stops[i - 1].at; i++) {
        const float share = (at - stops[i - 1].at) / (stops[i].at - stops[i - 1].at);
        for (int k = 0; k < 3; k++)
            color.c[k] =
                stops[i - 1].c[k] + (stops[i].c[k] - stops[i - 1].c[k]) * (share < 1 ? share : 1);
    }
    return color;
}

// ---- Vertices -----------------------------------------------------------------------------------

/// Computes the slope at a vertex: the slope of the plane through the vertex that best fits its six
/// neighbours. A height missing at the rim is extrapolated from the opposite one.
static void relief_slope(pave_relief *relief, int32_t vertex, const int32_t around[6])
{
    static const float x[6] = {0.5F, 1, 0.5F, -0.5F, -1, -0.5F},
                       y[6] = {-0.8660254F, 0, 0.8660254F, 0.8660254F, 0, -0.8660254F};
    pave_relief_vertex *at = &relief->vertices[vertex];
    at->x = at->y = 0;
    for (int k = 0; k < 6; k++) {
        float rise = 0;
        if (around[k] >= 0)
            rise = relief->vertices[around[k]].height - at->height;
        else if (around[(k + 3) % 6] >= 0)
            rise = at->height - relief->vertices[around[(k + 3) % 6]].height;
        at->x += rise * x[k] / 3;
        at->y += rise * y[k] / 3;
    }
}

static void relief_take_zones(pave_relief *relief)
{
    const pave_terrain *terrain = relief->terrain;
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
        const pave_terrain_zone zone = (pave_terrain_zone)terrain->zones[cell];
        const uint32_t color = pave_terrain_zone_color(zone);
        int32_t corners[3];
        pave_terrain_corners(terrain, cell, corners);
        for (int k = 0; k < 3 && zone > PAVE_TERRAIN_RIVER; k++) {
            pave_relief_vertex *at = &relief->vertices[corners[k]];
            for (int i = 0; i < 3; i++) at->tint[i] += (float)(color >> (24 - 8 * i) & 255);
            at->weight += 1;
        }
    }
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        pave_relief_vertex *at = &relief->vertices[i];
        for (int k = 0; k < 3 && at->weight > 0; k++) at->tint[k] /= at->weight;
    }
}

void pave_relief_measure(pave_relief *relief)
{
    const pave_terrain *terrain = relief->terrain;
    const float unit = 1.0F / PAVE_TERRAIN_UNIT;
    const int32_t sea = terrain->def.dry ? terrain->lowest : terrain->def.sea;
    double squares = 0;
    relief->sea = (float)sea * unit;
    relief->top = terrain->highest > sea ? (float)(terrain->highest - sea) * unit : 1;
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        const bool wet = terrain->waters[i] >= PAVE_WATER_LAKE;
        relief->vertices[i] =
            (pave_relief_vertex){.height = (float)terrain->heights[i] * unit,
                                 .level = wet ? (float)terrain->levels[i] * unit : -1e9F};
    }
    for (int32_t row = 0; row < terrain->row_count; row++)
        for (int32_t i = terrain->rows[row].start; i < terrain->rows[row + 1].start; i++) {
            int32_t around[6];
            const pave_tri_vertex vertex = pave_tri_vertex_of(
                terrain->rows[row].q + i - terrain->rows[row].start, terrain->r + row);
            for (int k = 0; k < PAVE_TRI_ADJACENT_MAX; k++)
                around[k] = pave_terrain_index(terrain, pave_tri_adjacent(vertex, k));
            relief_slope(relief, i, around);
            const pave_relief_vertex *at = &relief->vertices[i];
            if (terrain->waters[i] < PAVE_WATER_LAKE)
                squares += (double)at->x * (double)at->x + (double)at->y * (double)at->y;
        }
    // Exaggerates slopes more on flat terrain, so that all reliefs have similar contrast.
    const double mean = sqrt(squares / terrain->vertex_count);
    relief->steep = (float)(mean > 0 ? 0.55 / mean : 1);
    if (relief->steep > 12) relief->steep = 12;
    relief_take_zones(relief);
}

// ---- Samples ------------------------------------------------------------------------------------

/// A corner of the cell around a point: its barycentric coordinate, and the vector to the point.
typedef struct pave_relief_corner {
    const pave_relief_vertex *at;
    float share, away[2];
} pave_relief_corner;

/// Finds the three corners around a point. Returns false outside all cells.
static bool relief_find(const pave_relief *relief, pave_vec2 place, pave_relief_corner out[3])
{
    const double v = place.y / 0.86602540378443864676, u = place.x - v * 0.5;
    const int32_t q = pave_layout_floor(u), r = pave_layout_floor(v);
    const double fu = u - q, fv = v - r;
    const pave_cell cell = {q, r, fu + fv < 1 ? PAVE_TRI_L : PAVE_TRI_R};
    if (!pave_window_contains(relief->terrain->window, cell)) return false;
    const double l[3] = {1 - fu - fv, fu, fv}, right[3] = {1 - fv, fu + fv - 1, 1 - fu};
    for (int k = 0; k < 3; k++) {
        const pave_tri_vertex corner = pave_tri_corners(cell, k);
        const pave_vec2 at = pave_relief_point(corner);
        out[k] =
            (pave_relief_corner){&relief->vertices[pave_terrain_index(relief->terrain, corner)],
                                 (float)(cell.s == PAVE_TRI_L ? l[k] : right[k]),
                                 {(float)(place.x - at.x), (float)(place.y - at.y)}};
    }
    return true;
}

/// Returns the brightness of ground. Half of the light is ambient; the rest comes from the
/// north-west, with smaller parts from the north and the west.
static float relief_light(float x, float y)
{
    const float length = (float)sqrt((double)(1 + x * x + y * y));
    const float main = (0.5F * x + 0.5F * y + 0.70710678F) / length,
                north = (0.8F * y + 0.6F) / length, west = (0.8F * x + 0.6F) / length;
    const float light = 0.72F * (main > 0 ? main : 0) + 0.14F * (north > 0 ? north : 0) +
                        0.14F * (west > 0 ? west : 0);
    return light / 0.677F; // normalized to 1 on level ground
}

static pave_relief_rgb relief_shade(pave_relief_rgb color, float light)
{
    static const pave_relief_rgb dark = {{44, 48, 84}}, bright = {{255, 250, 232}};
    if (light < 1) return relief_mix(color, dark, 0.80F * (1 - light));
    light = light - 1;
    return relief_mix(color, bright, light < 0.5F ? 0.95F * light : 0.475F);
}

/// Returns the height of the ground by the slopes at the corners.
static float relief_blend(const pave_relief_corner c[3])
{
    float height = 0, sum = 0;
    for (int k = 0; k < 3; k++) {
        const float blend = c[k].share * c[k].share * (3 - 2 * c[k].share);
        height += blend * (c[k].at->height + c[k].at->x * c[k].away[0] + c[k].at->y * c[k].away[1]);
        sum += blend;
    }
    return height / sum;
}

/// Returns by how much to raise ground opposite the only wet corner. Between two dry corners,
/// blended heights may dip below the water, which would end there in a straight line.
static float relief_dam(const pave_relief_corner c[3])
{
    pave_relief_corner side[3] = {c[0], c[1], c[2]}; // of the point opposite the wet corner
    int wet = 0, count = 0;
    for (int k = 0; k < 3; k++)
        if (c[k].at->level > -1e9F) wet = k, count++;
    const float rest = 1 - c[wet].share;
    if (count != 1 || rest < 0.01F) return 0;
    float least = 0; // halfway between the water and the line from corner to corner
    for (int k = 0; k < 3; k++) {
        side[k].share = k == wet ? 0 : c[k].share / rest;
        for (int i = 0; i < 2; i++) side[k].away[i] += c[wet].share / rest * c[wet].away[i];
        least += side[k].share * (c[k].at->height + c[wet].at->level) / 2;
    }
    const float dip = least - relief_blend(side);
    return dip > 0 ? dip * rest * rest : 0;
}

static pave_relief_rgb relief_sample(const pave_relief *relief, const pave_relief_corner c[3])
{
    const float height = relief_blend(c) + relief_dam(c);
    float x = 0, y = 0, level = -1e9F, weight = 0;
    pave_relief_rgb tint = {{0, 0, 0}};
    for (int k = 0; k < 3; k++) {
        const pave_relief_vertex *at = c[k].at;
        x += c[k].share * at->x;
        y += c[k].share * at->y;
        if (at->level > level) level = at->level;
        if (at->weight > 0) {
            for (int i = 0; i < 3; i++) tint.c[i] += c[k].share * at->tint[i];
            weight += c[k].share;
        }
    }
    const float light = relief_light(x * relief->steep, y * relief->steep);
    const float slope = (float)sqrt((double)(x * x + y * y)), from = height - level;
    const float shore = from / (slope > 0.02F ? slope : 0.02F); // distance to the coast, in edges
    if (from < 0) {
        const float depth = -from / (relief->top * 0.5F);
        pave_relief_rgb water =
            relief_ramp(relief_water, sizeof relief_water / sizeof *relief_water, depth);
        water = relief_shade(water, 1 + (light - 1) * 0.25F);
        static const pave_relief_rgb line = {{38, 84, 120}};
        return shore > -0.14F ? relief_mix(water, line, 0.55F) : water;
    }
    pave_relief_rgb land = relief_ramp(relief_land, sizeof relief_land / sizeof *relief_land,
                                       (height - relief->sea) / relief->top);
    for (int i = 0; i < 3 && weight > 0; i++) tint.c[i] /= weight;
    if (weight > 0) land = relief_mix(land, tint, 0.5F);
    return relief_shade(land, light);
}

void pave_relief_row(void *job, int32_t row)
{
    const pave_relief *relief = job;
    const double step = 1.0 / (relief->scale * PAVE_RELIEF_SAMPLES);
    uint8_t *out = relief->rgba + 4 * (size_t)row * (size_t)relief->width;
    for (int32_t column = 0; column < relief->width; column++, out += 4) {
        float sum[3] = {0, 0, 0};
        int count = 0;
        for (int i = 0; i < PAVE_RELIEF_SAMPLES * PAVE_RELIEF_SAMPLES; i++) {
            const double dx = i % PAVE_RELIEF_SAMPLES + 0.5, dy = i / PAVE_RELIEF_SAMPLES + 0.5;
            const pave_vec2 place =
                pave_vec2_of(relief->view.min.x + column / relief->scale + dx * step,
                             relief->view.min.y + row / relief->scale + dy * step);
            pave_relief_corner corners[3];
            if (!relief_find(relief, place, corners)) continue;
            const pave_relief_rgb color = relief_sample(relief, corners);
            for (int k = 0; k < 3; k++) sum[k] += color.c[k];
            count++;
        }
        for (int k = 0; k < 3; k++) out[k] = count ? (uint8_t)(sum[k] / (float)count + 0.5F) : 0;
        out[3] = (uint8_t)(255 * count / (PAVE_RELIEF_SAMPLES * PAVE_RELIEF_SAMPLES));
    }
}

// ---- The legend ---------------------------------------------------------------------------------

/// Returns the colour of a zone on level ground at a height, 0xRRGGBBAA.
static uint32_t relief_zone_color(const pave_relief *relief, pave_terrain_zone zone, float height)
{
    const uint32_t color = pave_terrain_zone_color(zone);
    const float from = (height - relief->sea) / relief->top;
    if (zone == PAVE_TERRAIN_RIVER) return color;
    const pave_relief_rgb tint =
        zone < PAVE_TERRAIN_RIVER
            ? relief_ramp(relief_water, sizeof relief_water / sizeof *relief_water, -2 * from)
            : relief_ramp(relief_land, sizeof relief_land / sizeof *relief_land, from);
    const uint32_t rgb =
        (uint32_t)tint.c[0] << 24 | (uint32_t)tint.c[1] << 16 | (uint32_t)tint.c[2] << 8 | 0xff;
    return zone < PAVE_TERRAIN_RIVER ? rgb : pave_picture_blend(rgb, color, 0.5);
}

/// Writes a height in edges, with a decimal point in all locales.
static void relief_put_height(int32_t height, char out[16])
{
    const int64_t size = height < 0 ? -(int64_t)height : height,
                  tenths = (10 * size + PAVE_TERRAIN_UNIT / 2) / PAVE_TERRAIN_UNIT;
    snprintf(out, 16, "%s%d.%d", height < 0 && tenths ? "-" : "", (int)(tenths / 10),
             (int)(tenths % 10));
}

void pave_relief_keys(const pave_relief *relief, pave_scene *scene)
{
    const pave_terrain *terrain = relief->terrain;
    for (int zone = 0; zone < PAVE_TERRAIN_ZONES; zone++) {
        int32_t low = INT32_MAX, high = INT32_MIN, corners[3];
        for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
            if (terrain->zones[cell] != zone) continue;
            pave_terrain_corners(terrain, cell, corners);
            for (int k = 0; k < 3; k++) {
                const int32_t height = terrain->heights[corners[k]];
                low = height < low ? height : low;
                high = height > high ? height : high;
            }
        }
        if (low > high) continue;
        char from[16], to[16], text[PAVE_SCENE_KEY_SIZE];
        const float middle = ((float)low + (float)high) / (2 * PAVE_TERRAIN_UNIT);
        relief_put_height(low, from);
        relief_put_height(high, to);
        snprintf(text, sizeof text, "%s, height %s to %s", pave_word(pave_terrain_zone_words, zone),
                 from, to);
        const pave_scene_style style = {
            .fill = relief_zone_color(relief, (pave_terrain_zone)zone, middle)};
        pave_scene_add_key(scene, &style, text);
    }
}
