// cli/grid_draw_way.c: lines through the cells of a query.
#include "grid_draw_way.h"

#include "grid_draw_places.h"

#include <stdlib.h>

static const uint32_t way_color = 0x00000058; // with its alpha

// In shortest edges of the tiling.
static const double way_width = 0.11, way_tip = 0.32;

// In steps: how far beyond the last middle of a cell a way goes that leaves a window that wraps,
// and how far the last step goes to a cell that is written on.
static const double way_beyond = 0.8, way_end = 0.7;

typedef struct brush {
    const grid_drawing *drawing;
    pave_scene *scene;
    double unit;
    uint32_t color; // of steps
} brush;

static bool is_way(grid_query_id query)
{
    return query == GRID_LINE || query == GRID_RAY || query == GRID_PATH;
}

bool grid_draw_has_way(const grid_drawing *d)
{
    if (!d->call) return false;
    return is_way(d->call->query) || d->call->query == GRID_SIGHT || d->answer->kind == GRID_PAIRS;
}

// Of the cells that touch `from`, the one that `to` is, or is an image of; where the window does
// not wrap, or there is none, `to` itself.
static pave_cell image_beside(const grid_drawing *d, pave_cell from, pave_cell to)
{
    pave_cell found = to;
    if (!d->window->def.wrap || d->call->query < GRID_PATH) return to;
    for (int k = 0; k < pave_tiling_touching_count(d->tiling, from.s); k++) {
        pave_cell beside = pave_tiling_touching(d->tiling, from, k);
        if (pave_cell_equal(beside, to)) return to;
        if (pave_window_wrapped(d->window, beside) == pave_window_index(d->window, to))
            found = beside;
    }
    return found;
}

// `points` must hold at least two more than the answer has cells.
static void paint_cells_way(const brush *p, const pave_scene_style *style, pave_vec2 *points)
{
    const grid_drawing *d = p->drawing;
    int64_t count = 0;
    for (int64_t i = 0; i < d->answer->count; i++) {
        pave_cell cell = d->answer->cells[i],
                  image = i ? image_beside(d, d->answer->cells[i - 1], cell) : cell;
        pave_vec2 at = pave_tiling_face_point(d->tiling, d->layout, cell);
        if (!pave_cell_equal(image, cell)) {
            pave_vec2 from = points[count - 1],
                      to = pave_tiling_face_point(d->tiling, d->layout, image);
            pave_vec2 step =
                pave_vec2_of(way_beyond * (to.x - from.x), way_beyond * (to.y - from.y));
            points[count] = pave_vec2_of(from.x + step.x, from.y + step.y);
            pave_scene_add_arrow(p->scene, points, count + 1, way_tip * p->unit, style);
            points[0] = pave_vec2_of(at.x - step.x, at.y - step.y);
            count = 1;
        }
        points[count++] = at;
    }
    if (!d->bare) { // before what is written there
        pave_vec2 from = points[count - 2], to = points[count - 1];
        points[count - 1] =
            pave_vec2_of(from.x + way_end * (to.x - from.x), from.y + way_end * (to.y - from.y));
    }
    pave_scene_add_arrow(p->scene, points, count, way_tip * p->unit, style);
}

// Steps from cell to cell; those over a wrap leave on one side and come in on the other.
static void paint_steps(const brush *p)
{
    const grid_drawing *d = p->drawing;
    pave_scene_style style = {.stroke = pave_scene_opaque(p->color), .width = way_width * p->unit};
    for (int64_t i = 0; i + 1 < d->answer->count; i += 2) {
        pave_cell a = d->answer->cells[i], b = d->answer->cells[i + 1],
                  image = image_beside(d, a, b);
        pave_vec2 from = pave_tiling_face_point(d->tiling, d->layout, a),
                  to = pave_tiling_face_point(d->tiling, d->layout, image);
        pave_vec2 at = pave_tiling_face_point(d->tiling, d->layout, b),
                  step = pave_vec2_of(to.x - from.x, to.y - from.y);
        bool parted = !pave_cell_equal(image, b);
        double part = parted ? way_beyond : 1;
        pave_vec2 out[2] = {from, pave_vec2_of(from.x + part * step.x, from.y + part * step.y)};
        pave_vec2 in[2] = {pave_vec2_of(at.x - part * step.x, at.y - part * step.y), at};
        pave_scene_add_line(p->scene, out, 2, &style);
        if (parted) pave_scene_add_line(p->scene, in, 2, &style);
    }
}

// The way through the cells of a line, a ray or a path; the straight line of sight.
static void paint_way(const brush *p)
{
    const grid_drawing *d = p->drawing;
    const grid_answer *answer = d->answer;
    pave_scene_style style = {.stroke = way_color, .width = way_width * p->unit};
    if (is_way(d->call->query) && answer->kind == GRID_PARTS && answer->count > 1) {
        pave_vec2 *points = malloc((size_t)(answer->count + 2) * sizeof *points);
        if (points) paint_cells_way(p, &style, points);
        free(points);
    } else if (d->call->query == GRID_SIGHT) {
        pave_vec2 ends[2] = {grid_part_point(d, &d->call->arguments[0].part),
                             grid_part_point(d, &d->call->arguments[1].part)};
        pave_scene_add_line(p->scene, ends, 2, &style);
    }
}

void grid_draw_way(const grid_drawing *drawing, pave_scene *scene, double unit, uint32_t color)
{
    const brush own = {.drawing = drawing, .scene = scene, .unit = unit, .color = color};
    if (drawing->answer->kind == GRID_PAIRS)
        paint_steps(&own);
    else
        paint_way(&own);
}
