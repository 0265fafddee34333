/// src/tactics/citadel/citadel_streets.c: the street along the wall, main streets, a pattern of
/// other streets, and trees in wide places.
#include "../../base/exact.h"

#include "citadel_model.h"

enum { CITADEL_LANE_CELLS = 700, CITADEL_AVENUE_CELLS = 1000 };

bool pave_citadel_served(const pave_citadel_town *town, int32_t at)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
        if (pave_citadel_paved(town, at + pave_citadel_edge[at & 1][k])) return true;
    return false;
}

static void citadel_pave(pave_citadel_town *town, int32_t at)
{
    if (town->zone[at] == PAVE_CITADEL_FREE) town->zone[at] = PAVE_CITADEL_STREET;
}

static bool citadel_within(uint8_t zone)
{
    return zone == PAVE_CITADEL_FREE || zone == PAVE_CITADEL_RING || zone == PAVE_CITADEL_KEEP ||
           zone == PAVE_CITADEL_STREET || zone == PAVE_CITADEL_SQUARE;
}

/// Paves the free cells that touch a wall or the keep. They form one or two rings of cells that
/// share edges.
static void citadel_ring_pave(pave_citadel_town *town)
{
    for (int32_t i = 0; i < town->inside_count; i++) {
        const int32_t at = town->inside[i];
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX && town->zone[at] == PAVE_CITADEL_FREE; k++) {
            const uint8_t zone = town->zone[at + pave_citadel_touch[at & 1][k]];
            if (zone != PAVE_CITADEL_FREE && zone != PAVE_CITADEL_RING)
                town->zone[at] = PAVE_CITADEL_RING;
        }
    }
}

// ---- Main streets -------------------------------------------------------------------------------

static const pave_citadel_costs citadel_street_costs = {.step = {[PAVE_CITADEL_FREE] = 3,
                                                                 [PAVE_CITADEL_RING] = 4,
                                                                 [PAVE_CITADEL_STREET] = 2,
                                                                 [PAVE_CITADEL_SQUARE] = 2},
                                                        .turn = 8};

/// In small towns, streets follow the street along the wall.
static const pave_citadel_costs citadel_thrifty_costs = {.step = {[PAVE_CITADEL_FREE] = 9,
                                                                  [PAVE_CITADEL_RING] = 2,
                                                                  [PAVE_CITADEL_STREET] = 2,
                                                                  [PAVE_CITADEL_SQUARE] = 2},
                                                         .turn = 1};

/// Marks the cells inside the wall that `pick` accepts.
static void citadel_mark(pave_citadel_town *town,
                         bool (*pick)(const pave_citadel_town *town, int32_t at))
{
    for (int32_t i = 0; i < town->inside_count; i++)
        town->mark[town->inside[i]] = pick && pick(town, town->inside[i]);
}

static bool citadel_is_square(const pave_citadel_town *town, int32_t at)
{
    return town->zone[at] == PAVE_CITADEL_SQUARE;
}

static bool citadel_is_before_keep(const pave_citadel_town *town, int32_t at)
{
    return town->zone[at] != PAVE_CITADEL_KEEP && pave_citadel_beside(town, at, PAVE_CITADEL_KEEP);
}

/// Paves the path. A broad path includes the adjacent strip.
static void citadel_way_pave(pave_citadel_town *town, bool broad)
{
    for (int32_t i = 0; i < town->way_count; i++) citadel_pave(town, town->way[i]);
    for (int32_t i = 1; broad && i + 1 < town->way_count; i++) {
        const int32_t at = town->way[i];
        if (at & 1) continue;
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) { // across the strip first, then along it
            const int32_t beside = at + pave_citadel_edge[0][k];
            if (beside == town->way[i - 1] || beside == town->way[i + 1]) continue;
            citadel_pave(town, beside);
            for (int j = 0; j < PAVE_TRI_NEIGHBORS_MAX; j++)
                if (town->zone[beside] == PAVE_CITADEL_STREET)
                    citadel_pave(town, beside + pave_citadel_edge[1][j]);
        }
    }
}

static void citadel_main_streets(pave_citadel_town *town)
{
    const bool broad = town->inside_count > CITADEL_LANE_CELLS;
    const pave_citadel_costs *costs = town->thrift ? &citadel_thrifty_costs : &citadel_street_costs;
    for (int32_t i = 0; i < town->door_count; i++) {
        citadel_mark(town, citadel_is_square);
        town->list[0] = town->door[i].mouth;
        pave_citadel_way_find(town, costs, 1);
        citadel_way_pave(town, broad && i < 2);
    }
    int32_t count = 0;
    for (int32_t i = 0; i < town->inside_count; i++)
        if (citadel_is_square(town, town->inside[i])) town->list[count++] = town->inside[i];
    citadel_mark(town, citadel_is_before_keep);
    pave_citadel_way_find(town, costs, count);
    citadel_way_pave(town, broad);
    for (int32_t i = 0; i < town->inside_count; i++) {
        uint8_t *zone = &town->zone[town->inside[i]];
        if (*zone == PAVE_CITADEL_RING) *zone = PAVE_CITADEL_STREET;
        town->mark[town->inside[i]] = 0;
    }
}

// ---- Patterns -----------------------------------------------------------------------------------

/// Bounding box of the cells inside the wall, and the random words of the pattern.
typedef struct citadel_pattern {
    pave_citadel_town *town;
    pave_citadel_box box;
    uint32_t draw;
} citadel_pattern;

static int32_t citadel_pattern_draw(citadel_pattern *pattern, int32_t count)
{
    return pave_citadel_draw(pattern->town->seed, PAVE_CITADEL_DRAW_PATTERN, 0, 0, pattern->draw++,
                             count);
}

/// Paves a run of free cells of a strip, unless the number of paved neighbours is at least two
/// fifths of its length.
static void citadel_run_pave(pave_citadel_town *town, int lane, int32_t number,
                             pave_citadel_run run)
{
    int32_t beside = 0;
    for (int32_t t = run.first; t <= run.last; t++) {
        const int32_t at = pave_citadel_strip_at(lane, number, t);
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            if (pave_citadel_edge_lane[at & 1][k] == lane)
                beside += pave_citadel_paved(town, at + pave_citadel_edge[at & 1][k]);
    }
    if (5 * beside >= 2 * (run.last - run.first + 1)) return;
    for (int32_t t = run.first; t <= run.last; t++)
        citadel_pave(town, pave_citadel_strip_at(lane, number, t));
}

static void citadel_strip_pave(citadel_pattern *pattern, int lane, int32_t number)
{
    pave_citadel_town *town = pattern->town;
    const int along = lane == 0 ? 1 : 0;
    const int32_t first = 2 * pattern->box.low[along], last = 2 * pattern->box.high[along] + 1;
    if (number < pattern->box.low[lane] || number > pattern->box.high[lane]) return;
    pave_citadel_run run = {first, 0};
    for (int32_t t = first; t <= last + 1; t++) {
        const int32_t at = pave_citadel_strip_at(lane, number, t);
        if (t <= last && pave_citadel_r(at) >= pattern->box.low[1] &&
            pave_citadel_r(at) <= pattern->box.high[1] && town->zone[at] == PAVE_CITADEL_FREE)
            continue;
        run.last = t - 1;
        if (run.last - run.first >= 2) citadel_run_pave(town, lane, number, run);
        run.first = t + 1;
    }
}

/// Paves avenues through the square, along the three lanes.
static void citadel_pattern_radial(citadel_pattern *pattern)
{
    const pave_citadel_town *town = pattern->town;
    const bool broad =
        town->inside_count > CITADEL_AVENUE_CELLS && citadel_pattern_draw(pattern, 3) == 0;
    for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++) {
        const int32_t number = (town->square.low[lane] + town->square.high[lane]) / 2;
        citadel_strip_pave(pattern, lane, number);
        if (!broad) continue;
        for (int32_t i = 0; i < town->inside_count; i++)
            if (pave_citadel_lane(town->inside[i], lane) == number + 1)
                citadel_pave(pattern->town, town->inside[i]);
    }
}

/// Paves rings parallel to the wall at regular intervals.
static void citadel_pattern_rings(citadel_pattern *pattern)
{
    pave_citadel_town *town = pattern->town;
    const int32_t pitch = 4 + citadel_pattern_draw(pattern, 3);
    int32_t count = 0;
    for (int32_t i = 0; i < town->inside_count; i++) {
        const int32_t at = town->inside[i];
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX && !town->mark[at]; k++)
            if (!citadel_within(town->zone[at + pave_citadel_touch[at & 1][k]])) town->mark[at] = 1;
        if (town->mark[at]) town->list[count++] = at;
    }
    for (int32_t i = 0; i < count; i++) {
        const int32_t from = town->list[i], depth = town->mark[from];
        if (depth > 1 && depth % pitch == 1) citadel_pave(town, from);
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
            const int32_t at = from + pave_citadel_touch[from & 1][k];
            if (town->mark[at] || !citadel_within(town->zone[at])) continue;
            town->mark[at] = (uint8_t)(depth + 1);
            town->list[count++] = at;
        }
    }
    citadel_mark(town, NULL);
}

/// Paves streets along the first `lanes` lanes.
static void citadel_pattern_grid(citadel_pattern *pattern, int lanes)
{
    const int32_t first = citadel_pattern_draw(pattern, 3);
    for (int i = 0; i < lanes; i++) {
        const int lane = (int)((first + i) % PAVE_CITADEL_LANES);
        const int32_t pitch = 5 + citadel_pattern_draw(pattern, 3),
                      shift = citadel_pattern_draw(pattern, pitch);
        for (int32_t number = pattern->box.low[lane] + shift; number <= pattern->box.high[lane];
             number += pitch)
            citadel_strip_pave(pattern, lane, number);
    }
}

static void citadel_pattern_pave(pave_citadel_town *town)
{
    citadel_pattern pattern = {.town = town, .box = pave_citadel_box_empty()};
    for (int32_t i = 0; i < town->inside_count; i++)
        pave_citadel_box_add(&pattern.box, town->inside[i]);
    const int32_t drawn = citadel_pattern_draw(&pattern, 6);
    if (town->def.pattern == PAVE_CITADEL_PATTERN_ANY)
        town->def.pattern = (pave_citadel_pattern)(PAVE_CITADEL_PATTERN_RADIAL + drawn);
    if (town->thrift) town->def.pattern = PAVE_CITADEL_PATTERN_ORGANIC;
    switch (town->def.pattern) {
    case PAVE_CITADEL_PATTERN_RADIAL: citadel_pattern_radial(&pattern); break;
    case PAVE_CITADEL_PATTERN_RINGS: citadel_pattern_rings(&pattern); break;
    case PAVE_CITADEL_PATTERN_SPIDER:
        citadel_pattern_rings(&pattern);
        citadel_pattern_radial(&pattern);
        break;
    case PAVE_CITADEL_PATTERN_GRID: citadel_pattern_grid(&pattern, 2); break;
    case PAVE_CITADEL_PATTERN_ROWS: citadel_pattern_grid(&pattern, 1); break;
    default: break;
    }
}

// ---- Connection ---------------------------------------------------------------------------------

/// Lists and marks the pavement connected to the first gate.
static int32_t citadel_net(pave_citadel_town *town)
{
    int32_t count = 0;
    town->list[count++] = town->door[0].mouth;
    town->mark[town->list[0]] = 1;
    for (int32_t i = 0; i < count; i++)
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
            const int32_t at = town->list[i] + pave_citadel_edge[town->list[i] & 1][k];
            if (town->mark[at] || !pave_citadel_paved(town, at)) continue;
            town->mark[at] = 1;
            town->list[count++] = at;
        }
    return count;
}

/// Connects separate pavements along cheapest paths.
static void citadel_net_join(pave_citadel_town *town)
{
    for (;;) {
        const int32_t count = citadel_net(town);
        int32_t apart = 0;
        for (int32_t i = 0; i < town->inside_count; i++) {
            const int32_t at = town->inside[i];
            town->mark[at] = pave_citadel_paved(town, at) && !town->mark[at];
            apart += town->mark[at];
        }
        if (apart == 0) return;
        pave_citadel_way_find(town, &citadel_street_costs, count);
        citadel_way_pave(town, false);
        citadel_mark(town, NULL);
        assert(town->way_count > 0);
    }
}

/// Turns street cells into trees if all twelve touching cells are paved. These twelve form a ring,
/// so the streets stay connected.
static void citadel_trees_plant(pave_citadel_town *town)
{
    for (int32_t i = 0; i < town->inside_count; i++) {
        const int32_t at = town->inside[i];
        int k = 0;
        if (town->zone[at] != PAVE_CITADEL_STREET) continue;
        while (k < PAVE_TRI_TOUCHING_MAX &&
               pave_citadel_paved(town, at + pave_citadel_touch[at & 1][k]))
            k++;
        if (k == PAVE_TRI_TOUCHING_MAX) town->zone[at] = PAVE_CITADEL_GARDEN;
    }
}

void pave_citadel_streets_make(pave_citadel_town *town)
{
    pave_citadel_keep_place(town);
    citadel_ring_pave(town);
    pave_citadel_square_place(town);
    citadel_main_streets(town);
    citadel_pattern_pave(town);
    citadel_net_join(town);
    citadel_trees_plant(town);
}
