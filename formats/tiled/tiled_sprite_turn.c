/// formats/tiled/tiled_sprite_turn.c: mirrors and rotates tiles by the bits of their gids.
///
/// Based on: T. Lindeijer and others, Tiled 1.8, whose pictures of all 16 combinations of bits were
/// compared pixel by pixel. Exception: hexagons rotated by 60 or 120 degrees are sampled at pixel
/// centres, which differs from Qt's rounding at some edges.
#include "tiled_sprites.h"

#include "../common/common_memory.h"

#include <math.h>
#include <string.h>

static void copy_pixel(const pave_tiled_sprite *sprite, int32_t x, int32_t y, uint8_t *out)
{
    memcpy(out, sprite->rgba + (size_t)y * sprite->stride + 4 * (size_t)x, 4);
}

void pave_tiled_sprite_row(const pave_tiled_sprite *sprite, uint32_t bits, int32_t x, int32_t y,
                           int32_t count, uint8_t *out)
{
    const bool diagonal = (bits & PAVE_TILED_FLIP_DIAGONAL) != 0,
               horizontal = (bits & PAVE_TILED_FLIP_HORIZONTAL) != 0,
               vertical = (bits & PAVE_TILED_FLIP_VERTICAL) != 0;
    const int32_t width = diagonal ? sprite->height : sprite->width,
                  height = diagonal ? sprite->width : sprite->height;
    const int32_t ty = vertical ? height - 1 - y : y;
    for (int32_t k = 0; k < count; k++) {
        const int32_t tx = horizontal ? width - 1 - x - k : x + k;
        copy_pixel(sprite, diagonal ? ty : tx, diagonal ? tx : ty, out + 4 * (size_t)k);
    }
}

/// Mirrors, then rotates clockwise by sixths of a turn, sampling the source at each pixel's centre.
static void rotate(const pave_tiled_sprite *sprite, int sixths, bool horizontal, bool vertical,
                   const pave_tiled_sprite *out, uint8_t *pixels)
{
    static const double cosines[6] = {1, .5, -.5, -1, -.5, .5};
    const double root = sqrt(3) / 2, sines[6] = {0, root, root, 0, -root, -root};
    const double c = cosines[sixths], s = sines[sixths];
    for (int32_t y = 0; y < out->height; y++) {
        for (int32_t x = 0; x < out->width; x++) {
            const double dx = x + .5 - .5 * out->width, dy = y + .5 - .5 * out->height;
            const double from_x = floor(c * dx + s * dy + .5 * sprite->width),
                         from_y = floor(c * dy - s * dx + .5 * sprite->height);
            if (!(from_x >= 0 && from_x < sprite->width && from_y >= 0 && from_y < sprite->height))
                continue;
            const int32_t sx = (int32_t)from_x, sy = (int32_t)from_y;
            copy_pixel(sprite, horizontal ? sprite->width - 1 - sx : sx,
                       vertical ? sprite->height - 1 - sy : sy,
                       pixels + (size_t)y * out->stride + 4 * (size_t)x);
        }
    }
}

uint8_t *pave_tiled_sprite_turn(const pave_tiled_sprite *sprite, uint32_t bits,
                                const pave_allocator *allocator, pave_tiled_sprite *out,
                                int32_t *moved_x, int32_t *moved_y)
{
    const bool horizontal = (bits & PAVE_TILED_FLIP_HORIZONTAL) != 0,
               vertical = (bits & PAVE_TILED_FLIP_VERTICAL) != 0;
    const int sixths =
        ((bits & PAVE_TILED_FLIP_DIAGONAL) != 0) + 2 * ((bits & PAVE_TILED_ROTATE_120) != 0);
    *out = *sprite;
    out->opaque = sprite->opaque && sixths == 0;
    if (sixths % 3 != 0) { // large enough for the diagonal; the parity keeps the centre in place
        const int32_t most = (sprite->width > sprite->height ? sprite->width : sprite->height) / 2;
        out->width = sprite->width + 2 * most;
        out->height = sprite->height + 2 * most;
    }
    *moved_x = (sprite->width - out->width) / 2;
    *moved_y = (out->height - sprite->height) / 2;
    out->stride = 4 * (size_t)out->width;
    uint8_t *pixels = pave_common_array(allocator, (size_t)out->width * (size_t)out->height, 4);
    out->rgba = pixels;
    if (pixels && sixths > 0) rotate(sprite, sixths, horizontal, vertical, out, pixels);
    for (int32_t y = 0; pixels && sixths == 0 && y < out->height; y++)
        pave_tiled_sprite_row(sprite, bits, 0, y, out->width, pixels + (size_t)y * out->stride);
    return pixels;
}
