/// tests/oracles/boards.h: random boards for the oracles of meshes: number n is always the same
/// board. C and C++.
#ifndef PAVE_TESTS_ORACLES_BOARDS_H
#define PAVE_TESTS_ORACLES_BOARDS_H

#include <pave/mesh.h>

#include <stdio.h>
#include <stdlib.h>

typedef struct oracle_case {
    pave_board_def def;
    double share; ///< of edges whose removal is attempted
    uint64_t seed;
    bool at_will; ///< instead: that share of all adjacencies is cut, those to the border too,
                  ///< whatever tiles keep
} oracle_case;

/// The test's own source of numbers. Based on: S. Vigna, "splitmix64", 2015.
static inline uint64_t oracle_number(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/// A number in 0..count-1.
static inline uint32_t oracle_below(uint64_t *state, uint32_t count)
{
    return (uint32_t)((oracle_number(state) >> 32) * count >> 32);
}

/// Case `number`: 3x3 to 60x60, shares from 0 to 1, the four layouts in turn; one in eight each
/// from quads and triangles, one in four cut at will.
static inline oracle_case oracle_case_of(int number)
{
    static const pave_hex_system systems[] = {PAVE_HEX_ODD_R, PAVE_HEX_EVEN_R, PAVE_HEX_ODD_Q,
                                              PAVE_HEX_EVEN_Q};
    uint64_t state = (uint64_t)number * 1000003;
    oracle_case made;
    made.def.width = 3 + (int32_t)oracle_below(&state, 58);
    made.def.height = 3 + (int32_t)oracle_below(&state, 58);
    made.def.system = systems[number % 4];
    uint32_t pattern = oracle_below(&state, 8);
    made.def.pattern = pattern == 0   ? PAVE_BOARD_QUAD
                       : pattern == 1 ? PAVE_BOARD_TRIANGLE
                                      : PAVE_BOARD_HEX;
    made.share = oracle_below(&state, 1001) / 1000.0;
    made.at_will = oracle_below(&state, 4) == 0;
    made.seed = oracle_number(&state);
    return made;
}

static inline void oracle_print_case(int number, const oracle_case *made)
{
    printf("board %d: %d x %d, system %d, pattern %d, share %.3f%s, seed %llu\n", number,
           made->def.width, made->def.height, (int)made->def.system, (int)made->def.pattern,
           made->share, made->at_will ? " at will" : "", (unsigned long long)made->seed);
}

static inline void oracle_must(bool good, const char *what)
{
    if (good) return;
    printf("wrong: %s\n", what);
    exit(1);
}

static inline void oracle_cut_at_will(pave_board *board, const oracle_case *made)
{
    uint64_t state = made->seed;
    for (int32_t row = 0; row < board->height; row++)
        for (int32_t col = 0; col < board->width; col++)
            for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
                if (oracle_below(&state, 1000) < made->share * 500)
                    (void)pave_board_set(board, pave_board_at(col, row), k, false);
}

/// Makes the board and repairs it.
static inline pave_board *oracle_board(const oracle_case *made)
{
    pave_board *board = NULL;
    int64_t count = 0;
    const pave_removal_def removal = {
        .seed = made->seed, .share = made->share, .max_degree = PAVE_REMOVAL_ANY};
    oracle_must(pave_board_create(&made->def, NULL, &board, NULL) == PAVE_OK,
                "a board is not made");
    if (made->at_will)
        oracle_cut_at_will(board, made);
    else
        oracle_must(pave_board_remove_random(board, &removal, NULL, NULL, NULL) == PAVE_OK,
                    "nothing is removed");
    pave_result result = pave_board_repair(board, NULL, NULL, 0, &count);
    oracle_must(result == PAVE_OK || result == PAVE_CAPACITY, "a board is not repaired");
    return board;
}

#endif
