/// formats/tiled/tiled_tres_write.c: writes a tile set with one wang set as a Godot 4 TileSet
/// resource: an atlas source, a terrain set, and the terrain peering bits of its tiles.
///
/// Based on: Juan Linietsky, Ariel Manzur and others, Godot 4 (its text resources, format 3, and
/// the properties of TileSet, TileSetAtlasSource and TileData).
#include "tiled_godot.h"
#include "tiled_tileset_build.h"

#include <stdio.h>

enum { HEXAGON_FLAT_SUM = 4 }; // mirror_sum of hexagons with a side at the top

/// Godot's names of a tile's sides and corners, in the order of positions: for squares, diamonds,
/// hexagons with a corner at the top, and hexagons with a side at the top.
static const char *const square_names[] = {
    "top_side",    "top_right_corner",   "right_side", "bottom_right_corner",
    "bottom_side", "bottom_left_corner", "left_side",  "top_left_corner"};
static const char *const diamond_names[] = {
    "top_right_side",   "right_corner", "bottom_right_side", "bottom_corner",
    "bottom_left_side", "left_corner",  "top_left_side",     "top_corner"};
static const char *const row_names[] = {
    "top_right_side",    "top_right_corner", "right_side",       "bottom_right_corner",
    "bottom_right_side", "bottom_corner",    "bottom_left_side", "bottom_left_corner",
    "left_side",         "top_left_corner",  "top_left_side",    "top_corner"};
static const char *const column_names[] = {
    "top_right_side", "right_corner",       "bottom_right_side", "bottom_right_corner",
    "bottom_side",    "bottom_left_corner", "bottom_left_side",  "left_corner",
    "top_left_side",  "top_left_corner",    "top_side",          "top_right_corner"};

static const char *const *names_of(const pave_tiled_godot *godot)
{
    if (godot->grid == PAVE_TILED_HEXAGONAL)
        return godot->stagger.columns ? column_names : row_names;
    return godot->grid == PAVE_TILED_ORTHOGONAL ? square_names : diamond_names;
}

/// Returns the effective kind of the wang set; for hexagons, whose colours are not in the wang set,
/// the kind of their file.
static pave_wang_kind kind_of(const pave_tiled_godot *godot)
{
    return godot->face ? godot->wangset->kind : pave_tiled_wangset_acts(godot->wangset);
}

/// Returns Godot's match mode: 0 for corners and sides, 1 for corners, 2 for sides.
static int mode_of(pave_wang_kind kind)
{
    return kind == PAVE_WANG_CORNER ? 1 : kind == PAVE_WANG_EDGE ? 2 : 0;
}

static bool is_used(pave_wang_kind kind, int place)
{
    return kind == PAVE_WANG_MIXED || (place % 2 == 0) == (kind == PAVE_WANG_EDGE);
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns the terrain at the centre of a tile, which wang sets lack: the most frequent colour of
/// its sides and corners, the first on a tie; 0 if most are unset.
static int middle_of(const pave_tiled_godot *godot, const uint8_t *colors, int places)
{
    int counts[256] = {0}, best = 0;
    for (int place = 0; place < places; place++)
        counts[colors[place]] += is_used(kind_of(godot), place);
    for (int color = 1; color <= godot->wangset->color_count; color++)
        if (counts[color] > counts[best] || (best == 0 && counts[color] == counts[best]))
            best = color;
    return counts[best] > 0 ? best : 0;
}

static void write_terrains(pave_output *output, const pave_tiled_godot *godot,
                           const uint8_t *colors, const char *at)
{
    const int places = godot->face ? 2 * godot->face->sides : PAVE_WANG_PLACES_SQUARE;
    const int middle = middle_of(godot, colors, places);
    pave_output_format(output, "%s/terrain_set = 0\n", at);
    if (middle > 0) pave_output_format(output, "%s/terrain = %d\n", at, middle - 1);
    for (int place = 0; place < places; place++)
        if (is_used(kind_of(godot), place) && colors[place] > 0)
            pave_output_format(output, "%s/terrains_peering_bit/%s = %d\n", at,
                               names_of(godot)[place], colors[place] - 1);
}

/// Returns the number of tiles that fit in the sheet; further tiles would be errors in Godot.
static uint32_t count_tiles(const pave_tiled_tileset *tileset)
{
    if (tileset->image.height <= 0) return tileset->tile_count;
    const int64_t holds =
        tileset->columns *
        pave_tiled_tileset_fitting(tileset, tileset->image.height, tileset->tile_height);
    return holds < tileset->tile_count ? (uint32_t)holds : tileset->tile_count;
}

/// Begins a tile. Godot aligns the centres of tile and cell, Tiled their lower left corners.
/// `colors` may be NULL.
static void write_tile(pave_output *output, const pave_tiled_godot *godot, uint32_t id,
                       const uint8_t *colors, double probability)
{
    const pave_tiled_tileset *tileset = godot->tileset;
    const int32_t x = (godot->cell_width - tileset->tile_width) / 2 - tileset->offset_x,
                  y = (tileset->tile_height - godot->cell_height) / 2 - tileset->offset_y;
    char at[48];
    snprintf(at, sizeof at, "%u:%u/0", (unsigned)(id % tileset->columns),
             (unsigned)(id / tileset->columns));
    pave_output_format(output, "%s = 0\n", at);
    if (x != 0 || y != 0)
        pave_output_format(output, "%s/texture_origin = Vector2i(%d, %d)\n", at, (int)x, (int)y);
    if (colors) write_terrains(output, godot, colors, at);
    if (probability >= 1 && probability <= 1) return;
    pave_output_format(output, "%s/probability = ", at);
    pave_output_double(output, probability);
    pave_output_char(output, '\n');
}

static void write_hexagons(pave_output *output, const pave_tiled_godot *godot, uint32_t count)
{
    for (uint32_t i = 0; i < godot->face->tile_count; i++) {
        const pave_json_wang_tile *tile = &godot->face->tiles[i];
        if (tile->id < count) write_tile(output, godot, tile->id, tile->colors, tile->weight);
    }
}

static void write_squares(pave_output *output, const pave_tiled_godot *godot, uint32_t count)
{
    const pave_tiled_tileset *tileset = godot->tileset;
    const pave_tiled_wangset *set = godot->wangset;
    uint32_t listed = 0, wang = 0;
    for (uint32_t id = 0; id < count; id++) {
        while (listed < tileset->listed_count && tileset->listed[listed].id < id) listed++;
        while (set && wang < set->tile_count && set->tiles[wang].id < id) wang++;
        const bool has = set && wang < set->tile_count && set->tiles[wang].id == id,
                   said = listed < tileset->listed_count && tileset->listed[listed].id == id;
        write_tile(output, godot, id, has ? set->tiles[wang].colors : NULL,
                   said ? tileset->listed[listed].probability : 1);
    }
}

// ---- Parts of a file ----------------------------------------------------------------------------

pave_result pave_tiled_godot_check(const pave_tiled_godot *godot, pave_error *error)
{
    const pave_tiled_tileset *tileset = godot->tileset;
    const char *own = NULL;
    if (tileset->image.path == NULL || tileset->columns == 0)
        own = "the tiles have pictures of their own, or no picture";
    for (uint32_t i = 0; godot->face && i < godot->face->tile_count && !own; i++)
        if (godot->face->tiles[i].has_rect || godot->face->tiles[i].image)
            own = "tiles have rectangles or pictures of their own";
    if (own)
        return pave_error_set(error, PAVE_UNSUPPORTED, godot->path, 0, 0,
                              "%s, but an atlas of Godot has one sheet: put them on one", own);
    return PAVE_OK;
}

void pave_tiled_godot_picture(pave_output *output, const pave_tiled_godot *godot)
{
    pave_output_text(output, "[ext_resource type=\"Texture2D\" path=");
    pave_tiled_path_json(output, godot->path, godot->tileset->image.path);
    pave_output_format(output, " id=\"%d\"]\n", godot->number);
}

void pave_tiled_godot_atlas(pave_output *output, const pave_tiled_godot *godot)
{
    const pave_tiled_tileset *tileset = godot->tileset;
    pave_output_format(output,
                       "\n[sub_resource type=\"TileSetAtlasSource\" "
                       "id=\"TileSetAtlasSource_%d\"]\ntexture = ExtResource(\"%d\")\n",
                       godot->number, godot->number);
    if (tileset->margin > 0)
        pave_output_format(output, "margins = Vector2i(%d, %d)\n", (int)tileset->margin,
                           (int)tileset->margin);
    if (tileset->spacing > 0)
        pave_output_format(output, "separation = Vector2i(%d, %d)\n", (int)tileset->spacing,
                           (int)tileset->spacing);
    pave_output_format(output, "texture_region_size = Vector2i(%d, %d)\n", (int)tileset->tile_width,
                       (int)tileset->tile_height);
    (godot->face ? write_hexagons : write_squares)(output, godot, count_tiles(tileset));
}

/// Writes the cell shape (1 diamonds, 3 hexagons), the layout (5: both diamond axes; 0 and 1:
/// shifted lines), and whether columns are shifted.
static void write_grid(pave_output *output, const pave_tiled_godot *godot)
{
    if (godot->grid == PAVE_TILED_ORTHOGONAL) return;
    pave_output_format(output, "tile_shape = %d\n", godot->grid == PAVE_TILED_HEXAGONAL ? 3 : 1);
    if (godot->grid == PAVE_TILED_ISOMETRIC)
        pave_output_text(output, "tile_layout = 5\n");
    else if (godot->stagger.even)
        pave_output_text(output, "tile_layout = 1\n");
    if (godot->grid != PAVE_TILED_ISOMETRIC && godot->stagger.columns)
        pave_output_text(output, "tile_offset_axis = 1\n");
}

static void write_colors(pave_output *output, const pave_tiled_wangset *set)
{
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
}

void pave_tiled_godot_properties(pave_output *output, const pave_tiled_godot *godot)
{
    write_grid(output, godot);
    pave_output_format(output, "tile_size = Vector2i(%d, %d)\n", (int)godot->cell_width,
                       (int)godot->cell_height);
    if (godot->wangset) {
        pave_output_format(output, "terrain_set_0/mode = %d\n", mode_of(kind_of(godot)));
        write_colors(output, godot->wangset);
    }
    pave_output_format(output, "sources/0 = SubResource(\"TileSetAtlasSource_%d\")\n",
                       godot->number);
}

// ---- The resource -------------------------------------------------------------------------------

/// Returns the property of hexagons that Godot's terrains cannot represent; NULL: none.
static const char *what_godot_lacks(const pave_json_wang *hexagons)
{
    if (hexagons->face_count != 1 || hexagons->faces->sides != 6)
        return "tiles that are neither squares nor hexagons";
    for (int32_t c = 0; c < hexagons->color_count; c++)
        if (hexagons->colors[c].mirror != c + 1) return "colours with mirrors";
    return NULL;
}

pave_result pave_tiled_write_tres(const pave_tiled_tileset *tileset,
                                  const pave_tiled_wangset *wangset, const pave_json_wang *hexagons,
                                  const char *path, pave_error *error)
{
    assert(tileset && wangset && path);
    const bool grid = tileset->grid_width > 1 && tileset->grid_height > 1;
    pave_tiled_godot godot = {.tileset = tileset,
                              .wangset = wangset,
                              .grid = hexagons ? PAVE_TILED_HEXAGONAL
                                      : tileset->grid == PAVE_TILED_ORTHOGONAL
                                          ? PAVE_TILED_ORTHOGONAL
                                          : PAVE_TILED_ISOMETRIC,
                              .cell_width = grid ? tileset->grid_width : tileset->tile_width,
                              .cell_height = grid ? tileset->grid_height : tileset->tile_height,
                              .path = path,
                              .number = 1};
    if (tileset->grid == PAVE_TILED_HEXAGONAL && !hexagons)
        return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                              "the tiles are hexagons, but a wang set of Tiled has the colours of "
                              "squares: give a set of squares, or hexagons of pave's own file");
    const char *lack = hexagons ? what_godot_lacks(hexagons) : NULL;
    if (lack)
        return pave_error_set(
            error, PAVE_UNSUPPORTED, path, 0, 0,
            "the set has %s, which Godot's terrains do not support: keep it as JSON", lack);
    if (hexagons) {
        godot.face = hexagons->faces;
        godot.stagger.columns = hexagons->faces->mirror_sum == HEXAGON_FLAT_SUM;
    }
    pave_output output;
    pave_result result = pave_tiled_godot_check(&godot, error);
    if (result == PAVE_OK) result = pave_output_open(&output, path, tileset->allocator, error);
    if (result != PAVE_OK) return result;
    pave_output_text(&output, "[gd_resource type=\"TileSet\" load_steps=3 format=3]\n\n");
    pave_tiled_godot_picture(&output, &godot);
    pave_tiled_godot_atlas(&output, &godot);
    pave_output_text(&output, "\n[resource]\n");
    pave_tiled_godot_properties(&output, &godot);
    return pave_output_close(&output);
}
