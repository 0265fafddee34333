/// src/mesh/build/mesh_circumcenter.h: the circumcentre of three places, as a fixed-point point.
#ifndef PAVE_SRC_MESH_CIRCUMCENTER_H
#define PAVE_SRC_MESH_CIRCUMCENTER_H

#include "../../board/fixed_frame.h"

#include <pave/mesh.h>

/// The fixed-point point nearest to the circumcentre of three places as they are given, not as they
/// are rounded: of an obtuse triangle with a large circle it lies far away, and what rounds the
/// three moves it much farther. False where the three lie on one line, or nearly so, or it is out
/// of range. Constant time.
bool pave_circumcenter_nearest(const pave_fixed_frame *frame, const pave_vec2 places[3],
                               pave_point *out);

#endif
