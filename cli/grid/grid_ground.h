/// cli/grid/grid_ground.h: the ground that --on names, the same for all commands: cells, what
/// closes them, and what it costs to enter them.
#ifndef PAVE_CLI_GRID_GROUND_H
#define PAVE_CLI_GRID_GROUND_H

#include "grid.h"

#include <pave/formats/json.h>
#include <pave/formats/store.h>

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

/// A ground. {0} at first.
typedef struct grid_ground {
    const char *file, *what; ///< its name, and `map`
    int64_t count;
    const pave_window *window;       ///< NULL: a mesh, a patch or a graph
    const pave_mask *walls, *closed; ///< of the window: what stops sight too, and all that is not
                                     ///< entered
    const pave_graph *whole, *graph; ///< without a window: of all cells, and of open ones
    bool closes;                     ///< whether a cell may be closed
    int32_t *costs;                  ///< for each cell, below 0: not entered; NULL: 1 each
    int32_t least;                   ///< no cost is less
    pave_json_any any;               ///< what was read, but of a world
    pave_store *store;               ///< of a world
    // Private.
    pave_window *own_window;
    pave_graph *own_graphs[2];
    pave_mask *masks[2];
    pave_json_any over;                      ///< a mask among the words
    uint8_t *colors;                         ///< of the cells of a world
    bool passable[PAVE_WANG_COLORS_MAX + 1]; ///< of a world
} grid_ground;

/// Opens the ground that the options name, on that tiling (NULL: its own); without --on a rectangle
/// of --size. False: the answer says what is wrong. Give it to grid_ground_close in any case.
bool grid_ground_open(const grid_ground_options *options, const pave_tiling *tiling,
                      grid_ground *out, grid_answer *answer);
void grid_ground_close(grid_ground *ground);

/// The same, and at most `cells` of them. Returns an exit code, after a message where it is not
/// CLI_DONE.
int grid_ground_option_open(const grid_ground_options *options, const pave_tiling *tiling,
                            int64_t cells, grid_ground *out);

#endif
