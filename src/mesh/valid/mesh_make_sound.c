/// src/mesh/valid/mesh_make_sound.c: moves initial vertex positions until every tile of the mesh is
/// sound.
#include "../../base/exact.h"

#include "../mesh_parts.h"
#include "mesh_shape.h"

#include "../../base/bits.h"
#include "../../base/memory.h"

#include <stdio.h>
#include <string.h>

// ---- The arrays of a mesh as a shape ------------------------------------------------------------

static const int32_t *view_ring(void *self, int32_t tile, int32_t *room, int32_t *count)
{
    (void)room;
    return pave_mesh_ring(((pave_mesh_view *)self)->mesh, tile, count);
}

static bool view_tiles(void *self, int32_t vertex, pave_shape_list *list)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(((pave_mesh_view *)self)->mesh, vertex, &count);
    if (!pave_shape_list_grow(list, count)) return false;
    for (int32_t i = 0; i < count; i++) list->items[list->count++] = tiles[i];
    return true;
}

static bool view_fixed(void *self, int32_t vertex)
{
    return pave_mesh_on_rim(((pave_mesh_view *)self)->mesh, vertex);
}

static pave_point view_get(void *self, int32_t vertex)
{
    return ((pave_mesh_view *)self)->mesh->vertices[vertex];
}

static void view_set(void *self, int32_t vertex, pave_point at)
{
    ((pave_mesh_view *)self)->mesh->vertices[vertex] = at;
}

static pave_point view_before(void *self, int32_t vertex)
{
    return ((pave_mesh_view *)self)->before[vertex];
}

static pave_result view_rim_is_simple(void *self, bool *simple)
{
    const pave_mesh *mesh = ((pave_mesh_view *)self)->mesh;
    pave_result result = pave_mesh_rim_check(mesh, &mesh->allocator);
    *simple = result == PAVE_OK;
    return result == PAVE_INVALID ? PAVE_OK : result;
}

pave_shape pave_mesh_shape(pave_mesh_view *view)
{
    return (pave_shape){.self = view,
                        .ring = view_ring,
                        .tiles = view_tiles,
                        .fixed = view_fixed,
                        .get = view_get,
                        .set = view_set,
                        .before = view->before ? view_before : NULL,
                        .rim_is_simple = view_rim_is_simple};
}

// ---- Turns of whole meshes ----------------------------------------------------------------------

pave_point pave_mesh_center_of(const pave_mesh *mesh, const pave_point *points, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    int64_t x = 0, y = 0;
    assert(count > 0);
    for (int32_t k = 0; k < count; k++) {
        x += points[ring[k]].x;
        y += points[ring[k]].y;
    }
    return (pave_point){pave_mean_of(x, count), pave_mean_of(y, count)};
}

int64_t pave_mesh_turn_min(const pave_mesh *mesh, const pave_point *points, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_point center = pave_mesh_center_of(mesh, points, tile), from = points[ring[count - 1]];
    int64_t least = INT64_MAX;
    for (int32_t k = 0; k < count; k++) {
        pave_point to = points[ring[k]];
        int64_t turn = pave_turn(center, from, to);
        if (turn < least) least = turn;
        from = to;
    }
    return least;
}

uint64_t pave_mesh_rim_turns(const pave_mesh *mesh)
{
    pave_turns turns = pave_mesh_turns(mesh, mesh->rim, mesh->rim_count);
    for (int32_t tile = 0; mesh->rim_count == 0 && tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        pave_turns_join(&turns, pave_mesh_turns(mesh, ring, count));
    }
    return ((uint64_t)turns.high << 32) + turns.low;
}

/// A test of all tiles, in strips.
typedef struct pave_sound_look {
    const pave_mesh *mesh;
    int64_t floor;
    uint64_t *below; ///< bit t: tile t has a triangle below the floor
} pave_sound_look;

static void sound_look_strip(void *job, int32_t strip)
{
    const pave_sound_look *look = job;
    const int64_t begin = (int64_t)strip * PAVE_MESH_STRIP, left = look->mesh->tile_count - begin,
                  end = begin + (left < PAVE_MESH_STRIP ? left : PAVE_MESH_STRIP);
    for (int32_t tile = (int32_t)begin; tile < end; tile++)
        if (pave_mesh_turn_min(look->mesh, look->mesh->vertices, tile) < look->floor)
            pave_bits_set(look->below, tile);
}

bool pave_mesh_below(const pave_mesh *mesh, int64_t floor, const pave_batch *batch,
                     pave_shape_list *list)
{
    const size_t words = pave_bits_words(mesh->tile_count);
    pave_sound_look look = {mesh, floor,
                            pave_array_allocate(&mesh->allocator, words, sizeof *look.below)};
    bool room = look.below;
    if (room) pave_mesh_run_strips(batch, mesh->tile_count, sound_look_strip, &look);
    for (size_t word = 0; room && word < words; word++)
        for (uint64_t bits = look.below[word]; room && bits; bits &= bits - 1)
            room = pave_shape_list_add(list, (int32_t)(64 * word) + pave_bits_lowest(bits));
    pave_array_release(&mesh->allocator, look.below);
    return room;
}

// ---- Making a mesh sound ------------------------------------------------------------------------

static pave_result sound_repair(pave_mesh *mesh, bool simple, const pave_batch *batch,
                                pave_shape_list *bad)
{
    pave_mesh_view view = {mesh, NULL};
    pave_shape shape = pave_mesh_shape(&view);
    pave_shape_repaired repaired = {0};
    if (!pave_mesh_below(mesh, 1, batch, bad)) return PAVE_NO_MEMORY;
    pave_result result =
        pave_shape_repair(&shape, bad->items, bad->count, simple, &mesh->allocator, &repaired);
    mesh->made.repair_rounds = repaired.rounds;
    mesh->made.repaired_tiles = repaired.tiles;
    mesh->made.displaced = repaired.displaced;
    return result;
}

pave_result pave_mesh_repair(pave_mesh *mesh, const pave_batch *batch)
{
    pave_shape_list bad = {.allocator = mesh->allocator};
    pave_result result = pave_mesh_rim_check(mesh, &mesh->allocator);
    result = result == PAVE_INVALID ? PAVE_NOT_FOUND
             : result == PAVE_OK    ? sound_repair(mesh, true, batch, &bad)
                                    : result;
    pave_shape_list_free(&bad);
    return result;
}

/// Redraws the whole mesh and counts the moved vertices.
static pave_result sound_solve(pave_mesh *mesh, pave_shape_list *bad)
{
    const size_t count = (size_t)mesh->vertex_count;
    pave_point *was = pave_array_take(&mesh->allocator, count, sizeof *was);
    if (!was) return PAVE_NO_MEMORY;
    memcpy(was, mesh->vertices, count * sizeof *was);
    mesh->made.solved = true;
    const pave_result result = pave_mesh_solve(mesh, bad);
    mesh->made.displaced = 0;
    for (size_t i = 0; i < count; i++)
        mesh->made.displaced += !pave_point_equal(was[i], mesh->vertices[i]);
    pave_array_release(&mesh->allocator, was);
    return result;
}

/// Repairs bad tiles; if that fails, redraws the whole mesh.
static pave_result sound_steps(pave_mesh *mesh, pave_shape_list *bad)
{
    pave_result result = pave_mesh_rim_check(mesh, &mesh->allocator);
    if (result != PAVE_NO_MEMORY) result = sound_repair(mesh, result == PAVE_OK, NULL, bad);
    return result == PAVE_NOT_FOUND ? sound_solve(mesh, bad) : result;
}

static pave_result sound_refuse(const pave_mesh *mesh, const pave_shape_list *left,
                                pave_error *error)
{
    enum { NAMED = 4 };
    char names[NAMED * 16 + 32] = "";
    size_t used = 0;
    for (int32_t i = 0; i < left->count && i < NAMED; i++)
        used += (size_t)snprintf(names + used, sizeof names - used, "%s%d", i ? ", " : "",
                                 (int)pave_mesh_node(mesh, left->items[i]));
    if (left->count > NAMED)
        (void)snprintf(names + used, sizeof names - used, " and %d more",
                       (int)(left->count - NAMED));
    return PAVE_FAIL(
        error, PAVE_INVALID,
        "%s %s %s not fit fixed-point coordinates: join the tiles around to more tiles farther out",
        left->count == 1 ? "tile" : "tiles", names, left->count == 1 ? "does" : "do");
}

pave_result pave_mesh_make_sound(pave_mesh *mesh, pave_error *error)
{
    if (mesh->tile_count == 0) return PAVE_OK;
    pave_shape_list bad = {.allocator = mesh->allocator};
    pave_result result = sound_steps(mesh, &bad);
    if (result == PAVE_INVALID) (void)sound_refuse(mesh, &bad, error);
    if (result == PAVE_NO_MEMORY) (void)PAVE_FAIL(error, result, "%s", pave_result_text(result));
    pave_shape_list_free(&bad);
    return result;
}
