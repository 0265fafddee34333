/// tests/region/golden_dicewars.h: golden hashes of maps of Dice Wars: on the game's board;
/// on any ground; and of their fairness.
#ifndef PAVE_TESTS_GOLDEN_DICEWARS_H
#define PAVE_TESTS_GOLDEN_DICEWARS_H

#include "../tiling/golden_tilings.h"
#include "src/region/dicewars_board.h"
#include <pave/dicewars.h>

static uint64_t golden_dicewars_board(bool corrected)
{
    uint64_t hash = PAVE_HASH_START;
    for (uint64_t seed = 0; seed < 200; seed++) {
        pave_dicewars_board board;
        const pave_dicewars_board_def def = {.seed = seed * UINT64_C(0x9e3779b97f4a7c15),
                                             .players =
                                                 1 + (int32_t)(seed % PAVE_DICEWARS_PLAYERS_MAX),
                                             .corrected = corrected};
        if (pave_dicewars_board_make(&def, NULL, NULL, &board, NULL, NULL) != PAVE_OK)
            golden_broken = true;
        uint64_t map = pave_dicewars_board_hash(&board);
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)map), (uint32_t)(map >> 32));
        for (int32_t player = 0; player < board.players; player++)
            hash = pave_hash_word(hash, (uint32_t)pave_dicewars_board_supply(&board, player));
    }
    return hash;
}

static uint64_t golden_dicewars_original(void) { return golden_dicewars_board(false); }

static uint64_t golden_dicewars_corrected(void) { return golden_dicewars_board(true); }

/// How fair maps of the board are, bit by bit.
static uint64_t golden_dicewars_fairness(void)
{
    static int32_t labels[PAVE_DICEWARS_CELLS];
    int32_t owners[PAVE_DICEWARS_AREAS_MAX], dice[PAVE_DICEWARS_AREAS_MAX];
    uint64_t hash = PAVE_HASH_START;
    pave_window *window = NULL;
    if (pave_dicewars_window(NULL, &window, NULL) != PAVE_OK) golden_broken = true;
    for (uint64_t seed = 0; seed < 20 && window; seed++) {
        pave_ground ground = pave_ground_of_window(window);
        pave_dicewars_board board;
        pave_dicewars_fairness fairness;
        pave_dicewars_board_make(
            &(pave_dicewars_board_def){.seed = seed, .players = 5, .corrected = true}, NULL, NULL,
            &board, NULL, NULL);
        pave_dicewars_board_labels(&board, labels, owners, dice);
        const pave_dicewars_starts_def def = {.ground = ground,
                                              .labels = labels,
                                              .areas = PAVE_DICEWARS_AREAS_MAX,
                                              .players = 5,
                                              .owners = owners,
                                              .dice = dice};
        if (pave_dicewars_measure_starts(&def, NULL, NULL, &fairness, NULL) != PAVE_OK)
            golden_broken = true;
        for (int m = 0; m < PAVE_DICEWARS_MEASURES; m++)
            hash = golden_double(hash, fairness.ratios[m]);
        hash = golden_double(hash, fairness.score);
    }
    pave_window_destroy(window);
    return hash;
}

/// Owners and dice, and which of three maps is the fairest, where all territories are locked (how
/// they grow has separate hashes): rows of a hexagon.
static uint64_t golden_dicewars_swapped(int32_t swaps)
{
    enum { RADIUS = 10, CELLS = 3 * RADIUS * (RADIUS + 1) + 1, AREAS = 2 * RADIUS + 1 };
    static int32_t locked[CELLS], labels[CELLS], owners[AREAS], locked_owners[AREAS], dice[AREAS];
    const pave_window_def place = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = RADIUS};
    uint64_t hash = PAVE_HASH_START;
    pave_window *window = NULL;
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) golden_broken = true;
    for (int64_t i = 0; window && i < window->count; i++)
        locked[i] = 1 + pave_window_row_of(window, i);
    for (uint64_t seed = 0; seed < 24 && window; seed++) {
        pave_dicewars_result result;
        const pave_dicewars_def def = {.ground = pave_ground_of_window(window),
                                       .seed = 4 * seed,
                                       .players = 2 + (int32_t)seed % 6,
                                       .areas = AREAS,
                                       .land = 1,
                                       .dice_mean = 1 + (int32_t)seed % 5,
                                       .dice_max = 6,
                                       .locked = locked,
                                       .locked_owners = seed % 2 ? locked_owners : NULL,
                                       .swaps = swaps,
                                       .tries = 3};
        pave_dicewars_map map = {labels, owners, dice};
        for (int32_t t = 0; t < AREAS; t++) locked_owners[t] = t % 3 ? -1 : t % def.players;
        if (pave_dicewars_make(&def, NULL, NULL, &map, &result, NULL) != PAVE_OK)
            golden_broken = true;
        hash = pave_hash_word(hash, (uint32_t)result.seed);
        for (int32_t t = 0; t < AREAS; t++)
            hash = pave_hash_word(pave_hash_word(hash, (uint32_t)owners[t]), (uint32_t)dice[t]);
    }
    pave_window_destroy(window);
    return hash;
}

static uint64_t golden_dicewars_maps(void) { return golden_dicewars_swapped(-1); }

static uint64_t golden_dicewars_fair(void) { return golden_dicewars_swapped(0); }

/// All symmetries of all grids: labels, owners and dice.
static uint64_t golden_dicewars_symmetric(void)
{
    enum { CELLS = 6 * 9 * 9, AREAS = 12 };
    static const pave_window_def places[] = {
        {.width = 17, .height = 16},
        {.shape = PAVE_WINDOW_HEXAGON, .radius = 9},
        {.shape = PAVE_WINDOW_HEXAGON, .radius = 8},
    };
    static int32_t labels[CELLS];
    int32_t owners[AREAS], dice[AREAS];
    uint64_t hash = PAVE_HASH_START;
    for (int s = 0; s < 3 * PAVE_DICEWARS_MIRROR; s++) {
        const pave_dicewars_symmetry symmetry = (pave_dicewars_symmetry)(1 + s / 3);
        pave_window *window = NULL;
        pave_window_def place = places[s % 3];
        place.tiling = s % 3 == 0   ? pave_tiling_square()
                       : s % 3 == 1 ? pave_tiling_hex()
                                    : pave_tiling_tri();
        if ((s % 3 == 0) != (symmetry == PAVE_DICEWARS_QUARTER) && symmetry != PAVE_DICEWARS_HALF &&
            symmetry != PAVE_DICEWARS_MIRROR)
            continue;
        if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) golden_broken = true;
        const pave_dicewars_def def = {.ground = pave_ground_of_window(window),
                                       .seed = (uint64_t)s,
                                       .areas = AREAS,
                                       .symmetry = symmetry};
        pave_dicewars_map map = {labels, owners, dice};
        if (pave_dicewars_make(&def, NULL, NULL, &map, NULL, NULL) != PAVE_OK) golden_broken = true;
        for (int64_t i = 0; i < window->count; i++)
            hash = pave_hash_word(hash, (uint32_t)labels[i]);
        for (int32_t t = 0; t < AREAS; t++)
            hash = pave_hash_word(pave_hash_word(hash, (uint32_t)owners[t]), (uint32_t)dice[t]);
        pave_window_destroy(window);
    }
    return hash;
}

#endif
