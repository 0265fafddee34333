/// src/tactics/citadel/citadel_walls.c: converts the plan to zones: wall, bastions, gates and
/// towers.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <inttypes.h>

// ---- Walls --------------------------------------------------------------------------------------

bool pave_citadel_beside(const pave_citadel_town *town, int32_t at, uint8_t zone)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
        if (town->zone[at + pave_citadel_edge[at & 1][k]] == zone) return true;
    return false;
}

/// Finds the range of board rows occupied by the works.
static void citadel_works_rows(pave_citadel_town *town)
{
    const pave_citadel_plan *plan = &town->plan;
    town->row_first = PAVE_CITADEL_ROWS;
    town->row_last = 0;
    for (int32_t i = 0; i < plan->trace_count; i++) {
        const int32_t r = plan->trace[i].r;
        if (r < town->row_first) town->row_first = r;
        if (r - 1 > town->row_last) town->row_last = r - 1;
    }
}

/// Sets the zones of walls and bastions, and lists the cells inside.
static void citadel_works_zones(pave_citadel_town *town)
{
    pave_tri_vertex inset[PAVE_CITADEL_SIDES_MAX];
    int64_t q = 0, r = 0;
    pave_citadel_inset(&town->plan, town->plan.set.thick, inset);
    pave_citadel_fill(town->zone, inset, town->plan.side_count, PAVE_CITADEL_FREE);
    for (int32_t at = town->row_first * PAVE_CITADEL_ROW;
         at < (town->row_last + 1) * PAVE_CITADEL_ROW; at++) {
        town->part[at] = -1;
        if (town->zone[at] == PAVE_CITADEL_FREE) {
            town->inside[town->inside_count++] = at;
            q += pave_citadel_q(at);
            r += pave_citadel_r(at);
        } else if (town->work[at] == 1) {
            town->zone[at] = PAVE_CITADEL_WALL;
        } else if (town->work[at] >= 2) {
            town->zone[at] = PAVE_CITADEL_BASTION;
            town->part[at] = (int16_t)(town->work[at] - 2);
        }
    }
    town->middle = pave_tri_vertex_of((int32_t)((2 * q / town->inside_count + 2) / 2),
                                      (int32_t)((2 * r / town->inside_count + 2) / 2));
}

/// Returns the bastion whose gorge a wall cell closes, or -1. For the outer ring (`ring` 1), the
/// cell must touch a bastion and no ground. For the inner ring (`ring` 2), all outer cells that it
/// touches must belong to bastions.
static int citadel_gorge(const pave_citadel_town *town, int32_t at, int ring)
{
    int found = -1;
    for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
        const int32_t cell = at + pave_citadel_touch[at & 1][k];
        if (ring == 1) {
            if (town->work[cell] == 0) return -1;
            if (town->work[cell] >= 2) found = town->work[cell] - 2;
        } else if (town->mark[cell] == 1) {
            if (town->zone[cell] != PAVE_CITADEL_BASTION) return -1;
            found = town->part[cell];
        }
    }
    return found;
}

static void citadel_works_gorges(pave_citadel_town *town)
{
    const int32_t first = town->row_first * PAVE_CITADEL_ROW,
                  end = (town->row_last + 1) * PAVE_CITADEL_ROW;
    for (int32_t at = first; at < end; at++) {
        if (town->zone[at] != PAVE_CITADEL_WALL) continue;
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++)
            if (town->work[at + pave_citadel_touch[at & 1][k]] != 1) town->mark[at] = 1;
    }
    for (int ring = 1; ring <= 2; ring++)
        for (int32_t at = first; at < end; at++) {
            if (town->work[at] != 1 || town->zone[at] != PAVE_CITADEL_WALL) continue;
            if (town->mark[at] != (ring == 1)) continue;
            const int bastion = citadel_gorge(town, at, ring);
            if (bastion < 0) continue;
            town->zone[at] = PAVE_CITADEL_BASTION;
            town->part[at] = (int16_t)bastion;
        }
    for (int32_t at = first; at < end; at++) town->mark[at] = 0;
}

// ---- Gates --------------------------------------------------------------------------------------

/// Return the cell on the right (inside) or on the left of the edge from a vertex in a direction
/// 0..5.
static int32_t citadel_edge_right(pave_tri_vertex v, int direction)
{
    static const int8_t step[6][3] = {{0, 0, 0},   {-1, 0, 1}, {-1, 0, 0},
                                      {-1, -1, 1}, {0, -1, 0}, {0, -1, 1}};
    return pave_citadel_at(v.q + step[direction][0], v.r + step[direction][1], step[direction][2]);
}

static int32_t citadel_edge_left(pave_tri_vertex v, int direction)
{
    return citadel_edge_right(pave_citadel_step(v, direction, 1), (direction + 3) % 6);
}

/// Returns the neighbour of a cell whose number in a lane differs.
static int32_t citadel_across(int32_t at, int lane)
{
    int k = 0;
    while (pave_citadel_edge_lane[at & 1][k] != lane) k++;
    return at + pave_citadel_edge[at & 1][k];
}

/// Returns the lane of the strips of a curtain with this direction.
static int citadel_lane_of(int direction)
{
    return direction % 3 == 0 ? 1 : direction % 3 == 1 ? 0 : 2;
}

/// Lists the cells of a gate with the given door: three in one row, or the six around the tip of
/// the middle cell. Returns their number.
static int citadel_gate_cells(const pave_citadel_town *town, const pave_citadel_door *door,
                              int32_t *out)
{
    const pave_citadel_curtain *curtain = &town->plan.curtain[door->curtain];
    const int lane = citadel_lane_of(curtain->direction);
    int count = 0;
    if (town->plan.set.thick == 1) {
        out[count++] = door->middle;
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            if (pave_citadel_edge_lane[door->middle & 1][k] != lane)
                out[count++] = door->middle + pave_citadel_edge[door->middle & 1][k];
        return count;
    }
    const pave_tri_vertex tip = pave_citadel_step(door->from, curtain->direction + 1, 1);
    for (int k = 0; k < PAVE_TRI_TOUCHES_MAX; k++)
        out[count++] = pave_citadel_at(tip.q, tip.r, 0) + pave_citadel_around[k];
    return count;
}

/// Places a door in the middle of a curtain. Returns false if there is no space for it.
static bool citadel_door_make(const pave_citadel_town *town, int32_t i, pave_citadel_door *door)
{
    const pave_citadel_curtain *curtain = &town->plan.curtain[i];
    const int lane = citadel_lane_of(curtain->direction);
    int32_t cells[PAVE_TRI_TOUCHES_MAX];
    if (curtain->length < 3) return false;
    const int32_t odd = curtain->length % 2
                            ? 0
                            : pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_GATES, 1, i, 0, 2);
    door->curtain = i;
    door->ravelin = -1;
    door->from =
        pave_citadel_step(curtain->from, curtain->direction, (curtain->length - 1) / 2 + odd);
    door->middle = citadel_edge_right(door->from, curtain->direction);
    door->outside = citadel_edge_left(door->from, curtain->direction);
    const int count = citadel_gate_cells(town, door, cells);
    door->mouth = -1;
    for (int k = 0; k < count; k++) {
        if (town->zone[cells[k]] != PAVE_CITADEL_WALL) return false;
        const int32_t across = citadel_across(cells[k], lane);
        if (door->mouth < 0 && town->zone[across] == PAVE_CITADEL_FREE) door->mouth = across;
    }
    return door->mouth >= 0;
}

static int32_t citadel_door_apart(const pave_citadel_door *a, const pave_citadel_door *b)
{
    return (int32_t)pave_tri_distance(pave_citadel_cell(a->middle), pave_citadel_cell(b->middle),
                                      PAVE_TRI_EDGE_STEPS);
}

/// Returns the distance of a door from the nearest door already chosen.
static int32_t citadel_door_far(const pave_citadel_town *town, const pave_citadel_door *door)
{
    int32_t far = INT32_MAX;
    for (int32_t i = 0; i < town->door_count; i++) {
        const int32_t apart = citadel_door_apart(door, &town->door[i]);
        far = apart < far ? apart : far;
    }
    return far;
}

/// Chooses the first door, considering only curtains of at least two thirds of the maximum length.
static int32_t citadel_door_first(const pave_citadel_town *town, const pave_citadel_door *doors,
                                  int32_t count)
{
    int32_t long_ones[PAVE_CITADEL_CURTAINS_MAX], found = 0, longest = 0;
    for (int32_t i = 0; i < count; i++) {
        const int32_t length = town->plan.curtain[doors[i].curtain].length;
        longest = length > longest ? length : longest;
    }
    for (int32_t i = 0; i < count; i++)
        if (3 * town->plan.curtain[doors[i].curtain].length >= 2 * longest) long_ones[found++] = i;
    return long_ones[pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_GATES, 0, 0, 0, found)];
}

static void citadel_doors_choose(pave_citadel_town *town, const pave_citadel_door *doors,
                                 int32_t count)
{
    town->door[0] = doors[citadel_door_first(town, doors, count)];
    for (town->door_count = 1; town->door_count < town->def.gates; town->door_count++) {
        int32_t best = 0;
        for (int32_t i = 1; i < count; i++)
            if (citadel_door_far(town, &doors[i]) > citadel_door_far(town, &doors[best])) best = i;
        town->door[town->door_count] = doors[best];
    }
}

static pave_result citadel_doors_make(pave_citadel_town *town, pave_error *error)
{
    pave_citadel_door doors[PAVE_CITADEL_CURTAINS_MAX];
    int32_t count = 0;
    for (int32_t i = 0; i < town->plan.curtain_count; i++)
        count += citadel_door_make(town, i, &doors[count]);
    town->door_most = count < PAVE_CITADEL_GATES_MAX ? count : PAVE_CITADEL_GATES_MAX;
    if (town->def.gates == 0) {
        town->def.gates = 1 + pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_GATES, 0, 0, 1,
                                                town->def.size < 24 ? 2 : 4);
        if (town->def.gates > town->door_most) town->def.gates = town->door_most;
    }
    if (town->def.gates > town->door_most || count == 0)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the walls of seed %" PRIu64 " have room for %" PRId32
                         " gates, not %" PRId32 ": ask for fewer, or for a greater size",
                         town->seed, town->door_most, town->def.gates);
    citadel_doors_choose(town, doors, count);
    return PAVE_OK;
}

// ---- Towers -------------------------------------------------------------------------------------

static void citadel_gate_build(pave_citadel_town *town, int32_t number)
{
    int32_t cells[PAVE_TRI_TOUCHES_MAX];
    const int count = citadel_gate_cells(town, &town->door[number], cells);
    for (int k = 0; k < count; k++) {
        town->zone[cells[k]] = PAVE_CITADEL_GATE;
        town->part[cells[k]] = (int16_t)number;
    }
    for (int k = 0; k < count; k++)
        for (int i = 0; i < PAVE_TRI_TOUCHING_MAX; i++) {
            uint8_t *zone = &town->zone[cells[k] + pave_citadel_touch[cells[k] & 1][i]];
            if (*zone == PAVE_CITADEL_WALL) *zone = PAVE_CITADEL_TOWER;
        }
}

static void citadel_towers_build(pave_citadel_town *town)
{
    for (int32_t i = 0; i < town->plan.side_count; i++) {
        const pave_tri_vertex corner = town->plan.corner[i];
        if (pave_citadel_turn(&town->plan, i) <= 2) continue;
        for (int k = 0; k < PAVE_TRI_TOUCHES_MAX; k++) {
            uint8_t *zone =
                &town->zone[pave_citadel_at(corner.q, corner.r, 0) + pave_citadel_around[k]];
            if (*zone == PAVE_CITADEL_WALL) *zone = PAVE_CITADEL_TOWER;
        }
    }
}

pave_result pave_citadel_works_make(pave_citadel_town *town, pave_error *error)
{
    citadel_works_rows(town);
    citadel_works_zones(town);
    citadel_works_gorges(town);
    const pave_result failed = citadel_doors_make(town, error);
    if (failed) return failed;
    for (int32_t i = 0; i < town->door_count; i++) citadel_gate_build(town, i);
    citadel_towers_build(town);
    return PAVE_OK;
}
