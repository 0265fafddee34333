/// src/mesh/mesh_relax_place.c: where the tiles at a vertex have it in their rings, and in which
/// order they lie round it.
#include "../base/exact.h"

#include "mesh_parts.h"
#include "mesh_relax.h"

#include "../base/memory.h"

#include <stdlib.h>

/// A pass over the rings with a cursor for each vertex, in increasing order of tiles, as
/// vertex_tiles has them.
bool pave_relax_place(pave_relax *relax)
{
    const pave_mesh *mesh = relax->mesh;
    size_t count = (size_t)mesh->vertex_count;
    uint32_t *cursors = pave_array_allocate(&mesh->allocator, count, sizeof *cursors);
    relax->places = pave_array_allocate(&mesh->allocator, (size_t)pave_mesh_list_room(mesh),
                                        sizeof *relax->places);
    bool room = cursors && relax->places;
    for (size_t vertex = 0; room && vertex < count; vertex++)
        cursors[vertex] = mesh->vertex_start[vertex];
    for (int32_t tile = 0; room && tile < mesh->tile_count; tile++) {
        int32_t sides;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &sides);
        for (int32_t k = 0; k < sides; k++)
            relax->places[cursors[ring[k]]++] = mesh->ring_start[tile] + (uint32_t)k;
    }
    pave_array_release(&mesh->allocator, cursors, count, sizeof *cursors);
    return room;
}

/// A tile at a vertex, with the vertices before and after it in its ring.
typedef struct pave_relax_wedge {
    int32_t before, after, tile;
} pave_relax_wedge;

static int pave_relax_compare(const void *a, const void *b)
{
    const pave_relax_wedge *one = a, *two = b;
    return (one->before > two->before) - (one->before < two->before);
}

static const pave_relax_wedge *pave_relax_find(const pave_relax_wedge *wedges, int32_t count,
                                               int32_t before)
{
    pave_relax_wedge key = {.before = before};
    return bsearch(&key, wedges, (size_t)count, sizeof *wedges, pave_relax_compare);
}

/// Turns round one vertex that is not fixed: the next tile begins where this one ends.
static void pave_relax_turn_one(pave_relax *relax, int32_t vertex, pave_relax_wedge *wedges)
{
    const pave_mesh *mesh = relax->mesh;
    int32_t count, sides, *around = relax->around + mesh->vertex_start[vertex];
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t *ring = pave_mesh_ring(mesh, tiles[i], &sides);
        int32_t k = (int32_t)(relax->places[mesh->vertex_start[vertex] + (uint32_t)i] -
                              mesh->ring_start[tiles[i]]);
        wedges[i] = (pave_relax_wedge){ring[k > 0 ? k - 1 : sides - 1],
                                       ring[k + 1 < sides ? k + 1 : 0], tiles[i]};
        around[i] = tiles[i];
    }
    int32_t start = wedges[0].before;
    qsort(wedges, (size_t)count, sizeof *wedges, pave_relax_compare);
    const pave_relax_wedge *at = pave_relax_find(wedges, count, start);
    for (int32_t i = 0; at && i < count; i++, at = pave_relax_find(wedges, count, at->after))
        around[i] = at->tile;
}

bool pave_relax_turn(pave_relax *relax)
{
    const pave_mesh *mesh = relax->mesh;
    int32_t most = 0, count;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        (void)pave_mesh_tiles_at(mesh, vertex, &count);
        if (count > most) most = count;
    }
    pave_relax_wedge *wedges = pave_array_allocate(&mesh->allocator, (size_t)most, sizeof *wedges);
    relax->around = pave_array_allocate(&mesh->allocator, (size_t)pave_mesh_list_room(mesh),
                                        sizeof *relax->around);
    bool room = wedges && relax->around;
    for (int32_t vertex = 0; room && vertex < mesh->vertex_count; vertex++)
        if (!pave_mesh_on_rim(mesh, vertex)) pave_relax_turn_one(relax, vertex, wedges);
    pave_array_release(&mesh->allocator, wedges, (size_t)most, sizeof *wedges);
    return room;
}
