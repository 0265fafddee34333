/// formats/tiled/tiled_wangset.c: finds wang sets by name, and converts them to core sets.
#include "tiled_tileset_build.h"

#include <stdio.h>
#include <string.h>

static const char *text_or_nothing(const char *text) { return text == NULL ? "" : text; }

static bool is_empty(const pave_tiled_wangset *wangset)
{
    return wangset->tile_count == 0 || wangset->color_count == 0;
}

// Returns the index of the set with a name; wangset_count if not found.
static uint32_t find_by_name(const pave_tiled_tileset *tileset, const char *name)
{
    uint32_t i = 0;
    while (i < tileset->wangset_count &&
           strcmp(text_or_nothing(tileset->wangsets[i].name), name) != 0)
        i++;
    return i;
}

// Returns the index given by #N; wangset_count for any other text.
static uint32_t find_by_number(const pave_tiled_tileset *tileset, const char *name)
{
    int64_t number = 0;
    return name[0] == '#' && pave_common_integer_read(name + 1, strlen(name + 1), &number) &&
                   number >= 1 && number <= tileset->wangset_count
               ? (uint32_t)(number - 1)
               : tileset->wangset_count;
}

// Returns the index of the first set that is not empty; 0 if all are empty.
static uint32_t find_any(const pave_tiled_tileset *tileset)
{
    uint32_t i = 0;
    while (i < tileset->wangset_count && is_empty(&tileset->wangsets[i])) i++;
    return i < tileset->wangset_count ? i : 0;
}

pave_result pave_tiled_wangset_find(const pave_tiled_tileset *tileset, const char *name,
                                    const pave_tiled_wangset **out, pave_error *error)
{
    char names[256] = "";
    *out = NULL;
    if (tileset->wangset_count == 0)
        return pave_error_set(error, PAVE_NOT_FOUND, tileset->path, 0, 0,
                              "the tile set has no wang set, which Tiled calls a Terrain Set; add "
                              "one in Tiled's tile set editor");
    uint32_t found = name == NULL ? find_any(tileset) : find_by_name(tileset, name);
    if (found == tileset->wangset_count) found = find_by_number(tileset, name);
    if (found < tileset->wangset_count) {
        *out = &tileset->wangsets[found];
        return PAVE_OK;
    }
    for (uint32_t i = 0; i < tileset->wangset_count; i++) {
        size_t length = strlen(names);
        snprintf(names + length, sizeof names - length, "%s\"%.40s\"", i == 0 ? "" : ", ",
                 text_or_nothing(tileset->wangsets[i].name));
    }
    return pave_error_set(error, PAVE_NOT_FOUND, tileset->path, 0, 0,
                          "there is no wang set \"%.40s\"; there %s %s", name,
                          tileset->wangset_count == 1 ? "is" : "are", names);
}

pave_wang_kind pave_tiled_wangset_acts(const pave_tiled_wangset *wangset)
{
    bool edges = false, corners = false;
    for (uint32_t i = 0; i < wangset->tile_count && wangset->kind == PAVE_WANG_MIXED; i++) {
        for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
            const bool set = wangset->tiles[i].colors[place] != 0;
            edges = edges || (set && place % 2 == 0);
            corners = corners || (set && place % 2 == 1);
        }
    }
    return edges == corners ? wangset->kind : edges ? PAVE_WANG_EDGE : PAVE_WANG_CORNER;
}

// Arrays that the core needs in addition to the wang set.
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
        arrays->color_weights == NULL)
        return false;
    for (uint32_t i = 0; i < wangset->tile_count; i++) {
        const pave_tiled_tile *listed = pave_tiled_tileset_tile(tileset, wangset->tiles[i].id);
        memcpy(arrays->colors + (size_t)i * PAVE_WANG_PLACES_SQUARE, wangset->tiles[i].colors,
               PAVE_WANG_PLACES_SQUARE);
        arrays->ids[i] = wangset->tiles[i].id;
        arrays->tile_weights[i] = listed == NULL ? 1 : listed->probability;
    }
    for (int32_t i = 0; i < wangset->color_count; i++)
        arrays->color_weights[i] = wangset->colors[i].probability;
    return true;
}

static void arrays_release(const core_arrays *arrays, const pave_allocator *allocator)
{
    PAVE_COMMON_FREE(allocator, arrays->color_weights, arrays->tile_weights, arrays->ids,
                     arrays->colors);
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
    if (wangset->color_count < 1 || wangset->tile_count < 1)
        return pave_error_set(error, PAVE_RANGE, tileset->path, wangset->line, 0,
                              "the wang set \"%.40s\" has no %s; add some in Tiled", name,
                              wangset->color_count < 1 ? "colours" : "tiles");
    pave_result result = PAVE_NO_MEMORY;
    if (arrays_make(&arrays, tileset, wangset, allocator)) {
        pave_wang_def def = {.kind = pave_tiled_wangset_acts(wangset),
                             .color_count = wangset->color_count,
                             .tile_count = wangset->tile_count,
                             .colors = arrays.colors,
                             .ids = arrays.ids,
                             .tile_weights = arrays.tile_weights,
                             .color_weights = arrays.color_weights,
                             .symmetries = tileset->symmetries};
        result = pave_wang_create(&def, allocator, out, &inner);
    }
    arrays_release(&arrays, allocator);
    if (result == PAVE_OK) return PAVE_OK;
    return pave_error_set(error, result, tileset->path, wangset->line, 0,
                          "the wang set \"%.40s\": %s", name,
                          inner.message[0] == 0 ? pave_result_text(result) : inner.message);
}
