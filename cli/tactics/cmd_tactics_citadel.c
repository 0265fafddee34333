// cli/tactics/cmd_tactics_citadel.c: pave tactics citadel: fortified towns on triangles.
#include "../commands.h"
#include "../output.h"
#include "tactics.h"

#include <pave/formats/json.h>

#include <inttypes.h>

typedef struct citadel_options {
    uint64_t seed;
    int64_t size, bastions, gates;
    int outline, pattern, shore;
    bool moat, ravelins;
    tactics_output output;
} citadel_options;

#define CITADEL_FORMATS "svg|pdf|png|json|obj|glb|mask"
enum { CITADEL_JSON = 3, CITADEL_OBJ, CITADEL_GLB, CITADEL_MASK }; // format indices

#define OPTIONS citadel_options
// Words have the order of their enumerators.
static const cli_option table[] = {
    CLI_SEED_ROW(seed, "of the town"),
    CLI_COUNT_ROW("size", "N", "40", size, 12, PAVE_CITADEL_SIZE_MAX,
                  "maximum width of the fortifications in rows; at least 13 for a triangle, 22 for "
                  "a rhombus, 12 for a hexagon, 17 for a free outline"),
    CLI_ROW(WORD, "outline", "any|triangle|rhombus|hexagon|free", "any", outline,
            "the outline of the wall; any: random"),
    CLI_COUNT_ROW("bastions", "N", "0", bastions, 0, 60,
                  "number of bastions; 0: one at each corner, plus as few as keep walls short"),
    CLI_COUNT_ROW("gates", "N", "0", gates, 0, 16, "number of gates; 0: random, 1 to 4"),
    CLI_ROW(WORD, "pattern", "any|radial|rings|spider|grid|rows|organic", "any", pattern,
            "the pattern of streets; any: random"),
    CLI_ROW(WORD, "shore", "any|none|river|sea", "any", shore,
            "the water on one side; any: random, mostly none"),
    CLI_FLAG_ROW("moat", moat, "a moat around the works"),
    CLI_FLAG_ROW("ravelins", ravelins, "a triangular work before each gate where it fits"),
    CLI_OUTPUT_ROWS(CITADEL_FORMATS, output.path, output.format),
    CLI_JSON_ROW(output.json),
    CLI_PRINT_ROW("hash", output.hash, "print the hash of the town"),
    CLI_OVER_ROWS(output.picture),
    CLI_PICTURE_ROWS(NULL, output.picture,
                     "an edge of a triangle (default: the picture has about 1024 pixels)"),
};

static const cli_need needs[] = {CLI_OVER_NEEDS, CLI_PICTURE_NEEDS};

// ---- Files --------------------------------------------------------------------------------------

static int draw(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_picture_citadel_def def = {.citadel = citadel,
                                          .title = "a citadel",
                                          .size = cli_picture_size(&options->output.picture, 192)};
    return pave_picture_citadel(&def, NULL, &scene, &error)
               ? tactics_refuse(&error)
               : tactics_scene_write(call, &options->output, citadel->window, scene);
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

static int write_mask(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    pave_mask *mask = NULL;
    if (pave_mask_create(citadel->window, NULL, &mask, NULL)) return tactics_no_memory();
    pave_citadel_mask(citadel->zones, false, mask);
    const int code = cli_write_mask(mask, options->output.path, call->out);
    pave_mask_destroy(mask);
    return code;
}

static int write_output(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    pave_error error = {0};
    if (call->format == CITADEL_MASK) return write_mask(call, citadel);
    if (call->format >= CITADEL_OBJ) return write_solid(call, citadel);
    if (call->format != CITADEL_JSON) return draw(call, citadel);
    cli_catch_signals();
    return pave_json_citadel_write(citadel, options->output.path, NULL, &error) ? cli_report(&error)
                                                                                : CLI_DONE;
}

// ---- Output -------------------------------------------------------------------------------------

static void print_zones(cli_result *result, const pave_citadel *citadel)
{
    int64_t cells[PAVE_CITADEL_ZONES] = {0};
    for (int64_t i = 0; i < citadel->window->count; i++) cells[citadel->zones[i]]++;
    cli_json_open(result, "cells", '{');
    for (int zone = 0; zone < PAVE_CITADEL_ZONES; zone++)
        if (result->json)
            cli_json_member(result, pave_word(pave_citadel_zone_words, zone), "%" PRId64,
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

static void print(const cli_call *call, const pave_citadel *citadel)
{
    const citadel_options *options = call->options;
    const pave_citadel_def *def = &citadel->def;
    cli_result result = tactics_begin(call, &options->output);
    cli_text(&result,
             "%s of seed %" PRIu64 ", %" PRId32 " rows across, in %" PRId32 "x%" PRId32
             " triangles: %" PRId32 " bastions, %" PRId32 " of %" PRId32 " gates, %" PRId32
             " houses; streets %s, shore %s\n",
             pave_word(pave_citadel_outline_words, def->outline), def->seed, citadel->extent,
             citadel->window->def.width, citadel->window->def.height, def->bastions,
             citadel->gate_count, citadel->gate_most, citadel->house_count,
             pave_word(pave_citadel_pattern_words, def->pattern),
             pave_word(pave_citadel_shore_words, def->shore));
    if (result.json) cli_json_member(&result, "seed", "\"%" PRIu64 "\"", def->seed);
    cli_json_text(&result, "outline", pave_word(pave_citadel_outline_words, def->outline));
    cli_json_text(&result, "pattern", pave_word(pave_citadel_pattern_words, def->pattern));
    cli_json_text(&result, "shore", pave_word(pave_citadel_shore_words, def->shore));
    CLI_JSON_COUNTS(&result, "size|extent|width|height|corners|bastions|works|gates_most|houses",
                    def->size, citadel->extent, citadel->window->def.width,
                    citadel->window->def.height, citadel->corner_count, def->bastions,
                    citadel->work_count, citadel->gate_most, citadel->house_count);
    print_gates(&result, citadel);
    print_zones(&result, citadel);
    tactics_end(&result, &options->output, pave_citadel_hash(citadel));
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
                                  .shore = (pave_citadel_shore)options->shore,
                                  .moat = options->moat,
                                  .ravelins = options->ravelins};
    pave_citadel *citadel = NULL;
    pave_error error = {0};
    if (pave_citadel_create(&def, NULL, &citadel, &error)) return tactics_refuse(&error);
    const int code = options->output.path ? write_output(call, citadel) : CLI_DONE;
    if (code == CLI_DONE && tactics_prints(&options->output)) print(call, citadel);
    pave_citadel_destroy(citadel);
    return code;
}

const cli_command cli_tactics_citadel = {CLI_COMMAND("tactics", "citadel", table, run),
                                         CLI_NEEDS(needs), .formats = CITADEL_FORMATS};
