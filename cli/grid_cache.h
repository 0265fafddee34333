/// cli/grid_cache.h: what queries of a batch share: the tiling that was named last, the walls that were read last, and what was made of both.
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
    const pave_tiling *sight_tiling;
    pave_sight *sight;        ///< of that tiling, radius and metric
    int32_t sight_radius, sight_metric;
    const pave_tiling *coloring_tiling;
    pave_coloring colorings[2]; ///< of that tiling, by pave_contact; zeroed until one is asked for
} grid_cache;

void grid_cache_release(grid_cache *cache);

/// The grid of that name: square, hex, tri, another tiling's, or that of its file. NULL: the answer says what is wrong.
const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer);

/// The walls of a file, on that tiling. NULL: the answer says what is wrong.
const pave_mask *grid_walls_open(grid_cache *cache, const char *file, const pave_tiling *tiling, grid_answer *answer);

/// The graph between those walls; NULL: the answer says what is wrong.
const pave_graph *grid_graph_open(grid_cache *cache, pave_contact contact, grid_answer *answer);

/// The workspace of searches between those walls; NULL: the answer says what is wrong.
pave_search *grid_search_open(grid_cache *cache, pave_contact contact, grid_answer *answer);

/// The table of sight; *out is NULL where the radius is too large for one. False: the answer says what is wrong.
bool grid_sight_open(grid_cache *cache, const pave_tiling *tiling, int32_t radius, int32_t metric, const pave_sight **out, grid_answer *answer);

/// The colouring of a tiling. NULL: the answer says what is wrong.
const pave_coloring *grid_coloring_open(grid_cache *cache, const pave_tiling *tiling, pave_contact contact, grid_answer *answer);

#endif
