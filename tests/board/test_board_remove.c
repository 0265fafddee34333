/// tests/board/test_board_remove.c: random removal against a naive twin that sorts all adjacencies
/// by their words and goes through them.
#include "board_fixture.h"
#include "src/base/bits.h"
#include "src/board/board_parts.h"
#include "src/board/board_remove.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

// ---- The twin -----------------------------------------------------------------------------------

typedef struct edge {
    uint32_t word;
    pave_board_tile tile;
    int bit;
} edge;

static int edge_order(const void *left, const void *right)
{
    const edge *a = left, *b = right;
    if (a->word != b->word) return a->word < b->word ? -1 : 1;
    if (a->tile.row != b->tile.row) return a->tile.row < b->tile.row ? -1 : 1;
    if (a->tile.col != b->tile.col) return a->tile.col < b->tile.col ? -1 : 1;
    return a->bit < b->bit ? -1 : a->bit > b->bit;
}

static pave_removal remove_naively(pave_board *board, uint64_t seed, double share)
{
    edge *edges = malloc((size_t)board->slot_count * 3 * sizeof *edges);
    int64_t count = 0;
    pave_removal removal = {0};
    for (int32_t row = 0; row < board->height; row++)
        for (int32_t col = 0; col < board->width; col++)
            for (int bit = 0; bit < 3; bit++) {
                pave_board_tile tile = {col, row},
                                there = pave_board_neighbor(board, tile, board_owned(board, bit));
                if (!pave_board_inner(board, there) ||
                    !pave_board_has(board, tile, board_owned(board, bit)))
                    continue;
                pave_random_words words =
                    pave_random_at(seed, PAVE_STREAM_EDGE_REMOVAL, col >> 2, row, (uint32_t)bit, 0);
                edges[count++] = (edge){words.word[col & 3], tile, bit};
            }
    removal.inner_edges = count;
    qsort(edges, (size_t)count, sizeof *edges, edge_order);
    for (int64_t i = 0; i < count && edges[i].word < share * 4294967296.0; i++) {
        int k = board_owned(board, edges[i].bit);
        removal.attempted++;
        if (pave_bits_count(pave_board_links6(board, edges[i].tile)) <= 3 ||
            pave_bits_count(
                pave_board_links6(board, pave_board_neighbor(board, edges[i].tile, k))) <= 3)
            continue;
        assert_int_equal(pave_board_set(board, edges[i].tile, k, false), PAVE_OK);
        removal.removed++;
    }
    free(edges);
    return removal;
}

// ---- Tests --------------------------------------------------------------------------------------

static void check_against_twin(const pave_board *like, uint64_t seed, double share)
{
    pave_board *slow = NULL;
    assert_int_equal(pave_board_copy(like, NULL, &slow, NULL), PAVE_OK);
    pave_removal wanted = remove_naively(slow, seed, share);
    for (int kernel = 0; kernel < pave_random_kernels.count; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_random_kernels, kernel))) continue;
        pave_board *fast = NULL;
        pave_removal removal = {-1, -1, -1};
        assert_int_equal(pave_board_copy(like, NULL, &fast, NULL), PAVE_OK);
        assert_int_equal(pave_board_remove_with(fast, seed, share,
                                                pave_kernel_get(&pave_random_kernels, kernel), NULL,
                                                &removal),
                         PAVE_OK);
        assert_int_equal(removal.inner_edges, wanted.inner_edges);
        assert_int_equal(removal.attempted, wanted.attempted);
        assert_int_equal(removal.removed, wanted.removed);
        assert_true(board_equal(fast, slow));
        for (int i = 1; i <= PAVE_BOARD_PADDING; i++)
            assert_true(fast->links[-i] == 0 && fast->links[fast->slot_count + i - 1] == 0);
        pave_board_destroy(fast);
    }
    pave_board_destroy(slow);
}

static const double shares[] = {0, 1e-9, .05, .2, .5, .9, .9999999999, 1};
enum { SHARES = sizeof shares / sizeof *shares };

static void removal_is_as_said(void **state)
{
    (void)state;
    for (int number = 0; number < BOARD_CASES; number++)
        for (int i = 0; i < SHARES; i++) {
            pave_board *board = board_make(board_case(number));
            check_against_twin(board, (uint64_t)number * 77 + (uint64_t)i, shares[i]);
            pave_board_destroy(board);
        }
    for (int number = 0; number < 40; number++) {
        static const int32_t sizes[5][2] = {
            {200, 130}, {129, 203}, {31, 500}, {32, 400}, {1000, 30}};
        pave_board *board =
            board_make((pave_board_def){sizes[number % 5][0], sizes[number % 5][1],
                                        (pave_hex_system)(number % 4), PAVE_BOARD_HEX});
        check_against_twin(board, (uint64_t)number << 33, shares[number % SHARES]);
        pave_board_destroy(board);
    }
}

/// Boards on which some tiles have three neighbours or fewer already, and the border is cut off
/// here and there.
static void removal_of_what_is_left(void **state)
{
    (void)state;
    for (int number = 0; number < 4 * BOARD_CASES; number++) {
        pave_board *board = board_make(board_case(number % BOARD_CASES));
        for (int32_t i = 0; i < board->slot_count; i++)
            for (int k = 0; k < 6; k++)
                if (pave_random_at((uint64_t)number, 0x8000, i, k, 0, 0).word[0] % 5 <
                    (uint32_t)(number / BOARD_CASES))
                    pave_board_set(board, pave_board_slot_tile(board, i), k, false);
        check_against_twin(board, (uint64_t)number, .1 * (number % 11));
        pave_board_destroy(board);
    }
}

static void more_is_only_more(void **state)
{
    (void)state;
    for (int system = 0; system < 4; system++) {
        pave_board *last = NULL;
        for (int step = 0; step <= 20; step++) {
            pave_board *board =
                board_make((pave_board_def){120, 90, (pave_hex_system)system, PAVE_BOARD_HEX});
            assert_int_equal(pave_board_remove_random(board, 5, step / 20.0, NULL, NULL), PAVE_OK);
            for (int32_t i = 0; last && i < board->slot_count; i++)
                assert_true((board->links[i] & ~last->links[i]) == 0);
            for (int32_t node = 0; node < pave_board_tile_count(board); node++)
                assert_true(pave_bits_count(
                                pave_board_links6(board, pave_board_node_tile(board, node))) >= 3);
            pave_board_destroy(last);
            last = board;
        }
        // A second removal removes nothing: every edge that could be cut is cut.
        pave_removal removal;
        assert_int_equal(pave_board_remove_random(last, 5, 1, NULL, &removal), PAVE_OK);
        assert_true(removal.removed == 0 && removal.attempted == removal.inner_edges &&
                    removal.inner_edges == pave_board_edge_count(last));
        pave_board_destroy(last);
    }
}

/// Far from the border, a larger board loses the same.
static void larger_boards_agree(void **state)
{
    (void)state;
    for (int system = 0; system < 4; system++) {
        pave_board *small =
            board_make((pave_board_def){100, 100, (pave_hex_system)system, PAVE_BOARD_HEX});
        pave_board *large =
            board_make((pave_board_def){140, 170, (pave_hex_system)system, PAVE_BOARD_HEX});
        assert_int_equal(pave_board_remove_random(small, 9, .3, NULL, NULL), PAVE_OK);
        assert_int_equal(pave_board_remove_random(large, 9, .3, NULL, NULL), PAVE_OK);
        for (int32_t row = 0; row < 80; row++)
            for (int32_t col = 0; col < 80; col++)
                assert_int_equal(pave_board_links6(small, pave_board_at(col, row)),
                                 pave_board_links6(large, pave_board_at(col, row)));
        pave_board_destroy(large);
        pave_board_destroy(small);
    }
}

static void wrong_shares_change_nothing(void **state)
{
    (void)state;
    pave_board *board = board_make(board_case(6)), *before = board_make(board_case(6));
    const double wrong[4] = {-1e-300, 1.0000001, (double)INFINITY, (double)NAN};
    for (int i = 0; i < 4; i++)
        assert_int_equal(pave_board_remove_random(board, 1, wrong[i], NULL, NULL), PAVE_RANGE);
    for (int64_t fail_at = 0; fail_at < 3; fail_at++) {
        failing counts = {.fail_at = fail_at};
        pave_allocator allocator = failing_allocator(&counts);
        assert_int_equal(pave_board_remove_random(board, 1, 1, &allocator, NULL), PAVE_NO_MEMORY);
        assert_true(counts.alive == 0 && counts.bytes == 0);
    }
    assert_true(board_equal(board, before));
    pave_board_destroy(before);
    pave_board_destroy(board);
}

/// The rows that docs/determinism.md gives to try another implementation on are those of the twin.
static void the_page_is_right(void **state)
{
    (void)state;
    pave_board *board = board_make((pave_board_def){.width = 8, .height = 3});
    remove_naively(board, 7, .5);
    char line[512], rows[3][24];
    int found[3] = {0};
    for (int row = 0; row < 3; row++) {
        char *out = rows[row];
        *out++ = '`';
        for (int32_t col = 0; col < 8; col++) {
            *out++ =
                (char)('0' + (7 & ~board->links[pave_board_slot(board, pave_board_at(col, row))]));
            *out++ = col < 7 ? ' ' : '`';
        }
        *out = '\0';
    }
    FILE *page = fopen(PAVE_SOURCE_DIR "/docs/determinism.md", "r");
    assert_non_null(page);
    while (fgets(line, sizeof line, page))
        for (int row = 0; row < 3; row++) found[row] += strstr(line, rows[row]) != NULL;
    fclose(page);
    for (int row = 0; row < 3; row++) assert_int_equal(found[row], 1);
    pave_board_destroy(board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(removal_is_as_said),          cmocka_unit_test(removal_of_what_is_left),
        cmocka_unit_test(more_is_only_more),           cmocka_unit_test(larger_boards_agree),
        cmocka_unit_test(wrong_shares_change_nothing), cmocka_unit_test(the_page_is_right),
    };
    return cmocka_run_group_tests_name("board removal", tests, NULL, NULL);
}
