/// tests/world/golden_worlds.h: the hashes that worlds on tilings must have everywhere.
#ifndef PAVE_TESTS_GOLDEN_WORLDS_H
#define PAVE_TESTS_GOLDEN_WORLDS_H

#include "../../scenes/tiling_worlds.h"

/// The rectangle of unit cells that is looked at: negative, and wider than a call of sixteen.
static const pave_rect golden_tiling_rect = {-45, -13, 90, 20};

static inline uint64_t golden_tiling_by_fill(const scene_tiling_world *scene)
{
    const pave_rect rect = golden_tiling_rect;
    const ptrdiff_t row = (ptrdiff_t)rect.width * scene->tiling->face_count;
    uint32_t *tiles = (uint32_t *)malloc((size_t)(row * rect.height) * sizeof *tiles);
    if (!tiles || pave_world_fill(scene->world, rect, NULL, tiles, row)) return 0;
    const uint64_t hash = pave_hash(PAVE_HASH_START, tiles, row * rect.height);
    free(tiles);
    return hash;
}

static inline uint64_t golden_tiling_by_place(const scene_tiling_world *scene)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t r = 0; r < golden_tiling_rect.height; r++)
        for (int32_t q = 0; q < golden_tiling_rect.width; q++)
            for (int32_t s = 0; s < scene->tiling->face_count; s++) {
                const pave_cell cell = {golden_tiling_rect.q + q, golden_tiling_rect.r + r, s};
                hash = pave_hash_word(hash, pave_world_at(scene->world, cell));
            }
    return hash;
}

typedef struct golden_tiling_world {
    const char *name;
    uint64_t hash[6]; ///< edge, corner and mixed sets by feature, then by phase
} golden_tiling_world;

static const golden_tiling_world golden_tiling_worlds[] = {
    {"hex",
     {UINT64_C(0xc5e8811ea72060f7), UINT64_C(0x679279a224a82d0b), UINT64_C(0xf2b8a3546c433ebd),
      UINT64_C(0xef74a13811b5135e), UINT64_C(0xafd2a4e45206a3f1), UINT64_C(0xb4ceb3a71592aba0)}},
    {"tri",
     {UINT64_C(0xa255ec00dcb53122), UINT64_C(0xab392a00396c782b), UINT64_C(0xc1ccee2b7052ad32),
      UINT64_C(0x99caadb08ded45b5), UINT64_C(0x1cb859fc1bddfbdb), UINT64_C(0xe346785206940144)}},
    {"trihexagonal",
     {UINT64_C(0x97b5ce187a1f45c2), UINT64_C(0xe6afcf67e3c8e9b5), UINT64_C(0xf568dc75a859248b),
      UINT64_C(0xfbce120fc60afc9b), UINT64_C(0xfa9c6ae3125bb238), UINT64_C(0xc2e590cb146af432)}},
    {"truncated-square",
     {UINT64_C(0x989f5516dcfa5bd1), UINT64_C(0x0e5a4a0aafbe86ef), UINT64_C(0x093597572c9decde),
      UINT64_C(0x89d4724a229dbb5a), UINT64_C(0x66c87dd8ff60ff47), UINT64_C(0xccd23b3e162ba043)}},
    {"truncated-hexagonal",
     {UINT64_C(0xf98395a99360dfea), UINT64_C(0x29f541cd3f7035f1), UINT64_C(0x3a429f2a495fa4ca),
      UINT64_C(0x01e76e2b96b9c719), UINT64_C(0x404fef085c869976), UINT64_C(0x59c8c7ee5a5a63ca)}},
    {"truncated-trihexagonal",
     {UINT64_C(0xdec3b5355fec8055), UINT64_C(0x9178ada3a61b4f57), UINT64_C(0x8787672994559a3b),
      UINT64_C(0xe13bf28872fc45f5), UINT64_C(0xeb4b454104a5fa2f), UINT64_C(0x479900d576edcbec)}},
    {"rhombitrihexagonal",
     {UINT64_C(0xea57ed609099073b), UINT64_C(0x225aedbf69fc9153), UINT64_C(0xbd8fb9b230e5557b),
      UINT64_C(0x337da61ce8dbceb0), UINT64_C(0x300d9be779b2fae5), UINT64_C(0x677aa7e99356a80c)}},
    {"snub-square",
     {UINT64_C(0x83109d1414fa4e84), UINT64_C(0xbb29cf2a699c4699), UINT64_C(0xa1f56c3cf7b7a9c4),
      UINT64_C(0x2810d94dae948618), UINT64_C(0x169d52a902f884ee), UINT64_C(0xee13916a3f467ce4)}},
    {"elongated-triangular",
     {UINT64_C(0xbd8cf27e1bd02cdd), UINT64_C(0x3fafda7e201d88d7), UINT64_C(0xde6c81b701e1bd4b),
      UINT64_C(0x8e217ef4262ef55d), UINT64_C(0xfe2d1ace24510e29), UINT64_C(0x95ea50a1bc664a1e)}},
    {"snub-trihexagonal",
     {UINT64_C(0xb46c92fd80912902), UINT64_C(0x79cb34590c0c79b9), UINT64_C(0x2d1a2c1c3d5490f5),
      UINT64_C(0x565b5e7508510a88), UINT64_C(0x15c62bbc5c198ce7), UINT64_C(0xd8852bdea0b28195)}},
    {"rhombille",
     {UINT64_C(0xe243d1d4894eae03), UINT64_C(0x64d72f54042ce53c), UINT64_C(0x09a5f9010f8e4146),
      UINT64_C(0x21d8bdaf87d8494d), UINT64_C(0xf48e754d4d7213a9), UINT64_C(0x5a1435fd930fb6cc)}},
    {"tetrakis-square",
     {UINT64_C(0xee88ba2742729908), UINT64_C(0xd71e078906a0accd), UINT64_C(0x47d28fb7fb83e63d),
      UINT64_C(0x7919c6e3cecd0ee6), UINT64_C(0x61d7f7c091890246), UINT64_C(0x48308f0707ab2bce)}},
    {"triakis-triangular",
     {UINT64_C(0xc608f72bd4b81c77), UINT64_C(0xb5cea7da278a50b3), UINT64_C(0xbaadaf11f5e3adcb),
      UINT64_C(0x4df7978f319c9c90), UINT64_C(0x0d8c7f947c4973f1), UINT64_C(0x43d067800e7a3dd2)}},
    {"kisrhombille",
     {UINT64_C(0x2d0c851d40de70a2), UINT64_C(0x0e61e6ba7b873a5e), UINT64_C(0xf1de1da733a8cc75),
      UINT64_C(0xdb4dfd405e6f5dc4), UINT64_C(0x1f8c32f034bbb82a), UINT64_C(0x204a7109acaa0853)}},
    {"deltoidal-trihexagonal",
     {UINT64_C(0x432eafcda6fb8f78), UINT64_C(0x59e9b99a8497099f), UINT64_C(0xc4f5d9e1521b23b4),
      UINT64_C(0x7bf2c42a877a48d6), UINT64_C(0x3365bb1b34412246), UINT64_C(0xab6c6754a64d3cb3)}},
    {"cairo",
     {UINT64_C(0x7fb5fb80a93d0daa), UINT64_C(0x240aa7dafcb376d9), UINT64_C(0x8758b24f984f985a),
      UINT64_C(0x2c26a3e5bf74a969), UINT64_C(0x64f2353d7dd0bdc9), UINT64_C(0x94542a6e40987083)}},
    {"prismatic-pentagonal",
     {UINT64_C(0x63ad100618c40b68), UINT64_C(0x81e0aaf6912a82f5), UINT64_C(0x0f222299af7a6d78),
      UINT64_C(0xb9416aab417fadb6), UINT64_C(0x8414b95219cc3da3), UINT64_C(0xba1f912579e9e9c4)}},
    {"floret-pentagonal",
     {UINT64_C(0x6d5fcf8605297e35), UINT64_C(0xe1536bc561d254dc), UINT64_C(0xfea543fdfbd32ed7),
      UINT64_C(0x4fac5c60ee33748a), UINT64_C(0x93175d9dfdc7a336), UINT64_C(0xc32b34489f1b1b4c)}},
};

enum { GOLDEN_TILING_WORLDS = (int)(sizeof golden_tiling_worlds / sizeof *golden_tiling_worlds) };

#endif
