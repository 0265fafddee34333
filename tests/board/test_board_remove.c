/// tests/board/test_board_remove.c: random removal against its naive twin.
#include "../sparse.h"
#include "../test.h"
#include "removal_twin.h"
#include "src/base/bits.h"
#include "src/board/board_parts.h"
#include "src/board/board_remove.h"

#include <math.h>

// ---- Tests --------------------------------------------------------------------------------------

static void check_against_twin(const pave_board *like, pave_removal_def def)
{
    pave_board *slow = NULL;
    assert_ok(pave_board_copy(like, NULL, &slow, NULL));
    pave_removal wanted = remove_naively(slow, def);
    for (int kernel = 0; kernel < pave_random_kernels.count; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_random_kernels, kernel))) continue;
        pave_board *fast = NULL;
        pave_removal removal = {-1, -1, -1};
        assert_ok(pave_board_copy(like, NULL, &fast, NULL));
        assert_ok(pave_board_remove_with(fast, &def, pave_kernel_get(&pave_random_kernels, kernel),
                                         NULL, &removal, NULL));
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

TEST(removal_by_sides)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5))
        for (int i = 0; i < SHARES; i++) {
            pave_board *board = board_make(board_case(number));
            check_against_twin(board, (pave_removal_def){(uint64_t)number * 77 + (uint64_t)i,
                                                         shares[i], PAVE_REMOVAL_ANY,
                                                         number % 4 ? 2 + number % 4 : 0});
            pave_board_destroy(board);
        }
    for (int number = 0; number < 40; number += SPARSE(3)) {
        static const int32_t sizes[5][2] = {
            {200, 130}, {129, 203}, {31, 500}, {32, 400}, {1000, 30}};
        pave_board *board =
            board_make((pave_board_def){sizes[number % 5][0], sizes[number % 5][1],
                                        (pave_hex_system)(number % 4), PAVE_BOARD_HEX});
        check_against_twin(board, (pave_removal_def){(uint64_t)number << 33,
                                                     shares[number % SHARES], PAVE_REMOVAL_ANY, 0});
        pave_board_destroy(board);
    }
}

static const int32_t degrees[] = {0, 3, 4, 5, 6, 7, 8, 12, PAVE_REMOVAL_DEGREE_MAX};
enum { DEGREES = sizeof degrees / sizeof *degrees };

static uint32_t dice(int number, int32_t i, uint32_t k)
{
    return pave_random_at((uint64_t)number, 0x8000, i, 0, 0, k).word[0];
}

/// Small boards of all kinds by all rules.
TEST(removal_by_rules)
{
    for (int number = 0; number < 2400; number += SPARSE(13)) {
        pave_board *board =
            number < 2 * BOARD_CASES
                ? board_make(board_case(number % BOARD_CASES))
                : board_make((pave_board_def){1 + (int32_t)(dice(number, 0, 0) % 11),
                                              1 + (int32_t)(dice(number, 0, 1) % 11),
                                              (pave_hex_system)(number % 4),
                                              number % 5 ? PAVE_BOARD_HEX : PAVE_BOARD_QUAD});
        check_against_twin(board, (pave_removal_def){(uint64_t)number,
                                                     number % 3 ? shares[number % SHARES] : 1,
                                                     degrees[number % DEGREES],
                                                     number % 7 < 4 ? 0 : number % 7 - 1});
        pave_board_destroy(board);
    }
}

/// Boards on which some tiles have three neighbours or fewer already, faces are large or go round
/// tiles, and the border is cut off here and there.
TEST(removal_of_what_is_left)
{
    for (int number = 0; number < 12 * BOARD_CASES; number += SPARSE(13)) {
        pave_board *board = board_make(board_case(number % BOARD_CASES));
        for (int32_t i = 0; i < board->slot_count; i++)
            for (int k = 0; k < 6; k++)
                if (dice(number, i, (uint32_t)k) % 10 < (uint32_t)(number / BOARD_CASES % 4 * 2))
                    pave_board_set(board, pave_board_slot_tile(board, i), k, false);
        check_against_twin(
            board, (pave_removal_def){
                       (uint64_t)number, .1 * (number % 11),
                       number < 4 * BOARD_CASES ? PAVE_REMOVAL_ANY : degrees[number % DEGREES], 0});
        pave_board_destroy(board);
    }
}

TEST(removal_keeps_gates)
{
    for (int number = 0; number < 648; number += SPARSE(7)) {
        pave_board *board = board_with_gates(number);
        check_against_twin(board, (pave_removal_def){(uint64_t)number, number % 5 ? .15 : .6,
                                                     PAVE_REMOVAL_DEGREE_MAX - number % 3, 0});
        pave_board_destroy(board);
    }
}

static pave_board *removed(pave_board_def def, uint64_t seed, double share, int32_t max_degree)
{
    pave_board *board = board_make(def);
    const pave_removal_def removal = {.seed = seed, .share = share, .max_degree = max_degree};
    assert_ok(pave_board_remove_random(board, &removal, NULL, NULL, NULL));
    return board;
}

TEST(more_is_only_more)
{
    for (int system = 0; system < 8; system++) {
        const int32_t degree = system < 4 ? PAVE_REMOVAL_ANY : 0;
        const pave_board_def def = {120, 90, (pave_hex_system)(system % 4), PAVE_BOARD_HEX};
        pave_board *last = NULL;
        for (int step = 0; step <= 20; step += SPARSE(4)) {
            pave_board *board = removed(def, 5, step / 20.0, degree);
            for (int32_t i = 0; last && i < board->slot_count; i++)
                assert_true((board->links[i] & ~last->links[i]) == 0);
            for (int32_t node = 0; node < pave_board_tile_count(board); node++)
                assert_true(pave_bits_count(
                                pave_board_links6(board, pave_board_node_tile(board, node))) >= 3);
            pave_board_destroy(last);
            last = board;
        }
        // A second removal removes nothing: every edge that could be cut is cut.
        const pave_removal_def again = {.seed = 5, .share = 1, .max_degree = degree};
        pave_removal removal;
        assert_ok(pave_board_remove_random(last, &again, NULL, &removal, NULL));
        assert_true(removal.removed == 0 && removal.attempted == removal.inner_edges &&
                    removal.inner_edges == pave_board_edge_count(last));
        pave_board_destroy(last);
    }
}

/// How far from the border of a board, in tiles, a larger one loses others.
static int32_t farthest_difference(const pave_board *small, const pave_board *large)
{
    int32_t far = 0;
    for (int32_t row = 0; row < small->height; row++)
        for (int32_t col = 0; col < small->width; col++) {
            int32_t right = small->width - col, below = small->height - row,
                    in = right < below ? right : below;
            if (in > far && pave_board_links6(small, pave_board_at(col, row)) !=
                                pave_board_links6(large, pave_board_at(col, row)))
                far = in;
        }
    return far;
}

/// Away from the border, a larger board loses the same.
TEST(larger_boards_agree)
{
    static const double shares_here[4] = {.2, .3, .5, 1};
    for (int number = 0; number < 64; number += SPARSE(5)) {
        const pave_hex_system system = (pave_hex_system)(number % 4);
        const double share = shares_here[number / 4 % 4];
        const int32_t degree = number % 3 ? 0 : PAVE_REMOVAL_ANY;
        pave_board *small = removed((pave_board_def){100, 100, system, PAVE_BOARD_HEX},
                                    (uint64_t)number, share, degree),
                   *large = removed((pave_board_def){140, 170, system, PAVE_BOARD_HEX},
                                    (uint64_t)number, share, degree);
        assert_in_range(farthest_difference(small, large), 1, 12);
        pave_board_destroy(large);
        pave_board_destroy(small);
    }
}

/// The shares that docs/tessellation.md gives, to a hundredth.
TEST(shares_are_those_of_the_page)
{
    static const struct {
        int32_t max_degree, min_sides;
        double removed[3]; // of .2, .5 and 1
    } rows[] = {{PAVE_REMOVAL_ANY, 3, {.199, .387, .482}},
                {8, 3, {.195, .373, .459}},
                {6, 3, {.190, .350, .432}},
                {5, 3, {.178, .319, .394}},
                {5, 4, {.164, .260, .307}}};
    static const double attempted[3] = {.2, .5, 1};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int p = 0; p < 3; p++) {
            pave_board *board =
                board_make((pave_board_def){100, 100, PAVE_HEX_EVEN_Q, PAVE_BOARD_HEX});
            const pave_removal_def def = {1, attempted[p], rows[i].max_degree, rows[i].min_sides};
            pave_removal out;
            assert_ok(pave_board_remove_random(board, &def, NULL, &out, NULL));
            double share = (double)out.removed / (double)out.inner_edges;
            assert_true(fabs(share - rows[i].removed[p]) < .01);
            pave_board_destroy(board);
        }
}

TEST(wrong_rules_change_nothing)
{
    pave_board *board = board_make(board_case(6)), *before = board_make(board_case(6));
    const pave_removal_def wrong[] = {{1, -1e-300, 0, 0},
                                      {1, 1.0000001, 0, 0},
                                      {1, (double)INFINITY, 0, 0},
                                      {1, (double)NAN, 0, 0},
                                      {1, 1, 2, 0},
                                      {1, 1, -2, 0},
                                      {1, 1, PAVE_REMOVAL_DEGREE_MAX + 1, 0},
                                      {1, 1, 0, 2},
                                      {1, 1, 0, -3}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pave_error error = {0};
        assert_int_equal(pave_board_remove_random(board, &wrong[i], NULL, NULL, &error),
                         PAVE_RANGE);
        assert_true(error.result == PAVE_RANGE && error.message[0]);
    }
    // Four arrays are taken; with a maximum degree two more, for the faces of cuts.
    assert_ok(pave_board_set(board, pave_board_at(2, 2), 1, false));
    assert_ok(pave_board_set(before, pave_board_at(2, 2), 1, false));
    for (int64_t fail_at = 0; fail_at < 4 + 6; fail_at++) {
        const pave_removal_def def = {1, 1, fail_at < 4 ? PAVE_REMOVAL_ANY : 0, 0};
        failing counts = {.fail_at = fail_at < 4 ? fail_at : fail_at - 4};
        pave_allocator allocator = failing_allocator(&counts);
        pave_error error = {0};
        assert_int_equal(pave_board_remove_random(board, &def, &allocator, NULL, &error),
                         PAVE_NO_MEMORY);
        assert_true(counts.alive == 0 && counts.bytes == 0 && error.message[0]);
    }
    assert_true(board_equal(board, before));
    pave_board_destroy(before);
    pave_board_destroy(board);
}

/// The rows that docs/determinism.md gives to try another implementation on are those of the twin.
/// Where faces have too many tiles already, there is a list of these.
TEST(what_is_taken_is_released)
{
    for (int number = 0; number < 2; number++) {
        failing counts = {.fail_at = -1};
        const pave_allocator allocator = failing_allocator(&counts);
        const pave_removal_def def = {.seed = 1, .share = 1};
        pave_board *board = number ? board_with_gates(0) : board_make(board_case(6));
        assert_ok(pave_board_remove_random(board, &def, &allocator, NULL, NULL));
        assert_int_equal(counts.alive, 0);
        assert_int_equal(counts.bytes, 0);
        pave_board_destroy(board);
    }
}

TEST(the_page_is_right)
{
    pave_board *board = board_make((pave_board_def){.width = 8, .height = 3});
    remove_naively(board, (pave_removal_def){.seed = 7, .share = .5});
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

int main(void) { return run_all_tests(NULL, NULL); }
