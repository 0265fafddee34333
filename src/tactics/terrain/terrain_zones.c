/// src/tactics/terrain/terrain_zones.c: zones, slopes and movement costs of cells.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "terrain_model.h"

#include <math.h>

enum { PAVE_WOODED = 26000, PAVE_TERRAIN_COST_MAX = 1 << 20 };

// ---- Slopes -------------------------------------------------------------------------------------

/// Returns the integer square root, rounded down.
static uint64_t terrain_root(uint64_t value)
{
    uint64_t root = (uint64_t)sqrt((double)value);
    while (root * root > value) root--;
    while ((root + 1) * (root + 1) <= value) root++;
    return root;
}

/// Returns the slope between three levels over an equilateral triangle. Its square is 4/3 (a a + b
/// b + c c - a b - b c - c a), which is 2/3 of the sum of the squared differences.
static int32_t terrain_slope_of(const int32_t *levels, const int32_t corners[3])
{
    uint64_t sum = 0;
    for (int k = 0; k < 3; k++) {
        const int64_t rise = (int64_t)levels[corners[k]] - levels[corners[(k + 1) % 3]];
        sum += (uint64_t)(rise * rise);
    }
    return (int32_t)(terrain_root(sum * 2 / 3) * 256 / PAVE_TERRAIN_UNIT);
}

int32_t pave_terrain_slope(const pave_terrain *terrain, int32_t cell)
{
    int32_t corners[3];
    pave_terrain_corners(terrain, cell, corners);
    return terrain_slope_of(terrain->levels, corners);
}

// ---- Zones --------------------------------------------------------------------------------------

/// Returns the zone of a cell of land at a height above the sea.
static pave_terrain_zone terrain_land_zone(const pave_terrain_def *def, int32_t height,
                                           int32_t slope, bool wooded)
{
    if (height >= def->snow) return slope > def->steep * 2 ? PAVE_TERRAIN_ROCK : PAVE_TERRAIN_SNOW;
    if (slope >= def->steep || height >= def->snow - def->snow / 4) return PAVE_TERRAIN_ROCK;
    return wooded ? PAVE_TERRAIN_FOREST : PAVE_TERRAIN_GRASS;
}

static pave_terrain_zone terrain_cell_zone(const pave_terrain *terrain, const int32_t corners[3],
                                           const uint16_t *woods[3])
{
    const pave_terrain_def *def = &terrain->def;
    int32_t wet[PAVE_WATER_SEA + 1] = {0}, water = INT32_MIN, wood = 0;
    int64_t height = 0;
    for (int k = 0; k < 3; k++) {
        const int32_t kind = terrain->waters[corners[k]];
        wet[kind]++;
        height += terrain->levels[corners[k]];
        wood += *woods[k];
        if (kind >= PAVE_WATER_LAKE && terrain->levels[corners[k]] > water)
            water = terrain->levels[corners[k]];
    }
    if (wet[PAVE_WATER_SEA] == 3) return PAVE_TERRAIN_SEA;
    if (wet[PAVE_WATER_SEA] + wet[PAVE_WATER_LAKE] == 3) return PAVE_TERRAIN_LAKE;
    height = pave_floor_divide(height, 3);
    const int32_t slope = terrain_slope_of(terrain->levels, corners);
    if (water > INT32_MIN && height - water <= def->beach && slope < def->steep)
        return PAVE_TERRAIN_BEACH;
    const int64_t above = height - (def->dry ? terrain->lowest : def->sea);
    return terrain_land_zone(def, (int32_t)(above > INT32_MAX ? INT32_MAX : above), slope,
                             wood < 3 * PAVE_WOODED);
}

/// Chooses the heights that the definition does not specify.
static void terrain_choose_heights(pave_terrain *terrain)
{
    pave_terrain_def *def = &terrain->def;
    int64_t above = (int64_t)terrain->highest - (def->dry ? terrain->lowest : def->sea);
    if (above < 0) above = 0;
    if (def->snow == 0) def->snow = (int32_t)(above * 5 / 8) + 1;
    if (def->beach == 0) def->beach = (int32_t)(above / 40) + 1;
}

bool pave_terrain_choose_zones(pave_terrain *terrain, const pave_allocator *allocator)
{
    const size_t count = (size_t)terrain->vertex_count;
    uint16_t *woods = pave_array_take(allocator, count, sizeof *woods);
    if (!woods) return false;
    terrain_choose_heights(terrain);
    for (int32_t row = 0; row < terrain->row_count; row++)
        pave_terrain_woods(terrain, row, woods + terrain->rows[row].start);
    for (int32_t cell = 0; cell < terrain->cell_count; cell++) {
        int32_t corners[3];
        pave_terrain_corners(terrain, cell, corners);
        const uint16_t *wooded[3] = {woods + corners[0], woods + corners[1], woods + corners[2]};
        terrain->own->zones[cell] = (uint8_t)terrain_cell_zone(terrain, corners, wooded);
    }
    pave_array_release(allocator, woods);
    return true;
}

// ---- Costs --------------------------------------------------------------------------------------

pave_terrain_costs_def pave_terrain_costs_on_foot(void)
{
    return (pave_terrain_costs_def){
        .zones = {-1, -1, -1, 3, 2, 4, 4, 5}, .slope = 6, .slope_max = 384, .river = 6, .climb = 4};
}

static pave_result terrain_check_costs(const pave_terrain *terrain,
                                       const pave_terrain_costs_def *def, const pave_graph *graph,
                                       pave_error *error)
{
    const int32_t others[] = {def->slope, def->river, def->climb, def->slope_max};
    bool fits = true;
    for (int i = 0; i < PAVE_TERRAIN_ZONES; i++)
        fits = fits && def->zones[i] >= -PAVE_TERRAIN_COST_MAX &&
               def->zones[i] <= PAVE_TERRAIN_COST_MAX;
    for (int i = 0; i < 4; i++) fits = fits && others[i] >= 0 && others[i] <= PAVE_TERRAIN_COST_MAX;
    if (!fits)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "costs of terrain are at most %d, and of slopes, rivers and climbs 0 or more",
            PAVE_TERRAIN_COST_MAX);
    if (graph && graph->node_count != terrain->cell_count)
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "the graph has %d nodes, the terrain %d cells: make it from the window of the terrain",
            graph->node_count, terrain->cell_count);
    return PAVE_OK;
}

/// Limits a cost so that adding it to another cannot overflow.
static int32_t terrain_cost(int64_t cost)
{
    const int64_t most = INT32_MAX / 2;
    return (int32_t)(cost < most ? cost : most);
}

static int32_t terrain_enter(const pave_terrain *terrain, const pave_terrain_costs_def *def,
                             int32_t cell)
{
    const int32_t cost = def->zones[terrain->zones[cell]],
                  slope = pave_terrain_slope(terrain, cell);
    if (cost < 0 || (def->slope_max > 0 && slope > def->slope_max)) return -1;
    return terrain_cost(cost + (int64_t)def->slope * slope / 256);
}

/// Returns whether a step between two cells crosses a river, and stores three times its rise in
/// `gain`.
static bool terrain_crosses(const pave_terrain *terrain, const int32_t a[3], const int32_t b[3],
                            int64_t *gain)
{
    int32_t shared[3], count = 0;
    *gain = 0;
    for (int i = 0; i < 3; i++) {
        *gain += (int64_t)terrain->levels[b[i]] - terrain->levels[a[i]];
        for (int k = 0; k < 3; k++)
            if (a[i] == b[k]) shared[count++] = a[i];
    }
    if (count == 1) return terrain->waters[shared[0]] == PAVE_WATER_RIVER;
    return count == 2 && pave_terrain_is_river(terrain, shared[0], shared[1]);
}

pave_result pave_terrain_costs(const pave_terrain *terrain, const pave_terrain_costs_def *def,
                               const pave_graph *graph, int32_t *enter, int32_t *cross,
                               pave_error *error)
{
    assert(terrain && def && enter && (graph || !cross));
    const pave_result result = terrain_check_costs(terrain, def, graph, error);
    if (result != PAVE_OK) return result;
    for (int32_t cell = 0; cell < terrain->cell_count; cell++)
        enter[cell] = terrain_enter(terrain, def, cell);
    for (int32_t cell = 0; cross && cell < terrain->cell_count; cell++) {
        int32_t from[3], to[3];
        pave_terrain_corners(terrain, cell, from);
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int64_t gain;
            pave_terrain_corners(terrain, graph->to[arc], to);
            const bool river = terrain_crosses(terrain, from, to, &gain);
            const int64_t edges = gain > 0 ? gain / (3 * PAVE_TERRAIN_UNIT) : 0;
            cross[arc] = terrain_cost((river ? def->river : 0) + edges * def->climb);
        }
    }
    return PAVE_OK;
}
