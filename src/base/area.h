/// src/base/area.h: tests whether areas contain points.
#ifndef PAVE_SRC_AREA_H
#define PAVE_SRC_AREA_H

#include <pave/base.h>

/// Returns whether a point is in the area or on its boundary. Constant time, plus the time of
/// `contains`.
bool pave_area_contains(const pave_area *area, pave_vec2 point);

#endif
