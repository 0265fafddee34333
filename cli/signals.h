/// cli/signals.h: the standard streams, and how the command ends when it is told to stop.
#ifndef PAVE_CLI_SIGNALS_H
#define PAVE_CLI_SIGNALS_H

#include <stdbool.h>

/// Sees to it that standard input, output and error are something, so that no file that is opened
/// takes their place; writing to a stream that was closed fails, as it should.
void cli_guard_streams(void);

/// Writing to a closed pipe, or more than a file may hold, is an error from now on instead of a
/// death.
void cli_survive_writing(void);

/// The signals that ask a command to end (INT, TERM, HUP, QUIT, ALRM, XCPU, USR1, USR2) are noted
/// from now on; the third kills at once. Whoever begins something that wants cleaning up calls this
/// before; until then they kill, as there is nothing to clean up.
void cli_catch_signals(void);

/// Whether one of them came: whoever works long asks now and then, cleans up and returns
/// CLI_STOPPED.
bool cli_stopped(void);

/// Dies of the signal that came first, so that the caller sees what it did. Returns only when there
/// was none.
void cli_die_of_signal(void);

#endif
