/// src/graph/ground_near.h: the neighbours of a ground with what the public struct does not show,
/// its rim, and the positions of its cells.
#ifndef PAVE_SRC_GROUND_NEAR_H
#define PAVE_SRC_GROUND_NEAR_H

#include <pave/ground.h>

/// The count of rows that are kept: those of one layer of a search are near each other.
enum { PAVE_NEAR_ROWS = 8 };

/// A row of a window whose offsets are known.
typedef struct pave_near_row {
    pave_neighbors_row shown;
    int32_t *offsets; ///< those of `shown`, writable
    int32_t row;      ///< -1: none yet
} pave_near_row;

typedef struct pave_near_rows {
    const pave_neighbors_row *now; ///< the row of the last cell
    pave_neighbors_row empty;
    pave_near_row rows[PAVE_NEAR_ROWS];
} pave_near_rows;

typedef struct pave_near {
    pave_neighbors shown;          ///< first, so that its address is that of the whole
    const pave_graph *graph;       ///< whose lists are read; NULL: they are computed
    const pave_window *window;     ///< that of the ground or of its graph; or NULL
    const pave_tiling_step *steps; ///< of the window's tiling; those of face s from face_start[s]
    bool diagonals; ///< of squares: a step across a corner needs one of the two cells beside it
    pave_near_rows *rows; ///< NULL: lists
    int32_t *offsets;     ///< of all rows; NULL: the window has gaps
    pave_tiling_step *own_steps;
    int32_t own_count;
    pave_graph *made;
    pave_layout layout; ///< of the window
    pave_allocator allocator;
} pave_near;

/// Fills `near`. Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX cells; PAVE_NO_MEMORY; then
/// nothing is to be ended.
pave_result pave_near_begin(const pave_ground *ground, const pave_allocator *allocator,
                            pave_near *near);

void pave_near_end(pave_near *near);

/// The neighbours of a cell, good until the next call.
static inline const int32_t *pave_near_list(const pave_near *near, int32_t cell, int32_t *count)
{
    return pave_neighbors_list(&near->shown, cell, count);
}

/// The position of a cell, as pave_ground_position says.
static inline pave_vec2 pave_near_point(const pave_near *near, int32_t cell)
{
    if (!near->graph || near->made)
        return pave_tiling_face_point(near->window->tiling, &near->layout,
                                      pave_window_cell(near->window, cell));
    return near->graph->positions ? near->graph->positions[cell] : pave_vec2_of(0, 0);
}

/// Marks the cells at the rim of the ground. `rim` must hold at least n elements, all false.
/// Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_near_rim(const pave_near *near, bool *rim);

#endif
