/// cli/world/verify_tiles.h: what pave world verify is made of: which world tiles say that they are
/// of, what was found of them, and tiles of a window against their set and world:
/// tiles in JSON, as pave world fill writes them, and cells of maps.
#ifndef PAVE_CLI_WORLD_VERIFY_TILES_H
#define PAVE_CLI_WORLD_VERIFY_TILES_H

#include "../result.h"
#include "named_set.h"
#include "named_world.h"
#include "world_options.h"

#include <pave/window.h>

enum { CLI_CLAIM_WHY = 256 };

/// What tiles say of themselves.
typedef struct cli_claim {
    const char *file; ///< for messages
    bool seeded;      ///< whether there is a seed
    bool painted;     ///< laid on painted terrain, by no method of worlds
    uint64_t seed;
    pave_world_method method; ///< AUTO: not said
    pave_cell at;             ///< of a map: the place of its 0,0
    pave_cell origin;
    const char *set;   ///< NULL: not said
    const char *tiles; ///< the tile-set file of pave's own, as seen from the file; NULL: not said
    uint64_t fingerprint; ///< 0: not said
    cli_wishes wishes;
    char wrong[CLI_CLAIM_WHY]; ///< the first property that is not as it must be; "": none
} cli_claim;

/// What a map says of its layer, or of the layer beneath.
void cli_claim_of_map(const pave_tiled_map *map, const char *file, bool beneath, cli_claim *out);

/// What a call says of the world to compare with.
typedef struct cli_claim_call {
    bool own; ///< the one that the tiles say
    bool seeded, method_given, at_given;
    uint64_t seed;
    pave_world_method method;
    pave_cell at;
    cli_wishes wishes;
} cli_claim_call;

/// A cell that is printed: as a list of numbers, and as text.
typedef struct cli_verified_cell {
    bool found;
    int32_t numbers[3];
    int count; ///< of the numbers
    char text[PAVE_TILING_TEXT_SIZE];
} cli_verified_cell;

/// The connected components of the cells.
typedef struct cli_verified_parts {
    bool wanted;
    char passable[1024]; ///< the colours
    pave_world_parts found;
    cli_verified_cell first; ///< of the first enclosed part
} cli_verified_parts;

/// {0} at first.
typedef struct cli_verified {
    const char *layer, *set; ///< layer NULL: tiles in JSON
    int64_t sides, corners;  ///< mismatches
    int64_t checked_sides, checked_corners, empty, foreign;
    cli_verified_cell first;
    bool wanted;     ///< whether the tiles were compared with a world
    cli_claim world; ///< which one
    int64_t compared, different;
    cli_verified_cell first_different;
    cli_verified_parts parts;
    bool knows;       ///< whether the tiles and their set tell if the set has changed
    uint64_t was, is; ///< fingerprints; `is` 0: no world can be made any more
} cli_verified;

/// Whether something was compared, and neither a mismatch, another tile nor an enclosed part was
/// found.
bool cli_verified_well(const cli_verified *verified);

/// Prints it, and what was found of the layer beneath (NULL: nothing is said of one).
void cli_verified_print(const cli_verified *verified, const cli_verified *under, const char *file,
                        cli_result *result);

typedef struct cli_verify_tiles_call {
    const char *tiles, *set; ///< the tile-set file, NULL: a built-in set; which set of it
    const cli_own_set *own;  ///< instead of both, one of the map; NULL: none
    cli_claim_call world;    ///< to compare with
    bool joined;             ///< whether the components are wanted
    const char *passable;    ///< through these colours; NULL: as the tiles say
} cli_verify_tiles_call;

/// What must stay while what was found is printed; {0} at first, cli_tiles_close at the end.
typedef struct cli_tiles {
    pave_json_world *file;
    cli_named_world ground; ///< of the tile set
    cli_named_world own;    ///< of the world to compare with, if the set is the map's own
} cli_tiles;

/// The path of the file that a map or tiles name, as seen from the working directory. Returns
/// CLI_DONE, or an exit code after a message.
enum { CLI_NAMED_SIZE = 4096 };
int cli_find_named(const char *file, const char *named, char path[CLI_NAMED_SIZE]);

/// Whether a file ends with .json and is not a map of Tiled, which once had that ending.
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
