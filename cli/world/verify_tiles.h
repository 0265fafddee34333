/// cli/world/verify_tiles.h: tiles of a window against a set that is read for them, and their
/// world: tiles in JSON, as pave world fill writes them, and cells of maps.
#ifndef PAVE_CLI_WORLD_VERIFY_TILES_H
#define PAVE_CLI_WORLD_VERIFY_TILES_H

#include "source.h"
#include "verified.h"
#include "world_ground.h"

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

typedef struct cli_verify_tiles_call {
    const char *tiles, *set; ///< the tile-set file, NULL: a built-in set; which set of it
    cli_claim_call world;    ///< to compare with
} cli_verify_tiles_call;

/// What must stay while what was found is printed; {0} at first, cli_tiles_close at the end.
typedef struct cli_tiles {
    pave_json_world *file;
    cli_map_cells cells;
    cli_ground ground;
} cli_tiles;

/// The path of the file that a map or tiles name, as seen from the working directory. Returns
/// CLI_DONE, or an exit code after a message.
enum { CLI_NAMED_SIZE = 4096 };
int cli_find_named(const char *file, const char *named, char path[CLI_NAMED_SIZE]);

/// Whether a file ends with .json and is no map of Tiled, which once had that ending.
bool cli_is_tiles(const char *file);

/// Verifies the tiles of a file in JSON. Returns CLI_DONE, or an exit code after a message.
int cli_verify_tiles(const cli_verify_tiles_call *call, const char *file, cli_tiles *tiles,
                     cli_verified *out);

/// Verifies a layer of a map, of which `claim` is said.
int cli_verify_cells(const cli_verify_tiles_call *call, const pave_tiled_map *map,
                     const pave_tiled_layer *layer, const cli_claim *claim, cli_tiles *tiles,
                     cli_verified *out);

void cli_tiles_close(cli_tiles *tiles);

#endif
