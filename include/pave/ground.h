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
static inline pave_ground pave_ground_of_graph(const pave_graph *graph)
{
    pave_ground ground;
    ground.graph = graph;
    ground.window = NULL;
    ground.contact = PAVE_CONTACT_EDGE;
    return ground;
}

/// The ground whose cells are those of a window; neighbours share an edge. Constant time.
static inline pave_ground pave_ground_of_window(const pave_window *window)
{
    pave_ground ground;
    ground.graph = NULL;
    ground.window = window;
    ground.contact = PAVE_CONTACT_EDGE;
    return ground;
}

/// The number of cells, n. The ground must have a graph or a window. Constant time.
static inline int64_t pave_ground_count(pave_ground ground)
{
    assert(ground.graph || ground.window);
    return ground.graph ? ground.graph->node_count : ground.window->count;
}

/// The centre of a cell: the position of the graph's node, or where the tiling's default layout
/// puts it, which is the same for the graph of a window. (0, 0) where the graph has no positions.
/// `cell` must be 0..n-1. Constant time.
PAVE_API pave_vec2 pave_ground_position(const pave_ground *ground, int32_t cell);

/// Gives a graph of the ground: its graph, and then `made` is NULL; or one that is made of the
/// window, which the caller must destroy as `made`. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX
/// cells or arcs; PAVE_NO_MEMORY. On failure `out` and `made` are NULL, and `error` (may be NULL)
/// says why. Constant time, or that of pave_graph_create.
PAVE_API pave_result pave_ground_graph(const pave_ground *ground, const pave_allocator *allocator,
                                       const pave_graph **out, pave_graph **made,
                                       pave_error *error);

/// How deep each cell lies: 1 at the rim, 2 for the other neighbours of these cells, and so on in
/// steps; 0 where no way leads to a rim. Of a window with contact across vertices, cells with a
/// corner beyond which the window ends have depth 1 too. `out` must hold at least n elements.
/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or for an unknown contact; PAVE_NO_MEMORY. On
/// failure `out` may hold anything, and `error` (may be NULL) says why. Linear time; 5 bytes a cell
/// meanwhile.
PAVE_API pave_result pave_ground_depths(const pave_ground *ground, const pave_allocator *allocator,
                                        int32_t *out, pave_error *error);

// ---- Neighbours ---------------------------------------------------------------------------------
// The neighbours of each cell, in rotation order, without lists for windows: offsets of indices,
// row by row. They are those of the graph of the window, in the same order.

/// What the inline function below reads of a row of a window.
typedef struct pave_neighbors_row {
    int64_t first, end;     ///< cells first..end-1 have all their neighbours at fixed offsets
    int64_t phase;          ///< (cell + phase) % face_count is the face of a cell
    const int32_t *offsets; ///< those of face s from face_start[s] on
} pave_neighbors_row;

/// The neighbours of the cells of a ground. Read only; made by pave_neighbors_create. It belongs to
/// one thread at a time, because it keeps the last list and some rows.
typedef struct pave_neighbors {
    int32_t cell_count;        ///< n
    int32_t most;              ///< no cell has more neighbours
    const int32_t *start, *to; ///< lists: those of cell c are to[start[c]] .. to[start[c + 1] - 1];
                               ///< NULL: they are computed
    int32_t face_count;
    const int32_t *face_start;      ///< face_count + 1
    const pave_neighbors_row **row; ///< the row of the last cell
    int32_t *list;                  ///< `most`: the last list
} pave_neighbors;

/// Makes the neighbours of a ground, which must live as long. Returns PAVE_OK; PAVE_RANGE beyond
/// INT32_MAX cells or arcs, or for an unknown contact; PAVE_NO_MEMORY. On failure `out` is NULL,
/// and `error` (may be NULL) says why. Memory: next to none; 4 bytes a cell and an arc for windows
/// with contact across vertices that are neither squares nor hexagons. Time: linear for a graph.
PAVE_API pave_result pave_neighbors_create(const pave_ground *ground,
                                           const pave_allocator *allocator, pave_neighbors **out,
                                           pave_error *error);

/// Releases it; NULL is allowed.
PAVE_API void pave_neighbors_destroy(pave_neighbors *neighbors);

/// The list of a cell whose row is not the present one, or near the end of a row: part of
/// pave_neighbors_list.
PAVE_API const int32_t *pave_neighbors_find(const pave_neighbors *neighbors, int32_t cell,
                                            int32_t *count);

/// The neighbours of a cell, 0..n-1, valid until the next call. A cell that a wrap makes its own
/// neighbour is not in its list. Constant time, least row by row.
static inline const int32_t *pave_neighbors_list(const pave_neighbors *neighbors, int32_t cell,
                                                 int32_t *count)
{
    const pave_neighbors_row *row;
    const int32_t *offsets;
    int64_t face;
    int32_t k;
    assert(cell >= 0 && cell < neighbors->cell_count);
    if (neighbors->to) {
        *count = neighbors->start[cell + 1] - neighbors->start[cell];
        return neighbors->to + neighbors->start[cell];
    }
    row = *neighbors->row;
    if (cell < row->first || cell >= row->end) return pave_neighbors_find(neighbors, cell, count);
    face = neighbors->face_count == 1 ? 0 : (cell + row->phase) % neighbors->face_count;
    offsets = row->offsets + neighbors->face_start[face];
    *count = neighbors->face_start[face + 1] - neighbors->face_start[face];
    for (k = 0; k < *count; k++) neighbors->list[k] = cell + offsets[k];
    return neighbors->list;
}

#ifdef __cplusplus
}
#endif
#endif
