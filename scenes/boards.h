/// scenes/boards.h: named boards, the definitions of their meshes, and the hashes that both must
/// have on every machine. For tests, benches and the page.
#ifndef PAVE_SCENES_BOARDS_H
#define PAVE_SCENES_BOARDS_H

#include <pave/pave.h>

/// A board made by a rule and repaired, and its mesh.
typedef struct scene_board {
    const char *name;
    pave_board_def def;
    uint64_t seed;
    double share;    ///< of random removal
    uint32_t border; ///< number, out of 256, of adjacencies between inner tiles and the border that
                     ///< are cut
    pave_vertex_rule rule;
    pave_relax_kind kind;
    int32_t steps;
    uint64_t board, mesh;          ///< hashes
    int32_t max_degree, min_sides; ///< rules of removal
} scene_board;

/// Returns the definition of a scene's random removal.
static inline pave_removal_def scene_board_removal(const scene_board *scene)
{
    pave_removal_def def = {.seed = scene->seed, .share = scene->share};
    def.max_degree = scene->max_degree;
    def.min_sides = scene->min_sides;
    return def;
}

/// Returns the definition of a scene's mesh.
static inline pave_mesh_def scene_board_mesh(const scene_board *scene)
{
    pave_mesh_def def = {.vertex_rule = scene->rule};
    def.relax.kind = scene->kind;
    def.relax.steps = scene->steps;
    return def;
}

/// Creates the pattern of a scene; returns NULL if out of memory.
static inline pave_board *scene_board_begin(const scene_board *scene)
{
    pave_board *board = NULL;
    pave_board_create(&scene->def, NULL, &board, NULL);
    return board;
}

/// Steps after random removal: cuts at the border, and repair. Returns false if out of memory.
static inline bool scene_board_end(const scene_board *scene, pave_board *board)
{
    int64_t count;
    for (int32_t node = 0; node < board->width * board->height; node++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            pave_board_tile tile = pave_board_node_tile(board, node);
            uint32_t word =
                pave_random_at(scene->seed, PAVE_STREAM_USER, tile.col, tile.row, 0, (uint32_t)k)
                    .word[0];
            if (!pave_board_inner(board, pave_board_neighbor(board, tile, k)) &&
                word >> 24 < scene->border)
                pave_board_set(board, tile, k, false);
        }
    return pave_board_repair(board, NULL, NULL, 0, &count) == PAVE_OK;
}

/// Makes the board of a scene; returns NULL if out of memory.
static inline pave_board *scene_board_create(const scene_board *scene)
{
    const pave_removal_def def = scene_board_removal(scene);
    pave_board *board = scene_board_begin(scene);
    if (board && !pave_board_remove_random(board, &def, NULL, NULL, NULL) &&
        scene_board_end(scene, board))
        return board;
    pave_board_destroy(board);
    return NULL;
}

/// Returns a hash of a board: its size, its offset system and its adjacency.
static inline uint64_t scene_board_hash(const pave_board *board)
{
    uint64_t hash = pave_hash_word(pave_hash_word(PAVE_HASH_START, (uint32_t)board->width),
                                   (uint32_t)board->height);
    hash = pave_hash_word(hash, (uint32_t)board->system);
    for (int32_t place = 0; place < board->slot_count; place++)
        hash = pave_hash_word(hash, board->links[place]);
    return hash;
}

static const scene_board scene_boards[] = {
    // The three patterns in every layout.
    {"hexagons",
     {12, 9, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     1,
     0,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     0,
     UINT64_C(0x047cd8b3a297ae09),
     UINT64_C(0xa8cd45b12d66c13a),
     PAVE_REMOVAL_ANY,
     3},
    {"quads",
     {12, 9, PAVE_HEX_EVEN_R, PAVE_BOARD_QUAD},
     1,
     0,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     10,
     UINT64_C(0x79a8ff2bb3db75a4),
     UINT64_C(0xf57c7b4794b655c6),
     PAVE_REMOVAL_ANY,
     3},
    {"triangles",
     {12, 9, PAVE_HEX_ODD_Q, PAVE_BOARD_TRIANGLE},
     1,
     0,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     10,
     UINT64_C(0xc1dc3549903453e3),
     UINT64_C(0x146a18b0a83fc128),
     PAVE_REMOVAL_ANY,
     3},
    {"triangles-even-q",
     {9, 12, PAVE_HEX_EVEN_Q, PAVE_BOARD_TRIANGLE},
     1,
     0,
     0,
     PAVE_VERTEX_CENTROID,
     PAVE_RELAX_LLOYD,
     10,
     UINT64_C(0x3dbae64a7c63d2c7),
     UINT64_C(0x9e75c5f4c9304546),
     PAVE_REMOVAL_ANY,
     3},
    {"quads-even-q",
     {9, 12, PAVE_HEX_EVEN_Q, PAVE_BOARD_QUAD},
     1,
     0.5,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     10,
     UINT64_C(0xcb6b444373d4575d),
     UINT64_C(0xb12d86bb23ef2a77),
     PAVE_REMOVAL_ANY,
     3},
    // Mixed tiles, with several strips in every loop.
    {"mixed-odd-r",
     {71, 233, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     2,
     0.2,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0xa7b1b625bc39f510),
     UINT64_C(0x5c2f65bc228d1e85),
     PAVE_REMOVAL_ANY,
     3},
    {"mixed-even-r",
     {140, 131, PAVE_HEX_EVEN_R, PAVE_BOARD_HEX},
     3,
     0.1,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0xb4dc0c67a6541c03),
     UINT64_C(0x472a6b4b95bf840b),
     PAVE_REMOVAL_ANY,
     3},
    {"mixed-odd-q",
     {130, 132, PAVE_HEX_ODD_Q, PAVE_BOARD_HEX},
     4,
     0.3,
     3,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0xdfc77c0d13dc1ecf),
     UINT64_C(0xd5bc1a8be211c244),
     PAVE_REMOVAL_ANY,
     3},
    {"mixed-even-q",
     {67, 257, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX},
     UINT64_MAX,
     0.5,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x42034f24a14a4a7c),
     UINT64_C(0x29c011285f311276),
     PAVE_REMOVAL_ANY,
     3},
    // Many adjacencies are removed and repaired; the guard limits many moves.
    {"torn-odd-r",
     {60, 140, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     5,
     1,
     40,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     20,
     UINT64_C(0x876390aefb32d53d),
     UINT64_C(0x838402b851ddeb73),
     PAVE_REMOVAL_ANY,
     3},
    {"torn-even-q",
     {140, 60, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX},
     6,
     1,
     120,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     20,
     UINT64_C(0x970227bfe6d99a41),
     UINT64_C(0x799d9f1cc6d4f46a),
     PAVE_REMOVAL_ANY,
     3},
    {"torn-small",
     {5, 7, PAVE_HEX_EVEN_R, PAVE_BOARD_HEX},
     7,
     1,
     230,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     100,
     UINT64_C(0xa0b9b9ca246b7469),
     UINT64_C(0xfd560084cbbb5774),
     PAVE_REMOVAL_ANY,
     3},
    {"torn-quads",
     {30, 22, PAVE_HEX_ODD_R, PAVE_BOARD_QUAD},
     13,
     1,
     100,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     10,
     UINT64_C(0x92e90716b4def724),
     UINT64_C(0x74b60db77c702be3),
     PAVE_REMOVAL_ANY,
     3},
    {"torn-triangles",
     {23, 31, PAVE_HEX_EVEN_Q, PAVE_BOARD_TRIANGLE},
     13,
     1,
     60,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     10,
     UINT64_C(0x6c9d16ac8fe6ae1e),
     UINT64_C(0x09c403695f3f0772),
     PAVE_REMOVAL_ANY,
     3},
    // Other rules and kinds.
    {"centroids",
     {40, 33, PAVE_HEX_ODD_Q, PAVE_BOARD_HEX},
     8,
     0.3,
     0,
     PAVE_VERTEX_CENTROID,
     PAVE_RELAX_PUSH,
     4,
     UINT64_C(0xfe0ebb7d11fd2ecb),
     UINT64_C(0x299ae8ee1683051e),
     PAVE_REMOVAL_ANY,
     3},
    {"circumcentres",
     {40, 33, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX},
     8,
     0.3,
     0,
     PAVE_VERTEX_CIRCUMCENTER,
     PAVE_RELAX_PUSH,
     4,
     UINT64_C(0x3cd813b26ea6353b),
     UINT64_C(0x4107d12943255009),
     PAVE_REMOVAL_ANY,
     3},
    {"angles",
     {132, 130, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     9,
     0.2,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_ANGLE,
     2,
     UINT64_C(0x1cbe301e895fccc0),
     UINT64_C(0xaec0770f85dc7274),
     PAVE_REMOVAL_ANY,
     3},
    {"lloyd",
     {132, 130, PAVE_HEX_EVEN_R, PAVE_BOARD_HEX},
     9,
     0.2,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_LLOYD,
     2,
     UINT64_C(0x2a158d0ddfd2ad68),
     UINT64_C(0xdef533cd66cc8959),
     PAVE_REMOVAL_ANY,
     3},
    {"means-again",
     {40, 33, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     10,
     0.4,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_REAPPLY,
     4,
     UINT64_C(0x84d3cea9d45be063),
     UINT64_C(0x9d127e1931f07431),
     PAVE_REMOVAL_ANY,
     3},
    {"centroids-again",
     {132, 130, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     10,
     0.2,
     0,
     PAVE_VERTEX_CENTROID,
     PAVE_RELAX_REAPPLY,
     2,
     UINT64_C(0x689bc9df9ef21859),
     UINT64_C(0x39d7503db2d1f49c),
     PAVE_REMOVAL_ANY,
     3},
    {"circumcentres-again",
     {40, 33, PAVE_HEX_EVEN_R, PAVE_BOARD_HEX},
     10,
     0.4,
     0,
     PAVE_VERTEX_CIRCUMCENTER,
     PAVE_RELAX_REAPPLY,
     4,
     UINT64_C(0x093da6e8a3e56f38),
     UINT64_C(0x090b740c9fcef73b),
     PAVE_REMOVAL_ANY,
     3},
    // Small boards, narrow boards, and boards so long that the lattice is coarser.
    {"one-tile",
     {1, 1, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     11,
     1,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x416cab9c326de905),
     UINT64_C(0x153f345f757e3f1a),
     PAVE_REMOVAL_ANY,
     3},
    {"one-column",
     {1, 100, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX},
     11,
     1,
     90,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x4bd612390033a27b),
     UINT64_C(0xc722fd6904fcd359),
     PAVE_REMOVAL_ANY,
     3},
    {"long",
     {20000, 1, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     12,
     0.3,
     10,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x59fa468e99387071),
     UINT64_C(0x3707563e08cdac64),
     PAVE_REMOVAL_ANY,
     3},
    // Rules of removal.
    {"ruled-odd-r",
     {90, 130, PAVE_HEX_ODD_R, PAVE_BOARD_HEX},
     14,
     0.2,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x4f36d8b5ddd15e67),
     UINT64_C(0xe83d423aa8fbc59f),
     6,
     3},
    {"ruled-even-r",
     {90, 130, PAVE_HEX_EVEN_R, PAVE_BOARD_HEX},
     15,
     0.5,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0xc75e30e3c5c7e0b5),
     UINT64_C(0x3ae6caa403a358f7),
     6,
     3},
    {"ruled-odd-q",
     {90, 130, PAVE_HEX_ODD_Q, PAVE_BOARD_HEX},
     16,
     1,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x3316fcaaa02b48f9),
     UINT64_C(0x844c0af49dc6aa1c),
     6,
     3},
    {"ruled-even-q",
     {90, 130, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX},
     17,
     1,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x8ae729b9a86fd4ff),
     UINT64_C(0x41ca240f916f7909),
     9,
     3},
    {"calm",
     {60, 50, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX},
     18,
     0.5,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0x0f60010e7084e644),
     UINT64_C(0x50d7200f6242ee9b),
     5,
     4},
    {"ruled-quads",
     {30, 22, PAVE_HEX_ODD_R, PAVE_BOARD_QUAD},
     19,
     1,
     0,
     PAVE_VERTEX_MEAN,
     PAVE_RELAX_PUSH,
     3,
     UINT64_C(0xc98f9f0cbf47f0fc),
     UINT64_C(0x273ac0d7c8e2eb1c),
     6,
     3},
};

enum { SCENE_BOARD_COUNT = (int)(sizeof scene_boards / sizeof *scene_boards) };

#endif
