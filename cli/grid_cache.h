/// cli/grid_cache.h: what queries of a batch share: the tiling that was named last, and the walls that were read last.
#ifndef PAVE_CLI_GRID_CACHE_H
#define PAVE_CLI_GRID_CACHE_H

#include "grid.h"

/// {0} at first; released at the end, after all that was taken from it.
typedef struct grid_cache {
    char *name;          ///< of the tiling
    pave_tiling *tiling;
    grid_kind kind;      ///< its grid
    char *file;          ///< of the walls
    const pave_tiling *walls_tiling;
    pave_mask *walls;
    pave_graph *graphs[2];    ///< by pave_contact; NULL until one is asked for
    pave_search *searches[2]; ///< the same
} grid_cache;

void grid_cache_release(grid_cache *cache);

/// The grid of that name: square, hex, tri, another tiling's, or that of its file. NULL: the answer says what is wrong.
const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer);

/// The walls of a file, on that tiling. NULL: the answer says what is wrong.
const pave_mask *grid_walls_open(grid_cache *cache, const char *file, const pave_tiling *tiling, grid_answer *answer);

/// The workspace of searches between those walls; NULL: the answer says what is wrong.
pave_search *grid_search_open(grid_cache *cache, pave_contact contact, grid_answer *answer);

#endif
