/// formats/embed/embed_parts.h: plane graphs, by the order of edges around nodes.
///
/// Edge e has the arcs 2 e, from ends[e][0], and 2 e + 1, its reverse. `next` is the next arc
/// around the start node of an arc. The successor of an arc along its face is next[arc ^ 1].
#ifndef PAVE_FORMATS_EMBED_PARTS_H
#define PAVE_FORMATS_EMBED_PARTS_H

#include <pave/formats/embed.h>

#include "../common/common_memory.h"

typedef struct pave_embed_plane {
    const pave_allocator *allocator;
    int32_t node_count, edge_count;
    int32_t node_room, edge_room;
    int32_t (*ends)[2];
    int32_t *next;  ///< for each arc
    int32_t *first; ///< for each node: an arc that leaves it; -1: none
    int32_t outer;  ///< the node in the outer face, once added
} pave_embed_plane;

static inline int32_t pave_embed_from(const pave_embed_plane *plane, int32_t arc)
{
    return plane->ends[arc >> 1][arc & 1];
}

static inline int32_t pave_embed_to(const pave_embed_plane *plane, int32_t arc)
{
    return plane->ends[arc >> 1][!(arc & 1)];
}

/// Fills a plane, of which only the allocator is set, with the nodes and edges of a graph and their
/// order. Returns the results of pave_embed_draw. Always release the plane with
/// pave_embed_plane_release.
pave_result pave_embed_find_order(const pave_embed_def *def, pave_embed_plane *plane,
                                  bool *obstruction, pave_error *error);

void pave_embed_plane_release(pave_embed_plane *plane);

/// Connects a graph of three nodes or more and adds nodes to its faces until it is a triangulation
/// without parallel edges; one added node is `outer`. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_embed_complete(pave_embed_plane *plane);

/// Finds positions for the nodes of a triangulation: all triangles except those at `outer` are
/// positive. `out` must hold at least node_count elements. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_embed_place(const pave_embed_plane *plane, pave_vec2 *out);

/// Like pave_embed_place, on a grid. Always succeeds if there is memory, but gives poor shapes. (H.
/// de Fraysseix, J. Pach, R. Pollack, "How to Draw a Planar Graph on a Grid", 1990; M. Chrobak, T.
/// Payne, "A Linear-Time Algorithm for Drawing a Planar Graph on a Grid", 1995.)
pave_result pave_embed_grid(const pave_embed_plane *plane, pave_vec2 *out);

#endif
