/// src/mesh/relax/mesh_relax.h: checks of relaxation definitions, and the radius of pushes.
#ifndef PAVE_SRC_MESH_RELAX_H
#define PAVE_SRC_MESH_RELAX_H

#include "../valid/mesh_shape.h"

/// Checks that every field is in range for a mesh of `tiles` tiles. Otherwise returns PAVE_RANGE
/// and names the field in `error` (may be NULL).
pave_result pave_relax_check(const pave_relax_def *def, int32_t tiles, pave_error *error);

/// Returns the radius of pushes in fixed-point units, at most PAVE_PUSH_RADIUS_MAX: the requested
/// one, or by default PAVE_RADIUS_SHARE of the circumradius of a regular polygon with the mean tile
/// area and corners / tiles sides (possibly fractional). `turns` is twice the area inside the rim.
float pave_relax_radius(const pave_relax_def *def, double step, uint64_t turns, int64_t tiles,
                        int64_t corners);

#endif
