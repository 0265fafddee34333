/// pave/ground.h: a ground is a window or a graph, as that on which a map lies: cells 0 to n - 1
/// and their neighbours. It is a bridge: algorithms on a ground give the same answers, bit for bit,
/// on a window and on the graph of that window.
///
/// A window needs no neighbour lists, since its rows have them implicitly. A graph is for walls,
/// meshes and lists of edges.
///
/// Maps are arrays with an element for each cell. Labels are int32_t; 0 is empty (a vacancy, sea).
/// Cells are int32_t, so a ground has at most INT32_MAX of them; functions return PAVE_RANGE for a
/// larger window.
///
/// The *rim* of a ground is its boundary: the cells of a window with a side beyond it; in a graph
/// with twins and positions, the nodes on the outer faces; in one of a patch, the cells with a
/// corner on the outer boundary. A window that wraps has no rim, nor has any other
/// graph.
///
/// Example: territories.c.
#ifndef PAVE_GROUND_H
#define PAVE_GROUND_H

#include <pave/graph.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A ground. It owns nothing and is copied freely; what it points to must outlive it. {0} is
/// not a ground.
typedef struct pave_ground {
    const pave_graph *graph;   ///< its nodes are the cells; NULL: a window
    const pave_window *window; ///< its cells are the cells; ignored if there is a graph
    pave_contact contact;      ///< of a window; zero: across edges. Ignored if there is a graph
} pave_ground;

/// The ground whose cells are the nodes of a graph. Constant time.
PAVE_INLINE pave_ground pave_ground_of_graph(const pave_graph *graph)
{
    pave_ground ground;
    ground.graph = graph;
    ground.window = NULL;
    ground.contact = PAVE_CONTACT_EDGE;
    return ground;
}

/// The ground whose cells are those of a window; neighbours share an edge. Constant time.
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

/// The centre of a cell: the position of the graph's node, or where the tiling's default layout
/// puts it, which is the same for the graph of a window. (0, 0) where the graph has no positions.
/// `cell` must be 0..n-1. Constant time.
PAVE_API pave_vec2 pave_ground_position(const pave_ground *ground, int32_t cell);

/// How deep each cell lies: 1 at the rim, 2 for the other neighbours of these cells, and so on in
/// steps; 0 where no way leads to a rim. Of a window with contact across vertices, cells with a
/// corner beyond which the window ends have depth 1 too. `out` must hold at least n elements.
/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or for an unknown contact; PAVE_NO_MEMORY. On
/// failure `out` may hold anything, and `error` (may be NULL) says why. Linear time; 5 bytes a cell
/// meanwhile.
PAVE_API pave_result pave_ground_depths(const pave_ground *ground, const pave_allocator *allocator,
                                        int32_t *out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
