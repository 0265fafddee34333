/// pave/explore.h: exploration: the cells that a player has seen, and the hidden cells that had to
/// be decided for them. For comparison, it also has the naive method, in which the map depends on
/// the order of exploration.
///
/// A *walker* explores a world (see world.h) of any tiling. It stores a state for each decided
/// cell, but no tiles: get these from pave_world_at, or from an overlay such as edits.h.
///
/// A *naive map* has no world. Each new tile is drawn, with a random sequence, among the tiles that
/// match the existing neighbours. The same visits in a different order give a different map. With a
/// finite stock of tiles, as in a board game, the map may get a hole that no tile fits.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (both methods, and the
/// problems of the naive one).
///
/// Examples: explore_walk.c, explore_box.c.
#ifndef PAVE_EXPLORE_H
#define PAVE_EXPLORE_H

#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Walkers ------------------------------------------------------------------------------------

/// State of a cell in a walk.
typedef enum pave_walk_state {
    PAVE_WALK_UNKNOWN = 0, ///< "unknown": not decided
    PAVE_WALK_HIDDEN = 1,  ///< "hidden": decided for another cell, not visited
    PAVE_WALK_SEEN = 2     ///< "seen": visited
} pave_walk_state;

/// A walk through a world. Read the fields; pave_walker_visit changes them.
typedef struct pave_walker {
    const pave_world *world;
    pave_cell at;           ///< the last visited cell
    int64_t seen_count;     ///< number of visited cells
    int64_t count;          ///< number of decided cells: visited and hidden
    const pave_cell *cells; ///< count decided cells, in the order of their decision
    struct pave_walker_private *own;
} pave_walker;

/// The result of a visit.
typedef struct pave_walk_visit {
    bool revealed; ///< whether the cell was not seen before
    /// The cells decided by the visit: walker->cells[first] to [first + count - 1], each after the
    /// cells that it depends on. The last is the visited cell, unless it was hidden before.
    int64_t first, count;
} pave_walk_visit;

/// Makes a walker without visited cells; `at` is 0,0,0. Release it with pave_walker_destroy. The
/// world must outlive it. Returns PAVE_OK; PAVE_UNSUPPORTED on a multigrid; PAVE_NO_MEMORY. On
/// failure `out` is NULL, and `error` (may be NULL) says why. Constant time.
PAVE_API pave_result pave_walker_create(const pave_world *world, const pave_allocator *allocator,
                                        pave_walker **out, pave_error *error);

/// Releases a walker; NULL is allowed.
PAVE_API void pave_walker_destroy(pave_walker *walker);

/// Visits a cell, which need not be adjacent to the last one: decides the undecided cells of its
/// closure (pave_world_closure) and marks the cell as seen. FEATURE and BLOCKS decide only the cell
/// itself; PHASE first decides nearby cells of lower classes. If a player sees several cells, visit
/// these cells first, and then the cell of the player. Returns PAVE_OK; PAVE_RANGE for a cell
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX or with an s that is not a face; PAVE_NO_MEMORY. On
/// failure the walker is unchanged. Linear in the size of the closure. Memory: about 16 bytes per
/// decided cell, and 4 per cell of each block of 8 x 8 unit cells that contains a decided cell.
PAVE_API pave_result pave_walker_visit(pave_walker *walker, pave_cell cell, pave_walk_visit *out);

/// The state of a cell; PAVE_WALK_UNKNOWN if `cell` is not a cell of the tiling. Constant time.
PAVE_API pave_walk_state pave_walker_state(const pave_walker *walker, pave_cell cell);

// ---- Naive maps ---------------------------------------------------------------------------------

/// The definition of a naive map.
typedef struct pave_naive_def {
    /// One set for all faces; must outlive the map. The set need not be complete.
    const pave_wang_set *set;
    uint64_t seed;             ///< seed of the sequence
    const pave_tiling *tiling; ///< NULL: squares; must outlive the map
    /// face_count sets, one for each face of the unit cell, with the number of sides of the face;
    /// all of one kind, with the same colours. NULL: `set`.
    const pave_wang_set *const *sets;
    /// pave_wang_tile_count(set) stocks: the number of copies of each tile; below 0: unlimited. All
    /// poses of a tile share the stock at the index of the first pose. Only with `set`. NULL:
    /// unlimited.
    const int64_t *stocks;
} pave_naive_def;

/// A naive map. Read the fields; pave_naive_visit and pave_naive_put change them.
typedef struct pave_naive {
    int64_t count;          ///< number of cells that have a tile
    const pave_cell *cells; ///< count cells with a tile, in the order of placement
    const uint32_t *tiles;  ///< count tiles of these cells: indices in the set of the face
    int64_t draws;          ///< number of words of the sequence used so far
    struct pave_naive_private *own;
} pave_naive;

/// Makes a map without tiles; release it with pave_naive_destroy. Returns PAVE_OK; PAVE_INVALID if
/// the sides, kinds or colours of the sets do not match the faces or each other; PAVE_NO_MEMORY. On
/// failure `out` is NULL, and `error` (may be NULL) says why. Linear in the number of stocks.
PAVE_API pave_result pave_naive_create(const pave_naive_def *def, const pave_allocator *allocator,
                                       pave_naive **out, pave_error *error);

/// Releases a map; NULL is allowed.
PAVE_API void pave_naive_destroy(pave_naive *naive);

/// The index of a cell's tile in the set of its face; UINT32_MAX if the cell has no tile or does
/// not exist. Constant time.
PAVE_API uint32_t pave_naive_at(const pave_naive *naive, pave_cell cell);

/// Writes the constraints on a cell (see wang.h): the required colour at each place that it shares
/// with a neighbouring tile, and PAVE_WANG_FREE elsewhere. `cell` must be a cell of the tiling.
/// `out` must hold at least two elements per side of the face; PAVE_WANG_PLACES_MAX is always
/// enough. Constant time.
PAVE_API void pave_naive_constraints(const pave_naive *naive, pave_cell cell, uint8_t *out);

/// Writes the candidates for a cell, in increasing order of index: tiles that satisfy its
/// constraints, have a weight above 0, and are in stock. `cell` must be a cell of the tiling. `out`
/// must hold at least `capacity` elements. Returns PAVE_OK, with the number of candidates in
/// `count`; PAVE_CAPACITY with the required capacity in `count` and nothing else written. Linear in
/// the number of tiles.
PAVE_API pave_result pave_naive_candidates(const pave_naive *naive, pave_cell cell, uint32_t *out,
                                           int64_t capacity, int64_t *count);

/// Visits a cell. If it has no tile, draws one of the candidates with the next word of the
/// sequence: by weight or, if the map has stocks, with equal probability for each copy in each
/// pose. Word n is word n & 3 of call (n >> 2, 0, 0, 0) of PAVE_STREAM_NAIVE (see random.h).
/// Returns PAVE_OK; PAVE_INCOMPLETE if no tile fits (a hole), and `error` (may be NULL) says
/// whether the set or the stock lacks a tile; PAVE_RANGE for a cell beyond |q|, |r| <=
/// PAVE_COORDINATE_MAX or with an s that is not a face; PAVE_NO_MEMORY. On failure nothing changes,
/// and no word is used. Linear in the number of tiles.
PAVE_API pave_result pave_naive_visit(pave_naive *naive, pave_cell cell, pave_error *error);

/// Places a tile that the caller chooses, such as a start tile, and takes it from its stock.
/// `index` must be below the number of tiles in the set of the face. Returns PAVE_OK; PAVE_INVALID
/// if the cell has a tile, or the tile does not match its neighbours or is out of stock; PAVE_RANGE
/// and PAVE_NO_MEMORY as above. On failure nothing changes. Constant time.
PAVE_API pave_result pave_naive_put(pave_naive *naive, pave_cell cell, uint32_t index,
                                    pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
