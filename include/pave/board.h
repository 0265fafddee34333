/// pave/board.h: boards: a window of hexagons in which the designer chose, tile by tile, who is
/// adjacent.
///
/// A board has width x height inner tiles in one of the four offset layouts, and a border of one
/// tile around them, which gives the inner ones something to end at and becomes no polygon. Tile
/// (col, row) is an inner one where 0 <= col < width and 0 <= row < height; the border has col -1
/// or width, or row -1 or height. As in hex.h, the r layouts (odd-r, even-r) are rows of pointy
/// hexagons of which every other one is shoved right by half a tile, and the q layouts (odd-q,
/// even-q) columns of flat ones of which every other one is shoved down; -1 is odd.
///
/// The neighbours of a tile are numbered 0..5 clockwise on screen from north:
///
///     r layouts   5   0      0 NE   1 E    2 SE        q layouts     0       0 N   1 upper right
///               4   *   1    3 SW   4 W    5 NW                  5     1    2 lower right
///                 3   2                                             *       3 S   4 lower left
///                                                                4     2    5 upper left
///                                                                   3
///
/// Each pair of neighbours is adjacent or not. That is stored once, at one of the two, so a board
/// cannot contradict itself. Tiles of the border are always adjacent to each other; all else is the
/// designer's.
///
/// The adjacency of a board is a graph drawn in the plane (adjacency.h): its nodes are numbered,
/// the inner tiles first, row by row, then the border, clockwise from its upper left tile.
///
/// Tiles that are handed in must be tiles of the board, if nothing else is said: else the program
/// is wrong, which asserts tell.
///
/// Examples: mesh_board.c (a pattern and its tiles), board_random.c (adjacencies removed at random,
/// faults, repair).
#ifndef PAVE_BOARD_H
#define PAVE_BOARD_H

#include <pave/adjacency.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Boards -------------------------------------------------------------------------------------

enum {
    PAVE_BOARD_NEIGHBORS_MAX = 6,
    PAVE_BOARD_PADDING = 64 ///< bytes that can be read before and after pave_board.links
};

/// (width + 2) * (height + 2), the tiles with the border, are at most this.
#define PAVE_BOARD_SLOTS_MAX (INT32_C(1) << 28)

/// Which tiles are adjacent in a new board, as seen in the q systems; in the r systems, col and row
/// change places. pave_board_check finds no fault in any of them, except in a single column of more
/// than two triangles, which is not connected.
typedef enum pave_board_pattern {
    /// All neighbours: six to a tile.
    PAVE_BOARD_HEX = 0,
    /// (col, row) to (col - 1, row), (col + 1, row), (col, row - 1) and (col, row + 1): four.
    PAVE_BOARD_QUAD,
    /// (col, row) to (col - 1, row), (col + 1, row), and to (col, row + 1) where col + row is even,
    /// else (col, row - 1): three.
    PAVE_BOARD_TRIANGLE
} pave_board_pattern;

/// The name of a pattern: "hex", "quad" or "triangle"; NULL for an unknown number. Static. Constant
/// time.
PAVE_API const char *pave_board_pattern_name(pave_board_pattern pattern);

/// The pattern of a name. Returns PAVE_OK, or PAVE_NOT_FOUND; then `out` is untouched.
PAVE_API pave_result pave_board_pattern_read(const char *name, pave_board_pattern *out);

/// What a board is made from.
typedef struct pave_board_def {
    int32_t width, height;  ///< inner tiles, at least 1 each
    pave_hex_system system; ///< one of the four offset ones; zero: odd-r
    pave_board_pattern pattern;
} pave_board_def;

/// A tile by its column and row.
typedef struct pave_board_tile {
    int32_t col, row;
} pave_board_tile;

/// A board. Made by the functions below; links are read and changed by them too, or by whoever
/// knows what the fields say.
typedef struct pave_board {
    int32_t width, height; ///< inner tiles
    pave_hex_system system;
    pave_board_pattern pattern; ///< that it was made by: what repair would rather leave as it is
    int32_t pitch; ///< width + 2, the tiles of a row with its border: (col, row) is at place (row +
                   ///< 1) * pitch + col + 1
    int32_t slot_count; ///< (height + 2) * pitch
    uint8_t *
        links; ///< slot_count, and PAVE_BOARD_PADDING before and after, 0: the three adjacencies
               ///< that a tile owns. r layouts: bit 0 E, bit 1 SE, bit 2 SW; q layouts: bit 0 S,
               ///< bit 1 lower right, bit 2 upper right. 0 where the neighbour is none of the board
    int64_t inner_edges;    ///< pairs of inner tiles that are neighbours, adjacent or not
    int32_t unit_x, unit_y; ///< of the positions, in lattice units: see pave_board_x
    double step;            ///< world units of a lattice unit: 2^-16, or more for very long boards
    pave_allocator allocator;
} pave_board;

/// Makes a board. Returns PAVE_OK; PAVE_RANGE for a size beyond what PAVE_BOARD_SLOTS_MAX says;
/// PAVE_UNSUPPORTED for a system that is not one of the four or a pattern that is none;
/// PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why. Linear time;
/// memory: a byte a tile.
PAVE_API pave_result pave_board_create(const pave_board_def *def, const pave_allocator *allocator,
                                       pave_board **out, pave_error *error);

/// Makes an equal board. Returns PAVE_OK, or PAVE_NO_MEMORY and then `out` is NULL. Linear time.
PAVE_API pave_result pave_board_copy(const pave_board *board, const pave_allocator *allocator,
                                     pave_board **out, pave_error *error);

/// Releases a board; NULL is allowed.
PAVE_API void pave_board_destroy(pave_board *board);

// ---- Tiles --------------------------------------------------------------------------------------
// Constant time.

/// The tile (col, row).
static inline pave_board_tile pave_board_at(int32_t col, int32_t row)
{
    pave_board_tile tile;
    tile.col = col;
    tile.row = row;
    return tile;
}

/// Whether both are the same tile.
static inline bool pave_board_tile_equal(pave_board_tile a, pave_board_tile b)
{
    return a.col == b.col && a.row == b.row;
}

/// Whether the board has the tile, as an inner one or in its border; any tile may be asked about.
static inline bool pave_board_contains(const pave_board *board, pave_board_tile tile)
{
    return tile.col >= -1 && tile.col <= board->width && tile.row >= -1 &&
           tile.row <= board->height;
}

/// Whether it is an inner tile; any tile may be asked about.
static inline bool pave_board_inner(const pave_board *board, pave_board_tile tile)
{
    return tile.col >= 0 && tile.col < board->width && tile.row >= 0 && tile.row < board->height;
}

/// Whether the layout is one of columns, odd-q or even-q.
static inline bool pave_board_flat(const pave_board *board)
{
    return board->system >= PAVE_HEX_ODD_Q;
}

/// Whether the row (r layouts) or column (q layouts) of a tile is one of those that are shoved by
/// half a tile; any tile may be asked about.
static inline bool pave_board_shifted(const pave_board *board, pave_board_tile tile)
{
    int32_t line = pave_board_flat(board) ? tile.col : tile.row;
    return ((line ^ (int32_t)board->system) & 1) != 0; // the even systems are the odd numbers
}

/// Neighbour k, 0..5 clockwise from north, which may be none of the board; any tile may be asked
/// about whose col and row are below INT32_MAX and above INT32_MIN.
static inline pave_board_tile pave_board_neighbor(const pave_board *board, pave_board_tile tile,
                                                  int k)
{
    static const int8_t step[2][2][PAVE_BOARD_NEIGHBORS_MAX][2] = {
        {{{0, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}},
         {{1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}}},
        {{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}},
         {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}}};
    const int8_t *move = step[pave_board_flat(board)][pave_board_shifted(board, tile)][k];
    assert(k >= 0 && k < PAVE_BOARD_NEIGHBORS_MAX);
    return pave_board_at(tile.col + move[0], tile.row + move[1]);
}

/// Which neighbour of a is b: 0..5, or -1 where they are none of each other; any tiles may be asked
/// about.
static inline int pave_board_between(const pave_board *board, pave_board_tile a, pave_board_tile b)
{
    int k;
    for (k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
        if (pave_board_tile_equal(pave_board_neighbor(board, a, k), b)) return k;
    return -1;
}

/// The place of a tile in pave_board.links.
static inline int32_t pave_board_slot(const pave_board *board, pave_board_tile tile)
{
    assert(pave_board_contains(board, tile));
    return (tile.row + 1) * board->pitch + tile.col + 1;
}

/// The tile at a place, 0..slot_count-1.
static inline pave_board_tile pave_board_slot_tile(const pave_board *board, int32_t place)
{
    assert(place >= 0 && place < board->slot_count);
    return pave_board_at(place % board->pitch - 1, place / board->pitch - 1);
}

/// How many inner tiles there are.
static inline int32_t pave_board_tile_count(const pave_board *board)
{
    return board->width * board->height;
}

/// The number of a tile as a node: inner tiles have row * width + col, those of the border follow,
/// clockwise from (-1, -1).
static inline int32_t pave_board_node(const pave_board *board, pave_board_tile tile)
{
    int32_t count = pave_board_tile_count(board), w = board->width + 1, h = board->height + 1;
    assert(pave_board_contains(board, tile));
    if (pave_board_inner(board, tile)) return tile.row * board->width + tile.col;
    if (tile.row == -1) return count + tile.col + 1;
    if (tile.col == board->width) return count + w + tile.row + 1;
    if (tile.row == board->height) return count + w + h + board->width - tile.col;
    return count + w + h + w + board->height - tile.row;
}

/// The tile of such a number, 0..slot_count-1.
static inline pave_board_tile pave_board_node_tile(const pave_board *board, int32_t node)
{
    int32_t count = pave_board_tile_count(board), w = board->width + 1, h = board->height + 1,
            at = node - count;
    assert(node >= 0 && node < board->slot_count);
    if (at < 0) return pave_board_at(node % board->width, node / board->width);
    if (at < w) return pave_board_at(at - 1, -1);
    if (at < w + h) return pave_board_at(board->width, at - w - 1);
    if (at < w + h + w) return pave_board_at(board->width - (at - w - h), board->height);
    return pave_board_at(-1, board->height - (at - w - h - w));
}

// ---- Positions ----------------------------------------------------------------------------------
// The world unit is the edge of a hexagon. Tiles stand on whole numbers of the lattice on which the
// vertices of their mesh lie:
//     r layouts:  x = (2 col + (1 where the row is shoved)) unit_x,  y = row unit_y
//     q layouts:  x = col unit_x,  y = (2 row + (1 where the column is shoved)) unit_y
// So the origin is the tile (0, 0) without its shove. A lattice unit is 2^-16 of the world's, one
// and a half are 98304 of it, and sqrt(3) / 2 is taken for 56756. Where that would lead beyond 2^30
// lattice units, which is no sooner than at 9459 tiles, the lattice is coarser by a power of two;
// the shorter of the two units is then rounded up.

/// The position of a tile, in lattice units. Constant time.
static inline int32_t pave_board_x(const pave_board *board, pave_board_tile tile)
{
    assert(pave_board_contains(board, tile));
    return (pave_board_flat(board) ? tile.col : 2 * tile.col + pave_board_shifted(board, tile)) *
           board->unit_x;
}

/// The same downwards. Constant time.
static inline int32_t pave_board_y(const pave_board *board, pave_board_tile tile)
{
    assert(pave_board_contains(board, tile));
    return (pave_board_flat(board) ? 2 * tile.row + pave_board_shifted(board, tile) : tile.row) *
           board->unit_y;
}

/// The position of a tile in the world: exactly pave_board_x and pave_board_y times
/// pave_board.step. Constant time.
static inline pave_vec2 pave_board_position(const pave_board *board, pave_board_tile tile)
{
    return pave_vec2_of(pave_board_x(board, tile) * board->step,
                        pave_board_y(board, tile) * board->step);
}

// ---- Who is adjacent ----------------------------------------------------------------------------

/// Whether a tile is adjacent to its neighbour k; false where that is none of the board. Constant
/// time.
static inline bool pave_board_has(const pave_board *board, pave_board_tile tile, int k)
{
    // Who owns the adjacency: bit 3 says that it is the neighbour; bits 0 and 1, which of its
    // three.
    static const uint8_t owner[2][PAVE_BOARD_NEIGHBORS_MAX] = {{8 + 2, 0, 1, 2, 8 + 0, 8 + 1},
                                                               {8 + 0, 2, 1, 0, 8 + 2, 8 + 1}};
    int bit;
    assert(pave_board_contains(board, tile) && k >= 0 && k < PAVE_BOARD_NEIGHBORS_MAX);
    bit = owner[pave_board_flat(board)][k];
    if (bit & 8) tile = pave_board_neighbor(board, tile, k);
    return pave_board_contains(board, tile) &&
           (board->links[pave_board_slot(board, tile)] >> (bit & 3) & 1);
}

/// All six: bit k says whether a tile is adjacent to its neighbour k. Constant time.
static inline uint32_t pave_board_links6(const pave_board *board, pave_board_tile tile)
{
    uint32_t links = 0;
    int k;
    for (k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
        links |= (uint32_t)pave_board_has(board, tile, k) << k;
    return links;
}

/// To how many neighbours a tile is adjacent, those of the border included. Constant time.
static inline int pave_board_degree(const pave_board *board, pave_board_tile tile)
{
    int count = 0, k;
    for (k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) count += pave_board_has(board, tile, k);
    return count;
}

/// Makes a tile and its neighbour k adjacent, or cuts them apart. Returns PAVE_OK; PAVE_RANGE where
/// `tile`, which may be any, or its neighbour is none of the board, or k is not in 0..5;
/// PAVE_INVALID where both are of the border. Then nothing changes. Constant time.
PAVE_API pave_result pave_board_set(pave_board *board, pave_board_tile tile, int k, bool adjacent);

/// How many pairs of inner tiles are adjacent. Linear time.
PAVE_API int64_t pave_board_edge_count(const pave_board *board);

// ---- Random removal -----------------------------------------------------------------------------

/// Removes adjacencies between inner tiles at random, so that each tile keeps three that it had
/// (those to border tiles count). Each one that there is has a random word w: of the stream
/// PAVE_STREAM_EDGE_REMOVAL, by the tile that owns it (random.h). Removal is attempted where w <
/// share * 2^32, in the order of (w, row, col, bit of pave_board.links), and succeeds where both
/// tiles still have more than three. So the fate of an adjacency depends only on those of lower w
/// at its two tiles, and on theirs; a larger share only removes more, from large whole boards
/// nearly half of what there is; and a larger board loses the same, but near the old border. Not
/// every board that is left is sound: at the rim a tile may be left with none but border tiles,
/// elsewhere several may hang together by two adjacencies; pave_board_repair mends it. `share` is
/// 0..1. Returns PAVE_OK; PAVE_RANGE for another share; PAVE_NO_MEMORY; then nothing is changed.
/// `out` may be NULL. Linear time, some nanoseconds a tile at small shares; 14 bytes a tile while
/// it runs.
PAVE_API pave_result pave_board_remove_random(pave_board *board, uint64_t seed, double share,
                                              const pave_allocator *allocator, pave_removal *out);

// ---- Boards as graphs ---------------------------------------------------------------------------

/// Makes the adjacency of a board (adjacency.h): a graph, which belongs to it, of all neighbours in
/// the board, with positions and with arcs clockwise from north; cut where the board does not have
/// them. Its nodes have the numbers of pave_board_node. Returns PAVE_OK or PAVE_NO_MEMORY, and then
/// `out` is NULL. Linear time. Memory: 70 bytes a tile.
PAVE_API pave_result pave_board_to_adjacency(const pave_board *board,
                                             const pave_allocator *allocator, pave_adjacency **out,
                                             pave_error *error);

/// Finds what keeps the tiles from becoming polygons, as pave_adjacency_check does; nodes are those
/// of pave_board_node. `out` must hold at least `capacity` elements. Returns PAVE_OK, where `count`
/// faults were found, 0 or more; PAVE_CAPACITY when there are more than `capacity`: the first ones
/// are written, and `count` is how many there are; PAVE_NO_MEMORY. Time and memory: those of
/// pave_board_to_adjacency and of pave_adjacency_check.
PAVE_API pave_result pave_board_check(const pave_board *board, const pave_allocator *allocator,
                                      pave_fault *out, int64_t capacity, int64_t *count);

/// Makes tiles adjacent again until pave_board_check finds nothing, as pave_adjacency_repair does:
/// none of them could be cut again. What the board's pattern had cut is cut again before what was
/// cut later; so where the pattern itself passes the check, repair never joins what it kept apart.
/// `out` gets the nodes of each pair, the lower one first, in the order of the lower ones, and at
/// each clockwise from north; it must hold at least `capacity` pairs. Returns PAVE_OK;
/// PAVE_CAPACITY, with the need in `count`: the repair is done all the same, and the first ones are
/// written; PAVE_NO_MEMORY, then nothing is changed. Every board can be repaired. Time: that of
/// pave_adjacency_repair.
PAVE_API pave_result pave_board_repair(pave_board *board, const pave_allocator *allocator,
                                       int32_t (*out)[2], int64_t capacity, int64_t *count);

// ---- Boards and masks ---------------------------------------------------------------------------
// A mask (window.h) on a rectangle of hexagons in an offset system says the same as a board: a side
// that is set is a cut, also at the rim, where it lies between an inner tile and one of the border.
// The window's first cell is the tile (0, 0). Where its line is an odd one, the even system of the
// window is the odd one of the board, and the other way round, for a board counts its own lines.

/// Cuts the adjacencies whose sides are set in a mask, which must be of a window of the board's
/// size and system. Returns PAVE_OK; PAVE_INVALID where the window is of another size or system;
/// PAVE_UNSUPPORTED where it is no such rectangle at all, where it wraps, and where a cell is set,
/// for a board has no holes. Then nothing changes, and `error` (may be NULL) says why. Linear time.
PAVE_API pave_result pave_board_cut_mask(pave_board *board, const pave_mask *mask,
                                         pave_error *error);

/// Makes the board of a mask's window, of all neighbours, and cuts it as pave_board_cut_mask does.
/// Returns what that and pave_board_create return; on failure `out` is NULL, and `error` (may be
/// NULL) says why. Linear time.
PAVE_API pave_result pave_board_create_from_mask(const pave_mask *mask,
                                                 const pave_allocator *allocator, pave_board **out,
                                                 pave_error *error);

/// Makes the mask of a board, and its window, which goes with it: the cell of the tile (0, 0) is
/// the face 0,0. Returns PAVE_OK or PAVE_NO_MEMORY, and then `out` is NULL. Linear time.
PAVE_API pave_result pave_board_to_mask(const pave_board *board, const pave_allocator *allocator,
                                        pave_mask **out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
