/// tests/world/golden_connected.h: connected worlds on every tiling with a name, and the hashes
/// that they must have everywhere.
#ifndef PAVE_TESTS_GOLDEN_CONNECTED_H
#define PAVE_TESTS_GOLDEN_CONNECTED_H

#include "golden_worlds.h"

/// Opens the connected world of a scene of edges (with a bias) or mixed tiles, of which all
/// colours but the first can be passed; mixed ones of twelve sides have one colour.
static inline bool golden_connected_open(const char *name, pave_wang_kind kind, uint64_t seed,
                                         bool biased, scene_tiling_world *out)
{
    static const uint16_t weights[] = {0, 9, 1, 2};
    const scene_set set = scene_tiling_set(name, kind, 2);
    uint16_t levels[PAVE_BIAS_LEVELS * 4];
    bool passable[4] = {false, set.colors == 1, true, true};
    pave_world_def def;
    pave_bias bias;
    memset(&def, 0, sizeof def);
    memset(&bias, 0, sizeof bias);
    if (!scene_tiling_world_sets(name, set, out)) return false;
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++)
        for (int c = 0; c <= set.colors; c++)
            levels[level * (set.colors + 1) + c] = (uint16_t)(c * level + weights[c]);
    bias.kind = PAVE_BIAS_NOISE;
    bias.weights = levels;
    bias.noise.scale = 20;
    bias.noise.octaves = 2;
    def.tiling = out->tiling;
    def.sets = out->sets;
    def.seed = seed;
    def.passable = passable;
    def.bias = biased ? &bias : NULL;
    return pave_world_create(&def, NULL, &out->world, NULL) == PAVE_OK;
}

typedef struct golden_connected {
    const char *name;
    uint64_t hash[3]; ///< edges, edges with a bias, mixed
} golden_connected;

static const golden_connected golden_connecteds[] = {
    {"square",
     {UINT64_C(0x4d8bb003683befef), UINT64_C(0xe0eaf96c00d01810), UINT64_C(0x26b64a534ca4b568)}},
    {"hex",
     {UINT64_C(0x7480296b30711cd7), UINT64_C(0x7c1eb1c498302687), UINT64_C(0x718f6a4eee9103b7)}},
    {"tri",
     {UINT64_C(0xc594a2c1dc6c612c), UINT64_C(0x804a6f02087a09d7), UINT64_C(0xeecbf83eb26fc3d2)}},
    {"trihexagonal",
     {UINT64_C(0x4ac6ba9aa6a2a713), UINT64_C(0xbb15b57f0d26fae3), UINT64_C(0xc4c7de7893c28258)}},
    {"truncated-square",
     {UINT64_C(0x4409423d51f66d3f), UINT64_C(0x8a76eced448eb7f4), UINT64_C(0x5ec949ca7e881e34)}},
    {"truncated-hexagonal",
     {UINT64_C(0xe4eaa294fc38634c), UINT64_C(0x290767b76524e53f), UINT64_C(0xba95ca5ecda3a6bd)}},
    {"truncated-trihexagonal",
     {UINT64_C(0x58f6cbcd544cd0e9), UINT64_C(0x8e8d8c1de59c1eb6), UINT64_C(0xeff7f2ab1061ddd4)}},
    {"rhombitrihexagonal",
     {UINT64_C(0x5e1678373491d6d1), UINT64_C(0xc71b3ba0cade1521), UINT64_C(0x69631f060dc17576)}},
    {"snub-square",
     {UINT64_C(0xf809b8218809db73), UINT64_C(0x8db7b1bb8294c7c4), UINT64_C(0x2a7961bedba8a34f)}},
    {"elongated-triangular",
     {UINT64_C(0xa12c4cc3e4a3567b), UINT64_C(0x29d41ae7477db551), UINT64_C(0xe8c766136d8272bd)}},
    {"snub-trihexagonal",
     {UINT64_C(0xce57a35a6841549f), UINT64_C(0xfd2b58213f2b45d7), UINT64_C(0x41e70d55896ca755)}},
    {"rhombille",
     {UINT64_C(0xb31acdc2a01af75d), UINT64_C(0xd1996191321b7b48), UINT64_C(0x63b98f3ca41e5ba8)}},
    {"tetrakis-square",
     {UINT64_C(0x55cc08d82ab79a26), UINT64_C(0x7d78a3e5c7698123), UINT64_C(0x29b6bf88d312afdb)}},
    {"triakis-triangular",
     {UINT64_C(0xc23dd86eef3a9d27), UINT64_C(0x319466867020a812), UINT64_C(0x3724dccb85ee413d)}},
    {"kisrhombille",
     {UINT64_C(0x1cea176a7d56106a), UINT64_C(0x6c00289521e317dd), UINT64_C(0xb5649589e616d076)}},
    {"deltoidal-trihexagonal",
     {UINT64_C(0x77efbd82230897aa), UINT64_C(0x0b8294ea48d0d5b3), UINT64_C(0x986346f5c97e2a9c)}},
    {"cairo",
     {UINT64_C(0x9a76ddf844a25593), UINT64_C(0x799c0068856b2b88), UINT64_C(0xabba393f18db288b)}},
    {"prismatic-pentagonal",
     {UINT64_C(0x63f7c4a972d01be7), UINT64_C(0x3ce3d199c1a03287), UINT64_C(0xc5f55bf41793745e)}},
    {"floret-pentagonal",
     {UINT64_C(0x51f8e95f9b8aaf39), UINT64_C(0x1f888a84773d95f9), UINT64_C(0x4caa70b5d968bb8f)}},
};

enum { GOLDEN_CONNECTEDS = (int)(sizeof golden_connecteds / sizeof *golden_connecteds) };

#endif
