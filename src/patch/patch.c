/// src/patch/patch.c: creates patches: polygons with names, outlines and a graph.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../mesh/polygons_build.h"
#include "patch_parts.h"

#include <inttypes.h>
#include <string.h>

// ---- Names --------------------------------------------------------------------------------------

/// Returns the hash at which the search for a name starts; collisions use the following keys.
static uint64_t patch_key(pave_cell name)
{
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)name.q);
    hash = pave_hash_word(pave_hash_word(hash, (uint32_t)name.r), (uint32_t)name.s);
    return hash >> 1;
}

/// Returns the index of a name, or -1, with the unused key in `key`.
static int32_t patch_search(const pave_patch *patch, pave_cell name, uint64_t *key)
{
    for (*key = patch_key(name);; ++*key) {
        const int32_t cell = pave_index_get(&patch->own->names, *key);
        if (cell < 0 || pave_cell_equal(patch->cells[cell], name)) return cell;
    }
}

int32_t pave_patch_index(const pave_patch *patch, pave_cell name)
{
    uint64_t key;
    return patch_search(patch, name, &key);
}

static pave_result patch_take_names(pave_patch *patch, const pave_patch_def *def, pave_error *error)
{
    struct pave_patch_private *own = patch->own;
    patch->cells = own->cells =
        pave_array_take(&patch->allocator, (size_t)def->cell_count, sizeof *own->cells);
    if (!own->cells || !pave_index_reserve(&own->names, def->cell_count)) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < def->cell_count; i++) {
        own->cells[i] = def->cells ? def->cells[i] : pave_cell_of(i, 0);
        uint64_t key;
        const int32_t other = patch_search(patch, own->cells[i], &key);
        if (other >= 0)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "cells %" PRId32 " and %" PRId32 " have the same name %" PRId32
                             ",%" PRId32 ",%" PRId32 ": give each another",
                             other, i, own->cells[i].q, own->cells[i].r, own->cells[i].s);
        if (!pave_index_put(&own->names, key, i)) return PAVE_NO_MEMORY;
    }
    return PAVE_OK;
}

// ---- Joins --------------------------------------------------------------------------------------

static pave_result patch_check_joins(const pave_patch_def *def, pave_error *error)
{
    if (def->join_count < 0 || def->join_count > INT32_MAX / 4)
        return PAVE_FAIL(error, PAVE_RANGE, "the count of joins must be 0 to %d, not %" PRId32,
                         INT32_MAX / 4, def->join_count);
    for (int32_t i = 0; i < def->join_count; i++) {
        const int32_t a = def->joins[i][0], b = def->joins[i][1];
        if (a < 0 || b < 0 || a >= def->cell_count || b >= def->cell_count || a == b)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "join %" PRId32 " must name two cells from 0 to %" PRId32
                             ", not %" PRId32 " and %" PRId32,
                             i, def->cell_count - 1, a, b);
    }
    return PAVE_OK;
}

/// Lists the joins of each cell in order.
static pave_result patch_take_joins(pave_patch *patch, const pave_patch_def *def)
{
    struct pave_patch_private *own = patch->own;
    const size_t count = (size_t)def->join_count;
    if (count == 0) return PAVE_OK;
    patch->join_count = def->join_count;
    own->joins = pave_array_take(&patch->allocator, count, sizeof *own->joins);
    own->join_start = pave_array_allocate(&patch->allocator, (size_t)def->cell_count + 1,
                                          sizeof *own->join_start);
    own->join_ends = pave_array_take(&patch->allocator, 2 * count, sizeof *own->join_ends);
    if (!own->joins || !own->join_start || !own->join_ends) return PAVE_NO_MEMORY;
    patch->joins = (const int32_t(*)[2])own->joins;
    for (int32_t i = 0; i < def->join_count; i++)
        for (int k = 0; k < 2; k++) own->join_start[own->joins[i][k] = def->joins[i][k]]++;
    for (int32_t cell = 0, sum = 0; cell <= def->cell_count; cell++) { // turns counts into ends
        sum += own->join_start[cell];
        own->join_start[cell] = sum;
    }
    for (int32_t i = def->join_count - 1; i >= 0; i--) {
        const int32_t a = own->joins[i][0], b = own->joins[i][1], at = --own->join_start[a],
                      there = --own->join_start[b];
        own->join_ends[at] = (pave_patch_join_end){b, there};
        own->join_ends[there] = (pave_patch_join_end){a, at};
    }
    return PAVE_OK;
}

// ---- Creation -----------------------------------------------------------------------------------

/// A patch and its private fields, allocated together.
typedef struct pave_patch_block {
    pave_patch patch;
    struct pave_patch_private own;
} pave_patch_block;

pave_result pave_patch_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory for the patch: free some, or use fewer cells");
}

static pave_result patch_check(const pave_patch_def *def, pave_error *error)
{
    if (def->cell_count < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "the count of cells must be 0 or more, not %" PRId32,
                         def->cell_count);
    if (def->name && strlen(def->name) >= PAVE_PATCH_NAME_SIZE)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the name of the patch has more than %d characters: shorten it",
                         PAVE_PATCH_NAME_SIZE - 1);
    return patch_check_joins(def, error);
}

static void patch_measure(pave_patch *patch)
{
    const pave_polygons *polygons = patch->polygons;
    if (polygons->vertex_count == 0) return;
    patch->bounds = pave_box_of(polygons->vertices[0], polygons->vertices[0]);
    for (int32_t i = 1; i < polygons->vertex_count; i++)
        patch->bounds = pave_box_add(patch->bounds, polygons->vertices[i]);
}

static pave_result patch_fill(pave_patch *patch, const pave_patch_def *def, pave_error *error)
{
    struct pave_patch_private *own = patch->own;
    if (def->name) memcpy(patch->name, def->name, strlen(def->name) + 1);
    patch->cell_count = def->cell_count;
    pave_result result =
        pave_polygons_create_from_rings(&(pave_mesh_rings){.vertex_count = def->vertex_count,
                                                           .tile_count = def->cell_count,
                                                           .vertices = def->vertices,
                                                           .start = def->start,
                                                           .rings = def->corners},
                                        &patch->allocator, &own->polygons, error);
    patch->polygons = own->polygons;
    if (result == PAVE_OK) result = patch_take_names(patch, def, error);
    if (result == PAVE_OK) result = patch_take_joins(patch, def);
    if (result != PAVE_OK) return result;
    patch_measure(patch);
    result = pave_patch_square(patch);
    if (result == PAVE_OK) result = pave_patch_check_sides(patch, error);
    if (result == PAVE_OK)
        result = pave_patch_graph(patch, PAVE_CONTACT_EDGE, NULL, &patch->allocator, &own->graph);
    patch->graph = own->graph;
    return result;
}

pave_result pave_patch_create(const pave_patch_def *def, const pave_allocator *allocator,
                              pave_patch **out, pave_error *error)
{
    assert(def && def->start && out);
    *out = NULL;
    pave_result result = patch_check(def, error);
    if (result != PAVE_OK) return result;
    pave_patch_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    if (block) {
        *out = &block->patch;
        (*out)->own = &block->own;
        (*out)->allocator = block->own.names.allocator = pave_allocator_or_default(allocator);
    }
    result = block ? patch_fill(*out, def, error) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) return PAVE_OK;
    pave_patch_destroy(*out);
    *out = NULL;
    return result == PAVE_NO_MEMORY ? pave_patch_no_memory(error) : result;
}

pave_result pave_patch_rename(pave_patch *patch, const char *name)
{
    const size_t size = strlen(name) + 1;
    if (size > PAVE_PATCH_NAME_SIZE) return PAVE_RANGE;
    memmove(patch->name, name, size);
    return PAVE_OK;
}

void pave_patch_destroy(pave_patch *patch)
{
    if (!patch) return;
    struct pave_patch_private *own = patch->own;
    const pave_allocator allocator = patch->allocator;
    pave_patch_release_squares(&allocator, &own->squares);
    pave_graph_destroy(own->graph);
    pave_index_release(&own->names);
    PAVE_RELEASE(&allocator, own->join_ends, own->join_start, own->joins, own->cells);
    pave_polygons_destroy(own->polygons);
    pave_array_release(&allocator, patch);
}

uint64_t pave_patch_hash(const pave_patch *patch)
{
    const pave_polygons *polygons = patch->polygons;
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)patch->cell_count);
    for (int32_t cell = 0; cell < patch->cell_count; cell++) {
        hash = pave_hash_word(hash, (uint32_t)patch->cells[cell].q);
        hash = pave_hash_word(hash, (uint32_t)patch->cells[cell].r);
        hash = pave_hash_word(hash, (uint32_t)patch->cells[cell].s);
        hash = pave_hash_word(hash, (uint32_t)pave_polygons_side_count(polygons, cell));
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, cell); k++) {
            const pave_vec2 corner = pave_polygons_corner(polygons, cell, k);
            const double plain[2] = {corner.x + 0.0, corner.y + 0.0}; // adding 0 turns -0 into 0
            uint64_t bits[2];
            memcpy(bits, plain, sizeof bits);
            for (int i = 0; i < 2; i++) {
                hash = pave_hash_word(hash, (uint32_t)bits[i]);
                hash = pave_hash_word(hash, (uint32_t)(bits[i] >> 32));
            }
        }
    }
    return hash;
}

// ---- Meshes -------------------------------------------------------------------------------------

pave_result pave_patch_mesh(const pave_patch *patch, const pave_allocator *allocator,
                            pave_mesh **out, pave_error *error)
{
    const pave_polygons *polygons = patch->polygons;
    return pave_mesh_create_from_rings(&(pave_mesh_rings){.vertex_count = polygons->vertex_count,
                                                          .tile_count = patch->cell_count,
                                                          .vertices = polygons->vertices,
                                                          .start = polygons->start,
                                                          .rings = polygons->corners},
                                       allocator, out, error);
}
