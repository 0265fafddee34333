/// formats/tiled/tiled_heights_read.c: heights from PNG.
#include "tiled_png.h"

#include "../common/common_memory.h"

#include <pave/formats/tiled.h>

/// The brightness of a pixel of RGBA, 16 bits a channel, by the weights of ITU-R BT.709. Of grey it
/// is the grey.
static uint16_t brightness(const uint8_t *pixel)
{
    static const uint32_t weights[3] = {2126, 7152, 722};
    uint64_t sum = 0;
    for (int k = 0; k < 3; k++)
        sum += (uint64_t)weights[k] * (uint32_t)(pixel[2 * k] << 8 | pixel[2 * k + 1]);
    return (uint16_t)((sum + 5000) / 10000);
}

static pave_result parse_heights(const pave_tiled_input *input, const void *bytes, size_t size,
                                 pave_height_map *out)
{
    pave_tiled_pixels deep;
    pave_result result = pave_tiled_png_decode(input, bytes, size, true, &deep);
    *out = (pave_height_map){0};
    if (result != PAVE_OK) return result;
    const size_t width = (size_t)deep.width, height = (size_t)deep.height;
    uint16_t *values = pave_common_array(input->allocator, height, width * sizeof *values);
    for (size_t i = 0; values && i < width * height; i++) values[i] = brightness(deep.rgba + 8 * i);
    pave_common_free(input->allocator, deep.rgba);
    if (!values) return pave_tiled_no_memory(input);
    *out = (pave_height_map){deep.width, deep.height, values, input->allocator};
    return PAVE_OK;
}

pave_result pave_heights_png_parse(const void *bytes, size_t size, const char *path,
                                   const pave_allocator *allocator, pave_height_map *out,
                                   pave_error *error)
{
    assert(bytes || size == 0);
    const pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    return parse_heights(&input, bytes, size, out);
}

pave_result pave_heights_png_read(const char *path, const pave_allocator *allocator,
                                  pave_height_map *out, pave_error *error)
{
    const pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    unsigned char *bytes = NULL;
    size_t size = 0;
    *out = (pave_height_map){0};
    pave_result result = pave_tiled_file_read(&input, &bytes, &size);
    if (result == PAVE_OK) result = parse_heights(&input, bytes, size, out);
    pave_common_free(allocator, bytes);
    return result;
}

void pave_height_map_release(pave_height_map *map)
{
    pave_common_free(map->allocator, map->values);
    *map = (pave_height_map){0};
}
