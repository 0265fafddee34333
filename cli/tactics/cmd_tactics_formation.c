// cli/tactics/cmd_tactics_formation.c: pave tactics formation: soldiers in ranks and files: orders,
// and who has a clear line of attack.
#include "../commands.h"
#include "formation.h"

#include <inttypes.h>
#include <stdlib.h>

enum { CELLS_MAX = 1000000, FACING_MAX = 5 };

#define OPTIONS formation_options
static const cli_option table[] = {
    CLI_ROW(WORD, "grid", "tri|hex|square", "tri", grid, "what the board is made of"),
    CLI_ROW(WORD, "kind", FORMATION_KINDS, "line", kind,
            "the pattern: a line whose ranks stand between each other, a column of straight files, "
            "a triangle with its tip ahead, or a square or ring that faces outwards"),
    CLI_COUNT_ROW("ranks", "R", NULL, ranks, 1, PAVE_FORMATION_SOLDIERS_MAX,
                  "ranks, one behind another (default: 2; of a column 6, of a wedge 4)"),
    CLI_COUNT_ROW("files", "F", NULL, files, 1, PAVE_FORMATION_SOLDIERS_MAX,
                  "files, side by side; of a square its side, of a ring its radius (default: of a "
                  "line 8, a column 3, a square 6, a ring 3)"),
    CLI_COUNT_ROW("facing", "K", "0", facing, 0, FACING_MAX,
                  "where it faces, clockwise from north: 0 to 5, of squares 0 to 3"),
    CLI_ROW(TEXT, "at", "C", NULL, at,
            "the middle of the first rank, the tip of a wedge, or the middle of a square or ring; "
            "on triangles L for an even facing and R for an odd one, of a wedge the other way "
            "round (default: the middle of the board)"),
    CLI_FLAG_ROW("open", open, "a line or column begins with open ranks"),
    CLI_ROW(SIZE, "size", "WxH", "40x20", size,
            "the board: cells in a row, on triangles pointing up or down, and rows"),
    CLI_ROW(PATH, "walls", "FILE", NULL, walls,
            "a mask of that grid: walls on cells and on sides; its window is the board, - is "
            "standard input"),
    CLI_ROW(LIST, "order", "ORDER", NULL, orders,
            "march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R; "
            "may be repeated"),
    CLI_ROW(LIST, "enemy", "C", NULL, enemies,
            "a cell where an enemy stands; may be repeated (default: lines to the cells in contact "
            "with the front)"),
    CLI_COUNT_ROW("range", "N", "1", range, 1, PAVE_FORMATION_RANGE_MAX,
                  "how far soldiers attack, in touching cells"),
    CLI_ROW(WORD, "sheet", "one|turns|facings", "one", sheet,
            "the picture: at the end, turns of the last order, or all facings"),
    CLI_FLAG_ROW("numbers", numbers, "soldiers have their numbers in the picture"),
    TACTICS_OUTPUT_ROWS(output),
};

enum {
    OPEN_BOARD = TACTICS_MODE(0),
    FILED = TACTICS_MODE(1),
    RANKED = TACTICS_MODE(2),
    STILL = TACTICS_MODE(3),
    ORDERED = TACTICS_MODE(4)
};

static uint32_t modes_of(const cli_call *call)
{
    const formation_options *options = call->options;
    return (options->walls ? 0 : OPEN_BOARD) | (options->kind == PAVE_FORMATION_WEDGE ? 0 : FILED) |
           (options->kind <= PAVE_FORMATION_COLUMN ? RANKED : 0) |
           (options->sheet == FORMATION_FACINGS ? 0 : STILL) |
           (options->orders.count > 0 || options->sheet != FORMATION_TURNS ? ORDERED : 0);
}

static const cli_need needs[] = {
    {"size", OPEN_BOARD, "the walls have their own window"},
    {"files", FILED, "the ranks of a wedge grow by themselves"},
    {"open", RANKED, "only a line and a column have ranks to open"},
    {"order|enemy", STILL, "--sheet facings shows formations that stand alone"},
    {"sheet", ORDERED, "without an order there are no turns"},
    {"sheet|numbers", CLI_PICTURE, "they are for a picture"},
    CLI_PICTURE_NEEDS,
    {NULL, 0, NULL},
};

// ---- The board ----------------------------------------------------------------------------------

static int open_board(formation_job *job)
{
    const formation_options *options = job->options;
    const pave_tiling *const tilings[] = {pave_tiling_tri(), pave_tiling_hex(),
                                          pave_tiling_square()};
    const pave_window_def def = {.tiling = tilings[options->grid],
                                 .width = options->size.width,
                                 .height = options->size.height};
    pave_error error = {0};
    job->tiling = def.tiling;
    if (options->walls) {
        const int code = grid_walls_option_open(&job->cache, options->walls, def.tiling,
                                                &job->answer, &job->walls);
        if (code != CLI_DONE) return code;
        job->window = job->walls->window;
        if (job->window->count == 0 || job->window->count > CELLS_MAX)
            return cli_failed("%s: %" PRId64 " cells, but a board has 1 to %d; name another",
                              options->walls, job->window->count, CELLS_MAX);
        return CLI_DONE;
    }
    if ((double)def.width * def.height > CELLS_MAX)
        return cli_wrong("--size: %.0f cells, but a board has at most %d; choose a smaller one",
                         (double)def.width * def.height, CELLS_MAX);
    if (pave_window_create(&def, NULL, &job->own_window, &error) != PAVE_OK ||
        pave_mask_create(job->own_window, NULL, &job->own_walls, &error) != PAVE_OK)
        return tactics_refuse(&error);
    job->window = job->own_window;
    job->walls = job->own_walls;
    return CLI_DONE;
}

// ---- Orders -------------------------------------------------------------------------------------

static int give(formation_job *job, const char *text, formation_given *given)
{
    pave_order order = {0};
    pave_error error = {0};
    int code = formation_read_order(text, &order);
    if (code != CLI_DONE) return code;
    if (pave_formation_give(job->formation, &order, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? tactics_no_memory()
                                              : cli_wrong("--order: %s: %s", text, error.message);
    given->text = text;
    given->turns = job->formation->turn_count;
    for (int32_t i = 0; i < job->formation->count; i++) {
        given->states[job->formation->soldiers[i].state]++;
        given->steps += job->formation->soldiers[i].steps;
    }
    return CLI_DONE;
}

static int muster(formation_job *job)
{
    const cli_list *orders = &job->options->orders;
    pave_formation_def def;
    pave_error error = {0};
    int code = formation_read_def(job, &def);
    if (code != CLI_DONE) return code;
    if (pave_formation_create(&def, job->walls, NULL, &job->formation, &error) != PAVE_OK)
        return tactics_refuse(&error);
    job->given = calloc((size_t)orders->count + 1, sizeof *job->given);
    if (!job->given) return tactics_no_memory();
    for (int i = 0; i < orders->count && code == CLI_DONE; i++)
        code = give(job, orders->items[i], &job->given[i]);
    return code == CLI_DONE ? formation_attack(job) : code;
}

// ---- The answer ---------------------------------------------------------------------------------

static int32_t last_rank(const pave_formation *formation)
{
    return formation->places[formation->count - 1].rank;
}

/// The soldiers of a rank, and how many of them have a clear line.
static void count_rank(const formation_job *job, int32_t rank, int64_t *soldiers, int64_t *clear)
{
    *soldiers = *clear = 0;
    for (int32_t i = 0; i < job->formation->count; i++) {
        const pave_attack *attack = formation_shown(job, i);
        if (job->formation->places[job->formation->soldiers[i].place].rank != rank) continue;
        ++*soldiers;
        *clear += attack && attack->state == PAVE_ATTACK_CLEAR;
    }
}

static void print_orders(const formation_job *job, cli_result *result)
{
    cli_json_open(result, "orders", '[');
    for (int i = 0; i < job->options->orders.count; i++) {
        const formation_given *given = &job->given[i];
        cli_json_open(result, NULL, '{');
        cli_json_text(result, "order", given->text);
        CLI_JSON_COUNTS(result, "turns|steps|in_place|blocked|late", given->turns, given->steps,
                        given->states[0], given->states[1], given->states[2]);
        cli_json_close(result);
        cli_text_print(result, "order    ", given->text, "");
        cli_text(result, ": %d turn%s, %" PRId64 " steps, %d in place", (int)given->turns,
                 given->turns == 1 ? "" : "s", given->steps, (int)given->states[0]);
        if (given->states[1]) cli_text(result, ", %d blocked", (int)given->states[1]);
        if (given->states[2]) cli_text(result, ", %d late", (int)given->states[2]);
        cli_text(result, "\n");
    }
    cli_json_close(result);
}

static void print_ranks(const formation_job *job, cli_result *result)
{
    cli_json_open(result, "ranks", '[');
    for (int32_t rank = 0; rank <= last_rank(job->formation); rank++) {
        int64_t soldiers, clear;
        count_rank(job, rank, &soldiers, &clear);
        cli_json_open(result, NULL, '{');
        CLI_JSON_COUNTS(result, "rank|soldiers|clear", rank + 1, soldiers, clear);
        cli_json_close(result);
        cli_text(result, "rank %-3d %" PRId64 " of %" PRId64 " have a clear line\n", (int)rank + 1,
                 clear, soldiers);
    }
    cli_json_close(result);
}

static void print_soldiers(const formation_job *job, cli_result *result)
{
    const pave_formation *formation = job->formation;
    char text[PAVE_TILING_TEXT_SIZE];
    cli_json_open(result, "cells", '[');
    for (int32_t i = 0; i < formation->count && result->json; i++) {
        const pave_formation_soldier *soldier = &formation->soldiers[i];
        const pave_formation_place *place = &formation->places[soldier->place];
        const pave_attack *attack = formation_shown(job, i);
        cli_json_open(result, NULL, '{');
        cli_json_text(result, "cell", pave_tiling_face_text(job->tiling, soldier->cell, text));
        CLI_JSON_COUNTS(result, "rank|file|facing|steps|waits", place->rank + 1, place->file + 1,
                        place->facing, soldier->steps, soldier->waits);
        cli_json_text(result, "state", pave_formation_state_name(soldier->state));
        cli_json_text(result, "attack", attack ? pave_attack_state_name(attack->state) : NULL);
        cli_json_text(
            result, "target",
            attack ? pave_tiling_face_text(job->tiling, job->targets[attack->target], text) : NULL);
        if (attack && attack->state == PAVE_ATTACK_FRIEND)
            CLI_JSON_COUNTS(result, "blocker", attack->blocker + 1);
        cli_json_close(result);
    }
    cli_json_close(result);
}

/// Where all were in the last order, and all attacks.
static uint64_t hash_of(const formation_job *job)
{
    const pave_formation *formation = job->formation;
    uint64_t hash = PAVE_HASH_START;
    for (int64_t i = 0; i < (int64_t)formation->count * (formation->turn_count + 1); i++) {
        const int32_t words[] = {formation->track[i].q, formation->track[i].r,
                                 formation->track[i].s};
        hash = tactics_hash(hash, words, 3);
    }
    for (int64_t i = 0; i < job->attack_count; i++) {
        const int32_t words[] = {job->attacks[i].soldier, job->attacks[i].target,
                                 (int32_t)job->attacks[i].state, job->attacks[i].blocker};
        hash = tactics_hash(hash, words, 4);
    }
    return hash;
}

static void print(const formation_job *job)
{
    const pave_formation_def *def = &job->formation->def;
    char at[PAVE_TILING_TEXT_SIZE];
    cli_result result = tactics_begin(job->call, &job->options->output);
    pave_tiling_face_text(job->tiling, def->at, at);
    cli_json_text(&result, "kind", pave_formation_kind_name(def->kind));
    cli_json_text(&result, "grid", job->tiling->name);
    cli_json_text(&result, "at", at);
    CLI_JSON_COUNTS(&result, "soldiers|facing|range|targets", job->formation->count, def->facing,
                    job->options->range, job->target_count);
    cli_text(&result, "a %s of %d soldiers on %s, facing %d, led from %s\n",
             pave_formation_kind_name(def->kind), (int)job->formation->count, job->tiling->name,
             (int)def->facing, at);
    print_orders(job, &result);
    cli_text(&result, "targets  %" PRId64 " %s, range %" PRId64 "\n", job->target_count,
             job->options->enemies.count > 0 ? "enemies" : "cells in contact", job->options->range);
    print_ranks(job, &result);
    print_soldiers(job, &result);
    tactics_end(&result, &job->options->output, hash_of(job));
}

static bool all_in_place(const pave_formation *formation)
{
    for (int32_t i = 0; i < formation->count; i++)
        if (formation->soldiers[i].state != PAVE_FORMATION_IN_PLACE) return false;
    return true;
}

static int run(const cli_call *call)
{
    formation_job job = {.call = call, .options = call->options};
    const tactics_output *output = &job.options->output;
    int code = open_board(&job);
    if (code == CLI_DONE) code = muster(&job);
    if (code == CLI_DONE && tactics_prints(output)) print(&job);
    const bool placed = code != CLI_DONE || all_in_place(job.formation);
    if (code == CLI_DONE && output->path) code = formation_draw(&job);
    if (code == CLI_DONE && !placed) code = CLI_NO;
    free(job.attacks);
    free(job.targets);
    free(job.given);
    pave_formation_destroy(job.formation);
    pave_mask_destroy(job.own_walls);
    pave_window_destroy(job.own_window);
    grid_answer_release(&job.answer);
    grid_cache_release(&job.cache);
    return code;
}

const cli_command cli_tactics_formation = {
    .group = "tactics",
    .name = "formation",
    .operands = "",
    .summary = "soldiers in ranks: orders and lines of attack",
    .about =
        "Puts soldiers on a board, gives them orders, which they carry out turn by turn without "
        "two on a cell, and prints who of each rank has a clear line of attack. On triangles the "
        "second rank stands between the first and attacks over the corners there; on hexagons it "
        "needs a range of 2, and on squares it has no line.\n"
        "In the picture a soldier points where it faces; arrows are clear lines of attack, red "
        "ones with a cross are stopped, and a soldier with a red rim is not in place.",
    .examples =
        "pave tactics formation --kind line --ranks 3 --files 8 -o line.svg\n"
        "pave tactics formation --grid hex --ranks 2 --files 8 --range 2\n"
        "pave tactics formation --order \"march 3\" --order \"wheel left\" --sheet turns -o w.svg\n"
        "pave tactics formation --kind ring --files 4 --walls keep.mask --at 3,3,L --json\n",
    .no = "soldiers are not in place",
    CLI_TABLE(table),
    .formats = TACTICS_FORMATS,
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
