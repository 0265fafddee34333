/// src/layout_make.h: what the layouts of the regular grids have in common.
#ifndef PAVE_SRC_LAYOUT_MAKE_H
#define PAVE_SRC_LAYOUT_MAKE_H

#include <pave/layout.h>

/// Makes the layout that `def` describes for a grid whose basis is i and j where the size is 1 and y points down; the orientation is for the
/// caller to turn into a basis. Returns PAVE_OK; PAVE_INVALID as pave_layout_of does, or when the size is negative.
pave_result pave_layout_make(const pave_layout_def *def, pave_vec2 i, pave_vec2 j, pave_layout *out);

#endif
