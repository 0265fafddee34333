/// cli/world/check_looks.h: what pave wang check says about what a set looks like.
#ifndef PAVE_CLI_CHECK_LOOKS_H
#define PAVE_CLI_CHECK_LOOKS_H

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

#endif
