/// src/mesh/mesh_relax.c: relaxation of meshes: steps that are Jacobi's (all from old positions),
/// in strips, each followed by the guard.
#include "../base/exact.h"

#include "mesh_relax.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "mesh_parts.h"
#include "mesh_unit.h"

#include <math.h>
#include <string.h>

// ---- What is asked for --------------------------------------------------------------------------

static bool pave_relax_length(double length) { return length >= 0 && length < HUGE_VAL; }

pave_result pave_relax_check(const pave_relax_def *def, pave_error *error)
{
    const struct {
        bool good;
        const char *text;
    } fields[] = {
        {def->kind >= PAVE_RELAX_PUSH && def->kind <= PAVE_RELAX_REAPPLY,
         "kind of relaxation is none of the four"},
        {def->steps >= 0, "number of relaxation steps is negative: give 0 or more"},
        {pave_relax_length(def->until),
         "movement at which relaxation ends is no length: give 0 or more"},
        {pave_relax_length(def->min_radius),
         "least radius is no length: give 0 (the default) or more"},
        {def->vertex_rule >= 0 && def->vertex_rule <= PAVE_VERTEX_CIRCUMCENTER,
         "vertex rule to reapply is none of the three"},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (!fields[i].good)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "the %s", fields[i].text);
    return PAVE_OK;
}

float pave_relax_radius(const pave_relax_def *def, double step, uint64_t turns, int64_t tiles,
                        int64_t corners)
{
    double radius = def->min_radius / step;
    if (def->min_radius == 0)
        radius = tiles > 0
                     ? PAVE_RADIUS_SHARE *
                           sqrt((double)turns / ((double)corners * pave_unit_at(tiles, corners).y))
                     : 0;
    return (float)(radius < PAVE_PUSH_RADIUS_MAX ? radius : PAVE_PUSH_RADIUS_MAX);
}

// ---- Room ---------------------------------------------------------------------------------------

static size_t pave_relax_strips(int32_t count)
{
    return ((size_t)count + PAVE_MESH_STRIP - 1) / PAVE_MESH_STRIP;
}

static void pave_relax_free(pave_relax *relax)
{
    const pave_mesh *mesh = relax->mesh;
    const pave_allocator *allocator = &mesh->allocator;
    pave_array_release(allocator, relax->moved, pave_relax_strips(mesh->vertex_count),
                       sizeof *relax->moved);
    pave_array_release(allocator, relax->poor, (size_t)mesh->tile_count, sizeof *relax->poor);
    pave_array_release(allocator, relax->around, (size_t)pave_mesh_list_room(mesh),
                       sizeof *relax->around);
    pave_array_release(allocator, relax->places, (size_t)pave_mesh_list_room(mesh),
                       sizeof *relax->places);
    pave_array_release(allocator, relax->told, (size_t)relax->told_count, sizeof *relax->told);
    pave_array_release(allocator, relax->before, (size_t)mesh->vertex_count, sizeof *relax->before);
}

static bool pave_relax_init(pave_relax *relax, pave_mesh *mesh, const pave_relax_def *def)
{
    const pave_allocator *allocator = &mesh->allocator;
    uint64_t turns = pave_mesh_rim_turns(mesh);
    *relax =
        (pave_relax){.mesh = mesh, .way = &pave_relax_ways[def->kind], .rule = def->vertex_rule};
    relax->radius = pave_relax_radius(def, mesh->step, turns, mesh->tile_count, mesh->corner_count);
    relax->radius_squared = relax->radius * relax->radius;
    relax->floor = pave_guard_floor(turns, mesh->corner_count);
    relax->told_count = relax->way->corners ? pave_mesh_ring_room(mesh) : mesh->tile_count;
    relax->before =
        pave_array_allocate(allocator, (size_t)mesh->vertex_count, sizeof *relax->before);
    relax->told = pave_array_allocate(allocator, (size_t)relax->told_count, sizeof *relax->told);
    relax->poor = pave_array_allocate(allocator, (size_t)mesh->tile_count, sizeof *relax->poor);
    relax->moved =
        pave_array_allocate(allocator, pave_relax_strips(mesh->vertex_count), sizeof *relax->moved);
    if (!relax->before || !relax->told || !relax->poor || !relax->moved) return false;
    relax->turned =
        relax->way->turned &&
        relax->rule == PAVE_VERTEX_CENTROID; // circumcentres are of three, which have but one order
    return (!relax->way->corners && !relax->turned) ||
           (pave_relax_place(relax) && (!relax->turned || pave_relax_turn(relax)));
}

// ---- Passes in strips ---------------------------------------------------------------------------

static int32_t pave_relax_end(int32_t strip, int32_t count)
{
    int64_t end = ((int64_t)strip + 1) * PAVE_MESH_STRIP;
    return end < count ? (int32_t)end : count;
}

static void pave_relax_tell(void *job, int32_t strip)
{
    pave_relax *relax = job;
    int32_t end = pave_relax_end(strip, relax->mesh->tile_count);
    for (int32_t tile = strip * PAVE_MESH_STRIP; tile < end; tile++) relax->way->tell(relax, tile);
}

static void pave_relax_go(void *job, int32_t strip)
{
    pave_relax *relax = job;
    pave_mesh *mesh = relax->mesh;
    int32_t end = pave_relax_end(strip, mesh->vertex_count);
    for (int32_t vertex = strip * PAVE_MESH_STRIP; vertex < end; vertex++) {
        if (pave_mesh_on_rim(mesh, vertex)) continue;
        int32_t count;
        const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
        mesh->vertices[vertex] = relax->way->go(relax, vertex, tiles, count);
    }
}

static void pave_relax_look(void *job, int32_t strip)
{
    pave_relax *relax = job;
    int32_t end = pave_relax_end(strip, relax->mesh->tile_count);
    for (int32_t tile = strip * PAVE_MESH_STRIP; tile < end; tile++) {
        int64_t turn = pave_mesh_turn_min(relax->mesh, relax->mesh->vertices, tile);
        relax->poor[tile] = turn <= 0 || turn < relax->floor;
    }
}

static void pave_relax_measure(void *job, int32_t strip)
{
    pave_relax *relax = job;
    int32_t end = pave_relax_end(strip, relax->mesh->vertex_count);
    relax->moved[strip] = 0;
    for (int32_t vertex = strip * PAVE_MESH_STRIP; vertex < end; vertex++) {
        pave_point now = relax->mesh->vertices[vertex], was = relax->before[vertex];
        int64_t x = (int64_t)now.x - was.x, y = (int64_t)now.y - was.y;
        uint64_t square = (uint64_t)(x * x) + (uint64_t)(y * y);
        if (square > relax->moved[strip]) relax->moved[strip] = square;
    }
}

// ---- Steps --------------------------------------------------------------------------------------

static pave_result pave_relax_guard(pave_relax *relax)
{
    pave_mesh *mesh = relax->mesh;
    pave_mesh_view view = {mesh, relax->before};
    pave_shape shape = pave_mesh_shape(&view);
    pave_shape_list poor = {.allocator = mesh->allocator}, changed = {.allocator = mesh->allocator};
    pave_result result = PAVE_OK;
    for (int32_t tile = 0; result == PAVE_OK && tile < mesh->tile_count; tile++)
        if (relax->poor[tile] && !pave_shape_list_add(&poor, tile)) result = PAVE_NO_MEMORY;
    if (result == PAVE_OK && poor.count > 0)
        result = pave_shape_guard(&shape, relax->floor, poor.items, poor.count, &mesh->allocator,
                                  &changed, &mesh->made.guarded);
    pave_shape_list_free(&changed);
    pave_shape_list_free(&poor);
    return result;
}

/// One step; where it fails, the vertices are back where they were. `moved` gets the farthest move
/// in lattice units.
static pave_result pave_relax_step(pave_relax *relax, const pave_batch *batch, double *moved)
{
    pave_mesh *mesh = relax->mesh;
    size_t size = (size_t)mesh->vertex_count * sizeof *mesh->vertices;
    int64_t guarded = mesh->made.guarded;
    memcpy(relax->before, mesh->vertices, size);
    pave_mesh_run_strips(batch, mesh->tile_count, pave_relax_tell, relax);
    pave_mesh_run_strips(batch, mesh->vertex_count, pave_relax_go, relax);
    pave_mesh_run_strips(batch, mesh->tile_count, pave_relax_look, relax);
    pave_result result = pave_relax_guard(relax);
    if (result != PAVE_OK) {
        memcpy(mesh->vertices, relax->before, size);
        mesh->made.guarded = guarded;
        return result;
    }
    pave_mesh_run_strips(batch, mesh->vertex_count, pave_relax_measure, relax);
    uint64_t most = 0;
    for (size_t i = 0; i < pave_relax_strips(mesh->vertex_count); i++)
        most = relax->moved[i] > most ? relax->moved[i] : most;
    *moved = sqrt((double)most);
    return PAVE_OK;
}

pave_result pave_mesh_relax(pave_mesh *mesh, const pave_relax_def *def, const pave_batch *batch,
                            pave_error *error)
{
    assert(mesh && def);
    pave_result result = pave_relax_check(def, error);
    if (result != PAVE_OK || def->steps == 0 || mesh->tile_count == 0) return result;
    pave_relax relax;
    bool still = false;
    if (!pave_relax_init(&relax, mesh, def)) result = PAVE_NO_MEMORY;
    for (int32_t step = 0; result == PAVE_OK && !still && step < def->steps; step++) {
        double moved;
        if (pave_batch_stop(batch, step, def->steps))
            result = PAVE_STOPPED;
        else
            result = pave_relax_step(&relax, batch, &moved);
        if (result != PAVE_OK) break;
        mesh->made.steps++;
        mesh->made.moved = moved * mesh->step;
        still = def->until > 0 && mesh->made.moved <= def->until;
    }
    pave_relax_free(&relax);
    if (result == PAVE_OK)
        (void)pave_batch_stop(batch, def->steps,
                              def->steps); // all is done: stopping now would change nothing
    else
        (void)pave_error_set(error, result, NULL, 0, 0, "relaxation: %s", pave_result_text(result));
    return result;
}
