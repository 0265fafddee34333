/// src/region/borders_sizes.c: how large territories are, and what lies inside.
#include "../base/exact.h"

#include "borders_parts.h"

#include <math.h>

double pave_borders_area(const pave_borders *borders, int32_t territory)
{
    int32_t count;
    const pave_ring *rings = pave_borders_rings(borders, territory, &count);
    double twice = 0.0;
    for (int32_t k = 0; k < count; k++)
        twice += pave_borders_twice_area(borders, borders->refs + rings[k].start, rings[k].count);
    return 0.5 * twice;
}

double pave_borders_length(const pave_borders *borders, int32_t arc)
{
    assert(arc >= 0 && arc < borders->arc_count);
    const pave_arc *at = &borders->arcs[arc];
    double length = 0.0;
    for (int64_t i = 0; i < at->count - !at->closed; i++) {
        const pave_vec2 a = borders->points[at->start + i],
                        b = borders->points[at->start + (i + 1 < at->count ? i + 1 : 0)];
        length += sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    }
    return length;
}

double pave_borders_perimeter(const pave_borders *borders, int32_t territory)
{
    int64_t count;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    double length = 0.0;
    for (int64_t r = 0; r < count; r++)
        length += pave_borders_length(borders, refs[r] < 0 ? ~refs[r] : refs[r]);
    return length;
}

bool pave_borders_box(const pave_borders *borders, int32_t territory, pave_box *out)
{
    int64_t count;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    if (count == 0) return false;
    const pave_vec2 first = pave_borders_ref_point(borders, refs[0], 0);
    *out = pave_box_of(first, first);
    for (int64_t r = 0; r < count; r++)
        for (int64_t i = 0, end = pave_borders_ref_count(borders, refs[r]); i < end; i++)
            *out = pave_box_add(*out, pave_borders_ref_point(borders, refs[r], i));
    return true;
}

/// Whether the ray from a point towards greater x meets a b. Ends count where they are below, so
/// that a corner is met once or twice.
static bool pave_borders_ray_meets(pave_vec2 point, pave_vec2 a, pave_vec2 b)
{
    if ((a.y > point.y) == (b.y > point.y)) return false;
    if (a.y >
        b.y) { // always upwards: so both territories beside an arc get the same answer, bit for bit
        const pave_vec2 kept = a;
        a = b;
        b = kept;
    }
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0.0;
}

bool pave_borders_contains(const pave_borders *borders, int32_t territory, pave_vec2 point)
{
    int64_t count;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    bool inside = false;
    for (int64_t r = 0; r < count; r++) {
        const pave_arc *arc = &borders->arcs[refs[r] < 0 ? ~refs[r] : refs[r]];
        for (int64_t i = 0; i < arc->count - !arc->closed; i++)
            inside ^= pave_borders_ray_meets(
                point, borders->points[arc->start + i],
                borders->points[arc->start + (i + 1 < arc->count ? i + 1 : 0)]);
    }
    return inside;
}
