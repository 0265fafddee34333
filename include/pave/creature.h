/// pave/creature.h: creatures larger than one cell on triangles: where they fit between walls, how
/// far they are from being too large, and how they move.
///
/// A rhombus is two triangles of side k that share an edge, a hexagon six around a vertex. A pose
/// is the cell of the anchor, and of a rhombus its stance:
///
///     rhombus      an L: the upper left cell of its half that points down. The stance is the kind
///                  of edge (tri.h) that its halves share: E, N or W
///     hexagon      an L: the vertex in the middle is corner 0 of the cell, so of the same q and r
///     triangle     an L: the upper left cell of one that points down; an R: the top cell of one
///                  that points up (as `at` of a window of that shape)
///
/// Walls are a mask on a window of triangles (window.h) that does not wrap. A region is free if all
/// its cells are in the window, none is masked, and no side between two of them is. A creature fits
/// where its body is free.
///
/// Moves are of two sorts. A step shifts the body by one edge, in one of the six straight
/// directions. A turn is by 60 degrees about a corner of the body: an obtuse one of a rhombus,
/// which keeps one of its halves in place and has the other one on the next side of it; any of a
/// triangle, which then lies across one of its sides. A hexagon covers the same cells however it is
/// turned about its middle. What a move passes is the convex hull of the body before and after it,
/// and must be free.
///
/// Based on: V. Kvachev, "Triangular Grids", 2020 (rhombus and hexagon creatures); the sizes, the
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

/// The form of a creature of size k.
typedef enum pave_creature_kind {
    PAVE_CREATURE_RHOMBUS = 0, ///< huge: 2 k^2 cells
    PAVE_CREATURE_HEXAGON = 1, ///< colossal: 6 k^2 cells
    PAVE_CREATURE_TRIANGLE = 2 ///< k^2 cells, pointing down or up
} pave_creature_kind;

/// The words of pave_creature_kind.
PAVE_API extern const char *const pave_creature_kind_words[];

/// The greatest size of a creature.
#define PAVE_CREATURE_SIZE_MAX (INT32_C(1) << 20)

typedef struct pave_creature {
    pave_creature_kind kind;
    int32_t size; ///< k, in edges: 1..PAVE_CREATURE_SIZE_MAX
} pave_creature;

/// Where a creature is.
typedef struct pave_creature_pose {
    pave_cell anchor;          ///< within the limits
    pave_tri_edge_kind stance; ///< of a rhombus; 0 of all others
} pave_creature_pose;

/// Whether a creature and its pose exist: the other functions want such ones. Returns PAVE_OK;
/// PAVE_RANGE for an unknown kind, a size or an anchor out of its range, a stance that the kind
/// does not have; PAVE_INVALID for an R as the anchor of a rhombus or hexagon. `error`, which may
/// be NULL, has the reason. Constant time.
PAVE_API pave_result pave_creature_check(pave_creature creature, pave_creature_pose pose,
                                         pave_error *error);

/// The body: pave_tri_range_cells lists its cells. Cells beyond the limits of coordinates are left
/// out. Constant time.
PAVE_API pave_tri_range pave_creature_body(pave_creature creature, pave_creature_pose pose);

/// The most corners of a body.
enum { PAVE_CREATURE_CORNERS_MAX = 6 };

// ---- Moves --------------------------------------------------------------------------------------
// Moves 0 to 5 are the steps, in the directions NE, E, SE, SW, W, NW. From 6 on they are turns. Of
// a rhombus of stance e, moves 6 and 7 keep the half that points down and lead to the stances e + 1
// and e + 2 (modulo 3), moves 8 and 9 keep the half that points up and lead to the same stances. Of
// a triangle, move 6 + k leads across side k (tri.h). Every move can be taken back by another.

/// The numbers of steps, and of moves of any creature at most.
enum { PAVE_CREATURE_STEPS = 6, PAVE_CREATURE_MOVES_MAX = 10 };

/// The number of moves of a kind: 10 of a rhombus, 6 of a hexagon, 9 of a triangle. Constant time.
PAVE_API int pave_creature_move_count(pave_creature_kind kind);

/// The pose after a move, which must be in 0..pave_creature_move_count-1. Constant time.
PAVE_API pave_creature_pose pave_creature_moved(pave_creature creature, pave_creature_pose pose,
                                                int move);

/// What a move passes: the convex hull of the body before and after, as a range like
/// pave_creature_body. Constant time.
PAVE_API pave_tri_range pave_creature_sweep(pave_creature creature, pave_creature_pose pose,
                                            int move);

// ---- Between walls ------------------------------------------------------------------------------

/// Whether the creature fits: its body is free. `walls` must be on a window of triangles that does
/// not wrap. Linear in its cells.
PAVE_API bool pave_creature_fits(const pave_mask *walls, pave_creature creature,
                                 pave_creature_pose pose);

/// Computes a clearance map: for each cell of the window the greatest k for which a creature of
/// that kind and stance (0 except of a rhombus) fits with its anchor there, 0 if no size fits. So
/// one map answers for all sizes. `out` must hold at least walls->window->count elements. Returns
/// PAVE_OK; PAVE_UNSUPPORTED if the window is not of triangles, or wraps; PAVE_RANGE for a kind or
/// stance that does not exist; PAVE_NO_MEMORY. On failure `out` is unchanged, and `error` (may be
/// NULL) says why. Linear time, whatever the sizes. Memory: about 5 bytes a unit cell, meanwhile; 9
/// for triangles and one stance in three.
PAVE_API pave_result pave_creature_clearance(const pave_mask *walls, pave_creature_kind kind,
                                             pave_tri_edge_kind stance,
                                             const pave_allocator *allocator, int32_t *out,
                                             pave_error *error);

// ---- Ways ---------------------------------------------------------------------------------------

/// What the moves of a creature are made from. Costs are in steps across edges of one cell, so that
/// creatures of all sizes share one budget: shifting the body by an edge is two such steps, and a
/// turn shifts its middle about as far as k of them.
typedef struct pave_creature_def {
    const pave_mask *walls; ///< on a window of triangles, which must live as long as the moves. The
                            ///< mask itself is not kept
    pave_creature creature;
    int32_t step_cost; ///< of a step, 0 or more; 0: 2
    int32_t turn_cost; ///< of a turn, 0 or more; 0: k of a triangle, k + 1 of a rhombus
    bool no_turns;     ///< it never turns
    /// What it costs to enter each cell, walls->window->count elements; negative: the cell is not
    /// entered. A move costs its own cost times that of the dearest cell that it passes or comes
    /// to. NULL: 1 each. Not kept
    const int32_t *costs;
} pave_creature_def;

/// The moves of a creature between walls, as a graph whose nodes are its poses: give `graph` to
/// pave_search_create, as pave_ground_of_graph, and `costs` to each search, for paths, for fields,
/// for what a budget reaches. Read only; made by pave_creature_moves_create.
typedef struct pave_creature_moves {
    pave_creature_def def;   ///< its walls and `costs` are NULL, its other costs as they are taken
    const pave_graph *graph; ///< an arc for each move that is free, in the order of the moves, and
                             ///< none at poses that do not fit. Without positions and twins
    pave_costs costs;
    pave_allocator allocator;
    struct pave_creature_moves_private *own;
} pave_creature_moves;

/// Makes the moves. Returns PAVE_OK; PAVE_UNSUPPORTED if the window is not of triangles, or wraps;
/// PAVE_RANGE for a kind, size or cost out of its range, or more than INT32_MAX poses or arcs;
/// PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why. Linear in the
/// cells of the window; of triangles that turn, times k. Searches of paths use a heuristic, except
/// of rhombi and where a turn costs less than k. Memory: 5 bytes a pose and 8 an arc, and with
/// `costs` 4 more a pose; 3 poses a cell for rhombi, else 1.
PAVE_API pave_result pave_creature_moves_create(const pave_creature_def *def,
                                                const pave_allocator *allocator,
                                                pave_creature_moves **out, pave_error *error);

/// Releases moves; NULL is allowed.
PAVE_API void pave_creature_moves_destroy(pave_creature_moves *moves);

/// The node of a pose; -1 if the creature does not fit there. `pose` may be any. Constant time.
PAVE_API int32_t pave_creature_moves_node(const pave_creature_moves *moves,
                                          pave_creature_pose pose);

/// The pose of a node, 0..graph->node_count-1. Constant time.
PAVE_API pave_creature_pose pave_creature_moves_pose(const pave_creature_moves *moves,
                                                     int32_t node);

#ifdef __cplusplus
}
#endif
#endif
