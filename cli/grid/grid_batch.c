// cli/grid_batch.c: queries from standard input, one a line, and their answers.
#include "grid.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

enum { INPUT_SIZE = 1 << 16, LINE_MAX_LENGTH = INPUT_SIZE - 1, WORDS_MAX = 32 };

// Lines of standard input. What is read stands at input[begin .. end - 1].
typedef struct lines {
    FILE *out; // flushed before there is a wait for more, so that who asks line by line is answered
               // line by line
    size_t begin, end;
    bool ended;     // there is no more to read
    int error;      // errno of a reading that failed
    bool unwritten; // the answers could not be written, and that is said
    bool skipping;  // within a line that is too long
    char input[INPUT_SIZE];
} lines;

// Reads some more behind what is there. False: nothing came.
static bool fill(lines *in)
{
    memmove(in->input, in->input + in->begin, in->end - in->begin);
    in->end -= in->begin;
    in->begin = 0;
    if (!cli_flush(in->out, "standard output")) {
        in->unwritten = in->ended = true;
        return false;
    }
    ssize_t count;
    do count = read(STDIN_FILENO, in->input + in->end, INPUT_SIZE - in->end);
    while (count < 0 && errno == EINTR);
    if (count < 0) in->error = errno;
    in->ended = count <= 0;
    in->end += count > 0 ? (size_t)count : 0;
    return count > 0;
}

typedef enum line_state { LINE_READ, LINE_TOO_LONG, LINE_LAST } line_state;

// Some editors mark a text as UTF-8 by three bytes at its beginning.
static void skip_mark(lines *in)
{
    while (in->end < 3 && !in->ended) fill(in);
    if (in->end >= 3 && memcmp(in->input, "\xef\xbb\xbf", 3) == 0) in->begin = 3;
}

// The next line, without its end; it may be changed and lives until the next is read. LINE_LAST:
// there is none.
static line_state next_line(lines *in, char **line, size_t *length)
{
    for (;;) {
        char *begin = in->input + in->begin, *end = memchr(begin, '\n', in->end - in->begin);
        bool last = !end && in->ended;
        if (last && (in->begin == in->end || in->skipping)) return LINE_LAST;
        if (last)
            end = in->input + in->end; // it has no line break; fill() left room for the zero, for
                                       // the line is not too long
        if (end) {
            in->begin = (size_t)(end - in->input) + !last;
            bool skipped = in->skipping;
            in->skipping = false;
            if (skipped) continue;
            *line = begin;
            *length = (size_t)(end - begin);
            return LINE_READ;
        }
        if (in->end - in->begin < LINE_MAX_LENGTH) {
            fill(in);
            continue;
        }
        bool first = !in->skipping;
        in->skipping = true;
        in->begin = in->end = 0;
        if (first) return LINE_TOO_LONG;
    }
}

// One line, taken apart.
typedef struct query_line {
    int count; // of words, GRID QUERY ARGS...
    const char *words[WORDS_MAX];
    grid_options options;
} query_line;

// All options but --batch may stand within a line.
static bool stands_in_lines(const cli_option *option)
{
    return option->offset != offsetof(grid_options, batch);
}

static const cli_option *find_option(const cli_command *command, const char *name, size_t length)
{
    for (size_t i = 0; i < command->option_count; i++) {
        const cli_option *option = &command->options[i];
        if (strncmp(option->name, name, length) == 0 && option->name[length] == '\0' &&
            stands_in_lines(option))
            return option;
    }
    return NULL;
}

static bool unknown_option(const cli_command *command, int length, const char *word,
                           grid_answer *answer)
{
    char all[256] = "";
    for (size_t i = 0; i < command->option_count; i++) {
        size_t used = strlen(all);
        if (stands_in_lines(&command->options[i]))
            snprintf(all + used, sizeof all - used, "%s--%s", used ? ", " : "",
                     command->options[i].name);
    }
    return grid_wrong(answer, "unknown option %.*s; a line may have %s", length, word, all);
}

// The next word, ended by a zero; NULL: there is none. A word that begins with # begins a comment.
static char *next_word(char **at)
{
    char *word = *at + strspn(*at, " \t\r\f\v");
    size_t length = strcspn(word, " \t\r\f\v");
    if (length == 0 || *word == '#') return NULL;
    *at = word + length;
    if (**at) *(*at)++ = '\0';
    return word;
}

// Whether a word is an option, and no place such as -3,2 or -.5,1.
static bool is_option(const char *word)
{
    return word[0] == '-' && word[1] && word[1] != '.' && !(word[1] >= '0' && word[1] <= '9');
}

// What is no option of a query, though it may be one of the call.
static bool wrong_option(const cli_command *command, const char *word, int length,
                         grid_answer *answer)
{
    if (strcmp(word, "--") == 0)
        return grid_wrong(
            answer,
            "-- means nothing within a line; leave it out, for -3,2 is a place and no option");
    for (size_t i = 0; i < CLI_COMMON_COUNT; i++) {
        const cli_option *common = &cli_common_options[i];
        if ((word[1] == common->letter && !word[2]) ||
            (word[1] == '-' && strcmp(word + 2, common->name) == 0))
            return grid_wrong(answer, "%.*s is no option of a line; \"pave grid --%s\" answers it",
                              length, word, common->name);
    }
    return unknown_option(command, length, word, answer);
}

// Reads `--name VALUE` or `--name=VALUE`.
static bool take_option(const cli_command *command, char *word, char **at, query_line *out,
                        grid_answer *answer)
{
    size_t length = strcspn(word, "=");
    const cli_option *option = word[1] == '-' ? find_option(command, word + 2, length - 2) : NULL;
    bool joined = word[length] == '=';
    if (!option) return wrong_option(command, word, (int)length, answer);
    const char *value = joined ? word + length + 1 : NULL;
    if (cli_is_flag(option) && joined)
        return grid_wrong(answer,
                          "--%s: takes no value; leave out what stands after the =", option->name);
    if (!cli_is_flag(option) && !joined) value = next_word(at);
    if (!cli_is_flag(option) && !value)
        return grid_wrong(answer, "--%s: its value is missing", option->name);
    char why[CLI_WHY_SIZE];
    return cli_read_value(option, value, (char *)&out->options + option->offset, why) ||
           grid_wrong(answer, "%s", why);
}

// Takes a line apart. False: the answer says what is wrong. `blank`: there was nothing in it.
static bool split(const cli_command *command, char *line, query_line *out, bool *blank,
                  grid_answer *answer)
{
    bool fine = true;
    *blank = true;
    for (char *word; (word = next_word(&line)); *blank = false) {
        if (is_option(word))
            fine = fine && take_option(command, word, &line, out, answer);
        else if (out->count < WORDS_MAX)
            out->words[out->count++] = word;
        else
            fine = fine && grid_wrong(answer, "the line has more words than any query");
    }
    return fine;
}

static void print_answer(FILE *out, const query_line *query, const grid_answer *answer)
{
    if (query->options.json) {
        grid_print_object(out, query->count, query->words, answer);
        return;
    }
    if (grid_is_wrong(answer)) {
        fputs("error: ", out);
        cli_print(out, answer->error);
    } else {
        grid_answer_print(out, answer);
    }
    fputc('\n', out);
}

// Answers one line. Returns whether it was a query, and not blank or a comment.
static bool answer_line(const cli_command *command, const grid_options *options, line_state state,
                        char *line, size_t length, FILE *out, grid_answer *answer)
{
    query_line query = {.options = *options};
    answer->code = CLI_DONE;
    bool fine = true, blank = false;
    if (state == LINE_TOO_LONG) {
        fine = grid_wrong(answer, "the line has more than %d characters, more than any query",
                          LINE_MAX_LENGTH);
    } else if (memchr(line, '\0', length)) {
        fine = grid_wrong(answer, "the line has a zero byte in it; give it as plain text");
    } else {
        line[length] = '\0';
        fine = split(command, line, &query, &blank, answer);
    }
    if (blank) return false;
    if (fine) grid_ask(&query.options, query.count, query.words, answer);
    print_answer(out, &query, answer);
    return true;
}

int grid_batch(const cli_command *command, const grid_options *options, FILE *out)
{
    static lines in; // too large for a stack
    grid_answer answer = {0};
    int64_t asked = 0, wrong = 0;
    char *line = NULL;
    size_t length = 0;
    in = (lines){.out = out};
    skip_mark(&in);
    for (line_state state;
         !in.unwritten && !ferror(out) && (state = next_line(&in, &line, &length)) != LINE_LAST;) {
        bool is_query = answer_line(command, options, state, line, length, out, &answer);
        asked += is_query;
        wrong += is_query && grid_is_wrong(&answer);
    }
    grid_answer_release(&answer);
    if (in.unwritten || !cli_flush(out, "standard output")) return CLI_FAILED;
    if (in.error) return cli_failed("standard input: cannot be read: %s", strerror(in.error));
    if (wrong)
        return cli_failed("standard input: %" PRId64 " of %" PRId64
                          " queries %s wrong; the answer%s \"error: ...\" say%s why",
                          wrong, asked, wrong == 1 ? "is" : "are", wrong == 1 ? "" : "s",
                          wrong == 1 ? "s" : "");
    return CLI_DONE;
}
