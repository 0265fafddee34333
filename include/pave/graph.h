/// pave/graph.h: neighbour lists over cells 0..n-1, each in rotation order, with a position for
/// each cell.
///
/// A graph is made from a window and its walls, or from a list of edges. Regions, paths and
/// colourings run on any graph, and so on any grid, tiling or mesh.
///
/// An edge is two arcs (half-edges), one in each direction; each is the other's twin. The order of
/// the arcs of each node is a rotation system. No arc leads from a node to itself. Two nodes may be
/// joined by several edges (small windows that wrap).
///
/// Unless a comment says otherwise, nodes and arcs must be those of the graph, pointers not NULL
/// and capacities 0 or more; asserts check that.
///
/// Examples: graphs.c, graph_cuts.c (components, bridges, articulation points), graph_maze.c (a
/// spanning forest).
#ifndef PAVE_GRAPH_H
#define PAVE_GRAPH_H

#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Graphs -------------------------------------------------------------------------------------

/// A graph. Read only; made by the functions below.
typedef struct pave_graph {
    int32_t node_count, arc_count;
    const int32_t *start; ///< node_count + 1: the arcs of node n are start[n] .. start[n + 1] - 1,
                          ///< clockwise on screen from north
    const int32_t *to;    ///< arc_count: where an arc leads
    const int32_t *twin;  ///< arc_count: the arc back; NULL if left out
    const pave_vec2 *positions; ///< node_count, y down; of a window: the cells' centres in the
                                ///< tiling's default layout; NULL if left out
    const pave_window *window;  ///< its window: node n is cell n; NULL: a list of edges
    pave_contact contact;
    pave_allocator allocator;
    struct pave_graph_private *own;
} pave_graph;

/// Whether a step leads from a cell to one that shares only a vertex with it, beside walls. There
/// are two ways around the vertex, over the cells at it; a way is free if none of its cells
/// is masked or outside the window, and none of the sides that it crosses is masked.
typedef enum pave_corner_rule {
    PAVE_CORNERS_ONE_WAY = 0, ///< where at least one way is free
    PAVE_CORNERS_BOTH_WAYS,   ///< where both are: corners are not cut
    PAVE_CORNERS_OPEN         ///< always
} pave_corner_rule;

/// What the graph of a window is made from.
typedef struct pave_graph_def {
    const pave_window *window; ///< must live as long as the graph; NULL: that of the walls
    const pave_mask *walls; ///< of that window; NULL: none. Masked cells have no arcs; masked sides
                            ///< are not crossed. Not kept
    pave_contact contact;   ///< zero: across edges
    pave_corner_rule corners;              ///< of vertex contact
    bool no_positions, no_twins, no_sides; ///< left out, to save memory
} pave_graph_def;

/// Makes the graph of a window: arcs in the order of sides (edge contact) or of touching cells
/// (vertex contact). A cell that a wrap makes its own neighbour has no arc to itself. `def` has a
/// window, or walls on a window of that many cells. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX
/// cells or arcs; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why.
/// Linear time. Memory: 28 bytes a cell and 8 an arc; with vertex contact 20 a cell, and 8 more
/// meanwhile.
PAVE_API pave_result pave_graph_create(const pave_graph_def *def, const pave_allocator *allocator,
                                       pave_graph **out, pave_error *error);

/// Nodes and edges as two arrays.
typedef struct pave_edges_def {
    int32_t node_count;
    const pave_vec2 *positions; ///< node_count
    int32_t edge_count;         ///< at most INT32_MAX / 2
    const int32_t (*edges)[2];  ///< edge_count pairs of nodes
} pave_edges_def;

/// Makes a graph from edges that are straight lines between positions, which are copied. Arcs are
/// ordered by the exact directions of the edges. Returns PAVE_OK; PAVE_INVALID if an edge ends at a
/// node that does not exist or at its own start, or two edges join the same nodes or leave one in
/// the same direction; PAVE_RANGE for bad counts, and positions that are not finite or beyond
/// 1e100; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) names the edge.
/// Crossing edges are allowed. Cost: sorting the arcs.
PAVE_API pave_result pave_graph_create_from_edges(const pave_edges_def *def,
                                                  const pave_allocator *allocator, pave_graph **out,
                                                  pave_error *error);

/// Releases a graph; NULL is allowed.
PAVE_API void pave_graph_destroy(pave_graph *graph);

/// The side of cell `node` that its arc crosses, for costs by edge. `arc` must be one of
/// start[node] .. start[node + 1] - 1. -1 if the graph has no sides: from a list of edges, with
/// vertex contact, or left out. Linear in the sides.
PAVE_API int32_t pave_graph_arc_side(const pave_graph *graph, int32_t node, int32_t arc);

/// The arc of cell `node` that crosses its side k; -1 if there is a wall or no cell beyond it, or
/// the graph has no sides. Linear in the sides.
PAVE_API int32_t pave_graph_side_arc(const pave_graph *graph, int32_t node, int32_t k);

// ---- Components and cuts ------------------------------------------------------------------------

/// Labels the connected components: labels[n] is that of node n; components are numbered from 0 by
/// their first nodes. `labels` must hold at least node_count elements; `count` may be NULL. Returns
/// PAVE_OK. Takes no memory, hence no allocator. Nearly linear time, by union-find in `labels`.
/// Based on: R. Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", 1975; path
/// halving: R. Tarjan, J. van Leeuwen, 1984.
PAVE_API pave_result pave_graph_components(const pave_graph *graph, int32_t *labels,
                                           int32_t *count);

/// Labels the connected components of the unmasked cells of a window, across unmasked sides,
/// without a graph: labels[i] is that of cell i, or -1 for a masked cell; components are numbered
/// from 0 by their first cells. `labels` must hold at least n elements; `count` may be NULL.
/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells; PAVE_NO_MEMORY. Nearly linear time; on
/// squares, hexagons and triangles by runs of 64 cells. Based on: A. Rosenfeld, J. Pfaltz,
/// "Sequential Operations in Digital Picture Processing", 1966; L. He, Y. Chao, K. Suzuki, "A
/// Run-Based Two-Scan Labeling Algorithm", 2008.
PAVE_API pave_result pave_mask_components(const pave_mask *mask, const pave_allocator *allocator,
                                          int32_t *labels, int32_t *count);

/// Finds the bridges: edges without which a component falls apart. An edge with a parallel one is
/// not a bridge. `out` receives the lower arc of each, increasing; it must hold at least `capacity`
/// elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_NO_MEMORY. Linear time,
/// without recursion. Based on: R. Tarjan, "A Note on Finding the Bridges of a Graph", 1974.
PAVE_API pave_result pave_graph_bridges(const pave_graph *graph, const pave_allocator *allocator,
                                        int32_t *out, int64_t capacity, int64_t *count);

/// Finds the articulation points: nodes without which a component falls apart, increasing.
/// Otherwise as pave_graph_bridges. Based on: J. Hopcroft, R. Tarjan, "Algorithm 447: Efficient
/// Algorithms for Graph Manipulation", 1973.
PAVE_API pave_result pave_graph_articulation_points(const pave_graph *graph,
                                                    const pave_allocator *allocator, int32_t *out,
                                                    int64_t capacity, int64_t *count);

/// Finds a spanning forest: node_count less the number of components arcs. `weights` holds a weight
/// for each arc, equal for twins: the forest has the least sum, ties by arc, and `out` receives the
/// lower arcs, by weight. Random weights make mazes. `weights` NULL: breadth-first from the first
/// node of each component; arcs then lead away from it. `out` must hold at least `capacity`
/// elements. Returns PAVE_OK; PAVE_CAPACITY with the need in `count`; PAVE_NO_MEMORY. Cost: sorting
/// the arcs; without weights linear. Based on: J. Kruskal, "On the Shortest Spanning Subtree of a
/// Graph", 1956.
PAVE_API pave_result pave_graph_spanning_forest(const pave_graph *graph, const int32_t *weights,
                                                const pave_allocator *allocator, int32_t *out,
                                                int64_t capacity, int64_t *count);

// ---- Colours ------------------------------------------------------------------------------------

/// Colours the nodes so that no arc joins equal colours, greedily: next is the node whose
/// neighbours have the most colours, ties by most arcs, then by index; it takes the least free
/// colour. `colors` must hold at least node_count elements and receives 0..count-1; `count` may be
/// NULL. Returns PAVE_OK or PAVE_NO_MEMORY. Bipartite graphs get two colours. O(arcs log nodes).
/// Based on: D. Brelaz, "New Methods to Color the Vertices of a Graph", 1979.
PAVE_API pave_result pave_graph_color_greedy(const pave_graph *graph,
                                             const pave_allocator *allocator, int32_t *colors,
                                             int32_t *count);

/// Colours the nodes with the fewest possible colours, by the same order and backtracking. Returns
/// PAVE_OK; PAVE_NOT_FOUND if more than `colors_max` colours are needed; PAVE_STOPPED after
/// `steps_max` coloured nodes, and then `colors` is a proper colouring, perhaps not with the
/// fewest; PAVE_NO_MEMORY. `colors` must hold at least node_count elements and receives 0..count-1;
/// `count` may be NULL. Exponential in the worst case. Based on: the same paper.
PAVE_API pave_result pave_graph_color_exact(const pave_graph *graph, int32_t colors_max,
                                            int64_t steps_max, const pave_allocator *allocator,
                                            int32_t *colors, int32_t *count);

/// Colours the nodes with few colours: at most six on planar graphs without parallel edges, seven
/// on a torus, and never more than the degeneracy plus one. If that needs more than `colors_wanted`
/// (0: four), a search with Kempe chains tries so many, for up to `steps_max` nodes (0: no limit).
/// Returns PAVE_OK; `count` (may be NULL) receives the number of colours, perhaps more than wanted;
/// PAVE_NO_MEMORY. `colors` must hold at least node_count elements and receives 0..count-1. Linear
/// time, and the search. Based on: D. Matula, L. Beck, "Smallest-Last Ordering and Clustering and
/// Graph Coloring Algorithms", 1983; C. Morgenstern, H. Shapiro, "Heuristics for Rapidly
/// Four-Coloring Large Planar Graphs", 1991.
PAVE_API pave_result pave_graph_color_few(const pave_graph *graph, int32_t colors_wanted,
                                          int64_t steps_max, const pave_allocator *allocator,
                                          int32_t *colors, int32_t *count);

#ifdef __cplusplus
}
#endif
#endif
