/// formats/tiled/tiled_pave_set.c: converts Tiled tile sets to pave's own tile-set files and back.
#include "../common/common_list.h"
#include "../common/common_memory.h"
#include "tiled_sheet_write.h"
#include "tiled_tileset_build.h"
#include "tiled_tsx_write.h"

#include <stdlib.h>
#include <string.h>

static char *copy(const pave_allocator *allocator, const char *text)
{
    return text ? pave_common_text_copy(allocator, text, strlen(text)) : NULL;
}

/// Copies a string that may be NULL; returns false if out of memory.
static bool take_text(const pave_allocator *allocator, const char *text, char **out)
{
    *out = copy(allocator, text);
    return *out || !text;
}

static pave_result no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory for a tile set; close other programs");
}

// ---- From Tiled ---------------------------------------------------------------------------------

static bool take_colors(const pave_tiled_wangset *set, pave_json_wang *out)
{
    out->colors = pave_common_array(out->allocator, (size_t)set->color_count, sizeof *out->colors);
    if (!out->colors) return false;
    out->color_count = set->color_count;
    for (int32_t c = 0; c < set->color_count; c++) {
        out->colors[c] = (pave_json_wang_color){.rgb = set->colors[c].rgb,
                                                .weight = set->colors[c].probability,
                                                .mirror = (uint8_t)(c + 1)};
        if (!take_text(out->allocator, set->colors[c].name, &out->colors[c].name)) return false;
    }
    return true;
}

/// Sets the part of its picture that a tile shows. If only its origin is given, the size comes from
/// the picture.
static void take_part(const pave_tiled_tile *listed, pave_json_wang_tile *tile)
{
    int32_t width = listed->width, height = listed->height, whole[2] = {0, 0};
    tile->has_rect = listed->x > 0 || listed->y > 0 || width > 0 || height > 0;
    if (!tile->has_rect) return;
    if (width == 0 || height == 0) pave_tiled_image_size(&listed->image, 0, 0, whole);
    tile->rect_x = listed->x;
    tile->rect_y = listed->y;
    tile->width = width > 0 ? width : whole[0] - listed->x;
    tile->height = height > 0 ? height : whole[1] - listed->y;
    tile->has_rect = tile->width > 0 && tile->height > 0;
}

static bool take_tiles(const pave_tiled_tileset *tileset, const pave_tiled_wangset *set,
                       pave_json_wang *out)
{
    out->faces = pave_common_array(out->allocator, 1, sizeof *out->faces);
    if (!out->faces) return false;
    out->face_count = 1;
    pave_json_wang_face *face = out->faces;
    face->sides = 4;
    face->tiles = pave_common_array(out->allocator, set->tile_count, sizeof *face->tiles);
    if (!face->tiles) return false;
    face->tile_count = set->tile_count;
    for (uint32_t i = 0; i < set->tile_count; i++) {
        const pave_tiled_tile *listed = pave_tiled_tileset_tile(tileset, set->tiles[i].id);
        pave_json_wang_tile *tile = &face->tiles[i];
        tile->id = set->tiles[i].id;
        tile->weight = listed ? listed->probability : 1;
        memcpy(tile->colors, set->tiles[i].colors, PAVE_WANG_PLACES_SQUARE);
        if (tileset->image.path || !listed) continue;
        if (!take_text(out->allocator, listed->image.path, &tile->image)) return false;
        take_part(listed, tile);
    }
    return true;
}

static bool take_sheet(const pave_tiled_tileset *tileset, pave_json_wang *out)
{
    if (!tileset->image.path) return true;
    out->sheet = (pave_json_wang_sheet){.tile_width = tileset->tile_width,
                                        .tile_height = tileset->tile_height,
                                        .columns = (int32_t)tileset->columns,
                                        .margin = tileset->margin,
                                        .spacing = tileset->spacing};
    return take_text(out->allocator, tileset->image.path, &out->sheet.image);
}

pave_result pave_tiled_wangset_to_file(const pave_tiled_tileset *tileset,
                                       const pave_tiled_wangset *wangset,
                                       const pave_allocator *allocator, pave_json_wang **out,
                                       pave_error *error)
{
    assert(tileset && wangset && out);
    *out = NULL;
    pave_json_wang *file = pave_common_array(allocator, 1, sizeof *file);
    if (!file) return no_memory(error);
    *file = (pave_json_wang){
        .kind = wangset->kind, .symmetries = tileset->symmetries, .allocator = allocator};
    const char *name = wangset->name && *wangset->name ? wangset->name : tileset->name;
    const bool well = take_text(allocator, name, &file->name) &&
                      take_text(allocator, "square", &file->grid) && take_sheet(tileset, file) &&
                      take_colors(wangset, file) && take_tiles(tileset, wangset, file);
    *out = file; // set even if incomplete, so that the caller can release it
    return well ? PAVE_OK : no_memory(error);
}

// ---- To Tiled -----------------------------------------------------------------------------------

/// Returns true if the tiles are diamonds, as in Tiled's isometric maps, whose tiles are drawn as
/// stored.
static bool is_diamond(const pave_json_wang *file)
{
    return file->faces[0].sides == 4 && file->faces[0].mirror_sum == 3 && file->symmetries == 0;
}

/// Returns NULL if Tiled can represent the file, otherwise the feature that Tiled lacks.
static const char *what_tiled_lacks(const pave_json_wang *file)
{
    if (file->face_count != 1 || file->faces[0].sides != 4) return "tiles that are not squares";
    if (file->symmetries & PAVE_WANG_HALF_TURN) return "the symmetry half-turn";
    if (file->faces[0].mirror_sum % 4 && !is_diamond(file))
        return "a mirror other than left to right";
    for (int32_t c = 0; c < file->color_count; c++)
        if (file->colors[c].mirror != c + 1) return "colours with mirrors";
    for (uint32_t i = 0; i < file->faces[0].tile_count; i++) {
        const pave_json_wang_tile *tile = &file->faces[0].tiles[i];
        if (tile->own_symmetries &&
            tile->symmetries != (file->symmetries & ~(uint32_t)PAVE_WANG_PREFER_PLAIN))
            return "symmetries of single tiles";
        if (tile->has_rect && !tile->image) return "rectangles of single tiles";
        if (tile->id >= PAVE_TILED_TILES_MAX) return "ids above 2^20";
    }
    return NULL;
}

/// Returns true if each tile has a picture, in the sheet or separate.
static bool has_pictures(const pave_json_wang *file)
{
    if (file->sheet.image && file->sheet.columns > 0) return true;
    for (uint32_t i = 0; i < file->faces[0].tile_count; i++)
        if (!file->faces[0].tiles[i].image) return false;
    return true;
}

static int compare_tiles(const void *left, const void *right)
{
    const pave_tiled_wangtile *a = left, *b = right;
    return a->id < b->id ? -1 : a->id > b->id;
}

static int compare_listed(const void *left, const void *right)
{
    const pave_tiled_tile *a = left, *b = right;
    return a->id < b->id ? -1 : a->id > b->id;
}

static bool fill_colors(const pave_json_wang *file, pave_tiled_tileset *tileset)
{
    for (int32_t c = 0; c < file->color_count; c++) {
        pave_tiled_color *color = &tileset->wangsets->colors[c];
        *color = (pave_tiled_color){
            .rgb = file->colors[c].rgb, .probability = file->colors[c].weight, .tile = -1};
        if (!take_text(tileset->allocator, file->colors[c].name, &color->name)) return false;
    }
    return true;
}

static bool fill_tiles(const pave_json_wang_face *face, pave_tiled_tileset *tileset)
{
    const uint32_t count = face->tile_count;
    tileset->listed = pave_common_array(tileset->allocator, count, sizeof *tileset->listed);
    if (!tileset->listed) return false;
    tileset->listed_count = count;
    for (uint32_t i = 0; i < count; i++) {
        pave_tiled_wangtile *tile = &tileset->wangsets->tiles[i];
        pave_tiled_tile *listed = &tileset->listed[i];
        tile->id = listed->id = face->tiles[i].id;
        if (face->sides == 4) memcpy(tile->colors, face->tiles[i].colors, sizeof tile->colors);
        listed->probability = face->tiles[i].weight;
        if (!take_text(tileset->allocator, face->tiles[i].image, &listed->image.path)) return false;
        if (!face->tiles[i].image || !face->tiles[i].has_rect) continue;
        listed->x = face->tiles[i].rect_x, listed->y = face->tiles[i].rect_y;
        listed->width = face->tiles[i].width, listed->height = face->tiles[i].height;
    }
    qsort(tileset->wangsets->tiles, count, sizeof *tileset->wangsets->tiles, compare_tiles);
    qsort(tileset->listed, count, sizeof *tileset->listed, compare_listed);
    return true;
}

static bool fill_sheet(const pave_json_wang *file, pave_tiled_tileset *tileset)
{
    const pave_json_wang_sheet *sheet = &file->sheet;
    const uint32_t count = tileset->listed_count;
    const uint32_t last = count ? tileset->listed[count - 1].id : 0;
    tileset->tile_count = count;
    tileset->tile_width = sheet->tile_width;
    tileset->tile_height = sheet->tile_height;
    if (!sheet->image || sheet->columns < 1) return true;
    tileset->columns = (uint32_t)sheet->columns;
    tileset->margin = sheet->margin;
    tileset->spacing = sheet->spacing;
    tileset->tile_count = (last / tileset->columns + 1) * tileset->columns;
    return take_text(tileset->allocator, sheet->image, &tileset->image.path);
}

/// If each tile has a separate picture, sets the tile size to the size of the first tile.
static void find_size(pave_tiled_tileset *tileset)
{
    int32_t size[2] = {32, 32};
    if (tileset->tile_width > 0) return;
    if (tileset->listed_count > 0) {
        const pave_tiled_tile *first = tileset->listed;
        pave_tiled_image_size(&first->image, 32, 32, size);
        if (first->width > 0) size[0] = first->width;
        if (first->height > 0) size[1] = first->height;
    }
    tileset->tile_width = size[0];
    tileset->tile_height = size[1];
}

pave_result pave_tiled_tileset_from_file(const pave_json_wang *file, bool whole,
                                         const pave_allocator *allocator, pave_tiled_tileset **out,
                                         pave_error *error)
{
    assert(file && out);
    *out = NULL;
    const char *lack = what_tiled_lacks(file);
    if (whole && lack)
        return pave_error_set(error, PAVE_UNSUPPORTED, file->path, 0, 0,
                              "the set has %s, which this format cannot store: keep it as JSON",
                              lack);
    if (whole && !has_pictures(file))
        return pave_error_set(error, PAVE_UNSUPPORTED, file->path, 0, 0,
                              "the set has tiles without a picture: give it a sheet, or keep it as "
                              "JSON");
    const pave_json_wang_face *face = &file->faces[0];
    if (file->color_count < 1 || face->tile_count < 1)
        return pave_error_set(error, PAVE_RANGE, file->path, 0, 0, "it has no %s; add some",
                              file->color_count < 1 ? "colours" : "tiles");
    const char *name = file->name ? file->name : "set";
    pave_tiled_tileset *tileset = pave_tiled_tileset_make(allocator);
    const bool well = tileset && take_text(allocator, name, &tileset->name) &&
                      pave_tiled_tileset_make_wangset(tileset, name, file->kind, file->color_count,
                                                      face->tile_count) &&
                      fill_colors(file, tileset) && fill_tiles(face, tileset) &&
                      fill_sheet(file, tileset);
    if (!well) {
        pave_tiled_tileset_destroy(tileset);
        return no_memory(error);
    }
    tileset->symmetries = file->symmetries;
    find_size(tileset);
    if (is_diamond(file)) {
        tileset->grid = PAVE_TILED_ISOMETRIC;
        tileset->has_grid = true;
        tileset->grid_width = tileset->tile_width;
        tileset->grid_height = tileset->tile_height;
    }
    *out = tileset;
    return PAVE_OK;
}
