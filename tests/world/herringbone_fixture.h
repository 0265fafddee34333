/// tests/world/herringbone_fixture.h: templates whose tiles are noise, and worlds of them.
#ifndef PAVE_TESTS_HERRINGBONE_FIXTURE_H
#define PAVE_TESTS_HERRINGBONE_FIXTURE_H

#include <pave/herringbone.h>
#include <pave/random.h>

#include <stdlib.h>
#include <string.h>

/// A template in memory, and its tiles.
typedef struct herringbone_template {
    pave_herringbone_shape shape;
    pave_herringbone_picture picture;
    uint8_t *pixels;
    pave_herringbone_tile *tiles;
    int64_t count;
} herringbone_template;

static inline void herringbone_template_release(herringbone_template *made)
{
    free(made->pixels);
    free(made->tiles);
    *made = (herringbone_template){.count = 0};
}

/// Draws the template of a shape and fills its tiles with noise. False: it cannot be.
static inline bool herringbone_template_make(const pave_herringbone_shape *shape, int channels,
                                             herringbone_template *out)
{
    int32_t width = 0, height = 0;
    int64_t count = 0;
    *out = (herringbone_template){.shape = *shape};
    if (pave_herringbone_template_size(shape, &width, &height, &out->count, NULL)) return false;
    const ptrdiff_t stride = (ptrdiff_t)width * channels;
    out->pixels = (uint8_t *)malloc((size_t)(stride * height));
    out->tiles = (pave_herringbone_tile *)malloc((size_t)out->count * sizeof *out->tiles);
    out->picture = (pave_herringbone_picture){width, height, channels, out->pixels, stride};
    if (!out->pixels || !out->tiles ||
        pave_herringbone_template_draw(shape, NULL, channels, out->pixels, stride, NULL) ||
        pave_herringbone_template_tiles(shape, &out->picture, out->tiles, out->count, &count) ||
        count != out->count)
        return false;
    for (int64_t i = 0; i < count; i++) {
        const int wide = out->tiles[i].upright ? shape->side : 2 * shape->side;
        uint8_t *pixels = out->pixels + (out->tiles[i].pixels - out->pixels);
        for (int y = 0; y < 2 * shape->side * shape->side / wide; y++)
            for (int x = 0; x < wide * channels; x++)
                pixels[y * stride + x] =
                    (uint8_t)pave_random_at(1, PAVE_STREAM_USER, x, y, (uint32_t)i & 0xffff,
                                            (uint32_t)(i >> 16))
                        .word[0];
    }
    return true;
}

/// The definition of a world of such a template.
static inline pave_herringbone_def herringbone_def_of(const herringbone_template *made,
                                                      uint64_t seed)
{
    pave_herringbone_def def;
    memset(&def, 0, sizeof def);
    def.shape = made->shape;
    def.seed = seed;
    def.channels = made->picture.channels;
    def.tile_count = made->count;
    def.tiles = made->tiles;
    def.stride = made->picture.stride;
    return def;
}

enum { HERRINGBONE_SHAPES = 8 };

/// Shapes of every sort: both kinds, one to five colours, odd and even sides, variants.
static const pave_herringbone_shape herringbone_shapes[HERRINGBONE_SHAPES] = {
    {PAVE_WANG_EDGE, 5, {2, 2, 2, 2, 2, 2}, 1, 1},
    {PAVE_WANG_EDGE, 3, {1, 2, 3, 1, 3, 2}, 2, 1},
    {PAVE_WANG_EDGE, 11, {5, 1, 1, 2, 1, 2}, 1, 3},
    {PAVE_WANG_EDGE, 1, {1, 1, 1, 1, 1, 1}, 4, 2},
    {PAVE_WANG_CORNER, 4, {2, 2, 2, 2, 0, 0}, 1, 1},
    {PAVE_WANG_CORNER, 9, {3, 1, 2, 4, 0, 0}, 1, 2},
    {PAVE_WANG_CORNER, 2, {1, 2, 1, 2, 0, 0}, 3, 3},
    {PAVE_WANG_CORNER, 31, {2, 1, 1, 2, 0, 0}, 1, 1},
};

#endif
