// cli/world/cmd_world.c: pave world at.
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
