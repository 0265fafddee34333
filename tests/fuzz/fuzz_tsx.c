/// tests/fuzz/fuzz_tsx.c: any bytes as a tile set (TSX, TSJ, or those of a map), its wang sets made
/// sets of the core, and their missing combinations.
#include "../../formats/tiled/tiled_document.h"
#include "limited.h"

#include <pave/formats/tiled.h>

static void check_wangset(const pave_tiled_tileset *tileset, const pave_tiled_wangset *wangset,
                          const pave_allocator *allocator)
{
    pave_wang_set *set = NULL;
    pave_error error = {0};
    must(wangset->color_count >= 0 && wangset->color_count <= PAVE_WANG_COLORS_MAX);
    for (uint32_t i = 0; i < wangset->tile_count; i++) {
        must(i == 0 || wangset->tiles[i].id > wangset->tiles[i - 1].id);
        for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++)
            must(wangset->tiles[i].colors[place] <= wangset->color_count);
    }
    pave_result result = pave_tiled_wangset_create(tileset, wangset, allocator, &set, &error);
    must((result == PAVE_OK) == (set != NULL) && error.result == result);
    if (set == NULL) return;
    must(tileset->symmetries != 0 || pave_wang_tile_count(set) == wangset->tile_count);
    pave_wang_census census = pave_wang_take_census(set);
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    int count = 0;
    while (count < 20 && pave_wang_next_missing(set, missing)) count++;
    must(census.complete == (count == 0));
    pave_wang_destroy(set);
}

static void check(const pave_tiled_tileset *tileset, const pave_allocator *allocator)
{
    const pave_tiled_wangset *first = NULL;
    must(tileset->tile_width >= 1 && tileset->tile_height >= 1 &&
         tileset->tile_count <= PAVE_TILED_TILES_MAX);
    must(tileset->said_count != tileset->tile_count || tileset->said_count == 0);
    for (uint32_t i = 0; i < tileset->listed_count; i++) {
        must(i == 0 || tileset->listed[i].id > tileset->listed[i - 1].id);
        must(tileset->listed[i].probability >= 0 && tileset->listed[i].probability <= 1e15);
    }
    must((pave_tiled_wangset_find(tileset, NULL, &first, NULL) == PAVE_OK) ==
         (tileset->wangset_count > 0));
    for (uint32_t i = 0; i < tileset->wangset_count; i++)
        check_wangset(tileset, &tileset->wangsets[i], allocator);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_tiled_tileset *tileset = NULL;
    pave_error error = {0};
    pave_result result =
        pave_tiled_tileset_parse(data, size, "in.tsx", true, &allocator, &tileset, &error);
    must((result == PAVE_OK) == (tileset != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (tileset != NULL) check(tileset, &allocator);
    pave_tiled_tileset_destroy(tileset);
    must(used == 0);
    return 0;
}
