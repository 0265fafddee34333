/// src/mesh/mesh_faces.c: the faces of an adjacency, by walking: each arc once, and no hash table.
#include "../base/exact.h"

#include "mesh_faces.h"
#include "mesh_parts.h"

#include "../base/memory.h"

// ---- Walking ------------------------------------------------------------------------------------

static void pave_faces_walk(pave_faces *faces, int32_t from)
{
    for (int32_t arc = from; faces->face[arc] < 0; arc = pave_adjacency_next(faces->adjacency, arc))
        faces->face[arc] = faces->count;
    faces->count++;
}

/// Calls it a face where an arc of an inner node begins one.
static void pave_faces_number(pave_faces *faces)
{
    const pave_graph *graph = faces->adjacency->graph;
    int32_t inner = 0;
    for (int32_t arc = 0; arc < graph->arc_count; arc++) faces->face[arc] = -1;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (pave_adjacency_is_border(faces->adjacency, node)) continue;
        faces->plain &= node == inner++;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (pave_adjacency_is_cut(faces->adjacency, arc)) continue;
            faces->corner_count++;
            if (faces->face[arc] < 0) pave_faces_walk(faces, arc);
        }
    }
}

/// The first arc of each face, in the order in which they were numbered.
static void pave_faces_note_arcs(pave_faces *faces)
{
    const pave_graph *graph = faces->adjacency->graph;
    int32_t next = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (pave_adjacency_is_border(faces->adjacency, node)) continue;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (faces->face[arc] == next) faces->arc[next++] = arc;
    }
}

pave_result pave_faces_make(const pave_adjacency *adjacency, const pave_allocator *allocator,
                            pave_faces *faces)
{
    const int32_t arc_count = adjacency->graph->arc_count;
    *faces = (pave_faces){
        .adjacency = adjacency, .plain = true, .allocator = pave_allocator_or_default(allocator)};
    faces->face = pave_array_allocate(allocator, (size_t)arc_count, sizeof *faces->face);
    if (!faces->face) return PAVE_NO_MEMORY;
    pave_faces_number(faces);
    faces->arc = pave_array_allocate(allocator, (size_t)faces->count, sizeof *faces->arc);
    if (!faces->arc) return PAVE_NO_MEMORY;
    pave_faces_note_arcs(faces);
    return PAVE_OK;
}

void pave_faces_free(pave_faces *faces)
{
    pave_array_release(&faces->allocator, faces->arc, (size_t)faces->count, sizeof *faces->arc);
    if (faces->face)
        pave_array_release(&faces->allocator, faces->face,
                           (size_t)faces->adjacency->graph->arc_count, sizeof *faces->face);
    faces->arc = NULL;
    faces->face = NULL;
}

// ---- The mesh -----------------------------------------------------------------------------------

/// Rings are the faces of the arcs of a node. next[v] is where the side on the rim leads that
/// begins at vertex v. Returns how many such sides there are; -1 where two begin at one vertex.
static int32_t pave_faces_fill_rings(const pave_faces *faces, pave_mesh *mesh, int32_t *next)
{
    const pave_adjacency *adjacency = faces->adjacency;
    const pave_graph *graph = adjacency->graph;
    int32_t tile = 0, rim = 0;
    uint32_t corner = 0;
    bool pinched = false;
    for (int32_t face = 0; face < faces->count; face++) next[face] = -1;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (pave_adjacency_is_border(adjacency, node)) continue;
        if (mesh->nodes) mesh->nodes[tile] = node;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (pave_adjacency_is_cut(adjacency, arc)) continue;
            const int32_t face = faces->face[arc];
            mesh->rings[corner++] = face;
            if (!pave_adjacency_is_border(adjacency, graph->to[arc])) continue;
            pinched |= next[face] >= 0;
            next[face] = faces->face[pave_adjacency_successor(adjacency, arc)];
            rim++;
        }
        mesh->ring_start[++tile] = corner;
    }
    return pinched ? -1 : rim;
}

pave_result pave_faces_to_mesh(const pave_faces *faces, const pave_allocator *allocator,
                               pave_mesh **out)
{
    int32_t other;
    *out = NULL;
    pave_mesh *mesh = pave_mesh_new(faces->adjacency->inner_count, faces->count,
                                    faces->corner_count, !faces->plain, allocator);
    int32_t *next = pave_array_allocate(allocator, (size_t)faces->count, sizeof *next);
    pave_result result = mesh && next ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        const int32_t rim = pave_faces_fill_rings(faces, mesh, next);
        result = rim < 0 ? PAVE_INVALID : pave_mesh_chain_rim(mesh, next, rim, &other);
    }
    if (result == PAVE_OK) pave_mesh_gather_tiles(mesh);
    pave_array_release(allocator, next, (size_t)faces->count, sizeof *next);
    if (result == PAVE_OK)
        *out = mesh;
    else
        pave_mesh_destroy(mesh);
    return result;
}
