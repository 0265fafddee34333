/// tests/fuzz/fuzz_tmx.c: any bytes as a map (TMX or TMJ), each of its layers verified by each of
/// its wang sets, and compared with a world.
#include "../../formats/tiled/tiled_document.h"
#include "limited.h"

#include <pave/formats/tiled.h>

/// What maps are compared with; made once, and never given back.
static const pave_world *the_world(void)
{
    static pave_world *world;
    pave_wang_set *set = NULL;
    if (world) return world;
    must(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &set, NULL) == PAVE_OK);
    must(pave_world_create(&(pave_world_def){.set = set}, NULL, &world, NULL) == PAVE_OK);
    pave_wang_destroy(set);
    return world;
}

static void check_comparison(const pave_tiled_map *map, const pave_tiled_layer *layer,
                             const pave_tiled_wangset *wangset, int64_t cells)
{
    const pave_cell at = {.q = -3, .r = 5};
    pave_tiled_comparison comparison;
    pave_result result =
        pave_tiled_map_compare(map, layer, wangset, the_world(), at, &comparison, NULL);
    must(result == PAVE_OK || result == PAVE_UNSUPPORTED || result == PAVE_RANGE ||
         result == PAVE_NO_MEMORY);
    must(comparison.different <= comparison.compared && comparison.compared <= cells);
    must(comparison.found == (comparison.different > 0));
    must(result != PAVE_OK || map->infinite || comparison.compared == cells);
}

static void check_layer(const pave_tiled_map *map, const pave_tiled_layer *layer)
{
    int64_t cells = 0;
    uint32_t sum = 0;
    for (uint32_t i = 0; i < layer->chunk_count; i++) {
        const pave_tiled_chunk *chunk = &layer->chunks[i], *before = i > 0 ? chunk - 1 : NULL;
        const int64_t count = (int64_t)chunk->width * chunk->height;
        must(chunk->width > 0 && chunk->height > 0 && chunk->gids != NULL);
        must(!before || before->y < chunk->y || (before->y == chunk->y && before->x < chunk->x));
        for (int64_t k = 0; k < count; k++) sum += chunk->gids[k]; // every cell is there
        cells += count;
    }
    must(cells <= PAVE_TILED_CELLS_MAX && (cells > 0 || sum == 0));
    for (uint32_t i = 0; i < map->tileset_count; i++) {
        for (uint32_t j = 0; j < map->tilesets[i]->wangset_count; j++) {
            pave_tiled_verdict verdict;
            pave_result result =
                pave_tiled_map_verify(map, layer, &map->tilesets[i]->wangsets[j], &verdict, NULL);
            must(result == PAVE_OK || result == PAVE_UNSUPPORTED || result == PAVE_NO_MEMORY);
            check_comparison(map, layer, &map->tilesets[i]->wangsets[j], cells);
            must(result != PAVE_OK || (verdict.sides <= verdict.checked_sides &&
                                       verdict.corners <= verdict.checked_corners));
            must(result != PAVE_OK || (verdict.found == (verdict.mismatches > 0) &&
                                       verdict.empty + verdict.foreign <= cells));
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_tiled_map *map = NULL;
    pave_error error = {0};
    pave_result result = pave_tiled_map_parse(data, size, "in.tmx", true, &allocator, &map, &error);
    must((result == PAVE_OK) == (map != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    for (uint32_t i = 0; map != NULL && i < map->tileset_count; i++)
        must(map->tilesets[i] != NULL && (i == 0 || map->first_gids[i] > map->first_gids[i - 1]));
    for (uint32_t i = 0; map != NULL && i < map->layer_count; i++)
        check_layer(map, &map->layers[i]);
    pave_tiled_map_destroy(map);
    must(used == 0);
    return 0;
}
