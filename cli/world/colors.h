/// cli/world/colors.h: the colours of a set as a person names them.
#ifndef PAVE_CLI_WORLD_COLORS_H
#define PAVE_CLI_WORLD_COLORS_H

#include "../say.h"

#include <pave/wang.h>

typedef struct cli_color {
    const char *name; ///< NULL or "": it has none
    uint32_t rgba;    ///< 0xRRGGBBAA
    double weight;    ///< how often it comes
    bool passable;
} cli_color;

typedef struct cli_colors {
    int count;
    bool unset;                               ///< whether tiles have unset places
    bool passable;                            ///< whether it is known which colours can be passed
    cli_color list[PAVE_WANG_COLORS_MAX + 1]; ///< from 1 on
} cli_colors;

/// The name of a colour, 0: unset.
const char *cli_color_name(const cli_colors *colors, int color);

/// The colours that a word may mean: by its name, its number or #number; 0 for `none` and `unset`.
/// Returns how many of them, 0 to 2, are in `out`.
int cli_color_find(const cli_colors *colors, const char *word, int out[2]);

/// The colour that a word means, in an option or, where `file` is not NULL, a property of that
/// file. Returns CLI_DONE, or an exit code after a message.
int cli_color_read(const cli_colors *colors, const char *file, const char *name, const char *word,
                   int *out);

#endif
