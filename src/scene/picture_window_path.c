/// src/scene/picture_window_path.c: lines through the cells of a window: paths and lines of
/// sight.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_window.h"

// Length, in steps, by which a path extends beyond its last centre before it leaves a window that
// wraps.
#define PAVE_PICTURE_WAY_BEYOND 0.8

bool pave_picture_has_way(const pave_picture_query *query) { return query->path || query->line; }

static pave_vec2 picture_center(const pave_picture_painter *p, pave_cell cell)
{
    return pave_tiling_face_point(p->tiling, &p->grid.layout, cell);
}

/// Returns the image of `to` that touches `from`. Returns `to` itself if the window does not wrap
/// or no image touches.
static pave_cell picture_image_beside(const pave_picture_painter *p, pave_cell from, pave_cell to)
{
    pave_cell found = to;
    if (!p->window->def.wrap) return to;
    for (int k = 0; k < pave_tiling_touching_count(p->tiling, from.s); k++) {
        pave_cell beside = pave_tiling_touching(p->tiling, from, k);
        if (pave_cell_equal(beside, to)) return to;
        if (pave_window_wrapped(p->window, beside) == pave_window_index(p->window, to))
            found = beside;
    }
    return found;
}

/// Draws a path. `points` must hold at least one more element than the answer has cells.
static void picture_path(const pave_picture_painter *p, pave_vec2 *points)
{
    const pave_picture_query *query = p->query;
    int64_t count = 0;
    for (int64_t i = 0; i < query->cell_count; i++) {
        pave_cell cell = query->cells[i];
        pave_cell image = i ? picture_image_beside(p, query->cells[i - 1], cell) : cell;
        pave_vec2 at = picture_center(p, cell);
        if (!pave_cell_equal(image, cell)) {
            pave_vec2 from = points[count - 1], to = picture_center(p, image);
            pave_vec2 step = pave_vec2_of(PAVE_PICTURE_WAY_BEYOND * (to.x - from.x),
                                          PAVE_PICTURE_WAY_BEYOND * (to.y - from.y));
            points[count] = pave_vec2_of(from.x + step.x, from.y + step.y);
            pave_picture_add_way(p->scene, points, count + 1, p->grid.unit, false);
            points[0] = pave_vec2_of(at.x - step.x, at.y - step.y);
            count = 1;
        }
        points[count++] = at;
    }
    pave_picture_add_way(p->scene, points, count, p->grid.unit,
                         !(p->def->labels & PAVE_PICTURE_LABEL_BARE));
}

bool pave_picture_way(const pave_picture_painter *p)
{
    const pave_picture_query *query = p->query;
    const pave_scene_style style = pave_picture_way_style(p->grid.unit);
    if (query->path && query->kind == PAVE_PICTURE_FACE && query->cell_count > 1) {
        size_t room = (size_t)query->cell_count + 1;
        pave_vec2 *points = pave_array_take(p->allocator, room, sizeof *points);
        if (!points) return false;
        picture_path(p, points);
        pave_array_release(p->allocator, points);
    }
    if (query->line) {
        pave_vec2 ends[2] = {picture_center(p, query->line[0]), picture_center(p, query->line[1])};
        pave_scene_add_line(p->scene, ends, 2, &style);
    }
    return true;
}
