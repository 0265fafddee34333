/// src/mesh/mesh_packs.c: tiles in packs of equal numbers of sides.
#include "../base/exact.h"

#include "mesh_packs.h"

#include "../base/memory.h"
#include "mesh_parts.h"

#include <string.h>

// ---- Counts -------------------------------------------------------------------------------------

static int32_t pave_packs_band_end(const pave_mesh *mesh, int32_t band)
{
    const int64_t end = ((int64_t)band + 1) * PAVE_BAND_TILES;
    return end < mesh->tile_count ? (int32_t)end : mesh->tile_count;
}

/// The tiles of a band: how many of each number of sides that has packs of several lanes, and how
/// many others, with the sum of their sides.
typedef struct pave_packs_band_count {
    int32_t tiles[PAVE_LANE_SIDES + 1];
    int32_t others;
    int64_t other_sides;
} pave_packs_band_count;

static pave_packs_band_count pave_packs_band_counted(const pave_mesh *mesh, int32_t band)
{
    pave_packs_band_count count = {0};
    const int32_t end = pave_packs_band_end(mesh, band);
    for (int32_t tile = band * PAVE_BAND_TILES; tile < end; tile++) {
        const int32_t sides = pave_mesh_side_count(mesh, tile);
        if (sides <= PAVE_LANE_SIDES) {
            count.tiles[sides]++;
            continue;
        }
        count.others++;
        count.other_sides += sides;
    }
    return count;
}

static int32_t pave_packs_band_packs_of(int32_t tiles)
{
    return (tiles + PAVE_LANE_COUNT - 1) / PAVE_LANE_COUNT;
}

/// Counts bands, packs, lanes and slots. False: too many slots.
static bool pave_packs_count(pave_packs *packs)
{
    int64_t count = 0, lanes = 0, slots = 0;
    packs->band_count =
        (int32_t)(((int64_t)packs->mesh->tile_count + PAVE_BAND_TILES - 1) / PAVE_BAND_TILES);
    for (int32_t band = 0; band < packs->band_count; band++) {
        const pave_packs_band_count of = pave_packs_band_counted(packs->mesh, band);
        for (int32_t sides = 0; sides <= PAVE_LANE_SIDES; sides++) {
            const int64_t more = pave_packs_band_packs_of(of.tiles[sides]);
            count += more;
            lanes += more * PAVE_LANE_COUNT;
            slots += more * PAVE_LANE_COUNT * sides;
        }
        count += of.others;
        lanes += of.others;
        slots += of.other_sides;
    }
    packs->pack_count = (int32_t)count;
    packs->lane_count = (uint32_t)lanes;
    packs->slot_count = (uint32_t)slots;
    return slots <= UINT32_MAX && lanes <= UINT32_MAX && count <= INT32_MAX;
}

// ---- Packs -------------------------------------------------------------------------------------

/// Where the next pack begins.
typedef struct pave_packs_at {
    int32_t pack;
    uint32_t lane, slot;
} pave_packs_at;

static void pave_packs_add(pave_packs *packs, pave_packs_at *at, int32_t sides, int32_t tiles,
                           int32_t lanes)
{
    packs->packs[at->pack++] = (pave_pack){at->slot, sides, tiles, lanes, at->lane};
    at->lane += (uint32_t)lanes;
    at->slot += (uint32_t)lanes * (uint32_t)sides;
}

/// Puts a tile into a lane of a pack; `first` gets the slot of its corner 0.
static void pave_pack_put(pave_packs *packs, const pave_pack *pack, int32_t lane, int32_t tile)
{
    int32_t sides;
    const int32_t *ring = pave_mesh_ring(packs->mesh, tile, &sides);
    int32_t *corner = packs->corners + pack->slot + lane;
    packs->tiles[pack->first + (uint32_t)lane] = tile;
    for (int32_t k = 0; k < sides; k++, corner += pack->lanes) *corner = ring[k];
}

/// Makes the packs of a band, with their tiles in order. `slots` gets the slot of corner 0 of each
/// tile.
static void pave_packs_band_fill(pave_packs *packs, int32_t band, pave_packs_at *at,
                                 uint32_t *slots)
{
    const pave_mesh *mesh = packs->mesh;
    const pave_packs_band_count count = pave_packs_band_counted(mesh, band);
    int32_t next[PAVE_LANE_SIDES + 1], filled[PAVE_LANE_SIDES + 1] = {0};
    for (int32_t sides = 0; sides <= PAVE_LANE_SIDES; sides++) {
        next[sides] = at->pack;
        for (int32_t left = count.tiles[sides]; left > 0; left -= PAVE_LANE_COUNT)
            pave_packs_add(packs, at, sides, left < PAVE_LANE_COUNT ? left : PAVE_LANE_COUNT,
                           PAVE_LANE_COUNT);
    }
    const int32_t end = pave_packs_band_end(mesh, band);
    for (int32_t tile = band * PAVE_BAND_TILES; tile < end; tile++) {
        const int32_t sides = pave_mesh_side_count(mesh, tile);
        int32_t pack = at->pack, lane = 0;
        if (sides <= PAVE_LANE_SIDES) {
            pack = next[sides] + filled[sides] / PAVE_LANE_COUNT;
            lane = filled[sides]++ % PAVE_LANE_COUNT;
        } else {
            pave_packs_add(packs, at, sides, 1, 1);
        }
        pave_pack_put(packs, &packs->packs[pack], lane, tile);
        slots[tile] = packs->packs[pack].slot + (uint32_t)lane;
    }
}

/// Lanes without a tile repeat the first, so that nothing computed there is out of the ordinary.
static void pave_packs_pad(pave_packs *packs)
{
    for (int32_t i = 0; i < packs->pack_count; i++) {
        const pave_pack *pack = &packs->packs[i];
        for (int32_t lane = pack->tiles; lane < pack->lanes; lane++)
            pave_pack_put(packs, pack, lane, packs->tiles[pack->first]);
    }
}

static void pave_packs_fill(pave_packs *packs, uint32_t *slots)
{
    pave_packs_at at = {0};
    for (int32_t band = 0; band < packs->band_count; band++) {
        packs->bands[band] = at.pack;
        pave_packs_band_fill(packs, band, &at, slots);
    }
    packs->bands[packs->band_count] = at.pack;
    pave_packs_pad(packs);
}

// ---- Places -------------------------------------------------------------------------------------

/// A pass over the rings with a cursor for each vertex, in increasing order of tiles, as
/// vertex_tiles has them.
static void pave_packs_place(pave_packs *packs, const uint32_t *slots, uint32_t *cursors)
{
    const pave_mesh *mesh = packs->mesh;
    memcpy(cursors, mesh->vertex_start, (size_t)mesh->vertex_count * sizeof *cursors);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t sides;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &sides);
        const uint32_t lanes = sides <= PAVE_LANE_SIDES ? PAVE_LANE_COUNT : 1;
        for (int32_t k = 0; k < sides; k++)
            packs->places[cursors[ring[k]]++] = slots[tile] + (uint32_t)k * lanes;
    }
}

// ---- All of it ----------------------------------------------------------------------------------

pave_result pave_packs_make(const pave_mesh *mesh, pave_packs *out)
{
    const pave_allocator *allocator = &mesh->allocator;
    const size_t tiles = (size_t)mesh->tile_count, vertices = (size_t)mesh->vertex_count;
    *out = (pave_packs){.mesh = mesh};
    if (!pave_packs_count(out)) return PAVE_NO_MEMORY;
    out->bands = pave_array_take(allocator, (size_t)out->band_count + 1, sizeof *out->bands);
    out->packs = pave_array_take(allocator, (size_t)out->pack_count, sizeof *out->packs);
    out->tiles = pave_array_take(allocator, out->lane_count, sizeof *out->tiles);
    out->corners = pave_array_take(allocator, out->slot_count, sizeof *out->corners);
    out->places =
        pave_array_take(allocator, (size_t)pave_mesh_list_room(mesh), sizeof *out->places);
    uint32_t *slots = pave_array_take(allocator, tiles, sizeof *slots),
             *cursors = pave_array_take(allocator, vertices, sizeof *cursors);
    const bool room =
        out->bands && out->packs && out->tiles && out->corners && out->places && slots && cursors;
    if (room) {
        pave_packs_fill(out, slots);
        pave_packs_place(out, slots, cursors);
    }
    pave_array_release(allocator, cursors, vertices, sizeof *cursors);
    pave_array_release(allocator, slots, tiles, sizeof *slots);
    return room ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_packs_release(pave_packs *packs)
{
    const pave_allocator *allocator = &packs->mesh->allocator;
    pave_array_release(allocator, packs->places, (size_t)pave_mesh_list_room(packs->mesh),
                       sizeof *packs->places);
    pave_array_release(allocator, packs->corners, packs->slot_count, sizeof *packs->corners);
    pave_array_release(allocator, packs->tiles, packs->lane_count, sizeof *packs->tiles);
    pave_array_release(allocator, packs->packs, (size_t)packs->pack_count, sizeof *packs->packs);
    pave_array_release(allocator, packs->bands, (size_t)packs->band_count + 1,
                       sizeof *packs->bands);
}

int32_t pave_packs_find(const pave_packs *packs, int32_t tile)
{
    int32_t sides, count, i = 0;
    const int32_t vertex = pave_mesh_ring(packs->mesh, tile, &sides)[0];
    const int32_t *tiles = pave_mesh_tiles_at(packs->mesh, vertex, &count);
    while (tiles[i] != tile) i++;
    const uint32_t slot = packs->places[packs->mesh->vertex_start[vertex] + (uint32_t)i];
    int32_t low = packs->bands[tile / PAVE_BAND_TILES],
            high = packs->bands[tile / PAVE_BAND_TILES + 1];
    while (high - low > 1) {
        const int32_t middle = low + (high - low) / 2;
        if (packs->packs[middle].slot <= slot)
            low = middle;
        else
            high = middle;
    }
    return low;
}
