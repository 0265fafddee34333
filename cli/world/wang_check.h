/// cli/world/wang_check.h: what pave wang check says about a set: its class and looks, symmetries,
/// and some of the colours.
#ifndef PAVE_CLI_WORLD_WANG_CHECK_H
#define PAVE_CLI_WORLD_WANG_CHECK_H

#include "../result.h"
#include "source.h"

#include <pave/wang_class.h>

/// What there is to say about a set.
typedef struct cli_looks {
    bool known; ///< false for tiles that are no squares: then there is nothing to say
    pave_wang_looks looks;
    const char *method; ///< of the world that pave world makes of it without any option; NULL: none
    pave_error error;   ///< why none
    bool by_class;      ///< whether what is missing is what the class wants, `lacks`
    uint8_t *lacks;     ///< see pave_wang_list_lacks; NULL where there are none
    int64_t lack_count;
} cli_looks;

/// Looks at a set; with `all`, at every combination that it lacks, whatever its class. Returns
/// CLI_DONE, or CLI_FAILED after a message. In any case give `out` to cli_looks_release.
int cli_looks_take(const pave_wang_set *set, bool all, cli_looks *out);

void cli_looks_release(cli_looks *looks);

/// Whether a set has all that its class wants, and makes a world.
bool cli_looks_whole(const cli_looks *looks);

/// The class, what it is for, what would make it complete, and the world that there is of it.
void cli_put_looks(cli_result *result, const cli_looks *looks);

/// The next combination to list as missing: where tiles may be turned, one of each that are turned
/// into each other. See pave_wang_next_missing.
bool cli_next_missing(const cli_source *source, uint8_t *combination);

/// How many tiles would be enough, where tiles may be turned or mirrored: for all combinations, or
/// for the tiles of a whole blob.
void cli_put_orbits(cli_result *result, const cli_source *source, const cli_looks *looks);

/// What method phase needs of a set that is incomplete, class by class, where that is not all.
void cli_put_phases(cli_result *result, const cli_source *source);

/// The parts of the colours that are complete or nearly so, of a set that is not.
void cli_put_parts(cli_result *result, const cli_source *source);

#endif
