/// tests/fuzz/fuzz_map.c: any bytes as a map; what is taken holds together, is written, and read
/// again as the same map; its outlines, where it has such, are written as GeoJSON.
#include "limited.h"

#include <pave/formats/json.h>

#include <stdio.h>
#include <unistd.h>

static void check_map(const pave_map *map)
{
    const pave_territories *made = map->territories;
    must(made->cell_count == pave_ground_count(map->ground) &&
         (map->owners == NULL || map->player_count >= 0));
    for (int32_t i = 0; i < made->cell_count; i++) {
        must(made->labels[i] >= 0 && made->of_cell[i] >= 0 && made->of_cell[i] <= made->count);
        must((made->labels[i] == 0) == (made->of_cell[i] == 0));
        if (made->of_cell[i] > 0) must(made->items[made->of_cell[i] - 1].label == made->labels[i]);
    }
    for (int32_t t = 0; t < made->count; t++) {
        if (map->owners) must(map->owners[t] >= -1 && map->owners[t] < map->player_count);
        if (map->dice) must(map->dice[t] >= 0);
    }
}

static void check_there_and_back(const pave_map *map, const pave_allocator *allocator)
{
    char path[64];
    pave_map *read = NULL;
    pave_error error = {0};
    snprintf(path, sizeof path, "fuzz_map_%ld.json", (long)getpid());
    const pave_result written = pave_json_map_write(map, NULL, path, allocator, NULL, &error);
    must(written == PAVE_OK || written == PAVE_NO_MEMORY);
    if (written == PAVE_OK) {
        const pave_result result = pave_json_map_read(path, allocator, &read, &error);
        must(result == PAVE_OK || result == PAVE_NO_MEMORY);
        if (read)
            must(pave_map_hash(read) == pave_map_hash(map) &&
                 read->orientation == map->orientation);
        pave_map_destroy(read);
        remove(path);
    }
}

static void check_outlines(const pave_map *map, const pave_allocator *allocator)
{
    char path[64];
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    snprintf(path, sizeof path, "fuzz_map_%ld.geojson", (long)getpid());
    if (pave_map_polygons(map, allocator, &polygons, NULL) == PAVE_OK &&
        pave_borders_create(&(pave_borders_def){.polygons = polygons,
                                                .of_cell = map->territories->of_cell,
                                                .count = map->territories->count},
                            allocator, &borders, NULL) == PAVE_OK &&
        pave_json_map_geojson_write(map, borders, path, allocator, NULL, NULL) == PAVE_OK)
        remove(path);
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_map *map = NULL;
    pave_error error = {0};
    const pave_result result =
        pave_json_map_parse((const char *)data, size, "in.json", &allocator, &map, &error);
    must((result == PAVE_OK) == (map != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (map) {
        check_map(map);
        check_there_and_back(map, &allocator);
        check_outlines(map, &allocator);
    }
    pave_map_destroy(map);
    must(used == 0);
    return 0;
}
