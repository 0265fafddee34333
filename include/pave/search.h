/// pave/search.h: fields of distance, paths, movement within a budget, and sight.
///
/// The first three run on a ground (ground.h): a window, or a graph of any grid, tiling, mesh or
/// list of edges. The node of a window's cell is its index: pave_window_index, and pave_window_cell
/// back. Their cost depends on what they visit. Sight uses the mask of a window: walls on
/// cells and on sides.
///
/// Unless a comment says otherwise, nodes must be nodes of the ground, cells cells of the window,
/// counts and capacities 0 or more, and pointers not NULL; asserts check that.
///
/// Based on: E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959; P. E. Hart,
/// N. J. Nilsson, B. Raphael, "A formal basis for the heuristic determination of minimum cost
/// paths", 1968; R. B. Dial, "Algorithm 360: shortest-path forest with topological ordering", 1969
/// (the buckets).
///
/// Examples: search_path.c, search_fields.c, sight.c.
#ifndef PAVE_SEARCH_H
#define PAVE_SEARCH_H

#include <pave/ground.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Costs --------------------------------------------------------------------------------------

/// The distance of what is not reached, and the first total that is too large.
#define PAVE_FAR INT32_MAX

/// The costs of steps: a step costs the cost of entering its node plus the cost of crossing its
/// arc. {0}, or NULL for a pointer to it: 1 each. Costs are 0 or more; a negative cost closes the
/// node, or the arc in its direction. The first node of a search is not entered: its cost does not
/// matter.
typedef struct pave_costs {
    const int32_t *enter; ///< for each node; NULL: 1
    const int32_t *cross; ///< for each arc of a graph, added to `enter`; NULL: 0. A window has no
                          ///< arcs: searches of it then return PAVE_UNSUPPORTED
    /// No step costs less; 0 or more. pave_search_path multiplies its heuristic by it. 0 is always
    /// right, but slower if `enter` is given; if `enter` is NULL, at least 1 is used. If a step
    /// costs less, a path may not be the cheapest.
    int32_t least;
    /// Of a graph of triangles that touch: the pave_tri_metric whose steps its arcs are, for the
    /// heuristic of pave_search_path. 0: PAVE_TRI_TOUCH, which is right for all. Elsewhere without
    /// effect
    int32_t metric;
    /// The points of a turn; 0: there are no turns. A step that costs more than the turn has left
    /// is the first of the next turn: what was left is lost, and the total goes up by it too, so
    /// that turn t ends at a total of t * points. Steps that cost more than `points` are closed
    int32_t points;
} pave_costs;

// ---- The workspace ------------------------------------------------------------------------------

/// The memory that searches of one ground need: made once, used for any number of searches, by one
/// thread at a time.
typedef struct pave_search pave_search;

/// Makes a workspace for a ground, which must outlive it and not change. 32 bytes a node; searches
/// take more on demand and keep it. A window needs no neighbour lists, but where much is visited a
/// graph is faster; the answers are the same. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells;
/// PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why. Linear time.
PAVE_API pave_result pave_search_create(const pave_ground *ground, const pave_allocator *allocator,
                                        pave_search **out, pave_error *error);

/// Releases it. NULL is allowed.
PAVE_API void pave_search_destroy(pave_search *search);

// ---- Fields -------------------------------------------------------------------------------------

/// Computes a distance field (Dijkstra map): the least cost from a source to each node, PAVE_FAR
/// for unreached nodes; breadth-first if steps cost 1. `distances`, and `from` (may be NULL), must
/// hold at least one element a node. `from` receives the node before each node, -1 for
/// sources and unreached nodes; of several, the first found, nodes expanding in order of distance,
/// then discovery, their neighbours in rotation order. Steps lead away from the sources; for a
/// field towards a goal with costs by direction, reverse the costs. Returns PAVE_OK; PAVE_RANGE if
/// a distance reaches PAVE_FAR; PAVE_NO_MEMORY (never if steps cost 1); then both arrays are
/// undefined. Linear for small costs, else O(arcs log nodes).
PAVE_API pave_result pave_search_field(pave_search *search, const int32_t *sources,
                                       int64_t source_count, const pave_costs *costs,
                                       int32_t *distances, int32_t *from);

/// Writes the nodes from `node` down a field to its source, both included, along `from`. If `from`
/// is NULL, each step goes to the neighbour of least distance, ties in rotation order: a shortest
/// path if all steps have the same positive cost. `out` must hold at least `capacity` elements.
/// Returns PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_NOT_FOUND if the node is
/// unreached; PAVE_INVALID if the arrays are not a field of this ground. Linear in the path.
PAVE_API pave_result pave_search_field_path(pave_search *search, const int32_t *distances,
                                            const int32_t *from, int32_t node, int32_t *out,
                                            int64_t capacity, int64_t *count);

// ---- Paths --------------------------------------------------------------------------------------

/// The size of a path.
typedef struct pave_path {
    int64_t count; ///< its nodes, both ends included
    int32_t cost;  ///< the sum of its steps
} pave_path;

/// Finds a shortest path from node a to node b by A*, and writes its nodes, both included. Ties are
/// broken in a fixed way: the open node of least total plus heuristic, then the one improved last.
/// The heuristic is `least` times the exact distance on the open grid for windows of squares (4- or
/// 8-way), hexagons and triangles (across edges or touching), also if they wrap; 0 on other
/// grounds. `out` must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY, and
/// `path` is filled; PAVE_NOT_FOUND (path->count is 0); PAVE_RANGE if the cost reaches PAVE_FAR;
/// PAVE_NO_MEMORY. Linear in the arcs of visited nodes, times a logarithm for large costs.
PAVE_API pave_result pave_search_path(pave_search *search, int32_t a, int32_t b,
                                      const pave_costs *costs, int32_t *out, int64_t capacity,
                                      pave_path *path);

/// A node that is reached, and its cost.
typedef struct pave_reached {
    int32_t node, cost;
} pave_reached;

/// Computes the field of movement: the nodes within cost `budget` of node a, by cost, then by
/// index. A negative budget reaches nothing; PAVE_FAR counts as PAVE_FAR - 1. `out` must hold at
/// least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`;
/// PAVE_NO_MEMORY. Linear in the arcs of reached nodes.
PAVE_API pave_result pave_search_reach(pave_search *search, int32_t a, int32_t budget,
                                       const pave_costs *costs, pave_reached *out, int64_t capacity,
                                       int64_t *count);

// ---- Sight --------------------------------------------------------------------------------------
// a sees b if the segment between their centres, moved slightly to its left, or slightly to its
// right, meets no masked cell but a and b, and crosses no masked side. So a wall is seen,
// and hides what is behind it; one may look along a wall and past a corner, but not between two
// walls that touch in a corner; and sight is symmetric, since the reversed segment swaps the
// two offsets.
//
// On squares, hexagons and triangles this is decided in whole numbers, at any distance. On other
// tilings it is decided in doubles, with an offset of 1e-9 of the segment's length, always
// beginning at the end with the smaller r, then q, then s: so it is symmetric there also, and
// independent of the position of the pair. Faces may be any simple polygons.
//
// Cells outside the window hide nothing and are not seen; a masked side between the window and the
// outside counts. In a window that wraps, all images of a cell are that cell: the ground repeats
// without end.
//
// What is seen from a cell comes from a table (pave_sight), which is made once for a tiling and a
// radius, or segment by segment (pave_line_of_sight, pave_field_of_view_far): the answers are the
// same.

/// The largest radius of a table, and the most cells that it holds, with those that segments pass.
enum { PAVE_SIGHT_RADIUS_MAX = 48, PAVE_SIGHT_CELLS_MAX = 32768 };

/// Whether a and b see each other. Both are cells of the tiling; a cell outside the window is not
/// seen, and a cell sees itself. In a window that wraps, the segment is that between these two
/// images. Returns PAVE_OK; PAVE_RANGE if a coordinate is beyond PAVE_COORDINATE_MAX or, on other
/// tilings than squares, hexagons and triangles, a and b are more than 2^20 unit cells apart; then
/// `out` is untouched. Linear in the cells that the segment meets.
PAVE_API pave_result pave_line_of_sight(const pave_mask *walls, pave_cell a, pave_cell b,
                                        bool *out);

/// Fields of view by table: for each cell and side nearby, what it hides.
typedef struct pave_sight pave_sight;

/// Makes the table for everything within `radius` of a cell of `tiling`, which must outlive it.
/// `metric` is a pave_square_metric, pave_hex_metric or pave_tri_metric; on other tilings it is 0,
/// and the distance of centres counts, an edge having length 1. Returns PAVE_OK; PAVE_RANGE if the
/// tiling does not have the metric, the radius is not in 0..PAVE_SIGHT_RADIUS_MAX or more than
/// PAVE_SIGHT_CELLS_MAX cells are within it; PAVE_NO_MEMORY. Time and memory grow as the fourth
/// power of the radius.
PAVE_API pave_result pave_sight_create(const pave_tiling *tiling, int32_t radius, int32_t metric,
                                       const pave_allocator *allocator, pave_sight **out,
                                       pave_error *error);

/// Releases it. NULL is allowed.
PAVE_API void pave_sight_destroy(pave_sight *sight);

/// Computes the field of view from the cell of index `from`: the indices of the cells within the
/// radius that it sees, itself included, increasing. `walls` must be on a window of the table's
/// tiling. `out` must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the
/// need in `count`; PAVE_NO_MEMORY, only if the window wraps, for one bit a cell from the allocator
/// of `sight`. Linear in the table.
PAVE_API pave_result pave_field_of_view(const pave_sight *sight, const pave_mask *walls,
                                        int64_t from, int64_t *out, int64_t capacity,
                                        int64_t *count);

/// What is seen from where.
typedef struct pave_view_def {
    const pave_mask *walls; ///< of the window
    int64_t from;           ///< the index of a cell of the window
    int32_t radius, metric; ///< as for pave_sight_create, but of any size
} pave_view_def;

/// The same without a table, for any radius, segment by segment. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_RANGE if the
/// tiling does not have the metric, the radius is negative or a cell within it is beyond what
/// pave_line_of_sight accepts; PAVE_NO_MEMORY, only if the window wraps. Grows as the third power
/// of the radius; without wrap it is twice as fast if `capacity` is at least the window's count.
PAVE_API pave_result pave_field_of_view_far(const pave_view_def *def,
                                            const pave_allocator *allocator, int64_t *out,
                                            int64_t capacity, int64_t *count, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
