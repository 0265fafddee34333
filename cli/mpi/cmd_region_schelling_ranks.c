// cli/mpi/cmd_region_schelling_ranks.c: pave-mpi region schelling: Schelling's segregation on a
// board that is cut into strips, one for each rank.
#include "../commands.h"
#include "../grid/grid_window.h"
#include "../output.h"
#include "../region/region_races.h"
#include "mpi.h"
#include "npy.h"

#include <pave/label_part.h>
#include <pave/segregation_part.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct strips_options {
    const char *grid, *path;
    grid_window_options window;
    region_races_options races;
    int64_t steps, threads;
    int contact, rule, order;
    bool wrap, json, hash;
    uint64_t seed;
} strips_options;

#define OPTIONS strips_options
static const cli_option table[] = {
    CLI_ROW(TEXT, "grid", "GRID", "hex", grid, "square, hex or tri"),
    GRID_WINDOW_SHAPE_ROWS(window, "24x24", "8", PAVE_WINDOW_RADIUS_MAX, GRID_WINDOW_DEFAULT),
    CLI_FLAG_ROW("wrap", wrap, "join opposite sides of the window: a torus"),
    CLI_ROW(WORD, "contact", "edge|vertex", "edge", contact,
            "which cells are neighbours: those that share an edge, or also those that share a "
            "vertex"),
    REGION_RACES_ROWS(races),
    CLI_ROW(WORD, "rule", "uniform|satisfying|nearest|improving|swap", "uniform", rule,
            "where an unsatisfied agent goes: only uniform, to any vacancy"),
    CLI_ROW(WORD, "order", "sync|sequential", "sync", order, "only sync: all move at once"),
    CLI_COUNT_ROW("steps", "N", "20000", steps, 0, INT32_MAX, "maximum number of steps"),
    CLI_SEED_ROW(seed, "which run"),
    CLI_OPTION(OUTPUT, 'o', "output", "FILE.npy", NULL, path, 0, 0,
               "the file to write: the race of each cell, as an array of NumPy"),
    CLI_JSON_ROW(json),
    CLI_PRINT_ROW("hash", hash, "print the hash of the map, as pave does"),
    CLI_COUNT_ROW("threads", "N", "1", threads, 0, CLI_THREADS_MAX,
                  "number of threads of each rank; 0: as many as it may use"),
};

/// A run on its way, as one of the ranks has it.
typedef struct strips_job {
    const cli_call *call;
    const strips_options *options;
    region_races races;
    pave_segregation_part_def def;
    pave_segregation_part *part;
    pave_segregation_part_state state;
    pave_segregation_strip strip;
    uint8_t *race_of;   // of the strip's cells, as the next two
    int32_t *labels;    // the same
    int64_t *component; // the territory
    int64_t territories;
} strips_job;

// ---- What cannot be cut -------------------------------------------------------------------------

static const char in_sequence[] =
    "it works in sequence, which ranks cannot share; use pave region schelling";
static const char whole_map[] = "it needs the whole map in one process; use pave region schelling";

int mpi_check_schelling(int count, const char *const *words)
{
    static const char sequential[] = "hop|noise|repair|fill-empty|min-size|fill-holes";
    for (int i = 0; i < count && strcmp(words[i], "--") != 0; i++) {
        char name[64];
        if (strncmp(words[i], "--", 2) != 0) continue;
        snprintf(name, sizeof name, "%.*s", (int)strcspn(words[i] + 2, "="), words[i] + 2);
        if (cli_find_option(&cli_region_schelling_ranks, name, strlen(name)) ||
            !cli_find_option(&cli_region_schelling, name, strlen(name)))
            continue;
        return cli_wrong("--%s: %s", name,
                         cli_read_word(name, sequential) >= 0 ? in_sequence : whole_map);
    }
    return CLI_DONE;
}

static int check_rules(const strips_options *options)
{
    if (options->rule != PAVE_MOVE_UNIFORM)
        return cli_wrong("--rule %s: %s", pave_move_rule_name((pave_move_rule)options->rule),
                         in_sequence);
    return options->order == PAVE_ORDER_SYNCHRONOUS
               ? CLI_DONE
               : cli_wrong("--order sequential: %s", in_sequence);
}

// ---- The board ----------------------------------------------------------------------------------

static const pave_tiling *find_tiling(const char *name)
{
    return strcmp(name, "square") == 0 ? pave_tiling_square()
           : strcmp(name, "hex") == 0  ? pave_tiling_hex()
           : strcmp(name, "tri") == 0  ? pave_tiling_tri()
                                       : NULL;
}

// Tables are as long as those of one cell of the same grid would be.
static int check_tables(const strips_job *job)
{
    const pave_window_def one = {.tiling = job->def.window.tiling, .width = 1, .height = 1};
    pave_window *window;
    if (pave_window_create(&one, NULL, &window, NULL) != PAVE_OK) return region_no_memory();
    pave_ground ground = pave_ground_of_window(window);
    ground.contact = job->def.contact;
    const int code = region_races_check(&job->races, &job->options->races, &ground);
    pave_window_destroy(window);
    return code;
}

static int define(strips_job *job)
{
    const strips_options *options = job->options;
    const pave_tiling *tiling = find_tiling(options->grid);
    if (!tiling)
        return cli_wrong("--grid: only square, hex and tri are cut into rows; for others use pave "
                         "region schelling");
    int code = check_rules(options);
    if (code == CLI_DONE)
        code = grid_window_define(job->call, &options->window, false, tiling, &job->def.window);
    if (code == CLI_DONE) code = region_races_read(job->call, &options->races, &job->races);
    if (code != CLI_DONE) return code;
    job->def.window.wrap = options->wrap;
    job->def.contact = (pave_contact)options->contact;
    job->def.seed = options->seed;
    job->def.races = job->races.races;
    job->def.vacancy = job->races.vacancy;
    job->def.shares = job->races.shares;
    job->def.counted = job->races.counted;
    job->def.threshold = job->races.threshold;
    job->def.thresholds = job->races.thresholds;
    job->def.reach = job->races.reach;
    return check_tables(job);
}

// ---- The run ------------------------------------------------------------------------------------

// Says what went wrong, which all ranks know.
static int refuse(pave_result result, const pave_error *error)
{
    const char *why = error && error->message[0] ? error->message : pave_result_text(result);
    switch (result) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_NO_MEMORY:
        return cli_failed("out of memory; request fewer cells, or use more machines");
    case PAVE_RANGE:
    case PAVE_INVALID:
    case PAVE_UNSUPPORTED: return cli_wrong("%s", why);
    default: return cli_failed("%s", why);
    }
}

static int run_steps(strips_job *job)
{
    cli_progress bar;
    pave_error error = {0};
    pave_result result =
        pave_segregation_part_create(&job->def, job->call->ranks, NULL, &job->part, &error);
    if (result != PAVE_OK) return refuse(result, &error);
    const pave_batch batch = {cli_runner(&job->options->threads),
                              cli_progress_begin(&bar, "moving")};
    result = pave_segregation_part_run(job->part, job->options->steps, &batch);
    cli_progress_end(&bar);
    job->state = pave_segregation_part_get_state(job->part);
    job->strip = pave_segregation_part_get_strip(job->part);
    return refuse(result, NULL);
}

static pave_result take_memory(strips_job *job)
{
    const size_t count = (size_t)job->strip.count + 1;
    job->race_of = malloc(count * sizeof *job->race_of);
    job->labels = malloc(count * sizeof *job->labels);
    job->component = malloc(count * sizeof *job->component);
    return pave_ranks_agree(
        job->call->ranks, job->race_of && job->labels && job->component ? PAVE_OK : PAVE_NO_MEMORY);
}

static int find_territories(strips_job *job)
{
    pave_error error = {0};
    const pave_label_part_def def = {.window = job->def.window,
                                     .contact = job->def.contact,
                                     .row = job->strip.row,
                                     .row_count = job->strip.row_count};
    pave_result result = take_memory(job);
    if (result != PAVE_OK) return refuse(result, NULL);
    pave_segregation_part_races(job->part, job->race_of);
    for (int64_t i = 0; i < job->strip.count; i++) job->labels[i] = job->race_of[i];
    result = pave_label_components_part(&def, job->call->ranks, job->labels, NULL, job->component,
                                        &job->territories, &error);
    return refuse(result, &error);
}

// ---- The hash -----------------------------------------------------------------------------------

// Adds the cells of all ranks in order: each takes its turn, with the number that the ranks before
// it have made. A turn is the own one where `turn` is this rank.
static pave_result hash_cells(const strips_job *job, uint64_t *hash)
{
    const pave_ranks *ranks = job->call->ranks;
    for (int32_t turn = 0; turn < pave_ranks_count(ranks); turn++) {
        uint64_t mine = 0;
        if (turn == pave_ranks_rank(ranks)) {
            mine = *hash;
            for (int64_t i = 0; i < job->strip.count; i++) {
                mine = pave_hash_word(mine, (uint32_t)job->labels[i]);
                mine = pave_hash_word(mine, (uint32_t)job->component[i]);
            }
        }
        int64_t number;
        memcpy(&number, &mine, sizeof number);
        const pave_result result = pave_ranks_sum(ranks, 1, &number);
        if (result != PAVE_OK) return result;
        memcpy(hash, &number, sizeof number);
    }
    return PAVE_OK;
}

// That of pave_map_hash, of a map without players.
static int hash_map(const strips_job *job, uint64_t *out)
{
    uint64_t number = pave_hash_word(PAVE_HASH_START, (uint32_t)job->state.cells);
    const pave_result result = hash_cells(job, &number);
    if (result != PAVE_OK) return refuse(result, NULL);
    *out = pave_hash_word(PAVE_HASH_START, (uint32_t)number);
    *out = pave_hash_word(*out, (uint32_t)(number >> 32));
    *out = pave_hash_word(*out, 0);          // players
    *out = pave_hash_word(*out, UINT32_MAX); // no owners
    *out = pave_hash_word(*out, UINT32_MAX); // no dice
    return CLI_DONE;
}

// ---- What is written ----------------------------------------------------------------------------

// Whether all rows of the window have as many cells, in columns.
static bool is_table(const pave_window_def *def)
{
    if (def->shape == PAVE_WINDOW_PARALLELOGRAM) return true;
    return def->shape == PAVE_WINDOW_RECTANGLE && def->system != PAVE_HEX_ODD_Q &&
           def->system != PAVE_HEX_EVEN_Q &&
           (def->tiling != pave_tiling_tri() || def->orientation != PAVE_FLAT);
}

static int write_races(const strips_job *job)
{
    const int64_t height = job->def.window.height, cells = job->state.cells;
    const bool wide = is_table(&job->def.window) && height > 0 && cells % height == 0;
    const mpi_npy array = {.path = job->options->path,
                           .rows = wide ? height : cells,
                           .columns = wide ? cells / height : 0,
                           .bytes = job->race_of,
                           .first = job->strip.first,
                           .count = job->strip.count};
    return array.path ? mpi_npy_write(&array, job->call->ranks, job->call->files) : CLI_DONE;
}

static void print(const strips_job *job, cli_result *result)
{
    const pave_segregation_part_state *state = &job->state;
    const char *status = pave_segregation_status_name(state->status);
    const double percent = region_percent(state->satisfied, state->agents);
    int64_t count;
    const int64_t *history = pave_segregation_part_history(job->part, &count);
    cli_json_text(result, "status", status);
    CLI_JSON_COUNTS(result, "steps|moves|cells|agents|vacancies|satisfied|unsatisfied|territories",
                    state->steps, state->moves, state->cells, state->agents, state->vacancies,
                    state->satisfied, state->unsatisfied, job->territories);
    cli_json_member(result, "satisfaction", "%.5g", percent);
    cli_json_open(result, "history", '[');
    for (int64_t i = 0; i < count; i++) cli_json_member(result, NULL, "%" PRId64, history[i]);
    cli_json_close(result);
    cli_text(result,
             "status=%s steps=%" PRId64 " satisfied=%" PRId64 "/%" PRId64
             " satisfaction=%.5g%% territories=%" PRId64 "\n",
             status, state->steps, state->satisfied, state->agents, percent, job->territories);
}

static int put_out(const strips_job *job)
{
    cli_result result = {.out = job->call->out, .json = job->options->json};
    uint64_t hash = 0;
    int code = write_races(job);
    if (code == CLI_DONE && job->options->hash) code = hash_map(job, &hash);
    if (code != CLI_DONE) return code;
    cli_json_open(&result, NULL, '{');
    print(job, &result);
    if (job->options->hash) cli_put_hash(&result, hash);
    cli_json_close(&result);
    return CLI_DONE;
}

// ---- The call -----------------------------------------------------------------------------------

static int check_path(const char *path)
{
    return path && cli_is_stream(path)
               ? cli_wrong("-o %s: ranks write a file together; give the name of a file", path)
               : CLI_DONE;
}

static int run_job(strips_job *job)
{
    int code = check_path(job->options->path);
    if (code == CLI_DONE) code = define(job);
    if (code != CLI_DONE) return code;
    cli_catch_signals(); // so that all ranks leave together
    code = run_steps(job);
    if (code == CLI_DONE) code = find_territories(job);
    if (code == CLI_DONE) code = put_out(job);
    return code == CLI_DONE && job->state.status != PAVE_SEGREGATION_SATISFIED ? CLI_NO : code;
}

static int run(const cli_call *call)
{
    strips_job job = {.call = call, .options = call->options};
    const int code = run_job(&job);
    pave_segregation_part_destroy(job.part);
    region_races_release(&job.races);
    free(job.race_of);
    free(job.labels);
    free(job.component);
    return code;
}

const cli_command cli_region_schelling_ranks = {
    .group = "region",
    .name = "schelling",
    .operands = "",
    .summary = "Schelling's segregation on large boards",
    .about = "The run of pave region schelling, with the same seed and the same result, on the "
             "processes that mpirun starts: each has a strip of rows. So the board may be larger "
             "than one machine holds, up to 2^33 cells. Prints how the run ended, after how many "
             "steps, how many of the agents are satisfied, and how many territories there are.\n"
             "Only the rule uniform can be shared, where all move at once, on squares, hexagons "
             "and triangles. With -o the file has the race of each cell, 0 to 249, row by row: an "
             "array of rows and columns where the window is a rectangle or a parallelogram whose "
             "rows are as long as each other, else one of all cells.\n"
             "A rank of fewer than some ten million cells is slower than none: the ranks wait for "
             "each other some fifteen times a step.",
    .examples = "mpirun -n 4 pave-mpi region schelling --size 20000x20000 --hash\n"
                "mpirun -n 2 pave-mpi region schelling --grid square --size 9000x9000 -o a.npy\n",
    .no = "not all are satisfied",
    CLI_TABLE(table),
    .run = run,
};
