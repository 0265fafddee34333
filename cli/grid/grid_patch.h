/// cli/grid/grid_patch.h: grids that repeat nowhere, of which there are patches, not windows: the
/// rhombs of a multigrid, hats, spectres and relaxed quads. They are written NAME or NAME:SEED; the
/// seed chooses the place in the endless ground, and is 0 where it is left out.
#ifndef PAVE_CLI_GRID_PATCH_H
#define PAVE_CLI_GRID_PATCH_H

#include "grid_window.h"

#include <pave/patch.h>

/// Names of these grids by number from 0; NULL after the last. Static text.
const char *grid_patch_name(int32_t index);

/// Whether a text is the name of such a grid, with or without :SEED, even if the seed is wrong.
bool grid_patch_is(const char *name);

/// A grid of that kind.
typedef struct grid_patch_ground {
    int32_t index; ///< that of its name
    uint64_t seed;
    bool is_multigrid;
    pave_multigrid multigrid; ///< where it is one
} grid_patch_ground;

/// Reads NAME or NAME:SEED. False: no grid has this name, or the seed is wrong; one sentence is in
/// `why`, which must hold at least CLI_WHY_SIZE characters.
bool grid_patch_read(const char *name, grid_patch_ground *out, char *why);

/// The multigrid of such a name. False: it is the name of another grid, or its seed is wrong.
bool grid_patch_multigrid(const char *name, pave_multigrid *out);

/// How far out middles of cells may lie along x and y.
int32_t grid_patch_far(const grid_patch_ground *ground);

/// Without options a patch has this radius, and no patch a larger area, in lengths of a side.
enum { GRID_PATCH_RADIUS = 12, GRID_PATCH_AREA_MAX = 4000000 };

/// Makes the patch of the cells whose middles lie in an area. Returns what the maker of the patch
/// returns.
pave_result grid_patch_make(const grid_patch_ground *ground, const pave_area *area,
                            pave_patch **out, pave_error *error);

/// Lengths of a ground, in those of a side.
typedef struct grid_patch_sizes {
    double near;    ///< the middle of a cell is at most so far from where grid_patch_near puts it
    double reach;   ///< and no corner of it farther from there
    double step[2]; ///< by pave_contact: the middles of two cells with a step between them
    double area;    ///< of a cell, at least on average
    int sides;      ///< of a cell
} grid_patch_sizes;

const grid_patch_sizes *grid_patch_sizes_of(const grid_patch_ground *ground);

/// Reads `q,r,s`; `far`: a number is none of 32 bits. False: they have another form.
bool grid_patch_numbers_read(const char *text, int64_t numbers[3], bool *far);

/// Reads the name of a cell, `q,r,s`. Returns PAVE_OK; PAVE_INVALID for another text; PAVE_RANGE
/// where it is too far out.
pave_result grid_patch_cell_read(const grid_patch_ground *ground, const char *text, pave_cell *out);

/// How names of cells are written: `q,r,s with s from 0 to 9`. Static text.
const char *grid_patch_form(const grid_patch_ground *ground);

/// About where a cell lies, which may not exist: by its name alone.
pave_vec2 grid_patch_near(const grid_patch_ground *ground, pave_cell cell);

/// Makes the patch that the options of a window name: around --at, a disk of --radius or, with
/// --window rectangle or --size, a rectangle, in lengths of a side. Without both the radius is
/// GRID_PATCH_RADIUS. Refuses other shapes, --orientation, and more than about GRID_PATCH_AREA_MAX
/// cells. Returns an exit code, after a message where it is not CLI_DONE; then `out` is NULL.
int grid_patch_open(const cli_call *call, const grid_window_options *options, const char *at,
                    pave_patch **out);

/// Refuses what a patch does not have: the first of the options with | between that was given.
/// Returns CLI_DONE, or CLI_WRONG with a message written.
int grid_patch_refuse(const cli_call *call, const char *grid, const char *options);

#endif
