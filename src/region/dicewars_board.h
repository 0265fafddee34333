/// src/region/dicewars_board.h: a map on the board of Dice Wars during construction.
///
/// The board is stored as *slots*: rows of 32, of which 28 are cells, with two more rows above and
/// below. So each neighbour is at a fixed offset that depends only on the parity of the row, and
/// positions outside the board are valid slots.
#ifndef PAVE_SRC_DICEWARS_BOARD_H
#define PAVE_SRC_DICEWARS_BOARD_H

#include "../base/random_runs.h"

#include <pave/dicewars.h>

enum {
    PAVE_DICEWARS_STRIDE = 32,
    PAVE_DICEWARS_COLUMNS = (1 << PAVE_DICEWARS_WIDTH) - 1, ///< mask of the cells of a row
    PAVE_DICEWARS_TOP = 2,                                  ///< first row of slots with cells
    PAVE_DICEWARS_BOTTOM = PAVE_DICEWARS_TOP + PAVE_DICEWARS_HEIGHT - 1, ///< last row of slots with
                                                                         ///< cells
    PAVE_DICEWARS_ROWS = PAVE_DICEWARS_BOTTOM + 3,
    PAVE_DICEWARS_SLOTS = PAVE_DICEWARS_ROWS * PAVE_DICEWARS_STRIDE,
    PAVE_DICEWARS_CORE = 8,        ///< size up to which an area grows one cell at a time
    PAVE_DICEWARS_DROWNED = 5,     ///< maximum size of an area that becomes sea
    PAVE_DICEWARS_BORDER_COST = 4, ///< added cost of a border cell as a centre
    PAVE_DICEWARS_NO_RANK = 1023,  ///< rank of a slot that is not a cell or belongs to an area
    PAVE_DICEWARS_OUTSIDE = 255    ///< area of a slot that is not a cell
};

/// Offsets in the stream of random words.
enum {
    PAVE_DICEWARS_WORD_ORDER = 0,
    PAVE_DICEWARS_WORD_START = PAVE_DICEWARS_CELLS,
    PAVE_DICEWARS_WORD_DICE = PAVE_DICEWARS_WORD_START + 1,
    PAVE_DICEWARS_WORDS = 960
};

/// Bit set of cells: bit x of rows[y] is slot 32 y + x. Rows outside the board are 0.
typedef struct pave_dicewars_bits {
    uint32_t rows[PAVE_DICEWARS_ROWS];
    uint64_t span; ///< bit y: rows[y] may be nonzero
} pave_dicewars_bits;

/// A map under construction.
typedef struct pave_dicewars_draft {
    /// Per slot: rank in the order of all cells; PAVE_DICEWARS_NO_RANK: taken.
    uint16_t rank[PAVE_DICEWARS_SLOTS];
    uint16_t slot_of[PAVE_DICEWARS_NO_RANK + 1]; ///< inverse of `rank`
    uint8_t area[PAVE_DICEWARS_SLOTS];           ///< per slot
    pave_dicewars_bits
        bits[PAVE_DICEWARS_AREAS_MAX + 1]; ///< per area; element 0 is the union of all
    uint8_t sizes[PAVE_DICEWARS_AREAS_MAX + 1];
    int32_t grown; ///< highest id in use
} pave_dicewars_draft;

/// Offsets to the six neighbours of a slot by direction, in even and odd rows.
static const int8_t pave_dicewars_steps[2][6] = {{-32, 1, 32, 31, -1, -33},
                                                 {-31, 1, 33, 32, -1, -32}};

/// Computes the order of cells from one word per cell. The game's shuffle swaps each cell with any
/// cell; the uniform shuffle (`even`) swaps it with one of the remaining cells.
void pave_dicewars_shuffle(const uint32_t *words, bool even, uint16_t *order);

/// Deals as the game does: owners are assigned in turn, by id; then the players place dice in turn
/// until all are placed or a player cannot place another die.
void pave_dicewars_deal_original(const uint32_t *words, pave_dicewars_board *board);

/// Grows areas serially from a slot: fills `area`, `bits` and `grown`, and consumes `rank`.
void pave_dicewars_grow(pave_dicewars_draft *draft, int32_t start);

/// Fills one-cell lakes and removes small areas, which changes `area` and `bits`, and computes
/// sizes.
void pave_dicewars_mend(pave_dicewars_draft *draft);

/// Computes boxes, centres and joins of zeroed areas. Owners and dice are unchanged.
void pave_dicewars_survey(const pave_dicewars_draft *draft, pave_dicewars_area *areas);

/// Makes the window of the game's board, 28 x 32 hexagons in odd-r. Returns the result of
/// pave_window_create; `error` may be NULL.
pave_result pave_dicewars_window(const pave_allocator *allocator, pave_window **out,
                                 pave_error *error);

#endif
