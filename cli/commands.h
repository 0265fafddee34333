/// cli/commands.h: the commands. Each cmd_*.c defines its commands; commands.c lists all.
#ifndef PAVE_CLI_COMMANDS_H
#define PAVE_CLI_COMMANDS_H

#include "opt.h"

extern const cli_command cli_grid, cli_grid_draw, cli_tess, cli_tess_at, cli_tess_tile,
    cli_wang_check, cli_wang_complete, cli_wang_convert, cli_wang_template, cli_world_fill,
    cli_world_at, cli_world_bake, cli_world_draw, cli_world_explore, cli_world_herringbone,
    cli_world_verify, cli_world_new, cli_world_edit, cli_world_undo, cli_world_log, cli_world_path,
    cli_region_schelling, cli_region_dicewars, cli_region_grow, cli_region_show, cli_tactics_field,
    cli_tactics_path, cli_tactics_reach, cli_tactics_range, cli_tactics_lines, cli_tactics_creature,
    cli_tactics_formation, cli_tactics_citadel, cli_tactics_nest, cli_tactics_terrain, cli_demo;

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
