/// cli/world/stagger.h: maps whose rows or columns are shifted by half a cell: staggered maps of
/// squares, and maps of hexagons.
#ifndef PAVE_CLI_WORLD_STAGGER_H
#define PAVE_CLI_WORLD_STAGGER_H

#include "../opt.h"

#include <pave/formats/tiled.h>

/// Maps the positions of a map to the cells of a world.
typedef struct cli_shifted {
    pave_tiled_orientation orientation; ///< staggered or hexagonal
    pave_tiled_stagger stagger;
    pave_rect rect; ///< rectangle of the map
    bool infinite;  ///< whether `rect` counts positions of the map instead of cells
} cli_shifted;

/// Returns the cell at a position, relative to the map's upper left cell.
pave_cell cli_shifted_cell(const cli_shifted *map, int32_t x, int32_t y);

/// Returns the stagger of Tiled for a word's index: odd-r, even-r, odd-q, even-q.
pave_tiled_stagger cli_stagger_of(int word);

/// The mirror_sum of hexagons with a side at the top, see docs/files-sets.md.
enum { CLI_HEXAGON_FLAT_SUM = 4 };

/// Returns the stagger of hexagons, from the size of a set's tiles: hexagons wider than high are
/// flat, in columns. `word` is as above; -1 if not given.
pave_tiled_stagger cli_hexagon_stagger(const pave_tiled_tileset *tileset, int word);

/// Checks that all cells of the map are in range. Returns an exit code, after a message unless it
/// is CLI_DONE.
int cli_shifted_check(const cli_shifted *map);

#endif
