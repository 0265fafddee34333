/// src/mesh/build/mesh_circumcenter.h: the circumcentre of three positions, rounded to
/// fixed-point coordinates.
#ifndef PAVE_SRC_MESH_CIRCUMCENTER_H
#define PAVE_SRC_MESH_CIRCUMCENTER_H

#include "../../board/fixed_frame.h"

#include <pave/mesh.h>

/// Finds the circumcentre of three positions, rounded to fixed-point coordinates. Uses the exact
/// positions, not rounded ones: the circumcentre of an obtuse triangle may be far away, and
/// rounding the corners would move it much farther. Returns false if the three positions are
/// collinear or nearly so, or if the point is out of range. Constant time.
bool pave_circumcenter_nearest(const pave_fixed_frame *frame, const pave_vec2 places[3],
                               pave_point *out);

#endif
