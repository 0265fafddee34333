// cli/opt.c: parses the command line according to the command's table: --name, --name=VALUE,
// --name VALUE, -n VALUE, -nVALUE; after -- all words are operands.
#include "opt.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

const cli_option cli_common_options[] = {
    {"help", 'h', CLI_FLAG, NULL, NULL, "print this help", offsetof(cli_call, help), 0, 0},
    {"version", 'V', CLI_FLAG, NULL, NULL, "print the version", offsetof(cli_call, version), 0, 0},
};

typedef struct parsing {
    const cli_command *command;
    cli_call *call;
    int count, next; // number of words, and index of the next one
    const char *const *words;
    int item_count; // total over all lists
} parsing;

const char *cli_title(const cli_command *command, char *out)
{
    snprintf(out, CLI_TITLE_SIZE, "%s %s%s%s", cli_program, command->group,
             command->name[0] ? " " : "", command->name);
    return out;
}

static const cli_option *option_at(const cli_command *command, size_t index)
{
    return index < command->option_count ? &command->options[index]
                                         : &cli_common_options[index - command->option_count];
}

// Finds an option by its letter or, if that is 0, by a name of `length` characters. Returns its
// index, or the number of options if it is unknown.
static size_t find_index(const cli_command *command, char letter, const char *name, size_t length)
{
    const size_t count = command->option_count + CLI_COMMON_COUNT;
    for (size_t i = 0; i < count; i++) {
        const cli_option *option = option_at(command, i);
        if (letter ? option->letter == letter
                   : strncmp(option->name, name, length) == 0 && !option->name[length])
            return i;
    }
    return count;
}

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

static double share_min(const cli_option *option) { return (double)option->minimum / 1e4; }

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
    snprintf(least, sizeof least, "%.10g",
             kind == CLI_SHARE ? share_min(option) : refusals[kind].least);
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
            !(*(double *)field >= share_min(option) && *(double *)field <= share_max(option)))
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

static int append(parsing *p, cli_list *list, const char *text)
{
    const size_t count = (size_t)list->count + 1;
    const char **items = realloc(list->items, count * sizeof *items);
    if (items) list->items = items;
    int *places = realloc(list->places, count * sizeof *places);
    if (places) list->places = places;
    if (!items || !places) return cli_failed("out of memory");
    places[list->count] = p->item_count++;
    items[list->count++] = text;
    return CLI_DONE;
}

// Takes an option typed as `word`; `value` is the text after it in that word, or NULL.
static int take_option(parsing *p, size_t index, const char *word, const char *value)
{
    const cli_option *option = option_at(p->command, index);
    char title[CLI_TITLE_SIZE];
    if (cli_is_flag(option) && value)
        return cli_wrong("%s: takes no value; leave out the = and what follows it", word);
    if (index >= p->command->option_count)
        return read_value(option, NULL, (char *)p->call + option->offset);
    if (!cli_is_flag(option) && !cli_is_optional(option) && !value) {
        if (p->next == p->count)
            return cli_wrong("%s: missing value; see \"%s --help\"", word,
                             cli_title(p->command, title));
        value = p->words[p->next++];
    }
    if (p->call->given[index] && option->kind == CLI_TEXT && strstr(option->argument, ",..."))
        return cli_wrong("--%s: given twice; give one list, separated by commas", option->name);
    p->call->given[index] = true;
    void *field = (char *)p->call->options + option->offset;
    const int code = read_value(option, value, field);
    return code == CLI_DONE && option->kind == CLI_LIST ? append(p, field, value) : code;
}

// Takes the options of a word that starts with a dash.
static int take_word(parsing *p, const char *word)
{
    const size_t unknown = p->command->option_count + CLI_COMMON_COUNT;
    char title[CLI_TITLE_SIZE];
    cli_title(p->command, title);
    if (word[1] == '-') {
        const char *name = word + 2;
        const size_t length = strcspn(name, "="), index = find_index(p->command, 0, name, length);
        return index == unknown
                   ? unknown_option(p, word, title)
                   : take_option(p, index, word, name[length] ? name + length + 1 : NULL);
    }
    // Only --help and --version are flags with a letter; they end the command, whatever follows.
    const size_t index = find_index(p->command, word[1], NULL, 0);
    if (index == unknown) return unknown_option(p, word, title);
    const bool alone = !word[2] || cli_is_flag(option_at(p->command, index));
    return take_option(p, index, word, alone ? NULL : word + 2 + (word[2] == '='));
}

static int check_operands(const cli_call *call)
{
    const cli_command *command = call->command;
    const char *space = command->operands[0] ? " " : "";
    char title[CLI_TITLE_SIZE];
    cli_title(command, title);
    for (int i = 0; i < call->operand_count; i++) {
        if (!call->operands[i][0])
            return cli_wrong("an argument is empty; usage: %s [OPTION...]%s%s", title, space,
                             command->operands);
    }
    if (call->operand_count < command->operand_minimum)
        return cli_wrong("%s is missing; usage: %s [OPTION...] %s", command->operands, title,
                         command->operands);
    if (call->operand_count > command->operand_maximum)
        return cli_wrong("unexpected argument \"%s\"; usage: %s [OPTION...]%s%s",
                         call->operands[command->operand_maximum], title, space, command->operands);
    return CLI_DONE;
}

bool cli_is_operand(const char *word)
{
    return word[0] != '-' || !word[1] || word[1] == '.' || (word[1] >= '0' && word[1] <= '9');
}

int cli_parse(const cli_command *command, int count, const char *const *words, FILE *out,
              cli_call *call)
{
    assert(command->option_count <= CLI_OPTIONS_MAX);
    *call = (cli_call){.command = command, .out = out};
    parsing p = {.command = command, .call = call, .count = count, .words = words};
    call->options = calloc(1, command->options_size);
    call->operands = calloc((size_t)count + 1, sizeof *call->operands);
    if (!call->options || !call->operands) return cli_failed("out of memory");
    set_defaults(&p);
    for (bool ended = false; p.next < count;) {
        const char *word = words[p.next++];
        if (ended || cli_is_operand(word)) {
            call->operands[call->operand_count++] = word;
        } else if (strcmp(word, "--") == 0) {
            ended = true;
        } else {
            const int code = take_word(&p, word);
            if (code != CLI_DONE || call->help || call->version) return code;
        }
    }
    return check_operands(call);
}

void cli_release(cli_call *call)
{
    for (size_t i = 0; call->options && i < call->command->option_count; i++) {
        const cli_option *option = &call->command->options[i];
        if (option->kind != CLI_LIST) continue;
        cli_list *list = (cli_list *)((char *)call->options + option->offset);
        free(list->items);
        free(list->places);
    }
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
