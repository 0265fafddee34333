/// src/tactics/skirmish_move.c: how units go towards their enemies, and how lines march.
#include "../base/exact.h"

#include "skirmish_parts.h"

// ---- Soldiers and archers -----------------------------------------------------------------------

pave_result pave_war_field(pave_war *war, int32_t unit, int32_t cell)
{
    pave_costs costs = war->moves->costs;
    for (size_t i = 0; i < war->cells; i++) {
        const int32_t holder = war->holders[i];
        war->enter[i] = war->costs[i];
        if (holder >= 0 && holder != unit)
            war->enter[i] = unit >= 0 && pave_war_is_enemy(war, unit, holder)
                                ? -1
                                : war->costs[i] + PAVE_WAR_WAIT;
    }
    costs.enter = war->enter;
    return pave_search_field(war->search, &cell, 1, &costs, war->distances, war->from);
}

/// Where a unit wants to go.
typedef struct pave_war_goal {
    int32_t node;     ///< a cell, or a pose; -1: nowhere
    int32_t distance; ///< its cost
    int32_t look;     ///< the cell of the target
} pave_war_goal;

/// Takes a cell that touches the target's cell as the goal if it is nearer, and good for an attack.
static void war_aim_at(const pave_war *war, int32_t unit, int32_t target, pave_war_goal *goal)
{
    const pave_cell at = pave_window_cell(war->window, target);
    for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
        const int32_t cell = (int32_t)pave_window_index(war->window, pave_tri_touching(at, k));
        if (cell < 0 || war->distances[cell] >= goal->distance) continue;
        if (war->units[unit].kind == PAVE_SKIRMISH_SOLDIER &&
            !pave_war_can_attack(war, unit, &cell, 1))
            continue;
        *goal = (pave_war_goal){cell, war->distances[cell], target};
    }
}

static pave_war_goal war_aim(const pave_war *war, int32_t unit)
{
    const pave_skirmish_unit *u = &war->units[unit];
    pave_war_goal goal = {.node = -1, .distance = PAVE_FAR};
    for (int32_t i = 0; i < war->skirmish.unit_count; i++) {
        const pave_skirmish_unit *other = &war->units[i];
        if (!pave_war_is_enemy(war, unit, i)) continue;
        if (other->posted && u->kind == PAVE_SKIRMISH_SOLDIER) continue;
        for (int32_t k = 0; k < other->cell_count; k++)
            war_aim_at(war, unit, other->cells[k], &goal);
    }
    if (u->kind == PAVE_SKIRMISH_SOLDIER && pave_war_has_gate(war, u->side))
        for (int32_t i = 0; i < war->skirmish.gate_count; i++)
            war_aim_at(war, unit, war->gate[i], &goal);
    return goal;
}

/// Turns the way of a goal round, so that it begins at the source. Returns its length.
static int32_t war_way(pave_war *war, pave_search *search, int32_t node)
{
    int64_t count = 0;
    const pave_result result = pave_search_field_path(search, war->distances, war->from, node,
                                                      war->way, (int64_t)(3 * war->cells), &count);
    assert(result == PAVE_OK);
    (void)result;
    for (int64_t i = 0; i < count / 2; i++) {
        const int32_t other = war->way[i];
        war->way[i] = war->way[count - 1 - i];
        war->way[count - 1 - i] = other;
    }
    return (int32_t)count;
}

/// The number of cells of the way that are gone: it ends where the points do, or where the unit
/// can attack.
static int32_t war_walk(const pave_war *war, int32_t unit, int32_t count, int32_t points)
{
    int32_t gone = 1;
    while (gone < count && war->distances[war->way[gone]] <= points) {
        gone++;
        if (pave_war_can_attack(war, unit, &war->way[gone - 1], 1)) break;
    }
    return gone;
}

static pave_result war_log_move(pave_war *war, int32_t unit, int32_t from, int32_t cost,
                                int32_t count)
{
    pave_skirmish_event *event = pave_war_log(war, PAVE_SKIRMISH_MOVES, unit);
    if (!event || !pave_war_log_way(war, event, war->way, count)) return PAVE_NO_MEMORY;
    event->from = from;
    event->to = war->units[unit].cell;
    event->cost = cost;
    return PAVE_OK;
}

static pave_result war_move_small(pave_war *war, int32_t unit, int32_t points)
{
    pave_skirmish_unit *u = &war->units[unit];
    const int32_t from = u->cell;
    pave_result result = pave_war_field(war, unit, from);
    if (result != PAVE_OK) return result;
    const pave_war_goal goal = war_aim(war, unit);
    if (goal.node < 0) return PAVE_OK;
    const int32_t count = war_way(war, war->search, goal.node);
    pave_war_lift(war, unit);
    const int32_t gone = war_walk(war, unit, count, points);
    war->bodies[(size_t)unit * PAVE_WAR_BODY_MAX] = u->cell = war->way[gone - 1];
    pave_war_stand(war, unit);
    u->look = goal.look;
    return gone > 1 ? war_log_move(war, unit, from, war->distances[u->cell], gone) : PAVE_OK;
}

// ---- Creatures ----------------------------------------------------------------------------------

/// Brings the gaps down to the distances from a cell, and `nearest` to the target that is nearest
/// to the creature.
static void war_close_gaps(pave_war *war, int32_t unit, int32_t target, int32_t *nearest)
{
    const int32_t at = war->units[unit].cell;
    for (int32_t i = 0; i < (int32_t)war->cells; i++) {
        const int32_t distance = pave_war_distance(war, i, target);
        if (distance < war->gaps[i]) war->gaps[i] = distance;
    }
    if (*nearest < 0 || pave_war_distance(war, at, target) < pave_war_distance(war, at, *nearest))
        *nearest = target;
}

/// Fills in the gaps. Returns the nearest target; -1: none.
static int32_t war_measure_gaps(pave_war *war, int32_t unit)
{
    int32_t nearest = -1;
    for (size_t i = 0; i < war->cells; i++) war->gaps[i] = PAVE_WAR_FAR;
    for (int32_t i = 0; i < war->skirmish.unit_count; i++) {
        const pave_skirmish_unit *other = &war->units[i];
        if (!pave_war_is_enemy(war, unit, i) || other->posted) continue;
        for (int32_t k = 0; k < other->cell_count; k++)
            war_close_gaps(war, unit, other->cells[k], &nearest);
    }
    if (pave_war_has_gate(war, war->units[unit].side))
        for (int32_t i = 0; i < war->skirmish.gate_count; i++)
            war_close_gaps(war, unit, war->gate[i], &nearest);
    return nearest;
}

/// The least gap of a body; that of one which touches a target and cannot strike it is 2.
static int32_t war_gap(const pave_war *war, int32_t unit, pave_creature_pose pose)
{
    const pave_tri_range body = pave_creature_body(war->units[unit].creature, pose);
    pave_cell cells[PAVE_WAR_BODY_MAX];
    int32_t indices[PAVE_WAR_BODY_MAX], least = PAVE_WAR_FAR;
    int64_t count = 0;
    pave_tri_range_cells(&body, cells, PAVE_WAR_BODY_MAX, &count);
    for (int64_t i = 0; i < count; i++) {
        indices[i] = (int32_t)pave_window_index(war->window, cells[i]);
        if (war->gaps[indices[i]] < least) least = war->gaps[indices[i]];
    }
    return least <= 1 && !pave_war_can_attack(war, unit, indices, (int32_t)count) ? 2 : least;
}

/// Of the poses that are reached, the one with the least gap, then at the least cost.
static pave_war_goal war_aim_creature(const pave_war *war, int32_t unit,
                                      const pave_creature_moves *moves)
{
    pave_war_goal goal = {.node = -1, .distance = PAVE_FAR};
    int32_t least = PAVE_WAR_FAR;
    for (int32_t node = 0; node < moves->graph->node_count; node++) {
        if (war->distances[node] == PAVE_FAR) continue;
        const int32_t gap = war_gap(war, unit, pave_creature_moves_pose(moves, node));
        if (gap > least || (gap == least && war->distances[node] >= goal.distance)) continue;
        least = gap;
        goal.node = node;
        goal.distance = war->distances[node];
    }
    return goal;
}

/// Goes along a way of poses, and logs it by their numbers.
static pave_result war_follow(pave_war *war, int32_t unit, const pave_creature_moves *moves,
                              int32_t count, int32_t points)
{
    pave_skirmish_unit *u = &war->units[unit];
    const int32_t from = u->cell;
    int32_t gone = 1;
    while (gone < count && war->distances[war->way[gone]] <= points) gone++;
    if (gone == 1) return PAVE_OK;
    const int32_t cost = war->distances[war->way[gone - 1]];
    for (int32_t i = 0; i < gone; i++) {
        const pave_creature_pose pose = pave_creature_moves_pose(moves, war->way[i]);
        pave_war_pose(war, unit, pose);
        war->way[i] = (int32_t)pose.stance * (int32_t)war->cells + u->cell;
    }
    return war_log_move(war, unit, from, cost, gone);
}

static pave_result war_move_on(pave_war *war, int32_t unit, const pave_creature_moves *moves,
                               int32_t points)
{
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    const int32_t start = pave_creature_moves_node(moves, war->units[unit].pose);
    pave_search *search = NULL;
    pave_result result = pave_search_create(&ground, &war->allocator, &search, NULL);
    if (result == PAVE_OK)
        result = pave_search_field(search, &start, 1, &moves->costs, war->distances, war->from);
    if (result == PAVE_OK) {
        const pave_war_goal goal = war_aim_creature(war, unit, moves);
        result = war_follow(war, unit, moves, war_way(war, search, goal.node), points);
    }
    pave_search_destroy(search);
    return result;
}

static pave_result war_move_creature(pave_war *war, int32_t unit, int32_t points)
{
    const pave_creature_def def = {.walls = war->board, .creature = war->units[unit].creature};
    pave_creature_moves *moves = NULL;
    const int32_t nearest = war_measure_gaps(war, unit);
    if (nearest < 0) return PAVE_OK;
    pave_war_lift(war, unit);
    pave_result result = pave_creature_moves_create(&def, &war->allocator, &moves, NULL);
    if (result == PAVE_OK) result = war_move_on(war, unit, moves, points);
    pave_war_stand(war, unit);
    pave_creature_moves_destroy(moves);
    war->units[unit].look = nearest;
    return result;
}

pave_result pave_war_move(pave_war *war, int32_t unit, int32_t points)
{
    return war->units[unit].kind == PAVE_SKIRMISH_CREATURE ? war_move_creature(war, unit, points)
                                                           : war_move_small(war, unit, points);
}

// ---- Lines --------------------------------------------------------------------------------------

static bool war_is_near(const pave_war *war, int32_t unit, const int32_t *cells, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        if (pave_war_distance(war, war->units[unit].cell, cells[i]) <= PAVE_SKIRMISH_CONTACT)
            return true;
    return false;
}

/// Whether a soldier has fallen, or is near to an enemy or the gate.
static bool war_in_contact(const pave_war *war, int32_t unit)
{
    if (war->units[unit].hits == 0) return true;
    for (int32_t i = 0; i < war->skirmish.unit_count; i++)
        if (pave_war_is_enemy(war, unit, i) &&
            war_is_near(war, unit, war->units[i].cells, war->units[i].cell_count))
            return true;
    return pave_war_has_gate(war, war->units[unit].side) &&
           war_is_near(war, unit, war->gate, war->skirmish.gate_count);
}

/// What the track of a soldier costs; its cells, without those where it waits, are left in `way`.
static int32_t war_track(pave_war *war, const pave_formation *line, int32_t soldier, int32_t *count)
{
    int32_t cost = 0;
    *count = 0;
    for (int32_t turn = 0; turn <= line->turn_count; turn++) {
        const pave_cell at = line->track[(int64_t)turn * line->count + soldier];
        const int32_t cell = (int32_t)pave_window_index(war->window, at);
        if (*count > 0 && war->way[*count - 1] == cell) continue;
        if (*count > 0) cost += war->costs[cell];
        war->way[(*count)++] = cell;
    }
    return cost;
}

/// Gives the order to march. Returns whether all soldiers are in place, and can pay their ways.
static bool war_give(pave_war *war, pave_formation *line, int32_t paces, pave_result *result)
{
    const pave_order order = {.kind = PAVE_ORDER_MARCH, .paces = paces};
    *result = pave_formation_give(line, &order, NULL);
    bool fine = *result == PAVE_OK && (size_t)line->turn_count < 3 * war->cells;
    if (*result != PAVE_NO_MEMORY) *result = PAVE_OK;
    for (int32_t i = 0, count; fine && i < line->count; i++)
        fine = line->soldiers[i].state == PAVE_FORMATION_IN_PLACE &&
               war_track(war, line, i, &count) <= PAVE_SKIRMISH_POINTS;
    return fine;
}

/// Makes the line anew where it stands, all in place. Who stood in whose place is theirs now.
static pave_result war_form(pave_war *war, int32_t side, const pave_formation_def *def)
{
    const int32_t first = war->first[side];
    pave_formation_destroy(war->lines[side]);
    const pave_result result =
        pave_formation_create(def, war->board, &war->allocator, &war->lines[side], NULL);
    for (int32_t i = 0; result == PAVE_OK && i < war->lines[side]->count; i++)
        for (int32_t k = first; k < first + war->lines[side]->count; k++)
            if (pave_window_index(war->window, war->lines[side]->soldiers[i].cell) ==
                war->units[k].cell)
                war->members[side][i] = k;
    return result;
}

/// Marches as many paces as all can pay, whose cells are lifted. False: not even one.
static bool war_try(pave_war *war, int32_t side, pave_result *result)
{
    const pave_formation_def before = war->lines[side]->def;
    for (int32_t paces = PAVE_SKIRMISH_PACES; *result == PAVE_OK && paces > 0; paces--) {
        if (war_give(war, war->lines[side], paces, result)) return true;
        if (*result == PAVE_OK) *result = war_form(war, side, &before);
    }
    return false;
}

/// Puts a soldier where its track ends.
static pave_result war_step(pave_war *war, const pave_formation *line, int32_t soldier,
                            int32_t unit)
{
    const int facing = pave_formation_direction(PAVE_WINDOW_TRIANGLES, line->def.facing);
    pave_skirmish_unit *u = &war->units[unit];
    int32_t count;
    const int32_t cost = war_track(war, line, soldier, &count), from = u->cell;
    pave_skirmish_event *event = pave_war_log(war, PAVE_SKIRMISH_MARCHES, unit);
    if (!event || !pave_war_log_way(war, event, war->way, count)) return PAVE_NO_MEMORY;
    war->bodies[(size_t)unit * PAVE_WAR_BODY_MAX] = u->cell = war->way[count - 1];
    event->from = from;
    event->to = u->cell;
    event->cost = cost;
    const int64_t look = pave_window_index(
        war->window, pave_tri_ray(pave_window_cell(war->window, u->cell), facing, 1));
    if (look >= 0) u->look = (int32_t)look;
    return PAVE_OK;
}

static pave_result war_scatter(pave_war *war, int32_t side)
{
    pave_formation_destroy(war->lines[side]);
    war->lines[side] = NULL;
    pave_skirmish_event *event = pave_war_log(war, PAVE_SKIRMISH_SCATTER, PAVE_WAR_NONE);
    if (event) event->side = side;
    return event ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_war_march(pave_war *war, int32_t side, bool *acted)
{
    const int32_t first = war->first[side], count = war->lines[side] ? war->lines[side]->count : 0;
    bool contact = false;
    pave_result result = PAVE_OK;
    *acted = false;
    if (!war->lines[side]) return PAVE_OK;
    for (int32_t i = 0; i < count && !contact; i++) contact = war_in_contact(war, first + i);
    if (contact) return war_scatter(war, side);
    for (int32_t i = 0; i < count; i++) pave_war_lift(war, first + i);
    *acted = war_try(war, side, &result);
    for (int32_t i = 0; *acted && result == PAVE_OK && i < count; i++)
        result = war_step(war, war->lines[side], i, war->members[side][i]);
    for (int32_t i = 0; i < count; i++) pave_war_stand(war, first + i);
    return result != PAVE_OK || *acted ? result : war_scatter(war, side);
}
