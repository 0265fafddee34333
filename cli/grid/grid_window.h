/// cli/grid/grid_window.h: options that define a window of a grid.
#ifndef PAVE_CLI_GRID_WINDOW_H
#define PAVE_CLI_GRID_WINDOW_H

#include "../opt.h"

#include <pave/window.h>

typedef struct grid_window_options {
    const char *grid;
    cli_size size;
    int64_t radius;
    int shape, orientation;
} grid_window_options;

#define GRID_WINDOW_DEFAULT "hexagon on hex and tri without --size, else rectangle"

/// Table rows of these options. `window` is the grid_window_options, `grid_text` the default grid.
#define GRID_WINDOW_ROWS(window, grid_text, size_text, radius_text, radius_max, shape_text)       \
    CLI_ROW(GRID, "grid", "GRID", grid_text, window.grid,                                         \
            "square, hex, tri, another tiling or TILING.json; or a grid that never repeats, "     \
            "such as penrose, hat, spectre or townscaper, in a disk or rectangle, in lengths of " \
            "a side "                                                                             \
            "(default: --radius 12)"),                                                            \
        GRID_WINDOW_SHAPE_ROWS(window, size_text, radius_text, radius_max, shape_text)

/// The same rows without --grid.
#define GRID_WINDOW_SHAPE_ROWS(window, size_text, radius_text, radius_max, shape_text)           \
    CLI_ROW(WORD, "window", "rectangle|parallelogram|hexagon|triangle|disk", NULL, window.shape, \
            "the shape of the window (default: " shape_text ")"),                                \
        CLI_ROW(SIZE, "size", "WxH", size_text, window.size,                                     \
                "cells of a rectangle or parallelogram; unit cells of other tilings"),           \
        CLI_COUNT_ROW("radius", "R", radius_text, window.radius, 0, radius_max,                  \
                      "of a hexagon or disk; the side of a triangle"),                           \
        CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", window.orientation,                \
                "the orientation of hexagons and triangles")

/// Returns whether a shape has a width and a height instead of a radius.
static inline bool grid_window_is_sized(pave_window_shape shape)
{
    return shape == PAVE_WINDOW_RECTANGLE || shape == PAVE_WINDOW_PARALLELOGRAM;
}

/// Defines the window; `rectangle` makes a rectangle the default on all grids, unless --radius is
/// given. Returns CLI_DONE, or CLI_WRONG after a message.
int grid_window_define(const cli_call *call, const grid_window_options *options, bool rectangle,
                       const pave_tiling *tiling, pave_window_def *out);

/// Refuses the orientation flat for grids that look the same with it, such as squares. Returns
/// CLI_DONE, or CLI_WRONG after a message.
int grid_window_turns(const pave_tiling *tiling, int orientation);

/// Makes a window of at least one cell and about `most` cells at most. `who` starts the message
/// about that limit, such as "a picture has". `option` is the option that defines the window; NULL:
/// the window options. Returns CLI_DONE, or another exit code after a message; then `out` is NULL.
int grid_window_make(const char *option, const pave_window_def *def, double most, const char *who,
                     pave_window **out);

/// Reads --at: the cell of a window's origin, on the grid called `name`; NULL is 0,0. Returns
/// CLI_DONE, or CLI_WRONG after a message.
int grid_window_at(const pave_tiling *tiling, const char *name, const char *text, pave_cell *out);

/// Makes the layout of --basis. Returns an exit code as above.
int grid_window_layout(const cli_basis *basis, pave_layout *out);

/// Returns the option that gives the size of a window.
static inline const char *grid_window_option(const pave_window_def *def)
{
    return grid_window_is_sized(def->shape) ? "size" : "radius";
}

/// Returns the approximate number of cells of a window, computed from its definition without
/// allocating memory.
double grid_window_cells(const pave_window_def *def);

#endif
