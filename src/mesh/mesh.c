/// src/mesh/mesh.c: memory of meshes and direct accessors.
#include "../base/exact.h"

#include "mesh_edit.h"
#include "mesh_parts.h"
#include "valid/line_is_simple.h"
#include "valid/mesh_shape.h"

#include "../base/batch.h"
#include "../base/bits.h"
#include "../base/memory.h"
#include "../base/sort.h"

#include <string.h>

// ---- Memory -------------------------------------------------------------------------------------

void pave_mesh_destroy(pave_mesh *mesh)
{
    if (!mesh) return;
    const pave_allocator allocator = mesh->allocator;
    pave_reshapes_free(mesh);
    PAVE_RELEASE(&allocator, mesh->nodes, mesh->fixed, mesh->rim, mesh->vertex_tiles,
                 mesh->vertex_tile_count, mesh->vertex_start, mesh->rings, mesh->ring_count,
                 mesh->ring_start, mesh->vertices, mesh);
}

pave_mesh *pave_mesh_new(int32_t tile_count, int32_t vertex_count, int64_t corner_count, bool nodes,
                         const pave_allocator *allocator)
{
    assert(tile_count >= 0 && vertex_count >= 0 && corner_count >= 0 && corner_count <= UINT32_MAX);
    const size_t tiles = (size_t)tile_count, vertices = (size_t)vertex_count,
                 corners = (size_t)corner_count;
    pave_mesh *mesh = pave_array_allocate(allocator, 1, sizeof *mesh);
    if (!mesh) return NULL;
    mesh->allocator = pave_allocator_or_default(allocator);
    mesh->tile_count = tile_count;
    mesh->vertex_count = vertex_count;
    mesh->corner_count = corner_count;
    mesh->step = 1;
    mesh->vertices = pave_array_allocate(allocator, vertices, sizeof *mesh->vertices);
    mesh->ring_start = pave_array_allocate(allocator, tiles + 1, sizeof *mesh->ring_start);
    mesh->rings = pave_array_allocate(allocator, corners, sizeof *mesh->rings);
    mesh->vertex_start = pave_array_allocate(allocator, vertices + 1, sizeof *mesh->vertex_start);
    mesh->vertex_tiles = pave_array_allocate(allocator, corners, sizeof *mesh->vertex_tiles);
    mesh->fixed =
        pave_array_allocate(allocator, pave_bits_words(mesh->vertex_count), sizeof *mesh->fixed);
    if (nodes) mesh->nodes = pave_array_allocate(allocator, tiles, sizeof *mesh->nodes);
    if (mesh->vertices && mesh->ring_start && mesh->rings && mesh->vertex_start &&
        mesh->vertex_tiles && mesh->fixed && (mesh->nodes || !nodes))
        return mesh;
    pave_mesh_destroy(mesh);
    return NULL;
}

/// Copies lists, closing the gaps between them. `counts` may be NULL.
static void mesh_copy_lists(int32_t count, const uint32_t *start, const int32_t *counts,
                            const int32_t *lists, uint32_t *to_start, int32_t *to_lists)
{
    uint32_t at = 0;
    for (int32_t i = 0; i < count; i++) {
        const uint32_t length = counts ? (uint32_t)counts[i] : start[i + 1] - start[i];
        to_start[i] = at;
        if (length > 0) memcpy(to_lists + at, lists + start[i], length * sizeof *lists);
        at += length;
    }
    to_start[count] = at;
}

pave_result pave_mesh_copy(const pave_mesh *mesh, const pave_allocator *allocator, pave_mesh **out,
                           pave_error *error)
{
    assert(mesh && out);
    const size_t tiles = (size_t)mesh->tile_count, vertices = (size_t)mesh->vertex_count;
    *out = NULL;
    pave_mesh *copy = pave_mesh_new(mesh->tile_count, mesh->vertex_count, mesh->corner_count,
                                    mesh->nodes != NULL, allocator);
    if (!copy) return pave_mesh_fail(error, PAVE_NO_MEMORY, "the copy of a mesh");
    copy->rim = pave_array_allocate(allocator, (size_t)mesh->rim_count, sizeof *copy->rim);
    if (!copy->rim) {
        pave_mesh_destroy(copy);
        return pave_mesh_fail(error, PAVE_NO_MEMORY, "the copy of a mesh");
    }
    copy->rim_count = mesh->rim_count;
    copy->step = mesh->step;
    copy->origin = mesh->origin;
    copy->made = mesh->made;
    if (vertices > 0) memcpy(copy->vertices, mesh->vertices, vertices * sizeof *copy->vertices);
    if (vertices > 0)
        memcpy(copy->fixed, mesh->fixed, pave_bits_words(mesh->vertex_count) * sizeof *copy->fixed);
    if (mesh->rim_count > 0)
        memcpy(copy->rim, mesh->rim, (size_t)mesh->rim_count * sizeof *copy->rim);
    if (mesh->nodes && tiles > 0) memcpy(copy->nodes, mesh->nodes, tiles * sizeof *copy->nodes);
    mesh_copy_lists(mesh->tile_count, mesh->ring_start, mesh->ring_count, mesh->rings,
                    copy->ring_start, copy->rings);
    mesh_copy_lists(mesh->vertex_count, mesh->vertex_start, mesh->vertex_tile_count,
                    mesh->vertex_tiles, copy->vertex_start, copy->vertex_tiles);
    *out = copy;
    return PAVE_OK;
}

// ---- Construction -------------------------------------------------------------------------------

pave_result pave_mesh_fail(pave_error *error, pave_result result, const char *what)
{
    return PAVE_FAIL(error, result, "cannot make %s: %s", what,
                     result == PAVE_NO_MEMORY ? "not enough memory: free some, or use fewer tiles"
                                              : pave_result_text(result));
}

void pave_mesh_gather_tiles(pave_mesh *mesh)
{
    uint32_t *start = mesh->vertex_start;
    for (int64_t corner = 0; corner < mesh->corner_count; corner++)
        start[mesh->rings[corner] + 1]++;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++)
        start[vertex + 1] += start[vertex];
    for (int32_t tile = 0; tile < mesh->tile_count;
         tile++) // start[v] advances to the start of the next list
        for (uint32_t corner = mesh->ring_start[tile]; corner < mesh->ring_start[tile + 1];
             corner++)
            mesh->vertex_tiles[start[mesh->rings[corner]]++] = tile;
    for (int32_t vertex = mesh->vertex_count; vertex > 0; vertex--)
        start[vertex] = start[vertex - 1];
    start[0] = 0;
}

pave_result pave_mesh_chain_rim(pave_mesh *mesh, const int32_t *next, int32_t count, int32_t *other)
{
    int32_t first = 0, at;
    *other = -1;
    mesh->rim = pave_array_allocate(&mesh->allocator, (size_t)count, sizeof *mesh->rim);
    if (!mesh->rim) return PAVE_NO_MEMORY;
    mesh->rim_count = count;
    if (count == 0) return mesh->tile_count == 0 ? PAVE_OK : PAVE_INVALID;
    while (next[first] < 0) first++;
    at = first;
    for (int32_t i = 0; i < count; i++) {
        if (i > 0 && at == first) break;
        mesh->rim[i] = at;
        pave_bits_set(mesh->fixed, at);
        at = next[at];
        if (at < 0) return PAVE_INVALID;
        if (i == count - 1 && at == first) return PAVE_OK;
    }
    for (int32_t vertex = 0; vertex < mesh->vertex_count && *other < 0; vertex++)
        if (next[vertex] >= 0 && !pave_mesh_on_rim(mesh, vertex)) *other = vertex;
    return PAVE_INVALID;
}

pave_result pave_mesh_rim_check(const pave_mesh *mesh, const pave_allocator *allocator)
{
    if (mesh->rim_count == 0) return PAVE_OK;
    pave_point *points = pave_array_allocate(allocator, (size_t)mesh->rim_count, sizeof *points);
    bool simple = false;
    if (!points) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < mesh->rim_count; i++) points[i] = mesh->vertices[mesh->rim[i]];
    pave_result result = pave_rim_is_simple(points, mesh->rim_count, allocator, &simple);
    pave_array_release(allocator, points);
    return result != PAVE_OK ? result : simple ? PAVE_OK : PAVE_INVALID;
}

void pave_mesh_run_strips(const pave_batch *batch, int64_t items,
                          void (*strip)(void *job, int32_t index), void *job)
{
    if (items > 0)
        pave_batch_run(batch, (int32_t)((items + PAVE_MESH_STRIP - 1) / PAVE_MESH_STRIP), strip,
                       job);
}

// ---- Names --------------------------------------------------------------------------------------

const char *const pave_relax_kind_words[] = {"even", "push", "angle", "lloyd", "reapply", NULL};
const char *const pave_rim_kind_words[] = {"stay", "free", "frame", NULL};

// ---- Accessors ----------------------------------------------------------------------------------

int32_t pave_mesh_tile_of(const pave_mesh *mesh, int32_t node)
{
    assert(mesh);
    if (!mesh->nodes) return node >= 0 && node < mesh->tile_count ? node : -1;
    return pave_sorted_find(mesh->nodes, mesh->tile_count, node);
}

pave_point pave_mesh_center_point(const pave_mesh *mesh, int32_t tile)
{
    return pave_mesh_center_of(mesh, mesh->vertices, tile);
}

pave_vec2 pave_mesh_center(const pave_mesh *mesh, int32_t tile)
{
    return pave_mesh_world(mesh, pave_mesh_center_point(mesh, tile));
}

pave_turns pave_mesh_turns(const pave_mesh *mesh, const int32_t *line, int32_t count)
{
    pave_turns sum = {0, 0};
    for (int32_t k = 2; k < count; k++)
        pave_turns_add(&sum, pave_turn(mesh->vertices[line[0]], mesh->vertices[line[k - 1]],
                                       mesh->vertices[line[k]]));
    return sum;
}

/// Returns whether a direction points down or exactly to the right: a half-open half turn.
static bool mesh_points_down(pave_point from, pave_point to)
{
    return to.y > from.y || (to.y == from.y && to.x > from.x);
}

bool pave_mesh_tile_is_star(const pave_mesh *mesh, int32_t tile)
{
    int32_t count, rounds = 0;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    if (count < 3) return false;
    const pave_point center = pave_mesh_center_point(mesh, tile);
    pave_point from = mesh->vertices[ring[count - 1]];
    for (int32_t k = 0; k < count; k++) {
        const pave_point to = mesh->vertices[ring[k]];
        if (pave_turn(center, from, to) <= 0) return false;
        rounds += !mesh_points_down(center, from) && mesh_points_down(center, to);
        from = to;
    }
    return rounds == 1;
}
