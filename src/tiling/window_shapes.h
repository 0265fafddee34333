/// src/tiling/window_shapes.h: the rows of windows, shape by shape.
#ifndef PAVE_SRC_WINDOW_SHAPES_H
#define PAVE_SRC_WINDOW_SHAPES_H

#include <pave/window.h>

/// Which of the regular grids a tiling is, told by its tables.
pave_window_grid pave_window_grid_of(const pave_tiling *tiling);

/// A row of a window: its first slot, lone cells with gaps between them, a middle without, lone
/// cells again.
typedef struct pave_window_run {
    int64_t slot, before, middle, after;
} pave_window_run;

/// A shape that is in order: where its rows are. `run` gives those of r = first .. first + count
/// - 1.
typedef struct pave_window_plan {
    const pave_window_def *def;
    const pave_tiling *tiling;
    pave_window_grid grid;
    int64_t first, count;
    pave_window_run (*run)(const struct pave_window_plan *plan, int64_t r);
} pave_window_plan;

/// An upright rectangle of any tiling: how many unit cells the row `rows` below the first lies to
/// the left of where a parallelogram has it. `exact`: whether the first row comes to lie above it,
/// and not only nearly so.
int64_t pave_window_upright_shift(const pave_tiling *tiling, int64_t rows, bool *exact);

/// Finds the rows of a window. Fails as pave_window_create does.
pave_result pave_window_plan_make(const pave_window_def *def, const pave_tiling *tiling,
                                  pave_window_grid grid, pave_window_plan *out, pave_error *error);

/// Whether the slots of a row are within the range of coordinates; the error where they are not.
bool pave_window_run_in_range(pave_window_run run, int64_t face_count);
pave_result pave_window_too_far(pave_error *error);

/// What a window keeps to itself.
typedef struct pave_window_private {
    pave_allocator allocator;
    const int32_t *images; ///< of a wrap: the index of each cell of a period, row by row; NULL
                           ///< where each row is one period
} pave_window_private;

/// What a mask keeps to itself. The window and the tiling are freed with it; they may be NULL.
typedef struct pave_mask_private {
    pave_allocator allocator;
    pave_window *window;
    pave_tiling *tiling;
} pave_mask_private;

/// A lattice of whole numbers as (q, 0) and (shift, r), 0 <= shift < q: its Hermite normal form.
typedef struct pave_window_period {
    int64_t q, r, shift;
} pave_window_period;

/// The lattice by which a window repeats. Fails as pave_window_create does. (H. Cohen, "A Course in
/// Computational Algebraic Number Theory", 1993, section 2.4: the Hermite normal form.)
pave_result pave_window_period_make(const pave_window_def *def, const pave_tiling *tiling,
                                    pave_window_grid grid, pave_window_period *out,
                                    pave_error *error);

#endif
