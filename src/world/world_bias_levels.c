/// src/world/world_bias_levels.c: the level of a bias, at one position or along a row. Both give
/// the same result: knots are interpolated along the row first, then downwards.
#include "../base/exact.h"

#include "world_model.h"

#include <string.h>

enum {
    PAVE_KNOT_LOG = 14, ///< number of bits of a knot's value
    PAVE_AROUND = 4     ///< number of unit cells beyond both ends of a row that can be read
};

// ---- Knots --------------------------------------------------------------------------------------

/// Returns the value of a map; PAVE_BIAS_HOLE in its holes.
static uint16_t bias_map_value(const pave_bias *map, int64_t x, int64_t y)
{
    const int64_t size = (int64_t)map->cells * PAVE_NOISE_UNIT;
    int64_t column = pave_floor_divide(x - (int64_t)map->x * PAVE_NOISE_UNIT, size),
            row = pave_floor_divide(y - (int64_t)map->y * PAVE_NOISE_UNIT, size);
    if (map->holes && (column < 0 || column >= map->width || row < 0 || row >= map->height))
        return PAVE_BIAS_HOLE;
    column = column < 0 ? 0 : column >= map->width ? map->width - 1 : column;
    row = row < 0 ? 0 : row >= map->height ? map->height - 1 : row;
    return map->values[row * map->width + column];
}

static int32_t bias_clamp(int64_t value)
{
    const int64_t most = PAVE_COORDINATE_MAX;
    return (int32_t)(value < -most ? -most : value > most ? most : value);
}

/// Returns the average of the values of a tile's colours.
static uint16_t bias_world_value(const pave_world_bias *bias, int64_t x, int64_t y)
{
    const int64_t size = (int64_t)bias->def.cells * PAVE_NOISE_UNIT;
    const pave_cell cell = {bias_clamp(pave_floor_divide(x, size)),
                            bias_clamp(pave_floor_divide(y, size)), 0};
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    uint32_t sum = 0, count = 0;
    pave_world_colors_at(bias->def.world, cell, colors);
    const pave_wang_kind kind = bias->def.world->kind;
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
        if (kind == (place % 2 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER)) continue;
        const int color = colors[place] <= bias->def.world_colors ? colors[place] : 0;
        sum += bias->color_values[color];
        count++;
    }
    return (uint16_t)(sum / count);
}

uint16_t pave_bias_source(const pave_world_bias *bias, int64_t x, int64_t y)
{
    enum { MIDDLE = 0x7fff };
    const pave_bias *def = &bias->def;
    if (def->kind == PAVE_BIAS_NOISE) return pave_noise_at(&def->noise, x, y);
    if (def->kind == PAVE_BIAS_MAP) {
        const uint16_t value = bias_map_value(def, x, y);
        if (!def->holes || value != PAVE_BIAS_HOLE) return value;
        return bias->below ? pave_bias_source(bias->below, x, y) : MIDDLE;
    }
    if (def->kind == PAVE_BIAS_WORLD) return bias_world_value(bias, x, y);
    return def->function(def->context, x, y);
}

/// Returns the position of a knot in 256ths of a unit.
static int64_t bias_x(const pave_world_bias *bias, int32_t a, int32_t b)
{
    return ((int64_t)a * bias->i_x + (int64_t)b * bias->j_x) * (1 << bias->log);
}

static int64_t bias_y(const pave_world_bias *bias, int32_t a, int32_t b)
{
    return ((int64_t)a * bias->i_y + (int64_t)b * bias->j_y) * (1 << bias->log);
}

/// Interpolates between two values, in 2^15ths.
static inline int32_t bias_between(int32_t low, int32_t high, int32_t part)
{
    return low + (2 * (high - low) * part >> 16);
}

/// Returns the distance of a position from its knot: unit cell q and an offset of `u` 256ths.
static inline int32_t bias_fraction(const pave_world_bias *bias, int32_t q, int32_t u)
{
    return ((q & ((1 << bias->log) - 1)) * 256 + u) << (7 - bias->log);
}

/// Returns whether a row of knots can be computed as a line of noise positions.
static bool bias_line_fits(const pave_world_bias *bias)
{
    return bias->def.kind == PAVE_BIAS_NOISE && bias->i_y == 0 && bias->i_x > 0 &&
           pave_noise_line_fits(&bias->noise, (int64_t)bias->i_x * (1 << bias->log));
}

// ---- Single positions ---------------------------------------------------------------------------

static void bias_look(const pave_world_bias *bias, pave_bias_view *view, int32_t a, int32_t b)
{
    uint16_t values[2][2];
    if (bias_line_fits(bias)) {
        const int64_t x[2] = {bias_x(bias, a, b), bias_x(bias, a, b + 1)},
                      y[2] = {bias_y(bias, a, b), bias_y(bias, a, b + 1)};
        pave_noise_four(&bias->noise, x, y, (int64_t)bias->i_x * (1 << bias->log), values);
    } else {
        for (int32_t k = 0; k < 4; k++)
            values[k >> 1][k & 1] = pave_bias_source(bias, bias_x(bias, a + (k & 1), b + (k >> 1)),
                                                     bias_y(bias, a + (k & 1), b + (k >> 1)));
    }
    for (int k = 0; k < 4; k++)
        view->knots[k >> 1][k & 1] = values[k >> 1][k & 1] >> (16 - PAVE_KNOT_LOG);
    view->a = a, view->b = b, view->of = bias, view->made = true;
}

/// Returns the knot nearest to a position, along q or r.
static inline int32_t bias_nearest(const pave_world_bias *bias, int32_t q, int32_t u)
{
    return (int32_t)(((int64_t)q * 256 + u + (128 << bias->log)) >> (bias->log + 8));
}

/// Returns whether the map has a value, not a hole, at a knot.
static bool bias_is_set(const pave_world_bias *map, int32_t a, int32_t b)
{
    return bias_map_value(&map->def, bias_x(map, a, b), bias_y(map, a, b)) != PAVE_BIAS_HOLE;
}

int pave_bias_level(const pave_world_bias *bias, pave_bias_view *view, int32_t q, int32_t r,
                    int32_t u, int32_t v)
{
    q += bias->shift_q, r += bias->shift_r;
    if (bias->def.holes && !bias_is_set(bias, bias_nearest(bias, q, u), bias_nearest(bias, r, v)))
        return bias->below
                   ? pave_bias_level(bias->below, view, q - bias->shift_q, r - bias->shift_r, u, v)
                   : PAVE_LEVEL_NONE;
    const int32_t a = q >> bias->log, b = r >> bias->log;
    if (!view->made || view->of != bias || view->a != a || view->b != b)
        bias_look(bias, view, a, b);
    const int32_t along = bias_fraction(bias, q, u);
    const int32_t upper = bias_between(view->knots[0][0], view->knots[0][1], along),
                  lower = bias_between(view->knots[1][0], view->knots[1][1], along);
    return bias_between(upper, lower, bias_fraction(bias, r, v)) >> (PAVE_KNOT_LOG - 4);
}

// ---- Rows ---------------------------------------------------------------------------------------

void pave_bias_rows_begin(pave_bias_rows *rows, const pave_world_bias *bias, int32_t q,
                          int32_t count)
{
    rows->over = bias->def.holes ? bias : NULL;
    rows->bias = bias = bias->below ? bias->below : bias;
    rows->a = (q - PAVE_AROUND + bias->shift_q) >> bias->log;
    // kernels continue up to a multiple of 32
    rows->count = ((q + count + PAVE_AROUND + bias->shift_q + 32) >> bias->log) + 2 - rows->a;
    assert(rows->count <= PAVE_KNOT_ROOM &&
           ((rows->count - 1) << bias->log) + 32 <= PAVE_BIAS_ROOM);
    rows->has_knots[0] = rows->has_knots[1] = rows->has_noise = false;
    for (int i = 0; i < PAVE_BIAS_LINES; i++) rows->lines[i].made = false;
}

/// Computes the values of the knots of row b.
static void bias_draw_knots(pave_bias_rows *rows, int32_t b, uint16_t *out)
{
    const pave_world_bias *bias = rows->bias;
    const int64_t x = bias_x(bias, rows->a, b), y = bias_y(bias, rows->a, b),
                  step = (int64_t)bias->i_x * (1 << bias->log);
    if (!bias_line_fits(bias)) {
        for (int32_t i = 0; i < rows->count; i++)
            out[i] =
                pave_bias_source(bias, bias_x(bias, rows->a + i, b), bias_y(bias, rows->a + i, b));
    } else if (rows->count > PAVE_LINE_PLACES) {
        pave_noise_row(&bias->def.noise, x, y, step, rows->count, out);
    } else {
        if (!rows->has_noise)
            pave_noise_line_begin(&rows->noise, &bias->noise, x, step, rows->count);
        else if (bias->j_x != 0)
            pave_noise_line_move(&rows->noise, x, step, rows->count);
        rows->has_noise = true;
        pave_noise_line_values(&rows->noise, y, out);
    }
}

/// Returns the knots of row b, with 14 bits each.
static const int16_t *bias_take_knots(pave_bias_rows *rows, int32_t b)
{
    int16_t *knots = rows->knots[b & 1];
    if (!rows->has_knots[b & 1] || rows->knot_row[b & 1] != b) {
        uint16_t values[PAVE_KNOT_ROOM];
        bias_draw_knots(rows, b, values);
        for (int32_t i = 0; i < rows->count; i++)
            knots[i] = (int16_t)(values[i] >> (16 - PAVE_KNOT_LOG));
        rows->knot_row[b & 1] = b;
        rows->has_knots[b & 1] = true;
    }
    return knots;
}

/// Prepares a line between the rows of knots b and b + 1. For the next pair of rows, only the lower
/// row needs to be computed.
static void bias_take_line(pave_bias_rows *rows, pave_bias_line *line, int32_t b, int32_t u)
{
    const pave_world_bias *bias = rows->bias;
    if (line->made && line->b == b && line->u == u) return;
    int16_t fractions[PAVE_BIAS_SPACING_MAX], lower[PAVE_BIAS_ROOM];
    const int32_t count = (rows->count - 1) << bias->log;
    for (int32_t m = 0; m < 1 << bias->log; m++) fractions[m] = (int16_t)bias_fraction(bias, m, u);
    if (!line->made || line->b + 1 != b || line->u != u) {
        bias->kernel->spread(bias_take_knots(rows, b), fractions, bias->log, count, line->base);
        memset(line->rise, 0, sizeof line->rise);
    }
    bias->kernel->spread(bias_take_knots(rows, b + 1), fractions, bias->log, count, lower);
    bias->kernel->fall(line->base, line->rise, lower, count);
    line->b = b, line->u = u, line->made = true;
}

/// Writes the levels of a map outside its holes.
static void bias_put_levels(pave_bias_rows *rows, int32_t q, int32_t r, int32_t u, int32_t v,
                            int32_t count)
{
    const pave_world_bias *map = rows->over;
    const int32_t b = bias_nearest(map, r + map->shift_r, v);
    pave_bias_view view = {.made = false};
    bool set = false;
    for (int32_t i = 0, last = 0; i < count; i++) {
        const int32_t a = bias_nearest(map, q + i + map->shift_q, u);
        if (i == 0 || a != last) set = bias_is_set(map, a, b);
        if (set) rows->levels[i] = (uint8_t)pave_bias_level(map, &view, q + i, r, u, v);
        last = a;
    }
}

static void bias_take_levels(pave_bias_rows *rows, int line, int32_t q, int32_t r, int32_t u,
                             int32_t v, int32_t count)
{
    const pave_world_bias *bias = rows->bias;
    pave_bias_line *at = &rows->lines[line % PAVE_BIAS_LINES];
    q += bias->shift_q, r += bias->shift_r;
    bias_take_line(rows, at, r >> bias->log, u);
    const int32_t first = q - rows->a * (1 << bias->log);
    assert(first >= 0 && first + count <= PAVE_BIAS_ROOM);
    bias->kernel->level(at->base + first, at->rise + first, (int16_t)bias_fraction(bias, r, v),
                        count, rows->levels);
}

const uint8_t *pave_bias_rows_levels(pave_bias_rows *rows, int line, int32_t q, int32_t r,
                                     int32_t u, int32_t v, int32_t count)
{
    if (rows->over && rows->over == rows->bias)
        memset(rows->levels, PAVE_LEVEL_NONE, sizeof rows->levels);
    else
        bias_take_levels(rows, line, q, r, u, v, count);
    if (rows->over) bias_put_levels(rows, q, r, u, v, count);
    return rows->levels;
}

/// Like pave_bias_rows_color, for a map with holes.
static void bias_color_over(pave_bias_rows *rows, const pave_biased_law *by, int32_t q, int32_t r,
                            const uint8_t *bytes, int32_t count, uint8_t *colors)
{
    const uint8_t *levels =
        pave_bias_rows_levels(rows, by->line, q + by->q, r + by->r, by->u, by->v, count);
    for (int32_t i = 0; i < count; i++)
        if (levels[i] != PAVE_LEVEL_NONE) colors[i] = pave_biased_color(by, levels[i], bytes[i]);
}

void pave_bias_rows_color(pave_bias_rows *rows, int32_t law, int32_t q, int32_t r,
                          const uint8_t *bytes, int32_t count, uint8_t *colors)
{
    const pave_world_bias *bias = rows->bias;
    const pave_biased_law *by = &(rows->over ? rows->over : bias)->laws[law];
    if (!by->colors) {
        memset(colors, 0, (size_t)count);
        return;
    }
    if (rows->over) {
        bias_color_over(rows, by, q, r, bytes, count, colors);
        return;
    }
    pave_bias_line *at = &rows->lines[by->line % PAVE_BIAS_LINES];
    q += by->q + bias->shift_q, r += by->r + bias->shift_r;
    bias_take_line(rows, at, r >> bias->log, by->u);
    const int32_t first = q - rows->a * (1 << bias->log);
    assert(first >= 0 && first + count <= PAVE_BIAS_ROOM);
    bias->kernel->color(at->base + first, at->rise + first, (int16_t)bias_fraction(bias, r, by->v),
                        bytes, by, count, colors);
}
