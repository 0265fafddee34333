// cli/region/cmd_region_schelling.c: pave region schelling: agents that move until they like where
// they live.
#include "../commands.h"
#include "../say.h"
#include "../work.h"
#include "region.h"
#include "region_place.h"

#include <pave/segregation.h>

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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

/// Whether a name is that of a picture of a film: `start`, something, ".png".
static bool cli_is_frame(const char *name, const char *start)
{
    const char *end = ".png";
    size_t length = strlen(name), head = strlen(start), tail = strlen(end);
    return length > head + tail && strncmp(name, start, head) == 0 &&
           strcmp(name + length - tail, end) == 0;
}

/// Whether the folder holds such a picture; what is longer than a new film would stay behind it.
static bool cli_has_frames(const char *folder, const char *start)
{
    bool found = false;
    DIR *entries = opendir(folder);
    for (struct dirent *entry; entries && !found && (entry = readdir(entries));)
        found = cli_is_frame(entry->d_name, start);
    if (entries) closedir(entries);
    return found;
}

/// Makes the folder that an option names, unless it is there. Returns CLI_DONE, or CLI_FAILED with
/// a message written.
static int cli_make_film(const char *option, const char *folder)
{
    struct stat status;
    if (mkdir(folder, 0777) == 0) return CLI_DONE;
    if (errno != EEXIST)
        return cli_failed("%s: the folder %s cannot be made (%s); make it first, or name another",
                          option, folder, strerror(errno));
    if (stat(folder, &status) != 0 || !S_ISDIR(status.st_mode))
        return cli_failed("%s: %s is not a folder; name another", option, folder);
    return CLI_DONE;
}

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

/// Whether each table is as long as cells of the ground have neighbours. Returns the same.
static int region_races_check(const region_races *races, const region_races_options *options,
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

/// Reads them. Returns an exit code, after a message where it is not CLI_DONE.
static int region_races_read(const cli_call *call, const region_races_options *options,
                             region_races *out)
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

static void region_races_release(region_races *races)
{
    for (int32_t i = 0; i < races->own_count; i++) free((void *)(uintptr_t)races->own[i].table);
    free(races->own);
    free(races->shares);
}

/// The satisfied of a hundred agents, rounded down to hundredths: 100 only where all are.
static double region_percent(int64_t satisfied, int64_t agents)
{
    return agents > 0 ? (double)(INT64_C(10000) * satisfied / agents) / 100 : 100;
}

typedef struct races_options {
    region_place_options place;
    region_races_options races;
    int64_t steps, threads;
    const char *frames;
    int order;
    uint64_t seed;
    region_merge merge;
    region_output output;
    region_look look;
} races_options;

#define OPTIONS races_options
static const cli_option table[] = {
    REGION_PLACE_ROWS(place, "24x24", GRID_WINDOW_DEFAULT),
    REGION_RACES_ROWS(races),
    CLI_ROW(WORD, "order", "sync|sequential", "sync", order,
            "move all unsatisfied agents at once, or one by one"),
    CLI_COUNT_ROW("steps", "N", "20000", steps, 0, INT32_MAX, "maximum number of steps"),
    CLI_SEED_ROW(seed, "which run"),
    REGION_MERGE_ROWS(merge),
    CLI_ROW(
        FOLDER, "frames", "DIR", NULL, frames,
        "also write DIR/step-00000.png and a picture of each step, without --steps of the first "
        "1000"),
    REGION_OUTPUT_ROWS(output),
    REGION_LOOK_ROWS(look),
    CLI_THREADS_ROW(threads),
};

/// A run on its way.
typedef struct races_job {
    region_job base; // first: printers receive it
    const races_options *options;
    region_place place;
    pave_segregation_def def;
    region_races races;
    uint8_t *closed; // of --on; else NULL
    pave_segregation *run;
    pave_segregation_state state;
    int64_t frames; // pictures of --frames
    int32_t *labels;
    pave_batch batch;
} races_job;

static uint32_t modes_of(const cli_call *call)
{
    const races_options *options = call->options;
    return region_modes(call, options->frames) | region_place_modes(&options->place);
}

static const cli_need needs[] = {
    REGION_PLACE_NEEDS,
    REGION_LOOK_NEEDS,
    {NULL, 0, NULL},
};

// ---- The rules ----------------------------------------------------------------------------------

static int read_rules(races_job *job)
{
    const races_options *options = job->options;
    int code = region_races_read(job->base.call, &options->races, &job->races);
    job->def = (pave_segregation_def){.seed = options->seed,
                                      .races = job->races.races,
                                      .vacancy = job->races.vacancy,
                                      .shares = job->races.shares,
                                      .counted = job->races.counted,
                                      .threshold = job->races.threshold,
                                      .thresholds = job->races.thresholds,
                                      .reach = job->races.reach,
                                      .order = (pave_move_order)options->order};
    return code;
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

static int settle(races_job *job)
{
    job->def.ground = job->place.ground;
    return job->place.on.closes && !close_cells(job)
               ? region_no_memory()
               : region_races_check(&job->races, &job->options->races, &job->place.ground);
}

static void release(races_job *job)
{
    region_races_release(&job->races);
    free(job->closed);
    free(job->labels);
    pave_map_destroy(job->base.map);
    pave_segregation_destroy(job->run);
    region_place_close(&job->place);
}

// ---- The map ------------------------------------------------------------------------------------

static int make_map(races_job *job)
{
    if (!job->labels) job->labels = malloc(((size_t)job->state.cells + 1) * sizeof *job->labels);
    if (!job->labels) return region_no_memory();
    pave_segregation_labels(job->run, job->labels);
    pave_map_destroy(job->base.map);
    job->base.map = NULL;
    job->base.walls = job->place.closed;
    pave_map_def def = {
        .territory = region_territory_def(&job->options->merge, job->place.ground, job->labels),
        .mesh = region_place_mesh(&job->place),
        .patch = region_place_patch(&job->place),
        .orientation = job->place.orientation,
        .kind = "schelling"};
    return region_make_map(&job->base, &def);
}

// ---- The run ------------------------------------------------------------------------------------

static int refuse_run(pave_result result)
{
    switch (result) {
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_NO_MEMORY: return region_no_memory();
    default: return cli_failed("%s", pave_result_text(result));
    }
}

static int run_to_end(races_job *job)
{
    cli_progress bar;
    job->batch.progress = cli_progress_begin(&bar, "moving");
    pave_result result = pave_segregation_run(job->run, job->options->steps, &job->batch);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : refuse_run(result);
}

// ---- A picture of each step ---------------------------------------------------------------------

enum {
    PATH_SIZE = 4096,
    FILM_STEPS = 1000 // that are pictured without --steps: many runs never end by themselves
};

static int frame_path(const races_job *job, int64_t number, char *out)
{
    int length =
        snprintf(out, PATH_SIZE, "%s/step-%05" PRId64 ".png", job->options->frames, number);
    return length < PATH_SIZE ? CLI_DONE
                              : cli_wrong("--frames: the name of the folder is too long");
}

static const char frame_start[] = "step-";

// Whether the file would lie in the folder, by whatever name the folder goes.
static bool lies_in(const char *path, const char *folder)
{
    char name[PATH_SIZE];
    struct stat a, b;
    const char *slash = strrchr(path, '/');
    int length = slash ? (int)(slash - path) + 1 : 0;
    if (length >= PATH_SIZE) return false;
    snprintf(name, sizeof name, "%.*s", length, path);
    return stat(slash ? name : ".", &a) == 0 && stat(folder, &b) == 0 && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}

static int check_frames(const races_job *job)
{
    const char *folder = job->options->frames, *path = job->base.output->path;
    if (!folder) return CLI_DONE;
    const char *name = path && strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    if (path && cli_is_frame(name, frame_start) && lies_in(path, folder))
        return cli_wrong("-o %s: is a name of a picture of --frames; give another", path);
    if (cli_has_frames(folder, frame_start)) // what is longer than the new one would stay behind it
        return cli_wrong(
            "--frames: in %s are pictures of an earlier film; remove them, or name another folder",
            folder);
    return CLI_DONE;
}

static int write_frame(races_job *job, int64_t number)
{
    char path[PATH_SIZE];
    region_job frame = job->base;
    int code = frame_path(job, number, path);
    if (code == CLI_DONE) code = make_map(job);
    frame.map = job->base.map;
    frame.format = REGION_PNG;
    frame.frame = true;
    job->frames++;
    return code == CLI_DONE ? region_draw(&frame, path) : code;
}

static int64_t film_end(const races_job *job)
{
    const int64_t steps = job->options->steps;
    return steps > FILM_STEPS && !cli_given(job->base.call, "steps") ? FILM_STEPS : steps;
}

// The whole film. A step in which no agent moves has no picture.
static int run_with_frames(races_job *job)
{
    const int64_t end = film_end(job);
    cli_progress bar;
    const pave_progress told = cli_progress_begin(&bar, "drawing steps");
    int code = cli_make_film("--frames", job->options->frames);
    if (code == CLI_DONE) code = write_frame(job, 0);
    while (code == CLI_DONE) {
        pave_segregation_state before = pave_segregation_get_state(job->run);
        if (before.steps >= end || told.stop(told.context, before.steps, end)) break;
        pave_result result = pave_segregation_run(job->run, before.steps + 1, &job->batch);
        if (result != PAVE_OK) code = refuse_run(result);
        pave_segregation_state after = pave_segregation_get_state(job->run);
        if (after.steps == before.steps) break; // satisfied, or frozen
        if (code == CLI_DONE) code = write_frame(job, after.steps);
    }
    // All of it, also where it ended before --steps did.
    if (code == CLI_DONE && !cli_stopped()) told.stop(told.context, 1, 1);
    cli_progress_end(&bar);
    return code == CLI_DONE && cli_stopped() ? CLI_STOPPED : code;
}

static int run_races(races_job *job)
{
    pave_error error = {0};
    pave_result result = pave_segregation_create(&job->def, NULL, &job->run, &error);
    if (result != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? region_no_memory() : cli_wrong("%s", error.message);
    job->state = pave_segregation_get_state(job->run);
    int code = job->options->frames ? run_with_frames(job) : CLI_DONE;
    if (code == CLI_DONE)
        code = run_to_end(job); // also after a film, which may have ended before the run
    job->state = pave_segregation_get_state(job->run);
    return code;
}

// ---- What is said -------------------------------------------------------------------------------

static int print(const region_job *base, cli_result *result)
{
    const races_job *job = (const races_job *)base;
    const pave_segregation_state *state = &job->state;
    const char *status = pave_word(pave_segregation_status_words, state->status);
    const int territories = (int)base->map->territories->count;
    int64_t count;
    const int32_t *history = pave_segregation_history(job->run, &count);
    cli_json_text(result, "status", status);
    CLI_JSON_COUNTS(result, "steps|moves|cells|agents|vacancies|satisfied|unsatisfied|territories",
                    state->steps, state->moves, state->cells, state->agents, state->vacancies,
                    state->satisfied, state->unsatisfied, territories);
    cli_json_member(result, "satisfaction", "%.5g",
                    region_percent(state->satisfied, state->agents));
    cli_json_list(result, "history", history, count);
    cli_text(result,
             "status=%s steps=%" PRId64 " satisfied=%d/%d satisfaction=%.5g%% territories=%d\n",
             status, state->steps, (int)state->satisfied, (int)state->agents,
             region_percent(state->satisfied, state->agents), territories);
    if (job->options->frames) CLI_JSON_COUNTS(result, "frames", job->frames);
    if (job->options->frames && state->steps > film_end(job))
        cli_text(result, "frames=%" PRId64 ", of the first %d steps; --steps pictures more\n",
                 job->frames, (int)FILM_STEPS);
    return result->json ? region_put_measures(result, base->map) : CLI_DONE;
}

// ---- The call -----------------------------------------------------------------------------------

static int check_call(races_job *job)
{
    int code = region_check_look(&job->base);
    if (code == CLI_DONE) code = check_frames(job);
    return code == CLI_DONE ? read_rules(job) : code;
}

static int run_job(races_job *job)
{
    const region_place_wish wish = {.bytes = 30};
    int code = check_call(job);
    if (code == CLI_DONE)
        code = region_place_open(job->base.call, &job->options->place, wish, &job->place);
    if (code == CLI_DONE) code = settle(job);
    if (code != CLI_DONE) return code;
    cli_catch_signals(); // what is written beside its target is to be taken back
    code = run_races(job);
    if (code == CLI_DONE) code = make_map(job);
    if (code == CLI_DONE) code = region_put_out(&job->base, print);
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
    release(&job);
    return code;
}

const cli_command cli_region_schelling = {
    .group = "region",
    .name = "schelling",
    .operands = "",
    .summary = "neighbourhoods by Schelling's segregation: the unsatisfied move until all have "
               "enough neighbours of their race",
    .about =
        "Each cell gets a race at random, or stays empty. In each step all agents that have "
        "too few neighbours of their race move to vacancies. Prints how the run ended, after "
        "how many steps, how many of the agents are satisfied, the same in per cent rounded "
        "down, and how many territories there are: cells of one race that are connected.\n"
        "It does not always end: \"satisfied\" is the good end; \"frozen\": no agent can move "
        "any more, as there is no vacancy; \"limit\", that --steps ran out. The exit status is "
        "1 unless all are satisfied, and the map is written all the same.\n"
        "Then territories are merged where options say so: empty cells, small ones, holes, in "
        "this order.",
    .examples = "pave region schelling --seed 7 -o map.svg\n"
                "pave region schelling --radius 30 --races 5 --fill-empty -o a.png\n"
                "pave region schelling --grid square --contact vertex --vacancy 0.1 --json\n"
                "pave region schelling --order sequential --steps 500\n"
                "pave region schelling --on tiles.json --races 4 --frames film\n",
    .no = "not all are satisfied",
    CLI_TABLE(table),
    .formats = REGION_FORMATS,
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
