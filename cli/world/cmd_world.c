// cli/world/cmd_world.c: pave world at, pave world verify.
#include "../commands.h"
#include "../result.h"
#include "source.h"

#include <inttypes.h>
#include <string.h>

// ---- at -----------------------------------------------------------------------------------------

typedef struct at_options {
    const char *set;
    int method;
    uint64_t seed;
    bool colors, json;
} at_options;

#define OPTIONS at_options
static const cli_option at_table[] = {
    CLI_SET_ROW(set),
    CLI_ROW(WORD, "method", CLI_METHODS, "auto", method, "as of pave world fill"),
    CLI_SEED_ROW(seed, "which world"),
    CLI_FLAG_ROW("colors", colors,
                 "the colours of the tile as well: of eight places, clockwise from the top side, 0 "
                 "where its kind has none"),
    CLI_JSON_ROW(json),
};

// Whether a word is meant for a place, so that whatever is wrong with it is a mistake in a place
// and not a file that is missing. A file of such a name is reached as ./1,2; - is standard input.
static bool is_meant_for_place(const char *word)
{
    static const char characters[] = "+-0123456789, \t";
    bool begins = *word && strchr(characters, *word) && strcmp(word, "-") != 0;
    return begins && (strchr(word, ',') || word[strspn(word, characters)] == '\0');
}

static int read_places(const cli_call *call, int first)
{
    pave_cell cell;
    for (int i = first; i < call->operand_count; i++) {
        const char *word = call->operands[i];
        cli_reading reading = cli_read_place(word, &cell);
        if (reading == CLI_NO_FORM)
            return cli_wrong("\"%s\" is no place; give X,Y, such as -3,2", word);
        if (reading == CLI_TOO_FAR)
            return cli_wrong("%s is too far out; coordinates go from -%d to %d", word,
                             PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    }
    return first < call->operand_count
               ? CLI_DONE
               : cli_wrong("X,Y is missing; the call is pave world at [OPTION...] [FILE] X,Y...");
}

static void print_place(cli_result *result, const pave_world *world, pave_cell cell, bool colored)
{
    uint8_t colors[PAVE_WANG_PLACES_SQUARE];
    const uint32_t tile = pave_world_at(world, cell);
    pave_world_colors_at(world, cell, colors);
    cli_json_open(result, NULL, '{');
    cli_json_list(result, "at", (const int32_t[]){cell.q, cell.r}, 2);
    cli_json_member(result, "tile", "%" PRIu32, tile);
    cli_text(result, "%" PRIu32, tile);
    if (colored) cli_json_open(result, "colors", '[');
    for (int i = 0; colored && i < PAVE_WANG_PLACES_SQUARE; i++) {
        cli_json_member(result, NULL, "%d", colors[i]);
        cli_text(result, "%s%d", i == 0 ? " " : ",", colors[i]);
    }
    if (colored) cli_json_close(result);
    cli_json_close(result);
    cli_text(result, "\n");
}

static void print_places(const cli_call *call, int first, const pave_world *world)
{
    const at_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    cli_json_open(&result, NULL, '[');
    for (int i = first; i < call->operand_count; i++) {
        pave_cell cell;
        cli_read_place(call->operands[i], &cell);
        print_place(&result, world, cell, options->colors);
    }
    cli_json_close(&result);
}

static int at(const cli_call *call)
{
    const at_options *options = call->options;
    const char *first = call->operand_count ? call->operands[0] : NULL,
               *file = first && !is_meant_for_place(first) ? first : NULL;
    int code = read_places(call, file ? 1 : 0);
    if (code != CLI_DONE) return code;
    cli_source source;
    pave_world *world = NULL;
    code = cli_source_open(file, options->set, (cli_source_wish){0}, &source);
    if (code == CLI_DONE) code = cli_source_world(&source, options->seed, options->method, &world);
    if (code == CLI_DONE) print_places(call, file ? 1 : 0, world);
    pave_world_destroy(world);
    cli_source_close(&source);
    return code;
}

const cli_command cli_world_at = {
    .group = "world",
    .name = "at",
    .operands = "[FILE] X,Y...",
    .operand_maximum = INT32_MAX,
    .operand_help = CLI_FILE_HELP " X,Y are places; -3,2 needs no quoting.",
    .summary = "which tile is at a place",
    .about = "Prints the id of the tile at each place, a line each: the same that pave world fill "
             "puts there, whatever was asked before; with --colors "
             "also its colours: is there a road on this side?",
    .examples = "pave world at --seed 7 -3,2\n"
                "pave world at --set meadow --seed 7 0,0 1000000,-1000000\n"
                "pave world at --seed 7 --colors -3,2\n",
    .no = "the set is incomplete",
    CLI_TABLE(at_table),
    .run = at,
};

// ---- verify -------------------------------------------------------------------------------------

typedef struct verify_options {
    const char *set, *layer;
    bool json;
} verify_options;

#undef OPTIONS
#define OPTIONS verify_options
static const cli_option verify_table[] = {
    CLI_ROW(TEXT, "set", "NAME", NULL, set,
            "the Wang set of that name (the first of the map's tile sets)"),
    CLI_ROW(TEXT, "layer", "NAME", NULL, layer, "the tile layer of that name (the first)"),
    CLI_JSON_ROW(json),
};

enum { NAMES_SIZE = 512 };

// Adds `"NAME"` to a list that begins empty; what has no room becomes dots.
static void add_name(char *list, size_t size, const char *name)
{
    size_t used = strlen(list), room = size - used;
    if (room < 8 || strcmp(list + used - (used >= 3 ? 3 : used), "...") == 0) return;
    int length = snprintf(list + used, room, "%s\"%s\"", used ? ", " : "", name ? name : "");
    if ((size_t)length >= room - 6) strcpy(list + used, ", ...");
}

static int find_layer(const pave_tiled_map *map, const char *file, const char *name,
                      const pave_tiled_layer **out)
{
    if (map->layer_count == 0)
        return cli_failed("%s: has no tile layer; there is nothing to verify", file);
    for (uint32_t i = 0; i < map->layer_count; i++) {
        if (!name || strcmp(map->layers[i].name ? map->layers[i].name : "", name) == 0) {
            *out = &map->layers[i];
            return CLI_DONE;
        }
    }
    char names[NAMES_SIZE] = "";
    for (uint32_t i = 0; i < map->layer_count; i++)
        add_name(names, sizeof names, map->layers[i].name);
    return cli_wrong("--layer: %s has no tile layer \"%s\"; there are %s", file, name, names);
}

static int find_wangset(const pave_tiled_map *map, const char *file, const char *name,
                        const pave_tiled_wangset **out)
{
    char names[NAMES_SIZE] = "";
    for (uint32_t i = 0; i < map->tileset_count; i++) {
        const pave_tiled_tileset *tileset = map->tilesets[i];
        for (uint32_t k = 0; k < tileset->wangset_count; k++) {
            const char *its = tileset->wangsets[k].name ? tileset->wangsets[k].name : "";
            add_name(names, sizeof names, its);
            if (name && strcmp(its, name) != 0) continue;
            *out = &tileset->wangsets[k];
            return CLI_DONE;
        }
    }
    if (names[0])
        return cli_wrong("--set: %s has no Wang set \"%s\"; there are %s", file, name, names);
    if (name)
        return cli_wrong(
            "--set: %s has no Wang set \"%s\", nor any other; give a map whose tile sets have one",
            file, name);
    return cli_failed("%s: its tile sets hold no Wang set; there is nothing to verify", file);
}

static void print_verdict(cli_result *result, const pave_tiled_verdict *v)
{
    cli_json_open(result, NULL, '{');
    CLI_JSON_COUNTS(result, "mismatches|sides|corners|checked_sides|checked_corners|empty|foreign",
                    v->mismatches, v->sides, v->corners, v->checked_sides, v->checked_corners,
                    v->empty, v->foreign);
    cli_text(result, "%" PRId64 " mismatch%s", v->mismatches, v->mismatches == 1 ? "" : "es");
    if (v->checked_sides)
        cli_text(result, ", %" PRId64 " of %" PRId64 " sides", v->sides, v->checked_sides);
    if (v->checked_corners)
        cli_text(result, ", %" PRId64 " of %" PRId64 " corners", v->corners, v->checked_corners);
    if (!v->checked_sides && !v->checked_corners)
        cli_text(result, ", but no two tiles of the set are neighbours");
    cli_json_member(result, "first", v->found ? "[%d,%d]" : "null", (int)v->first_x,
                    (int)v->first_y);
    cli_text(result, "\n");
    if (v->found)
        cli_text(
            result,
            "  the first is where the cell %d,%d meets a tile to its left or in the row above\n",
            (int)v->first_x, (int)v->first_y);
    if (v->empty || v->foreign)
        cli_text(result, "  empty cells: %" PRId64 "; tiles that are not in the set: %" PRId64 "\n",
                 v->empty, v->foreign);
    cli_json_close(result);
}

static int verify_map(const cli_call *call, const pave_tiled_map *map)
{
    const verify_options *options = call->options;
    const pave_tiled_layer *layer = NULL;
    const pave_tiled_wangset *wangset = NULL;
    int code = find_layer(map, call->operands[0], options->layer, &layer);
    if (code == CLI_DONE) code = find_wangset(map, call->operands[0], options->set, &wangset);
    if (code != CLI_DONE) return code;
    pave_tiled_verdict verdict = {0};
    pave_error error = {0};
    error.result = pave_tiled_map_verify(map, layer, wangset, &verdict, &error);
    if (error.result != PAVE_OK) return cli_report(&error);
    cli_result result = {.out = call->out, .json = options->json};
    cli_text_print(&result, "", call->operands[0], ", layer \"");
    cli_text_print(&result, "", layer->name, "\", set \"");
    cli_text_print(&result, "", wangset->name, "\": ");
    print_verdict(&result, &verdict);
    return verdict.mismatches ? CLI_NO : CLI_DONE;
}

static int verify(const cli_call *call)
{
    pave_tiled_map *map = NULL;
    pave_error error = {0};
    error.result = pave_tiled_map_read(call->operands[0], NULL, &map, &error);
    int code = error.result == PAVE_OK ? verify_map(call, map) : cli_report(&error);
    pave_tiled_map_destroy(map);
    return code;
}

const cli_command cli_world_verify = {
    .group = "world",
    .name = "verify",
    .operands = "MAP",
    .operand_minimum = 1,
    .operand_maximum = 1,
    .operand_help = "MAP is a .tmx or .tmj of any origin.",
    .summary = "whether the colours of neighbouring tiles of a map agree",
    .about = "Compares the colours of all neighbouring tiles of a layer, along sides and around "
             "corners, flips and rotations included. Exits with 0 when all agree and with 1 when "
             "some do not.",
    .examples = "pave world verify world.tmx\n"
                "pave world verify island.tmj --layer ground --set Shore --json\n",
    .no = "the map has mismatches",
    CLI_TABLE(verify_table),
    .run = verify,
};
