/// formats/tiled/tiled_sheet_write.c: makes tile sets that are not read from a file, and writes
/// their sheets.
#include "tiled_sheet_write.h"

#include "../common/common_list.h"
#include "../common/common_memory.h"
#include "tiled_tsx_write.h"

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
    pave_png_writer_begin(&png, output, tileset->image.width, tileset->image.height, 4, NULL);
    if (output->result == PAVE_OK) paint(context, &png);
    pave_png_writer_end(&png);
}

pave_result pave_tiled_sheet_open(pave_tiled_sheet_files *files, const pave_tiled_tileset *tileset,
                                  void (*paint)(void *context, pave_png_writer *png), void *context,
                                  pave_output **out, pave_error *error)
{
    assert(tileset->image.path);
    pave_result result =
        pave_output_open(&files->picture, tileset->image.path, tileset->allocator, error);
    if (result != PAVE_OK) return result;
    *out = &files->picture;
    if (tileset->path) {
        result = pave_output_open(&files->text, tileset->path, tileset->allocator, error);
        if (result != PAVE_OK) {
            pave_output_take(&files->picture, result);
            return pave_output_close(&files->picture);
        }
        pave_output_accompany(&files->text, &files->picture);
        pave_tiled_tileset_text(&files->text, tileset, tileset->path);
        *out = &files->text;
    }
    write_png(&files->picture, tileset, paint, context);
    return PAVE_OK;
}

pave_result pave_tiled_sheet_place(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path, pave_error *error)
{
    if (tsx_path && (strcmp(png_path, tsx_path) == 0 || pave_output_same_file(png_path, tsx_path)))
        return pave_error_set(
            error, PAVE_INVALID, png_path, 0, 0,
            "the picture and the tile set cannot be one file: give them two names");
    bool named = replace_text(tileset->allocator, &tileset->image.path, png_path);
    if (named && tsx_path) named = replace_text(tileset->allocator, &tileset->path, tsx_path);
    if (!tsx_path) {
        pave_common_free(tileset->allocator, tileset->path);
        tileset->path = NULL;
    }
    return named ? PAVE_OK
                 : pave_error_set(error, PAVE_NO_MEMORY, png_path, 0, 0,
                                  "out of memory for a path; close other programs");
}

pave_result pave_tiled_sheet_write(pave_tiled_tileset *tileset, const char *png_path,
                                   const char *tsx_path,
                                   void (*paint)(void *context, pave_png_writer *png),
                                   void *context, pave_error *error)
{
    pave_tiled_sheet_files files;
    pave_output *output;
    pave_result result = pave_tiled_sheet_place(tileset, png_path, tsx_path, error);
    if (result == PAVE_OK)
        result = pave_tiled_sheet_open(&files, tileset, paint, context, &output, error);
    return result == PAVE_OK ? pave_output_close(output) : result;
}
