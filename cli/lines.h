/// cli/lines.h: lines of standard input, each answered separately.
#ifndef PAVE_CLI_LINES_H
#define PAVE_CLI_LINES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { CLI_INPUT_SIZE = 1 << 16, CLI_LINE_MAX = CLI_INPUT_SIZE - 1 };

typedef struct cli_lines {
    FILE *out; ///< flushed before each blocking read, so that each answer appears immediately
    int64_t asked, wrong; ///< set by the caller
    /// Private, like all later fields: the buffered data is input[begin .. end - 1].
    size_t begin, end;
    bool ended, unwritten, skipping;
    int error;
    char input[CLI_INPUT_SIZE];
} cli_lines;

/// Starts reading and skips a byte order mark. Allocate the struct on the heap: it is too large for
/// the stack.
void cli_lines_begin(cli_lines *in, FILE *out);

/// Returns the next non-empty line without its end, which may be \r\n. The line may be modified and
/// is valid until the next call. If it is too long or contains a zero byte, `wrong` has the reason
/// and the line is NULL; otherwise `wrong` is NULL. Returns false at the end of the input.
bool cli_lines_next(cli_lines *in, char **line, const char **wrong);

/// Finishes with CLI_DONE, or with CLI_FAILED and a message if answers could not be written, lines
/// could not be read, or some lines were invalid. `what` and `whats` are the singular and plural of
/// a line's name.
int cli_lines_end(cli_lines *in, const char *what, const char *whats);

#endif
