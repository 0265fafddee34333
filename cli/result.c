// cli/result.c: the writer of answers.
#include "result.h"

#include "say.h"
#include "value.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

// ---- Numbers and texts --------------------------------------------------------------------------

int cli_utf8_length(const unsigned char *s)
{
    static const struct {
        unsigned char first, last, low, high; // ranges of the first byte and of the second byte
        int length;
    } forms[] = {
        {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3},
        {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
        {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    if (s[0] < 0x80) return 1;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (s[0] < forms[i].first || s[0] > forms[i].last) continue;
        if (forms[i].length > 1 && (s[1] < forms[i].low || s[1] > forms[i].high)) return 0;
        for (int k = 2; k < forms[i].length; k++) {
            if ((s[k] & 0xc0) != 0x80) return 0;
        }
        return forms[i].length;
    }
    return 0;
}

bool cli_text_is_utf8(const char *text)
{
    for (int length; *text; text += length) {
        length = cli_utf8_length((const unsigned char *)text);
        if (length == 0) return false;
    }
    return true;
}

static void print_text(FILE *out, const char *text)
{
    if (!text) {
        fputs("null", out);
        return;
    }
    fputc('"', out);
    const unsigned char *plain = (const unsigned char *)text, *s = plain;
    for (;;) { // writes runs of plain text in one piece
        int length = *s ? cli_utf8_length(s) : 0;
        if (length && *s >= 0x20 && *s != '"' && *s != '\\') {
            s += length;
            continue;
        }
        fwrite(plain, 1, (size_t)(s - plain), out);
        if (!*s) break;
        if (length == 0)
            fputs("\\ufffd", out);
        else
            fprintf(out, *s < 0x20 ? "\\u%04x" : "\\%c", *s);
        plain = ++s;
    }
    fputc('"', out);
}

enum { NUMBER_SIZE = 32 };

// Returns the shortest decimal of 15 to 17 digits that reads back as the same number, without
// trailing zeros or a negative zero. (The command never sets a locale, so the decimal separator is
// a point.)
static char *number_text(double number, char out[NUMBER_SIZE])
{
    assert(isfinite(number));
    for (int digits = 15; digits <= 17; digits++) {
        snprintf(out, NUMBER_SIZE, "%.*g", digits, number == 0 ? 0 : number);
        if (strtod(out, NULL) == number) break;
    }
    return out;
}

// ---- JSON ---------------------------------------------------------------------------------------

// Begins a member or an element. Returns false in text mode.
static bool begin(cli_result *result, const char *name)
{
    uint32_t bit = UINT32_C(1) << result->depth;
    if (!result->json) return false;
    if (result->begun & bit) fputc(',', result->out);
    if (result->depth) result->begun |= bit;
    if (name) {
        fputc('"', result->out);
        fputs(name, result->out);
        fputs("\":", result->out);
    }
    return true;
}

void cli_json_open(cli_result *result, const char *name, char bracket)
{
    if (!begin(result, name)) return;
    assert(result->depth < 31);
    uint32_t bit = UINT32_C(1) << ++result->depth;
    result->begun &= ~bit;
    result->lists = bracket == '[' ? result->lists | bit : result->lists & ~bit;
    fputc(bracket, result->out);
}

void cli_json_close(cli_result *result)
{
    if (!result->json) return;
    fputc(result->lists >> result->depth & 1 ? ']' : '}', result->out);
    if (--result->depth == 0) fputc('\n', result->out);
}

#define PRINT_FORMATTED(out, format)      \
    do {                                  \
        va_list arguments;                \
        va_start(arguments, format);      \
        vfprintf(out, format, arguments); \
        va_end(arguments);                \
    } while (0)

void cli_json_member(cli_result *result, const char *name, const char *format, ...)
{
    if (begin(result, name)) PRINT_FORMATTED(result->out, format);
}

void cli_json_text(cli_result *result, const char *name, const char *text)
{
    if (begin(result, name)) print_text(result->out, text);
}

void cli_json_large(cli_result *result, const char *name, uint64_t count, const char *text)
{
    cli_json_member(result, name, count == UINT64_MAX ? "\"%s\"" : "%s", text);
}

void cli_json_flag(cli_result *result, const char *name, bool value)
{
    cli_json_member(result, name, "%s", value ? "true" : "false");
}

void cli_json_list(cli_result *result, const char *name, const int32_t *numbers, int64_t count)
{
    cli_json_open(result, name, '[');
    for (int64_t i = 0; i < count; i++) cli_json_member(result, NULL, "%" PRId32, numbers[i]);
    cli_json_close(result);
}

void cli_json_counts(cli_result *result, const char *names, const int64_t *counts, size_t count)
{
    char name[64];
    assert(!cli_word(names, (int)count, name, sizeof name));
    for (int i = 0; result->json && i < (int)count && cli_word(names, i, name, sizeof name); i++)
        cli_json_member(result, name, "%" PRId64, counts[i]);
}

void cli_json_numbers(cli_result *result, const char *names, const double *numbers, size_t count)
{
    char name[64], text[NUMBER_SIZE];
    assert(!cli_word(names, (int)count, name, sizeof name));
    for (int i = 0; result->json && i < (int)count && cli_word(names, i, name, sizeof name); i++)
        cli_json_member(result, name, "%s", number_text(numbers[i], text));
}

// ---- Text ---------------------------------------------------------------------------------------

static void begin_row(const cli_result *result, const char *name)
{
    if (!result->json) fprintf(result->out, "%-*s ", result->column, name);
}

void cli_text_row(cli_result *result, const char *name, const char *format, ...)
{
    if (result->json) return;
    begin_row(result, name);
    PRINT_FORMATTED(result->out, format);
    fputc('\n', result->out);
}

void cli_text(cli_result *result, const char *format, ...)
{
    if (!result->json) PRINT_FORMATTED(result->out, format);
}

void cli_text_print(cli_result *result, const char *before, const char *text, const char *after)
{
    if (result->json) return;
    fputs(before, result->out);
    cli_print(result->out, text);
    fputs(after, result->out);
}

// ---- Text and JSON -----------------------------------------------------------------------------

void cli_put(cli_result *result, const char *name, const char *format, ...)
{
    if (!begin(result, name) && name) begin_row(result, name);
    PRINT_FORMATTED(result->out, format);
    if (name) cli_text(result, "\n");
}

void cli_put_number(cli_result *result, const char *name, double number)
{
    char text[NUMBER_SIZE];
    cli_put(result, name, "%s", number_text(number, text));
}

void cli_put_point(cli_result *result, const char *name, pave_vec2 point)
{
    char x[NUMBER_SIZE], y[NUMBER_SIZE];
    cli_put(result, name, result->json ? "[%s,%s]" : "%s,%s", number_text(point.x, x),
            number_text(point.y, y));
}

void cli_put_list(cli_result *result, const char *name)
{
    cli_json_open(result, name, '[');
    begin_row(result, name);
}

bool cli_put_each(cli_result *result, int64_t i, int64_t count, int64_t shown)
{
    bool cut = !result->json && shown > 0 && count > shown;
    if (i < (cut ? shown : count)) {
        cli_text(result, "%s", shown ? (i ? ", " : ": ") : i ? " " : "");
        return true;
    }
    cli_text(result, "%s\n", cut ? ", ..." : "");
    cli_json_close(result);
    return false;
}

void cli_put_hash(cli_result *result, uint64_t hash)
{
    cli_json_member(result, "hash", "\"0x%016" PRIx64 "\"", hash);
    cli_text(result, "0x%016" PRIx64 "\n", hash);
}
