/// tests/board/test_board_adjacency.c: boards as graphs against graphs made from lists of edges;
/// checks and repair.
#include "../sparse.h"
#include "../test.h"
#include "board_fixture.h"
#include "src/base/bits.h"
#include "src/board/adjacency_parts.h"
#include "src/board/board_parts.h"
#include "src/board/fixed_frame.h"

static pave_adjacency *board_graph(const pave_board *board)
{
    pave_adjacency *adjacency = NULL;
    assert_ok(pave_board_to_adjacency(board, NULL, &adjacency, NULL));
    return adjacency;
}

static void cut_at_random(pave_board *board, uint64_t seed, uint32_t tenths)
{
    for (int32_t i = 0; i < board->slot_count; i++)
        for (int k = 0; k < 6; k++)
            if (pave_random_at(seed, 0x8000, i, k, 0, 0).word[0] % 10 < tenths)
                pave_board_set(board, pave_board_slot_tile(board, i), k, false);
}

// ---- Graphs -------------------------------------------------------------------------------------

/// The same graph from all pairs of neighbours: it sorts its arcs by angle itself.
static void check_graph(const pave_board *board, const pave_graph *graph)
{
    int32_t(*edges)[2] = malloc((size_t)board->slot_count * 3 * sizeof *edges), count = 0;
    for (int32_t node = 0; node < board->slot_count; node++)
        for (int k = 0; k < 6; k++) {
            pave_board_tile there =
                pave_board_neighbor(board, pave_board_node_tile(board, node), k);
            if (!pave_board_contains(board, there) || pave_board_node(board, there) < node)
                continue;
            edges[count][0] = node;
            edges[count++][1] = pave_board_node(board, there);
        }
    pave_graph *sorted = NULL;
    assert_ok(pave_graph_create_from_edges(
        &(pave_edges_def){board->slot_count, graph->positions, count, (const int32_t(*)[2])edges},
        NULL, &sorted, NULL));
    assert_true(graph->node_count == board->slot_count && graph->arc_count == sorted->arc_count);
    assert_memory_equal(graph->start, sorted->start,
                        sizeof *graph->start * ((size_t)board->slot_count + 1));
    assert_memory_equal(graph->to, sorted->to, sizeof *graph->to * (size_t)graph->arc_count);
    assert_memory_equal(graph->twin, sorted->twin, sizeof *graph->twin * (size_t)graph->arc_count);
    pave_graph_destroy(sorted);
    free(edges);
}

TEST(boards_are_graphs)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *board = board_make(board_case(number));
        cut_at_random(board, (uint64_t)number, 3);
        pave_adjacency *adjacency = board_graph(board);
        const pave_graph *graph = adjacency->graph;
        assert_int_equal(adjacency->inner_count, pave_board_tile_count(board));
        check_graph(board, graph);
        for (int32_t node = 0; node < board->slot_count; node++) {
            pave_board_tile tile = pave_board_node_tile(board, node);
            pave_vec2 position = pave_board_position(board, tile);
            assert_true(graph->positions[node].x == position.x &&
                        graph->positions[node].y == position.y);
            assert_int_equal(pave_adjacency_is_border(adjacency, node),
                             !pave_board_inner(board, tile));
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
                int k =
                    pave_board_between(board, tile, pave_board_node_tile(board, graph->to[arc]));
                assert_int_equal(pave_adjacency_is_cut(adjacency, arc),
                                 !pave_board_has(board, tile, k));
            }
            assert_int_equal(pave_adjacency_degree(adjacency, node),
                             pave_bits_count(pave_board_links6(board, tile)));
        }
        pave_adjacency_destroy(adjacency);
        pave_board_destroy(board);
    }
}

/// The frame of a board is that of its graph.
TEST(frames_agree)
{
    for (int number = 0; number < BOARD_CASES + 4 * 60;
         number += number < BOARD_CASES ? SPARSE(5) : SPARSE(29)) {
        pave_board_def def = board_case(number % BOARD_CASES);
        if (number >= BOARD_CASES) { // long ones, at lengths just before and after the step
                                     // doubles
            static const int32_t lengths[] = {9458,  9459,  10922, 10923, 18917,
                                              18918, 21845, 21846, 37836, 37837,
                                              75664, 75665, 75669, 75670, 151358};
            int32_t length = lengths[number / 4 % 15];
            def = (pave_board_def){.width = number / 60 % 2 ? 1 : length,
                                   .height = number / 60 % 2 ? length : 1,
                                   .system = (pave_hex_system)(number % 4)};
        }
        pave_board *board = board_make(def);
        pave_adjacency *adjacency = board_graph(board);
        pave_fixed_frame step = pave_fixed_frame_of_graph(adjacency->graph);
        assert_true(step.step == board->step && step.origin.x == 0 && step.origin.y == 0);
        for (int32_t node = 0; node < board->slot_count; node += 7) {
            int32_t x, y;
            pave_fixed_snap(&step, adjacency->graph->positions[node], &x, &y);
            assert_true(x == pave_board_x(board, pave_board_node_tile(board, node)) &&
                        y == pave_board_y(board, pave_board_node_tile(board, node)));
        }
        pave_adjacency_destroy(adjacency);
        pave_board_destroy(board);
    }
}

// ---- Checks -------------------------------------------------------------------------------------

static int64_t fault_count(const pave_board *board)
{
    int64_t count = -1;
    pave_result result = pave_board_check(board, NULL, NULL, 0, &count);
    assert_int_equal(result, count > 0 ? PAVE_CAPACITY : PAVE_OK);
    return count;
}

TEST(patterns_are_sound)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5)) {
        pave_board *board = board_make(board_case(number));
        // In a single column (q layouts) or row (r) of triangles, every second pair is adjacent.
        int32_t across = pave_board_flat(board) ? board->width : board->height,
                along = pave_board_flat(board) ? board->height : board->width;
        bool apart = board_case(number).pattern == PAVE_BOARD_TRIANGLE && across == 1 && along > 2;
        assert_int_equal(fault_count(board), apart ? (along - 1) / 2 : 0);
        pave_board_destroy(board);
    }
}

TEST(faults_are_named)
{
    for (int system = 0; system < 4; system++) {
        pave_board *board = board_make(
            (pave_board_def){.width = 5, .height = 5, .system = (pave_hex_system)system});
        pave_board_tile tile = {2, 3};
        pave_fault fault;
        int64_t count;
        for (int k = 0; k < 4; k++) assert_ok(pave_board_set(board, tile, k, false));
        assert_ok(pave_board_check(board, NULL, &fault, 1, &count));
        assert_true(count == 1 && fault.kind == PAVE_FAULT_FEW_NEIGHBORS &&
                    fault.nodes[0] == pave_board_node(board, tile));
        pave_board_destroy(board);
    }
}

// ---- Repair -------------------------------------------------------------------------------------

/// After it there is no fault; the reported edges are those that changed, and each is needed.
static void check_repair(pave_board *board)
{
    enum { ROOM = 600 };
    int32_t pairs[ROOM][2], faults = (int32_t)fault_count(board);
    int64_t count = -1;
    int64_t seen = 0;
    pave_board *before = NULL, *exact = NULL;
    assert_ok(pave_board_copy(board, NULL, &before, NULL));
    assert_ok(pave_board_copy(board, NULL, &exact, NULL));
    assert_ok(pave_board_repair(board, NULL, pairs, ROOM, &count));
    assert_ok(pave_board_repair(exact, NULL, pairs, count, &count)); // just room enough
    assert_true(board_equal(exact, board));
    pave_board_destroy(exact);
    assert_int_equal(fault_count(board), 0);
    assert_true((count > 0) == (faults > 0));
    for (int32_t node = 0; node < board->slot_count; node++)
        for (int k = 0; k < 6; k++) {
            pave_board_tile tile = pave_board_node_tile(board, node),
                            there = pave_board_neighbor(board, tile, k);
            assert_true(pave_board_has(board, tile, k) || !pave_board_has(before, tile, k));
            if (pave_board_has(board, tile, k) == pave_board_has(before, tile, k) ||
                pave_board_node(board, there) < node)
                continue;
            assert_true(seen < count && pairs[seen][0] == node &&
                        pairs[seen][1] == pave_board_node(board, there));
            seen++;
            assert_ok(pave_board_set(board, tile, k, false));
            assert_true(fault_count(board) > 0);
            assert_ok(pave_board_set(board, tile, k, true));
        }
    assert_int_equal(seen, count);
    if (count > 0) { // with room for one pair too few nothing is done, with enough all
        pave_board *same;
        int32_t again[ROOM][2] = {{-7, -7}};
        assert_ok(pave_board_copy(before, NULL, &same, NULL));
        assert_int_equal(pave_board_repair(before, NULL, again, count - 1, &seen), PAVE_CAPACITY);
        assert_true(seen == count && again[0][0] == -7 && board_equal(before, same));
        assert_ok(pave_board_repair(before, NULL, again, count, &seen));
        assert_true(seen == count && board_equal(before, board));
        assert_memory_equal(again, pairs, (size_t)count * sizeof *pairs);
        pave_board_destroy(same);
    }
    pave_board_destroy(before);
}

TEST(boards_are_repaired)
{
    for (int number = 0; number < BOARD_CASES; number += SPARSE(5))
        for (uint32_t tenths = 0; tenths <= 10; tenths += number < BOARD_CASES / 3 ? 2 : 5) {
            pave_board *board = board_make(board_case(number));
            if (pave_board_tile_count(board) > 60)
                tenths = tenths > 0 ? 10 : 1; // few of the large ones
            cut_at_random(board, (uint64_t)number, tenths);
            check_repair(board);
            pave_board_destroy(board);
        }
}

/// After random removal all tiles have three neighbours; what may be wrong all the same is rare,
/// and mended.
TEST(removal_is_repaired)
{
    int32_t wrong = 0;
    for (int number = 0; number < 60; number += SPARSE(7)) {
        pave_board *board = board_make((pave_board_def){
            .width = 12 + number, .height = 12, .system = (pave_hex_system)(number % 4)});
        assert_ok(pave_board_remove_random(board,
                                           &(pave_removal_def){.seed = (uint64_t)number,
                                                               .share = 1,
                                                               .max_degree = PAVE_REMOVAL_ANY},
                                           NULL, NULL, NULL));
        wrong += fault_count(board) > 0;
        check_repair(board);
        pave_board_destroy(board);
    }
    assert_true(wrong > 0); // else this shows nothing
}

/// Whatever else is cut: edges that a pattern separates stay cut, if the pattern is valid.
TEST(repair_leaves_patterns_as_they_are)
{
    int32_t wrong = 0;
    for (int number = BOARD_CASES / 3; number < BOARD_CASES; number += SPARSE(5))
        for (uint32_t tenths = 1; tenths < 10; tenths += 4) {
            int64_t count;
            pave_board *pattern = board_make(board_case(number)),
                       *board = board_make(board_case(number));
            cut_at_random(board, (uint64_t)number, tenths);
            if (fault_count(pattern) == 0 && fault_count(board) > 0) {
                (void)pave_board_repair(board, NULL, NULL, 0, &count);
                wrong++;
                for (int32_t i = 0; i < board->slot_count; i++)
                    assert_int_equal(board->links[i] & ~pattern->links[i], 0);
            }
            pave_board_destroy(board);
            pave_board_destroy(pattern);
        }
    assert_true(wrong > 100 / SPARSE(7));
}

/// A designer cut one too many of a quad's: that is what comes back.
TEST(one_cut_too_many_comes_back)
{
    for (int system = 0; system < 4; system++) {
        pave_board *board =
                       board_make((pave_board_def){5, 5, (pave_hex_system)system, PAVE_BOARD_QUAD}),
                   *whole = NULL;
        const pave_board_tile tile = {2, 2};
        int32_t pairs[3][2], cut = 0;
        int64_t count = 0;
        assert_ok(pave_board_copy(board, NULL, &whole, NULL));
        for (int k = 0; k < 6 && cut < 2; k++)
            if (pave_board_has(board, tile, k))
                assert_ok(pave_board_set(board, tile, k, false)), cut++;
        assert_ok(pave_board_repair(board, NULL, pairs, 3, &count));
        assert_int_equal(count, 1);
        pave_board_tile a = pave_board_node_tile(board, pairs[0][0]),
                        b = pave_board_node_tile(board, pairs[0][1]);
        assert_true(same_tile(a, tile) || same_tile(b, tile));
        assert_true(pave_board_has(whole, a, pave_board_between(whole, a, b)));
        pave_board_destroy(whole);
        pave_board_destroy(board);
    }
}

// ---- Memory -------------------------------------------------------------------------------------

TEST(failing_allocations)
{
    for (int what = 0; what < 4; what++) {
        pave_result result = PAVE_NO_MEMORY;
        for (failing counts = each_failing; failing_next(&counts);) {
            pave_board *board = board_make(board_case(what == 3 ? BOARD_CASES / 3 + 6 : 6)),
                       *before = NULL;
            pave_adjacency *adjacency = NULL;
            int32_t pairs[200][2];
            int64_t count = -1;
            pave_fault faults[100];
            cut_at_random(board, 3, 8);
            assert_ok(pave_board_copy(board, NULL, &before, NULL));
            if (what == 0)
                result = pave_board_to_adjacency(board, &counts.allocator, &adjacency, NULL);
            if (what == 1) result = pave_board_check(board, &counts.allocator, faults, 100, &count);
            if (what >= 2) result = pave_board_repair(board, &counts.allocator, pairs, 200, &count);
            assert_true((adjacency != NULL) == (what == 0 && result == PAVE_OK));
            assert_true(board_equal(board, before) || (what >= 2 && result == PAVE_OK));
            pave_adjacency_destroy(adjacency);
            pave_board_destroy(before);
            pave_board_destroy(board);
            assert_told(counts, result);
            assert_true(result != PAVE_OK || counts.fail_at >= 8);
        }
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
