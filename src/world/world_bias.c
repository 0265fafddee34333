/// src/world/world_bias.c: creation of a world's bias: its weights, laws and fingerprint.
#include "../base/exact.h"

#include "../base/memory.h"
#include "world_model.h"

#include <math.h>
#include <string.h>

enum {
    PAVE_BIAS_SIZE_MAX = 1 << 20,
    PAVE_BIAS_CELLS_MAX = 65536,
    PAVE_BIAS_BYTES = 256 * PAVE_BIAS_LEVELS ///< number of bytes at all levels
};

static const double PAVE_BIAS_WHOLE = 1099511627776.0; ///< maximum weight of a tile

// ---- Bands --------------------------------------------------------------------------------------

pave_result pave_bias_bands(int color_count, const uint8_t *order, int order_count, int blend,
                            uint16_t *weights)
{
    enum { PART = 256 };
    if (color_count < 1 || color_count > PAVE_WANG_COLORS_MAX || order_count < 1 || blend < 0 ||
        blend > PART)
        return PAVE_RANGE;
    for (int i = 0; i < order_count; i++)
        if (order[i] > color_count) return PAVE_RANGE;
    const int row = color_count + 1;
    memset(weights, 0, (size_t)(PAVE_BIAS_LEVELS * row) * sizeof *weights);
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++) {
        // middle of the level, in 256ths of a band; band k starts at PART * k
        const int at = (2 * level + 1) * order_count * PART / (2 * PAVE_BIAS_LEVELS);
        for (int k = 0; k < order_count; k++) {
            // distance outside the band; the outermost bands have no outer rim
            const int low = k > 0 ? PART * k - at : -PART,
                      high = k < order_count - 1 ? at - PART * (k + 1) : -PART;
            const int outside = low > high ? low : high;
            const int share = blend > 0 ? (blend - 2 * outside) * PART / (2 * blend)
                                        : PART * (low <= 0 && high < 0);
            const int whole = share < 0 ? 0 : share > PART ? PART : share;
            uint16_t *weight = &weights[level * row + order[k]];
            *weight = (uint16_t)(*weight + whole > UINT16_MAX ? UINT16_MAX : *weight + whole);
        }
    }
    return PAVE_OK;
}

// ---- The definition -----------------------------------------------------------------------------

static bool bias_is_spacing(int32_t spacing)
{
    return spacing >= 0 && spacing <= PAVE_BIAS_SPACING_MAX && (spacing & (spacing - 1)) == 0;
}

static const char *bias_fault(const pave_bias *bias)
{
    const bool scaled = bias->kind == PAVE_BIAS_MAP || bias->kind == PAVE_BIAS_WORLD;
    if (!bias->weights) return "a bias needs weights: see pave_bias_bands";
    if (!bias_is_spacing(bias->spacing))
        return "the spacing of a bias must be 1, 2, 4, 8, 16 or 32 unit cells, or 0";
    if (scaled && (bias->cells < 1 || bias->cells > PAVE_BIAS_CELLS_MAX))
        return "a value of a bias must be 1 to 65536 units across";
    switch (bias->kind) {
    case PAVE_BIAS_NOISE:
        return pave_noise_valid(&bias->noise)
                   ? NULL
                   : "the noise needs a scale of 2 to 65536, 1 to 8 octaves, a roughness up to 256";
    case PAVE_BIAS_MAP:
        return bias->values && bias->width >= 1 && bias->width <= PAVE_BIAS_SIZE_MAX &&
                       bias->height >= 1 && bias->height <= PAVE_BIAS_SIZE_MAX
                   ? NULL
                   : "a map of values must be 1 to 1048576 values wide and high";
    case PAVE_BIAS_WORLD:
        if (bias->world && !bias->world->of_squares) return "a world as bias must be of squares";
        return bias->world && bias->color_values && bias->world_colors >= 1 &&
                       bias->world_colors <= PAVE_WANG_COLORS_MAX
                   ? NULL
                   : "a world as bias needs values for its colours";
    case PAVE_BIAS_FUNCTION: return bias->function ? NULL : "the bias has no function";
    }
    return "a bias must be noise, a map, a world or a function";
}

/// Returns the log2 of the largest power of two that is not above `value`.
static int bias_log(int32_t value)
{
    int log = 0;
    while (log < 5 && 2 << log <= value) log++;
    return log;
}

/// Returns the default spacing for a source: half a lattice square of the last octave, or the width
/// of a value; on tilings, about the same number of cells.
static int bias_choose_log(const pave_bias *bias, const pave_tiling *tiling)
{
    if (bias->spacing > 0) return bias_log(bias->spacing);
    int32_t units = bias->cells;
    if (bias->kind == PAVE_BIAS_FUNCTION) units = 4;
    if (bias->kind == PAVE_BIAS_NOISE) {
        int last = bias->noise.octaves - 1;
        while (bias->noise.scale >> last < PAVE_NOISE_SCALE_MIN) last--;
        units = (bias->noise.scale >> last) / 2;
    }
    if (units > 16) units = 16;
    int log = bias_log(units);
    if (!tiling) return log;
    // if lattice vectors are longer than the units of the spacing, fewer unit cells suffice
    for (double i = fabs(tiling->i.x), j = fabs(tiling->j.y); log > 0 && (i > j ? i : j) > 1.5;
         i /= 2, j /= 2)
        log--;
    return log;
}

int32_t pave_bias_256ths(double value) { return (int32_t)floor(value * 256 + 0.5); }

// ---- The fingerprint ----------------------------------------------------------------------------

static uint64_t bias_hash_values(uint64_t hash, const uint16_t *values, int64_t count)
{
    for (int64_t i = 0; i < count; i++) hash = pave_hash_word(hash, values[i]);
    return hash;
}

static uint64_t bias_hash_map(const pave_world_bias *bias, uint64_t hash)
{
    const pave_bias *def = &bias->def;
    const uint32_t words[] = {(uint32_t)def->width, (uint32_t)def->height, (uint32_t)def->x,
                              (uint32_t)def->y};
    if (def->holes) hash = pave_hash_64(hash, bias->below ? bias->below->hash : 1);
    return bias_hash_values(pave_hash(hash, words, sizeof words / sizeof *words), def->values,
                            (int64_t)def->width * def->height);
}

static uint64_t bias_hash_source(const pave_world_bias *bias, uint64_t hash)
{
    const pave_bias *def = &bias->def;
    if (def->kind == PAVE_BIAS_NOISE) {
        const uint32_t words[] = {(uint32_t)def->noise.scale, (uint32_t)def->noise.octaves,
                                  (uint32_t)def->noise.roughness};
        return pave_hash(pave_hash_64(hash, def->noise.seed), words, sizeof words / sizeof *words);
    }
    if (def->kind == PAVE_BIAS_FUNCTION) return pave_hash_64(hash, def->function_id);
    hash = pave_hash_word(hash, (uint32_t)def->cells);
    if (def->kind == PAVE_BIAS_WORLD)
        return bias_hash_values(pave_hash_64(hash, pave_world_hash(def->world)), bias->color_values,
                                def->world_colors + 1);
    return bias_hash_map(bias, hash);
}

static uint64_t bias_hash(const pave_world_bias *bias)
{
    const uint32_t head[] = {(uint32_t)bias->def.kind, (uint32_t)bias->log,
                             (uint32_t)bias->color_count};
    uint64_t hash = pave_hash(PAVE_HASH_START, head, sizeof head / sizeof *head);
    hash = bias_hash_values(hash, bias->weights, (int64_t)PAVE_BIAS_LEVELS * bias->color_count);
    return bias_hash_source(bias, hash);
}

// ---- Creation and destruction -------------------------------------------------------------------

static void bias_take_weights(pave_world_bias *bias, const pave_bias *def, int color_count,
                              int unset_color)
{
    const int row = (unset_color ? color_count - 1 : color_count) + 1;
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++)
        for (int color = 1; color <= color_count; color++)
            bias->weights[level * color_count + color - 1] =
                def->weights[level * row + (color == unset_color ? 0 : color)];
}

static pave_result bias_allocate(pave_world_bias *bias, const pave_bias *def)
{
    const pave_allocator *from = &bias->allocator;
    bias->weights = pave_array_allocate(from, (size_t)(PAVE_BIAS_LEVELS * bias->color_count),
                                        sizeof *bias->weights);
    bias->laws = pave_array_allocate(from, (size_t)bias->law_count, sizeof *bias->laws);
    if (def->kind == PAVE_BIAS_WORLD)
        bias->color_values =
            pave_array_allocate(from, (size_t)def->world_colors + 1, sizeof *bias->color_values);
    return bias->weights && bias->laws && (def->kind != PAVE_BIAS_WORLD || bias->color_values)
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

/// Makes the bias that applies in the holes of a map.
static pave_result bias_create_below(const pave_world_def *def, int color_count, int unset_color,
                                     pave_world_bias *bias, pave_error *error)
{
    pave_bias below = *def->bias;
    pave_world_def with_below = *def;
    bias->def.holes = below.kind == PAVE_BIAS_MAP && below.holes;
    if (!bias->def.holes || below.noise.scale == 0) return PAVE_OK;
    below.kind = PAVE_BIAS_NOISE;
    with_below.bias = &below;
    return pave_world_bias_create(&with_below, color_count, unset_color, 0, &bias->allocator,
                                  &bias->below, error);
}

pave_result pave_world_bias_create(const pave_world_def *def, int color_count, int unset_color,
                                   int32_t law_count, const pave_allocator *allocator,
                                   pave_world_bias **out, pave_error *error)
{
    const pave_bias *source = def->bias;
    const char *fault = bias_fault(source);
    if (fault) return PAVE_FAIL(error, PAVE_RANGE, "%s", fault);
    pave_world_bias *bias = *out = pave_array_allocate(allocator, 1, sizeof *bias);
    if (!bias) return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a bias");
    bias->allocator = *allocator;
    bias->def = *source;
    if (source->kind == PAVE_BIAS_NOISE) bias->noise = pave_noise_plan_of(&source->noise);
    bias->color_count = color_count;
    bias->law_count = law_count;
    bias->kernel = pave_kernel_best(&pave_bias_kernels);
    bias->log = bias_choose_log(source, def->tiling);
    const pave_tiling *tiling = def->tiling ? def->tiling : pave_tiling_square();
    bias->i_x = pave_bias_256ths(tiling->i.x), bias->i_y = pave_bias_256ths(tiling->i.y);
    bias->j_x = pave_bias_256ths(tiling->j.x), bias->j_y = pave_bias_256ths(tiling->j.y);
    if (bias_allocate(bias, source))
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a bias");
    bias_take_weights(bias, source, color_count, unset_color);
    if (source->kind == PAVE_BIAS_WORLD)
        memcpy(bias->color_values, source->color_values,
               ((size_t)source->world_colors + 1) * sizeof *bias->color_values);
    const pave_result result = bias_create_below(def, color_count, unset_color, bias, error);
    if (result == PAVE_OK) bias->hash = bias_hash(bias);
    return result;
}

void pave_world_bias_destroy(pave_world_bias *bias)
{
    if (!bias) return;
    const pave_allocator from = bias->allocator;
    pave_world_bias_destroy(bias->below);
    for (int32_t i = 0; bias->laws && i < bias->law_count; i++) {
        const pave_biased_law *law = &bias->laws[i];
        PAVE_RELEASE(&from, law->colors, law->limits);
    }
    PAVE_RELEASE(&from, bias->laws, bias->color_values, bias->weights, bias);
}

// ---- Laws ---------------------------------------------------------------------------------------

/// Computes the weights of the colours at a level. If all weights of the bias are 0, uses the
/// shares.
static void bias_weights_at(const pave_world_bias *bias, const uint64_t *shares, int level,
                            uint64_t *out)
{
    const uint16_t *weights = bias->weights + level * bias->color_count;
    uint64_t total = 0;
    for (int c = 0; c < bias->color_count; c++) total += out[c] = shares[c] * weights[c];
    for (int c = 0; total == 0 && c < bias->color_count; c++) out[c] = shares[c];
}

/// Computes the steps of a level: the limit after each colour is the probability of a later colour,
/// in 256ths. A byte of at least 1 is always above 0 and never above 255, so 255 of 256 becomes
/// 254.
static void bias_limit_level(const uint64_t *weights, int level, pave_biased_law *law)
{
    uint64_t total = 0, sum = 0;
    for (int32_t c = 0; c <= law->step_count; c++) total += weights[c];
    for (int32_t step = 0; step < law->step_count; step++) {
        sum += weights[step];
        const uint64_t later = total - sum;
        const int passed = later == 0 ? 0 : (int)((later * 256 + total / 2) / total);
        law->limits[step * PAVE_BIAS_LEVELS + level] = (uint8_t)(sum == 0 || passed >= 256 ? 0
                                                                 : passed == 255           ? 1
                                                                                 : 255 - passed);
    }
}

/// Computes the colours of all bytes at a level. The limits of later steps are never lower than
/// those of earlier ones.
static void bias_color_level(pave_biased_law *law, int level)
{
    int32_t color = 0;
    for (int byte = 0; byte < 256; byte++) {
        while (color < law->step_count &&
               (byte > 1 ? byte : 1) > law->limits[color * PAVE_BIAS_LEVELS + level])
            color++;
        law->colors[level << 8 | byte] = (uint8_t)color;
    }
}

/// Returns the index of a law's offset among the distinct offsets. Laws with equal offsets share an
/// index.
static int32_t bias_line_of(const pave_world_bias *bias, const pave_biased_law *law)
{
    int32_t next = 0;
    for (const pave_biased_law *other = bias->laws; other < law; other++) {
        if (!other->limits) continue;
        if (other->u == law->u) return other->line;
        if (other->line >= next) next = other->line + 1;
    }
    return next;
}

pave_result pave_biased_law_make(const pave_world_bias *bias, const uint64_t *shares, int32_t u,
                                 int32_t v, const pave_bias_change *change, pave_biased_law *law)
{
    uint64_t weights[PAVE_WANG_COLORS_MAX];
    law->q = u >> 8, law->r = v >> 8;
    law->u = u & 255, law->v = v & 255;
    law->line = bias_line_of(bias, law);
    if (bias->color_count == 1) return PAVE_OK;
    law->limits =
        pave_array_allocate(&bias->allocator, (size_t)((bias->color_count - 1) * PAVE_BIAS_LEVELS),
                            sizeof *law->limits);
    if (!law->limits) return PAVE_NO_MEMORY;
    law->step_count = bias->color_count - 1;
    law->colors = pave_array_allocate(&bias->allocator, PAVE_BIAS_BYTES, sizeof *law->colors);
    if (!law->colors) return PAVE_NO_MEMORY;
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++) {
        bias_weights_at(bias, shares, level, weights);
        const pave_result result = change ? change->weights(change->context, weights) : PAVE_OK;
        if (result) return result;
        bias_limit_level(weights, level, law);
        bias_color_level(law, level);
    }
    return PAVE_OK;
}

// ---- Weights of tiles ---------------------------------------------------------------------------

/// Returns the factor by which a bias changes the weight of a filler.
static double bias_weight(const uint16_t *of_color, uint32_t code, uint64_t weight, int places,
                          int bits)
{
    const uint32_t mask = (UINT32_C(1) << bits) - 1;
    double biased = (double)weight;
    for (int k = 0; k < places; k++) biased *= of_color[code >> (bits * k) & mask] / 65536.0;
    return biased;
}

void pave_bias_weigh(const pave_world_bias *bias, int level, const uint32_t *codes,
                     const uint64_t *weights, uint32_t count, int places, int bits, uint64_t *out)
{
    const uint16_t *of_color = bias->weights + level * bias->color_count;
    double greatest = 0;
    for (uint32_t f = 0; f < count; f++) {
        const double weight = bias_weight(of_color, codes[f], weights[f], places, bits);
        if (weight > greatest) greatest = weight;
    }
    for (uint32_t f = 0; f < count; f++)
        out[f] = greatest > 0
                     ? (uint64_t)(bias_weight(of_color, codes[f], weights[f], places, bits) /
                                  greatest * PAVE_BIAS_WHOLE)
                     : weights[f];
}
