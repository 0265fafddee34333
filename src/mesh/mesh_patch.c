/// src/mesh/mesh_patch.c: see mesh_patch.h.
#include "../base/exact.h"

#include "mesh_patch.h"

#include "../base/memory.h"

#include <string.h>

void pave_patch_init(pave_patch *patch, const pave_allocator *allocator)
{
    memset(patch, 0, sizeof *patch);
    patch->bad.allocator = patch->vertices.allocator = patch->tiles.allocator =
        pave_allocator_or_default(allocator);
}

void pave_patch_free(pave_patch *patch)
{
    pave_shape_list_free(&patch->tiles);
    pave_shape_list_free(&patch->vertices);
    pave_shape_list_free(&patch->bad);
}

/// Adds the vertices of a tile that lie on the rim, but at other tiles, too.
static bool pave_patch_add_rim(pave_patch *patch, const pave_shape *shape, const int32_t *ring,
                               int32_t count)
{
    for (int32_t k = 0; k < count; k++) {
        patch->tiles.count = 0;
        if (!shape->fixed(shape->self, ring[k])) continue;
        if (!shape->tiles(shape->self, ring[k], &patch->tiles)) return false;
        if (patch->tiles.count > 1) patch->vertices.items[patch->vertices.count++] = ring[k];
    }
    return true;
}

static bool pave_patch_add(pave_patch *patch, const pave_shape *shape, int32_t tile,
                           pave_patch_rim rim)
{
    int32_t room[PAVE_SHAPE_ROOM], count, before = patch->vertices.count;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    if (!pave_shape_list_grow(&patch->vertices, count)) return false;
    for (int32_t k = 0; k < count; k++)
        if (!shape->fixed(shape->self, ring[k]))
            patch->vertices.items[patch->vertices.count++] = ring[k];
    bool shut = patch->vertices.count == before;
    return rim == PAVE_RIM_STAYS || (rim == PAVE_RIM_OF_SHUT && !shut) ||
           pave_patch_add_rim(patch, shape, ring, count);
}

bool pave_patch_spread(pave_patch *patch, const pave_shape *shape, pave_patch_rim rim)
{
    patch->vertices.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_patch_add(patch, shape, patch->bad.items[i], rim)) return false;
    pave_shape_list_sort(&patch->vertices);
    patch->tiles.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_shape_list_add(&patch->tiles, patch->bad.items[i])) return false;
    for (int32_t i = 0; i < patch->vertices.count; i++)
        if (!shape->tiles(shape->self, patch->vertices.items[i], &patch->tiles)) return false;
    pave_shape_list_sort(&patch->tiles);
    return true;
}

int32_t pave_patch_find(const pave_patch *patch, int32_t vertex)
{
    int32_t low = 0, high = patch->vertices.count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (patch->vertices.items[middle] < vertex)
            low = middle + 1;
        else
            high = middle;
    }
    return low < patch->vertices.count && patch->vertices.items[low] == vertex ? low : -1;
}
