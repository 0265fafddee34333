/// src/mesh/build/mesh_vertex_place.c: positions of vertices: means, centroids and circumcentres in
/// fixed-point coordinates.
#include "../../base/exact.h"

#include "mesh_vertex_place.h"

#include <math.h>

void pave_rule_add(pave_rule_sum *sum, pave_point point)
{
    if (sum->count == 0) sum->first = sum->last = sum->box.min = sum->box.max = point;
    if (sum->count == 1) sum->second = point;
    sum->box = pave_point_box_add(sum->box, point);
    const double turn = (double)pave_turn(sum->first, sum->last, point);
    sum->twice += turn;
    sum->mean_x += turn * (double)((int64_t)sum->last.x + point.x - 2 * (int64_t)sum->first.x);
    sum->mean_y += turn * (double)((int64_t)sum->last.y + point.y - 2 * (int64_t)sum->first.y);
    sum->x += point.x;
    sum->y += point.y;
    sum->last = point;
    sum->count++;
}

static pave_point rule_mean(const pave_rule_sum *sum)
{
    return (pave_point){pave_mean_of(sum->x, sum->count), pave_mean_of(sum->y, sum->count)};
}

/// Returns the integer nearest to from + way, clamped to low..high. `way` must not be NaN.
static int32_t rule_round(int32_t from, double way, int32_t low, int32_t high)
{
    const double at = floor((double)from + way + 0.5);
    return at <= (double)low ? low : at >= (double)high ? high : (int32_t)at;
}

/// Returns the centroid of a simple polygon, clamped to the polygon's bounding box in case of
/// rounding errors.
static pave_point rule_centroid(const pave_rule_sum *sum)
{
    if (sum->twice == 0.0) return rule_mean(sum);
    const double x = sum->mean_x / (3.0 * sum->twice), y = sum->mean_y / (3.0 * sum->twice);
    return (pave_point){rule_round(sum->first.x, x, sum->box.min.x, sum->box.max.x),
                        rule_round(sum->first.y, y, sum->box.min.y, sum->box.max.y)};
}

static pave_point rule_circumcenter(const pave_rule_sum *sum)
{
    if (sum->count != 3 || sum->twice == 0.0) return rule_mean(sum);
    const double bx = (double)((int64_t)sum->second.x - sum->first.x),
                 by = (double)((int64_t)sum->second.y - sum->first.y);
    const double cx = (double)((int64_t)sum->last.x - sum->first.x),
                 cy = (double)((int64_t)sum->last.y - sum->first.y);
    const double bb = bx * bx + by * by, cc = cx * cx + cy * cy, area = 2.0 * sum->twice,
                 most = (double)PAVE_MESH_COORDINATE_MAX;
    const double x = (cy * bb - by * cc) / area, y = (bx * cc - cx * bb) / area;
    const double far_x = fabs((double)sum->first.x + x), far_y = fabs((double)sum->first.y + y);
    if (!(far_x <= most && far_y <= most)) return rule_mean(sum);
    const int32_t limit = PAVE_MESH_COORDINATE_MAX;
    return (pave_point){rule_round(sum->first.x, x, -limit, limit),
                        rule_round(sum->first.y, y, -limit, limit)};
}

pave_point pave_rule_get(const pave_rule_sum *sum, pave_vertex_rule rule)
{
    assert(sum->count > 0);
    switch (rule) {
    case PAVE_VERTEX_MEAN: break;
    case PAVE_VERTEX_CENTROID: return rule_centroid(sum);
    case PAVE_VERTEX_CIRCUMCENTER: return rule_circumcenter(sum);
    }
    return rule_mean(sum);
}
