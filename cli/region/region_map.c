// cli/region_map.c: from labels to a map.
#include "region.h"

#include <stdlib.h>
#include <string.h>

pave_territory_def region_territory_def(const region_merge *merge, pave_ground ground,
                                        const int32_t *labels)
{
    return (pave_territory_def){.ground = ground,
                                .labels = labels,
                                .grow_into_none = merge->fill_empty,
                                .size_min = (int32_t)merge->size_min,
                                .fill_holes = merge->fill_holes};
}

int region_read_map(const char *path, pave_map **out)
{
    pave_error error = {0};
    if (pave_json_map_read(strcmp(path, "-") == 0 ? "/dev/stdin" : path, NULL, out, &error) ==
        PAVE_OK)
        return CLI_DONE;
    int code = cli_report(&error);
    return code == CLI_WRONG ? CLI_FAILED
                             : code; // a name that there is not stands in the file, not in the call
}

int region_find_narrow(const pave_map *map, int32_t width_max, pave_chokepoints **out)
{
    int32_t count = map->territories->cell_count;
    uint8_t *closed = malloc((size_t)count + 1);
    pave_error error = {.result = PAVE_NO_MEMORY};
    for (int32_t i = 0; closed && i < count; i++) closed[i] = map->territories->of_cell[i] == 0;
    if (closed && pave_chokepoints_create(&(pave_chokepoints_def){.ground = map->ground,
                                                                  .closed = closed,
                                                                  .width_max = width_max},
                                          NULL, out, &error) == PAVE_OK)
        error.result = PAVE_OK;
    free(closed);
    return error.result == PAVE_OK ? CLI_DONE : region_refuse_map(&error);
}

pave_result region_color_graph(const pave_graph *graph, int32_t *colors, int32_t *count)
{
    enum { COLORS = 4, STEPS = 100000, STEPS_EACH = 10 };
    return pave_graph_color_few(graph, COLORS, STEPS + STEPS_EACH * (int64_t)graph->node_count,
                                NULL, colors, count);
}

int region_refuse_map(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? cli_failed("out of memory; request fewer cells")
                                           : cli_failed("%s", error->message);
}
