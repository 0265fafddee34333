// cli/cmd_grid.c: pave grid: one query, or a batch of them.
#include "../commands.h"
#include "grid_cache.h"

#include <string.h>

static const cli_option table[] = {
    {"batch", 0, CLI_FLAG, NULL, NULL, "answer the queries of standard input, one a line",
     offsetof(grid_options, batch), 0, 0},
    {"json", 0, CLI_FLAG, NULL, NULL, "answer in JSON, one object a query",
     offsetof(grid_options, json), 0, 0},
    {"orientation", 0, CLI_WORD, "pointy|flat", "pointy", "how hexagons and triangles are turned",
     offsetof(grid_options, orientation), 0, 0},
    {"y-up", 0, CLI_FLAG, NULL, NULL, "y grows upwards", offsetof(grid_options, y_up), 0, 0},
    {"origin", 0, CLI_POINT, "X,Y", "0,0", "where the point 0,0 of the grid lies",
     offsetof(grid_options, origin), 0, 0},
    {"basis", 0, CLI_BASIS, "X,Y X,Y", NULL,
     "where a step in q and one in r lead, instead of to a regular shape",
     offsetof(grid_options, basis), 0, 0},
    {"walls", 0, CLI_PATH, "FILE", NULL,
     "the mask that queries between walls go by; its window is where one may go",
     offsetof(grid_options, walls), 0, 0},
    {"scale", 0, CLI_DECIMAL, "S", "1", "the length of an edge", offsetof(grid_options, scale), 0,
     0},
};

static int answer_single(const cli_call *call, const grid_options *options)
{
    grid_answer answer = {0};
    grid_ask(options, call->operand_count, call->operands, &answer);
    int code = answer.code;
    if (code == CLI_WRONG) {
        cli_wrong("%s", answer.error);
    } else if (code == CLI_FAILED) {
        cli_failed("%s", answer.error);
    } else if (options->json) {
        grid_print_object(call->out, call->operand_count, call->operands, &answer);
    } else {
        grid_answer_print(call->out, &answer);
        fputc('\n', call->out);
    }
    grid_answer_release(&answer);
    return code;
}

static int run(const cli_call *call)
{
    grid_cache cache = {0};
    grid_options options = *(const grid_options *)call->options;
    options.cache = &cache;
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
        size_t used = strlen(grids);
        if (grid_kinds[i]->run[index])
            snprintf(grids + used, sizeof grids - used, "%s%s", used ? ", " : " (",
                     grid_kinds[i]->name);
        else
            all = false;
    }
    snprintf(out->text, sizeof out->text, "%s%s%s%s", query->help, all ? "" : grids, all ? "" : ")",
             grid_other.run[index] ? "; other tilings too" : "");
    return true;
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
    complete_queries(out, "*", &grid_other);
    fputs("            esac\n", out);
}

const cli_command cli_grid = {
    .group = "grid",
    .name = "",
    .operands = "GRID QUERY ARGS...",
    .operand_maximum = INT32_MAX,
    .operand_help = "GRID is square, hex, tri, the name of another tiling such as cairo, or "
                    "TILING.json. -3,2 is a place and needs no quoting.",
    .summary = "answers a query about a grid: its parts, coordinates, distances, lines, rings",
    .about = "Answers one query in one line; cells stand in the order of docs/grids.md, clockwise "
             "from north where they lie round something.\n"
             "With --batch it reads the same words from standard input, a query a line, and prints "
             "an answer a line. Options may stand within a line, or "
             "in the call for all lines. Blank lines and what follows a # are passed over without "
             "an answer. A query that is wrong answers "
             "\"error: ...\", the others go on, and the exit status is 3 in the end.",
    .examples = "pave grid hex distance 10,5 0,2\n"
                "pave grid square neighbors -3,2\n"
                "pave grid --batch --json <queries.txt\n",
    .no = "there is no path, no sight, or no colouring with so few colours",
    .batches = true,
    .list_title = "Queries",
    .list = list_query,
    .complete = complete,
    .first = pave_tiling_name,
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .options_size = sizeof(grid_options),
    .run = run,
};
