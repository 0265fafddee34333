/// cli/grid/grid_draw.h: a piece of a grid as a scene: its parts with their coordinates, walls, and
/// a query with its answer in two colours.
#ifndef PAVE_CLI_GRID_DRAW_H
#define PAVE_CLI_GRID_DRAW_H

#include "grid.h"

/// What is drawn.
typedef struct grid_drawing {
    const grid_kind *kind;
    const pave_tiling *tiling;
    const pave_window *window;
    const pave_mask *walls;        ///< NULL: none
    const pave_coloring *coloring; ///< of the ground; NULL: all is alike
    const pave_layout *layout;     ///< of edges about one unit long
    bool labels[GRID_PART_KINDS];  ///< which parts are written on
    bool bare; ///< no face is written on, not even those of the query, but for their numbers
    const grid_system *system; ///< in which the faces are written; NULL: as queries write them
    int32_t width;             ///< of a system that has one
    const grid_call *call;     ///< the query that is shown, and its answer; NULL: none
    const grid_answer *answer;
    const char *caption; ///< under the picture; NULL: none
    bool numbers; ///< write on what the answer lists its number in the list, from 0, instead of its
                  ///< coordinates
} grid_drawing;

/// How large the picture will be, which says what is readable in it.
typedef struct grid_picture {
    double scale;  ///< pixels of a unit
    int32_t width; ///< pixels from left to right, instead of a scale; 0: as the scale says
    bool grows;    ///< the scale may become larger, so that the names of edges and vertices are
                   ///< readable
} grid_picture;

/// Adds all of it to a scene, but for texts that nobody could read; `picture` gets the scale at
/// which it is to be drawn. Returns what pave_scene_error then says.
pave_result grid_draw(const grid_drawing *drawing, grid_picture *picture, pave_scene *scene);

/// Whether something of the query lies in the window or beside it; also where it has no place. If
/// not, `out` is a cell where it lies.
bool grid_draw_is_near(const grid_drawing *drawing, pave_cell *out);

#endif
