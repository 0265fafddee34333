/// formats/tiled/tiled_heights_read.c: reads heights from PNG and raw files.
#include "tiled_png.h"

#include "../common/common_memory.h"

#include <pave/formats/tiled.h>

#include <string.h>

// ---- RGBA pixels, 16 bits per channel -----------------------------------------------------------

static uint32_t channel(const uint8_t *pixel, int k)
{
    return (uint32_t)(pixel[2 * k] << 8 | pixel[2 * k + 1]);
}

/// Luma with the weights of ITU-R BT.709, which leave grey unchanged.
static uint16_t brightness(const uint8_t *pixel)
{
    static const uint32_t weights[3] = {2126, 7152, 722};
    uint64_t sum = 0;
    for (int k = 0; k < 3; k++) sum += (uint64_t)weights[k] * channel(pixel, k);
    return (uint16_t)((sum + 5000) / 10000);
}

/// Returns the 24 bits from which both encodings compute metres.
static uint32_t bits(const uint8_t *pixel)
{
    return channel(pixel, 0) >> 8 << 16 | channel(pixel, 1) >> 8 << 8 | channel(pixel, 2) >> 8;
}

static double metres(pave_height_encoding encoding, uint32_t bits)
{
    return encoding == PAVE_HEIGHTS_TERRAIN_RGB ? bits / 10.0 - 10000 : bits / 256.0 - 32768;
}

/// Returns whether a pixel has no height because it is transparent; elevation tiles have such
/// pixels outside their data.
static bool is_empty(const uint8_t *pixel) { return channel(pixel, 3) == 0; }

/// Fills the values with the brightness of the pixels, 0 for transparent ones.
static void spread_brightness(const uint8_t *pixels, size_t count, pave_height_map *map)
{
    for (size_t i = 0; i < count; i++) {
        const bool empty = is_empty(pixels + 8 * i);
        map->values[i] = empty ? 0 : brightness(pixels + 8 * i);
        map->empty += empty;
    }
}

static void spread_metres(const uint8_t *pixels, size_t count, pave_height_encoding encoding,
                          pave_height_map *map)
{
    uint32_t low = UINT32_MAX, high = 0;
    for (size_t i = 0; i < count; i++) {
        const uint32_t one = bits(pixels + 8 * i);
        map->empty += is_empty(pixels + 8 * i);
        if (is_empty(pixels + 8 * i)) continue;
        low = one < low ? one : low;
        high = one > high ? one : high;
    }
    const uint64_t span = high > low ? high - low : 1;
    for (size_t i = 0; i < count; i++)
        map->values[i] =
            is_empty(pixels + 8 * i)
                ? 0
                : (uint16_t)(((bits(pixels + 8 * i) - low) * UINT64_C(65535) + span / 2) / span);
    if (map->empty == (int64_t)count) return;
    map->low = metres(encoding, low);
    map->high = metres(encoding, high);
}

/// Returns the first opaque pixel that is not grey; -1: all are grey.
static int64_t find_color(const uint8_t *pixels, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (!is_empty(pixels + 8 * i) &&
            (channel(pixels + 8 * i, 0) != channel(pixels + 8 * i, 1) ||
             channel(pixels + 8 * i, 1) != channel(pixels + 8 * i, 2)))
            return i;
    return -1;
}

// ---- Files --------------------------------------------------------------------------------------

static pave_result parse_png(const pave_tiled_input *input, const void *bytes, size_t size,
                             pave_height_encoding encoding, pave_height_map *out)
{
    pave_tiled_pixels deep;
    pave_result result = pave_tiled_png_decode(input, bytes, size, true, &deep);
    if (result != PAVE_OK) return result;
    const size_t count = (size_t)deep.width * (size_t)deep.height;
    const int64_t color =
        encoding == PAVE_HEIGHTS_GREY ? find_color(deep.rgba, (int64_t)count) : -1;
    *out = (pave_height_map){.width = deep.width,
                             .height = deep.height,
                             .values = pave_common_array(input->allocator, count, sizeof(uint16_t)),
                             .allocator = input->allocator};
    if (!out->values) {
        result = pave_tiled_no_memory(input);
    } else if (color >= 0) {
        result = pave_tiled_fail(input, PAVE_UNSUPPORTED,
                                 "the pixel in column %d of row %d is not grey; choose what "
                                 "colours mean: terrain-rgb or terrarium metres, or brightness",
                                 (int)(color % deep.width), (int)(color / deep.width));
    } else if (encoding >= PAVE_HEIGHTS_TERRAIN_RGB) {
        spread_metres(deep.rgba, count, encoding, out);
    } else {
        spread_brightness(deep.rgba, count, out);
    }
    pave_common_free(input->allocator, deep.rgba);
    return result;
}

static bool is_raw(const char *path)
{
    const char *dot = path ? strrchr(path, '.') : NULL;
    char small[5] = "";
    for (size_t i = 0; dot && i < 4 && dot[i]; i++)
        small[i] = (char)(dot[i] >= 'A' && dot[i] <= 'Z' ? dot[i] + ('a' - 'A') : dot[i]);
    return dot && strlen(dot) == 4 && (strcmp(small, ".r16") == 0 || strcmp(small, ".raw") == 0);
}

static pave_result parse_raw(const pave_tiled_input *input, const uint8_t *bytes, size_t size,
                             pave_height_map *out)
{
    size_t side = 0;
    while (2 * (side + 1) * (side + 1) <= size && side < PAVE_TILED_IMAGE_SIZE_MAX) side++;
    if (side == 0 || 2 * side * side != size)
        return pave_tiled_fail(
            input, PAVE_UNSUPPORTED,
            "a raw file of heights is a square of 16-bit numbers, but this has %zu "
            "bytes; save the heights as PNG",
            size);
    *out = (pave_height_map){.width = (int32_t)side,
                             .height = (int32_t)side,
                             .values = pave_common_array(input->allocator, size, 1),
                             .allocator = input->allocator};
    if (!out->values) return pave_tiled_no_memory(input);
    for (size_t i = 0; i < size / 2; i++)
        out->values[i] = (uint16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8);
    return PAVE_OK;
}

pave_result pave_heights_parse(const void *bytes, size_t size, const char *path,
                               pave_height_encoding encoding, const pave_allocator *allocator,
                               pave_height_map *out, pave_error *error)
{
    assert(bytes || size == 0);
    const pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    *out = (pave_height_map){0};
    const pave_result result = is_raw(path) ? parse_raw(&input, bytes, size, out)
                                            : parse_png(&input, bytes, size, encoding, out);
    if (result != PAVE_OK) pave_height_map_release(out);
    return result;
}

pave_result pave_heights_read(const char *path, pave_height_encoding encoding,
                              const pave_allocator *allocator, pave_height_map *out,
                              pave_error *error)
{
    const pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    unsigned char *bytes = NULL;
    size_t size = 0;
    *out = (pave_height_map){0};
    pave_result result = pave_tiled_file_read(&input, &bytes, &size);
    if (result == PAVE_OK)
        result = pave_heights_parse(bytes, size, path, encoding, allocator, out, error);
    pave_common_free(allocator, bytes);
    return result;
}

void pave_height_map_release(pave_height_map *map)
{
    pave_common_free(map->allocator, map->values);
    *map = (pave_height_map){0};
}
