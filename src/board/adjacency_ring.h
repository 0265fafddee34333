/// src/board/adjacency_ring.h: a ring of border nodes round a graph.
#ifndef PAVE_SRC_ADJACENCY_RING_H
#define PAVE_SRC_ADJACENCY_RING_H

#include "adjacency_parts.h"

/// Makes the graph of an adjacency with a ring round it: the nodes as they are, then those of the
/// ring, clockwise, each joined to the next and to one node of the outer face. Without nodes there
/// is no ring. Returns PAVE_OK; PAVE_INVALID where the graph is not connected or its edges cross;
/// PAVE_RANGE; PAVE_NO_MEMORY, without a text in `error`. Cost: that of pave_edges_check on the
/// outer face, a few times.
pave_result pave_border_ring_create(const pave_adjacency *outer, const pave_allocator *allocator,
                                    pave_graph **out, pave_error *error);

#endif
