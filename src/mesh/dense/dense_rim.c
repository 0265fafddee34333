/// src/mesh/dense/dense_rim.c: round the inner tiles of a dense board.
#include "../../base/exact.h"

#include "dense.h"

static bool pave_rim_faces_border(const pave_dense *dense, pave_dense_rim_side side)
{
    return !pave_board_inner(dense->board, pave_board_neighbor(dense->board, side.tile, side.k));
}

static uint32_t pave_rim_links(const pave_dense *dense, pave_board_tile tile)
{
    return dense->links[pave_board_place(dense->board, tile)];
}

/// The next side clockwise round the tile.
static pave_dense_rim_side pave_rim_turn(const pave_dense *dense, pave_dense_rim_side side)
{
    uint32_t links = pave_rim_links(dense, side.tile);
    do side.k = side.k == 5 ? 0 : side.k + 1;
    while (!(links >> side.k & 1));
    return side;
}

pave_dense_rim_side pave_dense_rim_first(const pave_dense *dense)
{
    pave_dense_rim_side side = {pave_board_at(0, 0), 0};
    assert(dense->rim_count > 0);
    for (;; side.tile.col++) {
        if (side.tile.col == dense->board->width) side.tile = pave_board_at(0, side.tile.row + 1);
        uint32_t links = pave_rim_links(dense, side.tile);
        for (side.k = 0; side.k < PAVE_BOARD_NEIGHBORS_MAX; side.k++)
            if (links >> side.k & 1 && pave_rim_faces_border(dense, side)) return side;
    }
}

/// Round the end of the side, over the tiles that meet there.
pave_dense_rim_side pave_dense_rim_next(const pave_dense *dense, pave_dense_rim_side side)
{
    side = pave_rim_turn(dense, side);
    while (!pave_rim_faces_border(dense, side)) {
        side.tile = pave_board_neighbor(dense->board, side.tile, side.k);
        side.k = (side.k + 3) % PAVE_BOARD_NEIGHBORS_MAX;
        side = pave_rim_turn(dense, side);
    }
    return side;
}

int64_t pave_dense_rim_slot(const pave_dense *dense, pave_dense_rim_side side)
{
    int64_t place = pave_board_place(dense->board, side.tile);
    return pave_dense_corner(dense, place, pave_dense_place_side(dense, place), side.k);
}
