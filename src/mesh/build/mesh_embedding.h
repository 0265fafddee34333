/// src/mesh/build/mesh_embedding.h: the graph under a mesh, arc by arc, whether it is that of a
/// board or that of an adjacency; and where the vertex of a face goes.
#ifndef PAVE_SRC_MESH_EMBEDDING_H
#define PAVE_SRC_MESH_EMBEDDING_H

#include "../../board/fixed_frame.h"

#include <pave/mesh.h>

/// Arcs of an adjacency have their own numbers; those of a board are 8 * node + neighbour. Faces
/// and their walks are as in adjacency.h. An arc is *whole* where it is not cut.
typedef struct pave_embedding {
    const pave_board *board; ///< NULL: the adjacency it is
    const pave_adjacency *adjacency;
    pave_fixed_frame frame;
} pave_embedding;

/// The arc of a board from a tile to its neighbour k, which must be a tile of the board.
int32_t pave_embedding_board_arc(const pave_board *board, pave_board_tile tile, int k);

bool pave_embedding_is_border(const pave_embedding *embedding, int32_t node);
bool pave_embedding_is_whole(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_twin(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_from(const pave_embedding *embedding, int32_t arc);

static inline int32_t pave_embedding_to(const pave_embedding *embedding, int32_t arc)
{
    return pave_embedding_from(embedding, pave_embedding_twin(embedding, arc));
}

/// As pave_adjacency_successor and pave_adjacency_next.
int32_t pave_embedding_successor(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_next(const pave_embedding *embedding, int32_t arc);

/// How many arcs an inner node has, cut ones included.
int32_t pave_embedding_arcs(const pave_embedding *embedding, int32_t node);

/// How many whole arcs a node has before the given one, clockwise from north; and the one before
/// which there are so many. Time: its arcs.
int32_t pave_embedding_rank(const pave_embedding *embedding, int32_t arc);
int32_t pave_embedding_at_rank(const pave_embedding *embedding, int32_t node, int32_t rank);

/// How many whole arcs an inner node has. Time: its arcs.
int32_t pave_embedding_degree(const pave_embedding *embedding, int32_t node);

/// Where the vertex of the face of a whole arc goes: by the rule; on the rim, the mean of its
/// border nodes and of the inner ones beside them. Time: the length of the face.
pave_point pave_embedding_place(const pave_embedding *embedding, int32_t arc,
                                pave_vertex_rule rule);

#endif
