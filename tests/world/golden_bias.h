/// tests/world/golden_bias.h: hashes of biased worlds and of noise, which must be the same
/// everywhere. 0 where filling and single places differ.
#ifndef PAVE_TESTS_GOLDEN_BIAS_H
#define PAVE_TESTS_GOLDEN_BIAS_H

#include "../../scenes/tiling_worlds.h"

#include <pave/bias.h>

enum { GOLDEN_BIASES = 4 };

static inline uint16_t golden_bias_ramp(void *context, int64_t x, int64_t y)
{
    (void)context;
    return (uint16_t)((x * 7 - y * 11) & 65535);
}

/// Noise, a map, a function and a world below; weights by rule, some 0.
static inline pave_bias golden_bias_of(int which, int colors, const pave_world *below,
                                       uint16_t *weights)
{
    static const uint16_t values[] = {0, 65535, 9000, 40000, 21000, 52000};
    static const uint16_t below_values[] = {0, 3000, 33000, 64000};
    pave_bias bias;
    memset(&bias, 0, sizeof bias);
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++)
        for (int color = 0; color <= colors; color++)
            weights[level * (colors + 1) + color] =
                (uint16_t)((level * 5 + color * 11) % 13 * 700 + (level == 9));
    bias.weights = weights;
    bias.kind = (pave_bias_kind)which;
    if (which == PAVE_BIAS_NOISE) bias.noise = pave_noise_of(31, 24);
    if (which == PAVE_BIAS_MAP) {
        bias.values = values, bias.width = 3, bias.height = 2, bias.cells = 5;
        bias.x = -7, bias.y = 2;
    }
    if (which == PAVE_BIAS_WORLD) {
        bias.world = below, bias.color_values = below_values;
        bias.world_colors = 3, bias.cells = 6;
    }
    if (which == PAVE_BIAS_FUNCTION) bias.function = golden_bias_ramp, bias.function_id = 77;
    return bias;
}

/// The tiles of a part of a world and its fingerprint.
static inline uint64_t golden_bias_hash(const pave_world *world, int32_t faces, uint64_t hash)
{
    const pave_rect rect = {-45, -13, 90, 20};
    const ptrdiff_t row = (ptrdiff_t)rect.width * faces;
    uint32_t *tiles = (uint32_t *)malloc((size_t)(row * rect.height) * sizeof *tiles);
    if (!tiles || pave_world_fill(world, rect, NULL, tiles, row)) return 0;
    for (int32_t r = 0; r < rect.height; r++)
        for (int32_t i = 0; i < row; i++) {
            const pave_cell cell = {rect.q + i / faces, rect.r + r, i % faces};
            if (pave_world_at(world, cell) != tiles[r * row + i]) return 0;
        }
    hash = pave_hash(hash, tiles, row * rect.height);
    free(tiles);
    const uint64_t print = pave_world_hash(world);
    return pave_hash_word(pave_hash_word(hash, (uint32_t)print), (uint32_t)(print >> 32));
}

/// Makes a world, adds it to the hash and destroys it; 0: it cannot be made.
static inline uint64_t golden_bias_add(const pave_world_def *def, int32_t faces, uint64_t hash)
{
    pave_world *world = NULL;
    if (!hash || pave_world_create(def, NULL, &world, NULL)) return 0;
    hash = golden_bias_hash(world, faces, hash);
    pave_world_destroy(world);
    return hash;
}

/// Every kind of set by feature and by phase on a tiling, by every kind of bias.
static inline uint64_t golden_bias_tiling(const char *name, uint64_t hash)
{
    scene_tiling_world below;
    const scene_set plain = {PAVE_WANG_CORNER, 3, 1, false};
    if (!scene_tiling_world_open("square", plain, PAVE_WORLD_FEATURE, 9, pave_cell_of(0, 0),
                                 &below))
        return 0;
    for (int i = 0; i < 3 * 2 * GOLDEN_BIASES; i++) {
        const pave_wang_kind kind = (pave_wang_kind)(i % 3);
        const scene_set set = scene_tiling_set(name, kind, 1 + i / 6 % 2);
        scene_tiling_world scene;
        uint16_t weights[PAVE_BIAS_LEVELS * 4];
        pave_world_def def;
        if (!scene_tiling_world_sets(name, set, &scene)) return 0;
        const pave_bias bias = golden_bias_of(i / 6, set.colors, below.world, weights);
        memset(&def, 0, sizeof def);
        def.tiling = scene.tiling, def.sets = scene.sets, def.seed = 1000 + (uint64_t)i;
        def.method = i / 3 % 2 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE;
        def.bias = &bias;
        hash = golden_bias_add(&def, scene.tiling->face_count, hash);
        scene_tiling_world_close(&scene);
    }
    scene_tiling_world_close(&below);
    return hash;
}

static inline uint64_t golden_bias_squares(void)
{
    return golden_bias_tiling("square", PAVE_HASH_START);
}

static inline uint64_t golden_bias_tilings(void)
{
    static const char *const names[] = {"hex", "tri", "truncated-square", "cairo"};
    uint64_t hash = PAVE_HASH_START;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        hash = golden_bias_tiling(names[i], hash);
    return hash;
}

/// A set without the tiles of two opposite corners alike, by blocks.
static inline uint64_t golden_bias_blocks(void)
{
    uint64_t hash = PAVE_HASH_START;
    uint8_t colors[14 * 8] = {0};
    int count = 0;
    pave_wang_set *set = NULL;
    pave_wang_def made;
    for (int bits = 0; bits < 16; bits++) {
        if (bits == 5 || bits == 10) continue;
        for (int k = 0; k < 4; k++) colors[count * 8 + 2 * k + 1] = (uint8_t)(1 + (bits >> k & 1));
        count++;
    }
    memset(&made, 0, sizeof made);
    made.kind = PAVE_WANG_CORNER, made.sides = 4, made.color_count = 2;
    made.tile_count = (uint32_t)count, made.colors = colors;
    if (pave_wang_create(&made, NULL, &set, NULL)) return 0;
    for (int i = 0; i < GOLDEN_BIASES; i++) {
        uint16_t weights[PAVE_BIAS_LEVELS * 3];
        pave_world_def def;
        if (i == PAVE_BIAS_WORLD) continue;
        const pave_bias bias = golden_bias_of(i, 2, NULL, weights);
        memset(&def, 0, sizeof def);
        def.set = set, def.seed = 5 + (uint64_t)i, def.method = PAVE_WORLD_BLOCKS, def.bias = &bias;
        hash = golden_bias_add(&def, 1, hash);
    }
    pave_wang_destroy(set);
    return hash;
}

static inline uint64_t golden_noise(void)
{
    static const pave_noise noises[] = {{1, 2, 1, 0}, {2, 48, 4, 128}, {3, 65536, 8, 256}};
    static const int64_t places[] = {0, -777, INT64_C(1) << 40, -(INT64_C(1) << 40)};
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < 3 * 4 * 8; i++) {
        uint16_t row[64];
        const pave_noise *noise = &noises[i % 3];
        const int64_t x = places[i / 3 % 4], y = places[(i / 3 + i / 12) % 4] + 1000 * i;
        const int64_t step = 16 << i / 12;
        pave_noise_row(noise, x, y, step, 64, row);
        for (int k = 0; k < 64; k++) {
            if (row[k] != pave_noise_at(noise, x + k * step, y)) return 0;
            hash = pave_hash_word(hash, row[k]);
        }
    }
    return hash;
}

/// The weights of bands.
static inline uint64_t golden_bands(void)
{
    static const uint8_t order[] = {1, 1, 1, 2, 3, 3, 0, 4};
    uint16_t weights[PAVE_BIAS_LEVELS * 5];
    uint64_t hash = PAVE_HASH_START;
    for (int count = 1; count <= 8; count++)
        for (int blend = 0; blend <= 256; blend += 32) {
            if (pave_bias_bands(4, order, count, blend, weights)) return 0;
            for (int k = 0; k < PAVE_BIAS_LEVELS * 5; k++) hash = pave_hash_word(hash, weights[k]);
        }
    return hash;
}

#endif
