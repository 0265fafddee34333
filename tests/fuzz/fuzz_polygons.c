/// tests/fuzz/fuzz_polygons.c: any bytes as GeoJSON and as WKT; what is taken is a map whose cells
/// do not overlap, is written, and read again as the same map. The first byte chooses how it is
/// read.
#include "limited.h"

#include "../../formats/json/json_polygons.h"

#include <stdio.h>
#include <unistd.h>

static void check_there_and_back(const pave_map *map, const pave_allocator *allocator)
{
    char path[64];
    pave_map *read = NULL;
    snprintf(path, sizeof path, "fuzz_polygons_%ld.json", (long)getpid());
    const pave_result written = pave_json_map_write(map, NULL, path, allocator, NULL, NULL);
    must(written == PAVE_OK || written == PAVE_NO_MEMORY);
    if (written != PAVE_OK) return;
    const pave_result result = pave_json_map_read(path, allocator, &read, NULL);
    must(result == PAVE_OK || result == PAVE_NO_MEMORY);
    if (read)
        must(pave_map_hash(read) == pave_map_hash(map) &&
             pave_patch_hash(read->patch) == pave_patch_hash(map->patch) &&
             read->name_count == map->name_count && read->y_up);
    pave_map_destroy(read);
    remove(path);
}

/// Points: as many names and lines as positions, all of them finite; lines ascend.
static void check_points(const char *text, size_t size, const pave_allocator *allocator)
{
    pave_json_any any = {.allocator = *allocator};
    pave_error error = {0};
    const pave_result result =
        pave_json_points_parse(text, size, "in", allocator, &any.points, &error);
    const pave_json_points *points = &any.points;
    must(error.result == result && (result != PAVE_OK || points->count > 0));
    for (int32_t i = 0; result == PAVE_OK && i < points->count; i++) {
        must(points->positions[i].x - points->positions[i].x == 0.0 &&
             points->positions[i].y - points->positions[i].y == 0.0);
        must(points->lines[i] >= (i > 0 ? points->lines[i - 1] : 1));
    }
    pave_json_any_release(&any);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const double snaps[] = {0.0, 0.25};
    size_t used = 0;
    char notes[PAVE_JSON_NOTES_SIZE] = "";
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_map *map = NULL;
    pave_error error = {0};
    const uint8_t how = size > 0 ? data[0] : 0;
    const pave_json_any_def def = {.snap = snaps[how & 1],
                                   .close = how >> 1 & 1,
                                   .projection = (pave_json_projection)((how >> 2 & 3) % 3)};
    const char *text = (const char *)data + (size > 0);
    size -= size > 0;
    if (how >> 4 & 1) {
        check_points(text, size, &allocator);
        must(used == 0);
        return 0;
    }
    const pave_result result =
        pave_json_polygons_parse(text, size, pave_json_wkt_recognizes(text, size), &def, "in",
                                 &allocator, &map, notes, &error);
    must((result == PAVE_OK) == (map != NULL) && error.result == result);
    if (map) check_there_and_back(map, &allocator);
    pave_map_destroy(map);
    must(used == 0);
    return 0;
}
