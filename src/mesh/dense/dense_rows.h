/// src/mesh/dense/dense_rows.h: the hot loops of the dense path, one row at a time.
#ifndef PAVE_SRC_DENSE_ROWS_H
#define PAVE_SRC_DENSE_ROWS_H

#include "dense.h"

/// Counts over the rows of a strip.
typedef struct pave_dense_tally {
    int64_t singles, rims, multi_slots; ///< slots by kind
    int64_t corners;                    ///< total number of links of inner tiles
    int64_t few;                        ///< inner tiles with fewer than three links
} pave_dense_tally;

/// Returns the number of lead words of each of the two slots of a row; the words of slot 0 come
/// first.
static inline int64_t pave_dense_lead_words(const pave_dense *dense)
{
    return (dense->pitch + 63) / 64;
}

/// Input for writing the rings of a row of inner tiles. Elements [i & 1] are for the i-th tile; in
/// r layouts both are equal.
typedef struct pave_dense_ring_row {
    int32_t count;
    const uint8_t *links;
    const int32_t *corner[2][6]; ///< vertex numbers at the tiles' corners, starting at the first
                                 ///< tile
    int32_t *rings;              ///< the whole array of the mesh
    uint32_t *start;             ///< ring start of each tile of the row
    /// Start of the row in `rings`, and the limit up to which scratch writes are allowed.
    int64_t at, end;
} pave_dense_ring_row;

/// Places of a row whose slots become vertices if they are leaders. Arrays are indexed by slot.
typedef struct pave_dense_vertex_row {
    int32_t count;
    const uint8_t *met[2]; ///< number of tiles at the vertex that the slot leads; 0: not a leader
    const int32_t *x[2], *y[2];
    /// Output: the vertex numbers of leaders; undefined for other slots. May be x.
    int32_t *numbers[2];
    int32_t tile; ///< index of the first place's tile
    /// [i & 1][slot]: the three tiles of a slot in increasing order, relative to its place; the
    /// fourth element is padding.
    int32_t order[2][2][4];
    pave_point *vertices; ///< arrays of the mesh
    uint32_t *vertex_start;
    int32_t *vertex_tiles;        ///< provisional for slots that are not singles
    int64_t vertex, tile_at;      ///< start of the row in these arrays; updated to its end
    int64_t vertex_end, tile_end; ///< limits up to which scratch writes are allowed
} pave_dense_vertex_row;

/// Computes the links and kinds of a row as if all its tiles were inner. `leads` receives the slots
/// that may lead multis: slots with missing edges, none of which leads to a lower slot. Bit i & 63
/// of word i / 64 is place i of the row. Writes no bytes past the row, but may set bits past it.
void pave_dense_row(const pave_dense *dense, int32_t row, uint64_t *leads);

/// Adds the counts of an inner row to the tally.
void pave_dense_count(const pave_dense *dense, int32_t row, pave_dense_tally *tally);

/// Writes vertices. Stops before scratch writes would pass a limit, and returns the number of
/// places processed.
int32_t pave_dense_vertices(pave_dense_vertex_row *row);

/// Writes rings and their starts. Near the limit, writes only the row's own elements. Returns the
/// end of the row in `rings`.
int64_t pave_dense_rings(const pave_dense_ring_row *row);

#endif
