/// cli/json.h: text in JSON.
#ifndef PAVE_CLI_JSON_H
#define PAVE_CLI_JSON_H

#include <stdio.h>

/// Writes a text in quotes; "null" for NULL. Bytes that are no UTF-8 become U+FFFD.
void cli_json_text(FILE *out, const char *text);

#endif
