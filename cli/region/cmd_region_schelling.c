// cli/region/cmd_region_schelling.c: pave region schelling: agents that move until they are
// satisfied with their neighbours.
#include "../commands.h"
#include "../output.h"
#include "../say.h"
#include "../work.h"
#include "region.h"
#include "region_place.h"

#include <pave/segregation.h>

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct races_options {
    region_place_options place;
    int64_t races, reach, steps, runs, threads;
    double vacancy;
    const char *groups, *frames, *csv, *plot;
    cli_list tables, ratios;
    bool counted;
    int order;
    uint64_t seed;
    region_merge merge;
    region_output output;
    region_look look;
} races_options;

#define PLOT_FORMATS "svg|pdf|png"

#define OPTIONS races_options
static const cli_option table[] = {
    REGION_PLACE_ROWS(place, "24x24", GRID_WINDOW_DEFAULT),
    CLI_COUNT_ROW(
        "races", "N", "10", races, 1, PAVE_RACES_MAX,
        "number of races, including the empty one: --races 2 is one group and empty cells"),
    CLI_ROW(SHARE, "vacancy", "P", NULL, vacancy,
            "the share of vacancies (default: the same as each race, 1 of --races)"),
    CLI_ROW(TEXT, "groups", "A,B,...", NULL, groups,
            "the relative sizes of the groups, such as 3,2,1 (default: all equal)"),
    CLI_FLAG_ROW("counted", counted,
                 "meet the shares exactly instead of drawing each cell independently"),
    CLI_ROW(
        LIST, "table", "A,B,...", NULL, tables,
        "the threshold of an agent: the required number of neighbours of its race if 0, 1, 2, ... "
        "are occupied; give a table for each group, or one for all (default: two of five, rounded "
        "up, which for six is 0,1,1,2,2,2,3)"),
    CLI_ROW(LIST, "ratio", "X", NULL, ratios,
            "the threshold as a share of the occupied neighbours, rounded up; with commas: one for "
            "each group"),
    CLI_COUNT_ROW("reach", "N", "1", reach, 1, PAVE_REACH_MAX,
                  "the neighbourhood: cells up to this many steps away"),
    CLI_ROW(WORD, "order", "sync|sequential", "sync", order,
            "move all unsatisfied agents at once, or one by one"),
    CLI_COUNT_ROW("steps", "N", "20000", steps, 0, INT32_MAX, "maximum number of steps"),
    CLI_SEED_ROW(seed, "which run"),
    CLI_COUNT_ROW("runs", "N", "1", runs, 1, 100000,
                  "N runs of consecutive seeds, from --seed on; the name of -o has %d or %03d for "
                  "their numbers, from 1"),
    CLI_ROW(OUTPUT, "csv", "FILE", NULL, csv,
            "also write a table: a line for each run and step, with the agents that are satisfied "
            "and how segregated the map is"),
    CLI_ROW(OUTPUT, "plot", "FILE." PLOT_FORMATS, NULL, plot,
            "also plot the number of satisfied agents by step, all runs in one picture"),
    REGION_MERGE_ROWS(merge),
    CLI_ROW(
        FOLDER, "frames", "DIR", NULL, frames,
        "also write a picture of each step, from DIR/step-00000.png on, with dots on unsatisfied "
        "agents; without --steps until maps repeat, for at most 1000 steps"),
    REGION_OUTPUT_ROWS(output),
    REGION_LOOK_ROWS(look),
    CLI_THREADS_ROW(threads),
};

/// State of a run.
typedef struct races_job {
    region_job base; // must be first: printers receive a pointer to it
    const races_options *options;
    region_place place;
    pave_segregation_def def;
    double *shares;      // shares of --groups; otherwise NULL
    pave_threshold *own; // thresholds of --table or --ratio, including their tables; otherwise NULL
    int32_t own_count;
    uint8_t *closed; // closed cells of --on; otherwise NULL
    uint8_t *dots;   // marks unsatisfied agents in frames
    pave_segregation *run;
    pave_segregation_state state;
    int64_t frames; // number of pictures of --frames
    bool repeats;   // whether the last pictures repeat earlier states
    int32_t *labels;
    int32_t *history; // number of unsatisfied agents at each step
    int64_t history_count;
    pave_batch batch;
    FILE *csv;    // NULL: none
    int64_t rows; // number of rows of this run in the table
} races_job;

// ---- Thresholds ---------------------------------------------------------------------------------

/// A ratio that satisfies every agent; 0 would mean the library's default.
static const double NOTHING_WANTED = 1e-12;

// Reads one threshold for each group, or one for all.
static int take_thresholds(races_job *job, const char *option, int32_t count)
{
    const int32_t groups = job->def.races - 1;
    if (count != 1 && count != groups)
        return cli_wrong("--%s: %d values for %d groups (without the empty race); give one for "
                         "all, or one for each",
                         option, (int)count, (int)groups);
    job->own = calloc((size_t)count, sizeof *job->own);
    job->own_count = job->own ? count : 0;
    return job->own ? CLI_DONE : cli_failed("out of memory");
}

static int read_tables(races_job *job)
{
    const cli_list *tables = &job->options->tables;
    int code = take_thresholds(job, "table", tables->count);
    for (int i = 0; i < tables->count && code == CLI_DONE; i++) {
        int32_t *wanted;
        code = region_read_counts("table", tables->items[i], 0, INT32_MAX, &wanted,
                                  &job->own[i].table_count);
        job->own[i].table = wanted;
    }
    return code;
}

// Reads --ratio, which may be a list with one value per group.
static int read_ratios(races_job *job)
{
    const cli_list *lists = &job->options->ratios;
    double *ratios;
    int32_t count;
    if (lists->count > 1)
        return cli_wrong(
            "--ratio: given %d times; give it once, with a value for each group, such as 0.3,0.5",
            lists->count);
    int code = region_read_shares("ratio", lists->items[0], 0, 1, &ratios, &count);
    if (code == CLI_DONE) code = take_thresholds(job, "ratio", count);
    for (int32_t i = 0; code == CLI_DONE && i < count; i++)
        job->own[i].ratio = ratios[i] > 0 ? ratios[i] : NOTHING_WANTED;
    free(ratios);
    return code;
}

static int read_thresholds(races_job *job)
{
    const races_options *options = job->options;
    if (options->tables.count && options->ratios.count)
        return cli_wrong("--ratio: --table also sets the threshold; give one of the two");
    const int code = options->tables.count   ? read_tables(job)
                     : options->ratios.count ? read_ratios(job)
                                             : CLI_DONE;
    if (code != CLI_DONE) return code;
    if (job->own_count == 1) job->def.threshold = job->own[0];
    if (job->own_count > 1) job->def.thresholds = job->own;
    return CLI_DONE;
}

// Checks that the length of each table matches the number of neighbours of the ground's cells.
static int check_tables(const races_job *job)
{
    int32_t most;
    if (!job->options->tables.count) return CLI_DONE;
    if (pave_segregation_neighbors_max(&job->def.ground, job->def.reach, NULL, &most) != PAVE_OK)
        return region_no_memory();
    for (int32_t i = 0; i < job->own_count; i++) {
        const int32_t count = job->own[i].table_count;
        if (count != most + 1)
            return cli_wrong("--table: %d number%s, but cells have up to %d neighbours; give %d, "
                             "for 0 to %d occupied neighbours",
                             (int)count, count == 1 ? "" : "s", (int)most, (int)most + 1,
                             (int)most);
    }
    return CLI_DONE;
}

static int read_groups(races_job *job)
{
    int32_t count;
    double sum = 0;
    if (!job->options->groups) return CLI_DONE;
    int code = region_read_shares("groups", job->options->groups, 0, 1e9, &job->shares, &count);
    if (code != CLI_DONE) return code;
    if (!cli_given(job->base.call, "races")) job->def.races = count + 1;
    if (count != job->def.races - 1)
        return cli_wrong(
            "--groups: %d shares for %d groups (without the empty race); give one for each",
            (int)count, (int)job->def.races - 1);
    for (int32_t i = 0; i < count; i++) sum += job->shares[i];
    if (!(sum > 0)) return cli_wrong("--groups: all shares are 0; give at least one group a share");
    job->def.shares = job->shares;
    return CLI_DONE;
}

/// Returns the percentage of satisfied agents, rounded down to hundredths: 100 only if all are
/// satisfied.
static double region_percent(int64_t satisfied, int64_t agents)
{
    return agents > 0 ? (double)(INT64_C(10000) * satisfied / agents) / 100 : 100;
}

enum { ONE = REGION_MODE(0) }; // a single run

static uint32_t modes_of(const cli_call *call)
{
    const races_options *options = call->options;
    return region_modes(call, options->frames) | region_place_modes(&options->place) |
           (cli_given(call, "runs") ? 0 : ONE);
}

static const cli_need needs[] = {
    {"frames", ONE, "a film shows one run"}, REGION_PLACE_NEEDS, REGION_LOOK_NEEDS};

// ---- The rules ----------------------------------------------------------------------------------

static int read_rules(races_job *job)
{
    const races_options *options = job->options;
    job->def.races = (int32_t)options->races;
    job->def.reach = (int32_t)options->reach;
    job->def.counted = options->counted;
    job->def.order = (pave_move_order)options->order;
    if (options->vacancy >= 1) return cli_wrong("--vacancy: must be below 1");
    if (cli_given(job->base.call, "vacancy"))
        job->def.vacancy =
            options->vacancy > 0 ? options->vacancy : -1; // 0 would mean the library's default
    const int code = read_groups(job);
    return code == CLI_DONE ? read_thresholds(job) : code;
}

// Sets the ground and the closed cells of the definition, and checks that tables match the ground.
static int settle(races_job *job)
{
    const int64_t count = pave_ground_count(job->place.ground);
    job->def.ground = job->place.ground;
    if (!job->place.on.closes) return check_tables(job);
    job->def.closed = job->closed = malloc((size_t)count + 1);
    for (int64_t i = 0; job->closed && i < count; i++)
        job->closed[i] = region_place_is_closed(&job->place, i);
    return job->closed ? check_tables(job) : region_no_memory();
}

static void release(races_job *job)
{
    for (int32_t i = 0; i < job->own_count; i++) free((void *)(uintptr_t)job->own[i].table);
    free(job->own);
    free(job->shares);
    free(job->closed);
    free(job->dots);
    free(job->labels);
    free(job->history);
    pave_map_destroy(job->base.map);
    pave_segregation_destroy(job->run);
    region_place_close(&job->place);
}

// ---- The map ------------------------------------------------------------------------------------

static bool take_labels(races_job *job)
{
    if (!job->labels) job->labels = malloc(((size_t)job->state.cells + 1) * sizeof *job->labels);
    if (job->labels) pave_segregation_labels(job->run, job->labels);
    return job->labels;
}

static int make_map(races_job *job)
{
    if (!take_labels(job)) return region_no_memory();
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

// Returns the threshold as given, with spaces instead of commas.
static const char *threshold_text(const races_job *job, char *out, size_t size)
{
    const cli_list *given =
        job->options->tables.count ? &job->options->tables : &job->options->ratios;
    snprintf(out, size, "%s", given->count ? "" : "0.4");
    for (int i = 0; i < given->count; i++) {
        const size_t length = strlen(out);
        snprintf(out + length, size - length, "%s%s", i > 0 ? "; " : "", given->items[i]);
    }
    for (char *c = out; *c; c++) *c = *c == ',' ? ' ' : *c;
    return out;
}

static int refuse_run(pave_result result)
{
    switch (result) {
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_NO_MEMORY: return region_no_memory();
    default: return cli_failed("%s", pave_result_text(result));
    }
}

// Writes the row of the table for this step, unless it is already written.
static int write_row(races_job *job)
{
    const pave_segregation_state state = pave_segregation_get_state(job->run);
    char threshold[128];
    pave_measures m;
    if (!job->csv || state.steps < job->rows) return CLI_DONE;
    job->rows = state.steps + 1;
    if (!take_labels(job) ||
        pave_measures_make(&job->place.ground, job->labels, NULL, &m) != PAVE_OK)
        return region_no_memory();
    fprintf(job->csv, "%" PRIu64 ",%d,%s,%" PRId64 ",%d,%d,%.6f,%.6f,%.6f,%.6f,%.6f,%d,%d\n",
            job->def.seed, (int)job->def.races, threshold_text(job, threshold, sizeof threshold),
            state.steps, (int)state.agents, (int)state.satisfied, m.same_share, m.dissimilarity,
            m.isolation, m.moran, m.interface_density, (int)m.clusters, (int)m.largest);
    return CLI_DONE;
}

// Runs a step, unless the run has reached `end` or is finished. Returns false in these cases, or if
// the step failed.
static bool run_step(races_job *job, int64_t end, int *code)
{
    const int64_t before = pave_segregation_get_state(job->run).steps;
    if (*code == CLI_DONE) *code = write_row(job);
    if (before >= end || *code != CLI_DONE) return false;
    const pave_result result = pave_segregation_run(job->run, before + 1, &job->batch);
    if (result != PAVE_OK) *code = refuse_run(result);
    return *code == CLI_DONE && pave_segregation_get_state(job->run).steps > before;
}

static int run_to_end(races_job *job)
{
    const int64_t end = job->options->steps;
    cli_progress bar;
    int code = CLI_DONE;
    const pave_progress told = cli_progress_begin(&bar, "moving");
    while (job->csv && run_step(job, end, &code))
        if (told.stop(told.context, pave_segregation_get_state(job->run).steps, end))
            code = CLI_STOPPED;
    job->batch.progress = told;
    const pave_result result = pave_segregation_run(job->run, end, &job->batch);
    cli_progress_end(&bar);
    return code == CLI_DONE && result != PAVE_OK ? refuse_run(result) : code;
}

// ---- A picture of each step ---------------------------------------------------------------------

enum {
    PATH_SIZE = REGION_PATH_SIZE,
    FILM_STEPS = 1000, // maximum number of pictures without --steps: many runs never end by
                       // themselves
    FILM_STALE = 100   // number of consecutive repeated pictures that ends the film
};

static int frame_path(const races_job *job, int64_t number, char *out)
{
    int length =
        snprintf(out, PATH_SIZE, "%s/step-%05" PRId64 ".png", job->options->frames, number);
    return length < PATH_SIZE ? CLI_DONE
                              : cli_wrong("--frames: the name of the folder is too long");
}

static int check_frames(const races_job *job)
{
    const char *folder = job->options->frames, *path = job->base.output->path;
    char taken[PATH_SIZE];
    if (!folder) return CLI_DONE;
    if (path) {
        const char *name = path + cli_folder_length(path);
        snprintf(taken, sizeof taken, "%s/%s", folder, name);
        if (strncmp(name, "step-", strlen("step-")) == 0 && cli_same_file(path, taken))
            return cli_wrong("-o %s: a picture of --frames has this name; choose another name",
                             path);
    }
    const int code = frame_path(job, 0, taken);
    // A shorter new file would leave the end of a longer old one.
    if (code == CLI_DONE && cli_is_taken(taken))
        return cli_wrong(
            "--frames: %s has pictures of an earlier film; remove them, or choose another folder",
            folder);
    return code;
}

static int write_frame(races_job *job, int64_t number)
{
    char path[PATH_SIZE];
    region_job frame = job->base;
    int code = frame_path(job, number, path);
    if (code == CLI_DONE) code = make_map(job);
    if (!job->dots) job->dots = malloc((size_t)job->state.cells + 1);
    if (code == CLI_DONE &&
        (!job->dots || pave_segregation_unsatisfied(job->run, job->dots) != PAVE_OK))
        return region_no_memory();
    frame.dots = job->dots;
    frame.map = job->base.map;
    frame.format = REGION_PNG;
    frame.frame = true;
    job->frames++;
    return code == CLI_DONE ? region_draw(&frame, path) : code;
}

// Records the map, and counts the last pictures that repeat earlier ones.
static void film_watch(races_job *job, uint64_t *seen, int *stale)
{
    const uint64_t now = pave_segregation_hash(job->run);
    int64_t i = 0;
    seen[job->frames - 1] = now;
    while (seen[i] != now) i++;
    *stale = i < job->frames - 1 ? *stale + 1 : 0;
    job->repeats = *stale >= FILM_STALE;
}

// Runs the whole film. A step in which no agent moves has no picture.
static int run_with_frames(races_job *job)
{
    static uint64_t seen[FILM_STEPS + 1];
    const bool bounded = !cli_given(job->base.call, "steps");
    const int64_t steps = job->options->steps,
                  end = bounded && steps > FILM_STEPS ? FILM_STEPS : steps;
    int stale = 0;
    cli_progress bar;
    const pave_progress told = cli_progress_begin(&bar, "drawing steps");
    int code = cli_make_folder(job->options->frames);
    if (code == CLI_DONE) code = write_frame(job, 0);
    while (run_step(job, end, &code)) {
        code = write_frame(job, pave_segregation_get_state(job->run).steps);
        if (bounded && code == CLI_DONE) film_watch(job, seen, &stale);
        if (job->repeats || told.stop(told.context, job->frames - 1, end)) break;
    }
    // shows full progress even if it ended before --steps
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
    // Needed after a film as well, which may end before the run.
    if (code == CLI_DONE) code = run_to_end(job);
    job->state = pave_segregation_get_state(job->run);
    return code;
}

// ---- Output -------------------------------------------------------------------------------------

static int print(const region_job *base, cli_result *result)
{
    const races_job *job = (const races_job *)base;
    const pave_segregation_state *state = &job->state;
    const char *status = pave_word(pave_segregation_status_words, state->status);
    const int territories = (int)base->map->territories->count;
    if (base->several) {
        cli_json_member(result, "seed", "\"%" PRIu64 "\"", job->def.seed);
        cli_text(result, "seed=%" PRIu64 " ", job->def.seed);
    }
    cli_json_text(result, "status", status);
    CLI_JSON_COUNTS(result, "steps|moves|cells|agents|vacancies|satisfied|unsatisfied|territories",
                    state->steps, state->moves, state->cells, state->agents, state->vacancies,
                    state->satisfied, state->unsatisfied, territories);
    cli_json_member(result, "satisfaction", "%.5g",
                    region_percent(state->satisfied, state->agents));
    cli_json_list(result, "history", job->history, job->history_count);
    cli_text(result,
             "status=%s steps=%" PRId64 " satisfied=%d/%d satisfaction=%.5g%% territories=%d",
             status, state->steps, (int)state->satisfied, (int)state->agents,
             region_percent(state->satisfied, state->agents), territories);
    region_put_file(base, result);
    if (job->options->frames) CLI_JSON_COUNTS(result, "frames", job->frames);
    if (job->repeats)
        cli_text(result,
                 "frames=%" PRId64 ": the last %d repeat earlier maps; --steps draws more\n",
                 job->frames, (int)FILM_STALE);
    else if (job->options->frames && state->steps >= job->frames)
        cli_text(result,
                 "frames=%" PRId64 ", of the first %d steps, after which %d agents were "
                 "unsatisfied; --steps draws more\n",
                 job->frames, (int)FILM_STEPS, (int)job->history[job->frames - 1]);
    return result->json ? region_put_measures(result, base->map) : CLI_DONE;
}

// ---- The call -----------------------------------------------------------------------------------

static int check_call(races_job *job)
{
    const int code = check_frames(job);
    return code == CLI_DONE ? read_rules(job) : code;
}

// Releases all but the printed part of the run, to save memory for the borders of a large map.
static int end_run(races_job *job)
{
    const int32_t *history = pave_segregation_history(job->run, &job->history_count);
    const size_t size = (size_t)job->history_count * sizeof *history;
    job->history = malloc(size);
    if (!job->history) return region_no_memory();
    memcpy(job->history, history, size);
    pave_segregation_destroy(job->run);
    job->run = NULL;
    free(job->labels);
    job->labels = NULL;
    return CLI_DONE;
}

static int run_job(races_job *job)
{
    const region_place_wish wish = {.bytes = 30};
    int code = check_call(job);
    if (code == CLI_DONE)
        code = region_place_open(job->base.call, &job->options->place, wish, &job->place);
    if (code == CLI_DONE) code = settle(job);
    if (code != CLI_DONE) return code;
    code = run_races(job);
    if (code == CLI_DONE) code = make_map(job);
    if (code == CLI_DONE) code = end_run(job);
    if (code == CLI_DONE) code = region_put_out(&job->base, print);
    return code == CLI_DONE && job->state.status != PAVE_SEGREGATION_SATISFIED ? CLI_NO : code;
}

static bool is_printed(const char *path) { return path && strcmp(path, "-") == 0; }

// A list of runs to plot, which owns their histories. Initialize to {0}.
typedef struct run_list {
    pave_picture_run *items;
    int64_t count;
} run_list;

static void release_runs(run_list *runs)
{
    for (int64_t i = 0; i < runs->count; i++)
        free((int32_t *)(uintptr_t)runs->items[i].unsatisfied);
    free(runs->items);
}

// Takes the history of a run. Returns false if memory runs out.
static bool add_run(run_list *runs, races_job *job)
{
    pave_picture_run *more = realloc(runs->items, (size_t)(runs->count + 1) * sizeof *more);
    if (!more) return false;
    runs->items = more;
    more[runs->count++] =
        (pave_picture_run){job->history, job->history_count, job->state.agents, job->def.seed};
    job->history = NULL;
    return true;
}

// Plots all runs in the format given by the ending of `path`, and writes the picture to `target`.
static int draw_runs(const run_list *runs, const char *path, const char *target)
{
    const pave_picture_runs_def def = {.runs = runs->items,
                                       .run_count = runs->count,
                                       .title = "Satisfied agents",
                                       .size.scale = 2};
    const int format = cli_find_ending(path, PLOT_FORMATS); // -1 for standard output
    pave_scene *scene = NULL;
    if (pave_picture_runs(&def, NULL, &scene, NULL) != PAVE_OK) return cli_failed("out of memory");
    const int code = cli_write_scene(
        scene, target, (pave_draw_format)(PAVE_DRAW_SVG + (format < 0 ? 0 : format)), NULL);
    pave_scene_destroy(scene);
    return code;
}

// Performs run number `number`, counting from 0.
static int run_one(const cli_call *call, int64_t number, FILE *csv, run_list *plot)
{
    const races_options *options = call->options;
    char path[REGION_PATH_SIZE];
    region_output output = options->output;
    races_job job = {.base = {.call = call,
                              .output = &output,
                              .look = &options->look,
                              .title = "segregation",
                              .several = cli_given(call, "runs"),
                              .quiet = is_printed(options->csv) || is_printed(options->plot),
                              .format = (region_format)call->format},
                     .options = options,
                     .def.seed = options->seed + (uint64_t)number,
                     .csv = csv};
    job.batch.runner = job.base.runner = cli_runner(&options->threads);
    job.batch.progress = cli_progress_silent;
    int code =
        job.base.several ? region_number_output("runs", number + 1, &output, path) : CLI_DONE;
    if (code == CLI_DONE) code = run_job(&job);
    if (plot && (code == CLI_DONE || code == CLI_NO) && !add_run(plot, &job))
        code = region_no_memory();
    release(&job);
    return code;
}

static const char csv_header[] =
    "seed,races,threshold,step,agents,satisfied,same_share,dissimilarity,isolation,moran,"
    "interface_density,clusters,largest\n";

// Opens the table. Returns NULL after a message if it fails.
static FILE *open_csv(const cli_call *call, const char *path)
{
    FILE *csv = is_printed(path) ? call->out : fopen(cli_stage(path), "wb");
    if (csv)
        fputs(csv_header, csv);
    else
        cli_say("%s: cannot be written (%s)", path, strerror(errno));
    return csv;
}

static int run(const cli_call *call)
{
    const races_options *options = call->options;
    run_list plot = {0};
    FILE *csv = NULL;
    cli_catch_signals(); // temporary files must be removed
    int code = options->csv && !(csv = open_csv(call, options->csv)) ? CLI_FAILED : CLI_DONE;
    for (int64_t i = 0; i < options->runs && (code == CLI_DONE || code == CLI_NO); i++) {
        const int one = run_one(call, i, csv, options->plot ? &plot : NULL);
        code = one == CLI_DONE ? code : one;
    }
    const bool done = code == CLI_DONE || code == CLI_NO;
    int written = done && options->plot ? draw_runs(&plot, options->plot, cli_stage(options->plot))
                                        : CLI_DONE;
    if (csv && csv != call->out && fclose(csv) != 0 && done)
        written = cli_failed("%s: cannot be written (%s)", options->csv, strerror(errno));
    written = cli_stage_end(done ? written : code);
    release_runs(&plot);
    return done && written != CLI_DONE ? written : code;
}

const cli_command cli_region_schelling = {CLI_COMMAND("region", "schelling", table, run),
                                          CLI_WRITES(REGION_FORMATS, needs, modes_of)};
