/// cli/world/world_path.h: finds a shortest path through the requested world.
#ifndef PAVE_CLI_WORLD_PATH_H
#define PAVE_CLI_WORLD_PATH_H

#include "world_source.h"

/// Options of a path.
typedef struct cli_world_path_call {
    const char *passable; ///< --passable; NULL: the colours of a connected world
    const char *from, *to;
    int64_t limit; ///< maximum number of cells; 0: the default
} cli_world_path_call;

/// Finds a path. The caller always frees `cells`. Returns CLI_DONE, or an exit code after a
/// message.
int cli_find_world_path(cli_named_world *ground, const cli_world_path_call *call, pave_cell **cells,
                        int64_t *count);

#endif
