/// src/mesh/mesh_packs.c: tiles and vertices in packs of equal numbers of links.
#include "../base/exact.h"

#include "mesh_packs.h"

#include "../base/memory.h"
#include "mesh_parts.h"

// ---- Lists --------------------------------------------------------------------------------------

/// The rings of tiles, or the tiles at vertices.
typedef struct pave_packs_lists {
    int32_t count;
    const uint32_t *start;
    const int32_t *lengths; ///< NULL: a list ends where the next one begins
} pave_packs_lists;

static int32_t pave_packs_length(const pave_packs_lists *lists, int32_t item)
{
    return lists->lengths ? lists->lengths[item]
                          : (int32_t)(lists->start[item + 1] - lists->start[item]);
}

// ---- Counts -------------------------------------------------------------------------------------

static int32_t pave_packs_end(const pave_packs *packs, const pave_packs_lists *lists, int32_t band)
{
    const int64_t end = ((int64_t)band + 1) * packs->band_items;
    return end < lists->count ? (int32_t)end : lists->count;
}

static int64_t pave_packs_rows(int64_t count)
{
    return (count + PAVE_LANE_COUNT - 1) / PAVE_LANE_COUNT;
}

/// The items of a band: how many of each number of links that has packs of several lanes, and how
/// many others, with the sum of their rows.
typedef struct pave_packs_counts {
    int32_t items[PAVE_LANE_LINKS + 1];
    int64_t others, other_rows;
} pave_packs_counts;

static pave_packs_counts pave_packs_counted(const pave_packs *packs, const pave_packs_lists *lists,
                                            int32_t band)
{
    pave_packs_counts counts = {0};
    const int32_t end = pave_packs_end(packs, lists, band);
    for (int32_t item = band * packs->band_items; item < end; item++) {
        const int32_t links = pave_packs_length(lists, item);
        if (links <= PAVE_LANE_LINKS) {
            counts.items[links]++;
            continue;
        }
        counts.others++;
        counts.other_rows += pave_packs_rows(links);
    }
    return counts;
}

/// Counts bands, packs, lanes and slots. False: too many slots.
static bool pave_packs_count(pave_packs *packs, const pave_packs_lists *lists, uint32_t planes)
{
    int64_t count = 0, lanes = 0, rows = 0;
    packs->band_count =
        (int32_t)(((int64_t)lists->count + packs->band_items - 1) / packs->band_items);
    for (int32_t band = 0; band < packs->band_count; band++) {
        const pave_packs_counts counts = pave_packs_counted(packs, lists, band);
        for (int32_t links = 0; links <= PAVE_LANE_LINKS; links++) {
            const int64_t more = pave_packs_rows(counts.items[links]);
            count += more;
            lanes += more * PAVE_LANE_COUNT;
            rows += more * links;
        }
        count += counts.others;
        lanes += counts.others;
        rows += counts.other_rows;
    }
    packs->pack_count = (int32_t)count;
    packs->lane_count = (uint32_t)lanes;
    packs->slot_count = (uint32_t)(rows * PAVE_LANE_COUNT);
    return rows <= UINT32_MAX / PAVE_LANE_COUNT / planes && lanes <= UINT32_MAX &&
           count <= INT32_MAX;
}

// ---- Packs --------------------------------------------------------------------------------------

/// Where the next pack begins.
typedef struct pave_packs_at {
    int32_t pack;
    uint32_t lane, row;
} pave_packs_at;

static void pave_packs_add(pave_packs *packs, pave_packs_at *at, int32_t links, int32_t items,
                           int32_t lanes)
{
    packs->packs[at->pack++] =
        (pave_pack){at->row * PAVE_LANE_COUNT, links, items, lanes, at->lane};
    at->lane += (uint32_t)lanes;
    at->row += lanes == 1 ? (uint32_t)pave_packs_rows(links) : (uint32_t)links;
}

/// Makes the packs of a band, with their items in order. `slots` gets the slot of link 0 of each
/// item.
static void pave_packs_fill_band(pave_packs *packs, const pave_packs_lists *lists, int32_t band,
                                 pave_packs_at *at, uint32_t *slots)
{
    const pave_packs_counts counts = pave_packs_counted(packs, lists, band);
    const int32_t end = pave_packs_end(packs, lists, band);
    int32_t next[PAVE_LANE_LINKS + 1], filled[PAVE_LANE_LINKS + 1] = {0};
    for (int32_t links = 0; links <= PAVE_LANE_LINKS; links++) {
        next[links] = at->pack;
        for (int32_t left = counts.items[links]; left > 0; left -= PAVE_LANE_COUNT)
            pave_packs_add(packs, at, links, left < PAVE_LANE_COUNT ? left : PAVE_LANE_COUNT,
                           PAVE_LANE_COUNT);
    }
    for (int32_t item = band * packs->band_items; item < end; item++) {
        const int32_t links = pave_packs_length(lists, item);
        int32_t pack = at->pack;
        uint32_t lane = 0;
        if (links <= PAVE_LANE_LINKS) {
            pack = next[links] + filled[links] / PAVE_LANE_COUNT;
            lane = (uint32_t)filled[links]++ % PAVE_LANE_COUNT;
        } else {
            pave_packs_add(packs, at, links, 1, 1);
        }
        packs->items[packs->packs[pack].first + lane] = item;
        slots[item] = packs->packs[pack].slot + lane;
    }
}

/// Makes the packs, all but their links.
static pave_result pave_packs_make(pave_packs *packs, const pave_packs_lists *lists,
                                   uint32_t planes, uint32_t *slots)
{
    const pave_allocator *allocator = &packs->allocator;
    pave_packs_at at = {0};
    if (!pave_packs_count(packs, lists, planes)) return PAVE_NO_MEMORY;
    packs->bands = pave_array_take(allocator, (size_t)packs->band_count + 1, sizeof *packs->bands);
    packs->packs = pave_array_take(allocator, (size_t)packs->pack_count, sizeof *packs->packs);
    packs->items = pave_array_take(allocator, packs->lane_count, sizeof *packs->items);
    packs->links = pave_array_take(allocator, packs->slot_count, sizeof *packs->links);
    if (!packs->bands || !packs->packs || !packs->items || !packs->links) return PAVE_NO_MEMORY;
    for (int32_t band = 0; band < packs->band_count; band++) {
        packs->bands[band] = at.pack;
        pave_packs_fill_band(packs, lists, band, &at, slots);
    }
    packs->bands[packs->band_count] = at.pack;
    return PAVE_OK;
}

/// Lanes without an item repeat the first, so that nothing that is computed there is out of the
/// ordinary.
static void pave_packs_pad(pave_packs *packs)
{
    for (int32_t i = 0; i < packs->pack_count; i++) {
        const pave_pack *pack = &packs->packs[i];
        for (int32_t lane = pack->items; lane < pack->lanes; lane++) {
            packs->items[pack->first + (uint32_t)lane] = packs->items[pack->first];
            uint32_t *link = packs->links + pack->slot;
            for (int32_t k = 0; k < pack->links; k++, link += pack->lanes) link[lane] = *link;
        }
    }
}

static void pave_packs_release(pave_packs *packs)
{
    const pave_allocator *allocator = &packs->allocator;
    pave_array_release(allocator, packs->links, packs->slot_count, sizeof *packs->links);
    pave_array_release(allocator, packs->items, packs->lane_count, sizeof *packs->items);
    pave_array_release(allocator, packs->packs, (size_t)packs->pack_count, sizeof *packs->packs);
    pave_array_release(allocator, packs->bands, (size_t)packs->band_count + 1,
                       sizeof *packs->bands);
}

int32_t pave_packs_find(const pave_packs *packs, int32_t item, int32_t links)
{
    const int32_t band = item / packs->band_items;
    int32_t low = packs->bands[band], high = packs->bands[band + 1];
    while (high - low > 1) {
        const int32_t middle = low + (high - low) / 2;
        const pave_pack *pack = &packs->packs[middle];
        const int32_t lone = pack->lanes == 1, other = links > PAVE_LANE_LINKS;
        const bool before = lone != other || lone ? lone < other : pack->links < links,
                   same = lone == other && (lone || pack->links == links);
        if (before || (same && packs->items[pack->first] <= item))
            low = middle;
        else
            high = middle;
    }
    return low;
}

// ---- Links --------------------------------------------------------------------------------------

static uint32_t pave_packs_stride(int32_t links)
{
    return links <= PAVE_LANE_LINKS ? PAVE_LANE_COUNT : 1;
}

/// Links tiles and vertices, in increasing order of tiles, as vertex_tiles has them. `slots` of
/// vertices go on to the next link each time.
static void pave_mesh_packs_link(const pave_mesh *mesh, uint32_t planes, const uint32_t *slots,
                                 uint32_t *vertex_slots, pave_mesh_packs *packs)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t sides, tiles;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &sides);
        uint32_t slot = slots[tile];
        for (int32_t k = 0; k < sides; k++, slot += pave_packs_stride(sides)) {
            (void)pave_mesh_tiles_at(mesh, ring[k], &tiles);
            packs->tiles.links[slot] = (uint32_t)ring[k];
            packs->vertices.links[vertex_slots[ring[k]]] = pave_packs_place(slot, planes);
            vertex_slots[ring[k]] += pave_packs_stride(tiles);
        }
    }
}

pave_result pave_mesh_packs_make(const pave_mesh *mesh, uint32_t planes, pave_mesh_packs *out)
{
    const pave_allocator *allocator = &mesh->allocator;
    const size_t tiles = (size_t)mesh->tile_count, vertices = (size_t)mesh->vertex_count;
    const pave_packs_lists rings = {mesh->tile_count, mesh->ring_start, mesh->ring_count},
                           lists = {mesh->vertex_count, mesh->vertex_start,
                                    mesh->vertex_tile_count};
    *out = (pave_mesh_packs){.tiles = {.band_items = PAVE_TILE_BAND, .allocator = *allocator},
                             .vertices = {.band_items = PAVE_VERTEX_BAND, .allocator = *allocator}};
    uint32_t *slots = pave_array_take(allocator, tiles, sizeof *slots),
             *vertex_slots = pave_array_take(allocator, vertices, sizeof *vertex_slots);
    pave_result result = slots && vertex_slots ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) result = pave_packs_make(&out->tiles, &rings, planes, slots);
    if (result == PAVE_OK) result = pave_packs_make(&out->vertices, &lists, 1, vertex_slots);
    if (result == PAVE_OK) {
        pave_mesh_packs_link(mesh, planes, slots, vertex_slots, out);
        pave_packs_pad(&out->tiles);
    }
    pave_array_release(allocator, vertex_slots, vertices, sizeof *vertex_slots);
    pave_array_release(allocator, slots, tiles, sizeof *slots);
    return result;
}

void pave_mesh_packs_release(pave_mesh_packs *packs)
{
    pave_packs_release(&packs->vertices);
    pave_packs_release(&packs->tiles);
}
