/// pave/graph.h: neighbour lists over cells 0..n-1, each in rotation order, with a position for each cell.
///
/// A graph is made from a window and the walls in it, or from a list of edges. Whoever works on graphs need not know which: regions, paths and
/// colourings run on any grid, tiling or mesh.
///
/// An edge of a graph is two arcs, there and back, and each is the other's twin. No arc leads from a node to itself. Two nodes may be joined by
/// more than one edge (small windows that wrap).
///
/// Examples: graphs.c (what is joined to what), graph_edges.c (from a list), graph_colors.c, graph_cuts.c (bridges and articulations),
/// graph_maze.c (spanning trees), components.c.
#ifndef PAVE_GRAPH_H
#define PAVE_GRAPH_H

#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Graphs -----------------------------------------------------------------------------------------------------------------

/// A graph. Read only; made by the functions below.
typedef struct pave_graph {
    int32_t node_count, arc_count;
    const int32_t *start;       ///< node_count + 1: the arcs of node n are start[n] .. start[n + 1] - 1, clockwise on screen from north
    const int32_t *to;          ///< arc_count: where an arc leads
    const int32_t *twin;        ///< arc_count: the arc back; NULL if left out
    const pave_vec2 *positions; ///< node_count, y down; of a window: the cells' centres in the tiling's default layout; NULL if left out
    const pave_window *window;  ///< what it was made from, node n being cell n; NULL: a list of edges
    pave_contact contact;
    pave_allocator allocator;
} pave_graph;

/// Whether a step leads from a cell to one that shares only a vertex with it, beside walls. There are two ways round the vertex, over the cells
/// that lie at it; one is free when none of its cells is masked or outside the window, and none of the sides that it crosses is masked.
typedef enum pave_corner_rule {
    PAVE_CORNERS_ONE_WAY = 0, ///< where at least one way is free
    PAVE_CORNERS_BOTH_WAYS,   ///< where both are: corners are not cut
    PAVE_CORNERS_OPEN         ///< always
} pave_corner_rule;

/// What the graph of a window is made from.
typedef struct pave_graph_def {
    const pave_window *window; ///< must live as long as the graph; NULL: that of the walls
    const pave_mask *walls;    ///< of that window; NULL: none. Masked cells have no arcs; masked sides are not crossed. Not kept
    pave_contact contact;      ///< zero: across edges
    pave_corner_rule corners;  ///< of vertex contact
    bool no_positions, no_twins; ///< left out, to save memory
} pave_graph_def;

/// Makes the graph of a window: its arcs in the order of sides (edge contact) or of touching cells (vertex contact). A cell that a wrap has made
/// its own neighbour has no arc to itself. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or arcs; PAVE_NO_MEMORY; on failure `out` is
/// NULL. Linear time. Memory: 20 bytes a cell and 8 an arc, and while it is made 8 more a cell.
PAVE_API pave_result pave_graph_create(const pave_graph_def *def, const pave_allocator *allocator, pave_graph **out);

/// Releases a graph; NULL is allowed.
PAVE_API void pave_graph_destroy(pave_graph *graph);

#ifdef __cplusplus
}
#endif
#endif
