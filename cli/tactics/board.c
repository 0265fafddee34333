// cli/tactics/board.c: from the options to a board, its cells and its moves.
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

// More would take minutes to draw, and gigabytes.
enum { CELLS_MAX = 1000000 };

// ---- The board ----------------------------------------------------------------------------------

uint32_t tactics_board_modes(const cli_call *call)
{
    const tactics_board_options *options = call->options;
    return (options->walls || options->rough ? 0 : TACTICS_SIZED) |
           (options->rough ? TACTICS_ROUGH : 0);
}

static int make_window(const tactics_board_options *options, tactics_board *out)
{
    const double cells = (double)options->size.width * options->size.height;
    const pave_window_def def = {.tiling = pave_tiling_tri(),
                                 .shape = PAVE_WINDOW_RECTANGLE,
                                 .width = options->size.width,
                                 .height = options->size.height};
    pave_error error = {0};
    if (cells > CELLS_MAX)
        return cli_wrong("--size: %.0f cells, but a board has at most %d; choose a smaller one",
                         cells, CELLS_MAX);
    if (pave_window_create(&def, NULL, &out->own, &error) != PAVE_OK) return tactics_refuse(&error);
    out->window = out->own;
    return CLI_DONE;
}

static int open_mask(const char *file, grid_cache *cache, grid_answer *answer,
                     const pave_mask **out)
{
    int code = grid_walls_option_open(cache, file, pave_tiling_tri(), answer, out);
    if (code != CLI_DONE) return code;
    const int64_t count = (*out)->window->count;
    if (count == 0)
        return cli_failed("%s: there is no cell in it; name a file with one at least", file);
    return count > CELLS_MAX
               ? cli_failed("%s: %" PRId64 " cells, but a board has at most %d; name a smaller one",
                            file, count, CELLS_MAX)
               : CLI_DONE;
}

// Whether two windows have the same cells.
static bool same_window(const pave_window *a, const pave_window *b)
{
    const pave_window_def *x = &a->def, *y = &b->def;
    return a->count == b->count && x->shape == y->shape && x->width == y->width &&
           x->wrap == y->wrap && x->orientation == y->orientation &&
           pave_cell_equal(pave_window_cell(a, 0), pave_window_cell(b, 0)) &&
           pave_cell_equal(pave_window_cell(a, a->count - 1), pave_window_cell(b, b->count - 1));
}

static int open_rough(const tactics_board_options *options, tactics_board *out)
{
    int code = open_mask(options->rough, &out->rough_cache, &out->answer, &out->rough);
    if (code != CLI_DONE) return code;
    if (!out->window) out->window = out->rough->window;
    if (!same_window(out->window, out->rough->window))
        return cli_failed("%s: its window is not that of the walls; give both the same one",
                          options->rough);
    out->costs = malloc((size_t)out->window->count * sizeof *out->costs);
    if (!out->costs) return tactics_no_memory();
    for (int64_t i = 0; i < out->window->count; i++)
        out->costs[i] = pave_mask_cell(out->rough, i) ? (int32_t)options->rough_cost : 1;
    return CLI_DONE;
}

int tactics_board_open(const tactics_board_options *options, tactics_board *out)
{
    if (!options->walls && !options->rough) return make_window(options, out);
    int code = CLI_DONE;
    if (options->walls) code = open_mask(options->walls, &out->cache, &out->answer, &out->walls);
    if (code == CLI_DONE && out->walls) out->window = out->walls->window;
    if (code == CLI_DONE && options->rough) code = open_rough(options, out);
    return code;
}

void tactics_board_close(tactics_board *board)
{
    free(board->costs);
    pave_window_destroy(board->own);
    grid_answer_release(&board->answer);
    grid_cache_release(&board->rough_cache);
    grid_cache_release(&board->cache);
}

// ---- Cells --------------------------------------------------------------------------------------

int tactics_read_cell(const tactics_board *board, const char *option, const char *text, bool open,
                      int32_t *out)
{
    pave_cell cell;
    if (!text) return cli_wrong("--%s is missing; give a cell, such as --%s 0,0,L", option, option);
    if (pave_tri_face_read(text, &cell) != PAVE_OK)
        return cli_wrong("--%s: \"%s\" is no cell; a triangle is q,r,L or q,r,R, such as 3,-1,R",
                         option, text);
    const int64_t index = pave_window_wrapped(board->window, cell);
    if (index < 0)
        return cli_wrong("--%s: %s lies outside the board; name a cell on it", option, text);
    if (open && board->walls && pave_mask_cell(board->walls, index))
        return cli_wrong("--%s: %s is a wall; name a cell that is open", option, text);
    *out = (int32_t)index;
    return CLI_DONE;
}

// ---- Moves --------------------------------------------------------------------------------------

int tactics_moves_open(const tactics_board *board, const tactics_moves_options *options,
                       int32_t points, tactics_moves *out)
{
    const pave_moves_def def = {.window = board->window,
                                .walls = board->walls,
                                .metric = (pave_tri_metric)options->metric,
                                .corners = (pave_move_corners)options->corners,
                                .costs = board->costs,
                                .points = points};
    pave_error error = {0};
    if (pave_moves_create(&def, NULL, &out->moves, &error) != PAVE_OK)
        return tactics_refuse(&error);
    const pave_ground ground = pave_ground_of_graph(out->moves->graph);
    return pave_search_create(&ground, NULL, &out->search, NULL) == PAVE_OK ? CLI_DONE
                                                                            : tactics_no_memory();
}

void tactics_moves_close(tactics_moves *moves)
{
    pave_search_destroy(moves->search);
    pave_moves_destroy(moves->moves);
}

int tactics_field(const tactics_board *board, const tactics_moves *moves, int32_t from,
                  int32_t **out)
{
    *out = malloc((size_t)board->window->count * sizeof **out);
    if (!*out) return tactics_no_memory();
    switch (pave_search_field(moves->search, &from, 1, &moves->moves->costs, *out, NULL)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_RANGE:
        return cli_wrong("--rough-cost: a distance is too large; give a smaller number");
    default: return tactics_no_memory();
    }
}
