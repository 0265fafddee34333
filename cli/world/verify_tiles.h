/// cli/world/verify_tiles.h: tiles in JSON, as pave world fill writes them, against their set and
/// their world.
#ifndef PAVE_CLI_WORLD_VERIFY_TILES_H
#define PAVE_CLI_WORLD_VERIFY_TILES_H

#include "ground.h"

typedef struct cli_verify_tiles_call {
    const cli_call *call;
    const char *file, *tiles; ///< the tiles; the tile set, NULL: a built-in one
    const char *set;          ///< NULL: the one that the file names
    bool seeded, own, json;   ///< compare with the world of `seed`, with that of the file
    uint64_t seed;
    int method; ///< AUTO: that of the file
} cli_verify_tiles_call;

/// Whether a file ends with .json and is no map of Tiled, which once had that ending.
bool cli_is_tiles(const char *file);

/// Verifies. Returns an exit code, after a message where it is neither CLI_DONE nor CLI_NO.
int cli_verify_tiles(const cli_verify_tiles_call *verify);

#endif
