/// src/mesh/polygons.c: outlines of cells in general and of the tiles of a mesh.
#include "../base/exact.h"

#include "../base/memory.h"
#include "mesh_parts.h"
#include "polygons_build.h"

#include <pave/polygons.h>

// ---- Memory -------------------------------------------------------------------------------------

void pave_polygons_destroy(pave_polygons *polygons)
{
    if (!polygons) return;
    pave_allocator allocator = polygons->allocator;
    PAVE_RELEASE(&polygons->allocator, polygons->rim, polygons->vertices, polygons->neighbors,
                 polygons->corners, polygons->start);
    pave_array_release(&allocator, polygons);
}

pave_result pave_polygons_begin(int32_t cell_count, const pave_allocator *allocator,
                                pave_polygons **out, pave_polygons_parts *parts)
{
    *parts = (pave_polygons_parts){0};
    pave_polygons *polygons = *out = pave_array_allocate(allocator, 1, sizeof *polygons);
    if (!polygons) return PAVE_NO_MEMORY;
    polygons->allocator = pave_allocator_or_default(allocator);
    polygons->cell_count = cell_count;
    polygons->start = parts->start =
        pave_array_allocate(allocator, (size_t)cell_count + 1, sizeof *parts->start);
    return parts->start ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_polygons_take_corners(pave_polygons *polygons, pave_polygons_parts *parts)
{
    polygons->corner_count = parts->start[polygons->cell_count];
    polygons->corners = parts->corners = pave_array_take(
        &polygons->allocator, (size_t)polygons->corner_count, sizeof *parts->corners);
    polygons->neighbors = parts->neighbors = pave_array_take(
        &polygons->allocator, (size_t)polygons->corner_count, sizeof *parts->neighbors);
    return parts->corners && parts->neighbors ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_polygons_take_vertices(pave_polygons *polygons, pave_polygons_parts *parts,
                                        int32_t vertex_count)
{
    polygons->vertex_count = vertex_count;
    polygons->vertices = parts->vertices =
        pave_array_take(&polygons->allocator, (size_t)vertex_count, sizeof *parts->vertices);
    return parts->vertices ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_polygons_list_rim(pave_polygons *polygons, pave_polygons_parts *parts)
{
    int64_t count = 0;
    for (int64_t i = 0; i < polygons->corner_count; i++) count += parts->neighbors[i] < 0;
    if (count > INT32_MAX) return PAVE_RANGE;
    polygons->rim_count = (int32_t)count;
    polygons->rim = parts->rim =
        pave_array_take(&polygons->allocator, (size_t)count, sizeof *parts->rim);
    if (!parts->rim) return PAVE_NO_MEMORY;
    int32_t found = 0;
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        for (int64_t i = parts->start[cell]; i < parts->start[cell + 1]; i++) {
            if (parts->neighbors[i] >= 0) continue;
            parts->neighbors[i] = ~found;
            parts->rim[found++] = (pave_outer_side){cell, (int32_t)(i - parts->start[cell]), -1};
        }
    return PAVE_OK;
}

// ---- Meshes -------------------------------------------------------------------------------------

/// Links the rim. At each rim vertex of a mesh, exactly one rim side ends and one begins.
static pave_result polygons_link_mesh_rim(pave_polygons *polygons, pave_polygons_parts *parts)
{
    const pave_allocator *allocator = &polygons->allocator;
    int32_t *from = pave_array_take(allocator, (size_t)polygons->vertex_count, sizeof *from);
    if (!from) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < polygons->rim_count; i++)
        from[polygons->corners[polygons->start[parts->rim[i].cell] + parts->rim[i].side]] = i;
    for (int32_t i = 0; i < polygons->rim_count; i++)
        parts->rim[i].next =
            from[pave_polygons_end(polygons, parts->rim[i].cell, parts->rim[i].side)];
    pave_array_release(allocator, from);
    return PAVE_OK;
}

static pave_result polygons_copy_mesh(const pave_mesh *mesh, pave_polygons *polygons,
                                      pave_polygons_parts *parts)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        parts->start[tile + 1] = parts->start[tile] + pave_mesh_side_count(mesh, tile);
    pave_result result = pave_polygons_take_corners(polygons, parts);
    if (result == PAVE_OK)
        result = pave_polygons_take_vertices(polygons, parts, mesh->vertex_count);
    if (result != PAVE_OK) return result;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        for (int32_t k = 0; k < count; k++) parts->corners[parts->start[tile] + k] = ring[k];
        pave_mesh_neighbors(mesh, tile, parts->neighbors + parts->start[tile]);
    }
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++)
        parts->vertices[vertex] = pave_mesh_point(mesh, vertex);
    result = pave_polygons_list_rim(polygons, parts);
    return result == PAVE_OK ? polygons_link_mesh_rim(polygons, parts) : result;
}

pave_result pave_polygons_create_from_mesh(const pave_mesh *mesh, const pave_allocator *allocator,
                                           pave_polygons **out, pave_error *error)
{
    pave_polygons_parts parts;
    pave_result result = pave_polygons_begin(mesh->tile_count, allocator, out, &parts);
    if (result == PAVE_OK) result = polygons_copy_mesh(mesh, *out, &parts);
    if (result == PAVE_OK) return PAVE_OK;
    pave_polygons_destroy(*out);
    *out = NULL;
    return pave_mesh_fail(error, result, "outlines of a mesh");
}

// ---- Properties of cells ------------------------------------------------------------------------

int32_t pave_polygons_twin(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    const int32_t there = pave_polygons_neighbor(polygons, cell, k);
    if (there < 0) return -1;
    const int32_t end = pave_polygons_end(polygons, cell, k),
                  count = pave_polygons_side_count(polygons, there);
    const int32_t *corners = polygons->corners + polygons->start[there],
                  *neighbors = polygons->neighbors + polygons->start[there];
    int32_t twin = 0;
    while (twin < count && (corners[twin] != end || neighbors[twin] != cell)) twin++;
    assert(twin < count);
    return twin;
}

double pave_polygons_area(const pave_polygons *polygons, int32_t cell)
{
    const int32_t count = pave_polygons_side_count(polygons, cell);
    const pave_vec2 origin = pave_polygons_corner(polygons, cell, 0);
    double twice = 0.0;
    for (int32_t k = 1; k + 1 < count; k++) {
        const pave_vec2 a = pave_polygons_corner(polygons, cell, k),
                        b = pave_polygons_corner(polygons, cell, k + 1);
        twice += (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
    }
    return 0.5 * twice;
}
