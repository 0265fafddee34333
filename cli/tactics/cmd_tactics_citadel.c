// cli/tactics/cmd_tactics_citadel.c: pave tactics citadel: a fortified town.
#include "../commands.h"
#include "../output.h"
#include "citadel_land.h"

#include <pave/formats/json.h>

#include <inttypes.h>

typedef struct citadel_options {
    uint64_t seed;
    int64_t size, bastions, gates;
    int outline, pattern, shore;
    bool moat, ravelins;
    citadel_land_options land;
    tactics_output output;
} citadel_options;

#define CITADEL_FORMATS "svg|pdf|png|json|obj|glb"
enum { CITADEL_JSON = 3, CITADEL_OBJ, CITADEL_GLB }; // of the formats

#define OPTIONS citadel_options
// The words are in the order of their enumerators.
static const cli_option table[] = {
    CLI_SEED_ROW(seed, "of the town"),
    CLI_COUNT_ROW("size", "N", "40", size, 12, PAVE_CITADEL_SIZE_MAX,
                  "the most rows that the works have across; at least 13 of a triangle, 22 of a "
                  "rhombus, 12 of a hexagon, 17 of a free outline"),
    CLI_ROW(WORD, "outline", "any|triangle|rhombus|hexagon|free", "any", outline,
            "the outline of the wall; any: drawn"),
    CLI_COUNT_ROW("bastions", "N", "0", bastions, 0, 60,
                  "how many bastions; 0: one at each corner, and as few as keep walls short"),
    CLI_COUNT_ROW("gates", "N", "0", gates, 0, 16, "how many gates; 0: drawn, 1 to 4"),
    CLI_ROW(WORD, "pattern", "any|radial|rings|spider|grid|rows|organic", "any", pattern,
            "how streets run; any: drawn"),
    CLI_ROW(WORD, "shore", "any|none|river|sea", "any", shore,
            "the water on one side; any: drawn, mostly none"),
    CLI_FLAG_ROW("moat", moat, "a moat around the works"),
    CLI_FLAG_ROW("ravelins", ravelins, "a triangular work before each gate where there is room"),
    CLI_ROW(GRID, "on", "terrain|MAP.json|W.pave", NULL, land.on,
            "the land that it stands in, with roads to its gates: a terrain of the seed; a "
            "region map of triangles (0 is water), in its largest territory; or a world of "
            "triangles with a colour named water"),
    CLI_ROW(TEXT, "at", "q,r,L", NULL, land.at,
            "a cell of the land near which it is to stand, or of the territory (default: the "
            "middle of a terrain, 0,0,L of a world)"),
    CLI_ROW(SIZE, "land-size", "WxH", NULL, land.size,
            "the terrain or piece of a world: cells in a strip, pointing up or down, and strips "
            "(default: 12 and 6 "
            "times --size)"),
    CLI_OUTPUT_ROWS(CITADEL_FORMATS, output.path, output.format),
    CLI_JSON_ROW(output.json),
    CLI_PRINT_ROW("hash", output.hash, "print the hash of the town"),
    CLI_PICTURE_ROWS(NULL, output.scale, output.width,
                     "an edge of a triangle (default: the picture has about 1024 pixels)"),
};

enum { ALONE = TACTICS_MODE(0), IN_LAND = TACTICS_MODE(1), ON_WIDE = TACTICS_MODE(2) };

static uint32_t modes_of(const cli_call *call)
{
    const citadel_options *options = call->options;
    return (options->land.on ? IN_LAND : ALONE) |
           (citadel_land_has_size(&options->land) ? ON_WIDE : 0);
}

static const cli_need needs[] = {{"shore", ALONE, "the land of --on has its own water"},
                                 {"at", IN_LAND, "there is no land without --on"},
                                 {"land-size", ON_WIDE, "only a terrain and a world have a size"},
                                 CLI_PICTURE_NEEDS,
                                 {NULL, 0, NULL}};

// ---- What is written ----------------------------------------------------------------------------

static int draw(const cli_call *call, const pave_citadel *citadel, const citadel_land *land)
{
    const citadel_options *options = call->options;
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_picture_citadel_def def = {.citadel = citadel,
                                          .terrain = land->terrain,
                                          .title = "a citadel",
                                          .size = tactics_size(&options->output)};
    return pave_picture_citadel(&def, NULL, &scene, &error)
               ? tactics_refuse(&error)
               : tactics_scene_write(call, &options->output, scene);
}

static int write_solid(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    pave_solid *solid = NULL;
    pave_error error = {0};
    if (pave_citadel_solid(citadel, NULL, &solid, &error)) return tactics_refuse(&error);
    const int code =
        tactics_write_solid(call, options->output.path, solid, call->format == CITADEL_GLB);
    pave_solid_destroy(solid);
    return code;
}

static int write(const cli_call *call, const pave_citadel *citadel, const citadel_land *land)
{
    const citadel_options *options = call->options;
    pave_error error = {0};
    if (call->format >= CITADEL_OBJ) return write_solid(call, citadel);
    if (call->format != CITADEL_JSON) return draw(call, citadel, land);
    cli_catch_signals();
    return pave_json_citadel_write(citadel, options->output.path, NULL, &error) ? cli_report(&error)
                                                                                : CLI_DONE;
}

// ---- What is printed ----------------------------------------------------------------------------

static void print_zones(cli_result *result, const pave_citadel *citadel)
{
    int64_t cells[PAVE_CITADEL_ZONES] = {0};
    for (int64_t i = 0; i < citadel->window->count; i++) cells[citadel->zones[i]]++;
    cli_json_open(result, "cells", '{');
    for (int zone = 0; zone < PAVE_CITADEL_ZONES; zone++)
        if (result->json)
            cli_json_member(result, pave_citadel_zone_name((pave_citadel_zone)zone), "%" PRId64,
                            cells[zone]);
    cli_json_close(result);
}

static void print_gates(cli_result *result, const pave_citadel *citadel)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_put_list(result, "gates");
    for (int32_t i = 0; cli_put_each(result, i, citadel->gate_count, 0); i++)
        cli_put(result, NULL, result->json ? "\"%s\"" : "%s",
                pave_tri_face_text(citadel->gates[i].cell, text));
}

static void print_place(cli_result *result, const citadel_options *options,
                        const citadel_land *land)
{
    const pave_citadel_place *place = &land->place;
    cli_text(result,
             "on %s, %" PRId32 "x%" PRId32 " triangles: at %" PRId32 ",%" PRId32 ", %" PRId32
             " edges off, turned by %" PRId32 " sixths; %" PRId64 " cells of roads",
             options->land.on, land->laid.window->def.width, land->laid.window->def.height,
             place->at.q, place->at.r, land->off, place->turn, place->road_count);
    if (land->map) cli_text(result, ", territory %" PRId32, land->territory);
    cli_text(result, "\n");
    cli_json_open(result, "place", '{');
    cli_json_text(result, "on", options->land.on);
    if (result->json)
        cli_json_member(result, "at", "[%" PRId32 ",%" PRId32 "]", place->at.q, place->at.r);
    CLI_JSON_COUNTS(result, "width|height|off|turn|roads", land->laid.window->def.width,
                    land->laid.window->def.height, land->off, place->turn, place->road_count);
    if (land->map) CLI_JSON_COUNTS(result, "territory", land->territory);
    cli_json_close(result);
}

static void print(const cli_call *call, const pave_citadel *citadel, const citadel_land *land)
{
    const pave_citadel *laid = land->laid.window ? &land->laid : citadel;
    const citadel_options *options = call->options;
    const pave_citadel_def *def = &citadel->def;
    cli_result result = tactics_begin(call, &options->output);
    cli_text(&result,
             "%s of seed %" PRIu64 ", %" PRId32 " rows across, in %" PRId32 "x%" PRId32
             " triangles: %" PRId32 " bastions, %" PRId32 " of %" PRId32 " gates, %" PRId32
             " houses; streets %s, shore %s\n",
             pave_citadel_outline_name(def->outline), def->seed, citadel->extent,
             citadel->window->def.width, citadel->window->def.height, def->bastions,
             citadel->gate_count, citadel->gate_most, citadel->house_count,
             pave_citadel_pattern_name(def->pattern), pave_citadel_shore_name(def->shore));
    if (result.json) cli_json_member(&result, "seed", "\"%" PRIu64 "\"", def->seed);
    cli_json_text(&result, "outline", pave_citadel_outline_name(def->outline));
    cli_json_text(&result, "pattern", pave_citadel_pattern_name(def->pattern));
    cli_json_text(&result, "shore", pave_citadel_shore_name(def->shore));
    CLI_JSON_COUNTS(&result, "size|extent|width|height|corners|bastions|works|gates_most|houses",
                    def->size, citadel->extent, citadel->window->def.width,
                    citadel->window->def.height, citadel->corner_count, def->bastions,
                    citadel->work_count, citadel->gate_most, citadel->house_count);
    if (land->laid.window) print_place(&result, options, land);
    print_gates(&result, laid);
    print_zones(&result, laid);
    tactics_end(&result, &options->output, pave_citadel_hash(laid));
}

static int answer(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    citadel_land_options where = options->land;
    citadel_land land = {0};
    where.seed = options->seed;
    int code = where.on ? citadel_land_open(&where, citadel, &land) : CLI_DONE;
    if (code == CLI_DONE && options->output.path)
        code = write(call, where.on ? &land.laid : citadel, &land);
    if (code == CLI_DONE && tactics_prints(&options->output)) print(call, citadel, &land);
    citadel_land_close(&land);
    return code;
}

static int run(const cli_call *call)
{
    const citadel_options *options = call->options;
    const pave_citadel_def def = {.seed = options->seed,
                                  .size = (int32_t)options->size,
                                  .outline = (pave_citadel_outline)options->outline,
                                  .bastions = (int32_t)options->bastions,
                                  .gates = (int32_t)options->gates,
                                  .pattern = (pave_citadel_pattern)options->pattern,
                                  .shore = options->land.on ? PAVE_CITADEL_SHORE_NONE
                                                            : (pave_citadel_shore)options->shore,
                                  .moat = options->moat,
                                  .ravelins = options->ravelins};
    pave_citadel *citadel = NULL;
    pave_error error = {0};
    if (options->land.on && options->output.path && call->format >= CITADEL_OBJ)
        return cli_wrong("--on: a citadel in a land is a picture or JSON, no mesh; leave it out");
    if (pave_citadel_create(&def, NULL, &citadel, &error)) return tactics_refuse(&error);
    const int code = answer(call, citadel);
    pave_citadel_destroy(citadel);
    return code;
}

const cli_command cli_tactics_citadel = {
    .group = "tactics",
    .name = "citadel",
    .operands = "",
    .summary = "a fortified town on triangles, from a seed",
    .about = "Makes a town whose walls, streets and houses follow the three lanes of a triangle "
             "grid: curtains, bastions, gates, a keep, a square, blocks of houses, and around them "
             "roads, water, a moat. No step leads in except through a gate, all streets are one "
             "net, and no cell at the foot of a wall is out of sight of the bastions. With --on it "
             "stands in "
             "a land: at the nearest place, in the first turn, where all works are on dry ground.",
    .examples = "pave tactics citadel --seed 7 --moat --ravelins -o citadel.svg\n"
                "pave tactics citadel --seed 7 --size 24 --outline triangle -o citadel.json\n"
                "pave tactics citadel --seed 7 --moat --ravelins -o citadel.glb\n"
                "pave tactics citadel --seed 7 --size 20 --moat --on terrain -o land.png\n"
                "pave tactics citadel --seed 7 --size 60 --gates 3 --shore sea --json --hash\n",
    CLI_TABLE(table),
    .formats = CITADEL_FORMATS,
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
