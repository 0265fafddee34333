/// cli/result.h: the answer of a command, as text or as JSON. One call writes each fact: functions
/// named json write nothing in a text, those named text nothing in JSON, the others both.
#ifndef PAVE_CLI_RESULT_H
#define PAVE_CLI_RESULT_H

#include <pave/base.h>
#include <stdio.h>

/// {0}, except the first three.
typedef struct cli_result {
    FILE *out;
    bool json;
    int column;     ///< of a text: how wide the names of its rows are, without the blank behind
    int depth;      ///< private: of the objects and lists that are open
    uint32_t lists; ///< private: which of them are lists, by bits
    uint32_t begun; ///< private: which have a member or an element
} cli_result;

// ---- JSON ---------------------------------------------------------------------------------------
// A name of NULL is that of an element of a list, and of the outermost object or list. Commas are
// written where they belong.

/// Begins an object, '{', or a list, '['.
void cli_json_open(cli_result *result, const char *name, char bracket);

/// Ends what was begun last; behind the outermost a line break follows.
void cli_json_close(cli_result *result);

/// A member whose value is JSON as it is formatted.
void cli_json_member(cli_result *result, const char *name, const char *format, ...)
    PAVE_PRINTF(3, 4);

/// A text in quotes; "null" for NULL. Bytes that are not UTF-8 become U+FFFD.
void cli_json_text(cli_result *result, const char *name, const char *text);

/// Whether a text is UTF-8 throughout, so that JSON can hold it as it is.
bool cli_text_is_utf8(const char *text);

/// The bytes of the UTF-8 character at `s`; 0: it is not UTF-8, as overlong forms, surrogates and
/// what is beyond U+10FFFF are not.
int cli_utf8_length(const unsigned char *s);

/// A member that is a number as `text`; one that exceeds 64 bits, UINT64_MAX, in quotes.
void cli_json_large(cli_result *result, const char *name, uint64_t count, const char *text);

void cli_json_flag(cli_result *result, const char *name, bool value);

/// A list of whole numbers.
void cli_json_list(cli_result *result, const char *name, const int32_t *numbers, int64_t count);

/// Several members: `names` has | between. CLI_JSON_COUNTS(result, "cells|land", cells, land).
void cli_json_counts(cli_result *result, const char *names, const int64_t *counts, size_t count);
void cli_json_numbers(cli_result *result, const char *names, const double *numbers, size_t count);
#define CLI_JSON_SEVERAL(function, type, result, names, ...) \
    function(result, names, (const type[]){__VA_ARGS__},     \
             sizeof((const type[]){__VA_ARGS__}) / sizeof(type))
#define CLI_JSON_COUNTS(...) CLI_JSON_SEVERAL(cli_json_counts, int64_t, __VA_ARGS__)
#define CLI_JSON_NUMBERS(...) CLI_JSON_SEVERAL(cli_json_numbers, double, __VA_ARGS__)

// ---- Text ---------------------------------------------------------------------------------------

/// A row: the name in its column, what is formatted, and a line break.
void cli_text_row(cli_result *result, const char *name, const char *format, ...) PAVE_PRINTF(3, 4);

/// Text as it is formatted.
void cli_text(cli_result *result, const char *format, ...) PAVE_PRINTF(2, 3);

/// Text that was typed or came out of a file, as cli_print writes it, between two of ours.
void cli_text_print(cli_result *result, const char *before, const char *text, const char *after);

// ---- Both ---------------------------------------------------------------------------------------

/// A row and a member with the same value; where the name is NULL, an item of a list.
void cli_put(cli_result *result, const char *name, const char *format, ...) PAVE_PRINTF(3, 4);
void cli_put_number(cli_result *result, const char *name, double number);

/// `1.5,-2`, or `[1.5,-2]`.
void cli_put_point(cli_result *result, const char *name, pave_vec2 point);

/// Begins a row and a list; what a text says before its items may follow. Its items are written
/// by: for (int64_t i = 0; cli_put_each(&result, i, count, shown); i++) ... In a text they are the
/// first `shown`, as in `: 4, 7, ...`, or where it is 0 all, with blanks between.
void cli_put_list(cli_result *result, const char *name);
bool cli_put_each(cli_result *result, int64_t i, int64_t count, int64_t shown);

/// A hash: a member called so, or a separate line.
void cli_put_hash(cli_result *result, uint64_t hash);

/// The same with a member of another name, where `hash` would mean another hash.
void cli_put_hash_as(cli_result *result, const char *name, uint64_t hash);

#endif
