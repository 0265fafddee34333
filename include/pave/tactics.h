/// pave/tactics.h: movement on triangles, for games of turns and tiles.
///
/// A triangle has three neighbourhoods: the 3 cells across its edges; these and the 6 at a flank,
/// 9; all 12 that it touches. A metric (tri.h) says which of them one step reaches, and at what
/// cost. Moves are the steps of a metric on a window with walls, as a graph with costs: searches
/// (search.h) of that graph give distance fields, shortest paths and what a budget reaches.
///
/// Based on: V. Kvachev, "Triangular Grids", 2020 (the neighbourhoods and their costs, and which of
/// them suits movement); the rules for corners and their bounds are ours.
#ifndef PAVE_TACTICS_H
#define PAVE_TACTICS_H

#include <pave/search.h>
#include <pave/tri.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Moves --------------------------------------------------------------------------------------
// A step to a cell across an edge crosses that edge. A step to a cell at a flank or opposite passes
// a vertex. There are two ways around it: at a flank over 1 cell and over 3 cells, opposite over 2
// and over 2. A way is free if none of its cells is masked or outside the window, and none of the
// sides that it crosses is masked.

/// Whether a step that passes a vertex is allowed beside walls. docs/decisions/0038 compares them.
typedef enum pave_move_corners {
    PAVE_MOVE_SHORT = 0, ///< where a way over the fewest cells is free: then a step replaces at
                         ///< most 3 steps across edges, whatever the walls
    PAVE_MOVE_ONE = 1,   ///< where at least one way is free
    PAVE_MOVE_BOTH = 2,  ///< where both ways are free: corners are not cut
    PAVE_MOVE_OPEN = 3   ///< always
} pave_move_corners;

/// The word of a rule: "short", "one", "both", "open"; NULL for a number that does not exist. The
/// text is static. Constant time.
PAVE_API const char *pave_move_corners_name(pave_move_corners value);

/// The rule of a word. Returns PAVE_OK; PAVE_NOT_FOUND, and `out` is unchanged.
PAVE_API pave_result pave_move_corners_read(const char *name, pave_move_corners *out);

/// What moves are made from. {0} and a window: steps across edges, without walls, of cost 1.
typedef struct pave_moves_def {
    const pave_window *window; ///< of triangles; NULL: that of the walls
    const pave_mask *walls;    ///< of that window; NULL: none. Not kept
    /// PAVE_TRI_EDGE_STEPS: 3 neighbours. PAVE_TRI_SHORTCUT: these, and the 3 opposite cells at
    /// twice the cost. PAVE_TRI_FLANK: the 3 neighbours and the 6 cells at a flank. PAVE_TRI_TOUCH:
    /// all 12.
    pave_tri_metric metric;
    pave_move_corners corners; ///< of steps that pass a vertex
    /// The cost of entering each cell, at least window->count elements; negative: the cell is not
    /// entered, but is no wall. NULL: 1 each. Must live as long as the moves, unchanged.
    const int32_t *costs;
} pave_moves_def;

/// Moves. Read only; made by pave_moves_create. Give `graph` to pave_search_create, as
/// pave_ground_of_graph, and `costs` to each search.
typedef struct pave_moves {
    pave_moves_def def;      ///< its window is not NULL, its walls are
    const pave_graph *graph; ///< its nodes are the cells, its arcs the allowed steps, clockwise
                             ///< from north
    pave_costs costs;
    pave_allocator allocator;
    struct pave_moves_private *own;
} pave_moves;

/// Makes the moves of a metric. Returns PAVE_OK; PAVE_UNSUPPORTED if the window is not of
/// triangles, or wraps with a period of less than 3 unit cells; PAVE_RANGE for a metric or rule
/// that moves do not have, and beyond INT32_MAX cells or arcs; PAVE_NO_MEMORY. On failure `out` is
/// NULL, and `error` (may be NULL) says why. Linear time. Memory: 4 bytes a cell and 8 an arc, 4
/// more for PAVE_TRI_SHORTCUT; while they are made, at most 120 bytes a cell more.
PAVE_API pave_result pave_moves_create(const pave_moves_def *def, const pave_allocator *allocator,
                                       pave_moves **out, pave_error *error);

/// Releases moves; NULL is allowed.
PAVE_API void pave_moves_destroy(pave_moves *moves);

#ifdef __cplusplus
}
#endif
#endif
