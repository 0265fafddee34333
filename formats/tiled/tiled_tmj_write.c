/// formats/tiled/tiled_tmj_write.c: writes maps as TMJ.
#include "tiled_tsx_write.h"
#include "tiled_write_shared.h"

static const pave_tiled_table_style array_style = {
    .gids = true, .row_begin = "", .row_end = "", .row_join = ",\n    "};

/// Writes the tiles of the layer, or of a chunk if given.
static void write_data(pave_output *output, const pave_tiled_map_def *map,
                       const pave_tiled_cuts *cuts)
{
    pave_output_text(output, map->encoding == PAVE_TILED_CSV ? "\"data\":[\n    " : "\"data\":\"");
    if (map->encoding == PAVE_TILED_BASE64 && cuts)
        pave_tiled_base64_ids(output, map, cuts->ids, sizeof cuts->ids / sizeof *cuts->ids);
    else if (map->encoding == PAVE_TILED_BASE64)
        pave_tiled_base64_write(output, map);
    else if (!cuts)
        pave_tiled_table_write(output, map, &array_style);
    for (int row = 0; row < PAVE_TILED_CUT_SIDE && cuts && map->encoding == PAVE_TILED_CSV; row++) {
        if (row > 0) pave_output_text(output, array_style.row_join);
        pave_tiled_table_row(output, cuts->ids + row * PAVE_TILED_CUT_SIDE, PAVE_TILED_CUT_SIDE,
                             &array_style);
    }
    pave_output_text(output, map->encoding == PAVE_TILED_CSV ? "]" : "\"");
}

static void write_chunks(pave_output *output, const pave_tiled_map_def *map)
{
    pave_tiled_cuts cuts;
    pave_output_text(output, "\"chunks\":[");
    pave_tiled_cuts_begin(&cuts, map, output);
    for (bool any = false; pave_tiled_cuts_next(&cuts); any = true) {
        pave_output_text(output, any ? ",\n   {" : "{");
        write_data(output, map, &cuts);
        pave_output_format(output, ",\n    \"x\":%d,\"y\":%d,\"width\":16,\"height\":16}",
                           (int)cuts.x, (int)cuts.y);
    }
    pave_tiled_cuts_end(&cuts);
    pave_output_text(output, "]");
}

static void write_layer(pave_output *output, const pave_tiled_map_def *map, int id,
                        const char *name)
{
    const pave_rect box = pave_tiled_map_box(map);
    pave_output_char(output, '{');
    if (map->encoding == PAVE_TILED_BASE64)
        pave_output_format(output, "\"compression\":\"%s\",\n   \"encoding\":\"base64\",\n   ",
                           pave_tiled_compression_text(map->compression));
    if (map->infinite)
        write_chunks(output, map);
    else
        write_data(output, map, NULL);
    pave_output_text(output, ",\n");
    if (map->infinite)
        pave_output_format(output, "   \"startx\":%d,\n   \"starty\":%d,\n", (int)box.q,
                           (int)box.r);
    pave_output_format(output,
                       "   \"id\":%d,\n   \"name\":\"%s\",\n   \"type\":\"tilelayer\",\n   "
                       "\"x\":0,\n   \"y\":0,\n   \"width\":%d,\n"
                       "   \"height\":%d,\n   \"opacity\":1,\n   \"visible\":true}",
                       id, name, (int)box.width, (int)box.height);
}

static void write_tileset(pave_output *output, const pave_tiled_map_def *map, uint32_t first,
                          const char *path)
{
    pave_output_format(output, "{\"firstgid\":%lu,\n   ", (unsigned long)first);
    if (pave_tiled_is_embedded(map)) {
        pave_tiled_tileset_json(output, map->tileset, path, 3);
    } else {
        pave_output_text(output, "\"source\":");
        pave_tiled_path_json(output, path, map->tileset->path);
    }
    pave_output_char(output, '}');
}

static void print_property(pave_output *output, const pave_tiled_said *said, const char *place,
                           bool first)
{
    pave_output_format(output, "%s{\"name\":\"%s\",\"type\":\"%s\",\"value\":", first ? "" : ",",
                       said->name, said->whole ? "int" : "string");
    if (said->whole)
        pave_output_text(output, said->value);
    else if (place)
        pave_tiled_path_json(output, place, said->value);
    else
        pave_output_json(output, said->value);
    pave_output_char(output, '}');
}

static void write_head(pave_output *output, const pave_tiled_map_def *map,
                       const pave_tiled_size *size)
{
    const pave_rect box = pave_tiled_map_box(map);
    pave_output_format(output,
                       "{\"type\":\"map\",\n \"version\":\"1.8\",\n \"compressionlevel\":-1,\n "
                       "\"orientation\":\"%s\",\n"
                       " \"renderorder\":\"right-down\",\n \"infinite\":%s,\n \"width\":%d,\n "
                       "\"height\":%d,\n \"tilewidth\":%d,\n"
                       " \"tileheight\":%d,\n",
                       pave_tiled_orientation_text(map->orientation),
                       map->infinite ? "true" : "false", (int)box.width, (int)box.height,
                       (int)size->cell_width, (int)size->cell_height);
    if (map->orientation == PAVE_TILED_HEXAGONAL)
        pave_output_format(output, " \"hexsidelength\":%d,\n", (int)map->stagger.hex_side);
    if (map->orientation >= PAVE_TILED_STAGGERED)
        pave_output_format(output, " \"staggeraxis\":\"%s\",\n \"staggerindex\":\"%s\",\n",
                           map->stagger.columns ? "x" : "y", map->stagger.even ? "even" : "odd");
}

pave_result pave_tiled_write_tmj(const pave_tiled_map_def *map, const char *path,
                                 const pave_batch *batch, pave_error *error)
{
    pave_tiled_size size;
    pave_output output;
    pave_tiled_sheet_files files[PAVE_TILED_LAYERS];
    pave_tiled_under under;
    pave_result result = pave_tiled_map_open(&output, map, path, batch, &size, files, error);
    if (result != PAVE_OK) return result;
    if (map->under) pave_tiled_under_make(map, &under);
    write_head(&output, map, &size);
    pave_output_text(&output, " \"properties\":[");
    pave_tiled_properties_write(&output, map, path, print_property);
    pave_output_text(&output, "],\n");
    pave_output_text(&output, " \"tilesets\":[");
    write_tileset(&output, map, 1, path);
    if (map->under) {
        pave_output_text(&output, ",\n  ");
        write_tileset(&output, map->under, under.first + 1, path);
    }
    pave_output_text(&output, "],\n \"layers\":[");
    if (map->under) {
        write_layer(&output, &under.map, 2, "under");
        pave_output_text(&output, ",\n  ");
    }
    write_layer(&output, map, 1, "world");
    pave_output_format(&output, "],\n \"nextlayerid\":%d,\n \"nextobjectid\":1}\n",
                       map->under ? 3 : 2);
    return pave_output_close(&output);
}
