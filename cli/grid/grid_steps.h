/// cli/grid/grid_steps.h: distances on tilings that have no formula for them.
#ifndef PAVE_CLI_GRID_STEPS_H
#define PAVE_CLI_GRID_STEPS_H

#include <pave/pave.h>

/// No search has more cells.
#ifndef SEARCH_CELLS_MAX // fuzzers are content with fewer
#define SEARCH_CELLS_MAX INT64_C(4000000)
#endif

/// The least number of steps over edges from a to b. Returns PAVE_OK; PAVE_RANGE when they are too
/// far apart; PAVE_NO_MEMORY.
pave_result grid_steps_between(const pave_tiling *tiling, pave_cell a, pave_cell b, int64_t *out);

#endif
