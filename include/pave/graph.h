/// pave/graph.h: neighbour lists over cells 0..n-1, each in rotation order, with a position for
/// each cell.
///
/// A graph is made from a window and the walls in it, or from a list of edges. Whoever works on
/// graphs need not know which: regions, paths and colourings run on any grid, tiling or mesh.
///
/// Numbers of nodes and arcs that are handed in must be those of the graph, pointers not NULL and
/// capacities 0 or more, if nothing else is said: else the program is wrong, which asserts tell.
///
/// An edge of a graph is two arcs, there and back, and each is the other's twin. No arc leads from
/// a node to itself. Two nodes may be joined by more than one edge (small windows that wrap).
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
    const pave_window
        *window; ///< what it was made from, node n being cell n; NULL: a list of edges
    const uint64_t
        *sides; ///< of a window, across edges: bit k & 63 of word n * side_words + k / 64 says
                ///< whether an arc crosses side k of cell n; NULL if left out, and of other graphs.
                ///< Read it by pave_graph_arc_side and pave_graph_side_arc
    int32_t side_words;
    pave_contact contact;
    pave_allocator allocator;
} pave_graph;

/// Whether a step leads from a cell to one that shares only a vertex with it, beside walls. There
/// are two ways round the vertex, over the cells that lie at it; one is free when none of its cells
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

/// Makes the graph of a window: its arcs in the order of sides (edge contact) or of touching cells
/// (vertex contact). A cell that a wrap has made its own neighbour has no arc to itself. `def` has
/// a window or walls; walls are of a window of that many cells. Returns PAVE_OK; PAVE_RANGE beyond
/// INT32_MAX cells or arcs; PAVE_NO_MEMORY; on failure `out` is NULL. Linear time. Memory: 28 bytes
/// a cell and 8 an arc; round corners 20 a cell, and 8 more while it is made.
PAVE_API pave_result pave_graph_create(const pave_graph_def *def, const pave_allocator *allocator,
                                       pave_graph **out, pave_error *error);

/// Nodes and edges as two arrays.
typedef struct pave_edges_def {
    int32_t node_count;
    const pave_vec2 *positions; ///< node_count
    int32_t edge_count;         ///< at most INT32_MAX / 2
    const int32_t (*edges)[2];  ///< edge_count pairs of nodes
} pave_edges_def;

/// Makes a graph from edges that are straight lines between positions. `positions` must hold at
/// least node_count elements, which are copied, and `edges` edge_count pairs of nodes. Arcs turn by
/// the directions of the edges, decided exactly for the differences of the positions as doubles
/// have them, however small these are. Returns PAVE_OK; PAVE_INVALID where an edge ends beyond the
/// nodes or where it began, two join the same nodes or leave one in the same direction, or a
/// position is not finite or beyond 1e100; PAVE_RANGE for negative counts or beyond INT32_MAX / 2
/// edges; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says which edge.
/// Whether edges cross is not asked. Cost: that of sorting the arcs.
PAVE_API pave_result pave_graph_create_from_edges(const pave_edges_def *def,
                                                  const pave_allocator *allocator, pave_graph **out,
                                                  pave_error *error);

/// Releases a graph; NULL is allowed.
PAVE_API void pave_graph_destroy(pave_graph *graph);

/// The side of cell `node` that an arc of it crosses, so that costs of arcs can be told by edges.
/// `arc` must be one of start[node] .. start[node + 1] - 1. -1 where the graph has no sides: from a
/// list of edges, round corners, or left out. Time: at most that of looking at each side.
static inline int32_t pave_graph_arc_side(const pave_graph *graph, int32_t node, int32_t arc)
{
    int32_t k, before;
    assert(node >= 0 && node < graph->node_count && arc >= graph->start[node] &&
           arc < graph->start[node + 1]);
    if (!graph->sides) return -1;
    before = arc - graph->start[node];
    for (k = 0; k < 64 * graph->side_words; k++)
        if (graph->sides[(int64_t)node * graph->side_words + k / 64] >> (k % 64) & 1 &&
            before-- == 0)
            return k;
    return -1;
}

/// The arc of cell `node` that crosses its side k, where k is a side of its face; -1 where none
/// does (there is a wall, or nothing beyond), and where the graph has no sides. Time: at most that
/// of looking at each side.
static inline int32_t pave_graph_side_arc(const pave_graph *graph, int32_t node, int32_t k)
{
    const uint64_t *sides;
    int32_t i, arc;
    assert(node >= 0 && node < graph->node_count && k >= 0);
    if (!graph->sides || k >= 64 * graph->side_words) return -1;
    sides = graph->sides + (int64_t)node * graph->side_words;
    if (!(sides[k / 64] >> (k % 64) & 1)) return -1;
    arc = graph->start[node];
    for (i = 0; i < k; i++) arc += (int32_t)(sides[i / 64] >> (i % 64) & 1);
    return arc;
}

// ---- What hangs together ------------------------------------------------------------------------

/// Labels the connected components: labels[n] is that of node n, and they are numbered 0.. by their
/// first nodes. `labels` must hold at least node_count elements; `count` may be NULL. Returns
/// PAVE_OK (it needs no other memory). All but linear time. (R. Tarjan, "Efficiency of a Good But
/// Not Linear Set Union Algorithm", 1975; path halving: R. Tarjan, J. van Leeuwen, 1984.)
PAVE_API pave_result pave_graph_components(const pave_graph *graph, int32_t *labels,
                                           int32_t *count);

/// Labels the components of the cells of a window that are not masked, across edges that are not
/// masked, as the graph of the window has them, but without making one: labels[i] is that of cell
/// i, -1 where it is masked, and they are numbered 0.. by their first cells. `labels` must hold at
/// least n elements; `count` may be NULL. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells;
/// PAVE_NO_MEMORY. Squares, hexagons and triangles go by runs of rows, 64 cells at a time, and need
/// 48 bytes for each 64 cells of the longest row; what wraps needs 4 bytes a component more. Linear
/// time but for the joining of runs, which is all but linear. (A. Rosenfeld, J. Pfaltz, "Sequential
/// Operations in Digital Picture Processing", 1966; L. He, Y. Chao, K. Suzuki, "A Run-Based
/// Two-Scan Labeling Algorithm", 2008.)
PAVE_API pave_result pave_mask_components(const pave_mask *mask, const pave_allocator *allocator,
                                          int32_t *labels, int32_t *count);

/// Finds the bridges: edges without which two nodes that hang together no longer would. An edge
/// that has a parallel one is none. `out` gets one arc of each, the one that has the lower number,
/// in increasing order; it must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY,
/// with the need in `count`; PAVE_NO_MEMORY. Linear time, without recursion. (R. Tarjan, "A Note on
/// Finding the Bridges of a Graph", 1974.)
PAVE_API pave_result pave_graph_bridges(const pave_graph *graph, const pave_allocator *allocator,
                                        int32_t *out, int64_t capacity, int64_t *count);

/// Finds the articulation points: nodes without which others that hang together no longer would, in
/// increasing order. Otherwise as pave_graph_bridges. (J. Hopcroft, R. Tarjan, "Algorithm 447:
/// Efficient Algorithms for Graph Manipulation", 1973.)
PAVE_API pave_result pave_graph_articulation_points(const pave_graph *graph,
                                                    const pave_allocator *allocator, int32_t *out,
                                                    int64_t capacity, int64_t *count);

/// Finds a spanning tree of each component: node_count less the number of components arcs.
/// `weights` holds one weight for each arc, the same for twins: the sum of the tree's is the least
/// there is, equal weights going by the number of the arc, and `out` gets the arcs of the lower
/// number, by weight. Random weights make mazes. `weights` NULL: breadth-first from the first node
/// of each component, and the arcs lead away from there, nearer ones first. `out` must hold at
/// least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY, with the need in `count`;
/// PAVE_NO_MEMORY. Cost: that of sorting the arcs; without weights linear. (J. Kruskal, "On the
/// Shortest Spanning Subtree of a Graph", 1956.)
PAVE_API pave_result pave_graph_spanning_forest(const pave_graph *graph, const int32_t *weights,
                                                const pave_allocator *allocator, int32_t *out,
                                                int64_t capacity, int64_t *count);

// ---- Colours ------------------------------------------------------------------------------------

/// Colours the nodes so that no arc joins equal colours, greedily: next comes the node whose
/// neighbours have the most colours, of those the one with the most arcs, of those the first; it
/// takes the lowest colour that is free. `colors` must hold at least node_count elements; they are
/// 0..count-1; `count` may be NULL. Returns PAVE_OK or PAVE_NO_MEMORY. On bipartite graphs it finds
/// two colours. Time: arcs times the logarithm of nodes. (D. Brélaz, "New Methods to Color the
/// Vertices of a Graph", 1979.)
PAVE_API pave_result pave_graph_color_greedy(const pave_graph *graph,
                                             const pave_allocator *allocator, int32_t *colors,
                                             int32_t *count);

/// Colours the nodes with the fewest colours that there can be, by trying in the same order and
/// taking back. Returns PAVE_OK; PAVE_NOT_FOUND when it takes more than `colors_max` colours;
/// PAVE_STOPPED when more than `steps_max` nodes have been coloured in the search: then `colors` is
/// a proper colouring, perhaps not with the fewest; PAVE_NO_MEMORY. `colors` must hold at least
/// node_count elements; `count` may be NULL. On success colours are 0..count-1. The time can be
/// exponential: for small graphs, and for large ones that are easy. (The same paper.)
PAVE_API pave_result pave_graph_color_exact(const pave_graph *graph, int32_t colors_max,
                                            int64_t steps_max, const pave_allocator *allocator,
                                            int32_t *colors, int32_t *count);

/// Colours the nodes with few colours: at most six where the graph is planar and without parallel
/// edges, seven on a torus, and one more than the degeneracy always: the last node of least degree
/// is coloured last. Where that takes more than `colors_wanted` (0: four), a search goes on for so
/// many: nodes are coloured one by one, and where no colour is free, chains of two colours are
/// swapped, or the node pushes its neighbours on. It looks at `steps_max` nodes at most, 0: there
/// is none. Returns PAVE_OK, and in `count` (may be NULL) how many colours there are, perhaps more
/// than were wanted; PAVE_NO_MEMORY. `colors` must hold at least node_count elements; they are
/// 0..count-1. Linear time, and the search's. (D. Matula, L. Beck, "Smallest-Last Ordering and
/// Clustering and Graph Coloring Algorithms", 1983; C. Morgenstern, H. Shapiro, "Heuristics for
/// Rapidly Four-Coloring Large Planar Graphs", 1991.)
PAVE_API pave_result pave_graph_color_few(const pave_graph *graph, int32_t colors_wanted,
                                          int64_t steps_max, const pave_allocator *allocator,
                                          int32_t *colors, int32_t *count);

#ifdef __cplusplus
}
#endif
#endif
