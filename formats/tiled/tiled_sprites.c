/// formats/tiled/tiled_sprites.c: tile pictures, and how they are blended.
///
/// Based on: T. Porter, T. Duff, "Compositing Digital Images", 1984 (over, on premultiplied
/// colours); J. Blinn, "Three Wrongs Make a Right", 1995 (x / 255 rounded, without a division).
/// Rounds like Qt 5.15, so that pictures equal Tiled's (its portable code; where it uses the
/// approximate reciprocals of SSE 4.1, the last bit of half transparent pixels depends on the
/// processor).
#include "tiled_sprites.h"

#include "../common/common_memory.h"
#include "tiled_png.h"
#include "tiled_sheet_write.h"
#include "tiled_tileset_build.h"

#include <string.h>

// ---- Pixels -------------------------------------------------------------------------------------

/// x * y / 255, rounded; x, y <= 255.
static inline uint8_t multiply(unsigned x, unsigned y)
{
    unsigned t = x * y;
    return (uint8_t)((t + (t >> 8) + 0x80) >> 8);
}

/// x / 65535, rounded; x <= 65535 * 65535.
static inline uint32_t divide_65535(uint32_t x)
{
    return (uint32_t)((x + (uint64_t)(x >> 16) + 0x8000) >> 16);
}

/// Returns x / 257, rounded: converts 16 bits to 8.
static inline uint8_t to_8_bits(uint32_t x)
{
    x += 128;
    return (uint8_t)((x - (x >> 8)) >> 8);
}

/// Blends one partly transparent pixel over another, in 16 bits per channel.
static void blend_pixel(uint8_t *under, const uint8_t *over)
{
    uint32_t over_alpha = 257u * over[3], under_alpha = 257u * under[3];
    uint32_t alpha = over_alpha + divide_65535(under_alpha * (65535 - over_alpha));
    uint64_t factor =
        (UINT64_C(0xffff00008000) + alpha / 2) / alpha; // 65535 / alpha, with 32 fractional bits
    for (int c = 0; c < 3; c++) {
        uint32_t below = divide_65535(257u * under[c] * under_alpha);
        uint32_t color = 257u * over[c] + divide_65535(below * (65535 - over_alpha));
        if (alpha < 65535) color = (uint32_t)((color * factor + 0x80000000) >> 32);
        under[c] = to_8_bits(color);
    }
    under[3] = to_8_bits(alpha);
}

void pave_tiled_blend(uint8_t *under, const uint8_t *over, int32_t count)
{
    for (int32_t i = 0; i < count; i++, under += 4, over += 4) {
        if (over[3] == 255)
            memcpy(under, over, 4);
        else if (over[3] > 0)
            blend_pixel(under, over);
    }
}

static void premultiply(const pave_tiled_pixels *picture, bool has_key, uint32_t key)
{
    uint8_t *pixel = picture->rgba;
    size_t count = (size_t)picture->width * (size_t)picture->height;
    for (size_t i = 0; i < count; i++, pixel += 4) {
        uint32_t rgb = (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
        if (has_key && pixel[3] == 255 && rgb == key) pixel[3] = 0;
        if (pixel[3] == 255) continue;
        for (int c = 0; c < 3; c++) pixel[c] = multiply(pixel[c], pixel[3]);
    }
}

static bool is_opaque(const pave_tiled_sprite *sprite)
{
    for (int32_t y = 0; y < sprite->height; y++)
        for (int32_t x = 0; x < sprite->width; x++)
            if (sprite->rgba[(size_t)y * sprite->stride + 4 * (size_t)x + 3] != 255) return false;
    return true;
}

// ---- Loading ------------------------------------------------------------------------------------

static pave_result no_memory(pave_error *error)
{
    return PAVE_FAIL(
        error, PAVE_NO_MEMORY,
        "out of memory for the pictures; close other programs, or choose smaller ones");
}

/// Reports an error of a picture at the position where the file names the picture.
static pave_result blame(const pave_tiled_tileset *tileset, const pave_tiled_image *image,
                         const pave_error *what, pave_error *error)
{
    if (!tileset->path)
        return pave_error_set(error, what->result, image->path, 0, 0, "%s", what->message);
    return pave_error_set(error, what->result, tileset->path, image->line, 0, "picture %.120s: %s",
                          image->path, what->message);
}

static pave_result load_picture(const pave_tiled_tileset *tileset, const pave_tiled_image *image,
                                pave_tiled_pixels *out, pave_error *error)
{
    pave_error inner = {0};
    pave_result result = pave_tiled_png_read_named(image->path, tileset->allocator, out, &inner);
    if (result == PAVE_OK && (out->width < image->width || out->height < image->height))
        result = pave_error_set(&inner, PAVE_INVALID, image->path, 0, 0,
                                "it has %d x %d pixels, but the tile set says %d x %d: use the "
                                "picture that belongs to it",
                                (int)out->width, (int)out->height, (int)image->width,
                                (int)image->height);
    return result == PAVE_OK ? PAVE_OK : blame(tileset, image, &inner, error);
}

static pave_tiled_sprite cut(const pave_tiled_pixels *picture, uint32_t id, int32_t x, int32_t y,
                             int32_t width, int32_t height)
{
    size_t stride = 4 * (size_t)picture->width;
    pave_tiled_sprite sprite = {.id = id, .width = width, .height = height, .stride = stride};
    sprite.rgba = picture->rgba + (size_t)y * stride + 4 * (size_t)x;
    sprite.opaque = is_opaque(&sprite);
    return sprite;
}

/// Allocates one picture of all tiles, stacked vertically; NULL if out of memory.
static uint8_t *stack_tiles(const pave_tiled_tileset *tileset, uint32_t count,
                            pave_tiled_sprites *out)
{
    const size_t tile = (size_t)tileset->tile_width * (size_t)tileset->tile_height;
    out->stack_size = count * tile;
    out->stack = pave_common_array(out->allocator, out->stack_size, 4);
    if (!out->stack) return NULL;
    out->dense = true;
    out->count = count;
    for (uint32_t id = 0; id < count; id++)
        out->list[id] = (pave_tiled_sprite){.id = id,
                                            .width = tileset->tile_width,
                                            .height = tileset->tile_height,
                                            .rgba = out->stack + 4 * id * tile,
                                            .stride = 4 * (size_t)tileset->tile_width};
    return out->stack;
}

/// Copies a tile out of the sheet.
static void stack_tile(const pave_tiled_pixels *sheet, int32_t x, int32_t y,
                       pave_tiled_sprite *sprite, uint8_t *to)
{
    const size_t stride = 4 * (size_t)sheet->width;
    for (int32_t k = 0; k < sprite->height; k++)
        memcpy(to + (size_t)k * sprite->stride,
               sheet->rgba + (size_t)(y + k) * stride + 4 * (size_t)x, sprite->stride);
    sprite->opaque = is_opaque(sprite);
}

static pave_result load_sheet(const pave_tiled_tileset *tileset, pave_tiled_sprites *out,
                              pave_error *error)
{
    pave_tiled_pixels *sheet = out->pictures;
    pave_result result = load_picture(tileset, &tileset->image, sheet, error);
    if (result != PAVE_OK) return result;
    premultiply(sheet, tileset->image.has_key, tileset->image.key);
    const int64_t columns = pave_tiled_tileset_fitting(tileset, sheet->width, tileset->tile_width),
                  rows = pave_tiled_tileset_fitting(tileset, sheet->height, tileset->tile_height),
                  holds = columns * rows; // further tiles have no picture
    const uint32_t count = holds < tileset->tile_count ? (uint32_t)holds : tileset->tile_count;
    uint8_t *to = stack_tiles(tileset, count, out);
    if (!to) return no_memory(error);
    for (uint32_t id = 0; id < count; id++) {
        const int32_t x = (int32_t)(id % columns), y = (int32_t)(id / columns);
        pave_tiled_sprite *sprite = &out->list[id];
        stack_tile(sheet, tileset->margin + x * (tileset->tile_width + tileset->spacing),
                   tileset->margin + y * (tileset->tile_height + tileset->spacing), sprite, to);
        to += sprite->stride * (size_t)sprite->height;
    }
    pave_tiled_pixels_destroy(sheet);
    return PAVE_OK;
}

/// Makes the tiles of a built-in set, each painted on first use.
static pave_result make_tiles(const pave_tiled_tileset *tileset, pave_builtin builtin,
                              pave_tiled_sprites *out, pave_error *error)
{
    const uint64_t pixels = (uint64_t)tileset->tile_count * (uint64_t)tileset->tile_width *
                            (uint64_t)tileset->tile_height;
    if (pixels > PAVE_TILED_PIXELS_MAX)
        return PAVE_FAIL(
            error, PAVE_UNSUPPORTED,
            "%u tiles of %d x %d pixels are more than can be painted: choose smaller ones",
            (unsigned)tileset->tile_count, (int)tileset->tile_width, (int)tileset->tile_height);
    if (!stack_tiles(tileset, tileset->tile_count, out)) return no_memory(error);
    out->builtin = builtin;
    out->projection = tileset->has_grid ? PAVE_ISOMETRIC : PAVE_ORTHOGONAL;
    for (uint32_t id = 0; id < out->count; id++) out->list[id].waits = true;
    return PAVE_OK;
}

static void paint_tile(const pave_tiled_sprites *sprites, pave_tiled_sprite *sprite)
{
    const pave_tiled_pixels tile = {
        .width = sprite->width, .height = sprite->height, .rgba = sprite->rgba};
    pave_builtin_paint(sprites->builtin, sprite->id, sprites->projection, sprite->width,
                       sprite->rgba, (ptrdiff_t)sprite->stride);
    premultiply(&tile, false, 0);
    sprite->opaque = is_opaque(sprite);
    sprite->waits = false;
}

void pave_tiled_sprites_paint(pave_tiled_sprites *sprites)
{
    for (uint32_t i = 0; i < sprites->count; i++)
        if (sprites->list[i].waits) paint_tile(sprites, &sprites->list[i]);
}

/// Loads a tile's part of its picture.
static pave_result load_part(const pave_tiled_tileset *tileset, const pave_tiled_tile *tile,
                             const pave_tiled_pixels *picture, pave_tiled_sprites *out,
                             pave_error *error)
{
    const int32_t width = tile->width > 0 ? tile->width : picture->width - tile->x,
                  height = tile->height > 0 ? tile->height : picture->height - tile->y;
    if (width < 1 || height < 1 || (int64_t)tile->x + width > picture->width ||
        (int64_t)tile->y + height > picture->height)
        return pave_error_set(error, PAVE_INVALID, tileset->path, tile->image.line, 0,
                              "tile %u shows %d x %d pixels from %d,%d on, but its picture has "
                              "%d x %d: correct its x, y, width and height",
                              (unsigned)tile->id, (int)width, (int)height, (int)tile->x,
                              (int)tile->y, (int)picture->width, (int)picture->height);
    out->list[out->count++] = cut(picture, tile->id, tile->x, tile->y, width, height);
    return PAVE_OK;
}

static pave_result load_collection(const pave_tiled_tileset *tileset, pave_tiled_sprites *out,
                                   pave_error *error)
{
    const char *last = NULL; // consecutive tiles often share a picture
    const pave_tiled_pixels *picture = NULL;
    pave_result result = PAVE_OK;
    for (uint32_t i = 0; i < tileset->listed_count && result == PAVE_OK; i++) {
        const pave_tiled_tile *tile = &tileset->listed[i];
        if (!tile->image.path) continue;
        if (!last || strcmp(last, tile->image.path) != 0) {
            result = load_picture(tileset, &tile->image, &out->pictures[i], error);
            if (result != PAVE_OK) return result;
            premultiply(&out->pictures[i], false, 0); // Tiled supports a colour key only for sheets
            picture = &out->pictures[i];
            last = tile->image.path;
        }
        result = load_part(tileset, tile, picture, out, error);
    }
    return result;
}

pave_result pave_tiled_sprites_load(const pave_tiled_tileset *tileset, pave_tiled_sprites *out,
                                    pave_error *error)
{
    pave_builtin builtin;
    *out = (pave_tiled_sprites){.allocator = tileset->allocator};
    if (tileset->fault) {
        if (error) *error = *tileset->fault;
        return tileset->fault->result;
    }
    const bool sheet = tileset->image.path || pave_tiled_is_builtin(tileset, &builtin);
    out->picture_count = sheet ? 1 : tileset->listed_count;
    out->room = sheet ? tileset->tile_count : tileset->listed_count;
    out->pictures = pave_common_array(out->allocator, out->picture_count, sizeof *out->pictures);
    if (!out->pictures) return no_memory(error);
    out->list = pave_common_array(out->allocator, out->room, sizeof *out->list);
    if (!out->list) return no_memory(error);
    const pave_result result = tileset->image.path ? load_sheet(tileset, out, error)
                               : sheet             ? make_tiles(tileset, builtin, out, error)
                                                   : load_collection(tileset, out, error);
    for (uint32_t i = 0; i < out->count; i++) {
        if (out->list[i].width > out->most) out->most = out->list[i].width;
        if (out->list[i].height > out->most) out->most = out->list[i].height;
    }
    if (result == PAVE_OK && out->count == 0)
        return pave_error_set(error, PAVE_INVALID, tileset->path, 0, 0,
                              "the tile set names no picture: a picture cannot be drawn with it");
    return result;
}

void pave_tiled_sprites_release(pave_tiled_sprites *sprites)
{
    for (uint32_t i = 0; sprites->pictures && i < sprites->picture_count; i++)
        pave_tiled_pixels_destroy(&sprites->pictures[i]);
    PAVE_COMMON_FREE(sprites->allocator, sprites->stack, sprites->list, sprites->pictures);
    *sprites = (pave_tiled_sprites){0};
}

const pave_tiled_sprite *pave_tiled_sprites_find(pave_tiled_sprites *sprites, uint32_t id)
{
    if (sprites->dense) {
        pave_tiled_sprite *sprite = id < sprites->count ? &sprites->list[id] : NULL;
        if (sprite && sprite->waits) paint_tile(sprites, sprite);
        return sprite;
    }
    uint32_t low = 0, high = sprites->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (sprites->list[middle].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < sprites->count && sprites->list[low].id == id ? &sprites->list[low] : NULL;
}
