// cli/world/fill_cells.c: fills windows of any grid, and multigrids.
#include "fill_cells.h"

#include "../output.h"
#include "../result.h"
#include "../work.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// The requested cells.
typedef struct chosen {
    const pave_window *window;
    const pave_mask *within; // NULL: all
    pave_window *own;        // NULL: the window of the mask
    pave_store_ground place; // ground that owns the mask
} chosen;

// ---- Choosing the cells -------------------------------------------------------------------------

static const double cells_most = 1 << 28;

static int make_window(const pave_window_def *def, const char *option, chosen *out)
{
    const int code = grid_window_make(option, def, cells_most, "one call fills", &out->own);
    out->window = out->own;
    return code;
}

static int open_mask(const cli_window_fill *fill, chosen *out)
{
    if (cli_given(fill->call, "at"))
        return cli_wrong(
            "--at: a mask has the positions of its cells; leave it out, or give --within disk:R");
    const int code =
        grid_ground_option_open(&(grid_ground_options){.on = fill->within}, fill->ground->tiling,
                                (int64_t)cells_most, &out->place);
    if (code != CLI_DONE) return code;
    const pave_mask *mask = out->place.closed;
    out->within = mask;
    out->window = mask->window;
    for (int64_t i = 0; i < mask->window->count; i++)
        if (pave_mask_cell(mask, i)) return CLI_DONE;
    return cli_failed("%s: the mask has no cells set; set those to fill", fill->within);
}

static int open_cells(const cli_window_fill *fill, chosen *out)
{
    pave_window_def def;
    int64_t radius;
    const bool disk = fill->within && strncmp(fill->within, "disk:", 5) == 0;
    if (disk && cli_read_number(fill->within + 5, 0, PAVE_WINDOW_RADIUS_MAX, &radius) == CLI_READ) {
        def = (pave_window_def){.tiling = fill->ground->tiling,
                                .shape = PAVE_WINDOW_DISK,
                                .radius = (int32_t)radius,
                                .at = fill->at};
        return make_window(&def, "within", out);
    }
    if (disk)
        return cli_wrong("--within %s: give disk:R, R from 0 to %d", fill->within,
                         (int)PAVE_WINDOW_RADIUS_MAX);
    if (fill->within) return open_mask(fill, out);
    const int code =
        grid_window_define(fill->call, fill->options, true, fill->ground->tiling, &def);
    if (code != CLI_DONE) return code;
    def.at = fill->at;
    return make_window(&def, NULL, out);
}

// ---- Filling ------------------------------------------------------------------------------------

static uint64_t hash_of(const chosen *cells, const uint32_t *ids)
{
    uint64_t hash = PAVE_HASH_START;
    for (int64_t i = 0; i < cells->window->count; i++)
        if (!cells->within || pave_mask_cell(cells->within, i)) hash = pave_hash_word(hash, ids[i]);
    return hash;
}

static int64_t count_of(const chosen *cells)
{
    int64_t count = 0;
    for (int64_t i = 0; i < cells->window->count; i++)
        count += !cells->within || pave_mask_cell(cells->within, i);
    return count;
}

/// Writes the tiles if there is an output. `def` contains the cells and their ids; its other fields
/// are filled in.
static int write_tiles(const cli_window_fill *fill, pave_json_world_def *def,
                       const pave_batch *batch)
{
    const pave_world *world = fill->ground->world;
    char text[CLI_BIAS_TEXT], connected[CLI_BIAS_TEXT];
    const char *bias =
        fill->output ? cli_bias_seen_from(fill->wishes->bias, fill->output, text) : NULL;
    def->set = fill->ground->name;
    def->method = pave_world_method_of(world);
    def->seed = fill->seed;
    def->world = pave_world_hash(world);
    def->origin = fill->ground->origin;
    def->only = fill->wishes->only;
    def->base = fill->wishes->base;
    def->shares = fill->wishes->shares;
    def->bias = bias;
    def->connected = fill->output
                         ? cli_connected_seen_from(fill->wishes->connected, fill->output, connected)
                         : NULL;
    def->patch = (int32_t)fill->wishes->patch;
    def->from = fill->from;
    pave_error error = {0};
    if (!fill->output) return CLI_DONE;
    error.result = (fill->csv ? pave_json_world_csv_write
                              : pave_json_world_write)(def, fill->output, NULL, batch, &error);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

/// Writes the mask of impassable cells; cells that were not chosen are blocked.
static int write_mask(const cli_window_fill *fill, const chosen *cells, const uint32_t *ids)
{
    const cli_named_world *ground = fill->ground;
    pave_mask *mask = NULL;
    bool made = pave_mask_create(cells->window, NULL, &mask, NULL) == PAVE_OK;
    for (int64_t i = 0; made && cells->within && i < cells->window->count; i++)
        pave_mask_set_cell(mask, i, !pave_mask_cell(cells->within, i));
    made = made && pave_world_mask(ground->sets, ids, ground->connection.passable, mask) == PAVE_OK;
    const int code =
        made ? cli_write_mask(mask, fill->output, fill->call->out) : cli_failed("out of memory");
    pave_mask_destroy(mask);
    return code;
}

/// Prints a summary and the hash of the tiles.
static void print_answer(const cli_window_fill *fill, int64_t cells, uint64_t hash)
{
    cli_result result = {.out = fill->call->out, .json = fill->json};
    const pave_world *world = fill->ground->world;
    cli_json_open(&result, NULL, '{');
    cli_json_text(&result, "file", fill->output);
    cli_json_text(&result, "grid",
                  fill->ground->on_multigrid ? fill->ground->kind->name
                                             : fill->ground->tiling->name);
    cli_json_text(&result, "set", fill->ground->name);
    cli_json_text(&result, "method",
                  pave_word(pave_world_method_words, pave_world_method_of(world)));
    // Written as text, because it has 64 bits.
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"", fill->seed);
    CLI_JSON_COUNTS(&result, "cells", cells);
    if (fill->hash || fill->json) cli_put_hash(&result, hash);
    cli_json_close(&result);
}

static int fill_cells(const cli_window_fill *fill, const chosen *cells)
{
    uint32_t *ids = malloc((size_t)cells->window->count * sizeof *ids);
    if (!ids) return cli_failed("out of memory");
    cli_progress bar;
    pave_batch batch = {.runner = fill->runner, .progress = cli_progress_begin(&bar, "filling")};
    const pave_result result =
        pave_world_fill_window(fill->ground->world, cells->window, &batch, ids);
    int code = result == PAVE_OK ? CLI_DONE : CLI_STOPPED;
    batch.runner = (pave_runner){0};
    pave_json_world_def def = {.window = cells->window, .within = cells->within, .ids = ids};
    if (code == CLI_DONE)
        code = fill->mask && fill->output ? write_mask(fill, cells, ids)
                                          : write_tiles(fill, &def, &batch);
    cli_progress_end(&bar);
    if (code == CLI_DONE) print_answer(fill, count_of(cells), hash_of(cells, ids));
    free(ids);
    return code;
}

int cli_fill_window(const cli_window_fill *fill)
{
    chosen cells = {0};
    cli_catch_signals();
    int code = open_cells(fill, &cells);
    if (code == CLI_DONE) code = fill_cells(fill, &cells);
    pave_window_destroy(cells.own);
    pave_store_ground_close(&cells.place);
    return code;
}

// ---- Multigrids ---------------------------------------------------------------------------------

static int fill_patch(const cli_window_fill *fill, const pave_patch *patch)
{
    const cli_named_world *ground = fill->ground;
    uint32_t *ids = malloc((size_t)patch->cell_count * sizeof *ids);
    if (!ids) return cli_failed("out of memory");
    cli_progress bar;
    pave_batch batch = {.runner = fill->runner, .progress = cli_progress_begin(&bar, "filling")};
    const pave_result result =
        pave_world_fill_cells(ground->world, patch->cells, patch->cell_count, &batch, ids);
    int code = result == PAVE_OK        ? CLI_DONE
               : result == PAVE_STOPPED ? CLI_STOPPED
                                        : cli_wrong("--grid: %s has cells out of the range of "
                                                    "worlds; choose a window nearer to the origin",
                                                    ground->kind->name);
    pave_json_world_def def = {.multigrid = &ground->multigrid,
                               .cells = patch->cells,
                               .cell_count = patch->cell_count,
                               .ids = ids};
    batch.runner = (pave_runner){0};
    if (code == CLI_DONE) code = write_tiles(fill, &def, &batch);
    cli_progress_end(&bar);
    if (code == CLI_DONE)
        print_answer(fill, patch->cell_count, pave_hash(PAVE_HASH_START, ids, patch->cell_count));
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
    if (code == CLI_DONE && fill->mask)
        code = cli_wrong("-o %s: masks are of tilings, not of %s; write .json", fill->output, grid);
    if (code == CLI_DONE) code = grid_patch_open(fill->call, &options, fill->at_text, &patch);
    if (code == CLI_DONE) code = fill_patch(fill, patch);
    pave_patch_destroy(patch);
    return code;
}
