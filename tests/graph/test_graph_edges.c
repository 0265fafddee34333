/// tests/graph/test_graph_edges.c: graphs from edges: the order around nodes by whole numbers,
/// twins, and what is refused.

#include <pave/graph.h>
#include <pave/random.h>

#include <math.h>

#include "../test.h"

enum { NODES = 60, EDGES_MAX = NODES * NODES };

typedef struct place {
    int64_t x, y;
} place;

static uint32_t word_of(int32_t a, int32_t b, uint32_t c)
{
    return pave_random_at(3, 0x8000, a, b, 0, c).word[0];
}

/// Whether b is met after a when turning clockwise on screen from north: by whole numbers.
static bool turns_to(place a, place b)
{
    bool west_a = !(a.x > 0 || (a.x == 0 && a.y < 0)), west_b = !(b.x > 0 || (b.x == 0 && b.y < 0));
    if (west_a != west_b) return west_b;
    return a.x * b.y - a.y * b.x > 0;
}

static void check_graph(const pave_graph *graph, const place *places, int32_t edge_count,
                        const int32_t (*edges)[2])
{
    static int joined[NODES][NODES];
    memset(joined, 0, sizeof joined);
    for (int32_t edge = 0; edge < edge_count; edge++)
        joined[edges[edge][0]][edges[edge][1]]++, joined[edges[edge][1]][edges[edge][0]]++;
    assert_int_equal(graph->arc_count, 2 * edge_count);
    assert_true(graph->window == NULL && graph->start[0] == 0 &&
                graph->start[graph->node_count] == graph->arc_count);
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc], twin = graph->twin[arc];
            assert_int_equal(joined[node][to]--, 1);
            assert_true(twin >= graph->start[to] && twin < graph->start[to + 1] &&
                        graph->to[twin] == node && graph->twin[twin] == arc);
            if (arc == graph->start[node]) continue;
            place before = {places[graph->to[arc - 1]].x - places[node].x,
                            places[graph->to[arc - 1]].y - places[node].y};
            place here = {places[to].x - places[node].x, places[to].y - places[node].y};
            if (!turns_to(before, here))
                fail_msg("node %d: arc %d does not turn clockwise", (int)node, (int)arc);
        }
}

TEST(random_places_turn_clockwise)
{
    static int32_t edges[EDGES_MAX][2];
    int32_t made = 0;
    for (int32_t seed = 0; seed < 40; seed++) {
        place places[NODES];
        pave_vec2 positions[NODES];
        int32_t count = 0;
        pave_graph *graph = NULL;
        pave_error error = {0};
        for (int32_t n = 0; n < NODES;
             n++) { // on a parabola: no three in one line; moved, and for odd seeds tilted
            places[n].x = 1000 * n + (int64_t)(word_of(seed, n, 1) % 1000) - 30000;
            places[n].y = places[n].x * places[n].x / 1000000 * 1000000 + n - 400000000;
            if (seed % 2) places[n] = (place){places[n].y / 3, places[n].x};
            positions[n] = pave_vec2_of((double)places[n].x, (double)places[n].y);
        }
        for (int32_t a = 0; a < NODES; a++)
            for (int32_t b = 0; b < a; b++)
                if (word_of(seed, a, 2 + (uint32_t)b) % 6 == 0)
                    edges[count][a % 2] = a, edges[count++][1 - a % 2] = b;
        pave_result result = pave_graph_create_from_edges(
            &(pave_edges_def){NODES, positions, count, (const int32_t(*)[2])edges}, NULL, &graph,
            &error);
        if (result ==
            PAVE_INVALID) { // two did leave in one direction: whole numbers must say so too
            bool found = false;
            for (int32_t i = 0; i < count && !found; i++)
                for (int32_t j = 0; j < i && !found; j++)
                    for (int ends = 0; ends < 4 && !found; ends++) {
                        if (edges[i][ends & 1] != edges[j][ends >> 1]) continue;
                        place o = places[edges[i][ends & 1]], p = places[edges[i][1 - (ends & 1)]],
                              q = places[edges[j][1 - (ends >> 1)]];
                        found = (p.x - o.x) * (q.y - o.y) == (p.y - o.y) * (q.x - o.x) &&
                                (p.x - o.x) * (q.x - o.x) + (p.y - o.y) * (q.y - o.y) > 0;
                    }
            assert_true(found);
            continue;
        }
        assert_ok(result);
        check_graph(graph, places, count, (const int32_t(*)[2])edges);
        for (int32_t n = 0; n < NODES; n++)
            assert_true(graph->positions[n].x == positions[n].x &&
                        graph->positions[n].y == positions[n].y);
        pave_graph_destroy(graph);
        made++;
    }
    assert_true(made > 20);
}

/// Directions that differ by less than what a product of doubles keeps: (N + 1, N) and (N, N - 1)
/// have the cross product -1, N = 2^30.
TEST(a_hair_decides)
{
    enum { POWERS = 7 };
    static const int powers[POWERS] = {0, -1074, -1030, -700, -340, 1, 300};
    const int64_t n = INT64_C(1) << 30;
    static const int32_t edges[2][2] = {{0, 1}, {2, 0}};
    for (int quarter = 0; quarter < 4; quarter++)
        for (int swap = 0; swap < 2; swap++) {
            place places[3] = {{0, 0}, {n + 1, n}, {n, n - 1}};
            pave_vec2 positions[3];
            for (int i = 0; i < 3; i++) {
                for (int turn = 0; turn < quarter; turn++)
                    places[i] = (place){-places[i].y, places[i].x};
                if (swap) places[i].x = -places[i].x;
            }
            // Stretched by powers of two, in x, in y, or both, they turn as before.
            for (int stretch = 0; stretch < POWERS * POWERS; stretch++) {
                pave_graph *graph = NULL;
                for (int i = 0; i < 3; i++)
                    positions[i] =
                        pave_vec2_of(ldexp((double)places[i].x, powers[stretch % POWERS]),
                                     ldexp((double)places[i].y, powers[stretch / POWERS]));
                assert_ok(pave_graph_create_from_edges(&(pave_edges_def){3, positions, 2, edges},
                                                       NULL, &graph, NULL));
                check_graph(graph, places, 2, edges);
                pave_graph_destroy(graph);
            }
        }
}

/// Neither what is tiny nor what is nearly one direction is rounded away; equal directions are
/// found at any length.
TEST(tiny_differences_count)
{
    static const struct {
        pave_vec2 first, second;
        bool same;
    } pairs[] = {
        {{1e-110, 0}, {0, 1e-110}, false},
        {{5e-324, 0}, {-5e-324, 0}, false},
        {{1, 1e-200}, {1, 0}, false},
        {{1e100, 5e-324}, {1e100, 0}, false},
        {{5e-324, 1e100}, {1e-323, 1e100}, false},
        {{1e-310, 1e-310}, {1e90, 1e90}, true},
        {{5e-324, 1e-323}, {5e99, 1e100}, true},
        {{3e-200, -6e-200}, {3e-200 * 0x1p300, -6e-200 * 0x1p300}, true},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        static const int32_t edges[2][2] = {{0, 1}, {0, 2}};
        pave_vec2 positions[3] = {{0, 0}, pairs[i].first, pairs[i].second};
        pave_graph *graph = NULL;
        pave_result result = pave_graph_create_from_edges(&(pave_edges_def){3, positions, 2, edges},
                                                          NULL, &graph, NULL);
        if (result != (pairs[i].same ? PAVE_INVALID : PAVE_OK))
            fail_msg("pair %d: %s", (int)i, pave_result_text(result));
        pave_graph_destroy(graph);
    }
}

TEST(a_compass)
{
    static const place places[9] = {{0, 0}, {-1, -1}, {-1, 0}, {-1, 1}, {0, 1},
                                    {1, 1}, {1, 0},   {1, -1}, {0, -1}};
    static const int32_t edges[8][2] = {{0, 1}, {2, 0}, {0, 3}, {4, 0},
                                        {0, 5}, {6, 0}, {0, 7}, {8, 0}},
                         clockwise[8] = {8, 7, 6, 5, 4, 3, 2, 1};
    pave_vec2 positions[9];
    pave_graph *graph = NULL;
    for (int i = 0; i < 9; i++)
        positions[i] = pave_vec2_of((double)places[i].x, (double)places[i].y);
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){9, positions, 8, edges}, NULL, &graph,
                                           NULL));
    for (int i = 0; i < 8; i++) assert_int_equal(graph->to[graph->start[0] + i], clockwise[i]);
    pave_graph_destroy(graph);
    assert_ok(
        pave_graph_create_from_edges(&(pave_edges_def){0, NULL, 0, NULL}, NULL, &graph, NULL));
    assert_int_equal(graph->node_count + graph->arc_count, 0);
    pave_graph_destroy(graph);
}

typedef struct wrong_case {
    int32_t edges[2][2];
    pave_vec2 last; ///< where node 3 lies; 0, 1 and 2 lie at (0, 0), (1, 0) and (2, 0)
    const char *message;
} wrong_case;

static const wrong_case wrong_cases[] = {
    {{{0, 1}, {1, 4}}, {0, 1}, "edge 1 joins 1 and 4, but there are 4 nodes, counted from 0"},
    {{{-1, 1}, {1, 2}}, {0, 1}, "edge 0 joins -1 and 1, but there are 4 nodes, counted from 0"},
    {{{0, 1}, {2, 2}}, {0, 1}, "edge 1 joins node 2 to itself: leave it out"},
    {{{0, 1}, {1, 0}}, {0, 1}, "edges 0 and 1 both join the nodes 0 and 1: leave one out"},
    {{{0, 2}, {0, 1}}, {0, 1}, "edges 0 and 1 leave node 0 in the same direction: move a node"},
    {{{0, 1}, {1, 3}}, {1, 0}, "edge 1 has no direction: its nodes 1 and 3 have the same position"},
    {{{0, 1}, {1, 2}}, {2e100, 0}, "node 3 has no finite position up to 1e100: give it one"},
    {{{0, 1}, {1, 2}}, {0, INFINITY}, "node 3 has no finite position up to 1e100: give it one"},
    {{{0, 1}, {1, 2}}, {NAN, 0}, "node 3 has no finite position up to 1e100: give it one"},
};

TEST(what_is_wrong_is_named)
{
    for (size_t i = 0; i < sizeof wrong_cases / sizeof *wrong_cases; i++) {
        pave_vec2 positions[4] = {{0, 0}, {1, 0}, {2, 0}, wrong_cases[i].last};
        pave_graph *graph = (pave_graph *)positions;
        pave_error error = {0};
        pave_result result = strstr(wrong_cases[i].message, "finite") ? PAVE_RANGE : PAVE_INVALID;
        assert_int_equal(
            pave_graph_create_from_edges(&(pave_edges_def){4, positions, 2, wrong_cases[i].edges},
                                         NULL, &graph, &error),
            result);
        assert_null(graph);
        assert_string_equal(error.message, wrong_cases[i].message);
        assert_int_equal(error.result, result);
        assert_int_equal(
            pave_graph_create_from_edges(&(pave_edges_def){4, positions, 2, wrong_cases[i].edges},
                                         NULL, &graph, NULL),
            result);
    }
    pave_graph *graph = NULL;
    pave_error error = {0};
    assert_int_equal(
        pave_graph_create_from_edges(&(pave_edges_def){-1, NULL, 0, NULL}, NULL, &graph, &error),
        PAVE_RANGE);
    assert_int_equal(pave_graph_create_from_edges(
                         &(pave_edges_def){0, NULL, INT32_MAX / 2 + 1, NULL}, NULL, &graph, &error),
                     PAVE_RANGE);
    assert_int_equal(error.result, PAVE_RANGE);
}

int main(void) { return run_all_tests(NULL, NULL); }
