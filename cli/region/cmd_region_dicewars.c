// cli/region/cmd_region_dicewars.c: pave region dicewars: maps of the game Dice Wars.
#include "../commands.h"
#include "../work.h"
#include "region.h"
#include "region_place.h"

#include <pave/dicewars.h>

#include <inttypes.h>
#include <stdlib.h>

typedef struct dice_options {
    region_place_options place;
    int64_t areas, players, best, count, swaps, dice, dice_max;
    double tolerance, roughness, land;
    bool original, corrected;
    int symmetry;
    bool keep;
    uint64_t seed;
    region_output output;
    region_look look;
} dice_options;

#define OPTIONS dice_options
static const cli_option table[] = {
    REGION_PLACE_ROWS(place, "28x32", "rectangle, with --radius hexagon"),
    CLI_OPTION(NUMBER, 'n', "areas", "N", NULL, areas, 1, INT32_MAX,
               "exact number of territories (default: one per 20 cells of land)"),
    CLI_OPTION(NUMBER, 'p', "players", "N", "7", players, 1, 1000,
               "number of players (with --symmetry by default one for each part)"),
    CLI_FLAG_ROW("original", original,
                 "the algorithm and the board of the game: 28x32 hexagons, 26 to 31 areas, "
                 "including its quirks"),
    CLI_FLAG_ROW("corrected", corrected,
                 "with --original: without its bias; owners and dice are balanced"),
    CLI_FLAG_ROW("keep", keep,
                 "keep the territories of the map of --on, such as countries: only owners and "
                 "dice are new"),
    CLI_ROW(SHARE, "tolerance", "P", "0.3", tolerance,
            "allowed deviation of sizes from the average, as a fraction of it; the bounds are "
            "rounded outwards"),
    CLI_OPTION(SHARE, 0, "land", "P", "0.69", land, 1, 1,
               "the share, 0.0001 to 1, of the cells outside walls and the --margin that become "
               "land; all others are sea"),
    REGION_MARGIN_ROW(place, "1",
                      "; by default none with --on or --wrap, or on fewer than 300 cells"),
    CLI_ROW(SHARE, "roughness", "X", "1", roughness,
            "how ragged territories are: 0 compact, 1 as in the game"),
    CLI_COUNT_ROW("dice", "N", "3", dice, 1, 1000, "mean number of dice of a territory"),
    CLI_COUNT_ROW("dice-max", "N", "8", dice_max, 1, 1000, "maximum number of dice of a territory"),
    CLI_COUNT_ROW("swaps", "N", "4000", swaps, 0, INT32_MAX,
                  "number of swaps of two owners to try for a fairer start; 0: owners stay as "
                  "drawn"),
    CLI_ROW(WORD, "symmetry", "none|2|3|4|6|mirror", "none", symmetry,
            "make all starts equal: a half, a third, a quarter or a sixth of a turn, or a mirror, "
            "maps the map onto itself"),
    CLI_COUNT_ROW("best", "K", "1", best, 1, 1000000,
                  "make the maps of K seeds, from --seed on, and keep the fairest"),
    CLI_COUNT_ROW("count", "N", "1", count, 1, 1000000,
                  "make N maps of consecutive seeds (with --best, of K seeds each); the name of "
                  "-o has %d or %03d for their numbers, from 1"),
    CLI_SEED_ROW(seed, "which map"),
    REGION_OUTPUT_ROWS(output),
    REGION_LOOK_ROWS(look),
};

/// State of the command.
typedef struct dice_job {
    region_job base; // must be first: printers receive a pointer to it
    const dice_options *options;
    region_place place;
    int32_t areas, players; // labels are 1..areas
    int32_t *labels, *owners, *dice;
    int32_t *locked; // locked labels of --on; otherwise NULL
    uint64_t first;  // seed of the first map
    uint64_t seed;   // seed of the map that was kept
    bool within;     // sizes are within the tolerance
    pave_dicewars_start *starts;
    pave_dicewars_fairness fairness;
} dice_job;

// ---- The call -----------------------------------------------------------------------------------

enum { ORIGINAL = REGION_MODE(0), ANY = REGION_MODE(1), GROWN = REGION_MODE(2) };

static uint32_t modes_of(const cli_call *call)
{
    const dice_options *options = call->options;
    return region_modes(call, false) | region_place_modes(&options->place) |
           (options->original ? ORIGINAL : ANY) | (options->keep ? 0 : GROWN);
}

static const cli_need needs[] = {
    {"grid|window|radius|wrap|contact|orientation|at|on|walls|areas|tolerance|land|margin|"
     "roughness|dice|dice-max",
     ANY, "--original has its own"},
    {"swaps|symmetry", ANY, "--original deals as the game does"},
    {"areas|tolerance|land|margin|roughness|symmetry", GROWN, "--keep leaves the territories"},
    {"keep", REGION_ON, "it needs the map of --on"},
    {"corrected", ORIGINAL, "only --original has a bias to correct"},
    REGION_PLACE_NEEDS,
    REGION_LOOK_NEEDS};

static int check_call(dice_job *job)
{
    const dice_options *options = job->options;
    cli_size size = options->place.window.size;
    if (options->original && cli_given(job->base.call, "size") &&
        (size.width != PAVE_DICEWARS_WIDTH || size.height != PAVE_DICEWARS_HEIGHT))
        return cli_wrong("--size: the board of --original has %dx%d cells; leave it out",
                         PAVE_DICEWARS_WIDTH, PAVE_DICEWARS_HEIGHT);
    if (options->original && options->players > PAVE_DICEWARS_PLAYERS_MAX)
        return cli_wrong("--players: %lld is out of range; --original allows up to %d",
                         (long long)options->players, PAVE_DICEWARS_PLAYERS_MAX);
    return CLI_DONE;
}

// Keeps the territories of the map given by --on; `areas` receives their number.
static int keep_territories(dice_job *job, int64_t cells, int64_t *areas)
{
    const pave_map *map = job->place.on.any.map;
    if (!map)
        return cli_wrong("--keep: %s is not a map; give one, or GeoJSON",
                         job->options->place.ground.on);
    *areas = map->territories->count;
    job->locked = calloc((size_t)cells, sizeof *job->locked);
    for (int64_t i = 0; job->locked && i < cells; i++) {
        const int32_t id = map->territories->of_cell[i];
        job->locked[i] = id > 0 && !region_place_is_closed(&job->place, i) ? id : -1;
    }
    return job->locked ? CLI_DONE : region_no_memory();
}

static bool allocate(dice_job *job, int64_t cells, int64_t areas)
{
    job->labels = malloc(((size_t)cells + 1) * sizeof *job->labels);
    job->owners = malloc(((size_t)areas + 1) * sizeof *job->owners);
    job->dice = malloc(((size_t)areas + 1) * sizeof *job->dice);
    return job->labels && job->owners && job->dice;
}

static int close_cells(dice_job *job, int64_t cells)
{
    if (!job->place.on.closes) return CLI_DONE;
    job->locked = calloc((size_t)cells, sizeof *job->locked);
    if (!job->locked) return region_no_memory();
    region_place_lock(&job->place, job->locked);
    return CLI_DONE;
}

// ---- Maps ---------------------------------------------------------------------------------------

static int make_original(dice_job *job)
{
    const dice_options *options = job->options;
    const pave_dicewars_board_def def = {.seed = job->first,
                                         .players = job->players,
                                         .corrected = options->corrected,
                                         .tries = (int32_t)options->best};
    pave_dicewars_board board;
    pave_dicewars_board_result kept;
    pave_error error = {0};
    cli_progress bar;
    const pave_window_def window = {.tiling = pave_tiling_hex(),
                                    .width = PAVE_DICEWARS_WIDTH,
                                    .height = PAVE_DICEWARS_HEIGHT,
                                    .system = PAVE_HEX_ODD_R};
    if (pave_window_create(&window, NULL, &job->place.window, NULL) != PAVE_OK ||
        !allocate(job, PAVE_DICEWARS_CELLS, PAVE_DICEWARS_AREAS_MAX))
        return region_no_memory();
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "comparing")};
    const pave_result result = pave_dicewars_board_make(&def, NULL, &batch, &board, &kept, &error);
    cli_progress_end(&bar);
    if (result != PAVE_OK) return region_refuse_call(&error);
    job->place.ground = pave_ground_of_window(job->place.window);
    job->place.orientation = (pave_orientation)options->place.window.orientation;
    pave_dicewars_board_labels(&board, job->labels, job->owners, job->dice);
    job->areas = PAVE_DICEWARS_AREAS_MAX;
    job->seed = kept.seed;
    job->within = true;
    return CLI_DONE;
}

static int32_t margin_of(const dice_job *job)
{
    enum { CELLS_MIN = 300 };
    const region_place_options *place = &job->options->place;
    const bool none =
        place->ground.on || place->wrap || pave_ground_count(job->place.ground) < CELLS_MIN;
    return none && !cli_given(job->base.call, "margin") ? 0 : (int32_t)place->margin;
}

static pave_dicewars_def define(const dice_job *job)
{
    const dice_options *options = job->options;
    return (pave_dicewars_def){.ground = job->place.ground,
                               .seed = job->first,
                               .players = job->players,
                               .areas = (int32_t)options->areas,
                               .land = options->land,
                               .tolerance = options->tolerance > 0 ? options->tolerance : -1,
                               .roughness = options->roughness > 0 ? options->roughness : -1,
                               .dice_mean = (int32_t)options->dice,
                               .dice_max = (int32_t)options->dice_max,
                               .locked = job->locked,
                               .margin = margin_of(job),
                               .swaps = options->swaps ? (int32_t)options->swaps : -1,
                               .symmetry = (pave_dicewars_symmetry)options->symmetry,
                               .tries = (int32_t)options->best};
}

static int make_any(dice_job *job)
{
    const region_place_wish wish = {.rectangle = true, .bytes = 120};
    const dice_options *options = job->options;
    pave_batch batch = {0};
    pave_error error = {0};
    pave_dicewars_result made;
    cli_progress bar;
    int code = region_place_open(job->base.call, &options->place, wish, &job->place);
    if (code != CLI_DONE) return code;
    int64_t cells = pave_ground_count(job->place.ground);
    if (options->areas > cells)
        return cli_wrong(
            "--areas: %lld exceeds the %lld available cells; use fewer, or a larger window",
            (long long)options->areas, (long long)cells);
    int64_t areas = options->areas;
    if (!allocate(job, cells, areas ? areas : cells)) return region_no_memory();
    code = options->keep ? keep_territories(job, cells, &areas) : close_cells(job, cells);
    if (code != CLI_DONE) return code;
    batch.progress = cli_progress_begin(&bar, "growing");
    pave_dicewars_def def = define(job);
    def.areas = (int32_t)areas;
    if (options->keep) def.land = 1;
    pave_dicewars_map map = {job->labels, job->owners, job->dice};
    pave_result result = pave_dicewars_make(&def, NULL, &batch, &map, &made, &error);
    cli_progress_end(&bar);
    if (result == PAVE_UNSUPPORTED) return cli_wrong("--symmetry: %s", error.message);
    if (result != PAVE_OK) return region_refuse_call(&error);
    job->areas = made.areas;
    job->players = made.players;
    job->seed = made.seed;
    job->within = made.within || options->keep;
    return CLI_DONE;
}

// The names of the kept territories, indexed by their new labels, which are their ids. NULL if
// memory runs out.
static const char *const *name_territories(const pave_map *map)
{
    const char **names = malloc(((size_t)map->territories->count + 1) * sizeof *names);
    for (int32_t id = 1; names && id <= map->territories->count; id++)
        names[id - 1] = pave_map_name(map, id);
    return names;
}

static int make_map(dice_job *job)
{
    pave_error error = {0};
    const int32_t players = job->players;
    job->starts = calloc((size_t)players, sizeof *job->starts);
    if (!job->starts) return region_no_memory();
    pave_map_def def = {.territory = {.ground = job->place.ground, .labels = job->labels},
                        .mesh = region_place_mesh(&job->place),
                        .patch = region_place_patch(&job->place),
                        .orientation = job->place.orientation,
                        .kind = "dicewars"};
    const pave_map *on = job->place.on.any.map;
    if (on) def.y_up = on->y_up;
    if (on && on->name_count > 0 && job->options->keep && !(def.names = name_territories(on)))
        return region_no_memory();
    if (def.names) def.name_count = on->territories->count;
    job->base.walls = job->place.closed;
    int code = region_make_map(&job->base, &def);
    free((void *)(uintptr_t)def.names);
    if (code != CLI_DONE) return code;
    if (pave_map_set_players_of_labels(job->base.map, players, job->areas, job->owners, job->dice,
                                       &error) != PAVE_OK)
        return region_refuse_map(&error);
    const pave_dicewars_starts_def starts = {.ground = job->place.ground,
                                             .labels = job->labels,
                                             .areas = job->areas,
                                             .players = players,
                                             .owners = job->owners,
                                             .dice = job->dice};
    if (pave_dicewars_measure_starts(&starts, NULL, job->starts, &job->fairness, &error) != PAVE_OK)
        return region_refuse_map(&error);
    return CLI_DONE;
}

// ---- Output -------------------------------------------------------------------------------------

static void put_values(cli_result *result, const char *name, const double *values)
{
    cli_json_open(result, name, '{');
    for (int i = 0; i < PAVE_DICEWARS_MEASURES; i++) {
        char member[32];
        snprintf(member, sizeof member, "%s", pave_word(pave_dicewars_measure_words, i));
        // Member names in JSON have underscores.
        for (char *c = member; *c; c++) *c = *c == '-' ? '_' : *c;
        CLI_JSON_NUMBERS(result, member, values[i]);
    }
    cli_json_close(result);
}

static int print(const region_job *base, cli_result *result)
{
    const dice_job *job = (const dice_job *)base;
    const pave_territories *all = base->map->territories;
    const int64_t players = job->players;
    const int cells = (int)base->map->territories->cell_count;
    int32_t least = all->count ? all->items[0].size : 0, most = least;
    int64_t land = 0;
    for (int32_t i = 0; i < all->count; i++) {
        int32_t size = all->items[i].size;
        least = size < least ? size : least;
        most = size > most ? size : most;
        land += size;
    }
    CLI_JSON_COUNTS(result, "areas|players|cells|land|size_min|size_max", all->count, players,
                    cells, land, least, most);
    if (!job->options->original) cli_json_flag(result, "within", job->within);
    cli_json_member(result, "seed", "\"%" PRIu64 "\"",
                    job->seed); // as text, because many JSON readers keep only 53 bits
    CLI_JSON_NUMBERS(result, "fairness", job->fairness.score);
    cli_json_open(result, "starts", '[');
    for (int64_t player = 0; player < players; player++)
        put_values(result, NULL, job->starts[player].values);
    cli_json_close(result);
    put_values(result, "ratios", job->fairness.ratios);
    cli_text(
        result, "areas=%d players=%lld sizes=%d..%d%s land=%lld/%d fairness=%.3f seed=%" PRIu64,
        (int)all->count, (long long)players, (int)least, (int)most, job->within ? "" : " within=no",
        (long long)land, cells, job->fairness.score, job->seed);
    region_put_file(base, result);
    return CLI_DONE;
}

static int run_job(dice_job *job)
{
    int code = check_call(job);
    if (code != CLI_DONE) return code;
    cli_catch_signals(); // temporary files must be removed
    code = job->options->original ? make_original(job) : make_any(job);
    if (code == CLI_DONE) code = make_map(job);
    if (code == CLI_DONE) code = region_put_out(&job->base, print);
    return code == CLI_DONE && !job->within ? CLI_NO : code;
}

// Makes map number `number`, counting from 0.
static int run_one(const cli_call *call, int64_t number)
{
    const dice_options *options = call->options;
    char path[REGION_PATH_SIZE];
    region_output output = options->output;
    dice_job job = {
        .base = {.call = call,
                 .output = &output,
                 .look = &options->look,
                 .title = "Dice Wars",
                 .format = (region_format)call->format,
                 .several = cli_given(call, "count")},
        .options = options,
        .players = options->symmetry && !cli_given(call, "players") ? 0 : (int32_t)options->players,
        .first = options->seed + (uint64_t)(number * options->best)};
    int code =
        job.base.several ? region_number_output("count", number + 1, &output, path) : CLI_DONE;
    if (code == CLI_DONE) code = run_job(&job);
    pave_map_destroy(job.base.map);
    free(job.starts);
    free(job.locked);
    free(job.dice);
    free(job.owners);
    free(job.labels);
    region_place_close(&job.place);
    return code;
}

static int run(const cli_call *call)
{
    const dice_options *options = call->options;
    int code = CLI_DONE;
    for (int64_t i = 0; i < options->count && (code == CLI_DONE || code == CLI_NO); i++) {
        const int one = run_one(call, i);
        code = one == CLI_DONE ? code : one;
    }
    return code;
}

const cli_command cli_region_dicewars = {CLI_COMMAND("region", "dicewars", table, run),
                                         CLI_WRITES(REGION_FORMATS, needs, modes_of)};
