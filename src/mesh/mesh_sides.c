/// src/mesh/mesh_sides.c: pairs the sides of tiles by their end vertices, without a hash table.
#include "../base/exact.h"

#include "mesh_parts.h"

#include "../base/memory.h"

void pave_sides_free(pave_sides *sides)
{
    PAVE_RELEASE(&sides->allocator, sides->twin, sides->tile);
    sides->twin = NULL;
    sides->tile = NULL;
}

int32_t pave_sides_end(const pave_mesh *mesh, const pave_sides *sides, uint32_t side)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, sides->tile[side], &count);
    const uint32_t next = side - mesh->ring_start[sides->tile[side]] + 1;
    return ring[next < (uint32_t)count ? next : 0];
}

static int32_t sides_low(const pave_mesh *mesh, const pave_sides *sides, uint32_t side)
{
    const int32_t a = mesh->rings[side], b = pave_sides_end(mesh, sides, side);
    return a < b ? a : b;
}

/// Pairs a side with the one already seen on the same edge, or records a fault.
static void sides_join(const pave_mesh *mesh, pave_sides *sides, uint32_t seen, uint32_t side)
{
    if (sides->twin[seen] == PAVE_SIDE_NONE && mesh->rings[seen] != mesh->rings[side]) {
        sides->twin[seen] = side;
        sides->twin[side] = seen;
        sides->single_count--;
        return;
    }
    if (sides->fault_count++ > 0) return;
    sides->fault[0] = side;
    sides->fault[1] = seen;
}

/// Matches sides, grouped by their lower end vertex. Within a group, seen[v] is the last side whose
/// other end is v.
static void sides_match(const pave_mesh *mesh, pave_sides *sides, uint32_t *start, uint32_t *order,
                        uint32_t *seen)
{
    for (int64_t side = 0; side < sides->room; side++)
        if (sides->tile[side] >= 0) start[sides_low(mesh, sides, (uint32_t)side) + 1]++;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        start[vertex + 1] += start[vertex];
        seen[vertex] = PAVE_SIDE_NONE;
    }
    for (int64_t side = 0; side < sides->room; side++)
        if (sides->tile[side] >= 0)
            order[start[sides_low(mesh, sides, (uint32_t)side)]++] = (uint32_t)side;
    for (int64_t i = 0; i < mesh->corner_count; i++) {
        const uint32_t side = order[i];
        const int32_t a = mesh->rings[side], b = pave_sides_end(mesh, sides, side),
                      low = a < b ? a : b, high = a < b ? b : a;
        if (seen[high] != PAVE_SIDE_NONE && sides_low(mesh, sides, seen[high]) == low) {
            sides_join(mesh, sides, seen[high], side);
        } else {
            seen[high] = side;
            sides->single_count++;
        }
    }
}

pave_result pave_sides_pair(const pave_mesh *mesh, const pave_allocator *allocator,
                            pave_sides *sides)
{
    const size_t vertices = (size_t)mesh->vertex_count, corners = (size_t)mesh->corner_count;
    *sides = (pave_sides){.room = pave_mesh_ring_room(mesh),
                          .allocator = pave_allocator_or_default(allocator)};
    sides->tile = pave_array_allocate(allocator, (size_t)sides->room, sizeof *sides->tile);
    sides->twin = pave_array_allocate(allocator, (size_t)sides->room, sizeof *sides->twin);
    uint32_t *start = pave_array_allocate(allocator, vertices + 1, sizeof *start);
    uint32_t *order = pave_array_allocate(allocator, corners, sizeof *order);
    uint32_t *seen = pave_array_allocate(allocator, vertices, sizeof *seen);
    const bool whole = sides->tile && sides->twin && start && order && seen;
    for (int64_t side = 0; whole && side < sides->room; side++) {
        sides->tile[side] = -1;
        sides->twin[side] = PAVE_SIDE_NONE;
    }
    for (int32_t tile = 0; whole && tile < mesh->tile_count; tile++)
        for (int32_t k = 0; k < pave_mesh_side_count(mesh, tile); k++)
            sides->tile[mesh->ring_start[tile] + (uint32_t)k] = tile;
    if (whole) sides_match(mesh, sides, start, order, seen);
    PAVE_RELEASE(allocator, seen, order, start);
    return whole ? PAVE_OK : PAVE_NO_MEMORY;
}
