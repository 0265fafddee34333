// cli/world/bias_map.c: a picture as the map of a bias.
#include "bias_map.h"

void cli_bias_take_map(const pave_tiled_pixels *pixels, uint16_t *out)
{
    const size_t count = (size_t)pixels->width * (size_t)pixels->height;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *rgba = pixels->rgba + 4 * i;
        const uint32_t light = 299U * rgba[0] + 587U * rgba[1] + 114U * rgba[2];
        out[i] = (uint16_t)((uint64_t)light * rgba[3] * 65535 / (255000ULL * 255));
    }
}
