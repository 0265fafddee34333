/// cli/grid/grid_steps.h: distances on tilings for which there is no formula.
#ifndef PAVE_CLI_GRID_STEPS_H
#define PAVE_CLI_GRID_STEPS_H

#include <pave/pave.h>

/// No search has more cells.
#ifndef SEARCH_CELLS_MAX // fuzzers are content with fewer
#define SEARCH_CELLS_MAX INT64_C(4000000)
#endif

/// The distances of one tiling, and what was found out about them so far.
typedef struct grid_steps grid_steps;

/// Makes one; the tiling must live as long. NULL: out of memory.
grid_steps *grid_steps_create(const pave_tiling *tiling);

/// Releases it; NULL is allowed.
void grid_steps_destroy(grid_steps *steps);

/// The least number of steps over edges from a to b. Returns PAVE_OK; PAVE_RANGE when they are too
/// far apart, which does not depend on what was asked before; PAVE_NO_MEMORY.
pave_result grid_steps_between(grid_steps *steps, pave_cell a, pave_cell b, int64_t *out);

#endif
