/// src/tactics/skirmish_parts.h: a skirmish in the making: the field, who stands where, the log.
#ifndef PAVE_SRC_SKIRMISH_PARTS_H
#define PAVE_SRC_SKIRMISH_PARTS_H

#include "../base/memory.h"

#include <pave/formation.h>
#include <pave/skirmish.h>
#include <pave/tactics.h>

enum {
    PAVE_WAR_BODY_MAX = 6 * PAVE_SKIRMISH_SIZE_MAX * PAVE_SKIRMISH_SIZE_MAX,
    PAVE_WAR_WAIT = 24,  ///< what a cell costs more while a friend stands on it: never paid
    PAVE_WAR_NONE = -1,  ///< no unit
    PAVE_WAR_FAR = 10000 ///< no target within this
};

struct pave_skirmish_private {
    pave_skirmish skirmish; ///< the public one
    pave_allocator allocator;
    const pave_window *window;
    size_t cells; ///< of the window
    pave_mask *walls, *sight;
    pave_mask *board;    ///< walls, and all who stand there
    pave_mask *screen;   ///< what stops shots, and all who stand there
    int32_t *costs;      ///< 0 in walls
    int32_t *holders;    ///< of each cell the unit that stands there, or PAVE_WAR_NONE
    int32_t *enter;      ///< scratch: costs of a search
    int32_t *gaps;       ///< scratch: touching steps to the nearest target
    int32_t *distances;  ///< scratch: of cells, or of poses: 3 * cells
    int32_t *from;       ///< the same
    int32_t *way;        ///< the same
    pave_moves *moves;   ///< between the walls
    pave_search *search; ///< of these
    pave_skirmish_unit *units;
    int32_t unit_room;
    int32_t *bodies; ///< PAVE_WAR_BODY_MAX of each unit
    int32_t *gate;
    int32_t gate_room;
    int32_t first[PAVE_SKIRMISH_SIDES + 1];                            ///< units of a side
    pave_formation *lines[PAVE_SKIRMISH_SIDES];                        ///< NULL: it has broken up
    int32_t members[PAVE_SKIRMISH_SIDES][2 * PAVE_SKIRMISH_FILES_MAX]; ///< the units of a line
    pave_skirmish_event *events;
    int64_t event_room;
    int32_t *ways;
    int64_t way_room;
};

typedef struct pave_skirmish_private pave_war;

/// The touching steps between two cells.
static inline int32_t pave_war_distance(const pave_war *war, int32_t a, int32_t b)
{
    return (int32_t)pave_tri_distance(pave_window_cell(war->window, a),
                                      pave_window_cell(war->window, b), PAVE_TRI_TOUCH);
}

/// Whether the gate is to be struck by a side.
static inline bool pave_war_has_gate(const pave_war *war, int32_t side)
{
    return side == 0 && war->skirmish.gate_hits > 0;
}

static inline bool pave_war_is_enemy(const pave_war *war, int32_t unit, int32_t other)
{
    return war->units[other].side != war->units[unit].side && war->units[other].hits > 0;
}

// ---- skirmish.c ---------------------------------------------------------------------------------

pave_result pave_war_no_memory(pave_error *error);

/// Puts a unit on the cells of its body, or takes it off them.
void pave_war_stand(pave_war *war, int32_t unit);
void pave_war_lift(pave_war *war, int32_t unit);

/// Gives a creature a pose and fills in its body, whose cells must be free.
void pave_war_pose(pave_war *war, int32_t unit, pave_creature_pose pose);

/// A new event of a unit; NULL: no memory.
pave_skirmish_event *pave_war_log(pave_war *war, pave_skirmish_event_kind kind, int32_t unit);

/// Adds a way of `count` elements to an event. False: no memory.
bool pave_war_log_way(pave_war *war, pave_skirmish_event *event, const int32_t *way, int32_t count);

// ---- skirmish_field.c ---------------------------------------------------------------------------

/// Walls, sight, costs and the gate.
pave_result pave_war_make_field(pave_war *war, pave_error *error);

/// Opens the gate.
pave_result pave_war_open_gate(pave_war *war);

// ---- skirmish_deploy.c --------------------------------------------------------------------------

pave_result pave_war_deploy(pave_war *war, pave_error *error);

// ---- skirmish_attack.c --------------------------------------------------------------------------

/// Whether a unit could attack if it stood on these cells.
bool pave_war_can_attack(const pave_war *war, int32_t unit, const int32_t *cells, int32_t count);

/// Attacks if something is in reach, which `acted` receives.
pave_result pave_war_attack(pave_war *war, int32_t unit, bool *acted);

// ---- skirmish_move.c ----------------------------------------------------------------------------

/// The field of ways from a cell, past all who stand there; friends of `unit` delay it.
pave_result pave_war_field(pave_war *war, int32_t unit, int32_t cell);

/// Goes towards the nearest enemy with at most so many points.
pave_result pave_war_move(pave_war *war, int32_t unit, int32_t points);

/// Marches a line, or breaks it up. `acted`: it has marched.
pave_result pave_war_march(pave_war *war, int32_t side, bool *acted);

#endif
