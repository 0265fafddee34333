/// src/board/board_settle.h: applies the rules to the attempted removals of a board.
#ifndef PAVE_SRC_BOARD_SETTLE_H
#define PAVE_SRC_BOARD_SETTLE_H

#include "board_parts.h"

/// Input of pave_board_settle.
typedef struct pave_settle_def {
    pave_board *board;
    /// [bit * plane + place]: random words of the adjacencies that a place owns.
    uint32_t *words;
    size_t plane;  ///< distance between the words of two bits
    uint32_t last; ///< an adjacency is attempted if its word is at most this
    /// For each place, the mask of its owned adjacencies that are attempted.
    uint8_t *attempts;
    int32_t max_degree; ///< 3..PAVE_REMOVAL_DEGREE_MAX, or PAVE_REMOVAL_ANY
    int32_t min_sides;  ///< at least 3
} pave_settle_def;

/// Removes every attempted adjacency that the rules allow. Returns PAVE_OK, or PAVE_NO_MEMORY with
/// the board unchanged.
pave_result pave_board_settle(const pave_settle_def *def, const pave_allocator *allocator);

#endif
