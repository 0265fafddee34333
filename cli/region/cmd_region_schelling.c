// cli/cmd_region_schelling.c: pave region schelling: Schelling's segregation as a maker of maps.
#include "../commands.h"
#include "../work.h"
#include "region_races.h"

static const cli_option table[] = {
    REGION_PLACE_ROWS(races_options, place, "24x24",
                      "hexagon on hex and tri without --size, else rectangle"),
    {"races", 0, CLI_NUMBER, "N", "10",
     "how many races, the empty one counted: --races 2 is one group and empty cells",
     offsetof(races_options, races), 1, PAVE_RACES_MAX},
    {"vacancy", 0, CLI_SHARE, "P", NULL,
     "the share of empty cells (default: that of each race, 1 of --races)",
     offsetof(races_options, vacancy), 0, 0},
    {"groups", 0, CLI_TEXT, "A,B,...", NULL,
     "how large the groups are beside each other, such as 3,2,1 (default: all alike)",
     offsetof(races_options, groups), 0, 0},
    {"counted", 0, CLI_FLAG, NULL, NULL,
     "shares are met exactly; else each cell is drawn by itself", offsetof(races_options, counted),
     0, 0},
    {"table", 0, CLI_LIST, "A,B,...", NULL,
     "how many neighbours of its own race an agent wants, of 0, 1, 2, ... that are occupied; "
     "repeated: each group its own (default: two of five, rounded up, which of six is "
     "0,1,1,2,2,2,3)",
     offsetof(races_options, tables), 0, 0},
    {"ratio", 0, CLI_LIST, "X", NULL,
     "the same as a share of those that are occupied, rounded up; with commas: each group its own",
     offsetof(races_options, ratios), 0, 0},
    {"reach", 0, CLI_NUMBER, "N", "1", "who counts as a neighbour: up to so many steps away",
     offsetof(races_options, reach), 1, PAVE_REACH_MAX},
    {"rule", 0, CLI_WORD, "uniform|satisfying|nearest|improving|swap", "uniform",
     "where the unsatisfied go: to any vacancy; to any, or the nearest, that satisfies; to one "
     "with more of their own; or they swap places",
     offsetof(races_options, rule), 0, 0},
    {"hop", 0, CLI_FLAG, NULL, NULL,
     "with --rule satisfying and nearest: where no vacancy satisfies, go to any; else stay",
     offsetof(races_options, hop), 0, 0},
    {"order", 0, CLI_WORD, "sync|sequential", "sync",
     "all the unsatisfied at once, or one after the other", offsetof(races_options, order), 0, 0},
    {"noise", 0, CLI_SHARE, "P", "0",
     "how probably the satisfied want to move all the same, in each step",
     offsetof(races_options, noise), 0, 0},
    {"steps", 0, CLI_NUMBER, "N", "20000", "at most so many steps", offsetof(races_options, steps),
     0, INT32_MAX},
    {"seed", 's', CLI_SEED, "SEED", "0", "which of the runs, decimal or 0x hexadecimal, 64 bits",
     offsetof(races_options, seed), 0, 0},
    {"repair", 0, CLI_FLAG, NULL, NULL,
     "after the run, mends the map so that all are satisfied; the status and the exit status stay "
     "those of the run",
     offsetof(races_options, repair), 0, 0},
    REGION_MERGE_ROWS(races_options, merge),
    {"frames", 0, CLI_PATH, "DIR", NULL,
     "also writes DIR/step-00000.png, and one more picture for each step and for --repair",
     offsetof(races_options, frames), 0, 0},
    REGION_OUTPUT_ROWS(races_options, output),
    REGION_LOOK_ROWS(races_options, look),
    {"threads", 0, CLI_NUMBER, "N", "0",
     "how many threads; 0: as many as the machine offers; the map is the same",
     offsetof(races_options, threads), 0, CLI_THREADS_MAX},
};

static int check_call(races_job *job)
{
    const races_options *options = job->options;
    const char *sources[] = {options->place.mesh, options->place.graph, options->place.grid,
                             options->place.walls};
    int code =
        region_check_output(&job->base, sources, sizeof sources / sizeof *sources, options->frames);
    if (code == CLI_DONE) code = races_check_frames(job);
    return code == CLI_DONE ? races_read(job) : code;
}

// The map where -o says, and then what is printed: a call that fails has printed nothing.
static int put_out(races_job *job)
{
    int code = races_make_map(job);
    if (code == CLI_DONE) code = region_write(&job->base);
    return code == CLI_DONE ? races_print(job) : code;
}

static int run_job(races_job *job)
{
    const region_place_wish wish = {.bytes = 30};
    int code = check_call(job);
    if (code == CLI_DONE)
        code = region_place_open(job->base.call, &job->options->place, wish, &job->place);
    if (code == CLI_DONE) code = races_settle(job);
    if (code != CLI_DONE) return code;
    cli_catch_signals(); // what is written beside its target is to be taken back
    code = races_run(job);
    if (code == CLI_DONE) code = put_out(job);
    return code == CLI_DONE && job->state.status != PAVE_SEGREGATION_SATISFIED ? CLI_NO : code;
}

static int run(const cli_call *call)
{
    const races_options *options = call->options;
    races_job job = {.base = {.call = call,
                              .output = &options->output,
                              .look = &options->look,
                              .title = "segregation",
                              .nobodys = true},
                     .options = options};
    job.batch.runner = cli_runner(&options->threads);
    job.batch.progress = cli_progress_silent;
    int code = run_job(&job);
    races_release(&job);
    return code;
}

const cli_command cli_region_schelling = {
    .group = "region",
    .name = "schelling",
    .operands = "",
    .summary = "neighbourhoods by Schelling's segregation: the unsatisfied move until all have "
               "enough of their own around them",
    .about = "Each cell gets a race at random, or stays empty. In each step all who have too few "
             "neighbours of their own race move to empty cells. Prints how it ended, after how "
             "many steps, "
             "how many of the agents are satisfied, and how many territories there are: cells of "
             "one race that hang together.\n"
             "It does not always end: \"satisfied\" is the good end; \"frozen\", that nobody can "
             "move any more, as there is no vacancy, or none that suits; \"limit\", that --steps "
             "ran out. The "
             "exit status is 1 unless all are satisfied, and the map is written all the same. "
             "--repair makes a map of it anyway.\n"
             "Then territories are merged where that is asked for: empty cells, small ones, holes, "
             "in this order.",
    .examples = "pave region schelling --seed 7 -o map.svg\n"
                "pave region schelling --radius 30 --races 5 --fill-empty -o a.png\n"
                "pave region schelling --grid square --contact vertex --vacancy 0.1 --json\n"
                "pave region schelling --rule improving --order sequential --repair\n"
                "pave region schelling --mesh tiles.json --races 4 --frames film\n",
    .no = "not all are satisfied",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .options_size = sizeof(races_options),
    .run = run,
};
