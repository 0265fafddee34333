/// formats/json/solid_space.c: positions and normals of a solid.
#include "solid_space.h"

#include "../common/common_memory.h"

#include <math.h>

/// Centres the solid at x = z = 0.
static void find_middle(pave_solid_space *space)
{
    const pave_solid *solid = space->solid;
    pave_solid_position least = pave_solid_place(solid->points[0]), most = least;
    for (int32_t i = 1; i < solid->point_count; i++) {
        const pave_solid_position at = pave_solid_place(solid->points[i]);
        least.x = at.x < least.x ? at.x : least.x;
        least.z = at.z < least.z ? at.z : least.z;
        most.x = at.x > most.x ? at.x : most.x;
        most.z = at.z > most.z ? at.z : most.z;
    }
    space->x = floor((least.x + most.x) / 2 + 0.5);
    space->z = floor((least.z + most.z) / 2 + 0.5);
}

/// Normal of a triangle, with a length of twice its area; seen from the tip of the normal, the
/// triangle is counterclockwise.
static void across(const pave_solid_space *space, int32_t triangle, double out[3])
{
    double at[3][3];
    for (int k = 0; k < 3; k++) {
        const pave_solid_position place =
            pave_solid_place(space->solid->points[space->solid->corners[3 * triangle + k]]);
        at[k][0] = place.x;
        at[k][1] = place.y;
        at[k][2] = place.z;
    }
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        out[k] = (at[1][i] - at[0][i]) * (at[2][j] - at[0][j]) -
                 (at[1][j] - at[0][j]) * (at[2][i] - at[0][i]);
    }
}

static void shorten(const double from[3], float out[3])
{
    const double length = sqrt(from[0] * from[0] + from[1] * from[1] + from[2] * from[2]);
    for (int k = 0; k < 3; k++)
        out[k] = length > 0 ? (float)(from[k] / length) : k == 1 ? 1.0F : 0.0F;
}

/// Normals of points: the area-weighted sums over their triangles.
static void find_normals(pave_solid_space *space)
{
    const pave_solid *solid = space->solid;
    for (int32_t t = 0; t < solid->triangle_count; t++) {
        double normal[3];
        across(space, t, normal);
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 3; i++)
                space->normals[3 * (size_t)solid->corners[3 * t + k] + (size_t)i] +=
                    (float)normal[i];
    }
    for (int32_t p = 0; p < solid->point_count; p++) {
        float *normal = space->normals + 3 * (size_t)p;
        const double sum[3] = {(double)normal[0], (double)normal[1], (double)normal[2]};
        shorten(sum, normal);
    }
}

pave_result pave_solid_space_open(const pave_solid *solid, const pave_allocator *allocator,
                                  pave_solid_space *out, const char *path, pave_error *error)
{
    *out = (pave_solid_space){.solid = solid, .allocator = allocator};
    if (error) *error = (pave_error){0};
    if (solid->triangle_count == 0)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "the solid has no triangles; add some before it is written");
    for (int32_t t = 0; t < solid->triangle_count; t++) out->triangles[solid->zones[t]]++;
    find_middle(out);
    if (!solid->smooth) return PAVE_OK;
    out->normals =
        pave_common_array(allocator, (size_t)solid->point_count, 3 * sizeof *out->normals);
    if (!out->normals)
        return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0,
                              "there is not enough memory to write the solid; make it smaller");
    find_normals(out);
    return PAVE_OK;
}

void pave_solid_space_close(pave_solid_space *space)
{
    pave_common_free(space->allocator, space->normals);
}

void pave_solid_space_point(const pave_solid_space *space, int32_t point, float out[3])
{
    const pave_solid_position at = pave_solid_place(space->solid->points[point]);
    out[0] = (float)(at.x - space->x);
    out[1] = (float)at.y;
    out[2] = (float)(at.z - space->z);
}

void pave_solid_space_normal(const pave_solid_space *space, int32_t triangle, float out[3])
{
    double normal[3];
    across(space, triangle, normal);
    shorten(normal, out);
}
