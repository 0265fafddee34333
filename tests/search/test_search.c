/// tests/search/test_search.c: fields and fields of movement against slow searches that are written
/// as the definitions read.
#include <pave/search.h>

#include "../test.h"
#include "search_fixture.h"

// ---- Slow searches ------------------------------------------------------------------------------

#define FAR_AWAY INT64_MAX

/// Distances by R. Bellman, "On a routing problem", 1958: every arc over and over until nothing
/// changes.
static void relax_all(const pave_graph *graph, const pave_costs *costs, const int32_t *sources,
                      int32_t count, int64_t *out)
{
    for (int32_t i = 0; i < graph->node_count; i++) out[i] = FAR_AWAY;
    for (int32_t i = 0; i < count; i++) out[sources[i]] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t node = 0; node < graph->node_count; node++) {
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
                int64_t step = fixture_step(costs, arc, graph->to[arc]);
                if (out[node] == FAR_AWAY || step < 0 || out[node] + step >= out[graph->to[arc]])
                    continue;
                out[graph->to[arc]] = out[node] + step;
                changed = true;
            }
        }
    }
}

/// The arcs by which nodes are reached, as pave_search_field states it: a plain list, searched
/// through for the next node.
static void reach_in_order(const pave_graph *graph, const pave_costs *costs, const int32_t *sources,
                           int32_t count, int32_t *from)
{
    int32_t n = graph->node_count, number = 0;
    int64_t *total = malloc((size_t)n * sizeof *total);
    int32_t *found = malloc((size_t)n * sizeof *found);
    bool *done = calloc((size_t)n, sizeof *done);
    for (int32_t i = 0; i < n; i++) total[i] = FAR_AWAY, from[i] = -1;
    for (int32_t i = 0; i < count; i++) {
        if (total[sources[i]] == 0) continue;
        total[sources[i]] = 0;
        found[sources[i]] = number++;
    }
    for (;;) {
        int32_t next = -1;
        for (int32_t i = 0; i < n; i++) {
            if (done[i] || total[i] == FAR_AWAY) continue;
            if (next < 0 || total[i] < total[next] ||
                (total[i] == total[next] && found[i] < found[next]))
                next = i;
        }
        if (next < 0) break;
        done[next] = true;
        for (int32_t arc = graph->start[next]; arc < graph->start[next + 1]; arc++) {
            int32_t to = graph->to[arc];
            int64_t step = fixture_step(costs, arc, to);
            if (step < 0 || total[next] + step >= total[to]) continue;
            total[to] = total[next] + step;
            found[to] = number++;
            from[to] = next;
        }
    }
    free(total);
    free(found);
    free(done);
}

// ---- Every window, every kind of costs ----------------------------------------------------------

typedef struct ground {
    const char *name;
    pave_window *window;
    pave_mask *walls;
    pave_graph *graph;
    pave_search *search;
    pave_costs costs;
    uint32_t *state;
    int32_t *distances, *from, *nodes; ///< room for one number a node
} ground;

static void with_ground(const fixture_shape *shape, pave_contact contact, int kind, uint32_t *state,
                        void (*check)(ground *))
{
    ground g = {.name = shape->name, .state = state};
    g.window = fixture_window(shape, fixture_tiling(shape->grid));
    assert_non_null(g.window);
    g.walls = fixture_walls(g.window, 15, 5, state);
    pave_graph_def def = {.window = g.window,
                          .walls = g.walls,
                          .contact = contact,
                          .no_twins = fixture_chance(state, 50)};
    assert_ok(pave_graph_create(&def, NULL, &g.graph, NULL));
    assert_ok(pave_search_create(&(pave_ground){.graph = g.graph}, NULL, &g.search, NULL));
    fixture_costs costs = fixture_costs_of(g.graph, kind, state);
    g.costs = costs.costs;
    g.distances = malloc((size_t)g.graph->node_count * sizeof(int32_t));
    g.from = malloc((size_t)g.graph->node_count * sizeof(int32_t));
    g.nodes = malloc((size_t)g.graph->node_count * sizeof(int32_t));
    check(&g);
    free(g.distances);
    free(g.from);
    free(g.nodes);
    fixture_costs_release(&costs);
    pave_search_destroy(g.search);
    pave_graph_destroy(g.graph);
    pave_mask_destroy(g.walls);
    pave_window_destroy(g.window);
}

static void with_every_ground(void (*check)(ground *))
{
    uint32_t state = 20261120;
    for (int i = 0; i < FIXTURE_SHAPES; i++)
        for (int kind = 0; kind < FIXTURE_COSTS; kind++)
            for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++)
                with_ground(&fixture_shapes[i], (pave_contact)contact, kind, &state, check);
}

static int32_t any_node(const ground *g)
{
    return (int32_t)(fixture_random(g->state) % (uint32_t)g->graph->node_count);
}

// ---- Fields -------------------------------------------------------------------------------------

/// The way down leads from node to node by steps that cost what the distance falls, and ends in a
/// source.
static void check_way_down(const ground *g, int32_t node)
{
    int32_t at = node, i = 0;
    int64_t count, length;
    pave_result result = pave_search_field_path(g->search, g->distances, g->from, node, g->nodes,
                                                g->graph->node_count, &count);
    if (g->distances[node] == PAVE_FAR) {
        assert_int_equal(result, PAVE_NOT_FOUND);
        return;
    }
    assert_ok(result);
    for (; g->from[at] >= 0; at = g->from[at], i++) assert_int_equal(g->nodes[i], at);
    assert_int_equal(g->nodes[i], at);
    assert_int_equal(count, i + 1);
    assert_int_equal(g->distances[at], 0);
    g->nodes[0] = -7;
    assert_int_equal(pave_search_field_path(g->search, g->distances, g->from, node, g->nodes,
                                            count - 1, &length),
                     PAVE_CAPACITY);
    assert_int_equal(length, count);
    assert_int_equal(g->nodes[0], -7);
    assert_ok(
        pave_search_field_path(g->search, g->distances, g->from, node, g->nodes, count, &length));
    assert_true(length == count && g->nodes[0] == node);
}

static void check_field(ground *g)
{
    int32_t sources[3], n = g->graph->node_count;
    int64_t *expected = malloc((size_t)n * sizeof *expected);
    int32_t *expected_from = malloc((size_t)n * sizeof *expected_from);
    for (int i = 0; i < 3; i++) sources[i] = any_node(g);
    sources[2] = fixture_chance(g->state, 30) ? sources[0] : sources[2];
    for (int32_t count = 0; count <= 3; count++) {
        relax_all(g->graph, &g->costs, sources, count, expected);
        reach_in_order(g->graph, &g->costs, sources, count, expected_from);
        assert_ok(pave_search_field(g->search, sources, count, &g->costs, g->distances, NULL));
        for (int32_t i = 0; i < n; i++) {
            if (g->distances[i] != (expected[i] == FAR_AWAY ? PAVE_FAR : expected[i]))
                fail_msg("%s: distance of %d", g->name, (int)i);
        }
        assert_ok(pave_search_field(g->search, sources, count, &g->costs, g->distances, g->from));
        assert_memory_equal(g->from, expected_from, (size_t)n * sizeof *expected_from);
        for (int32_t i = 0; i < n; i++) {
            if (g->distances[i] != (expected[i] == FAR_AWAY ? PAVE_FAR : expected[i]))
                fail_msg("%s: distance of %d, with arcs", g->name, (int)i);
            check_way_down(g, i);
        }
    }
    free(expected);
    free(expected_from);
}

TEST(fields_agree_with_bellman) { with_every_ground(check_field); }

/// Without arcs, the way down goes to the least neighbour, the first of them, and is as long as the
/// distance.
static void check_plain_way_down(ground *g)
{
    int32_t source = any_node(g);
    int64_t count;
    assert_ok(pave_search_field(g->search, &source, 1, NULL, g->distances, NULL));
    for (int32_t node = 0; node < g->graph->node_count; node++) {
        if (g->distances[node] == PAVE_FAR) continue;
        assert_ok(pave_search_field_path(g->search, g->distances, NULL, node, g->nodes,
                                         g->graph->node_count, &count));
        assert_int_equal(count, g->distances[node] + 1);
        assert_int_equal(g->nodes[0], node);
        assert_int_equal(g->nodes[count - 1], source);
        for (int32_t i = 0; i + 1 < count; i++) {
            int32_t first = -1;
            for (int32_t arc = g->graph->start[g->nodes[i]];
                 arc < g->graph->start[g->nodes[i] + 1] && first < 0; arc++)
                if (g->distances[g->graph->to[arc]] == g->distances[g->nodes[i]] - 1)
                    first = g->graph->to[arc];
            assert_int_equal(g->nodes[i + 1], first);
        }
    }
}

TEST(ways_down_need_no_arcs) { with_every_ground(check_plain_way_down); }

// ---- Grounds ------------------------------------------------------------------------------------

/// All answers of two searches from a node, with the same costs.
static void check_alike(const char *name, pave_search *one, pave_search *two,
                        const pave_costs *costs, int32_t n, int32_t a, int32_t b)
{
    enum { MOST = 4096 };
    static int32_t distances[2][MOST], from[2][MOST], nodes[2][MOST];
    static pave_reached reached[2][MOST];
    pave_search *searches[2] = {one, two};
    pave_result results[2][6];
    pave_path paths[2] = {{0, 0}, {0, 0}};
    int64_t count[2], down[2], plain[2];
    assert_true(n <= MOST);
    for (int i = 0; i < 2; i++) {
        pave_search *search = searches[i];
        memset(nodes[i], 0, sizeof nodes[i]);
        memset(reached[i], 0, sizeof reached[i]);
        results[i][0] = pave_search_field(search, &a, 1, costs, distances[i], from[i]);
        results[i][1] = pave_search_path(search, a, b, costs, nodes[i], MOST / 4, &paths[i]);
        results[i][2] = pave_search_reach(search, a, 9, costs, reached[i], MOST, &count[i]);
        results[i][3] = pave_search_field_path(search, distances[i], from[i], b,
                                               nodes[i] + MOST / 4, MOST / 4, &down[i]);
        results[i][4] = pave_search_field_path(search, distances[i], NULL, b, nodes[i] + MOST / 2,
                                               MOST / 4, &plain[i]);
        results[i][5] = pave_search_field(search, &b, 1, costs, distances[i], NULL);
    }
    if (memcmp(results[0], results[1], sizeof results[0]) != 0 ||
        memcmp(distances[0], distances[1], (size_t)n * sizeof(int32_t)) != 0 ||
        memcmp(from[0], from[1], (size_t)n * sizeof(int32_t)) != 0 ||
        memcmp(nodes[0], nodes[1], sizeof nodes[0]) != 0 ||
        memcmp(reached[0], reached[1], sizeof reached[0]) != 0 ||
        paths[0].count != paths[1].count || paths[0].cost != paths[1].cost ||
        count[0] != count[1] || down[0] != down[1] || plain[0] != plain[1])
        fail_msg("%s: a window and its graph differ from %d to %d", name, (int)a, (int)b);
}

TEST(windows_and_graphs_answer_alike)
{
    uint32_t words = 77;
    for (int i = 0; i < FIXTURE_SHAPES; i++)
        for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++) {
            const fixture_shape *shape = &fixture_shapes[i];
            pave_window *window = fixture_window(shape, fixture_tiling(shape->grid));
            pave_graph_def def = {.window = window, .contact = (pave_contact)contact};
            pave_ground whole = {.window = window, .contact = (pave_contact)contact};
            pave_graph *graph;
            pave_search *one, *two;
            assert_ok(pave_graph_create(&def, NULL, &graph, NULL));
            assert_ok(pave_search_create(&(pave_ground){.graph = graph}, NULL, &one, NULL));
            assert_ok(pave_search_create(&whole, NULL, &two, NULL));
            int32_t n = graph->node_count;
            for (int kind = 0; kind < FIXTURE_COSTS; kind++) {
                fixture_costs costs = fixture_costs_of(graph, kind, &words);
                int32_t *cross = costs.cross;
                costs.costs.cross = NULL;
                for (int round = 0; round < 3; round++)
                    check_alike(shape->name, one, two, &costs.costs, n,
                                (int32_t)(fixture_random(&words) % (uint32_t)n),
                                (int32_t)(fixture_random(&words) % (uint32_t)n));
                costs.cross = cross;
                fixture_costs_release(&costs);
            }
            pave_search_destroy(two);
            pave_search_destroy(one);
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

/// A window has no arcs, so nothing can cost by arc.
TEST(costs_of_arcs_need_a_graph)
{
    pave_window_def def = {.width = 4, .height = 1};
    pave_window *window;
    pave_search *search;
    const int32_t cross[6] = {0};
    const pave_costs costs = {.cross = cross};
    int32_t distances[4] = {-7}, nodes[4], source = 0;
    pave_reached reached[4];
    pave_path path;
    int64_t count;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    pave_ground whole = pave_ground_of_window(window);
    assert_ok(pave_search_create(&whole, NULL, &search, NULL));
    assert_int_equal(pave_search_field(search, &source, 1, &costs, distances, NULL),
                     PAVE_UNSUPPORTED);
    assert_int_equal(distances[0], -7);
    assert_int_equal(pave_search_path(search, 0, 3, &costs, nodes, 4, &path), PAVE_UNSUPPORTED);
    assert_int_equal(pave_search_reach(search, 0, 3, &costs, reached, 4, &count), PAVE_UNSUPPORTED);
    assert_ok(pave_search_path(search, 0, 3, NULL, nodes, 4, &path));
    assert_true(path.count == 4 && path.cost == 3); // exactly enough room
    pave_search_destroy(search);
    pave_window_destroy(window);
}

// ---- Movement -----------------------------------------------------------------------------------

static void check_reach(ground *g)
{
    static const int32_t budgets[] = {-1, 0, 1, 2, 5, 1000, 5000000, INT32_MAX};
    int32_t n = g->graph->node_count, a = any_node(g);
    pave_reached *reached = malloc((size_t)n * sizeof *reached);
    int64_t count, need;
    int64_t *expected = malloc((size_t)n * sizeof *expected);
    relax_all(g->graph, &g->costs, &a, 1, expected);
    for (size_t b = 0; b < sizeof budgets / sizeof budgets[0]; b++) {
        int32_t within = 0;
        assert_ok(pave_search_reach(g->search, a, budgets[b], &g->costs, reached, n, &count));
        for (int32_t i = 0; i < n; i++)
            within += expected[i] <= budgets[b] && expected[i] < PAVE_FAR;
        assert_int_equal(count, within);
        for (int32_t i = 0; i < count; i++) {
            assert_int_equal(reached[i].cost, expected[reached[i].node]);
            if (i > 0)
                assert_true(reached[i - 1].cost < reached[i].cost ||
                            (reached[i - 1].cost == reached[i].cost &&
                             reached[i - 1].node < reached[i].node));
        }
        if (count == 0) continue;
        assert_true(reached[0].node == a || reached[0].cost == 0);
        reached[0].node = -7;
        assert_int_equal(
            pave_search_reach(g->search, a, budgets[b], &g->costs, reached, count - 1, &need),
            PAVE_CAPACITY);
        assert_int_equal(need, count);
        assert_int_equal(reached[0].node, -7);
        assert_ok(pave_search_reach(g->search, a, budgets[b], &g->costs, reached, count, &need));
    }
    free(reached);
    free(expected);
}

TEST(movement_is_the_field_cut_off) { with_every_ground(check_reach); }

// ---- Totals that are too large ------------------------------------------------------------------

/// A row of `n` squares.
static void make_row(int32_t n, pave_window **window, pave_graph **graph, pave_search **search)
{
    pave_window_def window_def = {.width = n, .height = 1};
    assert_ok(pave_window_create(&window_def, NULL, window, NULL));
    pave_graph_def graph_def = {.window = *window};
    assert_ok(pave_graph_create(&graph_def, NULL, graph, NULL));
    assert_ok(pave_search_create(&(pave_ground){.graph = *graph}, NULL, search, NULL));
}

TEST(large_totals_are_told)
{
    pave_window *window;
    pave_graph *graph;
    pave_search *search;
    int32_t distances[4], from[4], out[4], source = 0, both[2] = {0, 3};
    int32_t enter[4] = {-5, INT32_MAX - 2, 1, 1};
    pave_reached reached[4];
    pave_path path;
    int64_t count;
    pave_costs costs = {.enter = enter};
    make_row(4, &window, &graph, &search);
    assert_int_equal(pave_search_field(search, &source, 1, &costs, distances, from),
                     PAVE_RANGE); // the last one would be INT32_MAX
    assert_ok(pave_search_path(search, 0, 2, &costs, out, 4, &path));
    assert_int_equal(path.cost, INT32_MAX - 1);
    assert_int_equal(pave_search_path(search, 0, 3, &costs, out, 4, &path), PAVE_RANGE);
    assert_ok(pave_search_field(search, both, 2, &costs, distances,
                                from)); // no path takes the expensive way
    assert_int_equal(distances[2], 1);
    assert_int_equal(distances[1], INT32_MAX - 2);
    assert_ok(pave_search_reach(search, 0, INT32_MAX, &costs, reached, 4, &count));
    assert_int_equal(count,
                     3); // the last one would cost INT32_MAX, which is PAVE_FAR: never reached
    assert_int_equal(reached[2].cost, INT32_MAX - 1);
    enter[3] = -1;
    assert_ok(pave_search_field(search, &source, 1, &costs, distances, from)); // closed, not far
    assert_int_equal(distances[3], PAVE_FAR);
    enter[1] = enter[2] = INT32_MAX;
    assert_int_equal(pave_search_field(search, &source, 1, &costs, distances, from), PAVE_RANGE);
    assert_int_equal(pave_search_path(search, 0, 3, &costs, out, 4, &path), PAVE_NOT_FOUND);
    assert_int_equal(path.count, 0);
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

/// Costs of every size, so that the ring of buckets is passed many
/// times.
TEST(long_ways_keep_their_order)
{
    enum { N = 5000 };
    pave_window *window;
    pave_graph *graph;
    pave_search *search;
    static int32_t distances[N], enter[N];
    int32_t source = 0;
    int64_t total = 0;
    uint32_t words = 5;
    make_row(N, &window, &graph, &search);
    for (int32_t i = 0; i < N; i++)
        enter[i] = (int32_t)(fixture_random(&words) >> (12 + fixture_random(&words) % 20));
    pave_costs costs = {.enter = enter};
    assert_ok(pave_search_field(search, &source, 1, &costs, distances, NULL));
    for (int32_t i = 1; i < N; i++) assert_int_equal(distances[i], total += enter[i]);
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

/// A graph without nodes, and nothing to release.
TEST(nothing_is_searched)
{
    pave_window *window;
    pave_graph *graph;
    pave_search *search;
    make_row(0, &window, &graph, &search);
    assert_ok(pave_search_field(search, NULL, 0, NULL, NULL, NULL));
    pave_search_destroy(search);
    pave_search_destroy(NULL);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

/// A source is one, however often it is named.
TEST(sources_may_be_many)
{
    enum { TIMES = 100000 };
    pave_window *window;
    pave_graph *graph;
    pave_search *search;
    static int32_t sources[TIMES];
    int32_t distances[4], enter[4] = {1, 1, 1, 1};
    pave_costs costs = {.enter = enter};
    make_row(4, &window, &graph, &search);
    for (int32_t i = 0; i < TIMES; i++) sources[i] = i % 2;
    for (int with_costs = 0; with_costs < 2; with_costs++) {
        assert_ok(
            pave_search_field(search, sources, TIMES, with_costs ? &costs : NULL, distances, NULL));
        for (int32_t i = 0; i < 4; i++) assert_int_equal(distances[i], i < 2 ? 0 : i - 1);
    }
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

// ---- What is not a field, and no memory
// ------------------------------------------------------------

TEST(a_broken_field_is_told)
{
    pave_window *window;
    pave_graph *graph;
    pave_search *search;
    int32_t distances[4] = {0, 1, 2, 3}, from[4], out[4], source = 0;
    int64_t count;
    make_row(4, &window, &graph, &search);
    assert_ok(pave_search_field(search, &source, 1, NULL, distances, from));
    assert_ok(
        pave_search_field_path(search, distances, from, 3, out, 4, &count)); // through all nodes
    assert_int_equal(count, 4);
    from[2] = 3;
    assert_int_equal(pave_search_field_path(search, distances, from, 3, out, 4, &count),
                     PAVE_INVALID); // around in a circle
    from[2] = 1000;
    assert_int_equal(pave_search_field_path(search, distances, from, 3, out, 4, &count),
                     PAVE_INVALID);
    distances[0] = 1;
    assert_int_equal(pave_search_field_path(search, distances, NULL, 3, out, 4, &count),
                     PAVE_INVALID); // a hollow that is not a source
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

TEST(no_memory_is_told)
{
    enum { SIDE = 30, N = SIDE * SIDE };
    static int32_t distances[N], out[N], enter[N];
    static pave_reached reached[N];
    pave_window_def window_def = {.width = SIDE, .height = SIDE};
    pave_window *window;
    pave_graph *graph;
    uint32_t words = 9;
    int32_t source = 0;
    int64_t count;
    pave_path way;
    int fields = 0, reaches = 0;
    assert_ok(pave_window_create(&window_def, NULL, &window, NULL));
    pave_graph_def graph_def = {.window = window};
    assert_ok(pave_graph_create(&graph_def, NULL, &graph, NULL));
    for (int32_t i = 0; i < N; i++) enter[i] = (int32_t)(fixture_random(&words) % 100000);
    pave_costs costs = {.enter = enter};
    for (int64_t fail_at = 0; fail_at < 40; fail_at++) {
        failing memory = {.fail_at = fail_at};
        pave_allocator allocator = failing_allocator(&memory);
        pave_search *search;
        pave_ground whole =
            fail_at % 2 ? pave_ground_of_window(window) : pave_ground_of_graph(graph);
        if (pave_search_create(&whole, &allocator, &search, NULL) == PAVE_OK) {
            pave_result field = pave_search_field(search, &source, 1, &costs, distances, NULL);
            fields += field == PAVE_NO_MEMORY;
            pave_result path = pave_search_path(search, 0, N - 1, &costs, out, N, &way);
            if (path == PAVE_OK && field == PAVE_OK) assert_int_equal(way.cost, distances[N - 1]);
            reaches +=
                pave_search_reach(search, 0, 200000, &costs, reached, N, &count) == PAVE_NO_MEMORY;
            memory.fail_at = -1; // and all goes well afterwards
            assert_ok(pave_search_field(search, &source, 1, &costs, distances, NULL));
            assert_ok(pave_search_path(search, 0, N - 1, &costs, out, N, &way));
            assert_int_equal(way.cost, distances[N - 1]);
            assert_ok(pave_search_reach(search, 0, 200000, &costs, reached, N, &count));
            pave_search_destroy(search);
        } else {
            assert_null(search);
        }
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
    }
    assert_true(fields >= 2 && reaches >= 1);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
