/// src/mesh/mesh_report_shape.c: per-tile measurements of a report.
#include "../base/exact.h"

#include "mesh_report_shape.h"

#include "mesh_parts.h"

#include <math.h>

/// The tangent of 0.01 degrees.
#define PAVE_REPORT_STRAIGHT 1.7453292696659573e-4

/// Maximum number of corners for which sums of doubles are exact; rings with more need integers.
enum { PAVE_REPORT_CORNERS = 64 };

static pave_vec2 report_differ(pave_vec2 a, pave_vec2 b)
{
    return pave_vec2_of(a.x - b.x, a.y - b.y);
}

/// Returns a corner relative to the centre.
static pave_vec2 report_corner(pave_point center, pave_point at)
{
    return pave_vec2_of((double)at.x - (double)center.x, (double)at.y - (double)center.y);
}

/// Returns whether a point is below the centre, or level with it and to its right.
static bool report_below(pave_vec2 at) { return at.y > 0 || (at.y == 0 && at.x > 0); }

static double lesser(double a, double b) { return a < b ? a : b; }

/// Running state over the corners.
typedef struct pave_report_sum {
    pave_report_shape shape;
    double least; ///< twice the smallest triangle
    int32_t rounds;
} pave_report_sum;

/// Adds the corner `at`. `before` is the side that leads to it, and `next` is the following corner;
/// both corners are relative to the centre. The point of the side nearest to the centre is the foot
/// of the perpendicular if that is on the side; otherwise it is the start or the end, which are
/// corners themselves.
static void report_add_corner(pave_vec2 before, pave_vec2 at, pave_vec2 next, pave_report_sum *sum)
{
    pave_report_shape *shape = &sum->shape;
    const pave_vec2 behind = report_differ(next, at);
    const double turn = before.x * behind.y - before.y * behind.x,
                 same = before.x * behind.x + before.y * behind.y,
                 square = behind.x * behind.x + behind.y * behind.y,
                 along = -(behind.x * at.x + behind.y * at.y),
                 over = at.x * behind.y - at.y * behind.x, here = at.x * at.x + at.y * at.y;
    const double factor = turn > 0 ? turn : 1, inverse = 1.0 / (factor * square);
    if (turn > 0) shape->slope = lesser(shape->slope, same * (square * inverse));
    if (along <= 0)
        shape->near = lesser(shape->near, here);
    else if (along < square)
        shape->near = lesser(shape->near, over * over * (factor * inverse));
    shape->far = shape->far > here ? shape->far : here;
    shape->turns += over;
    shape->concave =
        shape->concave || (turn < 0 && (same <= 0 || -turn > same * PAVE_REPORT_STRAIGHT));
    sum->least = lesser(sum->least, over);
    sum->rounds += report_below(next) && !report_below(at);
}

pave_report_shape pave_report_measure(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point *vertices = mesh->vertices, center = pave_mesh_center_point(mesh, tile);
    pave_report_sum sum = {.shape = {.near = HUGE_VAL, .slope = HUGE_VAL}, .least = HUGE_VAL};
    pave_vec2 at = report_corner(center, vertices[ring[0]]),
              before = report_differ(at, report_corner(center, vertices[ring[count - 1]]));
    for (int32_t k = 1; k <= count; k++) {
        const pave_vec2 next = report_corner(center, vertices[ring[k < count ? k : 0]]);
        report_add_corner(before, at, next, &sum);
        before = report_differ(next, at);
        at = next;
    }
    sum.shape.star = sum.least > 0 && sum.rounds == 1;
    if (sum.shape.far < PAVE_REPORT_FAR && count <= PAVE_REPORT_CORNERS) return sum.shape;
    sum.shape.turns = pave_turns_number(pave_mesh_turns(mesh, ring, count));
    sum.shape.star = pave_mesh_tile_is_star(mesh, tile);
    return sum.shape;
}
