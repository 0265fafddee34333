/// cli/lines.h: lines of standard input, each of which is answered.
#ifndef PAVE_CLI_LINES_H
#define PAVE_CLI_LINES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { CLI_INPUT_SIZE = 1 << 16, CLI_LINE_MAX = CLI_INPUT_SIZE - 1 };

typedef struct cli_lines {
    FILE *out; ///< flushed before each wait for more, so that each line is answered at once
    int64_t asked, wrong; ///< counted by the caller
    size_t begin, end; ///< private, as all that follows: what was read is input[begin .. end - 1]
    bool ended, unwritten, skipping;
    int error;
    char input[CLI_INPUT_SIZE];
} cli_lines;

/// Starts; a byte order mark is skipped. The struct is too large for a stack.
void cli_lines_begin(cli_lines *in, FILE *out);

/// The next line that is not empty, without its end, which may be \r\n; it may be changed and lives
/// until the next call. Where it is too long or has a zero byte, `wrong` says so and the line is
/// NULL; else `wrong` is NULL. False: there are no more.
bool cli_lines_next(cli_lines *in, char **line, const char **wrong);

/// Ends with CLI_DONE, or CLI_FAILED and a message: the answers could not be written, the lines
/// could not be read, or some were wrong. `what` and `whats` name one and several.
int cli_lines_end(cli_lines *in, const char *what, const char *whats);

#endif
