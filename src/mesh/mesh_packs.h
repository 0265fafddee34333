/// src/mesh/mesh_packs.h: the tiles of a mesh in packs of equal numbers of sides, and its vertices
/// in packs of equal numbers of tiles, so that loops over the lanes of a pack are loops of vectors.
///
/// Items (tiles or vertices) are taken in bands, in their order, so that what a pack reads is
/// nearby. An item's links (its corners, or the tiles that meet there) have a *slot* each: link k
/// of the item in lane i of a pack has the slot pack->slot + k * pack->lanes + i. Slots lie in rows
/// of PAVE_LANE_COUNT, and each pack begins a row.
#ifndef PAVE_SRC_MESH_PACKS_H
#define PAVE_SRC_MESH_PACKS_H

#include <pave/mesh.h>

enum {
    PAVE_LANE_COUNT = 32,    ///< items of a pack
    PAVE_LANE_LINKS = 12,    ///< items of more links are a pack each, of one lane
    PAVE_TILE_BAND = 4096,   ///< tiles of a band: their slots are in the second cache together
    PAVE_VERTEX_BAND = 8192, ///< vertices of a band
};

/// Items of one number of links.
typedef struct pave_pack {
    uint32_t slot;  ///< of link 0 in lane 0
    int32_t links;  ///< of each item
    int32_t items;  ///< how many lanes have an item
    int32_t lanes;  ///< PAVE_LANE_COUNT or 1
    uint32_t first; ///< of its lanes among all lanes
} pave_pack;

typedef struct pave_packs {
    int32_t band_items; ///< of each band but the last one
    int32_t band_count, pack_count;
    uint32_t lane_count, slot_count;
    int32_t *bands;   ///< band_count + 1: the first pack of each band
    pave_pack *packs; ///< pack_count; those of one lane are the last of their bands
    int32_t *items;   ///< lane_count: the item of each lane; those without one repeat the first
    uint32_t *links;  ///< slot_count: of tiles the vertex there; of vertices the place of what the
                      ///< tile tells it; of lanes without a tile what the first has
    pave_allocator allocator;
} pave_packs;

/// The packs of a mesh.
typedef struct pave_mesh_packs {
    pave_packs tiles, vertices;
} pave_mesh_packs;

/// Makes the packs of a mesh, which must keep its rings while they are used. What a tile tells a
/// corner has `planes` numbers, which are in planes of PAVE_LANE_COUNT for each row of slots: the
/// place of a slot is that of the first number. PAVE_OK or PAVE_NO_MEMORY (also for places from
/// 2^32 on). In each case it is to be given to pave_mesh_packs_release. Linear time.
pave_result pave_mesh_packs_make(const pave_mesh *mesh, uint32_t planes, pave_mesh_packs *out);
void pave_mesh_packs_release(pave_mesh_packs *packs);

static inline uint32_t pave_packs_place(uint32_t slot, uint32_t planes)
{
    return slot + (planes - 1) * (slot / PAVE_LANE_COUNT * PAVE_LANE_COUNT);
}

/// The pack of an item that has `links`. Logarithmic time.
int32_t pave_packs_find(const pave_packs *packs, int32_t item, int32_t links);

#endif
