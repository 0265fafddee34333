/// cli/grid_draw.h: a piece of a grid as a scene: its parts with their coordinates, walls, and a query with its answer in two colours.
#ifndef PAVE_CLI_GRID_DRAW_H
#define PAVE_CLI_GRID_DRAW_H

#include "grid.h"

/// What is drawn.
typedef struct grid_drawing {
    const grid_kind *kind;
    const pave_tiling *tiling;
    const pave_window *window;
    const pave_mask *walls;      ///< NULL: none
    const pave_coloring *coloring; ///< of the ground; NULL: all is alike
    const pave_layout *layout;   ///< of edges about one unit long
    bool labels[GRID_PART_KINDS]; ///< which parts are written on
    bool bare;                   ///< no face is written on, not even those of the query, but for their numbers
    const grid_system *system;   ///< in which the faces are written; NULL: as queries write them
    int32_t width;               ///< of a system that has one
    const grid_call *call;       ///< the query that is shown, and its answer; NULL: none
    const grid_answer *answer;
    const char *caption;         ///< under the picture; NULL: none
    bool numbers;                ///< write on what the answer lists its number in the list, from 0, instead of its coordinates
} grid_drawing;

/// Adds all of it to a scene. Returns what pave_scene_error then says.
pave_result grid_draw(const grid_drawing *drawing, pave_scene *scene);

#endif
