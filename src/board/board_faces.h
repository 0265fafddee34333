/// src/board/board_faces.h: walks the faces of a board using its links, so that a few faces can be
/// examined without building the board's graph.
///
/// A *place* is the slot of a tile (see board.h). Each place owns two triangles of tiles: in r
/// systems (t, E, SE) and (t, SE, SW), in q systems (t, S, lower right) and (t, lower right, upper
/// right). The edges of a triangle (t, a, b) are 0: t-a, 1: t-b, 2: a-b. A face is a set of
/// triangles connected across cut edges.
#ifndef PAVE_SRC_BOARD_FACES_H
#define PAVE_SRC_BOARD_FACES_H

#include "board_parts.h"

enum {
    PAVE_BOARD_FACE_MAX = 256, ///< maximum number of triangles of a walked face
    /// A face with fewer triangles and no border tiles is faulty only if a tile has too few
    /// neighbours, or in combination with a face of at least this size.
    PAVE_BOARD_FACE_BROAD = 7
};

/// A triangle: 4 * place + 2 * (1 if the place is shifted) + its index (0 or 1) in that place.
typedef int32_t pave_board_triangle;

/// Offsets between triangles of a board.
typedef struct pave_board_walker {
    const pave_board *board;
    int32_t across[4][3]; ///< [low bits of a triangle][edge]: offset to the triangle across
    int32_t others[4][2]; ///< offsets from the place of t to the places of a and b
    /// [shifted]: offset from 4 * place to the triangle that precedes neighbour k.
    int32_t corners[2][PAVE_BOARD_NEIGHBORS_MAX];
} pave_board_walker;

void pave_board_walker_make(const pave_board *board, pave_board_walker *out);

/// Returns the mask of a triangle's cut edges, bits 0..2. All three tiles must be on the board.
static inline uint32_t pave_board_triangle_cuts(const pave_board_walker *walker,
                                                pave_board_triangle triangle)
{
    const uint8_t *own = walker->board->links + triangle / 4;
    int slot = triangle & 1;
    return ((uint32_t)(~own[0] >> slot) & 3) |
           ((uint32_t)~own[walker->others[triangle & 3][slot]] >> (slot ? 0 : 2) & 1) << 2;
}

/// Returns the place of t, a or b.
static inline int32_t pave_board_triangle_place(const pave_board_walker *walker,
                                                pave_board_triangle triangle, int corner)
{
    return triangle / 4 + (corner == 0 ? 0 : walker->others[triangle & 3][corner - 1]);
}

/// Returns corner k of an inner tile: the triangle that precedes its neighbour k, clockwise.
static inline pave_board_triangle pave_board_corner(const pave_board_walker *walker,
                                                    pave_board_tile tile, int k)
{
    const pave_board *board = walker->board;
    return 4 * pave_board_slot(board, tile) +
           walker->corners[pave_board_shifted(board, tile)][k % PAVE_BOARD_NEIGHBORS_MAX];
}

typedef struct pave_board_face {
    int32_t count;
    pave_board_triangle lowest;                         ///< lowest triangle, which identifies the
                                                        ///< face
    bool round;                                         ///< whether the face is not a tree of
                                                        ///< triangles
    pave_board_triangle triangles[PAVE_BOARD_FACE_MAX]; ///< `count` elements
    /// Places of the face's tiles. A tree has count + 2 of them, which are distinct unless the face
    /// meets a tile twice.
    int32_t places[PAVE_BOARD_FACE_MAX + 2];
} pave_board_face;

/// Walks a face. Returns false if it has too many triangles.
bool pave_board_face_walk(const pave_board_walker *walker, pave_board_triangle from,
                          pave_board_face *face);

/// [slot][edge]: the same edge in the numbering of the triangle across. The second table gives the
/// corner opposite an edge, [edge].
extern const int8_t pave_triangle_entered[2][3];
extern const int8_t pave_triangle_apex[3];

/// A side of a face: an uncut edge with at least one inner tile.
typedef struct pave_face_side {
    pave_board_triangle across;
    bool mixed; ///< whether it is between an inner tile and a border tile
} pave_face_side;

/// Lists the sides of a face. `out` must have capacity for count + 2 elements if the face is a
/// tree, otherwise 3 * count. Returns the number of sides.
int32_t pave_board_face_sides(const pave_board_walker *walker, const pave_board_face *face,
                              pave_face_side *out);

/// Returns whether a place is on the border.
bool pave_board_place_in_border(const pave_board *board, int32_t place);

#endif
