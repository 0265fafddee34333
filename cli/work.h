/// cli/work.h: long work: the threads that do it, the bar that shows its progress, and the signals
/// that stop it.
#ifndef PAVE_CLI_WORK_H
#define PAVE_CLI_WORK_H

#include <pave/base.h>
#include <stdio.h>
#include <time.h>

// ---- Streams and signals ------------------------------------------------------------------------

/// Sees to it that standard input, output and error are something, so that no file that is opened
/// takes their place; writing to a stream that was closed fails, as it should.
void cli_guard_streams(void);

/// Writing to a closed pipe, or more than a file may hold, is an error from now on instead of a
/// death.
void cli_survive_writing(void);

/// The signals that ask a command to end (INT, TERM, HUP, QUIT, ALRM, XCPU, USR1, USR2) are noted
/// from now on; the third kills at once. Call this before work that must be cleaned up
/// before; until then they kill, as there is nothing to clean up.
void cli_catch_signals(void);

/// Whether one of them came: long work checks it now and then, cleans up and returns CLI_STOPPED.
bool cli_stopped(void);

/// The first of them that came; 0: none.
int cli_signal(void);

/// Dies of the signal that came first, so that the caller sees what it did. Returns only when there
/// was none.
void cli_die_of_signal(void);

// ---- Progress -----------------------------------------------------------------------------------

typedef struct cli_progress {
    const char *label; ///< what is being done, in a word or two
    bool shown;        ///< whether the bar may be seen
    bool drawn;        ///< whether it has been
    double share;      ///< that is done, as reported last; below 0: nothing was reported
    double first;      ///< the share that was done when it was first reported
    struct timespec start, last;
} cli_progress;

/// Starts the clock, and a bar on a terminal. Work that reports nothing for a second shows how long
/// it takes so far; where all of it is done, the bar says 100 %, so work must report that as well.
/// A signal that kills wipes the bar out first. `progress` must live until cli_progress_end; what
/// begins before that shows nothing.
pave_progress cli_progress_begin(cli_progress *progress, const char *label);

/// Goes on with the next part of the same work, whose share begins anew.
void cli_progress_next(cli_progress *progress, const char *label);

/// Wipes the bar out.
void cli_progress_end(cli_progress *progress);

/// Wipes out whatever bar is drawn, so that a message can be written; it is drawn again later.
void cli_progress_hide(void);

/// For work inside other work: stops on a signal and shows nothing.
extern const pave_progress cli_progress_silent;

// ---- Memory -------------------------------------------------------------------------------------

/// Whether the machine has the `bytes` that each of so many cells takes at least: where memory is
/// promised that there is not, the system may kill the process that uses it. Returns CLI_DONE, or
/// CLI_FAILED with a message on `option`.
int cli_memory_check(const char *option, double cells, double bytes);

// ---- Threads ------------------------------------------------------------------------------------

enum { CLI_THREADS_MAX = 1024 };

/// A runner on `threads` threads, that of the caller among them; 0: as many as the machine offers.
/// `threads` must live as long as the runner. Threads are made when they are needed first, and
/// serve all later batches; only one thread of the command may run batches. Where threads cannot be
/// made, there are fewer.
pave_runner cli_runner(const int64_t *threads);

#endif
