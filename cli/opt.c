// cli/opt.c: parses the command line according to the command's table, with popt.
#include "opt.h"

#include <popt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

const cli_option cli_common_options[] = {
    {"help", 'h', CLI_FLAG, NULL, NULL, "print this help", offsetof(cli_call, help), 0, 0},
    {"version", 'V', CLI_FLAG, NULL, NULL, "print the version", offsetof(cli_call, version), 0, 0},
};

// popt takes every word that starts with a dash as an option. A dash followed by a digit or a point
// starts a coordinate or a number here, so such a word is prefixed with a mark before popt sees it,
// which is later removed. (A word that starts with the mark itself gets a second one.)
enum { MARK = '\001' };

typedef struct parsing {
    const cli_command *command;
    cli_call *call;
    struct poptOption table[CLI_OPTIONS_MAX + CLI_COMMON_COUNT + 1];
    void **texts; // all copies, to be freed
    size_t text_count;
    size_t word_count;
    int item_count; // total over all lists
} parsing;

const char *cli_title(const cli_command *command, char *out)
{
    snprintf(out, CLI_TITLE_SIZE, "%s %s%s%s", cli_program, command->group ? command->group : "",
             command->group && command->name[0] ? " " : "", command->name);
    return out;
}

static const cli_option *option_at(const cli_command *command, size_t index)
{
    return index < command->option_count ? &command->options[index]
                                         : &cli_common_options[index - command->option_count];
}

static void fill_table(parsing *p)
{
    size_t count = p->command->option_count + CLI_COMMON_COUNT;
    for (size_t i = 0; i < count; i++) {
        const cli_option *option = option_at(p->command, i);
        p->table[i] = (struct poptOption){
            option->name,
            option->letter,
            cli_is_flag(option) || cli_is_optional(option) ? POPT_ARG_NONE : POPT_ARG_STRING,
            NULL,
            (int)i + 1,
            NULL,
            NULL};
    }
    p->table[count] = (struct poptOption)POPT_TABLEEND;
}

static bool needs_mark(const char *word)
{
    return word[0] == MARK ||
           (word[0] == '-' && ((word[1] >= '0' && word[1] <= '9') || word[1] == '.'));
}

// Copies a word; the call owns the copy.
static char *keep(parsing *p, const char *word, bool mark)
{
    size_t size = strlen(word) + 1;
    char *copy = malloc(size + mark);
    if (!copy) return NULL;
    copy[0] = MARK;
    memcpy(copy + mark, word, size);
    p->texts[p->text_count++] = copy;
    return copy;
}

static const char *unmarked(const char *word) { return word[0] == MARK ? word + 1 : word; }

// Writes one sentence about an invalid value to `why`. Returns false.
static bool refuse(char *why, const char *format, ...) PAVE_PRINTF(2, 3);

static bool refuse(char *why, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, CLI_WHY_SIZE, format, arguments);
    va_end(arguments);
    return false;
}

static int share_max(const cli_option *option)
{
    return option->maximum > 1 ? (int)option->maximum : 1;
}

#define FAR "--%s: %s is out of range; "
#define NOT "--%s: \"%s\" is not a"

// Messages for invalid values of each kind. They take the option's name, the text and the limits.
static const struct {
    const char *far, *wrong;
    double least, most;
} refusals[] = {
    [CLI_NUMBER] = {FAR "must be %s to %s", NOT "n integer; must be %s to %s", 0, 0},
    [CLI_DECIMAL] = {FAR "must be above %s, up to %s",
                     NOT " number; give one above %s, such as 2 or 0.5", 0, CLI_DECIMAL_MAX},
    [CLI_SHARE] = {FAR "must be %s to %s", NOT " number; give one from %s to %s, such as 0.2", 0,
                   0},
    [CLI_SEED] = {FAR "must be 0 to 18446744073709551615",
                  NOT " seed; give an integer, decimal or 0x hexadecimal, or a word or a date", 0,
                  0},
    [CLI_PLACE] = {FAR "coordinates must be %s to %s", NOT " place; give X,Y, such as -3,2",
                   -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX},
    [CLI_SIZE] = {FAR "width and height must be %s to %s",
                  NOT " size; give WIDTHxHEIGHT, such as 64x48", 1, 2.0 * PAVE_COORDINATE_MAX + 1},
    [CLI_POINT] = {FAR "numbers must be %s to %s",
                   NOT " point; give two decimal numbers, such as 1.5,-2", -CLI_DECIMAL_MAX,
                   CLI_DECIMAL_MAX},
    [CLI_BASIS] =
        {"--%s: the two steps of \"%s\" are parallel, or out of range",
         "--%s: \"%s\" is not two steps; give them such as \"1,0.5 -1,0.5\", or 1,0.5,-1,0.5", 0,
         0},
    [CLI_RATIO] = {FAR "width and height must be %s to %s",
                   NOT " ratio; give WIDTH:HEIGHT, such as 16:9", 1, 1000},
    [CLI_LENGTH] = {FAR "must be above %s mm, up to %s mm",
                    NOT " length; give one in mm, cm or in, such as 25mm", 0, CLI_LENGTH_MAX},
    [CLI_PAPER] = {FAR "margins must be %s to %s mm",
                   NOT " sheet of paper; give one such as A4, or A3,landscape,margin=5mm", 0,
                   CLI_LENGTH_MAX},
    [CLI_LIST] = {NULL, NULL, 0, 0},
    [CLI_MAYBE] = {NULL, NULL, 0, 0},
};

static bool wrong_value(const cli_option *option, const char *text, cli_reading reading, char *why)
{
    char least[32], most[32];
    const cli_kind kind = option->kind;
    const char *format = reading == CLI_TOO_FAR ? refusals[kind].far : refusals[kind].wrong;
    if (!format) return refuse(why, "--%s: empty; give %s", option->name, option->argument);
    snprintf(least, sizeof least, "%.10g", refusals[kind].least);
    snprintf(most, sizeof most, "%.10g",
             kind == CLI_SHARE ? share_max(option) : refusals[kind].most);
    if (kind == CLI_NUMBER) {
        snprintf(least, sizeof least, "%lld", (long long)option->minimum);
        snprintf(most, sizeof most, "%lld", (long long)option->maximum);
    }
    return refuse(why, format, option->name, text, least, most);
}

static bool wrong_word(const cli_option *option, const char *text, char *why)
{
    char word[64], all[256] = "", hint[128] = "";
    for (int i = 0; cli_word(option->argument, i, word, sizeof word); i++) {
        cli_add_word(all, sizeof all, "%s", word);
        if (!hint[0] && cli_alike(text, word))
            snprintf(hint, sizeof hint, "did you mean %s? It must be ", word);
    }
    return refuse(why, "--%s: unknown value \"%s\"; %sone of %s", option->name, text,
                  hint[0] ? hint : "give ", all);
}

bool cli_read_value(const cli_option *option, const char *text, void *field, char *why)
{
    cli_reading reading = CLI_READ;
    switch (option->kind) {
    case CLI_FLAG:
    case CLI_PRINT: *(bool *)field = true; break;
    case CLI_TEXT:
    case CLI_PATH:
    case CLI_GRID:
    case CLI_OUTPUT:
    case CLI_FOLDER:
        *(const char **)field = text;
        reading = *text ? CLI_READ : CLI_NO_FORM;
        break;
    case CLI_MAYBE:
        *(const char **)field = text ? text : "";
        reading = text && !*text ? CLI_NO_FORM : CLI_READ;
        break;
    case CLI_WORD: {
        int index = cli_read_word(text, option->argument);
        if (index < 0) return wrong_word(option, text, why);
        *(int *)field = index;
        break;
    }
    case CLI_HASH: {
        int index = text ? cli_read_word(text, option->argument) : 0;
        if (index < 0) return wrong_word(option, text, why);
        *(cli_hash *)field = (cli_hash)(CLI_HASH_WHOLE + index);
        break;
    }
    case CLI_NUMBER:
        reading = cli_read_number(text, option->minimum, option->maximum, field);
        break;
    case CLI_DECIMAL:
        reading = cli_read_decimal(text, field);
        if (reading == CLI_READ && !(*(double *)field > 0)) reading = CLI_TOO_FAR;
        break;
    case CLI_SEED: reading = cli_read_seed(text, field); break;
    case CLI_PLACE: reading = cli_read_place(text, field); break;
    case CLI_SIZE: reading = cli_read_size(text, field); break;
    case CLI_POINT: reading = cli_read_point(text, field); break;
    case CLI_LENGTH:
        reading = cli_read_length(text, field);
        if (reading == CLI_READ && !(*(double *)field > 0)) reading = CLI_TOO_FAR;
        break;
    case CLI_PAPER: reading = cli_read_paper(text, field); break;
    case CLI_RATIO: reading = cli_read_ratio(text, field); break;
    case CLI_BASIS: reading = cli_read_basis(text, field); break;
    case CLI_SHARE:
        reading = cli_read_decimal(text, field);
        if (reading == CLI_READ &&
            !(*(double *)field >= 0 && *(double *)field <= share_max(option)))
            reading = CLI_TOO_FAR;
        break;
    case CLI_LIST: reading = *text ? CLI_READ : CLI_NO_FORM; break;
    }
    return reading == CLI_READ || wrong_value(option, text, reading, why);
}

// Reads the value of an option of the command itself.
static int read_value(const cli_option *option, const char *text, void *field)
{
    char why[CLI_WHY_SIZE];
    return cli_read_value(option, text, field, why) ? CLI_DONE : cli_wrong("%s", why);
}

static void set_defaults(const parsing *p)
{
    for (size_t i = 0; i < p->command->option_count; i++) {
        const cli_option *option = &p->command->options[i];
        if (!option->fallback) continue;
        int code = read_value(option, option->fallback, (char *)p->call->options + option->offset);
        assert(code == CLI_DONE && "the default in the option table has the wrong type");
        (void)code;
    }
}

static int unknown_option(const parsing *p, const char *typed, const char *title)
{
    char name[64];
    const char *bare = typed + strspn(typed, "-");
    snprintf(name, sizeof name, "%.*s", (int)strcspn(bare, "="), bare);
    for (size_t i = 0; typed[1] == '-' && i < p->command->option_count + CLI_COMMON_COUNT; i++) {
        const cli_option *option = option_at(p->command, i);
        if (cli_alike(name, option->name))
            return cli_wrong(
                "unknown option --%s; did you mean --%s? \"%s --help\" lists the options", name,
                option->name, title);
    }
    return cli_wrong("unknown option %.*s; \"%s --help\" lists the options",
                     (int)strcspn(typed, "="), typed, title);
}

// Reports a word that popt rejected.
static int wrong_option(const parsing *p, poptContext context, int result)
{
    char title[CLI_TITLE_SIZE];
    const char *typed = unmarked(poptBadOption(context, POPT_BADOPTION_NOALIAS));
    cli_title(p->command, title);
    switch (result) {
    case POPT_ERROR_BADOPT: return unknown_option(p, typed, title);
    case POPT_ERROR_NOARG: return cli_wrong("%s: missing value; see \"%s --help\"", typed, title);
    case POPT_ERROR_UNWANTEDARG:
        return cli_wrong("%s: takes no value; leave out the = and what follows it", typed);
    default: return cli_wrong("%s: %s; see \"%s --help\"", typed, poptStrerror(result), title);
    }
}

// Appends to a list. The first item allocates capacity for one item per word.
static int append(parsing *p, cli_list *list, const char *text)
{
    if (!list->items) {
        list->items = calloc(p->word_count, sizeof *list->items);
        if (!list->items) return cli_failed("out of memory");
        p->texts[p->text_count++] = list->items;
        list->places = calloc(p->word_count, sizeof *list->places);
        if (!list->places) return cli_failed("out of memory");
        p->texts[p->text_count++] = list->places;
    }
    list->places[list->count] = p->item_count++;
    list->items[list->count++] = text;
    return CLI_DONE;
}

static int take_option(parsing *p, poptContext context, size_t index)
{
    const cli_option *option = option_at(p->command, index);
    if (index >= p->command->option_count)
        return read_value(option, NULL, (char *)p->call + option->offset);
    if (p->call->given[index] && option->kind == CLI_TEXT && strstr(option->argument, ",..."))
        return cli_wrong("--%s: given twice; give one list, separated by commas", option->name);
    p->call->given[index] = true;
    char *text = NULL;
    if (!cli_is_flag(option) && !cli_is_optional(option)) {
        text = poptGetOptArg(context);
        if (!text) return cli_wrong("--%s: missing value", option->name);
        p->texts[p->text_count++] = text;
    }
    void *field = (char *)p->call->options + option->offset;
    int code = read_value(option, text ? unmarked(text) : NULL, field);
    return code == CLI_DONE && option->kind == CLI_LIST ? append(p, field, unmarked(text)) : code;
}

static int take_operands(parsing *p, poptContext context)
{
    cli_call *call = p->call;
    const char **operands = poptGetArgs(context);
    for (int i = 0; operands && operands[i]; i++) {
        const char *copy = keep(p, unmarked(operands[i]), false); // popt frees its own copies with
                                                                  // its context
        if (!copy) return cli_failed("out of memory");
        call->operands[call->operand_count++] = copy;
    }
    char title[CLI_TITLE_SIZE];
    cli_title(call->command, title);
    for (int i = 0; i < call->operand_count; i++) {
        if (!call->operands[i][0])
            return cli_wrong("an argument is empty; usage: %s [OPTION...]%s%s", title,
                             call->command->operands[0] ? " " : "", call->command->operands);
    }
    if (call->operand_count < call->command->operand_minimum)
        return cli_wrong("%s is missing; usage: %s [OPTION...] %s", call->command->operands, title,
                         call->command->operands);
    if (call->operand_count > call->command->operand_maximum)
        return cli_wrong("unexpected argument \"%s\"; usage: %s [OPTION...]%s%s",
                         call->operands[call->command->operand_maximum], title,
                         call->command->operands[0] ? " " : "", call->command->operands);
    return CLI_DONE;
}

// Handles an optional value, as in --hash=chunks. popt would also take the next word, which may be
// a file, so the option is declared to popt without a value: popt rejects a word with a value and
// continues with the next.
static int take_optional(parsing *p, poptContext context, bool *taken)
{
    const char *typed = poptBadOption(context, POPT_BADOPTION_NOALIAS);
    const char *name = typed + strspn(typed, "-");
    const size_t length = strcspn(name, "=");
    const cli_option *option = cli_find_option(p->command, name, length);
    *taken = option && cli_is_optional(option) && name[length] == '=';
    if (!*taken) return CLI_DONE;
    p->call->given[option - p->command->options] = true;
    const char *value = keep(p, name + length + 1, false); // popt frees its own copies with its
                                                           // context
    if (!value) return cli_failed("out of memory");
    return read_value(option, value, (char *)p->call->options + option->offset);
}

static int parse_words(parsing *p, poptContext context)
{
    int result;
    while ((result = poptGetNextOpt(context)) != -1) {
        bool taken = result > 0;
        int code = CLI_DONE;
        if (taken)
            code = take_option(p, context, (size_t)result - 1);
        else if (result == POPT_ERROR_UNWANTEDARG)
            code = take_optional(p, context, &taken);
        if (!taken) return wrong_option(p, context, result);
        if (code != CLI_DONE || p->call->help || p->call->version) return code;
    }
    return take_operands(p, context);
}

// Returns the words, marked for popt.
static const char **mark_words(parsing *p, int count, const char *const *words)
{
    const char **marked = calloc((size_t)count + 2, sizeof *marked);
    if (!marked) return NULL;
    marked[0] = "pave";
    for (int i = 0; i < count; i++) {
        marked[i + 1] = keep(p, words[i], needs_mark(words[i]));
        if (!marked[i + 1]) {
            free(marked);
            return NULL;
        }
    }
    return marked;
}

// Allocates a marked copy of every word, another copy as a value or operand, and the items and
// positions of each list.
static bool allocate(parsing *p, int count)
{
    cli_call *call = p->call;
    call->options = calloc(1, p->command->options_size);
    call->operands = calloc((size_t)count + 1, sizeof *call->operands);
    p->word_count = (size_t)count + 1;
    p->texts = calloc(2 * (p->word_count + p->command->option_count), sizeof *p->texts);
    call->memory = p->texts;
    return call->options && call->operands && p->texts;
}

int cli_parse(const cli_command *command, int count, const char *const *words, FILE *out,
              cli_call *call)
{
    assert(command->option_count <= CLI_OPTIONS_MAX);
    *call = (cli_call){.command = command, .out = out};
    parsing p = {.command = command, .call = call};
    const char **marked = NULL;
    if (!allocate(&p, count) || !(marked = mark_words(&p, count, words)))
        return cli_failed("out of memory");
    fill_table(&p);
    set_defaults(&p);
    poptContext context = poptGetContext(NULL, count + 1, marked, p.table, POPT_CONTEXT_NO_EXEC);
    int code = context ? parse_words(&p, context) : cli_failed("out of memory");
    poptFreeContext(context);
    free(marked);
    return code;
}

void cli_release(cli_call *call)
{
    void **texts = call->memory;
    for (size_t i = 0; texts && texts[i]; i++) free(texts[i]);
    free(texts);
    free(call->operands);
    free(call->options);
    *call = (cli_call){0};
}

const cli_option *cli_find_option(const cli_command *command, const char *name, size_t length)
{
    for (const cli_option *at = command->options, *end = at + command->option_count; at < end; at++)
        if (strncmp(at->name, name, length) == 0 && at->name[length] == '\0') return at;
    return NULL;
}

bool cli_given(const cli_call *call, const char *name)
{
    const cli_option *option = cli_find_option(call->command, name, strlen(name));
    assert(option && "the command does not have this option");
    return call->given[option - call->command->options];
}

const char *cli_given_of(const cli_call *call, const char *names)
{
    char name[64];
    for (int i = 0; cli_word(names, i, name, sizeof name); i++)
        if (cli_given(call, name)) return cli_find_option(call->command, name, strlen(name))->name;
    return NULL;
}
