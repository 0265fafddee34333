/// src/board/board_faces.h: the faces of a board, walked on its links, so that a few of them can be
/// looked at without the graph of the board.
///
/// Each place owns two triangles of tiles: in r systems (t, E, SE) and (t, SE, SW), in q systems
/// (t, S, lower right) and (t, lower right, upper right). The edges of a triangle (t, a, b) are 0:
/// t-a, 1: t-b, 2: a-b. A face is what triangles make that are connected across cut edges.
#ifndef PAVE_SRC_BOARD_FACES_H
#define PAVE_SRC_BOARD_FACES_H

#include "board_parts.h"

enum {
    PAVE_BOARD_FACE_MAX = 256, ///< triangles of a face that is walked
    PAVE_BOARD_FACE_BROAD = 7  ///< faces of fewer, without border tiles, have faults only where a
                               ///< tile has too few neighbours, or together with a broader one
};

/// A triangle: 4 * place + 2 * (whether the place is shifted) + which of its two.
typedef int32_t pave_board_triangle;

/// Steps between triangles of a board.
typedef struct pave_board_walker {
    const pave_board *board;
    int32_t across[4][3]; ///< [low bits of a triangle][edge]: from it to the one across
    int32_t others[4][2]; ///< from the place of t to those of a and b
    int32_t corners[2][PAVE_BOARD_NEIGHBORS_MAX]; ///< [shifted]: from 4 * place to the triangle
                                                  ///< before neighbour k
} pave_board_walker;

void pave_board_walker_make(const pave_board *board, pave_board_walker *out);

/// Which edges of a triangle are cut: bit 0..2. All three tiles must be on the board.
static inline uint32_t pave_board_triangle_cuts(const pave_board_walker *walker,
                                                pave_board_triangle triangle)
{
    const uint8_t *own = walker->board->links + triangle / 4;
    int slot = triangle & 1;
    return ((uint32_t)(~own[0] >> slot) & 3) |
           ((uint32_t)~own[walker->others[triangle & 3][slot]] >> (slot ? 0 : 2) & 1) << 2;
}

/// The places of t, a and b.
static inline int32_t pave_board_triangle_place(const pave_board_walker *walker,
                                                pave_board_triangle triangle, int corner)
{
    return triangle / 4 + (corner == 0 ? 0 : walker->others[triangle & 3][corner - 1]);
}

/// Corner k of an inner tile: the triangle before its neighbour k, clockwise.
static inline pave_board_triangle pave_board_corner(const pave_board_walker *walker,
                                                    pave_board_tile tile, int k)
{
    const pave_board *board = walker->board;
    return 4 * pave_board_slot(board, tile) +
           walker->corners[pave_board_shifted(board, tile)][k % PAVE_BOARD_NEIGHBORS_MAX];
}

typedef struct pave_board_face {
    int32_t count;
    pave_board_triangle lowest;                         ///< what names the face
    bool round;                                         ///< it is not a tree of triangles
    pave_board_triangle triangles[PAVE_BOARD_FACE_MAX]; ///< `count`
    int32_t places[PAVE_BOARD_FACE_MAX + 2]; ///< of its tiles; of a tree count + 2 of them, which
                                             ///< differ where it meets no tile twice
} pave_board_face;

/// Walks a face. False: it has too many triangles.
bool pave_board_face_walk(const pave_board_walker *walker, pave_board_triangle from,
                          pave_board_face *face);

/// [slot][edge of this triangle]: by which edge the one across is entered; and of an edge, the
/// corner that is not on it.
extern const int8_t pave_triangle_entered[2][3];
extern const int8_t pave_triangle_apex[3];

/// A side of a face: an edge that is not cut, with an inner tile.
typedef struct pave_face_side {
    pave_board_triangle across;
    bool mixed; ///< between an inner tile and one of the border
} pave_face_side;

/// The sides of a face; `out` must hold at least count + 2 elements of a tree, 3 * count else.
/// Returns their number.
int32_t pave_board_face_sides(const pave_board_walker *walker, const pave_board_face *face,
                              pave_face_side *out);

/// Whether a place is one of the border.
bool pave_board_place_in_border(const pave_board *board, int32_t place);

#endif
