/// cli/world/bake_scene.h: worlds that pave world draw shows by scenes, block by block.
#ifndef PAVE_CLI_WORLD_BAKE_SCENE_H
#define PAVE_CLI_WORLD_BAKE_SCENE_H

#include "own_pictures.h"

/// Pixels of a block, each way. Blocks are drawn one by one wherever a box lies: so pixels do not
/// depend on boxes, however a line is rounded.
enum { CLI_BAKE_BLOCK = 256 };

/// The lattice along an axis of the picture, in whole pixels and 2^-24 pixels: a lattice point is
/// dq i + dr j - at from the picture's first pixel, exactly, however far it is.
typedef struct cli_bake_axis {
    int64_t i, j, at;
    int64_t i_part, j_part, at_part;
} cli_bake_axis;

/// {0} at first; cli_bake_scene_close at the end.
typedef struct cli_bake_scene {
    const cli_ground *ground;
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

/// Opens the drawing of a part of a world; `edge` has pixels, 0: 32, or as the pictures of a file
/// are. Returns CLI_DONE, or another exit code after a message; in each case it is to be closed.
int cli_bake_scene_open(const cli_ground *ground, pave_rect rect, pave_orientation orientation,
                        int32_t edge, cli_bake_scene *out);

/// Draws the block whose first pixel is x, y, multiples of CLI_BAKE_BLOCK. `rgba` must hold at
/// least 4 * CLI_BAKE_BLOCK * CLI_BAKE_BLOCK elements.
pave_result cli_bake_scene_block(const cli_bake_scene *scene, int64_t x, int64_t y, uint8_t *rgba);

/// The place of a lattice point from the picture's upper left.
pave_vec2 cli_bake_scene_point(const cli_bake_scene *scene, int64_t q, int64_t r);

void cli_bake_scene_close(cli_bake_scene *scene);

#endif
