// cli/world/cmd_world_explore.c: pave world explore: a walk step by step, as text and as a picture.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "explore_walk.h"
#include "winds.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct explore_options {
    cli_named_world_options ground;
    const char *at, *moves, *output;
    const char *start;
    int64_t stock;
    int format, orientation, theme;
    cli_picture picture;
    bool candidates, json;
} explore_options;

#define FORMATS "svg|pdf|png"

#define OPTIONS explore_options
static const cli_option table[] = {
    CLI_NAMED_WORLD_ROWS_OF(
        ground, CLI_TRIP_METHODS, "phase",
        "phase: draws tiles at random, in phases as on a checkerboard; feature: draws the colours "
        "of edges and corners; blocks: makes patches or paths as far as the tiles allow; auto: "
        "the best for the set; naive: draws a tile when it is visited, so that the map depends on "
        "the order of the moves"),
    CLI_ROW(TEXT, "at", "CELL", NULL, at, "start of the walk (default: --origin, otherwise 0,0)"),
    CLI_ROW(TEXT, "start", "ID", NULL, start,
            "tile at the start; naive: it is placed there; otherwise the first seed from --seed "
            "on is used whose world has it there"),
    CLI_ROW(TEXT, "moves", "N,E,...", NULL, moves,
            "the sides that the player crosses, by wind or by number from 0, clockwise from "
            "north; on hexagons NE,E,SE,SW,W,NW, on triangles N,SE,SW or NE,S,NW"),
    CLI_COUNT_ROW(
        "stock", "N", NULL, stock, 1, 1000000,
        "naive: number of copies of each tile, as in a board game's box (default: unlimited)"),
    CLI_FLAG_ROW("candidates", candidates,
                 "draw a map for each move, and for each new tile its candidates and the "
                 "constraints of its surroundings"),
    CLI_ROW(WORD, "theme", CLI_BUILTINS, NULL, theme,
            "draw a FILE in the style and colours of this built-in set"),
    CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", orientation, "of hexagons and triangles"),
    CLI_PICTURE_ROWS("64", picture, "an edge"),
    CLI_OUTPUT_ROWS(FORMATS, output, format),
    CLI_JSON_ROW(json),
};

enum { NAIVE = CLI_MODE(0), SEEDED = CLI_MODE(1) };

static uint32_t modes_of(const cli_call *call)
{
    const explore_options *options = call->options;
    return options->ground.method == CLI_TRIP_NAIVE ? NAIVE : SEEDED;
}

static const cli_need needs[] = {
    CLI_PICTURE_NEEDS,
    {"candidates|theme|orientation", CLI_PICTURE, "only pictures (.svg, .pdf, .png) have it"},
    {"stock", NAIVE, "only --method naive can run out of tiles"},
    {"origin|bias|base|shares|patch|connected|solid|dead-ends|mesh|keep", SEEDED,
     "--method naive makes no world"}};

typedef struct explore_job {
    const cli_call *call;
    const explore_options *options;
    cli_named_world_options ground_options;
    cli_named_world ground;
    cli_trip_def def;
    cli_trip trip;
} explore_job;

// ---- The world ----------------------------------------------------------------------------------

enum { SEEDS_MAX = 1 << 16 };

// Finds the first seed, starting with the given one, whose world has the requested tile at the
// start.
static int find_seed(explore_job *job)
{
    const uint64_t first = job->ground_options.seed;
    for (int i = 0; i < SEEDS_MAX; i++) {
        if (pave_world_at(job->ground.world, job->def.at) == job->def.start) return CLI_DONE;
        job->ground_options.seed++;
        const int code = cli_named_world_make_world(&job->ground_options, &job->ground);
        if (code != CLI_DONE) return code;
    }
    return cli_wrong("--start: none of %d seeds from %" PRIu64 " on has tile %" PRIu32 " there",
                     (int)SEEDS_MAX, first, job->def.start);
}

static int read_start(explore_job *job)
{
    int64_t id;
    const char *text = job->options->start;
    if (!text) return CLI_DONE;
    if (cli_read_number(text, 0, UINT32_MAX - 1, &id) != CLI_READ ||
        pave_wang_tile_index(job->ground.sets[job->def.at.s], (uint32_t)id) == UINT32_MAX)
        return cli_wrong("--start: there is no tile %s in the set \"%s\"", text, job->ground.name);
    job->def.starts = true;
    job->def.start = (uint32_t)id;
    return job->def.naive ? CLI_DONE : find_seed(job);
}

static int open_world(explore_job *job, const char *file)
{
    const explore_options *options = job->options;
    job->def.naive = options->ground.method == CLI_TRIP_NAIVE;
    job->ground_options = options->ground;
    if (options->ground.wishes.connected && !cli_given(job->call, "method"))
        job->ground_options.method = PAVE_WORLD_AUTO; // phases cannot be connected
    const bool kept = file && pave_store_recognizes(file);
    if (kept && job->def.naive)
        return cli_wrong(
            "--method naive: makes no world, but %s is a world file; give a tile set instead",
            file);
    int code = cli_named_world_open(job->call, &job->ground_options, file, (cli_source_wish){0},
                                    !job->def.naive, &job->ground);
    const uint64_t first = job->ground_options.seed;
    job->def.at = job->ground.origin;
    if (code == CLI_DONE) code = grid_window_turns(job->ground.tiling, options->orientation);
    if (code == CLI_DONE && options->at)
        code = cli_named_world_cell(&job->ground, options->at, &job->def.at);
    if (code == CLI_DONE) code = read_start(job);
    if (code != CLI_DONE) return code;
    const pave_layout_def layout = {.orientation = (pave_orientation)options->orientation};
    pave_tiling_layout(job->ground.tiling, &layout, &job->def.layout, NULL);
    job->def.ground = &job->ground;
    job->def.seed = job->ground_options.seed;
    job->def.stock = options->stock;
    job->def.moves = options->moves;
    code = cli_trip_make(&job->def, &job->trip);
    if (code == CLI_DONE && job->def.seed != first)
        cli_say("--start: the seed is %" PRIu64 ", the first from %" PRIu64 " on with tile %" PRIu32
                " there",
                job->def.seed, first, job->def.start);
    return code;
}

// ---- Text ---------------------------------------------------------------------------------------

enum { LISTED_MAX = 16 }; // for longer lists, text output has only the number of tiles

static void print_cell(cli_result *result, const char *name, const explore_job *job, pave_cell cell)
{
    cli_json_list(result, name, (const int32_t[]){cell.q, cell.r, cell.s},
                  job->ground.tiling->face_count > 1 ? 3 : 2);
}

static int64_t tile_number(uint32_t id) { return id == PAVE_WANG_EMPTY ? -1 : (int64_t)id; }

static void print_tile(cli_result *result, const explore_job *job, int64_t i)
{
    const pave_picture_walk_tile *tile = &job->trip.tiles[i];
    char cell[PAVE_TILING_TEXT_SIZE], text[CLI_TRIP_LINE];
    const pave_wang_set *set = job->ground.sets[tile->cell.s];
    const char *shade = cli_trip_shade(&job->trip, tile->shade);
    cli_json_open(result, NULL, '{');
    print_cell(result, "cell", job, tile->cell);
    cli_text(result, "  %s%s%s", pave_tiling_face_text(job->ground.tiling, tile->cell, cell),
             *shade ? ", " : "", shade);
    cli_json_member(result, "class", "%d", tile->shade);
    cli_trip_constraints(&job->trip, i, text);
    cli_json_text(result, "constraints", text);
    cli_text(result, ": %s%s;", job->trip.drawn ? "drawn " : "", *text ? text : "no constraint");
    cli_json_open(result, "candidates", '[');
    for (int64_t k = 0; k < tile->candidate_count; k++) {
        const uint32_t id = pave_wang_tile_id(set, tile->candidates[k]);
        cli_json_member(result, NULL, "%" PRId64, tile_number(id));
        if (tile->candidate_count <= LISTED_MAX) cli_text(result, " %" PRId64, tile_number(id));
    }
    if (tile->candidate_count > LISTED_MAX)
        cli_text(result, " %" PRId64 " tiles", tile->candidate_count);
    cli_json_close(result);
    cli_json_member(result, "tile", "%" PRId64, tile_number(tile->id));
    cli_text(result, "%s %s", tile->candidate_count ? ":" : "",
             cli_trip_choice(&job->trip, i, text));
    if (tile->id != PAVE_WANG_EMPTY) cli_text(result, ", tile %" PRIu32, tile->id);
    cli_text(result, "\n");
    cli_json_close(result);
}

static void print_step(cli_result *result, const explore_job *job, int64_t at)
{
    char cell[PAVE_TILING_TEXT_SIZE], wind[CLI_WIND_SIZE] = "";
    const pave_picture_walk_step *step = &job->trip.steps[at];
    const cli_trip_move *move = &job->trip.moves[at];
    if (move->side >= 0)
        cli_wind(job->ground.tiling, &job->def.layout, step[-1].at.s, 2 * move->side, true, wind);
    pave_tiling_face_text(job->ground.tiling, step->at, cell);
    cli_json_open(result, NULL, '{');
    if (*wind) cli_json_text(result, "move", wind);
    cli_text(result, "%s%s%s%s\n", *wind ? wind : "the walk begins at", *wind ? " to " : " ", cell,
             step->count      ? ""
             : move->revealed ? ": decided before, and seen now"
                              : ": seen before");
    print_cell(result, "at", job, step->at);
    cli_json_flag(result, "revealed", move->revealed);
    cli_json_open(result, "decided", '[');
    for (int64_t i = 0; i < step->count; i++) print_tile(result, job, step->first + i);
    cli_json_close(result);
    cli_json_close(result);
}

static void print(const explore_job *job)
{
    const cli_trip *trip = &job->trip;
    cli_result result = {.out = job->call->out, .json = job->options->json};
    int64_t seen = 0;
    char method[16];
    for (int64_t i = 0; i < trip->tile_count; i++)
        seen += trip->tiles[i].seen < trip->step_count && trip->tiles[i].id != PAVE_WANG_EMPTY;
    cli_json_open(&result, NULL, '{');
    cli_word(CLI_TRIP_METHODS,
             job->def.naive ? CLI_TRIP_NAIVE : (int)pave_world_method_of(job->ground.world), method,
             sizeof method);
    cli_json_text(&result, "method", method);
    cli_json_member(&result, "seed", "\"%" PRIu64 "\"", job->def.seed);
    cli_json_open(&result, "steps", '[');
    for (int64_t i = 0; i < trip->step_count; i++) print_step(&result, job, i);
    cli_json_close(&result);
    cli_json_member(&result, "tiles", "%" PRId64, trip->tile_count - trip->hole);
    cli_json_member(&result, "seen", "%" PRId64, seen);
    cli_json_flag(&result, "hole", trip->hole);
    cli_json_close(&result);
    const int64_t tiles = trip->tile_count - trip->hole;
    cli_text(&result, "%" PRId64 " %s, %" PRId64 " seen and %" PRId64 " hidden\n", tiles,
             tiles == 1 ? "tile" : "tiles", seen, tiles - seen);
}

// ---- The picture --------------------------------------------------------------------------------

// Describes a tile in the picture: its cell and class, and how it was chosen.
static void tell_tile(void *context, int64_t i, char *name, char *text)
{
    const explore_job *job = context;
    const pave_picture_walk_tile *tile = &job->trip.tiles[i];
    const char *shade = cli_trip_shade(&job->trip, tile->shade);
    char cell[PAVE_TILING_TEXT_SIZE], constraints[CLI_TRIP_LINE], choice[CLI_TRIP_LINE];
    snprintf(name, PAVE_PICTURE_WALK_TEXT, "%s%s%s",
             pave_tiling_face_text(job->ground.tiling, tile->cell, cell), *shade ? ", " : "",
             shade);
    cli_trip_constraints(&job->trip, i, constraints);
    snprintf(text, PAVE_PICTURE_WALK_TEXT, "%s%.900s; %.80s", job->trip.drawn ? "drawn: " : "",
             *constraints ? constraints : "no constraint", cli_trip_choice(&job->trip, i, choice));
}

static void tell_step(void *context, int64_t i, char *text)
{
    const explore_job *job = context;
    const pave_picture_walk_step *step = &job->trip.steps[i];
    const cli_trip_move *move = &job->trip.moves[i];
    const char *shade = cli_trip_shade(&job->trip, cli_trip_at(&job->trip, step->at)->shade);
    char cell[PAVE_TILING_TEXT_SIZE], wind[CLI_WIND_SIZE];
    pave_tiling_face_text(job->ground.tiling, step->at, cell);
    if (i == 0)
        snprintf(text, PAVE_PICTURE_WALK_TEXT, "The walk begins at %s%s%s", cell,
                 *shade ? ", " : "", shade);
    else
        snprintf(text, PAVE_PICTURE_WALK_TEXT, "Move %d: %s to %s%s%s%s", (int)i,
                 cli_wind(job->ground.tiling, &job->def.layout, step[-1].at.s, 2 * move->side, true,
                          wind),
                 cell, *shade ? ", " : "", shade,
                 step->count      ? ""
                 : move->revealed ? ", hidden until now"
                                  : ", seen before");
}

static int draw(const explore_job *job)
{
    const explore_options *options = job->options;
    const cli_named_world *ground = &job->ground;
    const bool builtin = !ground->source.name || ground->source.builtin;
    const bool themed = cli_given(job->call, "theme");
    uint32_t colors[PAVE_WANG_COLORS_MAX];
    char title[160], name[CLI_TITLE_NAME];
    for (int c = 1; c <= ground->colors.count; c++) colors[c - 1] = ground->colors.list[c].rgba;
    snprintf(title, sizeof title, "A walk, %s", cli_title_of(ground->name, name));
    const pave_picture_walk_def def = {.tiling = ground->tiling,
                                       .sets = ground->sets,
                                       .layout = &job->def.layout,
                                       .world = ground->world,
                                       .class_count = job->trip.shade_count,
                                       .tiles = job->trip.tiles,
                                       .tile_count = job->trip.tile_count,
                                       .steps = job->trip.steps,
                                       .step_count = job->trip.step_count,
                                       .hole = job->trip.hole,
                                       .candidates = options->candidates,
                                       .words = {tell_tile, tell_step, (void *)job},
                                       .theme =
                                           themed ? (pave_builtin)options->theme : ground->theme,
                                       .colors = builtin || themed ? NULL : colors,
                                       .color_count = ground->colors.count,
                                       .seed = job->def.seed,
                                       .title = title,
                                       .size = cli_picture_size(&options->picture, 96)};
    pave_scene *scene = NULL;
    pave_error error = {0};
    switch (pave_picture_walk(&def, NULL, &scene, &error)) {
    case PAVE_OK: break;
    case PAVE_NO_MEMORY: return cli_failed("out of memory; make fewer moves");
    case PAVE_RANGE:
        return cli_wrong("--moves: %s; make fewer moves%s", error.message,
                         def.candidates && def.step_count > 1 ? ", or leave --candidates out" : "");
    default: return cli_wrong("%s", error.message);
    }
    const int code =
        cli_write_scene(scene, options->output,
                        (pave_draw_format)(PAVE_DRAW_SVG + job->call->format), &options->picture);
    pave_scene_destroy(scene);
    return code;
}

static int run(const cli_call *call)
{
    explore_job job = {.call = call, .options = call->options};
    int code = open_world(&job, call->operand_count ? call->operands[0] : NULL);
    if (code == CLI_DONE && job.options->output) code = draw(&job);
    if (code == CLI_DONE && (!job.options->output || job.options->json)) print(&job);
    if (code == CLI_DONE && job.trip.hole) {
        char cell[PAVE_TILING_TEXT_SIZE];
        cli_say("no tile fits at %s, where the walk ends",
                pave_tiling_face_text(job.ground.tiling,
                                      job.trip.tiles[job.trip.tile_count - 1].cell, cell));
        code = CLI_NO;
    }
    cli_trip_close(&job.trip);
    cli_named_world_close(&job.ground);
    return code;
}

const cli_command cli_world_explore = {CLI_COMMAND("world", "explore", table, run),
                                       CLI_OPERANDS("[FILE]", 0, 1),
                                       CLI_WRITES(FORMATS, needs, modes_of)};
