/// cli/result.h: the answer of a command, as text or as JSON. One call writes each fact: functions
/// with json in their name write only JSON, functions with text only text, all other functions
/// both.
#ifndef PAVE_CLI_RESULT_H
#define PAVE_CLI_RESULT_H

#include <pave/base.h>
#include <stdio.h>

/// An answer under construction. Initialize to {0}, except for the first three members.
typedef struct cli_result {
    FILE *out;
    bool json;
    int column;     ///< width of the name column in text, without the following space
    int depth;      ///< private: number of open objects and lists
    uint32_t lists; ///< private: one bit per level, set for lists
    uint32_t begun; ///< private: one bit per level, set if it has a member or an element
} cli_result;

// ---- JSON ---------------------------------------------------------------------------------------
// Pass a NULL name for an element of a list and for the outermost object or list. Commas are
// written automatically.

/// Opens an object, '{', or a list, '['.
void cli_json_open(cli_result *result, const char *name, char bracket);

/// Closes the innermost object or list; after the outermost, writes a line break.
void cli_json_close(cli_result *result);

/// Writes a member with a formatted JSON value.
void cli_json_member(cli_result *result, const char *name, const char *format, ...)
    PAVE_PRINTF(3, 4);

/// Writes a quoted text; null for NULL. Bytes that are not UTF-8 become U+FFFD.
void cli_json_text(cli_result *result, const char *name, const char *text);

/// Returns whether a string is entirely UTF-8, so that JSON can represent it.
bool cli_text_is_utf8(const char *text);

/// Returns the length in bytes of the UTF-8 character at `s`; 0 if it is invalid, such as overlong
/// forms, surrogates and values beyond U+10FFFF.
int cli_utf8_length(const unsigned char *s);

/// Writes a number given as `text`; quotes it if it exceeds 64 bits (UINT64_MAX).
void cli_json_large(cli_result *result, const char *name, uint64_t count, const char *text);

void cli_json_flag(cli_result *result, const char *name, bool value);

/// Writes a list of integers.
void cli_json_list(cli_result *result, const char *name, const int32_t *numbers, int64_t count);

/// Writes several members; `names` are separated by |. CLI_JSON_COUNTS(result, "cells|land", cells,
/// land).
void cli_json_counts(cli_result *result, const char *names, const int64_t *counts, size_t count);
void cli_json_numbers(cli_result *result, const char *names, const double *numbers, size_t count);
#define CLI_JSON_SEVERAL(function, type, result, names, ...) \
    function(result, names, (const type[]){__VA_ARGS__},     \
             sizeof((const type[]){__VA_ARGS__}) / sizeof(type))
#define CLI_JSON_COUNTS(...) CLI_JSON_SEVERAL(cli_json_counts, int64_t, __VA_ARGS__)
#define CLI_JSON_NUMBERS(...) CLI_JSON_SEVERAL(cli_json_numbers, double, __VA_ARGS__)

// ---- Text ---------------------------------------------------------------------------------------

/// Writes a row: the name in its column, the formatted text, and a line break.
void cli_text_row(cli_result *result, const char *name, const char *format, ...) PAVE_PRINTF(3, 4);

/// Writes formatted text.
void cli_text(cli_result *result, const char *format, ...) PAVE_PRINTF(2, 3);

/// Writes text from the user or a file, by cli_print, between two fixed texts.
void cli_text_print(cli_result *result, const char *before, const char *text, const char *after);

// ---- Text and JSON -----------------------------------------------------------------------------

/// Writes a row and a member with the same value; if the name is NULL, an item of a list.
void cli_put(cli_result *result, const char *name, const char *format, ...) PAVE_PRINTF(3, 4);
void cli_put_number(cli_result *result, const char *name, double number);

/// Writes `1.5,-2`, or `[1.5,-2]`.
void cli_put_point(cli_result *result, const char *name, pave_vec2 point);

/// Begins a row and a list; text before its items may follow. Write its items with: for (int64_t i
/// = 0; cli_put_each(&result, i, count, shown); i++) ... Text output shows the first `shown` items,
/// as in `: 4, 7, ...`; if `shown` is 0, all items, separated by spaces.
void cli_put_list(cli_result *result, const char *name);
bool cli_put_each(cli_result *result, int64_t i, int64_t count, int64_t shown);

/// Writes a hash: a member "hash", or a separate line.
void cli_put_hash(cli_result *result, uint64_t hash);

#endif
