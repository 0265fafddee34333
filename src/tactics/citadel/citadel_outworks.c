/// src/tactics/citadel/citadel_outworks.c: surroundings of the works: ravelins, the moat and the
/// outer slope, a river or the sea, and roads.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <string.h>

enum { CITADEL_SEA_ROWS = 7, CITADEL_VOID = 253 }; // zone of cells outside the window

static int32_t citadel_land_draw(const pave_citadel_town *town, uint32_t draw, int32_t count)
{
    return pave_citadel_draw(town->seed, PAVE_CITADEL_DRAW_LAND, 0, 0, draw, count);
}

/// Returns the maximum number of rows by which bastions extend from the curtain. Bastions between
/// corners may be deeper than those at corners.
static int32_t citadel_works_depth(const pave_citadel_town *town)
{
    const pave_citadel_plan *plan = &town->plan;
    const int32_t gorge = pave_citadel_mid_gorge(&plan->set);
    for (int32_t b = 0; b < plan->bastion_count; b++) {
        if (plan->bastion[b].kind == PAVE_CITADEL_WORK_REDAN) return gorge;
        if (plan->bastion[b].kind == PAVE_CITADEL_WORK_SPADE) return gorge + 2;
    }
    return plan->set.f;
}

/// Returns the number of rows between the curtain and the gorge of a ravelin, chosen to keep the
/// ravelin clear of all lines of sight along the works.
static int32_t citadel_ravelin_high(const pave_citadel_town *town)
{
    const int32_t deep = citadel_works_depth(town) + 1;
    return town->moat > deep ? town->moat : deep;
}

static int32_t citadel_moat_width(const pave_citadel_town *town)
{
    const int32_t size = town->def.size, least = (citadel_works_depth(town) + 2) / 2;
    const int32_t width = size < 18 ? 1 : size < 40 ? 2 : 2 + citadel_land_draw(town, 0, 2);
    return width > least ? width : least;
}

// ---- Ravelins -----------------------------------------------------------------------------------

/// Computes the corners of the ravelin of `rows` rows in front of a door, starting with the gorge.
static void citadel_ravelin_corners(const pave_citadel_town *town, const pave_citadel_door *door,
                                    int32_t rows, pave_tri_vertex *out)
{
    const int32_t high = citadel_ravelin_high(town);
    const int direction = town->plan.curtain[door->curtain].direction;
    out[0] = pave_citadel_step(door->from, direction + 5, high);
    out[0] = pave_citadel_step(out[0], direction + 3, (high + rows - 1) / 2);
    out[1] = pave_citadel_step(out[0], direction + 5, rows);
    out[2] = pave_citadel_step(out[0], direction, rows);
}

static pave_citadel_box citadel_triangle_box(const pave_tri_vertex *corners)
{
    pave_citadel_box box = pave_citadel_box_empty();
    for (int i = 0; i < 3; i++) {
        const int32_t lanes[3] = {corners[i].q, corners[i].r, corners[i].q + corners[i].r};
        for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++) {
            if (lanes[lane] < box.low[lane]) box.low[lane] = lanes[lane];
            if (lanes[lane] - 1 > box.high[lane]) box.high[lane] = lanes[lane] - 1;
        }
    }
    return box;
}

/// Returns whether a ravelin covers and touches nothing but ground.
static bool citadel_ravelin_fits(const pave_citadel_town *town, const pave_citadel_box *box)
{
    for (int32_t r = box->low[1]; r <= box->high[1]; r++) {
        const pave_citadel_run run = pave_citadel_box_run(box, r);
        for (int32_t at = run.first; at <= run.last; at++)
            for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++)
                if (town->zone[at + pave_citadel_touch[at & 1][k]] != PAVE_CITADEL_GROUND)
                    return false;
    }
    return true;
}

/// Returns whether to place a ravelin. A ravelin next to a corner that points inwards would hide
/// cells from the bastions that see the corner.
static bool citadel_ravelin_wanted(const pave_citadel_town *town, const pave_citadel_door *door)
{
    const pave_citadel_plan *plan = &town->plan;
    const int32_t side = plan->curtain[door->curtain].side;
    return town->def.ravelins && pave_citadel_turn(plan, side) <= 2 &&
           pave_citadel_turn(plan, (side + 1) % plan->side_count) <= 2;
}

static void citadel_ravelin_make(pave_citadel_town *town, pave_citadel_door *door)
{
    const pave_citadel_plan *plan = &town->plan;
    const int32_t f = plan->set.f, high = citadel_ravelin_high(town);
    int32_t rows = plan->curtain[door->curtain].length + 1;
    if (rows > 2 * f + 4) rows = 2 * f + 4;
    if ((rows + high) % 2 == 0) rows--;
    for (; rows >= 2; rows -= 2) {
        pave_tri_vertex corners[3];
        citadel_ravelin_corners(town, door, rows, corners);
        const pave_citadel_box box = citadel_triangle_box(corners);
        if (!citadel_ravelin_fits(town, &box)) continue;
        for (int32_t r = box.low[1]; r <= box.high[1]; r++) {
            const pave_citadel_run run = pave_citadel_box_run(&box, r);
            for (int32_t at = run.first; at <= run.last; at++) {
                town->zone[at] = PAVE_CITADEL_RAVELIN;
                town->part[at] = (int16_t)(plan->bastion_count + town->ravelin_count);
            }
        }
        memcpy(town->ravelin[town->ravelin_count], corners, sizeof corners);
        door->ravelin = plan->bastion_count + town->ravelin_count++;
        return;
    }
}

// ---- The moat and the slope ---------------------------------------------------------------------

/// Marks and lists the ground around the works up to a distance of `most` touching steps, in order
/// of distance. Returns the number of cells.
static int32_t citadel_rings_mark(pave_citadel_town *town, int32_t most)
{
    int32_t count = 0;
    for (int32_t at = 2 * PAVE_CITADEL_ROW; at < PAVE_CITADEL_CELLS - 2 * PAVE_CITADEL_ROW; at++) {
        if (town->work[at] == 0 && town->zone[at] != PAVE_CITADEL_RAVELIN) continue;
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
            const int32_t next = at + pave_citadel_touch[at & 1][k];
            if (town->mark[next] || town->zone[next] != PAVE_CITADEL_GROUND) continue;
            town->mark[next] = 1;
            town->list[count++] = next;
        }
    }
    for (int32_t i = 0; i < count && town->mark[town->list[i]] < most; i++) {
        const int32_t at = town->list[i];
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
            const int32_t next = at + pave_citadel_touch[at & 1][k];
            if (town->mark[next] || town->zone[next] != PAVE_CITADEL_GROUND) continue;
            assert(count < PAVE_CITADEL_LIST_MAX);
            town->mark[next] = (uint8_t)(town->mark[at] + 1);
            town->list[count++] = next;
        }
    }
    return count;
}

static void citadel_moat_make(pave_citadel_town *town, int32_t count, int32_t slope)
{
    for (int32_t i = 0; i < count; i++) {
        const int32_t at = town->list[i], ring = town->mark[at];
        if (!town->def.moat)
            town->zone[at] = ring <= slope ? PAVE_CITADEL_GLACIS : PAVE_CITADEL_GROUND;
        else if (ring <= town->moat)
            town->zone[at] = PAVE_CITADEL_MOAT;
        else
            town->zone[at] =
                ring == town->moat + 1 ? PAVE_CITADEL_COVERED_WAY : PAVE_CITADEL_GLACIS;
    }
}

// ---- The window ---------------------------------------------------------------------------------

/// Returns the position of a cell along x. The columns of a rectangle are half an edge wide.
static int32_t citadel_column(int32_t at) { return at % PAVE_CITADEL_ROW + pave_citadel_r(at); }

static void citadel_window_fit(pave_citadel_town *town, int32_t count, int32_t margin)
{
    town->row_first = town->column_first = INT32_MAX;
    town->row_last = town->column_last = INT32_MIN;
    for (int32_t i = 0; i < count; i++) {
        const int32_t r = pave_citadel_r(town->list[i]), x = citadel_column(town->list[i]);
        if (r < town->row_first) town->row_first = r;
        if (r > town->row_last) town->row_last = r;
        if (x < town->column_first) town->column_first = x;
        if (x > town->column_last) town->column_last = x;
    }
    town->row_first -= margin;
    town->row_last += margin;
    town->column_first -= 2 * margin;
    town->column_last += 2 * margin;
}

/// Widens the window to include water on a side of the town.
static void citadel_window_widen(pave_citadel_town *town, int direction, int32_t rows)
{
    if (direction == 0) town->row_first -= rows;
    if (direction == 3) town->row_last += rows;
    if (direction == 1 || direction == 2) town->column_last += 2 * rows;
    if (direction == 4 || direction == 5) town->column_first -= 2 * rows;
}

/// Adjusts the window so that it begins with an L, and marks the cells around it as outside.
static void citadel_window_close(pave_citadel_town *town)
{
    if ((town->column_first - town->row_first) % 2) town->column_first--;
    for (int32_t r = town->row_first - 1; r <= town->row_last + 1; r++) {
        uint8_t *row = &town->zone[r * PAVE_CITADEL_ROW];
        const int32_t first = town->column_first - r, last = town->column_last - r;
        if (r < town->row_first || r > town->row_last) {
            memset(row + first - 2, CITADEL_VOID, (size_t)(last - first + 5));
            continue;
        }
        row[first - 1] = row[last + 1] = CITADEL_VOID;
    }
}

// ---- Water --------------------------------------------------------------------------------------

static const int8_t citadel_side_lane[6] = {1, 0, 2, 1, 0, 2};
static const int8_t citadel_side_out[6] = {-1, 1, 1, 1, -1, -1};

static bool citadel_side_doors(const pave_citadel_town *town, int32_t side)
{
    for (int32_t i = 0; i < town->door_count; i++)
        if (town->plan.curtain[town->door[i].curtain].side == side) return true;
    return false;
}

/// Draws the kind of shore and its side, a direction; -1: no shore.
static int citadel_shore_side(pave_citadel_town *town)
{
    static const pave_citadel_shore shores[5] = {PAVE_CITADEL_SHORE_NONE, PAVE_CITADEL_SHORE_NONE,
                                                 PAVE_CITADEL_SHORE_NONE, PAVE_CITADEL_SHORE_RIVER,
                                                 PAVE_CITADEL_SHORE_SEA};
    const pave_citadel_plan *plan = &town->plan;
    int32_t free[PAVE_CITADEL_SIDES_MAX], found = 0;
    for (int32_t i = 0; i < plan->side_count; i++)
        if (!citadel_side_doors(town, i)) free[found++] = i;
    if (town->def.shore == PAVE_CITADEL_SHORE_ANY)
        town->def.shore = found ? shores[citadel_land_draw(town, 1, 5)] : PAVE_CITADEL_SHORE_NONE;
    if (town->def.shore == PAVE_CITADEL_SHORE_NONE) return -1;
    const int32_t side = found ? free[citadel_land_draw(town, 2, found)]
                               : citadel_land_draw(town, 2, plan->side_count);
    return plan->direction[side];
}

/// Floods the area outside the moat on one side: `rows` rows, or all rows.
static void citadel_water_make(pave_citadel_town *town, int32_t count, int direction, int32_t rows)
{
    const int lane = citadel_side_lane[direction], out = citadel_side_out[direction];
    int32_t edge = INT32_MIN;
    for (int32_t i = 0; i < count; i++) {
        const int32_t number = out * pave_citadel_lane(town->list[i], lane);
        if (town->mark[town->list[i]] <= town->moat && number > edge) edge = number;
    }
    for (int32_t r = town->row_first; r <= town->row_last; r++)
        for (int32_t x = town->column_first - r; x <= town->column_last - r; x++) {
            const int32_t at = r * PAVE_CITADEL_ROW + x, number = out * pave_citadel_lane(at, lane);
            uint8_t *zone = &town->zone[at];
            if (number > edge && number <= edge + rows &&
                (*zone == PAVE_CITADEL_GROUND || *zone == PAVE_CITADEL_GLACIS ||
                 *zone == PAVE_CITADEL_COVERED_WAY))
                *zone = PAVE_CITADEL_WATER;
        }
}

// ---- Roads --------------------------------------------------------------------------------------

static const pave_citadel_costs citadel_road_costs = {.step = {[PAVE_CITADEL_GROUND] = 3,
                                                               [PAVE_CITADEL_GLACIS] = 3,
                                                               [PAVE_CITADEL_COVERED_WAY] = 3,
                                                               [PAVE_CITADEL_RAVELIN] = 5,
                                                               [PAVE_CITADEL_MOAT] = 9,
                                                               [PAVE_CITADEL_WATER] = 20,
                                                               [PAVE_CITADEL_BRIDGE] = 2,
                                                               [PAVE_CITADEL_ROAD] = 2},
                                                      .turn = 9};

static void citadel_road_pave(pave_citadel_town *town)
{
    for (int32_t i = 0; i < town->way_count; i++) {
        uint8_t *zone = &town->zone[town->way[i]];
        const bool wet = *zone == PAVE_CITADEL_MOAT || *zone == PAVE_CITADEL_WATER ||
                         *zone == PAVE_CITADEL_BRIDGE;
        *zone = wet ? PAVE_CITADEL_BRIDGE : PAVE_CITADEL_ROAD;
        town->part[town->way[i]] = -1;
    }
}

/// Sets or clears the marks of the land cells that have a side at the rim of the window.
static void citadel_rim_mark(pave_citadel_town *town, uint8_t mark)
{
    for (int32_t r = town->row_first; r <= town->row_last; r++) {
        const bool whole = r == town->row_first || r == town->row_last;
        const int32_t first = town->column_first - r, last = town->column_last - r;
        for (int32_t x = first; x <= last; x += whole ? 1 : last - first) {
            const int32_t at = r * PAVE_CITADEL_ROW + x;
            if (town->zone[at] != PAVE_CITADEL_WATER && pave_citadel_beside(town, at, CITADEL_VOID))
                town->mark[at] = mark;
        }
    }
}

static void citadel_road_make(pave_citadel_town *town, const pave_citadel_door *door)
{
    town->list[0] = door->outside;
    citadel_rim_mark(town, 1);
    pave_citadel_way_find(town, &citadel_road_costs, 1);
    citadel_rim_mark(town, 0);
    citadel_road_pave(town);
}

void pave_citadel_land_make(pave_citadel_town *town)
{
    const int32_t slope = 1 + citadel_land_draw(town, 3, town->def.size < 24 ? 1 : 2);
    int32_t rows = 3 + citadel_land_draw(town, 4, 3);
    town->moat = citadel_moat_width(town);
    for (int32_t i = 0; i < town->door_count; i++)
        if (citadel_ravelin_wanted(town, &town->door[i]))
            citadel_ravelin_make(town, &town->door[i]);
    const int32_t count = citadel_rings_mark(town, town->moat + 1 + slope);
    citadel_moat_make(town, count, slope);
    citadel_window_fit(town, count, 1 + town->def.size / 18);
    const int direction = citadel_shore_side(town);
    if (direction >= 0) {
        const bool sea = town->def.shore == PAVE_CITADEL_SHORE_SEA;
        citadel_window_widen(town, direction, sea ? CITADEL_SEA_ROWS : rows);
        citadel_water_make(town, count, direction, sea ? PAVE_CITADEL_COLUMNS : rows);
    }
    for (int32_t i = 0; i < count; i++) town->mark[town->list[i]] = 0;
    citadel_window_close(town);
    for (int32_t i = 0; i < town->door_count; i++) citadel_road_make(town, &town->door[i]);
}
