/// cli/world/stagger.h: maps whose rows or columns are shifted by half a cell: staggered maps of
/// squares, and maps of hexagons.
#ifndef PAVE_CLI_WORLD_STAGGER_H
#define PAVE_CLI_WORLD_STAGGER_H

#include "../opt.h"

#include <pave/formats/tiled.h>

/// How the places of a map are cells of a world.
typedef struct cli_shifted {
    pave_tiled_orientation orientation; ///< staggered or hexagonal
    pave_tiled_stagger stagger;
    pave_rect rect; ///< of the map
    bool infinite;  ///< whether the rectangle is one of the map's places, and not of cells
} cli_shifted;

/// The cell at a place, counted from the map's upper left one.
pave_cell cli_shifted_cell(const cli_shifted *map, int32_t x, int32_t y);

/// The words odd-r, even-r, odd-q, even-q as Tiled has them.
pave_tiled_stagger cli_stagger_of(int word);

/// The mirror_sum of hexagons that have a side at the top, see docs/files-sets.md.
enum { CLI_HEXAGON_FLAT_SUM = 4 };

/// How hexagons of the size of a set's tiles stand: those that are wider than high lie flat, in
/// columns. `word` is as above; -1: none was given.
pave_tiled_stagger cli_hexagon_stagger(const pave_tiled_tileset *tileset, int word);

/// Whether all cells of the map are in range. Returns an exit code, after a message where it is not
/// CLI_DONE.
int cli_shifted_check(const cli_shifted *map);

#endif
