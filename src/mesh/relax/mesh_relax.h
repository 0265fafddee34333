/// src/mesh/relax/mesh_relax.h: checks of the definition of a relaxation, and the radius of pushes.
#ifndef PAVE_SRC_MESH_RELAX_H
#define PAVE_SRC_MESH_RELAX_H

#include "../valid/mesh_valid.h"

/// Whether every field is in its range, for a mesh of `tiles` tiles; if not, PAVE_RANGE, and
/// `error` (may be NULL) says which.
pave_result pave_relax_check(const pave_relax_def *def, int32_t tiles, pave_error *error);

/// The radius of pushes in fixed-point units, at most PAVE_PUSH_RADIUS_MAX: the requested one,
/// or PAVE_RADIUS_SHARE of how far the corners of a regular polygon of the mean area and of corners
/// / tiles sides, be that a whole number or not, are from its centre. `turns`: twice the area
/// inside the rim.
float pave_relax_radius(const pave_relax_def *def, double step, uint64_t turns, int64_t tiles,
                        int64_t corners);

#endif
