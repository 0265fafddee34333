// cli/grid_draw_places.c: where the parts of a drawing lie, by the table of its tiling, and how much room there is to write on them.
#include "grid_draw_places.h"

#include <math.h>

static const double half_height = 0.37; // of capital letters and digits, in the size of the text

pave_vec2 grid_middle(pave_vec2 a, pave_vec2 b) { return pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2); }

double grid_length_of(pave_vec2 a, pave_vec2 b) { return sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)); }

int grid_face_corners(const grid_drawing *d, pave_cell cell, pave_vec2 *out)
{
    int count = pave_tiling_side_count(d->tiling, cell.s);
    for (int k = 0; k < count; k++) out[k] = pave_tiling_corner_point(d->tiling, d->layout, cell, k);
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
            out[1] = pave_tiling_corner_point(d->tiling, d->layout, cell, (k + 1) % pave_tiling_side_count(d->tiling, s));
            return;
        }
    assert(false && "every edge has a side");
}

pave_vec2 grid_vertex_point(const grid_drawing *d, pave_cell vertex)
{
    return pave_layout_point(d->layout, vertex.q + d->tiling->vertices[vertex.s].x, vertex.r + d->tiling->vertices[vertex.s].y);
}

pave_vec2 grid_part_point(const grid_drawing *d, const grid_part *part)
{
    pave_vec2 ends[2];
    if (part->kind == GRID_FACE) return pave_tiling_face_point(d->tiling, d->layout, part->at);
    if (part->kind == GRID_VERTEX) return grid_vertex_point(d, part->at);
    grid_edge_ends(d, part->at, ends);
    return grid_middle(ends[0], ends[1]);
}

double grid_size_within(const grid_drawing *d, pave_cell cell, pave_vec2 *corners, double half_width, double away)
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
        double away = fabs((b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x)) / grid_length_of(a, b);
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
