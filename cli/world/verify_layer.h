/// cli/world/verify_layer.h: a layer of a map against its colours and its world.
#ifndef PAVE_CLI_WORLD_VERIFY_LAYER_H
#define PAVE_CLI_WORLD_VERIFY_LAYER_H

#include "verify_tiles.h"

/// Finds the layer of that name; where it is NULL, the one called world, else the first. Returns
/// CLI_DONE, or an exit code after a message.
int cli_find_layer(const pave_tiled_map *map, const char *file, const char *name,
                   const pave_tiled_layer **out);

/// The layer beneath that the map speaks of; NULL: none.
const pave_tiled_layer *cli_find_beneath(const pave_tiled_map *map);

/// Verifies a layer against the wang set of the map that is called `call->set` (NULL: the one that
/// the map says, else the first); or against `call->tiles` or the tile-set file that the map names.
/// Returns CLI_DONE, or an exit code after a message.
int cli_verify_layer(const cli_verify_tiles_call *call, const char *file, const pave_tiled_map *map,
                     const pave_tiled_layer *layer, cli_tiles *tiles, cli_verified *out);

#endif
