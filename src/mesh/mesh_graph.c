/// src/mesh/mesh_graph.c: the dual graph of a mesh, and its hash.
#include "../base/exact.h"

#include "../graph/graph_parts.h"
#include "mesh_parts.h"

#include "../base/memory.h"

#include <string.h>

/// Numbers the arcs: those of a tile are its sides that have a twin, in the order of its ring.
static void pave_mesh_number_arcs(const pave_mesh *mesh, const pave_sides *sides, int32_t *start,
                                  int32_t *arcs)
{
    int32_t arc = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const uint32_t first = mesh->ring_start[tile],
                       end = first + (uint32_t)pave_mesh_side_count(mesh, tile);
        for (uint32_t side = first; side < end; side++)
            if (sides->twin[side] != PAVE_SIDE_NONE) arcs[side] = arc++;
        start[tile + 1] = arc;
    }
}

static void pave_mesh_fill_graph(const pave_mesh *mesh, const pave_sides *sides,
                                 const int32_t *arcs, pave_graph_parts *parts)
{
    for (int64_t side = 0; side < sides->room; side++) {
        if (sides->tile[side] < 0 || sides->twin[side] == PAVE_SIDE_NONE) continue;
        parts->to[arcs[side]] = sides->tile[sides->twin[side]];
        parts->twin[arcs[side]] = arcs[sides->twin[side]];
    }
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        parts->positions[tile] = pave_mesh_center(mesh, tile);
}

static pave_result pave_mesh_graph_from_sides(const pave_mesh *mesh, const pave_sides *sides,
                                              const pave_allocator *allocator, pave_graph **out)
{
    const int64_t arc_count = mesh->corner_count - sides->single_count - sides->fault_count;
    if (arc_count > INT32_MAX) return PAVE_RANGE;
    pave_graph_parts parts;
    int32_t *arcs = pave_array_allocate(allocator, (size_t)sides->room, sizeof *arcs);
    if (!arcs) return PAVE_NO_MEMORY;
    pave_result result = pave_graph_begin(mesh->tile_count, allocator, out, &parts);
    if (result == PAVE_OK)
        result = pave_graph_take_arcs(*out, &parts, (int32_t)arc_count, true, true);
    if (result == PAVE_OK) {
        pave_mesh_number_arcs(mesh, sides, parts.start, arcs);
        pave_mesh_fill_graph(mesh, sides, arcs, &parts);
    }
    pave_array_release(allocator, arcs, (size_t)sides->room, sizeof *arcs);
    return result;
}

pave_result pave_mesh_to_graph(const pave_mesh *mesh, const pave_allocator *allocator,
                               pave_graph **out, pave_error *error)
{
    assert(mesh && out);
    pave_sides sides;
    *out = NULL;
    pave_result result = pave_sides_pair(mesh, allocator, &sides);
    if (result == PAVE_OK) result = pave_mesh_graph_from_sides(mesh, &sides, allocator, out);
    pave_sides_free(&sides);
    if (result == PAVE_OK) return PAVE_OK;
    pave_graph_destroy(*out);
    *out = NULL;
    return pave_mesh_fail(error, result, "the graph of a mesh");
}

/// The bits of a double, low word first; adding 0 makes -0 a 0.
static uint64_t pave_mesh_hash_double(uint64_t hash, double number)
{
    const double plain = number + 0.0;
    uint64_t bits;
    memcpy(&bits, &plain, sizeof bits);
    return pave_hash_word(pave_hash_word(hash, (uint32_t)bits), (uint32_t)(bits >> 32));
}

uint64_t pave_mesh_hash(const pave_mesh *mesh)
{
    assert(mesh);
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)mesh->tile_count);
    hash = pave_mesh_hash_double(hash, mesh->step);
    hash = pave_mesh_hash_double(pave_mesh_hash_double(hash, mesh->origin.x), mesh->origin.y);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        hash = pave_hash_word(hash, (uint32_t)count);
        for (int32_t k = 0; k < count; k++) {
            hash = pave_hash_word(hash, (uint32_t)mesh->vertices[ring[k]].x);
            hash = pave_hash_word(hash, (uint32_t)mesh->vertices[ring[k]].y);
        }
    }
    return hash;
}
