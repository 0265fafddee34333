/// pave/skirmish.h: a small battle that plays itself on triangles: two sides of soldiers in line,
/// archers and a large creature, before the gate of a citadel or on a terrain.
///
/// It is a game of the pieces in this library: moves by the metric "shortcut" (tactics.h), shots by
/// touching cells and lines of sight (search.h), lines that march (formation.h), bodies of many
/// cells (creature.h), walls (citadel.h) and costs of ground (terrain.h). The rules:
///
/// - In each turn both sides act, the units one after another: the creature, soldiers, archers.
///   Side 0 begins in odd turns, side 1 in even ones.
/// - A unit that can attack attacks. Else it goes to the enemy with the shortest way, and stops
///   where it could attack, or when its points do not pay the next step.
/// - Soldiers and creatures strike what they touch, unless a wall is between. Archers shoot up to
///   PAVE_SKIRMISH_RANGE; walls, woods, friends and others in the line stop a shot.
/// - A line marches until an enemy is within PAVE_SKIRMISH_CONTACT, or not all can keep their
///   places; from then on each fights alone.
/// - Before a citadel the gate is shut: soldiers and creature of side 0 strike it until it falls.
///   Archers of side 1 stand on the wall, stay there, and can be shot but not struck.
/// - A side breaks below a third of the hits that it began with; then the other one wins.
///
/// All dice are keyed words of the seed: the same definition gives the same skirmish.
///
/// Based on: V. Kvachev, "Triangular Grids", 2020 (shortcut for moves, touching for ranges, lines
/// of two ranks, large creatures); the game is ours.
///
/// Example: skirmish.c.
#ifndef PAVE_SKIRMISH_H
#define PAVE_SKIRMISH_H

#include <pave/citadel.h>
#include <pave/creature.h>
#include <pave/terrain.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Rules --------------------------------------------------------------------------------------

enum {
    PAVE_SKIRMISH_SIDES = 2,
    PAVE_SKIRMISH_FILES_MAX = 24,
    PAVE_SKIRMISH_ARCHERS_MAX = 24,
    PAVE_SKIRMISH_SIZE_MAX = 3, ///< of a creature
    PAVE_SKIRMISH_TURNS = 60,   ///< the default
    PAVE_SKIRMISH_TURNS_MAX = 1000,

    PAVE_SKIRMISH_POINTS = 12,         ///< of a soldier or an archer in a turn
    PAVE_SKIRMISH_CREATURE_POINTS = 8, ///< a step costs 2, a turn about k (creature.h)
    PAVE_SKIRMISH_MARCH_POINTS = 8,    ///< of archers while the line of their side holds
    PAVE_SKIRMISH_COST = 2,            ///< of a cell of a citadel that is walked on
    PAVE_SKIRMISH_COST_MAX =
        6, ///< of a cell of a terrain at a river, or very steep; others cost 2 to 4
    PAVE_SKIRMISH_PACES = 2,   ///< of a march, in a turn; 1 where the ground is rough
    PAVE_SKIRMISH_CONTACT = 7, ///< touching steps at which a line breaks up
    PAVE_SKIRMISH_RANGE = 6,   ///< touching steps of a shot

    // The chances to hit, of 12. A hit takes 1 from a unit.
    PAVE_SKIRMISH_STRIKE = 7,    ///< of a soldier
    PAVE_SKIRMISH_BITE = 9,      ///< of a creature, at up to PAVE_SKIRMISH_BITES enemies
    PAVE_SKIRMISH_SHOT = 6,      ///< of an archer up to half its range
    PAVE_SKIRMISH_LONG_SHOT = 4, ///< beyond
    PAVE_SKIRMISH_BITES = 3,
    PAVE_SKIRMISH_GATE_HITS = 10, ///< that a gate takes: always 1 by a soldier, 2 by a creature

    PAVE_SKIRMISH_SOLDIER_HITS = 3,
    PAVE_SKIRMISH_ARCHER_HITS = 2,
    PAVE_SKIRMISH_CREATURE_HITS = 12
};

/// What a skirmish is made from: a citadel or a terrain, which must live as long. All else 0 means
/// a default.
typedef struct pave_skirmish_def {
    uint64_t seed;               ///< of the dice
    const pave_citadel *citadel; ///< side 0 attacks its first gate, side 1 defends it
    const pave_terrain *terrain; ///< side 0 comes from below, side 1 from above
    int32_t files;   ///< of each line of two ranks: 1..PAVE_SKIRMISH_FILES_MAX; 0: 6. A citadel has
                     ///< two thirds of these soldiers
    int32_t archers; ///< of each side: 1..PAVE_SKIRMISH_ARCHERS_MAX; 0: 4
    /// Of each side, of size 1..PAVE_SKIRMISH_SIZE_MAX. Size 0: a rhombus of size 2 for side 0, a
    /// hexagon of size 1 for side 1. Where one does not fit, its side has none.
    pave_creature creatures[PAVE_SKIRMISH_SIDES];
    int32_t turns; ///< after which it ends: 1..PAVE_SKIRMISH_TURNS_MAX; 0: PAVE_SKIRMISH_TURNS
} pave_skirmish_def;

// ---- Units --------------------------------------------------------------------------------------

/// What a unit is. Only ever an output.
typedef enum pave_skirmish_kind {
    PAVE_SKIRMISH_SOLDIER = 0, ///< "soldier"
    PAVE_SKIRMISH_ARCHER = 1,  ///< "archer"
    PAVE_SKIRMISH_CREATURE = 2 ///< "creature"
} pave_skirmish_kind;

/// The word of a kind; NULL for a number that does not exist. The text is static. Constant time.
PAVE_API const char *pave_skirmish_kind_name(pave_skirmish_kind value);

/// A unit. The fallen keep their last cells.
typedef struct pave_skirmish_unit {
    pave_skirmish_kind kind;
    int32_t side;
    int32_t hits;         ///< left; 0: fallen
    int32_t most;         ///< hits at the beginning
    int32_t cell;         ///< of a creature its anchor's
    int32_t look;         ///< the cell that it turned to last; its own at the beginning
    bool posted;          ///< an archer on the wall
    const int32_t *cells; ///< cell_count cells that it stands on
    int32_t cell_count;
    pave_creature creature; ///< of a creature
    pave_creature_pose pose;
} pave_skirmish_unit;

// ---- Events -------------------------------------------------------------------------------------

/// What an event is. Only ever an output.
typedef enum pave_skirmish_event_kind {
    PAVE_SKIRMISH_MARCHES = 0, ///< "marches": a soldier in its line
    PAVE_SKIRMISH_MOVES = 1,   ///< "moves"
    PAVE_SKIRMISH_SHOOTS = 2,  ///< "shoots"
    PAVE_SKIRMISH_STRIKES = 3, ///< "strikes"
    PAVE_SKIRMISH_FALLS = 4,   ///< "falls"
    PAVE_SKIRMISH_BREACH = 5,  ///< "breach": the gate falls
    PAVE_SKIRMISH_SCATTER = 6, ///< "scatter": a line breaks up
    PAVE_SKIRMISH_END = 7      ///< "end"
} pave_skirmish_event_kind;

/// The word of a kind; NULL for a number that does not exist. The text is static. Constant time.
PAVE_API const char *pave_skirmish_event_kind_name(pave_skirmish_event_kind value);

/// What happened. Numbers that a kind does not have are -1.
typedef struct pave_skirmish_event {
    pave_skirmish_event_kind kind;
    int32_t turn;
    int32_t side;     ///< of the unit, the line; of END the winner, -1: none
    int32_t unit;     ///< who does it, or falls
    int32_t target;   ///< the unit that is attacked; -1: the gate
    int32_t from, to; ///< of an attack the cells from which and to which; of ways the ends
    int32_t hits;     ///< taken from the target; 0: a miss
    int32_t cost;     ///< of a way, in points
    /// The way: way_count elements of pave_skirmish.ways from `way` on, both ends included: cells;
    /// of a creature poses, each as stance * window->count + the cell of the anchor.
    int64_t way;
    int32_t way_count;
} pave_skirmish_event;

// ---- Skirmishes ---------------------------------------------------------------------------------

/// A skirmish. Read the fields; pave_skirmish_turn changes them.
typedef struct pave_skirmish {
    pave_skirmish_def def; ///< defaults filled in
    const pave_window *window;
    const pave_mask *walls;          ///< cells that are closed to movement, a shut gate with them
    const pave_mask *sight;          ///< cells that stop shots
    const int32_t *costs;            ///< of entering each cell; 0 in walls
    const pave_skirmish_unit *units; ///< unit_count: side 0, then side 1, each in its order
    int32_t unit_count;
    const int32_t *gate; ///< gate_count cells; none on a terrain
    int32_t gate_count;
    int32_t gate_hits;                 ///< left; 0: open
    const pave_skirmish_event *events; ///< event_count, in order
    int64_t event_count;
    int64_t turn_start; ///< the first event of the last turn
    const int32_t *ways;
    int64_t way_count;
    int32_t turn; ///< turns played
    bool over;
    int32_t winner; ///< -1: none, or not yet
    struct pave_skirmish_private *own;
} pave_skirmish;

/// Makes a skirmish before its first turn. Returns PAVE_OK; PAVE_INVALID without a field or with
/// two, and where the field has no room for both sides or no way between them; PAVE_RANGE for a
/// number out of its range; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL)
/// says why. Time and memory are linear in the cells.
PAVE_API pave_result pave_skirmish_create(const pave_skirmish_def *def,
                                          const pave_allocator *allocator, pave_skirmish **out,
                                          pave_error *error);

/// Releases a skirmish; NULL is allowed.
PAVE_API void pave_skirmish_destroy(pave_skirmish *skirmish);

/// Plays one turn of both sides, which must not be over. It ends with a side that breaks, and with
/// the last turn: a citadel then is held, and on a terrain the side wins that keeps the greater
/// share of its hits. Returns PAVE_OK; PAVE_NO_MEMORY: then it can only be destroyed. `error` may
/// be NULL. Time: for each unit that moves, the cells of the field.
PAVE_API pave_result pave_skirmish_turn(pave_skirmish *skirmish, pave_error *error);

/// The hits that a side has left; `most`, unless NULL, receives those it began with. `side` must be
/// 0 or 1. Linear in the units.
PAVE_API int32_t pave_skirmish_strength(const pave_skirmish *skirmish, int32_t side, int32_t *most);

/// A hash of its units and events, the same on every machine. Linear time.
PAVE_API uint64_t pave_skirmish_hash(const pave_skirmish *skirmish);

#ifdef __cplusplus
}
#endif
#endif
