// cli/say.c: messages and exit codes.
#include "say.h"

#include "output.h"
#include "result.h"
#include "work.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>

enum { MESSAGE_SIZE = 1024 };

const char *cli_program = "pave";
static bool said, hushed, swallowed;

void cli_print(FILE *out, const char *text)
{
    for (; text && *text; text++) {
        bool high = (unsigned char)text[0] == 0xc2 && (unsigned char)text[1] >= 0x80 &&
                    (unsigned char)text[1] < 0xa0; // U+0080 to U+009F
        const int length = cli_utf8_length((const unsigned char *)text);
        if (high || (unsigned char)*text < 0x20 || *text == 0x7f)
            fputc(' ', out);
        else if (length == 0)
            fprintf(out, "\\x%02x", (unsigned char)*text);
        else
            fwrite(text, 1, (size_t)length, out);
        text += length > 1 ? length - 1 : 0;
    }
}

void cli_say(const char *format, ...)
{
    char line[MESSAGE_SIZE];
    va_list arguments;
    swallowed |= hushed;
    if (hushed) return;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    said = true;
    cli_progress_hide();
    fprintf(stderr, "%s: ", cli_program);
    cli_print(stderr, line);
    fputc('\n', stderr);
}

bool cli_hush(bool on)
{
    const bool was = swallowed;
    hushed = on;
    swallowed = false;
    return was;
}

bool cli_has_said(void) { return said; }

int cli_refuse(const char *file, const char *name, const char *format, ...)
{
    char why[MESSAGE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    return file ? cli_failed("%s: property %s: %s", file, name, why)
                : cli_wrong("--%s: %s", name, why);
}

int cli_report(const pave_error *error)
{
    assert(error->result != PAVE_OK);
    if (error->result == PAVE_STOPPED || cli_stopped()) return CLI_STOPPED;
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_error shown = *error;
    snprintf(shown.file, sizeof shown.file, "%s", cli_staged_for(error->file));
    cli_say("%s",
            shown.message[0] ? pave_error_text(&shown, text) : pave_result_text(shown.result));
    switch (error->result) {
    case PAVE_INCOMPLETE: return CLI_NO;
    case PAVE_NOT_FOUND: return error->file[0] ? CLI_FAILED : CLI_WRONG;
    default: return CLI_FAILED;
    }
}

int cli_report_in(const char *file, pave_error *error)
{
    if (!error->file[0]) snprintf(error->file, sizeof error->file, "%s", file);
    return cli_report(error);
}

int cli_report_output(const pave_error *error)
{
    const int code = cli_report(error);
    const bool of_call = error->result == PAVE_RANGE || error->result == PAVE_UNSUPPORTED;
    // An error with a line number is in an input file.
    return of_call && error->line == 0 && code == CLI_FAILED ? CLI_WRONG : code;
}

// Returns advice for a stream that accepts no more data.
static const char *advice(int code)
{
    switch (code) {
    case ENOSPC:
    case EDQUOT: return "free space on the disk";
    case EFBIG: return "the file is larger than the system allows";
    case EPIPE: return "the reader closed it";
    case EBADF: return "it was closed; leave it open, or redirect it to a file";
    default: return "redirect it to another file";
    }
}

// Returns false if the flush failed; `code` then receives errno, or 0.
static bool flush(FILE *out, int *code)
{
    errno = 0;
    const bool through = fflush(out) == 0 && !ferror(out);
    *code = errno;
    return through;
}

bool cli_flush_kept(FILE *out, const char *kept)
{
    int code;
    if (flush(out, &code)) return true;
    cli_say("%s, but standard output cannot be written%s%s%s; %s", kept, code ? " (" : "",
            code ? strerror(code) : "", code ? ")" : "", advice(code));
    return false;
}

bool cli_flush(FILE *out, const char *name)
{
    int code;
    if (flush(out, &code)) return true;
    cli_say("%s: cannot be written%s%s; %s", name, code ? ": " : "", code ? strerror(code) : "",
            advice(code));
    return false;
}

void cli_say_notes(const char *file, const char *notes)
{
    while (*notes) {
        const int length = (int)strcspn(notes, "\n");
        cli_say("%s: %.*s", file, length, notes);
        notes += length + (notes[length] == '\n');
    }
}
