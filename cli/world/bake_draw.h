/// cli/world/bake_draw.h: the pixels of any box of a world, as pave world fill and pave world draw
/// show it, for pictures that are far too large to be drawn whole.
#ifndef PAVE_CLI_WORLD_BAKE_DRAW_H
#define PAVE_CLI_WORLD_BAKE_DRAW_H

#include "named_world.h"

/// Pixels of a block, each way. Blocks are drawn one by one wherever a box lies: so pixels do not
/// depend on boxes, however a line is rounded.
enum { CLI_BAKE_BLOCK = 512 };

/// The lattice along an axis of the picture, in whole pixels and 2^-24 pixels: a lattice point is
/// dq i + dr j - at from the picture's first pixel, exactly, however far it is.
typedef struct cli_bake_axis {
    int64_t i, j, at;
    int64_t i_part, j_part, at_part;
} cli_bake_axis;

/// {0} at first; cli_bake_scene_close at the end.
typedef struct cli_bake_scene {
    const cli_named_world *ground;
    pave_window_grid grid;
    pave_cell at;         ///< the unit cell at the upper left
    pave_layout layout;   ///< in pixels, its origin at 0,0
    cli_bake_axis x, y;   ///< the same
    pave_box unit;        ///< of the faces of the unit cell 0,0
    double margin;        ///< pixels beside a block within which cells reach into it
    double width, height; ///< pixels of the whole picture
    uint64_t seed;
    cli_own_pictures pictures;
    int color_count; ///< of a file without pictures; 0: the theme of a built-in set
    uint32_t colors[PAVE_WANG_COLORS_MAX];
} cli_bake_scene;

/// What of a world is drawn, and how large.
typedef struct cli_bake_wish {
    int32_t tile;   ///< --tile: pixels of a built-in square, else of an edge; 0: 32, or as the
                    ///< pictures of a file are
    pave_rect rect; ///< --at and --size: as of pave world draw --window rectangle
    pave_orientation orientation;
} cli_bake_wish;

/// Read only after it is opened: any number of threads may draw boxes of one. {0} at first;
/// cli_bake_draw_close at the end.
typedef struct cli_bake_draw {
    int64_t width, height; ///< pixels of the whole picture
    const cli_named_world *ground;
    pave_rect rect;
    pave_tiled_painter *painter; ///< of squares with pictures; NULL: by scenes
    int32_t reach[4];            ///< of its tiles
    cli_bake_scene scene;
} cli_bake_draw;

/// Opens what draws a part of the world of a ground, which must live as long. Returns CLI_DONE, or
/// another exit code after a message; in each case the draw is to be closed.
int cli_bake_draw_open(const cli_named_world *ground, const cli_bake_wish *wish,
                       cli_bake_draw *out);

/// Draws a box of the whole picture: x and y count from its upper left. The pixels are a function
/// of the world and the place alone: however the picture is cut into boxes, it is the same. `rgba`
/// must hold at least 4 * width * height elements: rows from the top, alpha not premultiplied;
/// outside of the picture all are 0. Returns PAVE_OK; PAVE_NO_MEMORY; PAVE_INVALID for a tile
/// without a picture. Memory: some cells around the box; by scenes that of a block of
/// CLI_BAKE_BLOCK pixels.
pave_result cli_bake_draw_box(const cli_bake_draw *draw, int64_t x, int64_t y, int32_t width,
                              int32_t height, uint8_t *rgba);

/// The unit cell in pixels: for a page that finds the cell under a pointer.
typedef struct cli_bake_cell {
    pave_vec2 q, r;   ///< where a step in q leads, and one in r
    pave_vec2 origin; ///< of the unit cell 0,0, from the upper left of the whole picture
    int32_t face_count;
    int sides[PAVE_TILING_FACES_MAX];
    pave_vec2 corners[PAVE_TILING_FACES_MAX][PAVE_WANG_SIDES_MAX]; ///< from the origin
} cli_bake_cell;

/// Fills in the unit cell.
void cli_bake_draw_cell(const cli_bake_draw *draw, cli_bake_cell *out);

void cli_bake_draw_close(cli_bake_draw *draw);

#endif
