/// cli/grid/grid_cache.h: data shared by the queries of a batch: the last named tiling, the last
/// opened ground, and data derived from both.
#ifndef PAVE_CLI_GRID_CACHE_H
#define PAVE_CLI_GRID_CACHE_H

#include "grid_ground.h"
#include "grid_patch.h"

enum { GRID_METRICS = PAVE_TRI_FLANK + 1, GRID_CORNERS_RULES = PAVE_MOVE_OPEN + 1 };

/// Moves between walls on triangles, and a search workspace.
typedef struct grid_kept_moves {
    pave_moves *moves;
    pave_search *search;
} grid_kept_moves;

/// A ground and the data derived from it so far; other pointers are NULL.
typedef struct grid_kept_ground {
    char *name;            ///< key of all its options; NULL: no ground
    const pave_tiling *on; ///< the requested tiling; NULL: the ground's own
    pave_store_ground ground;
    pave_graph *graphs[GRID_CORNERS_RULES]; ///< the graph with edge contact, then those with vertex
                                            ///< contact by corner rule
    pave_search *searches[GRID_CORNERS_RULES];
    grid_kept_moves moves[GRID_METRICS][GRID_CORNERS_RULES];
} grid_kept_ground;

/// The cache. Initialize to {0}; release it after all its users. Objects obtained for one query
/// remain valid until the next query.
typedef struct grid_cache {
    /// The queries come from standard input, so it cannot be read as a file.
    bool input_has_queries;
    // Private.
    char *name; // name of the grid; NULL initially
    grid_kind kind;
    pave_tiling *tiling;        // tiling of the grid, or
    pave_multigrid multigrid;   // the rhombs of a grid that never repeats
    grid_kept_ground kept;      // like all later fields, may refer to the tiling
    const pave_tiling *colored; // tiling of `coloring`; NULL: no colouring
    pave_contact contact;       // contact of `coloring`
    pave_coloring coloring;
    const pave_tiling *seen; // tiling of the sight table; NULL: no table
    int32_t radius, metric;  // radius and metric of the sight table
    pave_sight *sight;       // NULL if the radius is too large for a table
} grid_cache;

void grid_cache_release(grid_cache *cache);

/// Opens a grid by name: square, hex, tri, another tiling, or a file. On failure returns NULL and
/// sets the error in the answer.
const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer);

/// Returns whether the name of a grid is the path of a tiling file.
bool grid_is_file(const char *name);

/// Returns the grid of an existing tiling; the name and the tiling must outlive it.
grid_kind grid_kind_of(const char *name, const pave_tiling *tiling);

/// Returns the grid of the rhombs of a multigrid; the name and the multigrid must outlive it.
grid_kind grid_kind_of_rhombs(const char *name, const pave_multigrid *multigrid);

/// Opens the grid of --grid. Returns an exit code, after a message unless it is CLI_DONE.
int grid_option_open(grid_cache *cache, const char *name, grid_answer *answer,
                     const grid_kind **out);

/// Opens the ground of the options on `tiling`; NULL: on the ground's own tiling. On failure
/// returns NULL and sets the error in the answer.
const pave_store_ground *grid_cache_ground(grid_cache *cache, const grid_ground_options *options,
                                           const pave_tiling *tiling, grid_answer *answer);

/// Returns the graph of the open cells of the last opened ground; the corner rule applies to vertex
/// contact. On failure returns NULL and sets the error in the answer.
const pave_graph *grid_graph_open(grid_cache *cache, pave_contact contact,
                                  pave_move_corners corners, grid_answer *answer);

/// Returns the search workspace of that ground. On failure returns NULL and sets the error in the
/// answer.
pave_search *grid_search_open(grid_cache *cache, pave_contact contact, pave_move_corners corners,
                              grid_answer *answer);

/// Like grid_search_open, for moves on triangles; also returns their costs. On failure returns NULL
/// and sets the error in the answer.
pave_search *grid_moves_open(grid_cache *cache, pave_tri_metric metric, pave_move_corners corners,
                             const pave_costs **costs, grid_answer *answer);

/// Gets the table of sight; *out is NULL if the radius is too large for one. Returns false with the
/// error in the answer.
bool grid_sight_open(grid_cache *cache, const pave_tiling *tiling, int32_t radius, int32_t metric,
                     const pave_sight **out, grid_answer *answer);

/// Returns the colouring of a tiling. On failure returns NULL and sets the error in the answer.
const pave_coloring *grid_coloring_open(grid_cache *cache, const pave_tiling *tiling,
                                        pave_contact contact, grid_answer *answer);

#endif
