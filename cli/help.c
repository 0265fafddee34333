// cli/help.c: --help.
#include "help.h"

#include "commands.h"
#include <string.h>

enum { LINE = 79, OPTION_COLUMN = 30 };

#define EXIT_FAILED "a file cannot be read, is invalid, or cannot be written"
#define EXIT_NO \
    "the answer is negative: no path, no line of sight, an incomplete set, mismatches in a map"

const cli_exit_text cli_exit_texts[CLI_EXIT_TEXTS] = {
    {CLI_DONE, "done"},
    {CLI_NO, EXIT_NO},
    {CLI_WRONG, "the command line is wrong"},
    {CLI_FAILED, EXIT_FAILED ", or a query of a batch is invalid"},
};

// Writes text from `column` on, wrapped at words, with further lines indented.
static void wrap(FILE *out, const char *text, int column, int indent)
{
    int at = column;
    while (*text) {
        int length = (int)strcspn(text, " \n");
        if (at > indent && at + 1 + length > LINE) {
            fprintf(out, "\n%*s", indent, "");
            at = indent;
        } else if (at > indent) {
            fputc(' ', out);
            at++;
        }
        fwrite(text, 1, (size_t)length, out);
        at += length;
        text += length;
        if (*text == '\n') {
            fprintf(out, "\n%*s", indent, "");
            at = indent;
        }
        text += *text != '\0';
    }
    fputc('\n', out);
}

// Writes `head`, then `sentence` in the second column.
static void print_entry(FILE *out, const char *head, const char *sentence)
{
    if (strlen(head) + 2 <= OPTION_COLUMN)
        fprintf(out, "%-*s", OPTION_COLUMN, head);
    else
        fprintf(out, "%s\n%*s", head, OPTION_COLUMN, "");
    wrap(out, sentence, OPTION_COLUMN, OPTION_COLUMN);
}

// Writes `  -s, --seed=N`, padded to the column of the sentence.
static void print_option(FILE *out, const cli_option *option)
{
    char head[128], sentence[512];
    char letter[8] = "    ";
    if (option->letter) snprintf(letter, sizeof letter, "-%c, ", option->letter);
    const char *const *around = cli_is_optional(option) ? (const char *[]){"[=", "]"}
                                : option->argument      ? (const char *[]){"=", ""}
                                                        : (const char *[]){"", ""};
    snprintf(head, sizeof head, "  %s--%s%s%s%s", letter, option->name, around[0],
             option->argument ? option->argument : "", around[1]);
    snprintf(sentence, sizeof sentence, "%s%s%s%s", option->help,
             option->fallback ? " (default: " : "", option->fallback ? option->fallback : "",
             option->fallback ? ")" : "");
    print_entry(out, head, sentence);
}

static void print_list(FILE *out, const cli_command *command)
{
    cli_entry entry;
    fprintf(out, "\n%s:\n", command->list_title);
    for (size_t i = 0; command->list(i, &entry); i++) {
        char head[sizeof entry.head + 2];
        snprintf(head, sizeof head, "  %s", entry.head);
        print_entry(out, head, entry.text);
    }
}

// For a group's own command: lists the other commands of the group.
static void print_siblings(FILE *out, const cli_command *command)
{
    char title[CLI_TITLE_SIZE], list[512] = "";
    for (size_t i = 0; !command->name[0] && cli_commands[i]; i++) {
        if (cli_commands[i] == command || !cli_in_group(cli_commands[i], command->group)) continue;
        cli_add_word(list, sizeof list, "%s%s --help",
                     list[0] ? "" : "See also: ", cli_title(cli_commands[i], title));
    }
    if (!list[0]) return;
    fputc('\n', out);
    wrap(out, list, 0, 0);
}

// Returns the meaning of an exit code for a command; NULL if it never returns that code.
static const char *exit_text(const cli_command *command, const cli_help *help,
                             const cli_exit_text *any)
{
    if (any->code == CLI_NO) return help->no[0] ? help->no : NULL;
    return any->code == CLI_FAILED && !command->batches ? EXIT_FAILED : any->text;
}

// Lists the exit codes of a command, or of all commands if it is NULL.
static void print_exits(FILE *out, const cli_command *command, const cli_help *help)
{
    fprintf(out, "\nExit status:\n");
    for (int i = 0; i < CLI_EXIT_TEXTS; i++) {
        const char *text =
            command ? exit_text(command, help, &cli_exit_texts[i]) : cli_exit_texts[i].text;
        if (!text) continue;
        fprintf(out, "  %d  ", cli_exit_texts[i].code);
        wrap(out, text, 5, 5);
    }
}

static void print_lines(FILE *out, const char *lines)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        fprintf(out, "  %.*s\n", (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
}

void cli_help_command(FILE *out, const cli_command *command)
{
    char title[CLI_TITLE_SIZE];
    cli_help help;
    cli_help_read(command, &help);
    fprintf(out, "Usage: %s [OPTION...]%s%s\n\n", cli_title(command, title),
            command->operands[0] ? " " : "", command->operands);
    wrap(out, help.about, 0, 0);
    if (help.operands[0]) {
        fprintf(out, "\n  ");
        wrap(out, help.operands, 2, 2);
    }
    fprintf(out, "\nOptions:\n");
    for (size_t i = 0; i < command->option_count; i++) print_option(out, &command->options[i]);
    for (size_t i = 0; i < CLI_COMMON_COUNT; i++) print_option(out, &cli_common_options[i]);
    if (command->list) print_list(out, command);
    fprintf(out, "\nExamples:\n");
    print_lines(out, help.examples);
    print_exits(out, command, &help);
    print_siblings(out, command);
}

// Lists the commands of a group.
static void print_commands(FILE *out, const char *group)
{
    for (size_t i = 0; cli_commands[i]; i++) {
        const cli_command *command = cli_commands[i];
        char title[CLI_TITLE_SIZE];
        cli_help help;
        if (!cli_in_group(command, group)) continue;
        fprintf(out, "  %-24s", cli_title(command, title));
        cli_help_read(command, &help);
        wrap(out, help.summary, 26, 26);
    }
}

void cli_help_group(FILE *out, const char *group)
{
    for (const cli_group *at = cli_groups; at->name; at++) {
        if (strcmp(at->name, group) == 0)
            fprintf(out, "Usage: pave %s COMMAND [OPTION...] [ARGUMENT...]\n\n%s\n\nCommands:\n",
                    group, at->summary);
    }
    print_commands(out, group);
    fprintf(out, "\n\"pave %s COMMAND --help\" describes each.\n", group);
}

void cli_help_all(FILE *out)
{
    fprintf(out, "Usage: pave COMMAND [OPTION...] [ARGUMENT...]\n\n");
    wrap(out,
         "Makes the ground that games are played on: grids, tiles of chosen adjacency, and endless "
         "tiled worlds, each a pure function of its seed and the place.",
         0, 0);
    for (const cli_group *group = cli_groups; group->name; group++) {
        fprintf(out, "\n%s\n", group->summary);
        print_commands(out, group->name);
    }
    fprintf(
        out,
        "\n\"pave COMMAND --help\" describes a command; \"pave --version\" prints the version.\n");
    print_exits(out, NULL, NULL);
}
