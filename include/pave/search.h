/// pave/search.h: distance fields, shortest paths, movement ranges and line of sight.
///
/// Fields, paths and ranges work on a ground (ground.h): a window, or a graph of any grid, tiling,
/// mesh or list of edges. In a window, a node is the index of a cell (pave_window_index,
/// pave_window_cell). The cost depends on the number of visited nodes. Sight uses the mask of a
/// window: walls on cells and on sides.
///
/// Unless a comment says otherwise, nodes must belong to the ground, cells must belong to the
/// window, counts and capacities must be 0 or more, and pointers must not be NULL. Asserts check
/// this.
///
/// Based on: E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959; P. E. Hart,
/// N. J. Nilsson, B. Raphael, "A formal basis for the heuristic determination of minimum cost
/// paths", 1968; R. B. Dial, "Algorithm 360: shortest-path forest with topological ordering", 1969
/// (the buckets).
///
/// Examples: hex_board.c, search_path.c, search_fields.c, sight.c.
#ifndef PAVE_SEARCH_H
#define PAVE_SEARCH_H

#include <pave/ground.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Costs --------------------------------------------------------------------------------------

/// Distance of unreached nodes. All costs and distances are below it.
#define PAVE_FAR INT32_MAX

/// The costs of steps. A step costs `enter` of the node that it enters plus `cross` of its arc.
/// With {0}, or a NULL pointer, each step costs 1. Costs are 0 or more; a negative cost closes the
/// node, or the arc in its direction. The cost of the first node of a search is not counted.
typedef struct pave_costs {
    const int32_t *enter; ///< cost of entering each node; NULL: 1
    const int32_t *cross; ///< cost of each arc of a graph; NULL: 0. If set, searches of a window,
                          ///< which has no arcs, return PAVE_UNSUPPORTED
    /// Lower bound of the cost of a step, 0 or more; a factor of the heuristic of pave_search_path.
    /// 0 is always correct, but slower if `enter` is given. If `enter` is NULL, at least 1 is used.
    /// If a step costs less than the bound, a path may cost more than the minimum.
    int32_t least;
    /// For graphs of triangles with vertex contact: the pave_tri_metric whose steps are the arcs,
    /// for the heuristic of pave_search_path. 0 means PAVE_TRI_TOUCH, which is correct for all
    /// metrics. Ignored for other grounds.
    int32_t metric;
    /// Movement points per turn; 0: no turns. A step that costs more than the remaining points of a
    /// turn starts the next turn. The remaining points are lost and added to the total, so turn t
    /// ends at the total t * points. Steps that cost more than `points` are closed.
    int32_t points;
} pave_costs;

// ---- The workspace ------------------------------------------------------------------------------

/// A workspace for searches of one ground. Make it once and use it for any number of searches, by
/// one thread at a time.
typedef struct pave_search pave_search;

/// Makes a workspace for a ground. `ground` is copied, so it can be a temporary; its graph or
/// window must outlive the workspace and must not change. Memory: 32 bytes per node; searches
/// allocate more if they need it, and keep it. A window needs no neighbour lists, but a graph is
/// faster if searches visit many nodes; the results are the same. Returns PAVE_OK; PAVE_RANGE
/// beyond INT32_MAX cells; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says
/// why. Linear time.
PAVE_API pave_result pave_search_create(const pave_ground *ground, const pave_allocator *allocator,
                                        pave_search **out, pave_error *error);

/// Releases the object; NULL is allowed.
PAVE_API void pave_search_destroy(pave_search *search);

// ---- Fields -------------------------------------------------------------------------------------

/// Computes a distance field (Dijkstra map): the minimum cost from a source to each node, PAVE_FAR
/// for unreached nodes. `distances`, and `from` (may be NULL), must hold at least one element per
/// node. `from` receives the predecessor of each node, -1 for sources and unreached nodes. If there
/// are several predecessors, it is the first one found: nodes expand in order of distance, then of
/// discovery, and neighbours in rotation order. Steps lead away from the sources; if costs depend
/// on direction, reverse them for a field towards a goal. Returns PAVE_OK; PAVE_RANGE if a distance
/// reaches PAVE_FAR; PAVE_NO_MEMORY (never if steps cost 1). On failure both arrays are undefined.
/// Linear for small costs, otherwise O(arcs log nodes).
PAVE_API pave_result pave_search_field(pave_search *search, const int32_t *sources,
                                       int64_t source_count, const pave_costs *costs,
                                       int32_t *distances, int32_t *from);

/// Writes the nodes from `node` to the source of a field along `from`, both ends included. If
/// `from` is NULL, each step leads to the neighbour of minimum distance, ties in rotation order;
/// this is a shortest path if all steps have the same positive cost. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`;
/// PAVE_NOT_FOUND if the node is unreached; PAVE_INVALID if the arrays are not a field of this
/// ground. Linear in the length of the path.
PAVE_API pave_result pave_search_field_path(pave_search *search, const int32_t *distances,
                                            const int32_t *from, int32_t node, int32_t *out,
                                            int64_t capacity, int64_t *count);

// ---- Paths --------------------------------------------------------------------------------------

/// The size of a path. Both are 0 if there is no path.
typedef struct pave_path {
    int64_t count; ///< number of nodes, both ends included
    int32_t cost;  ///< total cost of the steps
} pave_path;

/// Finds a shortest path from node a to node b by A*, and writes its nodes, both ends included. The
/// order of expansion is fixed: the open node with the minimum cost plus heuristic, then the one
/// improved last. In windows of squares (4- or 8-way), hexagons and triangles (across edges or
/// touching), with or without wrap, the heuristic is `least` times the exact distance on the grid
/// without walls; on other grounds it is 0. `out` must hold at least `capacity` elements. Returns
/// PAVE_OK; PAVE_CAPACITY; PAVE_NOT_FOUND; PAVE_RANGE if the cost reaches PAVE_FAR; PAVE_NO_MEMORY.
/// Except for PAVE_OK and PAVE_CAPACITY, the fields of `path` are 0. Linear in the number of arcs
/// of visited nodes, times a logarithm for large costs.
PAVE_API pave_result pave_search_path(pave_search *search, int32_t a, int32_t b,
                                      const pave_costs *costs, int32_t *out, int64_t capacity,
                                      pave_path *path);

/// A reached node and its cost.
typedef struct pave_reached {
    int32_t node, cost;
} pave_reached;

/// Computes the movement range: the nodes within cost `budget` of node a, ordered by cost, then by
/// index. A negative budget reaches nothing; PAVE_FAR counts as PAVE_FAR - 1. `out` must hold at
/// least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`;
/// PAVE_NO_MEMORY. Linear in the number of arcs of reached nodes.
PAVE_API pave_result pave_search_reach(pave_search *search, int32_t a, int32_t budget,
                                       const pave_costs *costs, pave_reached *out, int64_t capacity,
                                       int64_t *count);

// ---- Sight --------------------------------------------------------------------------------------
// a sees b if the segment between their centres, shifted slightly to its left or slightly to its
// right, meets no masked cell except a and b and crosses no masked side. A wall is visible and
// hides the cells behind it. Sight passes along a wall and past a corner, but not between two walls
// that touch at a corner. It is symmetric, since reversing the segment swaps left and right.
//
// On squares, hexagons and triangles the test uses integers and is exact at any distance. On other
// tilings it uses doubles, with an offset of 1e-9 of the segment's length, and starts at the end
// with the lower r, then q, then s. It is symmetric there also, and does not depend on the position
// of the pair. Faces may be any simple polygons.
//
// Cells outside the window are not visible and hide nothing; masked sides on the edge of the window
// count. A window that wraps behaves like an endless ground on which the window repeats: all images
// of a cell are that cell.
//
// A field of view is computed from a table (pave_sight), made once for a tiling and a radius, or
// segment by segment (pave_line_of_sight, pave_field_of_view_far). The results are the same.

/// Maximum radius of a table, and maximum number of its cells, including cells that segments cross.
enum { PAVE_SIGHT_RADIUS_MAX = 48, PAVE_SIGHT_CELLS_MAX = 32768 };

/// Whether a and b see each other. Both are cells of the tiling. A cell outside the window is not
/// visible, and a cell sees itself. In a window that wraps, the segment joins these two images.
/// Returns PAVE_OK; PAVE_RANGE if a coordinate is beyond PAVE_COORDINATE_MAX or, on tilings other
/// than squares, hexagons and triangles, a and b are more than 2^20 unit cells apart. On failure
/// `out` is unchanged. Linear in the number of cells that the segment meets.
PAVE_API pave_result pave_line_of_sight(const pave_mask *walls, pave_cell a, pave_cell b,
                                        bool *out);

/// A table for fields of view: for each nearby cell and side, the cells that it hides.
typedef struct pave_sight pave_sight;

/// Makes the table for all cells within `radius` of a cell of `tiling`, which must outlive it.
/// `metric` is a pave_square_metric, pave_hex_metric or pave_tri_metric. On other tilings it is 0,
/// and the distance is measured between the centres, with edges of length 1. Returns PAVE_OK;
/// PAVE_RANGE if the tiling does not have the metric, the radius is not in
/// 0..PAVE_SIGHT_RADIUS_MAX, or more than PAVE_SIGHT_CELLS_MAX cells are within it; PAVE_NO_MEMORY.
/// Time and memory grow with the fourth power of the radius.
PAVE_API pave_result pave_sight_create(const pave_tiling *tiling, int32_t radius, int32_t metric,
                                       const pave_allocator *allocator, pave_sight **out,
                                       pave_error *error);

/// Releases the object; NULL is allowed.
PAVE_API void pave_sight_destroy(pave_sight *sight);

/// Computes the field of view from the cell with index `from`: the indices of the cells within the
/// radius that it sees, including itself, in increasing order. `walls` must belong to a window of
/// the table's tiling. `out` must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY
/// with the required capacity in `count`; PAVE_NO_MEMORY, only if the window wraps (one bit per
/// cell from the allocator of `sight`). Linear in the size of the table.
PAVE_API pave_result pave_field_of_view(const pave_sight *sight, const pave_mask *walls,
                                        int64_t from, int64_t *out, int64_t capacity,
                                        int64_t *count);

/// The definition of a field of view.
typedef struct pave_view_def {
    const pave_mask *walls; ///< mask of the window
    int64_t from;           ///< index of a cell of the window
    int32_t radius; ///< 0 or more. A radius larger than the window sees all of it; without wrap it
                    ///< costs no more
    int32_t metric; ///< as for pave_sight_create; 0: steps to neighbours
} pave_view_def;

/// Computes the same field of view without a table, for any radius, segment by segment. `out` must
/// hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in
/// `count`; PAVE_RANGE if the tiling does not have the metric, the radius is negative, or a cell
/// within it is out of range for pave_line_of_sight; PAVE_NO_MEMORY, only if the window wraps. Time
/// grows with the third power of the radius. Without wrap it is twice as fast if `capacity` is at
/// least the window's count.
PAVE_API pave_result pave_field_of_view_far(const pave_view_def *def,
                                            const pave_allocator *allocator, int64_t *out,
                                            int64_t capacity, int64_t *count, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
