// cli/grid/grid_batch.c: answers queries from standard input, one per line.
#include "grid.h"

#include "../lines.h"

#include <string.h>

enum { WORDS_MAX = 32 };

// A line, split into options and operands like a command line; the operands are GRID QUERY ARGS...
typedef struct query_line {
    cli_call call;
    const char *words[WORDS_MAX];
    grid_options options;
} query_line;

// Returns whether an option is allowed in a line: all are, except --batch.
static bool stands_in_lines(const cli_option *option)
{
    return option && option->offset != offsetof(grid_options, batch);
}

static bool unknown_option(const cli_command *command, int length, const char *word,
                           grid_answer *answer)
{
    char all[256] = "";
    for (size_t i = 0; i < command->option_count; i++) {
        if (stands_in_lines(&command->options[i]))
            cli_add_word(all, sizeof all, "--%s", command->options[i].name);
    }
    return grid_wrong(answer, "unknown option %.*s; a line may have %s", length, word, all);
}

// Returns the next word, zero-terminated; NULL at the end. A word that starts with # starts a
// comment.
static char *next_word(char **at)
{
    char *word = *at + strspn(*at, " \t\r\f\v");
    size_t length = strcspn(word, " \t\r\f\v");
    if (length == 0 || *word == '#') return NULL;
    *at = word + length;
    if (**at) *(*at)++ = '\0';
    return word;
}

// Reports an unknown option, or one that is not allowed in lines.
static bool wrong_option(const cli_command *command, const char *word, int length,
                         grid_answer *answer)
{
    if (strcmp(word, "--") == 0)
        return grid_wrong(
            answer, "-- is not needed in a line; leave it out: -3,2 is a cell, not an option");
    for (size_t i = 0; i < CLI_COMMON_COUNT; i++) {
        const cli_option *common = &cli_common_options[i];
        if ((word[1] == common->letter && !word[2]) ||
            (word[1] == '-' && strcmp(word + 2, common->name) == 0))
            return grid_wrong(answer, "%.*s is not an option of a line; use \"pave grid --%s\"",
                              length, word, common->name);
    }
    return unknown_option(command, length, word, answer);
}

// Reads `--name VALUE` or `--name=VALUE`.
static bool take_option(char *word, char **at, query_line *out, grid_answer *answer)
{
    const cli_command *command = out->call.command;
    size_t length = strcspn(word, "=");
    const cli_option *option =
        word[1] == '-' ? cli_find_option(command, word + 2, length - 2) : NULL;
    bool joined = word[length] == '=';
    if (!stands_in_lines(option)) return wrong_option(command, word, (int)length, answer);
    const char *value = joined ? word + length + 1 : NULL;
    if (cli_is_flag(option) && joined)
        return grid_wrong(answer, "--%s: takes no value; leave out the = and what follows it",
                          option->name);
    if (!cli_is_flag(option) && !joined) value = next_word(at);
    if (!cli_is_flag(option) && !value)
        return grid_wrong(answer, "--%s: missing value", option->name);
    char why[CLI_WHY_SIZE];
    out->call.given[option - command->options] = true;
    return cli_read_value(option, value, (char *)&out->options + option->offset, why) ||
           grid_wrong(answer, "%s", why);
}

// Splits a line. Returns false with the error in the answer. `blank` is set if it is empty.
static bool split(char *line, query_line *out, bool *blank, grid_answer *answer)
{
    bool fine = true, any = false; // option
    *blank = true;
    for (char *word; (word = next_word(&line)); *blank = false) {
        bool option = !cli_is_operand(word);
        any = any || option;
        if (option)
            fine = fine && take_option(word, &line, out, answer);
        else if (out->call.operand_count < WORDS_MAX)
            out->words[out->call.operand_count++] = word;
        else
            fine = fine && grid_wrong(answer, "the line has too many words for a query");
    }
    char why[CLI_WHY_SIZE];
    return fine && (!any || cli_needs_hold(&out->call, why) || grid_wrong(answer, "%s", why));
}

// Answers one line. Returns true if it was a query, false if it was blank or a comment.
static bool answer_line(query_line *query, const grid_options *options, char *line,
                        const char *wrong, FILE *out, grid_answer *answer)
{
    const int *count = &query->call.operand_count;
    query->options = *options;
    query->options.batch = false;
    query->call.operand_count = 0;
    memset(query->call.given, 0, sizeof query->call.given);
    answer->code = CLI_DONE;
    bool blank = false;
    const bool fine = wrong ? grid_wrong(answer, "%s", wrong) : split(line, query, &blank, answer);
    if (blank) return false;
    if (fine) grid_ask(&query->options, *count, query->words, answer);
    grid_put(out, query->options.json, *count, query->words, answer);
    return true;
}

int grid_batch(const cli_command *command, const grid_options *options, FILE *out)
{
    static cli_lines in; // too large for the stack
    query_line query = {
        .call = {
            .command = command, .options = &query.options, .operands = query.words, .format = -1}};
    grid_answer answer = {0};
    const char *wrong;
    char *line;
    cli_lines_begin(&in, out);
    while (cli_lines_next(&in, &line, &wrong)) {
        const bool is_query = answer_line(&query, options, line, wrong, out, &answer);
        in.asked += is_query;
        in.wrong += is_query && grid_is_wrong(&answer);
    }
    grid_answer_release(&answer);
    return cli_lines_end(&in, "query", "queries");
}
