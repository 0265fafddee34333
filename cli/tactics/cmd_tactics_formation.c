// cli/tactics/cmd_tactics_formation.c: pave tactics formation: soldiers in ranks and files: orders,
// and clear lines of attack.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/// In the order of pave_formation_kind.
#define FORMATION_KINDS "line|column|wedge|square|ring"

enum { FORMATION_ONE, FORMATION_TURNS, FORMATION_FACINGS }; ///< words of --sheet

typedef struct formation_options {
    int grid, kind, sheet;
    int64_t ranks, files, facing, range;
    bool open, numbers;
    grid_ground_options ground;
    const char *at;
    cli_list orders, enemies;
    tactics_output output;
} formation_options;

/// An order as typed, and its result.
typedef struct formation_given {
    const char *text;
    int32_t turns, states[3];
    int64_t steps;
} formation_given;

typedef struct formation_job {
    const cli_call *call;
    const formation_options *options;
    const pave_tiling *tiling;
    const pave_window *window;
    const pave_mask *walls;
    pave_formation *formation;
    formation_given *given; ///< one element per order
    pave_cell *targets;     ///< enemies, or by default the cells in contact with the front
    int64_t target_count;
    pave_attack *attacks;
    int64_t attack_count;
    int64_t *shown;           ///< for each soldier: index of the displayed attack, or -1
    pave_store_ground ground; ///< private
    pave_scene *picture;      ///< picture of the ground; may be NULL
} formation_job;

// ---- The formation ------------------------------------------------------------------------------

/// Returns the cell in the middle of the board; on triangles, the one of its unit cell that suits
/// the facing.
static pave_cell middle_of(const formation_job *job, const pave_formation_def *def)
{
    pave_cell cell = pave_window_cell(job->window, job->window->count / 2);
    const pave_window_def *board = &job->window->def;
    if (!job->options->ground.on) { // the board is a rectangle: take the middle of its middle row
        const int32_t rows = board->height / 2, across = board->width / 2;
        cell = def->grid == PAVE_WINDOW_SQUARES ? pave_cell_of(across, rows)
               : def->grid == PAVE_WINDOW_HEXAGONS
                   ? pave_hex_from_offset((pave_hex_offset){across, rows}, PAVE_HEX_ODD_R)
                   : pave_tri_face_of((across - rows) / 2, rows, 0);
    }
    if (def->grid == PAVE_WINDOW_TRIANGLES)
        cell.s = (def->facing + (def->kind == PAVE_FORMATION_WEDGE)) % 2;
    return cell;
}

/// Fills in the definition from the options; the default of `at` is the middle of the board.
static int formation_read_def(const formation_job *job, pave_formation_def *out)
{
    static const int32_t ranks[] = {2, 6, 4, 2, 2}, files[] = {8, 3, 0, 6, 3};
    const formation_options *options = job->options;
    const bool counted = cli_given(job->call, "files");
    *out = (pave_formation_def){.grid = job->window->grid,
                                .kind = (pave_formation_kind)options->kind,
                                .ranks = cli_given(job->call, "ranks") ? (int32_t)options->ranks
                                                                       : ranks[options->kind],
                                .files = counted ? (int32_t)options->files : files[options->kind],
                                .facing = (int32_t)options->facing,
                                .open = options->open};
    if (!options->at) {
        out->at = middle_of(job, out);
        return CLI_DONE;
    }
    if (pave_tiling_face_read(job->tiling, options->at, &out->at) != PAVE_OK)
        return cli_wrong("--at: \"%s\" is not a cell of the grid %s; a cell is %s", options->at,
                         job->tiling->name,
                         job->tiling->face_count == 2 ? "q,r,L or q,r,R" : "q,r");
    return CLI_DONE;
}

// ---- Orders -------------------------------------------------------------------------------------

static const char grammar[] =
    "orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form "
    "wedge R";

/// Splits a string at spaces into at most three words. Returns their number, or 4 if there are
/// more.
static int words_of(const char *text, char words[3][24])
{
    int count = 0;
    while (*(text += strspn(text, " "))) {
        const size_t length = strcspn(text, " ");
        if (count == 3) return 4;
        snprintf(words[count++], sizeof *words, "%.*s", (int)(length < 23 ? length : 23), text);
        text += length;
    }
    for (int i = count; i < 3; i++) words[i][0] = 0;
    return count;
}

static bool read_march(char words[3][24], int count, pave_order *out)
{
    int64_t paces;
    if (count != 2 ||
        cli_read_number(words[1], -PAVE_ORDER_PACES_MAX, PAVE_ORDER_PACES_MAX, &paces) != CLI_READ)
        return false;
    out->paces = (int32_t)paces;
    return true;
}

static bool read_wheel(char words[3][24], int count, pave_order *out)
{
    const int way = cli_read_word(words[1], "left|right");
    out->left = way == 0;
    const int pivot = count == 3 ? pave_word_number(pave_order_pivot_words, words[2]) : 0;
    out->pivot = (pave_order_pivot)pivot;
    return count >= 2 && way >= 0 && pivot >= 0;
}

static bool read_form(char words[3][24], int count, pave_order *out)
{
    cli_size size;
    int64_t ranks;
    const int form = count == 3 ? pave_word_number(pave_formation_kind_words, words[1]) : -1;
    if (form < 0) return false;
    out->form = (pave_formation_kind)form;
    if (out->form == PAVE_FORMATION_WEDGE) {
        if (cli_read_number(words[2], 1, PAVE_FORMATION_SOLDIERS_MAX, &ranks) != CLI_READ)
            return false;
        out->ranks = (int32_t)ranks;
        return true;
    }
    if (cli_read_size(words[2], &size) != CLI_READ) return false;
    out->ranks = size.width;
    out->files = size.height;
    return true;
}

/// Reads an order: `march 3`, `wheel left`, `wheel right middle`, `open`, `close`, `form wedge 4`,
/// `form line 2x8`. Returns CLI_DONE, or CLI_WRONG after a message.
static int formation_read_order(const char *text, pave_order *out)
{
    char words[3][24];
    const int count = words_of(text, words);
    const int kind =
        count > 0 && count < 4 ? pave_word_number(pave_order_kind_words, words[0]) : -1;
    bool fine = kind >= 0;
    out->kind = (pave_order_kind)kind;
    if (fine) switch (out->kind) {
        case PAVE_ORDER_MARCH: fine = read_march(words, count, out); break;
        case PAVE_ORDER_WHEEL: fine = read_wheel(words, count, out); break;
        case PAVE_ORDER_FORM: fine = read_form(words, count, out); break;
        default: fine = count == 1; break;
        }
    return fine ? CLI_DONE : cli_wrong("--order: \"%s\" is not an order; %s", text, grammar);
}

// ---- Attacks ------------------------------------------------------------------------------------

static int read_enemies(formation_job *job)
{
    const cli_list *list = &job->options->enemies;
    job->targets = malloc(((size_t)list->count + 1) * sizeof *job->targets);
    if (!job->targets) return tactics_no_memory();
    for (int i = 0; i < list->count; i++) {
        if (pave_tiling_face_read(job->tiling, list->items[i], &job->targets[i]) != PAVE_OK ||
            !pave_window_contains(job->window, job->targets[i]))
            return cli_wrong("--enemy: %s is not a cell of the board", list->items[i]);
        for (int32_t s = 0; s < job->formation->count; s++)
            if (pave_cell_equal(job->formation->soldiers[s].cell, job->targets[i]))
                return cli_wrong("--enemy: soldier %d is on %s at the end; give another cell",
                                 (int)s + 1, list->items[i]);
    }
    job->target_count = list->count;
    return CLI_DONE;
}

static int find_front(formation_job *job)
{
    int64_t count = 0;
    if (pave_formation_front(job->formation, NULL, 0, &count) == PAVE_NO_MEMORY)
        return tactics_no_memory();
    job->targets = malloc(((size_t)count + 1) * sizeof *job->targets);
    if (!job->targets ||
        pave_formation_front(job->formation, job->targets, count, &job->target_count) != PAVE_OK)
        return tactics_no_memory();
    return CLI_DONE;
}

/// Finds the targets of a formation and its attacks on them. Returns an exit code.
static int formation_attack(formation_job *job)
{
    const bool enemies = job->options->enemies.count > 0;
    const int code = enemies ? read_enemies(job) : find_front(job);
    if (code != CLI_DONE) return code;
    const pave_attack_def def = {.targets = job->targets,
                                 .target_count = job->target_count,
                                 .range = (int32_t)job->options->range,
                                 .solid = enemies};
    int64_t count = 0;
    pave_error error = {0};
    pave_result result = pave_formation_attacks(job->formation, &def, NULL, 0, &count, &error);
    if (result != PAVE_OK && result != PAVE_CAPACITY) return tactics_refuse(&error);
    job->attacks = malloc(((size_t)count + 1) * sizeof *job->attacks);
    if (!job->attacks) return tactics_no_memory();
    result = pave_formation_attacks(job->formation, &def, job->attacks, count, &job->attack_count,
                                    &error);
    if (result != PAVE_OK) return tactics_refuse(&error);
    job->shown = malloc(((size_t)job->formation->count + 1) * sizeof *job->shown);
    if (!job->shown) return tactics_no_memory();
    pave_formation_shown(job->formation, job->targets, job->attacks, job->attack_count, job->shown);
    return CLI_DONE;
}

static void release_attacks(formation_job *job)
{
    free(job->shown);
    free(job->attacks);
    free(job->targets);
    job->shown = NULL;
    job->attacks = NULL;
    job->targets = NULL;
}

enum { FRAMES_MAX = 6 };

/// Returns the displayed attack of soldier i; NULL: none.
static const pave_attack *shown_of(const formation_job *job, int32_t i)
{
    return job->shown[i] < 0 ? NULL : &job->attacks[job->shown[i]];
}

/// Lists the displayed attacks of all soldiers. Returns NULL if memory runs out.
static pave_attack *shown_attacks(const formation_job *job, int64_t *count)
{
    pave_attack *list = malloc(((size_t)job->formation->count + 1) * sizeof *list);
    *count = 0;
    for (int32_t i = 0; list && i < job->formation->count; i++)
        if (shown_of(job, i)) list[(*count)++] = *shown_of(job, i);
    return list;
}

// ---- Pictures -----------------------------------------------------------------------------------

static pave_result draw_one(const formation_job *job, int32_t ago, const char *caption,
                            pave_scene **out, pave_error *error)
{
    const bool enemies = job->options->enemies.count > 0;
    int64_t count = 0;
    pave_attack *attacks = shown_attacks(job, &count);
    *out = NULL;
    if (!attacks) return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory");
    const pave_picture_formation_def def = {
        .formation = job->formation,
        .ground = job->picture,
        .ago = ago,
        .tracks = job->options->sheet != FORMATION_FACINGS && job->formation->turn_count > 0,
        .numbers = job->options->numbers,
        .close = job->options->sheet == FORMATION_ONE && !job->options->output.picture.units,
        .enemies = enemies ? job->targets : NULL,
        .enemy_count = enemies ? job->target_count : 0,
        .attacks = attacks,
        .attack_count = ago == 0 ? count : 0,
        .targets = job->targets,
        .title = "a formation",
        .caption = caption,
        .size = job->options->sheet == FORMATION_ONE
                    ? cli_picture_size(&job->options->output.picture, 96)
                    : (pave_scene_size){0}};
    const pave_result result = pave_picture_formation(&def, NULL, out, error);
    free(attacks);
    return result;
}

/// Arranges the pictures in a row and destroys them.
static pave_result lay_out(pave_scene **parts, int count, const pave_scene_size *size,
                           pave_scene **out, pave_error *error)
{
    const pave_scene_sheet_def def = {.parts = (const pave_scene *const *)parts,
                                      .part_count = count,
                                      .background = pave_scene_get_def(parts[0]).background,
                                      .title = "a formation",
                                      .size = *size};
    const pave_result result = pave_scene_create_sheet(&def, NULL, out, error);
    for (int i = 0; i < count; i++) pave_scene_destroy(parts[i]);
    return result;
}

/// Draws selected turns of the last order, including the first and the last.
static int draw_turns(const formation_job *job, pave_scene **parts, pave_error *error)
{
    const int32_t turns = job->formation->turn_count;
    const int frames = turns + 1 < FRAMES_MAX ? turns + 1 : FRAMES_MAX;
    for (int i = 0; i < frames; i++) {
        const int32_t turn = frames > 1 ? (int32_t)((int64_t)turns * i / (frames - 1)) : 0;
        char caption[32];
        snprintf(caption, sizeof caption, "turn %d", (int)turn);
        if (draw_one(job, turns - turn, caption, &parts[i], error) != PAVE_OK) return i;
    }
    return frames;
}

/// Draws the same formation in all facings.
static int draw_facings(formation_job *job, pave_scene **parts, pave_error *error)
{
    const int count = pave_formation_facing_count(job->window->grid);
    const pave_formation_def first = job->formation->def;
    for (int k = 0; k < count; k++) {
        pave_formation_def def = first;
        char caption[32];
        def.facing = k;
        if (job->window->grid == PAVE_WINDOW_TRIANGLES)
            def.at.s = (first.at.s + first.facing + k) % 2;
        release_attacks(job);
        pave_formation_destroy(job->formation);
        if (pave_formation_create(&def, job->walls, NULL, &job->formation, error) != PAVE_OK)
            return k;
        if (formation_attack(job) != CLI_DONE) return k;
        snprintf(caption, sizeof caption, "facing %d", k);
        if (draw_one(job, 0, caption, &parts[k], error) != PAVE_OK) return k;
    }
    return count;
}

/// Draws the picture of -o. Returns an exit code.
static int formation_draw(formation_job *job)
{
    const formation_options *options = job->options;
    pave_scene *parts[FRAMES_MAX] = {NULL}, *scene = NULL;
    const pave_scene_size size = cli_picture_size(&options->output.picture, 96);
    pave_error error = {0};
    pave_result result;
    job->picture = tactics_draw_ground(&job->ground, &options->output.picture);
    if (options->sheet == FORMATION_ONE) {
        result = draw_one(job, 0, NULL, &scene, &error);
    } else {
        const bool facings = options->sheet == FORMATION_FACINGS;
        const int wanted = facings ? pave_formation_facing_count(job->window->grid) : 1;
        const int count =
            facings ? draw_facings(job, parts, &error) : draw_turns(job, parts, &error);
        if (count < wanted || error.result != PAVE_OK) {
            for (int i = 0; i < count; i++) pave_scene_destroy(parts[i]);
            return tactics_refuse(&error);
        }
        result = lay_out(parts, count, &size, &scene, &error);
    }
    return result == PAVE_OK ? tactics_scene_write(job->call, &options->output, job->window, scene)
                             : tactics_refuse(&error);
}

enum { CELLS_MAX = 1000000, FACING_MAX = 5 };

#define OPTIONS formation_options
static const cli_option table[] = {
    CLI_ROW(WORD, "grid", "tri|hex|square", "tri", grid, "the grid of the board"),
    CLI_ROW(WORD, "kind", FORMATION_KINDS, "line", kind,
            "the pattern: a line of staggered ranks, a column of straight files, a triangle with "
            "its tip ahead, or a square or ring that faces outwards"),
    CLI_COUNT_ROW("ranks", "R", NULL, ranks, 1, PAVE_FORMATION_SOLDIERS_MAX,
                  "number of ranks (default: 2; column 6, wedge 4)"),
    CLI_COUNT_ROW("files", "F", NULL, files, 1, PAVE_FORMATION_SOLDIERS_MAX,
                  "number of files; side of a square, radius of a ring (default: line 8, column 3, "
                  "square 6, ring 3)"),
    CLI_COUNT_ROW("facing", "K", "0", facing, 0, FACING_MAX,
                  "facing, clockwise from north: 0 to 5, on squares 0 to 3"),
    CLI_ROW(TEXT, "at", "C", NULL, at,
            "the middle of the first rank, the tip of a wedge, or the middle of a square or ring; "
            "on triangles L for an even facing and R for an odd one, the reverse for a wedge "
            "(default: the middle of the board)"),
    CLI_FLAG_ROW("open", open, "a line or column begins with open ranks"),
    CLI_ROW(SIZE, "size", "WxH", "40x20", ground.size,
            "size of the board, or of the piece of a world: cells per row (on triangles, up and "
            "down together) and number of rows"),
    CLI_ROW(TEXT, "land-at", "C", NULL, ground.at, "the first cell of the piece of a world"),
    GRID_GROUND_ROWS(ground),
    CLI_ROW(LIST, "order", "ORDER", NULL, orders,
            "march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R; "
            "may be repeated"),
    CLI_ROW(LIST, "enemy", "C", NULL, enemies,
            "cell of an enemy; may be repeated (default: lines to the cells in contact with the "
            "front)"),
    CLI_COUNT_ROW("range", "N", "1", range, 1, PAVE_FORMATION_RANGE_MAX,
                  "how far soldiers attack, in touching cells"),
    CLI_ROW(WORD, "sheet", "one|turns|facings", "one", sheet,
            "the picture: at the end, turns of the last order, or all facings"),
    CLI_FLAG_ROW("numbers", numbers, "show the numbers of soldiers in the picture"),
    TACTICS_OUTPUT_ROWS(output),
};

enum {
    FILED = TACTICS_MODE(0),
    RANKED = TACTICS_MODE(1),
    STILL = TACTICS_MODE(2),
    ORDERED = TACTICS_MODE(3),
    SINGLE = TACTICS_MODE(4)
};

static uint32_t modes_of(const cli_call *call)
{
    const formation_options *options = call->options;
    return tactics_modes_on(&options->ground) |
           (options->kind == PAVE_FORMATION_WEDGE ? 0 : FILED) |
           (options->kind <= PAVE_FORMATION_COLUMN ? RANKED : 0) |
           (options->sheet == FORMATION_FACINGS ? 0 : STILL) |
           (options->sheet == FORMATION_ONE ? SINGLE : 0) |
           (options->orders.count > 0 || options->sheet != FORMATION_TURNS ? ORDERED : 0);
}

static const cli_need needs[] = {
    {"size", TACTICS_SIZED, "the ground of --on has a fixed size"},
    {"land-at", TACTICS_PIECE, "only for a piece of a world"},
    {"walls", TACTICS_ON, "it needs the ground of --on"},
    {"files", FILED, "the lengths of a wedge's ranks are fixed"},
    {"open", RANKED, "only for lines and columns"},
    {"order|enemy", STILL, "--sheet facings shows formations without orders and enemies"},
    {"sheet", ORDERED, "needs an order, for its turns"},
    {"sheet|numbers", CLI_PICTURE, "only pictures show them"},
    {"cells|names|units", SINGLE, "they are drawn over one picture"},
    CLI_OVER_NEEDS,
    CLI_PICTURE_NEEDS};

// ---- The board ----------------------------------------------------------------------------------

static int open_board(formation_job *job)
{
    const formation_options *options = job->options;
    const pave_tiling *const tilings[] = {pave_tiling_tri(), pave_tiling_hex(),
                                          pave_tiling_square()};
    job->tiling = tilings[options->grid];
    const int code =
        grid_ground_option_open(&options->ground, job->tiling, CELLS_MAX, &job->ground);
    job->window = job->ground.window;
    job->walls = job->ground.closed;
    return code;
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

/// Counts the soldiers of a rank, and those with a clear line.
static void count_rank(const formation_job *job, int32_t rank, int64_t *soldiers, int64_t *clear)
{
    *soldiers = *clear = 0;
    for (int32_t i = 0; i < job->formation->count; i++) {
        const pave_attack *attack = shown_of(job, i);
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
    const int32_t last = job->formation->places[job->formation->count - 1].rank;
    cli_json_open(result, "ranks", '[');
    for (int32_t rank = 0; rank <= last; rank++) {
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
        const pave_attack *attack = shown_of(job, i);
        cli_json_open(result, NULL, '{');
        cli_json_text(result, "cell", pave_tiling_face_text(job->tiling, soldier->cell, text));
        CLI_JSON_COUNTS(result, "rank|file|facing|steps|waits", place->rank + 1, place->file + 1,
                        place->facing, soldier->steps, soldier->waits);
        cli_json_text(result, "state", pave_word(pave_formation_state_words, soldier->state));
        cli_json_text(result, "attack",
                      attack ? pave_word(pave_attack_state_words, attack->state) : NULL);
        cli_json_text(
            result, "target",
            attack ? pave_tiling_face_text(job->tiling, job->targets[attack->target], text) : NULL);
        if (attack && attack->state == PAVE_ATTACK_FRIEND)
            CLI_JSON_COUNTS(result, "blocker", attack->blocker + 1);
        cli_json_close(result);
    }
    cli_json_close(result);
}

/// Hashes all positions during the last order, and all attacks.
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
    cli_json_text(&result, "kind", pave_word(pave_formation_kind_words, def->kind));
    cli_json_text(&result, "grid", job->tiling->name);
    cli_json_text(&result, "at", at);
    CLI_JSON_COUNTS(&result, "soldiers|facing|range|targets", job->formation->count, def->facing,
                    job->options->range, job->target_count);
    cli_text(&result, "a %s of %d soldiers on %s, facing %d, led from %s\n",
             pave_word(pave_formation_kind_words, def->kind), (int)job->formation->count,
             job->tiling->name, (int)def->facing, at);
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
    release_attacks(&job);
    free(job.given);
    pave_formation_destroy(job.formation);
    pave_scene_destroy(job.picture);
    pave_store_ground_close(&job.ground);
    return code;
}

const cli_command cli_tactics_formation = {CLI_COMMAND("tactics", "formation", table, run),
                                           CLI_WRITES(TACTICS_FORMATS, needs, modes_of)};
