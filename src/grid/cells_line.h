/// src/grid/cells_line.h: straight lines as steps of two kinds, evenly mixed.
///
/// Based on: J. Bresenham, "Algorithm for computer control of a digital plotter", 1965. The
/// rounding remainder is carried from step to step, so lines of any length are exact and need no
/// division.
#ifndef PAVE_SRC_CELLS_LINE_H
#define PAVE_SRC_CELLS_LINE_H

#include <pave/base.h>

/// A line of `steps` steps. `others` of them are (other_q, other_r), the rest (main_q, main_r).
typedef struct pave_cells_line {
    int64_t steps;
    int64_t others; ///< 0..steps
    int32_t main_q, main_r, other_q, other_r;
    bool ties_early; ///< whether to round up if i * others / steps is midway between two integers
} pave_cells_line;

/// Writes the line that begins at `start`. The number of (other_q, other_r) steps before cell i is
/// i * others / steps, rounded to the nearest integer. `out` must hold at least steps + 1 cells.
static inline void pave_cells_line_fill(pave_cell start, const pave_cells_line *line,
                                        pave_cell *out)
{
    // `past` is twice the remaining fraction of a step, minus 2 steps. When it reaches 0 or more,
    // an (other_q, other_r) step is due.
    const int64_t without = 2 * line->others, with = without - 2 * line->steps;
    int64_t past = line->ties_early ? -line->steps : -line->steps - 1;
    assert(line->steps >= 0 && line->others >= 0 && line->others <= line->steps);
    out[0] = start;
    for (int64_t i = 1; i <= line->steps; i++) {
        int64_t after = past + without, carried = past + with;
        bool due = after >= 0;
        past = due ? carried : after;
        start.q += due ? line->other_q : line->main_q;
        start.r += due ? line->other_r : line->main_r;
        out[i] = start;
    }
}

#endif
