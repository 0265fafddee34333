// cli/lines.c: reads standard input line by line.
#include "lines.h"

#include "say.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

// Reads more input after the buffered data. Returns false at the end of the input or on an error.
static bool fill(cli_lines *in)
{
    memmove(in->input, in->input + in->begin, in->end - in->begin);
    in->end -= in->begin;
    in->begin = 0;
    if (!cli_flush(in->out, "standard output")) {
        in->unwritten = in->ended = true;
        return false;
    }
    ssize_t count;
    do count = read(STDIN_FILENO, in->input + in->end, CLI_INPUT_SIZE - in->end);
    while (count < 0 && errno == EINTR);
    if (count < 0) in->error = errno;
    in->ended = count <= 0;
    in->end += count > 0 ? (size_t)count : 0;
    return count > 0;
}

void cli_lines_begin(cli_lines *in, FILE *out)
{
    *in = (cli_lines){.out = out};
    while (in->end < 3 && !in->ended) fill(in);
    if (in->end >= 3 && memcmp(in->input, "\xef\xbb\xbf", 3) == 0)
        in->begin = 3; // a byte order mark, which some editors write
}

bool cli_lines_next(cli_lines *in, char **line, const char **wrong)
{
    while (!in->unwritten && !ferror(in->out)) {
        char *begin = in->input + in->begin, *end = memchr(begin, '\n', in->end - in->begin);
        bool last = !end && in->ended;
        if (last && (in->begin == in->end || in->skipping)) return false;
        if (last)
            end = in->input + in->end; // the last line has no line break; fill() left space for a
                                       // final zero, since the line is not too long
        if (end) {
            in->begin = (size_t)(end - in->input) + !last;
            bool skipped = in->skipping;
            in->skipping = false;
            if (skipped) continue;
            const bool zero = memchr(begin, '\0', (size_t)(end - begin));
            *end = '\0';
            if (end > begin && end[-1] == '\r') end[-1] = '\0';
            if (!zero && !*begin) continue;
            *line = zero ? NULL : begin;
            *wrong = zero ? "the line has a zero byte" : NULL;
            return true;
        }
        if (in->end - in->begin < CLI_LINE_MAX) {
            fill(in);
            continue;
        }
        bool first = !in->skipping;
        in->skipping = true;
        in->begin = in->end = 0;
        if (!first) continue;
        *line = NULL;
        *wrong = "the line is too long";
        return true;
    }
    return false;
}

int cli_lines_end(cli_lines *in, const char *what, const char *whats)
{
    bool one = in->wrong == 1;
    if (in->unwritten || !cli_flush(in->out, "standard output")) return CLI_FAILED;
    if (in->error) return cli_failed("standard input: cannot be read: %s", strerror(in->error));
    if (in->wrong == 0) return CLI_DONE;
    return cli_failed(
        "standard input: %" PRId64 " of %" PRId64 " %s %s invalid; see the \"error: ...\" answer%s",
        in->wrong, in->asked, in->asked == 1 ? what : whats, one ? "is" : "are", one ? "" : "s");
}
