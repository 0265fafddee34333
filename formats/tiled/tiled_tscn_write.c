/// formats/tiled/tiled_tscn_write.c: writes a map as a scene of Godot 4.3 or later: a TileMapLayer
/// with its TileSet. A map with a lower layer becomes two such nodes under one parent.
///
/// Based on: Juan Linietsky, Ariel Manzur and others, Godot 4 (its text scenes, format 4, and the
/// property tile_map_data of TileMapLayer).
#include "tiled_godot.h"
#include "tiled_write_shared.h"

#include <stdio.h>

// Cell coordinates have 16 bits; a cell is 12 bytes.
enum { CELL_MIN = -32768, CELL_MAX = 32767, CELL_BYTES = 12 };

// Bits of an alternative that turn the tile like Tiled's.
enum { FLIP_HORIZONTAL = 1 << 12, FLIP_VERTICAL = 1 << 13, TRANSPOSE = 1 << 14 };

static void put16(unsigned char *out, uint32_t value)
{
    out[0] = (unsigned char)value;
    out[1] = (unsigned char)(value >> 8);
}

/// Adds a cell: x, y, source, atlas x, atlas y and alternative, each a 16-bit little-endian number.
static void write_cell(pave_tiled_base64 *text, const pave_tiled_map_def *map, int32_t x, int32_t y,
                       uint32_t id)
{
    const uint32_t tile = id & PAVE_TILED_GID_MASK, columns = map->tileset->columns;
    unsigned char bytes[CELL_BYTES] = {0};
    put16(bytes, (uint32_t)(map->at_q + x));
    put16(bytes + 2, (uint32_t)(map->at_r + y));
    put16(bytes + 6, tile % columns);
    put16(bytes + 8, tile / columns);
    put16(bytes + 10, (id & PAVE_TILED_FLIP_HORIZONTAL ? FLIP_HORIZONTAL : 0u) |
                          (id & PAVE_TILED_FLIP_VERTICAL ? FLIP_VERTICAL : 0u) |
                          (id & PAVE_TILED_FLIP_DIAGONAL ? TRANSPOSE : 0u));
    pave_tiled_base64_add(text, bytes, sizeof bytes);
}

static void write_cells(pave_output *output, const pave_tiled_map_def *map)
{
    const bool hexagonal = map->orientation == PAVE_TILED_HEXAGONAL;
    const uint32_t turned = PAVE_TILED_FLIP_DIAGONAL | PAVE_TILED_ROTATE_120;
    pave_tiled_base64 text = {.output = output};
    pave_tiled_blocks blocks;
    pave_tiled_base64_add(&text, (const unsigned char[2]){0, 0}, 2); // the format version
    pave_tiled_blocks_begin(&blocks, map, output);
    while (pave_tiled_blocks_next(&blocks)) {
        for (int32_t i = 0; i < blocks.count * map->width && output->result == PAVE_OK; i++) {
            const uint32_t id = blocks.ids[i];
            const int32_t x = i % map->width, y = blocks.first + i / map->width;
            if (id == PAVE_WANG_EMPTY) continue;
            if (hexagonal && (id & turned))
                pave_output_fail(output, PAVE_UNSUPPORTED,
                                 "cell %d,%d has a hexagon turned by a sixth, which Godot cannot "
                                 "do: draw turned tiles in the sheet",
                                 (int)(map->at_q + x), (int)(map->at_r + y));
            write_cell(&text, map, x, y, id);
        }
    }
    pave_tiled_blocks_end(&blocks);
    pave_tiled_base64_end(&text);
}

static void print_property(pave_output *output, const pave_tiled_said *said, const char *place,
                           bool first)
{
    (void)first;
    pave_output_text(output, "metadata/");
    for (const char *c = said->name; *c; c++) pave_output_char(output, *c == '-' ? '_' : *c);
    pave_output_text(output, " = ");
    if (said->whole)
        pave_output_text(output, said->value);
    else if (place)
        pave_tiled_path_json(output, place, said->value);
    else
        pave_output_json(output, said->value);
    pave_output_char(output, '\n');
}

static void write_layer(pave_output *output, const pave_tiled_map_def *map, int number,
                        const char *name, const char *parent)
{
    pave_output_format(output, "\n[node name=\"%s\" type=\"TileMapLayer\"%s]\n", name, parent);
    pave_output_text(output, "tile_map_data = PackedByteArray(\"");
    write_cells(output, map);
    pave_output_format(output, "\")\ntile_set = SubResource(\"TileSet_%d\")\n", number);
}

/// Collects the TileSets of the map and of the lower layer; returns their number.
static int take_sets(const pave_tiled_map_def *map, const pave_tiled_size *size, const char *path,
                     pave_tiled_godot sets[PAVE_TILED_LAYERS])
{
    int count = 0;
    for (const pave_tiled_map_def *layer = map; layer && count < PAVE_TILED_LAYERS;
         layer = layer->under) {
        pave_tiled_godot *set = &sets[count++];
        *set = (pave_tiled_godot){.tileset = layer->tileset,
                                  .grid = map->orientation,
                                  .stagger = map->stagger,
                                  .cell_width = size->cell_width,
                                  .cell_height = size->cell_height,
                                  .path = path,
                                  .number = count};
        if (map->orientation == PAVE_TILED_HEXAGONAL ||
            pave_tiled_wangset_find(layer->tileset, layer->set, &set->wangset, NULL) != PAVE_OK)
            set->wangset = NULL;
    }
    return count;
}

/// Checks that all cell coordinates fit in 16 bits.
static pave_result check_cells(const pave_tiled_map_def *map, const char *path, pave_error *error)
{
    const int64_t right = (int64_t)map->at_q + map->width - 1,
                  bottom = (int64_t)map->at_r + map->height - 1;
    if (map->at_q >= CELL_MIN && map->at_r >= CELL_MIN && right <= CELL_MAX && bottom <= CELL_MAX)
        return PAVE_OK;
    return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                          "the cells %d,%d to %lld,%lld do not fit: a TileMapLayer has cells from "
                          "%d to %d; choose a smaller size, or a place nearer to 0,0",
                          (int)map->at_q, (int)map->at_r, (long long)right, (long long)bottom,
                          CELL_MIN, CELL_MAX);
}

pave_result pave_tiled_write_tscn(const pave_tiled_map_def *map, const char *path,
                                  const pave_batch *batch, pave_error *error)
{
    pave_tiled_size size;
    pave_output output;
    pave_tiled_sheet_files files[PAVE_TILED_LAYERS];
    pave_tiled_godot sets[PAVE_TILED_LAYERS];
    pave_result result = pave_tiled_map_measure(map, path, &size, error);
    if (result == PAVE_OK) result = check_cells(map, path, error);
    if (result != PAVE_OK) return result;
    const int count = take_sets(map, &size, path, sets);
    for (int k = 0; k < count && result == PAVE_OK; k++)
        result = pave_tiled_godot_check(&sets[k], error);
    if (result == PAVE_OK)
        result = pave_tiled_map_open(&output, map, path, batch, &size, files, error);
    if (result != PAVE_OK) return result;
    pave_output_format(&output, "[gd_scene load_steps=%d format=4]\n\n", 3 * count + 1);
    for (int k = 0; k < count; k++) pave_tiled_godot_picture(&output, &sets[k]);
    for (int k = 0; k < count; k++) {
        pave_tiled_godot_atlas(&output, &sets[k]);
        pave_output_format(&output, "\n[sub_resource type=\"TileSet\" id=\"TileSet_%d\"]\n", k + 1);
        pave_tiled_godot_properties(&output, &sets[k]);
    }
    if (map->under) {
        pave_tiled_map_def under = *map;
        under.tileset = map->under->tileset;
        under.rows = map->under->rows;
        pave_output_text(&output, "\n[node name=\"Map\" type=\"Node2D\"]\n");
        write_layer(&output, &under, 2, "Under", " parent=\".\"");
    }
    write_layer(&output, map, 1, "World", map->under ? " parent=\".\"" : "");
    pave_tiled_properties_write(&output, map, path, print_property);
    return pave_output_close(&output);
}
