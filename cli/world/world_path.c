// cli/world/world_path.c: finds a shortest path through the requested world.
#include "world_path.h"

#include "../work.h"

#include <stdlib.h>

static int report(const pave_error *error)
{
    if (error->result == PAVE_NO_MEMORY) return cli_report(error);
    if (cli_stopped()) return CLI_STOPPED;
    const char *how = error->result == PAVE_STOPPED ? " with pave world path --limit" : "";
    cli_say("%s%s", error->message, how);
    return CLI_NO;
}

// Checks that a path can start or end at a cell; otherwise reports the nearest unblocked cell.
static int check_end(const cli_named_world *ground, pave_world_path_def def, pave_cell cell)
{
    char name[PAVE_TILING_TEXT_SIZE], nearest[PAVE_TILING_TEXT_SIZE];
    const pave_batch batch = {.progress = cli_progress_silent};
    pave_error error = {0};
    pave_cell start;
    def.from = cell;
    if (pave_world_start(&def, NULL, &batch, &start, &error) != PAVE_OK) return report(&error);
    if (pave_cell_equal(start, cell)) return CLI_DONE;
    cli_say("%s is blocked; the nearest cell that is not is %s",
            cli_named_world_text(ground, cell, name), cli_named_world_text(ground, start, nearest));
    return CLI_NO;
}

// Finds the path; searches again if it exceeds the capacity.
static int find(const pave_world_path_def *def, pave_cell **cells, int64_t *count)
{
    cli_progress bar;
    pave_error error = {0};
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "searching")};
    pave_result result = PAVE_CAPACITY;
    for (*count = 1 << 20; result == PAVE_CAPACITY;) {
        const int64_t capacity = *count;
        free(*cells);
        *cells = malloc((size_t)capacity * sizeof **cells);
        if (!*cells) break;
        result = pave_world_path(def, NULL, &batch, *cells, capacity, count, &error);
    }
    cli_progress_end(&bar);
    if (!*cells) return cli_failed("out of memory");
    return result == PAVE_OK ? CLI_DONE : report(&error);
}

int cli_find_world_path(cli_named_world *ground, const cli_world_path_call *call, pave_cell **cells,
                        int64_t *count)
{
    pave_world_path_def def = {.world = ground->world,
                               .tiling = ground->tiling,
                               .sets = ground->sets,
                               .passable = ground->connection.passable,
                               .limit = call->limit};
    *cells = NULL;
    cli_catch_signals();
    int code = cli_named_world_passable(ground, call->passable);
    if (code == CLI_DONE) code = cli_named_world_cell(ground, call->from, &def.from);
    if (code == CLI_DONE) code = cli_named_world_cell(ground, call->to, &def.to);
    if (code == CLI_DONE) code = check_end(ground, def, def.from);
    if (code == CLI_DONE) code = check_end(ground, def, def.to);
    return code == CLI_DONE ? find(&def, cells, count) : code;
}
