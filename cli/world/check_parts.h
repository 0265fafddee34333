/// cli/world/check_parts.h: what pave wang check says about symmetries and about some of the
/// colours.
#ifndef PAVE_CLI_CHECK_PARTS_H
#define PAVE_CLI_CHECK_PARTS_H

#include "check_looks.h"

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
