/// pave/world.h: endless worlds of square Wang tiles. A world is a tile set, a seed and a method.
/// It gives the tile at any cell, stores no tiles, and gives the same tile in any order, on any
/// number of threads, on any machine.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (the checkerboard of white
/// and black cells); L.-Y. Wei, "Tile-Based Texture Mapping on Graphics Hardware", 2004, and A.
/// Lagae, P. Dutre, "An Alternative for Wang Tiles: Colored Edges versus Colored Corners", 2006
/// (colours drawn at each edge and corner). docs/determinism.md defines every decision exactly.
///
/// Examples: explore_seeded.c, own_tiles.c (the two methods), world_rectangle.c (threads).
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
/// AUTO: the best that the set allows; of a complete set FEATURE. pave_world_method_of says which.
///
/// FEATURE: each edge (corner) draws its colour separately, with the frequency of the colour in the
/// set by weight; edges that cross a row and edges that cross a column have separate frequencies.
/// Then the cell draws its tile, by weight, among the tiles with these colours. A tile's share is
/// the product of its colours' frequencies times its share by weight among the tiles with the same
/// colours. It is the same at every cell.
///
/// PHASE: the cells fall into classes that are decided in order. The first class draws from the
/// whole set by weight; each further class draws among the tiles that match the decided cells
/// around. Edge sets have two classes (q + r even, odd). In corner sets the first class is q and r
/// even; together its cells have all corners. Mixed sets: q and r even, then q and r odd, then the
/// rest. A tile's share is its weight in the first class, and different in the later ones.
///
/// With one tile for each combination and equal weights, both methods have the same distribution.
typedef enum pave_world_method {
    PAVE_WORLD_AUTO = 0,    ///< "auto"
    PAVE_WORLD_FEATURE = 1, ///< "feature"
    PAVE_WORLD_PHASE = 2    ///< "phase"
} pave_world_method;

/// The name of a method, as given above; NULL for any other number. The text is static. Constant
/// time.
PAVE_API const char *pave_world_method_name(pave_world_method method);

/// The method of a name. Returns PAVE_OK, or PAVE_NOT_FOUND; then `out` is untouched. Constant
/// time.
PAVE_API pave_result pave_world_method_read(const char *name, pave_world_method *out);

/// A world. It never changes and may be shared among threads.
typedef struct pave_world pave_world;

/// What a world is made from.
typedef struct pave_world_def {
    const pave_wang_set *set; ///< a complete set; used only during pave_world_create
    uint64_t seed; ///< worlds with equal seeds share random words: give each layer another seed
    pave_world_method method;
} pave_world_def;

/// Makes a world. Destroy it with pave_world_destroy. Returns PAVE_OK; PAVE_RANGE for a method that
/// does not exist; PAVE_INCOMPLETE when the set lacks combinations (`error` has their count and the
/// first of them; a set with more than 64 colours, or a mixed set with more than 8, is always
/// incomplete, since a complete one exceeds the tiles of a set); PAVE_NO_MEMORY. On failure `out`
/// is NULL and `error` (may be NULL) is filled. Time O(n log n) in the tiles. Memory: 4 bytes for
/// each code (a combination with its colours rounded up to a power of two: 16 for two colours of
/// edges, 2^24 at most), 12 where combinations have several tiles, and up to 32 a tile.
PAVE_API pave_result pave_world_create(const pave_world_def *def, const pave_allocator *allocator,
                                       pave_world **out, pave_error *error);

/// Releases a world; NULL is allowed.
PAVE_API void pave_world_destroy(pave_world *world);

/// The method of a world, never AUTO. Constant time.
PAVE_API pave_world_method pave_world_method_of(const pave_world *world);

/// The fingerprint of a world: of its set (see pave_wang_hash), seed and method, never AUTO. Worlds
/// of equal fingerprints have the same tiles everywhere; for comparing, not for secrets.
/// docs/determinism.md defines it. Constant time.
PAVE_API uint64_t pave_world_hash(const pave_world *world);

/// The id of the tile at a cell; |q|, |r| <= PAVE_COORDINATE_MAX, s = 0. Allocates nothing.
/// Constant time.
PAVE_API uint32_t pave_world_at(const pave_world *world, pave_cell cell);

/// Writes the colours of the tile at a cell, as pave_wang_tile_colors: 1 or more at the places that
/// the set's kind uses, 0 at the others. They are known without the set: is there a road on this
/// side? |q|, |r| <= PAVE_COORDINATE_MAX, s = 0. Allocates nothing. Constant time.
PAVE_API void pave_world_colors_at(const pave_world *world, pave_cell cell,
                                   uint8_t out[PAVE_WANG_PLACES_SQUARE]);

/// Writes the ids of the tiles of a rectangle, row by row.
/// `out` must hold at least (height - 1) * stride + width elements; the row of r = rect.r + y
/// starts at out + y * stride; `stride` is in elements, at least width, or at most -width: then
/// `out` is the last row in memory and the map is upside down. Any order of calls, any runner and
/// any overlap give the same tiles. Progress counts tiles. Returns PAVE_OK;
/// PAVE_RANGE beyond |q|, |r| <= PAVE_COORDINATE_MAX (nothing is written);
/// PAVE_STOPPED when progress stops it (rows not reached are untouched). Allocates nothing; needs
/// 50 kB of stack on each thread. Linear time; blocks of 16 rows are fast.
PAVE_API pave_result pave_world_fill(const pave_world *world, pave_rect rect,
                                     const pave_batch *batch, uint32_t *out, ptrdiff_t stride);

#ifdef __cplusplus
}
#endif
#endif
