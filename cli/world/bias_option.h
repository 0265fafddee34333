/// cli/world/bias_option.h: --bias: what the shares of colours in a world follow, as a text:
/// noise:SCALE, FILE.png or world:NAME, then options with commas between.
#ifndef PAVE_CLI_WORLD_BIAS_OPTION_H
#define PAVE_CLI_WORLD_BIAS_OPTION_H

#include "bias_text.h"
#include "source.h"

#include <pave/formats/store.h>

/// Its row in a command's table.
#define CLI_BIAS_ROW(bias)                                                                       \
    CLI_ROW(TEXT, "bias", "WHAT", NULL, bias,                                                    \
            "let shares of colours follow noise:SCALE, FILE.png or world:FILE (of a world file " \
            "its world without edits); with options "                                            \
            "behind commas: bands=COLOR/..., from low to high, a wide band several times; "      \
            "weights=N/N:N/N:..., rows from "                                                    \
            "low to high; blend=PERCENT; of noise octaves=N, rough=PERCENT, seed=N; of the "     \
            "others cells=N across a pixel or tile, at=X:Y; seed=N")

/// {0} at first; cli_bias_close at the end, after the world.
typedef struct cli_bias {
    pave_bias bias;
    uint16_t weights[PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1)];
    uint16_t color_values[PAVE_WANG_COLORS_MAX + 1];
    uint16_t *values;
    cli_source source;
    pave_world *below;        ///< of source
    pave_store *store;        ///< or of a world file
    uint64_t below_seed;      ///< of `below`
    char path[CLI_BIAS_TEXT]; ///< of the map of values, or the set; empty: none
} cli_bias;

/// Reads a text and opens what it names. `file` is whose property the text is, or NULL for an
/// option; `seed` is that of noise and worlds which name none. Returns CLI_DONE, or an exit code
/// after a message.
int cli_bias_open(const char *text, const char *file, uint64_t seed, const cli_bias_colors *colors,
                  cli_bias *out);
void cli_bias_close(cli_bias *bias);

/// Whether the file that a text names, if any, is there; `file` is whose property the text is.
bool cli_bias_is_there(const char *text, const char *file);

/// The text as a property of `output`: a file that it names, as seen from there. `out` must hold at
/// least CLI_BIAS_TEXT characters. Returns `out`, or NULL for no text.
const char *cli_bias_seen_from(const char *text, const char *output, char *out);

#endif
