/// cli/grid/grid_cache.h: what the queries of a call share: the tiling that was named last, the
/// ground that was opened last, and what was made of both.
#ifndef PAVE_CLI_GRID_CACHE_H
#define PAVE_CLI_GRID_CACHE_H

#include "grid_ground.h"
#include "grid_patch.h"

enum { GRID_METRICS = PAVE_TRI_FLANK + 1, GRID_CORNERS_RULES = PAVE_MOVE_OPEN + 1 };

/// Moves between walls on triangles, and a workspace for searches of them.
typedef struct grid_kept_moves {
    pave_moves *moves;
    pave_search *search;
} grid_kept_moves;

/// A ground, and what was made of it so far: all else is NULL.
typedef struct grid_kept_ground {
    char *name;            ///< all that was said of it; NULL: no ground
    const pave_tiling *on; ///< the tiling that was wanted; NULL: its own
    pave_store_ground ground;
    pave_graph *graphs[GRID_CORNERS_RULES]; ///< across edges, else by the rule
    pave_search *searches[GRID_CORNERS_RULES];
    grid_kept_moves moves[GRID_METRICS][GRID_CORNERS_RULES];
} grid_kept_ground;

/// {0} at first; released at the end, after all that was taken from it. What one query takes stays
/// until the next query.
typedef struct grid_cache {
    bool input_has_queries; ///< standard input: it is not read as a file then
    // Private.
    char *name; // of the grid; NULL: none yet
    grid_kind kind;
    pave_tiling *tiling;        // of the grid, or
    grid_patch_ground patch;    // where it repeats nowhere
    grid_kept_ground kept;      // may lie on the tiling, as all that follows
    const pave_tiling *colored; // NULL: no colouring
    pave_contact contact;       // of the colouring
    pave_coloring coloring;     //
    const pave_tiling *seen;    // NULL: no table of sight
    int32_t radius, metric;     // of that table
    pave_sight *sight;          // NULL: the radius is too large for one
} grid_cache;

void grid_cache_release(grid_cache *cache);

/// The grid of that name: square, hex, tri, another tiling's, or that of its file. NULL: the answer
/// says what is wrong.
const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer);

/// Whether the name of a grid is that of a file with a tiling.
bool grid_is_file(const char *name);

/// The grid of a tiling that is there; both must live as long as it.
grid_kind grid_kind_of(const char *name, const pave_tiling *tiling);

/// The grid of a ground that is there; both must live as long as it.
grid_kind grid_kind_of_ground(const char *name, const struct grid_patch_ground *ground);

/// The grid that --grid names. Returns an exit code, after a message where it is not CLI_DONE.
int grid_option_open(grid_cache *cache, const char *name, grid_answer *answer,
                     const grid_kind **out);

/// The ground that the options name, on that tiling; NULL: its own. NULL: the answer says what is
/// wrong.
const pave_store_ground *grid_cache_ground(grid_cache *cache, const grid_ground_options *options,
                                           const pave_tiling *tiling, grid_answer *answer);

/// The graph of the open cells of the ground that was opened last, with the rule of corners where
/// the contact is across vertices. NULL: the answer says what is wrong.
const pave_graph *grid_graph_open(grid_cache *cache, pave_contact contact,
                                  pave_move_corners corners, grid_answer *answer);

/// The workspace of searches on that ground; NULL: the answer says what is wrong.
pave_search *grid_search_open(grid_cache *cache, pave_contact contact, pave_move_corners corners,
                              grid_answer *answer);

/// The same by moves on triangles, whose costs come out; NULL: the answer says what is wrong.
pave_search *grid_moves_open(grid_cache *cache, pave_tri_metric metric, pave_move_corners corners,
                             const pave_costs **costs, grid_answer *answer);

/// The table of sight; *out is NULL where the radius is too large for one. False: the answer says
/// what is wrong.
bool grid_sight_open(grid_cache *cache, const pave_tiling *tiling, int32_t radius, int32_t metric,
                     const pave_sight **out, grid_answer *answer);

/// The colouring of a tiling. NULL: the answer says what is wrong.
const pave_coloring *grid_coloring_open(grid_cache *cache, const pave_tiling *tiling,
                                        pave_contact contact, grid_answer *answer);

#endif
