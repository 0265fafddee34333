/// pave/tactics.h: movement on triangles, for turn-based games on tiles.
///
/// A triangle has three neighbourhoods: the 3 cells across its edges; these and the 6 cells at a
/// flank, 9 in total; and all 12 cells that it touches. A metric (tri.h) defines which of them a
/// step reaches, and at what cost. Moves are the steps of a metric on a window with walls, as a
/// graph with costs. Searches (search.h) on that graph give distance fields, shortest paths and the
/// range of a budget, in one turn or several. Zones are the cells covered by a ranged attack; lines
/// are the 12 straight lines of an attack.
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
// a vertex. There are two ways around the vertex: over 1 cell or 3 cells to a flank, and over 2
// cells on both sides to an opposite cell. A way is free if all its cells are in the window and
// unmasked, and all sides that it crosses are unmasked.

/// Condition for a step past a vertex next to walls. docs/decisions/0038 compares the rules.
typedef enum pave_move_corners {
    PAVE_MOVE_SHORT = 0, ///< if the way over the fewest cells is free: then a step replaces at most
                         ///< 3 steps across edges, for any walls
    PAVE_MOVE_ONE = 1,   ///< if at least one way is free
    PAVE_MOVE_BOTH = 2,  ///< if both ways are free: corners are not cut
    PAVE_MOVE_OPEN = 3   ///< always
} pave_move_corners;

/// Names of the pave_move_corners values.
PAVE_API extern const char *const pave_move_corners_words[];

/// Parameters of pave_moves_create. {0} with a window: steps across edges, without walls, of cost
/// 1.
typedef struct pave_moves_def {
    const pave_window *window; ///< window of triangles; NULL: the window of the walls
    const pave_mask *walls;    ///< mask on that window; NULL: none. Not kept
    /// PAVE_TRI_EDGE_STEPS: 3 neighbours. PAVE_TRI_SHORTCUT: these, and the 3 opposite cells at
    /// twice the cost. PAVE_TRI_FLANK: the 3 neighbours and the 6 cells at a flank. PAVE_TRI_TOUCH:
    /// all 12.
    pave_tri_metric metric;
    pave_move_corners corners; ///< rule for steps past a vertex
    /// window->count costs of entering each cell; negative: the cell cannot be entered, but is not
    /// a wall. NULL: 1 each. Must outlive the moves, unchanged.
    const int32_t *costs;
    /// Points per turn, such as movement or action points; 0: no turns. See pave_costs.
    int32_t points;
} pave_moves_def;

/// Moves. Read only; created by pave_moves_create. Pass `graph` to pave_search_create, through
/// pave_ground_of_graph, and `costs` to each search.
typedef struct pave_moves {
    pave_moves_def def;      ///< the definition; the window is filled in, the walls are NULL
    const pave_graph *graph; ///< nodes are the cells, arcs the allowed steps, clockwise from north
    pave_costs costs;
    pave_allocator allocator;
    struct pave_moves_private *own;
} pave_moves;

/// Creates the moves of a metric. Returns PAVE_OK; PAVE_UNSUPPORTED if the window is not made of
/// triangles, or wraps with a period of less than 3 unit cells; PAVE_RANGE for a metric or rule
/// that moves do not support, negative points, and more than INT32_MAX cells or arcs;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason. Linear time.
/// Memory: 4 bytes per cell and 8 per arc, 4 more for PAVE_TRI_SHORTCUT; temporarily up to 120 more
/// per cell.
PAVE_API pave_result pave_moves_create(const pave_moves_def *def, const pave_allocator *allocator,
                                       pave_moves **out, pave_error *error);

/// Releases moves. NULL is allowed.
PAVE_API void pave_moves_destroy(pave_moves *moves);

// ---- Turns --------------------------------------------------------------------------------------
// With points, a unit starts each turn with all of them, and points left at the end of a turn are
// lost. A step that costs more than the points left waits for the next turn. A search therefore
// minimizes the turns to each cell and then maximizes the points left; a budget of n * points is n
// turns.

/// Time of arrival of a unit.
typedef struct pave_move_turn {
    int32_t number; ///< number of turns; 0: the unit is already at the cell
    int32_t left;   ///< points left in the last turn
} pave_move_turn;

/// Returns the turn of a search total with `points`. `points` must be above 0 and `total` 0 or
/// more. Constant time.
PAVE_INLINE pave_move_turn pave_move_turn_of(int32_t total, int32_t points)
{
    pave_move_turn turn;
    assert(total >= 0 && points > 0);
    turn.number = total / points + (total % points > 0);
    turn.left = total % points ? points - total % points : total ? 0 : points;
    return turn;
}

// ---- Zones --------------------------------------------------------------------------------------

/// Maximum range of zones and lines.
enum { PAVE_ATTACK_RANGE_MAX = 1000 };

/// Parameters of pave_zone_cells. A zone is the open cells within range of at least one source.
typedef struct pave_zone_def {
    const pave_window *window; ///< window of triangles; NULL: the window of the walls
    const pave_mask *walls;    ///< mask on that window; NULL: none
    const int32_t *sources; ///< source_count cells of the window: the shooters, or all cells that a
                            ///< shooter can reach first
    int64_t source_count;
    /// Minimum and maximum distance from a source, 0..PAVE_ATTACK_RANGE_MAX, ignoring walls. In a
    /// window that wraps, the distance is from the nearest image of the source.
    int32_t least, most;
    /// Metric of the distance; PAVE_TRI_TOUCH suits ranges. Not PAVE_TRI_EUCLID.
    pave_tri_metric metric;
    bool sight; ///< true: only cells that the source sees (pave_line_of_sight)
} pave_zone_def;

/// Lists the cells of a zone in increasing order. Masked cells are never in a zone. `out` must hold
/// at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in
/// `count`; PAVE_UNSUPPORTED if the window is not made of triangles; PAVE_RANGE for a metric that
/// zones do not support, a distance out of range, or more than INT32_MAX cells; PAVE_NO_MEMORY.
/// `error` (may be NULL) has the reason. Linear in the number of cells within `most` of each
/// source; with sight, the time of pave_field_of_view.
PAVE_API pave_result pave_zone_cells(const pave_zone_def *def, const pave_allocator *allocator,
                                     int32_t *out, int64_t capacity, int64_t *count,
                                     pave_error *error);

// ---- Lines --------------------------------------------------------------------------------------
// A line of attack runs from a cell in one of the 12 directions (tri.h): its cell k is
// pave_tri_ray(from, direction, k). In the 6 straight directions it crosses only edges and stays in
// its lane. In the 6 diagonal directions it crosses edges and vertices alternately; at a vertex it
// passes between cells. Walls stop it as they stop sight. At vertices it stays on one side, the
// same along the whole line, and either side may be chosen.

/// The end of a line.
typedef enum pave_line_end {
    PAVE_LINE_RANGE = 0,  ///< the range
    PAVE_LINE_BORDER = 1, ///< the next cell is outside the window
    PAVE_LINE_CELL = 2,   ///< the next cell is masked
    PAVE_LINE_SIDE = 3,   ///< the side before the next cell is masked
    PAVE_LINE_VERTEX = 4, ///< the line reaches a vertex, and both of its sides are blocked by walls
                          ///< at this or earlier vertices
    PAVE_LINE_ROUND = 5   ///< the next cell is the first cell, in a window that wraps
} pave_line_end;

/// Names of the pave_line_end values.
PAVE_API extern const char *const pave_line_end_words[];

/// A line of attack.
typedef struct pave_line {
    pave_tri_direction direction;
    int32_t count; ///< number of cells passed: pave_tri_ray(from, direction, k) for k = 1..count;
                   ///< the wall or border is after the last one
    pave_line_end end;
} pave_line;

/// Parameters of pave_lines_make.
typedef struct pave_lines_def {
    const pave_window *window; ///< window of triangles; NULL: the window of the walls
    const pave_mask *walls;    ///< mask on that window; NULL: none
    int32_t from;              ///< index of a cell of the window
    int32_t range; ///< maximum distance in touching steps, 0..PAVE_ATTACK_RANGE_MAX; a step covers
                   ///< 2 cells in a straight direction
} pave_lines_def;

/// Computes the 12 lines of attack from a cell, in the order of the directions. `out` must hold at
/// least PAVE_TRI_DIRECTIONS_MAX elements. Returns PAVE_OK; PAVE_UNSUPPORTED if the window is not
/// of triangles; PAVE_RANGE for a range out of its limits. On failure `out` is unchanged and
/// `error` (may be NULL) has the reason. Allocates nothing. Linear in the number of cells passed.
PAVE_API pave_result pave_lines_make(const pave_lines_def *def, pave_line *out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
