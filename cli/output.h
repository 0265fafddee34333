/// cli/output.h: the files that a call names, before they are opened.
#ifndef PAVE_CLI_OUTPUT_H
#define PAVE_CLI_OUTPUT_H

#include <stdbool.h>

/// Whether it is a device, a pipe or "-", the standard output: nothing can lie beside it, and no
/// map can name it.
bool cli_is_stream(const char *path);

/// Whether there is something of that name that is no folder; a link that leads nowhere is
/// something too.
bool cli_is_taken(const char *path);

/// Whether a file may be made there: whether its folder is there, and open to us. Returns CLI_DONE,
/// or CLI_FAILED having said by the name that was typed what is wrong. For commands that write
/// other files before that one.
int cli_check_target(const char *path);

#endif
