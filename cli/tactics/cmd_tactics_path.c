// cli/tactics/cmd_tactics_path.c: pave tactics path: a shortest way between two cells.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct path_options {
    grid_ground_options board;
    tactics_moves_options moves;
    const char *from, *to;
    tactics_output output;
} path_options;

#define OPTIONS path_options
static const cli_option table[] = {
    TACTICS_BOARD_ROWS(board),
    GRID_COST_ROW(board),
    CLI_ROW(TEXT, "from", "C", NULL, from, "the cell that the way begins in, such as 0,0,L"),
    CLI_ROW(TEXT, "to", "C", NULL, to, "the cell that it ends in"),
    TACTICS_MOVES_ROWS(moves),
    TACTICS_OUTPUT_ROWS(output),
};

static const cli_need needs[] = {TACTICS_NEEDS, TACTICS_COST_NEEDS, {NULL, 0, NULL}};

#define PATH_COLOR UINT32_C(0xf7e7a1ff)

typedef struct path_job {
    const cli_call *call;
    const path_options *options;
    tactics_board board;
    tactics_moves moves;
    int32_t ends[2];
    int32_t *cells;
    pave_path path; // count 0: no way
} path_job;

static int find(path_job *job)
{
    const int64_t capacity = job->board.window->count;
    job->cells = malloc((size_t)capacity * sizeof *job->cells);
    if (!job->cells) return tactics_no_memory();
    switch (pave_search_path(job->moves.search, job->ends[0], job->ends[1],
                             &job->moves.moves->costs, job->cells, capacity, &job->path)) {
    case PAVE_OK:
    case PAVE_NOT_FOUND: return CLI_DONE;
    case PAVE_RANGE: return cli_wrong("--cost: the way is too long; give smaller numbers");
    default: return tactics_no_memory();
    }
}

static int draw(const path_job *job)
{
    tactics_picture picture = {0};
    int code = tactics_picture_open(&job->board, &job->options->output, &picture);
    if (code == CLI_DONE) {
        picture.def.title = "a path";
        tactics_add_key(&picture, PATH_COLOR, "path", 0);
        if (job->path.count > 0) tactics_add_way(&picture, job->cells, job->path.count);
        tactics_add_token(&picture, PAVE_PICTURE_UNIT, job->ends[0], TACTICS_BLUE, NULL);
        tactics_add_token(&picture, PAVE_PICTURE_FLAG, job->ends[1], TACTICS_RED, NULL);
        for (int64_t i = 0; i < job->path.count; i++) picture.colors[job->cells[i]] = PATH_COLOR;
        code = tactics_picture_write(job->call, &job->options->output, &picture);
    }
    tactics_picture_close(&picture);
    return code;
}

static void print(const path_job *job)
{
    const path_options *options = job->options;
    const char *metric = pave_window_metric_name(PAVE_WINDOW_TRIANGLES, options->moves.metric);
    const int32_t words[] = {job->path.cost, (int32_t)job->path.count};
    cli_result result = tactics_begin(job->call, &options->output);
    if (job->path.count > 0) {
        CLI_JSON_COUNTS(&result, "length|steps", job->path.cost, job->path.count - 1);
        cli_text(&result, "%s to %s: length %" PRId32 ", %" PRId64 " steps, metric %s\n",
                 options->from, options->to, job->path.cost, job->path.count - 1, metric);
    } else {
        cli_json_member(&result, "length", "null");
        cli_text(&result, "%s to %s: there is no way, metric %s\n", options->from, options->to,
                 metric);
    }
    cli_json_text(&result, "metric", metric);
    if (job->path.count > 0 || result.json)
        tactics_put_cells(&result, "path", &job->board, job->cells, job->path.count);
    tactics_end(&result, &options->output,
                tactics_hash(tactics_hash(PAVE_HASH_START, words, 2), job->cells, job->path.count));
}

static int run(const cli_call *call)
{
    path_job job = {.call = call, .options = call->options};
    const path_options *options = job.options;
    int code = tactics_board_open(&options->board, &job.board);
    if (code == CLI_DONE)
        code = tactics_read_cell(&job.board, "from", options->from, true, &job.ends[0]);
    if (code == CLI_DONE)
        code = tactics_read_cell(&job.board, "to", options->to, false, &job.ends[1]);
    if (code == CLI_DONE) code = tactics_moves_open(&job.board, &options->moves, 0, &job.moves);
    if (code == CLI_DONE) code = find(&job);
    if (code == CLI_DONE && options->output.path) code = draw(&job);
    if (code == CLI_DONE && tactics_prints(&options->output)) print(&job);
    if (code == CLI_DONE && job.path.count == 0) code = CLI_NO;
    free(job.cells);
    tactics_moves_close(&job.moves);
    tactics_board_close(&job.board);
    return code;
}

const cli_command cli_tactics_path = {
    .group = "tactics",
    .name = "path",
    .operands = "",
    .summary = "a shortest way between two triangles",
    .about = "Finds a shortest way by the steps of a metric, and prints its length, which is the "
             "sum of the costs of its steps, and its cells. Where there is no way the exit code is "
             "1.",
    .examples =
        "pave tactics path --size 24x12 --from 0,0,L --to 5,9,R\n"
        "pave tactics path --size 24x12 --from 0,0,L --to 5,9,R --metric touch -o path.svg\n"
        "pave tactics path --on keep.mask --from 1,0,R --to 4,3,L --json\n"
        "pave tactics path --on land.json --cost foot --from 0,9,L --to 20,3,R -o way.png\n",
    .no = "there is no way",
    CLI_TABLE(table),
    .formats = TACTICS_FORMATS,
    .needs = needs,
    .modes = tactics_board_modes,
    .run = run,
};
