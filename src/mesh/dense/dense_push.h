/// src/mesh/dense/dense_push.h: guarded pushes on a dense board, and its tiles
/// as a shape.
///
/// A step has two passes over rows of inner tiles. The *push* gives each slot the sum of the pushes
/// of its three tiles, each tile counting in that slot of a face where its run begins; singles move
/// at once, multis when the sums of all their slots are there. The *star* pass then finds the
/// centres of the tiles, for the next step, and the tiles that a filter of floats could not let
/// pass. All sums are whole numbers: nothing depends on the order of rows, strips or slots. The
/// arithmetic is that of mesh_geometry.h.
#ifndef PAVE_SRC_DENSE_PUSH_H
#define PAVE_SRC_DENSE_PUSH_H

#include "../../base/kernels.h"
#include "../mesh_shape.h"
#include "dense.h"

// ---- What others call ---------------------------------------------------------------------------

/// Adds the tiles that are not sound, or of which a triangle has a turn below `floor`, to the list,
/// in increasing order. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_dense_bad_tiles(const pave_dense *dense, int64_t floor, const pave_batch *batch,
                                 pave_shape_list *bad);

/// Twice the area inside the rim; at most 2^63.
uint64_t pave_dense_rim_turns(const pave_dense *dense);

/// Up to def->steps guarded pushes (def->kind must be PAVE_RELAX_PUSH) of a dense board whose tiles
/// are all sound, as pave_mesh_relax does them. Fills steps, moved and adds to guarded of the
/// story. Returns PAVE_OK; PAVE_STOPPED and PAVE_NO_MEMORY: the dense board is as after the last
/// whole step. Progress counts rows times steps.
pave_result pave_dense_push(pave_dense *dense, const pave_relax_def *def, const pave_batch *batch,
                            pave_mesh_story *story);

/// A dense board as a shape. {.dense = ...} is one as well, but finds rings anew each time.
typedef struct pave_dense_view {
    pave_dense *dense;
    const int32_t *before_x,
        *before_y; ///< 2 * plane each: positions before the step; NULL outside steps
    struct pave_dense_ring *rings; ///< rings that were found; NULL: none are kept
    int64_t ring_room;             ///< a power of two
} pave_dense_view;

/// Makes a view outside steps, with memory for the rings of about so many tiles, if there is any
/// (32 bytes each, but at most 16 for each tile of the board); to be closed while the dense board
/// is there.
void pave_dense_view_open(pave_dense_view *view, pave_dense *dense, int64_t tiles);
void pave_dense_view_close(pave_dense_view *view);

/// The view as a shape; it must live as long. Tiles are row * width + col; a vertex is its leader's
/// slot.
pave_shape pave_dense_shape(pave_dense_view *view);

// ---- Rows ---------------------------------------------------------------------------------------

/// What of the three tiles of the slots of a place begins its run there, and which slots do not
/// move: bits of a byte. The tiles of slot 0 are own, P, Q, those of slot 1 own, Q, R: in r layouts
/// P, Q, R are E, SE, SW, in q layouts S, lower right, upper right. The three edges of a triangle
/// are there exactly where all three runs begin: then it is a single.
enum {
    PAVE_PUSH_OWN0 = 1 << 0,
    PAVE_PUSH_P0 = 1 << 1,
    PAVE_PUSH_Q0 = 1 << 2,
    PAVE_PUSH_OWN1 = 1 << 3,
    PAVE_PUSH_Q1 = 1 << 4,
    PAVE_PUSH_R1 = 1 << 5,
    PAVE_PUSH_FIXED0 = 1 << 6,
    PAVE_PUSH_FIXED1 = 1 << 7
};

/// Arrays of x and of y that are read from a place on.
typedef struct pave_push_at {
    const int32_t *x, *y;
} pave_push_at;

/// A row of inner tiles whose slots are pushed. [i & 1] is for the i-th tile of the row: in r
/// layouts both are the same. Up to 64 elements beyond the row are read, and none is written.
typedef struct pave_push_row {
    int32_t count;
    bool blended; ///< q layouts: the two of a pair differ
    const uint8_t *flags;
    pave_push_at slot[2]; ///< where the slots of a tile are
    pave_push_at own, p;  ///< centres
    pave_push_at q[2], r[2];
    int32_t *x[2], *y[2]; ///< what is written of slot 0 and 1: where a single goes; the sum of
                          ///< pushes on a slot of a multi; where what is fixed was
    float radius, radius_squared;
} pave_push_row;

/// A row of inner tiles whose centres are found.
typedef struct pave_star_row {
    int32_t count;
    bool blended; ///< as above
    const uint8_t *links;
    pave_push_at corner[2][6];
    int32_t anchor_x, anchor_y; ///< a point near the first tile,
    int32_t step_x, odd_y;      ///< how far from it the others lie: i * step_x, (i & 1) * odd_y
    int32_t reach; ///< a power of two: corners farther from the anchor than that are doubtful
    int64_t floor; ///< turns below are doubtful, 1 or more
    float enough;  ///< turns that are at least that as floats are at least `floor`
    int32_t *center_x, *center_y; ///< what is written; anything where the tile is doubtful
    uint8_t *doubts; ///< bit i & 7 of byte i / 8: the tile is doubtful. (count + 15) / 16 * 2 bytes
                     ///< are written
} pave_star_row;

/// The passes of an instruction set.
typedef struct pave_push_kernel {
    pave_kernel kernel;
    void (*push)(const pave_push_row *row);
    bool (*star)(const pave_star_row *row); ///< whether some tile is doubtful
} pave_push_kernel;

extern const pave_kernel_table pave_push_kernels;

/// The same by one entry.
pave_result pave_dense_push_by(const pave_push_kernel *kernel, pave_dense *dense,
                               const pave_relax_def *def, const pave_batch *batch,
                               pave_mesh_story *story);
pave_result pave_dense_bad_tiles_by(const pave_push_kernel *kernel, const pave_dense *dense,
                                    int64_t floor, const pave_batch *batch, pave_shape_list *bad);

// ---- Stars (dense_star.c) ---------------------------------------------------------------------

/// What is known of a tile's star.
typedef struct pave_star {
    pave_point center;
    int64_t least; ///< the least turn of its triangles
} pave_star;

/// The star of the tile at a place, `side` of it being pave_dense_side, for positions x, y of
/// slots. Exact.
pave_star pave_dense_star(const pave_dense *dense, const int32_t *x, const int32_t *y,
                          int64_t place, int side);

/// What all rows have in common for a star pass over positions x, y with that floor; `row` has all
/// but what pave_star_row_set sets.
void pave_star_row_begin(const pave_dense *dense, int64_t floor, pave_star_row *row);

/// Sets what is of inner row `index`.
void pave_star_row_set(const pave_dense *dense, const int32_t *x, const int32_t *y, int32_t index,
                       pave_star_row *row);

#endif
