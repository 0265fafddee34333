/// pave/graph.h: neighbour lists over cells 0..n-1, each in rotation order, with a position for
/// each cell.
///
/// A graph is made from a window and its walls, or from a list of edges. Regions, paths and
/// colourings work on any graph, and therefore on any grid, tiling or mesh.
///
/// An edge is two arcs (half-edges), one in each direction; each is the other's twin. The order of
/// the arcs around each node is a rotation system. No arc leads from a node to itself. Several
/// edges may join the same two nodes (in small windows that wrap).
///
/// Unless a comment says otherwise, nodes and arcs must belong to the graph, pointers must not be
/// NULL and capacities must be 0 or more. Asserts check this.
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

/// A graph. Read-only; made by the functions below.
typedef struct pave_graph {
    int32_t node_count, arc_count;
    const int32_t *start; ///< node_count + 1 elements: the arcs of node n are start[n] .. start[n +
                          ///< 1] - 1, clockwise on screen from north
    const int32_t *to;    ///< arc_count elements: the node that each arc leads to
    const int32_t *twin;  ///< arc_count elements: the reverse of each arc; NULL if omitted
    const pave_vec2 *positions; ///< node_count positions, y down; for a window, the cells' centres
                                ///< in the tiling's default layout; NULL if omitted
    const pave_window *window;  ///< the window, in which node n is cell n; NULL for a list of edges
    pave_contact contact;
    pave_allocator allocator;
    struct pave_graph_private *own;
} pave_graph;

/// Condition for a step to a cell that shares only a vertex. Two ways lead around the vertex,
/// through the other cells there. A way is free if all its cells are in the window and unmasked,
/// and all sides that it crosses are unmasked.
typedef enum pave_corner_rule {
    PAVE_CORNERS_ONE_WAY = 0, ///< if at least one way is free
    PAVE_CORNERS_BOTH_WAYS,   ///< if both ways are free: steps do not cut corners
    PAVE_CORNERS_OPEN         ///< always
} pave_corner_rule;

/// The definition of the graph of a window.
typedef struct pave_graph_def {
    const pave_window *window; ///< must outlive the graph; NULL: the window of `walls`
    const pave_mask *walls; ///< mask of that window; NULL: no walls. Masked cells have no arcs, and
                            ///< arcs do not cross masked sides. Not kept
    pave_contact contact;   ///< zero: neighbours share an edge
    pave_corner_rule corners;              ///< for vertex contact
    bool no_positions, no_twins, no_sides; ///< omit arrays to save memory
} pave_graph_def;

/// Makes the graph of a window: arcs in the order of sides (edge contact) or of touching cells
/// (vertex contact). If a wrap makes a cell its own neighbour, the graph has no arc for it. `def`
/// must have a window or walls; with both, their windows must have the same number of cells.
/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or arcs; PAVE_NO_MEMORY. On failure `out` is
/// NULL, and `error` (may be NULL) says why. Linear time. Memory: 28 bytes per cell and 8 per arc;
/// with vertex contact 20 per cell, and 8 more during the call.
PAVE_API pave_result pave_graph_create(const pave_graph_def *def, const pave_allocator *allocator,
                                       pave_graph **out, pave_error *error);

/// The definition of a graph by nodes and edges.
typedef struct pave_edges_def {
    int32_t node_count;
    const pave_vec2 *positions; ///< node_count
    int32_t edge_count;         ///< at most INT32_MAX / 2
    const int32_t (*edges)[2];  ///< edge_count pairs of nodes
} pave_edges_def;

/// Makes a graph whose edges are straight lines between positions. Copies the positions. The arcs
/// around a node are ordered by the exact directions of the edges. Edges may cross. Returns
/// PAVE_OK; PAVE_INVALID if an edge ends at a node that does not exist or at its own start, or if
/// two edges join the same nodes or leave a node in the same direction; PAVE_RANGE if a count is
/// out of range or a position is not finite or beyond 1e100; PAVE_NO_MEMORY. On failure `out` is
/// NULL, and `error` (may be NULL) names the edge. Cost: sorting the arcs.
PAVE_API pave_result pave_graph_create_from_edges(const pave_edges_def *def,
                                                  const pave_allocator *allocator, pave_graph **out,
                                                  pave_error *error);

/// Releases a graph; NULL is allowed.
PAVE_API void pave_graph_destroy(pave_graph *graph);

/// The side of cell `node` that an arc crosses, for costs by edge. `arc` must be in start[node] ..
/// start[node + 1] - 1. Returns -1 if the graph has no sides: it was made from a list of edges,
/// with vertex contact, or with no_sides. Linear in the number of sides of the cell.
PAVE_API int32_t pave_graph_arc_side(const pave_graph *graph, int32_t node, int32_t arc);

/// The arc of cell `node` that crosses its side k. Returns -1 if the side has a wall or no cell
/// beyond it, or if the graph has no sides. Linear in the number of sides of the cell.
PAVE_API int32_t pave_graph_side_arc(const pave_graph *graph, int32_t node, int32_t k);

// ---- Components and cuts ------------------------------------------------------------------------

/// Labels the connected components: labels[n] is the component of node n. Components are numbered
/// from 0 in the order of their first nodes. `labels` must hold at least node_count elements;
/// `count` may be NULL. Returns PAVE_OK. Allocates nothing. Nearly linear time, by union-find in
/// `labels`. Based on: R. Tarjan, "Efficiency of a Good But Not Linear Set Union Algorithm", 1975;
/// path halving: R. Tarjan, J. van Leeuwen, 1984.
PAVE_API pave_result pave_graph_components(const pave_graph *graph, int32_t *labels,
                                           int32_t *count);

/// Labels the connected components of the unmasked cells of a window, across unmasked sides,
/// without a graph: labels[i] is the component of cell i, or -1 for a masked cell. Components are
/// numbered from 0 in the order of their first cells. `labels` must hold at least n elements;
/// `count` may be NULL. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells; PAVE_NO_MEMORY. Nearly
/// linear time; squares, hexagons and triangles are processed in runs of up to 64 cells. Based on:
/// A. Rosenfeld, J. Pfaltz, "Sequential Operations in Digital Picture Processing", 1966; L. He, Y.
/// Chao, K. Suzuki, "A Run-Based Two-Scan Labeling Algorithm", 2008.
PAVE_API pave_result pave_mask_components(const pave_mask *mask, const pave_allocator *allocator,
                                          int32_t *labels, int32_t *count);

/// Finds the bridges: edges whose removal disconnects a component. An edge that has a parallel edge
/// is not a bridge. `out` receives the lower arc of each bridge, in increasing order; it must hold
/// at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in
/// `count`; PAVE_NO_MEMORY. Linear time, without recursion. Based on: R. Tarjan, "A Note on Finding
/// the Bridges of a Graph", 1974.
PAVE_API pave_result pave_graph_bridges(const pave_graph *graph, const pave_allocator *allocator,
                                        int32_t *out, int64_t capacity, int64_t *count);

/// Finds the articulation points: nodes whose removal disconnects a component, in increasing order.
/// Otherwise the same as pave_graph_bridges. Based on: J. Hopcroft, R. Tarjan, "Algorithm 447:
/// Efficient Algorithms for Graph Manipulation", 1973.
PAVE_API pave_result pave_graph_articulation_points(const pave_graph *graph,
                                                    const pave_allocator *allocator, int32_t *out,
                                                    int64_t capacity, int64_t *count);

/// Finds a spanning forest, which has node_count minus the number of components arcs. `weights`
/// holds a weight for each arc, the same for both twins. The forest has the minimum total weight;
/// ties go to the lower arc. `out` receives the lower arc of each edge, by increasing weight.
/// Random weights make mazes. If `weights` is NULL, the forest is breadth-first from the first node
/// of each component, and its arcs lead away from that node. `out` must hold at least `capacity`
/// elements. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`; PAVE_NO_MEMORY.
/// Cost: sorting the arcs; linear without weights. Based on: J. Kruskal, "On the Shortest Spanning
/// Subtree of a Graph", 1956.
PAVE_API pave_result pave_graph_spanning_forest(const pave_graph *graph, const int32_t *weights,
                                                const pave_allocator *allocator, int32_t *out,
                                                int64_t capacity, int64_t *count);

// ---- Colours ------------------------------------------------------------------------------------

/// Colours the nodes greedily; no arc joins equal colours. The next node is the one whose
/// neighbours have the most colours; ties go to the node with more arcs, then to the lower index.
/// It gets the lowest free colour. `colors` must hold at least node_count elements and receives
/// 0..count-1; `count` may be NULL. Returns PAVE_OK or PAVE_NO_MEMORY. Bipartite graphs get two
/// colours. O(arcs log nodes). Based on: D. Brelaz, "New Methods to Color the Vertices of a Graph",
/// 1979.
PAVE_API pave_result pave_graph_color_greedy(const pave_graph *graph,
                                             const pave_allocator *allocator, int32_t *colors,
                                             int32_t *count);

/// Colours the nodes with few colours: at most six on planar graphs without parallel edges, seven
/// on a torus, and never more than the degeneracy plus one. If this needs more than `colors_wanted`
/// (0: four), a search with Kempe chains tries to reach `colors_wanted`, for up to `steps_max`
/// nodes (0: no search). Returns PAVE_OK, also if more colours are needed than wanted;
/// PAVE_NO_MEMORY. `count` (may be NULL) receives the number of colours. `colors` must hold at
/// least node_count elements and receives 0..count-1. Linear time, plus the search. Based on: D.
/// Matula, L. Beck, "Smallest-Last Ordering and Clustering and Graph Coloring Algorithms", 1983; C.
/// Morgenstern, H. Shapiro, "Heuristics for Rapidly Four-Coloring Large Planar Graphs", 1991.
PAVE_API pave_result pave_graph_color_few(const pave_graph *graph, int32_t colors_wanted,
                                          int64_t steps_max, const pave_allocator *allocator,
                                          int32_t *colors, int32_t *count);

#ifdef __cplusplus
}
#endif
#endif
