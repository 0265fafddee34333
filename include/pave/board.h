/// pave/board.h: boards: windows of hexagons on which a designer chooses which neighbouring tiles
/// are adjacent.
///
/// A board has width x height inner tiles in one of the four offset systems, surrounded by a border
/// of one tile. The border bounds the inner tiles and does not become polygons. Tile (col, row) is
/// an inner tile if 0 <= col < width and 0 <= row < height. Border tiles have col -1 or width, or
/// row -1 or height. As in hex.h, the r systems (odd-r, even-r) are rows of pointy hexagons with
/// every other row shifted right by half a tile; the q systems (odd-q, even-q) are columns of flat
/// hexagons with every other column shifted down. -1 is odd.
///
/// The neighbours of a tile are numbered 0..5 clockwise on screen from north:
///
///     r systems   5   0      0 NE   1 E    2 SE        q systems     0       0 N   1 upper right
///               4   *   1    3 SW   4 W    5 NW                  5     1    2 lower right
///                 3   2                                             *       3 S   4 lower left
///                                                                4     2    5 upper left
///                                                                   3
///
/// Two neighbours are adjacent or not. One bit per pair stores this, so a board cannot contradict
/// itself. Border tiles are always adjacent to each other.
///
/// The adjacency of a board is a planar graph (adjacency.h). Its nodes are the inner tiles, row by
/// row, then the border tiles, clockwise from the upper left one.
///
/// Unless a comment says otherwise, tiles must belong to the board. Asserts check this.
///
/// Examples: mesh_board.c (a pattern and its tiles), board_random.c (random removal, faults and
/// repair).
#ifndef PAVE_BOARD_H
#define PAVE_BOARD_H

#include <pave/adjacency.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Boards -------------------------------------------------------------------------------------

enum {
    PAVE_BOARD_NEIGHBORS_MAX = 6,
    PAVE_BOARD_PADDING = 64 ///< readable bytes before and after pave_board.links
};

/// Maximum of (width + 2) * (height + 2), the number of tiles including the border.
#define PAVE_BOARD_SLOTS_MAX (INT32_C(1) << 28)

/// Initial adjacencies of a new board, given for the q systems; the r systems swap col and row.
/// pave_board_check finds no fault in these patterns, except in a single column of more than two
/// triangles, which is not connected.
typedef enum pave_board_pattern {
    /// All six neighbours.
    PAVE_BOARD_HEX = 0,
    /// Four neighbours: (col, row) to (col - 1, row), (col + 1, row), (col, row - 1) and (col, row
    /// + 1).
    PAVE_BOARD_QUAD,
    /// Three neighbours: (col, row) to (col - 1, row), (col + 1, row), and to (col, row + 1) if col
    /// + row is even, otherwise to (col, row - 1).
    PAVE_BOARD_TRIANGLE
} pave_board_pattern;

/// Names of the pave_board_pattern values.
PAVE_API extern const char *const pave_board_pattern_words[];

/// Parameters of pave_board_create.
typedef struct pave_board_def {
    int32_t width, height;  ///< inner tiles, at least 1 each
    pave_hex_system system; ///< one of the four offset systems; 0: odd-r
    pave_board_pattern pattern;
} pave_board_def;

/// Column and row of a tile.
typedef struct pave_board_tile {
    int32_t col, row;
} pave_board_tile;

/// A board. The functions below create it, and read and change its links.
typedef struct pave_board {
    int32_t width, height; ///< inner tiles
    pave_hex_system system;
    pave_board_pattern pattern; ///< initial pattern, which repair prefers to keep
    int32_t pitch;              ///< width + 2; tile (col, row) has slot (row + 1) * pitch + col + 1
    int32_t slot_count;         ///< (height + 2) * pitch
    /// slot_count bytes, with PAVE_BOARD_PADDING zeros before and after: the three adjacencies that
    /// each tile owns. r systems: bit 0 E, bit 1 SE, bit 2 SW; q systems: bit 0 S, bit 1 lower
    /// right, bit 2 upper right. A bit is 0 if the neighbour is not on the board.
    uint8_t *links;
    int64_t inner_edges;    ///< pairs of neighbouring inner tiles, adjacent or not
    int32_t unit_x, unit_y; ///< tile distances in fixed-point units, see "Positions"
    double step;            ///< world units per fixed-point unit: 2^-16, or more on long boards
    pave_allocator allocator;
} pave_board;

/// Creates a board. Returns PAVE_OK; PAVE_RANGE for a size below 1 or beyond PAVE_BOARD_SLOTS_MAX,
/// or an unknown pattern or system; PAVE_UNSUPPORTED for a system that is not an offset system;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason. Linear time.
/// Memory: one byte per tile.
PAVE_API pave_result pave_board_create(const pave_board_def *def, const pave_allocator *allocator,
                                       pave_board **out, pave_error *error);

/// Copies a board. Returns PAVE_OK; PAVE_NO_MEMORY (`out` is NULL and `error`, which may be NULL,
/// has the reason). Linear time.
PAVE_API pave_result pave_board_copy(const pave_board *board, const pave_allocator *allocator,
                                     pave_board **out, pave_error *error);

/// Releases a board. NULL is allowed.
PAVE_API void pave_board_destroy(pave_board *board);

// ---- Tiles --------------------------------------------------------------------------------------
// Constant time.

/// Returns the tile (col, row).
PAVE_INLINE pave_board_tile pave_board_at(int32_t col, int32_t row)
{
    pave_board_tile tile;
    tile.col = col;
    tile.row = row;
    return tile;
}

/// Returns whether the board contains a tile, inner or border. `tile` may be any tile.
PAVE_INLINE bool pave_board_contains(const pave_board *board, pave_board_tile tile)
{
    return tile.col >= -1 && tile.col <= board->width && tile.row >= -1 &&
           tile.row <= board->height;
}

/// Returns whether a tile is an inner tile. `tile` may be any tile. Constant time.
PAVE_INLINE bool pave_board_inner(const pave_board *board, pave_board_tile tile)
{
    return tile.col >= 0 && tile.col < board->width && tile.row >= 0 && tile.row < board->height;
}

/// Returns neighbour k, 0..5 clockwise from north, on the board or not. `tile` may be any tile
/// whose col and row are strictly between INT32_MIN and INT32_MAX. Constant time.
PAVE_INLINE pave_board_tile pave_board_neighbor(const pave_board *board, pave_board_tile tile,
                                                int k)
{
    static const int8_t step[2][2][PAVE_BOARD_NEIGHBORS_MAX][2] = {
        {{{0, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}},
         {{1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}}},
        {{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}},
         {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}}};
    const bool flat = board->system >= PAVE_HEX_ODD_Q;
    // The rows or columns of one parity are shifted; the even systems have odd numbers.
    const int shifted = ((flat ? tile.col : tile.row) ^ (int32_t)board->system) & 1;
    const int8_t *move = step[flat][shifted][k];
    assert(k >= 0 && k < PAVE_BOARD_NEIGHBORS_MAX);
    return pave_board_at(tile.col + move[0], tile.row + move[1]);
}

/// Returns the k for which b is neighbour k of a, or -1 if they are not neighbours. Both may be any
/// tiles. Constant time.
PAVE_INLINE int pave_board_between(const pave_board *board, pave_board_tile a, pave_board_tile b)
{
    int k;
    for (k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        const pave_board_tile near = pave_board_neighbor(board, a, k);
        if (near.col == b.col && near.row == b.row) return k;
    }
    return -1;
}

/// Returns the node index of a tile: row * width + col for inner tiles, then the border tiles
/// clockwise from (-1, -1).
PAVE_INLINE int32_t pave_board_node(const pave_board *board, pave_board_tile tile)
{
    int32_t count = board->width * board->height, w = board->width + 1, h = board->height + 1;
    assert(pave_board_contains(board, tile));
    if (pave_board_inner(board, tile)) return tile.row * board->width + tile.col;
    if (tile.row == -1) return count + tile.col + 1;
    if (tile.col == board->width) return count + w + tile.row + 1;
    if (tile.row == board->height) return count + w + h + board->width - tile.col;
    return count + w + h + w + board->height - tile.row;
}

/// Returns the tile of a node number, 0..slot_count-1.
PAVE_INLINE pave_board_tile pave_board_node_tile(const pave_board *board, int32_t node)
{
    int32_t count = board->width * board->height, w = board->width + 1, h = board->height + 1,
            at = node - count;
    assert(node >= 0 && node < board->slot_count);
    if (at < 0) return pave_board_at(node % board->width, node / board->width);
    if (at < w) return pave_board_at(at - 1, -1);
    if (at < w + h) return pave_board_at(board->width, at - w - 1);
    if (at < w + h + w) return pave_board_at(board->width - (at - w - h), board->height);
    return pave_board_at(-1, board->height - (at - w - h - w));
}

// ---- Positions ----------------------------------------------------------------------------------
// The world unit is the edge of a hexagon. Positions are fixed-point coordinates, like the vertices
// of the mesh:
//     r systems:  x = (2 col + (1 if the row is shifted)) unit_x,  y = row unit_y
//     q systems:  x = col unit_x,  y = (2 row + (1 if the column is shifted)) unit_y
// The origin is tile (0, 0) before its shift. A fixed-point unit is 2^-16 world units: 1.5 is 98304
// units, and sqrt(3) / 2 is 56756. On boards longer than 9458 tiles, where coordinates might exceed
// 2^30, the unit is larger by a power of two, and the shorter of unit_x and unit_y is rounded up.

/// Returns the position of a tile in the world: its fixed-point coordinates times pave_board.step,
/// exactly. Constant time.
PAVE_API pave_vec2 pave_board_position(const pave_board *board, pave_board_tile tile);

// ---- Adjacency ----------------------------------------------------------------------------------

/// Returns whether a tile is adjacent to its neighbour k; false if the neighbour is not on the
/// board. Constant time.
PAVE_INLINE bool pave_board_has(const pave_board *board, pave_board_tile tile, int k)
{
    // Owner of the adjacency: bit 3 is set if the neighbour owns it; bits 0 and 1 are the index of
    // the link.
    static const uint8_t owner[2][PAVE_BOARD_NEIGHBORS_MAX] = {{8 + 2, 0, 1, 2, 8 + 0, 8 + 1},
                                                               {8 + 0, 2, 1, 0, 8 + 2, 8 + 1}};
    int bit;
    assert(pave_board_contains(board, tile) && k >= 0 && k < PAVE_BOARD_NEIGHBORS_MAX);
    bit = owner[board->system >= PAVE_HEX_ODD_Q][k];
    if (bit & 8) tile = pave_board_neighbor(board, tile, k);
    return pave_board_contains(board, tile) &&
           (board->links[(tile.row + 1) * board->pitch + tile.col + 1] >> (bit & 3) & 1);
}

/// Returns a bit mask: bit k is set if a tile is adjacent to its neighbour k. Constant time.
PAVE_INLINE uint32_t pave_board_links6(const pave_board *board, pave_board_tile tile)
{
    uint32_t links = 0;
    int k;
    for (k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
        links |= (uint32_t)pave_board_has(board, tile, k) << k;
    return links;
}

/// Joins a tile and its neighbour k, or cuts them. Returns PAVE_OK; PAVE_RANGE if k is not in 0..5,
/// or if `tile` (any tile) or its neighbour is not on the board; PAVE_INVALID if both are border
/// tiles. On failure nothing changes. Constant time.
PAVE_API pave_result pave_board_set(pave_board *board, pave_board_tile tile, int k, bool adjacent);

/// Returns the number of adjacent pairs of inner tiles. Linear time.
PAVE_API int64_t pave_board_edge_count(const pave_board *board);

// ---- Random removal -----------------------------------------------------------------------------

/// Removes adjacencies between inner tiles at random, by the rules of pave_adjacency_remove_random.
/// Each adjacency has a random word w (stream PAVE_STREAM_EDGE_REMOVAL, random.h) and is tried if w
/// < share * 2^32, in the order of (w, row, col, bit of links). A larger share removes a superset;
/// a larger board removes the same adjacencies away from the old border. The result needs no
/// pave_board_repair, unless max_degree is PAVE_REMOVAL_ANY or the board needed it before. Returns
/// PAVE_OK; PAVE_RANGE for an invalid definition; PAVE_NO_MEMORY. On failure nothing changes and
/// `error` (may be NULL) has the reason. `out` may be NULL. Expected linear time. Temporary memory:
/// 15 bytes per tile, 31 if the board has cuts.
PAVE_API pave_result pave_board_remove_random(pave_board *board, const pave_removal_def *def,
                                              const pave_allocator *allocator, pave_removal *out,
                                              pave_error *error);

// ---- Boards as graphs ---------------------------------------------------------------------------

/// Creates the adjacency of a board and its graph: an edge for each pair of neighbours on the
/// board, cut as on the board, with positions and arcs clockwise from north. Nodes are numbered as
/// in pave_board_node. Returns PAVE_OK; PAVE_NO_MEMORY (`out` is NULL). Linear time. Memory: 70
/// bytes per tile.
PAVE_API pave_result pave_board_to_adjacency(const pave_board *board,
                                             const pave_allocator *allocator, pave_adjacency **out,
                                             pave_error *error);

/// Finds the faults that keep tiles from becoming polygons, like pave_adjacency_check. Nodes are
/// numbered as in pave_board_node. `out` must hold at least `capacity` elements. Returns PAVE_OK
/// with the number of faults in `count`; PAVE_CAPACITY if there are more than `capacity`;
/// PAVE_NO_MEMORY. Takes the time and memory of pave_board_to_adjacency and pave_adjacency_check.
PAVE_API pave_result pave_board_check(const pave_board *board, const pave_allocator *allocator,
                                      pave_fault *out, int64_t capacity, int64_t *count);

/// Joins tiles until pave_board_check finds nothing and at most PAVE_REPAIR_DEGREE inner tiles meet
/// in a vertex, like pave_adjacency_repair. No joined pair can be cut again. Cuts of the board's
/// pattern are preferred over later cuts. `out` receives the nodes of each joined pair, the lower
/// first, in order; it must hold at least `capacity` pairs; NULL: they are only counted. Returns
/// PAVE_OK; PAVE_CAPACITY with the required capacity in `count`; PAVE_NO_MEMORY. On failure the
/// board is unchanged. Every board can be repaired. Linear time, or the time of
/// pave_adjacency_repair if a face has more than 258 tiles.
PAVE_API pave_result pave_board_repair(pave_board *board, const pave_allocator *allocator,
                                       int32_t (*out)[2], int64_t capacity, int64_t *count);

// ---- Boards and masks ---------------------------------------------------------------------------
// A mask (window.h) on a rectangle of hexagons in an offset system describes a board. A set side is
// a cut, also at the rim, between an inner tile and a border tile. The first cell of the window is
// tile (0, 0). A board counts its rows and columns from 0: if the first row or column of the window
// is odd, the even system of the window is the odd system of the board, and vice versa.

/// Cuts the adjacencies whose sides are set in a mask on a window of the board's size and system.
/// Returns PAVE_OK; PAVE_INVALID if the window's size or system differs from the board's;
/// PAVE_UNSUPPORTED if it is not such a rectangle, wraps, or has a masked cell, since a board has
/// no holes. On failure nothing changes and `error` (may be NULL) has the reason. Linear time.
PAVE_API pave_result pave_board_cut_mask(pave_board *board, const pave_mask *mask,
                                         pave_error *error);

/// Creates the hexagonal board of a mask's window and cuts it like pave_board_cut_mask. Returns the
/// results of pave_board_create and pave_board_cut_mask; on failure `out` is NULL and `error` (may
/// be NULL) has the reason. Linear time.
PAVE_API pave_result pave_board_create_from_mask(const pave_mask *mask,
                                                 const pave_allocator *allocator, pave_board **out,
                                                 pave_error *error);

/// Creates the mask of a board, and its window, which the mask owns. The cell of tile (0, 0) is
/// face 0,0. Returns PAVE_OK; PAVE_NO_MEMORY (`out` is NULL). Linear time.
PAVE_API pave_result pave_board_to_mask(const pave_board *board, const pave_allocator *allocator,
                                        pave_mask **out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
