/// src/mesh/dense/dense_rows.h: the loops over rows of a dense board.
#ifndef PAVE_SRC_DENSE_ROWS_H
#define PAVE_SRC_DENSE_ROWS_H

#include "dense.h"

/// What has been counted in the rows of a strip.
typedef struct pave_dense_tally {
    int64_t singles, rims, multi_slots; ///< slots by kind
    int64_t corners;                    ///< links of inner tiles together
    int64_t few;                        ///< inner tiles with fewer than three links
} pave_dense_tally;

/// How many words of leads a row has: of slot 0, then as many of slot 1.
static inline int64_t pave_dense_lead_words(const pave_dense *dense)
{
    return (dense->pitch + 63) / 64;
}

/// A row of inner tiles whose rings are written. [i & 1] is for the i-th tile: in r layouts both
/// are the same.
typedef struct pave_dense_ring_row {
    int32_t count;
    const uint8_t *links;
    const int32_t *corner[2][6]; ///< numbers of the vertices at the tiles' corners, from the first
                                 ///< tile on
    int32_t *rings;              ///< the whole array
    uint32_t *start;             ///< of the row's tiles
    int64_t at, end; ///< where the row begins in `rings`; how far anything may be written there,
                     ///< even if it is not of the row
} pave_dense_ring_row;

/// Places of a row whose slots become vertices where they lead faces. [slot].
typedef struct pave_dense_vertex_row {
    int32_t count;
    const uint8_t
        *met[2]; ///< how many tiles meet at the vertex that the slot leads; 0: it leads none
    const int32_t *x[2], *y[2];
    int32_t *numbers[2]; ///< what is written: of leaders the numbers of their vertices, of others
                         ///< anything. May be x
    int32_t tile;        ///< the number of the first place's tile
    int32_t order[2][2][4]; ///< [i & 1][slot]: the three tiles of a slot in increasing order, from
                            ///< its own number; one more
    pave_point *vertices;   ///< arrays of the mesh
    uint32_t *vertex_start;
    int32_t *vertex_tiles;        ///< those of slots that are no singles are not right
    int64_t vertex, tile_at;      ///< where the row begins in them, then where it ends
    int64_t vertex_end, tile_end; ///< how far anything may be written there
} pave_dense_vertex_row;

/// Finds links and kinds of a row as if all were inner tiles, and the slots that may lead multis:
/// those with missing edges none of which leads to a lower slot. Bit i & 63 of word i / 64 is place
/// i of the row. Bytes behind the row's are not written; bits may be set.
void pave_dense_row(const pave_dense *dense, int32_t row, uint64_t *leads);

/// Counts an inner row.
void pave_dense_count(const pave_dense *dense, int32_t row, pave_dense_tally *tally);

/// Writes vertices. Returns for how many places: not for those that might write beyond the ends.
int32_t pave_dense_vertices(pave_dense_vertex_row *row);

/// Writes rings and where they begin; near the end nothing that is not of the row. Returns where
/// the row ends in `rings`.
int64_t pave_dense_rings(const pave_dense_ring_row *row);

#endif
