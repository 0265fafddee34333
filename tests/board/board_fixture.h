/// tests/board/board_fixture.h: boards of many shapes for the tests of boards.
#ifndef PAVE_TESTS_BOARD_FIXTURE_H
#define PAVE_TESTS_BOARD_FIXTURE_H

#include <pave/board.h>

#include "../test.h"
#include "src/board/board_parts.h"

enum {
    BOARD_SIZES = 10,
    BOARD_SYSTEMS = 4,
    BOARD_PATTERNS = 3,
    BOARD_CASES = BOARD_SIZES * BOARD_SYSTEMS * BOARD_PATTERNS
};

static inline bool same_tile(pave_board_tile a, pave_board_tile b)
{
    return a.col == b.col && a.row == b.row;
}

static inline pave_board_def board_case(int number)
{
    static const int32_t sizes[BOARD_SIZES][2] = {{1, 1}, {1, 7}, {7, 1}, {2, 2},  {2, 5},
                                                  {3, 3}, {8, 5}, {5, 8}, {33, 6}, {70, 4}};
    pave_board_def def;
    def.width = sizes[number % BOARD_SIZES][0];
    def.height = sizes[number % BOARD_SIZES][1];
    def.system = (pave_hex_system)(number / BOARD_SIZES % BOARD_SYSTEMS);
    def.pattern = (pave_board_pattern)(number / BOARD_SIZES / BOARD_SYSTEMS);
    return def;
}

static inline pave_board *board_make(pave_board_def def)
{
    pave_board *board = NULL;
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    return board;
}

/// A tile and its six neighbours with two gates, or with one: of these of the six some adjacencies
/// to the outside are left, of the others none. Two faces meet both gates, so the last adjacency of
/// a gate must stay, whatever the degree; one face meets a single gate twice, and must not grow.
/// `number`, below 648, chooses which.
static inline pave_board *board_with_gates(int number)
{
    pave_board *board = board_make((pave_board_def){9, 9, (pave_hex_system)(number % 4), 0});
    const pave_board_tile middle = pave_board_at(4, 4);
    const int one = number / 4 % 6, away = number / 24 % 3, other = (one + away + (away > 0)) % 6;
    for (int ring = 0; ring < 6; ring++) {
        const pave_board_tile tile = pave_board_neighbor(board, middle, ring);
        int outside = 0;
        for (int k = 0; k < 6; k++) {
            const pave_board_tile there = pave_board_neighbor(board, tile, k);
            if (same_tile(there, middle) || pave_board_between(board, there, middle) >= 0) continue;
            const bool gate = ring == one || ring == other;
            if (!gate || outside++ > (ring == one ? number / 72 % 3 : number / 216 % 3))
                assert_ok(pave_board_set(board, tile, k, false));
        }
    }
    return board;
}

static inline bool board_equal(const pave_board *a, const pave_board *b)
{
    return a->width == b->width && a->height == b->height && a->system == b->system &&
           a->pattern == b->pattern && memcmp(a->links, b->links, (size_t)a->slot_count) == 0;
}

/// The face of hex.h that a tile is.
static inline pave_cell board_face(const pave_board *board, pave_board_tile tile)
{
    pave_hex_offset offset = {tile.col, tile.row};
    return pave_hex_from_offset(offset, board->system);
}

/// The direction of hex.h that neighbour k has: in the flat orientation directions begin a place
/// further.
static inline int board_direction(const pave_board *board, int k)
{
    return pave_board_flat(board) ? (k + 5) % 6 : k;
}

/// Which neighbours a tile owns, as board.h says it.
static inline int board_owned(const pave_board *board, int bit)
{
    static const int owned[2][3] = {{1, 2, 3}, {3, 2, 1}};
    return owned[pave_board_flat(board)][bit];
}

#endif
