/// src/board/adjacency_ring.h: a ring of border nodes around a graph.
#ifndef PAVE_SRC_ADJACENCY_RING_H
#define PAVE_SRC_ADJACENCY_RING_H

#include "adjacency_parts.h"

/// Creates the graph of an adjacency with a ring around it: its nodes, followed by the ring's nodes
/// in clockwise order, each joined to the next and to one node of the outer face. An empty graph
/// gets no ring. Returns PAVE_OK; PAVE_INVALID if the graph is not connected or its edges cross;
/// PAVE_RANGE; PAVE_NO_MEMORY, without a message in `error`. Time: a few calls of pave_edges_check
/// on the outer face.
pave_result pave_border_ring_create(const pave_adjacency *outer, const pave_allocator *allocator,
                                    pave_graph **out, pave_error *error);

#endif
