/// src/art/builtin_walls.c: renders walls from above and slightly from the front: tops, faces and
/// shadows. The wall that hides or shades a point is found by ray marching.
#include "../base/exact.h"

#include "builtin_art.h"

/// Returns the point at offset `away` from (u, v). If the surrounding tiles are unknown, the offset
/// shrinks towards the borders.
static pave_art_point walls_away(const pave_art_walls *walls, float u, float v, pave_art_point away)
{
    float along_u = 1, along_v = 1;
    if (walls->yields) {
        along_u = pave_art_smooth(0, 0.4f, u) * (1 - pave_art_smooth(0.8f, 1, u));
        along_v = pave_art_smooth(0, 0.4f, v) * (1 - pave_art_smooth(0.8f, 1, v));
    }
    pave_art_point place = {u + away.x * along_u, v + away.y * along_v};
    return place;
}

/// Returns the unit vector on the ground that points up the screen.
static pave_art_point walls_up(const pave_art_view *view)
{
    const pave_art_point flat = {0, -1}, diamond = {-0.7071f, -0.7071f};
    return view->isometric ? diamond : flat;
}

static pave_art_point walls_foot(const pave_art_walls *walls, const pave_art_view *view, float u,
                                 float v)
{
    pave_art_point up = walls_up(view), away = {up.x * walls->tall, up.y * walls->tall};
    return walls_away(walls, u, v, away);
}

/// Returns the distance upwards from a point to a wall, or more than `most` if there is no wall.
/// `hit` receives the position of the wall.
static float walls_march(const pave_art_walls *walls, const pave_art_tile *tile,
                         const pave_art_view *view, float bump, float most, pave_art_point at,
                         pave_art_point *hit)
{
    enum { STEPS = 40 };
    pave_art_point up = walls_up(view);
    float t = 0;
    for (int step = 0; step < STEPS && t <= most; step++) {
        pave_art_point away = {up.x * t, up.y * t};
        *hit = walls_away(walls, at.x, at.y, away);
        float open = walls->open(tile, hit->x, hit->y) + bump;
        if (open < 0.001f) return t;
        t += pave_art_most(open, 0.005f);
    }
    return most + 1;
}

/// Returns the strength of the shadow that walls to the left cast on the floor at `foot`.
static float walls_shade(const pave_art_walls *walls, const pave_art_tile *tile,
                         const pave_art_view *view, float bump, pave_art_point foot)
{
    float least = 1;
    for (int k = 1; k <= 4; k++) {
        float away = walls->cast * (float)k / 4;
        pave_art_point flat = {-away, 0}, diamond = {-away * 0.5f, away * 0.35f};
        pave_art_point place = walls_away(walls, foot.x, foot.y, view->isometric ? diamond : flat);
        least = pave_art_least(least, walls->open(tile, place.x, place.y) + bump);
    }
    return 1 - pave_art_smooth(-0.02f, 0.03f, least);
}

void pave_art_look(const pave_art_walls *walls, const pave_art_tile *tile,
                   const pave_art_view *view, float soft, float bump, float u, float v,
                   pave_art_sight *out)
{
    const float edge = 0.02f;
    pave_art_point at = {u, v}, hit = at, foot = walls_foot(walls, view, u, v);
    *out = (pave_art_sight){.open = walls->open(tile, u, v) + bump};
    out->top = pave_art_clamp(0.5f - out->open / soft, 0, 1);
    float beside = walls->open(tile, u - edge, view->isometric ? v : v - edge) + bump;
    out->lit = pave_art_clamp((beside - out->open) / edge, -1, 1);
    if (out->top >= 1) return;
    out->foot = walls->open(tile, foot.x, foot.y) + bump;
    float t = walls_march(walls, tile, view, bump, walls->tall + soft, at, &hit);
    out->face = pave_art_clamp(0.5f + (walls->tall - t) / soft, 0, 1);
    out->down = pave_art_clamp(t / walls->tall, 0, 1);
    out->east = view->isometric &&
                walls->open(tile, hit.x + edge, hit.y) > walls->open(tile, hit.x, hit.y + edge);
    out->along = out->east ? hit.y : hit.x;
    out->hit_u = hit.x;
    out->hit_v = hit.y;
    out->shade = walls_shade(walls, tile, view, bump, foot);
}

float pave_art_floor(const pave_art_tile *tile, const pave_art_view *view, float u, float v)
{
    const pave_art_walls *walls = tile->builtin == PAVE_BUILTIN_CAVE      ? &pave_art_cave_walls
                                  : tile->builtin == PAVE_BUILTIN_DUNGEON ? &pave_art_dungeon_walls
                                                                          : &pave_art_maze_walls;
    pave_art_point foot = walls_foot(walls, view, u, v);
    return pave_art_least(walls->open(tile, u, v), walls->open(tile, foot.x, foot.y));
}
