// cli/grid/cmd_grid.c: pave grid: one query, or a batch of them.
#include "../commands.h"
#include "grid_cache.h"
#include "grid_patch.h"

#include <string.h>

#define OPTIONS grid_options
static const cli_option table[] = {
    CLI_FLAG_ROW("batch", batch, "answer the queries of standard input, one a line"),
    CLI_PRINT_ROW("json", json, "answer in JSON, one object a query"),
    CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", orientation,
            "the orientation of hexagons and triangles"),
    CLI_FLAG_ROW("y-up", y_up, "y points up"),
    CLI_ROW(POINT, "origin", "X,Y", "0,0", origin, "the position of the point 0,0 of the grid"),
    CLI_ROW(BASIS, "basis", "X,Y X,Y", NULL, basis,
            "where a step in q and a step in r lead, instead of regular shapes"),
    CLI_ROW(PATH, "walls", "FILE", NULL, walls,
            "the mask of queries between walls; its window limits them"),
    CLI_ROW(WORD, "corners", GRID_CORNER_RULES, "one", corners, GRID_CORNERS_HELP),
    CLI_ROW(DECIMAL, "scale", "S", "1", scale, "the length of an edge"),
};

enum { LAYOUT = CLI_MODE(0), WALLS = CLI_MODE(1), VERTICES = CLI_MODE(2), REPEATS = CLI_MODE(3) };

static const cli_need needs[] = {
    {"orientation|y-up|origin|basis|scale", REPEATS,
     "a grid that repeats nowhere has a place and a size of its own"},
    {"walls|corners", REPEATS, "a mask is of a window of a tiling, which this grid does not have"},
    {"orientation|y-up|origin|basis|scale", LAYOUT, "the query has no positions"},
    {"walls", WALLS, "the query does not look at walls"},
    {"corners", VERTICES,
     "only path, reach and field of tri by touch, shortcut or flank have them"},
    {NULL, 0, NULL},
};

// Whether the steps of the query pass vertices of triangles, by its last word.
static bool passes_vertices(const cli_call *call, int query)
{
    return strcmp(call->operands[0], grid_tri.name) == 0 && query >= GRID_PATH &&
           query <= GRID_FIELD &&
           (cli_read_word(call->operands[call->operand_count - 1], grid_tri.moves) >= 0 ||
            cli_read_word(call->operands[call->operand_count - 1],
                          grid_tri.contacts[PAVE_CONTACT_VERTEX]) >= 0);
}

// Of a batch and of queries that do not exist all: the answers say more. Corners are points where
// vertices have no names.
static uint32_t modes_of(const cli_call *call)
{
    const grid_options *options = call->options;
    const char *name = call->operand_count > 1 ? call->operands[1] : "";
    const uint32_t all = LAYOUT | WALLS | VERTICES | CLI_SCALED;
    if (call->operand_count && grid_patch_is(call->operands[0])) return all;
    for (int i = 0; i < GRID_QUERY_COUNT && !options->batch; i++) {
        if (strcmp(grid_queries[i].name, name) != 0) continue;
        bool named = cli_read_word(call->operands[0], "square|hex|tri") >= 0;
        bool layout = (i == GRID_CORNERS && !named) || (i >= GRID_WORLD && i <= GRID_VERTEX_AT);
        return REPEATS | (layout ? LAYOUT : 0) | (i >= GRID_PATH ? WALLS : 0) |
               (passes_vertices(call, i) ? VERTICES : 0);
    }
    return all | REPEATS;
}

static int answer_single(const cli_call *call, const grid_options *options)
{
    grid_answer answer = {0};
    grid_ask(options, call->operand_count, call->operands, &answer);
    int code = answer.code;
    if (grid_is_wrong(&answer)) {
        cli_say("%s", answer.error);
    } else {
        grid_put(call->out, options->json, call->operand_count, call->operands, &answer);
    }
    grid_answer_release(&answer);
    return code;
}

static int run(const cli_call *call)
{
    grid_cache cache = {0};
    grid_options options = *(const grid_options *)call->options;
    options.cache = &cache;
    cache.input_has_queries = options.batch;
    if (options.batch && options.walls && strcmp(options.walls, "-") == 0)
        return cli_wrong("--walls -: --batch reads its queries from standard input; name a file");
    if (options.batch && call->operand_count)
        return cli_wrong(
            "--batch reads its queries from standard input; leave out \"%s\", or --batch",
            call->operands[0]);
    int code = options.batch ? grid_batch(call->command, &options, call->out)
                             : answer_single(call, &options);
    grid_cache_release(&cache);
    return code;
}

// ---- Help and completion ------------------------------------------------------------------------

// `distance A B [METRIC]`, what it is, and which grids have it: the three, unless it says
// otherwise.
static bool list_query(size_t index, cli_entry *out)
{
    if (index >= GRID_QUERY_COUNT) return false;
    const grid_query *query = &grid_queries[index];
    char grids[128] = "";
    bool all = true;
    snprintf(out->head, sizeof out->head, "%s%s%s", query->name, query->arguments[0] ? " " : "",
             query->arguments);
    for (size_t i = 0; grid_kinds[i]; i++) {
        if (grid_kinds[i]->run[index])
            cli_add_word(grids, sizeof grids, "%s", grid_kinds[i]->name);
        else
            all = false;
    }
    const bool tilings = grid_other.run[index], patches = grid_rhombs.run[index];
    snprintf(out->text, sizeof out->text, "%s%s%s%s%s", query->help, all ? "" : " (",
             all ? "" : grids, all ? "" : ")",
             tilings && patches ? "; all other grids too"
             : tilings          ? "; other tilings too"
             : patches          ? "; penrose and its like too"
                                : "");
    return true;
}

// The words that the first operand may be.
static const char *name_grid(int32_t index)
{
    int32_t tilings = 0;
    while (pave_tiling_name(tilings)) tilings++;
    return index < tilings ? pave_tiling_name(index) : grid_patch_name(index - tilings);
}

static void complete_queries(FILE *out, const char *pattern, const grid_kind *kind)
{
    fprintf(out, "            3:%s) _pave_words '", pattern);
    for (int i = 0; i < GRID_QUERY_COUNT; i++) {
        if (kind->run[i]) fprintf(out, "%s ", grid_queries[i].name);
    }
    fputs("' ;;\n", out);
}

// The queries of the grid that stands before.
static void complete(FILE *out)
{
    fputs("            case $COMP_CWORD:${COMP_WORDS[2]} in\n", out);
    for (size_t i = 0; grid_kinds[i]; i++)
        complete_queries(out, grid_kinds[i]->name, grid_kinds[i]);
    for (int32_t i = 0; grid_patch_name(i); i++) {
        grid_patch_ground ground;
        char why[CLI_WHY_SIZE];
        if (!grid_patch_read(grid_patch_name(i), &ground, why)) continue;
        const grid_kind kind = grid_kind_of_ground(grid_patch_name(i), &ground);
        complete_queries(out, kind.name, &kind);
    }
    complete_queries(out, "*", &grid_other);
    fputs("            esac\n", out);
}

const cli_command cli_grid = {
    .group = "grid",
    .name = "",
    .operands = "GRID QUERY ARGS...",
    .operand_maximum = INT32_MAX,
    .operand_help = "GRID is square, hex, tri, the name of another tiling such as cairo, or "
                    "TILING.json; or one that repeats nowhere: penrose, ammann-beenker, "
                    "multigrid-6 to multigrid-12, hat, spectre, townscaper, with :SEED for another "
                    "ground. -3,2 is a place and needs no quoting.",
    .summary = "answers a query about a grid: its parts, coordinates, distances, lines, rings",
    .about = "Answers one query in one line; cells are in the order of docs/grids.md, clockwise "
             "from north where they are around something.\n"
             "With --batch it reads the same words from standard input, a query a line, and prints "
             "an answer a line. Options may stand within a line, or in the call for all lines. "
             "Blank lines and what follows a # are passed over without an answer. A query that is "
             "wrong answers \"error: ...\", the others go on, and the exit status is 3 in the end.",
    .examples = "pave grid hex distance 10,5 0,2\n"
                "pave grid square neighbors -3,2\n"
                "pave grid penrose at 3.5,-2\n"
                "pave grid --batch --json <queries.txt\n",
    .no = "there is no path, no sight, or no colouring with so few colours",
    .batches = true,
    .list_title = "Queries",
    .list = list_query,
    .complete = complete,
    .first = name_grid,
    CLI_TABLE(table),
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
