/// pave/search.h: fields of distance, paths, movement within a budget, and sight.
///
/// The first three work on any pave_graph, so on every grid, tiling, mesh and list of edges; what
/// they cost is what they visit. Sight works on the mask of a window: walls on cells and on sides.
///
/// Nodes that are handed in must be those of the graph (0..node_count-1), cells by index those of
/// the window, counts and capacities 0 or more, and pointers not NULL, if nothing else is said:
/// else the program is wrong, which asserts tell.
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

/// What steps cost. A step over an arc to a node costs what entering the node costs and what
/// crossing the arc costs. {0}, or NULL where a function takes a pointer to it: 1 each. Costs are 0
/// or more; a negative one closes the node, or the arc in its direction, to every step. Where a
/// search begins is not entered: what entering it costs, or whether it is closed, does not matter.
typedef struct pave_costs {
    const int32_t *enter; ///< for each node; NULL: 1
    const int32_t *cross; ///< for each arc, beside `enter`; NULL: 0
    /// No step costs less; must be 0 or more: what pave_search_path multiplies its heuristic with.
    /// 0 is always right, and slower where `enter` is given; where `enter` is NULL, at least 1 is
    /// taken. If a step does cost less, a path may be dearer than need be.
    int32_t least;
} pave_costs;

// ---- The workspace ------------------------------------------------------------------------------

/// The memory that searches of one graph need. Made once, used for any number of them, by one
/// thread at a time.
typedef struct pave_search pave_search;

/// Makes a workspace for `graph`, which must live as long and is not changed. Takes 32 bytes a
/// node; searches take a little more as they need it, and keep it. Returns PAVE_OK; PAVE_NO_MEMORY.
/// Linear time.
PAVE_API pave_result pave_search_create(const pave_ground *ground, const pave_allocator *allocator,
                                        pave_search **out, pave_error *error);

/// Releases it. NULL is allowed.
PAVE_API void pave_search_destroy(pave_search *search);

// ---- Fields -------------------------------------------------------------------------------------

/// The distance of every node to the nearest of the sources: a Dijkstra map, found breadth first
/// where steps cost 1 each. `distances` must hold at least node_count elements: the least total of
/// the costs of a way from a source to the node; PAVE_FAR where there is none. `from` must hold as
/// many, or be NULL: the arc by which the node was reached, -1 for sources and for what is not
/// reached. Of several such arcs it is the first found: nodes send out their arcs by distance, at
/// one distance in the order in which that distance was found, the sources as they are given; a
/// node's arcs go in rotation order. Sources are source_count nodes, 0 or more, each any number of
/// times; none are allowed. Steps lead away from the sources; where costs differ by direction, a
/// field towards a goal is that of the costs turned round.
/// Returns PAVE_OK; PAVE_RANGE when a distance would be PAVE_FAR or more; PAVE_NO_MEMORY (never
/// where steps cost 1 each); then both arrays are of no use. Of 10,000 nodes, 5 to 10 ns each where
/// steps cost 1, and 16 to 23 with other small costs; of a million, which no cache holds, 18 to 60
/// and 70 to 120 (measured while others used the machine); O(arcs log nodes) with costs beyond a
/// thousand.
PAVE_API pave_result pave_search_field(pave_search *search, const int32_t *sources,
                                       int64_t source_count, const pave_costs *costs,
                                       int32_t *distances, int32_t *from);

/// Down a field: the nodes from `node` to its source, both included, along `from`. Where `from` is
/// NULL, every step goes to the neighbour of least distance, of equal ones the first in rotation
/// order: a way as short as the distance says where all steps cost the same and more than 0. `out`
/// must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`
/// (nothing is written); PAVE_NOT_FOUND when the node is not reached; PAVE_INVALID when the arrays
/// are no field of this graph. Needs no workspace. About 2 ns a step with `from` and twins.
PAVE_API pave_result pave_search_field_path(pave_search *search, const int32_t *distances,
                                            const int32_t *from, int32_t node, int32_t *out,
                                            int64_t capacity, int64_t *count);

// ---- Paths --------------------------------------------------------------------------------------

/// The size of a path.
typedef struct pave_path {
    int64_t count; ///< its nodes, both ends included
    int32_t cost;  ///< the sum of its steps
} pave_path;

/// A way of least cost from node a to node b: its nodes, both included, and in `cost` (may be NULL)
/// its total. Of several, the one that A* finds when the next node is that of least total plus
/// heuristic, of equal ones the one found or improved last, when arcs go in rotation order and an
/// equal total replaces none: the same on every machine. The heuristic is `least` times the exact
/// distance of the open grid, where the graph was made from a window of squares (4- or 8-way),
/// hexagons or triangles (over edges or touching), by the nearest way round where the window wraps;
/// on other graphs it is 0. `out` must hold at least `capacity` elements. Returns PAVE_OK;
/// PAVE_CAPACITY with the need in `count` (no node is written; `cost` is right); PAVE_NOT_FOUND
/// when no way leads there (then `count` is 0); PAVE_RANGE when its cost would be PAVE_FAR or more;
/// PAVE_NO_MEMORY. About 5 ns for each arc of the nodes that it visits.
PAVE_API pave_result pave_search_path(pave_search *search, int32_t a, int32_t b,
                                      const pave_costs *costs, int32_t *out, int64_t capacity,
                                      pave_path *path);

/// A node that is reached, and its cost.
typedef struct pave_reached {
    int32_t node, cost;
} pave_reached;

/// The field of movement: the nodes that can be reached from node a for at most `budget`, by cost,
/// at one cost by index. A negative budget reaches nothing; one of PAVE_FAR is PAVE_FAR - 1, for
/// that total is never reached. `out` and `out_costs` (may be NULL) must hold at least `capacity`
/// elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count` (nothing is written);
/// PAVE_NO_MEMORY. About 10 ns a node.
PAVE_API pave_result pave_search_reach(pave_search *search, int32_t a, int32_t budget,
                                       const pave_costs *costs, pave_reached *out, int64_t capacity,
                                       int64_t *count);

// ---- Sight --------------------------------------------------------------------------------------
// a sees b when the segment between their centres, moved by a hair to its left, or moved by a hair
// to its right, meets no masked cell but a and b, and crosses no masked side. So a wall is seen,
// and hides what is behind it; one may look along a wall and past a corner, but not between two
// walls that touch in a corner; and sight is symmetric: whoever turns the segment round swaps the
// two hairs.
//
// On squares, hexagons and triangles this is decided in whole numbers, at any distance. On other
// tilings it is decided in doubles, with a hair of 1e-9 of the segment's length, always beginning
// at the end with the smaller r, then q, then s: so it is symmetric there as well, and the same
// wherever the pair lies. Cells may be of any simple shape.
//
// Cells outside the window hide nothing and are not seen; a masked side between the window and the
// outside counts. In a window that wraps, all images of a cell are that cell: the ground repeats
// without end.
//
// What is seen from a cell comes from a table (pave_sight), which is made once for a tiling and a
// radius, or segment by segment (pave_line_of_sight, pave_field_of_view_far): the answers are the
// same.

/// How far a table reaches at most, and how many cells, those that segments only pass included, it
/// may hold.
enum { PAVE_SIGHT_RADIUS_MAX = 48, PAVE_SIGHT_CELLS_MAX = 32768 };

/// Whether a and b see each other. Both are cells of the tiling; one that is outside the window is
/// not seen. Where the window wraps, the segment is that between these two images. A cell sees
/// itself. Returns PAVE_OK; PAVE_RANGE when a coordinate is beyond PAVE_COORDINATE_MAX or, on a
/// tiling that is no regular grid, a and b are more than 2^20 unit cells apart; then `out` is
/// untouched. About 10 ns for each cell that the segment meets.
PAVE_API pave_result pave_line_of_sight(const pave_mask *walls, pave_cell a, pave_cell b,
                                        bool *out);

/// Fields of view by table: for each cell and side nearby, what it hides.
typedef struct pave_sight pave_sight;

/// Makes the table of `tiling`, which must live as long, for everything within `radius` of a cell:
/// by `metric`, which is a pave_square_metric, pave_hex_metric or pave_tri_metric; on other tilings
/// it must be 0, and the distance of the centres counts, an edge of the tiling at size 1 being 1.
/// Returns PAVE_OK; PAVE_UNSUPPORTED when the tiling has not the metric; PAVE_RANGE when the radius
/// is not in 0..PAVE_SIGHT_RADIUS_MAX or more than PAVE_SIGHT_CELLS_MAX cells are nearby;
/// PAVE_NO_MEMORY. Takes memory as the fourth power of the radius, for each face of a unit cell:
/// for hexagons 0.25 MB at radius 20, 5 MB at 48; and 2 ms and 30 ms.
PAVE_API pave_result pave_sight_create(const pave_tiling *tiling, int32_t radius, int32_t metric,
                                       const pave_allocator *allocator, pave_sight **out,
                                       pave_error *error);

/// Releases it. NULL is allowed.
PAVE_API void pave_sight_destroy(pave_sight *sight);

/// The field of view from the cell of index `from`: the indices of the cells within the radius that
/// it sees, itself included, increasing. `walls` must be on a window of the table's tiling. `out`
/// must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`
/// (nothing is written); PAVE_NO_MEMORY only where the window wraps, which takes one bit a cell of
/// the window for a moment, from the allocator of `sight`. Hexagons, radius 20, 10 % walls: about 1
/// us.
PAVE_API pave_result pave_field_of_view(const pave_sight *sight, const pave_mask *walls,
                                        int64_t from, int64_t *out, int64_t capacity,
                                        int64_t *count);

/// What is seen from where.
typedef struct pave_view_def {
    const pave_mask *walls; ///< of the window
    int64_t from;           ///< the index of a cell of the window
    int32_t radius, metric; ///< as for pave_sight_create, but of any size
} pave_view_def;

/// The same without a table, for any radius: segment by segment. `radius` and `metric` are as for
/// pave_sight_create. `out` must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY
/// with the need in `count` (nothing is written); PAVE_UNSUPPORTED when the tiling has not the
/// metric; PAVE_RANGE when the radius is negative or some cell within it is beyond what
/// pave_line_of_sight takes; PAVE_NO_MEMORY only where the window wraps, which takes one bit a cell
/// of the window for a moment. Grows as the third power of the radius. Where nothing wraps it is
/// twice as fast if `capacity` is at least the window's count, for else it counts before it writes.
PAVE_API pave_result pave_field_of_view_far(const pave_view_def *def,
                                            const pave_allocator *allocator, int64_t *out,
                                            int64_t capacity, int64_t *count, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
