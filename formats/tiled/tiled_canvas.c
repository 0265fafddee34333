/// formats/tiled/tiled_canvas.c: draws tiles into memory: copies opaque tiles row by row and blends
/// all others.
#include "tiled_canvas.h"

#include "../common/common_memory.h"

#include <string.h>

enum { PIECE = 256 }; // pixels of a turned row made at a time

/// Visible part of a sprite: its rows and columns first..end-1.
typedef struct part {
    int32_t x, y, end_x, end_y;
    uint8_t *out; ///< the first pixel
} part;

static bool cut(const pave_tiled_canvas *canvas, int64_t left, int64_t top, int32_t width,
                int32_t height, part *out)
{
    const int64_t x0 = left > canvas->left ? left : canvas->left,
                  y0 = top > canvas->top ? top : canvas->top;
    const int64_t right = left + width, bottom = top + height,
                  x1 = right < canvas->right ? right : canvas->right,
                  y1 = bottom < canvas->bottom ? bottom : canvas->bottom;
    if (x0 >= x1 || y0 >= y1) return false;
    *out = (part){.x = (int32_t)(x0 - left),
                  .y = (int32_t)(y0 - top),
                  .end_x = (int32_t)(x1 - left),
                  .end_y = (int32_t)(y1 - top)};
    out->out = canvas->rgba + (size_t)(y0 - canvas->top) * canvas->stride +
               4 * (size_t)(x0 - canvas->left);
    return true;
}

static void lay(uint8_t *under, const uint8_t *over, int32_t count, bool opaque)
{
    if (opaque)
        memcpy(under, over, 4 * (size_t)count);
    else
        pave_tiled_blend(under, over, count);
}

/// Draws an unturned sprite with its upper left corner at (left, top).
static void draw_plain(const pave_tiled_canvas *canvas, const pave_tiled_sprite *sprite,
                       int64_t left, int64_t top)
{
    part seen;
    if (!cut(canvas, left, top, sprite->width, sprite->height, &seen)) return;
    const uint8_t *from = sprite->rgba + (size_t)seen.y * sprite->stride + 4 * (size_t)seen.x;
    for (int32_t y = seen.y; y < seen.end_y; y++) {
        lay(seen.out, from, seen.end_x - seen.x, sprite->opaque);
        seen.out += canvas->stride;
        from += sprite->stride;
    }
}

/// Draws a mirrored or transposed square in pieces, with its lower left corner at (left, bottom).
static void draw_mirrored(const pave_tiled_canvas *canvas, const pave_tiled_sprite *sprite,
                          uint32_t bits, int64_t left, int64_t bottom)
{
    const bool diagonal = (bits & PAVE_TILED_FLIP_DIAGONAL) != 0;
    const int32_t width = diagonal ? sprite->height : sprite->width,
                  height = diagonal ? sprite->width : sprite->height;
    uint8_t row[4 * PIECE];
    part seen;
    if (!cut(canvas, left, bottom - height, width, height, &seen)) return;
    for (int32_t y = seen.y; y < seen.end_y; y++, seen.out += canvas->stride)
        for (int32_t x = seen.x; x < seen.end_x; x += PIECE) {
            const int32_t count = seen.end_x - x < PIECE ? seen.end_x - x : PIECE;
            pave_tiled_sprite_row(sprite, bits, x, y, count, row);
            lay(seen.out + 4 * (size_t)(x - seen.x), row, count, sprite->opaque);
        }
}

static pave_result draw_hexagon(const pave_tiled_canvas *canvas, const pave_tiled_sprite *sprite,
                                uint32_t bits, const pave_allocator *allocator, int64_t left,
                                int64_t bottom)
{
    pave_tiled_sprite turned;
    int32_t moved_x, moved_y;
    uint8_t *room = pave_tiled_sprite_turn(sprite, bits, allocator, &turned, &moved_x, &moved_y);
    if (!room) return PAVE_NO_MEMORY;
    draw_plain(canvas, &turned, left + moved_x, bottom - turned.height + moved_y);
    pave_common_free(allocator, room);
    return PAVE_OK;
}

pave_result pave_tiled_canvas_put(const pave_tiled_canvas *canvas, pave_tiled_sprites *sprites,
                                  uint32_t id, pave_tiled_orientation orientation, int64_t left,
                                  int64_t bottom)
{
    if (id == PAVE_WANG_EMPTY) return PAVE_OK;
    const uint32_t number = id & PAVE_TILED_GID_MASK, bits = id - number;
    const pave_tiled_sprite *sprite = pave_tiled_sprites_find(sprites, number);
    if (!sprite) return PAVE_INVALID;
    if (bits && orientation == PAVE_TILED_HEXAGONAL)
        return draw_hexagon(canvas, sprite, bits, sprites->allocator, left, bottom);
    if (bits)
        draw_mirrored(canvas, sprite, bits, left, bottom);
    else
        draw_plain(canvas, sprite, left, bottom - sprite->height);
    return PAVE_OK;
}
