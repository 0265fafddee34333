/// cli/world/kept_tiles.h: the tile sets of a world as a file of pave's own, to be kept in a world
/// file.
#ifndef PAVE_CLI_WORLD_KEPT_TILES_H
#define PAVE_CLI_WORLD_KEPT_TILES_H

#include "ground.h"

/// Makes a file of the sets of a ground as they are: poses are tiles, weights are effective ones;
/// it has no pictures. To be given to cli_kept_tiles_release. NULL without memory.
pave_json_wang *cli_kept_tiles(const cli_ground *ground);
void cli_kept_tiles_release(pave_json_wang *file);

#endif
