/// src/mesh/relax/mesh_rim_moves.h: relaxation of the rim. A step proposes a position for each
/// vertex, including rim vertices. This code limits the moves of the rim so that it stays simple
/// and in its frame; the guard tests tiles afterwards.
#ifndef PAVE_SRC_MESH_RIM_MOVES_H
#define PAVE_SRC_MESH_RIM_MOVES_H

#include "mesh_rim_frame.h"
#include "mesh_rim_leeway.h"

/// {0}: the rim is fixed.
typedef struct pave_rim_moves {
    pave_mesh *mesh; ///< NULL if the rim is fixed
    /// Whether steps propose positions for rim vertices. If false, the proposal is to leave rim
    /// vertices in place.
    bool led;
    int32_t gap; ///< see pave_leeway_limit
    pave_leeway leeway;
    pave_point *points; ///< rim_count elements: the rim before the current step
    pave_frame frame;   ///< without holds if there is no frame
} pave_rim_moves;

/// Begins a relaxation. If a frame is requested, moves the rim there in guarded steps, each of
/// which leaves a valid mesh, while inner vertices follow. Returns PAVE_OK; PAVE_RANGE, with the
/// mesh unchanged, if a frame does not fit fixed-point coordinates; PAVE_NO_MEMORY, with a valid
/// mesh whose rim may be partly moved. Call pave_rim_moves_free in any case. Linear time per step
/// of the move to the frame.
pave_result pave_rim_moves_begin(pave_rim_moves *moves, pave_mesh *mesh, const pave_relax_def *def);

/// Limits the moves that a step proposes for the rim in mesh->vertices; `before` has the previous
/// positions of all vertices. The rim is then simple, even if some of its vertices complete only
/// part of their moves. Does nothing if the rim is fixed. Expected time linear in the length of the
/// rim.
void pave_rim_moves_limit(pave_rim_moves *moves, const pave_point *before);

/// pave_shape.fixed for the guard of a mesh whose rim moves: no vertex is fixed.
bool pave_rim_moves_fixed(void *self, int32_t vertex);

/// Records the distance of the rim from its frame in mesh->made. Linear in the length of the rim.
void pave_rim_moves_note(const pave_rim_moves *moves);

void pave_rim_moves_free(pave_rim_moves *moves);

#endif
