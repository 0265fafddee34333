/// src/world/tilings/connected_walls.h: the sides of a tiling that may be closed while all cells
/// stay connected.
///
/// Every vertex has a random rank and owns at most one wall: a side towards one of its neighbours
/// of higher rank. A vertex without such neighbours is a *peak*; the *root* of a vertex is the peak
/// to which its walls lead. A peak owns a side towards a neighbour whose root is higher than the
/// peak itself, if there is one. A side may be closed only if one of its ends owns it. Walls
/// therefore form finite trees, which do not separate cells; docs/determinism.md has the rule and
/// the proof.
#ifndef PAVE_SRC_CONNECTED_WALLS_H
#define PAVE_SRC_CONNECTED_WALLS_H

#include "../../base/random_runs.h"

#include <pave/multigrid.h>

enum {
    /// maximum number of sides at a vertex; worlds on tilings with more are rejected
    PAVE_WALL_SIDES_MAX = 64,
    PAVE_WALL_ROOM = 16384, ///< maximum number of vertices of a block
    /// Constant width of inner loops, for vectorization at any -O level. Rows are padded to a
    /// multiple of this; the padding is not part of the block.
    PAVE_WALL_LANES = 8,
    /// maximum number of sides at all vertex classes for tilings that have blocks
    PAVE_WALL_STEPS = 512,
    PAVE_WALL_WIDTH = 256, ///< maximum width of a block, with its margins
    PAVE_WALL_KEPT = 64,   ///< number of calls that a view caches
    PAVE_WALL_OWNERS = 32, ///< number of vertices whose wall a view caches
    /// maximum number of sides counted to find the fraction that may be closed
    PAVE_WALL_COUNTED = 1 << 19
};

/// A side at a vertex: its edge and its other end, as offsets from the unit cell of the vertex.
typedef struct pave_wall_side {
    int32_t edge, edge_q, edge_r;
    int32_t vertex, q, r;
} pave_wall_side;

/// An end of an edge, as an offset from the unit cell of the edge, and the index of the edge among
/// the sides there.
typedef struct pave_wall_end {
    int32_t vertex, q, r, side;
} pave_wall_end;

typedef struct pave_walls {
    int32_t vertex_count, edge_count;
    int32_t reach;     ///< maximum |q| and |r| of the other end of a side
    int32_t end_reach; ///< maximum |q| and |r| of the ends of an edge
    int32_t margin;    ///< margin around the vertices whose walls a block computes
    /// vertex_count + 1 elements: the sides of vertex v start at sides[first[v]]
    int32_t *first;
    pave_wall_side *sides;  ///< the sides of each vertex, sorted by edge, then edge_q, then edge_r
    pave_wall_end *ends;    ///< two elements for each edge
    uint64_t closable, all; ///< number of sides that may be closed, out of `all`
    /// For multigrids, which use only the last two fields above. Vertices and edges have the names
    /// of the multigrid; corner[s] is the corner of a cell of pair s that has the cell's name.
    const pave_multigrid *multigrid;
    int8_t corner[PAVE_MULTIGRID_PAIRS_MAX];
} pave_walls;

/// Makes the walls of a tiling; release them with pave_walls_release, even on failure. Returns
/// PAVE_OK; PAVE_UNSUPPORTED for more than PAVE_WALL_SIDES_MAX sides at a vertex; PAVE_NO_MEMORY.
pave_result pave_walls_make(pave_walls *walls, const pave_tiling *tiling,
                            const pave_allocator *allocator);
void pave_walls_release(pave_walls *walls, const pave_allocator *allocator);

/// Makes the walls of a multigrid, which must outlive them. They own no memory.
void pave_walls_of_multigrid(pave_walls *walls, const pave_multigrid *multigrid);

/// A cache of the last calls, which the sides of a cell share.
typedef struct pave_wall_view {
    uint64_t seed;
    /// Returns whether a vertex must not own a wall, regardless of its random words. NULL: none.
    /// Set it after the view has begun.
    bool (*silent)(void *context, pave_cell vertex);
    void *context;
    struct pave_wall_rhombs *rhombs; ///< used only for the walls of a multigrid
    struct {
        bool made;
        pave_cell vertex;
        int32_t wall;
    } owners[PAVE_WALL_OWNERS];
    struct {
        int32_t q, r;
        uint32_t name; ///< encodes the stream, s and draw; UINT32_MAX: unused
        pave_random_words words;
    } kept[PAVE_WALL_KEPT];
} pave_wall_view;

void pave_wall_view_begin(pave_wall_view *view, uint64_t seed);

/// Returns the words of pave_random_at, valid until the next call. stream < 256, draw < 16.
const pave_random_words *pave_wall_view_call(pave_wall_view *view, uint32_t stream, int32_t q,
                                             int32_t r, uint32_t s, uint32_t draw);

/// Returns the 16 bits of a vertex in a draw: eight vertices of a row share a call.
static inline uint32_t pave_wall_half(const pave_random_words *words, int32_t q)
{
    return words->word[(q & 7) >> 1] >> (16 * (q & 1)) & 0xffff;
}

/// Returns whether an edge may be closed. Constant time on average: chains of walls are short.
bool pave_walls_may_close(const pave_walls *walls, pave_wall_view *view, int32_t edge, int32_t q,
                          int32_t r);

/// A cache of the sides at the last visited vertices of a multigrid.
typedef struct pave_wall_rhombs {
    struct {
        bool made;
        pave_cell vertex;
        int32_t count;
        pave_cell edge[PAVE_MULTIGRID_AROUND_MAX], other[PAVE_MULTIGRID_AROUND_MAX];
    } kept[PAVE_WALL_KEPT];
} pave_wall_rhombs;

void pave_wall_rhombs_begin(pave_wall_rhombs *rhombs);

/// Returns whether the edge at side k of a cell of a multigrid may be closed; view->rhombs is set.
bool pave_walls_may_close_rhomb(const pave_walls *walls, pave_wall_view *view, pave_cell cell,
                                int k);

/// A block: the vertices of a rectangle of unit cells, class by class, row by row.
typedef struct pave_wall_block {
    const pave_walls *walls;
    pave_philox_keys keys;
    /// position and size, with the margin; q and width are multiples of 8
    int32_t q, r, width, height;
    int16_t rank[PAVE_WALL_ROOM + PAVE_WALL_LANES];
    uint16_t up[PAVE_WALL_ROOM]; ///< a vertex on the path to the root; the vertex itself at the end
    uint16_t wall[PAVE_WALL_ROOM];
} pave_wall_block;

/// Returns the maximum number of rows of edges of a block `columns` unit cells wide; 0 if it is too
/// wide.
int32_t pave_wall_block_rows(const pave_walls *walls, int32_t columns);

/// Prepares a block for the edges of the unit cells q .. q + columns - 1 of `rows` rows, starting
/// with r.
void pave_wall_block_make(pave_wall_block *block, const pave_walls *walls, uint64_t seed, int32_t q,
                          int32_t r, int32_t columns, int32_t rows);

/// Removes the walls of silent vertices from a block.
void pave_wall_block_silence(pave_wall_block *block,
                             bool (*silent)(void *context, pave_cell vertex), void *context);

/// Computes whether the edges of a class may be closed, starting at unit cell q: out[i] is 255 or
/// 0.
void pave_wall_block_row(const pave_wall_block *block, int32_t edge, int32_t q, int32_t r,
                         int32_t count, uint8_t *out);

#endif
