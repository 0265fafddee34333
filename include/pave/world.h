/// pave/world.h: endless worlds of Wang tiles, on squares, hexagons, triangles, every other tiling,
/// and the rhombs of multigrids. A world is a tile set (or one for each face), a seed and a method.
/// It gives the tile at any cell, stores no tiles, and gives the same tile in any order, on any
/// number of threads, on any machine.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (the checkerboard of white
/// and black cells, hexagons in three phases); L.-Y. Wei, "Tile-Based Texture Mapping on Graphics
/// Hardware", 2004, and A. Lagae, P. Dutre, "An Alternative for Wang Tiles: Colored Edges versus
/// Colored Corners", 2006 (colours drawn at each edge and corner). docs/determinism.md defines
/// every decision exactly.
///
/// Examples: explore_seeded.c, own_tiles.c (the two methods), world_rectangle.c (threads).
#ifndef PAVE_WORLD_H
#define PAVE_WORLD_H

#include <pave/base.h>
#include <pave/bias.h>
#include <pave/multigrid.h>
#include <pave/wang.h>
#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How a world is decided.
///
/// AUTO: the best that the set allows: of a complete set FEATURE, of the Jeandel-Rao tiles
/// APERIODIC, of other sets of squares BLOCKS. pave_world_method_of says which.
///
/// FEATURE: each edge (corner) draws its colour separately, with the frequency of the colour in the
/// set by weight; edges that cross a row and edges that cross a column have separate frequencies.
/// Then the cell draws its tile, by weight, among the tiles with these colours. A tile's share is
/// the product of its colours' frequencies times its share by weight among the tiles with the same
/// colours. It is the same at every cell.
///
/// PHASE: the cells fall into classes that are decided in order. The first class draws from the
/// whole set by weight; each further class draws among the tiles that match the decided cells
/// around. Edge sets of squares have two classes (q + r even, odd). In corner sets of squares the
/// first class is q and r even; together its cells have all corners. Mixed sets: q and r even, then
/// q and r odd, then the rest. Other tilings have the classes of pave_tiling_color: by edges for
/// edge sets (hexagons three, triangles two), by vertices for corner and mixed sets. A tile's share
/// is its weight in the first class, and different in the later ones.
///
/// With one tile for each combination and equal weights, both methods have the same distribution.
/// Both also take a set of squares that is complete when unset is one more colour; the empty cell,
/// PAVE_WANG_EMPTY, then weighs as much as combinations do on average.
///
/// BLOCKS: for sets of squares that lack combinations, as most real sets do. Unset is a colour; a
/// cell where all is unset is empty. The map begins with one tile that fits itself, the base. An
/// aim is drawn: patches of colours or, for edges, long lines. Four rounds of blocks of 8 x 8
/// cells, laid anew inside their rims, bring the map as near to it as the tiles allow. Each cell
/// depends on 23 blocks at most. Of sets whose pieces close nowhere (a gate without a lower end)
/// the map is endless columns or rows of one combination each. No two tiles mismatch.
///
/// APERIODIC: for one set of squares, the 11 tiles of E. Jeandel and M. Rao ("An aperiodic set of
/// 11 Wang tiles", 2021) or of its form with four colours: no smaller set tiles the plane without
/// ever repeating, and these cannot repeat. Names of colours, ids and weights do not matter. As
/// right, upper, left, lower colour the tiles are 2421 2220 1131 1232 3133 0131 0001 3102 0212 1214
/// 3312; in the form with four colours 0 stands for 4 above and below. The seed draws a point of a
/// torus, and each cell reads its tile off a partition of the torus at its own point (S. Labbe,
/// "Markov partitions for toral Z^2-rotations featuring Jeandel-Rao Wang shift and model sets",
/// 2021). The shares of the tiles are fixed. No two tiles mismatch.
typedef enum pave_world_method {
    PAVE_WORLD_AUTO = 0,     ///< "auto"
    PAVE_WORLD_FEATURE = 1,  ///< "feature"
    PAVE_WORLD_PHASE = 2,    ///< "phase"
    PAVE_WORLD_BLOCKS = 3,   ///< "blocks"
    PAVE_WORLD_APERIODIC = 4 ///< "aperiodic"
} pave_world_method;

/// The words of pave_world_method.
PAVE_API extern const char *const pave_world_method_words[];

/// A world. It never changes and may be shared among threads.
typedef struct pave_world pave_world;

/// Whether a cell of a connected world must stay free of rock: the same for the same cell each
/// time. It is called on any thread that fills.
typedef bool pave_world_keep(void *context, pave_cell cell);

enum { PAVE_WORLD_MESH_MIN = 2, PAVE_WORLD_MESH_MAX = 64 };

/// What a world is made from.
typedef struct pave_world_def {
    /// A set for every face; used only during pave_world_create.
    const pave_wang_set *set;
    uint64_t seed; ///< worlds with equal seeds share random words: give each layer another seed
    pave_world_method method;
    const pave_tiling *tiling; ///< NULL: squares; used only during pave_world_create
    /// Instead of a tiling: the cells are its rhombs, of four sides, place k of a set being side k.
    /// FEATURE alone, which AUTO is; no origin. It is copied. The place in the endless tiling comes
    /// from its offsets, not from `seed`. NULL: a tiling.
    const pave_multigrid *multigrid;
    /// face_count: a complete set for each face of the unit cell (of a multigrid pair_count: for
    /// the rhombs of each pair of families), of its number of sides; all of one kind and count of
    /// colours; one set may serve several faces. NULL: `set`, which then is for all faces. Used
    /// only during pave_world_create.
    const pave_wang_set *const *sets;
    /// PHASE: a cell that is in the first class, such as where a game begins. Squares: the whole
    /// world moves, by at most one cell each way. Elsewhere the class of this cell becomes the
    /// first, the others keep their order. |q|, |r| <= PAVE_COORDINATE_MAX.
    pave_cell origin;
    /// BLOCKS: the colour of the base; PAVE_WANG_UNSET: empty cells; 0: the best one is found.
    int base;
    /// BLOCKS: color_count + 1: how much of each colour is aimed at, [0] of unset. NULL: of each as
    /// much, of the base more.
    const double *shares;
    int patch;             ///< BLOCKS: cells across a patch or, about, a stripe, 4..64; 0: 6
    const pave_bias *bias; ///< what the shares of colours follow; NULL: the same everywhere
    /// A connected world: color_count + 1, whether a colour can be passed ([0] is not read). NULL:
    /// not connected. Of edge and mixed sets every cell can be reached from every other one across
    /// sides of these colours, except solid ones. Colours keep their shares, unless these leave too
    /// few sides open: at least about 41 % (hexagons) to 69 % of all sides can be passed, by
    /// tiling. Of corner sets all corners of these colours are joined by edges: so are the cells
    /// that have such a corner, across the sides that do. Corners that would part others get one of
    /// these colours. Used only during pave_world_create, which counts up to 2^19 sides for it and
    /// returns PAVE_INVALID where no colour can be passed, or a colour and not its mirror;
    /// PAVE_UNSUPPORTED for other methods than FEATURE, corner sets and solid cells on multigrids,
    /// and more than 64 sides or corners around a corner. Based on: R. Levi, D. Ron, R. Rubinfeld,
    /// "Local algorithms for sparse spanning graphs", 2014; T. Y. Kong, A. Rosenfeld, "Digital
    /// Topology", 1989.
    const bool *passable;
    /// Connected worlds of edge and mixed sets on tilings: the share of cells that are drawn to be
    /// solid, closed on all sides, 0..1. Cells that would part others stay free. PAVE_RANGE
    /// otherwise.
    double solid;
    /// Connected worlds with rock: units between the posts from which it grows, with paths between,
    /// PAVE_WORLD_MESH_MIN..MAX. With a bias, posts of corner sets lie where it is deepest among
    /// what is blocked. 0: 12 for solid cells; for corners with noise its scale, from 12 to 64,
    /// with another bias 12, and without a bias no posts, which makes small rocks. PAVE_RANGE
    /// otherwise.
    int mesh;
    /// Connected worlds of edge and mixed sets on tilings: the share of dead ends, cells with one
    /// open side, that open a second one, 0..1. PAVE_RANGE otherwise.
    double opened;
    pave_world_keep *keep; ///< cells that are not solid, or whose corners can be passed; or NULL
    void *keep_context;    ///< it must outlive the world
    uint64_t keep_id;      ///< stands for `keep` in the fingerprint of the world
} pave_world_def;

/// Makes a world, for pave_world_destroy. Returns PAVE_OK; PAVE_RANGE for a method, origin, share
/// or patch that does not exist; PAVE_INVALID for sets whose sides, kinds or colours do not agree
/// with the faces or each other, and two grounds; PAVE_INCOMPLETE when a set lacks combinations
/// (`error` says which), or BLOCKS finds none but maps of one tile; PAVE_UNSUPPORTED for codes
/// beyond 24 bits, methods that the ground does not have, an origin on a multigrid, APERIODIC with
/// a bias or of other tiles; PAVE_NO_MEMORY; see `passable`. On failure `out` is NULL, `error` (may
/// be NULL) filled. O(n log n) in tiles. Memory: 4 to 12 bytes for each code, up to 32 a tile;
/// PHASE on tilings: for each class.
PAVE_API pave_result pave_world_create(const pave_world_def *def, const pave_allocator *allocator,
                                       pave_world **out, pave_error *error);

/// Releases a world; NULL is allowed.
PAVE_API void pave_world_destroy(pave_world *world);

/// The method of a world, never AUTO. Constant time.
PAVE_API pave_world_method pave_world_method_of(const pave_world *world);

/// The fingerprint of a world: of its sets (see pave_wang_hash), the tables of its tiling where
/// that is not squares, or its multigrid (see pave_multigrid_hash), seed, method (never AUTO),
/// the classes that its origin makes, the colours that can be passed, and what makes rock. Worlds
/// of equal fingerprints have the same tiles everywhere; for comparing, not for secrets.
/// docs/determinism.md defines it. Constant time.
PAVE_API uint64_t pave_world_hash(const pave_world *world);

// ---- One cell -----------------------------------------------------------------------------------
// Where cells below must have |q|, |r| <= PAVE_COORDINATE_MAX and s a face, those of a world on a
// multigrid must be in range for pave_multigrid_cell_valid.

/// The id of the tile at a cell, of the set of its face; |q|, |r| <= PAVE_COORDINATE_MAX, s a face
/// of the tiling. Allocates nothing. Constant time: FEATURE reads the features of the cell, PHASE
/// decides the cells of pave_world_closure, BLOCKS lays up to 23 blocks on 120 kB of stack,
/// APERIODIC reduces one point.
PAVE_API uint32_t pave_world_at(const pave_world *world, pave_cell cell);

/// Writes the colours of the tile at a cell, as pave_wang_tile_colors: 0 where unset, and at places
/// that the set's kind does not use. They are known without the set: is there a road on this
/// side? |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the tiling. `out` must hold at least two
/// elements for each side of the face: PAVE_WANG_PLACES_MAX are always enough. Allocates nothing.
/// Constant time.
PAVE_API void pave_world_colors_at(const pave_world *world, pave_cell cell, uint8_t *out);

/// The level of the world's bias at the middle of a cell, 0..15: is this the land of the highest
/// colour? 0 without a bias. |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the tiling. Allocates
/// nothing. Constant time.
PAVE_API int pave_world_level_at(const pave_world *world, pave_cell cell);

// ---- Classes ------------------------------------------------------------------------------------

/// The class of a cell under PHASE: 0 is decided first. Always 0 under the other methods. |q|, |r|
/// <= PAVE_COORDINATE_MAX, s a face of the tiling. Constant time.
PAVE_API int pave_world_class_at(const pave_world *world, pave_cell cell);

/// The cells that are decided for a cell, each after those that it waits for; the last one is the
/// cell itself. FEATURE, BLOCKS, APERIODIC: it alone. PHASE: a square of an edge set 1 or 5, a
/// hexagon of an edge set 1, 4 or 10. |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the tiling; the
/// others may be a few steps beyond. `out` must hold at least `capacity` elements. Returns PAVE_OK
/// and their count in `count`; PAVE_CAPACITY when there are more than `capacity`: then `count` is
/// the need and nothing else is written. Allocates nothing. Constant time.
PAVE_API pave_result pave_world_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                                        int64_t capacity, int64_t *count);

// ---- Many cells ---------------------------------------------------------------------------------
// Any order of calls, any runner and any overlap give the same tiles. Progress counts tiles. These
// allocate nothing and need 64 kB of stack on each thread, with a bias 96 kB, BLOCKS 120 kB;
// connected worlds of edges 135 kB more, of corners and with solid cells 350 kB.

/// Writes the ids of the tiles of a rectangle of unit cells, row by row; a row has width *
/// face_count cells, in the order of q, then s.
/// `out` must hold at least (height - 1) * stride + width * face_count elements; the row of r =
/// rect.r + y starts at out + y * stride; `stride` is in elements, at least width * face_count, or
/// at most the negative of it: then `out` is the last row in memory and the map is upside down.
/// Returns PAVE_OK; PAVE_RANGE beyond |q|, |r| <= PAVE_COORDINATE_MAX (nothing is written);
/// PAVE_UNSUPPORTED on a multigrid; PAVE_STOPPED (rows not reached are untouched). Linear time;
/// blocks of 16 rows are fast.
PAVE_API pave_result pave_world_fill(const pave_world *world, pave_rect rect,
                                     const pave_batch *batch, uint32_t *out, ptrdiff_t stride);

/// Writes the ids of the tiles of the cells of a window, of any shape, by index. `out` must hold at
/// least window->count elements. Returns PAVE_OK; PAVE_INVALID when the window has another count of
/// faces than the world's tiling (nothing is written); PAVE_UNSUPPORTED on a multigrid;
/// PAVE_STOPPED when progress stops it. Linear time: about that of pave_world_fill where rows are
/// long.
PAVE_API pave_result pave_world_fill_window(const pave_world *world, const pave_window *window,
                                            const pave_batch *batch, uint32_t *out);

/// Writes the ids of the tiles of a list of cells, in its order; a cell may be there twice. `cells`
/// and `out` must hold at least `count` elements, count >= 0. Returns PAVE_OK; PAVE_RANGE for a
/// cell beyond |q|, |r| <= PAVE_COORDINATE_MAX or with an s that is not a face (nothing is
/// written); PAVE_STOPPED when progress stops it. Linear time: pave_world_at each.
PAVE_API pave_result pave_world_fill_cells(const pave_world *world, const pave_cell *cells,
                                           int64_t count, const pave_batch *batch, uint32_t *out);

// ---- Checking -----------------------------------------------------------------------------------
// A tile is turned as the bits of its id say (pave_wang_pose_of), whether or not its set has that
// pose.

/// What was found of the tiles of a window or a list of cells.
typedef struct pave_world_verdict {
    /// Compared: those with two or more cells inside, at least one of them not foreign.
    int64_t edges, vertices;
    int64_t edge_mismatches, vertex_mismatches; ///< those whose cells have different colours there
    int64_t empty;                              ///< cells with PAVE_WANG_EMPTY: unset on every side
    int64_t foreign; ///< cells whose tile is not in their set; compared as if all were unset
    bool found;      ///< whether there is a mismatch; then `cell` and `place` are of the first:
    pave_cell cell;  ///< by index, or in the list, the first cell that has one,
    int32_t place;   ///< and its first place that does not match
} pave_world_verdict;

/// Whether the colours of neighbouring tiles agree: compares the cells around every edge (edge and
/// mixed sets) and every vertex (corner and mixed sets) of a window of any tiling, also across a
/// wrap. `within` (may be NULL) is a mask of the window: only cells that are set are looked at.
/// `sets` must hold a set for each face of window->tiling; `ids` must hold the ids of the cells by
/// index, window->count of them. A mismatch is not a failure: see `out`. Returns PAVE_OK;
/// PAVE_INVALID for a set of other sides than its face, or sets of different kinds: then `out` is
/// zeroed and `error` (or NULL) filled. Linear time in the sides, times the search of an id.
PAVE_API pave_result pave_world_verify(const pave_window *window, const pave_mask *within,
                                       const pave_wang_set *const *sets, const uint32_t *ids,
                                       pave_world_verdict *out, pave_error *error);

/// Tiles of cells of a multigrid.
typedef struct pave_world_rhombs {
    const pave_multigrid *multigrid;
    const pave_wang_set *const *sets; ///< multigrid->pair_count: a set for each pair of families
    const pave_cell *cells;           ///< count different cells in range
    const uint32_t *ids;              ///< count
    int64_t count;                    ///< 0..INT32_MAX
} pave_world_rhombs;

/// The same for cells of a multigrid: compares around every edge and vertex that two or more of
/// them share. Also returns PAVE_RANGE for a cell out of range or a bad count, PAVE_INVALID for a
/// cell that comes twice, PAVE_NO_MEMORY. Linear time on average; 24 bytes or more a cell.
PAVE_API pave_result pave_world_verify_rhombs(const pave_world_rhombs *rhombs,
                                              const pave_allocator *allocator,
                                              pave_world_verdict *out, pave_error *error);

/// Tiles, and which of their colours can be passed.
typedef struct pave_world_parts_def {
    const pave_window *window; ///< as for pave_world_verify, like the next three; NULL: `rhombs`
    const pave_mask *within;
    const pave_wang_set *const *sets;
    const uint32_t *ids;
    const pave_world_rhombs *rhombs; ///< instead of a window
    const bool *passable;            ///< color_count + 1: whether a colour can be passed, but [0]
} pave_world_parts_def;

/// The connected components of cells across open sides: those whose colour can be passed; of corner
/// sets those with a corner at an end that can be passed.
typedef struct pave_world_parts {
    int64_t parts;     ///< components, of the cells that have an open side
    int64_t enclosed;  ///< of several parts, those that no open side leads out of
    pave_cell cell;    ///< the first cell of the first such part
    int64_t blocked;   ///< cells without an open side
    int64_t dead_ends; ///< cells with one
    int64_t sides;     ///< those between two cells,
    int64_t open;      ///< and those of them that are open on both
} pave_world_parts;

/// Counts the parts that cells fall into. In a window of a connected world none is enclosed: parts
/// of it join outside. Returns PAVE_OK; what pave_world_verify and pave_world_verify_rhombs return;
/// PAVE_RANGE beyond INT32_MAX cells; PAVE_NO_MEMORY. On failure `error` (may be NULL) is filled.
/// Nearly linear time in the sides, by union-find; 6 bytes a cell.
PAVE_API pave_result pave_world_verify_parts(const pave_world_parts_def *def,
                                             const pave_allocator *allocator, pave_world_parts *out,
                                             pave_error *error);

// ---- Walking ------------------------------------------------------------------------------------
// Through the endless world itself. Cells that are needed are decided in chunks.
//
// A shortest path is searched for from both ends: always a whole layer of cells of equal distance,
// on the side whose last layer has fewer cells, `from` first if equal; cells in the order in which
// they were reached, and their sides in order. The first cell that both sides reach is on the path.

/// What walks through a world go by.
typedef struct pave_world_path_def {
    const pave_world *world;
    const pave_tiling *tiling;        ///< that it was made with; NULL: squares, or a multigrid
    const pave_wang_set *const *sets; ///< of each face, or pair of a multigrid
    const bool *passable;             ///< as in pave_world_parts_def
    pave_cell from, to;               ///< see pave_world_at
    int64_t limit;                    ///< the search gives up beyond this count of cells; 0: 2^24
} pave_world_path_def;

/// Finds a shortest path through open sides, and writes its cells, both ends included. `out` must
/// hold at least `capacity` elements. Progress counts cells, up to the limit. Returns PAVE_OK;
/// PAVE_CAPACITY with the need in `count`; PAVE_NOT_FOUND if an end is walled in; PAVE_STOPPED also
/// at the limit; PAVE_RANGE for ends that are not cells; PAVE_INVALID for sets of other sides than
/// the cells; PAVE_NO_MEMORY. On failure `error` (may be NULL) is filled. Linear in the cells of
/// the chunks that are reached; 4 bytes for each.
PAVE_API pave_result pave_world_path(const pave_world_path_def *def,
                                     const pave_allocator *allocator, const pave_batch *batch,
                                     pave_cell *out, int64_t capacity, int64_t *count,
                                     pave_error *error);

/// Finds the cell with an open side that is nearest to `from`, by steps across any sides; of
/// several the first that a breadth-first search comes to, sides in order. `to` is not read.
/// Returns as pave_world_path, never PAVE_CAPACITY or PAVE_NOT_FOUND; on failure `out` is
/// unchanged.
PAVE_API pave_result pave_world_start(const pave_world_path_def *def,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_cell *out, pave_error *error);

/// Sets in a mask what cannot be passed: cells without an open side, and the closed sides of all
/// others. `sets` must hold a set for each face of out->window->tiling, of its number of sides,
/// `ids` the ids of its cells by index; `passable` as in pave_world_parts_def. Other bits stay.
/// Returns PAVE_OK or PAVE_NO_MEMORY. Linear time in the sides, times the search of an id.
PAVE_API pave_result pave_world_mask(const pave_wang_set *const *sets, const uint32_t *ids,
                                     const bool *passable, pave_mask *out);

// ---- Hashes in parts ----------------------------------------------------------------------------
// A hash of a rectangle of a world that can be made in parts. The rectangle is cut
// into chunks of 256 x 256 unit cells. Each chunk has a hash, its leaf; the leaves, row by row,
// make the hash of the whole. Any order, any number of threads, ranks and machines give the same
// number, and where two runs differ, their leaves give the chunk that is wrong.
//
// docs/determinism.md defines both. The chain of `pave world fill --hash` is another number.

enum { PAVE_CHUNK_SIZE = 256 }; ///< unit cells along each side; fewer at the far sides

// ---- Chunks of a rectangle ----------------------------------------------------------------------
// They are counted from the rectangle's first cell, not from that of the world: 0..n-1, row by row.

/// The count of the chunks of a rectangle; 0 where that is empty. Constant time.
PAVE_INLINE int64_t pave_chunk_count(pave_rect rect)
{
    const int64_t wide = ((int64_t)rect.width + PAVE_CHUNK_SIZE - 1) / PAVE_CHUNK_SIZE;
    return wide * (((int64_t)rect.height + PAVE_CHUNK_SIZE - 1) / PAVE_CHUNK_SIZE);
}

/// The unit cells of the chunk of an index, 0 <= index < pave_chunk_count(rect). Constant time.
PAVE_INLINE pave_rect pave_chunk_rect(pave_rect rect, int64_t index)
{
    const int64_t steps = ((int64_t)rect.width + PAVE_CHUNK_SIZE - 1) / PAVE_CHUNK_SIZE;
    assert(index >= 0 && index < pave_chunk_count(rect));
    return pave_rect_intersection(rect,
                                  pave_rect_of((int32_t)(rect.q + index % steps * PAVE_CHUNK_SIZE),
                                               (int32_t)(rect.r + index / steps * PAVE_CHUNK_SIZE),
                                               PAVE_CHUNK_SIZE, PAVE_CHUNK_SIZE));
}

// ---- From ids -----------------------------------------------------------------------------------

// ---- From worlds --------------------------------------------------------------------------------
// Progress counts unit cells. A strip of a runner needs the stack of pave_world_fill; memory is
// 256 kB to 1 MB, with a runner 64 times that, however large the rectangle.

/// Writes the leaves of the chunks first..first+count-1 of a rectangle of a world. `out` must hold
/// at least `count` elements. Any part is the same as in the whole, so machines may share a
/// rectangle. Returns PAVE_OK; PAVE_RANGE for a rectangle beyond |q|, |r| <= PAVE_COORDINATE_MAX or
/// chunks that it does not have (nothing is written); PAVE_UNSUPPORTED on a multigrid;
/// PAVE_NO_MEMORY; PAVE_STOPPED when progress stops it. Linear time: that of pave_world_fill, and
/// less for the hash than a chain takes.
PAVE_API pave_result pave_world_leaves(const pave_world *world, pave_rect rect, int64_t first,
                                       int64_t count, const pave_allocator *allocator,
                                       const pave_batch *batch, uint64_t *out);

/// The hash of a rectangle of a world by its chunks. The ranks (NULL: one) share the chunks and
/// exchange 8 bytes for each; all of them give the same world and rectangle, and get the same hash.
/// Each may have its own batch. Returns, the same on all ranks, PAVE_OK; PAVE_RANGE for a rectangle
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX; PAVE_UNSUPPORTED on a multigrid; PAVE_NO_MEMORY;
/// PAVE_STOPPED when the progress of one stops it; PAVE_IO where an exchange fails. Then `hash` is
/// unchanged. Time as pave_world_leaves, divided by the ranks; 2 kB a rank more.
PAVE_API pave_result pave_world_hash_chunks(const pave_world *world, pave_rect rect,
                                            const pave_ranks *ranks,
                                            const pave_allocator *allocator,
                                            const pave_batch *batch, uint64_t *hash);

// ---- Painted terrain ----------------------------------------------------------------------------
// Lays tiles on terrain that a person or a program has painted: the colours of
// corners, cells or edges of a map of squares are given, and tiles follow. Where the set has no
// tile for them, the nearest terrain that it has is laid, and the changes are counted.
//
// Example: painted_island.c.

/// What the painted colours are of, row by row from the upper left.
typedef enum pave_painted_unit {
    /// "corner": (width + 1) * (height + 1) corners. An edge follows its two ends.
    PAVE_PAINTED_CORNERS = 0,
    /// "cell": width * height cells. An edge between two cells of a colour has it, and a corner
    /// between four; the others have the colour of the base.
    PAVE_PAINTED_CELLS = 1,
    /// "lattice": (2 * width + 1) * (2 * height + 1) points: corners at even places, edges between
    /// them, and cells, which do not matter.
    PAVE_PAINTED_LATTICE = 2
} pave_painted_unit;

/// The words of pave_painted_unit.
PAVE_API extern const char *const pave_painted_unit_words[];

/// The size of what is painted for a map of width x height cells, in units. Constant time.
PAVE_API void pave_painted_size(pave_painted_unit unit, int32_t width, int32_t height,
                                int32_t *units_wide, int32_t *units_high);

enum { PAVE_PAINTED_SIDE_MAX = 1 << 15 }; ///< cells of a map, each way

/// What is laid.
typedef struct pave_painted_def {
    const pave_wang_set *set; ///< of squares
    pave_painted_unit unit;
    int32_t width, height; ///< cells, 1..PAVE_PAINTED_SIDE_MAX
    const uint8_t *colors; ///< of the units: 1..color_count, 0 for unset
    int base;              ///< as in pave_world_def
    uint64_t seed;         ///< which of several tiles is laid, and how changes are made
} pave_painted_def;

/// What became of it.
typedef struct pave_painted_changes {
    int64_t painted;          ///< corners and edges that the set's kind has, in all
    int64_t changed;          ///< those that have another colour than painted
    int32_t first_x, first_y; ///< the first cell, row by row, with one that changed; 0 without any
} pave_painted_changes;

/// Lays the map: `out` gets the ids of the tiles, PAVE_WANG_EMPTY for empty cells, row by row. What
/// tiles fit is laid as painted. Elsewhere the colours give way to the base until tiles fit, and
/// blocks laid anew bring back what they can (docs/determinism.md). No two tiles mismatch. `out`
/// must hold at least width * height elements. Progress counts blocks. Returns PAVE_OK; PAVE_RANGE
/// for a size, a unit or a colour out of range; PAVE_UNSUPPORTED for tiles that are not squares;
/// PAVE_INCOMPLETE when something must give way and no tile fits itself, or none of the base;
/// PAVE_STOPPED; PAVE_NO_MEMORY. On failure `error` (may be NULL) is filled. Linear in the cells.
PAVE_API pave_result pave_painted_lay(const pave_painted_def *def, const pave_allocator *allocator,
                                      const pave_batch *batch, uint32_t *out,
                                      pave_painted_changes *changes, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
