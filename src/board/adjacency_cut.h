/// src/board/adjacency_cut.h: whether an edge can be cut, given the faces: by walking
/// them, or by numbers that are kept.
#ifndef PAVE_SRC_ADJACENCY_CUT_H
#define PAVE_SRC_ADJACENCY_CUT_H

#include "adjacency_parts.h"

/// The two faces of an edge, the near one and the far one. The near one is walked, of the far one
/// it is asked; so take the shorter as near.
typedef struct pave_cut_view {
    const pave_adjacency *adjacency;
    int32_t arc;                             ///< the edge; its face is the near one
    int32_t far_length;                      ///< arcs of the far one
    bool same;                               ///< the two are one
    bool both_rim;                           ///< both have border nodes
    bool (*is_far)(void *self, int32_t arc); ///< whether the face of an arc is the far one
    /// Whether the face across `arc`, a side of the near one, is beside the far one too; then
    /// `side` gets an arc of the far one there, or -1
    bool (*beside)(void *self, int32_t arc, int32_t *side);
    void *self;
} pave_cut_view;

/// The fault that there is when the edge is cut, of kind PAVE_FAULT_NONE if none. An end of it must
/// be an inner tile. Time: linear in the near face and in the arcs at its nodes.
pave_fault pave_cut_fault(const pave_cut_view *view);

#endif
