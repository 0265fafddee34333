/// pave/tactics.h: movement on triangles, for games of turns and tiles.
///
/// A triangle has three neighbourhoods: the 3 cells across its edges; these and the 6 at a flank,
/// 9; all 12 that it touches. A metric (tri.h) says which of them one step reaches, and at what
/// cost. Moves are the steps of a metric on a window with walls, as a graph with costs: searches
/// (search.h) of that graph give distance fields, shortest paths and what a budget reaches, in one
/// turn or in several. Zones are what a ranged attack covers, lines the 12 straight ways of an
/// attack.
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

/// The words of pave_move_corners.
PAVE_API extern const char *const pave_move_corners_words[];

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
    /// entered, but is not a wall. NULL: 1 each. Must live as long as the moves, unchanged.
    const int32_t *costs;
    int32_t points; ///< of a turn: movement or action points, food; 0: there are no turns. See
                    ///< pave_costs
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
/// that moves do not have, negative points, and beyond INT32_MAX cells or arcs; PAVE_NO_MEMORY. On
/// failure `out` is NULL, and `error` (may be NULL) says why. Linear time. Memory: 4 bytes a cell
/// and 8 an arc, 4 more for PAVE_TRI_SHORTCUT; while they are made, at most 120 bytes a cell more.
PAVE_API pave_result pave_moves_create(const pave_moves_def *def, const pave_allocator *allocator,
                                       pave_moves **out, pave_error *error);

/// Releases moves; NULL is allowed.
PAVE_API void pave_moves_destroy(pave_moves *moves);

// ---- Turns --------------------------------------------------------------------------------------
// With points, a unit begins each turn with all of them, and what a turn leaves is lost. A step
// that costs more than is left waits for the next turn. So a search gives each cell the fewest
// turns and, among ways of so many, the most points left; a budget of n * points is n turns.

/// When a unit arrives, and with what.
typedef struct pave_move_turn {
    int32_t number; ///< turns that the way takes; 0: it is there already
    int32_t left;   ///< points that the last of them leaves
} pave_move_turn;

/// The turn of a total of a search with `points`, which must be over 0; `total` must be 0 or more.
/// Constant time.
PAVE_INLINE pave_move_turn pave_move_turn_of(int32_t total, int32_t points)
{
    pave_move_turn turn;
    assert(total >= 0 && points > 0);
    turn.number = total / points + (total % points > 0);
    turn.left = total % points ? points - total % points : total ? 0 : points;
    return turn;
}

// ---- Zones --------------------------------------------------------------------------------------

/// The longest range of zones and lines.
enum { PAVE_ATTACK_RANGE_MAX = 1000 };

/// A zone: the open cells within range of at least one source.
typedef struct pave_zone_def {
    const pave_window *window; ///< of triangles; NULL: that of the walls
    const pave_mask *walls;    ///< of that window; NULL: none
    const int32_t *sources; ///< source_count cells of the window: those that shoot, or all that a
                            ///< shooter can go to first
    int64_t source_count;
    int32_t least, most;    ///< the distance from a source, 0..PAVE_ATTACK_RANGE_MAX; without walls
                            ///< between, in a window that wraps to the nearest image
    pave_tri_metric metric; ///< of the distance; PAVE_TRI_TOUCH suits ranges. Not PAVE_TRI_EUCLID
    bool sight;             ///< only what that source sees (pave_line_of_sight)
} pave_zone_def;

/// Lists the cells of a zone, increasing; masked cells are in no zone. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_UNSUPPORTED
/// if the window is not of triangles; PAVE_RANGE for a metric that zones do not have or a distance
/// out of its range, and beyond INT32_MAX cells; PAVE_NO_MEMORY. `error` (may be NULL) says why.
/// Time: for each source the cells within `most`, with sight that of pave_field_of_view.
PAVE_API pave_result pave_zone_cells(const pave_zone_def *def, const pave_allocator *allocator,
                                     int32_t *out, int64_t capacity, int64_t *count,
                                     pave_error *error);

// ---- Lines --------------------------------------------------------------------------------------
// An attack along a line goes from a cell in one of the 12 directions (tri.h): cell k of it is
// pave_tri_ray(from, direction, k). In the 6 straight directions it crosses edges alone and stays
// in its lane; in the 6 diagonal ones it crosses edges and vertices in turn, and at a vertex it
// passes between cells. Walls stop it where they stop sight: at vertices it keeps to one side, the
// same along the whole line, and which of both is free.

/// What ends a line.
typedef enum pave_line_end {
    PAVE_LINE_RANGE = 0,  ///< its range
    PAVE_LINE_BORDER = 1, ///< the next cell is outside the window
    PAVE_LINE_CELL = 2,   ///< the next cell is masked
    PAVE_LINE_SIDE = 3,   ///< the side before the next cell is masked
    PAVE_LINE_VERTEX = 4, ///< before the next cell there is a vertex, and walls on both sides of
                          ///< the line, at this vertex or at one before
    PAVE_LINE_ROUND = 5   ///< the next cell is the first one, in a window that wraps
} pave_line_end;

/// The words of pave_line_end.
PAVE_API extern const char *const pave_line_end_words[];

/// A line of attack.
typedef struct pave_line {
    pave_tri_direction direction;
    int32_t count; ///< cells that it passes: pave_tri_ray(from, direction, 1) up to this k; the
                   ///< wall or border that ends it lies between this one and the next
    pave_line_end end;
} pave_line;

/// What lines are made from.
typedef struct pave_lines_def {
    const pave_window *window; ///< of triangles; NULL: that of the walls
    const pave_mask *walls;    ///< of that window; NULL: none
    int32_t from;              ///< the index of a cell of the window
    int32_t range;             ///< the distance by touching steps up to which cells are passed,
                   ///< 0..PAVE_ATTACK_RANGE_MAX: in a straight direction 2 cells for each
} pave_lines_def;

/// Makes the 12 lines of attack from a cell, in the order of the directions. `out` must hold at
/// least PAVE_TRI_DIRECTIONS_MAX elements. Returns PAVE_OK; PAVE_UNSUPPORTED if the window is not
/// of triangles; PAVE_RANGE for a range out of its limits; then `out` is untouched, and `error`
/// (may be NULL) says why. Allocates nothing. Linear in the cells that are passed.
PAVE_API pave_result pave_lines_make(const pave_lines_def *def, pave_line *out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
