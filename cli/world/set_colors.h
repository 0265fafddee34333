/// cli/world/set_colors.h: the colours of a set and the words that name them.
#ifndef PAVE_CLI_WORLD_SET_COLORS_H
#define PAVE_CLI_WORLD_SET_COLORS_H

#include "../say.h"

#include <pave/wang.h>

typedef struct cli_color {
    const char *name; ///< NULL or "" if unnamed
    uint32_t rgba;    ///< 0xRRGGBBAA
    double weight;    ///< its frequency
    bool passable;
} cli_color;

typedef struct cli_colors {
    int count;
    bool unset;                               ///< whether tiles have unset positions
    bool passable;                            ///< whether the passable colours are known
    cli_color list[PAVE_WANG_COLORS_MAX + 1]; ///< colours, from index 1
} cli_colors;

/// Returns the name of a colour; 0 is unset.
const char *cli_color_name(const cli_colors *colors, int color);

/// Writes the colours that a word may mean (by name, number or #number; 0 for `none` and `unset`)
/// to `out` and returns their number, 0 to 2.
int cli_color_find(const cli_colors *colors, const char *word, int out[2]);

/// Reads the colour of a word in the option `name` or, if `file` is not NULL, in the property of
/// that file. Returns CLI_DONE, or an exit code after a message.
int cli_color_read(const cli_colors *colors, const char *file, const char *name, const char *word,
                   int *out);

#endif
