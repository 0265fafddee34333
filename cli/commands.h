/// cli/commands.h: the commands that there are. Each cmd_*.c defines its own; commands.c lists
/// them.
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

/// All of them, in the order of the manual; a NULL ends the list.
extern const cli_command *const cli_commands[];

/// The groups in the order of the manual; a NULL name ends the list.
typedef struct cli_group {
    const char *name;
    const char *summary;
} cli_group;
extern const cli_group cli_groups[];

/// Whether a command is of that group; NULL: of none.
bool cli_in_group(const cli_command *command, const char *group);

/// The command that exactly these words name, or NULL; `used`: how many of them do.
const cli_command *cli_find_command(int count, const char *const *words, int *used);

/// The greatest of the exit codes of all ranks, which each of them gets; `ranks` NULL: that code.
/// A rank that alone went wrong has said why.
int cli_agree(const pave_ranks *ranks, int code);

/// Runs a command with the words behind its name; its answer goes to `out`. Several processes run
/// it together on `ranks`, with the files that `files` opens; both NULL: one process alone. Where
/// any of them finds the call wrong, none runs the command. Returns an exit code, after a message
/// where it is not CLI_DONE.
int cli_run_command(const cli_command *command, const pave_ranks *ranks,
                    const pave_bake_files *files, int count, const char *const *words, FILE *out);

/// Runs the command that the words name, `world`, `fill`, ...; its answer goes to `out`. Returns an
/// exit code, after a message where it is not CLI_DONE.
int cli_run(int count, const char *const *words, FILE *out);

#endif
