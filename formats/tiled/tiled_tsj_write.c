/// formats/tiled/tiled_tsj_write.c: writes tile sets as TSJ, and inside a TMJ map.
#include "tiled_tsx_write.h"

/// Ends the line of a member and begins the next.
static void next_line(pave_output *output, const char *end, int indent)
{
    pave_output_format(output, "%s\n%*s", end, indent, "");
}

static void json_number(pave_output *output, const char *name, int64_t number, int indent)
{
    next_line(output, ",", indent);
    pave_output_format(output, "\"%s\":%lld", name, (long long)number);
}

static void json_text(pave_output *output, const char *name, const char *text)
{
    pave_output_format(output, "\"%s\":", name);
    pave_output_json(output, text);
}

static void json_image(pave_output *output, const pave_tiled_image *image, const int32_t size[2],
                       const char *target, int indent)
{
    if (!image->path) return;
    next_line(output, ",", indent);
    pave_output_text(output, "\"image\":");
    pave_tiled_path_json(output, target, image->path);
    json_number(output, "imagewidth", size[0], indent);
    json_number(output, "imageheight", size[1], indent);
    if (image->has_key) {
        next_line(output, ",", indent);
        pave_output_format(output, "\"transparentcolor\":\"#%06x\"",
                           (unsigned)(image->key & 0xffffff));
    }
}

static bool is_said(const pave_tiled_tile *tile)
{
    return tile->image.path || !(tile->probability >= 1 && tile->probability <= 1);
}

static void json_tiles(pave_output *output, const pave_tiled_tileset *tileset, const char *target,
                       int indent)
{
    bool any = false;
    int32_t size[2];
    for (uint32_t i = 0; i < tileset->listed_count; i++) {
        const pave_tiled_tile *tile = &tileset->listed[i];
        if (!is_said(tile)) continue;
        next_line(output, ",", indent);
        if (!any) pave_output_text(output, "\"tiles\":[");
        any = true;
        pave_output_format(output, "{\"id\":%u", (unsigned)tile->id);
        pave_tiled_tile_size(tileset, tile, size);
        if (tile->x || tile->y || tile->width || tile->height)
            pave_output_format(output, ",\"x\":%d,\"y\":%d,\"width\":%d,\"height\":%d",
                               (int)tile->x, (int)tile->y, (int)tile->width, (int)tile->height);
        json_image(output, &tile->image, size, target, indent + 1);
        pave_output_text(output, ",\"probability\":");
        pave_output_double(output, tile->probability);
        pave_output_char(output, '}');
    }
    if (any) pave_output_char(output, ']');
}

static void json_wangset(pave_output *output, const pave_tiled_wangset *set, int indent)
{
    pave_output_char(output, '{');
    json_text(output, "name", set->name);
    pave_output_format(output, ",\"type\":\"%s\",\"tile\":%d",
                       pave_word(pave_wang_kind_words, set->kind), (int)set->tile);
    next_line(output, ",", indent);
    pave_output_text(output, "\"colors\":[");
    for (int32_t i = 0; i < set->color_count; i++) {
        const pave_tiled_color *color = &set->colors[i];
        if (i > 0) next_line(output, ",", indent);
        pave_output_format(output, "{\"color\":\"#%06x\",", (unsigned)(color->rgb & 0xffffff));
        json_text(output, "name", color->name);
        pave_output_text(output, ",\"probability\":");
        pave_output_double(output, color->probability);
        pave_output_format(output, ",\"tile\":%d}", (int)color->tile);
    }
    next_line(output, "],", indent);
    pave_output_text(output, "\"wangtiles\":[");
    for (uint32_t i = 0; i < set->tile_count; i++) {
        const uint8_t *c = set->tiles[i].colors;
        if (i > 0) next_line(output, ",", indent);
        pave_output_format(output, "{\"tileid\":%u,\"wangid\":[%d,%d,%d,%d,%d,%d,%d,%d]}",
                           (unsigned)set->tiles[i].id, c[0], c[1], c[2], c[3], c[4], c[5], c[6],
                           c[7]);
    }
    pave_output_text(output, "]}");
}

static void json_placement(pave_output *output, const pave_tiled_tileset *tileset, int indent)
{
    if (tileset->offset_x != 0 || tileset->offset_y != 0) {
        next_line(output, ",", indent);
        pave_output_format(output, "\"tileoffset\":{\"x\":%d,\"y\":%d}", (int)tileset->offset_x,
                           (int)tileset->offset_y);
    }
    if (tileset->has_grid) {
        next_line(output, ",", indent);
        pave_output_format(output, "\"grid\":{\"orientation\":\"%s\",\"width\":%d,\"height\":%d}",
                           pave_tiled_orientation_text(tileset->grid), (int)tileset->grid_width,
                           (int)tileset->grid_height);
    }
}

static void json_transformations(pave_output *output, uint32_t symmetries, int indent)
{
    static const char *const words[] = {"false", "true"};
    if (symmetries == 0) return;
    next_line(output, ",", indent);
    pave_output_format(output,
                       "\"transformations\":{\"hflip\":%s,\"vflip\":%s,\"rotate\":%s,"
                       "\"preferuntransformed\":%s}",
                       words[(symmetries & PAVE_WANG_MIRROR) != 0],
                       words[(symmetries & PAVE_WANG_FLIP) != 0],
                       words[(symmetries & PAVE_WANG_ROTATE) != 0],
                       words[(symmetries & PAVE_WANG_PREFER_PLAIN) != 0]);
}

void pave_tiled_tileset_json(pave_output *output, const pave_tiled_tileset *tileset,
                             const char *target, int indent)
{
    int32_t size[2];
    pave_tiled_fault_take(output, tileset);
    json_text(output, "name", tileset->name);
    json_number(output, "tilewidth", tileset->tile_width, indent);
    json_number(output, "tileheight", tileset->tile_height, indent);
    json_number(output, "spacing", tileset->spacing, indent);
    json_number(output, "margin", tileset->margin, indent);
    json_number(output, "tilecount", tileset->tile_count, indent);
    json_number(output, "columns", tileset->columns, indent);
    json_placement(output, tileset, indent);
    json_transformations(output, tileset->symmetries, indent);
    pave_tiled_sheet_size(tileset, size);
    json_image(output, &tileset->image, size, target, indent);
    json_tiles(output, tileset, target, indent);
    if (tileset->wangset_count == 0) return;
    next_line(output, ",", indent);
    pave_output_text(output, "\"wangsets\":[");
    for (uint32_t i = 0; i < tileset->wangset_count; i++) {
        if (i > 0) next_line(output, ",", indent);
        json_wangset(output, &tileset->wangsets[i], indent + 1);
    }
    pave_output_char(output, ']');
}
