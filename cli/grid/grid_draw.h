/// cli/grid/grid_draw.h: what pictures of windows and of patches share.
#ifndef PAVE_CLI_GRID_DRAW_H
#define PAVE_CLI_GRID_DRAW_H

#include "grid_cache.h"
#include "grid_window.h"

#include <pave/picture.h>

typedef struct draw_options {
    grid_window_options window;
    grid_ground_options ground; ///< its place and size are those of the window
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
    GRID_DRAW_CELLS_MAX = 1000000 ///< of a piece, and parts of an answer: more would take minutes
                                  ///< to draw, and gigabytes
};

/// A query of --show, and its answer. {0} at first; the answer is to be released.
typedef struct grid_draw_show {
    char copy[GRID_DRAW_SHOW_SIZE]; ///< its words, which the query refers to
    grid_call query;
    grid_answer answer;
    char caption[GRID_ERROR_SIZE];
} grid_draw_show;

/// The text below one of several pictures.
typedef struct grid_draw_caption {
    char text[GRID_ERROR_SIZE];
} grid_draw_caption;

/// Reads a query without its grid. Returns an exit code, after a message where it is not CLI_DONE.
int grid_draw_understand(const grid_options *options, const char *grid, const char *show,
                         grid_draw_show *out);

/// Answers it, and makes the caption. Returns the same.
int grid_draw_ask(const char *show, grid_draw_show *out);

/// Says why there is no picture. Returns an exit code.
int grid_draw_failed(const pave_error *error);

/// The size that the options give; {0}: none.
pave_scene_size grid_draw_size(const cli_call *call);

/// Makes the picture of a patch, of one query or without any. `caption`: of one of several
/// pictures, which gets the text instead; NULL: it is the only one. Returns an exit code, after a
/// message where it is not CLI_DONE.
int grid_draw_patch(const cli_call *call, grid_cache *cache, const char *show,
                    grid_draw_caption *caption, pave_scene **out);

#endif
