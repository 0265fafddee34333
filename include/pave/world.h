/// pave/world.h: endless worlds of square Wang tiles. A world is (tile set, seed, method); it
/// answers "which tile is at this cell?" for any cell, stores nothing, and gives the same answer in
/// any order, on any number of threads, on any machine.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (the checkerboard of white
/// and black cells); L.-Y. Wei, "Tile-Based Texture Mapping on Graphics Hardware", 2004, and A.
/// Lagae, P. Dutre, "An Alternative for Wang Tiles: Colored Edges versus Colored Corners", 2006
/// (colours drawn at their own places). How each decision is made, exactly: docs/determinism.md.
///
/// Examples: explore_naively.c and explore_seeded.c (what it is for), world_places.c,
/// world_rectangle.c, own_tiles.c, picture.c.
#ifndef PAVE_WORLD_H
#define PAVE_WORLD_H

#include <pave/base.h>
#include <pave/wang.h>
#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a world is decided.
///
/// FEATURE: the colour of each edge (corner) is drawn at its own place, with the frequency that it
/// has in the set, by weight; edges that cross a row and edges that cross a column have frequencies
/// of their own. Then the tile is drawn, by weight, among those that fit. A tile's share is the
/// product of its colours' frequencies times its weight among its equals: the same at every cell,
/// whatever the parity.
///
/// PHASE: the cells fall into classes that are decided one after the other. The first class draws
/// from the whole set by weight; each further one among the tiles that match what is decided around
/// it. Edge sets: two classes (q + r even, odd). Corner sets: the first class is q and r even,
/// whose corners are all the corners there are. Mixed sets: q and r even, then q and r odd, then
/// the rest. A tile's share is its weight exactly in the first class, and another in the later
/// ones.
///
/// With one tile for each combination and equal weights, the two are the same law.
typedef enum pave_world_method { PAVE_WORLD_FEATURE = 0, PAVE_WORLD_PHASE = 1 } pave_world_method;

/// "feature" or "phase". The text is static. Constant time.
PAVE_API const char *pave_world_method_text(pave_world_method method);

/// A world; shared freely among threads.
typedef struct pave_world pave_world;

typedef struct pave_world_def {
    const pave_wang_set *set; ///< a complete set; only needed during pave_world_create
    uint64_t seed; ///< any; worlds with the same seed share random words, so layers of one map take
                   ///< seeds of their own
    pave_world_method method;
    const pave_allocator
        *allocator; ///< NULL: malloc; copied, but its context must outlive the world
} pave_world_def;

/// Makes a world. Returns PAVE_OK and the world in `out`, to be given to pave_world_destroy;
/// PAVE_INCOMPLETE when the set lacks combinations
/// (`error` names how many and the first of them; of sets with more than 64 colours, mixed ones
/// with more than 8, it says that they are too many, for a complete one would exceed the tiles of a
/// set); PAVE_NO_MEMORY. `out` is NULL after a failure, and `error` may be NULL. Time O(n log n) in
/// the tiles; memory 4 bytes for each code (a combination with its colours rounded up to a power of
/// two: 16 for two colours of edges, 2^24 at most), 12 where combinations have several tiles, and
/// up to 32 a tile.
PAVE_API pave_result pave_world_create(const pave_world_def *def, pave_world **out,
                                       pave_error *error);

/// Releases a world; NULL is allowed.
PAVE_API void pave_world_destroy(pave_world *world);

/// The id of the tile at a cell; |q|, |r| <= PAVE_COORDINATE_MAX, s = 0. Allocates nothing. 25 to
/// 45 ns, of a mixed set up to 70.
PAVE_API uint32_t pave_world_at(const pave_world *world, pave_cell cell);

/// The ids of the tiles at `count` cells, in any order and with any repetition.
/// `cells` and `out` must hold at least count elements. Progress counts cells.
/// Returns PAVE_OK; PAVE_RANGE when a cell leaves |q|, |r| <= PAVE_COORDINATE_MAX or has s other
/// than 0 (nothing written); PAVE_STOPPED when progress asked for it (cells that were not reached
/// are untouched). Allocates nothing. Costs as much a cell.
PAVE_API pave_result pave_world_at_many(const pave_world *world, const pave_cell *cells,
                                        int64_t count, uint32_t *out, const pave_batch *batch);

/// Writes the ids of the tiles of a rectangle, row by row.
/// `out` must hold at least (height - 1) * stride + width elements; the row of r = rect.r + y
/// starts at out + y * stride; stride is in elements, at least width. It may be at most -width too:
/// then `out` is the last row in memory and the map stands upside down. Any order of calls, any
/// runner and any overlap of rectangles give the same tiles (see docs/determinism.md). Progress
/// counts tiles. Returns PAVE_OK; PAVE_RANGE when the rectangle leaves |q|, |r| <=
/// PAVE_COORDINATE_MAX (nothing written); PAVE_STOPPED when progress asked for it (rows that were
/// not reached are untouched). Allocates nothing; needs 50 kB of stack on each thread of the
/// runner. About 1 ns a tile on one core with AVX2 for edge or corner sets of up to four colours
/// with one tile for each combination, 4 ns for others, and 20 for mixed sets under PHASE; blocks
/// of 16 rows and more are the fastest.
PAVE_API pave_result pave_world_fill(const pave_world *world, pave_rect rect, uint32_t *out,
                                     ptrdiff_t stride, const pave_batch *batch);

#ifdef __cplusplus
}
#endif
#endif
