// cli/region/region_races.c: from options to races and their thresholds.
#include "region_races.h"

#include <stdlib.h>

// ---- Thresholds ---------------------------------------------------------------------------------

/// A ratio that every agent satisfies, where 0 would be the default of the library.
static const double NOTHING_WANTED = 1e-12;

// One for each group, or one for all.
static int check_count(const region_races *races, const char *option, int32_t count)
{
    int32_t groups = races->races - 1;
    if (count == 1 || count == groups) return CLI_DONE;
    return cli_wrong("--%s: there are %d, and %d groups beside the empty race; give one for all, "
                     "or one for each",
                     option, (int)count, (int)groups);
}

static bool allocate_thresholds(region_races *races, int32_t count)
{
    races->own = calloc((size_t)count, sizeof *races->own);
    races->own_count = races->own ? count : 0;
    return races->own;
}

static int read_tables(const cli_list *tables, region_races *out)
{
    int code = check_count(out, "table", tables->count);
    if (code != CLI_DONE) return code;
    if (!allocate_thresholds(out, tables->count)) return cli_failed("out of memory");
    for (int i = 0; i < tables->count && code == CLI_DONE; i++) {
        int32_t *wanted;
        code = region_read_counts("table", tables->items[i], 0, INT32_MAX, &wanted,
                                  &out->own[i].table_count);
        out->own[i].table = wanted;
    }
    return code;
}

// --ratio may be repeated, and each may be a list: one for each group.
static int read_ratios(const cli_list *lists, region_races *out)
{
    double *ratios;
    int32_t count;
    if (lists->count > 1)
        return cli_wrong("--ratio: given %d times; give it once, for several groups with commas "
                         "between, such as 0.3,0.5",
                         lists->count);
    int code = region_read_shares("ratio", lists->items[0], 0, 1, &ratios, &count);
    if (code == CLI_DONE) code = check_count(out, "ratio", count);
    if (code == CLI_DONE && !allocate_thresholds(out, count)) code = cli_failed("out of memory");
    for (int32_t i = 0; code == CLI_DONE && i < count; i++)
        out->own[i].ratio = ratios[i] > 0 ? ratios[i] : NOTHING_WANTED;
    free(ratios);
    return code;
}

static int read_thresholds(const region_races_options *options, region_races *out)
{
    if (options->tables.count && options->ratios.count)
        return cli_wrong(
            "--ratio: --table says how many neighbours each wants; give one of the two");
    int code = options->tables.count   ? read_tables(&options->tables, out)
               : options->ratios.count ? read_ratios(&options->ratios, out)
                                       : CLI_DONE;
    if (code != CLI_DONE) return code;
    if (out->own_count == 1) out->threshold = out->own[0];
    if (out->own_count > 1) out->thresholds = out->own;
    return CLI_DONE;
}

int region_races_check(const region_races *races, const region_races_options *options,
                       const pave_ground *ground)
{
    if (!options->tables.count) return CLI_DONE;
    int32_t most;
    if (pave_segregation_neighbors_max(ground, races->reach, NULL, &most) != PAVE_OK)
        return region_no_memory();
    for (int32_t i = 0; i < races->own_count; i++) {
        int32_t count = races->own[i].table_count;
        if (count != most + 1)
            return cli_wrong("--table: %d number%s, but cells have up to %d neighbours; give %d: "
                             "for 0 to %d that are occupied",
                             (int)count, count == 1 ? "" : "s", (int)most, (int)most + 1,
                             (int)most);
    }
    return CLI_DONE;
}

// ---- Groups -------------------------------------------------------------------------------------

static int read_groups(const cli_call *call, const region_races_options *options, region_races *out)
{
    int32_t count;
    double sum = 0;
    if (!options->groups) return CLI_DONE;
    int code = region_read_shares("groups", options->groups, 0, 1e9, &out->shares, &count);
    if (code != CLI_DONE) return code;
    if (!cli_given(call, "races")) out->races = count + 1;
    if (count != out->races - 1)
        return cli_wrong(
            "--groups: there are %d shares, and %d groups beside the empty race; give one for each",
            (int)count, (int)out->races - 1);
    for (int32_t i = 0; i < count; i++) sum += out->shares[i];
    if (!(sum > 0))
        return cli_wrong("--groups: all shares are 0; give one group at least something");
    return CLI_DONE;
}

// ---- All ----------------------------------------------------------------------------------------

int region_races_read(const cli_call *call, const region_races_options *options, region_races *out)
{
    out->races = (int32_t)options->races;
    out->reach = (int32_t)options->reach;
    out->counted = options->counted;
    if (options->vacancy >= 1) return cli_wrong("--vacancy: must be below 1");
    if (cli_given(call, "vacancy"))
        out->vacancy =
            options->vacancy > 0 ? options->vacancy : -1; // 0 would be the default of the library
    int code = read_groups(call, options, out);
    return code == CLI_DONE ? read_thresholds(options, out) : code;
}

void region_races_release(region_races *races)
{
    for (int32_t i = 0; i < races->own_count; i++) free((void *)(uintptr_t)races->own[i].table);
    free(races->own);
    free(races->shares);
}

double region_percent(int64_t satisfied, int64_t agents)
{
    return agents > 0 ? (double)(INT64_C(10000) * satisfied / agents) / 100 : 100;
}
