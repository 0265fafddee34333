/// src/region/dicewars_board.h: a map on the board of Dice Wars while it is made, and the loops
/// that make it, in a table with an entry for each instruction set. Every entry gives the same map.
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
    PAVE_DICEWARS_CORE = 8,                          ///< an area grows to so many cells one by one
    PAVE_DICEWARS_ROWS_MAX = PAVE_DICEWARS_CORE + 2, ///< of an area before lakes are filled
    PAVE_DICEWARS_DROWNED = 5,                       ///< areas of at most so many cells become sea
    PAVE_DICEWARS_BORDER_COST = 4,                   ///< of a centre
    PAVE_DICEWARS_NO_RANK = 1023, ///< of slots that are no cells or belong to an area
    PAVE_DICEWARS_OUTSIDE = 255   ///< instead of an area, of slots that are no cells
};

/// Which words decide what, as the stream has it.
enum {
    PAVE_DICEWARS_WORD_ORDER = 0,
    PAVE_DICEWARS_WORD_START = PAVE_DICEWARS_CELLS,
    PAVE_DICEWARS_WORD_DICE = PAVE_DICEWARS_WORD_START + 1,
    PAVE_DICEWARS_WORDS = 960
};

/// Bits of cells by rows: bit x of rows[y] is that of slot 32 y + x. Rows behind the board are 0,
/// and there are enough of them that loops need not end at the last row of an area.
typedef struct pave_dicewars_bits {
    uint32_t rows[PAVE_DICEWARS_BOTTOM + 1 + PAVE_DICEWARS_STRIDE / 2];
    uint64_t span; ///< bit y: rows[y] may have some
} pave_dicewars_bits;

/// A map in the making.
typedef struct pave_dicewars_draft {
    /// Of slots, the place in the order of all cells; PAVE_DICEWARS_NO_RANK: taken. There is room
    /// for as many rows more as an area has.
    uint16_t rank[PAVE_DICEWARS_SLOTS + PAVE_DICEWARS_ROWS_MAX * PAVE_DICEWARS_STRIDE];
    uint16_t slot_of[PAVE_DICEWARS_NO_RANK + 1]; ///< by rank
    uint8_t area[PAVE_DICEWARS_SLOTS];           ///< of slots
    pave_dicewars_bits
        bits[PAVE_DICEWARS_AREAS_MAX + 1]; ///< of areas; the first one: of all of them together
    uint8_t sizes[PAVE_DICEWARS_AREAS_MAX + 1];
    int32_t grown; ///< the highest id
} pave_dicewars_draft;

/// An area that is looked at.
typedef struct pave_dicewars_sight {
    const uint8_t *area;               ///< of slots
    const uint32_t *own;               ///< its bits by rows
    uint32_t near[PAVE_DICEWARS_ROWS]; ///< from a row above it to a row below it: cells that touch
                                       ///< it, as far as they are seen
    uint32_t border[PAVE_DICEWARS_ROWS]; ///< of its rows: cells that touch some that is not of it
                                         ///< and is seen
    int top, bottom;                     ///< its rows
    int32_t column, row;                 ///< of slots: the middle of its box
} pave_dicewars_sight;

/// An entry of the dispatch table.
typedef struct pave_dicewars_kernel {
    pave_kernel kernel;
    /// The four words of each call, call by call.
    void (*run_by_call)(const pave_call_run *run, uint32_t *out);
    /// Grows areas serially from a slot: fills `area`, `bits` and `grown`, and uses
    /// `rank` up.
    void (*grow)(pave_dicewars_draft *draft, int32_t start);
    /// The areas that are near, as bits; and the own cell of the least cost, of those the first.
    void (*look)(const pave_dicewars_sight *sight, uint32_t *joins, int16_t *center);
    /// For each slot and side of it, the one that follows on the way round its area: links[d *
    /// PAVE_DICEWARS_SLOTS + slot] is such a place again.
    void (*link)(const uint16_t *area, uint16_t *links);
} pave_dicewars_kernel;

extern const pave_kernel_table pave_dicewars_kernels;

/// The steps to the six neighbours of a slot, by direction, in even rows and in odd ones.
static const int8_t pave_dicewars_steps[2][6] = {{-32, 1, 32, 31, -1, -33},
                                                 {-31, 1, 33, 32, -1, -32}};

/// Ranks of cells from a word each: the game's way swaps each cell with any, the even one with
/// those that are left.
void pave_dicewars_shuffle(const uint32_t *words, bool even, uint16_t *order);

/// The game's way: owners go round by id; then the players lay dice in turn, until there are enough
/// or one has no room.
void pave_dicewars_deal_original(const uint32_t *words, pave_dicewars_board *board);

/// Fills lakes of one cell and drowns small areas: `area` and `bits` change. Finds sizes.
void pave_dicewars_mend(pave_dicewars_draft *draft);

/// Finds boxes, centres and joins; owners and dice are left as they are.
void pave_dicewars_survey(const pave_dicewars_draft *draft, const pave_dicewars_kernel *kernel,
                          pave_dicewars_area *areas);

/// The same as the public functions, by one entry.
void pave_dicewars_make_by(const pave_dicewars_kernel *loops, uint64_t seed, int32_t players,
                           bool corrected, pave_dicewars_board *out);
void pave_dicewars_rings_by(const pave_dicewars_kernel *loops, const pave_dicewars_board *board,
                            pave_dicewars_rings *out);

#endif
