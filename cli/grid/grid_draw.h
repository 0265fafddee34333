/// cli/grid/grid_draw.h: shared by pictures of windows and of patches.
#ifndef PAVE_CLI_GRID_DRAW_H
#define PAVE_CLI_GRID_DRAW_H

#include "grid_cache.h"
#include "grid_window.h"

#include <pave/picture.h>

typedef struct draw_options {
    grid_window_options window;
    grid_ground_options ground; ///< defines the position and size of the window
    const char *at, *labels, *parts, *caption, *output;
    cli_list shows;
    int format;
    int64_t columns;
    cli_picture picture;
    cli_basis basis;
    int color, corners;
    bool numbers, y_up;
} draw_options;

enum {
    GRID_DRAW_SHOWS_MAX = 100,
    GRID_DRAW_CELLS_MAX = 1000000 ///< maximum number of cells, and of parts of an answer; more
                                  ///< would take minutes and gigabytes to draw
};

/// Reports why the picture cannot be made. Returns an exit code.
int grid_draw_failed(const pave_error *error);

/// Returns the size given by the options; {0} if they give none.
pave_scene_size grid_draw_size(const cli_call *call);

/// Draws a patch. Returns an exit code, after a message unless it is CLI_DONE.
int grid_draw_patch(const cli_call *call, pave_scene **out);

#endif
