/// pave/formats/embed.h: graphs without positions, drawn in the plane without crossings. Library
/// pave_embed (planarity, by J. Boyer).
///
/// The graph is embedded, and completed to a triangulation by nodes in its faces. Its longest face
/// becomes the outer one, on a circle, and all other nodes are in balance with their neighbours.
/// Where that would need more digits than numbers have, nodes come from a drawing on a grid
/// instead. Then triangles become more even, step by step. Each step keeps every triangle positive,
/// so no edges cross.
///
/// Positions depend on the library's embedding of graphs that have several; a graph whose drawing
/// must stay is to be kept with its positions.
///
/// Example: embed_graph.c.
#ifndef PAVE_FORMATS_EMBED_H
#define PAVE_FORMATS_EMBED_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PAVE_EMBED_NODES_MAX = 1 << 22 }; ///< nodes of a graph

/// A graph.
typedef struct pave_embed_def {
    int32_t node_count; ///< 0 to PAVE_EMBED_NODES_MAX
    int32_t edge_count;
    const int32_t (*edges)[2]; ///< edge_count pairs of different nodes, no pair twice
} pave_embed_def;

/// Draws a graph: a mean edge has length 1, and y points down. `positions` must hold at least
/// node_count elements. `obstruction` (may be NULL) must hold at least edge_count elements: which
/// edges are the subgraph that makes it impossible, K5 or K3,3 with paths as its edges. Returns
/// PAVE_OK; PAVE_INVALID where the graph is not planar; or has an edge twice or to its own node:
/// then no edge is marked; PAVE_RANGE; PAVE_NO_MEMORY. `error` (may be NULL) names the nodes.
/// Nearly linear time for the embedding; some hundred passes over the nodes for the drawing.
/// (J. Boyer, W. Myrvold, "On the Cutting Edge", 2004; W. Tutte, "How to Draw a Graph", 1963.)
PAVE_API pave_result pave_embed_draw(const pave_embed_def *def, const pave_allocator *allocator,
                                     pave_vec2 *positions, bool *obstruction, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
