/// cli/help.h: help, manual and completion, generated from the tables of the commands.
#ifndef PAVE_CLI_HELP_H
#define PAVE_CLI_HELP_H

#include "opt.h"

/// The meanings of the exit codes, for help and manual.
typedef struct cli_exit_text {
    int code;
    const char *text;
} cli_exit_text;
extern const cli_exit_text cli_exit_texts[];
enum { CLI_EXIT_TEXTS = 4 };

/// The texts of a command, from help.md; "" if it has none.
typedef struct cli_help {
    char summary[256];   ///< a short description
    char about[4096];    ///< a long description; one paragraph per line
    char operands[1024]; ///< description of the operands
    char examples[1024]; ///< one command per line
    char no[256];        ///< meaning of exit code 1, if it occurs
} cli_help;

void cli_help_read(const cli_command *command, cli_help *out);

/// Writes the output of `pave --help`.
void cli_help_all(FILE *out);

/// Writes the output of `pave wang --help`: the commands of a group.
void cli_help_group(FILE *out, const char *group);

/// Writes the output of `pave wang check --help`.
void cli_help_command(FILE *out, const cli_command *command);

/// Writes the manual page pave.1, in mdoc.
void cli_write_manual(FILE *out);

/// Writes the completion for bash.
void cli_write_completion(FILE *out);

#endif
