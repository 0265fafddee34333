/// src/mesh/valid/line_is_simple.h: whether a closed polyline in fixed-point coordinates is simple.
#ifndef PAVE_SRC_LINE_IS_SIMPLE_H
#define PAVE_SRC_LINE_IS_SIMPLE_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// Whether the closed line through the points meets itself nowhere; exactly. `simple` gets the
/// answer (false for fewer than three points). Returns PAVE_OK or PAVE_NO_MEMORY. Time: count times
/// its logarithm, where the line does not wind close to itself for long.
pave_result pave_rim_is_simple(const pave_point *points, int32_t count,
                               const pave_allocator *allocator, bool *simple);

#endif
