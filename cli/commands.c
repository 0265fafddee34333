// cli/commands.c: the dispatch of commands.
#include "commands.h"

#include "help.h"
#include "output.h"
#include <string.h>

const cli_group cli_groups[] = {
    {"grid", "Grids of squares, hexagons and triangles, and other tilings"},
    {"tess", "Tiles from chosen adjacency: boards and graphs become seamless polygons"},
    {"wang", "Wang tile sets: completeness, minimal sets, blank sheets, other formats"},
    {"world", "Worlds of Wang tiles, the same in any order of exploration"},
    {"region", "Region maps: Schelling's segregation, Dice Wars, territories of given sizes"},
    {"tactics", "Tactics on triangles: distances, paths, movement by turns, attacks"},
    {NULL, NULL},
};

#define ADDRESS(command) &cli_##command
const cli_command *const cli_commands[] = {CLI_COMMANDS(ADDRESS), NULL};

bool cli_in_group(const cli_command *command, const char *group)
{
    return strcmp(group, command->group) == 0;
}

// Finds a command by group and name; with `guess`, also one with a similar name.
static const cli_command *find_command(const char *group, const char *name, bool guess)
{
    for (size_t i = 0; cli_commands[i]; i++) {
        const cli_command *command = cli_commands[i];
        if (cli_in_group(command, group) &&
            (guess ? cli_alike(name, command->name) : strcmp(name, command->name) == 0))
            return command;
    }
    return NULL;
}

static const cli_group *find_group(const char *name, bool guess)
{
    for (const cli_group *group = cli_groups; group->name; group++) {
        if (guess ? cli_alike(name, group->name) : strcmp(name, group->name) == 0) return group;
    }
    return NULL;
}

static bool is_option(const char *word, const char *name, const char *letter)
{
    return strcmp(word, name) == 0 || strcmp(word, letter) == 0;
}

static int run_command(const cli_command *command, int count, const char *const *words, FILE *out)
{
    cli_call call;
    int code = cli_parse(command, count, words, out, &call);
    if (code == CLI_DONE && call.help)
        cli_help_command(out, command);
    else if (code == CLI_DONE && call.version)
        fprintf(out, "%s %s\n", cli_program, pave_version());
    else if (code == CLI_DONE && (code = cli_check_call(&call)) == CLI_DONE)
        code = command->run(&call);
    cli_release(&call);
    return code;
}

static int run_group(const cli_group *group, int count, const char *const *words, FILE *out)
{
    const cli_command *own = find_command(group->name, "", false);
    if (count == 0 && own) return run_command(own, count, words, out); // reports the missing words
    if (count == 0) {
        cli_help_group(stderr, group->name);
        return CLI_WRONG;
    }
    if (!own && is_option(words[0], "--help", "-h")) {
        cli_help_group(out, group->name);
        return CLI_DONE;
    }
    const cli_command *command = words[0][0] ? find_command(group->name, words[0], false) : NULL;
    if (command) return run_command(command, count - 1, words + 1, out);
    if (own && (own->operand_maximum > 0 || words[0][0] == '-' || !words[0][0]))
        return run_command(own, count, words, out);
    if (words[0][0] == '-')
        return cli_wrong("%s must come after the command; usage: pave %s COMMAND [OPTION...]",
                         words[0], group->name);
    command = find_command(group->name, words[0], true);
    if (command)
        return cli_wrong("pave %s has no command \"%s\"; did you mean pave %s %s?", group->name,
                         words[0], group->name, command->name);
    return cli_wrong("pave %s has no command \"%s\"; \"pave %s --help\" lists the commands",
                     group->name, words[0], group->name);
}

// Used by the build to write the manual and the completion.
static int generate(int count, const char *const *words, FILE *out)
{
    const char *what = count == 1 ? words[0] : "";
    if (strcmp(what, "manual") == 0)
        cli_write_manual(out);
    else if (strcmp(what, "completion") == 0)
        cli_write_completion(out);
    else
        return cli_wrong("--generate: give manual or completion");
    return CLI_DONE;
}

int cli_run(int count, const char *const *words, FILE *out)
{
    if (count == 0) {
        cli_help_all(stderr);
        return CLI_WRONG;
    }
    const cli_group *group = find_group(words[0], false);
    if (group) return run_group(group, count - 1, words + 1, out);
    if (is_option(words[0], "--help", "-h")) {
        cli_help_all(out);
        return CLI_DONE;
    }
    if (is_option(words[0], "--version", "-V")) {
        fprintf(out, "pave %s\n", pave_version());
#ifdef PAVE_BARE
        fputs("Built with zlib alone: reads no XML, writes no PDF, draws everything except worlds "
              "only as SVG, cannot store worlds in files.\n",
              out);
#endif
        return CLI_DONE;
    }
    if (strcmp(words[0], "--generate") == 0) return generate(count - 1, words + 1, out);
    if (words[0][0] == '-')
        return cli_wrong("%s must come after the command; usage: pave COMMAND [OPTION...]",
                         words[0]);
    group = find_group(words[0], true);
    if (group)
        return cli_wrong("unknown command \"%s\"; did you mean pave %s?", words[0], group->name);
    return cli_wrong("unknown command \"%s\"; \"pave --help\" lists the commands", words[0]);
}
