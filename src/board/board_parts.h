/// src/board/board_parts.h: shared private declarations of boards: ownership of adjacencies, and
/// numbering.
#ifndef PAVE_SRC_BOARD_PARTS_H
#define PAVE_SRC_BOARD_PARTS_H

#include <pave/board.h>

enum { PAVE_BOARD_OWNED = 3 };

/// [flat][bit]: the neighbour at the other end of owned adjacency `bit`.
extern const int8_t pave_board_owned[2][PAVE_BOARD_OWNED];

/// Returns the tile at a slot, 0..slot_count-1.
static inline pave_board_tile pave_board_slot_tile(const pave_board *board, int32_t slot)
{
    assert(slot >= 0 && slot < board->slot_count);
    return pave_board_at(slot % board->pitch - 1, slot / board->pitch - 1);
}

/// Offsets between places, so that places need not be converted to tiles.
typedef struct pave_board_steps {
    int32_t to[2][PAVE_BOARD_NEIGHBORS_MAX]; ///< [shifted][k]: offset from a place to neighbour k
    /// Offset to the place that owns the adjacency to neighbour k: the neighbour's place, or 0 for
    /// the place itself.
    int32_t owner[2][PAVE_BOARD_NEIGHBORS_MAX];
    int8_t bit[PAVE_BOARD_NEIGHBORS_MAX]; ///< index of the adjacency among the owner's three
    int32_t owned[2][PAVE_BOARD_OWNED];   ///< [shifted][bit]: offset from the owner's place to the
                                          ///< other end
} pave_board_steps;

void pave_board_steps_take(const pave_board *board, pave_board_steps *out);

/// Returns the mask of the adjacencies that a tile owns and that have two inner ends.
uint8_t pave_board_inner_bits(const pave_board *board, pave_board_tile tile);

/// Counts the set bits among the low three bits of `count` bytes.
int64_t pave_board_count_bits(const uint8_t *bytes, int32_t count);

/// Runs pave_board_repair on the graph of the whole board.
pave_result pave_board_repair_whole(pave_board *board, const pave_allocator *allocator,
                                    int32_t (*out)[2], int64_t capacity, int64_t *count);

/// Returns whether the system has columns: odd-q or even-q. Constant time.
static inline bool pave_board_flat(const pave_board *board)
{
    return board->system >= PAVE_HEX_ODD_Q;
}

/// Returns whether the row (r systems) or column (q systems) of a tile is shifted by half a tile.
/// `tile` may be outside the board. Constant time.
static inline bool pave_board_shifted(const pave_board *board, pave_board_tile tile)
{
    int32_t line = pave_board_flat(board) ? tile.col : tile.row;
    return ((line ^ (int32_t)board->system) & 1) != 0; // the even systems have odd enum values
}

/// Returns the index of a tile in pave_board.links.
static inline int32_t pave_board_slot(const pave_board *board, pave_board_tile tile)
{
    assert(pave_board_contains(board, tile));
    return (tile.row + 1) * board->pitch + tile.col + 1;
}

/// Returns the x of a tile, in fixed-point units. Constant time.
static inline int32_t pave_board_x(const pave_board *board, pave_board_tile tile)
{
    assert(pave_board_contains(board, tile));
    return (pave_board_flat(board) ? tile.col : 2 * tile.col + pave_board_shifted(board, tile)) *
           board->unit_x;
}

/// Returns the y of a tile, in fixed-point units, increasing downwards. Constant time.
static inline int32_t pave_board_y(const pave_board *board, pave_board_tile tile)
{
    assert(pave_board_contains(board, tile));
    return (pave_board_flat(board) ? 2 * tile.row + pave_board_shifted(board, tile) : tile.row) *
           board->unit_y;
}

/// Returns the number of inner tiles.
static inline int32_t pave_board_tile_count(const pave_board *board)
{
    return board->width * board->height;
}

#endif
