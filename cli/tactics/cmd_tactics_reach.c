// cli/tactics/cmd_tactics_reach.c: pave tactics reach: the cells a unit can reach, turn by turn.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

// Maximum number of separately counted turns.
enum { TURNS_MAX = 1000, POINTS_MAX = 1000000 };

#define OPTIONS tactics_options
static const cli_option table[] = {
    TACTICS_BOARD_ROWS(ground),
    GRID_COST_ROW(ground),
    CLI_ROW(TEXT, "from", "C", NULL, from, "cell of the unit"),
    CLI_COUNT_ROW("budget", "N", "6", budget, 1, POINTS_MAX,
                  "its points in each turn: movement or action points, food"),
    CLI_COUNT_ROW("turns", "N", "1", turns, 1, TURNS_MAX,
                  "number of turns; points left over in a turn are lost"),
    TACTICS_MOVES_ROWS(moves),
    TACTICS_OUTPUT_ROWS(output),
};

static const cli_need needs[] = {TACTICS_NEEDS, TACTICS_COST_NEEDS};

typedef struct reach_job {
    tactics_query query;
    pave_reached *reached;
    int64_t count;
} reach_job;

static pave_move_turn turn_of(const reach_job *job, int64_t i)
{
    return pave_move_turn_of(job->reached[i].cost, (int32_t)job->query.options->budget);
}

static int find(void *of)
{
    reach_job *job = of;
    const tactics_query *query = &job->query;
    const int64_t capacity = query->board.window->count;
    const int64_t total = query->options->budget * query->options->turns;
    const int32_t budget = total < PAVE_FAR ? (int32_t)total : PAVE_FAR - 1;
    job->reached = malloc((size_t)capacity * sizeof *job->reached);
    return job->reached && pave_search_reach(query->moves.search, query->from, budget,
                                             &query->moves.moves->costs, job->reached, capacity,
                                             &job->count) == PAVE_OK
               ? CLI_DONE
               : tactics_no_memory();
}

// ---- The picture --------------------------------------------------------------------------------

enum { TURN_COLORS = 5 };

// Returns the colour of a turn, paler for later turns; turns beyond the last colour share it.
static uint32_t turn_color(int32_t turn)
{
    static const uint32_t colors[TURN_COLORS] = {0x58a9d0ff, 0x8ec9d6ff, 0xb9dfd6ff, 0xd9ecd2ff,
                                                 0xeef3d6ff};
    const int32_t i = turn > 0 ? turn - 1 : 0;
    return colors[i < TURN_COLORS ? i : TURN_COLORS - 1];
}

static void paint(const void *of, tactics_picture *picture)
{
    const reach_job *job = of;
    for (int64_t i = 0; i < job->count; i++) {
        const pave_move_turn turn = turn_of(job, i);
        const int32_t cell = job->reached[i].node;
        picture->colors[cell] = turn_color(turn.number);
        picture->outlines[cell] = turn.number > 0 ? turn.number : 1;
        picture->numbers[cell] = job->query.options->turns > 1 ? turn.number : job->reached[i].cost;
    }
    const int32_t last = job->count > 0 ? turn_of(job, job->count - 1).number : 0;
    for (int32_t turn = 1; turn <= last && turn <= TURN_COLORS; turn++)
        tactics_add_key(picture, turn_color(turn),
                        turn < TURN_COLORS || last == turn ? "turn %d" : "turn %d and on", turn);
    tactics_add_token(picture, PAVE_PICTURE_UNIT, job->query.from, TACTICS_RED, NULL);
}

// ---- Text and JSON ------------------------------------------------------------------------------

static void put_turns(const reach_job *job, cli_result *result)
{
    cli_json_open(result, "turns", '[');
    cli_text(result, "by turn ");
    int64_t i = 0;
    for (int32_t turn = 1; turn <= job->query.options->turns; turn++) {
        while (i < job->count && turn_of(job, i).number <= turn) i++;
        cli_json_member(result, NULL, "%" PRId64, i);
        cli_text(result, " %" PRId64, i);
        if (i == job->count) break;
    }
    cli_json_close(result);
    cli_text(result, "\n");
}

static void put_cells(const reach_job *job, cli_result *result)
{
    cli_json_open(result, "cells", '[');
    for (int64_t i = 0; result->json && i < job->count; i++) {
        const pave_move_turn turn = turn_of(job, i);
        cli_json_open(result, NULL, '{');
        tactics_json_cell(result, "cell", &job->query.board, job->reached[i].node);
        CLI_JSON_COUNTS(result, "turn|left", turn.number, turn.left);
        cli_json_close(result);
    }
    cli_json_close(result);
}

static uint64_t print(const void *of, cli_result *result)
{
    const reach_job *job = of;
    const tactics_options *options = job->query.options;
    const char *metric = pave_window_metric_name(PAVE_WINDOW_TRIANGLES, options->moves.metric);
    uint64_t hash = PAVE_HASH_START;
    tactics_json_cell(result, "from", &job->query.board, job->query.from);
    cli_json_text(result, "metric", metric);
    CLI_JSON_COUNTS(result, "budget|reached", options->budget, job->count);
    cli_text(result,
             "from %s: %" PRId64 " cells within %" PRId64 " turn%s of %" PRId64
             " point%s, metric %s\n",
             options->from, job->count, options->turns, options->turns == 1 ? "" : "s",
             options->budget, options->budget == 1 ? "" : "s", metric);
    put_turns(job, result);
    put_cells(job, result);
    for (int64_t i = 0; i < job->count; i++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)job->reached[i].node),
                              (uint32_t)job->reached[i].cost);
    return hash;
}

static int run(const cli_call *call)
{
    static const tactics_way way = {.title = "what a unit reaches",
                                    .turns = true,
                                    .find = find,
                                    .paint = paint,
                                    .print = print};
    reach_job job = {.reached = NULL};
    const int code = tactics_answer(call, &way, &job);
    free(job.reached);
    return code;
}

const cli_command cli_tactics_reach = {TACTICS_QUERY("reach")};
