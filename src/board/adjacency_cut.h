/// src/board/adjacency_cut.h: tests whether an edge can be cut. The faces are either walked or read
/// from stored labels.
#ifndef PAVE_SRC_ADJACENCY_CUT_H
#define PAVE_SRC_ADJACENCY_CUT_H

#include "adjacency_parts.h"

/// The two faces of an edge, near and far. Only the near face is walked, so it should be the
/// shorter one.
typedef struct pave_cut_view {
    const pave_adjacency *adjacency;
    int32_t arc;                             ///< the edge; its face is the near one
    int32_t far_length;                      ///< number of arcs of the far face
    bool same;                               ///< both faces are the same
    bool both_rim;                           ///< both have border nodes
    bool (*is_far)(void *self, int32_t arc); ///< whether an arc's face is the far one
    /// Returns whether the face across `arc`, a side of the near face, is also adjacent to the far
    /// face. If so, `side` gets an arc of the far face at that side, otherwise -1.
    bool (*beside)(void *self, int32_t arc, int32_t *side);
    void *self;
} pave_cut_view;

/// Returns the fault that cutting the edge would cause, or kind PAVE_FAULT_NONE. At least one end
/// must be an inner tile. Time: linear in the length of the near face and the number of arcs at its
/// nodes.
pave_fault pave_cut_fault(const pave_cut_view *view);

#endif
