/// src/mesh/mesh_locator.c: finds the tile at a point using a grid of buckets. Each bucket lists
/// the tiles whose bounding boxes meet it or met it earlier.
#include "../base/exact.h"

#include "../board/fixed_frame.h"
#include "mesh_parts.h"

#include "../base/array.h"

enum { PAVE_LOCATOR_ENTRIES = 6 }; ///< maximum number of bucket entries per tile, on average

static pave_point_box locator_tile_box(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_point_box box = pave_point_box_none;
    for (int32_t k = 0; k < count; k++) box = pave_point_box_add(box, mesh->vertices[ring[k]]);
    return box;
}

/// The rim encloses all vertices.
static pave_point_box locator_mesh_box(const pave_mesh *mesh)
{
    pave_point_box box = pave_point_box_none;
    for (int32_t i = 0; i < mesh->rim_count; i++)
        box = pave_point_box_add(box, mesh->vertices[mesh->rim[i]]);
    return mesh->rim_count > 0 ? box : (pave_point_box){{0, 0}, {0, 0}};
}

/// Returns the column or row of a coordinate, clamped to 0..count-1.
static int32_t locator_bucket(int32_t from, int32_t at, int32_t shift, int32_t count)
{
    const int64_t bucket = ((int64_t)at - from) >> shift;
    return bucket < 0 ? 0 : bucket < count ? (int32_t)bucket : count - 1;
}

/// Returns the range of buckets that a box meets: columns as x, rows as y.
static pave_point_box locator_buckets(const pave_locator *locator, pave_point_box box)
{
    const pave_point from = locator->from;
    const int32_t shift = locator->shift, width = locator->width, height = locator->height;
    return (pave_point_box){{locator_bucket(from.x, box.min.x, shift, width),
                             locator_bucket(from.y, box.min.y, shift, height)},
                            {locator_bucket(from.x, box.max.x, shift, width),
                             locator_bucket(from.y, box.max.y, shift, height)}};
}

static int64_t locator_entries(const pave_locator *locator)
{
    int64_t sum = 0;
    for (int32_t tile = 0; tile < locator->mesh->tile_count; tile++) {
        const pave_point_box box = locator_buckets(locator, locator_tile_box(locator->mesh, tile));
        sum += (int64_t)(box.max.x - box.min.x + 1) * (box.max.y - box.min.y + 1);
    }
    return sum;
}

/// Chooses the smallest bucket size with no more buckets than tiles and a limited total length of
/// the lists. Returns the total length of the lists.
static int64_t locator_measure(pave_locator *locator)
{
    const pave_point_box box = locator_mesh_box(locator->mesh);
    const int64_t tiles = locator->mesh->tile_count > 0 ? locator->mesh->tile_count : 1;
    const int64_t width = (int64_t)box.max.x - box.min.x, height = (int64_t)box.max.y - box.min.y;
    locator->from = box.min;
    while (((width >> locator->shift) + 1) > tiles / ((height >> locator->shift) + 1) &&
           (width >> locator->shift) + (height >> locator->shift) > 0)
        locator->shift++;
    for (;; locator->shift++) {
        locator->width = (int32_t)(width >> locator->shift) + 1;
        locator->height = (int32_t)(height >> locator->shift) + 1;
        const int64_t entries = locator_entries(locator);
        if (entries <= PAVE_LOCATOR_ENTRIES * tiles && entries <= UINT32_MAX)
            return entries; // a single bucket contains each tile once
    }
}

static void locator_fill(const pave_locator *locator, uint32_t *start, int32_t *tiles)
{
    const int64_t buckets = (int64_t)locator->width * locator->height;
    for (int pass = 0; pass < 2; pass++) {
        for (int32_t tile = 0; tile < locator->mesh->tile_count; tile++) {
            const pave_point_box box =
                locator_buckets(locator, locator_tile_box(locator->mesh, tile));
            for (int64_t row = box.min.y; row <= box.max.y; row++)
                for (int64_t column = box.min.x; column <= box.max.x; column++) {
                    const int64_t bucket = row * locator->width + column;
                    if (pass == 0)
                        start[bucket + 1]++;
                    else
                        tiles[start[bucket]++] = tile;
                }
        }
        if (pass == 0)
            for (int64_t bucket = 0; bucket < buckets; bucket++) start[bucket + 1] += start[bucket];
    }
    for (int64_t bucket = buckets; bucket > 0; bucket--)
        // start[bucket] has advanced to the start of the next bucket
        start[bucket] = start[bucket - 1];
    start[0] = 0;
}

pave_result pave_locator_create(const pave_mesh *mesh, const pave_allocator *allocator,
                                pave_locator **out, pave_error *error)
{
    assert(mesh && out);
    *out = NULL;
    pave_locator *locator = pave_array_allocate(allocator, 1, sizeof *locator);
    if (!locator) return pave_mesh_fail(error, PAVE_NO_MEMORY, "a locator");
    *locator = (pave_locator){
        .mesh = mesh, .changes = mesh->changes, .allocator = pave_allocator_or_default(allocator)};
    locator->added.allocator = locator->allocator;
    const int64_t entries = locator_measure(locator);
    uint32_t *start = pave_array_allocate(
        allocator, (size_t)locator->width * (size_t)locator->height + 1, sizeof *start);
    int32_t *tiles = start ? pave_array_allocate(allocator, (size_t)entries, sizeof *tiles) : NULL;
    if (!tiles) {
        PAVE_RELEASE(allocator, start, locator);
        return pave_mesh_fail(error, PAVE_NO_MEMORY, "a locator");
    }
    locator_fill(locator, start, tiles);
    locator->start = start;
    locator->tiles = tiles;
    *out = locator;
    return PAVE_OK;
}

void pave_locator_destroy(pave_locator *locator)
{
    if (!locator) return;
    const pave_allocator allocator = locator->allocator;
    pave_array_release(&allocator, locator->entries);
    pave_index_release(&locator->added);
    PAVE_RELEASE(&allocator, locator->tiles, locator->start, locator);
}

// ---- Updates ------------------------------------------------------------------------------------

static bool locator_has(const pave_locator *locator, int64_t bucket, int32_t tile)
{
    for (uint32_t i = locator->start[bucket]; i < locator->start[bucket + 1]; i++)
        if (locator->tiles[i] == tile) return true;
    for (int32_t i = pave_index_get(&locator->added, (uint64_t)bucket); i >= 0;
         i = locator->entries[i].next)
        if (locator->entries[i].tile == tile) return true;
    return false;
}

/// Adds a tile to a bucket that does not contain it. Returns false, with no change, if out of
/// memory.
static bool locator_add(pave_locator *locator, int64_t bucket, int32_t tile)
{
    if (locator_has(locator, bucket, tile)) return true;
    if (locator->entry_count == INT32_MAX ||
        !pave_array_reserve(&locator->allocator, &locator->entries, &locator->entry_room,
                            locator->entry_count + 1, sizeof *locator->entries))
        return false;
    const int32_t entry = (int32_t)locator->entry_count,
                  next = pave_index_get(&locator->added, (uint64_t)bucket);
    if (!pave_index_put(&locator->added, (uint64_t)bucket, entry)) return false;
    locator->entries[entry] = (pave_locator_entry){tile, next};
    locator->entry_count++;
    return true;
}

static bool locator_add_tile(pave_locator *locator, int32_t tile)
{
    const pave_point_box box = locator_buckets(locator, locator_tile_box(locator->mesh, tile));
    for (int64_t row = box.min.y; row <= box.max.y; row++)
        for (int64_t column = box.min.x; column <= box.max.x; column++)
            if (!locator_add(locator, row * locator->width + column, tile)) return false;
    return true;
}

pave_result pave_locator_update(pave_locator *locator, const pave_mesh_patch *patch)
{
    assert(locator && patch);
    assert(locator->mesh->changes - locator->changes <= 1 && "the locator has missed a change");
    for (int32_t i = 0; i < patch->tile_count; i++)
        if (!locator_add_tile(locator, patch->tiles[i])) return PAVE_NO_MEMORY;
    locator->changes = locator->mesh->changes;
    return PAVE_OK;
}

// ---- Lookup -------------------------------------------------------------------------------------

/// Returns whether a point is in a tile or on its sides, by testing the triangles at its centre.
static bool locator_tile_has(const pave_mesh *mesh, int32_t tile, pave_point point)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point center = pave_mesh_center_point(mesh, tile);
    pave_point from = mesh->vertices[ring[count - 1]];
    int64_t after = pave_turn(center, from, point);
    for (int32_t k = 0; k < count; k++) {
        const pave_point to = mesh->vertices[ring[k]];
        const int64_t before = after;
        after = pave_turn(center, to, point);
        if (before >= 0 && after <= 0 && pave_turn(from, to, point) >= 0) return true;
        from = to;
    }
    return false;
}

int32_t pave_locator_find(const pave_locator *locator, pave_vec2 point)
{
    const pave_mesh *mesh = locator->mesh;
    assert(locator->changes == mesh->changes && "the locator is out of date: update it");
    const pave_fixed_frame frame = {mesh->step, mesh->origin};
    pave_point at;
    if (!pave_fixed_nearest(&frame, point, &at.x, &at.y)) return -1;
    const pave_point_box bucket_box = locator_buckets(locator, (pave_point_box){at, at});
    const int64_t bucket = (int64_t)bucket_box.min.y * locator->width + bucket_box.min.x;
    int32_t found = -1;
    for (uint32_t i = locator->start[bucket]; found < 0 && i < locator->start[bucket + 1]; i++)
        if (locator_tile_has(mesh, locator->tiles[i], at)) found = locator->tiles[i];
    for (int32_t i = pave_index_get(&locator->added, (uint64_t)bucket); i >= 0;
         i = locator->entries[i].next) {
        const int32_t tile = locator->entries[i].tile;
        if ((found < 0 || tile < found) && locator_tile_has(mesh, tile, at)) found = tile;
    }
    return found;
}
