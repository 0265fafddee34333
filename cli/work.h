/// cli/work.h: long-running work: threads, progress bar and signals.
#ifndef PAVE_CLI_WORK_H
#define PAVE_CLI_WORK_H

#include <pave/base.h>
#include <stdio.h>
#include <time.h>

// ---- Streams and signals ------------------------------------------------------------------------

/// Makes sure that standard input, output and error are open, so that no other file gets their
/// descriptors. Writing to a stream that was closed still fails.
void cli_guard_streams(void);

/// Makes a closed pipe and the file size limit errors of the write instead of signals.
void cli_survive_writing(void);

/// Records the signals that ask a command to end (INT, TERM, HUP, QUIT, ALRM, XCPU, USR1, USR2)
/// from now on; the third kills immediately. Call this before work that needs cleanup. Until then
/// they kill the process.
void cli_catch_signals(void);

/// Returns whether such a signal arrived. Long work polls it, cleans up and returns CLI_STOPPED.
bool cli_stopped(void);

/// Returns the first such signal; 0 if none arrived.
int cli_signal(void);

/// Terminates by the first signal, so that the parent process sees it. Returns only if no signal
/// arrived.
void cli_die_of_signal(void);

// ---- Progress -----------------------------------------------------------------------------------

typedef struct cli_progress {
    const char *label; ///< a word or two for the current work
    bool shown;        ///< whether the bar may be visible
    bool drawn;        ///< whether the bar is drawn
    double share;      ///< last reported share; negative if nothing was reported
    double first;      ///< share at the first report
    struct timespec start, last;
} cli_progress;

/// Starts the clock, and a bar on a terminal. Work that reports nothing for a second shows its
/// elapsed time. The work must report 100 % at the end. A fatal signal erases the bar first.
/// `progress` must remain valid until cli_progress_end; nested bars show nothing.
pave_progress cli_progress_begin(cli_progress *progress, const char *label);

/// Continues with the next part of the same work; the reported share restarts at 0.
void cli_progress_next(cli_progress *progress, const char *label);

/// Erases the bar.
void cli_progress_end(cli_progress *progress);

/// Erases the visible bar so that a message can be written; it is drawn again later.
void cli_progress_hide(void);

/// Progress for nested work: stops on a signal and shows nothing.
extern const pave_progress cli_progress_silent;

// ---- Memory -------------------------------------------------------------------------------------

/// Checks that the machine has at least `bytes` of memory per cell. On systems that overcommit
/// memory, the process could otherwise be killed. Returns CLI_DONE, or CLI_FAILED with a message
/// about `option`.
int cli_memory_check(const char *option, double cells, double bytes);

// ---- Threads ------------------------------------------------------------------------------------

enum { CLI_THREADS_MAX = 1024 };

/// Returns the number of processors that the process may use, 1..CLI_THREADS_MAX.
int cli_processors(void);

/// Returns a runner on `threads` threads including the caller's; 0 means one per processor, and
/// NULL the number of the last call. Threads are created on first use and serve all later batches;
/// only one thread of the command may run batches. If threads cannot be created, fewer are used.
pave_runner cli_runner(const int64_t *threads);

#endif
