// cli/region/cmd_region_schelling.c: pave region schelling: Schelling's segregation as a maker of
// maps.
#include "../commands.h"
#include "../work.h"
#include "region_races.h"

#define OPTIONS races_options
static const cli_option table[] = {
    REGION_PLACE_ROWS(place, "24x24", GRID_WINDOW_DEFAULT),
    CLI_COUNT_ROW(
        "races", "N", "10", races, 1, PAVE_RACES_MAX,
        "number of races, the empty one included: --races 2 is one group and empty cells"),
    CLI_ROW(SHARE, "vacancy", "P", NULL, vacancy,
            "the share of vacancies (default: that of each race, 1 of --races)"),
    CLI_ROW(TEXT, "groups", "A,B,...", NULL, groups,
            "the relative sizes of the groups, such as 3,2,1 (default: all equal)"),
    CLI_FLAG_ROW("counted", counted,
                 "meet the shares exactly; without it each cell is drawn alone"),
    CLI_ROW(
        LIST, "table", "A,B,...", NULL, tables,
        "the threshold of an agent: how many neighbours of its race it wants where 0, 1, 2, ... "
        "are occupied; repeated: one table for each group (default: two of five, rounded up, "
        "which for six is 0,1,1,2,2,2,3)"),
    CLI_ROW(LIST, "ratio", "X", NULL, ratios,
            "the threshold as a share of the occupied neighbours, rounded up; with commas: one for "
            "each group"),
    CLI_COUNT_ROW("reach", "N", "1", reach, 1, PAVE_REACH_MAX,
                  "the neighbourhood: cells up to this many steps away"),
    CLI_ROW(WORD, "rule", "uniform|satisfying|nearest|improving|swap", "uniform", rule,
            "where an unsatisfied agent goes: to any vacancy, to any or the nearest that satisfies "
            "it, to one with more neighbours of its race, or it swaps with another agent"),
    CLI_FLAG_ROW(
        "hop", hop,
        "with --rule satisfying or nearest: where no vacancy satisfies, go to any, instead "
        "of staying"),
    CLI_ROW(WORD, "order", "sync|sequential", "sync", order,
            "move all unsatisfied agents at once, or one by one"),
    CLI_ROW(SHARE, "noise", "P", "0", noise,
            "the probability that a satisfied agent moves in a step"),
    CLI_COUNT_ROW("steps", "N", "20000", steps, 0, INT32_MAX, "maximum number of steps"),
    CLI_SEED_ROW(seed, "which run"),
    CLI_FLAG_ROW("repair", repair,
                 "after the run, change the map so that all agents are satisfied; status and exit "
                 "status stay those of the run"),
    REGION_MERGE_ROWS(merge),
    CLI_ROW(FOLDER, "frames", "DIR", NULL, frames,
            "also write DIR/step-00000.png and a picture of each step and of --repair"),
    REGION_OUTPUT_ROWS(output),
    REGION_LOOK_ROWS(look),
    CLI_THREADS_ROW(threads),
};

enum { CHOOSING = REGION_MODE(0) };

static uint32_t modes_of(const cli_call *call)
{
    const races_options *options = call->options;
    bool chooses = options->rule == PAVE_MOVE_SATISFYING || options->rule == PAVE_MOVE_NEAREST;
    return region_modes(call, options->frames) | region_place_modes(&options->place) |
           (chooses ? CHOOSING : 0);
}

static const cli_need needs[] = {
    {"hop", CHOOSING, "only --rule satisfying and nearest stay where no vacancy satisfies"},
    REGION_PLACE_NEEDS,
    REGION_LOOK_NEEDS,
    {NULL, 0, NULL},
};

static int check_call(races_job *job)
{
    int code = region_check_look(&job->base);
    if (code == CLI_DONE) code = races_check_frames(job);
    return code == CLI_DONE ? races_read(job) : code;
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
    if (code == CLI_DONE) code = races_make_map(job);
    if (code == CLI_DONE) code = region_put_out(&job->base, races_print);
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
               "enough neighbours of their race",
    .about = "Each cell gets a race at random, or stays empty. In each step all agents that have "
             "too few "
             "neighbours of their race move to vacancies. Prints how the run ended, after how "
             "many steps, "
             "how many of the agents are satisfied, and how many territories there are: cells of "
             "one race that are connected.\n"
             "It does not always end: \"satisfied\" is the good end; \"frozen\": no agent can "
             "move any more, as there is no vacancy, or none that suits; \"limit\", that --steps "
             "ran out. The "
             "exit status is 1 unless all are satisfied, and the map is written all the same. "
             "--repair makes a map of it anyway.\n"
             "Then territories are merged where options say so: empty cells, small ones, holes, "
             "in this order.",
    .examples = "pave region schelling --seed 7 -o map.svg\n"
                "pave region schelling --radius 30 --races 5 --fill-empty -o a.png\n"
                "pave region schelling --grid square --contact vertex --vacancy 0.1 --json\n"
                "pave region schelling --rule improving --order sequential --repair\n"
                "pave region schelling --mesh tiles.json --races 4 --frames film\n",
    .no = "not all are satisfied",
    CLI_TABLE(table),
    .formats = REGION_FORMATS,
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
