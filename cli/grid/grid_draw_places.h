/// cli/grid/grid_draw_places.h: which parts a drawing has, where they lie, and how much room there
/// is on them. For grid_draw.c alone.
#ifndef PAVE_CLI_GRID_DRAW_PLACES_H
#define PAVE_CLI_GRID_DRAW_PLACES_H

#include "grid_draw.h"

pave_vec2 grid_middle(pave_vec2 a, pave_vec2 b);
double grid_length_of(pave_vec2 a, pave_vec2 b);

/// The corners of a face; returns how many. `out` must hold at least tiling->sides_max points, as
/// `corners` below, which is room to work in.
int grid_face_corners(const grid_drawing *d, pave_cell cell, pave_vec2 *out);

/// The ends of an edge: those of a side that lies on it.
void grid_edge_ends(const grid_drawing *d, pave_cell edge, pave_vec2 out[2]);

pave_vec2 grid_vertex_point(const grid_drawing *d, pave_cell vertex);

/// The middle of a part.
pave_vec2 grid_part_point(const grid_drawing *d, const grid_part *part);

/// How large something may be that is written on a face: `half_width` of its size to the sides and
/// half the height of capital letters up and down from the middle, at least `away` from each side.
double grid_size_within(const grid_drawing *d, pave_cell cell, pave_vec2 *corners,
                        double half_width, double away);

/// How far it is from the middle of a face to its nearest side.
double grid_room_in(const grid_drawing *d, pave_cell cell, pave_vec2 *corners);

double grid_shortest_edge(const grid_drawing *d);

/// A list of parts. {0} at first; `parts` is to be freed.
typedef struct grid_part_list {
    grid_part *parts;
    int64_t count, capacity;
} grid_part_list;

/// Lists the parts of a kind that the window has, each once. False: out of memory.
bool grid_list_parts(const grid_drawing *d, grid_part_kind kind, grid_part_list *out);

#endif
