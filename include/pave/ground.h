/// pave/ground.h: the ground that a map lies on: cells 0..n-1, and who is next to whom. It is a
/// window or a graph.
///
/// A window needs no neighbour lists: whoever works on a ground goes over its rows. A graph is for
/// walls, meshes and lists of edges. Both ways give the same answers, bit for bit, where the graph
/// is that of the window.
///
/// Maps are arrays with an element for each cell. Labels are int32_t, and 0 means nobody: empty,
/// sea. Cells are int32_t, so a ground has at most INT32_MAX of them; functions return PAVE_RANGE
/// for a window that has more.
///
/// The *rim* of a ground is where it ends: the cells of a window that have a side beyond it; of a
/// graph without a window, but with twins and positions, those on the walks round what is drawn. A
/// window that wraps has none, and neither has any other graph.
///
/// Example: territories.c.
#ifndef PAVE_GROUND_H
#define PAVE_GROUND_H

#include <pave/graph.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A ground. It owns nothing and is copied freely; what it points to must live as long. {0} is
/// none.
typedef struct pave_ground {
    const pave_graph *graph;   ///< whose nodes are the cells; NULL: they are those of the window
    const pave_window *window; ///< whose cells they are; not looked at where there is a graph
    pave_contact contact;      ///< of a window: who is next to each other; zero: across edges. Not
                               ///< looked at where there is a graph
} pave_ground;

/// The ground whose cells are the nodes of a graph. Constant time.
static inline pave_ground pave_ground_of_graph(const pave_graph *graph)
{
    pave_ground ground;
    ground.graph = graph;
    ground.window = NULL;
    ground.contact = PAVE_CONTACT_EDGE;
    return ground;
}

/// The ground whose cells are those of a window, next to each other across edges. Constant time.
static inline pave_ground pave_ground_of_window(const pave_window *window)
{
    pave_ground ground;
    ground.graph = NULL;
    ground.window = window;
    ground.contact = PAVE_CONTACT_EDGE;
    return ground;
}

/// How many cells it has, n. The ground must have a graph or a window. Constant time.
static inline int64_t pave_ground_count(pave_ground ground)
{
    assert(ground.graph || ground.window);
    return ground.graph ? ground.graph->node_count : ground.window->count;
}

/// The centre of a cell: the position of the graph's node, or where the tiling's default layout
/// puts it, which is the same for the graph of a window. (0, 0) where the graph has no positions.
/// `cell` must be 0..n-1. Constant time.
PAVE_API pave_vec2 pave_ground_position(const pave_ground *ground, int32_t cell);

/// Gives a graph of the ground: its own, and then `made` is NULL; or one that is made of the
/// window, which the caller must destroy as `made`. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX
/// cells or arcs; PAVE_NO_MEMORY; on failure `out` and `made` are NULL. Constant time, or that of
/// pave_graph_create.
PAVE_API pave_result pave_ground_graph(const pave_ground *ground, const pave_allocator *allocator,
                                       const pave_graph **out, pave_graph **made,
                                       pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
