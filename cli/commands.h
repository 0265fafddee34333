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
        ROW(tactics_citadel), ROW(tactics_nest), ROW(tactics_terrain)

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

/// Returns whether a command is in a group.
bool cli_in_group(const cli_command *command, const char *group);

/// Runs the command named by the words, `world`, `fill`, ...; the answer is written to `out`.
/// Returns an exit code, after a message unless it is CLI_DONE.
int cli_run(int count, const char *const *words, FILE *out);

#endif
