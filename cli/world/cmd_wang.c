// cli/world/cmd_wang.c: pave wang check, pave wang template.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "check_looks.h"
#include "check_parts.h"
#include "sheet.h"

#include <inttypes.h>
#include <pave/wang_complete.h>
#include <stdlib.h>
#include <string.h>

// ---- check --------------------------------------------------------------------------------------

typedef struct check_options {
    const char *set;
    bool json;
    int64_t limit;
} check_options;

#define OPTIONS check_options
static const cli_option check_table[] = {
    CLI_SET_ROW(set),
    CLI_JSON_ROW(json),
    CLI_COUNT_ROW("limit", "N", "1000", limit, 0, INT64_MAX, "list at most N missing combinations"),
};

static const char *const place_names[PAVE_WANG_PLACES_SQUARE] = {"T", "TR", "R", "BR",
                                                                 "B", "BL", "L", "TL"};

// A count as a number, or where it exceeds 64 bits as a text.
static void put_count(cli_result *result, const char *name, uint64_t count, const char *text)
{
    cli_json_member(result, name, count == UINT64_MAX ? "\"%s\"" : "%s", text);
}

static void print_color(cli_result *result, const cli_source *source, int color, const char *before)
{
    cli_text(result, "%s%d ", before, color);
    cli_text_print(result, "", cli_source_color_name(source, color), "");
}

static void print_colors(cli_result *result, const cli_source *source)
{
    enum { NAMES_MAX = 24 };
    int colors = source->wangset->color_count;
    cli_text(result, "  colours: ");
    for (int color = 1; color <= colors && color <= NAMES_MAX; color++)
        print_color(result, source, color, color > 1 ? ", " : "");
    if (colors > NAMES_MAX) print_color(result, source, colors, ", ... ");
    cli_text(result, "\n");
}

// The places of a combination in order: T,R,B,L.
static void print_places(cli_result *result, const pave_wang_set *set)
{
    uint8_t places[PAVE_WANG_PLACES_MAX];
    const int sides = pave_wang_sides(set),
              count = pave_wang_places(pave_wang_kind_of(set), sides, places);
    for (int k = 0; k < count; k++) {
        cli_text(result, "%s", k ? "," : "");
        if (sides == 4)
            cli_text(result, "%s", place_names[places[k]]);
        else
            cli_text(result, places[k] % 2 ? "corner %d" : "side %d", places[k] / 2);
    }
}

static void print_rest(cli_result *result, uint64_t rest, uint64_t listed, uint64_t all)
{
    cli_text(result, "  %" PRIu64 "%s %s missing", rest, listed ? " more" : "",
             rest == 1 ? "is" : "are");
    if (all <= INT64_MAX) cli_text(result, "; --limit %" PRIu64 " lists them all", all);
    cli_text(result, "\n");
}

// `1,2,1,1`, and in a text the names of its colours.
static void put_combination(cli_result *result, const cli_source *source, const uint8_t *colors,
                            int places)
{
    cli_json_open(result, NULL, '[');
    cli_text(result, "    ");
    for (int k = 0; k < places; k++) {
        cli_text(result, k ? "," : "");
        cli_put(result, NULL, "%d", cli_source_color(source, colors[k]));
    }
    for (int k = 0; k < places; k++)
        cli_text_print(result, k ? ", " : "  ", cli_source_color_name(source, colors[k]), "");
    cli_text(result, "\n");
    cli_json_close(result);
}

static int put_missing(cli_result *result, const cli_source *source, const pave_wang_census *census,
                       int64_t limit)
{
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    uint64_t listed = 0;
    cli_json_open(result, "missing", '[');
    if (limit > 0 && !census->complete) {
        cli_text(result, pave_wang_symmetries(source->set)
                             ? "  missing, one of those turned into each other, as "
                             : "  missing, as ");
        print_places(result, source->set);
        cli_text(result, ":\n");
    }
    for (; listed < (uint64_t)limit && cli_next_missing(source, missing); listed++) {
        if (cli_stopped() || ferror(result->out)) return CLI_STOPPED;
        put_combination(result, source, missing, census->places);
    }
    const uint64_t all = pave_wang_symmetries(source->set)
                             ? pave_wang_take_orbits(source->set).missing
                             : census->missing;
    if (all > listed) print_rest(result, all - listed, listed, all);
    cli_json_close(result);
    return CLI_DONE;
}

// The sets of the file, where it has several; and what is odd about it.
static void put_sets(cli_result *result, const cli_source *source)
{
    const pave_tiled_tileset *tileset = source->tileset;
    cli_json_open(result, "sets", '[');
    if (tileset->wangset_count > 1) cli_text(result, "  its sets, for --set:\n");
    for (uint32_t i = 0; i < tileset->wangset_count; i++) {
        const pave_tiled_wangset *set = &tileset->wangsets[i];
        const char *kind = pave_wang_kind_name(set->kind);
        cli_json_open(result, NULL, '{');
        cli_json_text(result, "name", set->name ? set->name : "");
        cli_json_text(result, "type", kind);
        CLI_JSON_COUNTS(result, "colors|tiles", set->color_count, set->tile_count);
        cli_json_flag(result, "chosen", set == source->wangset);
        cli_json_close(result);
        if (tileset->wangset_count < 2) continue;
        cli_text(result, "    #%" PRIu32 "%s ", i + 1, set == source->wangset ? "*" : " ");
        cli_text_print(result, "\"", set->name ? set->name : "", "\"");
        cli_text(result, ": %s, %" PRId32 " colour%s, %" PRIu32 " tile%s\n", kind, set->color_count,
                 set->color_count == 1 ? "" : "s", set->tile_count,
                 set->tile_count == 1 ? "" : "s");
    }
    cli_json_close(result);
    if (tileset->said_count > 0)
        cli_text(result,
                 "  tilecount is %" PRIu32 ", but by the picture and the ids there are %" PRIu32
                 " tiles; these are used\n",
                 tileset->said_count, tileset->tile_count);
}

static int put_census(cli_result *result, const cli_source *source, const cli_looks *looks,
                      const pave_wang_census *census, uint32_t weightless, int64_t limit)
{
    const char *kind = pave_wang_kind_name(pave_wang_kind_of(source->set));
    const uint32_t tiles = source->wangset->tile_count, poses = pave_wang_tile_count(source->set);
    const int colors = source->wangset->color_count;
    const cli_never never = {.weightless = weightless};
    char text[CLI_NEVER_SIZE];
    cli_json_open(result, NULL, '{');
    cli_json_text(result, "type", kind);
    CLI_JSON_COUNTS(result, "colors|tiles|distinct|never", colors, tiles, (int64_t)census->distinct,
                    weightless);
    put_count(result, "total", census->total, census->total_text);
    put_count(result, "missing_count", census->missing, census->missing_text);
    if (!result->json) cli_source_print(source, result->out);
    if (pave_wang_sides(source->set) != 4)
        cli_text(result, ": tiles of %d sides", pave_wang_sides(source->set));
    cli_text(result, ": %s set, %d colour%s, %" PRIu32 " tile%s", kind, colors,
             colors == 1 ? "" : "s", tiles, tiles == 1 ? "" : "s");
    if (pave_wang_symmetries(source->set)) cli_text(result, " in %" PRIu32 " poses", poses);
    cli_text(result, "\n");
    print_colors(result, source);
    put_sets(result, source);
    if (weightless > 0) cli_text(result, "  %s\n", cli_never_text(never, text));
    const char *counted = looks->looks.unset ? ", unset counted as a colour" : "";
    if (census->complete)
        cli_text(result, "complete: %s of %s combinations%s\n", census->total_text,
                 census->total_text, counted);
    else
        cli_text(result, "incomplete: %" PRIu64 " of %s combinations%s, %s missing\n",
                 census->distinct, census->total_text, counted, census->missing_text);
    cli_put_looks(result, looks);
    cli_put_orbits(result, source, looks);
    if (!census->complete) {
        cli_put_parts(result, source);
        cli_put_phases(result, source);
    }
    int code = put_missing(result, source, census, limit);
    cli_json_close(result);
    return code;
}

static int check_set(const cli_call *call, cli_source *source, const cli_looks *looks)
{
    const check_options *options = call->options;
    const cli_never never = cli_source_never(source);
    if (looks->looks.unset && cli_source_count_unset(source) != CLI_DONE) return CLI_FAILED;
    const pave_wang_census census = pave_wang_take_census(source->set);
    cli_result result = {.out = call->out, .json = options->json};
    const int code = put_census(&result, source, looks, &census, never.weightless, options->limit);
    return code == CLI_DONE && !census.complete ? CLI_NO : code;
}

static int check(const cli_call *call)
{
    const check_options *options = call->options;
    cli_source source;
    int code = cli_source_open(call->operand_count ? call->operands[0] : NULL, options->set,
                               (cli_source_wish){0}, &source);
    if (code == CLI_DONE) {
        cli_looks looks;
        code = cli_looks_take(source.set, &looks);
        if (code == CLI_DONE) code = check_set(call, &source, &looks);
    }
    cli_source_close(&source);
    return code;
}

const cli_command cli_wang_check = {
    .group = "wang",
    .name = "check",
    .operands = "[FILE]",
    .operand_maximum = 1,
    .operand_help = CLI_FILE_HELP,
    .summary = "whether a set is complete, and which combinations of colours it lacks",
    .about = "Says whether a Wang set is complete: whether it has a tile for every combination of "
             "its colours, so that a world of it can never get stuck.\n"
             "Exits with 0 when it is complete and with 1 when it is not. Combinations are listed "
             "clockwise: of an edge set as T,R,B,L, of a corner set as TR,BR,BL,TL, of a mixed one "
             "as T,TR,R,BR,B,BL,L,TL. Colours count from 1.",
    .examples = "pave wang check\n"
                "pave wang check --set meadow --json\n"
                "pave wang check desert.tsx --limit 10\n",
    .no = "the set is incomplete",
    CLI_TABLE(check_table),
    .run = check,
};

// ---- template -----------------------------------------------------------------------------------

typedef struct template_options {
    int kind;
    int64_t colors, tile;
    const char *missing, *set, *output;
    bool force;
} template_options;

enum { TEMPLATE_COLORS_MAX = 15, TEMPLATE_TILE_MIN = 8, TEMPLATE_TILE_MAX = 256 };

#undef OPTIONS
#define OPTIONS template_options
static const cli_option template_table[] = {
    CLI_ROW(WORD, "kind", "edge|corner", "edge", kind, "what has the colours"),
    CLI_COUNT_ROW("colors", "K", "2", colors, 1, TEMPLATE_COLORS_MAX,
                  "how many colours, up to 15; the sheet has K x K x K x K tiles"),
    CLI_ROW(PATH, "missing", "FILE", NULL, missing,
            "only the tiles that this set lacks, in its colours and of its shape"),
    CLI_ROW(TEXT, "set", "NAME", NULL, set, "of --missing, the Wang set of this name"),
    CLI_COUNT_ROW("tile", "PX", "32", tile, TEMPLATE_TILE_MIN, TEMPLATE_TILE_MAX,
                  "pixels of a tile, 8 to 256"),
    CLI_OPTION(OUTPUT, 'o', "output", "SHEET.png", NULL, output, 0, 0,
               "where the picture goes; SHEET.tsx is written beside it"),
    CLI_FLAG_ROW("force", force, "replace files that are there, whatever was painted in them"),
};

/// The missing tiles of a set, one of those that are turned into each other; their number, or -1
/// where there is no memory. `out` is to be freed.
static int64_t list_missing(const cli_source *source, uint8_t **out)
{
    uint8_t places[PAVE_WANG_PLACES_MAX], combination[PAVE_WANG_PLACES_MAX] = {0};
    const int sides = pave_wang_sides(source->set),
              used = pave_wang_places(pave_wang_kind_of(source->set), sides, places);
    const size_t stride = 2 * (size_t)sides;
    int64_t count = 0;
    *out = NULL;
    for (int64_t room = 0; count < PAVE_TILED_TILES_MAX && cli_next_missing(source, combination);
         count++) {
        if (count == room) {
            room = room ? 2 * room : 64;
            uint8_t *moved = realloc(*out, (size_t)room * stride);
            if (!moved) return -1;
            *out = moved;
        }
        uint8_t *tile = *out + (size_t)count * stride;
        memset(tile, 0, stride);
        for (int k = 0; k < used; k++) tile[places[k]] = combination[k];
    }
    return count;
}

static int write_missing(const template_options *options, const cli_source *source)
{
    uint32_t rgb[PAVE_WANG_COLORS_MAX];
    uint8_t mirrors[PAVE_WANG_COLORS_MAX], *tiles;
    const char *names[PAVE_WANG_COLORS_MAX];
    const int colors = pave_wang_color_count(source->set);
    for (int c = 0; c < colors; c++) {
        rgb[c] = source->wangset->colors[c].rgb;
        names[c] = source->wangset->colors[c].name;
        mirrors[c] = (uint8_t)pave_wang_color_mirror(source->set, c + 1);
    }
    const int64_t count = list_missing(source, &tiles);
    int code = CLI_DONE;
    if (count < 0)
        code = cli_failed("%s: there is no memory for its missing tiles", source->name);
    else if (count == 0)
        code = cli_wrong("--missing: %s lacks no tile; there is nothing to paint", source->name);
    else
        code = cli_sheet_write(&(cli_sheet){
            .def = {.kind = pave_wang_kind_of(source->set),
                    .colors = colors,
                    .tile_size = (int)options->tile,
                    .png_path = options->output,
                    .tiles = tiles,
                    .tile_count = (uint32_t)count,
                    .sides = pave_wang_sides(source->set),
                    .mirror_sum = source->file ? source->file->faces[source->face].mirror_sum : 0,
                    .symmetries = pave_wang_symmetries(source->set),
                    .rgb = rgb,
                    .names = names},
            .color_mirrors = mirrors,
            .force = options->force});
    free(tiles);
    return code;
}

static int template_missing(const template_options *options)
{
    cli_source source;
    int code = cli_source_open(options->missing, options->set, (cli_source_wish){0}, &source);
    if (code == CLI_DONE) code = write_missing(options, &source);
    cli_source_close(&source);
    return code;
}

static int template(const cli_call *call)
{
    const template_options *options = call->options;
    char tsx[CLI_SHEET_PATH_SIZE];
    if (!options->output) return cli_wrong("-o is missing; give -o SHEET.png");
    if (options->missing) return template_missing(options);
    int code = cli_sheet_path(options->output, ".tsx", options->force, tsx);
    if (code != CLI_DONE) return code;
    cli_catch_signals();
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    pave_error error = {0};
    const pave_tiled_template_def def = {.kind =
                                             options->kind == 0 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER,
                                         .colors = (int)options->colors,
                                         .tile_size = (int)options->tile,
                                         .png_path = options->output,
                                         .tsx_path = tsx};
    error.result = pave_tiled_template_write(&def, NULL, &batch, &error);
    cli_progress_end(&bar);
    if (error.result == PAVE_OK) return CLI_DONE;
    code = cli_report(&error);
    return error.result == PAVE_RANGE && code != CLI_STOPPED ? CLI_WRONG : code;
}

enum { MODE_ALL = CLI_MODE(0), MODE_MISSING = CLI_MODE(1) };

static const cli_need template_needs[] = {
    {"kind|colors", MODE_ALL, "--missing has those of the set"},
    {"set", MODE_MISSING, "only --missing reads a set"},
    {0},
};

static uint32_t template_modes(const cli_call *call)
{
    const template_options *options = call->options;
    return options->missing ? MODE_MISSING : MODE_ALL;
}

const cli_command cli_wang_template = {
    .group = "wang",
    .name = "template",
    .operands = "",
    .summary = "a blank sheet of a complete set to paint over",
    .about =
        "Writes a picture with one tile for every combination of the colours, and the tile set "
        "that says which is which. Each tile shows its colours along its edges or in its corners. "
        "Paint over the picture, and the set is yours; it is complete from the start.\n"
        "With --missing the sheet has only what a set lacks; where its tiles may be turned or "
        "mirrored, one of those that are turned into each other. Tiles that are no squares have a "
        "SHEET.json beside them.\n"
        "Both files are written, or none. Files that are there are left alone unless --force is "
        "given.",
    .examples = "pave wang template --kind corner --colors 3 --tile 32 -o sheet.png\n"
                "pave world fill sheet.tsx --size 40x30 -o island.png\n"
                "pave wang template --missing desert.tsx -o missing.png\n",
    CLI_TABLE(template_table),
    .formats = "png",
    .needs = template_needs,
    .modes = template_modes,
    .run = template,
};
