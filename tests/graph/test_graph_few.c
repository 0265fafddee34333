/// tests/graph/test_graph_few.c: few colours on graphs of territories: proper always, at most six
/// in the plane and seven on tori, four by search.
#include "../region/territory_cases.h"
#include "../test.h"

enum { NODES_MAX = 4000 };

static int32_t colors[NODES_MAX + 1];

/// The number of colours; fails where two neighbours have the same colour, or a colour is not below
/// the count.
static int32_t color(const pave_graph *graph, int32_t wanted, int64_t steps)
{
    int32_t count = -1, most = -1;
    assert_true(graph->node_count <= NODES_MAX);
    for (int32_t i = 0; i <= NODES_MAX; i++) colors[i] = -77;
    assert_ok(pave_graph_color_few(graph, wanted, steps, NULL, colors, &count));
    for (int32_t node = 0; node < graph->node_count; node++) {
        assert_true(colors[node] >= 0 && colors[node] < count);
        if (colors[node] > most) most = colors[node];
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (colors[graph->to[arc]] == colors[node])
                fail_msg("nodes %d and %d are both of colour %d", (int)node, (int)graph->to[arc],
                         (int)colors[node]);
    }
    assert_int_equal(most + 1, count);
    assert_int_equal(colors[graph->node_count], -77);
    return count;
}

/// The graph of random territories: all of its cells belong to territories.
static pave_graph *random_map(const pave_window_def *def, int32_t seed, uint32_t kinds, int rounds)
{
    static int32_t labels[NODES_MAX];
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    pave_territories *territories = NULL;
    assert_ok(pave_window_create(def, NULL, &window, NULL));
    pave_graph *cells = case_graph(window, NULL, PAVE_CONTACT_EDGE);
    assert_true(cells->node_count <= NODES_MAX);
    case_labels(cells, seed, 0, kinds, rounds, labels);
    pave_territory_def what = {.ground = pave_ground_of_window(window), .labels = labels};
    assert_ok(pave_territories_create(&what, NULL, NULL, &territories, NULL));
    assert_ok(pave_territories_graph(territories, NULL, &graph, NULL));
    pave_territories_destroy(territories);
    pave_graph_destroy(cells);
    pave_window_destroy(window);
    return graph;
}

/// Some with few labels, so that graphs have hubs; some where every cell is its own.
TEST(maps_in_the_plane)
{
    int32_t counts[8] = {0}, found[8] = {0};
    for (int32_t seed = 0; seed < 3000; seed++) {
        pave_window_def defs[] = {
            {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 4 + seed % 9},
            {.width = 10 + seed % 20, .height = 10 + seed % 13},
            {.tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_HEXAGON, .radius = 4 + seed % 6}};
        pave_graph *graph = random_map(&defs[seed % 3], seed,
                                       seed % 7 ? 2 + (uint32_t)seed % 12 : 1000, seed % 5 * 2);
        int32_t quick = color(graph, 0, 0), slow = color(graph, 4, 200000);
        assert_true(quick <= 6);
        assert_true(slow <= 4);
        counts[quick]++;
        found[slow]++;
        pave_graph_destroy(graph);
    }
    print_message("planar maps by colours: 4 of %d, 5 of %d, 6 of %d; with the search: 2 of %d, 3 "
                  "of %d, 4 of %d\n",
                  (int)counts[4], (int)counts[5], (int)counts[6], (int)found[2], (int)found[3],
                  (int)found[4]);
    assert_true(counts[5] + counts[6] > 50); // else nothing was searched
}

TEST(maps_on_tori)
{
    for (int32_t seed = 0; seed < 1000; seed++) {
        pave_window_def defs[] = {{.tiling = pave_tiling_hex(),
                                   .shape = PAVE_WINDOW_HEXAGON,
                                   .radius = 3 + seed % 9,
                                   .wrap = true},
                                  {.width = 10 + seed % 20, .height = 10 + seed % 13, .wrap = true},
                                  {.tiling = pave_tiling_tri(),
                                   .shape = PAVE_WINDOW_HEXAGON,
                                   .radius = 4 + seed % 6,
                                   .wrap = true}};
        pave_graph *graph = random_map(&defs[seed % 3], seed,
                                       seed % 7 ? 2 + (uint32_t)seed % 12 : 1000, seed % 5 * 2);
        assert_true(color(graph, 0, 0) <= 7);
        assert_true(color(graph, 0, 100000) <= 5); // these are not the hard ones
        pave_graph_destroy(graph);
    }
    // Seven hexagons that all touch each other.
    pave_window_def seven = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 1, .wrap = true};
    pave_graph *graph = random_map(&seven, 1, 1000000, 0);
    assert_int_equal(graph->node_count, 7);
    assert_int_equal(color(graph, 0, 0), 7);
    assert_int_equal(color(graph, 0, 10000), 7);
    assert_int_equal(color(graph, 7, 10000), 7);
    pave_graph_destroy(graph);
}

/// The search of D. Brélaz in its simplest form: colours what is left with k colours.
static bool can_be_colored(const pave_graph *graph, int32_t used, int32_t k, int32_t *exact)
{
    int32_t next = -1, most = -1, most_arcs = -1;
    for (int32_t node = 0; node < graph->node_count; node++) {
        uint64_t near = 0;
        int32_t distinct = 0, arcs = graph->start[node + 1] - graph->start[node];
        if (exact[node] >= 0) continue;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (exact[graph->to[arc]] >= 0) near |= UINT64_C(1) << exact[graph->to[arc]];
        for (; near; near &= near - 1) distinct++;
        if (distinct < most || (distinct == most && arcs <= most_arcs)) continue;
        next = node;
        most = distinct;
        most_arcs = arcs;
    }
    if (next < 0) return true;
    for (int32_t color = 0; color < k && color <= used; color++) {
        bool free_color = true;
        for (int32_t arc = graph->start[next]; arc < graph->start[next + 1]; arc++)
            if (exact[graph->to[arc]] == color) free_color = false;
        if (!free_color) continue;
        exact[next] = color;
        if (can_be_colored(graph, color == used ? used + 1 : used, k, exact)) return true;
        exact[next] = -1;
    }
    return false;
}

/// Whether so many colours are enough is known exactly for small graphs.
TEST(against_the_exact)
{
    int32_t exact[NODES_MAX];
    for (int32_t seed = 0; seed < 400; seed++) {
        pave_window_def def = {
            .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 2 + seed % 4};
        pave_graph *graph = random_map(&def, seed, 2 + (uint32_t)seed % 9, seed % 4);
        int32_t count = 1;
        for (int32_t i = 0; i < graph->node_count; i++) exact[i] = -1;
        while (!can_be_colored(graph, 0, count, exact)) count++;
        assert_true(color(graph, 0, 0) >= count);
        assert_int_equal(color(graph, count, 100000), count);
        if (count > 1) assert_true(color(graph, count - 1, 3000) >= count);
        pave_graph_destroy(graph);
    }
}

/// Steps that run out, at any moment, leave a proper colouring that is no worse.
TEST(steps_run_out)
{
    pave_window_def def = {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 12};
    for (int32_t seed = 0; seed < 12; seed++) {
        pave_graph *graph = random_map(&def, seed, 6, 2);
        int32_t most = color(graph, 0, 0), least = color(graph, 0, 1000000);
        assert_true(least <= 4);
        for (int64_t steps = 1; steps < 600; steps += 1 + steps / 20)
            assert_true(color(graph, 3, steps) <= most && color(graph, 4, steps) <= most);
        pave_graph_destroy(graph);
    }
}

TEST(small_graphs)
{
    static const pave_vec2 places[] = {{0, 0}, {1, 0}, {0, 1}};
    static const int32_t edges[][2] = {{0, 1}, {1, 2}, {2, 0}};
    for (int32_t nodes = 0; nodes <= 3; nodes++) {
        pave_graph *graph = NULL;
        int32_t edge_count = nodes == 3 ? 3 : nodes == 2 ? 1 : 0, few[4];
        assert_ok(pave_graph_create_from_edges(&(pave_edges_def){nodes, places, edge_count, edges},
                                               NULL, &graph, NULL));
        assert_int_equal(color(graph, 0, 100), nodes);
        assert_int_equal(color(graph, 1, 100), nodes);
        assert_int_equal(color(graph, INT32_MAX, INT64_MAX), nodes);
        assert_ok(pave_graph_color_few(graph, 2, 10, NULL, few, NULL));
        pave_graph_destroy(graph);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
