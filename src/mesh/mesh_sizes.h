/// src/mesh/mesh_sizes.h: sizes of a tile that are found together.
#ifndef PAVE_SRC_MESH_SIZES_H
#define PAVE_SRC_MESH_SIZES_H

#include <pave/mesh.h>

/// From the centre of a tile to the nearest point of its sides, and to its farthest corner; world
/// units.
typedef struct pave_tile_radii {
    double inner, outer;
} pave_tile_radii;

pave_tile_radii pave_mesh_radii(const pave_mesh *mesh, int32_t tile);

#endif
