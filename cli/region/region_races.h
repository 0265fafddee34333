/// cli/region/region_races.h: what the options of a segregation say about its races: their number
/// and shares, and what satisfies an agent.
#ifndef PAVE_CLI_REGION_RACES_H
#define PAVE_CLI_REGION_RACES_H

#include "region.h"

#include <pave/segregation.h>

typedef struct region_races_options {
    int64_t races, reach;
    double vacancy;
    const char *groups;
    cli_list tables, ratios;
    bool counted;
} region_races_options;

/// Their rows in a command's table. `races` is the region_races_options.
#define REGION_RACES_ROWS(from)                                                                    \
    CLI_COUNT_ROW(                                                                                 \
        "races", "N", "10", from.races, 1, PAVE_RACES_MAX,                                         \
        "number of races, the empty one included: --races 2 is one group and empty cells"),        \
        CLI_ROW(SHARE, "vacancy", "P", NULL, from.vacancy,                                         \
                "the share of vacancies (default: that of each race, 1 of --races)"),              \
        CLI_ROW(TEXT, "groups", "A,B,...", NULL, from.groups,                                      \
                "the relative sizes of the groups, such as 3,2,1 (default: all equal)"),           \
        CLI_FLAG_ROW("counted", from.counted,                                                      \
                     "meet the shares exactly; without it each cell is drawn alone"),              \
        CLI_ROW(LIST, "table", "A,B,...", NULL, from.tables,                                       \
                "the threshold of an agent: how many neighbours of its race it wants where 0, 1, " \
                "2, ... are occupied; repeated: one table for each group (default: two of five, "  \
                "rounded up, which for six is 0,1,1,2,2,2,3)"),                                    \
        CLI_ROW(LIST, "ratio", "X", NULL, from.ratios,                                             \
                "the threshold as a share of the occupied neighbours, rounded up; with commas: "   \
                "one for each group"),                                                             \
        CLI_COUNT_ROW("reach", "N", "1", from.reach, 1, PAVE_REACH_MAX,                            \
                      "the neighbourhood: cells up to this many steps away")

/// The same as a definition has it. {0} at first; region_races_release at the end.
typedef struct region_races {
    int32_t races, reach;
    double vacancy;
    double *shares; ///< of --groups; else NULL
    bool counted;
    pave_threshold threshold;         ///< for all groups
    const pave_threshold *thresholds; ///< one for each group; else NULL
    pave_threshold *own;              ///< private: those that were read; tables are theirs
    int32_t own_count;
} region_races;

/// Reads them. Returns an exit code, after a message where it is not CLI_DONE.
int region_races_read(const cli_call *call, const region_races_options *options, region_races *out);

/// Whether each table is as long as cells of the ground have neighbours. Returns the same.
int region_races_check(const region_races *races, const region_races_options *options,
                       const pave_ground *ground);

void region_races_release(region_races *races);

/// The satisfied of a hundred agents, rounded down to hundredths: 100 only where all are.
double region_percent(int64_t satisfied, int64_t agents);

#endif
