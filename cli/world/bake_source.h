/// cli/world/bake_source.h: a world as what is baked: its ids, pixels and maps, and the words that
/// go with them.
#ifndef PAVE_CLI_WORLD_BAKE_SOURCE_H
#define PAVE_CLI_WORLD_BAKE_SOURCE_H

#include "bake_draw.h"

#include <pave/formats/bake.h>

enum { CLI_BAKE_FACTS = 16, CLI_BAKE_WORD = 64, CLI_BAKE_PATH = 4096, CLI_BAKE_REQUEST = 1024 };

/// How a world is baked.
typedef struct cli_bake_kind {
    pave_bake_format format;
    const cli_call *call;
    const char *output;
    const char *page; ///< the page beside it; NULL: none
    const char *grid; ///< of the call; NULL: none
    cli_bake_wish wish;
    uint64_t seed;
    int32_t map_size;           ///< of a .world
    int32_t zoom_min, zoom_max; ///< zoom_max -1: all
} cli_bake_kind;

/// {0} at first; cli_bake_source_close at the end.
typedef struct cli_bake_source {
    const cli_named_world *ground;
    cli_bake_kind kind;
    const pave_bake_def *def;
    cli_bake_draw draw;          ///< of pyramids
    pave_tiled_tileset *tileset; ///< of maps: a built-in one, at its place beside them
    char folder[CLI_BAKE_PATH];  ///< of maps, when they are finished: with a slash at its end
    char seed[CLI_BAKE_WORD], world[CLI_BAKE_WORD], at[CLI_BAKE_WORD], size[CLI_BAKE_WORD];
    char output[CLI_BAKE_PATH];   ///< what a link leads to
    char names[2][CLI_BAKE_WORD]; ///< of the sheet of a built-in set and its .tsx, beside maps
    const char *files[3];         ///< of the definition
    pave_bake_fact facts[CLI_BAKE_FACTS];
    char request[CLI_BAKE_REQUEST];
} cli_bake_source;

/// Opens what the format needs, and fills in what of a definition depends on the world: source,
/// cells, ids, pixels, request and facts. The ground, the call and the definition must live as
/// long. Returns CLI_DONE, or another exit code after a message; in each case it is to be closed.
int cli_bake_source_open(const cli_named_world *ground, const cli_bake_kind *kind,
                         cli_bake_source *out, pave_bake_def *def);

void cli_bake_source_close(cli_bake_source *source);

#endif
