/// src/mesh/mesh_patch.h: the few vertices of a shape that a round moves, the tiles at them, and
/// where they go.
#ifndef PAVE_SRC_MESH_PATCH_H
#define PAVE_SRC_MESH_PATCH_H

#include "mesh_shape.h"

typedef struct pave_patch {
    pave_shape_list bad;      ///< tiles that call for a round
    pave_shape_list vertices; ///< those of the bad tiles that may move
    pave_shape_list tiles;    ///< all tiles at these vertices, and the bad ones
} pave_patch;

void pave_patch_init(pave_patch *patch, const pave_allocator *allocator);
void pave_patch_free(pave_patch *patch);

/// Which vertices of the rim may move. Never those at which only one tile is.
typedef enum pave_patch_rim {
    PAVE_RIM_OF_SHUT = 0, ///< those of tiles of which all vertices lie on the rim
    PAVE_RIM_MOVES,       ///< all of the bad tiles
    PAVE_RIM_STAYS        ///< none
} pave_patch_rim;

/// Fills vertices and tiles from the bad tiles; both are sorted. False: no memory.
bool pave_patch_spread(pave_patch *patch, const pave_shape *shape, pave_patch_rim rim);

/// The index of a vertex among the patch's, or -1.
int32_t pave_patch_find(const pave_patch *patch, int32_t vertex);

#endif
