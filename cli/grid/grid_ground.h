/// cli/grid/grid_ground.h: the ground that --on names, the same for all commands: cells, what
/// closes them, and what it costs to enter them.
#ifndef PAVE_CLI_GRID_GROUND_H
#define PAVE_CLI_GRID_GROUND_H

#include "grid.h"

#include <pave/formats/store.h>
#include <pave/scene.h>

/// Their rows in a command's table. `ground` is the grid_ground_options.
#define GRID_GROUND_ROWS(ground)                                                                  \
    CLI_ROW(                                                                                      \
        PATH, "on", "FILE", NULL, ground.on,                                                      \
        "the ground: a mask, a map, a mesh, a board, a graph, a citadel, a terrain or a world "   \
        "file; - is standard input"),                                                             \
        CLI_ROW(TEXT, "walls", "NAME,...", NULL, ground.walls,                                    \
                "what blocks, by the words of --on: zones of a citadel or terrain (also river, "  \
                "above:H, below:H in edges, slope:PERCENT), colours of a world, labels, owner:N " \
                "and sea of a map, cells of a mesh or graph; or FILE.mask (default: see "         \
                "docs/grounds.md)")
#define GRID_COST_ROW(ground)                                                                   \
    CLI_ROW(TEXT, "cost", "NAME=N,...", NULL, ground.cost,                                      \
            "what it costs to enter cells, by the same words, or marked of a mask; none: they " \
            "are not entered, but seen past; foot: on foot over a terrain (default: 1)")
#define GRID_PIECE_ROWS(ground, fallback)                                                \
    CLI_ROW(TEXT, "at", "C", NULL, ground.at, "the first cell of the piece of a world"), \
        CLI_ROW(SIZE, "size", "WxH", fallback, ground.size, "the size of that piece")

/// Whether --on says how large the ground is: not where it is a world, or left out.
bool grid_ground_is_sized(const grid_ground_options *options);

/// Opens the ground that the options name, on that tiling (NULL: its own); without --on a rectangle
/// of --size. False: the answer says what is wrong. Give it to pave_store_ground_close in any
/// case.
bool grid_ground_open(const grid_ground_options *options, const pave_tiling *tiling,
                      pave_store_ground *out, grid_answer *answer);

/// The same, and at most `cells` of them. Returns an exit code, after a message where it is not
/// CLI_DONE.
int grid_ground_option_open(const grid_ground_options *options, const pave_tiling *tiling,
                            int64_t cells, pave_store_ground *out);

/// The colour of a cell of a citadel, a terrain or a map, 0xRRGGBBAA, and what it means, which may
/// be NULL; 0: the ground has no colours.
uint32_t grid_ground_color(const pave_store_ground *ground, int64_t cell, const char **word);

/// Adds the meanings of these colours to the legend of a picture, except where it shows `walls`,
/// which may be NULL.
void grid_ground_add_keys(const pave_store_ground *ground, const pave_mask *walls,
                          pave_scene *scene);

#endif
