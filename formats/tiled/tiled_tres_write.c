/// formats/tiled/tiled_tres_write.c: a tile set with one wang set as a TileSet resource of Godot 4:
/// an atlas source, a terrain set, and the terrain peering bits of its tiles.
///
/// Based on: Juan Linietsky, Ariel Manzur and others, Godot 4 (its text resources, format 3, and
/// the properties of TileSet, TileSetAtlasSource and TileData).
#include "tiled_tileset_build.h"
#include "tiled_tileset_write.h"

#include <stdio.h>

/// Godot's names of the places of a tile, from T on: of squares and of diamonds.
static const char *const place_names[2][PAVE_WANG_PLACES_SQUARE] = {
    {"top_side", "top_right_corner", "right_side", "bottom_right_corner", "bottom_side",
     "bottom_left_corner", "left_side", "top_left_corner"},
    {"top_right_side", "right_corner", "bottom_right_side", "bottom_corner", "bottom_left_side",
     "left_corner", "top_left_side", "top_corner"}};

/// Godot's numbers of what is matched: 0 corners and sides, 1 corners, 2 sides.
static int mode_of(pave_wang_kind kind)
{
    return kind == PAVE_WANG_CORNER ? 1 : kind == PAVE_WANG_EDGE ? 2 : 0;
}

static bool is_used(pave_wang_kind kind, int place)
{
    return kind == PAVE_WANG_MIXED || (place % 2 == 0) == (kind == PAVE_WANG_EDGE);
}

/// The terrain in the middle of a tile, which wang sets do not have: the colour that most of its
/// places have, the first of equals; 0 where most are unset.
static int middle_of(const pave_tiled_wangset *set, pave_wang_kind kind,
                     const pave_tiled_wangtile *tile)
{
    int counts[256] = {0}, best = 0;
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++)
        counts[tile->colors[place]] += is_used(kind, place);
    for (int color = 1; color <= set->color_count; color++)
        if (counts[color] > counts[best] || (best == 0 && counts[color] == counts[best]))
            best = color;
    return counts[best] > 0 ? best : 0;
}

static void write_terrains(pave_output *output, const pave_tiled_wangset *set, pave_wang_kind kind,
                           const pave_tiled_wangtile *tile, bool diamond, const char *at)
{
    const int middle = middle_of(set, kind, tile);
    pave_output_format(output, "%s/terrain_set = 0\n", at);
    if (middle > 0) pave_output_format(output, "%s/terrain = %d\n", at, middle - 1);
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++)
        if (is_used(kind, place) && tile->colors[place] > 0)
            pave_output_format(output, "%s/terrains_peering_bit/%s = %d\n", at,
                               place_names[diamond][place], tile->colors[place] - 1);
}

/// The tiles that the sheet has room for: others would be errors in Godot.
static uint32_t count_tiles(const pave_tiled_tileset *tileset)
{
    const int64_t room = (int64_t)tileset->image.height - tileset->margin + tileset->spacing,
                  rows = room / (tileset->tile_height + tileset->spacing);
    if (tileset->image.height <= 0) return tileset->tile_count;
    const int64_t holds = rows > 0 ? rows * tileset->columns : 0;
    return holds < tileset->tile_count ? (uint32_t)holds : tileset->tile_count;
}

static void write_tiles(pave_output *output, const pave_tiled_tileset *tileset,
                        const pave_tiled_wangset *set, bool diamond)
{
    const pave_wang_kind kind = pave_tiled_wangset_acts(set);
    uint32_t listed = 0, wang = 0;
    for (uint32_t id = 0, count = count_tiles(tileset); id < count; id++) {
        char at[48];
        while (listed < tileset->listed_count && tileset->listed[listed].id < id) listed++;
        while (wang < set->tile_count && set->tiles[wang].id < id) wang++;
        snprintf(at, sizeof at, "%u:%u/0", (unsigned)(id % tileset->columns),
                 (unsigned)(id / tileset->columns));
        pave_output_format(output, "%s = 0\n", at);
        if (wang < set->tile_count && set->tiles[wang].id == id)
            write_terrains(output, set, kind, &set->tiles[wang], diamond, at);
        const double probability =
            listed < tileset->listed_count && tileset->listed[listed].id == id
                ? tileset->listed[listed].probability
                : 1;
        if (probability >= 1 && probability <= 1) continue;
        pave_output_format(output, "%s/probability = ", at);
        pave_output_double(output, probability);
        pave_output_char(output, '\n');
    }
}

static void write_source(pave_output *output, const pave_tiled_tileset *tileset,
                         const pave_tiled_wangset *set, const char *path, bool diamond)
{
    pave_output_text(output, "[gd_resource type=\"TileSet\" load_steps=3 format=3]\n\n"
                             "[ext_resource type=\"Texture2D\" path=");
    pave_tiled_path_json(output, path, tileset->image.path);
    pave_output_text(output, " id=\"1\"]\n\n[sub_resource type=\"TileSetAtlasSource\" "
                             "id=\"TileSetAtlasSource_1\"]\ntexture = ExtResource(\"1\")\n");
    if (tileset->margin > 0)
        pave_output_format(output, "margins = Vector2i(%d, %d)\n", (int)tileset->margin,
                           (int)tileset->margin);
    if (tileset->spacing > 0)
        pave_output_format(output, "separation = Vector2i(%d, %d)\n", (int)tileset->spacing,
                           (int)tileset->spacing);
    pave_output_format(output, "texture_region_size = Vector2i(%d, %d)\n", (int)tileset->tile_width,
                       (int)tileset->tile_height);
    write_tiles(output, tileset, set, diamond);
}

static void write_resource(pave_output *output, const pave_tiled_tileset *tileset,
                           const pave_tiled_wangset *set, bool diamond)
{
    const bool grid = tileset->grid_width > 1 && tileset->grid_height > 1;
    pave_output_text(output, "\n[resource]\n");
    if (diamond) pave_output_text(output, "tile_shape = 1\ntile_layout = 5\n");
    pave_output_format(output, "tile_size = Vector2i(%d, %d)\nterrain_set_0/mode = %d\n",
                       (int)(grid ? tileset->grid_width : tileset->tile_width),
                       (int)(grid ? tileset->grid_height : tileset->tile_height),
                       mode_of(pave_tiled_wangset_acts(set)));
    for (int32_t i = 0; i < set->color_count; i++) {
        const pave_tiled_color *color = &set->colors[i];
        pave_output_format(output, "terrain_set_0/terrain_%d/name = ", (int)i);
        pave_output_json(output, color->name ? color->name : "");
        pave_output_format(output, "\nterrain_set_0/terrain_%d/color = Color(", (int)i);
        for (int shift = 16; shift >= 0; shift -= 8) {
            pave_output_double(output, (color->rgb >> shift & 255) / 255.);
            pave_output_text(output, ", ");
        }
        pave_output_text(output, "1)\n");
    }
    pave_output_text(output, "sources/0 = SubResource(\"TileSetAtlasSource_1\")\n");
}

pave_result pave_tiled_write_tres(const pave_tiled_tileset *tileset,
                                  const pave_tiled_wangset *wangset, const char *path,
                                  pave_error *error)
{
    assert(tileset && wangset && path);
    pave_output output;
    const bool diamond = tileset->grid != PAVE_TILED_ORTHOGONAL;
    if (tileset->image.path == NULL || tileset->columns == 0)
        return pave_error_set(
            error, PAVE_UNSUPPORTED, path, 0, 0,
            "the tiles have pictures of their own, or no picture, but an atlas of "
            "Godot has one sheet: put them on one");
    if (tileset->grid == PAVE_TILED_HEXAGONAL)
        return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                              "the tiles are hexagons, but a wang set of Tiled has the colours of "
                              "squares: give a set of squares");
    pave_result result = pave_output_open(&output, path, tileset->allocator, error);
    if (result != PAVE_OK) return result;
    write_source(&output, tileset, wangset, path, diamond);
    write_resource(&output, tileset, wangset, diamond);
    return pave_output_close(&output);
}
