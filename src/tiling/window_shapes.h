/// src/tiling/window_shapes.h: the rows of each window shape.
#ifndef PAVE_SRC_WINDOW_SHAPES_H
#define PAVE_SRC_WINDOW_SHAPES_H

#include <pave/window.h>

/// Returns the regular grid with the same tables as a tiling.
pave_window_grid pave_window_grid_of(const pave_tiling *tiling);

/// A row of a window: lone cells with gaps between them, then cells without gaps, then lone cells
/// again; and the first slot.
typedef struct pave_window_run {
    int64_t slot, before, middle, after;
} pave_window_run;

/// A valid shape and its rows. `run` returns rows first .. first + count - 1 (values of r).
typedef struct pave_window_plan {
    const pave_window_def *def;
    const pave_tiling *tiling;
    pave_window_grid grid;
    int64_t first, count;
    pave_window_run (*run)(const struct pave_window_plan *plan, int64_t r);
} pave_window_plan;

/// In an upright rectangle of any tiling, returns the left shift, in unit cells relative to a
/// parallelogram, of the row `rows` rows below the first. `exact` receives whether the first row is
/// exactly above this row.
int64_t pave_window_upright_shift(const pave_tiling *tiling, int64_t rows, bool *exact);

/// Determines the rows of a window. Same results as pave_window_create.
pave_result pave_window_plan_make(const pave_window_def *def, const pave_tiling *tiling,
                                  pave_window_grid grid, pave_window_plan *out, pave_error *error);

/// Checks whether the slots of a row are within the range of coordinates. If not, fills the error.
bool pave_window_run_in_range(pave_window_run run, int64_t face_count);
pave_result pave_window_too_far(pave_error *error);

/// The private data of a window.
typedef struct pave_window_private {
    pave_allocator allocator;
    const int32_t *images; ///< indices of the cells of a period of a window that wraps, row by row;
                           ///< NULL if each row is one period
} pave_window_private;

/// The private data of a mask. The window and the tiling are freed together with the mask; they may
/// be NULL.
typedef struct pave_mask_private {
    pave_allocator allocator;
    pave_window *window;
    pave_tiling *tiling;
} pave_mask_private;

/// An integer lattice with the basis (q, 0) and (shift, r), 0 <= shift < q: its Hermite normal
/// form.
typedef struct pave_window_period {
    int64_t q, r, shift;
} pave_window_period;

/// Computes the period lattice of a window. Same results as pave_window_create. (H. Cohen, "A
/// Course in Computational Algebraic Number Theory", 1993, section 2.4: the Hermite normal form.)
pave_result pave_window_period_make(const pave_window_def *def, const pave_tiling *tiling,
                                    pave_window_grid grid, pave_window_period *out,
                                    pave_error *error);

#endif
