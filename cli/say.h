/// cli/say.h: exit codes and one-line messages.
#ifndef PAVE_CLI_SAY_H
#define PAVE_CLI_SAY_H

#include <pave/base.h>
#include <stdio.h>

/// Exit codes of the command.
enum {
    CLI_DONE = 0,
    CLI_NO = 1,       ///< the answer is no: incomplete, mismatched
    CLI_WRONG = 2,    ///< the command line is invalid
    CLI_FAILED = 3,   ///< a file cannot be read, is invalid, or cannot be written
    CLI_STOPPED = 130 ///< a signal stopped the command
};

/// The program's name in messages and help: "pave" unless main changes it.
extern const char *cli_program;

/// Writes `pave: ...` and a line break to standard error. Control characters become spaces, so that
/// it is one line.
void cli_say(const char *format, ...) PAVE_PRINTF(1, 2);

/// Swallows messages while `on`, for work that is repeated if it fails. Returns whether a message
/// was swallowed.
bool cli_hush(bool on);

/// Returns whether any message was written.
bool cli_has_said(void);

/// Like cli_say, for an invalid call or an invalid file; evaluates to the exit code.
#define cli_wrong(...) (cli_say(__VA_ARGS__), CLI_WRONG)
#define cli_failed(...) (cli_say(__VA_ARGS__), CLI_FAILED)

/// Reports an invalid option `name` and returns CLI_WRONG. If `file` is not NULL, reports an
/// invalid property of the file and returns CLI_FAILED.
int cli_refuse(const char *file, const char *name, const char *format, ...) PAVE_PRINTF(3, 4);

/// Reports an error of the library (after a signal, prints nothing) and returns its exit code:
/// CLI_STOPPED for PAVE_STOPPED, CLI_NO for PAVE_INCOMPLETE, CLI_WRONG for PAVE_NOT_FOUND without a
/// file, otherwise CLI_FAILED.
int cli_report(const pave_error *error);

/// Like cli_report; adds the name of the file if the error does not have one.
int cli_report_in(const char *file, pave_error *error);

/// Like cli_report, for output that cannot be written as requested: PAVE_RANGE and PAVE_UNSUPPORTED
/// become CLI_WRONG, unless the error names a line of a file.
int cli_report_output(const pave_error *error);

/// Writes the notes of a file, one per line.
void cli_say_notes(const char *file, const char *notes);

/// Writes text from the user or a file. Control characters become spaces, to protect the terminal.
/// NULL writes nothing.
void cli_print(FILE *out, const char *text);

/// Flushes `out`. Reports a failure and returns false if some output could not be written.
bool cli_flush(FILE *out, const char *name);

/// Like cli_flush, for a command whose results are kept despite the failure; `kept` is the message:
/// "2 edits are kept".
bool cli_flush_kept(FILE *out, const char *kept);

#endif
