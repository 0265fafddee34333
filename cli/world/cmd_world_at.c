// cli/world/cmd_world_at.c: pave world at: the tiles of given cells.
#include "../commands.h"
#include "../lines.h"
#include "../result.h"
#include "world_source.h"

#include <inttypes.h>
#include <string.h>

// ---- at -----------------------------------------------------------------------------------------

typedef struct at_options {
    cli_named_world_options ground;
    bool colors, json;
} at_options;

#define OPTIONS at_options
static const cli_option at_table[] = {
    CLI_NAMED_WORLD_ROWS(ground),
    CLI_FLAG_ROW(
        "colors", colors,
        "also print the colours of the tile: each side and the corner after it, clockwise from "
        "the top side; 0 where its kind has none"),
    CLI_JSON_ROW(json),
};

// Returns whether a word is meant as a cell, so that an error in it is reported as an invalid cell
// and not as a missing file. A file with such a name can be given as ./1,2; - is standard input.
static bool is_meant_for_place(const char *word)
{
    static const char characters[] = "+-0123456789, \t";
    bool begins = *word && strchr(characters, *word) && strcmp(word, "-") != 0;
    return begins && (strchr(word, ',') || word[strspn(word, characters)] == '\0');
}

// The parsed operands.
typedef struct at_words {
    const char *file; // NULL: a built-in set
    int first, end;   // range of the operands that are cells
    bool lines;       // whether cells come from standard input
} at_words;

static at_words sort_words(const cli_call *call)
{
    at_words words = {.end = call->operand_count};
    words.lines = words.end > 0 && strcmp(call->operands[words.end - 1], "-") == 0;
    words.end -= words.lines;
    if (words.end > 0 && !is_meant_for_place(call->operands[0])) {
        words.file = call->operands[0];
        words.first = 1;
    }
    return words;
}

// Returns the tile as a number; -1 for an empty cell.
static int64_t tile_number(uint32_t tile) { return tile == PAVE_WANG_EMPTY ? -1 : (int64_t)tile; }

static void print_place(cli_result *result, const cli_named_world *ground, pave_cell cell,
                        const at_options *options)
{
    const bool colored = options->colors;
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    const uint32_t tile = pave_world_at(ground->world, cell);
    const int32_t face = ground->on_multigrid ? 0 : cell.s;
    const int count = 2 * pave_tiling_side_count(ground->tiling, face);
    pave_world_colors_at(ground->world, cell, colors);
    cli_json_open(result, NULL, '{');
    cli_json_list(result, "at", (const int32_t[]){cell.q, cell.r, cell.s},
                  ground->on_multigrid || ground->tiling->face_count > 1 ? 3 : 2);
    cli_json_member(result, "tile", "%" PRId64, tile_number(tile));
    cli_text(result, "%" PRId64, tile_number(tile));
    if (colored) cli_json_open(result, "colors", '[');
    for (int i = 0; colored && i < count; i++) {
        cli_json_member(result, NULL, "%d", colors[i]);
        cli_text(result, "%s%d", i == 0 ? " " : ",", colors[i]);
    }
    if (colored) cli_json_close(result);
    cli_json_close(result);
    cli_text(result, "\n");
}

static void print_places(const cli_call *call, const cli_named_world *ground, const at_words *words)
{
    const at_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    cli_json_open(&result, NULL, '[');
    for (int i = words->first; i < words->end; i++) {
        pave_cell cell;
        cli_named_world_read(ground, call->operands[i], &cell);
        print_place(&result, ground, cell, options);
    }
    cli_json_close(&result);
}

// Answers a line of standard input. Returns whether it was a valid cell.
static bool print_line(const cli_call *call, const cli_named_world *ground, const char *line,
                       const char *wrong)
{
    const at_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    pave_cell cell;
    if (!wrong) wrong = cli_named_world_read(ground, line, &cell);
    if (!wrong) {
        print_place(&result, ground, cell, options);
        return true;
    }
    cli_json_open(&result, NULL, '{');
    cli_json_text(&result, "error", wrong);
    cli_json_close(&result);
    cli_text(&result, "error: ");
    if (line) cli_text_print(&result, "\"", line, "\" ");
    cli_text(&result, "%s; give %s\n", wrong, cli_named_world_form(ground));
    return false;
}

static int print_lines(const cli_call *call, const cli_named_world *ground)
{
    static cli_lines in; // too large for a stack
    const char *wrong;
    char *line;
    cli_lines_begin(&in, call->out);
    while (cli_lines_next(&in, &line, &wrong)) {
        in.asked++;
        in.wrong += !print_line(call, ground, line, wrong);
    }
    return cli_lines_end(&in, "place", "places");
}

static int at(const cli_call *call)
{
    const at_options *options = call->options;
    const at_words words = sort_words(call);
    cli_named_world ground = {.takes_multigrids = true};
    if (words.first == words.end && !words.lines)
        return cli_wrong("X,Y is missing; usage: pave world at [OPTION...] [FILE] X,Y...");
    int code = cli_named_world_open(call, &options->ground, words.file, (cli_source_wish){0}, true,
                                    &ground);
    pave_cell cell; // all cells are read before the first is answered
    for (int i = words.first; i < words.end && code == CLI_DONE; i++)
        code = cli_named_world_cell(&ground, call->operands[i], &cell);
    if (code == CLI_DONE && words.end > words.first) print_places(call, &ground, &words);
    if (code == CLI_DONE && words.lines) code = print_lines(call, &ground);
    cli_named_world_close(&ground);
    return code;
}

const cli_command cli_world_at = {CLI_COMMAND("world", "at", at_table, at),
                                  CLI_OPERANDS("[FILE] X,Y...", 0, INT32_MAX), .batches = true};
