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
} cli_looks;

/// Looks at a set. Returns CLI_DONE, or CLI_FAILED after a message.
int cli_looks_take(const pave_wang_set *set, cli_looks *out);

/// The class, what it is for, what would make it complete, and the world that there is of it.
void cli_put_looks(cli_result *result, const cli_looks *looks);

#endif
