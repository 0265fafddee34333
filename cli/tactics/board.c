// cli/tactics/board.c: from the options to a board, its cells and its moves.
#include "tactics.h"

#include <inttypes.h>

// More would take minutes to draw, and gigabytes.
enum { CELLS_MAX = 1000000 };

// ---- The board ----------------------------------------------------------------------------------

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

static int open_walls(const char *file, tactics_board *out)
{
    int code =
        grid_walls_option_open(&out->cache, file, pave_tiling_tri(), &out->answer, &out->walls);
    if (code != CLI_DONE) return code;
    out->window = out->walls->window;
    if (out->window->count == 0)
        return cli_failed("%s: there is no cell in it; name a file with one at least", file);
    if (out->window->count > CELLS_MAX)
        return cli_failed("%s: %" PRId64 " cells, but a board has at most %d; name a smaller one",
                          file, out->window->count, CELLS_MAX);
    return CLI_DONE;
}

int tactics_board_open(const tactics_board_options *options, tactics_board *out)
{
    return options->walls ? open_walls(options->walls, out) : make_window(options, out);
}

void tactics_board_close(tactics_board *board)
{
    pave_window_destroy(board->own);
    grid_answer_release(&board->answer);
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
                       tactics_moves *out)
{
    const pave_moves_def def = {.window = board->window,
                                .walls = board->walls,
                                .metric = (pave_tri_metric)options->metric,
                                .corners = (pave_move_corners)options->corners};
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
