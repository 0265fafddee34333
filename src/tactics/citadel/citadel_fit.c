/// src/tactics/citadel/citadel_fit.c: places a citadel in the user's land: finds the nearest
/// position and the first rotation that fit, and roads from the gates along cheapest paths.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "citadel_model.h"

#include <pave/search.h>

#include <inttypes.h>
#include <stdlib.h>

enum {
    CITADEL_ROAD_OPEN = 3,
    CITADEL_ROAD_ROUGH = 8,
    CITADEL_ROAD_ROAD = 1,
    CITADEL_ROAD_BRIDGE = 24,
    CITADEL_ROAD_USED = -2, ///< cost mark of a cell with a used road, set once paths are found
    CITADEL_TURNS = 6
};

void pave_citadel_land_of_terrain(const pave_terrain *terrain, uint8_t *out)
{
    static const uint8_t land[PAVE_TERRAIN_ZONES] = {
        PAVE_CITADEL_LAND_WATER,  PAVE_CITADEL_LAND_WATER, PAVE_CITADEL_LAND_WATER,
        PAVE_CITADEL_LAND_OPEN,   PAVE_CITADEL_LAND_OPEN,  PAVE_CITADEL_LAND_ROUGH,
        PAVE_CITADEL_LAND_CLOSED, PAVE_CITADEL_LAND_CLOSED};
    for (int32_t i = 0; i < terrain->cell_count; i++) {
        bool wet = false; // a river runs along a side
        for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
            wet = wet || pave_terrain_river_at(terrain, i, k);
        out[i] = wet ? PAVE_CITADEL_LAND_WATER : land[terrain->zones[i]];
    }
}

/// A citadel being placed.
typedef struct citadel_siting {
    const pave_citadel *citadel;
    const pave_citadel_place_def *def;
    int32_t *cells; ///< cells of the citadel that are placed, works first
    int32_t cell_count, firm_count;
    uint8_t *zones;
    int32_t *sources;   ///< NULL: not requested
    int32_t *enter;     ///< costs of road cells
    int32_t *distances; ///< distances to the nearest goal
    int32_t *from, *goals, *path;
    pave_search *search;
    pave_citadel_place place;
    bool on_land;     ///< the citadel fits somewhere on the land
    int32_t road_off; ///< used if on_land is set: a gate without a road
} citadel_siting;

// ---- Placed parts of a citadel ------------------------------------------------------------------

/// Returns 2 for cells placed on land only, 1 for land or water, 0 for cells placed where the land
/// permits, and -1 for cells that are not placed.
static int citadel_firm(const pave_citadel *citadel, int64_t at)
{
    switch ((pave_citadel_zone)citadel->zones[at]) {
    case PAVE_CITADEL_GROUND:
    case PAVE_CITADEL_WATER: return -1;
    case PAVE_CITADEL_MOAT: return 1;
    case PAVE_CITADEL_COVERED_WAY:
    case PAVE_CITADEL_GLACIS: return 0;
    case PAVE_CITADEL_BRIDGE:
    case PAVE_CITADEL_ROAD: break;
    default: return 2;
    }
    const pave_cell cell = pave_window_cell(citadel->window, at);
    int firm = -1; // a road has the same value as the cells that it crosses
    for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
        const int64_t next = pave_window_index(citadel->window, pave_tri_touching(cell, k));
        if (next < 0) continue;
        if (citadel->zones[next] == PAVE_CITADEL_MOAT) return 1;
        if (citadel->zones[next] == PAVE_CITADEL_COVERED_WAY ||
            citadel->zones[next] == PAVE_CITADEL_GLACIS ||
            citadel->zones[next] == PAVE_CITADEL_RAVELIN ||
            citadel->zones[next] == PAVE_CITADEL_GATE)
            firm = 0;
    }
    return firm;
}

static void citadel_siting_list(citadel_siting *siting)
{
    for (int firm = 2; firm >= 0; firm--) {
        for (int64_t i = 0; i < siting->citadel->window->count; i++)
            if (citadel_firm(siting->citadel, i) == firm)
                siting->cells[siting->cell_count++] = (int32_t)i;
        if (firm == 1) siting->firm_count = siting->cell_count;
    }
}

// ---- Fit ----------------------------------------------------------------------------------------

static int64_t citadel_siting_at(const citadel_siting *siting, const pave_citadel_place *place,
                                 int32_t cell)
{
    return pave_window_index(
        siting->def->window,
        pave_citadel_place_cell(siting->citadel, place,
                                pave_window_cell(siting->citadel->window, cell)));
}

static bool citadel_siting_fits(const citadel_siting *siting, const pave_citadel_place *place)
{
    for (int32_t i = 0; i < siting->firm_count; i++) {
        const int64_t at = citadel_siting_at(siting, place, siting->cells[i]);
        if (at < 0 || siting->def->land[at] == PAVE_CITADEL_LAND_CLOSED) return false;
        if (siting->def->land[at] == PAVE_CITADEL_LAND_WATER &&
            citadel_firm(siting->citadel, siting->cells[i]) == 2)
            return false;
    }
    return true;
}

/// Resets the zones to the land's and places the citadel.
static void citadel_siting_lay(citadel_siting *siting, const pave_citadel_place *place)
{
    const pave_citadel_place_def *def = siting->def;
    for (int64_t i = 0; i < def->window->count; i++) {
        const bool water = def->land[i] == PAVE_CITADEL_LAND_WATER;
        siting->zones[i] = water ? PAVE_CITADEL_WATER : PAVE_CITADEL_GROUND;
        if (siting->sources) siting->sources[i] = -1;
    }
    for (int32_t i = 0; i < siting->cell_count; i++) {
        const int64_t at = citadel_siting_at(siting, place, siting->cells[i]);
        if (at < 0) continue;
        if (i >= siting->firm_count &&
            (def->land[at] == PAVE_CITADEL_LAND_CLOSED || def->land[at] == PAVE_CITADEL_LAND_WATER))
            continue;
        siting->zones[at] = siting->citadel->zones[siting->cells[i]];
        if (siting->sources) siting->sources[at] = siting->cells[i];
    }
}

// ---- Roads --------------------------------------------------------------------------------------

static int32_t citadel_road_cost(const citadel_siting *siting, int64_t at)
{
    switch ((pave_citadel_zone)siting->zones[at]) {
    case PAVE_CITADEL_ROAD:
    case PAVE_CITADEL_BRIDGE: return CITADEL_ROAD_ROAD;
    case PAVE_CITADEL_COVERED_WAY:
    case PAVE_CITADEL_GLACIS: return CITADEL_ROAD_OPEN;
    case PAVE_CITADEL_WATER: return siting->def->bridges ? CITADEL_ROAD_BRIDGE : -1;
    case PAVE_CITADEL_GROUND: break;
    default: return -1;
    }
    switch ((pave_citadel_land)siting->def->land[at]) {
    case PAVE_CITADEL_LAND_ROUGH: return CITADEL_ROAD_ROUGH;
    case PAVE_CITADEL_LAND_ROAD: return CITADEL_ROAD_ROAD;
    case PAVE_CITADEL_LAND_CLOSED: return -1;
    default: return CITADEL_ROAD_OPEN;
    }
}

static bool citadel_at_rim(const pave_window *window, pave_cell cell)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
        if (!pave_window_contains(window, pave_tri_neighbors(cell, k))) return true;
    return false;
}

/// Lists the cells where roads may end: the given goals, or cells at the rim, that are open to
/// roads.
static int64_t citadel_goals_list(const citadel_siting *siting)
{
    const pave_citadel_place_def *def = siting->def;
    int64_t count = 0;
    for (int64_t i = 0; i < def->goal_count; i++) {
        const int64_t at = pave_window_index(def->window, def->goals[i]);
        if (siting->enter[at] >= 0) siting->goals[count++] = (int32_t)at;
    }
    if (def->goals) return count;
    pave_window_walk walk = pave_window_begin(def->window);
    while (pave_window_next(&walk))
        if (siting->enter[walk.index] >= 0 && siting->zones[walk.index] != PAVE_CITADEL_WATER &&
            citadel_at_rim(def->window, walk.cell))
            siting->goals[count++] = (int32_t)walk.index;
    return count;
}

static pave_result citadel_road_lead(citadel_siting *siting, int32_t gate)
{
    int64_t count = 0;
    const pave_cell outside = pave_citadel_place_cell(siting->citadel, &siting->place,
                                                      siting->citadel->gates[gate].outside);
    const int64_t at = pave_window_index(siting->def->window, outside);
    if (at < 0) return PAVE_NOT_FOUND;
    const pave_result failed =
        pave_search_field_path(siting->search, siting->distances, siting->from, (int32_t)at,
                               siting->path, siting->def->window->count, &count);
    if (failed) return failed;
    for (int64_t i = 0; i < count; i++) {
        uint8_t *zone = &siting->zones[siting->path[i]];
        siting->enter[siting->path[i]] = CITADEL_ROAD_USED;
        if (*zone == PAVE_CITADEL_ROAD || *zone == PAVE_CITADEL_BRIDGE) continue;
        *zone = *zone == PAVE_CITADEL_WATER ? PAVE_CITADEL_BRIDGE : PAVE_CITADEL_ROAD;
        if (siting->sources) siting->sources[siting->path[i]] = -1;
        siting->place.road_count++;
    }
    return PAVE_OK;
}

/// Removes the parts of the citadel's own roads that are not part of a road from a gate. These
/// cells get the zone of their surroundings.
static void citadel_roads_trim(citadel_siting *siting)
{
    for (int64_t i = 0; i < siting->def->window->count; i++) {
        if (siting->zones[i] != PAVE_CITADEL_ROAD || siting->enter[i] == CITADEL_ROAD_USED)
            continue;
        const pave_cell cell = pave_window_cell(siting->def->window, i);
        uint8_t beside = PAVE_CITADEL_GROUND;
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
            const int64_t next = pave_window_index(siting->def->window, pave_tri_touching(cell, k));
            if (next >= 0 && (siting->zones[next] == PAVE_CITADEL_GLACIS ||
                              siting->zones[next] == PAVE_CITADEL_RAVELIN))
                beside = siting->zones[next];
        }
        siting->zones[i] = beside;
        if (beside == PAVE_CITADEL_GROUND && siting->sources) siting->sources[i] = -1;
    }
}

/// Builds roads from all gates to the goals. Returns PAVE_NOT_FOUND if a gate has no road;
/// siting->road_off is that gate.
static pave_result citadel_roads_lead(citadel_siting *siting)
{
    const pave_costs costs = {.enter = siting->enter, .least = CITADEL_ROAD_ROAD};
    for (int64_t i = 0; i < siting->def->window->count; i++)
        siting->enter[i] = citadel_road_cost(siting, i);
    const int64_t goals = citadel_goals_list(siting);
    pave_result failed = pave_search_field(siting->search, siting->goals, goals, &costs,
                                           siting->distances, siting->from);
    siting->place.road_count = 0;
    for (int32_t g = 0; g < siting->citadel->gate_count && !failed; g++) {
        siting->road_off = g;
        failed = citadel_road_lead(siting, g);
    }
    if (!failed) citadel_roads_trim(siting);
    return failed;
}

// ---- Search for a position ----------------------------------------------------------------------

/// Tries to place the citadel at a vertex, in all rotations.
static pave_result citadel_siting_try(citadel_siting *siting, pave_tri_vertex at)
{
    for (int32_t turn = 0; turn < (siting->def->fixed ? 1 : CITADEL_TURNS); turn++) {
        siting->place = (pave_citadel_place){at, turn, 0};
        if (!citadel_siting_fits(siting, &siting->place)) continue;
        siting->on_land = true;
        citadel_siting_lay(siting, &siting->place);
        const pave_result failed = citadel_roads_lead(siting);
        if (failed != PAVE_NOT_FOUND) return failed;
    }
    return PAVE_NOT_FOUND;
}

/// Tries the vertices by distance in edges. Vertices at the same distance are visited along the six
/// sides of the hexagon that they form.
static pave_result citadel_siting_search(citadel_siting *siting)
{
    pave_result found = citadel_siting_try(siting, siting->def->at);
    for (int32_t far = 1; far <= siting->def->shift && found == PAVE_NOT_FOUND; far++) {
        pave_tri_vertex at = siting->def->at;
        at.q -= far;
        for (int side = 0; side < CITADEL_TURNS; side++)
            for (int32_t i = 0; i < far && found == PAVE_NOT_FOUND; i++) {
                found = citadel_siting_try(siting, at);
                if (found == PAVE_NOT_FOUND) at = pave_tri_adjacent(at, side);
            }
    }
    return found;
}

static pave_result citadel_siting_refuse(const citadel_siting *siting, pave_error *error)
{
    const pave_citadel_place_def *def = siting->def;
    if (siting->on_land)
        return PAVE_FAIL(error, PAVE_NOT_FOUND,
                         "no road leads from gate %" PRId32
                         " at any place: give goals that can be reached, or allow bridges",
                         siting->road_off);
    return PAVE_FAIL(
        error, PAVE_NOT_FOUND,
        "the citadel does not fit within %" PRId32 " edges of %" PRId32 ",%" PRId32
        ": the land there is too small, closed or water; give another place or a smaller citadel",
        def->shift, def->at.q, def->at.r);
}

static pave_result citadel_place_check(const pave_citadel_place_def *def, pave_error *error)
{
    if (def->window->grid != PAVE_WINDOW_TRIANGLES || def->window->def.wrap)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the land must be a window of triangles that does not wrap");
    if (def->window->count > INT32_MAX / 2)
        return PAVE_FAIL(error, PAVE_RANGE, "the land has too many cells");
    if (def->shift < 0 || def->shift > PAVE_CITADEL_SHIFT_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "shift must be 0 to %d, not %" PRId32,
                         (int)PAVE_CITADEL_SHIFT_MAX, def->shift);
    if (def->at.q < -PAVE_COORDINATE_MAX / 2 || def->at.q > PAVE_COORDINATE_MAX / 2 ||
        def->at.r < -PAVE_COORDINATE_MAX / 2 || def->at.r > PAVE_COORDINATE_MAX / 2)
        return PAVE_FAIL(error, PAVE_RANGE, "the place %" PRId32 ",%" PRId32 " is too far away",
                         def->at.q, def->at.r);
    for (int64_t i = 0; i < def->window->count; i++)
        if (def->land[i] > PAVE_CITADEL_LAND_WATER)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "cell %" PRId64 " must be a pave_citadel_land, not %d", i,
                             (int)def->land[i]);
    for (int64_t i = 0; i < def->goal_count; i++)
        if (!pave_window_contains(def->window, def->goals[i]))
            return PAVE_FAIL(error, PAVE_RANGE, "goal %" PRId64 " is outside the land", i);
    return PAVE_OK;
}

static pave_result citadel_siting_run(citadel_siting *siting, const pave_allocator *allocator,
                                      pave_citadel_place *out, pave_error *error)
{
    const pave_ground ground = {.window = siting->def->window};
    pave_result failed = pave_search_create(&ground, allocator, &siting->search, error);
    if (failed) return failed;
    citadel_siting_list(siting);
    failed = citadel_siting_search(siting);
    if (failed == PAVE_NOT_FOUND) failed = citadel_siting_refuse(siting, error);
    if (!failed) *out = siting->place;
    pave_search_destroy(siting->search);
    return failed;
}

pave_result pave_citadel_place_in(const pave_citadel *citadel, const pave_citadel_place_def *def,
                                  const pave_allocator *allocator, pave_citadel_place *out,
                                  uint8_t *zones, int32_t *sources, pave_error *error)
{
    const pave_allocator copy = pave_allocator_or_default(allocator);
    pave_result failed = citadel_place_check(def, error);
    if (failed) return failed;
    enum { LISTS = 5 };
    const size_t land = (size_t)def->window->count, town = (size_t)citadel->window->count;
    const size_t room = LISTS * (land + (size_t)def->goal_count) + town;
    int32_t *memory = pave_array_take(&copy, room, sizeof *memory);
    failed = PAVE_NO_MEMORY;
    if (memory) {
        citadel_siting siting = {.citadel = citadel,
                                 .def = def,
                                 .zones = zones,
                                 .sources = sources,
                                 .cells = memory,
                                 .enter = memory + town,
                                 .distances = memory + town + land,
                                 .from = memory + town + 2 * land,
                                 .path = memory + town + 3 * land,
                                 .goals = memory + town + 4 * land};
        failed = citadel_siting_run(&siting, &copy, out, error);
    }
    pave_array_release(&copy, memory);
    if (failed == PAVE_NO_MEMORY)
        PAVE_FAIL(error, failed, "not enough memory for the place of a citadel");
    return failed;
}
