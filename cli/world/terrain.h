/// cli/world/terrain.h: maps that are painted: a picture says the colours, and tiles follow.
#ifndef PAVE_CLI_TERRAIN_H
#define PAVE_CLI_TERRAIN_H

#include "source.h"

#include <pave/painted.h>

/// What is laid; {0} at first, cli_terrain_close at the end.
typedef struct cli_terrain {
    int32_t width, height; // cells
    uint32_t *tiles;       // their ids, row by row
    pave_painted_changes changes;
} cli_terrain;

/// Lays the tiles of source->set on the picture at `path`, a pixel for each unit: of the colours of
/// the set the nearest, unset where it is transparent. Returns CLI_DONE; or an exit code after a
/// message.
int cli_terrain_open(const char *path, pave_painted_unit unit, const cli_source *source, int base,
                     uint64_t seed, cli_terrain *out);

void cli_terrain_close(cli_terrain *terrain);

#endif
