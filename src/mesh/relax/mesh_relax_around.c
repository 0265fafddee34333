/// src/mesh/relax/mesh_relax_around.c: relaxation of a part of a mesh.
///
/// The tiles at the movable vertices are copied to a small mesh, in which all other vertices are
/// fixed. It is relaxed like any other mesh, and the moves are copied back. The guard therefore
/// tests every tile that could become bad.
#include "../../base/exact.h"

#include "../../base/bits.h"
#include "../../base/index.h"
#include "../../base/memory.h"
#include "../mesh_edit.h"
#include "../mesh_parts.h"
#include "mesh_relax.h"

/// Maps the elements of a part to their numbers in the mesh, and back.
typedef struct pave_part_numbers {
    pave_shape_list items;
    pave_index places;
} pave_part_numbers;

typedef struct pave_part {
    const pave_mesh *whole;
    pave_part_numbers vertices, tiles;
    int32_t movable; ///< number of movable vertices, which come first
    pave_mesh *mesh;
} pave_part;

static pave_part_numbers part_no_numbers(const pave_allocator *allocator)
{
    return (pave_part_numbers){.items = {.allocator = *allocator},
                               .places = {.allocator = *allocator}};
}

static void part_numbers_free(pave_part_numbers *numbers)
{
    pave_index_release(&numbers->places);
    pave_shape_list_free(&numbers->items);
}

/// Adds a number if it is new. Returns false if out of memory.
static bool part_add(pave_part_numbers *numbers, int32_t number)
{
    if (pave_index_get(&numbers->places, (uint32_t)number) >= 0) return true;
    return pave_shape_list_add(&numbers->items, number) &&
           pave_index_put(&numbers->places, (uint32_t)number, numbers->items.count - 1);
}

// ---- Collecting tiles and vertices --------------------------------------------------------------

static bool part_add_ring(pave_part *part, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(part->whole, tile, &count);
    for (int32_t k = 0; k < count; k++)
        if (!part_add(&part->vertices, ring[k])) return false;
    return true;
}

/// Adds the tiles at all vertices from index `from` on.
static bool part_add_tiles(pave_part *part, int32_t from)
{
    for (int32_t i = from; i < part->vertices.items.count; i++) {
        int32_t count;
        const int32_t *tiles =
            pave_mesh_tiles_at(part->whole, part->vertices.items.items[i], &count);
        for (int32_t k = 0; k < count; k++)
            if (!part_add(&part->tiles, tiles[k])) return false;
    }
    return true;
}

/// Adds the vertices of all tiles from index `from` on.
static bool part_add_rings(pave_part *part, int32_t from)
{
    for (int32_t i = from; i < part->tiles.items.count; i++)
        if (!part_add_ring(part, part->tiles.items.items[i])) return false;
    return true;
}

/// Collects the movable vertices ring by ring, the tiles at them, and all other vertices of these
/// tiles. Sorts the tiles at the end, so that nothing depends on the order of collection.
static bool part_collect(pave_part *part, int32_t tile, int32_t rings)
{
    int32_t vertex = 0, from = 0;
    bool room = rings == 0 || (part_add_ring(part, tile) && part_add_tiles(part, 0));
    for (int32_t ring = 1; room && ring < rings && from < part->tiles.items.count; ring++) {
        vertex = part->vertices.items.count;
        room = part_add_rings(part, from);
        from = part->tiles.items.count;
        room = room && part_add_tiles(part, vertex);
    }
    part->movable = part->vertices.items.count;
    room = room && part_add_rings(part, from);
    pave_shape_list_sort(&part->tiles.items);
    return room;
}

// ---- The small mesh -----------------------------------------------------------------------------

static bool part_fix(const pave_part *part, int32_t place)
{
    return place >= part->movable ||
           pave_mesh_on_rim(part->whole, part->vertices.items.items[place]);
}

/// Builds the small mesh, which has no rim. Returns false if out of memory.
static bool part_make(pave_part *part)
{
    const pave_mesh *whole = part->whole;
    const pave_shape_list *tiles = &part->tiles.items, *vertices = &part->vertices.items;
    int64_t corners = 0;
    for (int32_t i = 0; i < tiles->count; i++)
        corners += pave_mesh_side_count(whole, tiles->items[i]);
    pave_mesh *mesh =
        pave_mesh_new(tiles->count, vertices->count, corners, false, &whole->allocator);
    part->mesh = mesh;
    if (!mesh) return false;
    mesh->step = whole->step;
    mesh->origin = whole->origin;
    for (int32_t i = 0; i < tiles->count; i++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(whole, tiles->items[i], &count);
        mesh->ring_start[i + 1] = mesh->ring_start[i] + (uint32_t)count;
        for (int32_t k = 0; k < count; k++)
            mesh->rings[mesh->ring_start[i] + (uint32_t)k] =
                pave_index_get(&part->vertices.places, (uint32_t)ring[k]);
    }
    pave_mesh_gather_tiles(mesh);
    for (int32_t i = 0; i < vertices->count; i++) {
        mesh->vertices[i] = whole->vertices[vertices->items[i]];
        pave_bits_put(mesh->fixed, i, part_fix(part, i));
    }
    return true;
}

static pave_result part_relax(pave_part *part, const pave_relax_def *def, pave_error *error)
{
    const pave_allocator *allocator = &part->whole->allocator;
    const size_t tiles = (size_t)part->tiles.items.count;
    pave_relax_def inside = *def;
    double *weights = def->weights ? pave_array_take(allocator, tiles, sizeof *weights) : NULL;
    inside.rim = PAVE_RIM_STAY;
    inside.weights = weights;
    if (def->weights && !weights) return PAVE_NO_MEMORY;
    for (size_t i = 0; weights && i < tiles; i++)
        weights[i] = def->weights[part->tiles.items.items[i]];
    const pave_result result = pave_mesh_relax(part->mesh, &inside, NULL, error);
    pave_array_release(allocator, weights);
    return result;
}

// ---- Copying back -------------------------------------------------------------------------------

/// Returns the position, in the part, of a vertex of the whole mesh.
static pave_point part_at(const pave_part *part, int32_t vertex)
{
    return part->mesh->vertices[pave_index_get(&part->vertices.places, (uint32_t)vertex)];
}

/// Lists the moved vertices and their tiles. Returns false if out of memory.
static bool part_list(const pave_part *part, struct pave_mesh_private *edits)
{
    edits->moved.count = edits->tiles.count = 0;
    for (int32_t i = 0; i < part->movable; i++) {
        const int32_t vertex = part->vertices.items.items[i];
        int32_t count;
        const int32_t *tiles = pave_mesh_tiles_at(part->whole, vertex, &count);
        if (pave_point_equal(part->whole->vertices[vertex], part->mesh->vertices[i])) continue;
        bool room = pave_shape_list_add(&edits->moved, vertex);
        for (int32_t k = 0; room && k < count; k++)
            room = pave_shape_list_add(&edits->tiles, tiles[k]);
        if (!room) return false;
    }
    pave_shape_list_sort(&edits->moved);
    pave_shape_list_sort(&edits->tiles);
    return true;
}

/// Moves the vertices of the mesh. With `last`, records the moves as part of the last edit. Returns
/// false, with no change, if out of memory.
static bool part_take_over(const pave_part *part, pave_mesh *mesh, bool last)
{
    if (!pave_reshapes_own(mesh) || !part_list(part, mesh->own)) return false;
    const pave_shape_list *moved = &mesh->own->moved;
    const size_t count = (size_t)moved->count;
    pave_point *to = pave_array_take(&mesh->allocator, count, sizeof *to);
    if (!to) return false;
    for (size_t i = 0; i < count; i++) to[i] = part_at(part, moved->items[i]);
    const pave_past_moves moves = {moved->items, to, moved->count};
    const bool room = !last || pave_past_join_last(mesh, &moves);
    const uint32_t changes = mesh->changes;
    if (room && !last) pave_past_forget_last(mesh);
    mesh->changes = changes + room; // few enough changes for a locator to follow
    for (size_t i = 0; room && i < count; i++) mesh->vertices[moved->items[i]] = to[i];
    pave_array_release(&mesh->allocator, to);
    return room;
}

static void part_free(pave_part *part)
{
    pave_mesh_destroy(part->mesh);
    part_numbers_free(&part->tiles);
    part_numbers_free(&part->vertices);
}

pave_result pave_mesh_relax_around(pave_mesh *mesh, int32_t tile, int32_t rings,
                                   const pave_relax_def *def, pave_mesh_patch *patch,
                                   pave_error *error)
{
    assert(mesh && tile >= 0 && tile < mesh->tile_count && def);
    pave_part part = {.whole = mesh,
                      .vertices = part_no_numbers(&mesh->allocator),
                      .tiles = part_no_numbers(&mesh->allocator)};
    pave_mesh_patch done = pave_reshape_no_patch();
    if (patch) *patch = done;
    if (rings < 0) return PAVE_FAIL(error, PAVE_RANGE, "the number of rings");
    pave_result result = pave_relax_check(def, mesh->tile_count, error);
    if (result != PAVE_OK || rings == 0) return result;
    if (!part_collect(&part, tile, rings) || !part_make(&part)) result = PAVE_NO_MEMORY;
    if (result == PAVE_OK) result = part_relax(&part, def, error);
    if (result == PAVE_OK && !part_take_over(&part, mesh, pave_past_is_of_last(mesh, tile)))
        result = PAVE_NO_MEMORY;
    if (result == PAVE_OK && patch) {
        done.moved = mesh->own->moved.items;
        done.moved_count = mesh->own->moved.count;
        done.tiles = mesh->own->tiles.items;
        done.tile_count = mesh->own->tiles.count;
        *patch = done;
    }
    part_free(&part);
    if (result == PAVE_NO_MEMORY)
        (void)PAVE_FAIL(error, result, "not enough memory to relax a part of the mesh: free some");
    return result;
}
