/// tests/world/second_bias.h: noise, levels and what they decide, by the second implementation,
/// from docs/determinism.md alone.
#ifndef PAVE_TESTS_SECOND_BIAS_H
#define PAVE_TESTS_SECOND_BIAS_H

#include "second.h"

#include <stdbool.h>

#include <pave/world.h>

enum { SECOND_NOISE = 16, SECOND_LEVELS = 16, SECOND_COLORS = 256 };

static inline int64_t below(int64_t a, int64_t b) { return a / b - (a % b < 0); }
static inline int64_t between(int64_t least, int64_t value, int64_t most)
{
    return value < least ? least : value > most ? most : value;
}

// ---- Noise --------------------------------------------------------------------------------------

static inline int64_t blend_of(int64_t t)
{
    const int64_t c = below(below(t * t, 4096) * t, 4096);
    return below(c * (below(t * (6 * t - 61440), 4096) + 40960), 4096);
}

static inline void slope_at(uint64_t seed, int64_t q, int64_t r, int octave, int64_t *x, int64_t *y)
{
    static const int first[4][2] = {{251, 50}, {213, 142}, {142, 213}, {50, 251}};
    const int32_t corner = (int32_t)(uint32_t)q; // of 32 bits, as r
    const call shared = make_call(seed, SECOND_NOISE, div_down(corner, 16), (int32_t)(uint32_t)r,
                                  (uint32_t)octave, 0);
    const int32_t byte = mod_down(corner, 16);
    const uint32_t number = shared.word[byte / 4] >> 8 * (byte % 4) & 15;
    *x = first[number % 4][0], *y = first[number % 4][1];
    for (uint32_t turn = 0; turn < number / 4; turn++) {
        const int64_t old = *x;
        *x = -*y, *y = old;
    }
}

/// A column of two corners as a slope and an offset.
static inline void column_at(uint64_t seed, int64_t q, int64_t r, int octave, int64_t t,
                             int64_t *slope, int64_t *offset)
{
    const int64_t b = blend_of(t);
    int64_t ux, uy, lx, ly;
    slope_at(seed, q, r, octave, &ux, &uy);
    slope_at(seed, q, r + 1, octave, &lx, &ly);
    *slope = below(ux * (4096 - b) + lx * b, 16);
    *offset = below(below(uy * t, 16) * (4096 - b) + below(ly * (t - 4096), 16) * b, 65536);
}

static inline int64_t octave_at(uint64_t seed, int octave, int64_t size, int64_t x, int64_t y)
{
    const int64_t part = (INT64_C(1) << 36) / size, q = below(x, size), r = below(y, size),
                  s = (x - q * size) * part >> 24, t = (y - r * size) * part >> 24;
    int64_t slope, offset;
    column_at(seed, q, r, octave, t, &slope, &offset);
    const int64_t left = below(slope * s, 65536) + offset;
    column_at(seed, q + 1, r, octave, t, &slope, &offset);
    const int64_t right = below(slope * (s - 4096), 65536) + offset;
    return left + below((right - left) * blend_of(s), 4096);
}

static inline int64_t second_noise(const pave_noise *noise, int64_t x, int64_t y)
{
    static const int64_t bent[41] = {0,     77,    153,   284,   494,   813,   1275,  1914,  2753,
                                     3819,  5131,  6700,  8541,  10665, 13059, 15728, 18645, 21821,
                                     25249, 28912, 32768, 36624, 40287, 43715, 46891, 49808, 52477,
                                     54871, 56995, 58836, 60405, 61717, 62783, 63622, 64261, 64723,
                                     65042, 65252, 65383, 65459, 65535};
    int64_t sum = 0, squares = 0, height = 256, root = 0;
    for (int o = 0; o < noise->octaves; o++) {
        const int64_t size = (int64_t)noise->scale * 256 >> o;
        if (size < 512) continue;
        sum += height * octave_at(noise->seed, o, size, x, y);
        squares += height * height;
        height = height * noise->roughness / 256;
    }
    while ((root + 1) * (root + 1) <= squares) root++;
    const int64_t h = between(-2560, below(sum * ((1 << 20) / root), 1 << 20), 2559) + 2560;
    const int64_t low = bent[h / 128], high = bent[h / 128 + 1];
    return low + (high - low) * (h % 128) / 128;
}

// ---- Levels -------------------------------------------------------------------------------------

/// A bias as the second implementation has it. `beneath` writes the colours of the tile at a cell
/// of the world that a bias follows, which is of the kind `beneath_kind`.
typedef struct second_bias {
    const pave_bias *def;
    int color_count, unset; ///< of the world; the colour that unset is, or 0
    int64_t spacing, ix, iy, jx, jy;
    void (*beneath)(const void *world, int32_t q, int32_t r, uint8_t *colors);
    const void *beneath_world;
    pave_wang_kind beneath_kind;
    uint64_t beneath_hash;
} second_bias;

static inline int64_t nearest_256th(double z) { return (int64_t)floor(z * 256 + 0.5); }

static inline int64_t choose_spacing(const pave_bias *def, double ix, double jy)
{
    int64_t units = def->kind == PAVE_BIAS_FUNCTION ? 4 : def->cells, spacing = 1;
    double longer = fmax(fabs(ix), fabs(jy));
    if (def->spacing) return def->spacing;
    if (def->kind == PAVE_BIAS_NOISE)
        for (int o = 0; o < def->noise.octaves; o++)
            if (def->noise.scale * 256 >> o >= 512) units = def->noise.scale >> o >> 1;
    while (spacing * 2 <= units && spacing < 16) spacing *= 2;
    for (; spacing > 1 && longer > 1.5; longer /= 2) spacing /= 2;
    return spacing;
}

/// `color_count` counts unset, where that is a colour: it is the last one.
static inline second_bias open_second_bias(const pave_bias *def, int color_count, bool has_unset,
                                           double ix, double iy, double jx, double jy)
{
    second_bias b = {.def = def, .color_count = color_count, .unset = has_unset ? color_count : 0};
    b.spacing = choose_spacing(def, ix, jy);
    b.ix = nearest_256th(ix), b.iy = nearest_256th(iy);
    b.jx = nearest_256th(jx), b.jy = nearest_256th(jy);
    return b;
}

static inline int64_t world_value(const second_bias *b, int64_t q, int64_t r)
{
    const int64_t most = PAVE_COORDINATE_MAX;
    uint8_t colors[8] = {0};
    int64_t sum = 0, count = 0;
    b->beneath(b->beneath_world, (int32_t)between(-most, q, most), (int32_t)between(-most, r, most),
               colors);
    for (int place = 0; place < 8; place++) {
        if (b->beneath_kind == (place % 2 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER)) continue;
        sum += b->def->color_values[colors[place] <= b->def->world_colors ? colors[place] : 0];
        count++;
    }
    return sum / count;
}

static inline int64_t value_at(const second_bias *b, int64_t x, int64_t y)
{
    const pave_bias *def = b->def;
    const int64_t size = 256 * (int64_t)def->cells;
    switch (def->kind) {
    case PAVE_BIAS_NOISE: return second_noise(&def->noise, x, y);
    case PAVE_BIAS_MAP:
        return def->values[between(0, below(y - 256 * (int64_t)def->y, size), def->height - 1) *
                               def->width +
                           between(0, below(x - 256 * (int64_t)def->x, size), def->width - 1)];
    case PAVE_BIAS_WORLD: return world_value(b, below(x, size), below(y, size));
    default: return def->function(def->context, x, y);
    }
}

static inline int64_t knot_at(const second_bias *b, int64_t i, int64_t j)
{
    return value_at(b, b->spacing * (i * b->ix + j * b->jx), b->spacing * (i * b->iy + j * b->jy)) /
           4;
}

static inline int64_t part_between(int64_t low, int64_t high, int64_t p)
{
    return low + below(2 * (high - low) * p, 65536);
}

/// The level at u, v (any) 256ths of the unit cell q, r.
static inline int second_level(const second_bias *b, int64_t q, int64_t r, int64_t u, int64_t v)
{
    q += below(u, 256), u -= 256 * below(u, 256);
    r += below(v, 256), v -= 256 * below(v, 256);
    const int64_t i = below(q, b->spacing), j = below(r, b->spacing),
                  p = 32768 * (256 * (q - i * b->spacing) + u) / (256 * b->spacing),
                  down = 32768 * (256 * (r - j * b->spacing) + v) / (256 * b->spacing),
                  upper = part_between(knot_at(b, i, j), knot_at(b, i + 1, j), p),
                  lower = part_between(knot_at(b, i, j + 1), knot_at(b, i + 1, j + 1), p);
    return (int)(part_between(upper, lower, down) / 1024);
}

// ---- What a level decides -----------------------------------------------------------------------

static inline uint64_t bias_weight(const second_bias *b, int level, int color)
{
    const int row = b->unset ? b->color_count : b->color_count + 1;
    return b->def->weights[level * row + (color == b->unset ? 0 : color)];
}

/// The colour that a byte gives: `shares` are those of the law, of the colours 1, 2, ...
static inline uint8_t biased_color(const second_bias *b, int level, const uint64_t *shares,
                                   uint32_t byte)
{
    uint64_t weights[SECOND_COLORS], all = 0, before = 0;
    for (int c = 1; c <= b->color_count; c++)
        all += weights[c - 1] = shares[c - 1] * bias_weight(b, level, c);
    for (int c = 1; all == 0 && c <= b->color_count; c++) weights[c - 1] = shares[c - 1];
    if (all == 0) all = UINT64_C(1) << 32;
    for (int c = 1;; c++) {
        before += weights[c - 1];
        const uint64_t later = all - before, n = (2 * 256 * later + all) / (2 * all);
        const uint64_t limit = n == 256 ? 0 : 255 - (n == 255 ? 254 : n);
        if ((byte > 1 ? byte : 1) <= limit) return (uint8_t)c;
    }
}

/// A filler's whole weight times the weights of its colours: `colors` are 0 where unused.
static inline double biased_product(const second_bias *b, int level, uint64_t weight,
                                    const uint8_t *colors, int places)
{
    double product = (double)weight;
    for (int place = places - 1; place >= 0; place--)
        if (colors[place]) product *= (double)bias_weight(b, level, colors[place]) / 65536;
    return product;
}

/// What a filler weighs whose product is this, among those of this greatest product.
static inline uint64_t biased_weight(double product, double greatest)
{
    return greatest > 0 ? (uint64_t)(product / greatest * 1099511627776.0) : 0;
}

// ---- Fingerprints -------------------------------------------------------------------------------

static inline uint64_t add_half_words(uint64_t hash, uint64_t value)
{
    return pave_hash_word(pave_hash_word(hash, (uint32_t)value), (uint32_t)(value >> 32));
}

static inline uint64_t second_bias_hash(const second_bias *b)
{
    const pave_bias *def = b->def;
    uint32_t log = 0;
    while (1 << log < b->spacing) log++;
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)def->kind);
    hash = pave_hash_word(pave_hash_word(hash, log), (uint32_t)b->color_count);
    for (int level = 0; level < SECOND_LEVELS; level++)
        for (int c = 1; c <= b->color_count; c++)
            hash = pave_hash_word(hash, (uint32_t)bias_weight(b, level, c));
    if (def->kind == PAVE_BIAS_FUNCTION) return add_half_words(hash, def->function_id);
    if (def->kind == PAVE_BIAS_NOISE) {
        hash = pave_hash_word(add_half_words(hash, def->noise.seed), (uint32_t)def->noise.scale);
        hash = pave_hash_word(hash, (uint32_t)def->noise.octaves);
        return pave_hash_word(hash, (uint32_t)def->noise.roughness);
    }
    hash = pave_hash_word(hash, (uint32_t)def->cells);
    if (def->kind == PAVE_BIAS_WORLD) {
        hash = add_half_words(hash, b->beneath_hash);
        for (int c = 0; c <= def->world_colors; c++)
            hash = pave_hash_word(hash, def->color_values[c]);
        return hash;
    }
    hash = pave_hash_word(pave_hash_word(hash, (uint32_t)def->width), (uint32_t)def->height);
    hash = pave_hash_word(pave_hash_word(hash, (uint32_t)def->x), (uint32_t)def->y);
    for (int i = 0; i < def->width * def->height; i++) hash = pave_hash_word(hash, def->values[i]);
    return hash;
}

#endif
