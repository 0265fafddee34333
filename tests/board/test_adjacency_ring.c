/// tests/board/test_adjacency_ring.c: rings of border nodes: around trees, patches of triangles and
/// single nodes every node becomes a sound tile, and the ring crosses nothing.

#include <pave/adjacency.h>

#include <math.h>

#include "../sparse.h"
#include "../test.h"

enum { NODES_MAX = 64, EDGES_MAX = 256 };

typedef struct drawing {
    int32_t node_count, edge_count;
    pave_vec2 positions[NODES_MAX];
    int32_t edges[EDGES_MAX][2];
} drawing;

static drawing drawn;

static uint32_t word_of(int32_t a, int32_t b, uint32_t c)
{
    return pave_random_at(17, 0x8000, a, b, 0, c).word[0];
}

static int32_t add_node(double x, double y)
{
    drawn.positions[drawn.node_count] = pave_vec2_of(x, y);
    return drawn.node_count++;
}

static void add_edge(int32_t a, int32_t b)
{
    drawn.edges[drawn.edge_count][0] = a;
    drawn.edges[drawn.edge_count++][1] = b;
}

static pave_edges_def edges_of(const drawing *what)
{
    return (pave_edges_def){what->node_count, what->positions, what->edge_count,
                            (const int32_t(*)[2])what->edges};
}

static int64_t crossings(void)
{
    const pave_edges_def def = edges_of(&drawn);
    int64_t count = -1;
    (void)pave_edges_check(&def, NULL, NULL, 0, &count, NULL);
    return count;
}

static pave_result ring_by(const pave_allocator *allocator, pave_adjacency **out, pave_error *error)
{
    const pave_edges_def def = edges_of(&drawn);
    pave_graph *graph = NULL;
    *out = NULL;
    pave_result result = pave_graph_create_from_edges(&def, allocator, &graph, error);
    if (result != PAVE_OK) return result;
    const pave_adjacency_def ringed = {
        .graph = graph, .take_graph = true, .border_rule = PAVE_BORDER_RING};
    result = pave_adjacency_create(&ringed, allocator, out, error);
    if (result != PAVE_OK) pave_graph_destroy(graph);
    return result;
}

/// What every ring is: nodes as they were, a cycle of new ones, each with one spoke, and no
/// crossing.
static void expect_ring(const pave_adjacency *adjacency)
{
    const pave_graph *graph = adjacency->graph;
    assert_int_equal(adjacency->inner_count, drawn.node_count);
    assert_true(graph->node_count >= drawn.node_count + 3);
    pave_vec2 *positions = malloc((size_t)graph->node_count * sizeof *positions);
    int32_t(*edges)[2] = malloc((size_t)graph->arc_count * sizeof *edges);
    assert_true(positions && edges);
    int32_t count = 0, inside = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        const bool border = node >= drawn.node_count;
        int32_t spokes = 0;
        positions[node] = graph->positions[node];
        assert_int_equal(pave_adjacency_is_border(adjacency, node), border);
        if (!border)
            assert_memory_equal(&positions[node], &drawn.positions[node], sizeof *positions);
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            spokes += border && graph->to[arc] < drawn.node_count;
            inside += !border && node < graph->to[arc] && graph->to[arc] < drawn.node_count;
            if (graph->to[arc] < node) continue;
            edges[count][0] = node;
            edges[count++][1] = graph->to[arc];
        }
        if (border) assert_true(spokes == 1 && graph->start[node + 1] - graph->start[node] == 3);
        const int32_t next = node + 1 < graph->node_count ? node + 1 : drawn.node_count;
        if (border) assert_true(pave_adjacency_find(adjacency, node, next) >= 0);
    }
    assert_int_equal(inside, drawn.edge_count);
    for (int32_t edge = 0; edge < drawn.edge_count; edge++)
        assert_true(pave_adjacency_find(adjacency, drawn.edges[edge][0], drawn.edges[edge][1]) >=
                    0);
    int64_t faults = -1;
    const pave_edges_def def = {graph->node_count, positions, count, (const int32_t(*)[2])edges};
    assert_ok(pave_edges_check(&def, NULL, NULL, 0, &faults, NULL));
    assert_int_equal(faults, 0);
    free(edges);
    free(positions);
}

static void expect_tiles(void)
{
    pave_adjacency *adjacency = NULL;
    pave_error error = {0};
    int64_t faults = -1;
    const pave_result result = ring_by(NULL, &adjacency, &error);
    if (result != PAVE_OK) fail_msg("%s", error.message);
    expect_ring(adjacency);
    assert_ok(pave_adjacency_check(adjacency, NULL, NULL, 0, &faults));
    assert_int_equal(faults, 0);
    pave_adjacency_destroy(adjacency);
}

// ---- Graphs -------------------------------------------------------------------------------------

/// Nodes at random places, each joined to one before it where that crosses nothing: needles, thin
/// gaps and all angles.
TEST(random_trees)
{
    for (int32_t seed = 0; seed < 150; seed += SPARSE(4)) {
        const double scale = ldexp(1.0, seed % 7 * 100 - 300);
        drawn = (drawing){0};
        add_node(0, 0);
        for (int32_t i = 0; i < 200 && drawn.node_count < 40; i++) {
            const int32_t to = (int32_t)(word_of(seed, i, 0) % (uint32_t)drawn.node_count);
            const int32_t node = add_node(scale * (word_of(seed, i, 1) % 1000),
                                          scale * (word_of(seed, i, 2) % 1000));
            add_edge(to, node);
            if (crossings() == 0) continue;
            drawn.node_count--;
            drawn.edge_count--;
        }
        assert_true(drawn.node_count > 10);
        expect_tiles();
    }
}

/// Patches of a plane of triangles: with cut nodes, bridges of triangles and narrow inlets. What is
/// left inside is a fault as before: only patches without holes are tiles.
TEST(patches_of_triangles)
{
    enum { SIDE = 7 };
    int sound = 0;
    for (int32_t seed = 0; seed < 200; seed++) {
        int32_t number[SIDE][SIDE], parts = 0;
        drawn = (drawing){0};
        for (int32_t y = 0; y < SIDE; y++)
            for (int32_t x = 0; x < SIDE; x++) {
                number[y][x] = word_of(seed, x, (uint32_t)y) % 4 == 0 ? -1 : drawn.node_count;
                if (number[y][x] >= 0)
                    add_node(x + 0.5 * (y % 2) + word_of(seed, x, (uint32_t)y + 10) / 0x1p34, y);
            }
        for (int32_t y = 0; y < SIDE; y++)
            for (int32_t x = 0; x < SIDE; x++) {
                const int32_t right = x + 1 < SIDE ? number[y][x + 1] : -1;
                const int32_t low = x - 1 + y % 2, high = low + 1;
                if (number[y][x] < 0) continue;
                if (right >= 0) add_edge(number[y][x], right);
                if (y + 1 == SIDE) continue;
                if (low >= 0 && number[y + 1][low] >= 0) add_edge(number[y][x], number[y + 1][low]);
                if (high < SIDE && number[y + 1][high] >= 0)
                    add_edge(number[y][x], number[y + 1][high]);
            }
        pave_adjacency *adjacency = NULL;
        pave_graph *graph = NULL;
        pave_error error = {0};
        int32_t labels[NODES_MAX];
        const pave_edges_def def = edges_of(&drawn);
        assert_int_equal(crossings(), 0);
        assert_ok(pave_graph_create_from_edges(&def, NULL, &graph, NULL));
        assert_ok(pave_graph_components(graph, labels, &parts));
        pave_graph_destroy(graph);
        const pave_result result = ring_by(NULL, &adjacency, &error);
        assert_int_equal(result, parts == 1 ? PAVE_OK : PAVE_INVALID);
        if (parts != 1) {
            assert_non_null(strstr(error.message, "join the"));
            continue;
        }
        expect_ring(adjacency);
        int64_t faults = -1;
        (void)pave_adjacency_check(adjacency, NULL, NULL, 0, &faults);
        sound += faults == 0;
        pave_adjacency_destroy(adjacency);
    }
    assert_true(sound > 20);
}

/// One node, two, a row, a triangle: how many sides each tile has.
TEST(small_graphs)
{
    static const struct {
        int32_t nodes, edges, pairs[6][2], ring;
    } cases[] = {
        {1, 0, {{0}}, 6},
        {2, 1, {{0, 1}}, 6},
        {3, 2, {{0, 1}, {1, 2}}, 8},
        {3, 3, {{0, 1}, {1, 2}, {2, 0}}, 6},
        {4, 3, {{3, 0}, {3, 1}, {3, 2}}, 12},
        {4, 6, {{0, 1}, {1, 2}, {2, 0}, {3, 0}, {3, 1}, {3, 2}}, 6},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int far = 0; far < 3; far++) {
            const double size = far == 2 ? 1e90 : far == 1 ? 1e-300 : 1.0;
            drawn = (drawing){0};
            add_node(0, 0);
            if (cases[i].nodes > 1) add_node(8 * size, 0);
            if (cases[i].nodes > 2) add_node(4 * size, 7 * size);
            if (cases[i].nodes > 3) add_node(4 * size, 2 * size);
            for (int32_t e = 0; e < cases[i].edges; e++)
                add_edge(cases[i].pairs[e][0], cases[i].pairs[e][1]);
            if (cases[i].nodes == 3 && cases[i].edges == 2)
                drawn.positions[2] = pave_vec2_of(16 * size, 0); // a straight row
            expect_tiles();
            pave_adjacency *adjacency = NULL;
            assert_ok(ring_by(NULL, &adjacency, NULL));
            assert_int_equal(adjacency->graph->node_count - cases[i].nodes, cases[i].ring);
            pave_adjacency_destroy(adjacency);
        }
    drawn = (drawing){0};
    add_node(1e90, -1e95); // a ring of radius 1 would be in the same place
    expect_tiles();
    drawn = (drawing){0};
    add_node(1e100, 0); // there is no place outside
    add_node(-1e100, 0);
    add_edge(0, 1);
    pave_error error = {0};
    pave_adjacency *adjacency = NULL;
    assert_int_equal(ring_by(NULL, &adjacency, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "beyond 1e100"));
    drawn = (drawing){0}; // of nothing, nothing
    assert_ok(ring_by(NULL, &adjacency, NULL));
    assert_int_equal(adjacency->graph->node_count, 0);
    pave_adjacency_destroy(adjacency);
}

/// Nodes 2^-40 apart beside edges of length 1: the ring finds its way between them.
TEST(tight_places)
{
    drawn = (drawing){0};
    const int32_t a = add_node(1, 1), b = add_node(2, 1), c = add_node(1, 1 + 0x1p-40),
                  d = add_node(2, 1 + 0x1p-40), e = add_node(0, 1);
    add_edge(e, a);
    add_edge(a, b);
    add_edge(e, c);
    add_edge(c, d);
    expect_tiles();
}

/// Crossing edges, a border named beside a rule, a rule that does not exist; and none at all.
TEST(what_is_refused)
{
    pave_adjacency *adjacency = NULL;
    pave_graph *graph = NULL;
    pave_error error = {0};
    drawn = (drawing){0};
    for (int32_t n = 0; n < 4; n++) add_node(n % 2, n / 2);
    add_edge(0, 3);
    add_edge(1, 2);
    add_edge(0, 1);
    assert_int_equal(ring_by(NULL, &adjacency, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "edges of the graph cross"));
    drawn.edge_count = 1;
    assert_int_equal(ring_by(NULL, &adjacency, &error), PAVE_INVALID);
    assert_string_equal(error.message, "no edges lead from node 0 to node 1, so no ring can go "
                                       "around all: join the 3 parts, or make a mesh of each");
    const pave_edges_def edges = edges_of(&drawn);
    const int32_t named = 0;
    assert_ok(pave_graph_create_from_edges(&edges, NULL, &graph, NULL));
    pave_adjacency_def def = {
        .graph = graph, .border = &named, .border_count = 1, .border_rule = PAVE_BORDER_RING};
    assert_int_equal(pave_adjacency_create(&def, NULL, &adjacency, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "\"ring\""));
    def = (pave_adjacency_def){.graph = graph, .border_rule = (pave_border_rule)3};
    assert_int_equal(pave_adjacency_create(&def, NULL, &adjacency, &error), PAVE_RANGE);
    def.border_rule = PAVE_BORDER_NONE;
    assert_ok(pave_adjacency_create(&def, NULL, &adjacency, &error));
    assert_int_equal(adjacency->inner_count, 4);
    pave_adjacency_destroy(adjacency);
    def.border_rule = PAVE_BORDER_OUTER;
    assert_ok(pave_adjacency_create(&def, NULL, &adjacency, &error));
    assert_int_equal(adjacency->inner_count, 0);
    pave_adjacency_destroy(adjacency);
    pave_graph_destroy(graph);
}

/// The graph goes with the adjacency only where that succeeds.
TEST(failing_allocations)
{
    drawn = (drawing){0};
    for (int32_t n = 0; n < 6; n++) add_node(n, n % 2 * 0.1);
    for (int32_t n = 0; n < 5; n++) add_edge(n, n + 1);
    for (failing counts = each_failing; failing_next(&counts);) {
        pave_adjacency *adjacency = NULL;
        pave_error error = {0};
        const pave_result result = ring_by(&counts.allocator, &adjacency, &error);
        assert_true((adjacency != NULL) == (result == PAVE_OK));
        assert_true(result == PAVE_OK || error.result == PAVE_NO_MEMORY);
        pave_adjacency_destroy(adjacency);
        assert_told(counts, result);
        assert_true(result != PAVE_OK || counts.fail_at >= 20);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
