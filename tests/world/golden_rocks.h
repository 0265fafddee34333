/// tests/world/golden_rocks.h: connected worlds with rock, of corners and of solid cells, on every
/// tiling with a name, and the hashes that some must have everywhere.
#ifndef PAVE_TESTS_GOLDEN_ROCKS_H
#define PAVE_TESTS_GOLDEN_ROCKS_H

#include "golden_worlds.h"

/// By which corners are taken away first: a word, posts, the depth in a bias; or solid cells.
enum {
    GOLDEN_ROCKS_WORD = 0,
    GOLDEN_ROCKS_POSTS = 1,
    GOLDEN_ROCKS_DEPTH = 2,
    GOLDEN_ROCKS_CELLS = 3,
    GOLDEN_ROCKS_WAYS = 4
};

static const int golden_rocks_mesh = 7, golden_rocks_scale = 14;
static const int32_t golden_rocks_open_values = 8 * 4096; ///< of the noise, from 0 on
static const double golden_rocks_solid = .6;

/// Opens the world of a scene, of three colours of which the first cannot be passed; not
/// connected: with the same colours before any rock is refused.
static inline bool golden_rocks_open(const char *name, int how, uint64_t seed, bool connected,
                                     scene_tiling_world *out)
{
    static const bool passable[] = {false, false, true, true};
    const bool cells = how == GOLDEN_ROCKS_CELLS;
    const scene_set set = scene_tiling_set(name, cells ? PAVE_WANG_EDGE : PAVE_WANG_CORNER, 2);
    const uint8_t order[] = {2, (uint8_t)set.colors, 1, 1};
    uint16_t weights[PAVE_BIAS_LEVELS * 4];
    pave_world_def def;
    pave_bias bias;
    memset(&def, 0, sizeof def);
    memset(&bias, 0, sizeof bias);
    if (!scene_tiling_world_sets(name, set, out)) return false;
    if (pave_bias_bands(set.colors, order, 4, 60, weights)) return false;
    bias.kind = PAVE_BIAS_NOISE;
    bias.weights = weights;
    bias.noise = pave_noise_of(seed, golden_rocks_scale);
    def.tiling = out->tiling;
    def.sets = out->sets;
    def.seed = seed;
    def.passable = connected ? passable : NULL;
    def.solid = connected && cells ? golden_rocks_solid : 0;
    def.mesh = connected && (how == GOLDEN_ROCKS_POSTS || cells) ? golden_rocks_mesh : 0;
    def.bias = how == GOLDEN_ROCKS_DEPTH ? &bias : NULL;
    return pave_world_create(&def, NULL, &out->world, NULL) == PAVE_OK;
}

typedef struct golden_rocks {
    const char *name;
    uint64_t hash[GOLDEN_ROCKS_WAYS];
} golden_rocks;

static const golden_rocks golden_rockses[] = {
    {"square",
     {UINT64_C(0xd2f08ad9eb3e789e), UINT64_C(0xb8c338401b439946), UINT64_C(0x3c325b0a29f536df),
      UINT64_C(0xa069ca7ebbed48cc)}},
    {"hex",
     {UINT64_C(0xc33905c81b5c5c73), UINT64_C(0xd4df11680d061def), UINT64_C(0xb7ebe233a3868093),
      UINT64_C(0x5605f9e57732cc61)}},
    {"tri",
     {UINT64_C(0x13b9504b3f4095ef), UINT64_C(0x91a4c981e6b8cfa2), UINT64_C(0x637f7f652c650868),
      UINT64_C(0x4f4a9dfcd940e37c)}},
    {"cairo",
     {UINT64_C(0x38e7792f1ad87208), UINT64_C(0x6e0958077f65320b), UINT64_C(0x19dd1360c2eea749),
      UINT64_C(0xb11c974e8fb85083)}},
    {"truncated-trihexagonal",
     {UINT64_C(0xee46bab375cce8c6), UINT64_C(0x34b48e34539a88c0), UINT64_C(0x7536af8654584a62),
      UINT64_C(0x26006c14ebade4b3)}},
};

enum { GOLDEN_ROCKSES = (int)(sizeof golden_rockses / sizeof *golden_rockses) };

#endif
