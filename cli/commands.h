/// cli/commands.h: the commands. CLI_COMMANDS lists all; each cmd_*.c defines its own.
#ifndef PAVE_CLI_COMMANDS_H
#define PAVE_CLI_COMMANDS_H

#include "opt.h"

/// Rows of all commands, in manual order.
#define CLI_COMMANDS(ROW)                                                                          \
    ROW(grid), ROW(grid_draw), ROW(tess), ROW(tess_at), ROW(tess_tile), ROW(wang_check),           \
        ROW(wang_complete), ROW(wang_convert), ROW(wang_template), ROW(world_fill), ROW(world_at), \
        ROW(world_path), ROW(world_bake), ROW(world_draw), ROW(world_explore), ROW(world_new),     \
        ROW(world_edit), ROW(world_undo), ROW(world_log), ROW(world_herringbone),                  \
        ROW(world_verify), ROW(region_schelling), ROW(region_dicewars), ROW(region_grow),          \
        ROW(region_show), ROW(tactics_field), ROW(tactics_path), ROW(tactics_reach),               \
        ROW(tactics_range), ROW(tactics_lines), ROW(tactics_creature), ROW(tactics_formation),     \
        ROW(tactics_citadel), ROW(tactics_nest), ROW(tactics_terrain), ROW(demo)

#define CLI_COMMAND_NAME(command) cli_##command
extern const cli_command CLI_COMMANDS(CLI_COMMAND_NAME);

/// All commands in manual order, terminated by NULL.
extern const cli_command *const cli_commands[];

/// A group of commands. Groups are in manual order, terminated by a NULL name.
typedef struct cli_group {
    const char *name;
    const char *summary;
} cli_group;
extern const cli_group cli_groups[];

/// Returns whether a command is in a group; a NULL group means that it is in none.
bool cli_in_group(const cli_command *command, const char *group);

/// Returns the command named by exactly these words, or NULL; `used` receives the number of words
/// in its name.
const cli_command *cli_find_command(int count, const char *const *words, int *used);

/// Combines the exit codes of all ranks: every rank gets their maximum. If `ranks` is NULL, returns
/// `code`. Only the rank that failed writes a message.
int cli_agree(const pave_ranks *ranks, int code);

/// Runs a command with the words after its name; the answer is written to `out`. Several processes
/// run it together on `ranks`; a single process passes NULL.
/// If one process rejects the call, no process runs the command. Returns an exit code; a message
/// has been written unless it is CLI_DONE.
int cli_run_command(const cli_command *command, const pave_ranks *ranks, int count,
                    const char *const *words, FILE *out);

/// Runs the command named by the words, `world`, `fill`, ...; the answer is written to `out`.
/// Returns an exit code, after a message unless it is CLI_DONE.
int cli_run(int count, const char *const *words, FILE *out);

#endif
