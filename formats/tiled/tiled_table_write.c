/// formats/tiled/tiled_table_write.c: writes tables of tile ids as CSV and JSON.
#include "tiled_write_shared.h"

#include "tiled_tsx_write.h"

static const pave_tiled_table_style csv_style = {.row_begin = "", .row_end = "\n", .row_join = ""};
static const pave_tiled_table_style json_style = {
    .row_begin = "[", .row_end = "]", .row_join = ",\n"};

pave_result pave_tiled_write_csv(const pave_tiled_map_def *map, const char *path,
                                 const pave_batch *batch, pave_error *error)
{
    pave_output output;
    pave_result result = pave_tiled_map_open(&output, map, path, batch, NULL, NULL, error);
    if (result != PAVE_OK) return result;
    pave_tiled_table_write(&output, map, &csv_style);
    return pave_output_close(&output);
}

static void write_name(pave_output *output, const char *name, const char *value)
{
    if (!value) return;
    pave_output_format(output, "\"%s\":", name);
    pave_output_json(output, value);
    pave_output_char(output, ',');
}

pave_result pave_tiled_write_json(const pave_tiled_map_def *map, const char *path,
                                  const pave_batch *batch, pave_error *error)
{
    pave_output output;
    pave_result result = pave_tiled_map_open(&output, map, path, batch, NULL, NULL, error);
    if (result != PAVE_OK) return result;
    pave_output_char(&output, '{');
    write_name(&output, "set", map->set);
    write_name(&output, "method", map->method);
    pave_output_format(&output, "\"seed\":\"%llu\",", (unsigned long long)map->seed);
    if (map->world != 0)
        pave_output_format(&output, "\"world\":\"0x%016llx\",", (unsigned long long)map->world);
    if (map->origin.q || map->origin.r)
        pave_output_format(&output, "\"origin\":[%d,%d,0],", (int)map->origin.q,
                           (int)map->origin.r);
    for (int32_t i = 0; i < map->property_count; i++) {
        const pave_tiled_said *said = &map->properties[i];
        if (said->whole)
            pave_output_format(&output, "\"%s\":%s,", said->name, said->value);
        else
            write_name(&output, said->name, said->value);
    }
    if (map->tiles) {
        pave_output_text(&output, "\"from\":");
        pave_tiled_path_json(&output, path, map->tiles);
        pave_output_char(&output, ',');
    }
    pave_output_format(&output, "\"at\":[%d,%d],\"width\":%d,\"height\":%d,\"tiles\":[\n",
                       (int)map->at_q, (int)map->at_r, (int)map->width, (int)map->height);
    pave_tiled_table_write(&output, map, &json_style);
    pave_output_text(&output, "]}\n");
    return pave_output_close(&output);
}
