/// src/mesh/mesh_circle.h: the largest circle that lies inside a tile, anywhere in it.
#ifndef PAVE_SRC_MESH_CIRCLE_H
#define PAVE_SRC_MESH_CIRCLE_H

#include "mesh_parts.h"

/// In fixed-point units, seen from the centre of the tile.
typedef struct pave_circle {
    double x, y, radius;
} pave_circle;

/// The circle of a tile that is star-shaped (pave_mesh_tile_is_star). Of a convex tile, and of any
/// other with up to PAVE_CIRCLE_SITES sides and corners over 180 degrees, exact except for
/// rounding; of others, a millionth less at most, unless the tile is thousands of times longer than
/// wide. Of a convex tile a few times its ring.
pave_circle pave_circle_of_tile(const pave_mesh *mesh, int32_t tile);

#endif
