/// src/board/board_mask.c: converts masks of rectangles of hexagons to boards and back.
#include "../base/exact.h"

#include "../tiling/window_shapes.h"
#include "board_parts.h"

#include <inttypes.h>

/// Returns the side of a hexagon that faces neighbour k of a tile. Directions of flat hexagons
/// start one index later.
static int board_mask_side(const pave_board *board, int k)
{
    return pave_board_flat(board) ? (k + PAVE_BOARD_NEIGHBORS_MAX - 1) % PAVE_BOARD_NEIGHBORS_MAX
                                  : k;
}

/// Returns the index of a cell, given its column and row relative to the first cell of a window.
static int64_t board_cell(const pave_window *window, pave_board_tile tile)
{
    pave_hex_offset offset = pave_hex_to_offset(window->def.at, window->def.system);
    offset.col += tile.col;
    offset.row += tile.row;
    return pave_window_index(window, pave_hex_from_offset(offset, window->def.system));
}

/// Determines the board that corresponds to a window.
static pave_result board_of_window(const pave_window *window, pave_board_def *out,
                                   pave_error *error)
{
    const pave_window_def *def = &window->def;
    *out = (pave_board_def){0};
    if (window->grid != PAVE_WINDOW_HEXAGONS || def->shape != PAVE_WINDOW_RECTANGLE)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the walls of a board must be a mask on a rectangle of hexagons");
    if (def->wrap)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "a board has borders: use walls whose window does not wrap");
    pave_hex_offset first = pave_hex_to_offset(def->at, def->system);
    int32_t line = def->system >= PAVE_HEX_ODD_Q ? first.col : first.row;
    *out = (pave_board_def){.width = def->width,
                            .height = def->height,
                            .system = (pave_hex_system)((int)def->system ^ (line & 1))};
    return PAVE_OK;
}

static pave_result board_no_holes(const pave_mask *mask, pave_error *error)
{
    for (int64_t word = 0; word < mask->word_count; word++) {
        if (!mask->cells[word]) continue;
        int64_t index = 64 * word;
        while (!pave_mask_cell(mask, index)) index++;
        pave_cell cell = pave_window_cell(mask->window, index);
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the walls set the cell %" PRId32 ",%" PRId32
                         ", but a board has no holes: clear it, and set only edges of cells",
                         cell.q, cell.r);
    }
    return PAVE_OK;
}

static void board_cut_sides(pave_board *board, const pave_mask *mask)
{
    for (int32_t node = 0; mask->side_count > 0 && node < pave_board_tile_count(board); node++) {
        pave_board_tile tile = pave_board_node_tile(board, node);
        int64_t index = board_cell(mask->window, tile);
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
            if (pave_mask_side(mask, index, board_mask_side(board, k)))
                (void)pave_board_set(board, tile, k, false); // cannot fail for an inner tile
    }
}

pave_result pave_board_cut_mask(pave_board *board, const pave_mask *mask, pave_error *error)
{
    pave_board_def def;
    pave_result result = board_of_window(mask->window, &def, error);
    if (result != PAVE_OK) return result;
    if (def.width != board->width || def.height != board->height || def.system != board->system)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the walls are for a board of %" PRId32 "x%" PRId32
                         " tiles in %s, not of %" PRId32 "x%" PRId32 " in %s: make both the same",
                         def.width, def.height, pave_word(pave_hex_system_words, def.system),
                         board->width, board->height,
                         pave_word(pave_hex_system_words, board->system));
    result = board_no_holes(mask, error);
    if (result == PAVE_OK) board_cut_sides(board, mask);
    return result;
}

pave_result pave_board_create_from_mask(const pave_mask *mask, const pave_allocator *allocator,
                                        pave_board **out, pave_error *error)
{
    pave_board_def def;
    *out = NULL;
    pave_result result = board_of_window(mask->window, &def, error);
    if (result == PAVE_OK) result = board_no_holes(mask, error);
    if (result == PAVE_OK) result = pave_board_create(&def, allocator, out, error);
    if (result == PAVE_OK) board_cut_sides(*out, mask);
    return result;
}

static pave_result board_set_sides(const pave_board *board, pave_mask *mask)
{
    pave_result result = PAVE_OK;
    for (int32_t node = 0; node < pave_board_tile_count(board); node++) {
        pave_board_tile tile = pave_board_node_tile(board, node);
        uint32_t links = pave_board_links6(board, tile);
        if (links == (UINT32_C(1) << PAVE_BOARD_NEIGHBORS_MAX) - 1) continue;
        int64_t index = board_cell(mask->window, tile);
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX && result == PAVE_OK; k++)
            if (!(links >> k & 1))
                result = pave_mask_set_side(mask, index, board_mask_side(board, k), true);
    }
    return result;
}

pave_result pave_board_to_mask(const pave_board *board, const pave_allocator *allocator,
                               pave_mask **out, pave_error *error)
{
    pave_window_def def = {.tiling = pave_tiling_hex(),
                           .width = board->width,
                           .height = board->height,
                           .system = board->system};
    pave_window *window;
    pave_mask *mask = NULL;
    *out = NULL;
    pave_result result = pave_window_create(&def, allocator, &window, NULL);
    if (result == PAVE_OK) result = pave_mask_create(window, allocator, &mask, NULL);
    if (mask)
        mask->own->window = window;
    else
        pave_window_destroy(window);
    if (result == PAVE_OK) result = board_set_sides(board, mask);
    if (result != PAVE_OK) {
        pave_mask_destroy(mask);
        return PAVE_FAIL(error, result, "not enough memory for a mask of that board");
    }
    *out = mask;
    return PAVE_OK;
}
