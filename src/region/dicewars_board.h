/// src/region/dicewars_board.h: a map on the board of Dice Wars while it is made.
///
/// On the way the board has *slots*: rows of 32, of which 28 are cells, and two rows more above and
/// below. So a neighbour is a fixed step away, by the row being odd or even, and what lies beyond
/// the board is also a slot.
#ifndef PAVE_SRC_DICEWARS_BOARD_H
#define PAVE_SRC_DICEWARS_BOARD_H

#include "../base/random_runs.h"

#include <pave/dicewars.h>

enum {
    PAVE_DICEWARS_STRIDE = 32,
    PAVE_DICEWARS_COLUMNS = (1 << PAVE_DICEWARS_WIDTH) - 1, ///< bits of a row
    PAVE_DICEWARS_TOP = 2, ///< the row of slots in which the first cells are
    PAVE_DICEWARS_BOTTOM = PAVE_DICEWARS_TOP + PAVE_DICEWARS_HEIGHT - 1, ///< and the last ones
    PAVE_DICEWARS_ROWS = PAVE_DICEWARS_BOTTOM + 3,
    PAVE_DICEWARS_SLOTS = PAVE_DICEWARS_ROWS * PAVE_DICEWARS_STRIDE,
    PAVE_DICEWARS_CORE = 8,        ///< an area grows to so many cells one by one
    PAVE_DICEWARS_DROWNED = 5,     ///< areas of at most so many cells become sea
    PAVE_DICEWARS_BORDER_COST = 4, ///< of a centre
    PAVE_DICEWARS_NO_RANK = 1023,  ///< of slots that are not cells or belong to an area
    PAVE_DICEWARS_OUTSIDE = 255    ///< instead of an area, of slots that are not cells
};

/// Which words decide what, as the stream has it.
enum {
    PAVE_DICEWARS_WORD_ORDER = 0,
    PAVE_DICEWARS_WORD_START = PAVE_DICEWARS_CELLS,
    PAVE_DICEWARS_WORD_DICE = PAVE_DICEWARS_WORD_START + 1,
    PAVE_DICEWARS_WORDS = 960
};

/// Bits of cells by rows: bit x of rows[y] is that of slot 32 y + x. Rows behind the board are 0.
typedef struct pave_dicewars_bits {
    uint32_t rows[PAVE_DICEWARS_ROWS];
    uint64_t span; ///< bit y: rows[y] may have some
} pave_dicewars_bits;

/// A map in the making.
typedef struct pave_dicewars_draft {
    /// Of slots, the index in the order of all cells; PAVE_DICEWARS_NO_RANK: taken.
    uint16_t rank[PAVE_DICEWARS_SLOTS];
    uint16_t slot_of[PAVE_DICEWARS_NO_RANK + 1]; ///< by rank
    uint8_t area[PAVE_DICEWARS_SLOTS];           ///< of slots
    pave_dicewars_bits
        bits[PAVE_DICEWARS_AREAS_MAX + 1]; ///< of areas; the first one: of all of them together
    uint8_t sizes[PAVE_DICEWARS_AREAS_MAX + 1];
    int32_t grown; ///< the highest id
} pave_dicewars_draft;

/// The steps to the six neighbours of a slot, by direction, in even rows and in odd ones.
static const int8_t pave_dicewars_steps[2][6] = {{-32, 1, 32, 31, -1, -33},
                                                 {-31, 1, 33, 32, -1, -32}};

/// Ranks of cells from a word each: the game's way swaps each cell with any, the even one with
/// those that are left.
void pave_dicewars_shuffle(const uint32_t *words, bool even, uint16_t *order);

/// The game's way: owners go round by id; then the players lay dice in turn, until there are enough
/// or one has no room.
void pave_dicewars_deal_original(const uint32_t *words, pave_dicewars_board *board);

/// Grows areas serially from a slot: fills `area`, `bits` and `grown`, and uses `rank` up.
void pave_dicewars_grow(pave_dicewars_draft *draft, int32_t start);

/// Fills lakes of one cell and drowns small areas: `area` and `bits` change. Finds sizes.
void pave_dicewars_mend(pave_dicewars_draft *draft);

/// Finds boxes, centres and joins of areas that are zeroed; owners and dice are left as they are.
void pave_dicewars_survey(const pave_dicewars_draft *draft, pave_dicewars_area *areas);

/// Makes the window of the game's board, 28 x 32 hexagons in odd-r. Returns what pave_window_create
/// does; `error` may be NULL.
pave_result pave_dicewars_window(const pave_allocator *allocator, pave_window **out,
                                 pave_error *error);

#endif
