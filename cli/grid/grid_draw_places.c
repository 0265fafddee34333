// cli/grid_draw_places.c: where the parts of a drawing lie, by the table of its tiling, and how
// much room there is to write on them.
#include "grid_draw_places.h"

#include <math.h>
#include <stdlib.h>

static const double half_height = 0.37; // of capital letters and digits, in the size of the text

pave_vec2 grid_middle(pave_vec2 a, pave_vec2 b)
{
    return pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2);
}

double grid_length_of(pave_vec2 a, pave_vec2 b)
{
    return sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

int grid_face_corners(const grid_drawing *d, pave_cell cell, pave_vec2 *out)
{
    int count = pave_tiling_side_count(d->tiling, cell.s);
    for (int k = 0; k < count; k++)
        out[k] = pave_tiling_corner_point(d->tiling, d->layout, cell, k);
    return count;
}

void grid_edge_ends(const grid_drawing *d, pave_cell edge, pave_vec2 out[2])
{
    for (int32_t s = 0; s < d->tiling->face_count; s++)
        for (int k = 0; k < pave_tiling_side_count(d->tiling, s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(d->tiling, s, k);
            if (side->edge != edge.s) continue;
            pave_cell cell = {edge.q - side->edge_q, edge.r - side->edge_r, s};
            out[0] = pave_tiling_corner_point(d->tiling, d->layout, cell, k);
            out[1] = pave_tiling_corner_point(d->tiling, d->layout, cell,
                                              (k + 1) % pave_tiling_side_count(d->tiling, s));
            return;
        }
    assert(false && "every edge has a side");
}

pave_vec2 grid_vertex_point(const grid_drawing *d, pave_cell vertex)
{
    return pave_layout_point(d->layout, vertex.q + d->tiling->vertices[vertex.s].x,
                             vertex.r + d->tiling->vertices[vertex.s].y);
}

pave_vec2 grid_part_point(const grid_drawing *d, const grid_part *part)
{
    pave_vec2 ends[2];
    if (part->kind == GRID_FACE) return pave_tiling_face_point(d->tiling, d->layout, part->at);
    if (part->kind == GRID_VERTEX) return grid_vertex_point(d, part->at);
    grid_edge_ends(d, part->at, ends);
    return grid_middle(ends[0], ends[1]);
}

double grid_size_within(const grid_drawing *d, pave_cell cell, pave_vec2 *corners,
                        double half_width, double away)
{
    int count = grid_face_corners(d, cell, corners);
    pave_vec2 center = pave_tiling_face_point(d->tiling, d->layout, cell);
    double least = INFINITY;
    for (int k = 0; k < count; k++) {
        pave_vec2 a = corners[k], b = corners[(k + 1) % count];
        double x = b.x - a.x, y = b.y - a.y, length = grid_length_of(a, b);
        double room = fabs(x * (center.y - a.y) - y * (center.x - a.x)) / length - away;
        double taken = (fabs(y) * half_width + fabs(x) * half_height) / length;
        least = room / taken < least ? room / taken : least;
    }
    return least > 0 ? least : 0;
}

double grid_room_in(const grid_drawing *d, pave_cell cell, pave_vec2 *corners)
{
    int count = grid_face_corners(d, cell, corners);
    pave_vec2 center = pave_tiling_face_point(d->tiling, d->layout, cell);
    double least = INFINITY;
    for (int k = 0; k < count; k++) {
        pave_vec2 a = corners[k], b = corners[(k + 1) % count];
        double away = fabs((b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x)) /
                      grid_length_of(a, b);
        least = away < least ? away : least;
    }
    return least;
}

double grid_shortest_edge(const grid_drawing *d)
{
    double least = INFINITY;
    for (int32_t e = 0; e < d->tiling->edge_count; e++) {
        pave_vec2 ends[2];
        grid_edge_ends(d, (pave_cell){0, 0, e}, ends);
        double length = grid_length_of(ends[0], ends[1]);
        least = length < least ? length : least;
    }
    return least;
}

// ---- Lists --------------------------------------------------------------------------------------

static int compare_parts(const void *a, const void *b)
{
    pave_cell x = ((const grid_part *)a)->at, y = ((const grid_part *)b)->at;
    if (x.r != y.r) return x.r < y.r ? -1 : 1;
    if (x.q != y.q) return x.q < y.q ? -1 : 1;
    return (x.s > y.s) - (x.s < y.s);
}

static bool add_part(grid_part_list *list, grid_part_kind kind, int32_t q, int32_t r, int32_t s)
{
    if (list->count == list->capacity) {
        int64_t capacity = 2 * list->capacity + 256;
        void *parts = realloc(list->parts, (size_t)capacity * sizeof *list->parts);
        if (!parts) return false;
        list->parts = parts;
        list->capacity = capacity;
    }
    list->parts[list->count++] = (grid_part){kind, {q, r, s}};
    return true;
}

// Adds a face itself, or its edges or vertices.
static bool add_of(const pave_tiling *tiling, grid_part_kind kind, pave_cell cell,
                   grid_part_list *list)
{
    bool added = kind != GRID_FACE || add_part(list, kind, cell.q, cell.r, cell.s);
    for (int k = 0; added && kind != GRID_FACE && k < pave_tiling_side_count(tiling, cell.s); k++) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
        added = kind == GRID_EDGE
                    ? add_part(list, kind, cell.q + side->edge_q, cell.r + side->edge_r, side->edge)
                    : add_part(list, kind, cell.q + side->vertex_q, cell.r + side->vertex_r,
                               side->vertex);
    }
    return added;
}

bool grid_list_parts(const grid_drawing *d, grid_part_kind kind, grid_part_list *out)
{
    pave_window_walk walk = pave_window_begin(d->window);
    int64_t kept = 0;
    out->count = 0;
    while (pave_window_next(&walk))
        if (!add_of(d->tiling, kind, walk.cell, out)) return false;
    if (kind == GRID_FACE || out->count == 0) return true;
    qsort(out->parts, (size_t)out->count, sizeof *out->parts, compare_parts);
    for (int64_t i = 0; i < out->count; i++)
        if (i == 0 || compare_parts(&out->parts[i], &out->parts[kept - 1]) != 0)
            out->parts[kept++] = out->parts[i];
    out->count = kept;
    return true;
}
