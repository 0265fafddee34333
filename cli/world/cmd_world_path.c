// cli/world/cmd_world_path.c: pave world path: a shortest path through an endless world.
#include "../commands.h"
#include "../result.h"
#include "world_path.h"

#include <stdlib.h>

typedef struct path_options {
    cli_named_world_options ground;
    const char *passable;
    int64_t limit;
    bool json;
} path_options;

#define OPTIONS path_options
static const cli_option path_table[] = {
    CLI_NAMED_WORLD_ROWS(ground),
    CLI_PASSABLE_ROW(passable),
    CLI_COUNT_ROW("limit", "CELLS", "16777216", limit, 1, INT32_MAX,
                  "number of cells to examine before the search gives up"),
    CLI_JSON_ROW(json),
};

static void print(const cli_call *call, const cli_named_world *ground, const pave_cell *cells,
                  int64_t count)
{
    const path_options *options = call->options;
    cli_result result = {.out = call->out, .json = options->json};
    const int numbers = ground->on_multigrid || ground->tiling->face_count > 1 ? 3 : 2;
    char name[PAVE_TILING_TEXT_SIZE];
    cli_json_open(&result, NULL, '{');
    CLI_JSON_COUNTS(&result, "steps", count - 1);
    cli_json_open(&result, "path", '[');
    for (int64_t i = 0; i < count; i++) {
        const pave_cell cell = cells[i];
        cli_json_list(&result, NULL, (const int32_t[]){cell.q, cell.r, cell.s}, numbers);
        cli_text(&result, "%s\n", cli_named_world_text(ground, cell, name));
    }
    cli_json_close(&result);
    cli_json_close(&result);
}

static int run(const cli_call *call)
{
    const path_options *options = call->options;
    const bool named = call->operand_count > 2;
    const cli_world_path_call path = {options->passable, call->operands[named],
                                      call->operands[named + 1], options->limit};
    cli_named_world ground = {.takes_multigrids = true};
    pave_cell *cells = NULL;
    int64_t count = 0;
    int code = cli_named_world_open(call, &options->ground, named ? call->operands[0] : NULL,
                                    (cli_source_wish){0}, true, &ground);
    if (code == CLI_DONE) code = cli_find_world_path(&ground, &path, &cells, &count);
    if (code == CLI_DONE) print(call, &ground, cells, count);
    free(cells);
    cli_named_world_close(&ground);
    return code;
}

const cli_command cli_world_path = {CLI_COMMAND("world", "path", path_table, run),
                                    CLI_OPERANDS("[FILE] FROM TO", 2, 3)};
