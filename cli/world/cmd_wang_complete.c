// cli/world/cmd_wang_complete.c: pave wang complete: the smallest complete set, as a count, a list
// and a sheet.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "blank_sheets.h"

#include <inttypes.h>
#include <pave/wang.h>
#include <stdlib.h>
#include <string.h>

typedef struct complete_options {
    const char *grid, *output;
    int kind;
    int64_t colors, tile;
    bool rotate, mirror, flip, half_turn, list, json, force;
} complete_options;

enum { KIND_BLOB = 3 };

#define OPTIONS complete_options
static const cli_option complete_table[] = {
    CLI_ROW(GRID, "grid", "GRID", "square", grid,
            "the shape of the tiles: square, hex, tri or a number of sides, 3 to 12; or another "
            "tiling or TILING.json, with all its shapes"),
    CLI_ROW(
        WORD, "kind", "edge|corner|mixed|blob", "edge", kind,
        "the parts of a tile that have colours; blob: sides and corners, in two colours, where a "
        "corner may have the second only if both adjacent sides do"),
    CLI_COUNT_ROW("colors", "K", "2", colors, 1, PAVE_WANG_COLORS_MAX, "number of colours"),
    CLI_FLAG_ROW("rotate", rotate, "tiles may be turned by any number of sides"),
    CLI_FLAG_ROW("mirror", mirror, "tiles may be mirrored left to right"),
    CLI_FLAG_ROW("flip", flip, "tiles may be mirrored top to bottom"),
    CLI_FLAG_ROW("half-turn", half_turn, "tiles may be turned by half a turn"),
    CLI_PRINT_ROW("list", list,
                  "print one tile per line: its colours, clockwise, separated by "
                  "spaces"),
    CLI_JSON_ROW(json),
    CLI_OPTION(OUTPUT, 'o', "output", "SHEET.png", NULL, output, 0, 0,
               "a sheet of the tiles to paint over; SHEET.tsx is written to the same folder, or "
               "SHEET.json for sets that Tiled cannot represent"),
    CLI_COUNT_ROW("tile", "PX", "32", tile, 8, 256, "pixels of a tile in the sheet, 8 to 256"),
    CLI_FLAG_ROW("force", force, "replace existing files, even if they were painted over"),
};

static int read_def(const complete_options *options, pave_wang_complete_def *out)
{
    *out = (pave_wang_complete_def){.color_count = (int)options->colors,
                                    .blob = options->kind == KIND_BLOB};
    out->kind = out->blob ? PAVE_WANG_MIXED : (pave_wang_kind)options->kind;
    if (out->blob && options->colors != 2)
        return cli_wrong("--kind blob has two colours; leave --colors out");
    out->symmetries =
        (options->rotate ? PAVE_WANG_ROTATE : 0) | (options->mirror ? PAVE_WANG_MIRROR : 0) |
        (options->flip ? PAVE_WANG_FLIP : 0) | (options->half_turn ? PAVE_WANG_HALF_TURN : 0);
    return CLI_DONE;
}

static int put_list(cli_result *result, const pave_wang_complete_def *def, int places)
{
    uint8_t combination[PAVE_WANG_PLACES_MAX] = {0};
    cli_json_open(result, "list", '[');
    while (pave_wang_complete_next(def, combination)) {
        if (cli_stopped() || ferror(result->out)) return CLI_STOPPED;
        cli_json_open(result, NULL, '[');
        for (int k = 0; k < places; k++) {
            cli_json_member(result, NULL, "%d", combination[k]);
            cli_text(result, "%s%d", k ? " " : "", combination[k]);
        }
        cli_json_close(result);
        cli_text(result, "\n");
    }
    cli_json_close(result);
    return CLI_DONE;
}

// Prints the count of a shape: the whole answer for a single shape, otherwise a part of it.
static int put_shape(cli_result *result, const complete_options *options, const char *grid,
                     const pave_wang_complete_def *def)
{
    static const char *const kinds[] = {"edge", "corner", "mixed", "blob"};
    pave_wang_complete_count count;
    pave_error error = {0};
    int code = CLI_DONE;
    error.result = pave_wang_complete_count_of(def, &count, &error);
    if (error.result) return cli_report(&error);
    cli_json_open(result, NULL, '{');
    CLI_JSON_COUNTS(result, "sides", def->sides);
    cli_json_text(result, "kind", kinds[options->kind]);
    CLI_JSON_COUNTS(result, "colors|ways", def->color_count, count.ways);
    cli_json_large(result, "combinations", count.combinations, count.combinations_text);
    cli_json_large(result, "tiles", count.orbits, count.orbits_text);
    if (grid) cli_text(result, "%d sides: ", def->sides);
    if (!options->list || grid)
        cli_text(result, "%s tile%s for %s combination%s\n", count.orbits_text,
                 count.orbits == 1 ? "" : "s", count.combinations_text,
                 count.combinations == 1 ? "" : "s");
    if (options->list) code = put_list(result, def, count.places);
    cli_json_close(result);
    return code;
}

static int complete_shapes(const cli_call *call, const cli_shapes *shapes)
{
    const complete_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    int code = CLI_DONE;
    for (int i = 0; i < shapes->count; i++)
        if (shapes->defs[i].sides % 2 && (options->flip || options->half_turn))
            return cli_wrong(
                "--%s: a tile of %d sides does not fit upside down; give --mirror or --rotate",
                options->flip ? "flip" : "half-turn", shapes->defs[i].sides);
    if (shapes->grid) {
        cli_json_open(&result, NULL, '{');
        cli_json_text(&result, "grid", shapes->grid);
        cli_json_open(&result, "shapes", '[');
    }
    for (int i = 0; i < shapes->count && code == CLI_DONE; i++)
        code = put_shape(&result, options, shapes->grid, &shapes->defs[i]);
    if (shapes->grid && code == CLI_DONE) {
        cli_json_close(&result);
        cli_json_close(&result);
    }
    return code == CLI_DONE && options->output
               ? cli_shapes_write(call, shapes, options->output, (int)options->tile, options->force)
               : code;
}

static int complete(const cli_call *call)
{
    const complete_options *options = call->options;
    pave_wang_complete_def def;
    cli_shapes shapes = {.count = 0};
    int code = read_def(options, &def);
    if (code == CLI_DONE) code = cli_shapes_open(options->grid, &def, &shapes);
    if (code == CLI_DONE) code = complete_shapes(call, &shapes);
    cli_shapes_close(&shapes);
    return code;
}

static const cli_need complete_needs[] = {{"tile|force", CLI_PICTURE, "only a sheet (-o) has it"}};

static uint32_t complete_modes(const cli_call *call)
{
    const complete_options *options = call->options;
    return options->output ? CLI_PICTURE : 0;
}

const cli_command cli_wang_complete = {CLI_COMMAND("wang", "complete", complete_table, complete),
                                       CLI_WRITES("png", complete_needs, complete_modes)};
