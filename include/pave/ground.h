/// pave/ground.h: a ground is a window or a graph: cells 0 to n - 1 and their neighbours, on which
/// a map is made. Algorithms give the same results, bit for bit, on a window and on the graph of
/// that window.
///
/// A window needs no neighbour lists, since its rows define the neighbours. Use a graph for walls,
/// meshes and lists of edges.
///
/// Maps are arrays with one element per cell. Labels are int32_t; 0 is empty (a vacancy, sea).
/// Cells are int32_t, so a ground has at most INT32_MAX cells. Functions return PAVE_RANGE for a
/// larger window.
///
/// The *rim* of a ground is its boundary. In a window, it is the cells with a side on the edge of
/// the window; in a graph with twins and positions, the nodes on the outer faces; in the graph of a
/// patch, the cells with a corner on the outer boundary. Windows that wrap and other graphs have no
/// rim.
///
/// Example: territories.c.
#ifndef PAVE_GROUND_H
#define PAVE_GROUND_H

#include <pave/graph.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A ground. It owns nothing and can be copied. Functions keep only a copy, so a temporary such as
/// &(pave_ground){.graph = graph} is fine; the graph or window must outlive all that is made on it.
/// {0} is not a valid ground.
typedef struct pave_ground {
    const pave_graph *graph;   ///< graph with the cells as nodes; NULL: `window` is used
    const pave_window *window; ///< window that has the cells; ignored if there is a graph
    pave_contact contact; ///< contact of neighbours in a window; zero: a shared edge. Ignored if
                          ///< there is a graph
} pave_ground;

/// The ground of a graph, whose nodes are the cells. Constant time.
PAVE_INLINE pave_ground pave_ground_of_graph(const pave_graph *graph)
{
    pave_ground ground;
    ground.graph = graph;
    ground.window = NULL;
    ground.contact = PAVE_CONTACT_EDGE;
    return ground;
}

/// The ground of a window; neighbours share an edge. Constant time.
PAVE_INLINE pave_ground pave_ground_of_window(const pave_window *window)
{
    pave_ground ground;
    ground.graph = NULL;
    ground.window = window;
    ground.contact = PAVE_CONTACT_EDGE;
    return ground;
}

/// The number of cells, n. The ground must have a graph or a window. Constant time.
PAVE_INLINE int64_t pave_ground_count(pave_ground ground)
{
    assert(ground.graph || ground.window);
    return ground.graph ? ground.graph->node_count : ground.window->count;
}

/// The centre of a cell: the position of the node in a graph, or the position in the tiling's
/// default layout. A window and its graph give the same position. Returns (0, 0) if the graph has
/// no positions. `cell` must be 0..n-1. Constant time.
PAVE_API pave_vec2 pave_ground_position(const pave_ground *ground, int32_t cell);

/// Computes the depth of each cell: 1 on the rim, 2 for the other neighbours of these cells, and so
/// on; 0 for cells that are not connected to a rim. In a window with vertex contact, cells with a
/// corner on the edge of the window also have depth 1. `out` must hold at least n elements. Returns
/// PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or for an unknown contact; PAVE_NO_MEMORY. On failure
/// the contents of `out` are undefined, and `error` (may be NULL) says why. Linear time; 5 bytes of
/// memory per cell during the call.
PAVE_API pave_result pave_ground_depths(const pave_ground *ground, const pave_allocator *allocator,
                                        int32_t *out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
