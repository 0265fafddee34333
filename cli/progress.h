/// cli/progress.h: a bar on standard error for work that lasts over a second, where that is a
/// terminal; and the way a signal stops the work.
#ifndef PAVE_CLI_PROGRESS_H
#define PAVE_CLI_PROGRESS_H

#include <pave/base.h>
#include <time.h>

typedef struct cli_progress {
    const char *label; ///< what is being done, in a word or two
    bool shown;        ///< whether the bar may be seen
    bool drawn;        ///< whether it has been
    struct timespec start, last;
} cli_progress;

/// Starts the clock. `progress` must live as long as the work, and is what cli_progress_stop wants
/// as its context.
pave_progress cli_progress_begin(cli_progress *progress, const char *label);

/// Wipes the bar out.
void cli_progress_end(cli_progress *progress);

/// For work inside other work: stops on a signal and shows nothing.
extern const pave_progress cli_progress_silent;

#endif
