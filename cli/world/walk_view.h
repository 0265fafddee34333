/// cli/world/walk_view.h: what a player sees of a world: for each point of a screen the terrain
/// there. Nothing here knows of terminals.
#ifndef PAVE_CLI_WALK_VIEW_H
#define PAVE_CLI_WALK_VIEW_H

#include "ground.h"

#include <pave/explore.h>

enum { CLI_VIEW_KEPT = 4096 }; ///< cells whose colours are kept, by a hash

/// The terrain at a point.
typedef struct cli_spot {
    pave_cell cell;
    pave_walk_state state;
    int shade; ///< the class of the cell
    int color; ///< of the set, where the cell is not unknown; 0: unset
} cli_spot;

/// A walk through a world, and what is seen of it. Large: on the heap.
typedef struct cli_view {
    const cli_ground *ground;
    pave_walker *walker;
    pave_layout layout;
    double unit;     ///< the side of a square as large as a cell
    int shade_count; ///< classes of the world
    int64_t sight;   ///< steps that the player sees
    struct cli_view_cell {
        bool used;
        pave_cell cell;
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        pave_vec2 middle, corners[PAVE_WANG_SIDES_MAX];
    } kept[CLI_VIEW_KEPT];
} cli_view;

/// The colours of the tile of a cell, as pave_world_colors_at, and its id: of the world, or of what
/// lies over it. All that a walk reads of a world but its closures goes through these two.
void cli_view_colors(const cli_view *view, pave_cell cell, uint8_t *out);
uint32_t cli_view_tile(const cli_view *view, pave_cell cell);

/// Begins a walk at a cell. NULL after a message, with an exit code.
cli_view *cli_view_open(const cli_ground *ground, pave_orientation orientation, int64_t sight,
                        pave_cell at, int *code);
void cli_view_close(cli_view *view);

/// Goes to a cell and sees what is in sight from there. False: it is beyond the world, or there is
/// no memory; the player stays.
bool cli_view_go(cli_view *view, pave_cell cell);

/// The cell in a direction of length 1, (x, y) with y down: across the side that is nearest to it.
/// Of two sides equally near to up or down the right one where r is even, else the left one, and so
/// on: a way straight up and down. False: no side is near it.
bool cli_view_next(const cli_view *view, double x, double y, pave_cell *out);

/// The terrain at a point of the world.
cli_spot cli_view_at(cli_view *view, pave_vec2 point);

#endif
