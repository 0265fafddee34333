// cli/tactics/cmd_tactics_skirmish.c: pave tactics skirmish: a small battle that plays itself.
#include "../commands.h"
#include "skirmish.h"

#include <inttypes.h>

typedef struct skirmish_options {
    uint64_t seed;
    int64_t turns, size, files, archers, width;
    int field;
    const char *folder;
    tactics_output output; // what is printed
} skirmish_options;

enum { TERRAIN = 0, CITADEL = 1, SIZE_LEAST = 14 };

#define OPTIONS skirmish_options
static const cli_option table[] = {
    CLI_SEED_ROW(seed, "the field and the dice"),
    CLI_ROW(WORD, "field", "terrain|citadel", "terrain", field,
            "open country, or a fortified town whose gate is attacked"),
    CLI_COUNT_ROW("size", "N", NULL, size, SIZE_LEAST, PAVE_CITADEL_SIZE_MAX,
                  "rows of the terrain, or of the works of the citadel (default: 28 and 24)"),
    CLI_COUNT_ROW("turns", "N", "60", turns, 1, PAVE_SKIRMISH_TURNS_MAX,
                  "it ends after N turns at the latest"),
    CLI_COUNT_ROW("files", "N", "6", files, 1, PAVE_SKIRMISH_FILES_MAX,
                  "files of each line of two ranks; a citadel has two thirds of its soldiers"),
    CLI_COUNT_ROW("archers", "N", "4", archers, 1, PAVE_SKIRMISH_ARCHERS_MAX,
                  "archers of each side"),
    CLI_OPTION(FOLDER, 'o', "output", "DIR", NULL, folder, 0, 0,
               "the folder of the film: turn-00000.png and so on, and overview.png; it is made "
               "where it is not there"),
    CLI_COUNT_ROW("width", "PX", "1024", width, 64, 8192, "pixels of a picture of the film"),
    CLI_JSON_ROW(output.json),
    CLI_PRINT_ROW("hash", output.hash, "print the hash of the skirmish"),
};

enum { FILMED = TACTICS_MODE(0) };

static uint32_t modes_of(const cli_call *call)
{
    const skirmish_options *options = call->options;
    return options->folder ? FILMED : 0;
}

static const cli_need needs[] = {{"width", FILMED, "only a film (-o DIR) has pictures"},
                                 {NULL, 0, NULL}};

const char *const skirmish_sides[PAVE_SKIRMISH_SIDES] = {"blue", "red"};

// ---- Playing ------------------------------------------------------------------------------------

static int make_terrain(skirmish_job *job, const skirmish_options *options, int32_t rows)
{
    const pave_window_def board = {.tiling = pave_tiling_tri(), .width = 2 * rows, .height = rows};
    pave_error error = {0};
    if (pave_window_create(&board, NULL, &job->window, &error) != PAVE_OK)
        return tactics_refuse(&error);
    // Low hills with a few ponds and streams, woods between.
    const pave_terrain_def land = {.window = job->window,
                                   .seed = options->seed,
                                   .hills = 18,
                                   .relief = 5 * PAVE_TERRAIN_UNIT / 4,
                                   .wet = 8};
    const pave_result result = pave_terrain_create(&land, NULL, &job->terrain, &error);
    job->def.terrain = job->terrain;
    return result == PAVE_OK ? CLI_DONE : tactics_refuse(&error);
}

static int make_citadel(skirmish_job *job, const skirmish_options *options, int32_t size)
{
    const pave_citadel_def town = {.seed = options->seed, .size = size};
    pave_error error = {0};
    const pave_result result = pave_citadel_create(&town, NULL, &job->citadel, &error);
    job->def.citadel = job->citadel;
    return result == PAVE_OK ? CLI_DONE : tactics_refuse(&error);
}

int skirmish_begin(skirmish_job *job)
{
    pave_error error = {0};
    pave_skirmish_destroy(job->skirmish);
    return pave_skirmish_create(&job->def, NULL, &job->skirmish, &error) == PAVE_OK
               ? CLI_DONE
               : tactics_refuse(&error);
}

int skirmish_next(skirmish_job *job)
{
    pave_error error = {0};
    return pave_skirmish_turn(job->skirmish, &error) == PAVE_OK ? CLI_DONE : tactics_refuse(&error);
}

// ---- The log ------------------------------------------------------------------------------------

// The number of a unit among those of its side and kind, from 1.
static int number_of(const pave_skirmish *s, int32_t unit)
{
    int number = 1;
    for (int32_t i = 0; i < unit; i++)
        number +=
            s->units[i].side == s->units[unit].side && s->units[i].kind == s->units[unit].kind;
    return number;
}

static void print_unit(cli_result *result, const pave_skirmish *s, int32_t unit)
{
    const pave_skirmish_unit *u = &s->units[unit];
    cli_text(result, "%s %s", skirmish_sides[u->side], pave_skirmish_kind_name(u->kind));
    if (u->kind != PAVE_SKIRMISH_CREATURE) cli_text(result, " %d", number_of(s, unit));
}

// What a turn did, in one line, and what fell, in another.
static void print_turn(cli_result *result, const pave_skirmish *s)
{
    int counts[PAVE_SKIRMISH_END + 1] = {0}, hits[PAVE_SKIRMISH_END + 1] = {0};
    for (int64_t i = s->turn_start; i < s->event_count; i++) {
        counts[s->events[i].kind]++;
        hits[s->events[i].kind] += s->events[i].hits > 0;
    }
    cli_text(result, "turn %d: blue %d, red %d", (int)s->turn,
             (int)pave_skirmish_strength(s, 0, NULL), (int)pave_skirmish_strength(s, 1, NULL));
    if (counts[PAVE_SKIRMISH_MARCHES])
        cli_text(result, "; %d march", counts[PAVE_SKIRMISH_MARCHES]);
    if (counts[PAVE_SKIRMISH_MOVES]) cli_text(result, "; %d move", counts[PAVE_SKIRMISH_MOVES]);
    if (counts[PAVE_SKIRMISH_SHOOTS])
        cli_text(result, "; %d of %d shots hit", hits[PAVE_SKIRMISH_SHOOTS],
                 counts[PAVE_SKIRMISH_SHOOTS]);
    if (counts[PAVE_SKIRMISH_STRIKES])
        cli_text(result, "; %d of %d strikes hit", hits[PAVE_SKIRMISH_STRIKES],
                 counts[PAVE_SKIRMISH_STRIKES]);
    cli_text(result, "\n");
    for (int64_t i = s->turn_start; i < s->event_count; i++) {
        const pave_skirmish_event *e = &s->events[i];
        if (e->kind == PAVE_SKIRMISH_SCATTER)
            cli_text(result, "  the line of %s breaks up\n", skirmish_sides[e->side]);
        if (e->kind == PAVE_SKIRMISH_BREACH) cli_text(result, "  the gate falls\n");
        if (e->kind != PAVE_SKIRMISH_FALLS) continue;
        cli_text(result, "  ");
        print_unit(result, s, e->unit);
        cli_text(result, " falls\n");
    }
}

static void json_cell(cli_result *result, const char *name, const pave_skirmish *s, int32_t cell)
{
    char text[PAVE_TRI_TEXT_SIZE];
    if (cell >= 0)
        cli_json_text(result, name, pave_tri_face_text(pave_window_cell(s->window, cell), text));
}

static void json_units(cli_result *result, const pave_skirmish *s)
{
    cli_json_open(result, "units", '[');
    for (int32_t i = 0; i < s->unit_count; i++) {
        const pave_skirmish_unit *u = &s->units[i];
        cli_json_open(result, NULL, '{');
        cli_json_text(result, "side", skirmish_sides[u->side]);
        cli_json_text(result, "kind", pave_skirmish_kind_name(u->kind));
        CLI_JSON_COUNTS(result, "hits|most", u->hits, u->most);
        json_cell(result, "cell", s, u->cell);
        cli_json_close(result);
    }
    cli_json_close(result);
}

static void json_events(cli_result *result, const pave_skirmish *s)
{
    cli_json_open(result, "events", '[');
    for (int64_t i = 0; i < s->event_count; i++) {
        const pave_skirmish_event *e = &s->events[i];
        cli_json_open(result, NULL, '{');
        CLI_JSON_COUNTS(result, "turn", e->turn);
        cli_json_text(result, "kind", pave_skirmish_event_kind_name(e->kind));
        if (e->side >= 0) cli_json_text(result, "side", skirmish_sides[e->side]);
        if (e->unit >= 0) CLI_JSON_COUNTS(result, "unit", e->unit);
        if (e->target >= 0) CLI_JSON_COUNTS(result, "target", e->target);
        json_cell(result, "from", s, e->from);
        json_cell(result, "to", s, e->to);
        if (e->hits >= 0) CLI_JSON_COUNTS(result, "hits", e->hits);
        if (e->cost >= 0) CLI_JSON_COUNTS(result, "cost", e->cost);
        cli_json_close(result);
    }
    cli_json_close(result);
}

static void print_end(cli_result *result, const pave_skirmish *s, const skirmish_options *options)
{
    const char *winner = s->winner >= 0 ? skirmish_sides[s->winner] : NULL;
    int32_t left[PAVE_SKIRMISH_SIDES], most[PAVE_SKIRMISH_SIDES];
    for (int32_t side = 0; side < PAVE_SKIRMISH_SIDES; side++)
        left[side] = pave_skirmish_strength(s, side, &most[side]);
    cli_text(result, "%s after %d turns: blue %d of %d hits left, red %d of %d\n",
             s->winner < 0 ? "no winner"
             : s->winner   ? "red wins"
                           : "blue wins",
             (int)s->turn, (int)left[0], (int)most[0], (int)left[1], (int)most[1]);
    if (!result->json) return;
    cli_json_text(result, "field", options->field == CITADEL ? "citadel" : "terrain");
    cli_json_member(result, "seed", "\"%" PRIu64 "\"", s->def.seed);
    cli_json_text(result, "winner", winner);
    CLI_JSON_COUNTS(result, "turns|width|height|blue|blue_most|red|red_most", s->turn,
                    s->window->def.width, s->window->def.height, left[0], most[0], left[1],
                    most[1]);
    json_units(result, s);
    json_events(result, s);
}

// ---- The command --------------------------------------------------------------------------------

static int open_job(skirmish_job *job, const skirmish_options *options, bool sized)
{
    job->def = (pave_skirmish_def){.seed = options->seed,
                                   .files = (int32_t)options->files,
                                   .archers = (int32_t)options->archers,
                                   .turns = (int32_t)options->turns};
    const int32_t size = (int32_t)options->size;
    return options->field == CITADEL ? make_citadel(job, options, sized ? size : 24)
                                     : make_terrain(job, options, sized ? size : 28);
}

static int play(const cli_call *call, skirmish_job *job)
{
    const skirmish_options *options = call->options;
    cli_result result = tactics_begin(call, &options->output);
    int code = CLI_DONE;
    while (code == CLI_DONE && !job->skirmish->over) {
        code = skirmish_next(job);
        if (code == CLI_DONE) print_turn(&result, job->skirmish);
    }
    if (code != CLI_DONE) return code;
    print_end(&result, job->skirmish, options);
    tactics_end(&result, &options->output, pave_skirmish_hash(job->skirmish));
    return CLI_DONE;
}

static int run(const cli_call *call)
{
    const skirmish_options *options = call->options;
    skirmish_job job = {0};
    int code = open_job(&job, options, cli_given(call, "size"));
    if (code == CLI_DONE) code = skirmish_begin(&job);
    if (code == CLI_DONE && options->folder) code = skirmish_film_begin(options->folder);
    if (code == CLI_DONE) code = play(call, &job);
    if (code == CLI_DONE && options->folder)
        code = skirmish_film(&job, job.skirmish->turn, options->folder, (int32_t)options->width);
    pave_skirmish_destroy(job.skirmish);
    pave_citadel_destroy(job.citadel);
    pave_terrain_destroy(job.terrain);
    pave_window_destroy(job.window);
    return code;
}

const cli_command cli_tactics_skirmish = {
    .group = "tactics",
    .name = "skirmish",
    .operands = "",
    .summary = "a small battle that plays itself, on a terrain or before the gate of a citadel",
    .about = "Two sides of soldiers in line, archers and a large creature fight by fixed rules: "
             "they move by the metric shortcut, shoot by touching cells and lines of sight, and "
             "march in formation until they meet. The same seed gives the same skirmish.\n"
             "It prints a log, with --json every event; with -o it also makes a film: a picture "
             "of each turn, and an overview. Blue attacks a citadel, and red wins if it is held "
             "to the last turn.",
    .examples = "pave tactics skirmish --seed 7 -o film\n"
                "pave tactics skirmish --field citadel --seed 3 -o siege\n"
                "pave tactics skirmish --seed 7 --files 10 --archers 8 --size 40 --json\n",
    CLI_TABLE(table),
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
