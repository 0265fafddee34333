/// src/graph/ground_near.h: who is next to a cell of a ground, without lists for windows: the same
/// neighbours, in the same order, as the graph has. Where the ground ends, and where its cells lie.
#ifndef PAVE_SRC_GROUND_NEAR_H
#define PAVE_SRC_GROUND_NEAR_H

#include <pave/ground.h>

/// How many rows are kept in mind: those of a layer of a search lie near each other.
enum { PAVE_NEAR_ROWS = 8 };

/// A row of a window: how far on its cells' neighbours lie. That holds for cells first..end-1,
/// whose neighbours all lie in rows.
typedef struct pave_near_row {
    int64_t first, end;
    int64_t phase; ///< added to a cell's number, it leaves the cell's face over when divided by the
                   ///< tiling's faces
    int32_t *deltas; ///< one for each step
    int32_t row;     ///< -1: none yet
} pave_near_row;

typedef struct pave_near_cache {
    pave_near_row rows[PAVE_NEAR_ROWS], *now; ///< `now`: that of the last question
} pave_near_cache;

/// Made by pave_near_begin; belongs to one thread, for the neighbours of a window's cell lie in
/// `room`.
typedef struct pave_near {
    const pave_graph *graph;       ///< whose lists are read; NULL: the window is asked
    const pave_window *window;     ///< that of the ground or of its graph; NULL: there is none
    const pave_tiling_step *steps; ///< of the window's tiling; those of face s from start[s] on
    const int32_t *start;
    bool diagonals;      ///< of squares: a step round a corner wants one of the two cells beside it
    int32_t cells, most; ///< the most neighbours of a cell
    int32_t *room;       ///< `most`
    pave_near_cache *cache; ///< NULL: the window has gaps
    int32_t *deltas;        ///< of all rows in mind
    pave_tiling_step *own_steps;
    int32_t own_count;
    pave_graph *made;
    pave_layout layout; ///< of the window
    pave_allocator allocator;
} pave_near;

/// Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX cells; PAVE_NO_MEMORY; then nothing is to be
/// ended. What shares only vertices with its neighbours (but for squares and hexagons) gets a
/// graph; other windows need next to no memory.
pave_result pave_near_begin(const pave_ground *ground, const pave_allocator *allocator,
                            pave_near *near);

void pave_near_end(pave_near *near);

/// The neighbours of a cell of a window that is not in the row of the last question, or not among
/// others; how many.
int32_t pave_near_of_window(const pave_near *near, int32_t cell);

/// The neighbours of a cell, good until the next call; how many.
static inline const int32_t *pave_near_list(const pave_near *near, int32_t cell, int32_t *count)
{
    if (near->graph) {
        *count = near->graph->start[cell + 1] - near->graph->start[cell];
        return near->graph->to + near->graph->start[cell];
    }
    const pave_near_row *row = near->cache ? near->cache->now : NULL;
    if (!row || cell < row->first || cell >= row->end) {
        *count = pave_near_of_window(near, cell);
        return near->room;
    }
    int64_t face =
        near->window->face_count == 1 ? 0 : (cell + row->phase) % near->window->face_count;
    const int32_t *deltas = row->deltas + near->start[face];
    *count = near->start[face + 1] - near->start[face];
    for (int32_t k = 0; k < *count; k++) near->room[k] = cell + deltas[k];
    return near->room;
}

/// Where a cell lies, as pave_ground_position says.
static inline pave_vec2 pave_near_point(const pave_near *near, int32_t cell)
{
    if (!near->graph || near->made)
        return pave_tiling_face_point(near->window->tiling, &near->layout,
                                      pave_window_cell(near->window, cell));
    return near->graph->positions ? near->graph->positions[cell] : pave_vec2_of(0, 0);
}

/// Marks the cells at the rim of the ground. `rim` must hold at least `cells` elements, all false.
/// Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_near_rim(const pave_near *near, bool *rim);

#endif
