// cli/tactics/cmd_tactics_lines.c: pave tactics lines: attacks along the 12 directions.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

#define OPTIONS tactics_options
static const cli_option table[] = {
    TACTICS_BOARD_ROWS(ground),
    CLI_ROW(TEXT, "from", "C", NULL, from, "the cell where the lines begin"),
    CLI_COUNT_ROW("budget", "N", "6", budget, 0, PAVE_ATTACK_RANGE_MAX,
                  "the length of the lines, in touching steps: straight lines pass 2 cells per "
                  "step"),
    TACTICS_OUTPUT_ROWS(output),
};

static const cli_need needs[] = {TACTICS_NEEDS};

enum { STRAIGHT = PAVE_TRI_N }; // lower directions follow the lanes, higher ones cross them

typedef struct lines_job {
    tactics_query query;
    pave_line lines[PAVE_TRI_DIRECTIONS_MAX];
    int32_t *cells[PAVE_TRI_DIRECTIONS_MAX]; // for each line, its count + 1 cells from the start
} lines_job;

static const char *const directions[PAVE_TRI_DIRECTIONS_MAX] = {
    "NE", "E", "SE", "SW", "W", "NW", "N", "ENE", "ESE", "S", "WSW", "WNW"};

static pave_cell cell_at(const lines_job *job, int d, int32_t k)
{
    return pave_tri_ray(pave_window_cell(job->query.board.window, job->query.from), d, k);
}

static int find(void *of)
{
    lines_job *job = of;
    const pave_lines_def def = {.window = job->query.board.window,
                                .walls = job->query.board.walls,
                                .from = job->query.from,
                                .range = (int32_t)job->query.options->budget};
    pave_error error = {0};
    if (pave_lines_make(&def, job->lines, &error) != PAVE_OK) return tactics_refuse(&error);
    for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++) {
        const int32_t count = job->lines[d].count + 1;
        job->cells[d] = malloc((size_t)count * sizeof *job->cells[d]);
        if (!job->cells[d]) return tactics_no_memory();
        for (int32_t k = 0; k < count; k++)
            job->cells[d][k] =
                (int32_t)pave_window_wrapped(job->query.board.window, cell_at(job, d, k));
    }
    return CLI_DONE;
}

// Returns the cell after the last cell of a line, adjacent to the image of that last cell in the
// window.
static pave_cell beyond(const lines_job *job, int d)
{
    const int32_t count = job->lines[d].count;
    const pave_cell last = cell_at(job, d, count), next = cell_at(job, d, count + 1),
                    image = pave_window_cell(job->query.board.window, job->cells[d][count]);
    return (pave_cell){image.q + next.q - last.q, image.r + next.r - last.r, next.s};
}

// ---- The picture --------------------------------------------------------------------------------

static void paint(const void *of, tactics_picture *picture)
{
    static const uint32_t fills[2] = {0xf6cf6bff, 0xf3b191ff},
                          strokes[2] = {0xb07a12ff, 0xb4492eff};
    const lines_job *job = of;
    for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++) {
        const pave_line *line = &job->lines[d];
        const bool diagonal = d >= STRAIGHT,
                   barred = line->end >= PAVE_LINE_CELL && line->end <= PAVE_LINE_VERTEX;
        for (int32_t k = 1; k <= line->count; k++)
            picture->colors[job->cells[d][k]] = fills[diagonal];
        picture->trails[picture->def.trail_count++] = (pave_picture_trail){
            .cells = job->cells[d],
            .cell_count = line->count + 1,
            .color = strokes[diagonal],
            .end = barred ? PAVE_PICTURE_TRAIL_BARRED : PAVE_PICTURE_TRAIL_ARROW,
            .beyond = beyond(job, d),
            .straight = !job->query.board.window->def.wrap};
    }
    tactics_add_key(picture, fills[0], "straight", 0);
    tactics_add_key(picture, fills[1], "diagonal", 0);
    tactics_add_token(picture, PAVE_PICTURE_UNIT, job->query.from, TACTICS_RED, NULL);
}

// ---- Text and JSON ------------------------------------------------------------------------------

static void put_line(const lines_job *job, cli_result *result, int d)
{
    const pave_line *line = &job->lines[d];
    char text[PAVE_TRI_TEXT_SIZE];
    pave_tri_face_text(cell_at(job, d, line->count + 1), text);
    cli_json_open(result, NULL, '{');
    cli_json_text(result, "direction", directions[d]);
    CLI_JSON_COUNTS(result, "count", line->count);
    cli_json_text(result, "end", pave_word(pave_line_end_words, line->end));
    cli_json_text(result, "next", text);
    if (result->json)
        tactics_put_cells(result, "cells", &job->query.board, job->cells[d] + 1, line->count);
    cli_json_close(result);
    cli_text_row(result, directions[d], "%" PRId32 " cell%s, then %s before %s", line->count,
                 line->count == 1 ? "" : "s", pave_word(pave_line_end_words, line->end), text);
}

static uint64_t print(const void *of, cli_result *result)
{
    const lines_job *job = of;
    uint64_t hash = PAVE_HASH_START;
    int64_t cells = 0;
    for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++) {
        cells += job->lines[d].count;
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)job->lines[d].count),
                              (uint32_t)job->lines[d].end);
    }
    tactics_json_cell(result, "from", &job->query.board, job->query.from);
    CLI_JSON_COUNTS(result, "range|covered", job->query.options->budget, cells);
    cli_text(result, "from %s: 12 lines pass %" PRId64 " cells within %" PRId64 "\n",
             job->query.options->from, cells, job->query.options->budget);
    cli_json_open(result, "lines", '[');
    for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++) put_line(job, result, d);
    cli_json_close(result);
    return hash;
}

static int run(const cli_call *call)
{
    static const tactics_way way = {
        .title = "lines of attack", .stands = true, .find = find, .paint = paint, .print = print};
    lines_job job = {.cells = {NULL}};
    const int code = tactics_answer(call, &way, &job);
    for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++) free(job.cells[d]);
    return code;
}

const cli_command cli_tactics_lines = {TACTICS_QUERY("lines")};
