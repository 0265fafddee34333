/// formats/tiled_tileset_make.c: tile sets that are made here instead of read.
#include "tiled_tileset_make.h"

#include "tiled_memory.h"

#include <string.h>

char *pave_tiled_tileset_text(const pave_allocator *allocator, const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = pave_tiled_malloc(allocator, size);
    if (copy) memcpy(copy, text, size);
    return copy;
}

pave_tiled_tileset *pave_tiled_tileset_make(const pave_allocator *allocator)
{
    pave_tiled_tileset *tileset = pave_tiled_array(allocator, 1, sizeof *tileset);
    if (tileset) tileset->allocator = allocator;
    return tileset;
}

bool pave_tiled_tileset_make_wangset(pave_tiled_tileset *tileset, const char *name, pave_wang_kind kind, int colors, uint32_t tiles)
{
    assert(tileset->wangset_count == 0 && colors > 0 && tiles > 0);
    tileset->wangsets = pave_tiled_array(tileset->allocator, 1, sizeof *tileset->wangsets);
    if (!tileset->wangsets) return false;
    tileset->wangset_count = 1;
    pave_tiled_wangset *set = tileset->wangsets;
    set->kind = kind;
    set->tile = -1;
    set->name = pave_tiled_tileset_text(tileset->allocator, name);
    set->colors = pave_tiled_array(tileset->allocator, (size_t)colors, sizeof *set->colors);
    if (set->colors) set->color_count = colors;
    set->tiles = pave_tiled_array(tileset->allocator, tiles, sizeof *set->tiles);
    if (set->tiles) set->tile_count = tiles;
    return set->name && set->colors && set->tiles;
}

static bool replace_text(const pave_allocator *allocator, char **place, const char *text)
{
    char *copy = pave_tiled_tileset_text(allocator, text);
    if (!copy) return false;
    pave_tiled_free(allocator, *place);
    *place = copy;
    return true;
}

pave_result pave_tiled_tileset_name_files(pave_tiled_tileset *tileset, const char *png_path, const char *tsx_path, pave_error *error)
{
    bool named = replace_text(tileset->allocator, &tileset->image.path, png_path);
    if (named && tsx_path) named = replace_text(tileset->allocator, &tileset->path, tsx_path);
    return named ? PAVE_OK : pave_error_set(error, PAVE_NO_MEMORY, png_path, 0, 0, "out of memory for a path");
}
