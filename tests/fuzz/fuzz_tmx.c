/// tests/fuzz/fuzz_tmx.c: any bytes as a map (TMX or TMJ).
#include "../../formats/tiled/tiled_document.h"
#include "limited.h"

#include <pave/formats/tiled.h>

static void check_layer(const pave_tiled_layer *layer)
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
    for (uint32_t i = 0; map != NULL && i < map->layer_count; i++) check_layer(&map->layers[i]);
    pave_tiled_map_destroy(map);
    must(used == 0);
    return 0;
}
