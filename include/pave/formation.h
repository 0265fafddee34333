/// pave/formation.h: formations: soldiers in ranks and files on triangles, hexagons and squares;
/// orders that move them over a board turn by turn; and their lines of attack.
///
/// On triangles a lane is a row of triangles that alternately point up and down. If the enemy is
/// above, the first rank occupies the triangles with a side above, and the second rank those
/// *between* them, with a corner above: two ranks in one lane. That corner, where two soldiers of
/// the first rank meet, touches three cells of the lane ahead, so the second rank can attack an
/// enemy on these cells:
///
///     *-------*-------*-------*
///      \     / \     / \     /
///       \   /   \   /   \   /       the lane ahead: the first rank of an enemy
///        \ /  e  \ /  e  \ /        line would be on e
///         *-------*-------*
///          \  1  / \  1  / \        the lane of the line:
///           \   /   \   /   \       the first rank on 1,
///            \ /  2  \ /  2  \      the second on 2
///             *-------*-------*
///
/// On hexagons the second rank is also between the soldiers of the first, but a whole row further
/// back; on squares it is straight behind them. On both, a line needs a longer range.
/// docs/formations.md compares the three.
///
/// A formation faces across its lanes, in one of six directions on triangles and hexagons and one
/// of four on squares.
///
/// Based on: V. Kvachev, "Triangular Grids", 2020 (two ranks in a lane; the places, the orders and
/// the rule of attack are ours); K. Okumura, M. Machida, X. Defago, Y. Tamura, "Priority
/// Inheritance with Backtracking for Iterative Multi-agent Path Finding", 2019 (turns in which
/// soldiers give way); H. Kuhn, "The Hungarian Method for the Assignment Problem", 1955.
///
/// Example: formation.c.
#ifndef PAVE_FORMATION_H
#define PAVE_FORMATION_H

#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Places -------------------------------------------------------------------------------------

/// Pattern of a formation.
typedef enum pave_formation_kind {
    /// "line": successive ranks, each between the soldiers of the rank ahead.
    PAVE_FORMATION_LINE = 0,
    PAVE_FORMATION_COLUMN = 1, ///< "column": straight files, side by side
    PAVE_FORMATION_WEDGE = 2,  ///< "wedge": a triangle that points ahead
    /// "square": four sides that face outwards; a rhombus on triangles and hexagons.
    PAVE_FORMATION_SQUARE = 3,
    PAVE_FORMATION_RING = 4 ///< "ring": one side per facing, each facing outwards
} pave_formation_kind;

/// Names of the pave_formation_kind values.
PAVE_API extern const char *const pave_formation_kind_words[];

enum {
    PAVE_FORMATION_SOLDIERS_MAX = 1024, ///< maximum number of soldiers of a formation
    PAVE_FORMATION_FACINGS_MAX = 6      ///< maximum number of facings of a grid
};

/// Returns the number of facings: 6 on triangles and hexagons, 4 on squares, 0 elsewhere. Constant
/// time.
PAVE_INLINE int pave_formation_facing_count(pave_window_grid grid)
{
    if (grid == PAVE_WINDOW_SQUARES) return 4;
    return grid == PAVE_WINDOW_OTHER ? 0 : PAVE_FORMATION_FACINGS_MAX;
}

/// Pattern, size and position of a formation. `grid`, `ranks` and `files` have no default.
typedef struct pave_formation_def {
    pave_window_grid grid; ///< triangles, hexagons or squares
    pave_formation_kind kind;
    int32_t ranks;  ///< from the front backwards, or from the outside inwards; at least 1
    int32_t files;  ///< width in soldiers; side length (square), radius (ring); at least 1, and 0
                    ///< for a wedge
    int32_t facing; ///< 0..pave_formation_facing_count - 1
    /// Line, column: the middle of the first rank, the left one of two. Wedge: its tip. Square: its
    /// middle. Ring: its centre cell; on triangles, the cell that follows the vertex at the centre
    /// clockwise. On triangles it must be an L for an even facing and an R for an odd one; for a
    /// wedge, the reverse.
    pave_cell at;
    bool open; ///< leave one rank empty between the ranks of a line or column
} pave_formation_def;

/// A place in a formation.
typedef struct pave_formation_place {
    pave_cell cell;
    int32_t rank;   ///< 0-based; 0 is the first rank
    int32_t file;   ///< 0-based, from left to right as seen by the soldier; in squares and rings an
                    ///< index within the rank
    int32_t facing; ///< facing of the formation; outwards in a square or ring
} pave_formation_place;

/// Lists the places of a formation, sorted by rank, then file. `out` must hold at least `capacity`
/// elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`; PAVE_RANGE for a
/// number or enumerator out of range, a cell beyond PAVE_COORDINATE_MAX, or more than
/// PAVE_FORMATION_SOLDIERS_MAX places; PAVE_INVALID for a triangle `at` that points the wrong way,
/// a wedge with files, or `open` for a kind other than line and column; PAVE_UNSUPPORTED for other
/// grids. `error` (may be NULL) has the reason. Linear in the number of places; for a square or
/// ring, in its area.
PAVE_API pave_result pave_formation_places(const pave_formation_def *def, pave_formation_place *out,
                                           int64_t capacity, int64_t *count, pave_error *error);

// ---- Formations on a board ----------------------------------------------------------------------

/// State of a soldier after an order. Output only.
typedef enum pave_formation_state {
    PAVE_FORMATION_IN_PLACE = 0, ///< "in place"
    PAVE_FORMATION_BLOCKED = 1, ///< "blocked": its place is a wall, beyond the board, or taken by a
                                ///< blocked soldier, so the soldier waits on the way
    PAVE_FORMATION_LATE = 2 ///< "late": its place is free, but the soldier did not reach it in time
} pave_formation_state;

/// Names of the pave_formation_state values.
PAVE_API extern const char *const pave_formation_state_words[];

/// A soldier.
typedef struct pave_formation_soldier {
    pave_cell cell;
    int32_t place; ///< index in pave_formation.places
    pave_formation_state state;
    // During the last order:
    int32_t steps;  ///< steps taken
    int32_t least;  ///< steps from its start to its place on an empty board
    int32_t waits;  ///< turns spent waiting out of place
    bool exchanged; ///< whether it exchanged places with another soldier
} pave_formation_soldier;

/// Soldiers on a board: a window of triangles, hexagons or squares, with walls. The fields are read
/// only; the functions below change them.
typedef struct pave_formation {
    pave_formation_def def; ///< definition after the last order
    const pave_mask *walls; ///< the board; masked cells and sides are closed
    int32_t count;          ///< number of soldiers and of places
    const pave_formation_place *places;
    const pave_formation_soldier *soldiers; ///< indices of soldiers do not change
    /// The last order, turn by turn: track[t * count + i] is the cell of soldier i after t turns,
    /// and track[i] is its start.
    const pave_cell *track;
    int32_t turn_count;
    int32_t turned; ///< rotation by the last order in facings, clockwise: -1..1
    struct pave_formation_private *own;
} pave_formation;

/// Creates a formation, with soldier i on place i; pave_formation_destroy releases it. `walls` must
/// outlive it and may change between calls. Returns PAVE_OK; the results of pave_formation_places;
/// PAVE_INVALID if the grid differs from the board's, or a place is a wall or beyond the board;
/// PAVE_UNSUPPORTED for a board that wraps; PAVE_RANGE for a board of INT32_MAX cells or more;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason.
PAVE_API pave_result pave_formation_create(const pave_formation_def *def, const pave_mask *walls,
                                           const pave_allocator *allocator, pave_formation **out,
                                           pave_error *error);

/// Releases a formation. NULL is allowed.
PAVE_API void pave_formation_destroy(pave_formation *formation);

// ---- Orders -------------------------------------------------------------------------------------
// An order assigns a place to each soldier. Then the soldiers move in turns: each turn, a soldier
// steps across a side to an adjacent cell, or stays. A cell never holds two soldiers, and two
// soldiers never swap cells in a turn. A soldier gives way to one who has been out of place for
// longer.
//
// On a march, a soldier whose next place is a wall walks around it to its first later place that is
// free. A soldier without a free place stops on the way, and so does the soldier whose place it
// occupies: both are `blocked`. After as many turns as the longest path has steps, two soldiers who
// want each other's cells swap their places. A soldier who wants to pass one that is already in
// place also swaps places with it.
//
// Everything is deterministic. Soldiers move in descending order of their turns out of place, then
// by index of their places. Each prefers the cell whose distance to its place is closest to the
// distance planned after this turn, then the smaller distance, then a cell without a soldier, then
// to stay, then its sides clockwise from the one ahead. On a board without walls, all facings
// behave the same, up to rotation.

/// Kind of an order.
typedef enum pave_order_kind {
    /// "march": move ahead by `paces` rows, straight on average; a pace takes two turns on
    /// triangles, one elsewhere. Negative: backwards, without turning.
    PAVE_ORDER_MARCH = 0,
    PAVE_ORDER_WHEEL = 1, ///< "wheel": turn by one facing about `pivot`
    PAVE_ORDER_OPEN = 2,  ///< "open": open the ranks
    PAVE_ORDER_CLOSE = 3, ///< "close": close the ranks
    /// "form": change to another kind with the same number of places. The assignment of places
    /// minimizes the sum of the path lengths around walls, then the sum of their squares, then the
    /// place of soldier 0, of soldier 1 and so on. A path of more than 4095 steps counts as 4095.
    PAVE_ORDER_FORM = 4
} pave_order_kind;

/// Names of the pave_order_kind values.
PAVE_API extern const char *const pave_order_kind_words[];

/// Pivot of a wheel.
typedef enum pave_order_pivot {
    PAVE_ORDER_FLANK = 0, ///< "flank": for a line or column, the end of the first rank towards
                          ///< which it turns; other kinds: the same as "middle"
    /// "middle": the cell `at`; on triangles, the front left corner of that cell, or the tip of a
    /// wedge.
    PAVE_ORDER_MIDDLE = 1
} pave_order_pivot;

/// Names of the pave_order_pivot values.
PAVE_API extern const char *const pave_order_pivot_words[];

/// Maximum number of paces of a march, in each direction.
enum { PAVE_ORDER_PACES_MAX = 1024 };

/// An order. {0} is a march of 0 paces: soldiers who are out of place go to their places.
typedef struct pave_order {
    pave_order_kind kind;
    int32_t paces;            ///< march: -PAVE_ORDER_PACES_MAX..PAVE_ORDER_PACES_MAX
    bool left;                ///< wheel: true: anticlockwise on screen; false: clockwise
    pave_order_pivot pivot;   ///< wheel: pivot
    pave_formation_kind form; ///< form: the new kind, with the ranks and files below
    int32_t ranks, files;
} pave_order;

/// Carries out an order: the soldiers walk, and `def`, `places`, `soldiers`, `track` and
/// `turn_count` of the formation are updated. Returns PAVE_OK, also if soldiers are blocked or late
/// (see their states); PAVE_RANGE for a number or enumerator out of range; PAVE_INVALID if the new
/// kind has a different number of places, or the ranks are already open or closed; the results of
/// pave_formation_places; PAVE_NO_MEMORY. On failure nothing changes and `error` (may be NULL) has
/// the reason. Linear in soldiers times cells of the board for each pace; PAVE_ORDER_FORM is cubic
/// in the soldiers. Memory: 4 bytes per soldier and cell.
PAVE_API pave_result pave_formation_give(pave_formation *formation, const pave_order *order,
                                         pave_error *error);

// ---- Attacks ------------------------------------------------------------------------------------
// A soldier can attack a target that is ahead of it, in its facing, and within range. Range counts
// touching cells on triangles (pave_tri_metric) and squares, and steps on hexagons.
//
// The line of attack is the segment between the two centres. Walls block it as they block sight
// (pave_line_of_sight in search.h). A soldier blocks it if the segment passes through the inside of
// its cell. A corner where two soldiers meet, or a side between them, is a gap.
//
// On triangles the second rank therefore attacks at range 1: straight ahead, through the corner
// between two soldiers of the first rank. On hexagons the same gap is a side, and the enemy is two
// steps away. On squares there is no gap: the soldier ahead blocks the line.

/// Result of an attack. Output only.
typedef enum pave_attack_state {
    PAVE_ATTACK_CLEAR = 0,  ///< "clear"
    PAVE_ATTACK_FRIEND = 1, ///< "friend": a soldier of the formation blocks the line
    PAVE_ATTACK_TARGET = 2, ///< "target": another target blocks the line
    PAVE_ATTACK_WALL = 3    ///< "wall": a wall blocks the line
} pave_attack_state;

/// Names of the pave_attack_state values.
PAVE_API extern const char *const pave_attack_state_words[];

/// Maximum range.
enum { PAVE_FORMATION_RANGE_MAX = 64 };

/// Targets and range of attacks. {0}: no targets, range 1.
typedef struct pave_attack_def {
    const pave_cell *targets; ///< target_count cells of the board
    int64_t target_count;
    int32_t range; ///< 1..PAVE_FORMATION_RANGE_MAX; 0 means 1
    bool solid;    ///< true: targets block the line to other targets
} pave_attack_def;

/// A soldier and a target within its range.
typedef struct pave_attack {
    int32_t soldier, target; ///< indices
    int32_t distance;        ///< 1..range
    pave_attack_state state;
    int32_t blocker; ///< index of the nearest soldier or target in the line; -1 for
                     ///< PAVE_ATTACK_WALL and PAVE_ATTACK_CLEAR
} pave_attack;

/// Lists the attacks of a formation in its current position, sorted by soldier, then target. A wall
/// takes precedence over soldiers, and friends over targets. `out` must hold at least `capacity`
/// elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`; PAVE_RANGE for a
/// bad range or a target that is not on the board; PAVE_NO_MEMORY. `error` (may be NULL) has the
/// reason. Linear in the number of pairs within range, times the number of soldiers and targets
/// near a line.
PAVE_API pave_result pave_formation_attacks(const pave_formation *formation,
                                            const pave_attack_def *def, pave_attack *out,
                                            int64_t capacity, int64_t *count, pave_error *error);

/// Lists the cells in contact with the front, sorted by board index: cells without a wall or a
/// soldier that touch a soldier of the first rank and are ahead of that soldier. `out` must hold at
/// least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`;
/// PAVE_NO_MEMORY. O(n log n) for n soldiers.
PAVE_API pave_result pave_formation_front(const pave_formation *formation, pave_cell *out,
                                          int64_t capacity, int64_t *count);

/// Chooses one attack per soldier for display: a clear one if possible, and the one closest to
/// straight ahead. `attacks` are the `count` results of pave_formation_attacks for `targets`. `out`
/// must hold at least formation->count elements and receives indices of attacks, -1 for a soldier
/// without any. Linear in the number of attacks.
PAVE_API void pave_formation_shown(const pave_formation *formation, const pave_cell *targets,
                                   const pave_attack *attacks, int64_t count, int64_t *out);

#ifdef __cplusplus
}
#endif
#endif
