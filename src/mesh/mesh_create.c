/// src/mesh/mesh_create.c: from an adjacency to its mesh, the general way: check, faces, positions,
/// every tile sound, relaxation. Boards of hexagons have a faster one (mesh_from_board.c), which
/// gives the same.
#include "../base/exact.h"

#include "mesh_drawing.h"
#include "mesh_faces.h"
#include "mesh_parts.h"
#include "mesh_relax.h"
#include "mesh_shape.h"

#include "../base/batch.h"
#include "../base/memory.h"

#include <inttypes.h>
#include <stdio.h>

// ---- What is wrong ------------------------------------------------------------------------------

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

static pave_result pave_create_refuse(const pave_fault *fault, int32_t count, pave_error *error)
{
    char names[PAVE_MESH_FAULT_NAME], more[64] = "";
    pave_mesh_name_fault(fault, names, sizeof names);
    if (count > 1) (void)snprintf(more, sizeof more, " (and %" PRId32 " more)", count - 1);
    return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                          "%s: %s%s: join more tiles there, or repair the adjacency", names,
                          pave_fault_text(fault->kind), more);
}

static pave_result pave_create_check(const pave_adjacency *adjacency,
                                     const pave_allocator *allocator, pave_error *error)
{
    pave_fault fault;
    int32_t count = 0;
    pave_result result = pave_adjacency_check(adjacency, allocator, &fault, 1, &count);
    if (result == PAVE_NO_MEMORY)
        return pave_error_set(error, result, NULL, 0, 0,
                              "there is no memory for checking the adjacency");
    return count > 0 ? pave_create_refuse(&fault, count, error) : PAVE_OK;
}

// ---- Positions ----------------------------------------------------------------------------------

typedef struct pave_create_places {
    const pave_faces *faces;
    pave_mesh *mesh;
    pave_drawing drawing;
    pave_vertex_rule rule;
} pave_create_places;

static void pave_create_place_strip(void *job, int32_t strip)
{
    const pave_create_places *places = job;
    const int64_t begin = (int64_t)strip * PAVE_MESH_STRIP,
                  left = places->mesh->vertex_count - begin;
    const int64_t end = begin + (left < PAVE_MESH_STRIP ? left : PAVE_MESH_STRIP);
    for (int64_t vertex = begin; vertex < end; vertex++)
        places->mesh->vertices[vertex] =
            pave_drawing_place(&places->drawing, places->faces->arc[vertex], places->rule);
}

// ---- Progress -----------------------------------------------------------------------------------

/// The faces, the positions and the soundness of all tiles are three parts; each step of relaxation
/// is one.
enum { PAVE_CREATE_PARTS = 3 };

typedef struct pave_create_job {
    const pave_mesh_def *def;
    const pave_batch *batch;
} pave_create_job;

static bool pave_create_stop(const pave_create_job *job, int64_t done)
{
    return pave_batch_stop(job->batch, done, PAVE_CREATE_PARTS + (int64_t)job->def->relax.steps);
}

static bool pave_create_stop_relax(void *context, int64_t done, int64_t total)
{
    (void)total;
    return pave_create_stop(context, PAVE_CREATE_PARTS + done);
}

static pave_result pave_create_relax(const pave_create_job *job, pave_mesh *mesh, pave_error *error)
{
    const pave_relax_def *relax = &job->def->relax;
    if (relax->steps == 0 || mesh->tile_count == 0) {
        (void)pave_create_stop(job, PAVE_CREATE_PARTS + (int64_t)relax->steps); // all is done
        return PAVE_OK;
    }
    pave_batch batch = {0};
    if (job->batch) batch.runner = job->batch->runner;
    batch.progress.stop = pave_create_stop_relax;
    batch.progress.context = (void *)(uintptr_t)job;
    return pave_mesh_relax(mesh, relax, &batch, error);
}

// ---- All of it ----------------------------------------------------------------------------------

static pave_result pave_create_rings(const pave_adjacency *adjacency, const pave_create_job *job,
                                     const pave_allocator *allocator, pave_mesh **out,
                                     pave_error *error)
{
    pave_faces faces;
    pave_result result = pave_faces_make(adjacency, allocator, &faces);
    if (result == PAVE_OK) result = pave_faces_to_mesh(&faces, allocator, out);
    if (result == PAVE_OK && pave_create_stop(job, 1)) result = PAVE_STOPPED;
    if (result == PAVE_OK) {
        pave_create_places places = {&faces,
                                     *out,
                                     {NULL, adjacency, pave_fixed_frame_of_graph(adjacency->graph)},
                                     job->def->vertex_rule};
        (*out)->step = places.drawing.frame.step;
        (*out)->origin = places.drawing.frame.origin;
        (*out)->made.vertex_rule = job->def->vertex_rule;
        pave_mesh_run_strips(job->batch, (*out)->vertex_count, pave_create_place_strip, &places);
        if (pave_create_stop(job, 2)) result = PAVE_STOPPED;
    }
    pave_faces_free(&faces);
    if (result == PAVE_INVALID)
        return pave_error_set(
            error, result, NULL, 0, 0,
            "the border leaves no one line round the inner tiles: repair the adjacency");
    if (result != PAVE_OK)
        return pave_error_set(error, result, NULL, 0, 0, "the mesh is not made: %s",
                              pave_result_text(result));
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
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the vertex rule is none of the three");
    pave_result result = pave_relax_check(&def->relax, error);
    if (result != PAVE_OK) return result;
    const pave_create_job job = {def, batch};
    if (pave_create_stop(&job, 0))
        return pave_error_set(error, PAVE_STOPPED, NULL, 0, 0, "%s",
                              pave_result_text(PAVE_STOPPED));
    result = pave_create_check(adjacency, allocator, error);
    if (result == PAVE_OK) result = pave_create_rings(adjacency, &job, allocator, out, error);
    if (result == PAVE_OK) result = pave_mesh_make_sound(*out, error);
    if (result == PAVE_OK) result = pave_create_relax(&job, *out, error);
    if (result == PAVE_OK) return PAVE_OK;
    pave_mesh_destroy(*out);
    *out = NULL;
    return result;
}
