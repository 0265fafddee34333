/// src/scene/picture_solid.c: pictures of solids seen obliquely from the south: triangles that face
/// the viewer, drawn from far to near. Based on: M. Newell, R. Newell, T. Sancha, "A Solution to
/// the Hidden Surface Problem", 1972 (painting from back to front; here sorted by middles alone).
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "picture_shared.h"

enum { PAVE_VIEW_INDEX_BITS = 28 };

/// Direction to the viewer: 0.8 up and 0.6 south.
static const double view_up = 0.8, view_south = 0.6;

/// Returns the outward normal of a triangle.
static pave_solid_position view_normal(const pave_solid_position at[3])
{
    const pave_solid_position a = {at[1].x - at[0].x, at[1].y - at[0].y, at[1].z - at[0].z},
                              b = {at[2].x - at[0].x, at[2].y - at[0].y, at[2].z - at[0].z};
    return (pave_solid_position){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z,
                                 a.x * b.y - a.y * b.x};
}

/// Returns the nearness of a triangle to the viewer as an integer: 10000 times the sum, over its
/// corners, of the components towards the south and upwards.
static uint64_t view_near(const pave_solid *solid, int32_t triangle)
{
    int64_t near = 0;
    for (int k = 0; k < 3; k++) {
        const pave_solid_point at = solid->points[solid->corners[3 * triangle + k]];
        near += (int64_t)at.v * 5196 + (int64_t)at.h * 8000;
    }
    return (uint64_t)(pave_floor_divide(near, 4096) + (INT64_C(1) << 34));
}

static void view_corners(const pave_solid *solid, int32_t triangle, pave_solid_position out[3])
{
    for (int k = 0; k < 3; k++)
        out[k] = pave_solid_place(solid->points[solid->corners[3 * triangle + k]]);
}

/// Returns a shaded colour. Half of the light is ambient; the rest comes from the north-west and
/// above.
static uint32_t view_color(uint32_t color, pave_solid_position normal)
{
    const double length = sqrt(normal.x * normal.x + normal.y * normal.y + normal.z * normal.z);
    const double light = (-0.5 * normal.x + 0.75 * normal.y + 0.43 * normal.z) / length;
    const double share = 0.45 + 0.6 * pave_picture_most(light, 0.0);
    uint32_t out = color & 255;
    for (int k = 0; k < 3; k++) {
        const double channel = (color >> (24 - 8 * k) & 255) * share;
        out |= (uint32_t)pave_picture_least(channel, 255.0) << (24 - 8 * k);
    }
    return out;
}

static void view_draw(const pave_solid *solid, const uint64_t *keys, int64_t count,
                      pave_scene *scene)
{
    for (int64_t i = 0; i < count; i++) {
        const int32_t triangle = (int32_t)(keys[i] & ((UINT64_C(1) << PAVE_VIEW_INDEX_BITS) - 1));
        pave_solid_position at[3];
        pave_vec2 points[3];
        view_corners(solid, triangle, at);
        for (int k = 0; k < 3; k++)
            points[k] = pave_vec2_of(at[k].x, at[k].z * view_up - at[k].y * view_south);
        const uint32_t color =
            view_color(solid->zone_list[solid->zones[triangle]].color, view_normal(at));
        // A thin stroke of the same colour covers seams between triangles.
        const pave_scene_style style = {.fill = color, .stroke = color, .width = 0.02};
        pave_scene_add_polygon(scene, points, 3, &style);
    }
}

/// Adds the zones to the legend, lit like level ground.
static void view_keys(const pave_solid *solid, pave_scene *scene)
{
    for (int32_t zone = 0; zone < solid->zone_count; zone++) {
        const pave_solid_zone *one = &solid->zone_list[zone];
        const pave_scene_style style = {.fill =
                                            view_color(one->color, (pave_solid_position){.y = 1})};
        for (int32_t t = 0; t < solid->triangle_count; t++) {
            if (solid->zones[t] != zone) continue;
            pave_scene_add_key(scene, &style, one->name);
            break;
        }
    }
}

/// Sorts the triangles that face the viewer from far to near; returns their number.
static int64_t view_choose(const pave_solid *solid, uint64_t *keys)
{
    int64_t count = 0;
    for (int32_t t = 0; t < solid->triangle_count; t++) {
        pave_solid_position at[3];
        view_corners(solid, t, at);
        const pave_solid_position normal = view_normal(at);
        if (normal.y * view_up + normal.z * view_south > 0)
            keys[count++] = view_near(solid, t) << PAVE_VIEW_INDEX_BITS | (uint64_t)t;
    }
    return count;
}

pave_result pave_picture_solid(const pave_picture_solid_def *def, const pave_allocator *allocator,
                               pave_scene **out, pave_error *error)
{
    const pave_solid *solid = def->solid;
    pave_scene *scene = NULL;
    *out = NULL;
    if (!solid || solid->triangle_count == 0)
        return PAVE_FAIL(error, PAVE_INVALID, "the solid has no triangles; give one that has");
    if (solid->triangle_count >= 1 << PAVE_VIEW_INDEX_BITS)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a picture is limited to fewer than 2^%d triangles: %d are too many",
                         PAVE_VIEW_INDEX_BITS, solid->triangle_count);
    const pave_scene_def made = {
        .title = def->title, .background = def->background, .margin = 1.0, .size = def->size};
    pave_result result = pave_scene_create(&made, allocator, &scene, error);
    if (result != PAVE_OK) return result;
    const size_t room = (size_t)solid->triangle_count;
    uint64_t *keys = pave_array_take(allocator, room, sizeof *keys);
    uint64_t *spare = pave_array_take(allocator, room, sizeof *spare);
    if (keys && spare) {
        const int64_t count = view_choose(solid, keys);
        view_draw(solid, pave_sort_keys(keys, spare, count, 0, 64), count, scene);
        view_keys(solid, scene);
    } else {
        result = pave_picture_no_memory(error);
    }
    PAVE_RELEASE(allocator, spare, keys);
    return pave_picture_finish(scene, result, out, error);
}
