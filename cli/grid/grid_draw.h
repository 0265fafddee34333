/// cli/grid/grid_draw.h: a query and its answer as what a picture of a window shows.
#ifndef PAVE_CLI_GRID_DRAW_H
#define PAVE_CLI_GRID_DRAW_H

#include "grid.h"

#include <pave/picture.h>

enum { GRID_SUBJECT_MAX = 2 * GRID_ARGUMENTS_MAX };

/// What is drawn. The window, walls and layout of `def` are set; grid_draw_query sets the rest.
typedef struct grid_drawing {
    const grid_kind *kind;
    const grid_system *system; ///< in which faces are written; NULL: as queries write them
    int32_t width;             ///< of a system that has one
    const grid_call *call;     ///< the query; NULL: none
    const grid_answer *answer;
    pave_picture_window_def def;
    pave_picture_query query;
    pave_picture_part subject[GRID_SUBJECT_MAX];
    pave_vec2 points[GRID_ARGUMENTS_MAX];
    pave_cell sight[2]; ///< the ends of its line
    pave_mask *seen;    ///< what it sees; grid_draw_release
} grid_drawing;

/// Fills in the query of the picture, and the names of parts. Returns an exit code, after a message
/// where it is not CLI_DONE.
int grid_draw_query(grid_drawing *drawing);

void grid_draw_release(grid_drawing *drawing);

/// Whether a part of the query lies in the window or beside it; also where the query has no parts.
/// If not, `out` is a cell near one.
bool grid_draw_is_near(const grid_drawing *drawing, pave_cell *out);

#endif
