/// src/art/builtin_strew.c: rules for props scattered over tiles, one row per kind of prop: sets
/// and variants, ground, number and probability.
///
/// Rows are processed in order, so that large props are placed before small ones.
#include "../base/exact.h"

#include "builtin_art.h"

/// The ground that a prop requires.
typedef enum pave_strew_zone {
    PAVE_STREW_GREEN, ///< grass
    PAVE_STREW_EDGE,  ///< country and lakes: grass near the forest
    PAVE_STREW_NEAR,  ///< country and lakes: water near the shore
    PAVE_STREW_BANK,  ///< grass near water
    PAVE_STREW_WATER,
    PAVE_STREW_FLOOR,  ///< floor, including the gravel of roads and the sand of shores
    PAVE_STREW_CENTER, ///< floor near the centre of the tile
    PAVE_STREW_NICHE,  ///< floor directly below a wall
    PAVE_STREW_TOP     ///< the top of a wall
} pave_strew_zone;

enum { PAVE_STREW_CALM = 1, PAVE_STREW_OTHER = 2, PAVE_STREW_RARE = 4, PAVE_STREW_ALL = 7 };

/// Set, variants (a sum), prop, zone, maximum number, probability of each out of 256, distance from
/// the zone's border and size, both in hundredths of a tile.
typedef struct pave_strew_row {
    uint8_t builtin, variants, kind, zone, count, chance, depth, size;
} pave_strew_row;

#define PAVE_STREW_ROW(set, variants, kind, zone, count, chance, depth, size)                    \
    {                                                                                            \
        PAVE_BUILTIN_##set, variants, PAVE_PROP_##kind, PAVE_STREW_##zone, count, chance, depth, \
            size                                                                                 \
    }

static const pave_strew_row pave_strew_rows[] = {
    // roads; all tiles except the first of each combination
    PAVE_STREW_ROW(ROADS, 4, POND, GREEN, 1, 150, 20, 90),
    PAVE_STREW_ROW(ROADS, 2, TREE, GREEN, 2, 200, 9, 95),
    PAVE_STREW_ROW(ROADS, 6, PINE, GREEN, 2, 190, 9, 90),
    PAVE_STREW_ROW(ROADS, 4, ROCK, GREEN, 2, 160, 8, 95),
    PAVE_STREW_ROW(ROADS, 4, SHEEP, GREEN, 3, 150, 7, 100),
    PAVE_STREW_ROW(ROADS, 6, BUSH, GREEN, 2, 200, 8, 85),
    PAVE_STREW_ROW(ROADS, 6, FLOWERS, GREEN, 4, 200, 4, 105),
    PAVE_STREW_ROW(ROADS, 6, TUFT, GREEN, 16, 190, 2, 105),
    PAVE_STREW_ROW(ROADS, 6, PEBBLE, FLOOR, 10, 180, 4, 100),
    // meadow; also all except the first
    PAVE_STREW_ROW(MEADOW, 4, BOAT, WATER, 1, 120, 12, 100),
    PAVE_STREW_ROW(MEADOW, 4, DUCKS, WATER, 1, 120, 12, 110),
    PAVE_STREW_ROW(MEADOW, 2, TREE, GREEN, 1, 150, 9, 100),
    PAVE_STREW_ROW(MEADOW, 6, PINE, GREEN, 2, 110, 9, 95),
    PAVE_STREW_ROW(MEADOW, 4, SHEEP, GREEN, 3, 150, 7, 100),
    PAVE_STREW_ROW(MEADOW, 4, ROCK, GREEN, 1, 140, 8, 95),
    PAVE_STREW_ROW(MEADOW, 6, BUSH, GREEN, 2, 170, 8, 75),
    PAVE_STREW_ROW(MEADOW, 6, REEDS, BANK, 2, 120, 0, 85),
    PAVE_STREW_ROW(MEADOW, 6, LILY, WATER, 1, 110, 9, 90),
    PAVE_STREW_ROW(MEADOW, 6, WAVE, WATER, 3, 190, 20, 100),
    PAVE_STREW_ROW(MEADOW, 6, FLOWERS, GREEN, 4, 190, 4, 110),
    PAVE_STREW_ROW(MEADOW, 6, TUFT, GREEN, 16, 190, 2, 105),
    PAVE_STREW_ROW(MEADOW, 6, PEBBLE, FLOOR, 8, 160, 2, 100),
    // cave
    PAVE_STREW_ROW(CAVE, 4, FIRE, FLOOR, 1, 60, 15, 130),
    PAVE_STREW_ROW(CAVE, 4, CRYSTALS, FLOOR, 1, 130, 7, 150),
    PAVE_STREW_ROW(CAVE, 4, CHEST, FLOOR, 1, 40, 11, 130),
    PAVE_STREW_ROW(CAVE, 6, PUDDLE, FLOOR, 1, 40, 13, 130),
    PAVE_STREW_ROW(CAVE, 1, STALAGMITE, FLOOR, 1, 130, 7, 150),
    PAVE_STREW_ROW(CAVE, 6, STALAGMITE, FLOOR, 2, 100, 7, 130),
    PAVE_STREW_ROW(CAVE, 4, BONES, FLOOR, 1, 110, 8, 130),
    PAVE_STREW_ROW(CAVE, 3, BOULDER, FLOOR, 1, 120, 7, 125),
    PAVE_STREW_ROW(CAVE, 2, MUSHROOMS, FLOOR, 2, 90, 5, 130),
    PAVE_STREW_ROW(CAVE, 7, PEBBLE, FLOOR, 10, 110, 3, 150),
    // dungeon
    PAVE_STREW_ROW(DUNGEON, 7, TORCH, NICHE, 1, 140, 0, 110),
    PAVE_STREW_ROW(DUNGEON, 4, TABLE, CENTER, 1, 150, 14, 110),
    PAVE_STREW_ROW(DUNGEON, 4, CHEST, FLOOR, 1, 200, 8, 130),
    PAVE_STREW_ROW(DUNGEON, 3, BARREL, FLOOR, 2, 28, 6, 135),
    PAVE_STREW_ROW(DUNGEON, 2, CRATE, FLOOR, 2, 40, 7, 130),
    PAVE_STREW_ROW(DUNGEON, 4, BONES, FLOOR, 1, 150, 6, 130),
    PAVE_STREW_ROW(DUNGEON, 7, PEBBLE, FLOOR, 3, 70, 3, 100),
    // maze
    PAVE_STREW_ROW(MAZE, 6, TREE, GREEN, 1, 200, 12, 100),
    PAVE_STREW_ROW(MAZE, 6, FLOWERS, GREEN, 6, 220, 4, 130),
    PAVE_STREW_ROW(MAZE, 4, FOUNTAIN, CENTER, 1, 130, 17, 115),
    PAVE_STREW_ROW(MAZE, 4, STATUE, CENTER, 1, 160, 8, 140),
    PAVE_STREW_ROW(MAZE, 4, BENCH, NICHE, 1, 200, 3, 120),
    PAVE_STREW_ROW(MAZE, 6, ROSES, TOP, 2, 90, 6, 110),
    PAVE_STREW_ROW(MAZE, 7, TUFT, FLOOR, 5, 140, 1, 95),
    PAVE_STREW_ROW(MAZE, 7, PEBBLE, FLOOR, 7, 150, 5, 105),
    // river
    PAVE_STREW_ROW(RIVER, 4, BOAT, WATER, 1, 150, 13, 100),
    PAVE_STREW_ROW(RIVER, 4, COTTAGE, GREEN, 1, 130, 15, 95),
    PAVE_STREW_ROW(RIVER, 2, DUCKS, WATER, 1, 60, 10, 110),
    PAVE_STREW_ROW(RIVER, 5, TREE, GREEN, 2, 170, 9, 110),
    PAVE_STREW_ROW(RIVER, 6, PINE, GREEN, 2, 150, 9, 105),
    PAVE_STREW_ROW(RIVER, 1, ROCK, WATER, 1, 70, 7, 85),
    PAVE_STREW_ROW(RIVER, 6, ROCK, GREEN, 1, 90, 8, 105),
    PAVE_STREW_ROW(RIVER, 4, SHEEP, GREEN, 3, 120, 7, 110),
    PAVE_STREW_ROW(RIVER, 7, BUSH, GREEN, 2, 150, 8, 95),
    PAVE_STREW_ROW(RIVER, 7, REEDS, BANK, 3, 150, 0, 105),
    PAVE_STREW_ROW(RIVER, 3, LILY, WATER, 1, 70, 9, 85),
    PAVE_STREW_ROW(RIVER, 7, FLOWERS, GREEN, 4, 170, 4, 105),
    PAVE_STREW_ROW(RIVER, 7, TUFT, GREEN, 16, 190, 2, 105),
    // land
    PAVE_STREW_ROW(LAND, 4, BOAT, NEAR, 1, 200, 13, 100),
    PAVE_STREW_ROW(LAND, 4, COTTAGE, GREEN, 1, 110, 15, 95),
    PAVE_STREW_ROW(LAND, 4, CHEST, FLOOR, 1, 60, 11, 100),
    PAVE_STREW_ROW(LAND, 4, FIRE, FLOOR, 1, 60, 12, 100),
    PAVE_STREW_ROW(LAND, 2, DUCKS, NEAR, 1, 50, 12, 100),
    PAVE_STREW_ROW(LAND, 7, TREE, EDGE, 2, 170, 9, 100),
    PAVE_STREW_ROW(LAND, 7, PINE, EDGE, 2, 130, 9, 95),
    PAVE_STREW_ROW(LAND, 4, SHEEP, GREEN, 3, 150, 7, 100),
    PAVE_STREW_ROW(LAND, 6, ROCK, FLOOR, 1, 60, 8, 85),
    PAVE_STREW_ROW(LAND, 6, ROCK, GREEN, 1, 60, 8, 95),
    PAVE_STREW_ROW(LAND, 7, BUSH, GREEN, 2, 90, 7, 75),
    PAVE_STREW_ROW(LAND, 1, WAVE, WATER, 3, 170, 20, 100),
    PAVE_STREW_ROW(LAND, 6, WAVE, WATER, 2, 110, 20, 100),
    PAVE_STREW_ROW(LAND, 7, FLOWERS, GREEN, 4, 150, 4, 105),
    PAVE_STREW_ROW(LAND, 7, TUFT, GREEN, 14, 190, 2, 105),
    PAVE_STREW_ROW(LAND, 7, TUFT, FLOOR, 2, 60, 6, 90),
    PAVE_STREW_ROW(LAND, 7, PEBBLE, FLOOR, 6, 150, 2, 105),
    // garden
    PAVE_STREW_ROW(GARDEN, 1, DUCKS, WATER, 1, 120, 7, 85),
    PAVE_STREW_ROW(GARDEN, 1, LILY, WATER, 2, 150, 6, 70),
    PAVE_STREW_ROW(GARDEN, 1, TREE, GREEN, 3, 235, 8, 95),
    PAVE_STREW_ROW(GARDEN, 1, BUSH, GREEN, 2, 190, 6, 75),
    PAVE_STREW_ROW(GARDEN, 1, FLOWERS, GREEN, 5, 200, 4, 105),
    PAVE_STREW_ROW(GARDEN, 1, TUFT, GREEN, 12, 190, 2, 105),
};

// ---- The zones ----------------------------------------------------------------------------------

/// Returns the distance from the water. It is negative in the water.
static float pave_strew_dry(const pave_art_tile *tile, float u, float v)
{
    switch (tile->builtin) {
    case PAVE_BUILTIN_MEADOW: return tile->id == 0 ? 1 : -pave_art_shore_distance(tile->id, u, v);
    case PAVE_BUILTIN_RIVER: return pave_art_river_distance(tile, u, v);
    case PAVE_BUILTIN_LAND: return pave_art_land_distance(tile, 1, u, v);
    case PAVE_BUILTIN_GARDEN: return pave_art_garden_pool(tile, u, v);
    default: return 1;
    }
}

/// Returns the depth of a point in the grass.
static float pave_strew_green(const pave_art_tile *tile, float u, float v)
{
    switch (tile->builtin) {
    case PAVE_BUILTIN_ROADS: return pave_art_road_distance(tile->id, u, v);
    case PAVE_BUILTIN_MEADOW: return pave_strew_dry(tile, u, v) - 0.125f;
    case PAVE_BUILTIN_RIVER: return pave_strew_dry(tile, u, v) - 0.045f;
    case PAVE_BUILTIN_LAND:
        return pave_art_least(pave_art_land_distance(tile, 2, u, v) - 0.03f,
                              -pave_art_land_distance(tile, 3, u, v) - 0.1f);
    case PAVE_BUILTIN_GARDEN: return pave_art_garden_green(tile, u, v);
    case PAVE_BUILTIN_MAZE: return tile->id == 0 ? pave_art_maze_open(tile, u, v) : -1;
    default: return -1;
    }
}

static float pave_strew_floor(const pave_art_tile *tile, const pave_art_view *view, float u,
                              float v)
{
    if (tile->builtin == PAVE_BUILTIN_ROADS) return -pave_art_road_distance(tile->id, u, v);
    if (tile->builtin == PAVE_BUILTIN_LAND)
        return pave_art_least(pave_art_land_distance(tile, 1, u, v) - 0.03f,
                              -pave_art_land_distance(tile, 2, u, v) - 0.04f);
    if (tile->builtin != PAVE_BUILTIN_MEADOW) return pave_art_floor(tile, view, u, v) - 0.02f;
    float dry = pave_strew_dry(tile, u, v);
    return pave_art_least(dry - 0.02f, 0.09f - dry);
}

static float pave_strew_top(const pave_art_tile *tile, float u, float v)
{
    if (tile->builtin == PAVE_BUILTIN_CAVE) return -pave_art_cave_open(tile, u, v);
    if (tile->builtin == PAVE_BUILTIN_MAZE) return -pave_art_maze_open(tile, u, v);
    return -pave_art_dungeon_open(tile, u, v);
}

/// Returns the depth of a point in a zone. It is negative outside.
static float pave_strew_inside(const pave_art_tile *tile, const pave_art_view *view,
                               pave_strew_zone zone, float u, float v)
{
    float x = u - 0.5f, y = v - 0.56f, dry = 0, floor = 0;
    switch (zone) {
    case PAVE_STREW_GREEN: return pave_strew_green(tile, u, v);
    case PAVE_STREW_EDGE:
        return pave_art_least(pave_strew_green(tile, u, v),
                              0.45f + pave_art_land_distance(tile, 3, u, v));
    case PAVE_STREW_NEAR: dry = pave_strew_dry(tile, u, v); return pave_art_least(-dry, 0.6f + dry);
    case PAVE_STREW_BANK:
        dry = pave_strew_dry(tile, u, v);
        return tile->builtin == PAVE_BUILTIN_RIVER ? 0.035f - pave_art_absolute(dry - 0.01f)
                                                   : 0.03f - pave_art_absolute(dry + 0.03f);
    case PAVE_STREW_WATER: return -pave_strew_dry(tile, u, v);
    case PAVE_STREW_FLOOR: return pave_strew_floor(tile, view, u, v);
    case PAVE_STREW_CENTER: return x * x + y * y < 0.01f ? pave_strew_floor(tile, view, u, v) : -1;
    case PAVE_STREW_NICHE:
        floor = pave_strew_floor(tile, view, u, v);
        return floor > -0.02f && floor < 0.025f &&
                       pave_strew_floor(tile, view, u, v - 0.08f) < -0.03f
                   ? 0.05f
                   : -1;
    case PAVE_STREW_TOP: return pave_strew_top(tile, u, v);
    default: assert(false); return -1;
    }
}

/// Returns whether a point is on or near a bridge or its approaches.
static bool pave_strew_on_bridge(const pave_art_tile *tile, float u, float v)
{
    int bridge = pave_art_bridge(tile);
    float across = pave_art_absolute((bridge == 1 ? u : v) - 0.5f);
    return bridge != 0 && across < 0.2f;
}

// ---- Scattering ---------------------------------------------------------------------------------

/// Tries to place a prop at several positions.
static void pave_strew_one(const pave_strew_row *row, const pave_art_tile *tile,
                           const pave_art_view *view, uint32_t key, pave_art_marks *scratch,
                           pave_art_props_list *list)
{
    enum { TRIES = 14 };
    bool low = row->kind == PAVE_PROP_TUFT || row->kind == PAVE_PROP_PEBBLE;
    float depth = (float)row->depth / 100;
    for (uint32_t k = 0; k < TRIES; k++) {
        uint32_t word = pave_art_word(key, 41, k);
        pave_art_prop prop = {.kind = (pave_art_prop_kind)row->kind,
                              .u = 0.04f + 0.92f * pave_art_part(word, 0),
                              .v = 0.06f + 0.9f * pave_art_part(word, 1),
                              .size =
                                  (float)row->size / 100 * (0.88f + 0.24f * pave_art_part(word, 2)),
                              .word = pave_art_word(key, 43, k)};
        if (pave_strew_inside(tile, view, (pave_strew_zone)row->zone, prop.u, prop.v) <= depth ||
            pave_strew_on_bridge(tile, prop.u, prop.v))
            continue;
        float room = low ? 0.02f : pave_art_room(prop.kind) * prop.size;
        if (pave_art_is_free(list, list->count, prop.u, prop.v, room) &&
            pave_art_try(&prop, view, scratch, list))
            return;
    }
}

void pave_art_strew(const pave_art_tile *tile, const pave_art_view *view, pave_art_marks *scratch,
                    pave_art_props_list *list)
{
    enum { ROWS = sizeof pave_strew_rows / sizeof *pave_strew_rows };
    for (uint32_t k = 0; k < ROWS; k++) {
        const pave_strew_row *row = &pave_strew_rows[k];
        if (row->builtin != tile->builtin || !(row->variants >> tile->variant & 1)) continue;
        for (uint32_t n = 0; n < row->count; n++) {
            uint32_t key = pave_art_word(64 * k + n, tile->id, tile->variant + 8 * tile->builtin);
            if (key >> 24 < row->chance) pave_strew_one(row, tile, view, key, scratch, list);
        }
    }
}
