/// src/scene/scene_arrow.c: arrows, stored as a line and a triangle so that writers do not need to
/// support them.
#include "../base/exact.h"

#include "../base/memory.h"
#include "scene_model.h"

#include <math.h>

/// Half the width of a tip, relative to its length.
#define PAVE_SCENE_TIP_HALF 0.4

static bool scene_same_point(pave_vec2 a, pave_vec2 b) { return a.x == b.x && a.y == b.y; }

/// Adds the line up to the base of the tip, or nothing if the tip covers the whole length. `before`
/// is the last point that differs from the tip's point.
static pave_result scene_add_shaft(pave_scene *scene, const pave_vec2 *points, int64_t before,
                                   pave_vec2 base, const pave_scene_style *style)
{
    bool covered = scene_same_point(points[before], base);
    int64_t count = before + (covered ? 1 : 2);
    if (count < 2) return PAVE_OK;
    pave_vec2 *line = pave_array_allocate(&scene->allocator, (size_t)count, sizeof *line);
    if (!line) return pave_scene_no_memory(scene);
    for (int64_t i = 0; i <= before; i++) line[i] = points[i];
    if (!covered) line[before + 1] = base;
    pave_result result = pave_scene_add_line(scene, line, count, style);
    pave_array_release(&scene->allocator, line);
    return result;
}

pave_result pave_scene_add_arrow(pave_scene *scene, const pave_vec2 *points, int64_t count,
                                 double head, const pave_scene_style *style)
{
    assert(count >= 2);
    int64_t last = count - 1, before = last;
    while (before > 0 && scene_same_point(points[before], points[last])) before--;
    double x = points[last].x - points[before].x, y = points[last].y - points[before].y,
           length = sqrt(x * x + y * y);
    if (scene->error.result != PAVE_OK) return scene->error.result;
    if (!(head >= 0) || !isfinite(head))
        return pave_scene_fail(scene, PAVE_RANGE,
                               "the length of the tip is negative or not a number");
    // Without a direction there is no tip. Points that are not finite fail the check of the line.
    if (!isfinite(length) || length == 0 || head == 0)
        return pave_scene_add_line(scene, points, count, style);

    double part = head < length ? head / length : 1;
    pave_vec2 base = part < 1 ? pave_vec2_of(points[last].x - x * part, points[last].y - y * part)
                              : points[before];
    pave_vec2 side = pave_vec2_of(-y * part * PAVE_SCENE_TIP_HALF, x * part * PAVE_SCENE_TIP_HALF);
    const pave_vec2 tip[] = {points[last], pave_vec2_of(base.x + side.x, base.y + side.y),
                             pave_vec2_of(base.x - side.x, base.y - side.y)};
    const pave_scene_style solid = {.fill = style->stroke};
    pave_result result = scene_add_shaft(scene, points, before, base, style);
    return result == PAVE_OK ? pave_scene_add_polygon(scene, tip, 3, &solid) : result;
}
