/// formats/tiled/tiled_tmx_write.c: writes maps as TMX.
#include "tiled_tsx_write.h"
#include "tiled_write_shared.h"

#include <stdio.h>

static const pave_tiled_table_style csv_style = {
    .gids = true, .row_begin = "", .row_end = "", .row_join = ",\n"};

static void print_property(pave_output *output, const pave_tiled_said *said, const char *place,
                           bool first)
{
    (void)first;
    pave_output_format(output, "  <property name=\"%s\"%s value=\"", said->name,
                       said->whole ? " type=\"int\"" : "");
    if (place)
        pave_tiled_path_xml(output, place, said->value);
    else
        pave_output_xml(output, said->value);
    pave_output_text(output, "\"/>\n");
}

static void write_head(pave_output *output, const pave_tiled_map_def *map,
                       const pave_tiled_size *size, const char *path)
{
    const pave_rect box = pave_tiled_map_box(map);
    pave_output_text(output, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    pave_output_format(
        output,
        "<map version=\"1.8\" orientation=\"%s\" renderorder=\"right-down\" width=\"%d\" "
        "height=\"%d\" tilewidth=\"%d\" tileheight=\"%d\" infinite=\"%d\"",
        pave_tiled_orientation_text(map->orientation), (int)box.width, (int)box.height,
        (int)size->cell_width, (int)size->cell_height, map->infinite);
    if (map->orientation == PAVE_TILED_HEXAGONAL)
        pave_output_format(output, " hexsidelength=\"%d\"", (int)map->stagger.hex_side);
    if (map->orientation >= PAVE_TILED_STAGGERED)
        pave_output_format(output, " staggeraxis=\"%s\" staggerindex=\"%s\"",
                           map->stagger.columns ? "x" : "y", map->stagger.even ? "even" : "odd");
    pave_output_format(output, " nextlayerid=\"%d\" nextobjectid=\"1\">\n", map->under ? 3 : 2);
    pave_output_text(output, " <properties>\n");
    pave_tiled_properties_write(output, map, path, print_property);
    pave_output_text(output, " </properties>\n");
}

static void write_tileset(pave_output *output, const pave_tiled_map_def *map, uint32_t first,
                          const char *path)
{
    char attribute[32];
    snprintf(attribute, sizeof attribute, " firstgid=\"%lu\"", (unsigned long)first);
    if (pave_tiled_is_embedded(map)) {
        pave_tiled_tileset_xml(output, map->tileset, path, 1, attribute);
    } else {
        pave_output_format(output, " <tileset%s source=\"", attribute);
        pave_tiled_path_xml(output, path, map->tileset->path);
        pave_output_text(output, "\"/>\n");
    }
}

static void write_chunks(pave_output *output, const pave_tiled_map_def *map)
{
    pave_tiled_cuts cuts;
    pave_tiled_cuts_begin(&cuts, map, output);
    while (pave_tiled_cuts_next(&cuts)) {
        pave_output_format(output, "   <chunk x=\"%d\" y=\"%d\" width=\"16\" height=\"16\">\n",
                           (int)cuts.x, (int)cuts.y);
        for (int row = 0; row < PAVE_TILED_CUT_SIDE && map->encoding == PAVE_TILED_CSV; row++) {
            if (row > 0) pave_output_text(output, csv_style.row_join);
            pave_tiled_table_row(output, cuts.ids + row * PAVE_TILED_CUT_SIDE, PAVE_TILED_CUT_SIDE,
                                 &csv_style);
        }
        if (map->encoding == PAVE_TILED_BASE64)
            pave_tiled_base64_ids(output, map, cuts.ids, sizeof cuts.ids / sizeof *cuts.ids);
        pave_output_text(output, "\n</chunk>\n");
    }
    pave_tiled_cuts_end(&cuts);
}

static void write_layer(pave_output *output, const pave_tiled_map_def *map, int id,
                        const char *name)
{
    const pave_rect box = pave_tiled_map_box(map);
    pave_output_format(output,
                       " <layer id=\"%d\" name=\"%s\" width=\"%d\" height=\"%d\">\n"
                       "  <data encoding=\"%s\"",
                       id, name, (int)box.width, (int)box.height,
                       map->encoding == PAVE_TILED_CSV ? "csv" : "base64");
    if (map->compression != PAVE_TILED_UNCOMPRESSED)
        pave_output_format(output, " compression=\"%s\"",
                           pave_tiled_compression_text(map->compression));
    pave_output_text(output, ">\n");
    if (map->infinite) {
        write_chunks(output, map);
        pave_output_text(output, "  </data>\n");
    } else if (map->encoding == PAVE_TILED_CSV) {
        pave_tiled_table_write(output, map, &csv_style);
        pave_output_text(output, "\n</data>\n");
    } else {
        pave_output_text(output, "   ");
        pave_tiled_base64_write(output, map);
        pave_output_text(output, "\n  </data>\n");
    }
    pave_output_text(output, " </layer>\n");
}

pave_result pave_tiled_write_tmx(const pave_tiled_map_def *map, const char *path,
                                 const pave_batch *batch, pave_error *error)
{
    pave_tiled_size size;
    pave_output output;
    pave_tiled_sheet_files files[PAVE_TILED_LAYERS];
    pave_tiled_under under;
    pave_result result = pave_tiled_map_open(&output, map, path, batch, &size, files, error);
    if (result != PAVE_OK) return result;
    if (map->under) pave_tiled_under_make(map, &under);
    const char *place = map->place ? map->place : path;
    write_head(&output, map, &size, place);
    write_tileset(&output, map, 1, place);
    if (map->under) {
        write_tileset(&output, map->under, under.first + 1, place);
        write_layer(&output, &under.map, 2, "under");
    }
    write_layer(&output, map, 1, "world");
    pave_output_text(&output, "</map>\n");
    return pave_output_close(&output);
}
