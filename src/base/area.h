/// src/base/area.h: what areas contain.
#ifndef PAVE_SRC_AREA_H
#define PAVE_SRC_AREA_H

#include <pave/base.h>

/// Whether a point is in the area, its rim included. Constant time, and that of `contains`.
bool pave_area_contains(const pave_area *area, pave_vec2 point);

#endif
