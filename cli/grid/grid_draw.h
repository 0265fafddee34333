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
    GRID_DRAW_SHOW_SIZE = 512,
    GRID_DRAW_CELLS_MAX = 1000000 ///< maximum number of cells, and of parts of an answer; more
                                  ///< would take minutes and gigabytes to draw
};

/// A query of --show and its answer. Initialize to {0}; release the answer.
typedef struct grid_draw_show {
    char copy[GRID_DRAW_SHOW_SIZE]; ///< storage of the query's words
    grid_call query;
    grid_answer answer;
    char caption[GRID_ERROR_SIZE];
} grid_draw_show;

/// The caption of one of several pictures.
typedef struct grid_draw_caption {
    char text[GRID_ERROR_SIZE];
} grid_draw_caption;

/// Reads a query without its grid. Returns an exit code, after a message unless it is CLI_DONE.
int grid_draw_understand(const grid_options *options, const char *grid, const char *show,
                         grid_draw_show *out);

/// Answers the query, and makes the caption. Returns an exit code as above.
int grid_draw_ask(const char *show, grid_draw_show *out);

/// Reports why the picture cannot be made. Returns an exit code.
int grid_draw_failed(const pave_error *error);

/// Returns the size given by the options; {0} if they give none.
pave_scene_size grid_draw_size(const cli_call *call);

/// Draws a patch with one query, or none. `caption` receives the caption if there are several
/// pictures; NULL for a single picture. Returns an exit code, after a message unless it is
/// CLI_DONE.
int grid_draw_patch(const cli_call *call, grid_cache *cache, const char *show,
                    grid_draw_caption *caption, pave_scene **out);

#endif
