/// src/region/map.c: maps: labels on a ground, their territories and owners.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../mesh/polygons_build.h"

#include <pave/map.h>

#include <string.h>

// ---- Creation -----------------------------------------------------------------------------------

static pave_result map_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory for the map: make it smaller");
}

/// Sets the ground: for a mesh without a ground, the graph of its tiles; for a patch, its graph.
static pave_result map_make_ground(const pave_map_def *def, pave_map *map, pave_error *error)
{
    map->ground = def->territory.ground;
    if (map->ground.graph || map->ground.window) return PAVE_OK;
    if (!def->mesh) {
        map->ground = pave_ground_of_graph(def->patch->graph);
        return PAVE_OK;
    }
    assert(!def->own.graph);
    const pave_result result =
        pave_mesh_to_graph(def->mesh, &map->allocator, &map->own.graph, NULL);
    if (result != PAVE_OK)
        return PAVE_FAIL(error, result,
                         result == PAVE_RANGE
                             ? "the mesh has too many neighbours for a map: make it smaller"
                             : "out of memory for the map: make it smaller");
    map->ground = pave_ground_of_graph(map->own.graph);
    return PAVE_OK;
}

static pave_result map_check_labels(const int32_t *labels, int64_t count, pave_error *error)
{
    for (int64_t i = 0; i < count; i++)
        if (labels[i] < 0)
            return PAVE_FAIL(error, PAVE_RANGE, "the label of cell %lld must be 0 or more, not %d",
                             (long long)i, (int)labels[i]);
    return PAVE_OK;
}

static pave_result map_check(const pave_map_def *def, const pave_map *map, pave_error *error)
{
    const int64_t count = pave_ground_count(map->ground);
    if (def->mesh && count != def->mesh->tile_count)
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "the ground has %lld cells and the mesh %d tiles: use the graph of that mesh",
            (long long)count, (int)def->mesh->tile_count);
    if (def->mesh && def->patch)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a map has a mesh or a patch, not both: give one of the two");
    if (def->patch && count != def->patch->cell_count)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the ground has %lld cells and the patch %d: use a graph of that patch",
                         (long long)count, (int)def->patch->cell_count);
    if (def->orientation != PAVE_POINTY && def->orientation != PAVE_FLAT)
        return PAVE_FAIL(error, PAVE_RANGE, "orientation must be PAVE_POINTY or PAVE_FLAT, not %d",
                         (int)def->orientation);
    if (def->kind && strlen(def->kind) >= PAVE_MAP_KIND_SIZE)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the kind of a map has at most %d characters: use a shorter one",
                         PAVE_MAP_KIND_SIZE - 1);
    return map_check_labels(def->territory.labels, count, error);
}

static bool map_take_names(const pave_map_def *def, pave_map *map)
{
    map->name_count = def->name_count;
    if (def->name_count <= 0) return true;
    map->names = pave_array_allocate(&map->allocator, (size_t)def->name_count, sizeof *map->names);
    for (int32_t i = 0; map->names && i < def->name_count; i++) {
        const char *name = def->names[i] ? def->names[i] : "";
        const size_t size = strlen(name) + 1;
        map->names[i] = pave_array_take(&map->allocator, size, 1);
        if (!map->names[i]) return false;
        for (char *at = memcpy(map->names[i], name, size); *at; at++)
            if ((unsigned char)*at < 0x20 || *at == 0x7f) *at = ' '; // pictures have no line breaks
    }
    return map->names != NULL;
}

static void map_release_names(pave_map *map)
{
    for (int32_t i = 0; map->names && i < map->name_count; i++)
        pave_array_release(&map->allocator, map->names[i]);
    pave_array_release(&map->allocator, map->names);
}

/// Fills in a map whose allocator is set.
static pave_result map_fill(const pave_map_def *def, const pave_batch *batch, pave_map *map,
                            pave_error *error)
{
    pave_result result = map_make_ground(def, map, error);
    if (result == PAVE_OK) result = map_check(def, map, error);
    if (result != PAVE_OK) return result;
    pave_territory_def territory = def->territory;
    territory.ground = map->ground;
    result = pave_territories_create(&territory, &map->allocator, batch, &map->territories, error);
    if (result != PAVE_OK) return result;
    map->mesh = def->mesh;
    map->patch = def->patch;
    map->orientation = def->orientation;
    map->y_up = def->y_up;
    if (def->kind) memcpy(map->kind, def->kind, strlen(def->kind) + 1);
    return map_take_names(def, map) ? PAVE_OK : map_no_memory(error);
}

pave_result pave_map_create(const pave_map_def *def, const pave_allocator *allocator,
                            const pave_batch *batch, pave_map **out, pave_error *error)
{
    assert(
        def && out &&
        (def->mesh || def->patch || def->territory.ground.graph || def->territory.ground.window));
    const pave_allocator from = pave_allocator_or_default(allocator);
    pave_map *map = pave_array_allocate(&from, 1, sizeof *map);
    *out = NULL;
    if (error) *error = (pave_error){0};
    if (!map) return map_no_memory(error);
    map->allocator = from;
    const pave_result result = map_fill(def, batch, map, error);
    if (result != PAVE_OK) {
        pave_map_destroy(map);
        return result;
    }
    pave_graph *made = map->own.graph;
    map->own = def->own;
    if (made) map->own.graph = made;
    *out = map;
    return PAVE_OK;
}

static void map_release_players(pave_map *map)
{
    PAVE_RELEASE(&map->allocator, map->dice, map->owners);
    map->owners = map->dice = NULL;
    map->player_count = 0;
}

void pave_map_destroy(pave_map *map)
{
    if (!map) return;
    const pave_allocator allocator = map->allocator;
    map_release_players(map);
    map_release_names(map);
    pave_territories_destroy(map->territories);
    pave_graph_destroy(map->own.graph);
    pave_window_destroy(map->own.window);
    pave_tiling_destroy(map->own.tiling);
    pave_mesh_destroy(map->own.mesh);
    pave_patch_destroy(map->own.patch);
    pave_array_release(&allocator, map);
}

// ---- Players ------------------------------------------------------------------------------------

static pave_result map_check_players(const pave_map *map, int32_t player_count,
                                     const int32_t *owners, const int32_t *dice, pave_error *error)
{
    if (player_count < 0 || player_count > PAVE_MAP_PLAYERS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "players must be 0 to %d, not %d", PAVE_MAP_PLAYERS_MAX,
                         (int)player_count);
    for (int32_t t = 0; t < map->territories->count; t++) {
        if (owners && (owners[t] < -1 || owners[t] >= player_count))
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the owner of territory %d must be -1 (none) to %d, not %d",
                             (int)t + 1, (int)player_count - 1, (int)owners[t]);
        if (dice && dice[t] < 0)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the dice of territory %d must be 0 or more, not %d", (int)t + 1,
                             (int)dice[t]);
    }
    return PAVE_OK;
}

/// Creates a list with one element per territory. It is copied from `list` or, if `labels` is at
/// least 0, looked up there by the territory's label. Missing elements get the value `otherwise`.
/// Returns false if out of memory.
static bool map_take_list(const pave_map *map, const int32_t *list, int32_t labels,
                          int32_t otherwise, int32_t **out)
{
    const int32_t count = list ? map->territories->count : 0;
    *out = count ? pave_array_take(&map->allocator, (size_t)count, sizeof **out) : NULL;
    for (int32_t t = 0; *out && t < count; t++) {
        const int32_t label = map->territories->items[t].label;
        (*out)[t] = labels < 0 ? list[t] : label <= labels ? list[label - 1] : otherwise;
    }
    return *out || count == 0;
}

static pave_result map_set_players(pave_map *map, int32_t player_count, int32_t labels,
                                   const int32_t *owners, const int32_t *dice, pave_error *error)
{
    int32_t *lists[2] = {NULL, NULL};
    if (error) *error = (pave_error){0};
    pave_result result = map_take_list(map, owners, labels, -1, &lists[0]) &&
                                 map_take_list(map, dice, labels, 0, &lists[1])
                             ? PAVE_OK
                             : map_no_memory(error);
    if (result == PAVE_OK) result = map_check_players(map, player_count, lists[0], lists[1], error);
    if (result == PAVE_OK) {
        map_release_players(map);
        map->player_count = player_count;
        map->owners = lists[0];
        map->dice = lists[1];
        return PAVE_OK;
    }
    for (int i = 0; i < 2; i++) pave_array_release(&map->allocator, lists[i]);
    return result;
}

pave_result pave_map_set_players(pave_map *map, int32_t player_count, const int32_t *owners,
                                 const int32_t *dice, pave_error *error)
{
    assert(map);
    return map_set_players(map, player_count, -1, owners, dice, error);
}

pave_result pave_map_set_players_of_labels(pave_map *map, int32_t player_count, int32_t label_count,
                                           const int32_t *owners, const int32_t *dice,
                                           pave_error *error)
{
    assert(map && label_count >= 0);
    return map_set_players(map, player_count, label_count, owners, dice, error);
}

// ---- Outlines -----------------------------------------------------------------------------------

static pave_result map_patch_polygons(const pave_patch *patch, const pave_allocator *allocator,
                                      pave_polygons **out, pave_error *error)
{
    const pave_polygons *own = patch->polygons;
    return pave_polygons_create_from_rings(&(pave_mesh_rings){.vertex_count = own->vertex_count,
                                                              .tile_count = own->cell_count,
                                                              .vertices = own->vertices,
                                                              .start = own->start,
                                                              .rings = own->corners},
                                           allocator, out, error);
}

pave_result pave_map_polygons(const pave_map *map, const pave_allocator *allocator,
                              pave_polygons **out, pave_error *error)
{
    assert(map && out);
    const pave_window *window = pave_map_window(map);
    *out = NULL;
    if (!map->mesh && !map->patch && !window)
        return PAVE_FAIL(
            error, PAVE_UNSUPPORTED,
            "cells of a graph of edges have no outlines: use a map on a window, a mesh or a patch");
    if (map->mesh) return pave_polygons_create_from_mesh(map->mesh, allocator, out, error);
    if (map->patch) return map_patch_polygons(map->patch, allocator, out, error);
    pave_layout layout;
    const pave_result result = pave_tiling_layout(
        window->tiling, &(pave_layout_def){.orientation = map->orientation}, &layout, error);
    if (result != PAVE_OK) return result;
    return pave_polygons_create_from_window(window, &layout, allocator, out, error);
}

/// Returns whether the arcs of a graph record the sides that they cross.
static bool map_has_sides(const pave_graph *graph)
{
    for (int32_t node = 0; graph && node < graph->node_count; node++)
        if (graph->start[node] < graph->start[node + 1])
            return pave_graph_arc_side(graph, node, graph->start[node]) >= 0;
    return false;
}

pave_result pave_map_mask(const pave_map *map, pave_mask *mask)
{
    const int32_t *territory = map->territories->of_cell;
    const pave_graph *graph = map_has_sides(map->ground.graph) ? map->ground.graph : NULL;
    pave_window_walk walk = pave_window_begin(mask->window);
    pave_result result = PAVE_OK;
    assert(mask->window->count == map->territories->cell_count);
    while (result == PAVE_OK && pave_window_next(&walk)) {
        const pave_tiling *tiling = mask->window->tiling;
        const int64_t i = walk.index;
        pave_mask_set_cell(mask, i, territory[i] == 0);
        for (int k = 0; graph && result == PAVE_OK && territory[i] &&
                        k < pave_tiling_side_count(tiling, walk.cell.s);
             k++) {
            const int64_t across =
                pave_window_wrapped(mask->window, pave_tiling_neighbors(tiling, walk.cell, k));
            if (across >= 0 && territory[across] && pave_graph_side_arc(graph, (int32_t)i, k) < 0)
                result = pave_mask_set_side(mask, i, k, true);
        }
    }
    return result;
}

// ---- Hash of a map ------------------------------------------------------------------------------

/// Hashes the element of each territory; a missing list hashes differently from any list.
static uint64_t map_hash_list(uint64_t hash, const int32_t *list, int32_t count)
{
    hash = pave_hash_word(hash, list ? (uint32_t)count : UINT32_MAX);
    for (int32_t i = 0; list && i < count; i++) hash = pave_hash_word(hash, (uint32_t)list[i]);
    return hash;
}

uint64_t pave_map_hash(const pave_map *map)
{
    assert(map);
    const uint64_t number = pave_territories_hash(map->territories);
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)number);
    hash = pave_hash_word(hash, (uint32_t)(number >> 32));
    hash = pave_hash_word(hash, (uint32_t)map->player_count);
    hash = map_hash_list(hash, map->owners, map->territories->count);
    return map_hash_list(hash, map->dice, map->territories->count);
}
