/// cli/world/bake_source.h: adapts a world for baking: its ids and pixels, and metadata.
#ifndef PAVE_CLI_WORLD_BAKE_SOURCE_H
#define PAVE_CLI_WORLD_BAKE_SOURCE_H

#include "bake_draw.h"

#include <pave/formats/bake.h>

enum { CLI_BAKE_FACTS = 16, CLI_BAKE_WORD = 64, CLI_BAKE_PATH = 4096, CLI_BAKE_REQUEST = 1024 };

/// How to bake a world.
typedef struct cli_bake_kind {
    pave_bake_format format;
    const cli_call *call;
    const char *output;
    const char *page; ///< the page of the output; may be NULL
    const char *grid; ///< given grid; may be NULL
    cli_bake_wish wish;
    uint64_t seed;
    int32_t zoom_min, zoom_max; ///< zoom_max -1: all levels
} cli_bake_kind;

/// A world as the source of a bake. Initialize to {0}; release with cli_bake_source_close.
typedef struct cli_bake_source {
    const cli_named_world *ground;
    cli_bake_kind kind;
    const pave_bake_def *def;
    cli_bake_draw draw; ///< drawing of pyramids
    char seed[CLI_BAKE_WORD], world[CLI_BAKE_WORD], at[CLI_BAKE_WORD], size[CLI_BAKE_WORD];
    char output[CLI_BAKE_PATH]; ///< path of the output, with links resolved
    const char *files[2];       ///< `files` of the definition
    pave_bake_fact facts[CLI_BAKE_FACTS];
    char request[CLI_BAKE_REQUEST];
} cli_bake_source;

/// Opens the inputs of the format, and fills in the parts of a definition that depend on the world:
/// source, cells, ids, pixels, request and facts. The ground, the call and the definition must
/// outlive it. Returns CLI_DONE, or another exit code after a message. The caller must always close
/// it.
int cli_bake_source_open(const cli_named_world *ground, const cli_bake_kind *kind,
                         cli_bake_source *out, pave_bake_def *def);

void cli_bake_source_close(cli_bake_source *source);

#endif
