/// src/board/removal.h: what random removal of boards and of graphs share.
#ifndef PAVE_SRC_REMOVAL_H
#define PAVE_SRC_REMOVAL_H

#include <pave/adjacency.h>

/// Checks a definition; `out` receives it with its defaults.
/// Returns PAVE_OK, or PAVE_RANGE with the error.
pave_result pave_removal_check(const pave_removal_def *def, pave_removal_def *out,
                               pave_error *error);

#endif
