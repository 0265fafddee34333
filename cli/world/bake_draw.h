/// cli/world/bake_draw.h: renders boxes of a world as pave world fill and pave world draw show it,
/// for pictures too large to draw at once.
#ifndef PAVE_CLI_WORLD_BAKE_DRAW_H
#define PAVE_CLI_WORLD_BAKE_DRAW_H

#include "world_source.h"

/// Width and height of a block in pixels. Blocks have fixed positions and are drawn separately, so
/// pixels do not depend on the requested boxes, although lines are rounded.
enum { CLI_BAKE_BLOCK = 512 };

/// The lattice along an axis of the picture, in pixels and in units of 2^-24 pixels. A lattice
/// point is at dq i + dr j - at from the picture's first pixel; this is exact at any distance.
typedef struct cli_bake_axis {
    int64_t i, j, at;
    int64_t i_part, j_part, at_part;
} cli_bake_axis;

/// Drawing by scenes. Initialize to {0}; release with cli_bake_scene_close.
typedef struct cli_bake_scene {
    const cli_named_world *ground;
    pave_window_grid grid;
    pave_cell at;         ///< the upper left unit cell
    pave_layout layout;   ///< layout in pixels with origin 0,0
    cli_bake_axis x, y;   ///< the lattice of that layout
    pave_box unit;        ///< bounding box of the faces of unit cell 0,0
    double margin;        ///< distance in pixels outside a block within which cells may intersect
                          ///< it
    double width, height; ///< pixels of the whole picture
    uint64_t seed;
    cli_own_pictures pictures;
    int color_count; ///< number of colours of a file without pictures; 0: draw with the theme of a
                     ///< built-in set
    uint32_t colors[PAVE_WANG_COLORS_MAX];
} cli_bake_scene;

/// The part of a world to draw, and its scale.
typedef struct cli_bake_wish {
    int32_t tile; ///< --tile: width of a built-in square, or length of an edge, in pixels; 0 means
                  ///< 32 or the size of a file's pictures
    pave_rect rect; ///< --at and --size, as for pave world draw --window rectangle
    pave_orientation orientation;
} cli_bake_wish;

/// A drawing. It is read-only after opening, so several threads may draw boxes of it. Initialize to
/// {0}; release with cli_bake_draw_close.
typedef struct cli_bake_draw {
    int64_t width, height; ///< pixels of the whole picture
    const cli_named_world *ground;
    pave_rect rect;
    pave_tiled_painter *painter; ///< painter for squares with pictures; NULL: scenes are used
    int32_t reach[4];            ///< extent of the painter's tiles beyond their cells
    cli_bake_scene scene;
} cli_bake_draw;

/// Opens the drawing of a part of a ground's world; the ground must outlive it. Returns CLI_DONE,
/// or another exit code after a message. The caller must always close it.
int cli_bake_draw_open(const cli_named_world *ground, const cli_bake_wish *wish,
                       cli_bake_draw *out);

/// Draws a rectangle of the picture; x and y are relative to the picture's upper left corner. The
/// pixels depend only on the world and the position, not on how the picture is cut into boxes.
/// `rgba` must hold at least 4 * width * height elements: rows from the top, alpha not
/// premultiplied, 0 outside the picture. Returns PAVE_OK; PAVE_NO_MEMORY; PAVE_INVALID for a tile
/// without a picture. Memory: the cells around the box or, with scenes, the cells of one block of
/// CLI_BAKE_BLOCK pixels.
pave_result cli_bake_draw_box(const cli_bake_draw *draw, int64_t x, int64_t y, int32_t width,
                              int32_t height, uint8_t *rgba);

/// The unit cell in pixels, for a page that finds the cell under a pointer.
typedef struct cli_bake_cell {
    pave_vec2 q, r;   ///< steps in q and in r
    pave_vec2 origin; ///< position of unit cell 0,0, from the upper left of the whole picture
    int32_t face_count;
    int sides[PAVE_TILING_FACES_MAX];
    /// Positions relative to the origin.
    pave_vec2 corners[PAVE_TILING_FACES_MAX][PAVE_WANG_SIDES_MAX];
} cli_bake_cell;

/// Computes the unit cell of a drawing.
void cli_bake_draw_cell(const cli_bake_draw *draw, cli_bake_cell *out);

void cli_bake_draw_close(cli_bake_draw *draw);

#endif
