/// src/mesh/valid/mesh_check.c: validates a mesh. Assumes only that the numbers in rings and lists
/// are in range. A star-shaped tile with winding number 1 is simple, and its area is the sum of its
/// triangles; all other tiles get the full test.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "../mesh_parts.h"
#include "line_is_simple.h"

// ---- Tiles --------------------------------------------------------------------------------------

/// Checks that the ring of a tile is a simple polygon.
static pave_result check_ring(const pave_mesh *mesh, int32_t tile, const pave_allocator *allocator,
                              bool *simple)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_point *points = pave_array_allocate(allocator, (size_t)count, sizeof *points);
    if (!points) return PAVE_NO_MEMORY;
    for (int32_t k = 0; k < count; k++) points[k] = mesh->vertices[ring[k]];
    pave_result result = pave_rim_is_simple(points, count, allocator, simple);
    pave_array_release(allocator, points);
    return result;
}

pave_result pave_check_odd_tile(const pave_mesh *mesh, int32_t tile, pave_turns turns,
                                const pave_allocator *allocator, pave_mesh_faults *out)
{
    bool simple;
    pave_result result = check_ring(mesh, tile, allocator, &simple);
    if (result != PAVE_OK) return result;
    out->not_star_shaped++;
    out->inverted += !pave_turns_positive(turns);
    out->self_intersecting += !simple;
    if (out->tile < 0) out->tile = tile;
    return PAVE_OK;
}

static pave_result check_tiles(const pave_mesh *mesh, const pave_allocator *allocator,
                               pave_mesh_faults *out, pave_turns *sum)
{
    pave_result result = PAVE_OK;
    for (int32_t tile = 0; result == PAVE_OK && tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        const pave_turns turns = pave_mesh_turns(mesh, ring, count);
        pave_turns_join(sum, turns);
        if (!pave_mesh_tile_is_star(mesh, tile))
            result = pave_check_odd_tile(mesh, tile, turns, allocator, out);
    }
    return result;
}

/// Checks that the list of tiles at each vertex matches the rings. `seen` has vertex_count zeros.
static bool check_lists(const pave_mesh *mesh, int32_t *seen)
{
    int32_t count, tiles;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        for (int32_t k = 0; k < count; k++) {
            const int32_t *at = pave_mesh_tiles_at(mesh, ring[k], &tiles);
            if (seen[ring[k]] >= tiles || at[seen[ring[k]]] != tile) return false;
            seen[ring[k]]++;
        }
    }
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        (void)pave_mesh_tiles_at(mesh, vertex, &tiles);
        if (seen[vertex] != tiles) return false;
    }
    return true;
}

// ---- The rim ------------------------------------------------------------------------------------

/// Checks that mesh->rim consists of the sides without a twin, in order, and that no vertex occurs
/// twice on it.
static bool check_rim_closed(const pave_mesh *mesh, const pave_sides *sides, int32_t *next)
{
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) next[vertex] = -1;
    for (int64_t side = 0; side < sides->room; side++) {
        if (sides->tile[side] < 0 || sides->twin[side] != PAVE_SIDE_NONE) continue;
        if (next[mesh->rings[side]] >= 0) return false;
        next[mesh->rings[side]] = pave_sides_end(mesh, sides, (uint32_t)side);
    }
    if (sides->single_count + sides->fault_count != mesh->rim_count) return false;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++)
        if (pave_mesh_on_rim(mesh, vertex) != (next[vertex] >= 0)) return false;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        const int32_t vertex = mesh->rim[i];
        if (next[vertex] < 0 || next[vertex] != mesh->rim[i + 1 < mesh->rim_count ? i + 1 : 0])
            return false;
        next[vertex] = -1; // each vertex may occur once
    }
    return true;
}

static pave_result check_sides(const pave_mesh *mesh, const pave_allocator *allocator,
                               pave_mesh_faults *out)
{
    pave_sides sides;
    const size_t vertices = (size_t)mesh->vertex_count;
    int32_t *room = pave_array_allocate(allocator, vertices, sizeof *room);
    if (!room) return PAVE_NO_MEMORY;
    out->lists_differ = !check_lists(mesh, room);
    pave_result result = pave_sides_pair(mesh, allocator, &sides);
    if (result == PAVE_OK) {
        out->sides = sides.fault_count;
        out->rim_open = !check_rim_closed(mesh, &sides, room);
    }
    pave_sides_free(&sides);
    pave_array_release(allocator, room);
    if (result != PAVE_OK) return result;
    result = pave_mesh_rim_check(mesh, allocator);
    out->rim_crossing = result == PAVE_INVALID;
    return result == PAVE_INVALID ? PAVE_OK : result;
}

// ---- The check ----------------------------------------------------------------------------------

pave_result pave_mesh_check(const pave_mesh *mesh, const pave_allocator *allocator,
                            pave_mesh_faults *out)
{
    assert(mesh && out);
    pave_turns tiles = {0, 0};
    *out = (pave_mesh_faults){.tile = -1};
    pave_result result = check_tiles(mesh, allocator, out, &tiles);
    if (result == PAVE_OK) result = check_sides(mesh, allocator, out);
    if (result != PAVE_OK) return result;
    out->area_differs = !pave_turns_equal(tiles, pave_mesh_turns(mesh, mesh->rim, mesh->rim_count));
    const bool whole = out->not_star_shaped == 0 && out->sides == 0 && !out->rim_open &&
                       !out->rim_crossing && !out->area_differs && !out->lists_differ;
    return whole ? PAVE_OK : PAVE_INVALID;
}
