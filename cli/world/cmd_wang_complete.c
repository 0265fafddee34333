// cli/world/cmd_wang_complete.c: pave wang complete.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "sheet.h"

#include <inttypes.h>
#include <pave/wang_complete.h>
#include <stdlib.h>
#include <string.h>

typedef struct complete_options {
    const char *grid, *output;
    int kind;
    int64_t colors, pairs, tile;
    bool rotate, mirror, flip, half_turn, list, json, force;
} complete_options;

enum { KIND_BLOB = 3 };

#define OPTIONS complete_options
static const cli_option complete_table[] = {
    CLI_ROW(TEXT, "grid", "square|hex|tri|N", "square", grid,
            "the shape of the tiles; N: any number of sides, 3 to 12"),
    CLI_ROW(WORD, "kind", "edge|corner|mixed|blob", "edge", kind,
            "what has the colours; blob: both, of two colours, a corner having the second only "
            "between two sides that have it"),
    CLI_COUNT_ROW("colors", "K", "2", colors, 1, PAVE_WANG_COLORS_MAX, "how many colours"),
    CLI_COUNT_ROW("pairs", "P", "0", pairs, 0, PAVE_WANG_COLORS_MAX / 2,
                  "the last 2 x P of them are pairs, each the mirror of the other: along a side "
                  "one meets the other"),
    CLI_FLAG_ROW("rotate", rotate, "tiles may be turned by any number of sides"),
    CLI_FLAG_ROW("mirror", mirror, "tiles may be mirrored, left and right changing places"),
    CLI_FLAG_ROW("flip", flip,
                 "tiles may be turned upside down in the mirror, top and bottom "
                 "changing places"),
    CLI_FLAG_ROW("half-turn", half_turn, "tiles may be turned by half a circle"),
    CLI_PRINT_ROW("list", list, "print a tile a line: its colours, clockwise, with blanks between"),
    CLI_JSON_ROW(json),
    CLI_OPTION(OUTPUT, 'o', "output", "SHEET.png", NULL, output, 0, 0,
               "a sheet of the tiles to paint over; SHEET.tsx is written beside it, or SHEET.json "
               "where Tiled has no such sets"),
    CLI_COUNT_ROW("tile", "PX", "32", tile, 8, 256, "pixels of a tile in the sheet, 8 to 256"),
    CLI_FLAG_ROW("force", force, "replace files that are there, whatever was painted in them"),
};

static int read_sides(const char *grid, int *out)
{
    int64_t sides = 0;
    static const struct {
        const char *name;
        int sides;
    } names[] = {{"square", 4}, {"hex", 6}, {"tri", 3}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(grid, names[i].name) != 0) continue;
        *out = names[i].sides;
        return CLI_DONE;
    }
    char *end;
    sides = strtol(grid, &end, 10);
    if (end == grid || *end || sides < 3 || sides > PAVE_WANG_SIDES_MAX)
        return cli_wrong("--grid: \"%s\" is no shape; give square, hex, tri or a number of sides, "
                         "3 to %d",
                         grid, PAVE_WANG_SIDES_MAX);
    *out = (int)sides;
    return CLI_DONE;
}

static int read_def(const complete_options *options, uint8_t *mirrors, pave_wang_complete_def *out)
{
    *out = (pave_wang_complete_def){.color_count = (int)options->colors,
                                    .blob = options->kind == KIND_BLOB,
                                    .color_mirrors = mirrors};
    out->kind = out->blob ? PAVE_WANG_MIXED : (pave_wang_kind)options->kind;
    const int code = read_sides(options->grid, &out->sides);
    if (code != CLI_DONE) return code;
    if (2 * options->pairs > options->colors)
        return cli_wrong("--pairs %" PRId64 " needs %" PRId64 " colours; --colors %" PRId64
                         " are fewer",
                         options->pairs, 2 * options->pairs, options->colors);
    if (out->blob && options->colors != 2)
        return cli_wrong("--kind blob has two colours; leave --colors out");
    if (out->blob && options->pairs > 0) return cli_wrong("--kind blob has no --pairs");
    if (out->sides % 2 && (options->flip || options->half_turn))
        return cli_wrong("--%s: tiles of %d sides are not themselves upside down; give --mirror or "
                         "--rotate",
                         options->flip ? "flip" : "half-turn", out->sides);
    for (int64_t c = 0; c < options->colors; c++) mirrors[c] = (uint8_t)(c + 1);
    for (int64_t c = options->colors - 2 * options->pairs; c < options->colors; c += 2) {
        mirrors[c] = (uint8_t)(c + 2);
        mirrors[c + 1] = (uint8_t)(c + 1);
    }
    if (out->blob) out->color_mirrors = NULL;
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

static void put_count(cli_result *result, const char *name, uint64_t count, const char *text)
{
    cli_json_member(result, name, count == UINT64_MAX ? "\"%s\"" : "%s", text);
}

enum { SHEET_COLORS_MAX = 15, SHEET_TILES_MAX = 1 << 20 };

static int write_sheet(const complete_options *options, const pave_wang_complete_def *def,
                       const pave_wang_complete_count *count)
{
    static const uint32_t rgb[SHEET_COLORS_MAX] = {
        0x5fb04a, 0x3272d9, 0xf2cf4a, 0xd63c3c, 0x9250c4, 0xf28a2a, 0x1fa898, 0xf291bd,
        0x85592f, 0x8e939c, 0xbfe03f, 0x22347f, 0x7a1c3c, 0x9adcf2, 0x2e3036};
    static const char *const names[SHEET_COLORS_MAX] = {
        "green", "blue", "yellow", "red",  "purple", "orange", "teal", "pink",
        "brown", "grey", "lime",   "navy", "maroon", "sky",    "black"};
    if (def->color_count > SHEET_COLORS_MAX)
        return cli_wrong("-o: a sheet shows up to %d colours; leave -o out", SHEET_COLORS_MAX);
    if (count->orbits > SHEET_TILES_MAX)
        return cli_wrong("-o: %s tiles are too many for a sheet; leave -o out", count->orbits_text);
    uint8_t places[PAVE_WANG_PLACES_MAX], combination[PAVE_WANG_PLACES_MAX] = {0};
    pave_wang_places(def->kind, def->sides, places);
    const size_t stride = 2 * (size_t)def->sides;
    uint8_t *tiles = calloc((size_t)count->orbits, stride);
    if (!tiles) return cli_failed("there is no memory for %s tiles", count->orbits_text);
    for (size_t i = 0; pave_wang_complete_next(def, combination); i++)
        for (int k = 0; k < count->places; k++) tiles[i * stride + places[k]] = combination[k];
    const int code = cli_sheet_write(&(cli_sheet){.def = {.kind = def->kind,
                                                          .colors = def->color_count,
                                                          .tile_size = (int)options->tile,
                                                          .png_path = options->output,
                                                          .tiles = tiles,
                                                          .tile_count = (uint32_t)count->orbits,
                                                          .sides = def->sides,
                                                          .symmetries = def->symmetries,
                                                          .rgb = rgb,
                                                          .names = names},
                                                  .color_mirrors = def->color_mirrors,
                                                  .force = options->force});
    free(tiles);
    return code;
}

static int complete(const cli_call *call)
{
    static const char *const kinds[] = {"edge", "corner", "mixed", "blob"};
    const complete_options *options = call->options;
    uint8_t mirrors[PAVE_WANG_COLORS_MAX];
    pave_wang_complete_def def;
    pave_wang_complete_count count;
    int code = read_def(options, mirrors, &def);
    if (code != CLI_DONE) return code;
    pave_error error = {0};
    error.result = pave_wang_complete_count_of(&def, &count, &error);
    if (error.result) return cli_report(&error);
    cli_result result = {.out = call->out, .json = options->json};
    cli_json_open(&result, NULL, '{');
    CLI_JSON_COUNTS(&result, "sides", def.sides);
    cli_json_text(&result, "kind", kinds[options->kind]);
    CLI_JSON_COUNTS(&result, "colors|ways", def.color_count, count.ways);
    put_count(&result, "combinations", count.combinations, count.combinations_text);
    put_count(&result, "tiles", count.orbits, count.orbits_text);
    if (!options->list)
        cli_text(&result, "%s tile%s for %s combination%s\n", count.orbits_text,
                 count.orbits == 1 ? "" : "s", count.combinations_text,
                 count.combinations == 1 ? "" : "s");
    if (options->list) code = put_list(&result, &def, count.places);
    cli_json_close(&result);
    if (code == CLI_DONE && options->output) code = write_sheet(options, &def, &count);
    return code;
}

static const cli_need complete_needs[] = {
    {"tile|force", CLI_PICTURE, "only a sheet has that, which -o writes"}, {0}};

static uint32_t complete_modes(const cli_call *call)
{
    const complete_options *options = call->options;
    return options->output ? CLI_PICTURE : 0;
}

const cli_command cli_wang_complete = {
    .group = "wang",
    .name = "complete",
    .operands = "",
    .summary = "the fewest tiles that make a complete set, if they may be turned or mirrored",
    .about =
        "Counts the combinations of colours that a complete set needs, and the tiles that are "
        "enough when each may be turned or mirrored as allowed; with --list also says which, in "
        "lexicographic order. A combination is one colour for each side (corner) clockwise "
        "from the top; of a mixed set, sides and corners in turn. Triangles and hexagons have a "
        "corner at the top and count from the side to the right of it, as pave grid does; other "
        "shapes have a side at the top.\n"
        "A world of such tiles has the same frequencies as one of all combinations, for each "
        "tile shares its weight among the ways in which it lies.",
    .examples = "pave wang complete --colors 4 --rotate\n"
                "pave wang complete --grid hex --kind corner --colors 3 --rotate --mirror --json\n"
                "pave wang complete --kind blob --rotate --list\n"
                "pave wang complete --grid hex --rotate --tile 64 -o sheet.png\n",
    CLI_TABLE(complete_table),
    .formats = "png",
    .needs = complete_needs,
    .modes = complete_modes,
    .run = complete,
};
