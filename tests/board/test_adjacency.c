/// tests/board/test_adjacency.c: making adjacencies, walking them, and each fault for its own
/// reason.
#include "../test.h"
#include "adjacency_fixture.h"
#include "src/board/adjacency_parts.h"

#include <math.h>

enum { SIZE = 9, TILES = SIZE * SIZE, MIDDLE = TILES / 2, FAULTS_MAX = 64 };

static fixture whole_board(void)
{
    return fixture_make(pave_tiling_hex(), SIZE, SIZE, 0, 0, NULL, 0);
}

static void cut(pave_adjacency *adjacency, int32_t a, int32_t b)
{
    int32_t arc = pave_adjacency_find(adjacency, a, b);
    assert_true(arc >= 0);
    assert_ok(pave_adjacency_set_cut(adjacency, arc, true));
}

static void expect_faults(const pave_adjacency *adjacency, const pave_fault *expected,
                          int32_t expected_count)
{
    pave_fault faults[FAULTS_MAX];
    int64_t count = -1;
    assert_ok(pave_adjacency_check(adjacency, NULL, faults, FAULTS_MAX, &count));
    for (int32_t i = 0; i < count && i < expected_count; i++)
        if (memcmp(&faults[i], &expected[i], sizeof faults[i]) != 0)
            fail_msg("fault %d is: %s, %d %d %d %d", (int)i, pave_fault_text(faults[i].kind),
                     (int)faults[i].nodes[0], (int)faults[i].nodes[1], (int)faults[i].nodes[2],
                     (int)faults[i].nodes[3]);
    assert_int_equal(count, expected_count);
}

// ---- Each fault ---------------------------------------------------------------------------------

TEST(whole_windows_have_no_faults)
{
    const pave_tiling *tilings[] = {pave_tiling_hex(), NULL, pave_tiling_tri()};
    for (int grid = 0; grid < 3; grid++)
        for (int32_t size = grid == 2 ? 6 : 3; size < 12;
             size++) { // triangles: with fewer, the inner ones are not connected
            fixture made = fixture_make(tilings[grid], size, size, 0, 0, NULL, 0);
            int32_t inner = made.adjacency->inner_count;
            expect_faults(made.adjacency, NULL, 0);
            if (grid < 2) assert_int_equal(inner, (size - 2) * (size - 2));
            fixture_free(&made);
        }
}

TEST(few_neighbors)
{
    fixture made = whole_board();
    int32_t first = made.graph->start[MIDDLE];
    assert_int_equal(made.graph->start[MIDDLE + 1] - first, 6);
    for (int k = 0; k < 3; k++)
        assert_ok(pave_adjacency_set_cut(made.adjacency, first + 2 * k, true));
    expect_faults(made.adjacency, NULL, 0);
    assert_ok(pave_adjacency_set_cut(made.adjacency, first + 1, true));
    const pave_fault expected = {
        PAVE_FAULT_FEW_NEIGHBORS,
        {MIDDLE, made.graph->to[first + 3], made.graph->to[first + 5], -1}};
    expect_faults(made.adjacency, &expected, 1);
    fixture_free(&made);
}

/// A row of inner tiles, cut in two: each tile has its neighbours in the border, and each side of
/// the cut has border nodes.
TEST(disconnected)
{
    fixture made = fixture_make(pave_tiling_hex(), 8, 3, 0, 0, NULL, 0);
    assert_int_equal(made.adjacency->inner_count, 6);
    cut(made.adjacency, 11, 12);
    const pave_fault expected = {PAVE_FAULT_DISCONNECTED, {9, 12, -1, -1}};
    expect_faults(made.adjacency, &expected, 1);
    fixture_free(&made);
}

/// One tile of the outermost is said to be an inner one.
TEST(no_border)
{
    int32_t border[TILES], count = 0;
    fixture whole = whole_board();
    for (int32_t node = 0; node < TILES; node++)
        if (pave_adjacency_is_border(whole.adjacency, node) && node != 4) border[count++] = node;
    fixture_free(&whole);
    fixture made = fixture_make(pave_tiling_hex(), SIZE, SIZE, 0, 0, border, count);
    const pave_fault expected = {PAVE_FAULT_NO_BORDER, {4, -1, -1, -1}};
    expect_faults(made.adjacency, &expected, 1);
    fixture_free(&made);
}

TEST(hole)
{
    int32_t border[TILES], count = 0;
    fixture whole = whole_board();
    for (int32_t node = 0; node < TILES; node++)
        if (pave_adjacency_is_border(whole.adjacency, node) || node == MIDDLE || node == MIDDLE + 1)
            border[count++] = node;
    fixture_free(&whole);
    fixture made = fixture_make(pave_tiling_hex(), SIZE, SIZE, 0, 0, border, count);
    const pave_fault expected = {PAVE_FAULT_HOLE, {MIDDLE, -1, -1, -1}};
    expect_faults(made.adjacency, &expected, 1);
    fixture_free(&made);
}

/// Cuts the edges that leave the middle and the six tiles around it, except edges that must stay.
static void cut_off(pave_adjacency *adjacency, const int32_t (*stay)[2], int32_t stay_count)
{
    const pave_graph *graph = adjacency->graph;
    bool in[TILES] = {false};
    in[MIDDLE] = true;
    for (int32_t arc = graph->start[MIDDLE]; arc < graph->start[MIDDLE + 1]; arc++)
        in[graph->to[arc]] = true;
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        int32_t a = graph->to[graph->twin[arc]], b = graph->to[arc];
        bool kept = !in[a] || in[b];
        for (int32_t i = 0; i < stay_count; i++)
            kept |= a == stay[i][0] && (b == stay[i][1] || stay[i][1] < 0);
        if (!kept) assert_ok(pave_adjacency_set_cut(adjacency, arc, true));
    }
}

/// The k-th neighbour of a tile, clockwise.
static int32_t beside(const pave_graph *graph, int32_t node, int k)
{
    return graph->to[graph->start[node] + k];
}

TEST(bridge)
{
    for (int k = 0; k < 6; k++) {
        fixture made = whole_board();
        int32_t a = beside(made.graph, MIDDLE, k),
                b = beside(made.graph, a, k); // in each direction, and on
        const int32_t stay[1][2] = {{a, b}};
        cut_off(made.adjacency, stay, 1);
        const pave_fault expected = {PAVE_FAULT_BRIDGE, {a < b ? a : b, a < b ? b : a, -1, -1}};
        expect_faults(made.adjacency, &expected, 1);
        fixture_free(&made);
    }
}

TEST(shared_twice)
{
    fixture made = whole_board();
    int32_t a = beside(made.graph, MIDDLE, 1), b = beside(made.graph, a, 1),
            c = beside(made.graph, MIDDLE, 4), d = beside(made.graph, c, 4);
    const int32_t stay[2][2] = {{a, b}, {c, d}};
    cut_off(made.adjacency, stay, 2);
    const pave_fault expected = {PAVE_FAULT_SHARED_TWICE, {d, c, a, b}};
    expect_faults(made.adjacency, &expected, 1);
    fixture_free(&made);
}

/// All that leads out begins at one tile.
TEST(face_twice)
{
    fixture made = whole_board();
    int32_t a = beside(made.graph, MIDDLE, 1);
    const int32_t stay[1][2] = {{a, -1}};
    cut_off(made.adjacency, stay, 1);
    const pave_fault expected = {PAVE_FAULT_FACE_TWICE,
                                 {a, beside(made.graph, a, 0), beside(made.graph, a, 3), -1}};
    expect_faults(made.adjacency, &expected, 1);
    fixture_free(&made);
}

/// Of what stays there, each edge more or less: by which fault a cut is refused.
TEST(cuts_are_refused_for_their_reason)
{
    fixture made = whole_board();
    const pave_graph *graph = made.graph;
    int32_t a = beside(graph, MIDDLE, 1), b = beside(graph, a, 1), c = beside(graph, MIDDLE, 4),
            d = beside(graph, c, 4), e = beside(graph, MIDDLE, 2);
    const struct {
        int32_t stay[3][2];
        int32_t count;
        pave_fault_kind kind;
    } cases[] = {
        {{{a, b}}, 1, PAVE_FAULT_BRIDGE},
        {{{a, b}, {c, d}, {e, beside(graph, e, 2)}}, 3, PAVE_FAULT_SHARED_TWICE},
        {{{c, d}, {a, -1}}, 2, PAVE_FAULT_FACE_TWICE},
        {{{c, -1}, {a, -1}}, 2, PAVE_FAULT_NONE},
    };
    for (int i = 0; i < 4; i++) {
        int32_t from = cases[i].stay[0][0], to = cases[i].stay[0][1];
        int64_t count;
        memset(made.adjacency->cuts, 0,
               ((size_t)graph->arc_count / 64 + 1) * sizeof *made.adjacency->cuts);
        cut_off(made.adjacency, cases[i].stay, cases[i].count);
        int32_t arc = pave_adjacency_find(made.adjacency, from, to < 0 ? d : to);
        assert_int_equal(pave_adjacency_check(made.adjacency, NULL, NULL, 0, &count),
                         i == 0 ? PAVE_CAPACITY : PAVE_OK);
        const bool can = fixture_can_cut(made.adjacency, arc);
        assert_int_equal(can, cases[i].kind == PAVE_FAULT_NONE);
        if (can || i == 0) continue;
        assert_ok(pave_adjacency_set_cut(made.adjacency, arc, true));
        pave_fault fault;
        assert_ok(pave_adjacency_check(made.adjacency, NULL, &fault, 1, &count));
        assert_true(count == 1 && fault.kind == cases[i].kind);
        assert_int_equal(pave_adjacency_repair(made.adjacency, NULL, &arc, 0, &count),
                         PAVE_CAPACITY);
        assert_int_equal(count, 1);
        assert_ok(pave_adjacency_check(made.adjacency, NULL, &fault, 1, &count));
        assert_int_equal(count, 1); // nothing was changed
        assert_ok(pave_adjacency_repair(made.adjacency, NULL, NULL, 0, &count));
        assert_int_equal(count, 1);
    }
    fixture_free(&made);
}

/// A single tile may connect the border: it is not a fault that both faces of an edge meet it.
TEST(border_tiles_may_be_met_twice)
{
    // Border tiles 1, 2, 3 in a triangle, and 4, which is joined to 1 alone and lies inside; inner
    // ones 0, which touches 4, 2, 3 and 5, and 5, which touches 1 and 2.
    const pave_vec2 places[] = {{0, 0}, {0, -20}, {20, 20}, {-20, 20}, {0, -10}, {7, -2}};
    const int32_t edges[][2] = {{1, 2}, {2, 3}, {3, 1}, {1, 4}, {0, 4},
                                {0, 2}, {0, 3}, {0, 5}, {5, 1}, {5, 2}},
                  border[] = {1, 2, 3, 4};
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    assert_ok(
        pave_graph_create_from_edges(&(pave_edges_def){6, places, 10, edges}, NULL, &graph, NULL));
    pave_adjacency_def def = {.graph = graph, .border = border, .border_count = 4};
    assert_ok(pave_adjacency_create(&def, NULL, &adjacency, NULL));
    expect_faults(adjacency, NULL, 0);
    int32_t arc =
        pave_adjacency_find(adjacency, 0, 4); // its faces 0 4 1 3 and 0 5 1 4 meet 1 and 4
    assert_ok(pave_adjacency_set_cut(adjacency, arc, true));
    expect_faults(adjacency, NULL, 0);
    pave_adjacency_destroy(adjacency);
    pave_graph_destroy(graph);
}

/// What needs no repair: border nodes with few neighbours, parts without inner tiles, nothing at
/// all.
TEST(what_does_no_harm)
{
    // A tile with three neighbours; a tail at the border; a lone edge; a lone node in a face.
    const pave_vec2 positions[] = {{0, 0},   {0, -10}, {10, 10}, {-10, 10},
                                   {0, -20}, {30, 0},  {30, 9},  {1, 5}};
    const int32_t edges[][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {2, 3}, {3, 1}, {1, 4}, {5, 6}};
    const int32_t border[] = {4, 3, 2, 1, 5, 7, 6};
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){8, positions, 8, edges}, NULL, &graph,
                                           NULL));
    for (int own = 0; own < 2; own++) {
        pave_adjacency_def def = {
            .graph = graph, .border = own ? border : NULL, .border_count = own ? 7 : 0};
        assert_ok(pave_adjacency_create(&def, NULL, &adjacency, NULL));
        assert_int_equal(adjacency->inner_count, 1);
        expect_faults(adjacency, NULL, 0);
        pave_adjacency_destroy(adjacency);
    }
    pave_graph_destroy(graph);
    assert_ok(
        pave_graph_create_from_edges(&(pave_edges_def){0, NULL, 0, NULL}, NULL, &graph, NULL));
    assert_ok(pave_adjacency_create(&(pave_adjacency_def){.graph = graph}, NULL, &adjacency, NULL));
    assert_true(adjacency->inner_count == 0 && adjacency->outer_arc == -1);
    expect_faults(adjacency, NULL, 0);
    int64_t count = -1;
    assert_ok(pave_adjacency_repair(adjacency, NULL, NULL, 0, &count));
    assert_ok(pave_adjacency_remove_random(
        adjacency, &(pave_removal_def){.seed = 1, .share = 1.0, .max_degree = PAVE_REMOVAL_ANY},
        NULL, NULL, NULL));
    pave_adjacency_destroy(adjacency);
    pave_graph_destroy(graph);
}

/// An inner tile all by itself, and one at the end of a tail.
TEST(lone_tiles)
{
    const pave_vec2 positions[] = {{0, 0}, {0, -10}, {10, 10}, {-10, 10}, {50, 0}, {1, 4}};
    const int32_t edges[][2] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {2, 3}, {3, 1}, {0, 5}},
                  border[] = {1, 2, 3};
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){6, positions, 7, edges}, NULL, &graph,
                                           NULL));
    pave_adjacency_def def = {.graph = graph, .border = border, .border_count = 3};
    assert_ok(pave_adjacency_create(&def, NULL, &adjacency, NULL));
    const pave_fault expected[] = {{PAVE_FAULT_DISCONNECTED, {0, 4, -1, -1}},
                                   {PAVE_FAULT_FEW_NEIGHBORS, {4, -1, -1, -1}},
                                   {PAVE_FAULT_FEW_NEIGHBORS, {5, 0, -1, -1}},
                                   {PAVE_FAULT_BRIDGE, {0, 5, -1, -1}}};
    expect_faults(adjacency, expected, 4);
    pave_adjacency_destroy(adjacency);
    pave_graph_destroy(graph);
}

// ---- Making -------------------------------------------------------------------------------------

/// The adjacency of the graph of a window, with the outermost cells as the border.
static pave_result window_adjacency(const pave_graph_def *def, pave_adjacency **out,
                                    pave_error *error)
{
    pave_graph *graph = NULL;
    assert_ok(pave_graph_create(def, NULL, &graph, NULL));
    pave_adjacency_def whole = {.graph = graph, .take_graph = true};
    pave_result result = pave_adjacency_create(&whole, NULL, out, error);
    if (result != PAVE_OK) pave_graph_destroy(graph);
    return result;
}

TEST(graphs_that_cannot_be_are_refused)
{
    pave_adjacency *adjacency = NULL;
    pave_error error = {0};
    pave_window *window = NULL, *torus = NULL;
    pave_window_def place = {.width = 6, .height = 6},
                    wrapped = {.width = 6, .height = 6, .wrap = true},
                    narrow = {.width = 2, .height = 6, .wrap = true};
    assert_ok(pave_window_create(&place, NULL, &window, NULL));
    assert_ok(pave_window_create(&wrapped, NULL, &torus, NULL));
    assert_int_equal(
        window_adjacency(&(pave_graph_def){.window = window, .no_twins = true}, &adjacency, &error),
        PAVE_INVALID);
    assert_non_null(strstr(error.message, "twins"));
    assert_int_equal(window_adjacency(&(pave_graph_def){.window = window, .no_positions = true},
                                      &adjacency, &error),
                     PAVE_INVALID);
    assert_non_null(strstr(error.message, "positions"));
    assert_int_equal(
        window_adjacency(&(pave_graph_def){.window = window, .contact = PAVE_CONTACT_VERTEX},
                         &adjacency, &error),
        PAVE_INVALID);
    assert_non_null(strstr(error.message, "cross"));
    assert_int_equal(window_adjacency(&(pave_graph_def){.window = torus}, &adjacency, &error),
                     PAVE_INVALID);
    assert_non_null(strstr(error.message, "wrap"));
    pave_window_destroy(torus);
    assert_ok(pave_window_create(&narrow, NULL, &torus, NULL));
    assert_int_equal(window_adjacency(&(pave_graph_def){.window = torus}, &adjacency, &error),
                     PAVE_INVALID);
    assert_non_null(strstr(error.message, "joined twice"));
    assert_null(adjacency);
    pave_window_destroy(torus);
    pave_window_destroy(window);
    // Two edges that cross: all four of a square joined, K4 with its diagonals inside.
    const pave_vec2 positions[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const int32_t edges[][2] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}, {1, 3}},
                  borders[][2] = {{0, 4}, {-1, 0}, {2, 2}};
    pave_graph *graph = NULL;
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){4, positions, 6, edges}, NULL, &graph,
                                           NULL));
    assert_int_equal(
        pave_adjacency_create(&(pave_adjacency_def){.graph = graph}, NULL, &adjacency, &error),
        PAVE_INVALID);
    assert_non_null(strstr(error.message, "cross"));
    pave_graph_destroy(graph);
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){4, positions, 5, edges}, NULL, &graph,
                                           NULL));
    for (int i = 0; i < 3; i++) {
        pave_adjacency_def def = {.graph = graph,
                                  .border = borders[i],
                                  .border_count = 2,
                                  .take_graph = true}; // not taken where it fails
        assert_int_equal(pave_adjacency_create(&def, NULL, &adjacency, &error), PAVE_INVALID);
        assert_non_null(strstr(error.message, i == 2 ? "twice" : "there are 4 nodes"));
    }
    pave_graph_destroy(graph);
}

/// The outermost are the border, whatever the tiling, and the walk from outer_arc meets them alone.
TEST(the_outermost_are_the_border)
{
    int made = 0;
    for (int32_t i = 0; pave_tiling_name(i); i++) {
        pave_tiling *tiling = NULL;
        assert_ok(pave_tiling_create_named(pave_tiling_name(i), NULL, &tiling, NULL));
        pave_window *window = NULL;
        pave_window_def place = {
            .tiling = tiling, .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 8, .height = 8};
        pave_adjacency *adjacency = NULL;
        pave_error error = {0};
        assert_ok(pave_window_create(&place, NULL, &window, NULL));
        if (window_adjacency(&(pave_graph_def){.window = window}, &adjacency, &error) != PAVE_OK)
            fail_msg("%s: %s", pave_tiling_name(i), error.message);
        const pave_graph *graph = adjacency->graph;
        double area = 0.0;
        int32_t arc = adjacency->outer_arc, steps = 0;
        do {
            pave_vec2 a = graph->positions[graph->to[graph->twin[arc]]],
                      b = graph->positions[graph->to[arc]];
            area += a.x * b.y - a.y * b.x;
            assert_true(pave_adjacency_is_border(adjacency, graph->to[arc]));
            arc = pave_adjacency_next(adjacency, arc);
            steps++;
        } while (arc != adjacency->outer_arc);
        assert_true(area > 0.0 && adjacency->inner_count > 0 &&
                    steps >= 8); // clockwise: what is on its left is outside
        pave_adjacency_destroy(adjacency);
        pave_window_destroy(window);
        pave_tiling_destroy(tiling);
        made++;
    }
    assert_true(made >= 19);
}

/// Tilings may begin to list sides elsewhere than in the north: turned lists are the same drawing.
TEST(where_lists_begin_does_not_matter)
{
    for (int32_t turn = 0; turn < 6; turn++) {
        fixture made = fixture_make(pave_tiling_hex(), 7, 6, turn, turn % 2 ? 20 : 0, NULL, 0);
        const pave_graph *graph = made.graph;
        int32_t *to = (int32_t *)(uintptr_t)graph->to, *twin = (int32_t *)(uintptr_t)graph->twin,
                old_to[512], old_twin[512], moved[512];
        assert_true(graph->arc_count <= 512);
        memcpy(old_to, to, (size_t)graph->arc_count * sizeof *to);
        memcpy(old_twin, twin, (size_t)graph->arc_count * sizeof *twin);
        for (int32_t node = 0; node < graph->node_count; node++)
            for (int32_t start = graph->start[node], count = graph->start[node + 1] - start, k = 0;
                 k < count; k++)
                moved[start + k] = start + (k + turn + node) % count;
        for (int32_t arc = 0; arc < graph->arc_count; arc++) {
            to[moved[arc]] = old_to[arc];
            twin[moved[arc]] = moved[old_twin[arc]];
        }
        pave_adjacency *turned = NULL;
        assert_ok(
            pave_adjacency_create(&(pave_adjacency_def){.graph = graph}, NULL, &turned, NULL));
        assert_memory_equal(turned->border, made.adjacency->border,
                            ((size_t)graph->node_count / 64 + 1) * sizeof *turned->border);
        assert_int_equal(turned->outer_arc, moved[made.adjacency->outer_arc]);
        pave_adjacency_destroy(turned);
        fixture_free(&made);
    }
}

TEST(arcs_are_found_and_cut)
{
    fixture made = whole_board();
    const pave_graph *graph = made.graph;
    for (int32_t a = 0; a < TILES; a++)
        for (int32_t b = 0; b < TILES; b++) {
            int32_t expected = -1, arc = pave_adjacency_find(made.adjacency, a, b);
            for (int32_t at = graph->start[a]; at < graph->start[a + 1]; at++)
                if (graph->to[at] == b) expected = at;
            assert_int_equal(arc, expected);
            if (arc < 0) continue;
            bool both = pave_adjacency_is_border(made.adjacency, a) &&
                        pave_adjacency_is_border(made.adjacency, b);
            assert_int_equal(pave_adjacency_set_cut(made.adjacency, arc, true),
                             both ? PAVE_RANGE : PAVE_OK);
            assert_true(pave_adjacency_is_cut(made.adjacency, arc) == !both &&
                        pave_adjacency_is_cut(made.adjacency, graph->twin[arc]) == !both);
            assert_int_equal(pave_adjacency_degree(made.adjacency, a),
                             graph->start[a + 1] - graph->start[a] - !both);
            assert_int_equal(pave_adjacency_set_cut(made.adjacency, arc, false),
                             both ? PAVE_RANGE : PAVE_OK);
            assert_false(pave_adjacency_is_cut(made.adjacency, arc));
        }
    for (int32_t arc = graph->start[MIDDLE], k = 0; k < 6; k++) { // in order, until no edge is left
        assert_int_equal(pave_adjacency_successor(made.adjacency, arc + k),
                         k < 5 ? arc + k + 1 : arc + k);
        (void)pave_adjacency_set_cut(made.adjacency, arc + k, true);
        assert_int_equal(pave_adjacency_successor(made.adjacency, arc + k),
                         k < 5 ? arc + k + 1 : -1);
    }
    fixture_free(&made);
}

int main(void) { return run_all_tests(NULL, NULL); }
