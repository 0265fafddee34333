/// cli/grid/grid_steps.h: distances on tilings without a formula.
#ifndef PAVE_CLI_GRID_STEPS_H
#define PAVE_CLI_GRID_STEPS_H

#include <pave/pave.h>

/// Maximum number of cells in a search.
#ifndef SEARCH_CELLS_MAX // lower for fuzzers
#define SEARCH_CELLS_MAX INT64_C(4000000)
#endif

/// Finds the minimum number of steps across edges from a to b. Returns PAVE_OK; PAVE_RANGE if they
/// are too far apart; PAVE_NO_MEMORY.
pave_result grid_steps_between(const pave_tiling *tiling, pave_cell a, pave_cell b, int64_t *out);

#endif
