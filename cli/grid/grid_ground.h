/// cli/grid/grid_ground.h: the ground of --on, common to all commands: cells, obstacles, and entry
/// costs.
#ifndef PAVE_CLI_GRID_GROUND_H
#define PAVE_CLI_GRID_GROUND_H

#include "grid.h"

#include <pave/formats/store.h>
#include <pave/scene.h>

/// Table rows of these options. `ground` is the grid_ground_options.
#define GRID_GROUND_ROWS(ground)                                                                 \
    CLI_ROW(                                                                                     \
        PATH, "on", "FILE", NULL, ground.on,                                                     \
        "the ground: a mask, a map, a mesh, a board, a graph, a citadel, a terrain or a world "  \
        "file; - is standard input"),                                                            \
        CLI_ROW(TEXT, "walls", "NAME,...", NULL, ground.walls,                                   \
                "the obstacles, by the words of --on: zones of a citadel or terrain (also "      \
                "river, above:H, below:H in edges, slope:PERCENT), colours of a world, labels, " \
                "names, owner:N and sea of a map, cells of a mesh or graph; or FILE.mask "       \
                "(default: see docs/grounds.md)")
#define GRID_COST_ROW(ground)                                                                    \
    CLI_ROW(TEXT, "cost", "NAME=N,...", NULL, ground.cost,                                       \
            "the cost of entering cells, by the same words, or marked for a mask; none: they "   \
            "cannot be entered, but do not block sight; foot: walking over a terrain (default: " \
            "1)")
#define GRID_PIECE_ROWS(ground, fallback)                                                \
    CLI_ROW(TEXT, "at", "C", NULL, ground.at, "the first cell of the piece of a world"), \
        CLI_ROW(SIZE, "size", "WxH", fallback, ground.size, "the size of that piece")

/// Returns whether --on defines the size of the ground: true unless it is omitted or names a world.
bool grid_ground_is_sized(const grid_ground_options *options);

/// Opens the ground of the options on `tiling`; NULL: on the ground's own tiling. Without --on,
/// opens a rectangle of --size. Returns false with the error in the answer. Always call
/// pave_store_ground_close.
bool grid_ground_open(const grid_ground_options *options, const pave_tiling *tiling,
                      pave_store_ground *out, grid_answer *answer);

/// Like grid_ground_open, for at most `cells` cells. Returns an exit code, after a message unless
/// it is CLI_DONE.
int grid_ground_option_open(const grid_ground_options *options, const pave_tiling *tiling,
                            int64_t cells, pave_store_ground *out);

/// Returns the colour of a cell of a citadel, a terrain or a map as 0xRRGGBBAA, or 0 if the ground
/// has no colours. `word` receives the meaning of the colour, or NULL if it has none.
uint32_t grid_ground_color(const pave_store_ground *ground, int64_t cell, const char **word);

/// Adds the colours of the ground to the legend of a picture, except colours of cells that are
/// shown as `walls`, which may be NULL.
void grid_ground_add_keys(const pave_store_ground *ground, const pave_mask *walls,
                          pave_scene *scene);

#endif
