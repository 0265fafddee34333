/// cli/signals.h: the standard streams, and how the command ends when it is told to stop.
#ifndef PAVE_CLI_SIGNALS_H
#define PAVE_CLI_SIGNALS_H

#include <stdbool.h>

/// Sees to it that standard input, output and error are something, so that no file that is opened takes their place; writing to a stream that was
/// closed fails, as it should.
void cli_guard_streams(void);

/// SIGINT, SIGTERM and SIGHUP are noted from now on (a second one kills at once); writing to a closed pipe is an error instead of a death.
void cli_catch_signals(void);

/// Whether one of them came: whoever works long asks now and then, cleans up and returns CLI_STOPPED.
bool cli_stopped(void);

/// Dies of the signal that came, so that the caller sees what it did. Returns only when there was none.
void cli_die_of_signal(void);

#endif
