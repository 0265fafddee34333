/// formats/tiled/tiled_tsx_write.c: writes a tile set as TSX, or inside a TMX map.
#include "tiled_tsx_write.h"

#include <string.h>

#include "../common/common_relative.h"
#include "tiled_input.h"

const char *pave_tiled_orientation_text(pave_tiled_orientation orientation)
{
    static const char *const texts[] = {"orthogonal", "isometric", "staggered", "hexagonal"};
    return texts[orientation];
}

void pave_tiled_path_xml(pave_output *output, const char *target, const char *file)
{
    pave_output_relative(output, target, file, pave_output_xml);
}
void pave_tiled_path_json(pave_output *output, const char *target, const char *file)
{
    pave_output_relative(output, target, file, pave_output_json);
}

bool pave_tiled_has_picture(const pave_tiled_tileset *tileset)
{
    if (tileset->image.path) return true;
    for (uint32_t i = 0; i < tileset->listed_count; i++)
        if (tileset->listed[i].image.path) return true;
    return false;
}

void pave_tiled_fault_take(pave_output *output, const pave_tiled_tileset *tileset)
{
    const pave_error *fault = tileset->fault;
    if (!fault || pave_tiled_has_picture(tileset)) return;
    pave_output_take(output, pave_error_set(output->error, fault->result, fault->file, fault->line,
                                            fault->column, "%s", fault->message));
}

static void indentation(pave_output *output, int indent)
{
    for (int i = 0; i < indent; i++) pave_output_char(output, ' ');
}

static bool is_one(double number) { return number >= 1 && number <= 1; }

static void xml_attribute(pave_output *output, const char *name, const char *value)
{
    pave_output_format(output, " %s=\"", name);
    pave_output_xml(output, value);
    pave_output_char(output, '"');
}

// ---- The parts, in the order in which Tiled writes them -----------------------------------------

static void xml_head(pave_output *output, const pave_tiled_tileset *tileset, const char *attributes)
{
    pave_output_format(output, "<tileset%s", attributes);
    xml_attribute(output, "name", tileset->name);
    pave_output_format(output, " tilewidth=\"%d\" tileheight=\"%d\"", (int)tileset->tile_width,
                       (int)tileset->tile_height);
    if (tileset->spacing != 0) pave_output_format(output, " spacing=\"%d\"", (int)tileset->spacing);
    if (tileset->margin != 0) pave_output_format(output, " margin=\"%d\"", (int)tileset->margin);
    pave_output_format(output, " tilecount=\"%u\" columns=\"%u\">\n", (unsigned)tileset->tile_count,
                       (unsigned)tileset->columns);
}

static void xml_placement(pave_output *output, const pave_tiled_tileset *tileset, int indent)
{
    if (tileset->offset_x != 0 || tileset->offset_y != 0) {
        indentation(output, indent);
        pave_output_format(output, "<tileoffset x=\"%d\" y=\"%d\"/>\n", (int)tileset->offset_x,
                           (int)tileset->offset_y);
    }
    if (tileset->has_grid) {
        indentation(output, indent);
        pave_output_format(output, "<grid orientation=\"%s\" width=\"%d\" height=\"%d\"/>\n",
                           pave_tiled_orientation_text(tileset->grid), (int)tileset->grid_width,
                           (int)tileset->grid_height);
    }
}

/// Writes every flag if any is set, as Tiled does.
static void xml_transformations(pave_output *output, uint32_t symmetries, int indent)
{
    if (symmetries == 0) return;
    indentation(output, indent);
    pave_output_format(output,
                       "<transformations hflip=\"%d\" vflip=\"%d\" rotate=\"%d\" "
                       "preferuntransformed=\"%d\"/>\n",
                       (symmetries & PAVE_WANG_MIRROR) != 0, (symmetries & PAVE_WANG_FLIP) != 0,
                       (symmetries & PAVE_WANG_ROTATE) != 0,
                       (symmetries & PAVE_WANG_PREFER_PLAIN) != 0);
}

void pave_tiled_image_size(const pave_tiled_image *image, int32_t width, int32_t height,
                           int32_t out[2])
{
    out[0] = image->width;
    out[1] = image->height;
    const bool said = image->width > 0 && image->height > 0;
    if (said || (image->path && pave_tiled_png_size(image->path, &out[0], &out[1]) == PAVE_OK))
        return;
    out[0] = width;
    out[1] = height;
}

/// Pixels of a number of tiles in a sheet.
static int32_t extent(const pave_tiled_tileset *tileset, uint32_t count, int32_t tile)
{
    const int64_t pixels =
        tileset->margin + count * (int64_t)(tile + tileset->spacing) - tileset->spacing;
    return pixels < INT32_MAX ? (int32_t)pixels : INT32_MAX;
}

void pave_tiled_sheet_size(const pave_tiled_tileset *tileset, int32_t out[2])
{
    const uint32_t columns = tileset->columns ? tileset->columns : 1,
                   rows = (tileset->tile_count + columns - 1) / columns;
    pave_tiled_image_size(&tileset->image, extent(tileset, columns, tileset->tile_width),
                          extent(tileset, rows ? rows : 1, tileset->tile_height), out);
}

void pave_tiled_tile_size(const pave_tiled_tileset *tileset, const pave_tiled_tile *tile,
                          int32_t out[2])
{
    pave_tiled_image_size(&tile->image, tile->x + (tile->width ? tile->width : tileset->tile_width),
                          tile->y + (tile->height ? tile->height : tileset->tile_height), out);
}

static void xml_image(pave_output *output, const pave_tiled_image *image, const int32_t size[2],
                      const char *target, int indent)
{
    if (!image->path) return;
    indentation(output, indent);
    pave_output_text(output, "<image source=\"");
    pave_tiled_path_xml(output, target, image->path);
    pave_output_char(output, '"');
    if (image->has_key)
        pave_output_format(output, " trans=\"%06x\"", (unsigned)(image->key & 0xffffff));
    pave_output_format(output, " width=\"%d\" height=\"%d\"/>\n", (int)size[0], (int)size[1]);
}

static void xml_tile(pave_output *output, const pave_tiled_tileset *tileset,
                     const pave_tiled_tile *tile, const char *target, int indent)
{
    int32_t size[2];
    if (is_one(tile->probability) && !tile->image.path) return;
    indentation(output, indent);
    pave_output_format(output, "<tile id=\"%u\"", (unsigned)tile->id);
    if (!is_one(tile->probability)) {
        pave_output_text(output, " probability=\"");
        pave_output_double(output, tile->probability);
        pave_output_char(output, '"');
    }
    if (!tile->image.path) {
        pave_output_text(output, "/>\n");
        return;
    }
    if (tile->x || tile->y || tile->width || tile->height)
        pave_output_format(output, " x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"", (int)tile->x,
                           (int)tile->y, (int)tile->width, (int)tile->height);
    pave_output_text(output, ">\n");
    pave_tiled_tile_size(tileset, tile, size);
    xml_image(output, &tile->image, size, target, indent + 1);
    indentation(output, indent);
    pave_output_text(output, "</tile>\n");
}

static void xml_wangset(pave_output *output, const pave_tiled_wangset *set, int indent)
{
    indentation(output, indent);
    pave_output_text(output, "<wangset");
    xml_attribute(output, "name", set->name);
    pave_output_format(output, " type=\"%s\" tile=\"%d\">\n",
                       pave_word(pave_wang_kind_words, set->kind), (int)set->tile);
    for (int32_t i = 0; i < set->color_count; i++) {
        const pave_tiled_color *color = &set->colors[i];
        indentation(output, indent + 1);
        pave_output_text(output, "<wangcolor");
        xml_attribute(output, "name", color->name);
        pave_output_format(output, " color=\"#%06x\" tile=\"%d\" probability=\"",
                           (unsigned)(color->rgb & 0xffffff), (int)color->tile);
        pave_output_double(output, color->probability);
        pave_output_text(output, "\"/>\n");
    }
    for (uint32_t i = 0; i < set->tile_count; i++) {
        const uint8_t *c = set->tiles[i].colors;
        indentation(output, indent + 1);
        pave_output_format(output, "<wangtile tileid=\"%u\" wangid=\"%d,%d,%d,%d,%d,%d,%d,%d\"/>\n",
                           (unsigned)set->tiles[i].id, c[0], c[1], c[2], c[3], c[4], c[5], c[6],
                           c[7]);
    }
    indentation(output, indent);
    pave_output_text(output, "</wangset>\n");
}

void pave_tiled_tileset_xml(pave_output *output, const pave_tiled_tileset *tileset,
                            const char *target, int indent, const char *attributes)
{
    int32_t size[2];
    pave_tiled_fault_take(output, tileset);
    indentation(output, indent);
    xml_head(output, tileset, attributes);
    xml_placement(output, tileset, indent + 1);
    xml_transformations(output, tileset->symmetries, indent + 1);
    pave_tiled_sheet_size(tileset, size);
    xml_image(output, &tileset->image, size, target, indent + 1);
    for (uint32_t i = 0; i < tileset->listed_count; i++)
        xml_tile(output, tileset, &tileset->listed[i], target, indent + 1);
    if (tileset->wangset_count > 0) {
        indentation(output, indent + 1);
        pave_output_text(output, "<wangsets>\n");
        for (uint32_t i = 0; i < tileset->wangset_count; i++)
            xml_wangset(output, &tileset->wangsets[i], indent + 2);
        indentation(output, indent + 1);
        pave_output_text(output, "</wangsets>\n");
    }
    indentation(output, indent);
    pave_output_text(output, "</tileset>\n");
}

static void tsx_text(pave_output *output, const pave_tiled_tileset *tileset, const char *target)
{
    pave_output_text(output, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    pave_tiled_tileset_xml(output, tileset, target, 0, " version=\"1.8\"");
}

static void tsj_text(pave_output *output, const pave_tiled_tileset *tileset, const char *target)
{
    pave_output_text(output, "{\"type\":\"tileset\",\n \"version\":\"1.8\",\n ");
    pave_tiled_tileset_json(output, tileset, target, 1);
    pave_output_text(output, "}\n");
}

void pave_tiled_tileset_text(pave_output *output, const pave_tiled_tileset *tileset,
                             const char *target)
{
    const size_t length = strlen(target);
    const bool json = length >= 4 && strcmp(target + length - 4, ".tsj") == 0;
    (json ? tsj_text : tsx_text)(output, tileset, target);
}

pave_result pave_tiled_write_tsx(const pave_tiled_tileset *tileset, const char *path,
                                 pave_error *error)
{
    assert(tileset && path);
    pave_output output;
    pave_result result = pave_output_open(&output, path, tileset->allocator, error);
    if (result != PAVE_OK) return result;
    tsx_text(&output, tileset, path);
    return pave_output_close(&output);
}
