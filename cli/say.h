/// cli/say.h: what the command answers besides its output: exit codes, and messages of one line.
#ifndef PAVE_CLI_SAY_H
#define PAVE_CLI_SAY_H

#include <pave/base.h>
#include <stdio.h>

/// How a command ends.
enum {
    CLI_DONE = 0,
    CLI_NO = 1,       ///< the answer is no: incomplete, mismatched
    CLI_WRONG = 2,    ///< the call is wrong
    CLI_FAILED = 3,   ///< a file cannot be read, is invalid, or cannot be written
    CLI_STOPPED = 130 ///< a signal stopped it
};

/// The program's name in messages and help: "pave", unless main changes it.
extern const char *cli_program;

/// Writes `pave: ...` and a line break to standard error. Control characters become spaces, so that
/// it stays one line.
void cli_say(const char *format, ...) PAVE_PRINTF(1, 2);

/// Whether anything was written so.
bool cli_has_said(void);

/// The same for a call that is wrong, and for a file that is; the exit code.
#define cli_wrong(...) (cli_say(__VA_ARGS__), CLI_WRONG)
#define cli_failed(...) (cli_say(__VA_ARGS__), CLI_FAILED)

/// Says what is wrong with an option, or where `file` is not NULL with a property of that name in a
/// file. Returns CLI_WRONG, or of a file CLI_FAILED.
int cli_refuse(const char *file, const char *name, const char *format, ...) PAVE_PRINTF(3, 4);

/// Says what an error of the library says (nothing once a signal came) and returns the exit code
/// that belongs to it: PAVE_STOPPED is CLI_STOPPED, PAVE_INCOMPLETE CLI_NO, PAVE_NOT_FOUND without
/// a file CLI_WRONG, all else CLI_FAILED.
int cli_report(const pave_error *error);

/// The same for a fault in a file that the error may not name.
int cli_report_in(const char *file, pave_error *error);

/// The same for what cannot be written as the call wants it: PAVE_RANGE and PAVE_UNSUPPORTED are
/// CLI_WRONG, unless the error names a line of a file.
int cli_report_output(const pave_error *error);

/// Says the notes of a file, a line each.
void cli_say_notes(const char *file, const char *notes);

/// Writes text that was typed or came out of a file: control characters become spaces, so that none
/// of them reaches a terminal. NULL writes nothing.
void cli_print(FILE *out, const char *text);

/// Whether everything that was written to `out` went through; says so if not.
bool cli_flush(FILE *out, const char *name);

/// The same of standard output, where something lasts all the same: "2 edits are kept".
bool cli_flush_kept(FILE *out, const char *kept);

#endif
