/// formats/tiled/tiled_tileset_make.c: tile sets that are made here instead of read.
#include "tiled_tileset_make.h"

#include "../common/common_list.h"
#include "../common/common_memory.h"
#include "tiled_tileset_write.h"

#include <string.h>

pave_tiled_tileset *pave_tiled_tileset_make(const pave_allocator *allocator)
{
    pave_tiled_tileset *tileset = pave_common_array(allocator, 1, sizeof *tileset);
    if (tileset) tileset->allocator = allocator;
    return tileset;
}

bool pave_tiled_tileset_make_wangset(pave_tiled_tileset *tileset, const char *name,
                                     pave_wang_kind kind, int colors, uint32_t tiles)
{
    assert(tileset->wangset_count == 0 && colors > 0 && tiles > 0);
    tileset->wangsets = pave_common_array(tileset->allocator, 1, sizeof *tileset->wangsets);
    if (!tileset->wangsets) return false;
    tileset->wangset_count = 1;
    pave_tiled_wangset *set = tileset->wangsets;
    set->kind = kind;
    set->tile = -1;
    set->name = pave_common_text_copy(tileset->allocator, name, strlen(name));
    set->colors = pave_common_array(tileset->allocator, (size_t)colors, sizeof *set->colors);
    if (set->colors) set->color_count = colors;
    set->tiles = pave_common_array(tileset->allocator, tiles, sizeof *set->tiles);
    if (set->tiles) set->tile_count = tiles;
    return set->name && set->colors && set->tiles;
}

static bool replace_text(const pave_allocator *allocator, char **place, const char *text)
{
    char *copy = pave_common_text_copy(allocator, text, strlen(text));
    if (!copy) return false;
    pave_common_free(allocator, *place);
    *place = copy;
    return true;
}

// ---- The files ----------------------------------------------------------------------------------

static void write_png(pave_output *output, const pave_tiled_tileset *tileset,
                      void (*paint)(void *context, pave_png_writer *png), void *context)
{
    pave_png_writer png;
    pave_png_writer_begin(&png, output, tileset->image.width, tileset->image.height);
    if (output->result == PAVE_OK) paint(context, &png);
    pave_png_writer_end(&png);
}

/// The picture, while the text waits to take its place.
static pave_result write_both(pave_tiled_tileset *tileset, const char *png_path, pave_output *text,
                              void (*paint)(void *context, pave_png_writer *png), void *context,
                              pave_error *error)
{
    pave_output picture;
    pave_result result = pave_output_open(&picture, png_path, tileset->allocator, error);
    if (result == PAVE_OK) {
        write_png(&picture, tileset, paint, context);
        if (text) pave_output_take(&picture, text->result);
        result = pave_output_close(&picture);
    }
    if (text) {
        pave_output_take(text, result);
        result = pave_output_close(text);
    }
    return result;
}

pave_result pave_tiled_sheet_write(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path,
                                   void (*paint)(void *context, pave_png_writer *png),
                                   void *context, pave_error *error)
{
    if (tsx_path && (strcmp(png_path, tsx_path) == 0 || pave_output_same_file(png_path, tsx_path)))
        return pave_error_set(
            error, PAVE_INVALID, png_path, 0, 0,
            "the picture and the tile set cannot be one file: give them two names");
    bool named = replace_text(tileset->allocator, &tileset->image.path, png_path);
    if (named && tsx_path) named = replace_text(tileset->allocator, &tileset->path, tsx_path);
    if (!named)
        return pave_error_set(error, PAVE_NO_MEMORY, png_path, 0, 0,
                              "out of memory for a path; close other programs");
    if (!tsx_path) return write_both(tileset, png_path, NULL, paint, context, error);
    pave_output text;
    pave_result result = pave_output_open(&text, tsx_path, tileset->allocator, error);
    if (result != PAVE_OK) return result;
    pave_tiled_tsx_text(&text, tileset, tsx_path);
    return write_both(tileset, png_path, &text, paint, context, error);
}
