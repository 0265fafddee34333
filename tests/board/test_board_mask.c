/// tests/board/test_board_mask.c: boards as masks: the mask's graph lacks exactly the edges that
/// the board cuts, and the conversion to a mask and back changes nothing.
#include "../sparse.h"
#include "../test.h"
#include "board_fixture.h"
#include "src/board/board_parts.h"

static pave_board *board_cut_at_random(int number)
{
    pave_board *board = board_make(board_case(number));
    for (int32_t i = 0; i < board->slot_count; i++)
        for (int k = 0; k < 6; k++)
            if (pave_random_at((uint64_t)number, 0x8000, i, k, 0, 0).word[0] % 4 == 0)
                pave_board_set(board, pave_board_slot_tile(board, i), k, false);
    return board;
}

static pave_window *window_make(pave_window_def def)
{
    pave_window *window = NULL;
    if (!def.tiling) def.tiling = pave_tiling_hex();
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

/// The mask agrees with the board on each tile's face and each side.
TEST(masks_say_the_same)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *board = board_cut_at_random(number), *again = NULL;
        pave_mask *mask = NULL;
        assert_ok(pave_board_to_mask(board, NULL, &mask, NULL));
        assert_int_equal(mask->window->count, pave_board_tile_count(board));
        for (int32_t node = 0; node < pave_board_tile_count(board); node++) {
            pave_board_tile tile = pave_board_node_tile(board, node);
            int64_t index = pave_window_index(mask->window, board_face(board, tile));
            assert_true(index >= 0 && !pave_mask_cell(mask, index));
            for (int k = 0; k < 6; k++)
                assert_int_equal(pave_mask_side(mask, index, board_direction(board, k)),
                                 !pave_board_has(board, tile, k));
        }
        assert_ok(pave_board_create_from_mask(mask, NULL, &again, NULL));
        assert_int_equal(again->pattern,
                         PAVE_BOARD_HEX); // a mask does not say by which pattern a board was made
        again->pattern = board->pattern;
        assert_true(board_equal(board, again));
        pave_board_destroy(again);
        pave_mask_destroy(mask);
        pave_board_destroy(board);
    }
}

/// A window that begins elsewhere: its tiles lie as its cells do.
TEST(windows_lie_anywhere)
{
    for (int number = 0; number < 64; number++) {
        pave_hex_system system = (pave_hex_system)(number % 4);
        pave_hex_offset first = {number / 4 % 4 - 2, number / 16 - 2};
        pave_window *window = window_make((pave_window_def){
            .width = 5, .height = 4, .system = system, .at = pave_hex_from_offset(first, system)});
        pave_mask *mask = NULL;
        pave_board *board = NULL;
        assert_ok(pave_mask_create(window, NULL, &mask, NULL));
        for (int64_t i = 0; i < window->count; i++)
            if (i % 3 == 0) assert_ok(pave_mask_set_side(mask, i, (int)(i + number) % 6, true));
        assert_ok(pave_board_create_from_mask(mask, NULL, &board, NULL));
        for (int32_t node = 0; node < pave_board_tile_count(board); node++) {
            pave_board_tile tile = pave_board_node_tile(board, node);
            pave_cell face = pave_hex_from_offset(
                (pave_hex_offset){first.col + tile.col, first.row + tile.row}, system);
            for (int k = 0; k < 6; k++) {
                pave_board_tile there = pave_board_neighbor(board, tile, k);
                pave_cell beyond = pave_hex_from_offset(
                    (pave_hex_offset){first.col + there.col, first.row + there.row}, system);
                assert_true(
                    pave_cell_equal(beyond, pave_hex_neighbors(face, board_direction(board, k))));
                assert_int_equal(pave_board_has(board, tile, k),
                                 !pave_mask_side(mask, pave_window_index(window, face),
                                                 board_direction(board, k)));
            }
        }
        pave_board_destroy(board);
        pave_mask_destroy(mask);
        pave_window_destroy(window);
    }
}

/// Cuts come to what a board has cut already.
TEST(cuts_add_up)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *a = board_make(board_case(number)), *b = board_cut_at_random(number),
                   *both = NULL;
        pave_mask *mask = NULL;
        assert_ok(pave_board_remove_random(a, &(pave_removal_def){.seed = 1, .share = .4}, NULL,
                                           NULL, NULL));
        assert_ok(pave_board_copy(a, NULL, &both, NULL));
        assert_ok(pave_board_to_mask(b, NULL, &mask, NULL));
        assert_ok(pave_board_cut_mask(both, mask, NULL));
        for (int32_t i = 0; i < a->slot_count; i++)
            assert_int_equal(both->links[i], a->links[i] & b->links[i]);
        pave_mask_destroy(mask);
        pave_board_destroy(both);
        pave_board_destroy(b);
        pave_board_destroy(a);
    }
}

TEST(wrong_masks_are_named)
{
    static const struct {
        pave_window_def def;
        bool hole;
        pave_result result, cut; // of making a board, and of cutting one of 4x4 in odd-r
        const char *part;
    } cases[] = {
        {{.width = 4, .height = 4}, false, PAVE_OK, PAVE_OK, ""},
        {{.width = 4, .height = 4}, true, PAVE_UNSUPPORTED, PAVE_UNSUPPORTED, "cell 1,1,"},
        {{.width = 4, .height = 4, .wrap = true},
         false,
         PAVE_UNSUPPORTED,
         PAVE_UNSUPPORTED,
         "wrap"},
        {{.width = 4, .height = 4, .shape = PAVE_WINDOW_PARALLELOGRAM},
         false,
         PAVE_UNSUPPORTED,
         PAVE_UNSUPPORTED,
         "rectangle"},
        {{.width = 4, .height = 4, .system = PAVE_HEX_EVEN_Q},
         false,
         PAVE_OK,
         PAVE_INVALID,
         "even-q"},
        {{.width = 4, .height = 4, .at = {0, 1, 0}}, false, PAVE_OK, PAVE_INVALID, "even-r"},
        {{.width = 5, .height = 4}, false, PAVE_OK, PAVE_INVALID, "5x4"},
        {{.width = 0, .height = 0}, false, PAVE_RANGE, PAVE_INVALID, "0x0"},
        {{.width = 4, .height = 4, .tiling = NULL},
         false,
         PAVE_UNSUPPORTED,
         PAVE_UNSUPPORTED,
         "hexagons"}, // of squares
    };
    enum { CASES = sizeof cases / sizeof *cases };
    for (size_t i = 0; i < CASES; i++) {
        pave_window *window = NULL;
        pave_window_def def = cases[i].def;
        pave_mask *mask = NULL;
        pave_board *board = NULL, *other = board_make((pave_board_def){.width = 4, .height = 4}),
                   *before = NULL;
        pave_error error = {.result = PAVE_OK};
        def.tiling = i + 1 < CASES ? pave_tiling_hex() : pave_tiling_square();
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        assert_ok(pave_mask_create(window, NULL, &mask, NULL));
        if (window->count > 0) assert_ok(pave_mask_set_side(mask, 0, 1, true));
        if (cases[i].hole) pave_mask_set_cell(mask, 5, true);
        if (cases[i].hole) pave_mask_set_cell(mask, 7, true);
        assert_int_equal(pave_board_create_from_mask(mask, NULL, &board, &error), cases[i].result);
        assert_true((board != NULL) == (cases[i].result == PAVE_OK));
        assert_true(!board || error.result == PAVE_OK);
        if (!board) assert_non_null(strstr(error.message, cases[i].part));
        assert_ok(pave_board_copy(other, NULL, &before, NULL));
        assert_int_equal(pave_board_cut_mask(other, mask, &error), cases[i].cut);
        assert_true(board_equal(other, before) == (cases[i].cut != PAVE_OK));
        if (cases[i].cut != PAVE_OK) assert_non_null(strstr(error.message, cases[i].part));
        pave_board_destroy(before);
        pave_board_destroy(other);
        pave_board_destroy(board);
        pave_mask_destroy(mask);
        pave_window_destroy(window);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
