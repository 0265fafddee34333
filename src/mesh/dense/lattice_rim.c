/// src/mesh/dense/lattice_rim.c: round the inner tiles of a lattice.
#include "../../base/exact.h"

#include "lattice.h"

static bool pave_rim_faces_border(const pave_lattice *lattice, pave_lattice_rim_side side)
{
    return !pave_board_inner(lattice->board,
                             pave_board_neighbor(lattice->board, side.tile, side.k));
}

static uint32_t pave_rim_links(const pave_lattice *lattice, pave_board_tile tile)
{
    return lattice->links[pave_board_place(lattice->board, tile)];
}

/// The next side clockwise round the tile.
static pave_lattice_rim_side pave_rim_turn(const pave_lattice *lattice, pave_lattice_rim_side side)
{
    uint32_t links = pave_rim_links(lattice, side.tile);
    do side.k = side.k == 5 ? 0 : side.k + 1;
    while (!(links >> side.k & 1));
    return side;
}

pave_lattice_rim_side pave_lattice_rim_first(const pave_lattice *lattice)
{
    pave_lattice_rim_side side = {pave_board_at(0, 0), 0};
    assert(lattice->rim_count > 0);
    for (;; side.tile.col++) {
        if (side.tile.col == lattice->board->width) side.tile = pave_board_at(0, side.tile.row + 1);
        uint32_t links = pave_rim_links(lattice, side.tile);
        for (side.k = 0; side.k < PAVE_BOARD_NEIGHBORS_MAX; side.k++)
            if (links >> side.k & 1 && pave_rim_faces_border(lattice, side)) return side;
    }
}

/// Round the end of the side, over the tiles that meet there.
pave_lattice_rim_side pave_lattice_rim_next(const pave_lattice *lattice, pave_lattice_rim_side side)
{
    side = pave_rim_turn(lattice, side);
    while (!pave_rim_faces_border(lattice, side)) {
        side.tile = pave_board_neighbor(lattice->board, side.tile, side.k);
        side.k = (side.k + 3) % PAVE_BOARD_NEIGHBORS_MAX;
        side = pave_rim_turn(lattice, side);
    }
    return side;
}

int64_t pave_lattice_rim_slot(const pave_lattice *lattice, pave_lattice_rim_side side)
{
    int64_t place = pave_board_place(lattice->board, side.tile);
    return pave_lattice_corner(lattice, place, pave_lattice_place_side(lattice, place), side.k);
}
