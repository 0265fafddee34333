/// tests/fuzz/fuzz_herringbone.c: any bytes as a template of herringbone tiles: a PNG, or, as
/// checksums keep a fuzzer out, the head and the size of a picture whose pixels are the bytes over
/// and over. What is a template makes a world, whose pixels are those of its tiles.
#include "../../formats/tiled/tiled_png.h"
#include "limited.h"

#include <pave/formats/tiled.h>
#include <pave/herringbone.h>

#include <string.h>

enum { HEAD = 9, RAW_SIDE_MAX = 512, AREA = 40 };

static void look_at(const pave_herringbone *world, const pave_herringbone_def *def, int32_t x,
                    int32_t y)
{
    uint8_t pixels[AREA * AREA * 4];
    const int32_t side = def->shape.side, channels = def->channels;
    const pave_rect rect = {x, y, AREA, AREA};
    must(pave_herringbone_fill(world, rect, NULL, pixels, AREA * channels) == PAVE_OK);
    for (int32_t i = 0; i < AREA * AREA; i += 7) {
        const int32_t px = x + i % AREA, py = y + i / AREA;
        const pave_herringbone_spot spot = pave_herringbone_at(
            world, (int32_t)pave_floor_divide(px, side), (int32_t)pave_floor_divide(py, side));
        must(spot.tile < def->tile_count && def->tiles[spot.tile].upright == spot.upright);
        const uint8_t *from = def->tiles[spot.tile].pixels + (py - spot.y * side) * def->stride +
                              (px - spot.x * side) * channels;
        must(memcmp(pixels + i * channels, from, (size_t)channels) == 0);
    }
}

static void make_world(const pave_herringbone_shape *shape, const pave_herringbone_picture *picture,
                       pave_herringbone_tile *tiles, int64_t count)
{
    size_t used = 0;
    const pave_allocator allocator = {limited_resize, &used};
    pave_herringbone *world = NULL;
    pave_error error = {0};
    const pave_herringbone_def def = {.shape = *shape,
                                      .seed = 5,
                                      .channels = picture->channels,
                                      .tile_count = count,
                                      .tiles = tiles,
                                      .stride = picture->stride};
    const pave_result result = pave_herringbone_create(&def, &allocator, &world, &error);
    must(result == PAVE_OK || result == PAVE_NO_MEMORY); // a template is complete
    must((result == PAVE_OK) == (world != NULL) && error.result == result);
    if (world) look_at(world, &def, -17, 1000);
    if (world) look_at(world, &def, 0, -20);
    pave_herringbone_destroy(world);
    must(used == 0);
}

static void read_template(const pave_herringbone_picture *picture)
{
    pave_herringbone_shape shape = {.side = -1};
    pave_error error = {0};
    int64_t count = 0, odd = 0;
    const pave_result result = pave_herringbone_template_read(picture, &shape, &error);
    must(error.result == result && (result == PAVE_OK) == (error.message[0] == 0));
    if (result != PAVE_OK) {
        must(shape.side == -1);
        return;
    }
    must(pave_herringbone_template_tiles(&shape, picture, NULL, 0, &count) == PAVE_CAPACITY);
    pave_herringbone_tile *tiles = malloc((size_t)count * sizeof *tiles);
    if (!tiles) return;
    must(pave_herringbone_template_tiles(&shape, picture, tiles, count, &count) == PAVE_OK);
    const pave_result checked = pave_herringbone_template_check(&shape, picture, NULL, 0, &odd);
    must(checked == (odd > 0 ? PAVE_CAPACITY : PAVE_OK) && odd <= 2 * count);
    make_world(&shape, picture, tiles, count);
    free(tiles);
}

static void read_png(const uint8_t *data, size_t size)
{
    size_t used = 0;
    const pave_allocator allocator = {limited_resize, &used};
    pave_tiled_pixels pixels = {0};
    if (pave_tiled_png_parse(data, size, "in.png", &allocator, &pixels, NULL) == PAVE_OK) {
        const pave_herringbone_picture picture = {pixels.width, pixels.height, 4, pixels.rgba,
                                                  4 * (ptrdiff_t)pixels.width};
        read_template(&picture);
    }
    pave_tiled_pixels_destroy(&pixels);
    must(used == 0);
}

// Four bytes of size, nine of the head as a writer has them before it hides them, then pixels.
static void read_raw(const uint8_t *data, size_t size)
{
    if (size < 4 + HEAD + 1) return;
    const int32_t width = 1 + (data[0] << 8 | data[1]) % RAW_SIDE_MAX,
                  height = 1 + (data[2] << 8 | data[3]) % RAW_SIDE_MAX;
    const size_t bytes = 3 * (size_t)width * (size_t)height, rest = size - 4 - HEAD;
    uint8_t *pixels = malloc(bytes);
    if (!pixels) return;
    for (size_t i = 0; i < bytes; i++) pixels[i] = data[4 + HEAD + i % rest];
    for (int i = 0; i < HEAD && i < 3 * width; i++)
        pixels[3 * width - 1 - i] = (uint8_t)(data[4 + i] ^ (i * 55));
    const pave_herringbone_picture picture = {width, height, 3, pixels, 3 * (ptrdiff_t)width};
    read_template(&picture);
    free(pixels);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    read_png(data, size);
    read_raw(data, size);
    return 0;
}
