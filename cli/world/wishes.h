/// cli/world/wishes.h: what a call wants of a world that is laid by blocks: some of the colours,
/// the base, shares, patches.
#ifndef PAVE_CLI_WISHES_H
#define PAVE_CLI_WISHES_H

#include "source.h"

/// What the options say.
typedef struct cli_wishes {
    const char *only, *base, *shares;
    int64_t patch;
} cli_wishes;

/// Their rows in a command's table. `wishes` is the cli_wishes.
#define CLI_WISH_ROWS(wishes)                                                                    \
    CLI_ROW(TEXT, "only", "COLOR,...", NULL, wishes.only,                                        \
            "tiles of these colours alone, each a name or a number; none: unset as well"),       \
        CLI_ROW(TEXT, "base", "COLOR", NULL, wishes.base,                                        \
                "by blocks: the colour that the others lie on; none: empty cells (default: the " \
                "one that meets most others)"),                                                  \
        CLI_ROW(TEXT, "shares", "COLOR=N,...", NULL, wishes.shares,                              \
                "by blocks: how much there should be of a colour, where those left out have 1"), \
        CLI_COUNT_ROW("patch", "CELLS", NULL, wishes.patch, 4, 64,                               \
                      "by blocks: cells across a patch, 4 to 64 (default: 6)")

/// Leaves only the named colours in source->set. Returns CLI_DONE, or an exit code after a message.
int cli_wishes_narrow(const cli_wishes *wishes, cli_source *source);

/// Fills in base, shares and patch of a definition of a world of source->set. `shares` must hold at
/// least PAVE_WANG_COLORS_MAX + 1 elements. Returns CLI_DONE, or CLI_WRONG after a message.
int cli_wishes_fill_in(const cli_wishes *wishes, const cli_source *source, double *shares,
                       pave_world_def *def);

/// What is wished as properties of a map, and back.
enum { CLI_WISHES_PROPERTIES = 4, CLI_WISHES_NUMBER = 24 };
typedef struct cli_wishes_properties {
    int32_t count;
    pave_tiled_said list[CLI_WISHES_PROPERTIES];
    char patch[CLI_WISHES_NUMBER];
} cli_wishes_properties;
void cli_wishes_write(const cli_wishes *wishes, cli_wishes_properties *out);
cli_wishes cli_wishes_of(const pave_tiled_map *map);

/// Whether anything is wished that only method blocks knows.
bool cli_wishes_any(const cli_wishes *wishes);

#endif
