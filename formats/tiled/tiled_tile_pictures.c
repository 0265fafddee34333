/// formats/tiled/tiled_tile_pictures.c: cuts the pictures that one of pave's own tile-set files
/// names into tiles, for the core to draw on any tiling. Each picture is loaded once.
#include "../common/common_memory.h"
#include "../json/json_wang_rect.h"
#include "tiled_png.h"

#include <pave/formats/tiled.h>

#include <stdlib.h>
#include <string.h>

/// The sheet, and pictures of single tiles; consecutive tiles may share a picture.
struct pave_tiled_pictures_private {
    pave_tiled_pixels *pixels;
    size_t count, room;
    bool sheet;               ///< the first picture is the sheet
    pave_picture_tile *tiles; ///< tiles of all faces
    size_t tile_room;
};

static pave_result no_memory(pave_error *error)
{
    return PAVE_FAIL(
        error, PAVE_NO_MEMORY,
        "out of memory for the pictures; close other programs, or choose smaller ones");
}

/// Allocates tiles and pictures, all empty; returns false if out of memory.
static bool make_room(const pave_json_wang *file, pave_tiled_pictures *out)
{
    size_t images = 1, tiles = 0;
    for (int32_t f = 0; f < file->face_count; f++) {
        const pave_json_wang_face *face = &file->faces[f];
        tiles += face->tile_count;
        for (uint32_t i = 0; i < face->tile_count; i++) images += face->tiles[i].image != NULL;
    }
    out->own = pave_common_array(out->allocator, 1, sizeof *out->own);
    out->lists = pave_common_array(out->allocator, (size_t)file->face_count, sizeof *out->lists);
    if (out->lists) out->face_count = file->face_count;
    if (!out->own || !out->lists) return false;
    out->own->pixels = pave_common_array(out->allocator, images, sizeof *out->own->pixels);
    if (out->own->pixels) out->own->room = images;
    out->own->tiles = pave_common_array(out->allocator, tiles, sizeof *out->own->tiles);
    if (out->own->tiles) out->own->tile_room = tiles;
    return out->own->pixels && out->own->tiles;
}

/// Makes pixels of the key colour transparent.
static void take_out(const pave_tiled_pixels *picture, uint32_t key)
{
    const size_t count = (size_t)picture->width * (size_t)picture->height;
    for (size_t i = 0; i < count; i++) {
        uint8_t *pixel = picture->rgba + 4 * i;
        const uint32_t rgb = (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
        if (rgb == key && pixel[3] == 255) memset(pixel, 0, 4);
    }
}

static pave_result read_picture(const pave_json_wang *file, const char *path,
                                pave_tiled_pictures *out, pave_error *error)
{
    struct pave_tiled_pictures_private *own = out->own;
    pave_error inner = {0};
    const pave_result result =
        pave_tiled_png_read_named(path, out->allocator, &own->pixels[own->count], &inner);
    if (result == PAVE_OK) {
        own->count++;
        return PAVE_OK;
    }
    return pave_error_set(error, result, file->path ? file->path : path, 0, 0, "picture %.120s: %s",
                          path, inner.message);
}

/// Cuts a tile out of a picture; returns false if it is outside.
static bool cut(const pave_tiled_pixels *picture, const int32_t rect[4], pave_picture_tile *tile)
{
    if (rect[0] < 0 || rect[1] < 0 || rect[2] < 1 || rect[3] < 1 ||
        (int64_t)rect[0] + rect[2] > picture->width || (int64_t)rect[1] + rect[3] > picture->height)
        return false;
    tile->width = rect[2];
    tile->height = rect[3];
    tile->stride = picture->width;
    tile->rgba = picture->rgba + 4 * ((size_t)rect[1] * (size_t)picture->width + (size_t)rect[0]);
    return true;
}

/// Finds the picture of a tile. A tile whose index is beyond the sheet has no picture, as in Tiled.
static pave_result take_tile(const pave_json_wang *file, int32_t face, uint32_t index,
                             const char **last, pave_tiled_pictures *out, pave_picture_tile *tile,
                             pave_error *error)
{
    struct pave_tiled_pictures_private *own = out->own;
    const pave_json_wang_tile *from = &file->faces[face].tiles[index];
    int32_t rect[4] = {0, 0, 0, 0};
    tile->id = from->id;
    const pave_tiled_pixels *picture = own->sheet ? &own->pixels[0] : NULL;
    bool has = pave_json_wang_rect(file, face, index, rect);
    if (from->image) {
        const bool again = *last && strcmp(*last, from->image) == 0;
        const pave_result result = again ? PAVE_OK : read_picture(file, from->image, out, error);
        if (result != PAVE_OK) return result;
        picture = &own->pixels[own->count - 1];
        *last = from->image;
        if (!has) rect[2] = picture->width, rect[3] = picture->height;
        has = true;
    }
    if (has && picture && !cut(picture, rect, tile) && from->has_rect)
        return pave_error_set(error, PAVE_INVALID, file->path, 0, 0,
                              "tile %lu: its rect [%ld, %ld, %ld, %ld] reaches beyond the picture "
                              "of %ld x %ld pixels",
                              (unsigned long)from->id, (long)rect[0], (long)rect[1], (long)rect[2],
                              (long)rect[3], (long)picture->width, (long)picture->height);
    return PAVE_OK;
}

static int compare(const void *left, const void *right)
{
    const pave_picture_tile *a = left, *b = right;
    return a->id < b->id ? -1 : a->id > b->id;
}

/// Collects the tiles of a face that have pictures, ordered by id.
static pave_result take_face(const pave_json_wang *file, int32_t face, pave_picture_tile *tiles,
                             pave_tiled_pictures *out, pave_error *error)
{
    const char *last = NULL;
    size_t found = 0;
    for (uint32_t i = 0; i < file->faces[face].tile_count; i++) {
        pave_picture_tile tile = {0};
        const pave_result result = take_tile(file, face, i, &last, out, &tile, error);
        if (result != PAVE_OK) return result;
        if (tile.rgba) tiles[found++] = tile;
    }
    qsort(tiles, found, sizeof *tiles, compare);
    out->lists[face] = (pave_picture_tile_list){
        .tiles = tiles, .count = (int64_t)found, .mirror_sum = file->faces[face].mirror_sum};
    return PAVE_OK;
}

static pave_result take_all(const pave_json_wang *file, const uint32_t *key,
                            pave_tiled_pictures *out, pave_error *error)
{
    pave_result result = PAVE_OK;
    if (file->sheet.image) result = read_picture(file, file->sheet.image, out, error);
    if (result != PAVE_OK) return result;
    out->own->sheet = file->sheet.image != NULL;
    if (out->own->sheet && key) take_out(&out->own->pixels[0], *key);
    pave_picture_tile *tiles = out->own->tiles;
    int64_t found = 0;
    for (int32_t f = 0; result == PAVE_OK && f < file->face_count; f++) {
        result = take_face(file, f, tiles, out, error);
        tiles += file->faces[f].tile_count;
        found += out->lists[f].count;
    }
    if (result == PAVE_OK && found == 0)
        return pave_error_set(error, PAVE_INVALID, file->path, 0, 0,
                              "the tile set names no picture: a picture cannot be drawn with it");
    return result;
}

pave_result pave_tiled_pictures_read(const pave_json_wang *file, const uint32_t *key,
                                     const pave_allocator *allocator, pave_tiled_pictures **out,
                                     pave_error *error)
{
    assert(file && out);
    *out = NULL;
    pave_tiled_pictures *made = pave_common_array(allocator, 1, sizeof *made);
    if (!made) return no_memory(error);
    made->allocator = allocator;
    const pave_result result =
        make_room(file, made) ? take_all(file, key, made, error) : no_memory(error);
    if (result == PAVE_OK)
        *out = made;
    else
        pave_tiled_pictures_destroy(made);
    return result;
}

void pave_tiled_pictures_destroy(pave_tiled_pictures *pictures)
{
    if (!pictures) return;
    const pave_allocator *allocator = pictures->allocator;
    struct pave_tiled_pictures_private *own = pictures->own;
    for (size_t i = 0; own && i < own->count; i++) pave_tiled_pixels_destroy(&own->pixels[i]);
    if (own) {
        PAVE_COMMON_FREE(allocator, own->tiles, own->pixels);
    }
    PAVE_COMMON_FREE(allocator, own, pictures->lists, pictures);
}
