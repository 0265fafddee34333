/// src/mesh/relax/mesh_rim_moves.h: what relaxation does to the rim. A step proposes a place for
/// each vertex, those of the rim included; this turns the proposals for the rim into moves that
/// keep it a simple polygon, and in its frame, before the guard looks at tiles.
#ifndef PAVE_SRC_MESH_RIM_MOVES_H
#define PAVE_SRC_MESH_RIM_MOVES_H

#include "mesh_rim_frame.h"
#include "mesh_rim_leeway.h"

/// {0}: the rim stays.
typedef struct pave_rim_moves {
    pave_mesh *mesh; ///< NULL: the rim stays
    bool led;    ///< steps propose places for the vertices of the rim; else they propose that these
                 ///< stay
    int32_t gap; ///< see pave_leeway_limit
    pave_leeway leeway;
    pave_point *points; ///< rim_count: where the rim is before a step
    pave_frame frame;   ///< without holds where there is no frame
} pave_rim_moves;

/// Begins a relaxation. A rim that is to be in a frame walks there: in steps that are guarded, each
/// of which leaves a valid mesh, while vertices inside follow. Returns PAVE_OK; PAVE_RANGE: a frame
/// does not fit fixed-point coordinates, and the mesh is as it was; PAVE_NO_MEMORY: then the mesh
/// is valid and may have walked a part. To be freed in any case. Linear time, for the walk in each
/// of its steps.
pave_result pave_rim_moves_begin(pave_rim_moves *moves, pave_mesh *mesh, const pave_relax_def *def);

/// Limits what a step proposes for the rim, in mesh->vertices; `before` has where all vertices
/// were. The rim is simple then, also where any of its vertices go only a part of the way or stay.
/// Does nothing where the rim stays. Expected linear time in the length of the rim.
void pave_rim_moves_limit(pave_rim_moves *moves, const pave_point *before);

/// For the shape of the guard of a mesh whose rim moves (pave_shape.fixed): no vertex is fixed.
bool pave_rim_moves_fixed(void *self, int32_t vertex);

/// Notes in mesh->made how far the rim is from its frame. Linear in the length of the rim.
void pave_rim_moves_note(const pave_rim_moves *moves);

void pave_rim_moves_free(pave_rim_moves *moves);

#endif
