/// tests/fuzz/fuzz_tmx.c: any bytes as a map (TMX or TMJ), each of its layers verified by each of
/// its wang sets.
#include "limited.h"

#include <pave/formats/tiled.h>

static void check_layer(const pave_tiled_map *map, const pave_tiled_layer *layer)
{
    int64_t cells = (int64_t)layer->width * layer->height;
    must(cells >= 0 && cells <= PAVE_TILED_CELLS_MAX && (cells > 0) == (layer->gids != NULL));
    uint32_t sum = 0;
    for (int64_t i = 0; i < cells; i++) sum += layer->gids[i]; // every cell is there
    must(cells > 0 || sum == 0);
    for (uint32_t i = 0; i < map->tileset_count; i++) {
        for (uint32_t j = 0; j < map->tilesets[i]->wangset_count; j++) {
            pave_tiled_verdict verdict;
            pave_result result =
                pave_tiled_map_verify(map, layer, &map->tilesets[i]->wangsets[j], &verdict, NULL);
            must(result == PAVE_OK || result == PAVE_UNSUPPORTED || result == PAVE_NO_MEMORY);
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
