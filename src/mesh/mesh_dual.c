/// src/mesh/mesh_dual.c: neighbours of tiles, the dual graph, and the hash of a mesh.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_parts.h"
#include "mesh_parts.h"

#include <string.h>

// ---- Sides --------------------------------------------------------------------------------------

/// Returns the index of the side from u to v in a ring, or -1.
static int32_t query_side(const pave_mesh *mesh, int32_t tile, int32_t u, int32_t v)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int32_t k = 0; k < count; k++)
        if (ring[k] == u && ring[k + 1 < count ? k + 1 : 0] == v) return k;
    return -1;
}

int32_t pave_mesh_neighbor(const pave_mesh *mesh, int32_t tile, int32_t k)
{
    int32_t count, count_u, count_v, found = -1, candidates = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    assert(k >= 0 && k < count);
    const int32_t u = ring[k], v = ring[k + 1 < count ? k + 1 : 0];
    const int32_t *at_u = pave_mesh_tiles_at(mesh, u, &count_u),
                  *at_v = pave_mesh_tiles_at(mesh, v, &count_v);
    const int32_t *few = count_u <= count_v ? at_u : at_v, *many = count_u <= count_v ? at_v : at_u;
    const int32_t few_count = count_u <= count_v ? count_u : count_v,
                  many_count = count_u <= count_v ? count_v : count_u;
    for (int32_t i = 0; i < few_count; i++)
        if (few[i] != tile && pave_sorted_find(many, many_count, few[i]) >= 0) {
            found = few[i];
            candidates++;
        }
    const bool inside =
        !pave_mesh_on_rim(mesh, u) || !pave_mesh_on_rim(mesh, v); // then another tile shares the
                                                                  // side
    if (candidates == 0 || (candidates == 1 && inside)) return found;
    for (int32_t i = 0; i < few_count; i++)
        if (few[i] != tile && pave_sorted_find(many, many_count, few[i]) >= 0 &&
            query_side(mesh, few[i], v, u) >= 0)
            return few[i];
    return -1;
}

void pave_mesh_neighbors(const pave_mesh *mesh, int32_t tile, int32_t *out)
{
    const int32_t count = pave_mesh_side_count(mesh, tile);
    for (int32_t k = 0; k < count; k++) out[k] = pave_mesh_neighbor(mesh, tile, k);
}

int32_t pave_mesh_shared_side(const pave_mesh *mesh, int32_t a, int32_t b)
{
    const int32_t count_a = pave_mesh_side_count(mesh, a), count_b = pave_mesh_side_count(mesh, b);
    int32_t first = -1, count;
    if (count_a <= count_b) {
        for (int32_t k = 0; k < count_a; k++)
            if (pave_mesh_neighbor(mesh, a, k) == b) return k;
        return -1;
    }
    const int32_t *ring = pave_mesh_ring(mesh, b, &count);
    for (int32_t k = 0; k < count; k++) {
        if (pave_mesh_neighbor(mesh, b, k) != a) continue;
        const int32_t side = query_side(mesh, a, ring[k + 1 < count ? k + 1 : 0], ring[k]);
        if (first < 0 || side < first) first = side;
    }
    return first;
}

// ---- The dual graph -----------------------------------------------------------------------------

/// Numbers the arcs: the arcs of a tile are its sides with a twin, in ring order.
static void mesh_number_arcs(const pave_mesh *mesh, const pave_sides *sides, int32_t *start,
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

static void mesh_fill_graph(const pave_mesh *mesh, const pave_sides *sides, const int32_t *arcs,
                            pave_graph_parts *parts)
{
    for (int64_t side = 0; side < sides->room; side++) {
        if (sides->tile[side] < 0 || sides->twin[side] == PAVE_SIDE_NONE) continue;
        parts->to[arcs[side]] = sides->tile[sides->twin[side]];
        parts->twin[arcs[side]] = arcs[sides->twin[side]];
    }
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        parts->positions[tile] = pave_mesh_center(mesh, tile);
}

static pave_result mesh_graph_from_sides(const pave_mesh *mesh, const pave_sides *sides,
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
        mesh_number_arcs(mesh, sides, parts.start, arcs);
        mesh_fill_graph(mesh, sides, arcs, &parts);
    }
    pave_array_release(allocator, arcs);
    return result;
}

pave_result pave_mesh_to_graph(const pave_mesh *mesh, const pave_allocator *allocator,
                               pave_graph **out, pave_error *error)
{
    assert(mesh && out);
    pave_sides sides;
    *out = NULL;
    pave_result result = pave_sides_pair(mesh, allocator, &sides);
    if (result == PAVE_OK) result = mesh_graph_from_sides(mesh, &sides, allocator, out);
    pave_sides_free(&sides);
    if (result == PAVE_OK) return PAVE_OK;
    pave_graph_destroy(*out);
    *out = NULL;
    return pave_mesh_fail(error, result, "the graph of a mesh");
}

/// Hashes the bits of a double, low word first. Adding 0 turns -0 into 0.
static uint64_t mesh_hash_double(uint64_t hash, double number)
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
    hash = mesh_hash_double(hash, mesh->step);
    hash = mesh_hash_double(mesh_hash_double(hash, mesh->origin.x), mesh->origin.y);
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
