// cli/tactics/cmd_tactics_field.c: pave tactics field: distances from a cell to all others, and a
// comparison of two metrics.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

#define OPTIONS tactics_options
static const cli_option table[] = {
    TACTICS_BOARD_ROWS(ground),
    GRID_COST_ROW(ground),
    CLI_ROW(TEXT, "from", "C", NULL, from, "the cell that distances are measured from"),
    TACTICS_MOVES_ROWS(moves),
    CLI_ROW(WORD, "against", "edge|shortcut|touch|flank", NULL, against,
            "compare with this metric: the ratio of the distances of --metric to its own; pictures "
            "show the ratio"),
    TACTICS_OUTPUT_ROWS(output),
};

static const cli_need needs[] = {TACTICS_NEEDS, TACTICS_COST_NEEDS};

typedef struct field_job {
    tactics_query query;
    int32_t *distances, *others; // others: distances by --against; otherwise NULL
    int64_t reached;
    int32_t farthest; // the cell with the maximum distance
    int32_t widest;   // the cell with the maximum ratio; -1 without --against, or if only the start
                      // is reached
} field_job;

static bool is_compared(const field_job *job, int32_t cell)
{
    return job->others && job->others[cell] > 0 && job->others[cell] != PAVE_FAR &&
           job->distances[cell] != PAVE_FAR;
}

static int measure(field_job *job, int metric, int32_t **out)
{
    tactics_moves_options options = job->query.options->moves;
    tactics_moves moves = {0};
    options.metric = metric;
    int code = tactics_moves_open(&job->query.board, &options, 0, &moves);
    if (code == CLI_DONE) code = tactics_field(&job->query.board, &moves, job->query.from, out);
    tactics_moves_close(&moves);
    return code;
}

static void summarize(field_job *job)
{
    const int32_t *distances = job->distances;
    job->farthest = job->query.from;
    job->widest = -1;
    for (int32_t i = 0; i < job->query.board.window->count; i++) {
        if (distances[i] == PAVE_FAR) continue;
        job->reached++;
        if (distances[i] > distances[job->farthest]) job->farthest = i;
        if (is_compared(job, i) &&
            (job->widest < 0 || (int64_t)distances[i] * job->others[job->widest] >
                                    (int64_t)distances[job->widest] * job->others[i]))
            job->widest = i;
    }
}

// ---- The picture --------------------------------------------------------------------------------

enum { TENTHS = 10, RATIO_TENTHS_MAX = 2 * TENTHS }; // excess over 1; the maximum ratio is 3

static void color_distance(const field_job *job, tactics_picture *picture, int32_t cell)
{
    if (job->distances[cell] == PAVE_FAR) return;
    picture->numbers[cell] = job->distances[cell];
    picture->colors[cell] =
        pave_picture_scale_color(job->distances[cell], job->distances[job->farthest]);
}

static int32_t ratio_tenths(const field_job *job, int32_t cell)
{
    return (int32_t)(((int64_t)TENTHS * job->distances[cell] + job->others[cell] / 2) /
                     job->others[cell]);
}

static void color_ratio(const field_job *job, tactics_picture *picture, int32_t cell)
{
    if (!is_compared(job, cell)) return;
    const int32_t tenths = ratio_tenths(job, cell);
    picture->numbers[cell] = tenths;
    picture->colors[cell] = pave_picture_scale_color(tenths - TENTHS, RATIO_TENTHS_MAX);
}

// Adds up to six legend entries: numbers from 0 to the picture's maximum and their colours.
static void add_keys(const field_job *job, tactics_picture *picture)
{
    enum { KEYS = 6 };
    const int32_t farthest = job->distances[job->farthest],
                  most = job->others ? RATIO_TENTHS_MAX : farthest,
                  last = !job->others      ? farthest
                         : job->widest < 0 ? 0
                                           : ratio_tenths(job, job->widest) - TENTHS;
    const int count = last < KEYS - 1 ? last + 1 : KEYS;
    for (int i = 0; i < count; i++) {
        const int32_t number = count > 1 ? (int32_t)((int64_t)last * i / (count - 1)) : 0;
        const uint32_t color = pave_picture_scale_color(number, most);
        char times[24];
        snprintf(times, sizeof times, "%d.%d times", (int)(1 + number / TENTHS),
                 (int)(number % TENTHS));
        tactics_add_key(picture, color, job->others ? times : "distance %d", number);
    }
}

static void paint(const void *of, tactics_picture *picture)
{
    const field_job *job = of;
    picture->tenths = job->others;
    if (job->others) picture->def.title = "two metrics compared";
    for (int32_t i = 0; i < job->query.board.window->count; i++)
        (job->others ? color_ratio : color_distance)(job, picture, i);
    add_keys(job, picture);
    tactics_add_token(picture, PAVE_PICTURE_UNIT, job->query.from, TACTICS_BLUE, NULL);
}

// ---- Text and JSON ------------------------------------------------------------------------------

static void put_ratio(const field_job *job, cli_result *result)
{
    const char *against =
        pave_window_metric_name(PAVE_WINDOW_TRIANGLES, job->query.options->against);
    char text[PAVE_TRI_TEXT_SIZE];
    if (job->widest < 0) return;
    const int32_t more = job->distances[job->widest], less = job->others[job->widest];
    cli_json_open(result, "against", '{');
    cli_json_text(result, "metric", against);
    CLI_JSON_NUMBERS(result, "ratio", (double)more / less);
    tactics_json_cell(result, "cell", &job->query.board, job->widest);
    CLI_JSON_COUNTS(result, "distance|other", more, less);
    cli_json_close(result);
    cli_text(result, "against %s: at most %.3g times as long, %" PRId32 " to %" PRId32 ", at %s\n",
             against, (double)more / less, more, less,
             pave_tri_face_text(pave_window_cell(job->query.board.window, job->widest), text));
}

static void put_cells(const field_job *job, cli_result *result)
{
    cli_json_open(result, "cells", '[');
    for (int32_t i = 0; result->json && i < job->query.board.window->count; i++) {
        if (job->distances[i] == PAVE_FAR) continue;
        cli_json_open(result, NULL, '{');
        tactics_json_cell(result, "cell", &job->query.board, i);
        CLI_JSON_COUNTS(result, "distance", job->distances[i]);
        cli_json_close(result);
    }
    cli_json_close(result);
}

static uint64_t print(const void *of, cli_result *result)
{
    const field_job *job = of;
    const tactics_options *options = job->query.options;
    const tactics_board *board = &job->query.board;
    const char *metric = pave_window_metric_name(PAVE_WINDOW_TRIANGLES, options->moves.metric);
    const int64_t count = board->window->count;
    char text[PAVE_TRI_TEXT_SIZE];
    tactics_json_cell(result, "from", board, job->query.from);
    cli_json_text(result, "metric", metric);
    CLI_JSON_COUNTS(result, "reached|board", job->reached, count);
    cli_json_open(result, "farthest", '{');
    tactics_json_cell(result, "cell", board, job->farthest);
    CLI_JSON_COUNTS(result, "distance", job->distances[job->farthest]);
    cli_json_close(result);
    cli_text(result,
             "from %s: %" PRId64 " of %" PRId64 " cells reached, the farthest %s at %" PRId32
             ", metric %s\n",
             options->from, job->reached, count,
             pave_tri_face_text(pave_window_cell(board->window, job->farthest), text),
             job->distances[job->farthest], metric);
    if (job->others) put_ratio(job, result);
    put_cells(job, result);
    const uint64_t hash = tactics_hash(PAVE_HASH_START, job->distances, count);
    return job->others ? tactics_hash(hash, job->others, count) : hash;
}

static int find(void *of)
{
    field_job *job = of;
    int code = measure(job, job->query.options->moves.metric, &job->distances);
    if (code == CLI_DONE && cli_given(job->query.call, "against"))
        code = measure(job, job->query.options->against, &job->others);
    if (code == CLI_DONE) summarize(job);
    return code;
}

static int run(const cli_call *call)
{
    static const tactics_way way = {.title = "a field of distances",
                                    .stands = true,
                                    .find = find,
                                    .paint = paint,
                                    .print = print};
    field_job job = {.distances = NULL};
    const int code = tactics_answer(call, &way, &job);
    free(job.others);
    free(job.distances);
    return code;
}

const cli_command cli_tactics_field = {TACTICS_QUERY("field")};
