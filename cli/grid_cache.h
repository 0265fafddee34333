/// cli/grid_cache.h: what queries of a batch share: the tiling that was named last.
#ifndef PAVE_CLI_GRID_CACHE_H
#define PAVE_CLI_GRID_CACHE_H

#include "grid.h"

/// {0} at first; released at the end, after all that was taken from it.
typedef struct grid_cache {
    char *name;          ///< of the tiling
    pave_tiling *tiling;
    grid_kind kind;      ///< its grid
} grid_cache;

void grid_cache_release(grid_cache *cache);

/// The grid of that name: square, hex, tri, another tiling's, or that of its file. NULL: the answer says what is wrong.
const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer);

#endif
