/// cli/world/claim.h: which world tiles say that they are of: the properties of a map, the members
/// of a .json; and which one a call compares them with.
#ifndef PAVE_CLI_WORLD_CLAIM_H
#define PAVE_CLI_WORLD_CLAIM_H

#include "wishes.h"

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

/// What tiles in JSON say.
void cli_claim_of_json(const pave_json_world *tiles, const char *file, cli_claim *out);

/// What a call says of the world to compare with.
typedef struct cli_claim_call {
    bool own; ///< the one that the tiles say
    bool seeded, method_given, at_given;
    uint64_t seed;
    pave_world_method method;
    pave_cell at;
    cli_wishes wishes;
} cli_claim_call;

/// Makes a claim that of the world to compare with; what the call leaves out is as it was. Returns
/// CLI_DONE, where `wanted` says whether there is one; or an exit code after a message.
int cli_claim_choose(const cli_claim_call *call, cli_claim *claim, bool *wanted);

#endif
