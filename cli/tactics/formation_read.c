// cli/tactics/formation_read.c: from what is typed to formations and orders.
#include "formation.h"

#include <stdlib.h>
#include <string.h>

// ---- The formation ------------------------------------------------------------------------------

/// The cell in the middle of the board; on triangles of the unit cell there the one that leads.
static pave_cell middle_of(const formation_job *job, const pave_formation_def *def)
{
    pave_cell cell = pave_window_cell(job->window, job->window->count / 2);
    const pave_window_def *board = &job->window->def;
    if (!job->options->walls) { // a rectangle: the middle of its middle row
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

int formation_read_def(const formation_job *job, pave_formation_def *out)
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
        return cli_wrong("--at: \"%s\" is no cell of the grid %s; a cell is %s", options->at,
                         job->tiling->name,
                         job->tiling->face_count == 2 ? "q,r,L or q,r,R" : "q,r");
    return CLI_DONE;
}

// ---- Orders -------------------------------------------------------------------------------------

static const char grammar[] =
    "an order is march N, wheel left, wheel right middle, open, close, form KIND RxF or form "
    "wedge R";

/// Splits at blanks into at most three words. Returns their number; 4: there are more.
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
    if (count == 3 && pave_order_pivot_read(words[2], &out->pivot) != PAVE_OK) return false;
    return count >= 2 && way >= 0;
}

static bool read_form(char words[3][24], int count, pave_order *out)
{
    cli_size size;
    int64_t ranks;
    if (count != 3 || pave_formation_kind_read(words[1], &out->form) != PAVE_OK) return false;
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

int formation_read_order(const char *text, pave_order *out)
{
    char words[3][24];
    const int count = words_of(text, words);
    bool fine = count > 0 && count < 4 && pave_order_kind_read(words[0], &out->kind) == PAVE_OK;
    if (fine) switch (out->kind) {
        case PAVE_ORDER_MARCH: fine = read_march(words, count, out); break;
        case PAVE_ORDER_WHEEL: fine = read_wheel(words, count, out); break;
        case PAVE_ORDER_FORM: fine = read_form(words, count, out); break;
        default: fine = count == 1; break;
        }
    return fine ? CLI_DONE : cli_wrong("--order: \"%s\" is no order; %s", text, grammar);
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
            return cli_wrong("--enemy: %s is no cell of the board", list->items[i]);
        for (int32_t s = 0; s < job->formation->count; s++)
            if (pave_cell_equal(job->formation->soldiers[s].cell, job->targets[i]))
                return cli_wrong("--enemy: soldier %d stands on %s at the end; name another cell",
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

int formation_attack(formation_job *job)
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
    return result == PAVE_OK ? CLI_DONE : tactics_refuse(&error);
}
