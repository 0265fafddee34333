/// src/mesh/mesh_relax.h: what the relaxation of meshes and that of boards have in common, and the
/// state of the former.
#ifndef PAVE_SRC_MESH_RELAX_H
#define PAVE_SRC_MESH_RELAX_H

#include "mesh_view.h"

/// Whether every field is in its range; if not, PAVE_RANGE, and `error` (may be NULL) says which.
pave_result pave_relax_check(const pave_relax_def *def, pave_error *error);

/// The radius of pushes in lattice units, at most PAVE_PUSH_RADIUS_MAX: the one that is asked for,
/// or PAVE_RADIUS_SHARE of how far the corners of a regular polygon of the mean area and of corners
/// / tiles sides, be that a whole number or not, are from its centre. `turns`: twice the area
/// inside the rim.
float pave_relax_radius(const pave_relax_def *def, double step, uint64_t turns, int64_t tiles,
                        int64_t corners);

/// A mesh that is being relaxed. A step has three passes: each tile tells where it would have its
/// vertices; each vertex that is not fixed goes where its tiles would have it; each tile is looked
/// at. Then the guard.
typedef struct pave_relax {
    pave_mesh *mesh;
    const struct pave_relax_way *way;
    pave_vertex_rule rule;
    float radius, radius_squared;
    int64_t floor;      ///< see mesh_geometry.h
    pave_point *before; ///< vertex_count: where the vertices were
    pave_point *told;   ///< by tiles, or by corners as mesh->rings has them, as the way says
    int64_t told_count;
    bool turned;      ///< the tiles at a vertex are wanted in their order round it
    uint32_t *places; ///< beside mesh->vertex_tiles: where in mesh->rings that tile has the vertex;
                      ///< NULL where there is no need
    int32_t *around; ///< beside mesh->vertex_tiles: the same tiles in their order round the vertex,
                     ///< from the first; NULL likewise
    bool *poor;      ///< tile_count: the guard must look at it
    uint64_t *moved; ///< for each strip of vertices the square of the farthest move
} pave_relax;

/// What differs from kind to kind.
typedef struct pave_relax_way {
    void (*tell)(pave_relax *relax, int32_t tile);
    pave_point (*go)(const pave_relax *relax, int32_t vertex, const int32_t *tiles, int32_t count);
    bool corners; ///< tiles tell by corners
    bool turned;  ///< the order of tiles round a vertex matters to its centroid
} pave_relax_way;

/// Makes `places`, and from them `around`. False: no memory.
bool pave_relax_place(pave_relax *relax);
bool pave_relax_turn(pave_relax *relax);

/// The way of each pave_relax_kind.
extern const pave_relax_way pave_relax_ways[];

#endif
