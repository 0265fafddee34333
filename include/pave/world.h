/// pave/world.h: endless worlds of Wang tiles, on squares, hexagons, triangles, every other tiling,
/// and the rhombs of multigrids. A world is a tile set (or one for each face), a seed and a method.
/// It returns the tile at any cell, stores no tiles, and gives the same tiles in any order of
/// calls, on any number of threads, on any machine.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (PHASE: white and black
/// squares, hexagons in three phases); L.-Y. Wei, "Tile-Based Texture Mapping on Graphics
/// Hardware", 2004, and A. Lagae, P. Dutre, "An Alternative for Wang Tiles: Colored Edges versus
/// Colored Corners", 2006 (FEATURE: colours of edges and corners). docs/determinism.md defines
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

/// How the tiles of a world are decided. docs/worlds.md ("Methods") compares the methods, and
/// docs/determinism.md defines them exactly.
///
/// AUTO chooses FEATURE for complete sets, APERIODIC for the Jeandel-Rao tiles, and BLOCKS for
/// other sets of squares. pave_world_method_of returns the choice.
///
/// FEATURE draws the colour of each edge and corner independently, then a random tile among those
/// with the colours of the cell. A cell depends on no other cell, and tile frequencies are the same
/// at every cell.
///
/// PHASE decides the cells class by class, as on a checkerboard (docs/worlds-tilings.md). Each cell
/// gets a random tile that matches the cells decided earlier; cells of the first class choose from
/// all tiles.
///
/// FEATURE and PHASE need a complete set. On squares, a set that is complete when unset counts as a
/// colour is also accepted; the empty cell, PAVE_WANG_EMPTY, then has the average weight of a
/// combination. With one tile per combination and equal weights, both methods have the same
/// distribution.
///
/// BLOCKS makes worlds of squares of sets that lack combinations (docs/incomplete-sets.md). Unset
/// is a colour; blocks of 8 x 8 cells approximate patches of colours or, for edges, long lines. A
/// cell depends on at most 23 blocks.
///
/// APERIODIC makes worlds of the 11 Jeandel-Rao tiles, which never repeat (docs/aperiodic.md).
/// Names of colours, ids and weights are ignored, and the frequencies of the tiles are fixed. Based
/// on: E. Jeandel, M. Rao, "An aperiodic set of 11 Wang tiles", 2021; S. Labbe, "Markov partitions
/// for toral Z^2-rotations featuring Jeandel-Rao Wang shift and model sets", 2021.
typedef enum pave_world_method {
    PAVE_WORLD_AUTO = 0,     ///< "auto"
    PAVE_WORLD_FEATURE = 1,  ///< "feature"
    PAVE_WORLD_PHASE = 2,    ///< "phase"
    PAVE_WORLD_BLOCKS = 3,   ///< "blocks"
    PAVE_WORLD_APERIODIC = 4 ///< "aperiodic"
} pave_world_method;

/// Names of the pave_world_method values.
PAVE_API extern const char *const pave_world_method_words[];

/// A world. It never changes, so threads may share it.
typedef struct pave_world pave_world;

/// A callback: whether a cell of a connected world must stay free of rock. It must always return
/// the same result for the same cell. It may be called on any thread that fills.
typedef bool pave_world_keep(void *context, pave_cell cell);

enum { PAVE_WORLD_MESH_MIN = 2, PAVE_WORLD_MESH_MAX = 64 };

/// The definition of a world.
typedef struct pave_world_def {
    /// One set for all faces; used only during pave_world_create.
    const pave_wang_set *set;
    /// Seed of the world. Worlds with the same seed share random words, so give each layer a
    /// different seed.
    uint64_t seed;
    pave_world_method method;
    const pave_tiling *tiling; ///< NULL: squares; used only during pave_world_create
    /// A multigrid instead of a tiling; NULL: a tiling. The cells are its rhombs, which have four
    /// sides in the order of the set's sides. Only FEATURE (also AUTO), without origin. Copied. The
    /// offsets of the multigrid, not `seed`, determine the position in the endless tiling.
    const pave_multigrid *multigrid;
    /// face_count complete sets, one for each face of the unit cell, which must have the number of
    /// sides of its face (multigrids: pair_count sets, one for each pair of families). All have the
    /// same kind and number of colours. The same set may be used for several faces. NULL: `set` for
    /// all faces. Used only during pave_world_create.
    const pave_wang_set *const *sets;
    /// PHASE: a cell that must be in the first class, such as a start cell. On squares, the classes
    /// shift by at most one cell in each direction. On other tilings, the class of this cell
    /// becomes the first, and the others keep their order. |q|, |r| <= PAVE_COORDINATE_MAX.
    pave_cell origin;
    /// BLOCKS: colour of the base tile, which matches itself on all sides; PAVE_WANG_UNSET: empty
    /// cells; 0: chosen automatically.
    int base;
    /// BLOCKS: color_count + 1 target shares of the colours; [0] is for unset. NULL: equal shares,
    /// more for the base.
    const double *shares;
    int patch; ///< BLOCKS: width of a patch and approximate width of a stripe, in cells, 4..64; 0
               ///< means 6
    const pave_bias *bias; ///< bias that varies the colour frequencies over space; NULL: none
    /// Makes a connected world (docs/worlds-connected.md): color_count + 1 flags, whether each
    /// colour can be passed; [0] is ignored. NULL: not connected. In edge and mixed sets, every
    /// cell that is not solid can be reached from every other one across sides of passable colours.
    /// Colours keep their shares unless too few sides are open: at least about 41 % (hexagons) to
    /// 69 % of all sides are passable, depending on the tiling. In corner sets, all corners of
    /// passable colours are joined by edges, and so are the cells with such a corner, across the
    /// sides with such a corner; corners that would separate others get a passable colour. Used
    /// only during pave_world_create, which examines up to 2^19 sides and returns PAVE_INVALID if
    /// no colour is passable, or a colour is passable and its mirror is not; PAVE_UNSUPPORTED for
    /// methods other than FEATURE, for corner sets and solid cells on multigrids, and for more than
    /// 64 sides or corners around a corner. Based on: R. Levi, D. Ron, R. Rubinfeld, "Local
    /// algorithms for sparse spanning graphs", 2014; T. Y. Kong, A. Rosenfeld, "Digital Topology",
    /// 1989.
    const bool *passable;
    /// Connected worlds of edge and mixed sets on tilings: share of cells that are drawn as solid
    /// (closed on all sides), 0..1. Cells that would separate other cells stay free. Values out of
    /// range return PAVE_RANGE.
    double solid;
    /// Connected worlds with rock: distance in units between the posts from which rock grows,
    /// PAVE_WORLD_MESH_MIN..MAX; paths run between the posts. In corner sets with a bias, posts are
    /// where blocked colours prevail most. 0 means 12 for solid cells; for corner sets, the scale
    /// of a noise bias (limited to 12..64), 12 with another bias, and no posts (small rocks)
    /// without a bias. Values out of range return PAVE_RANGE.
    int mesh;
    /// Connected worlds of edge and mixed sets on tilings: share of dead ends (cells with one open
    /// side) that open a second side, 0..1. Values out of range return PAVE_RANGE.
    double opened;
    pave_world_keep *keep; ///< callback for cells that must not be solid, or whose corners must be
                           ///< passable; or NULL
    void *keep_context;    ///< passed to `keep`; must outlive the world
    uint64_t keep_id;      ///< id of `keep` in the fingerprint of the world
} pave_world_def;

/// Makes a world; release it with pave_world_destroy. Returns PAVE_OK; PAVE_RANGE if a method,
/// origin, share or patch is out of range; PAVE_INVALID if sides, kinds or colours of sets do not
/// match the faces or each other, or if a tiling and a multigrid are given; PAVE_INCOMPLETE if a
/// set lacks combinations (`error` says which), or BLOCKS finds only maps of one tile;
/// PAVE_UNSUPPORTED for codes beyond 24 bits, methods that the ground lacks, an origin on a
/// multigrid, or APERIODIC with a bias or other tiles; PAVE_NO_MEMORY; see `passable`. On failure
/// `out` is NULL; `error` (may be NULL) says why. O(n log n) for n tiles. Memory: 4 to 12 bytes per
/// code, 32 per tile (PHASE: per class).
PAVE_API pave_result pave_world_create(const pave_world_def *def, const pave_allocator *allocator,
                                       pave_world **out, pave_error *error);

/// Releases a world; NULL is allowed.
PAVE_API void pave_world_destroy(pave_world *world);

/// The method of a world, never AUTO. Constant time.
PAVE_API pave_world_method pave_world_method_of(const pave_world *world);

/// The fingerprint of a world: a hash of its sets (see pave_wang_hash), the tables of its tiling
/// (if not squares) or its multigrid (see pave_multigrid_hash), seed, method (never AUTO), classes
/// (which depend on the origin), passable colours and rock. Worlds with equal fingerprints have the
/// same tiles everywhere. It is not cryptographic. docs/determinism.md defines it. Constant time.
PAVE_API uint64_t pave_world_hash(const pave_world *world);

// ---- One cell -----------------------------------------------------------------------------------
// Below, cells must have |q|, |r| <= PAVE_COORDINATE_MAX, and s must be a face of the tiling. In a
// world on a multigrid, cells must be valid for pave_multigrid_cell_valid instead.

/// The id of the tile at a cell, from the set of its face; |q|, |r| <= PAVE_COORDINATE_MAX, s a
/// face of the tiling. Allocates nothing. Constant time: FEATURE reads the edges and corners of the
/// cell, PHASE decides the cells of pave_world_closure, BLOCKS computes up to 23 blocks with 120 kB
/// of stack, APERIODIC locates one point.
PAVE_API uint32_t pave_world_at(const pave_world *world, pave_cell cell);

/// Writes the colours of the tile at a cell, like pave_wang_tile_colors: 0 if unset, and at places
/// that the set's kind does not use. Use it to find whether a side has a road, without access to
/// the set. |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the tiling. `out` must hold at least two
/// elements per side of the face; PAVE_WANG_PLACES_MAX is always enough. Allocates nothing.
/// Constant time.
PAVE_API void pave_world_colors_at(const pave_world *world, pave_cell cell, uint8_t *out);

/// The level of the world's bias at the centre of a cell, 0..15; 0 without a bias. |q|, |r| <=
/// PAVE_COORDINATE_MAX, s a face of the tiling. Allocates nothing. Constant time.
PAVE_API int pave_world_level_at(const pave_world *world, pave_cell cell);

// ---- Classes ------------------------------------------------------------------------------------

/// The class of a cell under PHASE; class 0 is decided first. Always 0 under the other methods.
/// |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the tiling. Constant time.
PAVE_API int pave_world_class_at(const pave_world *world, pave_cell cell);

/// Writes the cells that are decided for a cell, each after the cells that it depends on; the last
/// is the cell itself. FEATURE, BLOCKS and APERIODIC: only the cell. PHASE: for edge sets, 1 or 5
/// squares, or 1, 4 or 10 hexagons. |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the tiling;
/// written cells may be a few steps beyond. `out` must hold at least `capacity` elements. Returns
/// PAVE_OK, with the number of cells in `count`; PAVE_CAPACITY with the required capacity in
/// `count` and nothing else written. Allocates nothing. Constant time.
PAVE_API pave_result pave_world_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                                        int64_t capacity, int64_t *count);

// ---- Many cells ---------------------------------------------------------------------------------
// The tiles do not depend on the order of calls, the runner or the rectangles. Progress counts
// tiles. These functions allocate nothing. They need 64 kB of stack on each thread (96 kB with a
// bias, 120 kB for BLOCKS); connected worlds need 135 kB more with edges, and 350 kB more with
// corners or solid cells.

/// Writes the tile ids of a rectangle of unit cells, row by row; a row has width * face_count
/// cells, ordered by q, then s. `out` must hold at least (height - 1) * stride + width * face_count
/// elements; the row of r = rect.r + y starts at out + y * stride; `stride` is in elements, at
/// least width * face_count. It may be negative, with at least that magnitude: `out` is then the
/// last row in memory, and the map is upside down. Returns PAVE_OK; PAVE_RANGE beyond |q|, |r| <=
/// PAVE_COORDINATE_MAX, with nothing written; PAVE_UNSUPPORTED on a multigrid; PAVE_STOPPED, with
/// remaining rows unchanged. Linear time; fastest in blocks of 16 rows.
PAVE_API pave_result pave_world_fill(const pave_world *world, pave_rect rect,
                                     const pave_batch *batch, uint32_t *out, ptrdiff_t stride);

/// Writes the tile ids of the cells of a window, by index. `out` must hold at least window->count
/// elements. Returns PAVE_OK; PAVE_INVALID if the window's face_count differs from the world's,
/// with nothing written; PAVE_UNSUPPORTED on a multigrid; PAVE_STOPPED. Linear time; with long rows
/// about the same as pave_world_fill.
PAVE_API pave_result pave_world_fill_window(const pave_world *world, const pave_window *window,
                                            const pave_batch *batch, uint32_t *out);

/// Writes the tile ids of a list of cells, in the same order; cells may be repeated. `cells` and
/// `out` must hold at least `count` elements, count >= 0. Returns PAVE_OK; PAVE_RANGE for a cell
/// beyond |q|, |r| <= PAVE_COORDINATE_MAX or with an s that is not a face, with nothing written;
/// PAVE_STOPPED. Takes as long per cell as pave_world_at.
PAVE_API pave_result pave_world_fill_cells(const pave_world *world, const pave_cell *cells,
                                           int64_t count, const pave_batch *batch, uint32_t *out);

// ---- Checking -----------------------------------------------------------------------------------
// The bits of a tile's id give its pose (pave_wang_pose_of), whether or not its set has that pose.

/// The result of a check of the tiles of a window or a list of cells.
typedef struct pave_world_verdict {
    /// Numbers of compared edges and vertices: each is shared by two or more cells, and at least
    /// one of them has a tile of the set.
    int64_t edges, vertices;
    /// numbers of edges and vertices whose cells have different colours
    int64_t edge_mismatches, vertex_mismatches;
    int64_t empty;   ///< number of cells with PAVE_WANG_EMPTY: unset on every side
    int64_t foreign; ///< number of cells whose tile is not in their set; these are compared as if
                     ///< all their colours were unset
    bool found;      ///< whether there is a mismatch; then `cell` and `place` are set
    pave_cell cell;  ///< first cell with a mismatch, by index or in the list
    int32_t place;   ///< first place of that cell that does not match
} pave_world_verdict;

/// Checks whether the colours of neighbouring tiles match: compares the cells around every edge
/// (edge and mixed sets) and every vertex (corner and mixed sets) of a window, also across a wrap.
/// `within` (may be NULL) is a mask of the window; only cells set in it are checked. `sets` must
/// hold a set for each face of window->tiling; `ids` must hold at least window->count ids, by
/// index. A mismatch is not a failure; see `out`. Returns PAVE_OK; PAVE_INVALID if the number of
/// sides of a set differs from its face's, or sets have different kinds, with `out` zeroed and a
/// message in `error` (may be NULL). Linear in the number of sides, times the search for an id.
PAVE_API pave_result pave_world_verify(const pave_window *window, const pave_mask *within,
                                       const pave_wang_set *const *sets, const uint32_t *ids,
                                       pave_world_verdict *out, pave_error *error);

/// Tiles on cells of a multigrid.
typedef struct pave_world_rhombs {
    const pave_multigrid *multigrid;
    const pave_wang_set *const *sets; ///< multigrid->pair_count sets, one for each pair of families
    const pave_cell *cells;           ///< count distinct cells in range
    const uint32_t *ids;              ///< count
    int64_t count;                    ///< 0..INT32_MAX
} pave_world_rhombs;

/// Like pave_world_verify, for cells of a multigrid: compares the cells around every edge and
/// vertex that two or more cells share. Also returns PAVE_RANGE if a cell or the count is out of
/// range, PAVE_INVALID if a cell is repeated, and PAVE_NO_MEMORY. Linear time on average; at least
/// 24 bytes of memory per cell.
PAVE_API pave_result pave_world_verify_rhombs(const pave_world_rhombs *rhombs,
                                              const pave_allocator *allocator,
                                              pave_world_verdict *out, pave_error *error);

/// The definition of a connectivity check: tiles and passable colours.
typedef struct pave_world_parts_def {
    /// as for pave_world_verify, like the next three fields; NULL: `rhombs`
    const pave_window *window;
    const pave_mask *within;
    const pave_wang_set *const *sets;
    const uint32_t *ids;
    const pave_world_rhombs *rhombs; ///< cells of a multigrid, instead of a window
    /// color_count + 1 flags, whether each colour can be passed; [0] is ignored
    const bool *passable;
} pave_world_parts_def;

/// The connected components of cells across open sides. A side is open if its colour can be passed;
/// in corner sets, if the corner at one of its ends can be passed.
typedef struct pave_world_parts {
    int64_t parts;    ///< number of components of cells with an open side
    int64_t enclosed; ///< number of enclosed components: no open side leads out of them; 0 if there
                      ///< is only one component
    pave_cell cell;   ///< first cell of the first enclosed component
    int64_t blocked;  ///< number of cells without an open side
    int64_t dead_ends; ///< number of cells with one open side
    int64_t sides;     ///< number of sides between two cells
    int64_t open;      ///< number of these sides that are open on both cells
} pave_world_parts;

/// Counts the connected components of cells. In a window of a connected world, no component is
/// enclosed: all components are joined outside the window. Returns PAVE_OK; the errors of
/// pave_world_verify and pave_world_verify_rhombs; PAVE_RANGE beyond INT32_MAX cells;
/// PAVE_NO_MEMORY. On failure `error` (may be NULL) says why. Nearly linear in the number of sides,
/// by union-find; 6 bytes of memory per cell.
PAVE_API pave_result pave_world_verify_parts(const pave_world_parts_def *def,
                                             const pave_allocator *allocator, pave_world_parts *out,
                                             pave_error *error);

// ---- Paths --------------------------------------------------------------------------------------
// Paths in the endless world. The search decides cells in chunks, on demand.
//
// The search for a shortest path is bidirectional. Each step expands one layer of cells of equal
// distance, at the end whose last layer has fewer cells; ties go to `from`. Cells expand in the
// order in which they were reached, and sides in order. The first cell reached from both ends is on
// the path.

/// The definition of a path in a world.
typedef struct pave_world_path_def {
    const pave_world *world;
    const pave_tiling *tiling;        ///< tiling of the world; NULL: squares, or a multigrid
    const pave_wang_set *const *sets; ///< sets of the faces, or of the pairs of a multigrid
    const bool *passable;             ///< as in pave_world_parts_def
    pave_cell from, to;               ///< ends of the path; see pave_world_at
    int64_t limit;                    ///< maximum number of cells of the search; 0 means 2^24
} pave_world_path_def;

/// Finds a shortest path through open sides, and writes its cells, both ends included. `out` must
/// hold at least `capacity` elements. Progress counts cells, up to the limit. Returns PAVE_OK;
/// PAVE_CAPACITY with the required capacity in `count`; PAVE_NOT_FOUND if an end is enclosed;
/// PAVE_STOPPED, also at the limit; PAVE_RANGE if an end is not a cell; PAVE_INVALID if the number
/// of sides of a set differs from its cells'; PAVE_NO_MEMORY. On failure `error` (may be NULL) says
/// why. Linear in the number of cells of the reached chunks; 4 bytes per cell.
PAVE_API pave_result pave_world_path(const pave_world_path_def *def,
                                     const pave_allocator *allocator, const pave_batch *batch,
                                     pave_cell *out, int64_t capacity, int64_t *count,
                                     pave_error *error);

/// Finds the cell with an open side that is nearest to `from`, in steps across any sides. If there
/// are several, it is the first one found by a breadth-first search with sides in order. `to` is
/// ignored. Returns the results of pave_world_path, except PAVE_CAPACITY and PAVE_NOT_FOUND. On
/// failure `out` is unchanged.
PAVE_API pave_result pave_world_start(const pave_world_path_def *def,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_cell *out, pave_error *error);

/// Adds the obstacles of a map to a mask: cells without an open side, and the closed sides of all
/// other cells. `sets` must hold a set for each face of out->window->tiling, with its number of
/// sides; `ids` must hold the ids of the window's cells, by index; `passable` is as in
/// pave_world_parts_def. Other bits do not change. Returns PAVE_OK or PAVE_NO_MEMORY. Linear in the
/// number of sides, times the search for an id.
PAVE_API pave_result pave_world_mask(const pave_wang_set *const *sets, const uint32_t *ids,
                                     const bool *passable, pave_mask *out);

// ---- Painted terrain ----------------------------------------------------------------------------
// Functions that choose tiles for terrain painted by a person or a program. The input is the
// colours of corners, cells or edges of a map of squares. If the set has no tile for a combination,
// similar terrain for which it has tiles is used, and the changes are counted.
//
// Example: painted_island.c.

/// The meaning of the painted colours, which are listed row by row from the upper left.
typedef enum pave_painted_unit {
    /// "corner": (width + 1) * (height + 1) corners. The colour of an edge is derived from its two
    /// ends.
    PAVE_PAINTED_CORNERS = 0,
    /// "cell": width * height cells. An edge between two cells of equal colour, or a corner between
    /// four, has that colour; others have the colour of the base.
    PAVE_PAINTED_CELLS = 1,
    /// "lattice": (2 * width + 1) * (2 * height + 1) points: corners at even coordinates, edges
    /// between them, and cells, which are ignored.
    PAVE_PAINTED_LATTICE = 2
} pave_painted_unit;

/// Names of the pave_painted_unit values.
PAVE_API extern const char *const pave_painted_unit_words[];

/// The size, in units, of the painted colours for a map of width x height cells. Constant time.
PAVE_API void pave_painted_size(pave_painted_unit unit, int32_t width, int32_t height,
                                int32_t *units_wide, int32_t *units_high);

enum { PAVE_PAINTED_SIDE_MAX = 1 << 15 }; ///< maximum width and height of a map, in cells

/// The definition of a painted map.
typedef struct pave_painted_def {
    const pave_wang_set *set; ///< set of squares
    pave_painted_unit unit;
    int32_t width, height; ///< size in cells, 1..PAVE_PAINTED_SIDE_MAX
    const uint8_t *colors; ///< colours of the units: 1..color_count, 0 for unset
    int base;              ///< as in pave_world_def
    uint64_t seed;         ///< seed for the choice among equal tiles and for changes
} pave_painted_def;

/// The changes made to a painted map.
typedef struct pave_painted_changes {
    int64_t painted;          ///< number of corners and edges that the set's kind uses
    int64_t changed;          ///< number of these whose colour differs from the painted one
    int32_t first_x, first_y; ///< first cell, row by row, with a change; 0 without changes
} pave_painted_changes;

/// Makes the map: `out` receives the tile ids, row by row, with PAVE_WANG_EMPTY for empty cells.
/// Where tiles fit the painted colours, these are kept. Elsewhere they are replaced by the base
/// until tiles fit, and a search in blocks restores as many of them as possible
/// (docs/determinism.md). All tiles match. `out` must hold at least width * height elements.
/// Progress counts blocks. Returns PAVE_OK; PAVE_RANGE if a size, a unit or a colour is out of
/// range; PAVE_UNSUPPORTED if the tiles are not squares; PAVE_INCOMPLETE if colours must be
/// replaced and no tile (of the base) fits itself; PAVE_STOPPED; PAVE_NO_MEMORY. On failure `error`
/// (may be NULL) says why. Linear in the number of cells.
PAVE_API pave_result pave_painted_lay(const pave_painted_def *def, const pave_allocator *allocator,
                                      const pave_batch *batch, uint32_t *out,
                                      pave_painted_changes *changes, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
