/// cli/grid/grid_cache.h: what queries of a batch share: the tilings that were named lately, the
/// walls that were read lately, and what was made of both.
#ifndef PAVE_CLI_GRID_CACHE_H
#define PAVE_CLI_GRID_CACHE_H

#include "grid_ground.h"
#include "grid_steps.h"

/// What is kept. Things of a kind are in a row, what was used last in front; where a row is full,
/// its last goes.
typedef enum grid_kept_kind {
    GRID_KEPT_TILINGS,
    GRID_KEPT_GROUNDS,
    GRID_KEPT_SIGHTS,
    GRID_KEPT_COLORINGS,
    GRID_KEPT_STEPS,
    GRID_KEPT_KINDS
} grid_kept_kind;

enum { GRID_KEPT_MAX = 8 };

typedef struct grid_kept grid_kept;

/// {0} at first; released at the end, after all that was taken from it. What one query takes stays
/// at least until the next query.
typedef struct grid_cache {
    grid_kept *rows[GRID_KEPT_KINDS][GRID_KEPT_MAX]; ///< NULL behind the last
    bool input_has_queries; ///< standard input: it is not read as a file then
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
const grid_ground *grid_cache_ground(grid_cache *cache, const grid_ground_options *options,
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

/// The distances of a tiling. NULL: the answer says what is wrong.
grid_steps *grid_steps_open(grid_cache *cache, const pave_tiling *tiling, grid_answer *answer);

#endif
