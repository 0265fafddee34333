// cli/tactics/cmd_tactics_range.c: pave tactics range: the cells covered by a ranged attack.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define OPTIONS tactics_options
static const cli_option table[] = {
    TACTICS_BOARD_ROWS(ground),
    GRID_COST_ROW(ground),
    CLI_ROW(TEXT, "from", "C", NULL, from, "the cell of the shooter"),
    CLI_ROW(TEXT, "to", "C", NULL, to, "a target: whether it is in range"),
    CLI_COUNT_ROW("budget", "N", "4", budget, 0, PAVE_ATTACK_RANGE_MAX, "the longest range"),
    CLI_COUNT_ROW("least", "N", "1", least, 0, PAVE_ATTACK_RANGE_MAX, "the shortest range"),
    CLI_ROW(WORD, "metric", "edge|shortcut|touch|flank", "touch", moves.metric,
            "how range is measured; touch: from vertex to vertex, which suits ranged attacks"),
    CLI_COUNT_ROW("move", "N", "0", move, 0, PAVE_ATTACK_RANGE_MAX,
                  "points that the shooter may move with first, by shortcut steps"),
    CLI_FLAG_ROW("over-walls", over_walls, "include cells without line of sight"),
    TACTICS_OUTPUT_ROWS(output),
};

static const cli_need needs[] = {
    TACTICS_NEEDS, TACTICS_COST_NEEDS, {"over-walls", TACTICS_ON, "needs walls"}};

typedef struct range_cells {
    int32_t *cells;
    int64_t count;
} range_cells;

typedef struct range_job {
    tactics_query query;
    range_cells sources; // possible positions of the shooter
    range_cells zone;
    range_cells near; // including cells without line of sight
} range_job;

// ---- The zone -----------------------------------------------------------------------------------

// Finds the cells that the shooter can reach.
static int find_sources(range_job *job)
{
    const int64_t capacity = job->query.board.window->count;
    tactics_moves moves = {0};
    const tactics_moves_options steps = {.metric = PAVE_TRI_SHORTCUT};
    pave_reached *reached = malloc((size_t)capacity * sizeof *reached);
    job->sources.cells = malloc((size_t)capacity * sizeof *job->sources.cells);
    int code = reached && job->sources.cells ? CLI_DONE : tactics_no_memory();
    if (code == CLI_DONE) code = tactics_moves_open(&job->query.board, &steps, 0, &moves);
    if (code == CLI_DONE &&
        pave_search_reach(moves.search, job->query.from, (int32_t)job->query.options->move,
                          &moves.moves->costs, reached, capacity, &job->sources.count) != PAVE_OK)
        code = tactics_no_memory();
    for (int64_t i = 0; code == CLI_DONE && i < job->sources.count; i++)
        job->sources.cells[i] = reached[i].node;
    tactics_moves_close(&moves);
    free(reached);
    return code;
}

static int find_zone(const range_job *job, bool sight, range_cells *out)
{
    const tactics_options *options = job->query.options;
    const int64_t capacity = job->query.board.window->count;
    const pave_zone_def def = {.window = job->query.board.window,
                               .walls = job->query.board.walls,
                               .sources = job->sources.cells,
                               .source_count = job->sources.count,
                               .least = (int32_t)options->least,
                               .most = (int32_t)options->budget,
                               .metric = (pave_tri_metric)options->moves.metric,
                               .sight = sight};
    pave_error error = {0};
    out->cells = malloc((size_t)capacity * sizeof *out->cells);
    if (!out->cells) return tactics_no_memory();
    if (pave_zone_cells(&def, NULL, out->cells, capacity, &out->count, &error) != PAVE_OK)
        return tactics_refuse(&error);
    return CLI_DONE;
}

static int compare_cells(const void *a, const void *b)
{
    const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static bool has_target(const range_job *job, const range_cells *zone)
{
    return zone->cells && bsearch(&job->query.to, zone->cells, (size_t)zone->count,
                                  sizeof job->query.to, compare_cells);
}

// ---- The picture --------------------------------------------------------------------------------

#define SEEN_COLOR UINT32_C(0xf2a08aff)
#define HIDDEN_COLOR UINT32_C(0xcfc7d6ff)
#define SOURCE_COLOR UINT32_C(0x9cc9e6ff)

static void paint(const void *of, tactics_picture *picture)
{
    const range_job *job = of;
    for (int64_t i = 0; i < job->near.count; i++)
        picture->colors[job->near.cells[i]] = HIDDEN_COLOR;
    for (int64_t i = 0; i < job->zone.count; i++) {
        picture->colors[job->zone.cells[i]] = SEEN_COLOR;
        picture->outlines[job->zone.cells[i]] = 1;
    }
    for (int64_t i = 0; job->query.options->move > 0 && i < job->sources.count; i++)
        picture->colors[job->sources.cells[i]] = SOURCE_COLOR;
    picture->colors[job->query.from] = SOURCE_COLOR;
    tactics_add_key(picture, SEEN_COLOR, "in range", 0);
    if (job->near.count > job->zone.count) tactics_add_key(picture, HIDDEN_COLOR, "hidden", 0);
    tactics_add_key(picture, SOURCE_COLOR, "attacker", 0);
    tactics_add_token(picture, PAVE_PICTURE_UNIT, job->query.from, TACTICS_RED, NULL);
    if (job->query.to >= 0)
        tactics_add_token(picture, PAVE_PICTURE_UNIT, job->query.to, TACTICS_BLUE, NULL);
}

// ---- Text and JSON ------------------------------------------------------------------------------

static uint64_t print(const void *of, cli_result *result)
{
    const range_job *job = of;
    const tactics_options *options = job->query.options;
    const int64_t hidden = job->near.count - job->zone.count;
    const char *metric = pave_window_metric_name(PAVE_WINDOW_TRIANGLES, options->moves.metric);
    tactics_json_cell(result, "from", &job->query.board, job->query.from);
    cli_json_text(result, "metric", metric);
    CLI_JSON_COUNTS(result, "least|most|covered|hidden", options->least, options->budget,
                    job->zone.count, hidden);
    cli_text(result,
             "from %s: %" PRId64 " cells at %" PRId64 " to %" PRId64 ", %" PRId64
             " more hidden by walls, metric %s\n",
             options->from, job->zone.count, options->least, options->budget, hidden, metric);
    if (job->query.to >= 0) {
        cli_json_flag(result, "hit", !job->query.no);
        cli_text(result, "%s is %s\n", options->to,
                 !job->query.no                ? "in range"
                 : has_target(job, &job->near) ? "hidden by walls"
                                               : "out of range");
    }
    if (result->json)
        tactics_put_cells(result, "cells", &job->query.board, job->zone.cells, job->zone.count);
    return tactics_hash(PAVE_HASH_START, job->zone.cells, job->zone.count);
}

static int find(void *of)
{
    range_job *job = of;
    const tactics_options *options = job->query.options;
    if (options->least > options->budget)
        return cli_wrong("--least: %" PRId64 " is over --budget, the longest range, %" PRId64
                         "; give a smaller one",
                         options->least, options->budget);
    int code = find_sources(job);
    if (code == CLI_DONE) code = find_zone(job, !options->over_walls, &job->zone);
    if (code == CLI_DONE) code = find_zone(job, false, &job->near);
    job->query.no = job->query.to >= 0 && !has_target(job, &job->zone);
    return code;
}

static int run(const cli_call *call)
{
    static const tactics_way way = {.title = "the range of an attack",
                                    .stands = true,
                                    .find = find,
                                    .paint = paint,
                                    .print = print};
    range_job job = {.zone = {NULL, 0}};
    const int code = tactics_answer(call, &way, &job);
    free(job.near.cells);
    free(job.zone.cells);
    free(job.sources.cells);
    return code;
}

const cli_command cli_tactics_range = {TACTICS_QUERY("range")};
