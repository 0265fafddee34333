/// cli/grid/grid_patch.h: non-periodic grids, which have patches instead of windows: rhombs of a
/// multigrid, hats, spectres and relaxed quads. They are written NAME or NAME:SEED; the seed
/// selects a position in the infinite ground, by default 0.
#ifndef PAVE_CLI_GRID_PATCH_H
#define PAVE_CLI_GRID_PATCH_H

#include "grid_window.h"

#include <pave/patch.h>

/// Returns the name of the grid with an index; NULL after the last. Static text.
const char *grid_patch_name(int32_t index);

/// Returns whether a string is the name of such a grid, with or without :SEED, even if the seed is
/// invalid.
bool grid_patch_is(const char *name);

/// A grid of this kind.
typedef struct grid_patch_ground {
    int32_t index; ///< index of its name
    uint64_t seed;
    bool is_multigrid;
    pave_multigrid multigrid; ///< only if it is a multigrid
} grid_patch_ground;

/// Reads NAME or NAME:SEED. Returns false with one sentence in `why`, which must hold at least
/// CLI_WHY_SIZE characters, if the name is unknown or the seed is invalid.
bool grid_patch_read(const char *name, grid_patch_ground *out, char *why);

/// Makes the multigrid with such a name. Returns false if the name is for a different grid or its
/// seed is invalid.
bool grid_patch_multigrid(const char *name, pave_multigrid *out);

/// The default radius of a patch in sides, and its maximum area in squares of a side.
enum { GRID_PATCH_RADIUS = 12, GRID_PATCH_AREA_MAX = 4000000 };

/// Makes the patch of the cells with centres in an area. Returns the result of the patch
/// constructor.
pave_result grid_patch_make(const grid_patch_ground *ground, const pave_area *area,
                            pave_patch **out, pave_error *error);

/// Reads the name of a rhomb, `q,r,s`. Returns PAVE_OK; PAVE_INVALID if the text has another form;
/// PAVE_RANGE if the cell is out of range.
pave_result grid_rhomb_read(const pave_multigrid *multigrid, const char *text, pave_cell *out);

/// Makes the patch of the window options around --at: a disk of --radius, by default
/// GRID_PATCH_RADIUS, or a rectangle with --window rectangle or --size. Lengths are in sides.
/// Rejects other shapes, --orientation, and more than about GRID_PATCH_AREA_MAX cells. Returns an
/// exit code, after a message unless it is CLI_DONE; then `out` is NULL.
int grid_patch_open(const cli_call *call, const grid_window_options *options, const char *at,
                    pave_patch **out);

/// Rejects the first given option of a list, separated by |, that patches do not support. Returns
/// CLI_DONE, or CLI_WRONG after a message.
int grid_patch_refuse(const cli_call *call, const char *grid, const char *options);

#endif
