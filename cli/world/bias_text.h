/// cli/world/bias_text.h: parses the text of --bias: `noise:SCALE`, `FILE.png`, `terrain:FILE` or
/// `world:NAME`, then options separated by commas. Opens nothing.
#ifndef PAVE_CLI_BIAS_TEXT_H
#define PAVE_CLI_BIAS_TEXT_H

#include "set_colors.h"

#include <pave/bias.h>
#include <pave/formats/tiled.h>

enum { CLI_BIAS_TEXT = 4096 }; ///< maximum length of texts and paths

/// The parsed text.
typedef struct cli_bias_said {
    pave_bias_kind kind;      ///< NOISE, MAP or WORLD
    char name[CLI_BIAS_TEXT]; ///< the file of a MAP; the file or set of a WORLD
    bool terrain;             ///< whether the file of a MAP is a terrain
    bool holes;               ///< whether a MAP has holes; `noise` fills them
    bool seeded;              ///< whether the text gives the seed of noise or of a world
    pave_noise noise;         ///< used by NOISE and by holes; its seed is 0 if not given
    uint64_t seed;            ///< 0 if not given
    int32_t x, y;             ///< position of a MAP
    int32_t cells;            ///< for MAP and WORLD; 0 if not given
    uint16_t weights[PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1)];
} cli_bias_said;

/// Parses a string. `file` is the file with the property, or NULL for an option. Returns CLI_DONE,
/// or an exit code after a message.
int cli_bias_read(const char *text, const char *file, const cli_colors *colors, cli_bias_said *out);

/// Converts the brightness of each pixel to 0..65535. A transparent pixel is a hole, or black
/// without `holes`. `out` must hold at least width * height elements.
void cli_bias_take_map(const pave_tiled_pixels *pixels, bool holes, uint16_t *out);

#endif
