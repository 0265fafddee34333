/// cli/region/region_races.h: what pave region schelling takes, and the run that comes of it.
#ifndef PAVE_CLI_REGION_RACES_H
#define PAVE_CLI_REGION_RACES_H

#include "region.h"
#include "region_place.h"

#include <pave/segregation.h>

typedef struct races_options {
    region_place_options place;
    int64_t races, reach, steps, threads;
    double vacancy, noise;
    const char *groups, *frames;
    cli_list tables, ratios;
    int rule, order;
    bool counted, hop, repair;
    uint64_t seed;
    region_merge merge;
    region_output output;
    region_look look;
} races_options;

/// A run on its way. {0}, except the call and its options; races_release at the end.
typedef struct races_job {
    region_job base; ///< first: printers receive it
    const races_options *options;
    region_place place;
    pave_segregation_def def;
    uint8_t *closed;            // of --walls; else NULL
    double *groups;             // of --groups; else NULL
    pave_threshold *thresholds; // one for each group, or one for all; tables are theirs
    int32_t threshold_count;
    pave_segregation *run;
    pave_segregation_state state; // of the run, before its repair
    int32_t mended;               // cells that the repair changed
    int32_t *labels;
    pave_batch batch;
} races_job;

/// Fills in what the options say of races, thresholds and rules. Returns an exit code, having said
/// what was wrong.
int races_read(races_job *job);

/// Whether a film can be made where --frames says: no picture of an earlier one lies there, and -o
/// is none of it. Returns an exit code, after a message where it is not CLI_DONE.
int races_check_frames(const races_job *job);

/// What is to be said when the cells are there: which of them are closed, and whether each table is
/// as long as they have neighbours.
int races_settle(races_job *job);

void races_release(races_job *job);

/// Makes the map of the races as they are now. Returns an exit code, after a message where it is
/// not CLI_DONE.
int races_make_map(races_job *job);

/// Runs to the end, writing a picture of each step where --frames is given; mends the map where
/// --repair does. Returns an exit code, after a message where it is not CLI_DONE; a run that does
/// not end satisfied is no failure.
int races_run(races_job *job);

/// Prints how the run ended, for region_put_out.
region_printer races_print;

#endif
