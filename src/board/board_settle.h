/// src/board/board_settle.h: which of the attempted removals of a board succeed, by its rules.
#ifndef PAVE_SRC_BOARD_SETTLE_H
#define PAVE_SRC_BOARD_SETTLE_H

#include "board_parts.h"

/// What is to be settled.
typedef struct pave_settle_def {
    pave_board *board;
    const uint32_t *words;   ///< [bit * plane + place]: the random words of what a place owns
    size_t plane;            ///< elements of a bit
    uint32_t last;           ///< attempted are words up to this
    const uint8_t *attempts; ///< of places: what is attempted of what they own
    int32_t max_degree;      ///< 3..PAVE_REMOVAL_DEGREE_MAX
    int32_t min_sides;       ///< at least 3
} pave_settle_def;

/// Removes from the board what can be removed. Returns PAVE_OK or PAVE_NO_MEMORY, and then nothing
/// changes.
pave_result pave_board_settle(const pave_settle_def *def, const pave_allocator *allocator);

#endif
