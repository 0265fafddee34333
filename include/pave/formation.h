/// pave/formation.h: formations: soldiers in ranks and files on triangles, hexagons and squares;
/// the orders that move them over a board, turn by turn; and the lines along which they attack.
///
/// On triangles a lane is a row of triangles that point up and down in turn. With the enemy above,
/// the first rank stands on those with a side above, and the second rank *between* them, on those
/// with a corner above: two ranks in one lane. That corner, where two soldiers of the first rank
/// meet, touches three cells of the lane ahead, so the second rank reaches an enemy there:
///
///     *-------*-------*-------*
///      \     / \     / \     /
///       \   /   \   /   \   /       the lane ahead: the first rank of an enemy
///        \ /  e  \ /  e  \ /        line would stand on e
///         *-------*-------*
///          \  1  / \  1  / \        the lane of the line:
///           \   /   \   /   \       the first rank on 1,
///            \ /  2  \ /  2  \      the second on 2
///             *-------*-------*
///
/// On hexagons the second rank is also between the first, but a whole row further back, and on
/// squares behind it: there a line needs longer arms. docs/tactics.md compares the three.
///
/// A formation faces across its lanes: in six directions on triangles and hexagons, in four on
/// squares.
///
/// Based on: V. Kvachev, "Triangular Grids", 2020 (two ranks in a lane; the places, the orders and
/// the rule of attack are ours); K. Okumura, M. Machida, X. Defago, Y. Tamura, "Priority
/// Inheritance with Backtracking for Iterative Multi-agent Path Finding", 2019 (turns in which
/// soldiers make room); H. Kuhn, "The Hungarian Method for the Assignment Problem", 1955.
///
/// Example: formation.c.
#ifndef PAVE_FORMATION_H
#define PAVE_FORMATION_H

#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Places -------------------------------------------------------------------------------------

/// The pattern of a formation.
typedef enum pave_formation_kind {
    PAVE_FORMATION_LINE = 0,   ///< "line": ranks one after another, each between the one before it
    PAVE_FORMATION_COLUMN = 1, ///< "column": files straight one behind another, side by side
    PAVE_FORMATION_WEDGE = 2,  ///< "wedge": a triangle with its tip ahead
    PAVE_FORMATION_SQUARE =
        3,                  ///< "square": four sides that face outwards; a rhombus but on squares
    PAVE_FORMATION_RING = 4 ///< "ring": as many sides as there are facings, facing outwards
} pave_formation_kind;

/// The words of pave_formation_kind.
PAVE_API extern const char *const pave_formation_kind_words[];

enum {
    PAVE_FORMATION_SOLDIERS_MAX = 1024, ///< the most soldiers of a formation
    PAVE_FORMATION_FACINGS_MAX = 6      ///< the most facings of a grid
};

/// The number of facings: 6 on triangles and hexagons, 4 on squares, 0 elsewhere. Constant time.
PAVE_INLINE int pave_formation_facing_count(pave_window_grid grid)
{
    if (grid == PAVE_WINDOW_SQUARES) return 4;
    return grid == PAVE_WINDOW_OTHER ? 0 : PAVE_FORMATION_FACINGS_MAX;
}

/// What a formation is and where. A zeroed one lacks its grid, ranks and files.
typedef struct pave_formation_def {
    pave_window_grid grid; ///< triangles, hexagons or squares
    pave_formation_kind kind;
    int32_t ranks;  ///< from the front backwards, or from outside inwards; at least 1
    int32_t files;  ///< across; of a square the length of its side, of a ring its radius; at least
                    ///< 1. Of a wedge, whose ranks grow, 0
    int32_t facing; ///< 0..pave_formation_facing_count - 1
    /// The middle of the first rank, to the left where that is even; the tip of a wedge; the middle
    /// of a square; of a ring the cell at its centre, or on triangles the one clockwise behind the
    /// vertex that is its centre. On triangles it must be an L for an even facing and an R for an
    /// odd one; for a wedge the other way round.
    pave_cell at;
    bool open; ///< ranks of a line or column with a rank's room between
} pave_formation_def;

/// A place in a formation.
typedef struct pave_formation_place {
    pave_cell cell;
    int32_t rank;   ///< from 0, the first
    int32_t file;   ///< from 0, from left to right seen by who stands there; of squares and rings a
                    ///< number within the rank
    int32_t facing; ///< that of the formation, but outwards in a square or ring
} pave_formation_place;

/// Lists the places of a formation: by rank, then file. `out` must hold at least `capacity`
/// elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_RANGE for a number or
/// enumerator out of its range, a cell beyond PAVE_COORDINATE_MAX, or more than
/// PAVE_FORMATION_SOLDIERS_MAX places; PAVE_INVALID for a wrong triangle `at`, files of a wedge, or
/// open ranks of what has none to open; PAVE_UNSUPPORTED for other grids. `error` (may be NULL)
/// says why. Linear in the places, of a square or ring in its area.
PAVE_API pave_result pave_formation_places(const pave_formation_def *def, pave_formation_place *out,
                                           int64_t capacity, int64_t *count, pave_error *error);

// ---- Formations on a board ----------------------------------------------------------------------

/// How a soldier stands to its place after an order. Only ever an output.
typedef enum pave_formation_state {
    PAVE_FORMATION_IN_PLACE = 0, ///< "in place"
    PAVE_FORMATION_BLOCKED = 1, ///< "blocked": its place is a wall, beyond the board, or taken by a
                                ///< soldier who is blocked: it waits on its way
    PAVE_FORMATION_LATE = 2     ///< "late": its place is free, but it found no way to it in time
} pave_formation_state;

/// The words of pave_formation_state.
PAVE_API extern const char *const pave_formation_state_words[];

/// A soldier.
typedef struct pave_formation_soldier {
    pave_cell cell;
    int32_t place; ///< its place: an index of pave_formation.places
    pave_formation_state state;
    // Of the last order:
    int32_t steps;  ///< the steps it took
    int32_t least;  ///< the steps from where it was to its place if the board were empty
    int32_t waits;  ///< turns in which it stood still and was not in place
    bool exchanged; ///< whether it took another's place on the way
} pave_formation_soldier;

/// Soldiers on a board: a window of triangles, hexagons or squares, with walls. Read the fields;
/// the functions below change them.
typedef struct pave_formation {
    pave_formation_def def; ///< as it was ordered last
    const pave_mask *walls; ///< the board: masked cells and sides are closed
    int32_t count;          ///< of soldiers and of places
    const pave_formation_place *places;
    const pave_formation_soldier *soldiers; ///< a soldier keeps its number
    /// The last order, turn by turn: soldier i is on track[t * count + i] after turn t, and
    /// track[i] is where it was before.
    const pave_cell *track;
    int32_t turn_count;
    int32_t turned; ///< by the last order, clockwise: facings, -1 to 1
    struct pave_formation_private *own;
} pave_formation;

/// Makes a formation, for pave_formation_destroy: soldier i on place i. `walls` must live as long;
/// it may change between calls. Returns PAVE_OK; what pave_formation_places returns, and
/// PAVE_INVALID if the grid is not that of the board, or a place is a wall or beyond the board;
/// PAVE_UNSUPPORTED for a board that wraps; PAVE_RANGE for one of INT32_MAX cells or more;
/// PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why.
PAVE_API pave_result pave_formation_create(const pave_formation_def *def, const pave_mask *walls,
                                           const pave_allocator *allocator, pave_formation **out,
                                           pave_error *error);

/// Releases a formation; NULL is allowed.
PAVE_API void pave_formation_destroy(pave_formation *formation);

// ---- Orders -------------------------------------------------------------------------------------
// An order gives each soldier a place. Then the soldiers walk, turn by turn: in a turn each takes a
// step across a side to a neighbouring cell, or stays. No two are ever on one cell, and no two
// change over. A soldier makes room for one who has been out of place for longer.
//
// On a march a soldier whose next place is a wall goes round it, to the first of its later places
// that is free. A soldier without a place to go to stops on its way, and so does one whose place it
// holds: both are `blocked`. Once the longest way should be over, two soldiers who want to go where
// the other stands exchange their places, and so does one who wants to pass another in place.
//
// All is fixed. Soldiers move in the order of their turns out of place, most first, then of their
// places. Each prefers the cell whose distance to its place is nearest to what should be left after
// this turn, then the smaller distance, then a cell without a soldier, then to stay, then its sides
// clockwise from the one ahead. On a board without walls the facings are each other, turned.

/// What is ordered.
typedef enum pave_order_kind {
    PAVE_ORDER_MARCH = 0, ///< "march": ahead by `paces` rows, straight on average; a pace takes two
                          ///< turns on triangles, one elsewhere. Below 0: backwards, facing ahead
    PAVE_ORDER_WHEEL = 1, ///< "wheel": turn by one facing about `pivot`
    PAVE_ORDER_OPEN = 2,  ///< "open": open the ranks
    PAVE_ORDER_CLOSE = 3, ///< "close": close them
    /// "form": become another kind, with as many places. The soldiers take them so that the sum of
    /// their ways, round the walls, is least; of several such assignments that with the least sum
    /// of squares, so that all ways are short; of these the one with the lowest place of soldier 0,
    /// then of soldier 1 and so on. A way of more than 4095 steps counts as 4095.
    PAVE_ORDER_FORM = 4
} pave_order_kind;

/// The words of pave_order_kind.
PAVE_API extern const char *const pave_order_kind_words[];

/// What a wheel turns about.
typedef enum pave_order_pivot {
    PAVE_ORDER_FLANK = 0, ///< "flank": of a line or column the end of the first rank to which it
                          ///< turns; of the others as middle
    PAVE_ORDER_MIDDLE = 1 ///< "middle": `at`; on triangles its corner ahead and to the left, or the
                          ///< tip of a wedge
} pave_order_pivot;

/// The words of pave_order_pivot.
PAVE_API extern const char *const pave_order_pivot_words[];

/// The most paces of a march, each way.
enum { PAVE_ORDER_PACES_MAX = 1024 };

/// An order. {0} is a march of no paces: soldiers who are out of place go to their places.
typedef struct pave_order {
    pave_order_kind kind;
    int32_t paces;            ///< of a march: -PAVE_ORDER_PACES_MAX..PAVE_ORDER_PACES_MAX
    bool left;                ///< of a wheel: anticlockwise on screen; else clockwise
    pave_order_pivot pivot;   ///< of a wheel
    pave_formation_kind form; ///< of a change of kind, with its ranks and files
    int32_t ranks, files;
} pave_order;

/// Carries out an order: the soldiers walk, and `def`, `places`, `soldiers`, `track` and
/// `turn_count` of the formation become those after it. Returns PAVE_OK, also where soldiers are
/// blocked or late, which their states say; PAVE_RANGE for a number or enumerator out of its range;
/// PAVE_INVALID where the new kind has another number of places, or the ranks are open, or closed,
/// already; what pave_formation_places returns; PAVE_NO_MEMORY. On failure nothing changes, and
/// `error` (may be NULL) says why. Time: linear in the soldiers times the cells of the board for
/// each pace, and of PAVE_ORDER_FORM in the third power of the soldiers; memory: 4 bytes for each
/// soldier and cell.
PAVE_API pave_result pave_formation_give(pave_formation *formation, const pave_order *order,
                                         pave_error *error);

// ---- Attacks ------------------------------------------------------------------------------------
// A soldier attacks a target that lies ahead of it, in its facing, and is within range: counted by
// touching cells on triangles (pave_tri_metric) and squares, by steps on hexagons.
//
// The line of attack is the segment between the two centres. Walls stop it as they stop sight
// (pave_line_of_sight in search.h). A soldier stops it if the segment passes through the inside of
// its cell: a corner where two soldiers meet, or a side between them, is a gap through which a
// spear goes.
//
// So on triangles the second rank attacks at range 1: straight ahead through the corner between two
// soldiers of the first rank. On hexagons the same gap is a side, and the enemy two steps away. On
// squares there is no gap: the soldier ahead stands in the line.

/// What becomes of an attack. Only ever an output.
typedef enum pave_attack_state {
    PAVE_ATTACK_CLEAR = 0,  ///< "clear"
    PAVE_ATTACK_FRIEND = 1, ///< "friend": a soldier of the formation is in the line
    PAVE_ATTACK_TARGET = 2, ///< "target": another target is
    PAVE_ATTACK_WALL = 3    ///< "wall": a wall is
} pave_attack_state;

/// The words of pave_attack_state.
PAVE_API extern const char *const pave_attack_state_words[];

/// The longest range.
enum { PAVE_FORMATION_RANGE_MAX = 64 };

/// What is attacked. {0}: nothing, within range 1.
typedef struct pave_attack_def {
    const pave_cell *targets; ///< `target_count` cells of the board
    int64_t target_count;
    int32_t range; ///< 1..PAVE_FORMATION_RANGE_MAX; 0: 1
    bool solid;    ///< targets hide each other, as enemies who stand there do
} pave_attack_def;

/// A soldier and a target within its range.
typedef struct pave_attack {
    int32_t soldier, target; ///< their indices
    int32_t distance;        ///< 1..range
    pave_attack_state state;
    int32_t blocker; ///< the nearest soldier or target in the line; of PAVE_ATTACK_WALL and
                     ///< PAVE_ATTACK_CLEAR -1
} pave_attack;

/// Lists the attacks of a formation as it stands: by soldier, then target. A wall counts before
/// soldiers, and friends before targets. `out` must hold at least `capacity` elements. Returns
/// PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_RANGE for the range, or a target that is
/// not on the board; PAVE_NO_MEMORY. `error` (may be NULL) says why. Time: the pairs within range,
/// times those who stand near the line.
PAVE_API pave_result pave_formation_attacks(const pave_formation *formation,
                                            const pave_attack_def *def, pave_attack *out,
                                            int64_t capacity, int64_t *count, pave_error *error);

/// Lists the cells in contact with the front: those that touch a soldier of the first rank, lie
/// ahead of it, and hold no wall and no soldier; by index of the board. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_NO_MEMORY.
/// O(n log n) in the soldiers.
PAVE_API pave_result pave_formation_front(const pave_formation *formation, pave_cell *out,
                                          int64_t capacity, int64_t *count);

/// Chooses the attack of each soldier that is worth showing: a clear one if it has any, and of
/// these the one closest to straight ahead. `attacks` are `count` of pave_formation_attacks on
/// `targets`. `out` must hold at least formation->count elements: indices of attacks, -1 for a
/// soldier without any. Linear in the attacks.
PAVE_API void pave_formation_shown(const pave_formation *formation, const pave_cell *targets,
                                   const pave_attack *attacks, int64_t count, int64_t *out);

#ifdef __cplusplus
}
#endif
#endif
