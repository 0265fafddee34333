/// cli/world/map_cells.h: the tiles of a layer of a map as cells of a window: of hexagonal maps,
/// and of those whose tile set is in a file of pave's own.
#ifndef PAVE_CLI_WORLD_MAP_CELLS_H
#define PAVE_CLI_WORLD_MAP_CELLS_H

#include "source.h"
#include "verified.h"

#include <pave/window.h>

/// {0} at first; cli_map_cells_close at the end.
typedef struct cli_map_cells {
    const pave_tiled_map *map;
    const pave_tiled_layer *layer;
    pave_cell at;        ///< the cell that the map's 0,0 is
    pave_window *window; ///< a parallelogram that has all cells
    pave_mask *there;    ///< those of the layer; of infinite maps those with tiles
    pave_mask *filled;   ///< those with tiles
    uint32_t *ids;       ///< by index
    int64_t empty;       ///< cells of the layer without tiles
} cli_map_cells;

/// Finds the cells of a layer; their tiles wait for cli_map_cells_take. Returns CLI_DONE, or
/// CLI_FAILED after a message.
int cli_map_cells_open(const pave_tiled_map *map, const pave_tiled_layer *layer, pave_cell at,
                       const char *file, cli_map_cells *out);

/// Takes the tiles of the map's tile set that matches `source`: by picture, else by name, else any.
/// If several match, the one with the most tiles in the layer is taken. All other tiles count as
/// not in the set. Returns CLI_DONE, or CLI_FAILED after a message.
int cli_map_cells_take(const cli_source *source, cli_map_cells *cells);

/// The place in the map of a cell of the layer.
cli_verified_cell cli_map_cells_place(const cli_map_cells *cells, pave_cell cell);

void cli_map_cells_close(cli_map_cells *cells);

#endif
