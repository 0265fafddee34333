/// tests/graph/test_ground.c: the neighbours of grounds, which must be those of the graph of the
/// window, and where grounds end.
#include "../test.h"
#include "src/graph/ground_near.h"

#include <pave/pave.h>

#include "graph_cases.h"

// ---- Neighbours ---------------------------------------------------------------------------------

static void check_list(int number, const pave_neighbors *neighbors, const pave_graph *graph,
                       int32_t cell)
{
    int32_t count = -1, first = graph->start[cell];
    const int32_t *list = pave_neighbors_list(neighbors, cell, &count);
    if (count != graph->start[cell + 1] - first || count > neighbors->most ||
        memcmp(list, graph->to + first, (size_t)count * sizeof *list) != 0)
        fail_msg("case %d: the neighbours of cell %d", number, (int)cell);
}

/// The way of a new row, whether or not the row is new.
static void check_found(int number, const pave_neighbors *neighbors, const pave_graph *graph,
                        int32_t cell)
{
    int32_t count = -1, first = graph->start[cell];
    if (neighbors->to) return; // a graph has its lists
    const int32_t *list = pave_neighbors_find(neighbors, cell, &count);
    if (count != graph->start[cell + 1] - first ||
        memcmp(list, graph->to + first, (size_t)count * sizeof *list) != 0)
        fail_msg("case %d: what is found for cell %d", number, (int)cell);
}

/// In order, backwards, and anywhere.
static void check_neighbors(int number, const pave_neighbors *neighbors, const pave_graph *graph)
{
    int32_t n = graph->node_count;
    assert_int_equal(neighbors->cell_count, n);
    for (int32_t cell = 0; cell < n; cell++) check_list(number, neighbors, graph, cell);
    for (int32_t cell = n; cell-- > 0;) check_list(number, neighbors, graph, cell);
    for (int32_t cell = 0; cell < n; cell++) check_found(number, neighbors, graph, cell);
    for (int32_t i = 0; i < n; i++)
        check_list(number, neighbors, graph, (int32_t)(case_word(i, number, 40) % (uint32_t)n));
}

static void check_window(const pave_window *window, int number)
{
    for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++) {
        pave_graph_def def = {.window = window, .contact = (pave_contact)contact};
        pave_ground grounds[2] = {{.window = window, .contact = (pave_contact)contact}};
        pave_graph *graph = NULL;
        assert_ok(pave_graph_create(&def, NULL, &graph, NULL));
        grounds[1] = pave_ground_of_graph(graph);
        for (int i = 0; i < 2; i++) {
            pave_neighbors *neighbors = NULL;
            assert_ok(pave_neighbors_create(&grounds[i], NULL, &neighbors, NULL));
            check_neighbors(number, neighbors, graph);
            pave_neighbors_destroy(neighbors);
        }
        pave_graph_destroy(graph);
    }
}

TEST(windows_and_graphs_have_the_same_neighbors)
{
    for (int number = 0; number < GRAPH_CASES; number++) {
        pave_window *window = case_window(number);
        check_window(window, number);
        pave_window_destroy(window);
    }
}

TEST(tilings_have_the_same_neighbors) { case_named_tilings(check_window); }

TEST(neighbors_refuse)
{
    pave_window *window = NULL;
    pave_neighbors *neighbors = (pave_neighbors *)(uintptr_t)1;
    pave_error error = {0};
    pave_window_def def = {.width = 65536, .height = 32768};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    pave_ground ground = pave_ground_of_window(window); // one cell too many
    assert_int_equal(pave_neighbors_create(&ground, NULL, &neighbors, &error), PAVE_RANGE);
    assert_null(neighbors);
    assert_int_equal(error.result, PAVE_RANGE);
    pave_window_destroy(window);
    def = (pave_window_def){.width = 3, .height = 2};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    ground = (pave_ground){.window = window, .contact = (pave_contact)2};
    assert_int_equal(pave_neighbors_create(&ground, NULL, &neighbors, NULL), PAVE_RANGE);
    pave_graph *graph = NULL;
    pave_graph_def bad[] = {{.window = window, .contact = (pave_contact)2},
                            {.window = window, .corners = (pave_corner_rule)3}};
    for (int i = 0; i < 2; i++) {
        assert_int_equal(pave_graph_create(&bad[i], NULL, &graph, &error), PAVE_RANGE);
        assert_true(!graph && error.result == PAVE_RANGE);
    }
    pave_neighbors_destroy(NULL);
    pave_window_destroy(window);
}

TEST(neighbors_without_memory)
{
    for (int kind = 0; kind < 3; kind++) {
        pave_window *window = NULL;
        pave_window_def def = {.tiling = kind == 2 ? pave_tiling_tri() : NULL,
                               .shape = kind == 1 ? PAVE_WINDOW_DISK : PAVE_WINDOW_RECTANGLE,
                               .width = 6,
                               .height = 4,
                               .radius = 3};
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        pave_ground ground = {.window = window,
                              .contact = kind == 2 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE};
        int failed = 0;
        for (failing memory = each_failing; failing_next(&memory);) {
            pave_neighbors *neighbors = NULL;
            pave_error error = {0};
            pave_result result =
                pave_neighbors_create(&ground, &memory.allocator, &neighbors, &error);
            assert_true((result == PAVE_OK) == (neighbors != NULL) && error.result == result);
            pave_neighbors_destroy(neighbors);
            assert_told(memory, result);
            failed++;
        }
        assert_true(failed >= 3);
        pave_window_destroy(window);
    }
}

// ---- Rims ---------------------------------------------------------------------------------------

/// A triangle around a node, a node beyond it that is joined to none, and one joined to a corner.
TEST(lone_nodes_are_at_the_rim)
{
    const pave_vec2 positions[] = {{0, 0}, {10, 0}, {5, 9}, {5, 3}, {30, 30}, {-9, 0}};
    const int32_t edges[][2] = {{0, 1}, {1, 2}, {2, 0}, {0, 3}, {1, 3}, {2, 3}, {0, 5}};
    const bool expected[6] = {true, true, true, false, true, true};
    pave_graph *graph = NULL;
    pave_near near;
    bool rim[6] = {false};
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){6, positions, 7, edges}, NULL, &graph,
                                           NULL));
    pave_ground ground = pave_ground_of_graph(graph);
    assert_ok(pave_near_begin(&ground, NULL, &near));
    assert_ok(pave_near_rim(&near, rim));
    assert_memory_equal(rim, expected, sizeof rim);
    pave_near_end(&near);
    pave_graph_destroy(graph);
}

// ---- Depths -------------------------------------------------------------------------------------

TEST(depths_count_from_the_rim)
{
    enum { RADIUS = 5, CELLS = 3 * RADIUS * (RADIUS + 1) + 1 };
    for (int contact = 0; contact < 2; contact++) {
        const pave_window_def def = {
            .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = RADIUS};
        pave_window *window = NULL;
        int32_t depths[CELLS];
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        assert_int_equal(window->count, CELLS);
        pave_ground ground = pave_ground_of_window(window);
        ground.contact = (pave_contact)contact;
        assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
        for (int32_t i = 0; i < CELLS; i++)
            assert_int_equal(
                depths[i],
                RADIUS + 1 - pave_hex_distance(pave_window_cell(window, i), pave_cell_of(0, 0)));
        pave_window_destroy(window);
    }
}

/// Squares: across edges a corner of the second ring is two steps from the rim, as the others are.
TEST(depths_of_squares_triangles_and_wraps)
{
    enum { WIDE = 7, HIGH = 5 };
    pave_window_def def = {.tiling = pave_tiling_square(), .width = WIDE, .height = HIGH};
    pave_window *window = NULL;
    int32_t depths[WIDE * HIGH];
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    pave_ground ground = pave_ground_of_window(window);
    assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
    for (int32_t i = 0; i < WIDE * HIGH; i++) {
        const int32_t x = i % WIDE, y = i / WIDE, left = x < WIDE - 1 - x ? x : WIDE - 1 - x,
                      up = y < HIGH - 1 - y ? y : HIGH - 1 - y;
        assert_int_equal(depths[i], 1 + (left < up ? left : up));
    }
    pave_window_destroy(window);
    def.tiling = pave_tiling_tri(); // of a row along the rim every second cell has a side there
    def.width = 2 * WIDE;
    def.height = 2;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    ground = pave_ground_of_window(window);
    assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
    for (int32_t i = 2; i < 2 * WIDE - 2; i++) assert_int_equal(depths[i], i % 2 + 1);
    ground.contact = PAVE_CONTACT_VERTEX;
    assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
    for (int32_t i = 0; i < 4 * WIDE; i++) assert_int_equal(depths[i], 1);
    pave_window_destroy(window);
    def = (pave_window_def){.tiling = pave_tiling_square(), .width = WIDE, .height = HIGH};
    def.wrap = true;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    ground = pave_ground_of_window(window);
    assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
    for (int32_t i = 0; i < WIDE * HIGH; i++) assert_int_equal(depths[i], 0);
    pave_window_destroy(window);
}

TEST(depths_of_graphs_and_without_memory)
{
    const pave_vec2 positions[] = {{0, 0}, {10, 0}, {5, 9}, {5, 3}, {5, 4}};
    const int32_t edges[][2] = {{0, 1}, {1, 2}, {2, 0}, {0, 3}, {1, 3}, {3, 4}};
    const int32_t expected[] = {1, 1, 1, 2, 3};
    pave_graph *graph = NULL;
    int32_t depths[5];
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){5, positions, 6, edges}, NULL, &graph,
                                           NULL));
    const pave_ground ground = pave_ground_of_graph(graph);
    assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
    assert_memory_equal(depths, expected, sizeof depths);
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_error error = {0};
        const pave_result result = pave_ground_depths(&ground, &memory.allocator, depths, &error);
        assert_told(memory, result);
        assert_int_equal(error.result, result);
        assert_true(result || memory.fail_at >= 2);
    }
    pave_graph_destroy(graph);
}

int main(void) { return run_all_tests(NULL, NULL); }
