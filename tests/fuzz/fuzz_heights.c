/// tests/fuzz/fuzz_heights.c: any bytes as a PNG of heights, and a terrain of what is read: no way
/// of water rises or is without end.
#include "../../formats/tiled/tiled_png.h"
#include "limited.h"
#include "png_mend.h"

#include <pave/formats/tiled.h>
#include <pave/terrain.h>

enum { PIXELS_MAX = 1 << 16 };

static void check_ways(const pave_terrain *terrain)
{
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        int32_t steps = 0;
        for (int32_t at = i, next = terrain->down[at]; next >= 0;
             at = next, next = terrain->down[at])
            must(terrain->levels[next] <= terrain->levels[at] && ++steps < terrain->vertex_count);
    }
}

static void make_terrain(const pave_height_map *map)
{
    pave_window *window = NULL;
    pave_terrain *terrain = NULL;
    pave_heights_picture picture = {.values = map->values,
                                    .width = map->width,
                                    .height = map->height,
                                    .low = -5000,
                                    .high = 40000};
    pave_terrain_def def = {.river = 5, .lake = 2, .erosion = 1};
    const pave_window_def shape = {.tiling = pave_tiling_tri(), .width = 24, .height = 9};
    must(pave_window_create(&shape, NULL, &window, NULL) == PAVE_OK);
    picture.window = def.window = window;
    must(pave_heights_of_picture(&picture, &def.heights, NULL) == PAVE_OK);
    must(pave_terrain_create(&def, NULL, &terrain, NULL) == PAVE_OK);
    check_ways(terrain);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
}

static void read_heights(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_height_map map = {0};
    pave_error error = {0};
    const pave_result result = pave_heights_parse(
        data, size, "in.png", (pave_height_encoding)(size % 4), &allocator, &map, &error);
    must((result == PAVE_OK) == (map.values != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (map.values != NULL && map.width <= PIXELS_MAX / map.height) make_terrain(&map);
    pave_height_map_release(&map);
    must(used == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    png_read_twice(data, size, read_heights);
    return 0;
}
