// cli/region/region_races.c: pave region schelling: races, thresholds and rules from the options;
// the map of a run.
#include "region_races.h"

#include <stdlib.h>
#include <string.h>

// ---- Thresholds ---------------------------------------------------------------------------------

/// A ratio that every agent satisfies, where 0 would be the default of the library.
static const double NOTHING_WANTED = 1e-12;

// One for each group, or one for all.
static int check_count(const races_job *job, const char *option, int32_t count)
{
    int32_t groups = job->def.races - 1;
    if (count == 1 || count == groups) return CLI_DONE;
    return cli_wrong("--%s: there are %d, and %d groups beside the empty race; give one for all, "
                     "or one for each",
                     option, (int)count, (int)groups);
}

static bool allocate_thresholds(races_job *job, int32_t count)
{
    job->thresholds = calloc((size_t)count, sizeof *job->thresholds);
    job->threshold_count = job->thresholds ? count : 0;
    return job->thresholds;
}

static int read_tables(races_job *job)
{
    const cli_list *tables = &job->options->tables;
    int code = check_count(job, "table", tables->count);
    if (code != CLI_DONE) return code;
    if (!allocate_thresholds(job, tables->count)) return cli_failed("out of memory");
    for (int i = 0; i < tables->count && code == CLI_DONE; i++) {
        int32_t *table;
        code = region_read_counts("table", tables->items[i], 0, INT32_MAX, &table,
                                  &job->thresholds[i].table_count);
        job->thresholds[i].table = table;
    }
    return code;
}

// --ratio may be repeated, and each may be a list: one for each group.
static int read_ratios(races_job *job)
{
    const cli_list *lists = &job->options->ratios;
    double *ratios;
    int32_t count;
    if (lists->count > 1)
        return cli_wrong("--ratio: given %d times; give it once, for several groups with commas "
                         "between, such as 0.3,0.5",
                         lists->count);
    int code = region_read_shares("ratio", lists->items[0], 0, 1, &ratios, &count);
    if (code == CLI_DONE) code = check_count(job, "ratio", count);
    if (code == CLI_DONE && !allocate_thresholds(job, count)) code = cli_failed("out of memory");
    for (int32_t i = 0; code == CLI_DONE && i < count; i++)
        job->thresholds[i].ratio = ratios[i] > 0 ? ratios[i] : NOTHING_WANTED;
    free(ratios);
    return code;
}

static int read_thresholds(races_job *job)
{
    const races_options *options = job->options;
    if (options->tables.count && options->ratios.count)
        return cli_wrong(
            "--ratio: --table says how many neighbours each wants; give one of the two");
    int code = options->tables.count   ? read_tables(job)
               : options->ratios.count ? read_ratios(job)
                                       : CLI_DONE;
    if (code != CLI_DONE) return code;
    if (job->threshold_count == 1) job->def.threshold = job->thresholds[0];
    if (job->threshold_count > 1) job->def.thresholds = job->thresholds;
    return CLI_DONE;
}

// Whether each table is as long as cells have neighbours.
static int check_tables(const races_job *job)
{
    if (!job->options->tables.count) return CLI_DONE;
    int32_t most;
    if (pave_segregation_neighbors_max(&job->place.ground, job->def.reach, NULL, &most) != PAVE_OK)
        return region_no_memory();
    for (int32_t i = 0; i < job->threshold_count; i++) {
        int32_t count = job->thresholds[i].table_count;
        if (count != most + 1)
            return cli_wrong("--table: %d number%s, but cells have up to %d neighbours; give %d: "
                             "for 0 to %d that are occupied",
                             (int)count, count == 1 ? "" : "s", (int)most, (int)most + 1,
                             (int)most);
    }
    return CLI_DONE;
}

// ---- Groups -------------------------------------------------------------------------------------

static int read_groups(races_job *job)
{
    int32_t count;
    double sum = 0;
    if (!job->options->groups) return CLI_DONE;
    int code = region_read_shares("groups", job->options->groups, 0, 1e9, &job->groups, &count);
    if (code != CLI_DONE) return code;
    if (!cli_given(job->base.call, "races")) job->def.races = count + 1;
    if (count != job->def.races - 1)
        return cli_wrong(
            "--groups: there are %d shares, and %d groups beside the empty race; give one for each",
            (int)count, (int)job->def.races - 1);
    for (int32_t i = 0; i < count; i++) sum += job->groups[i];
    if (!(sum > 0))
        return cli_wrong("--groups: all shares are 0; give one group at least something");
    job->def.shares = job->groups;
    return CLI_DONE;
}

int races_read(races_job *job)
{
    const races_options *options = job->options;
    job->def = (pave_segregation_def){.seed = options->seed,
                                      .races = (int32_t)options->races,
                                      .counted = options->counted,
                                      .reach = (int32_t)options->reach,
                                      .rule = (pave_move_rule)options->rule,
                                      .order = (pave_move_order)options->order,
                                      .hop = options->hop,
                                      .noise = options->noise};
    if (options->vacancy >= 1) return cli_wrong("--vacancy: must be below 1");
    if (cli_given(job->base.call, "vacancy"))
        job->def.vacancy =
            options->vacancy > 0 ? options->vacancy : -1; // 0 would be the default of the library
    int code = read_groups(job);
    return code == CLI_DONE ? read_thresholds(job) : code;
}

static bool close_cells(races_job *job)
{
    int64_t count = pave_ground_count(job->place.ground);
    job->closed = malloc((size_t)count + 1);
    for (int64_t i = 0; job->closed && i < count; i++)
        job->closed[i] = region_place_is_closed(&job->place, i);
    job->def.closed = job->closed;
    return job->closed;
}

int races_settle(races_job *job)
{
    job->def.ground = job->place.ground;
    return job->place.walls && !close_cells(job) ? region_no_memory() : check_tables(job);
}

void races_release(races_job *job)
{
    for (int32_t i = 0; i < job->threshold_count; i++)
        free((void *)(uintptr_t)job->thresholds[i].table);
    free(job->thresholds);
    free(job->closed);
    free(job->groups);
    free(job->labels);
    pave_map_destroy(job->base.map);
    pave_segregation_destroy(job->run);
    region_place_close(&job->place);
}

// ---- The map ------------------------------------------------------------------------------------

int races_make_map(races_job *job)
{
    if (!job->labels) job->labels = malloc(((size_t)job->state.cells + 1) * sizeof *job->labels);
    if (!job->labels) return region_no_memory();
    pave_segregation_labels(job->run, job->labels);
    pave_map_destroy(job->base.map);
    job->base.map = NULL;
    pave_map_def def = {
        .territory = region_territory_def(&job->options->merge, job->place.ground, job->labels),
        .mesh = job->place.mesh,
        .orientation = job->place.orientation,
        .kind = "schelling"};
    return region_make_map(&job->base, &def);
}
