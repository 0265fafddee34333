/// src/mesh/build/mesh_vertex_place.c: positions of vertices: means and centroids in fixed-point
/// coordinates.
#include "../../base/exact.h"

#include "mesh_vertex_place.h"

#include <math.h>

void pave_rule_add(pave_rule_sum *sum, pave_point point)
{
    if (sum->count == 0) sum->first = sum->last = sum->box.min = sum->box.max = point;
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

pave_point pave_rule_get(const pave_rule_sum *sum, pave_vertex_rule rule)
{
    assert(sum->count > 0);
    return rule == PAVE_VERTEX_CENTROID ? rule_centroid(sum) : rule_mean(sum);
}
