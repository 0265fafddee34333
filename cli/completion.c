// cli/completion.c: the completion for bash, made from the option tables.
#include "help.h"

#include "commands.h"
#include <string.h>

static const char head[] =
    "# Completion for pave in bash. Made by pave from its option tables.\n"
    "_pave_words() { mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$current\"); }\n"
    "_pave_files()\n"
    "{\n"
    "    mapfile -t COMPREPLY < <(compgen -f -- \"$current\")\n"
    "    compopt -o filenames 2>/dev/null\n"
    "}\n"
    "_pave()\n"
    "{\n"
    "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}\n"
    "    local joined=\n"
    "    COMPREPLY=()\n"
    "    # bash hands over --name=value as three words\n"
    "    if [[ $current == '=' ]]; then\n"
    "        current= joined=1\n"
    "    elif [[ $previous == '=' ]]; then\n"
    "        previous=${COMP_WORDS[COMP_CWORD - 2]} joined=1\n"
    "    fi\n";

// Writes the words of a list separated by `|`, with spaces in between.
static void write_words(FILE *out, const char *words)
{
    for (; *words; words++) fputc(*words == '|' ? ' ' : *words, out);
}

// Writes completions for an option's value.
static void write_value(FILE *out, const cli_option *option)
{
    if (cli_is_flag(option) || option->kind == CLI_MAYBE) return;
    fprintf(out, "        --%s", option->name);
    if (option->letter) fprintf(out, " | -%c", option->letter);
    if (option->kind == CLI_PATH || option->kind == CLI_GRID || option->kind == CLI_OUTPUT ||
        option->kind == CLI_FOLDER) {
        fputs(") _pave_files; return ;;\n", out);
    } else if (option->kind == CLI_WORD) {
        fputs(") _pave_words '", out);
        write_words(out, option->argument);
        fputs("'; return ;;\n", out);
    } else {
        fputs(") return ;;\n", out);
    }
}

static void write_command(FILE *out, const cli_command *command)
{
    fprintf(out, "    '%s %s'%s)\n        case $previous in\n", command->group, command->name,
            command->name[0] ? "" : "*");
    for (size_t i = 0; i < command->option_count; i++) write_value(out, &command->options[i]);
    fputs("        esac\n        if [[ $current == -* ]]; then\n            _pave_words '", out);
    for (size_t i = 0; i < command->option_count; i++)
        fprintf(out, "--%s ", command->options[i].name);
    fputs("--help --version'\n", out);
    if (command->operand_maximum > 0) fputs("        else\n", out);
    if (command->complete)
        command->complete(out);
    else if (command->operand_maximum > 0)
        fputs("            _pave_files\n", out);
    fputs("        fi\n        ;;\n", out);
}

static void write_names(FILE *out, const char *group)
{
    for (size_t i = 0; cli_commands[i]; i++) {
        const cli_command *command = cli_commands[i];
        if (cli_in_group(command, group) && command->name[0]) fprintf(out, "%s ", command->name);
    }
}

// Writes completions for the first operand of a group's own command, which is in the position of a
// subcommand.
static void write_own_words(FILE *out, const char *group)
{
    for (size_t i = 0; cli_commands[i]; i++) {
        const cli_command *command = cli_commands[i];
        if (!cli_in_group(command, group) || command->name[0]) continue;
        for (int32_t k = 0; command->first && command->first(k); k++)
            fprintf(out, "%s ", command->first(k));
        for (size_t k = 0; k < command->option_count; k++)
            fprintf(out, "--%s ", command->options[k].name);
    }
}

// Writes completions for all commands. A group's own command matches any word, so it is last.
static void write_commands(FILE *out)
{
    for (int own = 0; own < 2; own++) {
        for (size_t i = 0; cli_commands[i]; i++) {
            if (own == !cli_commands[i]->name[0]) write_command(out, cli_commands[i]);
        }
    }
}

void cli_write_completion(FILE *out)
{
    fputs(head, out);
    fputs("    if ((COMP_CWORD == 1)); then\n        _pave_words '", out);
    for (const cli_group *group = cli_groups; group->name; group++)
        fprintf(out, "%s ", group->name);
    fputs("--help --version'\n        return\n    fi\n    if ((COMP_CWORD == 2)); then\n        "
          "case ${COMP_WORDS[1]} in\n",
          out);
    for (const cli_group *group = cli_groups; group->name; group++) {
        fprintf(out, "        %s) _pave_words '", group->name);
        write_names(out, group->name);
        write_own_words(out, group->name);
        fputs("--help'; return ;;\n", out);
    }
    fputs("        esac\n    fi\n    case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in\n", out);
    write_commands(out);
    fputs("    esac\n}\ncomplete -F _pave pave\n", out);
}
