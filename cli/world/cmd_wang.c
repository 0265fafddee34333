// cli/world/cmd_wang.c: pave wang check, pave wang template.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "herringbone_tiles.h"
#include "shapes.h"
#include "wang_check.h"

#include <inttypes.h>
#include <pave/wang_complete.h>
#include <stdlib.h>
#include <string.h>

// ---- check --------------------------------------------------------------------------------------

typedef struct check_options {
    const char *set;
    bool json, all;
    int64_t limit;
} check_options;

#define OPTIONS check_options
static const cli_option check_table[] = {
    CLI_SET_ROW(set),
    CLI_JSON_ROW(json),
    CLI_COUNT_ROW("limit", "N", "1000", limit, 0, INT64_MAX, "list at most N missing combinations"),
    CLI_FLAG_ROW("all", all, "list every missing combination, not only what the class wants"),
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

// What the class of the set wants, or every combination.
static uint64_t count_missing(const cli_source *source, const pave_wang_census *census,
                              const cli_looks *looks)
{
    return looks->by_class                     ? (uint64_t)looks->lack_count
           : pave_wang_symmetries(source->set) ? pave_wang_take_orbits(source->set).missing
                                               : census->missing;
}

static void print_missing_head(cli_result *result, const cli_source *source, const cli_looks *looks)
{
    cli_text(result, looks->by_class ? "  missing for its class" : "  missing");
    cli_text(result, pave_wang_symmetries(source->set)
                         ? ", one of those turned into each other, as "
                         : ", as ");
    print_places(result, source->set);
    cli_text(result, ":\n");
}

// The next that is missing, of `places` colours.
static bool next_missing(const cli_source *source, const cli_looks *looks, uint64_t listed,
                         uint8_t *colors)
{
    uint8_t places[PAVE_WANG_PLACES_MAX];
    if (!looks->by_class) return cli_next_missing(source, colors);
    if (listed == (uint64_t)looks->lack_count) return false;
    const int count = pave_wang_places(pave_wang_kind_of(source->set), 4, places);
    for (int k = 0; k < count; k++)
        colors[k] = looks->lacks[PAVE_WANG_PLACES_SQUARE * listed + places[k]];
    return true;
}

static int put_missing(cli_result *result, const cli_source *source, const pave_wang_census *census,
                       const cli_looks *looks, int64_t limit)
{
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    uint64_t listed = 0;
    const uint64_t all = count_missing(source, census, looks);
    cli_json_open(result, "missing", '[');
    if (limit > 0 && all > 0) print_missing_head(result, source, looks);
    for (; listed < (uint64_t)limit && next_missing(source, looks, listed, missing); listed++) {
        if (cli_stopped() || ferror(result->out)) return CLI_STOPPED;
        put_combination(result, source, missing, census->places);
    }
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

static void print_incomplete(cli_result *result, const pave_wang_census *census,
                             const char *counted, const cli_looks *looks)
{
    cli_text(result, "incomplete: %" PRIu64 " of %s combinations%s", census->distinct,
             census->total_text, counted);
    if (!looks->by_class) cli_text(result, ", %s missing", census->missing_text);
    cli_text(result, "\n");
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
    else if (cli_looks_whole(looks))
        cli_text(result, "whole: all that its class wants, %" PRIu64 " of %s combinations%s\n",
                 census->distinct, census->total_text, counted);
    else
        print_incomplete(result, census, counted, looks);
    cli_put_looks(result, looks);
    cli_put_orbits(result, source, looks);
    if (!census->complete) {
        cli_put_parts(result, source);
        if (result->json || !looks->by_class) cli_put_phases(result, source);
    }
    int code = put_missing(result, source, census, looks, limit);
    if (looks->by_class && !census->complete)
        cli_text(result, "  of all combinations of its colours %s are missing; --all lists them\n",
                 census->missing_text);
    cli_json_close(result);
    return code;
}

static int check_set(const cli_call *call, cli_source *source, cli_looks *looks)
{
    const check_options *options = call->options;
    const cli_never never = cli_source_never(source);
    if (looks->looks.unset && cli_source_count_unset(source) != CLI_DONE) return CLI_FAILED;
    const pave_wang_census census = pave_wang_take_census(source->set);
    if ((uint64_t)looks->looks.lacks == census.missing) looks->by_class = false; // all of them
    cli_result result = {.out = call->out, .json = options->json};
    const int code = put_census(&result, source, looks, &census, never.weightless, options->limit);
    return code == CLI_DONE && !census.complete && !cli_looks_whole(looks) ? CLI_NO : code;
}

static int check(const cli_call *call)
{
    const check_options *options = call->options;
    cli_source source;
    int code = cli_source_open(call->operand_count ? call->operands[0] : NULL, options->set,
                               (cli_source_wish){0}, &source);
    if (code == CLI_DONE) {
        cli_looks looks;
        code = cli_looks_take(source.set, options->all, &looks);
        if (code == CLI_DONE) code = check_set(call, &source, &looks);
        cli_looks_release(&looks);
    }
    cli_source_close(&source);
    return code;
}

const cli_command cli_wang_check = {
    .group = "wang",
    .name = "check",
    .operands = "[FILE]",
    .operand_maximum = 1,
    .operand_help = CLI_FILE_HELP " Of a world file, of pave world new, it is the set that it "
                                  "holds.",
    .summary = "whether a set is complete, and which combinations of colours it lacks",
    .about = "Says whether a Wang set is complete: whether it has a tile for every combination of "
             "its colours, so that a world of it can never get stuck. Most sets are not, and need "
             "not be: what is missing is listed by what the set looks like it is for, its class; "
             "--all lists every combination.\n"
             "Exits with 0 when it is complete, or without --all whole, with all that its class "
             "wants, and with 1 when it is not. Combinations are listed "
             "clockwise: of an edge set as T,R,B,L, of a corner set as TR,BR,BL,TL, of a mixed one "
             "as T,TR,R,BR,B,BL,L,TL. Colours count from 1.",
    .examples = "pave wang check\n"
                "pave wang check --set meadow --json\n"
                "pave wang check desert.tsx --all --limit 10\n",
    .no = "the set is incomplete",
    CLI_TABLE(check_table),
    .run = check,
};

// ---- template -----------------------------------------------------------------------------------

typedef struct template_options {
    int kind;
    int64_t colors, tile, side;
    const char *grid, *missing, *set, *types, *output;
    cli_size vary;
    bool all, herringbone, force;
} template_options;

enum { TEMPLATE_COLORS_MAX = 15, TEMPLATE_TILE_MIN = 8, TEMPLATE_TILE_MAX = 256 };

#undef OPTIONS
#define OPTIONS template_options
static const cli_option template_table[] = {
    CLI_ROW(WORD, "kind", "edge|corner", "edge", kind, "what has the colours"),
    CLI_COUNT_ROW("colors", "K", "2", colors, 1, TEMPLATE_COLORS_MAX,
                  "how many colours, up to 15; the sheet has K x K x K x K tiles of squares"),
    CLI_ROW(GRID, "grid", "GRID", "square", grid,
            "the shape of the tiles: square, hex, tri or a number of sides, 3 to 12; or another "
            "tiling or TILING.json, with all its shapes"),
    CLI_ROW(PATH, "missing", "FILE", NULL, missing,
            "only the tiles that this set lacks, in its colours and of its shape"),
    CLI_FLAG_ROW("all", all, "of --missing, every combination, not only what the class wants"),
    CLI_FLAG_ROW("herringbone", herringbone,
                 "tiles twice as long as wide, as of stb_herringbone_wang_tile.h, for pave world "
                 "herringbone"),
    CLI_ROW(TEXT, "types", "N,N,...", NULL, types,
            "herringbone: how many colours each of the 6 types of edges has, or of the 4 of "
            "corners, instead of --colors"),
    CLI_ROW(SIZE, "vary", "WxH", "1x1", vary,
            "herringbone: variants of each tile, so many across times so many down"),
    CLI_COUNT_ROW("side", "PX", "32", side, 1, PAVE_HERRINGBONE_SIDE_MAX,
                  "herringbone: pixels of the short side of a tile, 1 to 255"),
    CLI_ROW(TEXT, "set", "NAME", NULL, set,
            "of --missing, the Wang set of this name; herringbone: painted as this built-in set"),
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

/// What the class of the set wants, or every combination; `out` is to be freed.
static int take_missing(const template_options *options, const cli_source *source, uint8_t **out,
                        int64_t *count)
{
    cli_looks looks;
    *out = NULL;
    *count = 0;
    const int code = cli_looks_take(source->set, options->all, &looks);
    if (code == CLI_DONE && looks.by_class) {
        *out = looks.lacks;
        *count = looks.lack_count;
        looks.lacks = NULL;
    } else if (code == CLI_DONE) {
        *count = list_missing(source, out);
    }
    cli_looks_release(&looks);
    return *count < 0 ? cli_failed("%s: there is no memory for its missing tiles", source->name)
                      : code;
}

static int write_missing(const cli_call *call, const cli_source *source)
{
    const template_options *options = call->options;
    uint32_t rgb[PAVE_WANG_COLORS_MAX];
    uint8_t mirrors[PAVE_WANG_COLORS_MAX], *tiles;
    const char *names[PAVE_WANG_COLORS_MAX];
    const int colors = pave_wang_color_count(source->set);
    for (int c = 0; c < colors; c++) {
        rgb[c] = source->wangset->colors[c].rgb;
        names[c] = source->wangset->colors[c].name;
        mirrors[c] = (uint8_t)pave_wang_color_mirror(source->set, c + 1);
    }
    int64_t count;
    int code = take_missing(options, source, &tiles, &count);
    if (code == CLI_DONE && count == 0)
        code = cli_wrong("--missing: %s lacks no tile%s; there is nothing to paint", source->name,
                         options->all || pave_wang_take_census(source->set).complete
                             ? ""
                             : " that its class wants (--all takes every combination)");
    else if (code == CLI_DONE)
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
            .call = call,
            .source = source,
            .force = options->force});
    free(tiles);
    return code;
}

static int template_missing(const cli_call *call)
{
    const template_options *options = call->options;
    cli_source source;
    int code = cli_source_open(options->missing, options->set, (cli_source_wish){0}, &source);
    if (code == CLI_DONE) code = write_missing(call, &source);
    cli_source_close(&source);
    return code;
}

// Other shapes than squares.
static int template_shapes(const cli_call *call)
{
    const template_options *options = call->options;
    const pave_wang_complete_def def = {.kind =
                                            options->kind == 0 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER,
                                        .color_count = (int)options->colors};
    cli_shapes shapes = {.count = 0};
    int code = cli_shapes_open(options->grid, &def, &shapes);
    if (code == CLI_DONE)
        code = cli_shapes_write(call, &shapes, options->output, (int)options->tile, options->force);
    cli_shapes_close(&shapes);
    return code;
}

static int template_herringbone(const template_options *options)
{
    if (options->missing)
        return cli_wrong("--missing: herringbone templates have all tiles; leave it out");
    return cli_herringbone_template(
        &(cli_herringbone_wish){.kind = options->kind == 0 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER,
                                .colors = (int)options->colors,
                                .side = (int)options->side,
                                .types = options->types,
                                .set = options->set,
                                .vary = options->vary,
                                .output = options->output,
                                .force = options->force});
}

static int template(const cli_call *call)
{
    const template_options *options = call->options;
    if (!options->output) return cli_wrong("-o is missing; give -o SHEET.png");
    if (options->herringbone) return template_herringbone(options);
    if (options->missing) return template_missing(call);
    if (strcmp(options->grid, "square") != 0) return template_shapes(call);
    return cli_sheet_write(
        &(cli_sheet){.def = {.kind = options->kind == 0 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER,
                             .colors = (int)options->colors,
                             .tile_size = (int)options->tile,
                             .png_path = options->output},
                     .call = call,
                     .force = options->force});
}

enum {
    MODE_ALL = CLI_MODE(0),         // every combination
    MODE_MISSING = CLI_MODE(1),     // those that a set lacks
    MODE_HERRINGBONE = CLI_MODE(2), // of herringbone tiles
    MODE_SQUARE = CLI_MODE(3),      // of others
    MODE_EVEN = CLI_MODE(4)         // as many colours everywhere
};

static const cli_need template_needs[] = {
    {"kind|colors|grid|types", MODE_ALL, "--missing and --set have their own"},
    {"colors", MODE_EVEN, "--types says how many"},
    {"set", MODE_MISSING | MODE_HERRINGBONE, "only --missing and --herringbone take a set"},
    {"all", MODE_MISSING, "only --missing reads a set"},
    {"types|vary|side", MODE_HERRINGBONE, "only --herringbone has such tiles"},
    {"tile|grid", MODE_SQUARE, "herringbone tiles have a shape of their own, and --side"},
    {0},
};

static uint32_t template_modes(const cli_call *call)
{
    const template_options *options = call->options;
    return (options->missing ? MODE_MISSING : 0) | (options->types ? 0 : MODE_EVEN) |
           (options->herringbone ? MODE_HERRINGBONE : MODE_SQUARE) |
           (options->missing || (options->herringbone && options->set) ? 0 : MODE_ALL);
}

const cli_command cli_wang_template = {
    .group = "wang",
    .name = "template",
    .operands = "",
    .summary = "a blank sheet of a complete set to paint over",
    .about =
        "Writes a picture with one tile for every combination of the colours, and the tile set "
        "that says which is which. Each tile shows its colours along its edges or in its corners. "
        "Paint over the picture, and the set is yours; it is complete from the start. pave wang "
        "complete makes the same of fewer tiles, where these may be turned or mirrored.\n"
        "With --missing the sheet has only what a set lacks; where its tiles may be turned or "
        "mirrored, one of those that are turned into each other. Tiles that are no squares have a "
        "SHEET.json beside them.\n"
        "With --herringbone the picture has all flat and all upright tiles of a herringbone, in "
        "frames that show their colours, byte for byte as stbhw_make_template of "
        "stb_herringbone_wang_tile.h draws it; the first row keeps its shape, and it needs no tile "
        "set. --set paints it.\n"
        "Both files are written, or none. Files that are there are left alone unless --force is "
        "given.",
    .examples = "pave wang template --kind corner --colors 3 --tile 32 -o sheet.png\n"
                "pave world fill sheet.tsx --size 40x30 -o island.png\n"
                "pave wang template --grid hex --kind corner -o hexagons.png\n"
                "pave wang template --missing desert.tsx -o missing.png\n"
                "pave wang template --herringbone --kind corner --side 16 -o bones.png\n",
    CLI_TABLE(template_table),
    .formats = "png",
    .needs = template_needs,
    .modes = template_modes,
    .run = template,
};
