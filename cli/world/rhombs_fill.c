// cli/world/rhombs_fill.c: the tiles of the cells of a multigrid.
#include "window_fill.h"

#include "../work.h"

#include <stdlib.h>

static int fill_patch(const cli_window_fill *fill, const pave_patch *patch)
{
    const cli_ground *ground = fill->ground;
    uint32_t *ids = malloc((size_t)patch->cell_count * sizeof *ids);
    if (!ids) return cli_failed("out of memory");
    cli_progress bar;
    pave_batch batch = {.runner = fill->runner, .progress = cli_progress_begin(&bar, "filling")};
    const pave_result result =
        pave_world_fill_cells(ground->world, patch->cells, patch->cell_count, &batch, ids);
    int code = result == PAVE_OK        ? CLI_DONE
               : result == PAVE_STOPPED ? CLI_STOPPED
                                        : cli_wrong("--grid: %s has cells beyond what worlds know; "
                                                    "choose a window nearer to the origin",
                                                    ground->kind->name);
    pave_json_world_def def = {.multigrid = &ground->multigrid,
                               .cells = patch->cells,
                               .cell_count = patch->cell_count,
                               .ids = ids};
    batch.runner = (pave_runner){0};
    if (code == CLI_DONE) code = cli_fill_write(fill, &def, &batch);
    cli_progress_end(&bar);
    if (code == CLI_DONE)
        cli_fill_print(fill, patch->cell_count, pave_hash(PAVE_HASH_START, ids, patch->cell_count));
    free(ids);
    return code;
}

int cli_fill_rhombs(const cli_window_fill *fill)
{
    const char *grid = fill->ground->kind->name;
    grid_window_options options = *fill->options;
    pave_patch *patch = NULL;
    options.grid = grid;
    cli_catch_signals();
    int code = grid_patch_refuse(fill->call, grid, "within");
    if (code == CLI_DONE && fill->hash == CLI_HASH_CHUNKS)
        code = cli_wrong("--hash=chunks: only rectangles of squares and parallelograms have "
                         "chunks; give --hash");
    if (code == CLI_DONE) code = grid_patch_open(fill->call, &options, fill->at_text, &patch);
    if (code == CLI_DONE) code = fill_patch(fill, patch);
    pave_patch_destroy(patch);
    return code;
}
