/// src/mesh/dense/dense.h: a board as the triangles between its tiles' centres, in dense arrays.
/// This is the fast path for building the mesh of a board.
///
/// A *place* is a tile of the bordered board, numbered as in board.h: place = row * pitch + column,
/// where the inner tile (0, 0) is in row 1, column 1. Each place owns two triangles, called
/// *slots*; slot s of place p has the number s * plane + p. In r layouts slot 0 of t is (t, E, SE)
/// and slot 1 is (t, SE, SW); in q layouts, their transpose, slot 0 is (t, S, lower right) and slot
/// 1 is (t, lower right, upper right).
///
/// Two slots belong to the same face if the edge between them is missing. A face of one slot is a
/// *single*, any other a *multi*. A vertex is a face with at least one inner tile; it is fixed (on
/// the rim) if it also has a border tile. Every slot of a face stores the position of the vertex.
/// Its *leader* is its lowest slot in the order (place, slot); vertices are numbered in the order
/// of their leaders.
///
/// Corner k of a tile precedes neighbour k, clockwise, and is a slot of the tile or of a neighbour:
/// pave_dense_corner. Corners k and k + 1 of a tile are the same vertex if its edge k is missing,
/// so its ring consists of corner k for each existing edge k. If edge k - 1 exists, corner k is the
/// first, clockwise, of the corners with the same vertex.
///
/// A face of n slots must be a tree of slots, with n + 2 tiles; pave_dense_create rejects boards
/// with other faces.
#ifndef PAVE_SRC_DENSE_H
#define PAVE_SRC_DENSE_H

#include <pave/mesh.h>

/// Denotes the place itself in tables of neighbours (0..5).
#define PAVE_DENSE_SELF 6

enum {
    /// Readable elements before and after each plane; their values are unused.
    PAVE_DENSE_PAD = 64,
    PAVE_DENSE_STRIP_ROWS = 64 ///< rows of a strip of a batch
};

/// Stored in the low two bits of a slot's kind.
typedef enum pave_slot_kind {
    PAVE_SLOT_NONE = 0,   ///< not a vertex: has no inner tile, or is partly outside the board
    PAVE_SLOT_SINGLE = 1, ///< a face on its own, with three inner tiles
    PAVE_SLOT_RIM = 2,    ///< a face on its own, with inner and border tiles: fixed
    PAVE_SLOT_MULTI = 3   ///< part of a face of several slots, fixed or not
} pave_slot_kind;

enum {
    PAVE_SLOT_KINDS = 3,
    PAVE_SLOT_MISSING = 2
}; ///< mask of pave_slot_kind, and lowest bit of the missing edges

typedef struct pave_dense {
    const pave_board *board;
    int32_t pitch, rows;  ///< size of the bordered board: width + 2, height + 2
    bool by_columns;      ///< q layouts: columns, not rows, are shifted
    int32_t shifted;      ///< parity (0 or 1) of the shifted rows (or columns), border included
    int64_t offset[2][6]; ///< [shifted]: offset from a place to each of its six neighbours
    /// Distance between the two slots of a place in the arrays below: a multiple of 64, at least
    /// the number of places.
    int64_t plane;
    uint8_t *links; ///< plane bytes: the six adjacencies of a place, bit k for neighbour k. Padded
    /// 2 * plane bytes: pave_slot_kind of a slot and, << PAVE_SLOT_MISSING, the mask of its missing
    /// edges (dense_walk.h). Padded.
    uint8_t *kinds;
    /// 2 * plane elements each: positions of slots; undefined for slots of kind NONE. Padded.
    int32_t *x, *y;
    int32_t multi_count;
    int32_t *multi_start; ///< multi_count + 1 elements
    /// The slots of multi m are multi_start[m] .. multi_start[m + 1] - 1, the leader first. Multis
    /// are sorted by leader.
    int32_t *multi_slots;
    /// multi_count elements: the number of inner tiles at the vertex, in the bits PAVE_MULTI_TILES;
    /// PAVE_MULTI_FIXED if border tiles also meet there; from bit PAVE_MULTI_FORM on, the form of
    /// the face, or 0 (dense_forms.h).
    uint32_t *multi_tiles;
    struct pave_forms *forms;
    int64_t multi_slot_count;
    int64_t vertex_count, rim_count; ///< numbers of all vertices and of fixed ones
    int64_t corner_count;            ///< total length of the rings of all inner tiles
    pave_allocator allocator;
} pave_dense;

#define PAVE_MULTI_FIXED (UINT32_C(1) << 31)
#define PAVE_MULTI_TILES UINT32_C(255)
#define PAVE_MULTI_FORM 8

static inline pave_slot_kind pave_dense_kind(const pave_dense *dense, int64_t slot)
{
    return (pave_slot_kind)(dense->kinds[slot] & PAVE_SLOT_KINDS);
}

/// Returns the first index into `offset` (0 or 1) for the place at (row, column), border included.
static inline int pave_dense_side(const pave_dense *dense, int64_t row, int64_t column)
{
    return ((dense->by_columns ? column : row) & 1) == dense->shifted;
}

static inline int pave_dense_place_side(const pave_dense *dense, int64_t place)
{
    return pave_dense_side(dense, place / dense->pitch, place % dense->pitch);
}

/// A corner of a tile as (neighbour, slot), where the neighbour may be PAVE_DENSE_SELF.
typedef struct pave_dense_corner_of {
    int8_t neighbor, slot;
} pave_dense_corner_of;

/// [by_columns][k]. r layouts: NW.0, NE.1, own 0, own 1, W.0, NW.1; q layouts: UL.1, N.0, own 1,
/// own 0, LL.1, UL.0.
extern const pave_dense_corner_of pave_dense_corners[2][6];

/// Returns the slot that is corner k of a place; `side` is the place's pave_dense_side. For an
/// inner place, all tiles of the slot are on the board.
static inline int64_t pave_dense_corner(const pave_dense *dense, int64_t place, int side, int k)
{
    pave_dense_corner_of of = pave_dense_corners[dense->by_columns][k];
    return of.slot * dense->plane + place +
           (of.neighbor != PAVE_DENSE_SELF ? dense->offset[side][of.neighbor] : 0);
}

/// Creates the dense board of a board, with unrelaxed positions: the mean of the tiles of each face
/// (pave_mean_of) or, on the rim, the mean of its border tiles and of the inner tiles adjacent to
/// them. Runs in strips on `batch` (may be NULL; progress counts rows). Returns PAVE_OK;
/// PAVE_NOT_FOUND if the board needs the general path, which also reports faults (an inner tile
/// with fewer than three neighbours, a face that is not a tree of slots or has too many, inner
/// tiles that are not connected); PAVE_STOPPED; PAVE_NO_MEMORY. On failure `out` is {0}. The board
/// must outlive the dense board.
pave_result pave_dense_create(const pave_board *board, const pave_batch *batch,
                              const pave_allocator *allocator, pave_dense *out);

/// Frees all arrays and resets the dense board to {0}.
void pave_dense_release(pave_dense *dense);

/// Frees some arrays early, to lower peak memory while the mesh is built. The first function frees
/// kinds and y, the second frees the multis.
void pave_dense_release_y(pave_dense *dense);
void pave_dense_release_multis(pave_dense *dense);

/// Allocates an array of `planes` planes of elements of `size` bytes, uninitialized, padded like
/// the dense board's own arrays. Returns NULL if out of memory. The second function frees it and
/// accepts NULL.
void *pave_dense_take_plane(const pave_dense *dense, int64_t planes, size_t size);
void pave_dense_release_plane(const pave_dense *dense, void *plane, size_t size);

/// Returns the number of strips of PAVE_DENSE_STRIP_ROWS rows.
static inline int32_t pave_dense_strip_count(const pave_dense *dense)
{
    return (dense->rows + PAVE_DENSE_STRIP_ROWS - 1) / PAVE_DENSE_STRIP_ROWS;
}

/// Calls strip(job, 0) .. strip(job, count - 1) in rounds on `batch` (may be NULL), with progress
/// in rows. Returns PAVE_OK or PAVE_STOPPED.
pave_result pave_dense_strips(const pave_dense *dense, const pave_batch *batch,
                              void (*strip)(void *job, int32_t index), void *job);

/// A side of an inner tile that faces the border: side k of the tile. There are rim_count of them,
/// ordered clockwise around the board.
typedef struct pave_dense_rim_side {
    pave_board_tile tile;
    int k;
} pave_dense_rim_side;

/// Return some side of the rim and the successor of a side, respectively.
pave_dense_rim_side pave_dense_rim_first(const pave_dense *dense);
pave_dense_rim_side pave_dense_rim_next(const pave_dense *dense, pave_dense_rim_side side);

/// Returns a slot of the vertex at which a side begins.
int64_t pave_dense_rim_slot(const pave_dense *dense, pave_dense_rim_side side);

/// Creates the mesh of a dense board. Frees the dense board in the process, also on failure, so
/// that the two are never both fully in memory. Returns PAVE_OK, PAVE_STOPPED or PAVE_NO_MEMORY.
pave_result pave_dense_to_mesh(pave_dense *dense, const pave_batch *batch,
                               const pave_allocator *allocator, pave_mesh **out);

// ---- Construction steps -------------------------------------------------------------------------

/// Finds the multis, sets the positions of all slots, and adds the multis to the vertices. `leads`
/// marks the slots that may be leaders (dense_rows.h). `slots` is the number of slots in multis,
/// and `multis` the number of multis if each is a tree. Returns PAVE_OK; PAVE_NOT_FOUND if a multi
/// is not a tree or has too many slots; PAVE_STOPPED; PAVE_NO_MEMORY.
pave_result pave_dense_find_multis(pave_dense *dense, const uint64_t *leads, int64_t slots,
                                   int64_t multis, const pave_batch *batch);

/// Sets each slot of a row to its position as a single.
void pave_dense_place_singles(pave_dense *dense, int32_t row);

#endif
