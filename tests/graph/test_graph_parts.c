/// tests/graph/test_graph_parts.c: components against flood fill, bridges and articulation points
/// against removing them, spanning trees against Prim's and against breadth-first distances,
/// colourings against trying all.
#include "../sparse.h"
#include "../test.h"
#include "graph_cases.h"

enum { NODES_MAX = 1000, ARCS_MAX = 12000 };

// ---- Flood fill ---------------------------------------------------------------------------------

/// Labels the connected components without a node and an arc with its twin (-1: nothing is
/// removed). Returns their count.
static int32_t flood(const pave_graph *graph, int32_t without_node, int32_t without_arc,
                     int32_t *labels)
{
    static int32_t stack[NODES_MAX];
    int32_t pieces = 0;
    assert_true(graph->node_count <= NODES_MAX && graph->arc_count <= ARCS_MAX);
    for (int32_t node = 0; node < graph->node_count; node++) labels[node] = -1;
    for (int32_t root = 0; root < graph->node_count; root++) {
        if (labels[root] >= 0 || root == without_node) continue;
        int32_t depth = 0;
        labels[root] = pieces;
        stack[depth++] = root;
        while (depth > 0) {
            int32_t node = stack[--depth];
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
                int32_t to = graph->to[arc];
                if (labels[to] >= 0 || to == without_node) continue;
                if (without_arc >= 0 && (arc == without_arc || arc == graph->twin[without_arc]))
                    continue;
                labels[to] = pieces;
                stack[depth++] = to;
            }
        }
        pieces++;
    }
    return pieces;
}

static void for_each_graph(void (*check)(int number, const pave_graph *graph), uint32_t cells,
                           uint32_t sides)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++) {
            pave_window *window = case_window(number);
            pave_mask *mask = case_mask(window, number, cells, sides);
            pave_graph *graph =
                case_graph(window, mask, contact ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE);
            check(number, graph);
            pave_graph_destroy(graph);
            pave_mask_destroy(mask);
            pave_window_destroy(window);
        }
}

static void check_components(int number, const pave_graph *graph)
{
    static int32_t labels[NODES_MAX], expected[NODES_MAX];
    int32_t count = -1, pieces = flood(graph, -1, -1, expected);
    assert_ok(pave_graph_components(graph, labels, &count));
    assert_int_equal(count, pieces);
    for (int32_t node = 0; node < graph->node_count; node++)
        if (labels[node] != expected[node])
            fail_msg("case %d: node %d is in %d, not %d", number, (int)node, (int)labels[node],
                     (int)expected[node]);
    assert_ok(pave_graph_components(graph, labels, NULL));
}

TEST(components_are_floods)
{
    for_each_graph(check_components, 0, 0);
    for_each_graph(check_components, 35, 0);
    for_each_graph(check_components, 20, 60);
}

// ---- Cuts ---------------------------------------------------------------------------------------

static void check_cuts(int number, const pave_graph *graph)
{
    static int32_t out[ARCS_MAX], labels[NODES_MAX];
    int32_t pieces = flood(graph, -1, -1, labels);
    int64_t found = 0;
    int64_t count = -1;
    if (graph->node_count > 200) return; // taking each away in turn
    assert_ok(pave_graph_bridges(graph, NULL, out, ARCS_MAX, &count));
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        bool bridge = arc < graph->twin[arc] && flood(graph, -1, arc, labels) > pieces;
        if (bridge != (found < count && out[found] == arc))
            fail_msg("case %d: arc %d %s a bridge", number, (int)arc, bridge ? "is" : "is not");
        found += bridge;
    }
    assert_int_equal(found, count);
    if (count > 0) { // one too few writes nothing, exactly enough all
        int32_t first = count > 1 ? out[0] : -7, last = out[count - 1];
        out[count - 1] = -7;
        assert_int_equal(pave_graph_bridges(graph, NULL, out, count - 1, &found), PAVE_CAPACITY);
        assert_true(found == count && out[0] == first && out[count - 1] == -7);
        assert_ok(pave_graph_bridges(graph, NULL, out, count, &found));
        assert_true(found == count && out[count - 1] == last);
    }
    assert_ok(pave_graph_articulation_points(graph, NULL, out, ARCS_MAX, &count));
    found = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        bool lone = graph->start[node] == graph->start[node + 1],
             cut = flood(graph, node, -1, labels) > pieces - lone;
        if (cut != (found < count && out[found] == node))
            fail_msg("case %d: node %d %s an articulation point", number, (int)node,
                     cut ? "is" : "is not");
        found += cut;
    }
    assert_int_equal(found, count);
}

TEST(cuts_are_what_parts)
{
    for_each_graph(check_cuts, 0, 0);
    for_each_graph(check_cuts, 35, 0);
    for_each_graph(check_cuts, 10, 70);
}

/// A path as long as this would end a recursion.
TEST(a_long_path)
{
    enum { LONG = 1000000 / SPARSE(4) };
    pave_window *window = NULL;
    assert_ok(
        pave_window_create(&(pave_window_def){.width = LONG, .height = 1}, NULL, &window, NULL));
    pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
    int32_t *out = malloc(LONG * sizeof *out), colors = 0;
    int64_t count = 0;
    assert_ok(pave_graph_bridges(graph, NULL, out, LONG, &count));
    assert_int_equal(count, LONG - 1);
    assert_ok(pave_graph_articulation_points(graph, NULL, out, LONG, &count));
    assert_int_equal(count, LONG - 2);
    assert_true(out[0] == 1 && out[LONG - 3] == LONG - 2);
    assert_ok(pave_graph_color_greedy(graph, NULL, out, &colors));
    assert_int_equal(colors, 2);
    free(out);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

// ---- Trees --------------------------------------------------------------------------------------

static int32_t weights[ARCS_MAX];

static void draw_weights(const pave_graph *graph)
{
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        int32_t lower = arc < graph->twin[arc] ? arc : graph->twin[arc];
        weights[arc] = (int32_t)(case_word(lower, 5, 0) % 20) - 5;
    }
}

/// The least sum of all trees, by R. Prim's "Shortest Connection Networks and Some
/// Generalizations", 1957.
static int64_t prim(const pave_graph *graph)
{
    static int64_t best[NODES_MAX];
    static bool done[NODES_MAX];
    int64_t sum = 0;
    for (int32_t node = 0; node < graph->node_count; node++)
        best[node] = INT64_MAX, done[node] = false;
    for (int32_t turn = 0; turn < graph->node_count; turn++) {
        int32_t next = -1;
        for (int32_t node = 0; node < graph->node_count; node++)
            if (!done[node] && (next < 0 || best[node] < best[next])) next = node;
        done[next] = true;
        if (best[next] != INT64_MAX) sum += best[next];
        for (int32_t arc = graph->start[next]; arc < graph->start[next + 1]; arc++)
            if (!done[graph->to[arc]] && weights[arc] < best[graph->to[arc]])
                best[graph->to[arc]] = weights[arc];
    }
    return sum;
}

static int32_t steps_from_first(const pave_graph *graph, const int32_t *labels, int32_t *out)
{
    for (int32_t node = 0; node < graph->node_count; node++) {
        out[node] = NODES_MAX;
        bool first = true;
        for (int32_t other = 0; other < node; other++)
            first = first && labels[other] != labels[node];
        if (first) out[node] = 0;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int32_t node = 0; node < graph->node_count; node++)
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
                if (out[graph->to[arc]] + 1 < out[node])
                    out[node] = out[graph->to[arc]] + 1, changed = true;
    }
    return 0;
}

static int32_t source_of(const pave_graph *graph, int32_t arc)
{
    return graph->to[graph->twin[arc]];
}

static void check_trees(int number, const pave_graph *graph)
{
    static int32_t out[NODES_MAX], labels[NODES_MAX], joined[NODES_MAX], steps[NODES_MAX];
    int32_t pieces = flood(graph, -1, -1, labels);
    int64_t count = -1;
    int64_t sum = 0;
    draw_weights(graph);
    for (int pass = 0; pass < 2; pass++) {
        assert_ok(
            pave_graph_spanning_forest(graph, pass ? NULL : weights, NULL, out, NODES_MAX, &count));
        assert_int_equal(count, graph->node_count - pieces);
        for (int32_t node = 0; node < graph->node_count; node++) joined[node] = node;
        if (pass) steps_from_first(graph, labels, steps);
        for (int32_t i = 0; i < count; i++) { // a tree joins what was apart, each time
            int32_t a = joined[source_of(graph, out[i])], b = joined[graph->to[out[i]]];
            if (a == b) fail_msg("case %d: a tree with a circle", number);
            for (int32_t node = 0; node < graph->node_count; node++)
                joined[node] = joined[node] == b ? a : joined[node];
            if (pass && steps[source_of(graph, out[i])] + 1 != steps[graph->to[out[i]]])
                fail_msg("case %d: not breadth-first", number);
            if (!pass) sum += weights[out[i]];
            if (!pass && out[i] > graph->twin[out[i]])
                fail_msg("case %d: not the lower arc", number);
            if (!pass && i > 0 &&
                (weights[out[i]] < weights[out[i - 1]] ||
                 (weights[out[i]] == weights[out[i - 1]] && out[i] < out[i - 1])))
                fail_msg("case %d: order", number);
        }
    }
    if (sum != prim(graph))
        fail_msg("case %d: the tree weighs %d, and could weigh %d", number, (int)sum,
                 (int)prim(graph));
    if (count > 0) {
        const int32_t *given[] = {weights, NULL};
        for (int i = 0; i < 2; i++) { // one too few writes nothing, exactly enough all
            int64_t need = 0;
            memset(out, 0xff, (size_t)count * sizeof *out);
            assert_int_equal(
                pave_graph_spanning_forest(graph, given[i], NULL, out, count - 1, &need),
                PAVE_CAPACITY);
            assert_true(need == count && out[0] == -1 && out[count - 1] == -1);
            assert_ok(pave_graph_spanning_forest(graph, given[i], NULL, out, count, &need));
            assert_true(need == count && out[0] >= 0 && out[count - 1] >= 0);
        }
    }
}

TEST(trees_span)
{
    for_each_graph(check_trees, 0, 0);
    for_each_graph(check_trees, 25, 20);
}

// ---- Colours ------------------------------------------------------------------------------------

static bool proper(const pave_graph *graph, const int32_t *colors, int32_t count)
{
    int32_t most = -1;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (colors[node] < 0 || colors[node] >= count) return false;
        if (colors[node] > most) most = colors[node];
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (colors[graph->to[arc]] == colors[node]) return false;
    }
    return most + 1 == count;
}

static void check_colors(int number, const pave_graph *graph)
{
    static int32_t colors[NODES_MAX];
    int32_t greedy = -1;
    assert_ok(pave_graph_color_greedy(graph, NULL, colors, &greedy));
    if (!proper(graph, colors, greedy)) fail_msg("case %d: the greedy colouring is wrong", number);
}

TEST(windows_are_colored)
{
    for_each_graph(check_colors, 0, 0);
    for_each_graph(check_colors, 30, 10);
}

enum { SMALL = 9 };

/// Whether k colours suffice, all of them tried in every node.
static bool colorable(const pave_graph *graph, int32_t k)
{
    int32_t colors[SMALL] = {0};
    for (;;) {
        bool good = true;
        for (int32_t node = 0; node < graph->node_count && good; node++)
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
                good = good && colors[graph->to[arc]] != colors[node];
        if (good) return true;
        int32_t node = 0;
        while (node < graph->node_count && ++colors[node] == k) colors[node++] = 0;
        if (node == graph->node_count) return false;
    }
}

/// A random graph: nodes on a parabola, so that no two edges leave a node in one direction.
static pave_graph *small_graph(int32_t seed, int32_t nodes, uint32_t percent)
{
    pave_vec2 positions[SMALL];
    int32_t edges[SMALL * SMALL][2], count = 0;
    pave_graph *graph = NULL;
    pave_error error = {0};
    for (int32_t a = 0; a < nodes; a++) {
        positions[a] = pave_vec2_of(a, a * a);
        for (int32_t b = a + 1; b < nodes; b++) {
            if (case_word(seed, a, (uint32_t)b) % 100 >= percent) continue;
            edges[count][0] = a;
            edges[count++][1] = b;
        }
    }
    if (pave_graph_create_from_edges(
            &(pave_edges_def){nodes, positions, count, (const int32_t(*)[2])edges}, NULL, &graph,
            &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return graph;
}

TEST(greedy_colors_are_not_fewer_than_needed)
{
    for (int32_t seed = 0; seed < 600; seed += SPARSE(7)) {
        int32_t nodes = 1 + seed % SMALL, colors[SMALL], greedy = -1, least = 1;
        pave_graph *graph = small_graph(seed, nodes, 20 + (uint32_t)seed % 60);
        while (!colorable(graph, least)) least++;
        assert_ok(pave_graph_color_greedy(graph, NULL, colors, &greedy));
        assert_true(proper(graph, colors, greedy) && greedy >= least);
        pave_graph_destroy(graph);
    }
}

// ---- Memory -------------------------------------------------------------------------------------

typedef pave_result (*call)(const pave_graph *graph, const pave_allocator *allocator);

/// More colours than a word has bits.
TEST(very_many_colors)
{
    enum { NODES = 70 };
    static pave_vec2 places[NODES];
    static int32_t edges[NODES * (NODES - 1) / 2][2], colors[NODES];
    int32_t count = 0, used = 0;
    for (int32_t a = 0; a < NODES; a++) {
        places[a] = pave_vec2_of(a, a * a);
        for (int32_t b = 0; b < a; b++) {
            edges[count][0] = a;
            edges[count++][1] = b;
        }
    }
    pave_graph *graph = NULL;
    const pave_edges_def def = {NODES, places, count, (const int32_t(*)[2])edges};
    assert_ok(pave_graph_create_from_edges(&def, NULL, &graph, NULL));
    assert_ok(pave_graph_color_greedy(graph, NULL, colors, &used));
    assert_int_equal(used, NODES);
    assert_true(proper(graph, colors, NODES));
    assert_ok(pave_graph_color_few(graph, 0, 100, NULL, colors, &used));
    assert_int_equal(used, NODES);
    assert_true(proper(graph, colors, NODES));
    pave_graph_destroy(graph);
}

int main(void) { return run_all_tests(NULL, NULL); }
