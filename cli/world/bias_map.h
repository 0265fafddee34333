/// cli/world/bias_map.h: a picture as the map of a bias.
#ifndef PAVE_CLI_BIAS_MAP_H
#define PAVE_CLI_BIAS_MAP_H

#include <pave/bias.h>
#include <pave/formats/tiled.h>

/// The brightness of each pixel as a value, 0 to 65535; of a clear one that of black. `out` must
/// hold at least width * height elements.
void cli_bias_take_map(const pave_tiled_pixels *pixels, uint16_t *out);

#endif
