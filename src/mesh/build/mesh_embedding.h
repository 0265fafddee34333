/// src/mesh/build/mesh_embedding.h: a common interface to the graph under a mesh, arc by arc, for
/// boards and adjacencies; and the initial positions of vertices.
#ifndef PAVE_SRC_MESH_EMBEDDING_H
#define PAVE_SRC_MESH_EMBEDDING_H

#include "../../board/fixed_frame.h"

#include <pave/mesh.h>

/// Arcs of an adjacency keep their numbers; the arcs of a board are numbered 8 * node + neighbour.
/// Faces and walks around them are as in adjacency.h. An arc is *whole* if it is not cut.
typedef struct pave_embedding {
    const pave_board *board; ///< if NULL, `adjacency` is used
    const pave_adjacency *adjacency;
    pave_fixed_frame frame;
} pave_embedding;

/// Returns the arc of a board from a tile to its neighbour k, which must be on the board.
int32_t pave_embedding_board_arc(const pave_board *board, pave_board_tile tile, int k);

bool pave_embedding_is_border(const pave_embedding *embedding, int32_t node);
bool pave_embedding_is_whole(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_twin(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_from(const pave_embedding *embedding, int32_t arc);

static inline int32_t pave_embedding_to(const pave_embedding *embedding, int32_t arc)
{
    return pave_embedding_from(embedding, pave_embedding_twin(embedding, arc));
}

/// Like pave_adjacency_successor and pave_adjacency_next.
int32_t pave_embedding_successor(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_next(const pave_embedding *embedding, int32_t arc);

/// Returns the number of arcs of an inner node, cut ones included.
int32_t pave_embedding_arcs(const pave_embedding *embedding, int32_t node);

/// The first function returns the number of whole arcs of a node that precede the given arc,
/// clockwise from north. The second is the inverse: it returns the whole arc with a given rank.
/// Linear in the number of arcs of the node.
int32_t pave_embedding_rank(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_at_rank(const pave_embedding *embedding, int32_t node, int32_t rank);

/// Returns the number of whole arcs of an inner node. Linear in its arcs.
int32_t pave_embedding_degree(const pave_embedding *embedding, int32_t node);

/// Returns the initial position of the vertex of a whole arc's face: given by the rule or, on the
/// rim, the mean of the face's border nodes and the inner nodes adjacent to them. Linear in the
/// length of the face.
pave_point pave_embedding_place(const pave_embedding *embedding, int32_t arc,
                                pave_vertex_rule rule);

#endif
