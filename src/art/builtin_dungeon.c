/// src/art/builtin_dungeon.c: the ground of the built-in dungeon: rooms with flagstones, halls with
/// a pillar where four rooms meet, corridors, doors, and brick walls.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

enum { PAVE_DUNGEON_WALL, PAVE_DUNGEON_DOOR, PAVE_DUNGEON_HALL };

const pave_art_walls pave_art_dungeon_walls = {pave_art_dungeon_open, 0.13f, 0.12f, false};

static const float dungeon_wall = 0.16f;  ///< half the thickness of a wall
static const float dungeon_door = 0.175f; ///< half the width of a door and of a corridor
static const float dungeon_leaf = 0.036f; ///< half the thickness of a door

/// Returns the distance from a box around (x, y). It is negative inside.
static float dungeon_box(float x, float y, float half_x, float half_y)
{
    float dx = pave_art_absolute(x) - half_x, dy = pave_art_absolute(y) - half_y;
    if (dx <= 0 || dy <= 0) return pave_art_most(dx, dy);
    return sqrtf(dx * dx + dy * dy);
}

/// Returns (u, v) relative to side k: x runs along the side from its midpoint, y inwards.
static pave_art_point dungeon_from(int k, float u, float v)
{
    pave_art_point flat = {u - 0.5f, k == 0 ? v : 1 - v}, steep = {v - 0.5f, k == 1 ? 1 - u : u};
    return (k & 1) ? steep : flat;
}

bool pave_art_is_room(const pave_art_tile *tile)
{
    int doors = 0, halls = 0;
    for (int k = 0; k < 4; k++) {
        doors += tile->colors[k] == PAVE_DUNGEON_DOOR;
        halls += tile->colors[k] == PAVE_DUNGEON_HALL;
    }
    if (halls > 0) return true;
    return doors == 1 || (doors > 1 && (tile->variant == 2 || (tile->id + tile->variant) % 2 == 0));
}

/// Returns the distance from the walls, ignoring doors.
static float dungeon_walls(const pave_art_tile *tile, float u, float v)
{
    if (tile->id == 0) return -1;
    float half = pave_art_is_room(tile) ? 0.5f - dungeon_wall : dungeon_door;
    float floor = dungeon_box(u - 0.5f, v - 0.5f, half, half);
    for (int k = 0; k < 4; k++) {
        if (tile->colors[k] == PAVE_DUNGEON_WALL) continue;
        pave_art_point at = dungeon_from(k, u, v);
        float wide = tile->colors[k] == PAVE_DUNGEON_HALL ? 0.5f - dungeon_wall : dungeon_door;
        floor = pave_art_least(floor, dungeon_box(at.x, at.y + 0.25f, wide, 0.75f));
    }
    return -floor;
}

/// Returns the distance from the nearest door.
static float dungeon_leaves(const pave_art_tile *tile, float u, float v)
{
    float least = 1;
    for (int k = 0; k < 4; k++) {
        if (tile->colors[k] != PAVE_DUNGEON_DOOR) continue;
        pave_art_point at = dungeon_from(k, u, v);
        least = pave_art_least(least, dungeon_box(at.x, at.y, dungeon_door + 0.01f, dungeon_leaf));
    }
    return least;
}

float pave_art_dungeon_open(const pave_art_tile *tile, float u, float v)
{
    return pave_art_least(dungeon_walls(tile, u, v), dungeon_leaves(tile, u, v));
}

// ---- Stones -------------------------------------------------------------------------------------

/// A pattern of stones that repeats in every tile: the nearest joint, and the brightness of the
/// stone, 0..1. Stones on a border are the same in all tiles.
typedef struct pave_dungeon_stone {
    float edge; ///< distance from the joint, in tile widths
    float part; ///< random value of the stone
} pave_dungeon_stone;

static pave_dungeon_stone dungeon_stones(const pave_art_tile *tile, float u, float v, float length,
                                         float height)
{
    int columns = (int)(1 / length + 0.5f), rows = (int)(1 / height + 0.5f);
    float y = v / height + 0.5f;
    int row = (int)floorf(y);
    float x = u / length + ((row & 1) ? 0.25f : 0.75f);
    int column = (int)floorf(x);
    float fx = x - (float)column, fy = y - (float)row;
    float across = pave_art_least(fx, 1 - fx) * length, down = pave_art_least(fy, 1 - fy) * height;
    bool border = row <= 0 || row >= rows || column <= 0 || column >= columns;
    uint32_t own = border ? 0 : 1 + tile->id + 4096 * tile->variant;
    uint32_t word =
        pave_art_word(31, own, (uint32_t)((row + rows) % rows * 64 + (column + columns) % columns));
    pave_dungeon_stone stone = {pave_art_least(across, down), pave_art_part(word, 1)};
    return stone;
}

static pave_art_color dungeon_top(const pave_art_tile *tile, const pave_art_sight *sight, float u,
                                  float v, pave_art_grain grain)
{
    const pave_art_color rim = {146, 138, 152}, shady = {92, 84, 104}, block = {84, 77, 98},
                         deep = {62, 56, 76}, line = {38, 32, 48};
    float depth = -sight->open;
    pave_dungeon_stone stone = dungeon_stones(tile, u, v, 0.25f, 0.25f);
    pave_art_color color = pave_art_mix(block, deep, pave_art_smooth(0.04f, 0.13f, depth));
    color = pave_art_shade(color, 0.95f + 0.1f * stone.part + 0.035f * grain.fine);
    color = pave_art_shade(color, 0.86f + 0.14f * pave_art_smooth(0.004f, 0.018f, stone.edge));
    pave_art_color bevel = pave_art_mix(shady, rim, 0.5f + 0.5f * sight->lit);
    color = pave_art_mix(bevel, color, pave_art_smooth(0.028f, 0.046f, depth));
    return pave_art_mix(line, color, pave_art_smooth(0.003f, 0.016f, depth));
}

static pave_art_color dungeon_face(const pave_art_tile *tile, const pave_art_sight *sight,
                                   pave_art_grain grain)
{
    const pave_art_color brick = {150, 132, 128}, warm = {168, 142, 122}, mortar = {92, 80, 92};
    pave_dungeon_stone stone = dungeon_stones(tile, pave_art_clamp(sight->along, 0, 1),
                                              0.0625f + 0.1875f * sight->down, 0.2f, 0.125f);
    pave_art_color color = pave_art_mix(brick, warm, stone.part);
    color = pave_art_shade(color, 0.9f + 0.14f * stone.part + 0.03f * grain.fine);
    color = pave_art_mix(mortar, color, pave_art_smooth(0.004f, 0.014f, stone.edge));
    color = pave_art_shade(color, 1.08f - 0.34f * sight->down);
    return pave_art_shade(color, sight->east ? 0.68f : 1);
}

static pave_art_color dungeon_wood(const pave_art_sight *sight, bool face)
{
    const pave_art_color top = {186, 134, 76}, plank = {150, 98, 52}, line = {84, 52, 32},
                         iron = {70, 66, 78};
    if (!face) return pave_art_mix(line, top, pave_art_smooth(0.002f, 0.014f, -sight->open));
    float x = sight->along * 17 + 0.5f, at = x - floorf(x);
    pave_art_color color =
        pave_art_mix(line, plank, pave_art_smooth(0.06f, 0.2f, pave_art_least(at, 1 - at)));
    if (pave_art_absolute(sight->down - 0.28f) < 0.09f ||
        pave_art_absolute(sight->down - 0.76f) < 0.09f)
        color = iron;
    color = pave_art_shade(color, 1.1f - 0.25f * sight->down);
    return pave_art_shade(color, sight->east ? 0.7f : 1);
}

/// Returns the distance from the rug in the middle of certain rooms.
static float dungeon_rug(const pave_art_tile *tile, float u, float v)
{
    bool laid = tile->variant == 2 && pave_art_is_room(tile) && tile->id % 3 == 1;
    return laid ? dungeon_box(u - 0.5f, v - 0.565f, 0.25f, 0.17f) : 1;
}

static pave_art_color dungeon_floor(const pave_art_tile *tile, const pave_art_sight *sight, float u,
                                    float v, pave_art_grain grain)
{
    const pave_art_color cold = {164, 156, 152}, warm = {184, 172, 154}, joint = {128, 118, 118},
                         red = {132, 58, 70}, gold = {196, 160, 104}, gloom = {62, 54, 86};
    pave_dungeon_stone stone = dungeon_stones(tile, u, v, 0.25f, 0.25f);
    pave_art_color color = pave_art_mix(cold, warm, stone.part);
    color = pave_art_shade(color,
                           0.97f + 0.05f * stone.part + 0.03f * grain.fine + 0.04f * grain.middle);
    color = pave_art_mix(joint, color, pave_art_smooth(0.003f, 0.016f, stone.edge));
    float rug = dungeon_rug(tile, u, v);
    if (rug < 0) {
        color = rug > -0.02f || (rug < -0.045f && rug > -0.06f) ? gold : red;
        color = pave_art_shade(color, 1 + 0.08f * grain.fine);
    }
    color = pave_art_shade(color, 0.62f + 0.38f * pave_art_smooth(-0.01f, 0.075f, sight->foot));
    return pave_art_mix(color, gloom, 0.42f * sight->shade);
}

pave_art_color pave_art_dungeon(const pave_art_tile *tile, const pave_art_view *view, float soft,
                                float u, float v)
{
    pave_art_grain grain = pave_art_grain_at(tile, u, v);
    pave_art_sight sight;
    pave_art_look(&pave_art_dungeon_walls, tile, view, soft, 0, u, v, &sight);
    bool door = dungeon_leaves(tile, u, v) < dungeon_walls(tile, u, v);
    pave_art_color top =
        door ? dungeon_wood(&sight, false) : dungeon_top(tile, &sight, u, v, grain);
    if (sight.top >= 1) return top;
    pave_art_color color = dungeon_floor(tile, &sight, u, v, grain);
    if (sight.face > 0) {
        door = dungeon_leaves(tile, sight.hit_u, sight.hit_v) <
               dungeon_walls(tile, sight.hit_u, sight.hit_v);
        pave_art_color face = door ? dungeon_wood(&sight, true) : dungeon_face(tile, &sight, grain);
        color = pave_art_mix(color, face, sight.face);
    }
    return pave_art_mix(color, top, sight.top);
}
