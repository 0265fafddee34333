/// src/mesh/mesh_blocks.h: the tiles of a mesh in blocks of equal numbers of sides, so that loops
/// over the tiles of a block are loops of vectors, and where the corners of a vertex are in them.
///
/// Tiles are taken in bands of PAVE_BAND_TILES, in their order, so that what a block reads is
/// nearby. A corner of a tile has a *slot*: the place of what a tile tells the vertex there. Corner
/// k of the tile in lane i of a block has the slot block->slot + k * block->lanes + i.
#ifndef PAVE_SRC_MESH_BLOCKS_H
#define PAVE_SRC_MESH_BLOCKS_H

#include <pave/mesh.h>

enum {
    PAVE_LANE_COUNT = 32,   ///< tiles of a block: more than gcc unrolls, which makes vectors of
                            ///< loops alone
    PAVE_LANE_SIDES = 12,   ///< tiles of more sides are a block each, of one lane
    PAVE_BAND_TILES = 4096, ///< a band's slots are in the second cache together
};

/// Tiles of one number of sides.
typedef struct pave_block {
    uint32_t slot;  ///< of corner 0 in lane 0
    int32_t sides;  ///< of each tile
    int32_t tiles;  ///< how many lanes have a tile; the others repeat the first
    int32_t lanes;  ///< PAVE_LANE_COUNT or 1
    uint32_t first; ///< of its lanes among all lanes
} pave_block;

typedef struct pave_blocks {
    const pave_mesh *mesh;
    int32_t band_count, block_count;
    uint32_t lane_count, slot_count;
    int32_t *bands;     ///< band_count + 1: the first block of each band
    pave_block *blocks; ///< block_count
    int32_t *tiles;     ///< lane_count: the tile of each lane
    int32_t *corners;   ///< slot_count: the vertex of each slot
    uint32_t *places;   ///< beside mesh->vertex_tiles: the slot of that tile's corner there
} pave_blocks;

/// Makes the blocks of a mesh, which must outlive them and keep its rings. PAVE_OK or
/// PAVE_NO_MEMORY (also for more than 2^32 slots). In each case it is to be given to
/// pave_blocks_release. Linear time.
pave_result pave_blocks_make(const pave_mesh *mesh, pave_blocks *out);
void pave_blocks_release(pave_blocks *blocks);

/// The block of a tile. Logarithmic time.
int32_t pave_blocks_find(const pave_blocks *blocks, int32_t tile);

#endif
