/// src/art/builtin_roads.c: the ground of the built-in set of roads: lanes of pale gravel with a
/// kerb, through the midpoints of the sides.
#include "../base/exact.h"

#include "builtin_art.h"

#include <math.h>

enum { PAVE_ROADS_T = 1, PAVE_ROADS_R = 2, PAVE_ROADS_B = 4, PAVE_ROADS_L = 8 };

static const float roads_half = 0.15f;   ///< half the width of a road including its kerb
static const float roads_fillet = 0.16f; ///< radius of the inner corners of a junction
static const float roads_place = 0.235f; ///< radius of the turning circle at a dead end
static const float roads_kerb = 0.024f;

/// Returns the distance from a road between two adjacent sides of the tile, a quarter circle around
/// their common corner.
static float roads_bend(uint32_t id, float u, float v)
{
    float x = id & PAVE_ROADS_R ? 1 - u : u, y = id & PAVE_ROADS_B ? 1 - v : v;
    return pave_art_absolute(sqrtf(x * x + y * y) - 0.5f) - roads_half;
}

/// Returns the distance from a road that ends in a disk. (x, y) is relative to the tile's centre;
/// the road comes from -y.
static float roads_end(float x, float y)
{
    float place = sqrtf(x * x + y * y) - roads_place;
    float lane = pave_art_most(pave_art_absolute(x) - roads_half, y);
    return pave_art_join(place, lane, 0.1f);
}

/// Returns the distance from one quadrant of straight roads and junctions. (x, y) is relative to
/// the centre; the flags are set if roads leave the centre along x and along y.
static float roads_quadrant(float x, float y, bool along_x, bool along_y)
{
    float centre = roads_half + roads_fillet;
    if (!along_x) return x - roads_half;
    if (!along_y) return y - roads_half;
    if (x > centre || y > centre) return pave_art_least(x, y) - roads_half;
    float dx = centre - x, dy = centre - y;
    return roads_fillet - sqrtf(dx * dx + dy * dy);
}

float pave_art_road_distance(uint32_t id, float u, float v)
{
    float x = u - 0.5f, y = v - 0.5f;
    switch (id) {
    case 0: return 1;
    case PAVE_ROADS_T: return roads_end(x, y);
    case PAVE_ROADS_R: return roads_end(y, -x);
    case PAVE_ROADS_B: return roads_end(-x, -y);
    case PAVE_ROADS_L: return roads_end(-y, x);
    case PAVE_ROADS_T + PAVE_ROADS_R:
    case PAVE_ROADS_R + PAVE_ROADS_B:
    case PAVE_ROADS_B + PAVE_ROADS_L:
    case PAVE_ROADS_L + PAVE_ROADS_T: return roads_bend(id, u, v);
    default: break;
    }
    bool along_x = (id & (x > 0 ? PAVE_ROADS_R : PAVE_ROADS_L)) != 0;
    bool along_y = (id & (y > 0 ? PAVE_ROADS_B : PAVE_ROADS_T)) != 0;
    return roads_quadrant(pave_art_absolute(x), pave_art_absolute(y), along_x, along_y);
}

/// Returns the colour of the road at a distance `inside` from its edge, in tile widths.
static pave_art_color roads_surface(float inside, float soft, pave_art_grain grain)
{
    const pave_art_color kerb = {176, 148, 106}, gravel = {236, 217, 170}, track = {223, 199, 148},
                         crown = {243, 228, 188};
    float from_track = pave_art_absolute(inside - 0.078f + 0.006f * grain.middle);
    pave_art_color color =
        pave_art_mix(gravel, track, 0.75f * (1 - pave_art_smooth(0.006f, 0.03f, from_track)));
    color = pave_art_mix(color, crown, pave_art_smooth(0.105f, 0.14f, inside));
    color = pave_art_shade(color, 1 + 0.03f * grain.fine + 0.02f * grain.middle);
    return pave_art_mix(kerb, color, pave_art_clamp(0.5f + (inside - roads_kerb) / soft, 0, 1));
}

pave_art_color pave_art_roads(const pave_art_tile *tile, const pave_art_view *view, float soft,
                              float u, float v)
{
    (void)view;
    const pave_art_color verge = {104, 150, 66};
    float distance = pave_art_road_distance(tile->id, u, v);
    pave_art_grain grain = pave_art_grain_at(tile, u, v);
    if (distance < -soft) return roads_surface(-distance, soft, grain);
    pave_art_color color = pave_art_grass(grain);
    if (distance > 0.1f) return color;
    color =
        pave_art_mix(verge, color,
                     0.3f + 0.7f * pave_art_smooth(0.005f, 0.06f, distance + 0.02f * grain.middle));
    float cover = pave_art_clamp(0.5f - distance / soft, 0, 1);
    return cover > 0 ? pave_art_mix(color, roads_surface(-distance, soft, grain), cover) : color;
}
