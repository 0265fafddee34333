/// src/mesh/mesh_check.h: what the check of a mesh and its report have in common.
#ifndef PAVE_SRC_MESH_CHECK_H
#define PAVE_SRC_MESH_CHECK_H

#include "mesh_parts.h"

#include <pave/mesh.h>

/// As pave_mesh_check, but PAVE_OK whatever is found, or PAVE_NO_MEMORY. Also tells twice the area
/// of all tiles, and that inside the rim.
pave_result pave_mesh_check_areas(const pave_mesh *mesh, const pave_allocator *allocator,
                                  pave_mesh_faults *out, pave_turns *tiles, pave_turns *rim);

#endif
