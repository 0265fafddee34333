/// pave/creature.h: creatures larger than one cell on triangles: where they fit between walls, the
/// largest size that fits, and how they move.
///
/// A rhombus is two triangles of side k that share an edge; a hexagon is six around a vertex. A
/// pose is the anchor cell and, for a rhombus, its stance:
///
///     rhombus      an L: the upper left cell of its half that points down. The stance is the kind
///                  of edge (tri.h) that its halves share: E, N or W
///     hexagon      an L: the vertex in the middle is corner 0 of the cell and has the same q and r
///     triangle     an L: the upper left cell of a triangle that points down; an R: the top cell of
///                  a triangle that points up (as `at` of a window of that shape)
///
/// Walls are a mask on a window of triangles (window.h) that does not wrap. A region is free if all
/// its cells are in the window and neither a cell nor a side between two of them is masked. A
/// creature fits where its body is free.
///
/// There are two kinds of moves. A step shifts the body by one edge in one of the six straight
/// directions. A turn rotates it by 60 degrees about a corner of the body. A rhombus turns about an
/// obtuse corner: one of its halves stays, and the other moves to the next side of that half. A
/// triangle turns about any corner, which reflects it across one of its sides. A hexagon covers the
/// same cells when turned about its middle, so it has no turns. A move passes over the convex hull
/// of the body before and after it, which must be free.
///
/// Based on: V. Kvachev, "Triangular Grids", 2020 (rhombus and hexagon creatures). The sizes, the
/// rule for moves and the clearance maps are ours.
///
/// Example: creature_path.c.
#ifndef PAVE_CREATURE_H
#define PAVE_CREATURE_H

#include <pave/graph.h>
#include <pave/search.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Creatures ----------------------------------------------------------------------------------

/// Shape of a creature of size k.
typedef enum pave_creature_kind {
    PAVE_CREATURE_RHOMBUS = 0, ///< huge: 2 k^2 cells
    PAVE_CREATURE_HEXAGON = 1, ///< colossal: 6 k^2 cells
    PAVE_CREATURE_TRIANGLE = 2 ///< k^2 cells, pointing down or up
} pave_creature_kind;

/// Names of the pave_creature_kind values.
PAVE_API extern const char *const pave_creature_kind_words[];

/// Maximum size of a creature.
#define PAVE_CREATURE_SIZE_MAX (INT32_C(1) << 20)

/// A creature.
typedef struct pave_creature {
    pave_creature_kind kind;
    int32_t size; ///< k in edges, 1..PAVE_CREATURE_SIZE_MAX
} pave_creature;

/// Position of a creature.
typedef struct pave_creature_pose {
    pave_cell anchor;          ///< within the limits
    pave_tri_edge_kind stance; ///< stance of a rhombus; 0 for other kinds
} pave_creature_pose;

/// Checks a creature and its pose; other functions require valid ones. Returns PAVE_OK; PAVE_RANGE
/// for an unknown kind, a size or an anchor out of range, or a stance that the kind does not have;
/// PAVE_INVALID for an R as the anchor of a rhombus or hexagon. `error` (may be NULL) has the
/// reason. Constant time.
PAVE_API pave_result pave_creature_check(pave_creature creature, pave_creature_pose pose,
                                         pave_error *error);

/// Returns the body as a range; pave_tri_range_cells lists its cells. Cells beyond the limits of
/// coordinates are omitted. Constant time.
PAVE_API pave_tri_range pave_creature_body(pave_creature creature, pave_creature_pose pose);

/// Maximum number of corners of a body.
enum { PAVE_CREATURE_CORNERS_MAX = 6 };

// ---- Moves --------------------------------------------------------------------------------------
// Moves 0 to 5 are the steps in the directions NE, E, SE, SW, W, NW. Moves 6 and above are turns.
// For a rhombus of stance e, moves 6 and 7 keep the half that points down and lead to stances e + 1
// and e + 2 (modulo 3); moves 8 and 9 keep the half that points up and lead to the same stances.
// For a triangle, move 6 + k leads across side k (tri.h). Every move is reversed by another move.

/// Number of steps, and maximum number of moves.
enum { PAVE_CREATURE_STEPS = 6, PAVE_CREATURE_MOVES_MAX = 10 };

/// Returns the number of moves of a kind: 10 for a rhombus, 6 for a hexagon, 9 for a triangle.
/// Constant time.
PAVE_API int pave_creature_move_count(pave_creature_kind kind);

/// Returns the pose after a move. `move` must be in 0..pave_creature_move_count-1. Constant time.
PAVE_API pave_creature_pose pave_creature_moved(pave_creature creature, pave_creature_pose pose,
                                                int move);

/// Returns the region that a move passes over: the convex hull of the body before and after it, as
/// a range like pave_creature_body. Constant time.
PAVE_API pave_tri_range pave_creature_sweep(pave_creature creature, pave_creature_pose pose,
                                            int move);

// ---- Movement between walls ---------------------------------------------------------------------

/// Returns whether the creature fits: its body is free. `walls` must be on a window of triangles
/// that does not wrap. Linear in the number of cells of the body.
PAVE_API bool pave_creature_fits(const pave_mask *walls, pave_creature creature,
                                 pave_creature_pose pose);

/// Computes a clearance map: for each cell of the window, the largest k for which a creature of
/// this kind and stance (0 unless a rhombus) fits with its anchor there, or 0 if no size fits. One
/// map serves all sizes. `out` must hold at least walls->window->count elements. Returns PAVE_OK;
/// PAVE_UNSUPPORTED if the window is not made of triangles or wraps; PAVE_RANGE for an unknown kind
/// or stance; PAVE_NO_MEMORY. On failure `out` is unchanged and `error` (may be NULL) has the
/// reason. Linear time for all sizes. Temporary memory: about 5 bytes per unit cell; 9 for
/// triangles and for one stance in three.
PAVE_API pave_result pave_creature_clearance(const pave_mask *walls, pave_creature_kind kind,
                                             pave_tri_edge_kind stance,
                                             const pave_allocator *allocator, int32_t *out,
                                             pave_error *error);

// ---- Moves as a graph ---------------------------------------------------------------------------

/// Parameters of pave_creature_moves_create. Costs are in steps across edges of one cell, so
/// creatures of all sizes share one budget: shifting the body by an edge is two such steps, and a
/// turn shifts its middle by about k of them.
typedef struct pave_creature_def {
    const pave_mask *walls; ///< on a window of triangles, which must outlive the moves; the mask
                            ///< itself is not kept
    pave_creature creature;
    int32_t step_cost; ///< cost of a step, 0 or more; 0 means 2
    int32_t turn_cost; ///< cost of a turn, 0 or more; 0: k for a triangle, k + 1 for a rhombus
    bool no_turns;     ///< true: only steps
    /// walls->window->count elements: the cost to enter each cell; negative: not allowed; NULL: 1
    /// each. The cost of a move is the cost of its kind times the maximum cost of the cells that it
    /// passes or reaches. Not kept.
    const int32_t *costs;
} pave_creature_def;

/// The moves of a creature between walls, as a graph whose nodes are its poses. Pass `graph` to
/// pave_search_create, through pave_ground_of_graph, and `costs` to each search: paths, distance
/// fields, or the range of a budget. Read only; created by pave_creature_moves_create.
typedef struct pave_creature_moves {
    pave_creature_def def; ///< the definition with defaults filled in; `walls` and `costs` are NULL
    const pave_graph *graph; ///< an arc for each free move, in the order of the moves; no arcs at
                             ///< poses that do not fit; without positions and twins
    pave_costs costs;
    pave_allocator allocator;
    struct pave_creature_moves_private *own;
} pave_creature_moves;

/// Creates the moves. Returns PAVE_OK; PAVE_UNSUPPORTED if the window is not made of triangles or
/// wraps; PAVE_RANGE for a kind, size or cost out of range, or more than INT32_MAX poses or arcs;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason. Linear in the
/// number of cells of the window, times k for triangles that turn. Path searches use a heuristic,
/// except for rhombi and where a turn costs less than k. Memory: 5 bytes per pose and 8 per arc,
/// and 4 more per pose with `costs`; rhombi have 3 poses per cell, other kinds 1.
PAVE_API pave_result pave_creature_moves_create(const pave_creature_def *def,
                                                const pave_allocator *allocator,
                                                pave_creature_moves **out, pave_error *error);

/// Releases moves. NULL is allowed.
PAVE_API void pave_creature_moves_destroy(pave_creature_moves *moves);

/// Returns the node of a pose, or -1 if the creature does not fit there. `pose` may be any pose.
/// Constant time.
PAVE_API int32_t pave_creature_moves_node(const pave_creature_moves *moves,
                                          pave_creature_pose pose);

/// Returns the pose of a node, 0..graph->node_count-1. Constant time.
PAVE_API pave_creature_pose pave_creature_moves_pose(const pave_creature_moves *moves,
                                                     int32_t node);

#ifdef __cplusplus
}
#endif
#endif
