/// pave/formats/embed.h: graphs without positions, drawn in the plane without crossings. Library
/// pave_embed (planarity, by J. Boyer).
///
/// The graph is embedded, and nodes in its faces complete it to a triangulation. The longest face
/// is the outer one and becomes a circle; every other node is placed at the average of its
/// neighbours. If doubles are not precise enough for that, the nodes start from a drawing on a grid
/// instead. Then the triangles are evened out step by step. Each step keeps every triangle
/// positive, so no edges cross.
///
/// A graph with several embeddings gets the one that planarity finds, which may differ between its
/// versions. To keep a drawing, store the positions.
///
/// Example: embed_graph.c.
#ifndef PAVE_FORMATS_EMBED_H
#define PAVE_FORMATS_EMBED_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PAVE_EMBED_NODES_MAX = 1 << 22 }; ///< maximum number of nodes of a graph

/// A graph.
typedef struct pave_embed_def {
    int32_t node_count;        ///< 0 to PAVE_EMBED_NODES_MAX
    int32_t edge_count;        ///< 0 or more
    const int32_t (*edges)[2]; ///< edge_count pairs of different nodes, no pair twice
} pave_embed_def;

/// Draws a graph without crossings. Edges are 1 long on average, and y points down. `positions`
/// must hold at least node_count elements. `obstruction` (may be NULL) must hold at least
/// edge_count elements: if the graph is not planar, it marks the edges of a subdivision of K5 or
/// K3,3. Returns PAVE_OK; PAVE_INVALID if the graph is not planar, or, with no edge marked, if an
/// edge is duplicate or joins a node to itself; PAVE_RANGE; PAVE_NO_MEMORY. `error` (may be NULL)
/// names the nodes. Linear time to embed, and some hundred passes over the nodes to draw. (J.
/// Boyer, W. Myrvold, "On the Cutting Edge", 2004; W. Tutte, "How to Draw a Graph", 1963.)
PAVE_API pave_result pave_embed_draw(const pave_embed_def *def, const pave_allocator *allocator,
                                     pave_vec2 *positions, bool *obstruction, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
