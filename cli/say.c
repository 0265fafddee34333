// cli/say.c: messages and exit codes.
#include "say.h"

#include "work.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MESSAGE_SIZE = 1024 };

static void say(const char *format, va_list arguments) PAVE_PRINTF(1, 0);

void cli_print(FILE *out, const char *text)
{
    for (; text && *text; text++) {
        bool high = (unsigned char)text[0] == 0xc2 && (unsigned char)text[1] >= 0x80 &&
                    (unsigned char)text[1] < 0xa0; // U+0080 to U+009F
        text += high;
        fputc(high || (unsigned char)*text < 0x20 || *text == 0x7f ? ' ' : *text, out);
    }
}

static void say(const char *format, va_list arguments)
{
    char line[MESSAGE_SIZE];
    vsnprintf(line, sizeof line, format, arguments);
    fputs("pave: ", stderr);
    cli_print(stderr, line);
    fputc('\n', stderr);
}

void cli_say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
}

int cli_wrong(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
    return CLI_WRONG;
}

int cli_failed(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(format, arguments);
    va_end(arguments);
    return CLI_FAILED;
}

int cli_report(const pave_error *error)
{
    assert(error->result != PAVE_OK);
    if (error->result == PAVE_STOPPED || cli_stopped()) return CLI_STOPPED;
    char text[PAVE_ERROR_TEXT_SIZE];
    cli_say("%s",
            error->message[0] ? pave_error_text(error, text) : pave_result_text(error->result));
    switch (error->result) {
    case PAVE_INCOMPLETE: return CLI_NO;
    case PAVE_NOT_FOUND: return CLI_WRONG;
    default: return CLI_FAILED;
    }
}

// What a person can do about a stream that takes nothing more.
static const char *advice(int code)
{
    switch (code) {
    case ENOSPC:
    case EDQUOT: return "make room on the disk";
    case EFBIG: return "the file is larger than the system allows";
    case EPIPE: return "the reader went away";
    case EBADF: return "it is closed: leave it open, or send it to a file";
    default: return "send it elsewhere";
    }
}

bool cli_flush(FILE *out, const char *name)
{
    errno = 0;
    if (fflush(out) == 0 && !ferror(out)) return true;
    int code = errno;
    cli_say("%s: cannot be written%s%s; %s", name, code ? ": " : "", code ? strerror(code) : "",
            advice(code));
    return false;
}

// ---- JSON and numbers ---------------------------------------------------------------------------

// How many bytes the UTF-8 character at `s` has; 0 if it is not UTF-8. Overlong forms, surrogates
// and what is beyond U+10FFFF are not.
static int utf8_length(const unsigned char *s)
{
    static const struct {
        unsigned char first, last, low, high; // of the first byte, of the second
        int length;
    } forms[] = {
        {0x00, 0x7f, 0x00, 0xff, 1}, {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
        {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
        {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
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

void cli_json_text(FILE *out, const char *text)
{
    if (!text) {
        fputs("null", out);
        return;
    }
    fputc('"', out);
    const unsigned char *s = (const unsigned char *)text;
    while (*s) {
        int length = utf8_length(s);
        if (length == 0)
            fputs("\\ufffd", out);
        else if (*s < 0x20)
            fprintf(out, "\\u%04x", *s);
        else if (*s == '"' || *s == '\\')
            fprintf(out, "\\%c", *s);
        else
            fwrite(s, 1, (size_t)length, out);
        s += length ? length : 1;
    }
    fputc('"', out);
}

char *cli_number_text(double number, char *out)
{
    assert(isfinite(number));
    for (int digits = 15; digits <= 17; digits++) {
        snprintf(out, CLI_NUMBER_SIZE, "%.*g", digits, number == 0 ? 0 : number);
        if (strtod(out, NULL) == number) break;
    }
    return out;
}

void cli_put_count(FILE *out, const char *name, int64_t count)
{
    fprintf(out, ",\"%s\":%" PRId64, name, count);
}

void cli_put_number(FILE *out, const char *name, double number)
{
    char text[CLI_NUMBER_SIZE];
    fprintf(out, ",\"%s\":%s", name, cli_number_text(number, text));
}

void cli_put_bool(FILE *out, const char *name, bool value)
{
    fprintf(out, ",\"%s\":%s", name, value ? "true" : "false");
}

void cli_put_hash(FILE *out, bool member, uint64_t hash)
{
    fprintf(out, member ? ",\"hash\":\"0x%016" PRIx64 "\"" : "0x%016" PRIx64 "\n", hash);
}
