/// src/mesh/mesh_measure.c: lengths, areas and angles of tiles.
#include "../base/exact.h"

#include "mesh_parts.h"

#include <float.h>
#include <math.h>

// ---- Lengths and areas --------------------------------------------------------------------------

static double sizes_distance(pave_point a, pave_point b)
{
    const double x = (double)((int64_t)b.x - a.x), y = (double)((int64_t)b.y - a.y);
    return sqrt(x * x + y * y);
}

double pave_mesh_area(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    return pave_turns_number(pave_mesh_turns(mesh, ring, count)) * 0.5 * mesh->step * mesh->step;
}

double pave_mesh_perimeter(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    double sum = 0;
    for (int32_t k = 0; k < count; k++)
        sum += sizes_distance(mesh->vertices[ring[k]],
                              mesh->vertices[ring[k + 1 < count ? k + 1 : 0]]);
    return sum * mesh->step;
}

pave_vec2 pave_mesh_centroid(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point first = mesh->vertices[ring[0]];
    double area = 0, x = 0, y = 0;
    for (int32_t k = 2; k < count; k++) {
        const pave_point a = mesh->vertices[ring[k - 1]], b = mesh->vertices[ring[k]];
        const double turn = (double)pave_turn(first, a, b);
        area += turn;
        x += turn * (double)((int64_t)a.x + b.x - 2 * (int64_t)first.x);
        y += turn * (double)((int64_t)a.y + b.y - 2 * (int64_t)first.y);
    }
    if (area == 0.0) return pave_mesh_center(mesh, tile);
    return pave_vec2_of(mesh->origin.x + mesh->step * ((double)first.x + x / (3.0 * area)),
                        mesh->origin.y + mesh->step * ((double)first.y + y / (3.0 * area)));
}

/// Returns the distance from c to the segment a-b: to the line if the foot of the perpendicular is
/// between a and b, otherwise to the nearer end.
static double sizes_distance_to_side(pave_point c, pave_point a, pave_point b)
{
    const double x = (double)((int64_t)b.x - a.x), y = (double)((int64_t)b.y - a.y),
                 square = x * x + y * y;
    const double along = x * (double)((int64_t)c.x - a.x) + y * (double)((int64_t)c.y - a.y);
    if (along <= 0.0) return sizes_distance(c, a);
    if (along >= square) return sizes_distance(c, b);
    return fabs((double)pave_turn(c, a, b)) / sqrt(square);
}

double pave_mesh_inscribed_radius(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point center = pave_mesh_center_point(mesh, tile);
    double radius = HUGE_VAL;
    for (int32_t k = 0; k < count; k++) {
        const double near = sizes_distance_to_side(center, mesh->vertices[ring[k]],
                                                   mesh->vertices[ring[k + 1 < count ? k + 1 : 0]]);
        if (near < radius) radius = near;
    }
    return radius * mesh->step;
}

// ---- Angles -------------------------------------------------------------------------------------

/// Returns the arc tangent of t, 0 <= t <= 1. atan t = 2 atan (t / (1 + sqrt(1 + t t))), applied
/// three times, reduces the argument to less than 0.0985; the terms of the series after t^15 are
/// then below 1e-18.
static double sizes_arc(double t)
{
    for (int i = 0; i < 3; i++) t = t / (1.0 + sqrt(1.0 + t * t));
    const double square = t * t;
    double sum = 0.0;
    for (int k = 15; k >= 1; k -= 2) sum = 1.0 / (double)k - square * sum;
    return 8.0 * t * sum;
}

/// Returns the angle of the direction (x, y), in degrees: above -180, at most 180; 0 for (0, 0).
static double sizes_degrees(double x, double y)
{
    const double wide = fabs(x), high = fabs(y);
    if (wide == 0.0 && high == 0.0) return 0.0;
    const double eighth =
        sizes_arc(wide > high ? high / wide : wide / high) * 57.295779513082320877;
    double angle = wide > high ? eighth : 90.0 - eighth;
    if (x < 0.0) angle = 180.0 - angle;
    return y < 0.0 ? -angle : angle;
}

double pave_mesh_angle(const pave_mesh *mesh, int32_t tile, int32_t k)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    assert(k >= 0 && k < count);
    const pave_point at = mesh->vertices[ring[k]],
                     next = mesh->vertices[ring[k + 1 < count ? k + 1 : 0]];
    const pave_point before = mesh->vertices[ring[k > 0 ? k - 1 : count - 1]];
    const double nx = (double)((int64_t)next.x - at.x), ny = (double)((int64_t)next.y - at.y);
    const double bx = (double)((int64_t)before.x - at.x), by = (double)((int64_t)before.y - at.y);
    const double angle = sizes_degrees(nx * bx + ny * by, (double)pave_turn(at, next, before));
    return angle < 0.0 ? angle + 360.0 : angle;
}

double pave_angle_of_slope(double slope)
{
    if (slope <= -DBL_MAX) return 0.0;
    return slope < DBL_MAX ? sizes_degrees(-slope, 1.0) : 180.0;
}
