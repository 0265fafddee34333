/// formats/tiled/tiled_tmj_write.c: maps as TMJ.
#include "tiled_map_write.h"
#include "tiled_tileset_write.h"

static const pave_tiled_table_style array_style = {
    .bias = 1, .row_begin = "", .row_end = "", .row_join = ",\n    "};

static void write_layer(pave_output *output, const pave_tiled_map_def *map)
{
    pave_output_text(output, " \"layers\":[{");
    if (map->encoding == PAVE_TILED_CSV) {
        pave_output_text(output, "\"data\":[\n    ");
        pave_tiled_table_write(output, map, &array_style);
        pave_output_text(output, "],\n");
    } else {
        pave_output_format(output,
                           "\"compression\":\"%s\",\n   \"encoding\":\"base64\",\n   \"data\":\"",
                           pave_tiled_compression_text(map->compression));
        pave_tiled_base64_write(output, map);
        pave_output_text(output, "\",\n");
    }
    pave_output_format(output,
                       "   \"id\":1,\n   \"name\":\"world\",\n   \"type\":\"tilelayer\",\n   "
                       "\"x\":0,\n   \"y\":0,\n   \"width\":%d,\n"
                       "   \"height\":%d,\n   \"opacity\":1,\n   \"visible\":true}],\n",
                       (int)map->width, (int)map->height);
}

static void write_tileset(pave_output *output, const pave_tiled_map_def *map, const char *path)
{
    pave_output_text(output, " \"tilesets\":[{\"firstgid\":1,\n   ");
    if (pave_tiled_is_embedded(map)) {
        pave_tiled_tileset_json(output, map->tileset, path, 3);
    } else {
        pave_output_text(output, "\"source\":");
        pave_tiled_path_json(output, path, map->tileset->path);
    }
    pave_output_text(output, "}],\n");
}

static void write_name(pave_output *output, const char *name, const char *value)
{
    pave_output_format(output, "{\"name\":\"%s\",\"type\":\"string\",\"value\":", name);
    pave_output_json(output, value);
    pave_output_char(output, '}');
}

/// In the order of names, as Tiled writes them. Tiled's int has 32 bits: the seed is text.
static void write_properties(pave_output *output, const pave_tiled_map_def *map)
{
    pave_output_text(output, " \"properties\":[");
    if (map->method) write_name(output, "method", map->method);
    pave_output_format(output,
                       "%s{\"name\":\"q\",\"type\":\"int\",\"value\":%d},"
                       "{\"name\":\"r\",\"type\":\"int\",\"value\":%d},"
                       "{\"name\":\"seed\",\"type\":\"string\",\"value\":\"%llu\"}",
                       map->method ? "," : "", (int)map->at_q, (int)map->at_r,
                       (unsigned long long)map->seed);
    if (map->set) {
        pave_output_char(output, ',');
        write_name(output, "set", map->set);
    }
    if (map->world != 0)
        pave_output_format(output,
                           ",{\"name\":\"world\",\"type\":\"string\",\"value\":\"0x%016llx\"}",
                           (unsigned long long)map->world);
    pave_output_text(output, "],\n");
}

pave_result pave_tiled_write_tmj(const pave_tiled_map_def *map, const char *path,
                                 const pave_batch *batch, pave_error *error)
{
    pave_tiled_size size;
    pave_output output;
    pave_tiled_sheet_files files;
    pave_result result = pave_tiled_map_open(&output, map, path, batch, &size, error);
    if (result != PAVE_OK) return result;
    pave_tiled_map_bring(&output, map, &files);
    pave_output_format(&output,
                       "{\"type\":\"map\",\n \"version\":\"1.8\",\n \"compressionlevel\":-1,\n "
                       "\"orientation\":\"%s\",\n"
                       " \"renderorder\":\"right-down\",\n \"infinite\":false,\n \"width\":%d,\n "
                       "\"height\":%d,\n \"tilewidth\":%d,\n"
                       " \"tileheight\":%d,\n",
                       pave_tiled_orientation_text(map->orientation), (int)map->width,
                       (int)map->height, (int)size.cell_width, (int)size.cell_height);
    write_properties(&output, map);
    write_tileset(&output, map, path);
    write_layer(&output, map);
    pave_output_text(&output, " \"nextlayerid\":2,\n \"nextobjectid\":1}\n");
    return pave_output_close(&output);
}
