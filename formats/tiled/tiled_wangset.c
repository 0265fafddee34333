/// formats/tiled/tiled_wangset.c: wang sets of a tile set by name, and as sets of the core.
#include "tiled_build.h"

#include <stdio.h>
#include <string.h>

static const char *text_or_nothing(const char *text) { return text == NULL ? "" : text; }

pave_result pave_tiled_wangset_find(const pave_tiled_tileset *tileset, const char *name,
                                    const pave_tiled_wangset **out, pave_error *error)
{
    char names[256] = "";
    *out = NULL;
    if (tileset->wangset_count == 0) {
        return pave_error_set(error, PAVE_NOT_FOUND, tileset->path, 0, 0,
                              "the tile set has no wang set, which Tiled calls a Terrain Set; add "
                              "one in Tiled's tile set editor");
    }
    for (uint32_t i = 0; i < tileset->wangset_count; i++) {
        const char *other = text_or_nothing(tileset->wangsets[i].name);
        if (name == NULL || strcmp(name, other) == 0) {
            *out = &tileset->wangsets[i];
            return PAVE_OK;
        }
        size_t length = strlen(names);
        snprintf(names + length, sizeof names - length, "%s\"%.40s\"", i == 0 ? "" : ", ", other);
    }
    return pave_error_set(error, PAVE_NOT_FOUND, tileset->path, 0, 0,
                          "there is no wang set \"%.40s\"; there %s %s", name,
                          tileset->wangset_count == 1 ? "is" : "are", names);
}

// What the core needs beside the wang set itself.
typedef struct core_arrays {
    uint8_t *colors;
    uint32_t *ids;
    double *tile_weights, *color_weights;
} core_arrays;

static bool arrays_make(core_arrays *arrays, const pave_tiled_tileset *tileset,
                        const pave_tiled_wangset *wangset, const pave_allocator *allocator)
{
    arrays->colors = pave_common_array(allocator, wangset->tile_count, PAVE_WANG_PLACES_SQUARE);
    arrays->ids = pave_common_array(allocator, wangset->tile_count, sizeof *arrays->ids);
    arrays->tile_weights =
        pave_common_array(allocator, wangset->tile_count, sizeof *arrays->tile_weights);
    arrays->color_weights =
        pave_common_array(allocator, (size_t)wangset->color_count, sizeof *arrays->color_weights);
    if (arrays->colors == NULL || arrays->ids == NULL || arrays->tile_weights == NULL ||
        arrays->color_weights == NULL) {
        return false;
    }
    for (uint32_t i = 0; i < wangset->tile_count; i++) {
        const pave_tiled_tile *listed = pave_tiled_tileset_tile(tileset, wangset->tiles[i].id);
        memcpy(arrays->colors + (size_t)i * PAVE_WANG_PLACES_SQUARE, wangset->tiles[i].colors,
               PAVE_WANG_PLACES_SQUARE);
        arrays->ids[i] = wangset->tiles[i].id;
        arrays->tile_weights[i] = listed == NULL ? 1 : listed->probability;
    }
    for (int32_t i = 0; i < wangset->color_count; i++) {
        arrays->color_weights[i] = wangset->colors[i].probability;
    }
    return true;
}

static void arrays_release(const core_arrays *arrays, const pave_tiled_wangset *wangset,
                           const pave_allocator *allocator)
{
    pave_common_array_release(allocator, arrays->color_weights, (size_t)wangset->color_count,
                              sizeof *arrays->color_weights);
    pave_common_array_release(allocator, arrays->tile_weights, wangset->tile_count,
                              sizeof *arrays->tile_weights);
    pave_common_array_release(allocator, arrays->ids, wangset->tile_count, sizeof *arrays->ids);
    pave_common_array_release(allocator, arrays->colors, wangset->tile_count,
                              PAVE_WANG_PLACES_SQUARE);
}

pave_result pave_tiled_wangset_create(const pave_tiled_tileset *tileset,
                                      const pave_tiled_wangset *wangset,
                                      const pave_allocator *allocator, pave_wang_set **out,
                                      pave_error *error)
{
    const char *name = text_or_nothing(wangset->name);
    core_arrays arrays = {0};
    pave_error inner = {0};
    *out = NULL;
    if (wangset->color_count < 1 || wangset->tile_count < 1) {
        return pave_error_set(error, PAVE_RANGE, tileset->path, wangset->line, 0,
                              "the wang set \"%.40s\" has no %s; add some in Tiled", name,
                              wangset->color_count < 1 ? "colours" : "tiles");
    }
    pave_result result = PAVE_NO_MEMORY;
    if (arrays_make(&arrays, tileset, wangset, allocator)) {
        pave_wang_def def = {.kind = wangset->kind,
                             .color_count = wangset->color_count,
                             .tile_count = wangset->tile_count,
                             .colors = arrays.colors,
                             .ids = arrays.ids,
                             .tile_weights = arrays.tile_weights,
                             .color_weights = arrays.color_weights,
                             .symmetries = tileset->symmetries};
        result = pave_wang_create(&def, allocator, out, &inner);
    }
    arrays_release(&arrays, wangset, allocator);
    if (result == PAVE_OK) {
        return PAVE_OK;
    }
    return pave_error_set(error, result, tileset->path, wangset->line, 0,
                          "the wang set \"%.40s\": %s", name,
                          inner.message[0] == 0 ? pave_result_text(result) : inner.message);
}
