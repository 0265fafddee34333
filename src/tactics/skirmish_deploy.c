/// src/tactics/skirmish_deploy.c: where the sides of a skirmish stand in the beginning.
#include "../base/exact.h"

#include "skirmish_parts.h"

#include <stdlib.h>

enum {
    PAVE_WAR_EDGE = 6,      ///< rows behind the line of a side on a terrain
    PAVE_WAR_APPROACH = 13, ///< touching steps from the line of the attackers to the gate
    PAVE_WAR_RIM = 5,       ///< cells at the ends of rows without soldiers, before a citadel
    PAVE_WAR_BEHIND = 4     ///< touching steps from a line back to its creature
};

/// Where a side is put: in cells whose gap, which here is the number of a region, is `region`.
typedef struct pave_war_camp {
    int32_t side, region;
    pave_formation_def line;
    int32_t at;     ///< the cell of the line, or inside the gate
    int32_t behind; ///< a cell behind its line
    int32_t den;    ///< the cell near which its creature is put
    int32_t ahead;  ///< what it looks at
} pave_war_camp;

// ---- Regions ------------------------------------------------------------------------------------

/// Numbers the cells that are reached from a cell, in gaps. Returns their number; -1: no memory.
static int32_t war_number(pave_war *war, int32_t cell, int32_t region)
{
    int32_t count = 0;
    if (pave_war_field(war, PAVE_WAR_NONE, cell) != PAVE_OK) return -1;
    for (size_t i = 0; i < war->cells; i++) {
        if (war->distances[i] == PAVE_FAR || pave_mask_cell(war->walls, (int64_t)i)) continue;
        war->gaps[i] = region;
        count++;
    }
    return count;
}

static void war_forget_regions(pave_war *war)
{
    for (size_t i = 0; i < war->cells; i++) war->gaps[i] = 0;
}

/// Numbers all regions of a terrain, and finds the largest.
static pave_result war_find_region(pave_war *war, int32_t *out)
{
    int32_t region = 0, most = 0;
    war_forget_regions(war);
    *out = -1;
    for (int32_t i = 0; i < (int32_t)war->cells; i++) {
        if (war->gaps[i] || pave_mask_cell(war->walls, i)) continue;
        const int32_t count = war_number(war, i, ++region);
        if (count < 0) return PAVE_NO_MEMORY;
        if (count <= most) continue;
        most = count;
        *out = region;
    }
    return PAVE_OK;
}

static bool war_is_open(const pave_war *war, int32_t cell, int32_t region)
{
    return cell >= 0 && war->gaps[cell] == region && !pave_mask_cell(war->board, cell);
}

// ---- Units --------------------------------------------------------------------------------------

static int32_t war_add(pave_war *war, const pave_war_camp *camp, pave_skirmish_kind kind,
                       int32_t cell)
{
    static const int32_t hits[] = {PAVE_SKIRMISH_SOLDIER_HITS, PAVE_SKIRMISH_ARCHER_HITS,
                                   PAVE_SKIRMISH_CREATURE_HITS};
    const int32_t unit = war->skirmish.unit_count++;
    int32_t *body = war->bodies + (size_t)unit * PAVE_WAR_BODY_MAX;
    assert(unit < war->unit_room);
    body[0] = cell;
    war->units[unit] = (pave_skirmish_unit){.kind = kind,
                                            .side = camp->side,
                                            .hits = hits[kind],
                                            .most = hits[kind],
                                            .cell = cell,
                                            .look = camp->ahead,
                                            .cells = body,
                                            .cell_count = 1};
    if (kind != PAVE_SKIRMISH_CREATURE) pave_war_stand(war, unit);
    return unit;
}

/// The open cell nearest to `near`; of several one that is far from the middle of the line, but not
/// ahead of it. -1: none.
static int32_t war_find_cell(const pave_war *war, const pave_war_camp *camp, int32_t near)
{
    int32_t best = -1, least = INT32_MAX;
    for (int32_t i = 0; i < (int32_t)war->cells; i++) {
        if (!war_is_open(war, i, camp->region)) continue;
        const int32_t key = 8 * pave_war_distance(war, i, near) +
                            3 * pave_war_distance(war, i, camp->behind) -
                            2 * pave_war_distance(war, i, camp->at);
        if (key >= least) continue;
        least = key;
        best = i;
    }
    return best;
}

/// Archers on foot, beside the ends of a line or around its middle.
static bool war_add_archers(pave_war *war, const pave_war_camp *camp, int32_t count,
                            const int32_t ends[2])
{
    for (int32_t i = 0; i < count; i++) {
        const int32_t cell = war_find_cell(war, camp, ends[i % 2]);
        if (cell < 0) return false;
        war_add(war, camp, PAVE_SKIRMISH_ARCHER, cell);
    }
    return true;
}

/// The creature where it fits nearest to `den`; none where it fits nowhere.
static void war_add_creature(pave_war *war, const pave_war_camp *camp)
{
    const pave_creature creature = war->skirmish.def.creatures[camp->side];
    const int stances = creature.kind == PAVE_CREATURE_RHOMBUS ? 3 : 1;
    pave_creature_pose best = {.stance = PAVE_TRI_EDGE_E};
    int32_t least = INT32_MAX;
    for (int32_t i = 0; i < (int32_t)war->cells; i++) {
        const int32_t distance = pave_war_distance(war, i, camp->den);
        if (distance >= least || !war_is_open(war, i, camp->region)) continue;
        for (int stance = 0; stance < stances; stance++) {
            const pave_creature_pose pose = {pave_window_cell(war->window, i),
                                             (pave_tri_edge_kind)stance};
            if (distance >= least || pave_creature_check(creature, pose, NULL) != PAVE_OK ||
                !pave_creature_fits(war->board, creature, pose))
                continue;
            least = distance;
            best = pose;
        }
    }
    if (least == INT32_MAX) return;
    const int32_t unit = war_add(war, camp, PAVE_SKIRMISH_CREATURE, camp->den);
    war->units[unit].creature = creature;
    pave_war_pose(war, unit, best);
    pave_war_stand(war, unit);
}

// ---- Lines --------------------------------------------------------------------------------------

static int32_t war_ray(const pave_war *war, int32_t cell, int facing, int64_t k)
{
    const int direction = pave_formation_direction(PAVE_WINDOW_TRIANGLES, facing);
    return (int32_t)pave_window_index(
        war->window, pave_tri_ray(pave_window_cell(war->window, cell), direction, k));
}

/// How far a place is from the wanted one: on a terrain in the middle, some rows from the rim.
static int32_t war_terrain_key(const pave_war *war, int32_t side, int32_t cell)
{
    const pave_window *window = war->window;
    const int32_t row = pave_window_row_of(window, cell),
                  wanted = side == 1 ? PAVE_WAR_EDGE : window->row_count - 1 - PAVE_WAR_EDGE;
    const int64_t middle = (window->rows[row].start + window->rows[row + 1].start) / 2;
    return 4 * abs(row - wanted) + (int32_t)(llabs(cell - middle) / 2);
}

/// Before a gate: some steps away from it, and with the gate straight ahead.
static int32_t war_gate_key(const pave_war *war, int32_t gate, int32_t cell, int facing)
{
    const int32_t away = pave_war_distance(war, cell, gate);
    int32_t least = away;
    for (int64_t k = 1; k <= 2 * PAVE_WAR_APPROACH; k++) {
        const int32_t at = war_ray(war, cell, facing, k);
        if (at < 0) break;
        const int32_t distance = pave_war_distance(war, at, gate);
        if (distance < least) least = distance;
    }
    return 4 * abs(away - PAVE_WAR_APPROACH) + 3 * least;
}

/// Whether a cell is at the left or right rim, where pictures of citadels end.
static bool war_is_at_rim(const pave_war *war, int32_t cell)
{
    const pave_window_row *row = &war->window->rows[pave_window_row_of(war->window, cell)];
    return cell < row->start + PAVE_WAR_RIM || cell >= row[1].start - PAVE_WAR_RIM;
}

static bool war_line_fits(const pave_war *war, const pave_war_camp *camp,
                          const pave_formation_def *def)
{
    pave_formation_place places[2 * PAVE_SKIRMISH_FILES_MAX];
    int64_t count = 0;
    if (pave_formation_places(def, places, 2 * PAVE_SKIRMISH_FILES_MAX, &count, NULL) != PAVE_OK)
        return false;
    for (int64_t i = 0; i < count; i++) {
        const int32_t cell = (int32_t)pave_window_index(war->window, places[i].cell);
        if (!war_is_open(war, cell, camp->region) ||
            (war->skirmish.def.citadel && war_is_at_rim(war, cell)))
            return false;
    }
    return true;
}

/// Finds the best place of a line. On a terrain the side has its facing, before a gate any.
/// `gate`: the cell before it; -1: a terrain.
static bool war_find_line(const pave_war *war, pave_war_camp *camp, int32_t gate)
{
    int32_t least = INT32_MAX;
    for (int32_t cell = 0; cell < (int32_t)war->cells; cell++) {
        const pave_cell at = pave_window_cell(war->window, cell);
        if (!war_is_open(war, cell, camp->region)) continue;
        for (int facing = at.s; facing < PAVE_FORMATION_FACINGS_MAX; facing += 2) {
            if (gate < 0 && facing != (camp->side == 0 ? 0 : 3)) continue;
            const int32_t key = gate < 0 ? war_terrain_key(war, camp->side, cell)
                                         : war_gate_key(war, gate, cell, facing);
            const pave_formation_def def = {.grid = PAVE_WINDOW_TRIANGLES,
                                            .ranks = 2,
                                            .files = war->skirmish.def.files,
                                            .facing = facing,
                                            .at = at};
            if (key >= least || !war_line_fits(war, camp, &def)) continue;
            least = key;
            camp->line = def;
            camp->at = cell;
        }
    }
    return least < INT32_MAX;
}

/// A side in line: soldiers, archers at both ends, the creature behind, or ahead against a gate.
static pave_result war_deploy_line(pave_war *war, pave_war_camp *camp, int32_t gate, bool *room)
{
    *room = war_find_line(war, camp, gate);
    if (!*room) return PAVE_OK;
    const int facing = camp->line.facing;
    camp->ahead = war_ray(war, camp->at, facing, 1);
    camp->behind = war_ray(war, camp->at, (facing + 3) % 6, PAVE_WAR_BEHIND);
    // Against a gate the creature goes ahead.
    camp->den = gate < 0 ? camp->behind : war_ray(war, camp->at, facing, PAVE_WAR_BEHIND);
    if (camp->ahead < 0) camp->ahead = camp->at;
    if (camp->behind < 0) camp->behind = camp->at;
    if (camp->den < 0) camp->den = camp->at;
    const pave_result result = pave_formation_create(&camp->line, war->board, &war->allocator,
                                                     &war->lines[camp->side], NULL);
    if (result != PAVE_OK) return result;
    const pave_formation *line = war->lines[camp->side];
    int32_t ends[2] = {camp->at, camp->at};
    for (int32_t i = 0; i < line->count; i++) {
        const int32_t cell = (int32_t)pave_window_index(war->window, line->places[i].cell);
        const int32_t unit = war_add(war, camp, PAVE_SKIRMISH_SOLDIER, cell);
        const int32_t ahead = war_ray(war, cell, facing, 1);
        war->members[camp->side][i] = unit;
        war->units[unit].look = ahead < 0 ? cell : ahead;
        if (i == 0) ends[0] = cell;
        if (i == war->skirmish.def.files - 1) ends[1] = cell;
    }
    *room = war_add_archers(war, camp, war->skirmish.def.archers, ends);
    war_add_creature(war, camp);
    return PAVE_OK;
}

// ---- Inside a citadel ---------------------------------------------------------------------------

/// Whether a cell of a wall has a side to the land outside, and no other archer beside it.
static bool war_is_post(const pave_war *war, int32_t cell, int32_t outside)
{
    const pave_citadel_zone zone = (pave_citadel_zone)war->skirmish.def.citadel->zones[cell];
    const pave_cell at = pave_window_cell(war->window, cell);
    bool open = false;
    if (zone != PAVE_CITADEL_WALL && zone != PAVE_CITADEL_TOWER && zone != PAVE_CITADEL_BASTION)
        return false;
    for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
        const int64_t beside = pave_window_index(war->window, pave_tri_touching(at, k));
        if (beside >= 0 && war->holders[beside] != PAVE_WAR_NONE) return false;
    }
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
        const int64_t beside = pave_window_index(war->window, pave_tri_neighbors(at, k));
        open = open || (beside >= 0 && war->gaps[beside] == outside);
    }
    return open && war->holders[cell] == PAVE_WAR_NONE;
}

/// Posts archers on the wall, the nearest to the gate first. Returns their number.
static int32_t war_post_archers(pave_war *war, const pave_war_camp *camp, int32_t gate,
                                int32_t outside)
{
    int32_t posted = 0;
    for (; posted < war->skirmish.def.archers; posted++) {
        int32_t best = -1;
        for (int32_t i = 0; i < (int32_t)war->cells; i++)
            if (war_is_post(war, i, outside) &&
                (best < 0 || pave_war_distance(war, i, gate) < pave_war_distance(war, best, gate)))
                best = i;
        if (best < 0) break;
        war->units[war_add(war, camp, PAVE_SKIRMISH_ARCHER, best)].posted = true;
    }
    return posted;
}

/// The garrison: soldiers in the streets behind the gate, archers on the wall, the creature inside.
static bool war_deploy_garrison(pave_war *war, const pave_war_camp *camp, int32_t gate,
                                int32_t outside)
{
    const int32_t ends[2] = {camp->at, camp->at};
    for (int32_t i = 0; i < (4 * war->skirmish.def.files + 2) / 3; i++) {
        const int32_t cell = war_find_cell(war, camp, camp->at);
        if (cell < 0) return false;
        war_add(war, camp, PAVE_SKIRMISH_SOLDIER, cell);
    }
    const int32_t posted = war_post_archers(war, camp, gate, outside);
    if (!war_add_archers(war, camp, war->skirmish.def.archers - posted, ends)) return false;
    war_add_creature(war, camp);
    return true;
}

static pave_result war_deploy_siege(pave_war *war, bool *room)
{
    const pave_citadel_gate *gate = &war->skirmish.def.citadel->gates[0];
    const int32_t outside = (int32_t)pave_window_index(war->window, gate->outside),
                  inside = (int32_t)pave_window_index(war->window, gate->inside);
    pave_war_camp attackers = {.side = 0, .region = 1},
                  defenders = {.side = 1,
                               .region = 2,
                               .at = inside,
                               .behind = inside,
                               .den = inside,
                               .ahead = (int32_t)pave_window_index(war->window, gate->cell)};
    war_forget_regions(war);
    if (war_number(war, outside, 1) < 0 || war_number(war, inside, 2) < 0) return PAVE_NO_MEMORY;
    const pave_result result = war_deploy_line(war, &attackers, outside, room);
    war->first[1] = war->skirmish.unit_count;
    *room = *room && war_deploy_garrison(war, &defenders, outside, 1);
    return result;
}

static pave_result war_deploy_terrain(pave_war *war, bool *room)
{
    int32_t region;
    pave_result result = war_find_region(war, &region);
    *room = true;
    for (int32_t side = 0; *room && result == PAVE_OK && side < PAVE_SKIRMISH_SIDES; side++) {
        pave_war_camp camp = {.side = side, .region = region};
        war->first[side] = war->skirmish.unit_count;
        result = war_deploy_line(war, &camp, -1, room);
    }
    return result;
}

pave_result pave_war_deploy(pave_war *war, pave_error *error)
{
    bool room = false;
    const pave_result result =
        war->skirmish.def.citadel ? war_deploy_siege(war, &room) : war_deploy_terrain(war, &room);
    if (result != PAVE_OK) return pave_war_no_memory(error);
    if (!room)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "the field has no room for both sides with a way between them: take "
                              "another seed, a larger field or shorter lines");
    war->first[PAVE_SKIRMISH_SIDES] = war->skirmish.unit_count;
    return PAVE_OK;
}
