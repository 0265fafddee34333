/// src/mesh/build/mesh_create.c: creates the mesh of any adjacency: checks, faces, positions,
/// soundness, relaxation. Boards of hexagons have a faster path (mesh_from_board.c) with the same
/// result.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../base/memory.h"
#include "../../board/adjacency_parts.h"
#include "../mesh_parts.h"
#include "../relax/mesh_relax.h"
#include "../valid/mesh_shape.h"
#include "mesh_embedding.h"

#include <inttypes.h>
#include <stdio.h>

// ---- Faces --------------------------------------------------------------------------------------

/// Faces with inner nodes are numbered in the order of their first corners: by node, and around
/// each node clockwise from north.
typedef struct pave_faces {
    const pave_adjacency *adjacency;
    /// Face on the left of each arc; -1: the arc is cut, or the face has no inner node.
    int32_t *face;
    int32_t *arc;         ///< one arc of each face
    int32_t count;        ///< number of faces
    int64_t corner_count; ///< number of uncut arcs that leave inner nodes
    bool plain;           ///< the inner nodes precede all others
    pave_allocator allocator;
} pave_faces;

static void faces_walk(pave_faces *faces, int32_t from)
{
    for (int32_t arc = from; faces->face[arc] < 0; arc = pave_adjacency_next(faces->adjacency, arc))
        faces->face[arc] = faces->count;
    faces->count++;
}

/// Numbers the faces of the arcs of inner nodes.
static void faces_number(pave_faces *faces)
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
            if (faces->face[arc] < 0) faces_walk(faces, arc);
        }
    }
}

/// Stores the first arc of each face, in the order of their numbers.
static void faces_note_arcs(pave_faces *faces)
{
    const pave_graph *graph = faces->adjacency->graph;
    int32_t next = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (pave_adjacency_is_border(faces->adjacency, node)) continue;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (faces->face[arc] == next) faces->arc[next++] = arc;
    }
}

/// Walks the faces. Returns PAVE_OK or PAVE_NO_MEMORY; in both cases call faces_free. Linear time.
static pave_result faces_make(const pave_adjacency *adjacency, const pave_allocator *allocator,
                              pave_faces *faces)
{
    const int32_t arc_count = adjacency->graph->arc_count;
    *faces = (pave_faces){
        .adjacency = adjacency, .plain = true, .allocator = pave_allocator_or_default(allocator)};
    faces->face = pave_array_allocate(allocator, (size_t)arc_count, sizeof *faces->face);
    if (!faces->face) return PAVE_NO_MEMORY;
    faces_number(faces);
    faces->arc = pave_array_allocate(allocator, (size_t)faces->count, sizeof *faces->arc);
    if (!faces->arc) return PAVE_NO_MEMORY;
    faces_note_arcs(faces);
    return PAVE_OK;
}

static void faces_free(pave_faces *faces)
{
    PAVE_RELEASE(&faces->allocator, faces->arc, faces->face);
    faces->arc = NULL;
    faces->face = NULL;
}

// ---- Faces to rings -----------------------------------------------------------------------------

/// Fills the rings with the faces of each node's arcs. next[v] receives the end of the rim side
/// that begins at vertex v. Returns the number of rim sides, or -1 if two begin at the same vertex.
static int32_t faces_fill_rings(const pave_faces *faces, pave_mesh *mesh, int32_t *next)
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

/// Creates the mesh of the faces, without positions. Returns PAVE_OK; PAVE_INVALID if the rim is
/// not a single line; PAVE_NO_MEMORY. On failure `out` is NULL.
static pave_result faces_to_mesh(const pave_faces *faces, const pave_allocator *allocator,
                                 pave_mesh **out)
{
    int32_t other;
    *out = NULL;
    pave_mesh *mesh = pave_mesh_new(faces->adjacency->inner_count, faces->count,
                                    faces->corner_count, !faces->plain, allocator);
    int32_t *next = pave_array_allocate(allocator, (size_t)faces->count, sizeof *next);
    pave_result result = mesh && next ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        const int32_t rim = faces_fill_rings(faces, mesh, next);
        result = rim < 0 ? PAVE_INVALID : pave_mesh_chain_rim(mesh, next, rim, &other);
    }
    if (result == PAVE_OK) pave_mesh_gather_tiles(mesh);
    pave_array_release(allocator, next);
    if (result == PAVE_OK)
        *out = mesh;
    else
        pave_mesh_destroy(mesh);
    return result;
}

// ---- Error messages -----------------------------------------------------------------------------

void pave_mesh_name_fault(const pave_fault *fault, char *out, size_t size)
{
    const int32_t *n = fault->nodes;
    switch (fault->kind) {
    case PAVE_FAULT_DISCONNECTED:
    case PAVE_FAULT_BRIDGE:
        (void)snprintf(out, size, "tiles %" PRId32 " and %" PRId32, n[0], n[1]);
        return;
    case PAVE_FAULT_FACE_TWICE:
        (void)snprintf(out, size,
                       "tile %" PRId32 ", before its neighbours %" PRId32 " and %" PRId32, n[0],
                       n[1], n[2]);
        return;
    case PAVE_FAULT_SHARED_TWICE:
        (void)snprintf(out, size,
                       "tiles %" PRId32 " and %" PRId32 ", and tiles %" PRId32 " and %" PRId32,
                       n[0], n[1], n[2], n[3]);
        return;
    default: (void)snprintf(out, size, "tile %" PRId32, n[0]); return;
    }
}

static pave_result create_refuse(const pave_fault *fault, int64_t count, pave_error *error)
{
    char names[PAVE_MESH_FAULT_NAME], more[64] = "";
    pave_mesh_name_fault(fault, names, sizeof names);
    if (count > 1) (void)snprintf(more, sizeof more, " (and %" PRId64 " more)", count - 1);
    return PAVE_FAIL(error, PAVE_INVALID,
                     "%s: %s%s: join more tiles there, or repair the adjacency", names,
                     pave_fault_text(fault->kind), more);
}

static pave_result create_check(const pave_adjacency *adjacency, const pave_allocator *allocator,
                                pave_error *error)
{
    pave_fault fault;
    pave_fault_list list = {&fault, 1, 0};
    pave_result result = pave_adjacency_find_faults(adjacency, allocator, &list);
    if (result == PAVE_NO_MEMORY)
        return PAVE_FAIL(error, result,
                         "not enough memory to check the adjacency: free some, or use fewer tiles");
    return list.count > 0 ? create_refuse(&fault, list.count, error) : PAVE_OK;
}

// ---- Positions ----------------------------------------------------------------------------------

typedef struct pave_create_places {
    const pave_faces *faces;
    pave_mesh *mesh;
    pave_embedding embedding;
    pave_vertex_rule rule;
} pave_create_places;

static void create_place_strip(void *job, int32_t strip)
{
    const pave_create_places *places = job;
    const int64_t begin = (int64_t)strip * PAVE_MESH_STRIP,
                  left = places->mesh->vertex_count - begin;
    const int64_t end = begin + (left < PAVE_MESH_STRIP ? left : PAVE_MESH_STRIP);
    for (int64_t vertex = begin; vertex < end; vertex++)
        places->mesh->vertices[vertex] =
            pave_embedding_place(&places->embedding, places->faces->arc[vertex], places->rule);
}

// ---- Progress -----------------------------------------------------------------------------------

/// Progress has three parts for creation (faces, positions, soundness of all tiles) and one for
/// each relaxation step.
enum { PAVE_CREATE_PARTS = 3 };

typedef struct pave_create_job {
    const pave_mesh_def *def;
    const pave_batch *batch;
} pave_create_job;

static bool create_stop(const pave_create_job *job, int64_t done)
{
    return pave_batch_stop(job->batch, done, PAVE_CREATE_PARTS + (int64_t)job->def->relax.steps);
}

static bool create_stop_relax(void *context, int64_t done, int64_t total)
{
    (void)total;
    return create_stop(context, PAVE_CREATE_PARTS + done);
}

static pave_result create_relax(const pave_create_job *job, pave_mesh *mesh, pave_error *error)
{
    const pave_relax_def *relax = &job->def->relax;
    if (relax->steps == 0 || mesh->tile_count == 0) {
        (void)create_stop(job, PAVE_CREATE_PARTS + (int64_t)relax->steps); // completed
        return PAVE_OK;
    }
    pave_batch batch = {0};
    if (job->batch) batch.runner = job->batch->runner;
    batch.progress.stop = create_stop_relax;
    batch.progress.context = (void *)(uintptr_t)job;
    return pave_mesh_relax(mesh, relax, &batch, error);
}

// ---- Creation -----------------------------------------------------------------------------------

static pave_result create_rings(const pave_adjacency *adjacency, const pave_create_job *job,
                                const pave_allocator *allocator, pave_mesh **out, pave_error *error)
{
    pave_faces faces;
    pave_result result = faces_make(adjacency, allocator, &faces);
    if (result == PAVE_OK) result = faces_to_mesh(&faces, allocator, out);
    if (result == PAVE_OK && create_stop(job, 1)) result = PAVE_STOPPED;
    if (result == PAVE_OK) {
        pave_create_places places = {&faces,
                                     *out,
                                     {NULL, adjacency, pave_fixed_frame_of_graph(adjacency->graph)},
                                     job->def->vertex_rule};
        (*out)->step = places.embedding.frame.step;
        (*out)->origin = places.embedding.frame.origin;
        (*out)->made.vertex_rule = job->def->vertex_rule;
        pave_mesh_run_strips(job->batch, (*out)->vertex_count, create_place_strip, &places);
        if (create_stop(job, 2)) result = PAVE_STOPPED;
    }
    faces_free(&faces);
    if (result == PAVE_INVALID)
        return PAVE_FAIL(error, result, "the inner tiles have no single rim: repair the adjacency");
    if (result != PAVE_OK)
        return PAVE_FAIL(error, result, "cannot make the mesh: %s", pave_result_text(result));
    return PAVE_OK;
}

pave_result pave_mesh_create_from_adjacency(const pave_adjacency *adjacency,
                                            const pave_mesh_def *def,
                                            const pave_allocator *allocator,
                                            const pave_batch *batch, pave_mesh **out,
                                            pave_error *error)
{
    static const pave_mesh_def plain = {0};
    assert(adjacency && out);
    if (!def) def = &plain;
    *out = NULL;
    if (def->vertex_rule < PAVE_VERTEX_MEAN || def->vertex_rule > PAVE_VERTEX_CIRCUMCENTER)
        return PAVE_FAIL(error, PAVE_RANGE, "the vertex rule must be 0 to 2");
    pave_result result = pave_relax_check(&def->relax, adjacency->inner_count, error);
    if (result != PAVE_OK) return result;
    const pave_create_job job = {def, batch};
    if (create_stop(&job, 0))
        return PAVE_FAIL(error, PAVE_STOPPED, "%s", pave_result_text(PAVE_STOPPED));
    result = create_check(adjacency, allocator, error);
    if (result == PAVE_OK) result = create_rings(adjacency, &job, allocator, out, error);
    if (result == PAVE_OK) result = pave_mesh_make_sound(*out, error);
    if (result == PAVE_OK) result = create_relax(&job, *out, error);
    if (result == PAVE_OK) return PAVE_OK;
    pave_mesh_destroy(*out);
    *out = NULL;
    return result;
}
