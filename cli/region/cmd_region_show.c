// cli/region/cmd_region_show.c: pave region show: statistics of a map, and conversion to other
// formats.
#include "../commands.h"
#include "../work.h"
#include "region.h"

#include <stdlib.h>

typedef struct show_options {
    region_merge merge;
    double snap;
    bool close;
    int projection;
    region_output output;
    region_look look;
} show_options;

#define OPTIONS show_options
static const cli_option table[] = {
    CLI_ROW(DECIMAL, "snap", "EPS", NULL, snap,
            "GeoJSON and WKT: corners within this distance are merged, and corners this near to a "
            "border are put on it"),
    CLI_FLAG_ROW(
        "close", close,
        "GeoJSON and WKT: where polygons overlap, the smallest wins, and small gaps between them "
        "are given to a neighbour"),
    CLI_ROW(WORD, "projection", "none|equirectangular|mercator", "none", projection,
            "GeoJSON and WKT: how longitudes and latitudes become positions"),
    REGION_MERGE_ROWS(merge),
    REGION_OUTPUT_ROWS(output),
    REGION_LOOK_ROWS(look),
};

static uint32_t modes_of(const cli_call *call) { return region_modes(call, false); }

static const cli_need needs[] = {REGION_LOOK_NEEDS};

static bool merges(const region_merge *merge)
{
    return merge->fill_empty || merge->fill_holes || merge->size_min > 1;
}

// Copies owners and dice to each new territory from the old territory that contains its centre.
static pave_result keep_players(const pave_map *old, pave_map *merged, pave_error *error)
{
    const pave_territories *territories = merged->territories;
    int32_t *owners =
        old->owners ? malloc(((size_t)territories->count + 1) * sizeof *owners) : NULL;
    int32_t *dice = old->dice ? malloc(((size_t)territories->count + 1) * sizeof *dice) : NULL;
    bool fine = (owners || !old->owners) && (dice || !old->dice);
    for (int32_t i = 0; fine && i < territories->count; i++) {
        int32_t was = old->territories->of_cell[territories->items[i].center];
        if (owners) owners[i] = was ? old->owners[was - 1] : -1;
        if (dice) dice[i] = was ? old->dice[was - 1] : 0;
    }
    pave_result result = fine ? pave_map_set_players(merged, old->player_count, owners, dice, error)
                              : PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory");
    free(owners);
    free(dice);
    return result;
}

// Merges territories. The new map shares the ground of the original map, which moves to `read`.
static int merge(region_job *job, const region_merge *how, pave_map **read)
{
    pave_error error = {0};
    *read = job->map;
    job->map = NULL;
    pave_map_def def = {
        .territory = region_territory_def(how, (*read)->ground, (*read)->territories->labels),
        .mesh = (*read)->mesh,
        .patch = (*read)->patch,
        .orientation = (*read)->orientation,
        .name_count = (*read)->name_count,
        .names = (const char *const *)(*read)->names,
        .y_up = (*read)->y_up,
        .kind = (*read)->kind};
    if (pave_map_create(&def, NULL, NULL, &job->map, &error) != PAVE_OK ||
        keep_players(*read, job->map, &error) != PAVE_OK)
        return region_refuse_map(&error);
    return CLI_DONE;
}

static int run(const cli_call *call)
{
    const show_options *options = call->options;
    region_job job = {.call = call,
                      .output = &options->output,
                      .look = &options->look,
                      .title = "a map",
                      .format = (region_format)call->format};
    pave_map *read = NULL;
    const pave_json_any_def def = {.snap = options->snap,
                                   .close = options->close,
                                   .projection = (pave_json_projection)options->projection};
    int code = region_read_map(call->operands[0], &def, &job.map);
    if (code == CLI_DONE && merges(&options->merge)) code = merge(&job, &options->merge, &read);
    if (code == CLI_DONE) {
        cli_catch_signals(); // temporary files must be removed
        code = region_put_out(&job, region_print_map);
    }
    pave_map_destroy(job.map);
    pave_map_destroy(read);
    return code;
}

const cli_command cli_region_show = {CLI_COMMAND("region", "show", table, run),
                                     CLI_OPERANDS("MAP", 1, 1),
                                     CLI_WRITES(REGION_FORMATS, needs, modes_of)};
