/// cli/world/verify_tiles.h: internals of pave world verify: the recorded world of tiles, the
/// results, and the comparison of tiles with their set and world. The tiles come from JSON written
/// by pave world fill, or from maps.
#ifndef PAVE_CLI_WORLD_VERIFY_TILES_H
#define PAVE_CLI_WORLD_VERIFY_TILES_H

#include "../result.h"
#include "set_source.h"
#include "world_options.h"
#include "world_source.h"

#include <pave/window.h>

enum { CLI_CLAIM_WHY = 256 };

/// The recorded origin of tiles.
typedef struct cli_claim {
    const char *file; ///< for messages
    bool seeded;      ///< whether there is a seed
    bool painted;     ///< whether tiles were placed on painted terrain instead of made by a method
    uint64_t seed;
    pave_world_method method; ///< AUTO if not recorded
    pave_cell at;             ///< for a map: the cell at position 0,0
    pave_cell origin;
    const char *set;      ///< NULL if not recorded
    const char *tiles;    ///< pave's own tile-set file, relative to `file`; NULL if not recorded
    uint64_t fingerprint; ///< 0 if not recorded
    cli_wishes wishes;
    char wrong[CLI_CLAIM_WHY]; ///< the first invalid property; "" if all are valid
} cli_claim;

/// Reads the recorded origin of a map's layer, or of the lower layer.
void cli_claim_of_map(const pave_tiled_map *map, const char *file, bool beneath, cli_claim *out);

/// Reads the recorded origin of tiles in JSON.
void cli_claim_of_json(const pave_json_world *tiles, const char *file, cli_claim *out);

/// Options about the world to compare with.
typedef struct cli_claim_call {
    bool own; ///< whether to use the recorded world
    bool seeded, method_given, at_given;
    uint64_t seed;
    pave_world_method method;
    pave_cell at;
    cli_wishes wishes;
} cli_claim_call;

/// Merges a claim with the call's options into the world to compare with. `wanted` receives whether
/// there is such a world. Returns CLI_DONE, or an exit code after a message.
int cli_claim_choose(const cli_claim_call *call, cli_claim *claim, bool *wanted);

/// A cell to print: as a list of numbers, and as text.
typedef struct cli_verified_cell {
    bool found;
    int32_t numbers[3];
    int count; ///< count of `numbers`
    char text[PAVE_TILING_TEXT_SIZE];
} cli_verified_cell;

/// The connected components of the cells.
typedef struct cli_verified_parts {
    bool wanted;
    char passable[1024]; ///< the colours
    pave_world_parts found;
    cli_verified_cell first; ///< first cell of the first enclosed component
} cli_verified_parts;

/// The results of a verification. Initialize to {0}.
typedef struct cli_verified {
    const char *layer, *set; ///< layer is NULL for tiles in JSON
    int64_t sides, corners;  ///< numbers of mismatches
    int64_t checked_sides, checked_corners, empty, foreign;
    cli_verified_cell first;
    bool wanted;     ///< whether the tiles were compared with a world
    cli_claim world; ///< that world
    int64_t compared, different;
    cli_verified_cell first_different;
    cli_verified_parts parts;
    bool knows;       ///< whether a changed set can be detected
    uint64_t was, is; ///< fingerprints; `is` is 0 if the world can no longer be made
} cli_verified;

/// Returns whether something was compared, and there are no mismatches, wrong tiles or enclosed
/// components.
bool cli_verified_well(const cli_verified *verified);

/// Prints the results of a layer and of the lower layer, `under`, which may be NULL.
void cli_verified_print(const cli_verified *verified, const cli_verified *under, const char *file,
                        cli_result *result);

typedef struct cli_verify_tiles_call {
    /// `tiles`: the tile-set file; NULL: a built-in set. `set`: the name of a set in it.
    const char *tiles, *set;
    const cli_own_set *own; ///< a set of the map, used instead of `tiles` and `set`; may be NULL
    cli_claim_call world;   ///< world to compare with
    bool joined;            ///< whether to find components
    const char *passable;   ///< colours that connect cells; NULL: the recorded colours
} cli_verify_tiles_call;

/// Data that must stay valid until the result is printed. Initialize to {0}; release with
/// cli_tiles_close.
typedef struct cli_tiles {
    pave_json_world *file;
    cli_named_world ground; ///< ground of the tile set
    cli_named_world own;    ///< ground of the world to compare with, if the set belongs to the map
} cli_tiles;

/// The path of the file that a map or tiles refer to, relative to the working directory. Returns
/// CLI_DONE, or an exit code after a message.
enum { CLI_NAMED_SIZE = 4096 };
int cli_find_named(const char *file, const char *named, char path[CLI_NAMED_SIZE]);

/// Returns whether a file name ends in .json and the file is not a Tiled map; old Tiled maps also
/// end in .json.
bool cli_is_tiles(const char *file);

/// Verifies the tiles of a JSON file. Returns CLI_DONE, or an exit code after a message.
int cli_verify_tiles(const cli_verify_tiles_call *call, const char *file, cli_tiles *tiles,
                     cli_verified *out);

/// A layer that is verified while its map is read; a caller frees it.
typedef struct cli_verify_rows cli_verify_rows;

/// Verifies a layer of a map with a given `claim`. With `rows` (may be NULL) the layer is a chunk
/// without gids, and its rows follow; NULL in `rows`: the whole layer is necessary. Returns
/// CLI_DONE, or an exit code after a message.
int cli_verify_cells(const cli_verify_tiles_call *call, const pave_tiled_map *map,
                     const pave_tiled_layer *layer, const cli_claim *claim, cli_tiles *tiles,
                     cli_verified *out, cli_verify_rows **rows);

/// Verifies row y, from the top; the last one completes the results. Returns CLI_DONE, or an exit
/// code after a message.
int cli_verify_row(cli_verify_rows *rows, int32_t y, const uint32_t *gids);

void cli_tiles_close(cli_tiles *tiles);

#endif
