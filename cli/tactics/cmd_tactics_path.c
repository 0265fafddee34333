// cli/tactics/cmd_tactics_path.c: pave tactics path: a shortest path between two cells.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

#define OPTIONS tactics_options
static const cli_option table[] = {
    TACTICS_BOARD_ROWS(ground),
    GRID_COST_ROW(ground),
    CLI_ROW(TEXT, "from", "C", NULL, from, "the cell where the path begins, such as 0,0,L"),
    CLI_ROW(TEXT, "to", "C", NULL, to, "the cell where it ends"),
    TACTICS_MOVES_ROWS(moves),
    TACTICS_OUTPUT_ROWS(output),
};

static const cli_need needs[] = {TACTICS_NEEDS, TACTICS_COST_NEEDS};

#define PATH_COLOR UINT32_C(0xf7e7a1ff)

typedef struct path_job {
    tactics_query query;
    int32_t *cells;
    pave_path path; // count 0: no path
} path_job;

static int find(void *of)
{
    path_job *job = of;
    const tactics_query *query = &job->query;
    const int64_t capacity = query->board.window->count;
    job->cells = malloc((size_t)capacity * sizeof *job->cells);
    if (!job->cells) return tactics_no_memory();
    const pave_result result =
        pave_search_path(query->moves.search, query->from, query->to, &query->moves.moves->costs,
                         job->cells, capacity, &job->path);
    job->query.no = job->path.count == 0;
    return result == PAVE_OK || result == PAVE_NOT_FOUND ? CLI_DONE
           : result == PAVE_RANGE ? cli_wrong("--cost: the path is too long; give smaller numbers")
                                  : tactics_no_memory();
}

static void paint(const void *of, tactics_picture *picture)
{
    const path_job *job = of;
    tactics_add_key(picture, PATH_COLOR, "path", 0);
    if (job->path.count > 0) tactics_add_way(picture, job->cells, job->path.count);
    tactics_add_token(picture, PAVE_PICTURE_UNIT, job->query.from, TACTICS_BLUE, NULL);
    tactics_add_token(picture, PAVE_PICTURE_FLAG, job->query.to, TACTICS_RED, NULL);
    for (int64_t i = 0; i < job->path.count; i++) picture->colors[job->cells[i]] = PATH_COLOR;
}

static uint64_t print(const void *of, cli_result *result)
{
    const path_job *job = of;
    const tactics_options *options = job->query.options;
    const char *metric = pave_window_metric_name(PAVE_WINDOW_TRIANGLES, options->moves.metric);
    const int32_t words[] = {job->path.cost, (int32_t)job->path.count};
    if (job->path.count > 0) {
        CLI_JSON_COUNTS(result, "length|steps", job->path.cost, job->path.count - 1);
        cli_text(result, "%s to %s: length %" PRId32 ", %" PRId64 " steps, metric %s\n",
                 options->from, options->to, job->path.cost, job->path.count - 1, metric);
    } else {
        cli_json_member(result, "length", "null");
        cli_text(result, "%s to %s: no path, metric %s\n", options->from, options->to, metric);
    }
    cli_json_text(result, "metric", metric);
    if (job->path.count > 0 || result->json)
        tactics_put_cells(result, "path", &job->query.board, job->cells, job->path.count);
    return tactics_hash(tactics_hash(PAVE_HASH_START, words, 2), job->cells, job->path.count);
}

static int run(const cli_call *call)
{
    static const tactics_way way = {
        .title = "a path", .goes = true, .find = find, .paint = paint, .print = print};
    path_job job = {.cells = NULL};
    const int code = tactics_answer(call, &way, &job);
    free(job.cells);
    return code;
}

const cli_command cli_tactics_path = {TACTICS_QUERY("path")};
