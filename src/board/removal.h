/// src/board/removal.h: shared code of random removal on boards and graphs.
#ifndef PAVE_SRC_REMOVAL_H
#define PAVE_SRC_REMOVAL_H

#include <pave/adjacency.h>

/// Checks a definition. `out` receives the definition with defaults filled in. Returns PAVE_OK, or
/// PAVE_RANGE with `error` filled.
pave_result pave_removal_check(const pave_removal_def *def, pave_removal_def *out,
                               pave_error *error);

#endif
