/// pave/explore.h: exploring: which cells a player has seen, which ones had to be decided for that
/// and stay hidden; and, for comparison, the naive way, in which the order of a walk makes the
/// world.
///
/// A *walker* is on a world (see world.h) of any tiling. It keeps a state for each cell that was
/// decided and no tiles: pave_world_at has these, or whatever lies over the world.
///
/// A *naive map* has no world. Each new tile is drawn from a sequence among those that match the
/// tiles around it. So another order of the same visits makes another map, and of a finite stock of
/// tiles, a board game's box, it may come to a hole that no tile fits.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (both ways, and what is
/// wrong with the second).
///
/// Examples: explore_walk.c, explore_box.c.
#ifndef PAVE_EXPLORE_H
#define PAVE_EXPLORE_H

#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Walkers ------------------------------------------------------------------------------------

/// What a walk has made of a cell.
typedef enum pave_walk_state {
    PAVE_WALK_UNKNOWN = 0, ///< "unknown": nothing was decided
    PAVE_WALK_HIDDEN = 1,  ///< "hidden": it was decided for another cell, and not visited
    PAVE_WALK_SEEN = 2     ///< "seen": it was visited
} pave_walk_state;

/// A walk through a world. Read the fields; pave_walker_visit changes them.
typedef struct pave_walker {
    const pave_world *world;
    pave_cell at;           ///< the cell that was visited last
    int64_t seen_count;     ///< cells that were visited
    int64_t count;          ///< cells that were decided: those that were visited, and hidden ones
    const pave_cell *cells; ///< count: in the order in which they were decided
    struct pave_walker_private *own;
} pave_walker;

/// What a visit did.
typedef struct pave_walk_visit {
    bool revealed; ///< whether the cell was not seen before
    /// The cells that were decided for it: walker->cells[first] to [first + count - 1], each after
    /// those that it waits for. The last one is the cell itself, unless it was hidden before.
    int64_t first, count;
} pave_walk_visit;

/// Makes a walker that has seen nothing, for pave_walker_destroy; `at` is 0,0,0. The world must
/// live as long. Returns PAVE_OK; PAVE_UNSUPPORTED on a multigrid; PAVE_NO_MEMORY. On failure `out`
/// is NULL and `error` (may be NULL) is filled. Constant time.
PAVE_API pave_result pave_walker_create(const pave_world *world, const pave_allocator *allocator,
                                        pave_walker **out, pave_error *error);

/// Releases a walker; NULL is allowed.
PAVE_API void pave_walker_destroy(pave_walker *walker);

/// Visits a cell, next to the last one or not: decides what it needs (pave_world_closure) and was
/// not decided before, and marks it as seen. FEATURE and BLOCKS decide the cell alone; PHASE first
/// the cells of lower class around it. Where a player sees far, visit the cells in sight, and then
/// the one that the player is on. Returns PAVE_OK; PAVE_RANGE for a cell beyond |q|, |r| <=
/// PAVE_COORDINATE_MAX or with an s that is not a face; PAVE_NO_MEMORY: then the walk is as it was.
/// Linear in the closure. Memory: about 16 bytes for each cell that was decided, and 4 for each
/// cell of the blocks of 8 x 8 unit cells with one of them.
PAVE_API pave_result pave_walker_visit(pave_walker *walker, pave_cell cell, pave_walk_visit *out);

/// The state of a cell; of any numbers that are not a cell PAVE_WALK_UNKNOWN. Constant time.
PAVE_API pave_walk_state pave_walker_state(const pave_walker *walker, pave_cell cell);

// ---- The naive way ------------------------------------------------------------------------------

/// What a naive map is made from.
typedef struct pave_naive_def {
    /// A set for every face; must live as long as the map. It may lack combinations.
    const pave_wang_set *set;
    uint64_t seed;             ///< of the sequence
    const pave_tiling *tiling; ///< NULL: squares; must live as long as the map
    /// face_count: a set for each face of the unit cell, of its number of sides; all of one kind,
    /// with the same colours. NULL: `set`.
    const pave_wang_set *const *sets;
    /// pave_wang_tile_count(set): the stock of each tile, its copies; below 0: without end. All
    /// poses of a tile share the stock at the index of its first. Only with `set`. NULL: without
    /// end.
    const int64_t *stocks;
} pave_naive_def;

/// A map made in the naive way. Read the fields; pave_naive_visit and pave_naive_put change them.
typedef struct pave_naive {
    int64_t count;          ///< cells that have a tile
    const pave_cell *cells; ///< count: in the order in which they got it
    const uint32_t *tiles;  ///< count: the index of each one's tile in the set of its face
    int64_t draws;          ///< words of the sequence that were used
    struct pave_naive_private *own;
} pave_naive;

/// Makes a map without tiles, for pave_naive_destroy. Returns PAVE_OK; PAVE_INVALID for sets whose
/// sides, kinds or colours do not agree with the faces or each other; PAVE_NO_MEMORY. On failure
/// `out` is NULL and `error` (may be NULL) is filled. Linear in the stocks.
PAVE_API pave_result pave_naive_create(const pave_naive_def *def, const pave_allocator *allocator,
                                       pave_naive **out, pave_error *error);

/// Releases a map; NULL is allowed.
PAVE_API void pave_naive_destroy(pave_naive *naive);

/// The index of the tile of a cell, in the set of its face; UINT32_MAX where it has none, and of
/// numbers that are not a cell. Constant time.
PAVE_API uint32_t pave_naive_at(const pave_naive *naive, pave_cell cell);

/// What the tiles around a cell require of it, as wang.h has constraints: a colour at each place
/// that a tile beside it has, elsewhere PAVE_WANG_FREE. `cell` must be a cell of the tiling. `out`
/// must hold at least two elements for each side of the face: PAVE_WANG_PLACES_MAX are always
/// enough. Constant time.
PAVE_API void pave_naive_constraints(const pave_naive *naive, pave_cell cell, uint8_t *out);

/// The tiles from which a cell would be drawn, ascending by index: those that satisfy its
/// constraints, have a weight above 0, and are in stock. `cell` must be a cell of the tiling. `out`
/// must hold at least `capacity` elements. Returns PAVE_OK and their count in `count`;
/// PAVE_CAPACITY when there are more: then `count` is the need and nothing else is written. Linear
/// in the tiles.
PAVE_API pave_result pave_naive_candidates(const pave_naive *naive, pave_cell cell, uint32_t *out,
                                           int64_t capacity, int64_t *count);

/// Visits a cell. Where it has no tile, draws one of the candidates with the next word of the
/// sequence: by weight, or where the map has stocks each copy in each pose alike. Word n is word n
/// & 3 of call (n >> 2, 0, 0, 0) of PAVE_STREAM_NAIVE (see random.h). Returns PAVE_OK;
/// PAVE_INCOMPLETE when no tile fits, the hole: `error` (may be NULL) says whether the set lacks
/// one or the stock; PAVE_RANGE for a cell beyond |q|, |r| <= PAVE_COORDINATE_MAX or with an s that
/// is not a face; PAVE_NO_MEMORY. On failure nothing changes and no word is used. Linear in the
/// tiles.
PAVE_API pave_result pave_naive_visit(pave_naive *naive, pave_cell cell, pave_error *error);

/// Lays a tile that the caller chose, such as where a game begins; takes it from its stock. `index`
/// must be below the count of tiles of the set of the face. Returns PAVE_OK; PAVE_INVALID when the
/// cell has a tile, or this one does not match those around it, or none is left of it; PAVE_RANGE
/// and PAVE_NO_MEMORY as above. On failure nothing changes. Constant time.
PAVE_API pave_result pave_naive_put(pave_naive *naive, pave_cell cell, uint32_t index,
                                    pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
