/// cli/world/bias_text.h: the text of --bias, read: `noise:SCALE`, `FILE.png`, `terrain:FILE` or
/// `world:NAME`, then options with commas between. Nothing is opened here.
#ifndef PAVE_CLI_BIAS_TEXT_H
#define PAVE_CLI_BIAS_TEXT_H

#include "colors.h"

#include <pave/bias.h>
#include <pave/formats/tiled.h>

enum { CLI_BIAS_TEXT = 4096 }; ///< the longest text, and path

/// What a text says.
typedef struct cli_bias_said {
    pave_bias_kind kind;      ///< NOISE, MAP or WORLD
    char name[CLI_BIAS_TEXT]; ///< of a MAP the file, of a WORLD its file or set
    bool terrain;             ///< whether the file of a MAP is one
    bool holes;               ///< whether a MAP has holes; `noise` is what they show
    bool seeded;              ///< whether it says the seed of noise or of a world
    pave_noise noise;         ///< of NOISE and of holes; where no seed is said, it has 0
    uint64_t seed;            ///< 0: not said
    int32_t x, y;             ///< of MAP
    int32_t cells;            ///< of MAP and WORLD; 0: not said
    uint16_t weights[PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1)];
} cli_bias_said;

/// Reads a text. `file` is whose property it is, or NULL for an option. Returns CLI_DONE, or an
/// exit code after a message.
int cli_bias_read(const char *text, const char *file, const cli_colors *colors, cli_bias_said *out);

/// The brightness of each pixel as a value, 0 to 65535; a clear one is a hole, or without `holes`
/// black. `out` must hold at least width * height elements.
void cli_bias_take_map(const pave_tiled_pixels *pixels, bool holes, uint16_t *out);

#endif
