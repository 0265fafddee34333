/// src/grid/layout_make.h: definitions shared by the layouts of all grids.
#ifndef PAVE_SRC_LAYOUT_MAKE_H
#define PAVE_SRC_LAYOUT_MAKE_H

#include <pave/layout.h>

/// The basis of a grid at size 1, with y down, in both orientations.
typedef struct pave_layout_bases {
    pave_vec2 i, j, flat_i, flat_j;
} pave_layout_bases;

/// Creates the layout described by `def` (NULL: {0}). Returns PAVE_OK; PAVE_RANGE if the
/// orientation is unknown or the size or origin is out of range, with a message in `error` (may be
/// NULL).
pave_result pave_layout_make(const pave_layout_def *def, const pave_layout_bases *bases,
                             pave_layout *out, pave_error *error);

#endif
