/// src/mesh/mesh_packs.h: the tiles of a mesh in packs of equal numbers of sides, so that loops
/// over the tiles of a pack are loops of vectors, and where the corners of a vertex are in them.
///
/// Tiles are taken in bands of PAVE_BAND_TILES, in their order, so that what a pack reads is
/// nearby. A corner of a tile has a *slot*: the place of what a tile tells the vertex there. Corner
/// k of the tile in lane i of a pack has the slot pack->slot + k * pack->lanes + i.
#ifndef PAVE_SRC_MESH_PACKS_H
#define PAVE_SRC_MESH_PACKS_H

#include <pave/mesh.h>

enum {
    PAVE_LANE_COUNT = 32,   ///< tiles of a pack: more than gcc unrolls, which makes vectors of
                            ///< loops alone
    PAVE_LANE_SIDES = 12,   ///< tiles of more sides are a pack each, of one lane
    PAVE_BAND_TILES = 4096, ///< a band's slots are in the second cache together
};

/// Tiles of one number of sides.
typedef struct pave_pack {
    uint32_t slot;  ///< of corner 0 in lane 0
    int32_t sides;  ///< of each tile
    int32_t tiles;  ///< how many lanes have a tile; the others repeat the first
    int32_t lanes;  ///< PAVE_LANE_COUNT or 1
    uint32_t first; ///< of its lanes among all lanes
} pave_pack;

typedef struct pave_packs {
    const pave_mesh *mesh;
    int32_t band_count, pack_count;
    uint32_t lane_count, slot_count;
    int32_t *bands;   ///< band_count + 1: the first pack of each band
    pave_pack *packs; ///< pack_count
    int32_t *tiles;   ///< lane_count: the tile of each lane
    int32_t *corners; ///< slot_count: the vertex of each slot
    uint32_t *places; ///< beside mesh->vertex_tiles: the slot of that tile's corner there
} pave_packs;

/// Makes the packs of a mesh, which must outlive them and keep its rings. PAVE_OK or
/// PAVE_NO_MEMORY (also for more than 2^32 slots). In each case it is to be given to
/// pave_packs_release. Linear time.
pave_result pave_packs_make(const pave_mesh *mesh, pave_packs *out);
void pave_packs_release(pave_packs *packs);

/// The pack of a tile. Logarithmic time.
int32_t pave_packs_find(const pave_packs *packs, int32_t tile);

#endif
