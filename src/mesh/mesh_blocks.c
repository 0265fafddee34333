/// src/mesh/mesh_blocks.c: tiles in blocks of equal numbers of sides.
#include "../base/exact.h"

#include "mesh_blocks.h"

#include "../base/memory.h"
#include "mesh_parts.h"

#include <string.h>

// ---- Counts -------------------------------------------------------------------------------------

static int32_t pave_band_end(const pave_mesh *mesh, int32_t band)
{
    const int64_t end = ((int64_t)band + 1) * PAVE_BAND_TILES;
    return end < mesh->tile_count ? (int32_t)end : mesh->tile_count;
}

/// The tiles of a band: how many of each number of sides that has blocks of several lanes, and how
/// many others, with the sum of their sides.
typedef struct pave_band_count {
    int32_t tiles[PAVE_LANE_SIDES + 1];
    int32_t others;
    int64_t other_sides;
} pave_band_count;

static pave_band_count pave_band_counted(const pave_mesh *mesh, int32_t band)
{
    pave_band_count count = {0};
    const int32_t end = pave_band_end(mesh, band);
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

static int32_t pave_band_blocks_of(int32_t tiles)
{
    return (tiles + PAVE_LANE_COUNT - 1) / PAVE_LANE_COUNT;
}

/// Counts bands, blocks, lanes and slots. False: too many slots.
static bool pave_blocks_count(pave_blocks *blocks)
{
    int64_t count = 0, lanes = 0, slots = 0;
    blocks->band_count =
        (int32_t)(((int64_t)blocks->mesh->tile_count + PAVE_BAND_TILES - 1) / PAVE_BAND_TILES);
    for (int32_t band = 0; band < blocks->band_count; band++) {
        const pave_band_count of = pave_band_counted(blocks->mesh, band);
        for (int32_t sides = 0; sides <= PAVE_LANE_SIDES; sides++) {
            const int64_t more = pave_band_blocks_of(of.tiles[sides]);
            count += more;
            lanes += more * PAVE_LANE_COUNT;
            slots += more * PAVE_LANE_COUNT * sides;
        }
        count += of.others;
        lanes += of.others;
        slots += of.other_sides;
    }
    blocks->block_count = (int32_t)count;
    blocks->lane_count = (uint32_t)lanes;
    blocks->slot_count = (uint32_t)slots;
    return slots <= UINT32_MAX && lanes <= UINT32_MAX && count <= INT32_MAX;
}

// ---- Blocks -------------------------------------------------------------------------------------

/// Where the next block begins.
typedef struct pave_blocks_at {
    int32_t block;
    uint32_t lane, slot;
} pave_blocks_at;

static void pave_blocks_add(pave_blocks *blocks, pave_blocks_at *at, int32_t sides, int32_t tiles,
                            int32_t lanes)
{
    blocks->blocks[at->block++] = (pave_block){at->slot, sides, tiles, lanes, at->lane};
    at->lane += (uint32_t)lanes;
    at->slot += (uint32_t)lanes * (uint32_t)sides;
}

/// Puts a tile into a lane of a block; `first` gets the slot of its corner 0.
static void pave_block_put(pave_blocks *blocks, const pave_block *block, int32_t lane, int32_t tile)
{
    int32_t sides;
    const int32_t *ring = pave_mesh_ring(blocks->mesh, tile, &sides);
    int32_t *corner = blocks->corners + block->slot + lane;
    blocks->tiles[block->first + (uint32_t)lane] = tile;
    for (int32_t k = 0; k < sides; k++, corner += block->lanes) *corner = ring[k];
}

/// Makes the blocks of a band, with their tiles in order. `slots` gets the slot of corner 0 of each
/// tile.
static void pave_band_fill(pave_blocks *blocks, int32_t band, pave_blocks_at *at, uint32_t *slots)
{
    const pave_mesh *mesh = blocks->mesh;
    const pave_band_count count = pave_band_counted(mesh, band);
    int32_t next[PAVE_LANE_SIDES + 1], filled[PAVE_LANE_SIDES + 1] = {0};
    for (int32_t sides = 0; sides <= PAVE_LANE_SIDES; sides++) {
        next[sides] = at->block;
        for (int32_t left = count.tiles[sides]; left > 0; left -= PAVE_LANE_COUNT)
            pave_blocks_add(blocks, at, sides, left < PAVE_LANE_COUNT ? left : PAVE_LANE_COUNT,
                            PAVE_LANE_COUNT);
    }
    const int32_t end = pave_band_end(mesh, band);
    for (int32_t tile = band * PAVE_BAND_TILES; tile < end; tile++) {
        const int32_t sides = pave_mesh_side_count(mesh, tile);
        int32_t block = at->block, lane = 0;
        if (sides <= PAVE_LANE_SIDES) {
            block = next[sides] + filled[sides] / PAVE_LANE_COUNT;
            lane = filled[sides]++ % PAVE_LANE_COUNT;
        } else {
            pave_blocks_add(blocks, at, sides, 1, 1);
        }
        pave_block_put(blocks, &blocks->blocks[block], lane, tile);
        slots[tile] = blocks->blocks[block].slot + (uint32_t)lane;
    }
}

/// Lanes without a tile repeat the first, so that nothing computed there is out of the ordinary.
static void pave_blocks_pad(pave_blocks *blocks)
{
    for (int32_t i = 0; i < blocks->block_count; i++) {
        const pave_block *block = &blocks->blocks[i];
        for (int32_t lane = block->tiles; lane < block->lanes; lane++)
            pave_block_put(blocks, block, lane, blocks->tiles[block->first]);
    }
}

static void pave_blocks_fill(pave_blocks *blocks, uint32_t *slots)
{
    pave_blocks_at at = {0};
    for (int32_t band = 0; band < blocks->band_count; band++) {
        blocks->bands[band] = at.block;
        pave_band_fill(blocks, band, &at, slots);
    }
    blocks->bands[blocks->band_count] = at.block;
    pave_blocks_pad(blocks);
}

// ---- Places -------------------------------------------------------------------------------------

/// A pass over the rings with a cursor for each vertex, in increasing order of tiles, as
/// vertex_tiles has them.
static void pave_blocks_place(pave_blocks *blocks, const uint32_t *slots, uint32_t *cursors)
{
    const pave_mesh *mesh = blocks->mesh;
    memcpy(cursors, mesh->vertex_start, (size_t)mesh->vertex_count * sizeof *cursors);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t sides;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &sides);
        const uint32_t lanes = sides <= PAVE_LANE_SIDES ? PAVE_LANE_COUNT : 1;
        for (int32_t k = 0; k < sides; k++)
            blocks->places[cursors[ring[k]]++] = slots[tile] + (uint32_t)k * lanes;
    }
}

// ---- All of it ----------------------------------------------------------------------------------

pave_result pave_blocks_make(const pave_mesh *mesh, pave_blocks *out)
{
    const pave_allocator *allocator = &mesh->allocator;
    const size_t tiles = (size_t)mesh->tile_count, vertices = (size_t)mesh->vertex_count;
    *out = (pave_blocks){.mesh = mesh};
    if (!pave_blocks_count(out)) return PAVE_NO_MEMORY;
    out->bands = pave_array_take(allocator, (size_t)out->band_count + 1, sizeof *out->bands);
    out->blocks = pave_array_take(allocator, (size_t)out->block_count, sizeof *out->blocks);
    out->tiles = pave_array_take(allocator, out->lane_count, sizeof *out->tiles);
    out->corners = pave_array_take(allocator, out->slot_count, sizeof *out->corners);
    out->places =
        pave_array_take(allocator, (size_t)pave_mesh_list_room(mesh), sizeof *out->places);
    uint32_t *slots = pave_array_take(allocator, tiles, sizeof *slots),
             *cursors = pave_array_take(allocator, vertices, sizeof *cursors);
    const bool room =
        out->bands && out->blocks && out->tiles && out->corners && out->places && slots && cursors;
    if (room) {
        pave_blocks_fill(out, slots);
        pave_blocks_place(out, slots, cursors);
    }
    pave_array_release(allocator, cursors, vertices, sizeof *cursors);
    pave_array_release(allocator, slots, tiles, sizeof *slots);
    return room ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_blocks_release(pave_blocks *blocks)
{
    const pave_allocator *allocator = &blocks->mesh->allocator;
    pave_array_release(allocator, blocks->places, (size_t)pave_mesh_list_room(blocks->mesh),
                       sizeof *blocks->places);
    pave_array_release(allocator, blocks->corners, blocks->slot_count, sizeof *blocks->corners);
    pave_array_release(allocator, blocks->tiles, blocks->lane_count, sizeof *blocks->tiles);
    pave_array_release(allocator, blocks->blocks, (size_t)blocks->block_count,
                       sizeof *blocks->blocks);
    pave_array_release(allocator, blocks->bands, (size_t)blocks->band_count + 1,
                       sizeof *blocks->bands);
}

int32_t pave_blocks_find(const pave_blocks *blocks, int32_t tile)
{
    int32_t sides, count, i = 0;
    const int32_t vertex = pave_mesh_ring(blocks->mesh, tile, &sides)[0];
    const int32_t *tiles = pave_mesh_tiles_at(blocks->mesh, vertex, &count);
    while (tiles[i] != tile) i++;
    const uint32_t slot = blocks->places[blocks->mesh->vertex_start[vertex] + (uint32_t)i];
    int32_t low = blocks->bands[tile / PAVE_BAND_TILES],
            high = blocks->bands[tile / PAVE_BAND_TILES + 1];
    while (high - low > 1) {
        const int32_t middle = low + (high - low) / 2;
        if (blocks->blocks[middle].slot <= slot)
            low = middle;
        else
            high = middle;
    }
    return low;
}
