/// tests/board/test_board.c: boards against the offset systems and neighbours of hex.h, patterns
/// against their sentences, and changes.
#include "../sparse.h"
#include "../test.h"
#include "board_fixture.h"
#include "src/base/bits.h"
#include "src/board/board_parts.h"

#include <math.h>

// ---- Tiles --------------------------------------------------------------------------------------

TEST(neighbours_are_those_of_hexagons)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *board = board_make(board_case(number));
        for (int32_t place = 0; place < board->slot_count; place++) {
            pave_board_tile tile = pave_board_slot_tile(board, place);
            for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
                pave_board_tile there = pave_board_neighbor(board, tile, k);
                assert_true(pave_cell_equal(
                    board_face(board, there),
                    pave_hex_neighbors(board_face(board, tile), board_direction(board, k))));
                assert_int_equal(pave_board_between(board, tile, there), k);
                assert_true(same_tile(pave_board_neighbor(board, there, (k + 3) % 6), tile));
            }
            assert_int_equal(pave_board_between(board, tile, tile), -1);
            assert_int_equal(pave_board_between(board, tile, pave_board_at(tile.col + 2, tile.row)),
                             -1);
        }
        pave_board_destroy(board);
    }
}

TEST(places_and_nodes_number_tiles)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *board = board_make(board_case(number));
        int32_t inner = 0;
        assert_int_equal(board->slot_count, (board->width + 2) * (board->height + 2));
        for (int32_t i = 0; i < board->slot_count; i++) {
            pave_board_tile tile = pave_board_slot_tile(board, i),
                            node = pave_board_node_tile(board, i);
            assert_true(pave_board_contains(board, tile) && pave_board_contains(board, node));
            assert_int_equal(pave_board_slot(board, tile), i);
            assert_int_equal(pave_board_node(board, node), i);
            inner += pave_board_inner(board, tile);
            assert_int_equal(pave_board_inner(board, node), i < pave_board_tile_count(board));
            if (i < pave_board_tile_count(board))
                assert_true(node.row * board->width + node.col == i);
            if (i == pave_board_tile_count(board)) assert_true(node.col == -1 && node.row == -1);
            if (i <= pave_board_tile_count(board)) continue;
            pave_board_tile last = pave_board_node_tile(
                board, i - 1); // the border goes on by one each time, clockwise
            int32_t dx = node.col - last.col, dy = node.row - last.row;
            assert_true(dx * dx + dy * dy == 1);
            assert_true(dx == 1    ? node.row == -1
                        : dy == 1  ? node.col == board->width
                        : dx == -1 ? node.row == board->height
                                   : node.col == -1);
        }
        assert_int_equal(inner, board->width * board->height);
        assert_false(pave_board_contains(board, pave_board_at(-2, 0)) ||
                     pave_board_contains(board, pave_board_at(0, board->height + 1)));
        pave_board_destroy(board);
    }
}

/// sqrt(3) / 2 is taken for 56756 / 65536: nearer than 1e-6 there, not so near on a coarse lattice.
static void check_positions(const pave_board *board, double near)
{
    const double half = sqrt(3) / 2;
    pave_board_tile corners[5] = {
        {0, 0}, {-1, -1}, {board->width, -1}, {-1, board->height}, {board->width, board->height}};
    for (int i = 0; i < 5; i++) {
        pave_board_tile tile = corners[i];
        pave_vec2 position = pave_board_position(board, tile);
        double col = tile.col, row = tile.row, shove = pave_board_shifted(board, tile);
        double x = pave_board_flat(board) ? 1.5 * col : (2 * col + shove) * half,
               y = pave_board_flat(board) ? (2 * row + shove) * half : 1.5 * row;
        double size = 1 + fabs(x) + fabs(y);
        assert_true(fabs(position.x - x) < near * size && fabs(position.y - y) < near * size);
        assert_true(abs(pave_board_x(board, tile)) <= 1 << 30 &&
                    abs(pave_board_y(board, tile)) <= 1 << 30);
    }
}

TEST(positions_are_on_the_lattice)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *board = board_make(board_case(number));
        assert_true(board->step == 1.0 / 65536);
        check_positions(board, 3e-6);
        pave_board_destroy(board);
    }
    for (int system = 0; system < BOARD_SYSTEMS; system++)
        for (int32_t length = 5000; length <= (1 << 23) / SPARSE(8); length *= 2 * SPARSE(2)) {
            pave_board_def def = {.width = system % 2 ? 1 : length,
                                  .height = system % 2 ? length : 1,
                                  .system = (pave_hex_system)system};
            pave_board *board = board_make(def);
            int exponent;
            assert_true(frexp(board->step, &exponent) == .5 && board->step >= 1.0 / 65536);
            check_positions(board, 1.2 * board->step + 3e-6); // the shorter unit is rounded up
            // No finer lattice would do. (Its shorter unit is at most twice this one.)
            double farthest = 0;
            for (int32_t node = pave_board_tile_count(board); node < board->slot_count;
                 node += 1 + (node < board->slot_count - 9) * 3) {
                double x = abs(pave_board_x(board, pave_board_node_tile(board, node))),
                       y = abs(pave_board_y(board, pave_board_node_tile(board, node)));
                farthest = fmax(farthest, fmax(x, y));
            }
            if (board->step > 1.0 / 65536) assert_true(2 * farthest * 1.001 > (1 << 30));
            pave_board_destroy(board);
        }
}

TEST(the_largest_boards_fit)
{
    static const int32_t sizes[3][2] = {
        {(1 << 28) / 3 - 2, 1}, {1, (1 << 28) / 3 - 2}, {(1 << 14) - 2, (1 << 14) - 2}};
    if (SPARSE(2) > 1) skip(); // each takes seconds
    for (int i = 0; i < 3; i++) {
        pave_board_def def = {.width = sizes[i][0],
                              .height = sizes[i][1],
                              .system = i % 2 ? PAVE_HEX_ODD_Q : PAVE_HEX_EVEN_R};
        pave_board *board = board_make(def);
        check_positions(board, .16);
        pave_board_tile last = pave_board_at(board->width - 1, board->height - 1);
        assert_int_equal(pave_bits_count(pave_board_links6(board, last)), 6);
        assert_int_equal(pave_board_edge_count(board), board->inner_edges);
        pave_board_destroy(board);
    }
}

// ---- Patterns -----------------------------------------------------------------------------------

static bool pattern_joins(const pave_board *board, pave_board_pattern pattern, pave_board_tile a,
                          pave_board_tile b)
{
    int32_t along = b.col - a.col, across = b.row - a.row, odd = (a.col + a.row) & 1;
    if (!pave_board_inner(board, a) && !pave_board_inner(board, b)) return true;
    if (pattern == PAVE_BOARD_HEX) return true;
    if (!pave_board_flat(board)) along = b.row - a.row, across = b.col - a.col;
    if (across == 0) return along == 1 || along == -1;
    return along == 0 && (pattern == PAVE_BOARD_QUAD || across == (odd ? -1 : 1));
}

TEST(patterns_are_as_said)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board_def def = board_case(number);
        pave_board *board = board_make(def);
        int64_t edges = 0, all = 0;
        for (int32_t i = 0; i < board->slot_count; i++) {
            pave_board_tile tile = pave_board_slot_tile(board, i);
            int degree = 0;
            for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
                pave_board_tile there = pave_board_neighbor(board, tile, k);
                bool has = pave_board_contains(board, there) &&
                           pattern_joins(board, def.pattern, tile, there);
                bool both = pave_board_inner(board, tile) && pave_board_inner(board, there);
                assert_int_equal(pave_board_has(board, tile, k), has);
                assert_int_equal(pave_board_links6(board, tile) >> k & 1, has);
                degree += has;
                edges += both && has;
                all += both;
            }
            assert_int_equal(pave_bits_count(pave_board_links6(board, tile)), degree);
            if (pave_board_inner(board, tile))
                assert_int_equal(degree, 6 - (int)def.pattern - (def.pattern > 0));
        }
        assert_int_equal(pave_board_edge_count(board), edges / 2);
        assert_int_equal(board->inner_edges, all / 2);
        for (int i = 1; i <= PAVE_BOARD_PADDING; i++)
            assert_true(board->links[-i] == 0 && board->links[board->slot_count + i - 1] == 0);
        pave_board_destroy(board);
    }
}

TEST(wrong_boards_are_named)
{
    static const struct {
        pave_board_def def;
        pave_result result;
        const char *part;
    } cases[] = {
        {{0, 3, PAVE_HEX_ODD_R, PAVE_BOARD_HEX}, PAVE_RANGE, "0x3"},
        {{3, -1, PAVE_HEX_ODD_R, PAVE_BOARD_HEX}, PAVE_RANGE, "3x-1"},
        {{INT32_MAX, INT32_MAX, PAVE_HEX_ODD_R, PAVE_BOARD_HEX}, PAVE_RANGE, "2^28"},
        {{1 << 14, (1 << 14) - 2, PAVE_HEX_ODD_R, PAVE_BOARD_HEX}, PAVE_RANGE, "2^28"},
        {{3, 3, PAVE_HEX_DOUBLED_WIDTH, PAVE_BOARD_HEX}, PAVE_UNSUPPORTED, "offset"},
        {{3, 3, (pave_hex_system)99, PAVE_BOARD_HEX}, PAVE_RANGE, "odd-q"},
        {{3, 3, PAVE_HEX_ODD_R, (pave_board_pattern)3}, PAVE_RANGE, "pattern"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_board *board = (pave_board *)(uintptr_t)1;
        pave_error error = {PAVE_OK, 0, 0, "", ""};
        assert_int_equal(pave_board_create(&cases[i].def, NULL, &board, &error), cases[i].result);
        assert_null(board);
        assert_int_equal(error.result, cases[i].result);
        assert_non_null(strstr(error.message, cases[i].part));
    }
}

// ---- Changing -----------------------------------------------------------------------------------

TEST(one_adjacency_at_a_time)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *board = board_make(board_case(number)), *before = NULL;
        uint64_t word = (uint64_t)number;
        for (int turn = 0; turn < 200; turn += SPARSE(5)) {
            word = word * UINT64_C(6364136223846793005) + 1442695040888963407;
            int32_t place = (int32_t)((word >> 33) % (uint64_t)board->slot_count);
            int k = (int)(word >> 20) & 7;
            bool adjacent = word >> 30 & 1;
            pave_board_tile tile = pave_board_slot_tile(board, place), there = tile;
            assert_ok(pave_board_copy(board, NULL, &before, NULL));
            assert_true(board_equal(board, before));
            pave_result result = pave_board_set(board, tile, k, adjacent);
            if (k < 6) there = pave_board_neighbor(board, tile, k);
            bool fits = k < 6 && pave_board_contains(board, there),
                 inner = pave_board_inner(board, tile) || pave_board_inner(board, there);
            assert_int_equal(result, !fits ? PAVE_RANGE : !inner ? PAVE_INVALID : PAVE_OK);
            if (result == PAVE_OK) {
                assert_int_equal(pave_board_has(board, tile, k), adjacent);
                assert_int_equal(pave_board_has(board, there, (k + 3) % 6), adjacent);
                assert_ok(
                    pave_board_set(board, there, (k + 3) % 6, pave_board_has(before, tile, k)));
            }
            assert_true(board_equal(board, before)); // and nothing else was changed
            if (result == PAVE_OK) assert_ok(pave_board_set(board, tile, k, adjacent));
            pave_board_destroy(before);
        }
        assert_int_equal(pave_board_set(board, pave_board_at(-2, 0), 1, true), PAVE_RANGE);
        assert_int_equal(pave_board_set(board, pave_board_at(0, 0), -1, true), PAVE_RANGE);
        pave_board_destroy(board);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
