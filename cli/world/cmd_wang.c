// cli/world/cmd_wang.c: pave wang check, a report on a tile set; pave wang template, a sheet of
// blank tiles.
#include "../commands.h"
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "blank_sheets.h"
#include "herringbone_tiles.h"
#include "set_source.h"

#include <pave/wang.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Properties of a set.
typedef struct cli_looks {
    bool known; ///< false for tiles that are not squares, which have no report
    pave_wang_looks looks;
    const char *method; ///< method that pave world chooses by default; NULL: none
    pave_error error;   ///< reason if there is no method
    bool by_class;      ///< whether the missing tiles are the ones that the class lacks, `lacks`
    uint8_t *lacks;     ///< see pave_wang_list_lacks; may be NULL
    int64_t lack_count;
} cli_looks;

typedef struct looks_words {
    const char *what; // a sentence that describes sets of this class
    const char *wish; // a possible improvement; NULL: none
} looks_words;

#define ROUNDED "outer and inner corners, sides and full tiles"
static const looks_words words[PAVE_WANG_CLASSES] = {
    [PAVE_WANG_CLASS_FILLS] = {"no tile has two colours; useful for painting with variants",
                               "a world needs tiles with two colours"},
    [PAVE_WANG_CLASS_COMPLETE] = {"every combination of its colours", NULL},
    [PAVE_WANG_CLASS_OVERLAY] = {"complete with unset: patches or paths on a layer beneath", NULL},
    [PAVE_WANG_CLASS_ROUNDED] = {"all corners but the two diagonals: rounded islands", NULL},
    [PAVE_WANG_CLASS_SLICES] = {"outer corners, sides and the full tile: rectangles",
                                "the four inner corners would make rounded islands"},
    [PAVE_WANG_CLASS_FRAGMENT] = {"a part of the corners",
                                  "outer corners, sides and the full tile would make rectangles"},
    [PAVE_WANG_CLASS_STAR] = {"terrains that each meet one ground",
                              ROUNDED " of each would make rounded islands"},
    [PAVE_WANG_CLASS_NETWORK] = {"terrains that meet in some pairs",
                                 ROUNDED " of each pair would make rounded borders"},
    [PAVE_WANG_CLASS_PATHS] = {"a part of the edges: roads, fences or pipes",
                               "ends, bends, crossings and branches would make any path"},
    [PAVE_WANG_CLASS_BLOB] = {"all 47 of a blob: walls or water that may be narrow", NULL},
    [PAVE_WANG_CLASS_CORNERS] = {"sides follow from their corners: terrains",
                                 ROUNDED " of each pair would make rounded borders"},
    [PAVE_WANG_CLASS_BLOB_PART] = {"a part of a blob of 47 tiles",
                                   "the missing tiles would allow narrow walls or water"},
    [PAVE_WANG_CLASS_MIXED] = {"edges and corners of its own kind", NULL},
};

// Lists the tiles that the class lacks.
static int take_lacks(const pave_wang_set *set, cli_looks *out)
{
    pave_error error = {0};
    int64_t count = 0;
    error.result = pave_wang_list_lacks(set, NULL, NULL, 0, &count, &error);
    if (error.result == PAVE_CAPACITY) {
        out->lacks = malloc((size_t)count * PAVE_WANG_PLACES_SQUARE);
        error.result = PAVE_NO_MEMORY;
        if (out->lacks)
            error.result = pave_wang_list_lacks(set, NULL, out->lacks, count, &count, &error);
    }
    out->lack_count = count;
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

/// Examines a set; with `all`, lists every missing combination, regardless of the class. Returns
/// CLI_DONE, or CLI_FAILED after a message. Always call cli_looks_release.
static int cli_looks_take(const pave_wang_set *set, bool all, cli_looks *out)
{
    *out = (cli_looks){.method = NULL};
    out->error.result = pave_wang_look(set, NULL, &out->looks, &out->error);
    if (out->error.result == PAVE_UNSUPPORTED) return CLI_DONE;
    if (out->error.result != PAVE_OK) return cli_report(&out->error);
    out->known = true;
    pave_world *world = NULL;
    const pave_world_def def = {.set = set};
    if (pave_world_create(&def, NULL, &world, &out->error) == PAVE_OK)
        out->method = pave_word(pave_world_method_words, pave_world_method_of(world));
    pave_world_destroy(world);
    out->by_class = !all && out->looks.class_of_set != PAVE_WANG_CLASS_COMPLETE &&
                    out->looks.class_of_set != PAVE_WANG_CLASS_OVERLAY;
    return out->by_class ? take_lacks(set, out) : CLI_DONE;
}

static void cli_looks_release(cli_looks *looks)
{
    free(looks->lacks);
    looks->lacks = NULL;
}

/// Returns whether a set has all tiles that its class requires, and makes a world.
static bool cli_looks_whole(const cli_looks *looks)
{
    return looks->by_class && looks->lack_count == 0 && looks->method &&
           looks->looks.class_of_set != PAVE_WANG_CLASS_MIXED;
}

static void print_wish(cli_result *result, const cli_looks *looks, const char *wish)
{
    const int64_t lacks = looks->looks.lacks;
    if (lacks > 0 || looks->looks.class_of_set == PAVE_WANG_CLASS_SLICES)
        cli_text(result, "; %s", wish);
    if (lacks > 0) cli_text(result, ": %" PRId64 " %s missing", lacks, lacks == 1 ? "is" : "are");
}

/// Prints the class, its use, the missing tiles, and the world that the set makes.
static void cli_put_looks(cli_result *result, const cli_looks *looks)
{
    const pave_wang_looks *of_set = &looks->looks;
    if (!looks->known) return;
    const looks_words *of_class = &words[of_set->class_of_set];
    const char *name = pave_word(pave_wang_class_words, of_set->class_of_set);
    cli_json_text(result, "class", name);
    cli_json_flag(result, "unset", of_set->unset);
    cli_json_member(result, "ground", "%d", of_set->ground);
    cli_json_text(result, "world", looks->method);
    cli_json_member(result, "lacks", "%" PRId64, of_set->lacks);
    if (of_set->class_of_set == PAVE_WANG_CLASS_COMPLETE) return; // already printed
    cli_text(result, "  class %s: %s", name, of_class->what);
    if (of_class->wish) print_wish(result, looks, of_class->wish);
    cli_text(result, "\n");
    if (looks->method)
        cli_text(result, "  a world by method %s\n", looks->method);
    else
        cli_text_print(result, "  no world: ", looks->error.message, "\n");
}

// ---- Parts --------------------------------------------------------------------------------------

/// Finds the next missing combination; if tiles may be turned, one per orbit. See
/// pave_wang_next_missing.
static bool cli_next_missing(const cli_source *source, uint8_t *combination)
{
    return pave_wang_symmetries(source->set)
               ? pave_wang_next_missing_orbit(source->set, combination)
               : pave_wang_next_missing(source->set, combination);
}

// ---- Symmetries ---------------------------------------------------------------------------------

/// Counts the tiles of a complete blob. Each value forms a separate blob on the ground; all blobs
/// share the all-ground tile.
static pave_wang_orbits blob_orbits(const pave_wang_looks *looks, uint32_t allowed)
{
    const pave_wang_complete_def def = {
        .kind = PAVE_WANG_MIXED, .color_count = 2, .symmetries = allowed, .blob = true};
    pave_wang_complete_count count = {0};
    pave_wang_complete_count_of(&def, &count, NULL);
    pave_wang_orbits out = {.complete = true, .ways = count.ways, .missing_text = "0"};
    out.held = out.total = (uint64_t)(looks->values - 1) * (count.orbits - 1) + 1;
    snprintf(out.total_text, sizeof out.total_text, "%" PRIu64, out.total);
    return out;
}

/// Prints how many tiles are sufficient for all combinations, or for a complete blob, if tiles may
/// be turned or mirrored.
static void cli_put_orbits(cli_result *result, const cli_source *source, const cli_looks *looks)
{
    const uint32_t allowed = pave_wang_symmetries(source->set);
    if (!allowed) return;
    const bool blob = looks->known && looks->looks.class_of_set == PAVE_WANG_CLASS_BLOB;
    const pave_wang_orbits orbits =
        blob ? blob_orbits(&looks->looks, allowed) : pave_wang_take_orbits(source->set);
    cli_json_open(result, "symmetries", '[');
    for (int bit = 0; pave_wang_symmetry_words[bit]; bit++)
        if (allowed & 1u << bit) cli_json_text(result, NULL, pave_wang_symmetry_words[bit]);
    cli_json_close(result);
    cli_json_large(result, "enough", orbits.total, orbits.total_text);
    cli_json_large(result, "enough_missing", orbits.missing, orbits.missing_text);
    cli_text(result, "  %s tile%s %s enough%s, as they may be turned or mirrored",
             orbits.total_text, orbits.total == 1 ? "" : "s", orbits.total == 1 ? "is" : "are",
             blob ? " for all of a blob" : "");
    if (!orbits.complete) cli_text(result, "; %s missing", orbits.missing_text);
    cli_text(result, "\n");
}

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
    CLI_FLAG_ROW("all", all, "list every missing combination, not only those of the class"),
};

static const char *const place_names[PAVE_WANG_PLACES_SQUARE] = {"T", "TR", "R", "BR",
                                                                 "B", "BL", "L", "TL"};

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

// Prints the positions of a combination in order: T,R,B,L.
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

/// Prints the colours of a combination: `[1,2,1,3]`, or `1,2,1,3` as text.
static void put_places(cli_result *result, const cli_source *source, const uint8_t *combination,
                       int places)
{
    cli_json_open(result, NULL, '[');
    for (int k = 0; k < places; k++) {
        const int number = cli_source_color(source, combination[k]);
        cli_json_member(result, NULL, "%d", number);
        cli_text(result, "%s%d", k ? "," : "", number);
    }
    cli_json_close(result);
}

// Prints a combination, `1,2,1,1`, followed in text by the names of its colours.
static void put_combination(cli_result *result, const cli_source *source, const uint8_t *colors,
                            int places)
{
    cli_text(result, "    ");
    put_places(result, source, colors, places);
    for (int k = 0; k < places; k++)
        cli_text_print(result, k ? ", " : "  ", cli_source_color_name(source, colors[k]), "");
    cli_text(result, "\n");
}

// Returns the number of missing tiles of the set's class, or of all combinations.
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
    cli_text(result,
             pave_wang_symmetries(source->set) ? ", one per set of rotations, such as " : ", as ");
    print_places(result, source->set);
    cli_text(result, ":\n");
}

// Advances to the next missing combination of `places` colours.
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
    if (all > listed) {
        cli_text(result, "  %" PRIu64 "%s %s missing", all - listed, listed ? " more" : "",
                 all - listed == 1 ? "is" : "are");
        if (all <= INT64_MAX) cli_text(result, "; --limit %" PRIu64 " lists them all", all);
        cli_text(result, "\n");
    }
    cli_json_close(result);
    return CLI_DONE;
}

// Prints the sets of the file, if it has several, and its anomalies.
static void put_sets(cli_result *result, const cli_source *source)
{
    const pave_tiled_tileset *tileset = source->tileset;
    cli_json_open(result, "sets", '[');
    if (tileset->wangset_count > 1) cli_text(result, "  sets, for --set:\n");
    for (uint32_t i = 0; i < tileset->wangset_count; i++) {
        const pave_tiled_wangset *set = &tileset->wangsets[i];
        const char *kind = pave_word(pave_wang_kind_words, set->kind);
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
    const char *kind = pave_word(pave_wang_kind_words, pave_wang_kind_of(source->set));
    const uint32_t tiles = source->wangset->tile_count, poses = pave_wang_tile_count(source->set);
    const int colors = source->wangset->color_count;
    const cli_never never = {.weightless = weightless};
    char text[CLI_NEVER_SIZE];
    cli_json_open(result, NULL, '{');
    cli_json_text(result, "type", kind);
    CLI_JSON_COUNTS(result, "colors|tiles|distinct|never", colors, tiles, (int64_t)census->distinct,
                    weightless);
    cli_json_large(result, "total", census->total, census->total_text);
    cli_json_large(result, "missing_count", census->missing, census->missing_text);
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
        cli_text(result, "whole: all tiles of its class, %" PRIu64 " of %s combinations%s\n",
                 census->distinct, census->total_text, counted);
    else
        cli_text(result, "incomplete: %" PRIu64 " of %s combinations%s%s%s%s\n", census->distinct,
                 census->total_text, counted, looks->by_class ? "" : ", ",
                 looks->by_class ? "" : census->missing_text, looks->by_class ? "" : " missing");
    cli_put_looks(result, looks);
    cli_put_orbits(result, source, looks);
    int code = put_missing(result, source, census, looks, limit);
    if (looks->by_class && !census->complete)
        cli_text(result, "  %s of all combinations of its colours are missing; --all lists them\n",
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
    // All combinations are missing.
    if ((uint64_t)looks->looks.lacks == census.missing) looks->by_class = false;
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

const cli_command cli_wang_check = {CLI_COMMAND("wang", "check", check_table, check),
                                    CLI_OPERANDS("[FILE]", 0, 1)};

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
    CLI_ROW(WORD, "kind", "edge|corner", "edge", kind, "where the colours are"),
    CLI_COUNT_ROW("colors", "K", "2", colors, 1, TEMPLATE_COLORS_MAX,
                  "number of colours, up to 15; a sheet of squares has K x K x K x K tiles"),
    CLI_ROW(GRID, "grid", "GRID", "square", grid,
            "the shape of the tiles: square, hex, tri or a number of sides, 3 to 12; or another "
            "tiling or TILING.json, with all its shapes"),
    CLI_ROW(PATH, "missing", "FILE", NULL, missing,
            "only the tiles that this set lacks, in its colours and of its shape"),
    CLI_FLAG_ROW("all", all, "--missing: every combination, not only those of the class"),
    CLI_FLAG_ROW("herringbone", herringbone,
                 "tiles twice as long as wide, like those of stb_herringbone_wang_tile.h, for "
                 "pave world herringbone"),
    CLI_ROW(TEXT, "types", "N,N,...", NULL, types,
            "herringbone: the number of colours of each of the 6 types of edges, or 4 of corners, "
            "instead of --colors"),
    CLI_ROW(SIZE, "vary", "WxH", "1x1", vary,
            "herringbone: variants of each tile, W across times H down"),
    CLI_COUNT_ROW("side", "PX", "32", side, 1, PAVE_HERRINGBONE_SIDE_MAX,
                  "herringbone: pixels of the short side of a tile, 1 to 255"),
    CLI_ROW(TEXT, "set", "NAME", NULL, set,
            "--missing: the Wang set of this name; --grid or herringbone: paint the tiles like "
            "this built-in set, all but the garden"),
    CLI_COUNT_ROW("tile", "PX", "32", tile, TEMPLATE_TILE_MIN, TEMPLATE_TILE_MAX,
                  "pixels of a tile, 8 to 256"),
    CLI_OPTION(OUTPUT, 'o', "output", "SHEET.png", NULL, output, 0, 0,
               "the picture; SHEET.tsx is written to the same folder"),
    CLI_FLAG_ROW("force", force, "replace existing files, even if they were painted over"),
};

/// Lists the missing tiles of a set, one per orbit. Returns their number, or -1 if memory runs out.
/// The caller frees `out`.
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

/// Lists the missing tiles of the set's class, or all combinations. The caller frees `out`.
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
    return *count < 0 ? cli_failed("%s: out of memory for its missing tiles", source->name) : code;
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
        code = cli_wrong("--missing: %s has every tile%s; there is nothing to paint", source->name,
                         options->all || pave_wang_take_census(source->set).complete
                             ? ""
                             : " of its class (--all takes every combination)");
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

// Copies the colours of the built-in set that paints the tiles into a definition.
static int read_theme(const char *set, pave_builtin *theme, pave_wang_complete_def *def)
{
    const int which = cli_read_word(set, CLI_BUILTINS_COMPLETE);
    if (which < 0)
        return cli_wrong("--set: \"%s\" is not a built-in set for all shapes; use roads, meadow, "
                         "cave, dungeon, maze, river, country, lakes or land",
                         set);
    *theme = (pave_builtin)which;
    def->kind = pave_builtin_herringbone_shape(*theme, 1).kind;
    def->color_count = pave_builtin_color_count(*theme);
    return CLI_DONE;
}

// Writes the template of shapes other than squares.
static int template_shapes(const cli_call *call)
{
    const template_options *options = call->options;
    pave_wang_complete_def def = {.kind = options->kind == 0 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER,
                                  .color_count = (int)options->colors};
    pave_builtin theme;
    cli_shapes shapes = {.theme = options->set ? &theme : NULL};
    int code = options->set ? read_theme(options->set, &theme, &def) : CLI_DONE;
    if (code == CLI_DONE) code = cli_shapes_open(options->grid, &def, &shapes);
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
    if (options->missing) {
        cli_source source;
        int code = cli_source_open(options->missing, options->set, (cli_source_wish){0}, &source);
        if (code == CLI_DONE) code = write_missing(call, &source);
        cli_source_close(&source);
        return code;
    }
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
    MODE_ALL = CLI_MODE(0),         // all combinations
    MODE_MISSING = CLI_MODE(1),     // combinations that a set lacks
    MODE_HERRINGBONE = CLI_MODE(2), // herringbone tiles
    MODE_SQUARE = CLI_MODE(3),      // square tiles
    MODE_EVEN = CLI_MODE(4),        // the same number of colours for all types
    MODE_SHAPES = CLI_MODE(5)       // shapes other than squares
};

static const cli_need template_needs[] = {
    {"kind|colors|types", MODE_ALL, "--missing and --set define it"},
    {"grid", MODE_ALL | MODE_SHAPES, "--missing and --set define it"},
    {"colors", MODE_EVEN, "--types gives the numbers"},
    {"set", MODE_MISSING | MODE_HERRINGBONE | MODE_SHAPES,
     "pave world fill --set NAME -o FILE.tmx writes the sheet of squares"},
    {"all", MODE_MISSING, "only --missing reads a set"},
    {"types|vary|side", MODE_HERRINGBONE, "only --herringbone has such tiles"},
    {"tile|grid", MODE_SQUARE, "herringbone tiles have their own shape, and --side"},
};

static uint32_t template_modes(const cli_call *call)
{
    const template_options *options = call->options;
    return (options->missing ? MODE_MISSING : 0) | (options->types ? 0 : MODE_EVEN) |
           (options->herringbone ? MODE_HERRINGBONE : MODE_SQUARE) |
           (options->missing || options->set ? 0 : MODE_ALL) |
           (options->missing || strcmp(options->grid, "square") == 0 ? 0 : MODE_SHAPES);
}

const cli_command cli_wang_template = {CLI_COMMAND("wang", "template", template_table, template),
                                       CLI_WRITES("png", template_needs, template_modes)};
