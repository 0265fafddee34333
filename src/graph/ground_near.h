/// src/graph/ground_near.h: internals of grounds: neighbours, the rim, and positions of cells.
#ifndef PAVE_SRC_GROUND_NEAR_H
#define PAVE_SRC_GROUND_NEAR_H

#include <pave/ground.h>

// The neighbours of each cell, in rotation order as in the graph of the window. Windows need no
// lists: their neighbours are given by index offsets, row by row.

/// The row data of a window that the inline function pave_neighbors_list reads.
typedef struct pave_neighbors_row {
    int64_t first, end;     ///< cells first..end-1 have all neighbours at fixed offsets
    int64_t phase;          ///< (cell + phase) % face_count is the face of a cell
    const int32_t *offsets; ///< offsets of face s start at face_start[s]
} pave_neighbors_row;

/// The neighbours of the cells of a ground. Read-only; created by pave_neighbors_create. Not
/// thread-safe, because it caches the last list and some rows.
typedef struct pave_neighbors {
    int32_t cell_count;        ///< number of cells
    int32_t most;              ///< maximum number of neighbours of a cell
    const int32_t *start, *to; ///< lists: the neighbours of cell c are to[start[c]] .. to[start[c +
                               ///< 1] - 1]; NULL if they are computed
    int32_t face_count;
    const int32_t *face_start;      ///< face_count + 1 elements
    const pave_neighbors_row **row; ///< the row of the last cell
    int32_t *list;                  ///< `most` elements: the last list
} pave_neighbors;

/// Creates the neighbours of a ground, which must outlive them. Returns PAVE_OK; PAVE_RANGE for
/// more than INT32_MAX cells or arcs, or for an unknown contact; PAVE_NO_MEMORY. On failure `out`
/// is NULL, and `error` (may be NULL) gives the reason. Memory: 4 bytes per cell and per arc for
/// windows with vertex contact that are neither squares nor hexagons; otherwise negligible. Time:
/// linear for a graph.
pave_result pave_neighbors_create(const pave_ground *ground, const pave_allocator *allocator,
                                  pave_neighbors **out, pave_error *error);

/// Destroys neighbours; NULL is allowed.
void pave_neighbors_destroy(pave_neighbors *neighbors);

/// Returns the neighbours of a cell that is not in the inner part of the cached row. This is the
/// slow path of pave_neighbors_list.
const int32_t *pave_neighbors_find(const pave_neighbors *neighbors, int32_t cell, int32_t *count);

/// Returns the neighbours of a cell as numbers to add to `base`, valid until the next call.
/// Constant time, fastest row by row.
static inline const int32_t *pave_neighbors_from(const pave_neighbors *neighbors, int32_t cell,
                                                 int32_t *count, int32_t *base)
{
    const pave_neighbors_row *row;
    int64_t face;
    assert(cell >= 0 && cell < neighbors->cell_count);
    *base = 0;
    if (neighbors->to) {
        *count = neighbors->start[cell + 1] - neighbors->start[cell];
        return neighbors->to + neighbors->start[cell];
    }
    row = *neighbors->row;
    if (cell < row->first || cell >= row->end) return pave_neighbors_find(neighbors, cell, count);
    face = neighbors->face_count == 1 ? 0 : (cell + row->phase) % neighbors->face_count;
    *count = neighbors->face_start[face + 1] - neighbors->face_start[face];
    *base = cell;
    return row->offsets + neighbors->face_start[face];
}

/// Returns the neighbours of a cell, each 0..n-1, valid until the next call. A cell that wraps onto
/// itself is not in its own list. Constant time, fastest row by row.
static inline const int32_t *pave_neighbors_list(const pave_neighbors *neighbors, int32_t cell,
                                                 int32_t *count)
{
    int32_t k, base;
    const int32_t *from = pave_neighbors_from(neighbors, cell, count, &base);
    if (base == 0) return from;
    for (k = 0; k < *count; k++) neighbors->list[k] = base + from[k];
    return neighbors->list;
}

// ---- Neighbours with the rim --------------------------------------------------------------------

/// Number of cached rows. The rows of one search layer are close together.
enum { PAVE_NEAR_ROWS = 8 };

/// A row of a window for which offsets are known.
typedef struct pave_near_row {
    pave_neighbors_row shown;
    int32_t *offsets; ///< writable alias of the offsets in `shown`
    int32_t row;      ///< -1 if unused
} pave_near_row;

typedef struct pave_near_rows {
    const pave_neighbors_row *now; ///< the row of the last cell
    pave_neighbors_row empty;
    pave_near_row rows[PAVE_NEAR_ROWS];
} pave_near_rows;

typedef struct pave_near {
    pave_neighbors shown;          ///< must be first, so that both have the same address
    const pave_graph *graph;       ///< source of the lists; NULL if they are computed
    const pave_window *window;     ///< window of the ground or of its graph; may be NULL
    const pave_tiling_step *steps; ///< steps of the window's tiling; those of face s start at
                                   ///< face_start[s]
    bool diagonals; ///< squares: a diagonal step requires one of the two adjacent cells to be free
    pave_near_rows *rows; ///< NULL if lists are used
    int32_t *offsets;     ///< offsets of all rows; NULL if the window has gaps
    pave_tiling_step *own_steps;
    int32_t own_count;
    pave_graph *made;
    pave_layout layout; ///< layout of the window
    pave_allocator allocator;
} pave_near;

/// Fills `near`. Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX cells; PAVE_NO_MEMORY. After a
/// failure there is nothing to release.
pave_result pave_near_begin(const pave_ground *ground, const pave_allocator *allocator,
                            pave_near *near);

void pave_near_end(pave_near *near);

/// Returns the neighbours of a cell; valid until the next call.
static inline const int32_t *pave_near_list(const pave_near *near, int32_t cell, int32_t *count)
{
    return pave_neighbors_list(&near->shown, cell, count);
}

/// Returns the position of a cell; see pave_ground_position.
static inline pave_vec2 pave_near_point(const pave_near *near, int32_t cell)
{
    if (!near->graph || near->made)
        return pave_tiling_face_point(near->window->tiling, &near->layout,
                                      pave_window_cell(near->window, cell));
    return near->graph->positions ? near->graph->positions[cell] : pave_vec2_of(0, 0);
}

/// Marks the rim cells of the ground. `rim` must hold at least n elements, all false. Returns
/// PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_near_rim(const pave_near *near, bool *rim);

/// Outputs a graph of the ground. If the ground has a graph, `out` receives it and `made` receives
/// NULL; otherwise both receive a new graph of the window, which the caller must destroy through
/// `made`. Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX cells or arcs; PAVE_NO_MEMORY. On
/// failure `out` and `made` are NULL, and `error` (may be NULL) gives the reason. Constant time, or
/// the time of pave_graph_create.
pave_result pave_ground_graph(const pave_ground *ground, const pave_allocator *allocator,
                              const pave_graph **out, pave_graph **made, pave_error *error);

#endif
