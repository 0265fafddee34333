/// formats/tiled/tiled_table_write.c: tables of tile ids as CSV and JSON.
#include "tiled_map_write.h"

static const pave_tiled_table_style csv_style = {.row_begin = "", .row_end = "\n", .row_join = ""};
static const pave_tiled_table_style json_style = {
    .row_begin = "[", .row_end = "]", .row_join = ",\n"};

pave_result pave_tiled_write_csv(const pave_tiled_map_def *map, const char *path,
                                 const pave_batch *batch, pave_error *error)
{
    pave_output output;
    pave_result result = pave_tiled_map_open(&output, map, path, batch, NULL, error);
    if (result != PAVE_OK) return result;
    pave_tiled_table_write(&output, map, &csv_style);
    return pave_output_close(&output);
}

pave_result pave_tiled_write_json(const pave_tiled_map_def *map, const char *path,
                                  const pave_batch *batch, pave_error *error)
{
    pave_output output;
    pave_result result = pave_tiled_map_open(&output, map, path, batch, NULL, error);
    if (result != PAVE_OK) return result;
    pave_output_format(&output,
                       "{\"at\":[%d,%d],\"width\":%d,\"height\":%d,\"seed\":%llu,\"tiles\":[\n",
                       (int)map->at_q, (int)map->at_r, (int)map->width, (int)map->height,
                       (unsigned long long)map->seed);
    pave_tiled_table_write(&output, map, &json_style);
    pave_output_text(&output, "]}\n");
    return pave_output_close(&output);
}
