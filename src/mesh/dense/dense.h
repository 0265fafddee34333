/// src/mesh/dense/dense.h: a board as the triangles of its tiles' centres, in dense arrays: the
/// dense path, which makes building the mesh of a board fast.
///
/// A *place* is a tile of the bordered board, numbered as in board.h: place = row * pitch + column,
/// where the inner tile (0, 0) is in row 1, column 1. Each place owns two triangles, *slots*; slot
/// s of place p has the number s * plane + p. In r layouts slot 0 of t is (t, E, SE), slot 1 is (t,
/// SE, SW); in q layouts, their transpose, slot 0 is (t, S, lower right), slot 1 is (t, lower
/// right, upper right).
///
/// Two slots are one face where the edge between them is missing. A face of one slot is a *single*,
/// the others are *multis*. A vertex is a face with at least one inner tile; it is fixed (on the
/// rim) when it has a border tile as well. All slots of a face hold its position. Its *leader* is
/// the lowest of its slots in the order (place, slot); vertices are numbered by their leaders in
/// that order.
///
/// Corner k of a tile lies before neighbour k, clockwise, and is a slot of it or of a neighbour:
/// pave_dense_corner. Corners k and k + 1 of a tile are the same vertex where its edge k is
/// missing; so its ring is corner k of each edge k that it has. Corner k is the first of its run,
/// clockwise, where edge k - 1 is there.
///
/// A face of n slots is a tree of them, with n + 2 tiles; dense boards with other faces are not
/// made (see pave_dense_create).
#ifndef PAVE_SRC_DENSE_H
#define PAVE_SRC_DENSE_H

#include <pave/mesh.h>

/// In tables of neighbours (0..5): the place itself.
#define PAVE_DENSE_SELF 6

enum {
    PAVE_DENSE_PAD =
        64, ///< elements before and behind each plane that may be read (and hold nothing)
    PAVE_DENSE_STRIP_ROWS = 64 ///< rows of a strip of a batch
};

/// What a slot is: the low two bits of its kind.
typedef enum pave_slot_kind {
    PAVE_SLOT_NONE = 0,   ///< no inner tile, or not all of it in the board: no vertex
    PAVE_SLOT_SINGLE = 1, ///< a face by itself, of three inner tiles
    PAVE_SLOT_RIM = 2,    ///< a face by itself, of inner and border tiles: fixed
    PAVE_SLOT_MULTI = 3   ///< of a face of several slots, fixed or not
} pave_slot_kind;

enum {
    PAVE_SLOT_KINDS = 3,
    PAVE_SLOT_MISSING = 2
}; ///< the bits of the kind, and from which bit on there are those of missing edges

typedef struct pave_dense {
    const pave_board *board;
    int32_t pitch, rows; ///< of the bordered board: width + 2, height + 2
    bool by_columns;     ///< q layouts: columns are shifted, not rows
    int32_t shifted; ///< rows (columns) of this parity are shifted, counted with the border: 0 or 1
    int64_t offset[2][6]; ///< from a place that is not shifted [0] or is [1] to its six neighbours
    int64_t plane; ///< places and more: the distance of the two slots of a place in what follows. A
                   ///< multiple of 64
    uint8_t *links; ///< plane: the six adjacencies of a place, bit k for neighbour k. Padded
    uint8_t *kinds; ///< 2 * plane: of a slot, pave_slot_kind and, << PAVE_SLOT_MISSING, which of
                    ///< its edges are missing (dense_walk.h). Padded
    int32_t *x, *y; ///< 2 * plane each: positions of slots; what slots of kind NONE hold, means
                    ///< nothing. Padded
    int32_t multi_count;
    int32_t *multi_start; ///< multi_count + 1
    int32_t *multi_slots; ///< of multi m: multi_start[m] .. multi_start[m + 1] - 1; the first is
                          ///< its leader. Multis go by leaders
    uint32_t
        *multi_tiles; ///< multi_count: how many inner tiles meet there, in the bits
                      ///< PAVE_MULTI_TILES; PAVE_MULTI_FIXED: border tiles do as well; from bit
                      ///< PAVE_MULTI_FORM on, the form of the face, 0: none (dense_forms.h)
    struct pave_forms *forms;
    int64_t multi_slot_count;
    int64_t vertex_count, rim_count; ///< all vertices; those that are fixed
    int64_t corner_count;            ///< the rings of all inner tiles together
    pave_allocator allocator;
} pave_dense;

#define PAVE_MULTI_FIXED (UINT32_C(1) << 31)
#define PAVE_MULTI_TILES UINT32_C(255)
#define PAVE_MULTI_FORM 8

static inline pave_slot_kind pave_dense_kind(const pave_dense *dense, int64_t slot)
{
    return (pave_slot_kind)(dense->kinds[slot] & PAVE_SLOT_KINDS);
}

/// 0 or 1: which column of `offset` the place of (row, column), both counted with the border, has.
static inline int pave_dense_side(const pave_dense *dense, int64_t row, int64_t column)
{
    return ((dense->by_columns ? column : row) & 1) == dense->shifted;
}

static inline int pave_dense_place_side(const pave_dense *dense, int64_t place)
{
    return pave_dense_side(dense, place / dense->pitch, place % dense->pitch);
}

/// Of which neighbour (or of the place itself) corner k is a slot, and which slot.
typedef struct pave_dense_corner_of {
    int8_t neighbor, slot;
} pave_dense_corner_of;

/// [by_columns][k]. r layouts: NW.0, NE.1, own 0, own 1, W.0, NW.1; q layouts: UL.1, N.0, own 1,
/// own 0, LL.1, UL.0.
extern const pave_dense_corner_of pave_dense_corners[2][6];

/// The slot that is corner k of a place; `side` is pave_dense_side of it. Its tiles are in the
/// board where the place is an inner one.
static inline int64_t pave_dense_corner(const pave_dense *dense, int64_t place, int side, int k)
{
    pave_dense_corner_of of = pave_dense_corners[dense->by_columns][k];
    return of.slot * dense->plane + place +
           (of.neighbor != PAVE_DENSE_SELF ? dense->offset[side][of.neighbor] : 0);
}

/// The dense board of a board with raw positions: the mean of the tiles of each face
/// (pave_mean_of), on the rim that of its border tiles and of the inner ones beside their run. In
/// strips by `batch` (may be NULL; progress counts rows). Returns PAVE_OK; PAVE_NOT_FOUND where the
/// board is not plainly good (an inner tile with fewer than three neighbours, a face that is not
/// a tree of slots or has very many, inner tiles that are not connected): the general way says what
/// is wrong with it; PAVE_STOPPED; PAVE_NO_MEMORY. On failure `out` is {0}. The board must live as
/// long as the dense board.
pave_result pave_dense_create(const pave_board *board, const pave_batch *batch,
                              const pave_allocator *allocator, pave_dense *out);

/// Releases what it holds, and makes it {0}.
void pave_dense_release(pave_dense *dense);

/// Release a part of it early, so that it need not lie in memory beside the mesh: kinds and y; the
/// multis.
void pave_dense_release_y(pave_dense *dense);
void pave_dense_release_multis(pave_dense *dense);

/// An array of `planes` planes of elements of `size` bytes, padded as those of the dense board are;
/// it may hold anything. NULL: no memory. And its release, which allows NULL.
void *pave_dense_take_plane(const pave_dense *dense, int64_t planes, size_t size);
void pave_dense_release_plane(const pave_dense *dense, void *plane, size_t size);

/// How many strips of PAVE_DENSE_STRIP_ROWS rows it has.
static inline int32_t pave_dense_strip_count(const pave_dense *dense)
{
    return (dense->rows + PAVE_DENSE_STRIP_ROWS - 1) / PAVE_DENSE_STRIP_ROWS;
}

/// Runs strip(job, 0) .. strip(job, count - 1) in rounds by `batch` (may be NULL), with
/// progress in rows. PAVE_OK, or PAVE_STOPPED.
pave_result pave_dense_strips(const pave_dense *dense, const pave_batch *batch,
                              void (*strip)(void *job, int32_t index), void *job);

/// A side of an inner tile that faces the border: side k of the tile. There are rim_count of them,
/// in order around the board, clockwise.
typedef struct pave_dense_rim_side {
    pave_board_tile tile;
    int k;
} pave_dense_rim_side;

/// Some side of the rim, and the one that follows a side.
pave_dense_rim_side pave_dense_rim_first(const pave_dense *dense);
pave_dense_rim_side pave_dense_rim_next(const pave_dense *dense, pave_dense_rim_side side);

/// A slot of the vertex at which a side begins.
int64_t pave_dense_rim_slot(const pave_dense *dense, pave_dense_rim_side side);

/// The mesh of a dense board as it is. The dense board is released on the way, also where it fails,
/// so that both never lie in memory whole. PAVE_OK, PAVE_STOPPED, PAVE_NO_MEMORY.
pave_result pave_dense_to_mesh(pave_dense *dense, const pave_batch *batch,
                               const pave_allocator *allocator, pave_mesh **out);

// ---- Parts of making ----------------------------------------------------------------------------

/// Finds the multis, and gives all slots their positions; adds them to the vertices. `leads` are
/// the slots that may lead one (dense_rows.h); `slots` of the dense board belong to multis, which
/// are `multis` where each of them is a tree. PAVE_OK; PAVE_NOT_FOUND where one is not, or has too
/// many slots; PAVE_STOPPED; PAVE_NO_MEMORY.
pave_result pave_dense_find_multis(pave_dense *dense, const uint64_t *leads, int64_t slots,
                                   int64_t multis, const pave_batch *batch);

/// Gives every slot of a row the place of a single's vertex.
void pave_dense_place_singles(pave_dense *dense, int32_t row);

#endif
