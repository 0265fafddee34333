/// src/mesh/mesh_view.h: the arrays of a mesh as a shape, and what whoever works on whole meshes
/// has in common.
#ifndef PAVE_SRC_MESH_VIEW_H
#define PAVE_SRC_MESH_VIEW_H

#include "mesh_shape.h"

typedef struct pave_mesh_view {
    pave_mesh *mesh;
    const pave_point
        *before; ///< vertex_count: where vertices were before the step; NULL outside steps
} pave_mesh_view;

/// The view as a shape; it must live as long.
pave_shape pave_mesh_shape(pave_mesh_view *view);

/// The centre of a tile whose vertices lie at `points`.
pave_point pave_mesh_center_of(const pave_mesh *mesh, const pave_point *points, int32_t tile);

/// The least turn of a tile whose vertices lie at `points`.
int64_t pave_mesh_turn_min(const pave_mesh *mesh, const pave_point *points, int32_t tile);

/// Twice the area inside the rim; at most 2^63.
uint64_t pave_mesh_rim_turns(const pave_mesh *mesh);

/// Adds the tiles of which a triangle has a turn below `floor` (1: that are not sound) to the list,
/// in increasing order. False: no memory.
bool pave_mesh_below(const pave_mesh *mesh, int64_t floor, pave_shape_list *list);

/// Solves the whole (mesh_tutte.c): each vertex that is not fixed goes to the mean of its adjacent
/// vertices and the centres of its tiles. First with the rim as it is, where that is simple, then
/// with the rim on an ellipse. Returns PAVE_OK when every tile is sound; PAVE_INVALID when some do
/// not fit the lattice, which are in `left` then; PAVE_NO_MEMORY. Positions are anything on
/// failure.
pave_result pave_mesh_solve(pave_mesh *mesh, bool rim_simple, pave_shape_list *left);

#endif
