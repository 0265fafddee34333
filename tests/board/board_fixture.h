/// tests/board/board_fixture.h: boards of many shapes for the tests of boards.
#ifndef PAVE_TESTS_BOARD_FIXTURE_H
#define PAVE_TESTS_BOARD_FIXTURE_H

#include "../failing.h"

#include <pave/board.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum {
    BOARD_SIZES = 10,
    BOARD_SYSTEMS = 4,
    BOARD_PATTERNS = 3,
    BOARD_CASES = BOARD_SIZES * BOARD_SYSTEMS * BOARD_PATTERNS
};

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
    assert_int_equal(pave_board_create(&def, NULL, &board, NULL), PAVE_OK);
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
