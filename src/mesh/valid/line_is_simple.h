/// src/mesh/valid/line_is_simple.h: tests whether a closed polyline in fixed-point coordinates is
/// simple.
#ifndef PAVE_SRC_LINE_IS_SIMPLE_H
#define PAVE_SRC_LINE_IS_SIMPLE_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// Tests exactly whether the closed polyline through the points is simple. Stores the result in
/// `simple`: false for fewer than three points. Returns PAVE_OK or PAVE_NO_MEMORY. Time: O(n log
/// n), unless long stretches of the line run close to each other.
pave_result pave_rim_is_simple(const pave_point *points, int32_t count,
                               const pave_allocator *allocator, bool *simple);

#endif
